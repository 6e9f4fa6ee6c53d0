"""Greedy play inside a world that a bot imagines: its every thought, so it is compiled with the engine.

Whoever plays here looks one action ahead. Worlds are redealt ones, so nobody learns anything from them; and what
chance will give is not known beforehand even here: an action is tried with other dice than it is carried out with.
"""

from typing import Final

from ziggurat.kernel.judgement import EVALUATION, Judge
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, State

MOST_PLIES: Final = 400  # of one playout, however long its turns are


def others_chosen(s: State, seat: int, rng: Rng) -> State:
    """Where several choose at once, a copy in which the others have chosen, no matter what; else the position itself.

    What the seat chooses shows only when all have chosen: without this, one choice would look as good as another.
    """
    if not s.stack:
        return s
    own = 1 << seat
    before = s
    while True:
        frame = before.stack[-1]
        others = frame[1] & ~own
        if not frame[1] & own or not others:
            return before
        other = (others & -others).bit_length() - 1
        actions = before.title.candidates(before, other)
        after = before.clone()
        after.apply_unchecked(other, actions[rng.below(len(actions))])
        if len(after.stack) != len(before.stack) or after.stack[-1][0] != frame[0] or not after.stack[-1][1] & own:
            return before  # the seat would no longer be asked
        before = after


def rate(worlds: list[State], seat: int, actions: tuple[Action, ...], judge: Judge = EVALUATION) -> list[float]:
    """What each action leaves the seat with. One that lets chance fall is judged in all worlds, others in the first."""
    values: list[float] = []
    first = worlds[0]
    for action in actions:
        after = first.clone()
        after.apply_unchecked(seat, action)
        worth = judge.value(after, seat)
        if after.reveals != first.reveals:
            for world in worlds[1:]:
                after = world.clone()
                after.apply_unchecked(seat, action)
                worth += judge.value(after, seat)
            worth /= len(worlds)
        values.append(worth)
    return values


def greedy(s: State, seat: int, rng: Rng, judge: Judge = EVALUATION) -> Action:
    """The action that leaves the seat best off in this world; among equals any."""
    actions = s.title.candidates(s, seat)
    if len(actions) == 1:
        return actions[0]
    best: Action = actions[0]
    most = 0.0
    equals = 0
    s = others_chosen(s, seat, rng)
    salt = rng.next()
    for action in actions:
        after = s.clone()
        after.rng.c ^= salt
        after.apply_unchecked(seat, action)
        worth = judge.value_spent(after, seat)
        if equals == 0 or worth > most:
            best = action
            most = worth
            equals = 1
        elif worth == most:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best


def playout(s: State, rng: Rng, plies: int, turns: int = -1, judge: Judge = EVALUATION) -> int:
    """Let everybody play greedily for so many decisions or turns, or to the end; says how many decisions were made."""
    title = s.title
    turn = title.turn(s) if turns >= 0 else 0
    for made in range(plies):
        if not s.stack:
            return made
        if turns >= 0:
            now = title.turn(s)
            if now != turn:
                turns -= 1
                if turns <= 0:
                    return made
                turn = now
        seats = s.stack[-1][1]
        seat = (seats & -seats).bit_length() - 1
        s.apply_unchecked(seat, greedy(s, seat, rng, judge))
    return plies


def play_on(world: State, seat: int, plan: list[Action], rng: Rng, turns: int, judge: Judge = EVALUATION) -> State:
    """A copy of the world after the seat has carried out its plan, as far as it can, and all have played on."""
    s = world.clone()
    title = s.title
    turn = title.turn(s)
    for action in plan:
        if not s.stack or not s.stack[-1][1] >> seat & 1 or action not in s.legal(seat):
            break
        s.apply_unchecked(seat, action)
    if title.turn(s) != turn:
        turns -= 1
    playout(s, rng, MOST_PLIES, turns, judge)
    return s
