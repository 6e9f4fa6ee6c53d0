"""What `observe` returns has a type: records that say which fields there are, their bounds, and what an id names.

From these types come the API document, the client's TypeScript and feature vectors, so a shape is fixed wherever the
game's is: a count of each of nine symbols is a record with nine numbers, not a mapping with some of them.

It stands alone because a module with a msgspec type in it stays interpreted in the compiled engine.
"""

from typing import Any

import msgspec


class Seen(msgspec.Struct, kw_only=True):
    """The base of a title's observation and of all records in it; a field can also be read by its name as a key."""

    def __getitem__(self, name: str) -> Any:
        try:
            return getattr(self, name)
        except AttributeError:
            raise KeyError(name) from None


class Counts(Seen, omit_defaults=True):
    """The base of amounts of which only those that are not 0 are written."""


def of(domain: str) -> msgspec.Meta:
    """Marks an id with what it names: `Annotated[str, of("region")]`."""
    return msgspec.Meta(extra={"of": domain})


def plain(observation: Any) -> Any:
    """An observation as mappings and lists, for readers that do not know its type."""
    return msgspec.to_builtins(observation, str_keys=True)
