"""A turn played by a bot, for positions in which one turn decides."""

from ziggurat.kernel.state import State
from ziggurat.players import Bot, Budget, View, make_bot


def finish_turn(s: State, seat: int, bot: Bot, thought: Budget) -> None:
    """The bot plays the rest of the seat's turn; whoever else is asked answers greedily."""
    title = s.title
    other = make_bot("greedy", 2)
    turn = title.turn(s)
    for _decision in range(60):
        if s.over() or title.turn(s) != turn:
            return
        acting = seat if seat in s.actors() else s.actors()[0]
        s.apply(acting, (bot if acting == seat else other).choose(View(s, acting), thought))
    raise AssertionError("the turn does not end")
