"""`analyse`: a finished game looked at again."""

from pathlib import Path

import typer
from rich.markup import escape
from rich.table import Table

from ziggurat.arena.picture import curves
from ziggurat.cli.arguments import ContentOption, JsonOption
from ziggurat.cli.company import Company
from ziggurat.cli.console import Slow, columns, console, need_svg, print_json, read_pack_file, read_record_file
from ziggurat.kernel.game import replay
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.state import State
from ziggurat.players.analysis import Decision
from ziggurat.players.analysis import analyse as look_again
from ziggurat.terminal import LANGUAGE, figure, say

WORST = 8  # decisions that are shown


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat analyse my-game.txt --picture my-game.svg")(analyse)


def analyse(
    file: Path,
    content: ContentOption = None,
    picture: Path | None = None,
    json: JsonOption = False,
) -> None:
    need_svg(picture)
    record = read_record_file(file)
    title = find_title(record.title)
    pack = read_pack_file(content)
    with Slow(say("says.actions_of", n=len(record.entries), title=title.name), len(record.entries)) as bar:
        found = look_again(record, title, pack, bar.advance)
    game = replay(record, title, pack)
    company = Company(game.state, title.words(LANGUAGE.get(), pack))
    if picture is not None:
        names = [company.name(seat) for seat in range(record.players)]
        caption = say("says.chance_to_win", title=title.name)
        picture.write_text(curves(caption, names, found.chances, found.turning_points))
    if json:
        print_json(found)
        return
    out = console()
    table = columns("", say("says.accuracy"), say("says.chance_at_end"))
    for seat, share in enumerate(found.accuracy):
        table.add_row(company.who(seat), figure(100 * share, ".1f") + " %", f"{100 * found.chances[-1][seat]:.0f} %")
    out.print(table)
    turned = ", ".join(say("says.action_n", n=number) for number in found.turning_points)
    out.print(say("says.turning_points", actions=turned) if turned else say("says.no_turning_point"))
    for one in sorted(found.decisions, key=lambda decision: -decision.cost)[:WORST]:
        if one.cost > 0:
            before = game.at(one.number - 1)
            out.print(f"[bold]{say('says.action_n', n=one.number)}[/], {company.who(one.seat)}")
            out.print(told(one, before, company))


def told(one: Decision, before: State, company: Company) -> Table:
    """What was played, and what would have left a better chance to win: known, and in truth."""
    ways = [("played", one.played, 0.0), ("better_known", one.best, one.cost)]
    if one.cost_in_truth > 0:
        ways.append(("better_truth", one.best_in_truth, one.cost_in_truth))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=2)
    for head, notation, cost in ways:
        by = f" ({say('says.better_by', share=figure(100 * cost, '.1f'))})" if cost else ""
        table.add_row("", f"[dim]{say(f'says.{head}')}[/]", f"{label(before, one.seat, notation, company)}{by}")
    return table


def label(state: State, seat: int, notation: str, company: Company) -> str:
    """An action in words; as it is written, where it cannot be read in this position."""
    action = state.title.parse(state, seat, notation)
    if action is None:
        return escape(notation)
    return escape(company.spoken.say(state.title.describe(state, seat, action).label))
