"""Playing technologies, leaders and governments (R9.6, R9.9, R11)."""

from bisect import insort
from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.banks import gain_resources
from ziggurat.games.ages.building import spend_civil
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.derive import retune, retune_led
from ziggurat.games.ages.points import change_tokens, lose_science, note_amount
from ziggurat.games.ages.row import lose_leader
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.say import Say


def science_cost(t: Tables, p: Civ, card: int, revolution: bool) -> int:
    """Science to play a technology after all discounts (R11.6)."""
    cost = (t.revolution[card] if revolution else t.science[card]) - p.tune.science_discount[t.classes[card]]
    return cost if cost > 0 else 0


def partner_refuses(s: AgesState, p: Civ) -> bool:
    """Scientific Cooperation: the partner cannot pay, so nothing can be played (R28.10)."""
    return p.tune.partner != -1 and s.civs[p.tune.partner].science < p.tune.partner_pays


def may_play(s: AgesState, p: Civ, card: int) -> bool:
    """Science, partner and family allow the technology; civil actions are looked at elsewhere."""
    t = s.tables
    if science_cost(t, p, card, False) > p.science or partner_refuses(s, p):
        return False
    return not outdated(t, p, card)


def outdated(t: Tables, p: Civ, card: int) -> bool:
    """An older special technology cannot be played over a newer one (R11.4)."""
    if t.classes[card] != c.SPECIAL:
        return False
    old = p.specials[t.families[card]]
    return old != -1 and t.levels[old] >= t.levels[card]


def revolution_possible(p: Civ) -> bool:
    """Nothing done yet with the actions that a revolution uses up (R11.5a, R28.4)."""
    if p.tune.robespierre:
        return not p.ma_spent and p.ma >= p.tune.ma_total
    return not p.civil_done and p.ca > 0 and p.ca >= p.tune.ca_total


def may_revolt(s: AgesState, p: Civ, card: int) -> bool:
    if not revolution_possible(p) or partner_refuses(s, p):
        return False
    return science_cost(s.tables, p, card, True) <= p.science


def play_technology(s: AgesState, seat: int, card: int, mode: int) -> None:
    """A technology from the hand enters play. Its civil action has been paid by the caller."""
    t = s.tables
    p = s.civs[seat]
    cost = science_cost(t, p, card, mode == c.REVOLUTION)
    p.science -= cost
    p.civil.remove(card)
    if s.log is not None:
        s.note(seat, Say(PLAYED[mode], {"card": t.ids[card], "n": cost}, "R9.9" if mode == 0 else "R11.5"))
    if p.tune.partner != -1:
        lose_science(s, p.tune.partner, p.tune.partner_pays)
    cls = t.classes[card]
    if cls == c.GOVERNMENT:
        change_government(s, seat, card, mode)
    elif cls == c.SPECIAL:
        play_special(s, seat, card)
    else:
        techs = list(p.techs)
        insort(techs, t.tech_of[card])
        p.techs = tuple(techs)
        retune(s, seat)
    after_technology(s, seat)


PLAYED: Final = ("log.technology", "log.revolution")


def play_special(s: AgesState, seat: int, card: int) -> None:
    """Replaces the older card of its family; of the tokens only the difference moves (R11.4)."""
    t = s.tables
    p = s.civs[seat]
    family = t.families[card]
    old = p.specials[family]
    blue = t.bonus[card][c.B_BLUE]
    yellow = t.bonus[card][c.B_YELLOW]
    if old != -1:
        s.gone += (old,)
        blue -= t.bonus[old][c.B_BLUE]
        yellow -= t.bonus[old][c.B_YELLOW]
    p.specials = replaced(p.specials, family, card)
    retune(s, seat)
    owe_tokens(s, seat, change_tokens(s, seat, blue, yellow))


def owe_tokens(s: AgesState, seat: int, owed: int) -> None:
    """Blue tokens the bank could not give back come from cards of the owner's choice."""
    if owed > 0:
        s.push(c.S_TOKENS, 0, owed, seat)


def change_government(s: AgesState, seat: int, card: int, mode: int) -> None:
    """The old government leaves; used actions stay used (R2.7a, R11.5)."""
    t = s.tables
    p = s.civs[seat]
    used_civil = p.tune.ca_total - p.ca
    used_military = p.tune.ma_total + p.ma_extra - p.ma
    robespierre = p.tune.robespierre
    kept_civil = p.ca
    if t.copies[p.government][4]:
        s.gone += (p.government,)
    p.government = card
    retune(s, seat)
    if mode != c.REVOLUTION:
        p.ca = max(0, p.tune.ca_total - used_civil)
        p.ma = max(0, p.tune.ma_total + p.ma_extra - used_military)
    elif robespierre:
        p.ca = min(kept_civil, p.tune.ca_total)
        p.ma = 0
        p.ma_spent = True
    else:
        p.ca = 0
        p.civil_done = True
        p.ma = max(0, p.tune.ma_total + p.ma_extra - used_military)


def after_technology(s: AgesState, seat: int) -> None:
    """What a leader gives for a technology played (Leonardo, Newton, Einstein)."""
    p = s.civs[seat]
    tune = p.tune
    if tune.tech_resources:
        note_amount(s, seat, "log.resources", gain_resources(s.tables, p, tune.tech_resources), "R11.1")
    if tune.tech_regain:
        # R28.5: never above the total.
        before = p.ca
        p.ca = min(max(p.ca, tune.ca_total), p.ca + tune.tech_regain)
        note_amount(s, seat, "log.regains_civil_actions", p.ca - before, "R28.5")
    if tune.tech_culture:
        p.culture += tune.tech_culture
        note_amount(s, seat, "log.culture", tune.tech_culture, "R11.1")


def play_leader(s: AgesState, seat: int, card: int) -> None:
    """A leader in play is discarded first and all his effects end (R9.6)."""
    p = s.civs[seat]
    spend_civil(p, 1)
    p.civil.remove(card)
    if p.leader != -1:
        retune_led(s, seat, lose_leader(s, seat, "R9.6"))
    p.leader = card
    retune_led(s, seat, card)
    p.milres += p.tune.milres
    if s.log is not None:
        s.note(seat, Say("log.leader", {"card": s.tables.ids[card]}, "R9.6"))
