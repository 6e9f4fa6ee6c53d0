"""Greedy play inside a world that a bot imagines: its every thought, so it is compiled with the engine.

Whoever plays here looks one action ahead. Worlds are redealt ones, so nobody learns anything from them; and what
chance will give is not known beforehand even here: an action is tried with other dice than it is carried out with.
"""

from math import exp
from typing import Final

from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, State

ENDING: Final = 1e9  # ending the game counts for more than any evaluation: first place best, last place worst
HOPELESS: Final = 30.0  # leads behind, beyond which nothing changes any more
MOST_PLIES: Final = 400  # of one playout, however long its turns are


def value(s: State, seat: int) -> float:
    """How good the position is for the seat; the end of the game beyond all else."""
    return s.title.evaluate(s, seat) if s.stack else ending(s, seat)


def ending(s: State, seat: int) -> float:
    """What the end of the game is worth: the place, and among equal places the score."""
    outcome = s.outcome()
    if outcome is None:
        return 0.0
    place = outcome.places[seat]
    return (ENDING / len(outcome.winners()) if place == 1 else -ENDING * place) + outcome.scores[seat]


def rate(worlds: list[State], seat: int, actions: tuple[Action, ...]) -> list[float]:
    """What each action leaves the seat with. One that lets chance fall is judged in all worlds, others in the first."""
    values: list[float] = []
    first = worlds[0]
    for action in actions:
        after = first.clone()
        after.apply_unchecked(seat, action)
        worth = value(after, seat)
        if after.reveals != first.reveals:
            for world in worlds[1:]:
                after = world.clone()
                after.apply_unchecked(seat, action)
                worth += value(after, seat)
            worth /= len(worlds)
        values.append(worth)
    return values


def greedy(s: State, seat: int, rng: Rng) -> Action:
    """The action that leaves the seat best off in this world; among equals any."""
    actions = s.title.candidates(s, seat)
    if len(actions) == 1:
        return actions[0]
    best: Action = actions[0]
    most = 0.0
    equals = 0
    salt = rng.next()
    for action in actions:
        after = s.clone()
        after.rng.c ^= salt
        after.apply_unchecked(seat, action)
        worth = value(after, seat)
        if equals == 0 or worth > most:
            best = action
            most = worth
            equals = 1
        elif worth == most:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best


def playout(s: State, rng: Rng, plies: int, turns: int = -1) -> int:
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
        s.apply_unchecked(seat, greedy(s, seat, rng))
    return plies


def play_on(world: State, seat: int, plan: list[Action], rng: Rng, turns: int) -> State:
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
    playout(s, rng, MOST_PLIES, turns)
    return s


def chance_to_win(s: State, seat: int) -> float:
    """A guess at the seat's chance to win, from how far its value lies before those of the others."""
    if not s.stack:
        outcome = s.outcome()
        if outcome is not None:
            return 1.0 / len(outcome.winners()) if outcome.places[seat] == 1 else 0.0
    title = s.title
    own = title.evaluate(s, seat)
    against = 1.0
    for other in range(s.players):
        if other != seat:
            behind = (title.evaluate(s, other) - own) / title.lead
            against += exp(behind) if behind < HOPELESS else exp(HOPELESS)
    return 1.0 / against
