"""Colonies: what they give, and losing them (R19.5, R19.6)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.building import add_population, gain_goods
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.derive import retune
from ziggurat.games.ages.military_deck import draw_military
from ziggurat.games.ages.points import change_tokens
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import owe_tokens
from ziggurat.kernel.rows import without
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def colonize(s: AgesState, seat: int, card: int) -> None:
    """First the permanent bonus, then the immediate effect."""
    settle(s, seat, card)
    food, resources, culture, science, population, military = s.tables.immediate[card]
    gain_goods(s, seat, food, resources, culture, science)
    add_population(s, seat, population)
    if military:
        draw_military(s, seat, military)


def settle(s: AgesState, seat: int, card: int) -> None:
    """The colony and its permanent bonus."""
    bonus = s.tables.bonus[card]
    if s.log is not None:
        s.note(seat, Say("log.colony", {"card": s.tables.ids[card]}, "R19.5"))
    s.civs[seat].colonies += (card,)
    change_tokens(s, seat, bonus[c.B_BLUE], bonus[c.B_YELLOW], "R19.5")
    retune(s, seat)


def leave(s: AgesState, seat: int, card: int) -> None:
    """The permanent bonus is undone; where the card goes is the caller's affair."""
    bonus = s.tables.bonus[card]
    if s.log is not None:
        s.note(seat, Say("log.lost_colony", {"card": s.tables.ids[card]}, "R19.6"))
    s.civs[seat].colonies = without(s.civs[seat].colonies, card)
    retune(s, seat)
    owe_tokens(s, seat, change_tokens(s, seat, -bonus[c.B_BLUE], -bonus[c.B_YELLOW], "R19.6"))


def lose_colony(s: AgesState, seat: int, card: int) -> None:
    leave(s, seat, card)
    s.past += (card,)


def legal_colony_losses(s: AgesState, seat: int) -> list[Action]:
    return [(c.A_COLONY, card, 0, 0) for card in s.civs[seat].colonies]


class LoseColony(Step[AgesState]):
    """The owner chooses the colony he loses."""

    def __init__(self) -> None:
        self.name = "lose_colony"
        self.offers = (c.A_COLONY,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return legal_colony_losses(s, seat)

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        lose_colony(s, seat, action[1])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.lose_colony", {}, "R19.6")
