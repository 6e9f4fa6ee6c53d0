"""What the winner of an aggression or a war gets (R20.6, R20.7, R22.3 to R22.7)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.battle import loser
from ziggurat.games.ages.building import free_worker, gain_goods
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.colonies import leave, settle
from ziggurat.games.ages.derive import retune, retune_all
from ziggurat.games.ages.domains import EFFECT, EFFECT_OR_NONE, NUMBER
from ziggurat.games.ages.event_choices import lose_population
from ziggurat.games.ages.mix import ask_mix
from ziggurat.games.ages.points import change_tokens, lose_culture, lose_science, take_yellow_tokens
from ziggurat.games.ages.row import has_technology, lose_leader, lose_wonder
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import SPOILS, Effect
from ziggurat.games.ages.technology import owe_tokens
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


class Spoils(Step[AgesState]):
    """The effects of the card, one after the other."""

    def __init__(self) -> None:
        self.name = "spoils"
        self.args = arguments(effect=EFFECT_OR_NONE)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        """The place of the effect on the card of the battle."""
        return (frame[0], frame[1], old_spoils(s, frame[2]), 0, 0)

    def run(self, s: AgesState, frame: Frame) -> None:
        effect = frame[2]
        if effect != -1:
            card = s.tables.effect_card
            more = effect + 1 < len(card) and card[effect + 1] == card[effect]
            s.push(c.S_SPOILS, 0, effect + 1 if more else -1)
            take_spoils(s, effect)


def old_spoils(s: AgesState, index: int) -> int:
    if s.battle_card < 0 or not 0 <= index <= len(s.tables.effects[s.battle_card]):
        raise BadPosition("the card of the battle has no such effect")
    return s.tables.first_effect[s.battle_card] + index if index < len(s.tables.effects[s.battle_card]) else -1


def take_spoils(s: AgesState, effect: int) -> None:
    e = s.tables.every_effect[effect]
    rival = loser(s)
    victor = s.victor
    kind = e.kind
    if kind == c.E_STEAL:
        gain_goods(s, victor, 0, 0, lose_culture(s, rival, e.culture), lose_science(s, rival, e.science))
    elif kind == c.E_STEAL_MIX:
        ask_mix(s, victor, c.MIX_STEAL, e.amount, rival)
    elif kind == c.E_STEAL_COLONY:
        colonies = s.civs[rival].colonies
        if len(colonies) == 1:
            annex(s, victor, rival, colonies[0])
        elif colonies:
            s.push(c.S_ANNEX, 1 << victor)
    elif kind == c.E_DESTROY_URBAN:
        s.spoil = 0
        targets = raze_targets(s, e)
        if len(targets) == 1:
            raze(s, targets[0][1], targets[0][2])
        elif targets:
            s.push(c.S_RAZE, 1 << victor, effect)
    elif kind == c.E_ATTACKER_PRODUCE_HALF_COST:
        half = s.spoil + 1 if e.round_up else s.spoil
        gain_goods(s, victor, 0, half // 2, 0, 0)
    elif kind == c.E_RIVAL_LOSE_POPULATION:
        lose_population(s, rival, e.amount)
    elif kind == c.E_ATTACKER_PRODUCE:
        gain_goods(s, victor, e.food, e.resources, 0, 0)
    elif kind == c.E_RIVAL_DISCARD_LEADER:
        s.spoil = s.tables.levels[lose_leader(s, rival, "R20.5")]
        retune_all(s)
    elif kind == c.E_RIVAL_DISCARD_UNFINISHED_WONDER:
        s.spoil = s.tables.levels[lose_wonder(s, rival, "R20.5")]
    elif kind == c.E_SCORE_CULTURE_PER_LEVEL:
        gain_goods(s, victor, 0, 0, e.amount * s.spoil, 0)
    elif kind == c.E_VICTOR_TAKES:
        war_spoils(s, e)


def war_spoils(s: AgesState, e: Effect) -> None:
    """Everything depends on the strength advantage; nobody loses more than he has (R22.3)."""
    rival = loser(s)
    victor = s.victor
    amount = e.base + e.amount * s.spoil // e.divisor
    what = SPOILS[e.what]
    if what == "culture":
        gain_goods(s, victor, 0, 0, lose_culture(s, rival, amount), 0)
    elif what == "food_and_or_resources":
        ask_mix(s, victor, c.MIX_STEAL, amount, rival)
    elif what == "yellow_bank_tokens":
        take_yellow_tokens(s, victor, rival, amount, "R22.7")
    elif e.special:
        plunder_technology(s, amount)
    else:
        gain_goods(s, victor, 0, 0, 0, lose_science(s, rival, amount))


# -- Raid (R20.7) ---------------------------------------------------------------------------------------------------


def urban_buildings(s: AgesState, seat: int) -> list[int]:
    t = s.tables
    p = s.civs[seat]
    return [tech for tech in p.techs if t.first_urban <= tech < t.first_unit and p.workers[tech]]


def raze_targets(s: AgesState, e: Effect) -> list[Action]:
    """Each urban card of the rival with each number of its buildings."""
    rival = loser(s)
    p = s.civs[rival]
    return [
        (c.A_RAZE, tech, n, 0)
        for tech in urban_buildings(s, rival)
        for n in range(1, min(e.maximum, p.workers[tech]) + 1)
    ]


def raze(s: AgesState, tech: int, n: int) -> None:
    rival = loser(s)
    for _i in range(n):
        free_worker(s, rival, tech)
    # Half of the printed cost, whatever discounts there were.
    s.spoil = s.tables.t_build[tech] * n
    if s.log is not None:
        s.note(rival, Say("log.razed", {"card": s.tables.ids[s.tables.card_of[tech]], "n": n}, "R20.7"))


class Raze(Step[AgesState]):
    """The attacker picks an urban card of the rival and how many of its buildings fall."""

    def __init__(self) -> None:
        self.name = "raze"
        self.args = arguments(effect=EFFECT)
        self.offers = (c.A_RAZE,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        return (frame[0], frame[1], old_spoils(s, frame[2]), 0, 0)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return raze_targets(s, s.tables.every_effect[frame[2]])

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        raze(s, action[1], action[2])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.raze", {"n": s.tables.every_effect[frame[2]].maximum}, "R20.7")


# -- Annex (R19.6) ---------------------------------------------------------------------------------------------------


def annex(s: AgesState, victor: int, rival: int, card: int) -> None:
    """The permanent bonus changes hands, the immediate effect does not come again."""
    leave(s, rival, card)
    settle(s, victor, card)


class Annex(Step[AgesState]):
    def __init__(self) -> None:
        self.name = "annex"
        self.offers = (c.A_COLONY,)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_COLONY, card, 0, 0) for card in s.civs[loser(s)].colonies]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        annex(s, seat, loser(s), action[1])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.annex", {}, "R19.6")


# -- War over Technology (R22.5) ---------------------------------------------------------------------------------------


def plunderable(s: AgesState, left: int) -> list[int]:
    """Special technologies of the loser that the rest of the amount pays for."""
    t = s.tables
    p = s.civs[s.victor]
    return [
        card
        for card in s.civs[loser(s)].specials
        if card != -1 and t.science[card] <= left and card not in p.civil and not has_technology(s, p, card)
    ]


def plunder_technology(s: AgesState, left: int) -> None:
    """Ask for the next technology; without one the rest is taken in science."""
    if plunderable(s, left):
        s.push(c.S_PLUNDER_TECHNOLOGY, 1 << s.victor, left)
    else:
        gain_goods(s, s.victor, 0, 0, 0, lose_science(s, loser(s), left))


def take_special(s: AgesState, card: int) -> None:
    """The card changes hands with its bonuses and tokens; of one family the newer one is kept."""
    t = s.tables
    rival = loser(s)
    family = t.families[card]
    bonus = t.bonus[card]
    if s.log is not None:
        s.note(s.victor, Say("log.takes_special", {"card": t.ids[card]}, "R22.5"))
    s.civs[rival].specials = replaced(s.civs[rival].specials, family, -1)
    retune(s, rival)
    owe_tokens(s, rival, change_tokens(s, rival, -bonus[c.B_BLUE], -bonus[c.B_YELLOW]))
    p = s.civs[s.victor]
    old = p.specials[family]
    if old != -1 and t.levels[old] > t.levels[card]:
        s.gone += (card,)
        return
    blue = bonus[c.B_BLUE]
    yellow = bonus[c.B_YELLOW]
    if old != -1:
        s.gone += (old,)
        blue -= t.bonus[old][c.B_BLUE]
        yellow -= t.bonus[old][c.B_YELLOW]
    p.specials = replaced(p.specials, family, card)
    retune(s, s.victor)
    owe_tokens(s, s.victor, change_tokens(s, s.victor, blue, yellow))


class PlunderTechnology(Step[AgesState]):
    """The victor takes special technologies one by one, the rest in science (D21)."""

    def __init__(self) -> None:
        self.name = "plunder_technology"
        self.args = arguments(science=NUMBER)
        self.offers = (c.A_SPECIAL, c.A_DONE)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        found: list[Action] = [(c.A_SPECIAL, card, 0, 0) for card in plunderable(s, frame[2])]
        found.append((c.A_DONE, 0, 0, 0))
        return found

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_SPECIAL:
            # Whatever has to be given back for it comes first, the next choice after it.
            s.push(frame[0], 0, frame[2] - s.tables.science[action[1]])
            take_special(s, action[1])
        else:
            gain_goods(s, seat, 0, 0, 0, lose_science(s, loser(s), frame[2]))

    def run(self, s: AgesState, frame: Frame) -> None:
        plunder_technology(s, frame[2])

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.plunder_technology", {"n": frame[2]}, "R22.5")
