"""`replay`: play a record again and show where it leads."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ziggurat.arena.play import describe
from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, LangOption
from ziggurat.cli.board import log_lines, result, table_of
from ziggurat.cli.console import complain, console, print_json, read_pack_file, read_record_file
from ziggurat.kernel.errors import BadRecord, ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.game import replay as play_again


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat replay my-game.txt --at 40")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option("--at", min=0, help="Stop after so many actions.")] = None,
    content: ContentOption = None,
    title: Annotated[
        str, typer.Option("--title", help="The record's title as module:NAME, where it is not installed.")
    ] = "",
    lang: LangOption = "en",
    traceback: Annotated[bool, typer.Option("--traceback", help="Show where in the code a title fails.")] = False,
    json: JsonOption = False,
) -> None:
    """Play a record again: its log, and the position it leads to."""
    record = read_record_file(file)
    length = len(record.entries)
    named = named_title(title or record.title)
    pack = read_pack_file(content)
    try:
        game = play_again(record if at is None else record.cut(at), named, pack)
        game.state.observe(None)
    except ZigguratError as error:
        raise BadRecord(f"{file}: {error}") from None
    except Exception as error:
        if traceback:
            raise
        complain(f"{file}: {named.name} fails on this record: {describe(error)} (--traceback shows where)")
        raise typer.Exit(1) from None
    if json:
        print_json(replay_data(game, length))
        return
    out = console()
    spoken = named.words(lang, pack)
    for line in log_lines(game, None, spoken):
        out.print(line)
    origin = " from a position of its own" if record.start else ""
    out.print(f"[bold]{named.name}[/], after {len(game.played)} of {length} actions{origin}")
    out.print(table_of(game.state, None, spoken))
    if game.over():
        out.print(result(game, spoken))


def replay_data(game: Game, length: int) -> dict[str, Any]:
    outcome = game.outcome()
    record = game.record()
    return {
        "title": record.title,
        "rules": record.rules,
        "players": record.players,
        "seed": record.seed,
        "options": record.options,
        "from_position": bool(record.start),
        "actions": length,
        "at": len(record.entries),
        "over": game.over(),
        "actors": [] if game.over() else game.state.actors(),
        "outcome": None
        if outcome is None
        else {
            "places": outcome.places,
            "scores": outcome.scores,
            "parts": outcome.parts,
            "reason": outcome.reason.key,
        },
        "position": game.state.title.to_data(game.state),
    }
