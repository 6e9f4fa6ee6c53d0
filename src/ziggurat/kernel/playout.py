"""Greedy play inside a world that a bot imagines: its every thought, so it is compiled with the engine.

Whoever plays here looks one action ahead. Worlds are redealt ones, so nobody learns anything from them; and what
chance will give is not known beforehand even here: an action is tried with other dice than it is carried out with.
"""

from typing import Final

from ziggurat.kernel.rng import Rng
from ziggurat.kernel.state import Action, State

ENDING: Final = 1e9  # ending the game counts for more than any evaluation: first place best, last place worst


def value(s: State, seat: int) -> float:
    """How good the position is for the seat; the end of the game beyond all else."""
    if s.stack:
        return s.title.evaluate(s, seat)
    outcome = s.outcome()
    if outcome is None:
        return 0.0
    place = outcome.places[seat]
    return ENDING / len(outcome.winners()) if place == 1 else -ENDING * place


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


def playout(s: State, rng: Rng, plies: int) -> int:
    """Let everybody play greedily for so many decisions or to the end; says how many were made."""
    for made in range(plies):
        if not s.stack:
            return made
        seats = s.stack[-1][1]
        seat = (seats & -seats).bit_length() - 1
        s.apply_unchecked(seat, greedy(s, seat, rng))
    return plies
