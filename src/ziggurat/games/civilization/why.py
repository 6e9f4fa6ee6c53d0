"""Why a person cannot do what he means to do: a sentence and the number of the rule."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization.board import WIDTH, square_name
from ziggurat.games.civilization.city_actions import (
    USED_COIN,
    building_squares,
    has_figure_square,
    item_cost,
    wonder_squares,
)
from ziggurat.games.civilization.codes import (
    A_PRODUCE,
    ARMIES,
    ARMY_MASK,
    CITIES,
    CROSS,
    FIGURES,
    HUT,
    ITEM_ARMY,
    ITEM_BUILDING,
    ITEM_SCOUT,
    ITEM_WALLS,
    ITEM_WONDER,
    NO_TOKEN,
    PHASES,
    UNIT_TYPES,
    WATER,
)
from ziggurat.games.civilization.effects import coin_room
from ziggurat.games.civilization.founding import can_found, city_slot
from ziggurat.games.civilization.resources import can_pay
from ziggurat.games.civilization.world import city_production, stacked, unbuilt
from ziggurat.kernel.say import Say

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

FOUNDING: Final = {
    "water": ("why.found_water", "R6.3"),
    "edge": ("why.found_edge", "R6.3"),
    "unexplored": ("why.found_unexplored", "R6.3"),
    "token": ("why.found_token", "R6.3"),
    "enemy": ("why.found_enemy", "R6.3"),
    "near": ("why.found_near", "R6.3"),
    "stack": ("why.found_stack", "R6.4"),
}


# In which phase things of a kind are used, for whoever clicks them in another one.
WHEN: Final = {
    "government": ("start_of_turn", "R6.7"),
    "player": ("trade", "R7.3"),
    "city": ("city_management", "R8.1"),
    "item": ("city_management", "R8.1"),
    "step": ("city_management", "R8.15"),
    "square": ("movement", "R9.1"),
    "place": ("movement", "R9.12"),
    "tech": ("research", "R10.1"),
}


def another_phase(s: "CivState", intent: str) -> Say | None:
    """The thing has its time in another phase of the round."""
    kind = words_of(intent)[:1]
    phase, rule = WHEN.get(kind[0] if kind else "", ("", ""))
    if not phase or phase == PHASES[s.phase]:
        return None
    return Say("why.when_" + phase, {}, rule)


def words_of(intent: str) -> list[str]:
    """`square:e5` and `found e5` both end in what is meant."""
    return intent.replace(":", " ").split()


def square_of(s: "CivState", name: str) -> int:
    """The number of a square's name, -1 when it is none."""
    if len(name) < 2 or not name[1:].isdigit() or not "a" <= name[0] <= "p":
        return -1
    square = (int(name[1:]) - 1) * WIDTH + ord(name[0]) - 97
    return square if 0 <= square < s.b.size else -1


def city_of(s: "CivState", name: str) -> int:
    owner, _, number = name.partition("-")
    if owner.isdigit() and number.isdigit() and int(owner) < s.players and int(number) < CITIES:
        return int(owner) * CITIES + int(number)
    return -1


def event_reason(s: "CivState", seat: int, name: str) -> Say | None:
    t = s.t
    if name in t.event_ids:
        return Say("why.event_now", {"event": name}, "R8.18")
    for number, ability in enumerate(t.abilities):
        if ability.id != name:
            continue
        if not s.techs[seat] >> ability.tech & 1:
            return Say("why.ability_unknown", {"tech": t.tech_ids[ability.tech]}, "R10.9")
        if s.used[seat] >> number & 1:
            return Say("why.ability_used", {"ability": name}, "R10.9")
        if not can_pay(s, seat, number):
            return Say("why.ability_resources", {"ability": name}, "R2.15")
        return Say("why.ability_now", {"ability": name}, "R5.5")
    return None


