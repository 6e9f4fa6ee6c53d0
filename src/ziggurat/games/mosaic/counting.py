"""What an effect counts (R11.1: always what you own) and the triggers that wait for an event."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.regions import dominated_regions
from ziggurat.games.mosaic.state import (
    MosaicState,
    city_count,
    trade_kinds,
    units_on_map,
)
from ziggurat.kernel.bits import bits, count_bits
from ziggurat.kernel.say import Say

EVENT_RULES: Final = ("R6.12", "R6.12", "R6.18", "R6.2", "R6.6", "R6.24")  # by event


def count(s: MosaicState, seat: int, what: int, argument: int, region: int = -1) -> int:
    """How many of the counted thing the seat owns; `region` is the region of a wonder that counts there."""
    b = s.boards[seat]
    if what == c.COUNT_CITIES:
        return city_count(s, b)
    if what == c.COUNT_KINDS:
        return trade_kinds(s, b)
    if what == c.COUNT_UNITS:
        return units_on_map(s, b)
    if what == c.COUNT_TECHNOLOGIES:
        return count_bits(b[c.TECHS])
    if what == c.COUNT_PROJECTS_WONDERS:
        return project_count(s, b) + count_bits(b[c.WONDERS])
    if what == c.COUNT_PILLARS:
        return pillar_count(b)
    if what == c.COUNT_PORTS:
        return on_the_map(s, b, c.PORT)
    if what == c.COUNT_DOMINATED:
        return dominated_regions(s, seat)
    if what == c.COUNT_SYMBOL:
        return b[c.SYMBOLS + argument]
    if what == c.COUNT_BOARD:
        return b[argument]
    if what == c.COUNT_WONDERS:
        return count_bits(b[c.WONDERS])
    if what == c.COUNT_PROJECTS:
        return project_count(s, b)
    if what == c.COUNT_FARM_TOWNS:
        return on_the_map(s, b, c.FARM_TOWN)
    if what == c.COUNT_ARTISAN_TOWNS:
        return on_the_map(s, b, c.ARTISAN_TOWN)
    if what == c.COUNT_AGES:
        return count_bits(b[c.AGES])
    if what == c.COUNT_GOODS:
        return sum(b[c.GOODS : c.GOODS + s.tables.good_kinds]) + b[c.WILD]
    if what == c.COUNT_CITIES_HERE:
        return sum(board[c.AREA + region * c.AREA_SIZE + c.AREA_CITIES] for board in s.boards)
    if what == c.COUNT_WONDERS_HERE:
        return sum(board[c.AREA + region * c.AREA_SIZE + c.AREA_WONDERS] for board in s.boards)
    assert what == c.COUNT_NOTHING, what
    return 1


def project_count(s: MosaicState, b: list[int]) -> int:
    return count_bits(b[c.BUILDS] & s.tables.projects)


def pillar_count(b: list[int]) -> int:
    """Of how many pillars there is a symbol."""
    found = 0
    for pillar in range(c.SYMBOLS, c.SYMBOLS + len(c.PILLARS)):
        if b[pillar]:
            found += 1
    return found


def on_the_map(s: MosaicState, b: list[int], piece: int) -> int:
    """How many pieces of a kind have left the owner's supply for the map."""
    return s.tables.pieces[piece] - b[c.SUPPLY + piece]


def fire(s: MosaicState, seat: int, event: int) -> None:
    """An event of one player's own: the player's triggers for it give what they give."""
    if s.boards[seat][c.TRIGGERS]:
        fire_for(s, seat, event)


def fire_all(s: MosaicState, event: int) -> None:
    """An event of any player's, seen by everybody's triggers."""
    for seat in range(s.players):
        if s.boards[seat][c.TRIGGERS]:
            fire_for(s, seat, event)


def fire_for(s: MosaicState, seat: int, event: int) -> None:
    for number in bits(s.boards[seat][c.TRIGGERS]):
        trigger = s.tables.triggers[number]
        if trigger.event == event:
            amount = trigger.amount * count(s, seat, trigger.count, trigger.argument)
            s.own_board(seat)[trigger.board] += amount
            if s.log is not None:
                note_gain(s, seat, trigger.board, amount, EVENT_RULES[event])


def note_gain(s: MosaicState, seat: int, board: int, amount: int, rule: str) -> None:
    """Say that a number on the board rose or fell; that nothing happened is not said."""
    if not amount:
        return
    if board < c.P_STONE:
        key, what = "log.gains" if amount > 0 else "log.loses", "resource_" + c.RESOURCES[board]
    else:
        key, what = "log.produces" if amount > 0 else "log.produces_less", "track_" + c.TRACKS[board - c.P_STONE]
    s.note(seat, Say(key, {"n": abs(amount), "what": what}, rule))
