"""The choices events leave to a player (D4, D15, D19)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.banks import take_token, token_holders
from ziggurat.games.ages.building import free_worker, gain_goods, place_worker, remove_worker
from ziggurat.games.ages.choices import offered, why_not_mix
from ziggurat.games.ages.derive import retune
from ziggurat.games.ages.domains import EFFECT, NUMBER, SEAT, TECHNOLOGY
from ziggurat.games.ages.guards import may_take
from ziggurat.games.ages.points import change_tokens, note_amount
from ziggurat.games.ages.row import legal_takes, take_card, take_cost
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import Effect
from ziggurat.games.ages.technology import owe_tokens
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def old_effect(s: AgesState, card: int, index: int) -> int:
    """The effect that a frame of the older form named by the number of its card and its place on it.

    The numbers of cards change when a content file is put into another order; the event under way is known by its id.
    """
    found = s.tables.first_effect[s.revealed if s.revealed != -1 else card]
    if found < 0 or not 0 <= index < len(s.tables.effects[s.tables.effect_card[found]]):
        raise BadPosition("the event under way has no such effect")
    return found + index


# -- losing population (R18.8) ------------------------------------------------------------------------------------


def committed(s: AgesState, seat: int, tech: int) -> int:
    """Units already sacrificed in the fight under way still stand on their cards (R20.5a)."""
    if s.battle_card == -1:
        return 0
    if seat == s.attacker:
        return s.attack_units[tech]
    return s.defence_units[tech] if seat == s.defender else 0


def losable(s: AgesState, seat: int) -> list[int]:
    p = s.civs[seat]
    return [tech for tech in p.techs if p.workers[tech] > committed(s, seat, tech)]


def lose_population(s: AgesState, seat: int, n: int) -> None:
    """An unused worker goes first; then the player chooses, if there is a choice."""
    p = s.civs[seat]
    while n > 0:
        if p.unused > 0:
            p.unused -= 1
            p.yellow_bank += 1
            if s.log is not None:
                s.note(seat, Say("log.lost_population", {}, "R18.8"))
        else:
            workers = losable(s, seat)
            if not workers:
                return
            if len(workers) > 1:
                s.push(c.S_LOSE_POPULATION, 1 << seat, n)
                return
            lose_worker(s, seat, workers[0])
        n -= 1


def lose_worker(s: AgesState, seat: int, tech: int) -> None:
    remove_worker(s, seat, tech)
    s.civs[seat].yellow_bank += 1
    if s.log is not None:
        s.note(seat, Say("log.lost_worker", {"card": s.tables.ids[s.tables.card_of[tech]]}, "R18.8"))


class LosePopulation(Step[AgesState]):
    def __init__(self) -> None:
        self.name = "lose_population"
        self.args = arguments(workers=NUMBER)
        self.offers = (c.A_LOSE_WORKER,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_LOSE_WORKER, tech, 0, 0) for tech in losable(s, seat)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        lose_worker(s, seat, action[1])
        lose_population(s, seat, frame[2] - 1)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.lose_population", {"n": frame[2]}, "R18.8")


# -- losing a building (R18.10) -----------------------------------------------------------------------------------


def buildings_of(s: AgesState, seat: int, e: Effect) -> list[int]:
    t = s.tables
    p = s.civs[seat]
    return [tech for tech in p.techs if p.workers[tech] and t.t_class[tech] in e.classes]


def lose_building(s: AgesState, seat: int, tech: int) -> None:
    free_worker(s, seat, tech)
    if s.log is not None:
        s.note(seat, Say("log.lost_building", {"card": s.tables.ids[s.tables.card_of[tech]]}, "R18.10"))


class LoseBuilding(Step[AgesState]):
    """A building of the loser becomes an unused worker; the chooser need not be the loser."""

    def __init__(self) -> None:
        self.name = "lose_building"
        self.args = arguments(loser=SEAT, effect=EFFECT)
        self.offers = (c.A_RAZE,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        return (frame[0], frame[1], frame[2], old_effect(s, frame[3], frame[4]), 0)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        e = s.tables.every_effect[frame[3]]
        return [(c.A_RAZE, tech, 1, 0) for tech in buildings_of(s, frame[2], e)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        lose_building(s, frame[2], action[1])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.lose_building", {"player": f"seat_{frame[2]}"}, "R18.10")


# -- goods, free buildings, wonders, tokens -----------------------------------------------------------------------


class ProduceChoice(Step[AgesState]):
    """Food or resources."""

    def __init__(self) -> None:
        self.name = "produce_choice"
        self.args = arguments(effect=EFFECT)
        self.offers = (c.A_MIX,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        return (frame[0], frame[1], old_effect(s, frame[2], frame[3]), 0, 0)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_MIX, food, resources, 0) for food, resources in s.tables.every_effect[frame[2]].options]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        gain_goods(s, seat, action[1], action[2], 0, 0)

    def why_not(self, s: AgesState, frame: Frame, seat: int, intent: str) -> Say | None:
        return why_not_mix(s, self, frame, seat, intent)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.produce_choice", {}, "R18.4")


class FreeBuild(Step[AgesState]):
    """An unused worker may become a building or unit for nothing (R18.12)."""

    def __init__(self) -> None:
        self.name = "free_build"
        self.args = arguments(card=TECHNOLOGY)
        self.offers = (c.A_FREE_BUILD, c.A_PASS)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_FREE_BUILD, frame[2], 0, 0), (c.A_PASS, 0, 0, 0)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_FREE_BUILD:
            place_worker(s, seat, action[1])
            if s.log is not None:
                card = s.tables.ids[s.tables.card_of[action[1]]]
                s.note(seat, Say("log.build", {"card": card, "n": 0}, "R18.12"))

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.free_build", {"card": s.tables.ids[s.tables.card_of[frame[2]]]}, "R18.12")


class Agreement(Step[AgesState]):
    """International Agreement: cards of the row for a budget of civil actions that are nobody's (R18.15)."""

    def __init__(self) -> None:
        self.name = "agreement"
        self.args = arguments(civil_actions=NUMBER)
        self.offers = (c.A_TAKE, c.A_PASS)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if kind == c.A_PASS else may_take(s, s.civs[seat], x, frame[2])

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found = legal_takes(s, s.civs[seat], frame[2])
        found.append((c.A_PASS, 0, 0, 0))
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_TAKE:
            left = frame[2] - take_cost(s, s.civs[seat], action[1])
            take_card(s, seat, action[1])
            s.agreement_used = True
            s.push(frame[0], frame[1], left)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.agreement", {"n": frame[2]}, "R18.15")


