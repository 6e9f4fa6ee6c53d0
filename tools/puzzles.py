"""Puzzles from bots' games: positions in which the search finds one action that is clearly better than all others.

    tools/puzzles.py make TITLE     keep the puzzles that still stand and look for more, in games from seed 1 on
    tools/puzzles.py check TITLE    search the kept ones again, and say which still stand

All chance comes from the seed, so the same engine and settings find the same puzzles; those of the last search stand in
the first line of the list. What is kept is the position itself, by ids: it outlasts changes of the bots, and of the
content as long as its components are there.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev

import msgspec

from ziggurat.kernel.judgement import EVALUATION
from ziggurat.kernel.playout import greedy, play_on
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title
from ziggurat.players.budget import Budget, Stopwatch
from ziggurat.players.search import Plan, beam, goes_on, greedy_plan, thought_out
from ziggurat.players.view import View
from ziggurat.sitting.lessons import begin
from ziggurat.sitting.puzzles import Puzzle, puzzles

CHOICE = range(4, 25)  # so many actions are worth a thought, and still few enough to look through
NODES = 60  # positions looked at for the rest of the turn after each action
SHORTLIST, FINALISTS = 6, 3  # actions that are played on, in a few worlds and in many
GLANCE, LOOK = 3, 13  # worlds
LEAD = 0.06  # of the chance to win, by which the best action must lead at least
CERTAIN = 3.0  # standard errors that the lead must measure
LOOKS = 3  # searches with other chance that must all find it: one alone picks those that were lucky once
OPEN = (0.15, 0.9)  # chances of a game that is still to be decided
SAME_KIND = 3  # puzzles of one title whose answer is the same kind of action
COUNTED = Budget(simulations=1)  # never looks at the clock


def at_once(state: State, seat: int, rng: Rng) -> list[tuple[float, Action]]:
    """The chance to win right after each action that is worth a thought, the best first."""
    view = View(state, seat)
    world = view.world(rng)
    legal = view.legal()
    found = []
    for action in state.title.candidates(world, seat):
        if action in legal:
            after = world.clone()
            after.apply_unchecked(seat, action)
            found.append((EVALUATION.chance(after, seat), action))
    return sorted(found, reverse=True)


def prospects(state: State, seat: int, rng: Rng, lead: float = LEAD) -> dict[Action, list[float]]:
    """The chance to win after the most promising actions, played on in shared worlds; the best first."""
    view = View(state, seat)
    world = view.world(rng)
    plans = [plan_after(world, seat, action, rng) for _, action in at_once(state, seat, rng)[:SHORTLIST]]
    for _ in range(GLANCE):
        play_all_on(view, plans, rng)
    plans.sort(key=lambda plan: -plan.chance)
    if len(plans) > 1 and plans[0].chance - plans[1].chance > lead / 2:
        for _ in range(LOOK):
            play_all_on(view, plans[:FINALISTS], rng)
    first, rest = plans[:FINALISTS], plans[FINALISTS:]
    return {plan.actions[0]: plan.chances for plan in sorted(first, key=lambda plan: -plan.chance) + rest}


def play_all_on(view: View, plans: list[Plan], rng: Rng) -> None:
    """One more world for all of the plans, in which everybody has another turn."""
    world = view.world(rng)
    dice = rng.clone()
    rng.next()
    for plan in plans:
        after = play_on(world, view.seat, plan.actions, dice.clone(), view.players + 1)
        plan.chances.append(EVALUATION.chance(after, view.seat))


def plan_after(world: State, seat: int, action: Action, rng: Rng) -> Plan:
    """The best way found to end the turn after the action."""
    turn = world.title.turn(world)
    after = world.clone()
    after.apply_unchecked(seat, action)
    if not goes_on(after, seat, world.reveals, turn):
        return Plan([action], [], 0.0)
    usual = greedy_plan(after, seat, rng, EVALUATION)
    found = [usual, *thought_out(beam(after, seat, NODES, rng, Stopwatch(COUNTED, 0.0)))]
    best = max(found, key=lambda plan: plan.value)
    return Plan([action, *best.actions], [], best.value)


def clear(found: dict[Action, list[float]], lead: float = LEAD) -> bool:
    """Whether the first action leads by much, and surely so."""
    best, *others = found.values()
    if len(best) < GLANCE + LOOK or not OPEN[0] <= mean(best) <= OPEN[1]:
        return False
    for other in others:
        ahead = [a - b for a, b in zip(best, other, strict=False)]
        error = stdev(ahead) / len(ahead) ** 0.5
        if mean(ahead) < lead or (len(other) == len(best) and mean(ahead) < CERTAIN * error):
            return False
    return True


def clear_again(state: State, seat: int, lead: float = LEAD) -> dict[Action, list[float]]:
    """What all looks found after each action; nothing unless each of them finds the same one clear."""
    together: dict[Action, list[float]] = {}
    for look in range(LOOKS):
        found = prospects(state, seat, rng_from_seed(look + 1), lead)
        if not clear(found, lead) or next(iter(found)) != next(iter(together or found)):
            return {}
        for action, chances in found.items():
            together.setdefault(action, []).extend(chances)
    return dict(sorted(together.items(), key=lambda one: -mean(one[1])))


def decisions(title: Title, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a game that bots play."""
    rng = rng_from_seed(seed)
    state = title.new(title.min_players, seed, dict(title.unattended))
    while state.stack:
        seat = state.actors()[0]
        yield state, seat
        state.apply(seat, greedy(state, seat, rng))


