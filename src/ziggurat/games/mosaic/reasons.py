"""The sentences and rules behind what the guards answer.

The order matters: of several meanings of a click the one is answered whose reason stands last, so what can never be
stands before what only just fails.
"""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.actions import wonder_cost
from ziggurat.games.mosaic.choices import convertible
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.payment import cost_due, due
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.guards import Reasons, reason
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

Args = dict[str, object]


# -- places -------------------------------------------------------------------------------------------------------


def region_of_hex(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["region"] = s.tables.region_ids[s.tables.hex_region[action[1]]]


def place(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    """The region that is out of play, whichever way it was named."""
    t = s.tables
    if action[0] == c.A_HEX:
        region_of_hex(s, seat, action, args)
    else:
        for end in ("origin", "goal", "region"):
            if end in args and t.region_ids.index(str(args[end])) not in t.regions:
                args["region"] = args[end]
                return


def region_meant(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    """Where the piece belongs."""
    args["region"] = s.tables.region_ids[s.stack[-1][4]]


def origin_meant(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["region"] = args["origin"]


def both_ends(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["a"] = args["origin"]
    args["b"] = args["goal"]


# -- things -------------------------------------------------------------------------------------------------------


def wonder_card(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["card"] = args["wonder"]


def piece_meant(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    if action[0] == c.A_BUILD:
        args["piece"] = "piece_" + c.PIECES[s.tables.build_type[action[1]]]
    elif "unit" in args:
        args["piece"] = args["unit"]


def deck_named(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["deck"] = "deck_" + c.DECKS[s.stack[-1][2]]


def track_meant(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["track"] = args["origin"]


def power_needs(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.tables.leader_power[s.boards[seat][c.LEADER]][1]


# -- how much -----------------------------------------------------------------------------------------------------


def due_now(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = cost_due(s.stack[-1])
    args["what"] = "resource_" + c.RESOURCES[due(s.stack[-1])]


def convertible_now(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = convertible(s, seat, s.stack[-1][2])


def share_now(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.stack[-1][3] * s.stack[-1][4]
    args["each"] = s.stack[-1][4]
    args["what"] = "resource_" + c.RESOURCES[(s.stack[-1][2] & -s.stack[-1][2]).bit_length() - 1]


def recruit_limit(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.boards[seat][c.RECRUIT]


def unit_price(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.tables.unit_money


def wonder_cities(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    wonder = action[1] if action[0] == c.A_WONDER else s.stack[-1][2]
    args["n"] = s.tables.wonder_cities[wonder]


def missing(b: list[int], needs: tuple[tuple[int, int], ...], args: Args) -> None:
    """The first symbol of which there are too few."""
    for pillar, needed in needs:
        if b[c.SYMBOLS + pillar] < needed:
            args["n"] = needed
            args["have"] = b[c.SYMBOLS + pillar]
            args["pillar"] = "pillar_" + c.PILLARS[pillar]
            return


def technology_symbols(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    missing(s.boards[seat], s.tables.tech_requires[action[1]], args)


def government_symbols(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    missing(s.boards[seat], s.tables.government_requires[action[1]], args)


def age_symbols(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    t = s.tables
    missing(s.boards[seat], ((t.age_pillar[action[1]], t.age_count[action[1]]),), args)


def achievement_count(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    what, argument = s.tables.achievement_count[action[1]]
    args["n"] = s.tables.achievement_at_least[action[1]]
    args["have"] = count(s, seat, what, argument)


def people(s: MosaicState, seat: int, needed: int, args: Args) -> None:
    args["n"] = needed
    args["have"] = s.boards[seat][c.POPULATION]


def people_lost(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    people(s, seat, s.tables.tech_lose[action[1]], args)


def people_converted(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    people(s, seat, s.tables.leader_power[s.boards[seat][c.LEADER]][1], args)


def people_paid(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    people(s, seat, price(s, seat, action)[3], args)


def money_due(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    args["n"] = s.tables.unit_money if action[0] == c.A_RECRUIT else s.tables.move_money
    args["have"] = s.boards[seat][c.MONEY]


def price(s: MosaicState, seat: int, action: Action) -> tuple[int, int, int, int]:
    """Stone, food, ideas and population that an action costs."""
    t = s.tables
    kind, x = action[0], action[1]
    if kind == c.A_WONDER:
        stone, food = wonder_cost(s, s.boards[seat])
        return (stone, food, 0, 0)
    if kind == c.A_BUILD:
        return t.build_cost[x]
    if kind == c.A_BUILD_PLAIN:
        return t.plain_cost[x]
    if kind == c.A_TECHNOLOGY:
        return (0, 0, t.tech_cost[x], 0)
    if kind == c.A_GOVERNMENT:
        return (0, 0, t.government_cost[x], 0)
    assert kind == c.A_POPULATION, kind
    return (0, t.population_food[x] if x > OPEN and x >= 0 else t.population_exhausted[0], 0, 0)


def cost(s: MosaicState, seat: int, action: Action, args: Args) -> None:
    stone, food, ideas, _people = price(s, seat, action)
    due = (("stone", stone), ("food", food), ("ideas", ideas))
    # Only what it costs: nobody is told of 0 ideas.
    args["price"] = [Say("cost." + kind, {"n": n}) for kind, n in due if n]
    args["n"] = s.tables.joker


REASONS: Final = Reasons(
    reason(c.N_CHOICE, "why.choice_first"),
    reason(c.N_OUT_OF_PLAY, "why.out_of_play", "R2.1", more=place),
    reason(c.N_NOT_IN_HAND, "why.not_in_hand", "R2.13"),
    reason(c.N_LEADER_TAKEN, "why.leader_taken", "R2.12"),
    reason(c.N_NOT_IN_GAME, "why.not_in_game", "R2.11"),
    reason(c.N_NO_MONEY_FROM_WORK, "why.no_money_from_work", "R6.1"),
    reason(c.N_NO_POPULATION_CARD, "why.not_on_offer", "R6.4"),
    reason(c.N_NO_BUILD_CARD, "why.not_on_offer", "R6.8"),
    reason(c.N_NO_TECHNOLOGY_CARD, "why.not_on_offer", "R6.19"),
    reason(c.N_NO_TAX_CARD, "why.not_on_offer", "R6.22"),
    reason(c.N_POPULATION_LEFT, "why.not_exhausted", "R6.7"),
    reason(c.N_TAXES_LEFT, "why.not_exhausted", "R6.25"),
    reason(c.N_NOT_DOWN, "why.not_down", "R3.6"),
    reason(c.N_CHOOSE_ACTION, "why.choose_action", "R3.2"),
    reason(c.N_ACTION_SPENT, "why.action_spent", "R3.2"),
    reason(c.N_MUST_ACT, "why.must_act", "R3.3"),
    reason(c.N_PAY_FIRST, "why.pay_first", "R4.2", more=due_now),
    reason(c.N_NAMED, "why.named", "R7.7", more=deck_named),
    reason(c.N_NO_LOOK, "why.no_look", "R7.7"),
    reason(c.N_LOOKED, "why.looked", "R7.7"),
    reason(c.N_EMPTY_DECK, "why.empty_deck", "R7.7"),
    reason(c.N_CANNOT_CONVERT, "why.no_power", "R10.1"),
    reason(c.N_CANNOT_TAKE_OVER, "why.no_power", "R10.6"),
    reason(c.N_NOT_CONVERTED, "why.not_converted", "R10.1"),
    reason(c.N_WONDER_TAKEN, "why.claimed", "R6.15", more=wonder_card),
    reason(c.N_CLAIMED, "why.claimed", "R12.1"),
    reason(c.N_FACE_UP, "why.face_up_already", "R6.20"),
    reason(c.N_DOWN_NEW, "why.down_this_turn", "R3.6"),
    reason(c.N_NO_GOVERNMENT, "why.no_government", "R7.6"),
    reason(c.N_REFRESHED, "why.refreshed", "R7.6"),
    reason(c.N_NOTHING_TO_REFRESH, "why.nothing_to_refresh", "R4.6"),
    reason(c.N_HELD, "why.held_already", "R7.2"),
    reason(c.N_HELD_BY_OTHER, "why.held_by_other", "R7.4"),
    reason(c.N_OCCUPIED, "why.occupied", "R5.2"),
    reason(c.N_WONDER_PORT, "why.port_hex_only", "R6.16"),
    reason(c.N_PORT_ONLY, "why.port_hex_only", "R5.6"),
    reason(c.N_START_NO_PORT, "why.no_port_hex", "R2.14"),
    reason(c.N_NO_PORT, "why.no_port_hex", "R5.6"),
    reason(c.N_LOCKED, "why.locked", "R6.14", more=region_of_hex),
    reason(c.N_NO_CITY_FOR_WONDER, "why.no_city_there", "R6.15", more=region_of_hex),
    reason(c.N_OWN_CITY_THERE, "why.own_city_there", "R6.13", more=region_of_hex),
    reason(c.N_NOT_BORDERING, "why.not_bordering", "R6.13", more=region_of_hex),
    reason(c.N_OTHER_REGION, "why.other_region", "R11.3", more=region_meant),
    reason(c.N_NOT_NEXT_TO_CITY, "why.not_next_to_city", "R5.7"),
    reason(c.N_NO_TILE, "why.no_such_tile", "R5.10"),
    reason(c.N_NOT_DOMINATED, "why.not_dominated", "R6.14"),
    reason(c.N_ELIMINATE, "why.eliminate", "R6.34"),
    reason(c.N_WINDOW, "why.window", "R8.2"),
    reason(c.N_TAKE_OVER, "why.take_over", "R10.6", more=power_needs),
    reason(c.N_OTHER_TRACK, "why.other_track", "R11.2"),
    reason(c.N_SAME_TRACK, "why.same_track", "R11.7"),
    reason(c.N_NO_PRODUCTION, "why.no_production", "R11.7", more=track_meant),
    reason(c.N_CONVERT_AMOUNT, "why.convert_amount", "R11.7", more=convertible_now),
    reason(c.N_SHARE, "why.share", "R11.8", more=share_now),
    reason(c.N_UNIT_KIND, "why.unit_kind", "R6.33"),
    reason(c.N_UNIT_REGION, "why.unit_region", "R6.33"),
    reason(c.N_MILITARY_NOW, "why.military_now", "R6.27"),
    reason(c.N_RECRUIT_BLOCK, "why.recruit_block", "R6.27"),
    reason(c.N_MOVE_BLOCK, "why.move_block", "R6.27"),
    reason(c.N_NOTHING_DONE, "why.nothing_done", "R6.27"),
    reason(c.N_RECRUIT_LIMIT, "why.recruit_limit", "R6.29", more=recruit_limit),
    reason(c.N_NOT_UNLOCKED, "why.not_unlocked", "R6.28"),
    reason(c.N_NO_CITY_FOR_UNIT, "why.no_city_there", "R6.28"),
    reason(c.N_NO_UNIT_THERE, "why.no_unit_there", "R6.30", more=origin_meant),
    reason(c.N_MOVED_ALREADY, "why.moved_already", "R6.30"),
    reason(c.N_NOT_ADJACENT, "why.not_adjacent", "R5.4", more=both_ends),
    reason(c.N_NO_MILITARY, "why.no_military", "R6.27", more=unit_price),
    reason(c.N_NO_PIECE, "why.no_piece", "R1.5", more=piece_meant),
    reason(c.N_NO_CITY_HEX, "why.no_hex", "R5.6", more=piece_meant),
    reason(c.N_NO_TOWN_HEX, "why.no_hex", "R5.7", more=piece_meant),
    reason(c.N_NO_WONDER_HEX, "why.no_wonder_hex", "R6.16"),
    reason(c.N_WONDER_CITIES, "why.too_few_cities", "R6.17", more=wonder_cities),
    reason(c.N_PAY, "why.pay", "R4.2", more=due_now),
    reason(c.N_TECHNOLOGY_SYMBOLS, "why.symbols", "R6.19", more=technology_symbols, need="n", have=("have",)),
    reason(c.N_GOVERNMENT_SYMBOLS, "why.symbols", "R7.1", more=government_symbols, need="n", have=("have",)),
    reason(c.N_AGE_SYMBOLS, "why.symbols", "R12.2", more=age_symbols, need="n", have=("have",)),
    reason(c.N_ACHIEVEMENT, "why.achievement", "R12.5", more=achievement_count, need="n", have=("have",)),
    reason(c.N_PEOPLE_LOST, "why.population", "R6.13", more=people_lost, need="n", have=("have",)),
    reason(c.N_PEOPLE_CONVERTED, "why.population", "R10.1", more=people_converted, need="n", have=("have",)),
    reason(c.N_POPULATION, "why.population", "R4.2", more=people_paid, need="n", have=("have",)),
    reason(c.N_MONEY, "why.money", "R4.3", more=money_due, need="n", have=("have",)),
    reason(c.N_COST, "why.cost", "R4.3", more=cost),
)
