"""Each title's table as a page of text that one can play from, made from what a seat may know.

A module here carries the id of its title: `draw` draws the table, `places` tells of each place what is
there and beside it, `roles` says what a seat is in the game. Lines wrap at the width of the terminal; what one must
type is never cut.
"""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from ziggurat.cli.company import Company
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

    def paint(self, seat: int, text: str) -> str:
        return self.company.paint(seat, text)

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

    def sentences(self, *said: tuple[str, str]) -> str:
        """`Gives 2 trade. Next to Roma, Ancona.`: a word and what it is about; what is empty is left out."""
        return " ".join(f"{self.term(key)} {text}.".lstrip() if key else f"{text}." for key, text in said if text)

    def sheet(self, seats: list[int], rows: list[tuple[str, list[str]]]) -> None:
        """The players side by side; a row that says nothing of anybody is left out."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="")
        table.add_column("", no_wrap=True)
        for seat in seats:
            table.add_column(self.company.sealed(seat), overflow="fold")
        for key, cells in rows:
            if any(cell not in ("", "0", "-") for cell in cells):
                term = self.term(key)
                table.add_row(f"[dim]{term[:1].upper()}{term[1:]}[/]", *cells)
        self.parts.append(table)