def puzzle_of(title: Title, seed: int, seen: Counter[int], given: argparse.Namespace) -> Puzzle | None:
    """The decision of the game with the greatest lead at once, if the search finds it clear."""
    rng = rng_from_seed(seed)
    moments: list[tuple[float, State, int]] = []
    for state, seat in decisions(title, seed):
        if (state.ply + seed) % given.every == 0 and len(title.candidates(state, seat)) in CHOICE:
            best, second, *_ = at_once(state, seat, rng)
            if OPEN[0] < best[0] < OPEN[1] and best[0] - second[0] > given.lead / 2 and seen[best[1][0]] < SAME_KIND:
                moments.append((best[0] - second[0], state.clone(), seat))
    for _, state, seat in sorted(moments, key=lambda moment: -moment[0])[: given.tries]:
        found = clear_again(state, seat, given.lead)
        if found and seen[next(iter(found))[0]] < SAME_KIND:
            data = title.to_data(state)
            id, options = f"{seed}-{state.ply}", dict(state.options)
            told = chances_of(state, seat, found)
            return Puzzle(id, seat, state.players, options, data["stack"], data["state"], told)
    return None


def chances_of(state: State, seat: int, found: dict[Action, list[float]]) -> dict[str, float]:
    """What was dropped early was tried in too few worlds for a figure of its own."""
    return {
        state.title.notation(state, seat, action): round(mean(chances), 3)
        for action, chances in found.items()
        if len(chances) >= GLANCE + LOOK
    }


def searched_again(title: Title, one: Puzzle) -> Puzzle | None:
    """A kept puzzle with what its actions are worth now, if it still stands."""
    state = begin(title, one)
    chances = chances_of(state, one.seat, clear_again(state, one.seat))
    return msgspec.structs.replace(one, chances=chances) if next(iter(chances), "") == one.best else None


def kind_of(title: Title, one: Puzzle) -> int:
    action = title.parse(begin(title, one), one.seat, one.best)
    assert action is not None
    return action[0]


def make(title: Title, given: argparse.Namespace) -> None:
    kept = [again for one in puzzles(title.package).values() if (again := searched_again(title, one)) is not None]
    kinds = Counter(kind_of(title, one) for one in kept)
    for seed in range(1, given.games + 1):
        if len(kept) >= given.want:
            break
        if any(one.id.startswith(f"{seed}-") for one in kept):
            continue
        found = puzzle_of(title, seed, kinds, given)
        if found is not None:
            kinds[kind_of(title, found)] += 1
            kept.append(found)
            best, second = list(found.chances.items())[:2]
            print(f"{title.id} {found.id}: {best[0]} {best[1]:.0%}, then {second[0]} {second[1]:.0%}", flush=True)
    write(title, kept, given)


def write(title: Title, kept: list[Puzzle], given: argparse.Namespace) -> None:
    """One puzzle to a line: JSON is YAML too, and nobody edits these by hand."""
    folder = Path(sys.modules[title.package].__file__ or "").parent / "puzzles"
    folder.mkdir(exist_ok=True)
    settings = " ".join(f"--{name} {getattr(given, name)}" for name in ("games", "want", "lead", "tries", "every"))
    head = f"# Made by tools/puzzles.py make {title.id} {settings}"
    lines = [head, "puzzles:", *("- " + msgspec.json.encode(one).decode() for one in kept)]
    (folder / "puzzles.yaml").write_text("\n".join(lines) + "\n")


def check(title: Title) -> int:
    fallen = 0
    for one in puzzles(title.package).values():
        stands = searched_again(title, one) is not None
        fallen += not stands
        print(f"{title.id} {one.id}: {'stands' if stands else 'no longer clear'}", flush=True)
    return fallen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "check"))
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--want", type=int, default=10)
    parser.add_argument("--lead", type=float, default=0.08, help="of the chance to win, that the best action must have")
    parser.add_argument("--tries", type=int, default=3, help="moments of a game that are searched")
    parser.add_argument("--every", type=int, default=1, help="decisions of a game that are looked at: every so many-th")
    given = parser.parse_args()
    title = find_title(given.title)
    if given.what == "make":
        make(title, given)
    elif check(title):
        sys.exit("some puzzles no longer stand")


if __name__ == "__main__":
    main()
