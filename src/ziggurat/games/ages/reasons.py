"""The sentences and rules behind what the guards answer.

The order matters: of several meanings of a click the one is answered whose reason stands last, so what can never be
stands before what only just fails.
"""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.army import largest_force
from ziggurat.games.ages.auction import offered_force
from ziggurat.games.ages.battle import attack_cost
from ziggurat.games.ages.building import civil_funds, military_funds
from ziggurat.games.ages.guards import cost_in_food, cost_in_resources, most_drawn
from ziggurat.games.ages.row import take_cost
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import science_cost
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.guards import Reasons, reason
from ziggurat.kernel.state import Action

Args = dict[str, object]
UNITS: Final = (c.A_UNIT, c.A_RECRUIT, c.A_UPGRADE_UNIT)


def card_meant(s: AgesState, seat: int, action: Action, args: Args) -> None:
    """The card that the reason speaks of: the one that is built on before the one that is played."""
    for name in ("new", "old", "on", "card", "slot"):
        if name in args:
            args["card"] = args[name]
            return


def card_left(s: AgesState, seat: int, action: Action, args: Args) -> None:
    """The card that workers should leave."""
    args["card"] = args["old"] if "old" in args else args["card"]


def hand_limit(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.civs[seat].tune.civil_limit


def urban_limit(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.civs[seat].tune.urban_limit


def newer(s: AgesState, seat: int, action: Action, args: Args) -> None:
    card = action[2] if action[0] == c.A_USE_PLAY else action[1]
    args["card"] = s.tables.ids[s.civs[seat].specials[s.tables.families[card]]]


def partner(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["player"] = f"seat_{s.civs[seat].tune.partner}"


def stages(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.civs[seat].tune.stages


def draw_limit(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = most_drawn(s, s.civs[seat])


def bid_range(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = largest_force(s.tables, s.civs[seat])
    args["bid"] = s.bid


def force(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.bid
    args["force"] = offered_force(s, seat)


def civil_actions(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = 1
    args["have"] = s.civs[seat].ca
    if action[0] == c.A_TAKE:
        args["n"] = take_cost(s, s.civs[seat], action[1])
        if s.stack[-1][0] == c.S_AGREEMENT:
            args["have"] = s.stack[-1][2]


def military_actions(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = 1
    args["have"] = s.civs[seat].ma
    if action[0] in (c.A_AGGRESSION, c.A_WAR):
        args["n"] = attack_cost(s, action[1], action[2])
    elif action[0] == c.A_TACTICS and action[1] > OPEN:
        args["n"] = s.tables.military_cost[action[1]]


def food(s: AgesState, seat: int, action: Action, args: Args) -> None:
    args["n"] = cost_in_food(s, seat, action[0])
    args["have"] = s.civs[seat].food + s.civs[seat].credit_food


def resources(s: AgesState, seat: int, action: Action, args: Args) -> None:
    p = s.civs[seat]
    args["n"] = cost_in_resources(s, seat, action[0], action[1], action[2], action[3])
    args["have"] = military_funds(p) if action[0] in UNITS else civil_funds(p)


def science(s: AgesState, seat: int, action: Action, args: Args) -> None:
    with_card = action[0] in (c.A_USE_PLAY, c.A_USE_REVOLUTION)
    revolution = action[0] in (c.A_REVOLUTION, c.A_USE_REVOLUTION)
    args["n"] = science_cost(s.tables, s.civs[seat], action[2] if with_card else action[1], revolution)
    args["have"] = s.civs[seat].science


REASONS: Final = Reasons(
    reason(c.N_NOT_SUCH, "why.not_such", more=card_meant),
    reason(c.N_NOT_IN_PLAY, "why.not_in_play", "R9.2", more=card_meant),
    reason(c.N_NOT_IN_HAND, "why.not_in_hand", more=card_meant),
    reason(c.N_NOT_OFFERED, "why.not_offered"),
    reason(c.N_NO_RIGHT, "why.no_right"),
    reason(c.N_EMPTY_SLOT, "why.empty_slot", "R9.8"),
    reason(c.N_SAME_CLASS, "why.same_class", "R9.10"),
    reason(c.N_NO_WORKER_THERE, "why.no_worker_there", "R9.4", more=card_left),
    reason(c.N_POLITICS_OVER, "why.politics_over", "R6.3"),
    reason(c.N_BONUS_CARD, "why.bonus_card", "R16.1"),
    reason(c.N_POLITICS_FIRST, "why.politics_first", "R6.3"),
    reason(c.N_FIRST_ROUND, "why.first_round", "R7.2"),
    reason(c.N_CHOICE_FIRST, "why.choice_first"),
    reason(c.N_NO_WONDER_BEGUN, "why.no_wonder_begun", "R9.5"),
    reason(c.N_BANK_EMPTY, "why.bank_empty", "R3.3"),
    reason(c.N_YOURSELF, "why.yourself", "R20.1"),
    reason(c.N_HAS_LEFT, "why.has_left", "R25.1"),
    reason(c.N_WONDER_BEGUN, "why.building", "R9.8"),
    reason(c.N_HAND_FULL, "why.hand_full", "R9.8", more=hand_limit),
    reason(c.N_LEADER_AGE, "why.leader_age", "R9.8"),
    reason(c.N_IN_HAND, "why.in_hand", "R9.8"),
    reason(c.N_IN_PLAY, "why.in_play", "R9.8"),
    reason(c.N_FRESH, "why.fresh", "R9.7"),
    reason(c.N_NO_UNUSED, "why.no_unused", "R9.2"),
    reason(c.N_URBAN_LIMIT, "why.urban_limit", "R9.3", more=urban_limit),
    reason(c.N_OUTDATED, "why.outdated", "R11.4", more=newer),
    reason(c.N_PARTNER, "why.partner", "R28.10", more=partner),
    reason(c.N_REVOLUTION_FIRST, "why.revolution_first", "R11.5"),
    reason(c.N_REVOLUTION_MILITARY, "why.revolution_military", "R28.4"),
    reason(c.N_GANDHI, "why.gandhi", "R20.1"),
    reason(c.N_PACT_FORBIDS, "why.pact_forbids", "R21.10"),
    reason(c.N_NO_COLONY, "why.no_colony", "R20.1"),
    reason(c.N_NO_LEADER, "why.no_leader", "R20.1"),
    reason(c.N_NO_WONDER, "why.no_wonder", "R20.1"),
    reason(c.N_IMMUNE, "why.immune", "R22.1"),
    reason(c.N_MARKER, "why.marker", "R27.2"),
    reason(c.N_ONCE, "why.once"),
    reason(c.N_STAGES_LIMIT, "why.stages", "R9.5", more=stages),
    reason(c.N_BLUE_TOKEN, "why.blue_token", "R9.5a"),
    reason(c.N_DRAW_LIMIT, "why.draw_limit", "R16.2", more=draw_limit),
    reason(c.N_LAST_ROUND, "why.last_round", "R20.8"),
    reason(c.N_BID_RANGE, "why.bid", "R19.2", more=bid_range),
    reason(c.N_FORCE, "why.force", "R19.3", more=force),
    reason(c.N_NO_GOODS, "why.no_goods", "R12.3"),
    reason(c.N_CIVIL_ACTIONS, "why.civil_actions", "R8.1", more=civil_actions, need="n", have=("have",)),
    reason(c.N_MILITARY_ACTIONS, "why.military_actions", "R8.1", more=military_actions, need="n", have=("have",)),
    reason(c.N_FOOD, "why.food", "R9.1", more=food, need="n", have=("have",)),
    reason(c.N_RESOURCES, "why.resources", "R12.2", more=resources, need="n", have=("have",)),
    reason(c.N_SCIENCE, "why.science", "R9.9", more=science, need="n", have=("have",)),
)
