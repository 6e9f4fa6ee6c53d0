"""Each title's table as a page of text that one can play from, made from what a seat may know.

A module here carries the id of its title and has one function, `draw`. Lines wrap at the width of the terminal; what
one must type is never cut.
"""

import importlib
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.kernel.words import Words

# The colours of the seats in the browser (web/src/styles/tokens.css, dark), light enough for a dark terminal.
COLOURS = ("#dd5c35", "#6f9cf0", "#4fbd92", "#cf9fea", "#9b8f80", "#faf5ea")


def drawn(state: State, seat: int | None, spoken: Words) -> RenderableType | None:
    """The table of a title that has a page here; None of one that has not."""
    id = state.title.id
    if not state.title.package.startswith("ziggurat.games."):
        return None
    module = importlib.import_module(f"{__name__}.{id}")
    page = Page(spoken)
    module.draw(state.observe(seat), page)
    return page.made()


class Page:
    """What is drawn, line by line, in one language."""

    def __init__(self, spoken: Words) -> None:
        self.spoken = spoken
        self.parts: list[RenderableType] = []

    def made(self) -> RenderableType:
        return Group(*self.parts)

    def say(self, key: str, **args: object) -> str:
        return escape(self.spoken.say(Say(f"cli.{key}", args)))

    def name(self, id: str | None) -> str:
        return "-" if id is None else escape(self.spoken.name(id))

    def names(self, ids: Iterable[str]) -> str:
        return ", ".join(self.name(id) for id in ids)

    def seat(self, seat: int) -> str:
        return coloured(seat, player(seat, self.spoken))

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

    def sheet(self, seats: list[int], rows: list[tuple[str, list[str]]]) -> None:
        """The players side by side; a row that says nothing of anybody is left out."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="")
        table.add_column("")
        for seat in seats:
            table.add_column(self.seat(seat), overflow="fold")
        for key, cells in rows:
            if any(cell not in ("", "0", "-") for cell in cells):
                table.add_row(f"[dim]{self.term(key)}[/]", *cells)
        self.parts.append(table)


def coloured(seat: int, text: str) -> str:
    return f"[{COLOURS[seat % len(COLOURS)]}]{escape(text)}[/]"


def player(seat: int, spoken: Words) -> str:
    return spoken.say(Say("cli.player", {"n": seat + 1}))
