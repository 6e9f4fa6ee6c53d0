"""Leaving the game with honour (R25)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.derive import retune_all
from ziggurat.games.ages.military_deck import discard
from ziggurat.games.ages.pact_end import end_pact
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

RESIGN: Final[Action] = (c.A_RESIGN, 0, 0, 0)


def resign(s: AgesState, seat: int) -> None:
    """The player leaves with all he has; the last one left wins at once (R25)."""
    t = s.tables
    p = s.civs[seat]
    s.stack.clear()
    s.may_leave = False
    if s.log is not None:
        s.note(seat, Say("log.resigned", {}, "R25.1"))
    for other in range(s.players):
        q = s.civs[other]
        if q.war != -1 and (other == seat or q.war_target == seat):
            discard(s, q.war)
            q.war = -1
            q.war_target = -1
        if q.pact != -1 and (other == seat or q.pact_partner == seat):
            end_pact(s, other, "R25.2")
    s.gone += tuple(p.civil)
    for card in (p.leader, p.wonder, *p.specials):
        if card != -1:
            s.gone += (card,)
    for card in (p.government, *(t.card_of[tech] for tech in p.techs)):
        if t.copies[card][4]:
            s.gone += (card,)
    s.gone += tuple(p.wonders)
    s.past += tuple(p.colonies)
    s.out += tuple([card + KNOWN * (1 << seat) for card in p.military])
    if p.tactics != -1:
        discard(s, p.tactics)
    s.box_yellow += p.yellow_bank + p.unused + sum(p.workers)
    s.box_blue += p.blue_bank + sum(p.tokens) + p.stage
    empty(s, seat)
    s.resigned += 1
    p.resigned = s.resigned
    for other in range(s.players):
        if s.markers[other] == seat:
            s.markers[other] = -1
    s.markers[seat] = -1
    retune_all(s)
    if s.in_game() == 1:
        return
    if seat == s.start:
        # The next player clockwise becomes start player and begins this round (R25.3).
        while s.civs[s.start].resigned:
            s.start = (s.start + 1) % s.players
        s.turn = s.start
        s.push(c.S_FLOW, 0, c.P_TURN)
    else:
        s.push(c.S_FLOW, 0, c.P_NEXT)


def empty(s: AgesState, seat: int) -> None:
    """Nothing is left of the civilisation but its points."""
    t = s.tables
    p = s.civs[seat]
    p.workers = t.noughts
    p.tokens = [0] * t.techs
    p.counts = (0,) * len(t.by_class)
    p.techs = tuple(sorted(t.tech_of[card] for card in t.start_cards if t.tech_of[card] != -1))
    p.government = t.start_government
    p.specials = (-1, -1, -1, -1)
    p.leader = -1
    p.wonder = -1
    p.stage = 0
    p.tactics = -1
    p.yellow_bank = 0
    p.unused = 0
    p.blue_bank = 0
    p.food = 0
    p.resources = 0
    p.wonders = p.ravaged = p.colonies = p.known = ()
    for cards in (p.civil, p.fresh, p.military):
        cards.clear()
