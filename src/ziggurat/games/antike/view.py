"""What everybody sees (R18.1: everything), as plain data with the ids of the content files.

{
  "map": "mare_nostrum", "round": 3, "turn_cap_rounds": null, "threshold": 9,
  "phase": "movement",            the step that asks: choose_nation, rondel, pay, substitute, bellona, militia,
                                  templum, scientia, movement, entry, reaction, conquest, founding, give, take;
                                  "over" at the end
  "deciding": "graecia",          the nation whose player is asked (another than active in a reaction), or null
  "order": ["roma", ...],         clockwise; [] until the nations are dealt or chosen
  "start": "roma", "active": "roma", "bellona": "graecia",
  "winner": null, "ending": null, the nation, and threshold, temple or cap
  "nations": {"roma": {
      "seat": 0, "color": "yellow",
      "marble": 3, "iron": 3, "gold": 3, "coins": 0,
      "marker": "ferrum",         rondel field, null before the first turn
      "field_costs": {"templum": 0, ...},            what its marker pays to each field from here
      "advances": ["strata"], "trades": [[2, 1]],    usable rates give : get
      "personalities": {"king": 1, "general": 0, "citizen": 0, "scholar": 0, "navigator": 0, "plinius": 0},
      "score": 1,
      "progress": {"king": [7, 10], ...},            what counts now, and what the next card needs
      "due": {"general": 0, "scholar": 1},           earned in this turn, taken at its end
      "yield": {"marble": 4, "iron": 1, "gold": 2},  what producing it would give, beside the coin
      "cities": 7, "temples": 1, "legions": 3, "galleys": 2,      on the board
      "supply": {"legions": 9, "galleys": 11, "cities": 17},
      "range": {"legion": 1, "galley": 2},
      "navigator_points": 4}},
  "regions": {"roma": {
      "city": {"owner": "roma", "resource": "gold", "temple": true} or null,
      "neutral_temple": false,
      "strength": 4,              what conquest or razing needs, null without city and temple
      "units": {"roma": {"legion": 2, "galley": 0}}}},  nations with units there only
  "advances": {"strata": {"owners": ["roma"], "price": 3, "first": false, "price_first": 7, "price_later": 3,
                          "requires": []}},
  "bank": {"coins": 30, "temples": 17, "king": 10, "general": 7, "citizen": 6, "scholar": 8, "navigator": 5,
           "plinius": 0},
  "turn": {
      "pay": null,                {"field": "marmor", "cost": 2} while a long rondel move is paid
      "trade": null,              {"give": 2, "get": 1} while a trade is under way
      "room": {"roma": 3},        Militia: how many more units each own city takes
      "movable": {"roma": {"legion": [0, 2], "galley": [1]}},   Movere: borders left of each unit that stands there
      "entry": null,              {"region": "ancona", "unit": "legion", "opponents": ["graecia"]}
      "razed": 0, "firsts": 0, "bought": []}
}
"""

from typing import Any

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import (
    city_strength,
    field_costs,
    navigator_points,
    price_of,
    progress,
    trade_rates,
    yield_of,
)
from ziggurat.games.antike.state import AntikeState, bits


def observe(s: AntikeState) -> dict[str, Any]:
    board = s.board
    seated = bool(s.nations)
    return {
        "map": board.map_id,
        "round": s.round,
        "turn_cap_rounds": board.cap or None,
        "threshold": board.threshold,
        "phase": s.title.steps[s.stack[-1][0]].name if s.stack else "over",
        "deciding": deciding(s),
        "order": [s.nation_id(nation) for nation in range(len(s.nations))],
        "start": s.nation_id(s.start) if seated else None,
        "active": s.nation_id(s.active) if seated else None,
        "bellona": s.nation_id(s.bellona) if seated else None,
        "winner": s.nation_id(s.winner) if s.winner >= 0 else None,
        "ending": c.ENDINGS[s.ending] or None,
        "nations": {s.nation_id(nation): nation_seen(s, nation) for nation in range(len(s.nations))},
        "regions": regions_seen(s),
        "advances": {id: advance_seen(s, advance) for advance, id in enumerate(board.advance_ids)},
        "bank": dict(zip(("coins", "temples", *c.PERSONALITIES), s.bank, strict=True)),
        "turn": turn_seen(s),
    }


def deciding(s: AntikeState) -> str | None:
    if not s.stack or s.stack[-1][0] == c.CHOOSE_NATION:
        return None
    frame = s.stack[-1]
    if frame[0] == c.REACTION:
        turn = (frame[4] & -frame[4]).bit_length() - 1
        return s.nation_id((s.active + 1 + turn) % s.board.nations)
    return s.nation_id(s.active)


