"""A position as plain data, readable enough to be written by hand, and the count of all components."""

from typing import Any

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.claims import near_cities
from ziggurat.games.mosaic.placing import set_tile
from ziggurat.games.mosaic.powers import derive_powers
from ziggurat.games.mosaic.setup import empty_state, new_deck
from ziggurat.games.mosaic.state import Deck, MosaicState
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE, Tables
from ziggurat.kernel.bits import bits
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rows import replaced

SITES = (("cities", c.CITIES), ("ports", c.PORTS), ("farm_towns", c.FARMS), ("artisan_towns", c.ARTISANS))


def deck_ids(t: Tables) -> tuple[tuple[str, ...], ...]:
    return (t.tech_ids, t.build_ids, t.population_ids, t.tax_ids)


def card_masks(t: Tables) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """The sets of cards on a board: name in a position, field, ids."""
    return (
        ("refreshed", c.REFRESHED, t.government_ids),
        ("technologies", c.TECHS, t.tech_ids),
        ("face_down", c.DOWN, t.tech_ids),
        ("face_down_known", c.DOWN_OPEN, t.tech_ids),
        ("face_down_new", c.DOWN_NEW, t.tech_ids),
        ("kept", c.KEPT, t.tech_ids),
        ("build_cards", c.BUILDS, t.build_ids),
        ("tax_tariff_cards", c.TAXES, t.tax_ids),
        ("golden_ages", c.AGES, t.age_ids),
        ("achievements", c.ACHIEVEMENTS, t.achievement_ids),
    )


def names(mask: int, ids: tuple[str, ...]) -> list[str]:
    return [ids[i] for i in bits(mask)]


def number_of(id: Any, ids: tuple[str, ...], what: str) -> int:
    if id not in ids:
        raise BadPosition(f"{what}: {id!r} is unknown")
    return ids.index(id)


def mask_of(list_of_ids: Any, ids: tuple[str, ...], what: str) -> int:
    mask = 0
    for id in list_of_ids:
        bit = 1 << number_of(id, ids, what)
        if mask & bit:
            raise BadPosition(f"{what}: {id!r} is there twice")
        mask |= bit
    return mask


# -- writing ------------------------------------------------------------------------------------------------


def dump(s: MosaicState) -> dict[str, Any]:
    t = s.tables
    data: dict[str, Any] = {
        "start": s.start,
        "active": s.active,
        "round": s.round,
        "bonus": s.bonus,
        "pending": s.pending,
        "revealed": s.revealed,
        "scorings": s.scorings,
        "ending": s.ending,
        "reason": s.reason,
        "players": [dump_board(s, b) for b in s.boards],
        "decks": {name: dump_deck(s.decks[i], deck_ids(t)[i]) for i, name in enumerate(c.DECKS)},
        "population_spent": names(s.spent, t.population_ids),
        "tiles": {t.hex_ids[i]: tile_id(t, tile) for i, tile in enumerate(s.tiles) if tile != NO_TILE},
        "tiles_out": s.tiles_out,
        "resources_out": s.resources_out,
        "locks": {t.region_ids[i]: bits(mask) for i, mask in enumerate(s.locks) if mask},
        "leaders_left": names(s.leaders_left, t.leader_ids),
        "wonders_left": names(s.wonders_left, t.wonder_ids),
        "golden_ages_left": names(s.ages_left, t.age_ids),
        "achievements_left": names(s.achievements_left, t.achievement_ids),
        "governments_left": names(s.governments_left, t.government_ids),
        "hands": [[t.tech_ids[card] for card in hand] for hand in s.hands],
        "picks": [[t.tech_ids[card] for card in pick] for pick in s.picks],
        "marched": dump_marched(s),
    }
    return data


