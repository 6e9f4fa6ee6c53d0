"""Games played to learn from: positions on their way, as each seat knows them, and who won in the end."""

import zlib
from math import log
from typing import Any

import msgspec

from ziggurat.arena.play import job_options, next_seat
from ziggurat.arena.titles import named_title
from ziggurat.kernel.judgement import EVALUATION, odds_against, share_of_the_win
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.players import View
from ziggurat.players.values import judge_of, read_value

ASTRAY = 0.06  # share of decisions in which any of the candidates is played, to see other positions too

HELD_BACK = 8  # one game of so many is not learned from


class Lesson(msgspec.Struct, frozen=True):
    """A game to learn from, as it travels between processes."""

    title: str
    players: int
    seed: int
    share: float  # of turns whose beginning is written down
    between: float  # of decisions in the middle of turns before which the position is written down
    value: bytes = b""  # the judgement so far; none: evaluation


class Learnt(msgspec.Struct, frozen=True):
    """What a game taught. A row is a position as one seat knows it: features, evaluation, and what became of it."""

    seed: int
    width: int  # features in a row
    rows: bytes  # compressed
    bases: list[float]  # logarithm of the odds by evaluation
    wins: list[float]  # whether the seat won in the end, or which part of a win it had


def held_back(game: Learnt) -> bool:
    """Whether it is not learned from, but measured on."""
    return game.seed % HELD_BACK == 0


def practise(lesson: Lesson) -> Learnt:
    title = named_title(lesson.title)
    options: dict[str, Any] = job_options(title, {})
    state = title.new(lesson.players, lesson.seed, options)
    judge = judge_of(state, read_value(lesson.value, "value")) if lesson.value else EVALUATION
    order = rng_from_seed(lesson.seed)
    rng = rng_from_seed(lesson.seed + (1 << 40))
    rows: list[bytes] = []
    bases: list[float] = []
    turn = -1
    while not state.over() and state.ply < title.longest:
        now = title.turn(state)
        if happens(lesson.share if now != turn else lesson.between, rng):
            write_down(state, rows, bases)
        turn = now
        seat = next_seat(state, order)
        world = View(state, seat).world(rng)
        actions = title.candidates(world, seat)
        astray = happens(ASTRAY, rng)
        state.apply(seat, actions[rng.below(len(actions))] if astray else greedy(world, seat, rng, judge))
    width = len(title.features(state, 0))
    if not state.over():
        rows, bases = [], []  # a game without an end teaches nothing
    wins = [share_of_the_win(state, seat) for seat in range(state.players)]
    return Learnt(lesson.seed, width, zlib.compress(b"".join(rows), 1), bases, wins * (len(rows) // state.players))


def happens(share: float, rng: Rng) -> bool:
    return rng.below(1_000_000) < share * 1_000_000


def write_down(state: State, rows: list[bytes], bases: list[float]) -> None:
    """The position, as each seat knows it."""
    for seat in range(state.players):
        rows.append(state.title.features(state, seat))
        bases.append(round(-log(odds_against(state, seat)), 3))


_lesson = msgspec.json.Decoder(Lesson).decode


def practise_batch(batch: list[bytes]) -> bytes:
    """For `pool.spread`: a line for each game."""
    return b"".join(msgspec.json.encode(practise(_lesson(each))) + b"\n" for each in batch)