def nation_seen(s: AntikeState, nation: int) -> dict[str, Any]:
    board, nat = s.board, s.nat
    row = nation * c.WIDTH
    start = nation * 2 * board.regions
    middle, end = start + board.regions, start + 2 * board.regions
    owned = nat[row + c.ADVANCES]
    mine = nation == s.active
    return {
        "seat": s.seats[nation],
        "color": board.colors[s.nations[nation]],
        **{good: nat[row + at] for at, good in enumerate(c.GOODS)},
        "marker": None if nat[row + c.MARKER] == c.OFF else board.field_ids[nat[row + c.MARKER]],
        "field_costs": field_costs(s, nation),
        "advances": [id for at, id in enumerate(board.advance_ids) if owned >> at & 1],
        "trades": trade_rates(s, nation),
        "personalities": {kind: nat[row + c.KING + at] for at, kind in enumerate(c.PERSONALITIES)},
        "score": nat[row + c.SCORE],
        "progress": progress(s, nation),
        "due": {"general": s.razed if mine else 0, "scholar": s.firsts if mine else 0},
        "yield": {good: yield_of(s, nation, at) for at, good in enumerate(c.RESOURCES)},
        "cities": nat[row + c.CITY_AT].bit_count(),
        "temples": nat[row + c.TEMPLE_AT].bit_count(),
        "legions": sum(s.units[start:middle]),
        "galleys": sum(s.units[middle:end]),
        "supply": {
            "legions": nat[row + c.LEGIONS_LEFT],
            "galleys": nat[row + c.GALLEYS_LEFT],
            "cities": nat[row + c.TOKENS_LEFT],
        },
        "range": {"legion": board.reach[0][owned], "galley": board.reach[1][owned]},
        "navigator_points": navigator_points(s, nation),
    }


def regions_seen(s: AntikeState) -> dict[str, Any]:
    board, nat = s.board, s.nat
    seen: dict[str, Any] = {}
    for region, id in enumerate(board.region_ids):
        neutral = bool(s.neutral >> region & 1)
        seen[id] = {
            "city": None,
            "neutral_temple": neutral,
            "strength": board.neutral_strength if neutral else None,
            "units_allowed": [unit for at, unit in enumerate(c.UNITS) if board.allowed[at] >> region & 1],
            "navigator_points": (board.allowed[1] >> region & 1) + (board.ship_at >> region & 1),
            "units": {},
        }
    for nation in range(len(s.nations)):
        row = nation * c.WIDTH
        name = s.nation_id(nation)
        for region in bits(nat[row + c.CITY_AT]):
            place = seen[board.region_ids[region]]
            place["city"] = {
                "owner": name,
                "resource": c.RESOURCES[s.city_kind(nation, region)],
                "temple": bool(nat[row + c.TEMPLE_AT] >> region & 1),
            }
            place["strength"] = city_strength(s, nation, region)
        for region in bits(nat[row + c.LEGION_AT] | nat[row + c.LEGION_AT + 1]):
            units = seen[board.region_ids[region]]["units"]
            units[name] = {unit: s.count(nation, at, region) for at, unit in enumerate(c.UNITS)}
    return seen


def advance_seen(s: AntikeState, advance: int) -> dict[str, Any]:
    board = s.board
    return {
        "owners": [
            s.nation_id(nation)
            for nation in range(len(s.nations))
            if s.nat[nation * c.WIDTH + c.ADVANCES] >> advance & 1
        ],
        "price": price_of(s, advance),
        "first": not s.known >> advance & 1,
        "price_first": board.price_first[advance],
        "price_later": board.price_later[advance],
        "requires": [board.advance_ids[at] for at in bits(board.requires[advance])],
    }


def turn_seen(s: AntikeState) -> dict[str, Any]:
    """The part of the turn under way, so that a board can show what is half done."""
    board = s.board
    frame = s.stack[-1] if s.stack else (-1, 0, 0, 0, 0)
    trade = frame[0] in (c.GIVE, c.TAKE)
    arming = any(pending[0] in (c.BELLONA, c.MILITIA) for pending in s.stack)
    return {
        "pay": {"field": board.field_ids[frame[3]], "cost": frame[2]} if frame[0] == c.PAY else None,
        "trade": {"give": board.rates[frame[2]][0], "get": board.rates[frame[2]][1]} if trade else None,
        "room": {board.region_ids[region]: s.placed[region] for region in bits(s.nat[s.active * c.WIDTH + c.CITY_AT])}
        if arming
        else {},
        "movable": movable(s),
        "entry": {
            "region": board.region_ids[frame[3]],
            "unit": c.UNITS[frame[2] & 1],
            "opponents": [s.nation_id((s.active + 1 + turn) % board.nations) for turn in bits(frame[4])],
        }
        if frame[0] in (c.ENTRY, c.REACTION)
        else None,
        "razed": s.razed,
        "firsts": s.firsts,
        "bought": [board.advance_ids[at] for at in bits(s.bought)],
    }


def movable(s: AntikeState) -> dict[str, dict[str, list[int]]]:
    """Movere: the borders that each own unit may still cross, region by region."""
    found: dict[str, dict[str, list[int]]] = {}
    if not s.ready:
        return found
    board = s.board
    row = s.active * c.WIDTH
    for region in bits(s.nat[row + c.LEGION_AT] | s.nat[row + c.LEGION_AT + 1]):
        here: dict[str, list[int]] = {}
        for unit, name in enumerate(c.UNITS):
            left: list[int] = []
            for lane in range(unit, board.lanes, 2):
                left += [lane // 2 + 1] * s.ready[lane * board.regions + region]
            here[name] = [0] * (s.count(s.active, unit, region) - len(left)) + left
        found[board.region_ids[region]] = here
    return found