def dump_marched(s: MosaicState) -> dict[str, dict[str, int]]:
    """Per unit and region, while a Military action is under way."""
    if not s.marched:
        return {}
    return {
        unit: {id: s.marched[i * c.MAX_REGIONS + at] for at, id in enumerate(s.tables.region_ids)}
        for i, unit in enumerate(c.UNITS)
    }


def tile_id(t: Tables, tile: int) -> str:
    return t.resource_ids[tile - RESOURCE_TILE] if tile >= RESOURCE_TILE else t.good_ids[tile]


def dump_board(s: MosaicState, b: list[int]) -> dict[str, Any]:
    t = s.tables
    data: dict[str, Any] = {
        "leader": None if b[c.LEADER] < 0 else t.leader_ids[b[c.LEADER]],
        "leader_used": bool(b[c.LEADER_USED]),
        "government": None if b[c.GOVERNMENT] < 0 else t.government_ids[b[c.GOVERNMENT]],
        "resources": {name: b[i] for i, name in enumerate(c.RESOURCES)},
        "production": {name: b[c.P_STONE + i] for i, name in enumerate(c.TRACKS)},
        "points": {"regions": b[c.VP_REGIONS], "governments": b[c.VP_GOVERNMENT], "cards": b[c.VP_CARDS]},
        "goods": {id: b[c.GOODS + i] for i, id in enumerate(t.good_ids) if b[c.GOODS + i]},
        "doubles_left": b[c.DOUBLE],
        "displacements_left": b[c.DISPLACE],
        "wonders": {id: t.hex_ids[s.wonder_hex[i]] for i, id in enumerate(t.wonder_ids) if b[c.WONDERS] >> i & 1},
        "units": {},
    }
    for name, field in SITES:
        data[name] = names(b[field], t.hex_ids)
    for name, field, ids in card_masks(t):
        data[name] = names(b[field], ids)
    for region, id in enumerate(t.region_ids):
        at = c.AREA + region * c.AREA_SIZE + c.AREA_UNITS
        present = {name: b[at + i] for i, name in enumerate(c.UNITS) if b[at + i]}
        if present:
            data["units"][id] = present
    return data


def dump_deck(deck: Deck, ids: tuple[str, ...]) -> dict[str, Any]:
    return {
        "offer": [ids[card] for card in deck.offer],
        "bag": [ids[card] for card in deck.bag],
        "left": deck.left,
        "other_bag": [ids[card] for card in deck.other_bag],
        "other_left": deck.other_left,
        "above": deck.above,
        "pile": deck.pile,
        "under": [[ids[card] for card in group] for group in deck.under],
        "top": None if deck.top < 0 else ids[deck.top],
        "top_seen": bits(deck.top_seen),
        "top_under": deck.top_under,
    }


# -- reading ------------------------------------------------------------------------------------------------


