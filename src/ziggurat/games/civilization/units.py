"""Unit cards: decks, standing forces, losses (R8.6, R11.14)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.flow import say
from ziggurat.kernel.rows import added, replaced

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


def draw_card(s: "CivilizationState", kind: int) -> int:
    """The top card of a deck, -1 none; killed units are shuffled in when they would lie on top."""
    deck = s.unit_decks[kind]
    if not deck:
        deck = s.unit_discards[kind]
        if not deck:
            return -1
        s.unit_discards = replaced(s.unit_discards, kind, ())
    card, deck = s.draw_from(deck)
    s.unit_decks = replaced(s.unit_decks, kind, deck)
    return card


def draw_unit(s: "CivilizationState", seat: int, kind: int) -> None:
    """One unit of the type into the standing forces; only its owner sees which."""
    card = draw_card(s, kind)
    if card == -1:
        return
    s.units = added(s.units, seat, card)
    if s.log is not None:
        say(s, seat, "log.unit", {"unit": c.UNIT_TYPES[kind]}, "R8.6", ~(1 << seat))
        strength = s.tables.card_strength[card][max(1, s.ranks[seat * 4 + kind]) - 1]
        say(s, seat, "log.unit_own", {"unit": c.UNIT_TYPES[kind], "n": strength}, "R8.6", 1 << seat)


def discard_unit(s: "CivilizationState", card: int) -> None:
    """Killed: face up under its deck, known to all."""
    s.unit_discards = added(s.unit_discards, s.tables.card_type[card], card)
    s.exposed &= ~(1 << card)


def strength(s: "CivilizationState", seat: int, card: int) -> int:
    """R11.8: the side of the owner's current rank."""
    sides = s.tables.card_strength[card]
    return sides[min(len(sides), max(1, s.ranks[seat * 4 + s.tables.card_type[card]])) - 1]
