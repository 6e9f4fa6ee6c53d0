"""What a plan leads to: the position after it, and what rivals could have done on their next turns without it.

All of it happens in worlds that the seat cannot tell from the real one.
"""

import math

from ziggurat.kernel.judgement import EVALUATION
from ziggurat.kernel.playout import greedy, others_chosen, play_on
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import State
from ziggurat.players.budget import Stopwatch
from ziggurat.players.search import Plan, Thinking
from ziggurat.players.view import View

WHOLE = 0.5  # less of a thing is never worth a word
AGREEING = 3  # worlds in which a rival does the same: what only one of them holds is nobody's knowledge
MOST_PLIES = 150  # until everybody has had a turn


class Kept:
    """What a plan keeps from a rival: an action that the rival would take on its next turn, or what it gains by it."""

    __slots__ = ("change", "first", "label", "rival", "term")

    def __init__(self, rival: int, first: bool, label: Say, term: str, change: float) -> None:
        self.rival = rival
        self.first = first  # whether it is what the plan begins with
        self.label = label  # what the action is called
        self.term = term  # of which the rival gains less by taking it later; empty: it can take it no more
        self.change = change


class Move:
    """A decision of the turns after the seat's own."""

    __slots__ = ("after", "before", "notation", "seat")

    def __init__(self, before: State, seat: int, notation: str, after: State) -> None:
        self.before = before
        self.seat = seat
        self.notation = notation
        self.after = after


Things = dict[str, tuple[float, float]]  # what a seat has: how many, and what one is worth
Prevented = dict[tuple[int, str, str], float]  # a rival, its action and a term: how much less of it there is


class Course:
    """A plan in one world: its actions, the position after the seat's turn, and what the others do then."""

    __slots__ = ("actions", "end", "moves", "start")

    def __init__(self, actions: dict[str, Say], start: State, moves: list[Move], end: State) -> None:
        self.actions = actions
        self.start = start
        self.moves = moves
        self.end = end


def carried_out(world: State, seat: int, plan: Plan, rng: Rng) -> State:
    """The world after the plan. What its last action leads to, as an attack does to a defence, is played to its end."""
    state = others_chosen(world, seat, rng).clone()
    depth = len(state.stack)
    for action in plan.actions:
        if action not in state.legal(seat):
            break
        depth = min(depth, len(state.stack))
        state.apply(seat, action)
    turn = world.title.turn(world)
    while len(state.stack) > depth and state.title.turn(state) == turn:
        asked = state.actors()[0]
        state.apply(asked, greedy(state, asked, rng))
    return state


def changes(before: State, after: State, seat: int) -> list[tuple[str, float, float]]:
    """What is different of the seat's things: a name, by how many, and what one is worth."""
    had = {name: many for name, many, _worth in before.title.terms(before, seat)}
    return [
        (name, many - had.get(name, 0.0), worth)
        for name, many, worth in after.title.terms(after, seat)
        if many != had.get(name, 0.0)
    ]


def turn_ended(state: State, turn: int, rng: Rng) -> None:
    """Plays on until it is no longer this turn."""
    for _ in range(MOST_PLIES):
        if not state.stack or state.title.turn(state) != turn:
            return
        asked = state.actors()[0]
        state.apply(asked, greedy(state, asked, rng))


def labelled(world: State, seat: int, plan: Plan, rng: Rng) -> dict[str, Say]:
    """The plan's actions as far as it can be carried out: as moves are written, with what each is called."""
    state = others_chosen(world, seat, rng).clone()
    found: dict[str, Say] = {}
    for action in plan.actions:
        if action not in state.legal(seat):
            break
        label = state.title.describe(state, seat, action).label
        found.setdefault(state.title.notation(state, seat, action), label)
        state.apply(seat, action)
    return found


def kept_from_rivals(
    view: View, plans: list[Plan], shown: int, rng: Rng, watch: Stopwatch, felt: float
) -> Thinking[dict[int, Kept]]:
    """For each of the first plans, by its place: what it does before a rival can.

    The other plans are what the seat may do instead. After one of them the rival takes the same action in every world
    that is looked at; after the plan, all else being done in the same way, it can not, or gains less by it; and it is
    left with less. Whatever does not hold all of this is not told, nor what there was no time to look at.
    """
    worlds = [(view.world(rng), rng.clone()) for _ in range(AGREEING)]
    made: dict[tuple[int, int], Course] = {}

    def course(plan: int, at: int) -> Thinking[Course | None]:
        if (plan, at) not in made:
            world, dice = worlds[at]
            found = yield from followed(world, view.seat, plans[plan], dice.clone(), watch)
            if found is None:
                return None
            made[plan, at] = found
        return made[plan, at]

    kept: dict[int, Kept] = {}
    for mine in range(min(shown, len(plans))):
        for other in range(len(plans)):
            if mine in kept or other == mine:
                continue
            left: Prevented = {}
            for at in range(AGREEING):
                after, otherwise = (yield from course(mine, at)), (yield from course(other, at))
                if after is None or otherwise is None:
                    return kept
                seen = prevented(after, otherwise, view.seat, felt)
                if at:
                    seen = {each: min(seen[each], less) for each, less in left.items() if each in seen}
                left = {each: less for each, less in seen.items() if worse_off(after, otherwise, each[0], felt)}
                if not left:
                    break
            if left:
                (rival, notation, term), change = next(iter(left.items()))
                actions = made[mine, 0].actions
                kept[mine] = Kept(rival, notation == next(iter(actions)), actions[notation], term, change)
    return kept


