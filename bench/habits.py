"""How bots play: habits that people laugh at, and how long games are. Counted in whole games.

    python -m bench.habits --bot greedy --games 20

Each figure is one that people at the table noticed of a bot; docs/bots.md says what it was and what it is.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ziggurat.arena.play import Job, make_bots, next_seat
from ziggurat.games.ages import codes as ages
from ziggurat.games.ages.state import AgesState
from ziggurat.games.antike import codes as antike
from ziggurat.games.antike.state import AntikeState
from ziggurat.games.civilization import codes as civilization
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.mosaic import codes as mosaic
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Event
from ziggurat.kernel.state import Action, State
from ziggurat.players import View

Seen = Counter[str]
Count = Callable[[Any, Any, int, Action, Sequence[Event], Seen], None]  # before, after, who, what, lines of the log


def amount(events: Sequence[Event], key: str) -> int:
    return sum(int(str(event.say.args.get("n", 0))) for event in events if event.say.key == key)


def lines(events: Sequence[Event], key: str) -> int:
    return sum(event.say.key == key for event in events)


def habits_of_antike(
    s: AntikeState, after: AntikeState, seat: int, action: Action, events: Sequence[Event], seen: Seen
) -> None:
    nation = s.active
    row = nation * antike.WIDTH
    seen["trades"] += lines(events, "log.gives")
    seen["fights demanded"] += lines(events, "log.fight")
    if action[0] == antike.A_PAYMENT and s.stack[-1][0] == antike.S_PAY:
        does = s.tables.field_does[s.stack[-1][3]]
        if antike.DO_TEMPLUM <= does <= antike.DO_SCIENTIA:
            needed = (antike.MARBLE, antike.IRON, antike.GOLD)[does - antike.DO_TEMPLUM]
            others = sum(s.nat[row + good] for good in range(4) if good != needed)
            seen["ways paid to a field that needs a good"] += 1
            if after.nat[row + needed] < s.nat[row + needed] and others >= s.stack[-1][2]:
                seen["of them with that good, though others were there"] += 1
    if lines(events, "log.marker") and s.stack[0][0] != antike.S_TEMPLUM and after.stack:
        seen["temple fields entered"] += after.stack[0][0] == antike.S_TEMPLUM
    if s.stack[0][0] == antike.S_TEMPLUM:
        temples = s.nat[row + antike.TEMPLE_AT].bit_count()
        built = after.nat[row + antike.TEMPLE_AT].bit_count() - temples
        seen["temples built"] += max(0, built)
    if lines(events, "log.moves"):
        seen["moves of units"] += 1


def habits_of_ages(
    s: AgesState, after: AgesState, seat: int, action: Action, events: Sequence[Event], seen: Seen
) -> None:
    p = s.civs[seat]
    if s.stack[-1][0] == ages.S_ACTIONS and action in s.tables.end:
        seen["turns"] += 1
        seen["turns that end with a full hand"] += len(p.civil) >= p.tune.civil_limit
        seen["civil actions left over"] += p.ca
        seen["resources left over"] += p.resources
    seen["resources produced"] += amount(events, "log.resources")
    seen["resources lost to corruption"] += amount(events, "log.corruption")
    seen["aggressions"] += lines(events, "log.aggression")
    for event in events:
        if event.say.key == "log.compare" and s.battle_card >= 0 and not s.battle_war:
            won = int(str(event.say.args["attack"])) > int(str(event.say.args["defence"]))
            seen["aggressions that fail"] += not won
    if lines(events, "log.war"):
        seen["wars"] += 1
        seen["wars in the last round"] += bool(s.last_round) and s.round == s.last_round
    if not after.stack:
        seen["civilisations at the end"] += s.players
        seen["of them with a leader"] += sum(civ.leader >= 0 for civ in after.civs)
        seen["of them with tactics"] += sum(civ.tactics >= 0 for civ in after.civs)
        seen["rounds"] += after.round


def habits_of_mosaic(
    s: MosaicState, after: MosaicState, seat: int, action: Action, events: Sequence[Event], seen: Seen
) -> None:
    if action[0] == mosaic.A_BUILD_PLAIN:
        seen["pieces without a card"] += 1
        offered = {s.tables.build_type[other[1]] for other in s.legal(seat) if other[0] == mosaic.A_BUILD}
        seen["of them with their card on offer"] += action[1] in offered
    if s.stack[-1][0] == mosaic.S_PAY:
        paid = s.boards[seat][mosaic.MONEY] - after.boards[seat][mosaic.MONEY]
        seen["payments in which money can stand in"] += 1
        seen["of them with more money than needed"] += paid > least_money(s, seat)
    if not after.stack:
        seen["people at the end"] += sum(board[mosaic.POPULATION] for board in after.boards)
        seen["seats at the end"] += s.players


def least_money(s: MosaicState, seat: int) -> int:
    """What the payment under way costs in money when all that one has is paid in kind."""
    least = 10**9
    for action in s.legal(seat):
        after = s.clone()
        after.apply_unchecked(seat, action)
        least = min(least, s.boards[seat][mosaic.MONEY] - after.boards[seat][mosaic.MONEY])
    return least


def habits_of_civilization(
    s: CivilizationState, after: CivilizationState, seat: int, action: Action, events: Sequence[Event], seen: Seen
) -> None:
    seen["trades offered"] += lines(events, "log.offer")
    for other in range(s.players):
        if cities(s, other) < 2 <= cities(after, other):
            seen["second cities"] += 1
            seen["rounds until a second city"] += s.round
    seen["attacks"] += (
        lines(events, "log.attack") + lines(events, "log.attack_city") + lines(events, "log.attack_village")
    )
    seen["huts entered"] += lines(events, "log.hut")
    if not after.stack:
        seen["rounds"] += after.round


def cities(s: CivilizationState, seat: int) -> int:
    first = seat * civilization.CITIES
    return sum(s.centre[city] >= 0 for city in range(first, first + civilization.CITIES))


HABITS: dict[str, Count] = {
    "antike": habits_of_antike,
    "ages": habits_of_ages,
    "mosaic": habits_of_mosaic,
    "civilization": habits_of_civilization,
}


def watch(title_id: str, players: int, seed: int, bot: str, seen: Seen) -> list[int]:
    """Play one game and count; says the scores."""
    title = find_title(title_id)
    state: State = title.new(players, seed, dict(title.unattended), keep_log=True)
    bots = make_bots(Job(title_id, players, seed, {}, (bot,) * players))
    order = rng_from_seed(seed)
    count = HABITS[title_id]
    while not state.over():
        seat = next_seat(state, order)
        action = bots[seat].choose(View(state, seat))
        before = state.clone()
        assert state.log is not None
        written = len(state.log)
        state.apply(seat, action)
        count(before, state, seat, action, state.log[written:], seen)
    seen["games"] += 1
    seen["decisions"] += state.ply
    outcome = state.outcome()
    assert outcome is not None
    seen["won by: " + outcome.reason.key] += 1
    return outcome.scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", default=",".join(HABITS))
    parser.add_argument("--players", default="2,4", help="sizes of tables")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=20, help="of each title and size")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in given.titles.split(","):
        for players in map(int, given.players.split(",")):
            seen: Seen = Counter()
            scores: list[int] = []
            for seed in range(given.seed, given.seed + given.games):
                scores += watch(title, players, seed, given.bot, seen)
            mean = round(sum(scores) / len(scores), 1)
            print(json.dumps({"title": title, "players": players, "mean score": mean, **seen}), flush=True)


if __name__ == "__main__":
    main()
