"""The command `ziggurat`: every subcommand, and one way to say no."""

import importlib
import sys
from collections.abc import Sequence
from functools import cache

import typer

from ziggurat.arena.cluster import HERE
from ziggurat.cli import analyse, arena, bench, bot, check, content, mcp, play, replay, rules, simulate, titles
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
for part in (play, simulate, arena, analyse, replay, check, rules, content, titles, bench, mcp, bot):
    part.register(app)
INTERRUPTED = 130  # the shell's status for Ctrl-C
OWN = {command.callback.__name__ for command in app.registered_commands if command.callback is not None}


@cache
def mount_server() -> None:
    """Add the server's commands. Its libraries take their time to load, so the others do without them."""
    importlib.import_module("ziggurat.server.commands").register(app)


def main(arguments: Sequence[str] | None = None) -> None:
    sys.exit(run(arguments))


def with_ray(given: list[str]) -> list[str]:
    """`--ray` may stand alone: then Ray is started on this machine."""
    if "--ray" in given:
        after = given.index("--ray") + 1
        if after == len(given) or given[after].startswith("-"):
            return [*given[:after], HERE, *given[after:]]
    return given


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; input that cannot be gets one line and status 2."""
    given = with_ray(list(sys.argv[1:] if arguments is None else arguments))
    try:
        if not given or given[0] not in OWN:
            mount_server()
        status = int(app(given, standalone_mode=False) or 0)
    except typer.TyperException as error:
        complain(error.format_message() or "a command is missing; see --help")
        return 2
    except ZigguratError as error:
        complain(str(error))
        return 2
    except (typer.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return 2
    if status == INTERRUPTED:
        complain("stopped")
    return status
