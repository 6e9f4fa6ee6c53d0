"""Labels, groups and targets of actions, for people who click."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battle import unit_name
from ziggurat.games.civilization.board import DIRECTIONS, square_name
from ziggurat.games.civilization.city_actions import arts, conversions, item_cost, item_id
from ziggurat.games.civilization.effects import BUILDING_CODE, KILL_CODE, SCOUT_CODE, SEAT_CODE
from ziggurat.games.civilization.flow import city_name, player
from ziggurat.games.civilization.loot import WHAT
from ziggurat.games.civilization.notation import goods, loot_choice, payment, source_op
from ziggurat.games.civilization.units import strength
from ziggurat.games.civilization.view import city_id
from ziggurat.games.civilization.world import city_production
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

PLAIN = {
    c.A_END: ("end", "end"),
    c.A_PASS: ("pass", "end"),
    c.A_SEND: ("send", "done"),
    c.A_DROP: ("drop", "offer"),
    c.A_ACCEPT: ("accept", "answer"),
    c.A_REFUSE: ("refuse", "answer"),
    c.A_COUNTER: ("counter", "answer"),
    c.A_TAKE_BACK: ("take_back", "end"),
    c.A_PASS_TURN: ("pass_turn", "end"),
    c.A_STOP: ("stop", "end"),
    c.A_RAZE: ("raze", "raze"),
}


def describe(s: "CivState", seat: int, action: Action) -> Described:
    kind, x, y, z = action
    t = s.t
    if kind in PLAIN:
        key, group = PLAIN[kind]
        return made(key, {}, group)
    if kind == c.A_CIVILIZATION:
        return made("civilization", {"civilization": t.civ_ids[x]}, "set_up", f"civilization:{t.civ_ids[x]}")
    if kind in (c.A_CAPITAL, c.A_WONDER_SQUARE, c.A_DISPLACE, c.A_PLACE):
        key = {c.A_CAPITAL: "capital", c.A_WONDER_SQUARE: "wonder_square", c.A_DISPLACE: "displace"}.get(kind, "place")
        return made(key, {"square": square_name(x)}, "place", f"square:{square_name(x)}")
    if kind == c.A_FIGURE:
        key = "scout" if x else "army"
        return made("figure", {"figure": key, "square": square_name(y)}, "place", f"square:{square_name(y)}")
    if kind == c.A_GREAT_PERSON:
        name = t.great_ids[x]
        if y < 0:
            return made("great_person_reserve", {"great_person": name}, "end", f"great_person:{name}")
        return made(
            "great_person",
            {"great_person": name, "square": square_name(y)},
            "great_people",
            f"great_person:{name}",
            f"square:{square_name(y)}",
        )
    if kind == c.A_FOUND:
        return made("found_army" if y else "found", {"square": square_name(x)}, "cities", f"square:{square_name(x)}")
    if kind == c.A_GOVERNMENT:
        name = t.government_ids[x]
        return made("government", {"government": name}, "government", f"government:{name}")
    if kind == c.A_WONDER:
        return wonder(s, x, y)
    if kind == c.A_PLAY:
        return made("play", {"event": t.event_ids[x]}, "events", f"event:{t.event_ids[x]}")
    if kind == c.A_USE:
        ability = t.abilities[x]
        return made(
            "use", {"ability": ability.id}, "abilities", f"ability:{ability.id}", f"tech:{t.tech_ids[ability.tech]}"
        )
    if kind == c.A_GATHER:
        square = square_name(s.pos[seat * c.FIGURES + c.ARMIES + x])
        if y < 0:
            return made("gather_none", {"square": square}, "gather", f"square:{square}")
        return made(
            "gather", {"square": square, "city": city_name(s, y)}, "gather", f"square:{square}", f"city:{city_id(y)}"
        )
    if kind == c.A_OFFER:
        return made("offer", {"player": player(s, x)}, "offer", f"player:{x}")
    if kind in (c.A_GIVE, c.A_WANT):
        what = goods(s, x, kind == c.A_GIVE)
        key = "give" if kind == c.A_GIVE else "want"
        return made(key, {"n": y, "goods": what}, key, f"{key}:{what}", f"amount:{y}")
    if kind == c.A_HAND_OVER:
        what = goods(s, x, True)
        return made("hand_over", {"goods": what}, "offer", f"goods:{what}")
    if kind == c.A_ARTS:
        return made("arts", {"city": city_name(s, x), "n": arts(s, x)}, "arts", f"city:{city_id(x)}")
    if kind == c.A_HARVEST:
        name = c.RESOURCES[y]
        targets = (f"city:{city_id(x)}", f"resource:{name}")
        return made("harvest", {"city": city_name(s, x), "resource": name}, "harvest", *targets)
    if kind in (c.A_PRODUCE, c.A_FREE):
        return produced(s, seat, kind == c.A_FREE, x, y)
    if kind == c.A_ADVANCE:
        step = s.culture_step[seat] + 1
        args: dict[str, object] = {"n": step, "culture": t.track_culture[step], "trade": t.track_trade[step]}
        return made("advance", args, "culture", f"step:{step}")
    if kind == c.A_COIN:
        slot = t.coin_slot[x]
        name = t.tech_ids[x]
        key = "coin_trade" if t.coin_price_trade[slot] else "coin_culture"
        price = t.coin_price_trade[slot] or t.coin_price_culture[slot]
        return made(key, {"tech": name, "n": price}, "coins", f"tech:{name}")
    if kind == c.A_DISCARD:
        return made("discard", {"event": t.event_ids[x]}, "events", f"event:{t.event_ids[x]}")
    if kind == c.A_TARGET:
        return aimed(s, x)
    if kind == c.A_PAY:
        what = payment(s, x)
        if y >= 0:
            return made("pay_gift", {"goods": what, "player": player(s, y)}, "pay", f"goods:{what}", f"player:{y}")
        return made("pay", {"goods": what}, "pay", f"goods:{what}")
    if kind == c.A_REACT:
        if x == 0:
            return made("react", {"card": t.event_ids[y]}, "react", f"event:{t.event_ids[y]}")
        ability = t.abilities[y]
        return made("react", {"card": ability.id}, "react", f"ability:{ability.id}", f"tech:{t.tech_ids[ability.tech]}")
    if kind == c.A_LEARN:
        if x < 0:
            return made("decline", {}, "end")
        return made("learn", {"tech": t.tech_ids[x]}, "techs", f"tech:{t.tech_ids[x]}")
    if kind == c.A_RESOURCE:
        return made("take", {"resource": c.RESOURCES[x]}, "resources", f"resource:{c.RESOURCES[x]}")
    if kind == c.A_GROUP:
        key = "move_armies" if not z else "move_scouts" if not y else "move_group"
        moving: dict[str, object] = {"square": square_name(x), "armies": y, "scouts": z, "n": y + z}
        return made(key, moving, "move", f"square:{square_name(x)}", f"group:{y}+{z}")
    if kind == c.A_STEP:
        return stepped(s, seat, x)
    if kind == c.A_DISCOVER:
        to = next(to for way, to in s.b.steps[s.group_square] if way == x)
        return made(
            "discover", {"direction": DIRECTIONS[x]}, "move", f"square:{square_name(to)}", f"place:{s.b.place_of[to]}"
        )
    if kind == c.A_SACRIFICE:
        name = t.tech_ids[y]
        return made(
            "sacrifice", {"square": square_name(x), "tech": name}, "move", f"square:{square_name(x)}", f"tech:{name}"
        )
    if kind == c.A_UNIT:
        return played(s, seat, x, y)
    if kind == c.A_HEAL:
        return made("heal", {"tech": t.tech_ids[x]}, "abilities", f"tech:{t.tech_ids[x]}")
    if kind == c.A_WOUND:
        return made("wounds", {"n": y, "front": x + 1}, "wounds", f"front:{x}", f"amount:{y}")
    if kind == c.A_DECK:
        return made("deck", {"unit": c.UNIT_TYPES[x]}, "decks", f"deck:{c.UNIT_TYPES[x]}")
    if kind == c.A_SAVE:
        if x < 0:
            return made("save_none", {}, "end")
        rank = strength(s, seat, x)
        return made("save", {"unit": c.UNIT_TYPES[t.card_type[x]], "n": rank}, "units", f"unit:{t.unit_ids[x]}")
    if kind == c.A_LOOT:
        which = loot_choice(s, x, y).strip()
        thing = f"loot:{WHAT[x]}:{which}" if which else f"loot:{WHAT[x]}"
        return made("loot." + WHAT[x], {"what": which}, "loot", thing)
    if kind == c.A_RESEARCH:
        if x < 0:
            return made("research_none", {}, "end")
        return made("research", {"tech": t.tech_ids[x]}, "techs", f"tech:{t.tech_ids[x]}")
    raise AssertionError(f"no description for {action}")


def made(key: str, args: dict[str, object], group: str, *targets: str) -> Described:
    return Described(Say("action." + key, args), group, targets)


def wonder(s: "CivState", number: int, what: int) -> Described:
    name = s.t.wonder_ids[number]
    op = s.t.wonders[number].op
    if op == c.OP_FREE_FIGURE:
        figure = "scout" if what else "army"
        return made(
            "wonder_figure", {"wonder": name, "figure": figure}, "wonders", f"wonder:{name}", f"figure:{figure}"
        )
    if op == c.OP_FREE_TECH:
        tech = s.t.tech_ids[what]
        return made("wonder_tech", {"wonder": name, "tech": tech}, "wonders", f"wonder:{name}", f"tech:{tech}")
    return made("wonder_advance", {"wonder": name}, "wonders", f"wonder:{name}")


def produced(s: "CivState", seat: int, free: bool, city: int, item: int) -> Described:
    if city < 0:
        return made("done", {}, "end")
    name = item_id(s, item)
    targets = (f"city:{city_id(city)}", f"item:{name}")
    if free:
        return made("free", {"city": city_name(s, city), "item": name}, "produce", *targets)
    cost = item_cost(s, seat, item)
    second = bool(s.stack) and s.stack[-1][0] == c.S_SECOND_ITEM
    production, spent, converted = (s.price[0], s.price[1], s.price[2]) if second else (city_production(s, city), 0, 0)
    more = conversions(s, seat, spent + cost - production) - converted
    trade = more * s.t.civs[s.civ[seat]].rate_trade
    key = "produce_trade" if trade else "produce"
    return made(key, {"city": city_name(s, city), "item": name, "cost": cost, "n": trade}, "produce", *targets)


def stepped(s: "CivState", seat: int, to: int) -> Described:
    square = square_name(to)
    owner = s.owner_at[to]
    key = "step"
    args: dict[str, object] = {"square": square}
    city = s.city_at[to]
    flies = s.techs[seat] & s.t.fly_mask
    if not flies:
        if city >= 0 and city // c.CITIES != seat:
            key = "step_city"
            args["player"] = player(s, city // c.CITIES)
        elif owner >= 0 and owner != seat:
            key = "step_attack" if s.armies_at[to] else "step_scouts"
            args["player"] = player(s, owner)
        elif s.token[to] == c.HUT:
            key = "step_hut"
        elif s.token[to] == c.VILLAGE:
            key = "step_village"
    return made(key, args, "move", f"square:{square}")


def played(s: "CivState", seat: int, card: int, front: int) -> Described:
    battle = s.battle
    assert battle is not None
    side = battle.turn
    unit = unit_name(s, battle, side, card)
    name = s.t.unit_ids[card]
    if front < 0:
        return made("front", {"unit": unit}, "units", f"unit:{name}", "front:new")
    enemy = unit_name(s, battle, 1 - side, battle.fronts[front][2 - 2 * side])
    return made("attack", {"unit": unit, "enemy": enemy}, "units", f"unit:{name}", f"front:{front}")


def aimed(s: "CivState", code: int) -> Described:
    """A target of a card or ability."""
    if code < 0:
        return made("target_none", {}, "target")
    op, stage = source_op(s)
    if op in (c.OP_PRODUCTION, c.OP_NUKE):
        return made("target_city", {"city": city_name(s, code)}, "target", f"city:{city_id(code)}")
    if op in (c.OP_TRADE, c.OP_ANARCHY) or (op == c.OP_LEARN and stage == 0):
        return made("target_player", {"player": player(s, code)}, "target", f"player:{code}")
    if op == c.OP_LEARN:
        return made("learn", {"tech": s.t.tech_ids[code]}, "target", f"tech:{s.t.tech_ids[code]}")
    if op == c.OP_KILL:
        square = square_name(code % SCOUT_CODE)
        figure = "scout" if code & SCOUT_CODE else "army"
        args: dict[str, object] = {"figure": figure, "square": square, "player": player(s, code // SEAT_CODE)}
        return made("target_figure", args, "target", f"square:{square}", f"figure:{figure}")
    if op == c.OP_KILL_SQUARE and stage == 1:
        if code == 0:
            return made("target_great_person", {}, "target", "figure:great_person")
        rest = (code - 1) % KILL_CODE
        args = {"armies": rest // 4, "scouts": rest % 4, "player": player(s, (code - 1) // KILL_CODE)}
        return made("target_figures", args, "target", f"group:{rest // 4}+{rest % 4}")
    if op == c.OP_OBSOLETE:
        if code < 16:
            name = s.t.wonder_ids[code]
            return made("target_wonder", {"wonder": name}, "target", f"wonder:{name}")
        if code < BUILDING_CODE:
            return made("target_unit", {"player": player(s, code - 16)}, "target", f"player:{code - 16}")
        code -= BUILDING_CODE
    square = square_name(code)
    return made("target_square", {"square": square}, "target", f"square:{square}")