def ravageable(s: AgesState, seat: int, e: Effect) -> list[int]:
    p = s.civs[seat]
    return [card for card in p.wonders if card not in p.ravaged and s.tables.ages[card] in e.ages]


def ravage(s: AgesState, seat: int, card: int) -> None:
    """The wonder loses all it gives and stays as a ruin (R18.16)."""
    bonus = s.tables.bonus[card]
    if s.log is not None:
        s.note(seat, Say("log.ravaged", {"card": s.tables.ids[card]}, "R18.16"))
    s.civs[seat].ravaged += (card,)
    retune(s, seat)
    owe_tokens(s, seat, change_tokens(s, seat, -bonus[c.B_BLUE], -bonus[c.B_YELLOW], "R18.16"))


class Ravage(Step[AgesState]):
    def __init__(self) -> None:
        self.name = "ravage"
        self.args = arguments(effect=EFFECT)
        self.offers = (c.A_WONDER,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        return (frame[0], frame[1], old_effect(s, frame[2], frame[3]), 0, 0)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        e = s.tables.every_effect[frame[2]]
        return [(c.A_WONDER, card, 0, 0) for card in ravageable(s, seat, e)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        ravage(s, seat, action[1])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.ravage", {}, "R18.16")


def return_token(s: AgesState, seat: int, tech: int) -> None:
    """A blue token of a card goes back to the box, and what it was worth with it."""
    p = s.civs[seat]
    food = p.food
    resources = p.resources
    take_token(s.tables, p, tech)
    s.box_blue += 1
    if s.log is not None:
        s.note(seat, Say("log.returns_token", {"card": s.tables.ids[s.tables.card_of[tech]]}, "R11.4"))
        note_amount(s, seat, "log.loses_food", food - p.food, "R11.4")
        note_amount(s, seat, "log.loses_resources", resources - p.resources, "R11.4")


class Tokens(Step[AgesState]):
    """Blue tokens go back to the box from cards of the owner's choice, the bank being empty (R11.4, R18.13)."""

    def __init__(self) -> None:
        self.name = "tokens"
        self.args = arguments(tokens=NUMBER, owner=SEAT)
        self.offers = (c.A_TOKEN,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def run(self, s: AgesState, frame: Frame) -> None:
        seat = frame[3]
        p = s.civs[seat]
        left = frame[2]
        while left > 0:
            if p.blue_bank > 0:
                change_tokens(s, seat, -1, 0)
            else:
                holders = token_holders(p)
                if not holders:
                    return
                if len(holders) > 1:
                    s.push(frame[0], 1 << seat, left, seat)
                    return
                return_token(s, seat, holders[0])
            left -= 1

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_TOKEN, tech, 0, 0) for tech in token_holders(s.civs[seat])]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        return_token(s, seat, action[1])
        s.push(frame[0], 0, frame[2] - 1, seat)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.tokens", {"n": frame[2]}, "R11.4")
