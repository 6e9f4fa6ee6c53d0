"""The command `ziggurat`: every subcommand, and one way to say no."""

import contextlib
import importlib
import sys
from collections.abc import Sequence

import typer

from ziggurat.cli import bench, check, content, play, replay, rules, simulate, titles
from ziggurat.cli.console import complain
from ziggurat.kernel.errors import ZigguratError

app = typer.Typer(
    name="ziggurat",
    help="An open table for the great civilisation board games.",
    epilog="Start with: ziggurat play antike",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
for part in (play, simulate, replay, check, rules, content, titles, bench):
    part.register(app)
with contextlib.suppress(ModuleNotFoundError):
    importlib.import_module("ziggurat.server.commands").register(app)


def main(arguments: Sequence[str] | None = None) -> None:
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; input that cannot be gets one line and status 2."""
    try:
        return int(app(arguments, standalone_mode=False) or 0)
    except typer.TyperException as error:
        complain(error.format_message() or "a command is missing; see --help")
        return 2
    except ZigguratError as error:
        complain(str(error))
        return 2
    except (typer.Abort, KeyboardInterrupt):
        complain("stopped")
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return 2
