"""Each title's table as a page of text that one can play from, made from what a seat may know.

A module here carries the id of its title: `draw` draws the table, `places` tells of each place what is
there and beside it. `printed` has what is on the cards of all titles. Lines wrap at the width of the terminal; what
one must type is never cut.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ziggurat.cli.company import SEALS, Company
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State


def drawn(state: State, seat: int | None, company: Company) -> RenderableType | None:
    """The table of a title that has a page here; None of one that has not."""
    if company.drawing is None:
        return None
    page = Page(company)
    company.drawing.draw(state.observe(seat), page)
    return page.made()


def told(state: State, seat: int | None, company: Company) -> dict[str, str]:
    """What there is to say of each place on the table of a title that has a page here."""
    assert company.drawing is not None
    places: dict[str, str] = company.drawing.places(state, state.observe(seat), Page(company))
    return places


class Page:
    """What is drawn, line by line, in one language."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.spoken = company.spoken
        self.parts: list[RenderableType] = []

    def made(self) -> RenderableType:
        return Group(*self.parts)

    def say(self, key: str, **args: object) -> str:
        return escape(self.spoken.say(Say(f"cli.{key}", args)))

    def name(self, id: str | None) -> str:
        return "-" if id is None else escape(self.spoken.name(id))

    def names(self, ids: Iterable[str]) -> str:
        return ", ".join(self.name(id) for id in ids)

    def text(self, id: str) -> str:
        return escape(self.spoken.text("text-" + id))

    def paint(self, seat: int, text: str) -> str:
        return self.company.paint(seat, text)

    def seal(self, seat: int, text: str) -> str:
        """Something of a player's, told by more than its colour: `● city 3`."""
        return self.paint(seat, f"{SEALS[self.company.colour(seat)]} {text}")

    def amounts(self, record: Any, *fields: str, prefix: str = "") -> str:
        """`3 stone, 2 food`: what there is of each."""
        chosen = fields or tuple(record.__struct_fields__)
        return ", ".join(self.count(record[field], prefix + field) for field in chosen if record[field])

    def count(self, n: int, id: str) -> str:
        """`2 legions`."""
        key = f"cli.term.{id}"
        form = "" if n == 1 else "many"
        return f"{n} {self.term(id) if self.spoken.has(key) else escape(self.spoken.name(id, form))}"

    def term(self, id: str) -> str:
        """What the terminal calls a column; else the title's own name of it."""
        key = f"cli.term.{id}"
        return escape(self.spoken.say(Say(key))) if self.spoken.has(key) else self.name(id)

    def line(self, key: str, text: str) -> None:
        if text:
            self.parts.append(f"[bold]{self.term(key)}[/]  {text}")

    def head(self, id: str) -> str:
        """A term where a line or a column begins."""
        term = self.term(id)
        return term[:1].upper() + term[1:]

    def rows(self, key: str, rows: Sequence[tuple[str, ...]], *heads: str) -> None:
        """A table under its heads: what one looks for stands in the first column."""
        if not rows:
            return
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(f"[bold not dim]{self.head(key)}[/]", overflow="fold")
        for head in heads:
            table.add_column(self.head(head), overflow="fold")
        for row in rows:
            table.add_row(*row)
        self.parts.append(table)

    def sentences(self, *said: tuple[str, str]) -> str:
        """`Gives 2 trade. Next to Roma, Ancona.`: a word and what it is about; what is empty is left out."""
        return " ".join(f"{self.term(key)} {text}.".lstrip() if key else f"{text}." for key, text in said if text)

    def sheet(self, seats: list[int], rows: list[tuple[str, list[str]]]) -> None:
        """The players side by side; a row that says nothing of anybody is left out."""
        said = [(self.head(key), cells) for key, cells in rows if any(cell not in ("", "0", "-") for cell in cells)]
        self.parts.append(Sheet([self.company.sealed(seat) for seat in seats], said))


class Sheet:
    """Players as columns; what has words too long for a column follows below, player by player."""

    def __init__(self, players: list[str], rows: list[tuple[str, list[str]]]) -> None:
        self.players = players
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - max(len(head) for head, _ in self.rows) - 1
        width = room // len(self.players) - 1
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="")
        table.add_column("", no_wrap=True)
        for player in self.players:
            table.add_column(player, overflow="fold")
        below = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        for head, cells in self.rows:
            if max(map(longest_word, cells)) <= width:
                table.add_row(f"[dim]{head}[/]", *cells)
                continue
            for player, cell in zip(self.players, cells, strict=True):
                if cell not in ("", "-"):
                    below.add_row(f"[dim]{head}[/]", player, cell)
                    head = ""
        yield table
        if below.row_count:
            yield below


def longest_word(cell: str) -> int:
    return max((len(word) for word in Text.from_markup(cell).plain.split()), default=0)
