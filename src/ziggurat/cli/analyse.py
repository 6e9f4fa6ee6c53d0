"""`analyse`: a finished game looked at again."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ziggurat.arena.picture import curves
from ziggurat.cli.arguments import ContentOption, JsonOption
from ziggurat.cli.console import Slow, console, print_json, read_pack_file, read_record_file
from ziggurat.kernel.registry import find_title
from ziggurat.players.analysis import analyse as look_again

WORST = 8  # decisions that are shown


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat analyse my-game.txt --picture my-game.svg")(analyse)


def analyse(
    file: Annotated[Path, typer.Argument(help="A record.")],
    content: ContentOption = None,
    picture: Annotated[Path | None, typer.Option(help="Write everybody's chance to win as an SVG picture.")] = None,
    json: JsonOption = False,
) -> None:
    """Look at a game again: everybody's chance to win, the turning points, and what decisions cost.

    A decision is judged by what its seat could know, and beside that by what really was.
    """
    record = read_record_file(file)
    title = find_title(record.title)
    with Slow(f"{len(record.entries)} actions of {title.name}", len(record.entries)) as bar:
        found = look_again(record, title, read_pack_file(content), bar.advance)
    if picture is not None:
        picture.write_text(curves(f"{title.name}: chance to win", found.chances, found.turning_points))
    if json:
        print_json(found)
        return
    out = console()
    table = Table("seat", "accuracy", "chance at the end", box=None)
    for seat, share in enumerate(found.accuracy):
        table.add_row(str(seat), f"{100 * share:.1f} %", f"{100 * found.chances[-1][seat]:.0f} %")
    out.print(table)
    out.print("Turning points: " + ", ".join(f"action {number}" for number in found.turning_points))
    table = Table("action", "seat", "played", "better, by what the seat knew", "cost", "in truth", "cost", box=None)
    for one in sorted(found.decisions, key=lambda decision: -decision.cost)[:WORST]:
        if one.cost > 0:
            cost, truth = f"{100 * one.cost:.1f} %", f"{100 * one.cost_in_truth:.1f} %"
            texts = (escape(one.played), escape(one.best), cost, escape(one.best_in_truth), truth)
            table.add_row(str(one.number), str(one.seat), *texts)
    out.print(table)
