"""`analyse`: a finished game looked at again."""

from pathlib import Path

import typer
from rich.markup import escape

from ziggurat.arena.picture import curves
from ziggurat.cli.arguments import ContentOption, JsonOption
from ziggurat.cli.console import Slow, columns, console, print_json, read_pack_file, read_record_file
from ziggurat.kernel.registry import find_title
from ziggurat.players.analysis import analyse as look_again
from ziggurat.terminal import figure, say

WORST = 8  # decisions that are shown


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat analyse my-game.txt --picture my-game.svg")(analyse)


def analyse(
    file: Path,
    content: ContentOption = None,
    picture: Path | None = None,
    json: JsonOption = False,
) -> None:
    record = read_record_file(file)
    title = find_title(record.title)
    with Slow(say("says.actions_of", n=len(record.entries), title=title.name), len(record.entries)) as bar:
        found = look_again(record, title, read_pack_file(content), bar.advance)
    if picture is not None:
        captions = (say("says.chance_to_win", title=title.name), say("says.seat"))
        picture.write_text(curves(captions, found.chances, found.turning_points))
    if json:
        print_json(found)
        return
    out = console()
    table = columns(say("says.seat"), say("says.accuracy"), say("says.chance_at_end"))
    for seat, share in enumerate(found.accuracy):
        table.add_row(str(seat), figure(100 * share, ".1f") + " %", f"{100 * found.chances[-1][seat]:.0f} %")
    out.print(table)
    turned = ", ".join(say("says.action_n", n=number) for number in found.turning_points)
    out.print(say("says.turning_points", actions=turned) if turned else say("says.no_turning_point"))
    heads = ("action", "seat", "played", "better_known", "cost", "better_truth", "cost")
    table = columns(*(say(f"says.{head}") for head in heads))
    for one in sorted(found.decisions, key=lambda decision: -decision.cost)[:WORST]:
        if one.cost > 0:
            cost, truth = (figure(100 * lost, ".1f") + " %" for lost in (one.cost, one.cost_in_truth))
            texts = (escape(one.played), escape(one.best), cost, escape(one.best_in_truth), truth)
            table.add_row(str(one.number), str(one.seat), *texts)
    out.print(table)
