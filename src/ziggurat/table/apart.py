"""What goes wrong with one table, or one person, keeps nobody else waiting."""

import contextlib
import logging
from collections.abc import Iterator

from ziggurat.kernel.errors import ZigguratError
from ziggurat.sitting.errors import NoTable, Unavailable

log = logging.getLogger("ziggurat.apart")


@contextlib.contextmanager
def apart(what: str, *given: object) -> Iterator[None]:
    """A failure is logged, and whoever comes next has their turn; without a database nobody has."""
    try:
        yield
    except NoTable:
        pass  # it was removed meanwhile
    except Unavailable:
        raise
    except ZigguratError as error:
        log.warning(f"{what}: %s", *given, error)
    except Exception:
        log.exception(what, *given)
