"""Games played to learn from: at some decisions every promising action is played on, and what came of it written down.

What stands there is what an action leaves the seat with a few turns later: that ranks the actions of one decision,
which the result of a whole game hardly does. A game is decided and judged by what the seat to act knows.
"""

import zlib
from math import log
from typing import Any

import msgspec

from ziggurat.arena.play import job_options, next_seat
from ziggurat.arena.titles import named_title
from ziggurat.kernel.judgement import EVALUATION, Judge, odds_against
from ziggurat.kernel.playout import greedy, play_on, rate
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.players import View
from ziggurat.players.values import judge_of, read_value

BEST = 5  # actions of a decision that are played on: the best by judgement so far,
OTHERS = 3  # and any others
ASTRAY = 0.1  # share of decisions in which any of the candidates is played, to see other positions too

HELD_BACK = 8  # one game of so many is not learned from


class Lesson(msgspec.Struct, frozen=True):
    """A game to learn from, as it travels between processes."""

    title: str
    players: int
    seed: int
    share: float  # of decisions that are looked into
    value: bytes = b""  # the judgement so far; none: evaluation


class Learnt(msgspec.Struct, frozen=True):
    """What a game taught. Rows of all decisions, one after the other: features, evaluation, and what came of it."""

    seed: int
    width: int  # features in a row
    rows: bytes  # compressed
    decisions: list[int]  # how many rows each decision has
    bases: list[float]  # logarithm of the odds by evaluation
    chances: list[float]  # to win, some turns later


def held_back(game: Learnt) -> bool:
    """Whether it is not learned from, but measured on."""
    return game.seed % HELD_BACK == 0


class Notes:
    """What is written down during a game."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.decisions: list[int] = []
        self.bases: list[float] = []
        self.chances: list[float] = []


def practise(lesson: Lesson) -> Learnt:
    title = named_title(lesson.title)
    options: dict[str, Any] = job_options(title, {})
    state = title.new(lesson.players, lesson.seed, options)
    judge = judge_of(state, read_value(lesson.value, "value")) if lesson.value else EVALUATION
    order = rng_from_seed(lesson.seed)
    rng = rng_from_seed(lesson.seed + (1 << 40))
    notes = Notes()
    while not state.over() and state.ply < title.longest:
        seat = next_seat(state, order)
        world = View(state, seat).world(rng)
        actions = title.candidates(world, seat)
        if len(actions) > 1 and happens(lesson.share, rng):
            look_into(world, seat, actions, judge, rng, notes)
        astray = happens(ASTRAY, rng)
        state.apply(seat, actions[rng.below(len(actions))] if astray else greedy(world, seat, rng, judge))
    rows = zlib.compress(b"".join(notes.rows))
    width = len(title.features(state, 0))
    return Learnt(lesson.seed, width, rows, notes.decisions, notes.bases, notes.chances)


def happens(share: float, rng: Rng) -> bool:
    return rng.below(1_000_000) < share * 1_000_000


def look_into(world: State, seat: int, actions: tuple[Action, ...], judge: Judge, rng: Rng, notes: Notes) -> None:
    """Play some of the actions on, all with the same dice."""
    title = world.title
    dice = rng.clone()
    rng.next()
    tried = 0
    for action in promising(world, seat, actions, judge, rng):
        after = world.clone()
        after.apply_unchecked(seat, action)
        if not after.stack:
            continue  # the end needs no judgement
        later = play_on(world, seat, [action], dice.clone(), title.horizon * world.players)
        notes.rows.append(title.features(after, seat))
        notes.bases.append(round(-log(odds_against(after, seat)), 3))
        notes.chances.append(round(judge.chance(later, seat), 4))
        tried += 1
    if tried:
        notes.decisions.append(tried)


def promising(world: State, seat: int, actions: tuple[Action, ...], judge: Judge, rng: Rng) -> list[Action]:
    """The best by judgement so far, and some of the others."""
    if len(actions) <= BEST + OTHERS:
        return list(actions)
    values = rate([world], seat, actions, judge)
    ordered = [action for _value, _at, action in sorted(zip(values, range(len(actions)), actions, strict=True))]
    chosen = ordered[-BEST:]
    rest = ordered[:-BEST]
    for _ in range(OTHERS):
        chosen.append(rest.pop(rng.below(len(rest))))
    return chosen


_lesson = msgspec.json.Decoder(Lesson).decode


def practise_batch(batch: list[bytes]) -> bytes:
    """For `pool.spread`: a line for each game."""
    return b"".join(msgspec.json.encode(practise(_lesson(each))) + b"\n" for each in batch)