def start_reason(s: "CivState", seat: int, intent: str) -> Say | None:
    words = words_of(intent)
    if not words:
        return None
    t = s.t
    name = words[-1]
    if words[0] in ("found", "square"):
        square = square_of(s, words[1] if len(words) > 1 else "")
        if square < 0:
            return None
        scouts = [s.pos[seat * FIGURES + j] for j in range(ARMIES, FIGURES)]
        if square not in scouts:
            return Say("why.found_scout", {"square": square_name(square)}, "R6.3")
        if city_slot(s, seat) < 0:
            return Say("why.found_maximum", {"n": s.max_cities[seat]}, "R2.10")
        reason = can_found(s, seat, square)
        if reason is not None:
            key, rule = FOUNDING[reason]
            return Say(key, {"square": square_name(square)}, rule)
        return None
    if name in t.government_ids and words[0] == "government":
        number = t.government_ids.index(name)
        if s.governments[seat] == number:
            return Say("why.government_same", {"government": name}, "R6.7")
        if s.changed >> seat & 1:
            return Say("why.government_changed", {}, "R6.7")
        if not s.unlocked[seat] >> number & 1:
            return Say("why.government_locked", {"government": name}, "R6.7")
        if s.governments[seat] == s.t.anarchy:
            return Say("why.government_wait", {}, "R6.7")
        return Say("why.government_anarchy", {"government": name}, "R6.7")
    return event_reason(s, seat, name) or another_phase(s, intent)


def city_reason(s: "CivState", seat: int, intent: str) -> Say | None:
    words = words_of(intent)
    if not words:
        return None
    name = words[-1]
    city = city_of(s, words[1]) if len(words) > 1 else -1
    if words[0] in ("arts", "harvest", "produce", "free", "city") and city >= 0:
        if city // CITIES != seat or s.centre[city] < 0:
            return Say("why.city_not_yours", {}, "R8.1")
        if s.actions_left[city] <= 0:
            if city % CITIES == 0 and s.laws[s.governments[seat]].no_capital:
                return Say("why.city_anarchy", {}, "R6.9")
            return Say("why.city_acted", {}, "R8.1")
        if words[0] == "harvest":
            return Say("why.harvest", {"resource": name}, "R8.19")
        if words[0] in ("produce", "free"):
            return item_reason(s, seat, city, name)
    if words[0] == "item" and any(a[0] == A_PRODUCE and a[2] == item_number(s, name) for a in s.legal(seat)):
        return Say("why.item_city", {"item": name}, "R8.1")
    if words[0] in ("item", "building", "wonder", "produce") and city < 0:
        return item_reason(s, seat, seat * CITIES, name)
    if words[0] == "advance" or words[0] == "step":
        step = s.culture_step[seat] + 1
        if step > s.t.win_step:
            return None
        need: dict[str, object] = {"culture": s.t.track_culture[step], "trade": s.t.track_trade[step]}
        return Say("why.advance", need, "R8.15")
    if words[0] == "coin" and name in s.t.tech_ids:
        return coin_reason(s, seat, s.t.tech_ids.index(name))
    return event_reason(s, seat, name) or another_phase(s, intent)


def coin_reason(s: "CivState", seat: int, tech: int) -> Say | None:
    slot = s.t.coin_slot[tech]
    if slot < 0:
        return None
    name = s.t.tech_ids[tech]
    if not s.techs[seat] >> tech & 1:
        return Say("why.ability_unknown", {"tech": name}, "R8.20")
    if not coin_room(s, seat, tech):
        return Say("why.coin_full", {"tech": name, "n": s.t.coin_max[slot]}, "R8.20")
    if s.used[seat] >> (USED_COIN + slot) & 1:
        return Say("why.coin_used", {"tech": name}, "R8.20")
    return Say("why.coin_price", {"tech": name}, "R8.20")


