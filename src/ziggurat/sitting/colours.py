"""In which colour each seat plays: one for a person in every list, at the table, in the terminal and at the end.

A colour is the number of its seal (web/src/lib/ui/cuts.ts, ziggurat/cli/company.py), 0 while the seat has none.
"""

from typing import TYPE_CHECKING, cast

from ziggurat.kernel.state import State

if TYPE_CHECKING:
    from ziggurat.games.antike.state import AntikeState

# Through the Ages calls its seats green, grey, orange and violet; in Antike nations are dealt.
CALLED = {"ages": (3, 5, 1, 4), "antike": (0,) * 6}
# The box of Antike has six colours; ours are told apart by everybody and keep the lamp's gold free.
BOX = {"yellow": 1, "blue": 2, "green": 3, "red": 4, "black": 5, "grey": 6}


def colours_of(title: str, players: int) -> list[int]:
    """By seat, as far as the title alone decides it."""
    called = CALLED.get(title) or tuple(BOX.values())
    return [called[seat % len(called)] for seat in range(players)]


def colours(state: State) -> list[int]:
    """By seat; nations bring their colours, and who leads two has that of the first."""
    found = colours_of(state.title.id, state.players)
    if state.title.id == "antike":
        game = cast("AntikeState", state)
        for nation in reversed(range(len(game.nations))):
            found[game.seats[nation]] = BOX[game.board.colors[game.nations[nation]]]
    return found
