"""Actions as one line that reads like a move (`found e5`, `produce 0-0 library`, `step f5`)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import DIRECTIONS, square_name
from ziggurat.games.civilization.city_actions import item_id
from ziggurat.games.civilization.effects import BUILDING_CODE, KILL_CODE, SCOUT_CODE, SEAT_CODE
from ziggurat.games.civilization.loot import L_COIN, L_DECK, L_EVENT, L_MARKER, L_STEAL_COIN, L_TECH, L_TOKEN, WHAT
from ziggurat.games.civilization.reactions import ABILITY_SOURCE
from ziggurat.games.civilization.resources import GIFT_WAY, MARKER_WAY
from ziggurat.games.civilization.trade import G_CULTURE, G_EVENT, G_MARKER, G_TOKEN, G_TRADE, W_EVENT, W_HUT
from ziggurat.games.civilization.view import city_id
from ziggurat.games.civilization.world import SHEET
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

PLAIN = {
    c.A_END: "end",
    c.A_PASS: "pass",
    c.A_SEND: "send",
    c.A_DROP: "drop",
    c.A_ACCEPT: "accept",
    c.A_REFUSE: "refuse",
    c.A_COUNTER: "counter",
    c.A_ADVANCE: "advance",
    c.A_TAKE_BACK: "take back",
    c.A_PASS_TURN: "pass turn",
    c.A_STOP: "stop",
    c.A_RAZE: "raze",
}


def notation(s: "CivState", seat: int, action: Action) -> str:
    kind, x, y, z = action
    t = s.t
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == c.A_CIVILIZATION:
        return f"civilization {t.civ_ids[x]}"
    if kind == c.A_CAPITAL:
        return f"capital {square_name(x)}"
    if kind == c.A_FIGURE:
        return f"{'scout' if x else 'army'} {square_name(y)}"
    if kind == c.A_GREAT_PERSON:
        return f"great_person {t.great_ids[x]} {square_name(y) if y >= 0 else 'reserve'}"
    if kind == c.A_WONDER_SQUARE:
        return f"wonder {square_name(x)}"
    if kind == c.A_FOUND:
        return f"found {square_name(x)}{' army' if y else ''}"
    if kind == c.A_DISPLACE:
        return f"displace {square_name(x)}"
    if kind == c.A_GOVERNMENT:
        return f"government {t.government_ids[x]}"
    if kind == c.A_WONDER:
        return f"wonder {t.wonder_ids[x]}{wonder_choice(s, x, y)}"
    if kind == c.A_PLAY:
        return f"play {t.event_ids[x]}"
    if kind == c.A_USE:
        return f"use {t.abilities[x].id}"
    if kind == c.A_GATHER:
        return f"gather {square_name(s.pos[seat * c.FIGURES + c.ARMIES + x])} {city_id(y) if y >= 0 else 'none'}"
    if kind == c.A_OFFER:
        return f"offer {x}"
    if kind in (c.A_GIVE, c.A_WANT):
        return f"{'give' if kind == c.A_GIVE else 'want'} {y} {goods(s, x, kind == c.A_GIVE)}"
    if kind == c.A_HAND_OVER:
        return f"hand_over {goods(s, x, True)}"
    if kind == c.A_ARTS:
        return f"arts {city_id(x)}"
    if kind == c.A_HARVEST:
        return f"harvest {city_id(x)} {c.RESOURCES[y]}"
    if kind == c.A_PRODUCE:
        return f"produce {city_id(x)} {item_id(s, y)}" if x >= 0 else "done"
    if kind == c.A_FREE:
        return f"free {city_id(x)} {item_id(s, y)}"
    if kind == c.A_PLACE:
        return f"place {square_name(x)}"
    if kind == c.A_COIN:
        return f"coin {t.tech_ids[x]}"
    if kind == c.A_DISCARD:
        return f"discard {t.event_ids[x]}"
    if kind == c.A_TARGET:
        return f"target {target(s, x)}"
    if kind == c.A_PAY:
        return f"pay {payment(s, x)}{f' {y}' if y >= 0 else ''}"
    if kind == c.A_REACT:
        return f"react {t.event_ids[y] if x == 0 else t.abilities[y].id}"
    if kind == c.A_LEARN:
        return f"learn {t.tech_ids[x]}" if x >= 0 else "decline"
    if kind == c.A_RESOURCE:
        return f"take {c.RESOURCES[x]}"
    if kind == c.A_GROUP:
        return f"move {square_name(x)} {y}+{z}"
    if kind == c.A_STEP:
        return f"step {square_name(x)}"
    if kind == c.A_DISCOVER:
        return f"discover {DIRECTIONS[x]}"
    if kind == c.A_SACRIFICE:
        return f"sacrifice {square_name(x)} {t.tech_ids[y]}"
    if kind == c.A_UNIT:
        return f"unit {t.unit_ids[x]} {'front' if y < 0 else f'attack {y}'}"
    if kind == c.A_HEAL:
        return f"heal {t.tech_ids[x]}"
    if kind == c.A_WOUND:
        return f"wounds {x} {y}"
    if kind == c.A_DECK:
        return f"deck {c.UNIT_TYPES[x]}"
    if kind == c.A_SAVE:
        return f"save {t.unit_ids[x]}" if x >= 0 else "save none"
    if kind == c.A_LOOT:
        return f"loot {WHAT[x]}{loot_choice(s, x, y)}"
    if kind == c.A_RESEARCH:
        return f"research {t.tech_ids[x] if x >= 0 else 'none'}"
    raise AssertionError(f"no notation for {action}")


def wonder_choice(s: "CivState", wonder: int, what: int) -> str:
    op = s.t.wonders[wonder].op
    if op == c.OP_FREE_FIGURE:
        return " scout" if what else " army"
    return f" {s.t.tech_ids[what]}" if op == c.OP_FREE_TECH else ""


def goods(s: "CivState", good: int, given: bool) -> str:
    """The id of a kind of goods in an offer."""
    if good == G_TRADE:
        return "trade"
    if good == G_CULTURE:
        return "culture"
    if good < G_MARKER:
        return c.RESOURCES[good - G_TOKEN]
    if not given:
        return ("hut", "village")[good - W_HUT] if good < W_EVENT else s.t.deck_ids[good - W_EVENT]
    if good >= G_EVENT:
        return s.t.event_ids[good - G_EVENT]
    return s.t.marker_ids[good - G_MARKER]


def payment(s: "CivState", way: int) -> str:
    if way >= GIFT_WAY:
        return s.t.event_ids[way - GIFT_WAY]
    if way >= MARKER_WAY:
        return s.t.marker_ids[way - MARKER_WAY]
    return c.RESOURCES[way]


def loot_choice(s: "CivState", what: int, which: int) -> str:
    t = s.t
    if what == L_TOKEN:
        return f" {c.RESOURCES[which]}"
    if what == L_MARKER:
        return " hut" if which == c.HUT else " village"
    if what == L_TECH:
        return f" {t.tech_ids[which]}"
    if what == L_EVENT:
        return f" {t.event_ids[which]}"
    if what == L_DECK:
        return f" {t.deck_ids[which - 1]}"
    if what in (L_COIN, L_STEAL_COIN):
        return f" {coin_place(s, which)}"
    return ""


def coin_place(s: "CivState", slot: int) -> str:
    return "civilization_sheet" if slot == SHEET else s.t.tech_ids[s.t.coin_techs[slot]]


def source_op(s: "CivState") -> tuple[int, int]:
    """Effect and stage of the target frame on top."""
    frame = s.stack[-1]
    source = frame[2]
    if source >= ABILITY_SOURCE:
        return s.t.abilities[source - ABILITY_SOURCE].op, frame[3]
    return s.t.events[source].op, frame[3]


def target(s: "CivState", code: int) -> str:
    """A target in the words of its effect."""
    if code < 0:
        return "none"
    op, stage = source_op(s)
    if op == c.OP_PRODUCTION or op == c.OP_NUKE:
        return city_id(code)
    if op in (c.OP_TRADE, c.OP_ANARCHY) or (op == c.OP_LEARN and stage == 0):
        return f"player {code}"
    if op == c.OP_LEARN:
        return s.t.tech_ids[code]
    if op == c.OP_KILL:
        figure = "scout" if code & SCOUT_CODE else "army"
        return f"{figure} {square_name(code % SCOUT_CODE)} {code // SEAT_CODE}"
    if op == c.OP_KILL_SQUARE and stage == 1:
        if code == 0:
            return "great_person"
        rest = (code - 1) % KILL_CODE
        return f"{rest // 4} armies {rest % 4} scouts {(code - 1) // KILL_CODE}"
    if op == c.OP_OBSOLETE:
        if code >= BUILDING_CODE:
            return square_name(code - BUILDING_CODE)
        return f"player {code - 16}" if code >= 16 else s.t.wonder_ids[code]
    return square_name(code)
