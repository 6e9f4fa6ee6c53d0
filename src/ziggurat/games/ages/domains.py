"""What the numbers of actions and of pending decisions stand for, and the bounds they lie in."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.domains import UNKNOWN, Domain, amount, ids, seats
from ziggurat.kernel.state import Action

SIDES: Final = ("a", "b")
ROLES: Final = ("side_a", "side_b")
STAGES: Final = ("sacrifice", "defence", "compare", "clean_up")  # of a fight
PARTS: Final = ("farms", "consumption", "mines", "corruption", "own_turn", "asked")  # of a production
TRADED: Final = ("resource", "food")  # what trade routes turn the other good into

CARD: Final = ids("card", c.CARD_IDS, target="card")
CARD_OR_NONE: Final = ids("card", c.CARD_IDS, target="card", none="none")
TECHNOLOGY: Final = ids("technology", c.TECHNOLOGY_IDS, target="card")
EFFECT: Final = ids("effect", c.EFFECT_IDS)
EFFECT_OR_NONE: Final = ids("effect", c.EFFECT_IDS, none="none")
SIDE: Final = ids("side", SIDES, target="side")
PHASE: Final = ids("phase", c.PHASES)
STAGE: Final = ids("stage", STAGES)
PART: Final = ids("part", PARTS)
MIXED: Final = ids("mix", c.MIXES)
TRADE: Final = ids("good", TRADED)
WHOSE: Final = ids("production", ("event", "own_turn"))
PLAYER: Final = seats()
SEAT: Final = seats("seat", target="", says="")


def most_cards(s: AgesState) -> int:
    return s.tables.draw_max


def most_stages(s: AgesState) -> int:
    return len(s.tables.stage) - 1


CARDS_DRAWN: Final = amount(0, most_cards, target="number")
WONDER_STAGES: Final = amount(1, most_stages, target="number")
BUILDINGS: Final = amount(1, 25, target="number")
GOODS: Final = amount(0, 150)
BID: Final = amount(1, 500, target="bid")
NUMBER: Final = amount(0, 500)


class Slot(Domain):
    """A slot of the card row, by its number from 1 on. A move writes the card in it."""

    def size(self, s: AgesState) -> int:
        return len(s.tables.slot_cost)

    def id(self, s: AgesState, seat: int, value: int) -> str:
        return str(value + 1)

    def short(self, s: AgesState, seat: int, action: Action, value: int) -> str:
        """The cheapest of equal cards is meant, unless its slot is named."""
        card = s.tables.ids[s.row[value]]
        return card if s.row.index(s.row[value]) == value else f"{card} from {value + 1}"

    def find(self, s: AgesState, seat: int, text: str) -> int:
        """By its number, by the card in it, or by both."""
        card, between, number = text.partition(" from ")
        if not between and text.isdigit():
            card, number = "", text
        if number and not (number.isascii() and number.isdigit() and len(number) <= 3):
            return UNKNOWN
        for slot in range(len(s.row)):
            if number and slot != int(number) - 1:
                continue
            if not card or (s.row[slot] >= 0 and s.tables.ids[s.row[slot]] == card):
                return slot
        return UNKNOWN

    def said(self, s: AgesState, seat: int, value: int) -> object:
        return s.tables.ids[s.row[value]]


class Pact(Domain):
    """A pact in play, by the seat of its owner. A move writes its card as well."""

    def size(self, s: AgesState) -> int:
        return s.players

    def id(self, s: AgesState, seat: int, value: int) -> str:
        return str(value)

    def short(self, s: AgesState, seat: int, action: Action, value: int) -> str:
        return f"{s.tables.ids[s.civs[value].pact]} {value}"

    def find(self, s: AgesState, seat: int, text: str) -> int:
        for owner in range(s.players):
            if text == str(owner):
                return owner
            if s.civs[owner].pact >= 0 and text == f"{s.tables.ids[s.civs[owner].pact]} {owner}":
                return owner
        return UNKNOWN

    def said(self, s: AgesState, seat: int, value: int) -> object:
        return s.tables.ids[s.civs[value].pact]

    def targets(self, s: AgesState, seat: int, action: Action, value: int) -> list[str]:
        return [f"pact:{value}", f"card:{s.tables.ids[s.civs[value].pact]}"]


SLOT: Final = Slot("slot", target="slot")
PACT: Final = Pact("pact", target="pact")
