"""Choosing a mix of food and resources to produce, to lose or to take (R12.4, D9, D19)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.banks import gain_food, gain_resources, pay_food, pay_resources
from ziggurat.games.ages.choices import offered, why_not_mix
from ziggurat.games.ages.domains import MIXED, NUMBER, SEAT
from ziggurat.games.ages.points import note_amount
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


def mixes(s: AgesState, what: int, total: int, loser: int) -> list[Action]:
    """Every (food, resources) that makes the total; a loser gives all he has when he has less (R1.6)."""
    if what == c.MIX_PRODUCE:
        return [(c.A_MIX, food, total - food, 0) for food in range(total + 1)]
    p = s.civs[loser]
    total = min(total, p.food + p.resources)
    least = max(0, total - p.resources)
    return [(c.A_MIX, food, total - food, 0) for food in range(least, min(total, p.food) + 1)]


def ask_mix(s: AgesState, seat: int, what: int, total: int, loser: int) -> None:
    """Let the seat choose; with one possibility nobody is asked."""
    found = mixes(s, what, total, loser)
    if len(found) == 1:
        move_goods(s, seat, what, loser, found[0][1], found[0][2])
    else:
        s.push(c.S_MIX, 1 << seat, what, total, loser)


def move_goods(s: AgesState, seat: int, what: int, loser: int, food: int, resources: int) -> None:
    t = s.tables
    if what != c.MIX_PRODUCE:
        p = s.civs[loser]
        note_amount(s, loser, "log.loses_food", pay_food(t, p, food), "R12.4")
        note_amount(s, loser, "log.loses_resources", pay_resources(t, p, resources), "R12.4")
    if what != c.MIX_LOSE:
        p = s.civs[seat]
        note_amount(s, seat, "log.food", gain_food(t, p, food), "R12.1")
        note_amount(s, seat, "log.resources", gain_resources(t, p, resources), "R12.1")


ASK: Final = ("ask.mix_produce", "ask.mix_lose", "ask.mix_steal")  # by what the mix is for


class Mix(Step[AgesState]):
    def __init__(self) -> None:
        self.name = "mix"
        self.args = arguments(mix=MIXED, total=NUMBER, loser=SEAT)
        self.offers = (c.A_MIX,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return mixes(s, frame[2], frame[3], frame[4])

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        move_goods(s, seat, frame[2], frame[4], action[1], action[2])

    def why_not(self, s: AgesState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_mix(s, self, frame, seat, intent)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say(ASK[frame[2]], {"n": frame[3]}, "R12.4")
