"""Why something a person would expect to be able to do is not possible: a sentence and the rule behind it.

An intent is a notation (`legion carthago>carales`), a part of one, or the id of a thing (`region:carales`).
"""

import re

from ziggurat.games.antike.codes import (
    ADVANCES,
    ANY,
    BANK_TEMPLES,
    CITY_AT,
    COINS,
    GOLD,
    IRON,
    LEGION_AT,
    LEGIONS_LEFT,
    MARBLE,
    MARKER,
    RESOURCES,
    TEMPLE_AT,
    TOKENS_LEFT,
    UNITS,
    WIDTH,
)
from ziggurat.games.antike.figures import city_strength, field_costs, price_of
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.say import Say


def words_of(intent: str) -> list[str]:
    return [word for word in re.split(r"[^a-z0-9_]+", intent.lower()) if word]


def named_regions(s: AntikeState, intent: str) -> list[int]:
    """The regions an intent names, in its order."""
    return [s.board.region_at[word] for word in words_of(intent) if word in s.board.region_at]


def named_unit(intent: str) -> int | None:
    for word in words_of(intent):
        if word in ("legion", "legions"):
            return 0
        if word in ("galley", "galleys"):
            return 1
    return None


def why_not_trade(s: AntikeState, intent: str) -> Say | None:
    """A trade that cannot be made now (R14)."""
    if "trade" not in words_of(intent):
        return None
    board = s.board
    owned = s.nat[s.active * WIDTH + ADVANCES]
    if not board.trades[owned]:
        return Say("why.no_market", rule="R14.2")
    if not board.trades[owned & ~s.bought]:
        return Say("why.bought_now", rule="R14.4")
    return Say("why.too_little_to_trade", {"n": s.wealth(s.active)}, "R14.2")


def why_not_field(s: AntikeState, intent: str) -> Say | None:
    board = s.board
    row = s.active * WIDTH
    costs = field_costs(s, s.active)
    for word in words_of(intent):
        if word in costs:
            wealth = s.wealth(s.active)
            if costs[word] > wealth:
                return Say("why.field_too_far", {"field": word, "cost": costs[word], "n": wealth}, "R4.4")
            return None
        if word in ("stay", "0"):
            return Say("why.no_standing_still", {"cost": board.step_cost[-1]}, "R4.4")
    if named_regions(s, intent) and s.nat[row + MARKER] <= board.fields:
        return Say("why.rondel_first", rule="R4.1")
    return why_not_trade(s, intent)


def why_not_arm(s: AntikeState, intent: str, cost: int) -> Say | None:
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    unit = named_unit(intent)
    for region in named_regions(s, intent):
        id = board.region_ids[region]
        if not nat[row + CITY_AT] >> region & 1:
            return Say("why.not_own_city", {"region": id, "nation": s.nation_id(s.active)}, "R6.1")
        if s.placed[region] <= 0:
            temple = nat[row + TEMPLE_AT] >> region & 1
            return Say("why.city_full", {"region": id, "n": board.room[temple]}, "R6.1")
        if unit is not None and not board.allowed[unit] >> region & 1:
            return Say("why.no_land_border" if unit == 0 else "why.no_sea_border", {"region": id}, "R6.2")
    if unit is not None and not nat[row + LEGIONS_LEFT + unit]:
        return Say("why.no_unit_left", {"unit": UNITS[unit]}, "R6.4")
    iron, coins = nat[row + IRON], nat[row + COINS]
    if cost and iron + coins < cost and (unit is not None or named_regions(s, intent)):
        return Say("why.too_dear", {"cost": cost, "resource": "iron", "have": iron, "n": coins}, "R6.1")
    return why_not_trade(s, intent)


def why_not_temple(s: AntikeState, intent: str) -> Say | None:
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    for region in named_regions(s, intent):
        args: dict[str, object] = {"region": board.region_ids[region], "nation": s.nation_id(s.active)}
        if not nat[row + CITY_AT] >> region & 1:
            return Say("why.not_own_city", args, "R7.1")
        if nat[row + TEMPLE_AT] >> region & 1:
            return Say("why.temple_there", args, "R7.2")
        if not s.bank[BANK_TEMPLES]:
            return Say("why.no_temple_left", rule="R7.1")
        marble, coins = nat[row + MARBLE], nat[row + COINS]
        if marble + coins < board.temple_cost:
            price: dict[str, object] = {"cost": board.temple_cost, "resource": "marble", "have": marble, "n": coins}
            return Say("why.too_dear", price, "R7.1")
    return why_not_trade(s, intent)


def why_not_advance(s: AntikeState, intent: str) -> Say | None:
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    owned = nat[row + ADVANCES]
    for word in words_of(intent):
        if word not in board.advance_ids:
            continue
        advance = board.advance_ids.index(word)
        if owned >> advance & 1:
            return Say("why.advance_owned", {"advance": word}, "R8.1")
        missing = board.requires[advance] & ~owned
        if missing:
            lower = board.advance_ids[missing.bit_length() - 1]
            return Say("why.advance_needs", {"advance": word, "lower": lower}, "R8.3")
        gold, coins, price = nat[row + GOLD], nat[row + COINS], price_of(s, advance)
        if gold + coins < price:
            args: dict[str, object] = {"cost": price, "resource": "gold", "have": gold, "n": coins}
            return Say("why.too_dear", args, "R8.1")
    return why_not_trade(s, intent)