def load(s: MosaicState, data: dict[str, Any]) -> None:
    t = s.tables
    empty_state(s)
    for field in ("start", "active", "round", "bonus", "pending", "revealed", "scorings", "ending", "reason"):
        setattr(s, field, natural(data[field], field))
    if s.start >= s.players or s.active >= s.players:
        raise BadPosition("start and active are seats of the game")
    if not 0 <= s.ending <= 3 or not 0 <= s.reason <= 3:
        raise BadPosition("ending and reason are numbers from 0 to 3")
    s.tiles_out = natural(data["tiles_out"], "tiles_out")
    s.resources_out = natural(data["resources_out"], "resources_out")
    s.spent = mask_of(data["population_spent"], t.population_ids, "population_spent")
    for id, tile in data["tiles"].items():
        hexagon = number_of(id, t.hex_ids, "tiles")
        if tile in t.good_ids:
            set_tile(s, hexagon, t.good_ids.index(tile))
        else:
            set_tile(s, hexagon, RESOURCE_TILE + number_of(tile, t.resource_ids, f"tiles: {id}"))
    for id, seats in data["locks"].items():
        s.locks = replaced(s.locks, number_of(id, t.region_ids, "locks"), sum(1 << seat for seat in seats))
    s.leaders_left = mask_of(data["leaders_left"], t.leader_ids, "leaders_left")
    s.wonders_left = mask_of(data["wonders_left"], t.wonder_ids, "wonders_left")
    s.ages_left = mask_of(data["golden_ages_left"], t.age_ids, "golden_ages_left")
    s.achievements_left = mask_of(data["achievements_left"], t.achievement_ids, "achievements_left")
    s.governments_left = mask_of(data["governments_left"], t.government_ids, "governments_left")
    s.hands = tuple([tuple([number_of(id, t.tech_ids, "hands") for id in hand]) for hand in data["hands"]])
    s.picks = tuple([tuple([number_of(id, t.tech_ids, "picks") for id in pick]) for pick in data["picks"]])
    load_marched(s, data["marched"])
    for number, name in enumerate(c.DECKS):
        s.decks[number] = load_deck(data["decks"][name], name, deck_ids(t)[number], t.offers[number])
    if len(data["players"]) != s.players or len(s.hands) != s.players or len(s.picks) != s.players:
        raise BadPosition(f"players, hands and picks: one per seat, {s.players} in all")
    for seat in range(s.players):
        load_board(s, seat, data["players"][seat])
    s.open_land = tuple(t.a_hex[i] for i in bits(s.free & t.land))
    for region in t.regions:
        s.dirty |= 1 << region


def load_marched(s: MosaicState, data: dict[str, dict[str, Any]]) -> None:
    marched = [0] * (len(c.UNITS) * c.MAX_REGIONS) if data else []
    for unit, regions in data.items():
        for region, n in regions.items():
            at = number_of(unit, c.UNITS, "marched") * c.MAX_REGIONS + number_of(region, s.tables.region_ids, "marched")
            marched[at] = natural(n, f"marched: {unit} {region}")
    s.marched = tuple(marched)


