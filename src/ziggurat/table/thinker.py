"""A process in which bots think: `python -m ziggurat.table.thinker`.

It reads one question per line and answers with one line. A question holds a world that the seat cannot tell
from the real one, never the real one, so that a bot cannot know more than a person in its place.
"""

import sys
import time
from collections import OrderedDict
from functools import lru_cache

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.registry import find_title
from ziggurat.players import Bot, Budget, View, make_bot

KEPT = 64  # bots whose plans are remembered between two questions


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


class Answer(msgspec.Struct):
    notation: str = ""
    error: str = ""


def think(question: Question) -> Answer:
    title = find_title(question.title)
    world = title.from_json(bytes(question.world), read_pack(question.pack) if question.pack else None)
    view = View(world, question.seat)
    action = same_bot(question).choose(view, Budget(question.seconds, deadline=time.monotonic() + question.answer_in))
    if action not in view.legal():
        return Answer(error="the bot chose an action that is not legal")
    return Answer(view.notation(action))


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


def main() -> None:
    asked = msgspec.json.Decoder(Question)
    answers = sys.stdout.buffer
    # Whatever a title or bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        try:
            answer = think(asked.decode(line))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
