"""Why something a person would expect to be able to do is not possible now: a sentence and its rule."""

import re

from ziggurat.games.mosaic.actions import has_symbols, placeable, wonder_cost
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.military import MOVED, MOVING, RECRUITED, within_reach
from ziggurat.games.mosaic.placing import START_CITY, wonder_hexes
from ziggurat.games.mosaic.state import MosaicState, can_pay, own_city_regions
from ziggurat.games.mosaic.vocabulary import (
    AREA,
    AREA_CITIES,
    AREA_SIZE,
    AREA_UNITS,
    BORDERING_OWN_CITY,
    CITY,
    DOWN,
    DOWN_NEW,
    FARM_TOWN,
    FIRST_UNIT,
    GOVERNMENT,
    LEADER,
    LEADER_USED,
    MAX_REGIONS,
    MONEY,
    NEAR,
    PIECES,
    PILLARS,
    POPULATION,
    PORT,
    POWER_CONVERT_POPULATION,
    POWER_TAKE_OVER,
    PROJECT,
    RANGE,
    RECRUIT,
    REFRESHED,
    SAME_REGION,
    SUPPLY,
    SYMBOLS,
    TECHS,
    UNITS,
    UNLOCKED,
    WAIVE,
    WITHOUT_OWN_CITY,
    WONDER,
)
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Frame

WORD = re.compile(r"[a-z0-9_]+")


def find(intent: str, ids: tuple[str, ...]) -> int:
    """The first of the ids that the intent names, or -1."""
    for word in WORD.findall(intent):
        if word in ids:
            return ids.index(word)
    return -1


def missing_symbol(b: list[int], needs: tuple[tuple[int, int], ...], rule: str) -> Say | None:
    for pillar, needed in needs:
        if b[SYMBOLS + pillar] < needed:
            args: dict[str, object] = {"n": needed, "have": b[SYMBOLS + pillar], "pillar": "pillar_" + PILLARS[pillar]}
            return Say("why.symbols", args, rule)
    return None


def why_not_play(s: MosaicState, seat: int, intent: str) -> Say | None:
    """Why a technology cannot be face up."""
    t = s.tables
    b = s.boards[seat]
    card = find(intent, t.tech_ids)
    if card < 0:
        return None
    reason = missing_symbol(b, t.tech_requires[card], "R6.19")
    if reason is None and t.tech_lose[card] > b[POPULATION]:
        return Say("why.population", {"n": t.tech_lose[card]}, "R6.13")
    return reason


# -- a hex ----------------------------------------------------------------------------------------------------


