"""A position as plain data, with ids a person can read, and back."""

from typing import TYPE_CHECKING, Any

from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.codes import ARMIES, CITIES, FIGURES, NO_TOKEN
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER
from ziggurat.games.civilization.setup import blank
from ziggurat.games.civilization.world import (
    SLOTS,
    add_city,
    count_coins,
    derive,
    lay_tile,
    put_figure,
    refresh_square,
)
from ziggurat.kernel.errors import BadPosition

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivState

PLAIN = (
    "round",
    "phase",
    "first",
    "active",
    "ending",
    "winner",
    "tokens_gone",
    "great_gone",
    "disasters_left",
    "exposed",
    "obsolete",
    "walled",
    "changed",
    "mover",
    "group",
    "group_square",
    "steps_left",
    "lifted",
    "silent",
    "passed",
)
LISTS = (
    "pool",
    "supply",
    "wonder_coins",
    "moved",
    "fresh",
    "gather",
    "actions_left",
    "done_kinds",
    "bonus",
    "trade",
    "culture",
    "culture_step",
    "anarchy_round",
    "unlocked",
    "open_now",
    "open_next",
    "tokens",
    "placed_great",
    "coins_on",
    "used",
    "purse",
    "refused",
    "locked",
    "offer",
    "offers_left",
    "deals",
    "price",
    "chosen",
)


