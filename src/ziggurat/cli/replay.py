"""`replay`: play a record again and show where it leads."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from ziggurat.arena.play import describe
from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption
from ziggurat.cli.board import log_lines, result, table_of
from ziggurat.cli.company import Company
from ziggurat.cli.console import console, in_file, print_json, read_pack_file, read_record_file
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.game import replay as play_again
from ziggurat.terminal import LANGUAGE, complain, say


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat replay my-game.txt --at 40")(replay)


def replay(
    file: Path,
    at: Annotated[int | None, typer.Option("--at", min=0)] = None,
    content: ContentOption = None,
    title: Annotated[str, typer.Option("--title")] = "",
    traceback: Annotated[bool, typer.Option("--traceback")] = False,
    json: JsonOption = False,
) -> None:
    record = read_record_file(file)
    length = len(record.entries)
    named = named_title(title or record.title)
    pack = read_pack_file(content)
    try:
        game = play_again(record if at is None else record.cut(at), named, pack)
        game.state.observe(None)
    except ZigguratError as error:
        raise in_file(file, error) from None
    except Exception as error:
        if traceback:
            raise
        complain(say("says.fails_on", file=str(file), title=named.name, error=describe(error)))
        raise typer.Exit(1) from None
    if json:
        print_json(replay_data(game, length))
        return
    out = console()
    spoken = named.words(LANGUAGE.get(), pack)
    company = Company(game.state, spoken)
    for line in log_lines(game, None, company):
        out.print(line)
    name = escape(spoken.text("title", named.name))
    told = say("says.replayed_start" if record.start else "says.replayed", n=len(game.played), length=length)
    out.print(f"[bold]{name}[/], {told}")
    out.print(table_of(game.state, None, company))
    if game.over():
        out.print(result(game, company))


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
