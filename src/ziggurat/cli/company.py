"""Who sits at a table: a name for each, one seal and colour as in the browser, and what they are in the game."""

import importlib
from collections.abc import Sequence
from types import ModuleType

from rich.markup import escape

from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import Words, words
from ziggurat.players.called import roles
from ziggurat.sitting.wishes import bot_label

# The cuts of the seats in the browser (web/src/lib/ui/cuts.ts) and their colours (web/src/styles/tokens.css, dark:
# light enough for a dark terminal).
SEALS = ("○", "●", "■", "▲", "◆", "⬢", "✿")  # the first while a seat has no colour yet
COLOURS = ("#9b8f80", "#dd5c35", "#6f9cf0", "#4fbd92", "#cf9fea", "#9b8f80", "#faf5ea")


def drawing(title: Title) -> ModuleType | None:
    """The module that draws a title's table; None of one that has none."""
    if not title.package.startswith("ziggurat.games."):
        return None
    return importlib.import_module(f"ziggurat.cli.boards.{title.id}")


class Company:
    """The people and bots of one position; an empty name is that of the seat."""

    def __init__(self, state: State, spoken: Words, names: Sequence[str] = ()) -> None:
        self.spoken = spoken
        self.given = names
        self.title = state.title
        self.drawing = drawing(state.title)
        self.seen = None if self.drawing is None else state.observe(None)
        self.colours = state.title.worn(state)

    def colour(self, seat: int) -> int:
        return self.colours[seat]

    def roles(self, seat: int) -> list[str]:
        """The nations, leader or colour that the seat is in the game, once they are known."""
        return [self.spoken.name(role) for role in roles(self.title, self.seen, seat)]

    def role(self, seat: int) -> str:
        return ", ".join(self.roles(seat))

    def name(self, seat: int) -> str:
        given = self.given[seat] if seat < len(self.given) else ""
        return given or self.spoken.say(Say("cli.player", {"n": seat + 1}))

    def paint(self, seat: int, text: str) -> str:
        return painted(self.colour(seat), text)

    def sealed(self, seat: int) -> str:
        """`● Player 1`, in their colour."""
        return self.paint(seat, f"{SEALS[self.colour(seat)]} {self.name(seat)}")

    def who(self, seat: int) -> str:
        """People first: `● Player 1 (Roma)`."""
        role = self.role(seat)
        return self.sealed(seat) + (f" ({escape(role)})" if role else "")


def painted(colour: int, text: str) -> str:
    return f"[{COLOURS[colour]}]{escape(text)}[/]"


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called at the table: its level's name, as in the browser."""
    return words("", lang).text(f"level.{bot}", bot_label(bot))