def dump(s: "CivState") -> dict[str, Any]:
    t = s.t
    data: dict[str, Any] = {name: getattr(s, name) for name in PLAIN}
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["civ"] = [t.civ_ids[civ] if civ >= 0 else "" for civ in s.civ]
    data["governments"] = [t.government_ids[government] for government in s.governments]
    data["techs"] = [[t.tech_ids[n] for n in range(len(t.tech_ids)) if mask >> n & 1] for mask in s.techs]
    data["tiles"] = [
        {"place": place, "tile": t.tile_ids[tile], "turns": s.turn_at[place]}
        for place, tile in enumerate(s.tile_at)
        if tile >= 0
    ]
    # A marker taken leaves its square for good, so the squares that still have one are written down.
    data["tokens_on"] = [square for square, token in enumerate(s.token) if token != NO_TOKEN]
    data["disasters"] = {str(square): mark for square, mark in enumerate(s.disaster) if mark}
    data["pieces"] = {str(square): t.piece_ids[piece] for square, piece in enumerate(s.piece) if piece}
    data["cities"] = list(s.centre)
    data["figures"] = list(s.pos)
    data["wonder_owner"] = dict(zip(t.wonder_ids, s.wonder_owner, strict=True))
    data["wonder_square"] = dict(zip(t.wonder_ids, s.wonder_square, strict=True))
    data["market"] = [t.wonder_ids[wonder] if wonder >= 0 else "" for wonder in s.market]
    data["bags"] = {
        "tiles": [t.tile_ids[tile] for tile in s.tile_bag],
        "huts": [t.marker_ids[kind] for kind in s.hut_bag],
        "villages": [t.marker_ids[kind] for kind in s.village_bag],
        "great_people": [t.great_ids[kind] for kind in s.great_bag],
        "medieval": [t.wonder_ids[wonder] for wonder in s.medieval_bag],
        "modern": [t.wonder_ids[wonder] for wonder in s.modern_bag],
        "units": [[t.unit_ids[card] for card in deck] for deck in s.unit_decks],
        "unit_discards": [[t.unit_ids[card] for card in pile] for pile in s.unit_discards],
        "events": [[t.event_ids[kind] for kind in deck] for deck in s.event_decks],
        "event_discards": [[t.event_ids[kind] for kind in pile] for pile in s.event_discards],
    }
    data["held"] = [[[t.marker_ids[m % KNOWN_MARKER], m // KNOWN_MARKER] for m in hand] for hand in s.held]
    data["events"] = [[[t.event_ids[c % KNOWN_EVENT], c // KNOWN_EVENT] for c in hand] for hand in s.events]
    data["reserve"] = [[t.great_ids[kind] for kind in people] for people in s.reserve]
    data["units"] = [[t.unit_ids[card] for card in hand] for hand in s.units]
    data["items"] = [list(item) for item in s.items]
    data["battle"] = _dump_battle(s)
    return data


def _dump_battle(s: "CivState") -> dict[str, Any] | None:
    battle = s.battle
    if battle is None:
        return None
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "village": battle.village,
        "square": battle.square,
        "city": battle.city,
        "bonus": list(battle.bonus),
        "hands": [list(hand) for hand in battle.hands],
        "fronts": [list(front) for front in battle.fronts],
        "killed": list(battle.killed),
        "lost": [list(cards) for cards in battle.lost],
        "turn": battle.turn,
        "extra": battle.extra,
        "healed": list(battle.healed),
    }


def load(s: "CivState", data: dict[str, Any]) -> None:
    t = s.t
    blank(s)
    known = {*PLAIN, *LISTS, *dump(s)}
    for name in data:
        if name not in known:
            raise BadPosition(f"unknown field {name!r}")
    n = s.players
    s.civ = [t.civ_ids.index(name) if name else -1 for name in data["civ"]]
    s.techs = [sum(1 << t.tech_ids.index(name) for name in names) for names in data["techs"]]
    s.governments = [t.government_ids.index(name) for name in data["governments"]]
    if not len(s.civ) == len(s.techs) == len(s.governments) == n:
        raise BadPosition(f"{n} players need as many civilizations, governments and lists of techs")
    for laid in data["tiles"]:
        lay_tile(s, laid["place"], t.tile_ids.index(laid["tile"]), laid["turns"])
    on = set(data["tokens_on"])
    for square in range(s.b.size):
        if square not in on:
            s.token[square] = NO_TOKEN
    for text, mark in data["disasters"].items():
        s.disaster[int(text)] = mark
        s.ground[int(text)] = mark - 1
    if len(data["cities"]) != n * CITIES or len(data["figures"]) != n * FIGURES:
        raise BadPosition(f"{n} players have {n * CITIES} cities and {n * FIGURES} figures")
    for city, square in enumerate(data["cities"]):
        if square >= 0:
            if not s.b.ring[square]:
                raise BadPosition(f"no city can stand on {square_name(square)}")
            add_city(s, city, square)
    for text, name in data["pieces"].items():
        s.piece[int(text)] = t.piece_ids.index(name)
    for square in range(s.b.size):
        refresh_square(s, square)
    for figure, square in enumerate(data["figures"]):
        if square >= 0:
            seat = figure // FIGURES
            if s.owner_at[square] not in (-1, seat):
                raise BadPosition(f"figures of two players on {square_name(square)}")
            put_figure(s, seat, figure % FIGURES, square)
        else:
            s.pos[figure] = square
    for name in PLAIN:
        setattr(s, name, data[name])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    if not len(s.trade) == len(s.culture) == len(s.used) == n or len(s.coins_on) != n * SLOTS:
        raise BadPosition(f"a list does not fit {n} players")
    s.wonder_owner = [data["wonder_owner"][name] for name in t.wonder_ids]
    s.wonder_square = [data["wonder_square"][name] for name in t.wonder_ids]
    s.market = [t.wonder_ids.index(name) if name else -1 for name in data["market"]]
    bags = data["bags"]
    s.tile_bag = [t.tile_ids.index(name) for name in bags["tiles"]]
    s.hut_bag = [t.marker_ids.index(name) for name in bags["huts"]]
    s.village_bag = [t.marker_ids.index(name) for name in bags["villages"]]
    s.great_bag = [t.great_ids.index(name) for name in bags["great_people"]]
    s.medieval_bag = [t.wonder_ids.index(name) for name in bags["medieval"]]
    s.modern_bag = [t.wonder_ids.index(name) for name in bags["modern"]]
    s.unit_decks = [[t.unit_ids.index(name) for name in deck] for deck in bags["units"]]
    s.unit_discards = [[t.unit_ids.index(name) for name in pile] for pile in bags["unit_discards"]]
    s.event_decks = [[t.event_ids.index(name) for name in deck] for deck in bags["events"]]
    s.event_discards = [[t.event_ids.index(name) for name in pile] for pile in bags["event_discards"]]
    s.held = [[t.marker_ids.index(name) + KNOWN_MARKER * who for name, who in hand] for hand in data["held"]]
    s.events = [[t.event_ids.index(name) + KNOWN_EVENT * who for name, who in hand] for hand in data["events"]]
    s.reserve = [[t.great_ids.index(name) for name in people] for people in data["reserve"]]
    s.units = [[t.unit_ids.index(name) for name in hand] for hand in data["units"]]
    s.items = [(i[0], i[1], i[2], i[3], i[4], i[5]) for i in data["items"]]
    s.battle = _load_battle(data["battle"])
    s.yields = [-1] * (n * CITIES)
    for seat in range(n):
        if s.civ[seat] >= 0:
            derive(s, seat)
            s.coin_count[seat] = count_coins(s, seat)
    s.dirty = 0


def _load_battle(data: dict[str, Any] | None) -> Battle | None:
    if data is None:
        return None
    battle = Battle()
    battle.attacker = data["attacker"]
    battle.defender = data["defender"]
    battle.village = data["village"]
    battle.square = data["square"]
    battle.city = data["city"]
    battle.bonus = list(data["bonus"])
    battle.hands = [list(hand) for hand in data["hands"]]
    battle.fronts = [list(front) for front in data["fronts"]]
    battle.killed = list(data["killed"])
    battle.lost = [list(cards) for cards in data["lost"]]
    battle.turn = data["turn"]
    battle.extra = data["extra"]
    battle.healed = list(data["healed"])
    return battle


def census(s: "CivState") -> dict[str, int]:
    """Everything of the box: in play, in supply and removed."""
    t = s.t
    battle_cards = 0
    if s.battle is not None:
        battle_cards = len(s.battle.hands[0]) + len(s.battle.hands[1])
        battle_cards += sum((front[0] >= 0) + (front[2] >= 0) for front in s.battle.fronts)
    units = sum(map(len, s.unit_decks)) + sum(map(len, s.unit_discards)) + sum(map(len, s.units)) + battle_cards
    events = sum(map(len, s.event_decks)) + sum(map(len, s.event_discards)) + sum(map(len, s.events))
    events += sum(1 for item in s.items if item[0] % 8 == 1)
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
        + sum(1 for way in s.purse if way >= 16),
        "tokens": sum(s.supply) + sum(s.tokens) + sum(1 for way in s.purse if way < 16),
        "neutral_tiles": len(s.tile_bag) + laid,
        "disasters": s.disasters_left + sum(1 for mark in s.disaster if mark),
        "wonders": len(s.wonder_owner),
        "wonder_markers": placed - wonders_on,
        "armies": sum(1 for figure in range(len(s.pos)) if figure % FIGURES < ARMIES),
    }


def box(s: "CivState") -> dict[str, int]:
    t = s.t
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
        "armies": s.players * ARMIES,
    }
