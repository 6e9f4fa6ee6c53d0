"""A position as plain data, and back: everything by ids, nothing by its place in a content file."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.city_actions import USED_COIN, USED_NAMES, USED_WONDER
from ziggurat.games.civilization.domains import SQUARE_AT
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER
from ziggurat.games.civilization.setup import blank
from ziggurat.games.civilization.trade import GIVE_AT, GIVEN, WANT_AT, WANTED
from ziggurat.games.civilization.world import (
    SHEET,
    SLOTS,
    STAY,
    add_city,
    count_coins,
    derive,
    lay_tile,
    put_figure,
    refresh_square,
    set_piece,
)
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import Bill, CivilizationState, Item

# Numbers and lists of numbers by seat, city or figure, which no content file orders
PLAIN: Final = (
    "round",
    "first",
    "active",
    "winner",
    "tokens_gone",
    "great_gone",
    "disasters_left",
    "walled",
    "changed",
    "mover",
    "group",
    "steps_left",
    "lifted",
    "silent",
    "passed",
)
NUMBERS: Final = (
    *("moved", "gather", "actions_left", "done_kinds", "trade", "offers_left", "price"),
    *("supply", "fresh", "bonus", "culture", "culture_step", "anarchy_round", "tokens"),
)
LISTS: Final = ("moved", "actions_left", "done_kinds", "trade")  # of these; the others are rows
NOWHERE: Final = "none"
IN_GROUP: Final = "group"  # a figure of the group that is moving
WONDERS_ARE: Final = {-3: "gone", -2: "deck", -1: "market"}


def named(ids: list[str], mask: int) -> list[str]:
    """The ids of the bits of a mask."""
    return [name for at, name in enumerate(ids) if mask >> at & 1]


def mask_of(ids: list[str], names: list[str]) -> int:
    return sum(1 << ids.index(name) for name in names)


def square_id(square: int) -> str:
    return square_name(square) if square >= 0 else NOWHERE


def square_of(s: "CivilizationState", name: str) -> int:
    if name == NOWHERE:
        return -1
    square = SQUARE_AT[name]
    if square >= s.board.size:
        raise BadPosition(f"no square {name}")
    return square


def dump(s: "CivilizationState") -> dict[str, Any]:
    t = s.tables
    data: dict[str, Any] = {name: getattr(s, name) for name in PLAIN}
    for name in NUMBERS:
        data[name] = list(getattr(s, name))
    data["phase"] = c.PHASES[s.phase]
    data["ending"] = c.ENDINGS[s.ending]
    data["civ"] = [t.civ_ids[civ] if civ >= 0 else "" for civ in s.civ]
    data["governments"] = [t.government_ids[government] for government in s.governments]
    for name in ("unlocked", "open_now", "open_next"):
        data[name] = [named(t.government_ids, mask) for mask in getattr(s, name)]
    data["techs"] = [named(t.tech_ids, mask) for mask in s.techs]
    data["chosen"] = [t.tech_ids[tech] if tech >= 0 else NOWHERE for tech in s.chosen]
    data["used"] = [_dump_used(s, seat) for seat in range(s.players)]
    data["coins_on"] = [_dump_coins(s, seat) for seat in range(s.players)]
    data["tiles"] = [
        {"place": place, "tile": t.tile_ids[tile], "turns": s.turn_at[place]}
        for place, tile in enumerate(s.tile_at)
        if tile >= 0
    ]
    # A marker taken leaves its square for good, so the squares that still have one are written down.
    data["tokens_on"] = [square_name(square) for square, token in enumerate(s.token) if token != c.NO_TOKEN]
    data["disasters"] = {square_name(square): c.TERRAINS[m - 1] for square, m in enumerate(s.disaster) if m}
    data["pieces"] = {square_name(square): t.piece_ids[piece] for square, piece in enumerate(s.piece) if piece}
    data["cities"] = [square_id(square) for square in s.centre]
    data["figures"] = [IN_GROUP if square < -1 else square_id(square) for square in s.pos]
    data["group_square"] = square_id(s.group_square)
    data["locked"] = [square_name(square) for square in s.locked]
    data["wonders"] = {
        name: {
            "owner": WONDERS_ARE.get(s.wonder_owner[wonder], s.wonder_owner[wonder]),
            "square": square_id(s.wonder_square[wonder]),
            "coins": s.wonder_coins[wonder],
        }
        for wonder, name in enumerate(t.wonder_ids)
    }
    data["obsolete"] = named(t.wonder_ids, s.obsolete)
    data["market"] = [t.wonder_ids[wonder] if wonder >= 0 else "" for wonder in s.market]
    data["pool"] = dict(zip(t.pool_ids, s.pool, strict=True))
    data["bags"] = {
        "tiles": [t.tile_ids[tile] for tile in s.tile_bag],
        "huts": [t.marker_ids[kind] for kind in s.hut_bag],
        "villages": [t.marker_ids[kind] for kind in s.village_bag],
        "great_people": [t.great_ids[kind] for kind in s.great_bag],
        "medieval": [t.wonder_ids[wonder] for wonder in s.medieval_bag],
        "modern": [t.wonder_ids[wonder] for wonder in s.modern_bag],
        "units": [_cards(s, deck) for deck in s.unit_decks],
        "unit_discards": [_cards(s, pile) for pile in s.unit_discards],
        "events": [[t.event_ids[kind] for kind in deck] for deck in s.event_decks],
        "event_discards": [[t.event_ids[kind] for kind in pile] for pile in s.event_discards],
    }
    data["exposed"] = named(t.unit_ids, s.exposed)
    data["held"] = [[[t.marker_ids[m % KNOWN_MARKER], m // KNOWN_MARKER] for m in hand] for hand in s.held]
    data["events"] = [[[t.event_ids[e % KNOWN_EVENT], e // KNOWN_EVENT] for e in hand] for hand in s.events]
    data["reserve"] = [[t.great_ids[kind] for kind in people] for people in s.reserve]
    data["placed_great"] = [
        {name: placed >> 4 * kind & 15 for kind, name in enumerate(t.great_ids) if placed >> 4 * kind & 15}
        for placed in s.placed_great
    ]
    data["units"] = [_cards(s, hand) for hand in s.units]
    data["purse"] = [_dump_paid(s, good) for good in s.purse]
    data["items"] = [_dump_item(s, item) for item in s.items]
    data["proposal"] = None if s.proposal is None else _dump_item(s, s.proposal)
    data["bills"] = [_dump_bill(s, bill) for bill in s.bills]
    data["refused"] = [[t.event_ids[kind], _dump_action(s, target)] for kind, target in s.refused]
    data["stride"] = None if s.stride == STAY else _dump_action(s, s.stride)
    data["offer"] = _dump_offer(s)
    data["deals"] = [_goods(s)[good] for good in s.deals]
    data["battle"] = _dump_battle(s)
    return data


def _cards(s: "CivilizationState", cards: Sequence[int]) -> list[str]:
    return [s.tables.unit_ids[card] for card in cards]


def _goods(s: "CivilizationState") -> tuple[str, ...]:
    return s.tables.names[c.GOODS_IDS].ids


def _dump_used(s: "CivilizationState", seat: int) -> list[str]:
    """What was used in this round, each with its kind: an ability, a coin, a wonder or something that has a name."""
    t, used = s.tables, s.used[seat]
    found = ["ability:" + ability.id for at, ability in enumerate(t.abilities) if used >> at & 1]
    found += ["coin:" + t.tech_ids[tech] for slot, tech in enumerate(t.coin_techs) if used >> (USED_COIN + slot) & 1]
    found += ["wonder:" + name for at, name in enumerate(t.wonder_ids) if used >> (USED_WONDER + at) & 1]
    return found + [name for bit, name in USED_NAMES.items() if used & bit]


def _load_used(s: "CivilizationState", names: list[str]) -> int:
    t = s.tables
    bits = {name: bit for bit, name in USED_NAMES.items()}
    used = 0
    for name in names:
        kind, _, id = name.partition(":")
        if kind == "ability":
            used |= 1 << s.names[c.ABILITY_IDS].at[id]
        elif kind == "coin":
            used |= 1 << (USED_COIN + t.coin_techs.index(t.tech_ids.index(id)))
        elif kind == "wonder":
            used |= 1 << (USED_WONDER + t.wonder_ids.index(id))
        else:
            used |= bits[name]
    return used


def _dump_coins(s: "CivilizationState", seat: int) -> dict[str, int]:
    row = s.coins_on[seat * SLOTS : seat * SLOTS + SLOTS]
    found = {s.tables.tech_ids[tech]: row[slot] for slot, tech in enumerate(s.tables.coin_techs) if row[slot]}
    return {**found, "civilization_sheet": row[SHEET]} if row[SHEET] else found


def _load_coins(s: "CivilizationState", rows: list[dict[str, int]]) -> list[int]:
    coins = [0] * (s.players * SLOTS)
    for seat, row in enumerate(rows):
        for name, count in row.items():
            slot = SHEET if name == "civilization_sheet" else s.tables.coin_techs.index(s.tables.tech_ids.index(name))
            coins[seat * SLOTS + slot] = count
    return coins


def _dump_paid(s: "CivilizationState", good: int) -> list[Any]:
    """A token, or a marker and who else knows it."""
    if good < c.G_MARKER:
        return [_goods(s)[good], 0]
    return [s.tables.marker_ids[(good - c.G_MARKER) % KNOWN_MARKER], (good - c.G_MARKER) // KNOWN_MARKER]


def _load_paid(s: "CivilizationState", paid: list[Any]) -> int:
    name, knowers = paid
    return s.tables.names[c.GOODS_IDS].at[name] + KNOWN_MARKER * int(knowers)


def _dump_action(s: "CivilizationState", action: Action) -> dict[str, object]:
    assert s.title.kinds is not None
    return s.title.kinds.data(s, -1, action)


def _load_action(s: "CivilizationState", data: object) -> Action:
    assert s.title.kinds is not None
    return s.title.kinds.read(s, -1, data)


def _dump_item(s: "CivilizationState", item: "Item") -> dict[str, Any]:
    kind, owner, which, x, y, mask = item
    return {
        "kind": c.ANNOUNCED[kind % c.I_CANCELLED],
        "cancelled": kind >= c.I_CANCELLED,
        "player": owner,
        "card": "" if kind % c.I_CANCELLED == c.I_ACTION else s.tables.card_ids[_card(s, kind, which)],
        "first": _dump_action(s, x),
        "second": _dump_action(s, y),
        "targets": [seat for seat in range(s.players) if mask >> seat & 1],
    }


def _card(s: "CivilizationState", kind: int, which: int) -> int:
    return which + s.tables.ability_card if kind % c.I_CANCELLED == c.I_ABILITY else which


def _load_item(s: "CivilizationState", data: dict[str, Any]) -> "Item":
    kind = c.ANNOUNCED.index(data["kind"])
    which = 0 if kind == c.I_ACTION else s.names[c.CARD_IDS].at[data["card"]]
    if kind == c.I_ABILITY:
        which -= s.tables.ability_card
    return (
        kind + (c.I_CANCELLED if data["cancelled"] else 0),
        int(data["player"]),
        which,
        _load_action(s, data["first"]),
        _load_action(s, data["second"]),
        sum(1 << seat for seat in data["targets"]),
    )


def _dump_bill(s: "CivilizationState", bill: "Bill") -> dict[str, Any]:
    number, seat, x, y, stage, started, gift_lost = bill
    return {
        "ability": s.tables.abilities[number].id,
        "player": seat,
        "first": _dump_action(s, x),
        "second": _dump_action(s, y),
        "paid": stage,
        "purse": started,
        "gift_lost": gift_lost,
    }


def _load_bill(s: "CivilizationState", data: dict[str, Any]) -> "Bill":
    x, y = _load_action(s, data["first"]), _load_action(s, data["second"])
    number = s.names[c.ABILITY_IDS].at[data["ability"]]
    return (number, int(data["player"]), x, y, int(data["paid"]), int(data["purse"]), bool(data["gift_lost"]))


def _dump_offer(s: "CivilizationState") -> dict[str, Any] | None:
    if not s.offer:
        return None
    given, wanted = s.tables.names[c.GOODS_IDS].ids, s.tables.names[c.WANTED_IDS].ids
    return {
        "from": s.offer[0],
        "to": s.offer[1],
        "give": {name: s.offer[GIVE_AT + at] for at, name in enumerate(given) if s.offer[GIVE_AT + at]},
        "want": {name: s.offer[WANT_AT + at] for at, name in enumerate(wanted) if s.offer[WANT_AT + at]},
    }


def _load_offer(s: "CivilizationState", data: dict[str, Any] | None) -> list[int]:
    if data is None:
        return []
    offer = [int(data["from"]), int(data["to"])] + [0] * (GIVEN + WANTED)
    for name, n in data["give"].items():
        offer[GIVE_AT + s.names[c.GOODS_IDS].at[name]] = n
    for name, n in data["want"].items():
        offer[WANT_AT + s.names[c.WANTED_IDS].at[name]] = n
    return offer


def _dump_battle(s: "CivilizationState") -> dict[str, Any] | None:
    battle = s.battle
    if battle is None:
        return None
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "village": battle.village,
        "square": square_id(battle.square),
        "city": battle.city,
        "bonus": list(battle.bonus),
        "hands": [_cards(s, hand) for hand in battle.hands],
        "fronts": [
            [
                _cards(s, [front[0]] if front[0] >= 0 else []),
                front[1],
                _cards(s, [front[2]] if front[2] >= 0 else []),
                front[3],
            ]
            for front in battle.fronts
        ],
        "killed": list(battle.killed),
        "lost": [_cards(s, cards) for cards in battle.lost],
        "turn": battle.turn,
        "extra": battle.extra,
        "healed": [named(s.tables.tech_ids, mask) for mask in battle.healed],
    }


def load(s: "CivilizationState", data: dict[str, Any]) -> None:
    t = s.tables
    blank(s)
    known = {*PLAIN, *dump(s)}
    for name in data:
        if name not in known:
            raise BadPosition(f"unknown field {name!r}")
    n = s.players
    s.civ = tuple([t.civ_ids.index(name) if name else -1 for name in data["civ"]])
    s.techs = tuple([mask_of(t.tech_ids, names) for names in data["techs"]])
    s.governments = tuple([t.government_ids.index(name) for name in data["governments"]])
    if not len(s.civ) == len(s.techs) == len(s.governments) == n:
        raise BadPosition(f"{n} players need as many civilizations, governments and lists of techs")
    for laid in data["tiles"]:
        lay_tile(s, laid["place"], t.tile_ids.index(laid["tile"]), laid["turns"])
    on = {square_of(s, name) for name in data["tokens_on"]}
    s.token = tuple([token if square in on else c.NO_TOKEN for square, token in enumerate(s.token)])
    for name, terrain in data["disasters"].items():
        ground = c.TERRAINS.index(terrain)
        s.disaster = replaced(s.disaster, square_of(s, name), ground + 1)
        s.ground = replaced(s.ground, square_of(s, name), ground)
    if len(data["cities"]) != n * c.CITIES or len(data["figures"]) != n * c.FIGURES:
        raise BadPosition(f"{n} players have {n * c.CITIES} cities and {n * c.FIGURES} figures")
    for city, name in enumerate(data["cities"]):
        square = square_of(s, name)
        if square >= 0:
            if not s.board.ring[square]:
                raise BadPosition(f"no city can stand on {name}")
            add_city(s, city, square)
    for name, piece in data["pieces"].items():
        if name == NOWHERE:
            raise BadPosition(f"{piece} stands nowhere")
        set_piece(s, square_of(s, name), t.piece_ids.index(piece))
    for square in range(s.board.size):
        refresh_square(s, square)
    for figure, name in enumerate(data["figures"]):
        square = -2 if name == IN_GROUP else square_of(s, name)
        if square >= 0:
            seat = figure // c.FIGURES
            if s.owner_at[square] not in (-1, seat):
                raise BadPosition(f"figures of two players on {name}")
            put_figure(s, seat, figure % c.FIGURES, square)
        else:
            s.pos[figure] = square
    for name in PLAIN:
        setattr(s, name, data[name])
    for name in NUMBERS:
        setattr(s, name, list(data[name]) if name in LISTS else tuple(data[name]))
    s.phase = c.PHASES.index(data["phase"])
    s.ending = c.ENDINGS.index(data["ending"])
    s.unlocked = tuple([mask_of(t.government_ids, names) for names in data["unlocked"]])
    s.open_now = tuple([mask_of(t.government_ids, names) for names in data["open_now"]])
    s.open_next = tuple([mask_of(t.government_ids, names) for names in data["open_next"]])
    s.chosen = tuple([-1 if name == NOWHERE else t.tech_ids.index(name) for name in data["chosen"]])
    s.used = [_load_used(s, names) for names in data["used"]]
    if not len(s.trade) == len(s.culture) == len(s.used) == len(data["coins_on"]) == n:
        raise BadPosition(f"a list does not fit {n} players")
    s.coins_on = tuple(_load_coins(s, data["coins_on"]))
    s.group_square = square_of(s, data["group_square"])
    s.locked = tuple([square_of(s, name) for name in data["locked"]])
    states = {name: value for value, name in WONDERS_ARE.items()}
    wonders = [data["wonders"][name] for name in t.wonder_ids]
    s.wonder_owner = tuple([states.get(wonder["owner"], wonder["owner"]) for wonder in wonders])
    s.wonder_square = tuple([square_of(s, wonder["square"]) for wonder in wonders])
    s.wonder_coins = tuple([wonder["coins"] for wonder in wonders])
    s.obsolete = mask_of(t.wonder_ids, data["obsolete"])
    s.market = tuple([t.wonder_ids.index(name) if name else -1 for name in data["market"]])
    s.pool = tuple([data["pool"][name] for name in t.pool_ids])
    bags = data["bags"]
    s.tile_bag = tuple([t.tile_ids.index(name) for name in bags["tiles"]])
    s.hut_bag = tuple([t.marker_ids.index(name) for name in bags["huts"]])
    s.village_bag = tuple([t.marker_ids.index(name) for name in bags["villages"]])
    s.great_bag = tuple([t.great_ids.index(name) for name in bags["great_people"]])
    s.medieval_bag = tuple([t.wonder_ids.index(name) for name in bags["medieval"]])
    s.modern_bag = tuple([t.wonder_ids.index(name) for name in bags["modern"]])
    s.unit_decks = tuple([tuple(_load_cards(s, deck)) for deck in bags["units"]])
    s.unit_discards = tuple([tuple(_load_cards(s, pile)) for pile in bags["unit_discards"]])
    s.event_decks = tuple([tuple([t.event_ids.index(name) for name in deck]) for deck in bags["events"]])
    s.event_discards = tuple([tuple([t.event_ids.index(name) for name in pile]) for pile in bags["event_discards"]])
    s.exposed = mask_of(t.unit_ids, data["exposed"])
    s.held = tuple(
        [tuple([t.marker_ids.index(name) + KNOWN_MARKER * who for name, who in hand]) for hand in data["held"]]
    )
    s.events = tuple(
        [tuple([t.event_ids.index(name) + KNOWN_EVENT * who for name, who in hand]) for hand in data["events"]]
    )
    s.reserve = tuple([tuple([t.great_ids.index(name) for name in people]) for people in data["reserve"]])
    s.placed_great = tuple(
        [sum(count << 4 * t.great_ids.index(name) for name, count in placed.items()) for placed in data["placed_great"]]
    )
    s.units = tuple([tuple(_load_cards(s, hand)) for hand in data["units"]])
    s.purse = [_load_paid(s, paid) for paid in data["purse"]]
    s.items = [_load_item(s, item) for item in data["items"]]
    s.proposal = None if data["proposal"] is None else _load_item(s, data["proposal"])
    s.bills = [_load_bill(s, bill) for bill in data["bills"]]
    s.refused = tuple([(t.event_ids.index(name), _load_action(s, target)) for name, target in data["refused"]])
    s.stride = STAY if data["stride"] is None else _load_action(s, data["stride"])
    s.offer = _load_offer(s, data["offer"])
    s.deals = tuple([s.names[c.GOODS_IDS].at[name] for name in data["deals"]])
    s.battle = _load_battle(s, data["battle"])
    s.yields = [-1] * (n * c.CITIES)
    for seat in range(n):
        if s.civ[seat] >= 0:
            derive(s, seat)
            s.coin_count[seat] = count_coins(s, seat)
    s.dirty = 0


def _load_cards(s: "CivilizationState", names: list[str]) -> list[int]:
    return [s.names[c.UNIT_IDS].at[name] for name in names]


def _load_battle(s: "CivilizationState", data: dict[str, Any] | None) -> Battle | None:
    if data is None:
        return None
    battle = Battle()
    battle.attacker = data["attacker"]
    battle.defender = data["defender"]
    battle.village = data["village"]
    battle.square = square_of(s, data["square"])
    battle.city = data["city"]
    battle.bonus = list(data["bonus"])
    battle.hands = [_load_cards(s, hand) for hand in data["hands"]]
    battle.fronts = []
    for mine, wounds, other, their_wounds in data["fronts"]:
        cards = _load_cards(s, mine) or [-1], _load_cards(s, other) or [-1]
        battle.fronts.append([cards[0][0], wounds, cards[1][0], their_wounds])
    battle.killed = list(data["killed"])
    battle.lost = [_load_cards(s, cards) for cards in data["lost"]]
    battle.turn = data["turn"]
    battle.extra = data["extra"]
    battle.healed = [mask_of(s.tables.tech_ids, names) for names in data["healed"]]
    return battle


def census(s: "CivilizationState") -> dict[str, int]:
    """Everything of the box: in play, in supply and removed."""
    t = s.tables
    battle_cards = 0
    if s.battle is not None:
        battle_cards = len(s.battle.hands[0]) + len(s.battle.hands[1])
        battle_cards += sum((front[0] >= 0) + (front[2] >= 0) for front in s.battle.fronts)
    units = sum(map(len, s.unit_decks)) + sum(map(len, s.unit_discards)) + sum(map(len, s.units)) + battle_cards
    events = sum(map(len, s.event_decks)) + sum(map(len, s.event_discards)) + sum(map(len, s.events))
    events += sum(1 for item in s.items if item[0] % c.I_CANCELLED == c.I_EVENT)
    pieces = [piece for piece in s.piece if piece]
    buildings = sum(1 for piece in pieces if piece < t.wonder_piece)
    great = sum(1 for piece in pieces if piece >= t.great_piece)
    wonders_on = sum(1 for piece in pieces if t.wonder_piece <= piece < t.great_piece)
    placed = sum(1 for square in s.wonder_square if square >= 0)
    laid = sum(1 for tile in s.tile_at if tile >= len(t.civ_ids))
    return {
        "units": units,
        "events": events,
        "buildings": sum(s.pool) + buildings,
        "great_people": len(s.great_bag) + sum(map(len, s.reserve)) + great + s.great_gone,
        "markers": len(s.hut_bag)
        + len(s.village_bag)
        + sum(map(len, s.held))
        + s.tokens_gone
        + sum(1 for good in s.purse if good >= c.G_MARKER),
        "tokens": sum(s.supply) + sum(s.tokens) + sum(1 for good in s.purse if good < c.G_MARKER),
        "neutral_tiles": len(s.tile_bag) + laid,
        "disasters": s.disasters_left + sum(1 for mark in s.disaster if mark),
        "wonders": len(s.wonder_owner),
        "wonder_markers": placed - wonders_on,
        "armies": sum(1 for figure in range(len(s.pos)) if figure % c.FIGURES < c.ARMIES),
    }


def box(s: "CivilizationState") -> dict[str, int]:
    t = s.tables
    return {
        "units": len(t.unit_ids),
        "events": sum(t.event_copies),
        "buildings": sum(t.pool_count),
        "great_people": sum(t.great_copies),
        "markers": sum(t.marker_copies),
        "tokens": 4 * t.market_tokens * s.players,
        "neutral_tiles": len(t.tile_ids) - len(t.civ_ids),
        "disasters": t.disasters,
        "wonders": len(t.wonders),
        "wonder_markers": 0,
        "armies": s.players * c.ARMIES,
    }