def natural(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadPosition(f"{what}: a number that is not negative, not {value!r}")
    return value


def load_deck(data: dict[str, Any], name: str, ids: tuple[str, ...], slots: int) -> Deck:
    deck = new_deck([number_of(id, ids, name) for id in data["bag"]], natural(data["left"], name), slots)
    deck.offer = [number_of(id, ids, name) for id in data["offer"]]
    deck.other_bag = [number_of(id, ids, name) for id in data["other_bag"]]
    deck.other_left = natural(data["other_left"], name)
    deck.above = natural(data["above"], name)
    deck.pile = natural(data["pile"], name)
    deck.under = [[number_of(id, ids, name) for id in group] for group in data["under"]]
    deck.top = -1 if data["top"] is None else number_of(data["top"], ids, name)
    deck.top_seen = sum(1 << seat for seat in data["top_seen"])
    deck.top_under = bool(data["top_under"])
    if deck.left > len(deck.bag) or deck.other_left > len(deck.other_bag):
        raise BadPosition(f"{name}: more cards are left than there are in the bag")
    return deck


def load_board(s: MosaicState, seat: int, data: dict[str, Any]) -> None:
    t = s.tables
    b = s.boards[seat]
    who = f"player {seat}"
    if data["leader"] is not None:
        b[c.LEADER] = number_of(data["leader"], t.leader_ids, f"{who}: leader")
    b[c.LEADER_USED] = int(bool(data["leader_used"]))
    if data["government"] is not None:
        b[c.GOVERNMENT] = number_of(data["government"], t.government_ids, f"{who}: government")
    for i, name in enumerate(c.RESOURCES):
        b[i] = natural(data["resources"][name], f"{who}: {name}")
    for i, track in enumerate(c.TRACKS):
        b[c.P_STONE + i] = natural(data["production"][track], f"{who}: {track} production")
    points = data["points"]
    b[c.VP_REGIONS], b[c.VP_GOVERNMENT], b[c.VP_CARDS] = points["regions"], points["governments"], points["cards"]
    for id, n in data["goods"].items():
        b[c.GOODS + number_of(id, t.good_ids, f"{who}: goods")] = natural(n, f"{who}: {id}")
    b[c.DOUBLE] = natural(data["doubles_left"], who)
    b[c.DISPLACE] = natural(data["displacements_left"], who)
    for cards, field, ids in card_masks(t):
        b[field] = mask_of(data[cards], ids, f"{who}: {cards}")
    load_pieces(s, seat, data, who)
    derive_board(s, seat)


def load_pieces(s: MosaicState, seat: int, data: dict[str, Any], who: str) -> None:
    t = s.tables
    b = s.boards[seat]
    for name, field in SITES:
        b[field] = mask_of(data[name], t.hex_ids, f"{who}: {name}")
        occupy(s, b[field], f"{who}: {name}")
    for id, hexagon in data["wonders"].items():
        wonder = number_of(id, t.wonder_ids, f"{who}: wonders")
        place = number_of(hexagon, t.hex_ids, f"{who}: {id}")
        occupy(s, 1 << place, f"{who}: {id}")
        b[c.WONDERS] |= 1 << wonder
        b[c.WONDER_HEXES] |= 1 << place
        s.wonder_hex = replaced(s.wonder_hex, wonder, place)
    for id, present in data["units"].items():
        at = c.AREA + number_of(id, t.region_ids, f"{who}: units") * c.AREA_SIZE + c.AREA_UNITS
        for unit, n in present.items():
            b[at + number_of(unit, c.UNITS, f"{who}: units")] = natural(n, f"{who}: {unit}")


def occupy(s: MosaicState, hexes: int, what: str) -> None:
    if hexes & ~s.free:
        raise BadPosition(f"{what}: {s.tables.hex_ids[bits(hexes & ~s.free)[0]]} is not free")
    s.free &= ~hexes


def derive_board(s: MosaicState, seat: int) -> None:
    """Numbers that follow from the cards and the map: symbols, supply, pieces per region, lasting effects."""
    t = s.tables
    b = s.boards[seat]
    for pillar in range(c.SYMBOLS, c.SYMBOLS + 9):
        b[pillar] = 0
    sources: list[tuple[int, ...]] = [] if b[c.LEADER] < 0 else [t.leader_symbol[b[c.LEADER]]]
    sources += [t.tech_symbols[card] for card in bits(b[c.TECHS])]
    sources += [t.build_symbols[card] for card in bits(b[c.BUILDS])]
    for symbols in sources:
        for pillar in symbols:
            b[c.SYMBOLS + pillar] += 1
    for region, mask in enumerate(t.region_mask):
        at = c.AREA + region * c.AREA_SIZE
        b[at + c.AREA_CITIES] = ((b[c.CITIES] | b[c.PORTS]) & mask).bit_count()
        b[at + c.AREA_TOWNS] = ((b[c.FARMS] | b[c.ARTISANS]) & mask).bit_count()
        b[at + c.AREA_WONDERS] = (b[c.WONDER_HEXES] & mask).bit_count()
    for piece in range(4):
        b[c.SUPPLY + piece] = t.pieces[piece] - b[c.CITIES + piece].bit_count()
    for unit in range(len(c.UNITS)):
        on_map = sum(b[c.AREA + region * c.AREA_SIZE + c.AREA_UNITS + unit] for region in range(len(t.region_ids)))
        b[c.SUPPLY + c.FIRST_UNIT + unit] = t.pieces[c.FIRST_UNIT + unit] - on_map
    for piece, id in enumerate(c.PIECES):
        if b[c.SUPPLY + piece] < 0:
            raise BadPosition(f"player {seat}: more {id} pieces than the {t.pieces[piece]} in the box")
    b[c.KINDS] = sum(1 for kind in range(t.good_kinds) if b[c.GOODS + kind])
    b[c.NEAR] = near_cities(s, b)
    derive_powers(s, seat)


# -- counting -------------------------------------------------------------------------------------------------


def census(s: MosaicState) -> dict[str, int]:
    """Every component wherever it is; a card that is in two places counts once, and so is missed elsewhere."""
    t = s.tables
    found = {f"{c.DECKS[i]}_cards": deck_cards(s.decks[i]) for i in range(len(c.DECKS))}
    technologies = found["technology_cards"]
    for cards in s.hands:
        technologies.extend(cards)
    found["population_cards"].extend(bits(s.spent))
    leaders = bits(s.leaders_left)
    wonders = bits(s.wonders_left)
    ages = bits(s.ages_left)
    achievements = bits(s.achievements_left)
    governments = bits(s.governments_left)
    goods = s.tiles_out + sum(1 for tile in s.tiles if tile < RESOURCE_TILE)
    for b in s.boards:
        technologies.extend(bits(b[c.TECHS]) + bits(b[c.DOWN]) + bits(b[c.KEPT]))
        found["build_cards"].extend(bits(b[c.BUILDS]))
        found["tax_tariff_cards"].extend(bits(b[c.TAXES]))
        if b[c.LEADER] >= 0:
            leaders.append(b[c.LEADER])
        if b[c.GOVERNMENT] >= 0:
            governments.append(b[c.GOVERNMENT])
        wonders.extend(bits(b[c.WONDERS]))
        ages.extend(bits(b[c.AGES]))
        achievements.extend(bits(b[c.ACHIEVEMENTS]))
        goods += sum(b[c.GOODS : c.GOODS + t.good_kinds])
    counts = {name: len(set(cards)) if len(set(cards)) == len(cards) else -1 for name, cards in found.items()}
    counts["empire_cards"] = s.revealed + sum(1 for deck in s.decks if deck.pile)
    counts["leaders"] = len(set(leaders))
    counts["wonders"] = len(set(wonders))
    counts["golden_ages"] = len(set(ages))
    counts["achievements"] = len(set(achievements))
    counts["governments"] = len(set(governments))
    counts["trade_goods_tiles"] = goods
    counts["resource_tiles"] = s.resources_out + sum(1 for tile in s.tiles if RESOURCE_TILE <= tile < NO_TILE)
    for seat, b in enumerate(s.boards):
        for piece, id in enumerate(c.PIECES):
            counts[f"{id}_{seat}"] = b[c.SUPPLY + piece] + on_map(s, b, piece)
    return counts


def on_map(s: MosaicState, b: list[int], piece: int) -> int:
    if piece < c.FIRST_UNIT:
        return b[c.CITIES + piece].bit_count()
    unit = piece - c.FIRST_UNIT
    return sum(b[c.AREA + region * c.AREA_SIZE + c.AREA_UNITS + unit] for region in s.tables.regions)


def deck_cards(deck: Deck) -> list[int]:
    cards = deck.bag + deck.other_bag + deck.offer
    for group in deck.under:
        cards = cards + group
    return [*cards, deck.top] if deck.top >= 0 else cards


def box(s: MosaicState) -> dict[str, int]:
    """What `census` must add up to."""
    t = s.tables
    counts = {f"{name}_cards": len(deck_ids(t)[i]) for i, name in enumerate(c.DECKS)}
    counts["empire_cards"] = len(c.DECKS)
    counts["leaders"] = len(t.leader_ids)
    counts["wonders"] = len(t.wonder_ids)
    counts["golden_ages"] = len(t.age_ids)
    counts["achievements"] = t.achievements_per_game
    counts["governments"] = len(t.government_ids)
    counts["trade_goods_tiles"] = sum(t.good_counts) + t.blank_tiles
    counts["resource_tiles"] = len(t.resource_ids)
    for seat in range(s.players):
        for piece, id in enumerate(c.PIECES):
            counts[f"{id}_{seat}"] = t.pieces[piece]
    return counts