def item_reason(s: "CivState", seat: int, city: int, name: str) -> Say | None:
    t = s.t
    item = item_number(s, name)
    if item < 0 or s.centre[city] < 0:
        return None
    if item >= ITEM_WONDER:
        if s.wonder_owner[item - ITEM_WONDER] != -1:
            return Say("why.wonder_market", {"item": name}, "R8.10")
        if not wonder_squares(s, city):
            return Say("why.wonder_city", {"item": name}, "R8.10")
    elif item == ITEM_WALLS:
        if not s.techs[seat] & t.walls_tech:
            return Say("why.item_tech", {"item": name, "tech": t.tech_ids[t.walls_tech.bit_length() - 1]}, "R8.9")
        if s.walled >> city & 1:
            return Say("why.walls", {}, "R8.9")
    elif item >= ITEM_BUILDING:
        building = t.buildings[item - ITEM_BUILDING]
        if not s.techs[seat] & building.tech:
            return Say("why.item_tech", {"item": name, "tech": t.tech_ids[building.tech.bit_length() - 1]}, "R8.7")
        if building.upgrade >= 0 and s.techs[seat] & t.buildings[building.upgrade].tech:
            return Say("why.item_upgraded", {"item": name, "better": t.buildings[building.upgrade].id}, "R8.7")
        if not building_squares(s, city, item - ITEM_BUILDING):
            if building.limited:
                return Say("why.item_limited", {"item": name}, "R8.8")
            return Say("why.item_square", {"item": name}, "R8.7")
    elif item in (ITEM_ARMY, ITEM_SCOUT):
        if unbuilt(s, seat, item == ITEM_SCOUT) < 0:
            return Say("why.item_supply", {"item": name}, "R8.5")
        if not has_figure_square(s, seat, city, item == ITEM_SCOUT):
            return Say("why.item_square", {"item": name}, "R8.5")
    else:
        kind = UNIT_TYPES.index(name)
        if not s.ranks[seat * 4 + kind]:
            return Say("why.item_tech", {"item": name, "tech": t.tech_ids[t.tech_unit.index(kind)]}, "R8.6")
        if not s.unit_decks[kind] and not s.unit_discards[kind]:
            return Say("why.item_supply", {"item": name}, "R8.6")
    args: dict[str, object] = {"item": name, "cost": item_cost(s, seat, item), "have": city_production(s, city)}
    return Say("why.item_cost", args, "R8.3")


def item_number(s: "CivState", name: str) -> int:
    t = s.t
    names = ["army", "scout", *UNIT_TYPES, *(building.id for building in t.buildings), "city_walls", *t.wonder_ids]
    return names.index(name) if name in names else -1


def movement_reason(s: "CivState", seat: int, intent: str) -> Say | None:
    words = words_of(intent)
    if not words:
        return None
    square = square_of(s, words[1]) if len(words) > 1 and words[0] in ("move", "square") else -1
    if square >= 0:
        if s.owner_at[square] != seat:
            return Say("why.move_none", {"square": square_name(square)}, "R9.1")
        if square in s.locked:
            return Say("why.move_locked", {"square": square_name(square)}, "R19.5")
        return Say("why.move_moved", {"square": square_name(square)}, "R9.1")
    if words[0] == "end":
        return Say("why.must_leave", {}, "R9.4")
    return event_reason(s, seat, words[-1]) or another_phase(s, intent)


def step_reason(s: "CivState", seat: int, intent: str) -> Say | None:
    words = words_of(intent)
    if not words:
        return None
    if words[0] == "stop":
        return Say("why.stop_here", {"square": square_name(s.group_square)}, "R9.4")
    square = square_of(s, words[1]) if len(words) > 1 else -1
    if square < 0:
        return event_reason(s, seat, words[-1])
    named: dict[str, object] = {"square": square_name(square)}
    if square not in s.b.near[s.group_square]:
        return Say("why.step_far", named, "R9.1")
    if s.ground[square] < 0:
        return Say("why.step_unexplored", named, "R2.2")
    armies = s.group & ARMY_MASK
    if s.ground[square] == WATER and s.water[seat] == 0:
        return Say("why.step_water", named, "R9.4")
    owner = s.owner_at[square]
    city = s.city_at[square]
    if city >= 0 and city // CITIES == seat:
        return Say("why.step_own_city", named, "R9.5")
    if city >= 0 and s.laws[s.governments[seat]].no_city_attack:
        return Say("why.step_peace", {"government": s.t.government_ids[s.governments[seat]]}, "R6.8")
    if city >= 0 and not armies:
        return Say("why.step_scout_city", named, "R9.6")
    if owner >= 0 and owner != seat and not armies:
        return Say("why.step_scout_enemy", named, "R9.9")
    if s.token[square] != NO_TOKEN and not armies:
        return Say("why.step_scout_hut", named, "R9.7" if s.token[square] == HUT else "R9.8")
    if owner == seat and stacked(s, seat, square) + s.group.bit_count() > s.stack_limit[seat]:
        return Say("why.step_stack", {"n": s.stack_limit[seat]}, "R9.3")
    if s.ground[square] == WATER and s.water[seat] == CROSS:
        return Say("why.step_cross", named, "R9.4")
    return None