def why_not_move(s: AntikeState, intent: str) -> Say | None:
    """A move or a fight that is not possible; a region alone is asked as a goal, or as a place to leave."""
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    unit = named_unit(intent)
    places = named_regions(s, intent)
    if "conquer" in words_of(intent):
        return Say("why.movement_first", rule="R9.1")
    if not places:
        return why_not_trade(s, intent)
    kinds = (unit,) if unit is not None else (0, 1)
    if "fight" in words_of(intent):
        return Say("why.nobody_to_fight", {"region": board.region_ids[places[0]]}, "R9.8")
    if len(places) == 1:
        return why_not_reach(s, places[0], kinds)
    home, there = places[0], places[1]
    args: dict[str, object] = {"home": board.region_ids[home], "there": board.region_ids[there]}
    if not any(nat[row + LEGION_AT + kind] >> home & 1 for kind in kinds):
        return Say("why.no_unit_there", {"region": board.region_ids[home]}, "R9.2")
    either = (board.near[home] | board.near[board.regions + home]) >> there & 1
    if not either:
        return Say("why.no_border", args, "R2.2")
    for kind in kinds:
        here = nat[row + LEGION_AT + kind] >> home & 1
        if here and not board.near[kind * board.regions + home] >> there & 1:
            if not board.allowed[kind] >> there & 1:
                key = "why.no_land_border" if kind == 0 else "why.no_sea_border"
                return Say(key, {"region": board.region_ids[there]}, "R2.3")
            return Say("why.border_sea" if kind == 0 else "why.border_land", args, "R2.2")
    return Say("why.no_range_left", {"region": board.region_ids[home]}, "R9.2")


def why_not_reach(s: AntikeState, there: int, kinds: tuple[int, ...]) -> Say:
    board = s.board
    id = board.region_ids[there]
    masks = board.lanes * board.regions
    row = s.active * WIDTH
    here = any(s.nat[row + LEGION_AT + kind] >> there & 1 for kind in kinds)
    if here:
        return Say("why.no_range_left", {"region": id}, "R9.2")
    for kind in kinds:
        near = board.near[kind * board.regions + there]
        if any(s.ready[masks + lane] & near for lane in range(kind, board.lanes, 2)):
            return Say("why.choose_unit_first", {"region": id}, "R9.2")
    if len(kinds) == 1 and not board.allowed[kinds[0]] >> there & 1:
        return Say("why.no_land_border" if kinds[0] == 0 else "why.no_sea_border", {"region": id}, "R2.3")
    return Say("why.out_of_reach", {"region": id}, "R9.2")


def why_not_conquer(s: AntikeState, intent: str) -> Say | None:
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    if "legion" in words_of(intent) and ">" in intent:
        return Say("why.movement_over", rule="R9.1")
    for region in named_regions(s, intent):
        id = board.region_ids[region]
        units = s.count(s.active, 0, region) + s.count(s.active, 1, region)
        if not s.taken >> region & 1:
            return Say("why.nothing_to_conquer", {"region": id}, "R10.8")
        owner = s.owner(region)
        if owner == s.active:
            return Say("why.own_city", {"region": id}, "R10.8")
        if owner >= 0:
            cities = nat[owner * WIDTH + CITY_AT]
            if not cities & (cities - 1):
                return Say("why.last_city", {"region": id, "nation": s.nation_id(owner)}, "R10.4")
            if not nat[row + TOKENS_LEFT]:
                return Say("why.no_token_left", {"nation": s.nation_id(s.active)}, "R10.4")
        need = board.neutral_strength if owner < 0 else city_strength(s, owner, region)
        if units < need:
            return Say("why.too_weak", {"region": id, "need": need, "n": units}, "R10.3")
    return why_not_trade(s, intent)


def why_not_found(s: AntikeState, intent: str) -> Say | None:
    board, nat = s.board, s.nat
    row = s.active * WIDTH
    for region in named_regions(s, intent):
        id = board.region_ids[region]
        if s.neutral >> region & 1:
            return Say("why.neutral_temple", {"region": id}, "R11.1")
        if s.taken >> region & 1:
            return Say("why.city_there", {"region": id}, "R11.3")
        if not (nat[row + LEGION_AT] | nat[row + LEGION_AT + 1]) >> region & 1:
            return Say("why.no_unit_to_found", {"region": id, "nation": s.nation_id(s.active)}, "R11.1")
        if not nat[row + TOKENS_LEFT]:
            return Say("why.no_token_left", {"nation": s.nation_id(s.active)}, "R11.1")
        symbol = board.symbol[region]
        meant = [word for word in words_of(intent) if word in RESOURCES]
        if meant and symbol != ANY and not board.free_building and meant[0] != RESOURCES[symbol]:
            return Say("why.other_symbol", {"region": id, "resource": RESOURCES[symbol]}, "R11.2")
        if not any(all(split[good] <= nat[row + good] for good in range(4)) for split in board.splits):
            return Say("why.city_too_dear", rule="R11.1")
    return why_not_trade(s, intent)