def why_not_hex(s: MosaicState, seat: int, piece: int, where: int, region: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    hexagon = find(intent, t.hex_ids)
    if hexagon < 0:
        return Say("why.choose_hex", rule="R3.2")
    here = t.hex_region[hexagon]
    hex_args: dict[str, object] = {"hex": t.hex_ids[hexagon], "region": t.region_ids[here]}
    if here not in t.regions:
        return Say("why.out_of_play", hex_args, "R2.1")
    bit = 1 << hexagon
    if not s.free & bit:
        return Say("why.occupied", hex_args, "R5.2")
    port_wanted = piece == PORT or (piece == WONDER and t.wonder_port >> where & 1)
    if port_wanted and not t.harbours & bit:
        return Say("why.port_hex_only", hex_args, "R6.16" if piece == WONDER else "R5.6")
    if piece != WONDER and piece != PORT and t.harbours & bit:
        rule = "R2.14" if where == START_CITY and piece == CITY else "R5.6"
        return Say("why.no_port_hex", hex_args, rule)
    if piece == WONDER:
        if not b[AREA + here * AREA_SIZE + AREA_CITIES]:
            return Say("why.no_city_there", hex_args, "R6.15")
        return Say("why.too_few_cities", {"n": t.wonder_cities[where], **hex_args}, "R6.17")
    if piece in (CITY, PORT):
        if s.locks[here] & ~(1 << seat):
            return Say("why.locked", hex_args, "R6.14")
        if where == WITHOUT_OWN_CITY:
            return Say("why.own_city_there", hex_args, "R6.13")
        if where == BORDERING_OWN_CITY:
            return Say("why.not_bordering", hex_args, "R6.13")
        return None
    if where == SAME_REGION:
        return Say("why.other_region", {"region": t.region_ids[region]}, "R11.3")
    if not b[NEAR] & bit:
        return Say("why.not_next_to_city", hex_args, "R5.7")
    return None


# -- units ----------------------------------------------------------------------------------------------------


def why_not_unit_here(s: MosaicState, regions: int, intent: str) -> Say | None:
    region = find(intent, s.tables.region_ids)
    if region < 0:
        return None
    if region not in s.tables.regions:
        return Say("why.out_of_play", {"region": s.tables.region_ids[region]}, "R2.1")
    if not regions >> region & 1:
        return Say("why.unit_region", {"region": s.tables.region_ids[region]}, "R6.33")
    return None


def why_not_military(s: MosaicState, frame: Frame, seat: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    blocks, recruited = frame[2], frame[3]
    words = WORD.findall(intent)
    unit = find(intent, UNITS)
    regions = [t.region_ids.index(word) for word in words if word in t.region_ids]
    for region in regions:
        if region not in t.regions:
            return Say("why.out_of_play", {"region": t.region_ids[region]}, "R2.1")
    if "recruit" in words or (unit >= 0 and len(regions) == 1):
        if blocks & RECRUITED and blocks & MOVING:
            return Say("why.recruit_block", rule="R6.27")
        if recruited >= b[RECRUIT]:
            return Say("why.recruit_limit", {"n": b[RECRUIT]}, "R6.29")
        if b[MONEY] < t.unit_money:
            return Say("why.money", {"n": t.unit_money}, "R4.3")
        if unit >= 0 and not b[UNLOCKED] >> unit & 1:
            return Say("why.not_unlocked", {"unit": "piece_" + UNITS[unit]}, "R6.28")
        if unit >= 0 and not b[SUPPLY + FIRST_UNIT + unit]:
            return Say("why.no_piece", {"piece": "piece_" + UNITS[unit]}, "R1.5")
        if regions and not own_city_regions(s, b) >> regions[0] & 1:
            return Say("why.no_city_there", {"region": t.region_ids[regions[0]]}, "R6.28")
        return None
    if "move" in words or len(regions) == 2:
        if blocks & MOVED and not blocks & MOVING:
            return Say("why.move_block", rule="R6.27")
        if b[MONEY] < t.move_money:
            return Say("why.money", {"n": t.move_money}, "R4.3")
        if unit >= 0 and len(regions) == 2:
            origin, target = regions
            present = b[AREA + origin * AREA_SIZE + AREA_UNITS + unit]
            if not present:
                args: dict[str, object] = {"unit": "piece_" + UNITS[unit], "region": t.region_ids[origin]}
                return Say("why.no_unit_there", args, "R6.30")
            if present <= s.marched[unit * MAX_REGIONS + origin]:
                return Say("why.moved_already", {"unit": "piece_" + UNITS[unit]}, "R6.30")
            if target not in within_reach(s, origin, b[RANGE + unit]):
                args = {"a": t.region_ids[origin], "b": t.region_ids[target]}
                return Say("why.not_adjacent", args, "R5.4")
        return None
    if "done" in words:
        return Say("why.nothing_done", rule="R6.27")
    return None


# -- the turn ---------------------------------------------------------------------------------------------------


def why_not_turn(s: MosaicState, frame: Frame, seat: int, intent: str) -> Say | None:
    words = WORD.findall(intent)
    if "end" in words and frame[2]:
        return Say("why.must_act", rule="R3.3")
    reason = why_not_free(s, seat, intent, words)
    if reason is not None:
        return reason
    if not frame[2]:
        return Say("why.action_spent", rule="R3.2")
    if "money" in words:
        return Say("why.no_money_from_work", rule="R6.1")
    for look in (why_not_build, why_not_wonder, why_not_technology, why_not_government, why_not_other_cards):
        reason = look(s, seat, intent)
        if reason is not None:
            return reason
    if "military" in words or find(intent, UNITS) >= 0:
        return Say("why.no_military", {"n": s.tables.unit_money}, "R6.27")
    if find(intent, s.tables.hex_ids) >= 0 or find(intent, s.tables.region_ids) >= 0:
        return Say("why.choose_action", rule="R3.2")
    return None


def why_not_free(s: MosaicState, seat: int, intent: str, words: list[str]) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    age = find(intent, t.age_ids)
    if age >= 0:
        if not s.ages_left >> age & 1:
            return Say("why.claimed", {"card": t.age_ids[age]}, "R12.1")
        return missing_symbol(b, ((t.age_pillar[age], t.age_count[age]),), "R12.2")
    achievement = find(intent, t.achievement_ids)
    if achievement >= 0:
        if not s.achievements_left >> achievement & 1:
            return Say("why.claimed", {"card": t.achievement_ids[achievement]}, "R12.1")
        what, argument = t.achievement_count[achievement]
        args: dict[str, object] = {
            "n": t.achievement_at_least[achievement],
            "have": count(s, seat, what, argument),
            "card": t.achievement_ids[achievement],
        }
        return Say("why.achievement", args, "R12.5")
    card = find(intent, t.tech_ids)
    if card >= 0 and b[DOWN] >> card & 1:
        if b[DOWN_NEW] >> card & 1:
            return Say("why.down_this_turn", {"card": t.tech_ids[card]}, "R3.6")
        return why_not_play(s, seat, intent)
    if card >= 0 and b[TECHS] >> card & 1:
        return Say("why.face_up_already", {"card": t.tech_ids[card]}, "R6.20")
    if "refresh" in words or "deck" in words:
        if b[GOVERNMENT] < 0:
            return Say("why.no_government", rule="R7.6")
        if b[REFRESHED] >> b[GOVERNMENT] & 1:
            return Say("why.refreshed", rule="R7.6")
        return Say("why.nothing_to_refresh", rule="R4.6")
    power = t.leader_power[b[LEADER]][0]
    if "take_over" in words or "over" in words:
        if power != POWER_TAKE_OVER or b[LEADER_USED]:
            return Say("why.no_power", rule="R10.6")
        return Say("why.take_over", {"n": t.leader_power[b[LEADER]][1]}, "R10.6")
    if "convert" in words:
        if power != POWER_CONVERT_POPULATION or b[LEADER_USED]:
            return Say("why.no_power", rule="R10.1")
        return Say("why.population", {"n": t.leader_power[b[LEADER]][1]}, "R10.1")
    return None


def cannot_pay(s: MosaicState, b: list[int], stone: int, food: int, ideas: int, people: int) -> Say | None:
    if people > b[POPULATION]:
        return Say("why.population", {"n": people}, "R4.2")
    if not can_pay(s, b, stone, food, ideas):
        return Say("why.cost", {"stone": stone, "food": food, "ideas": ideas, "n": s.tables.joker}, "R4.3")
    return None


def why_not_build(s: MosaicState, seat: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    card = find(intent, t.build_ids)
    if card >= 0:
        if card not in s.decks[1].offer:
            return Say("why.not_on_offer", {"card": t.build_ids[card]}, "R6.8")
        piece = t.build_type[card]
        cost = t.build_cost[card]
    else:
        piece = find(intent, PIECES[:4])
        if piece < 0:
            return None
        cost = t.plain_cost[piece]
    if piece != PROJECT and not placeable(s, seat) >> piece & 1:
        if not b[SUPPLY + piece]:
            return Say("why.no_piece", {"piece": "piece_" + PIECES[piece]}, "R1.5")
        return Say("why.no_hex", {"piece": "piece_" + PIECES[piece]}, "R5.7" if piece >= FARM_TOWN else "R5.6")
    return cannot_pay(s, b, *cost)


def why_not_wonder(s: MosaicState, seat: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    wonder = find(intent, t.wonder_ids)
    if wonder < 0:
        return None
    if not s.wonders_left >> wonder & 1:
        return Say("why.claimed", {"card": t.wonder_ids[wonder]}, "R6.15")
    if not wonder_hexes(s, seat, wonder):
        if t.wonder_cities[wonder]:
            return Say("why.too_few_cities", {"n": t.wonder_cities[wonder]}, "R6.17")
        return Say("why.no_wonder_hex", {"wonder": t.wonder_ids[wonder]}, "R6.16")
    stone, food = wonder_cost(s, b)
    return cannot_pay(s, b, stone, food, 0, 0)


def why_not_technology(s: MosaicState, seat: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    card = find(intent, t.tech_ids)
    if card < 0:
        return None
    if card not in s.decks[0].offer:
        return Say("why.not_on_offer", {"card": t.tech_ids[card]}, "R6.19")
    return cannot_pay(s, b, 0, 0, t.tech_cost[card], 0) or why_not_play(s, seat, intent)


def why_not_government(s: MosaicState, seat: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    government = find(intent, t.government_ids)
    if government < 0:
        return None
    if b[GOVERNMENT] == government:
        return Say("why.held_already", {"government": t.government_ids[government]}, "R7.2")
    if not s.governments_left >> government & 1:
        return Say("why.held_by_other", {"government": t.government_ids[government]}, "R7.4")
    if not b[WAIVE] and not has_symbols(b, t.government_requires[government]):
        return missing_symbol(b, t.government_requires[government], "R7.1")
    return cannot_pay(s, b, 0, 0, t.government_cost[government], 0)


def why_not_other_cards(s: MosaicState, seat: int, intent: str) -> Say | None:
    t = s.tables
    b = s.boards[seat]
    card = find(intent, t.population_ids)
    if card >= 0:
        if card not in s.decks[2].offer:
            return Say("why.not_on_offer", {"card": t.population_ids[card]}, "R6.4")
        return cannot_pay(s, b, 0, t.population_food[card], 0, 0)
    words = WORD.findall(intent)
    if "population" in words:
        if not s.decks[2].exhausted():
            return Say("why.not_exhausted", rule="R6.7")
        return cannot_pay(s, b, 0, t.population_exhausted[0], 0, 0)
    card = find(intent, t.tax_ids)
    if card >= 0:
        return Say("why.not_on_offer", {"card": t.tax_ids[card]}, "R6.22")
    if "tax" in words or "tariff" in words or "plain_tax" in words or "plain_tariff" in words:
        return Say("why.not_exhausted", rule="R6.25")
    return None