def led_to(view: View, plans: list[Plan], rng: Rng, watch: Stopwatch) -> Thinking[list[list[Things]]]:
    """What the seat has some turns of everybody after each plan, in the same worlds; nothing without time for all."""
    found: list[list[Things]] = [[] for _ in plans]
    turns = view.title.horizon * view.players
    for _ in range(AGREEING):
        world = others_chosen(view.world(rng), view.seat, rng)
        dice = rng.clone()
        for plan, things in zip(plans, found, strict=True):
            if watch.passed():
                return []
            end = play_on(world, view.seat, plan.actions, dice.clone(), turns)
            things.append({name: (many, worth) for name, many, worth in view.title.terms(end, view.seat)})
            yield
    return found


def ahead(ends: list[list[Things]], at: int) -> list[tuple[str, float, float]]:
    """Of what the plan at this place leads to more, or less, than the others do, in no world the other way round: a
    name, by about how many, and what that is worth."""
    mine = ends[at]
    others = [things for place, things in enumerate(ends) if place != at]
    found: list[tuple[str, float, float]] = []
    for name, (_many, worth) in mine[0].items():
        by = [
            end[name][0] - sum(other[world][name][0] for other in others) / len(others)
            for world, end in enumerate(mine)
        ]
        mean = sum(by) / len(by)
        if abs(mean) >= WHOLE and all(one * mean >= 0 for one in by):
            many = math.copysign(max(1, round(abs(mean))), mean)
            found.append((name, many, many * worth))
    return found


def followed(world: State, seat: int, plan: Plan, rng: Rng, watch: Stopwatch) -> Thinking[Course | None]:
    """The plan carried out, the rest of the turn and everybody's next one played; None when time is over before."""
    title = world.title
    turn = title.turn(world)
    actions = labelled(world, seat, plan, rng.clone())
    state = carried_out(world, seat, plan, rng)
    start: State | None = None
    moves: list[Move] = []
    turns = state.players
    for _ in range(MOST_PLIES):
        if watch.passed():
            return None
        if not state.stack:
            break
        now = title.turn(state)
        if now != turn:
            turn = now
            turns -= 1
            if turns == 0:
                break
            if start is None:
                start = state.clone()
        asked = state.actors()[0]
        action = greedy(state, asked, rng)
        if start is None:
            state.apply(asked, action)
        else:
            before, notation = state.clone(), title.notation(state, asked, action)
            state.apply(asked, action)
            moves.append(Move(before, asked, notation, state.clone()))
        yield
    return Course(actions, state if start is None else start, moves, state)


def prevented(after: Course, otherwise: Course, seat: int, felt: float) -> Prevented:
    """Actions of the plan that a rival takes otherwise; after it, others doing the same, it cannot or gains less."""
    found: Prevented = {}
    state = after.start.clone()
    own = after.actions.keys() - otherwise.actions.keys()
    for move in otherwise.moves:
        actors = state.actors()
        told = move.seat != seat and move.notation in own
        action = state.title.parse(state, move.seat, move.notation) if move.seat in actors else None
        if action is None:
            if told and move.seat in actors:
                found[move.seat, move.notation, ""] = 0.0
            break
        before = state.clone()
        state.apply(move.seat, action)
        if told:
            now = {name: change for name, change, _worth in changes(before, state, move.seat)}
            for name, change, worth in changes(move.before, move.after, move.seat):
                less = change - max(0.0, now.get(name, 0.0))
                if less >= WHOLE and less * worth >= felt:
                    found[move.seat, move.notation, name] = less
    return found


def worse_off(after: Course, otherwise: Course, rival: int, felt: float) -> bool:
    """Whether the rival is left with less, whatever it does instead."""
    return EVALUATION.value(otherwise.end, rival) - EVALUATION.value(after.end, rival) >= felt
