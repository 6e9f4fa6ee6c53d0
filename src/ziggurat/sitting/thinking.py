"""A bot's decision or a hint, asked and answered as plain data.

A question holds a world that the seat cannot tell from the real one, never the real one, so that a bot cannot know
more than a person in its place.
"""

import contextlib
import secrets
import time
from collections import OrderedDict
from functools import lru_cache

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, State
from ziggurat.players import Bot, Budget, View, make_bot
from ziggurat.players.hints import Hint, hints

KEPT = 64  # bots whose plans are remembered between two questions
TRIES = 4  # at the worlds in which whoever takes a bot's place looks ahead


class Question(msgspec.Struct):
    bot: str
    title: str
    seat: int
    seed: int
    world: msgspec.Raw
    table: str = ""  # the same bot is asked again for the same table and seat, so that it can follow its plan
    seconds: float = 1.0  # its thinking time for a turn
    answer_in: float = 10.0  # the answer is due by then
    pack: bytes = b""  # the text of the pack the table is played with; empty: the built-in figures
    hints: bool = False  # not a decision is wanted but hints for a person; no bot is named then


class Reason(msgspec.Struct):
    """Something to be said, by a key of the title's words, as it travels."""

    key: str
    args: "dict[str, int | str | Reason | list[int | str | Reason]]"  # numbers stay so: they decide about the plural

    def say(self) -> Say:
        return Say(self.key, {name: arrived(value) for name, value in self.args.items()})


class Thought(msgspec.Struct):
    """A hint: an action, the chance to win that it leaves, and reasons."""

    notation: str
    chance: float
    reasons: list[Reason]


class Answer(msgspec.Struct):
    notation: str = ""
    error: str = ""
    hints: list[Thought] = []


def think(question: Question) -> Answer:
    title = find_title(question.title)
    world = title.from_json(bytes(question.world), read_pack(question.pack) if question.pack else None)
    view = View(world, question.seat)
    if question.hints:
        budget = Budget(question.seconds, deadline=time.monotonic() + question.answer_in)
        return Answer(hints=[thought(hint) for hint in hints(view, rng_from_seed(question.seed), budget)])
    action = same_bot(question).choose(view, Budget(question.seconds, deadline=time.monotonic() + question.answer_in))
    if action not in view.legal():
        return Answer(error="the bot chose an action that is not legal")
    return Answer(view.notation(action))


def instead(state: State, seat: int) -> Action:
    """What is played for a bot that has no answer: what greedy would do, never just any action, as people would wonder.

    It takes a moment and no process. Where the rules stumble over one world, the next one may be better; where they do
    over every one, the first action that does not leave the game is no worse than another.
    """
    view = View(state, seat)
    for _ in range(TRIES):
        with contextlib.suppress(ZigguratError, *STUMBLES):
            return make_bot("greedy", secrets.randbits(63)).choose(view)
    return view.legal()[0]


def thought(hint: Hint) -> Thought:
    return Thought(hint.notation, round(hint.chance, 4), [travelling(say) for say in hint.reasons])


def travelling(say: Say) -> Reason:
    args: dict[str, int | str | Reason | list[int | str | Reason]] = {}
    for name, value in say.args.items():
        args[name] = [packed(part) for part in value] if isinstance(value, (list, tuple)) else packed(value)
    return Reason(say.key, args)


def packed(value: object) -> int | str | Reason:
    return travelling(value) if isinstance(value, Say) else value if isinstance(value, int) else str(value)


def arrived(value: int | str | Reason | list[int | str | Reason]) -> object:
    if isinstance(value, list):
        return [arrived(part) for part in value]
    return value.say() if isinstance(value, Reason) else value


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def same_bot(question: Question) -> Bot:
    """The bot that was asked for this table and seat before, or a new one."""
    key = (question.table, question.seat, question.bot)
    bot = _bots.pop(key, None) if question.table else None
    if bot is None:
        bot = make_bot(question.bot, question.seed)
    if question.table:
        _bots[key] = bot
        if len(_bots) > KEPT:
            _bots.popitem(last=False)
    return bot


@lru_cache(maxsize=16)
def read_pack(text: bytes) -> Pack:
    return Pack("the table's pack", text)
