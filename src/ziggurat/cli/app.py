"""The command `ziggurat` with every subcommand."""

import importlib
import sys
from collections.abc import Sequence
from functools import cache

import typer

from ziggurat import terminal
from ziggurat.arena.cluster import HERE
from ziggurat.cli import analyse, arena, bench, bot, check, content, mcp, play, replay, rules, simulate, titles, train
from ziggurat.players import bot_names

app = typer.Typer(
    name="ziggurat",
    epilog="ziggurat play antike",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

for part in (play, simulate, arena, train, analyse, replay, check, rules, content, titles, bench, mcp, bot):
    part.register(app)
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
    given = with_ray(list(sys.argv[1:] if arguments is None else arguments))
    if next(iter(terminal.without_language(given)[1]), "") not in OWN:
        mount_server()
    return terminal.run(app, given, bots=", ".join(bot_names()))
