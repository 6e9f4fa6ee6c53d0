"""Laying out the game (R4)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.civ import new_civ
from ziggurat.games.ages.derive import read_tuning
from ziggurat.games.ages.row import LAST_DECK, deal
from ziggurat.games.ages.state import EVERYONE, KNOWN, AgesState
from ziggurat.games.ages.variants import BONUS_MODES, NO_BONUS, ask_for_bonus, lay_out_bonus

OPEN_EVENTS: Final = 4  # scoring events of the advanced game (R4.7)


def read_switches(s: AgesState) -> None:
    """The options as the numbers the steps work with."""
    o = s.options
    s.tier = c.TIERS.index(str(o["tier"]))
    s.easier = bool(o["easier"])
    s.less_mean = bool(o["less_mean"])
    s.draw_action = bool(o["military_draw_action"])
    s.alternative_corruption = bool(o["alternative_corruption"])
    s.fewer_points = bool(o["fewer_points"])
    s.resigning = bool(o["resigning"])
    s.bonus_mode = BONUS_MODES.index(str(o["bonus_cards"]))


def civil_deck(s: AgesState, age: int) -> list[int]:
    """The civil cards of an age for this number of players (R1.3)."""
    t = s.tables
    return [card for card in t.civil if t.ages[card] == age for _copy in range(t.copies[card][s.players])]


def military_deck(s: AgesState, age: int) -> list[int]:
    """The military cards of an age that tier, variants and number of players leave in (R4.4-R4.8, R27.3)."""
    t = s.tables
    return [
        card
        for card in t.military
        if t.ages[card] == age and not left_out(s, card)
        for _copy in range(t.copies[card][s.players])
    ]


def left_out(s: AgesState, card: int) -> bool:
    t = s.tables
    kind = t.types[card]
    if kind == c.WAR and s.tier != c.FULL:
        return True
    if s.tier == c.SIMPLE:
        return any(e.kind == c.E_DRAW_MILITARY for e in t.effects[card])
    if s.options["peaceful"] and (kind == c.AGGRESSION or kind == c.WAR):
        return True
    if s.options["fewer_pacts"] and kind == c.PACT:
        # Pacts that make one side pay for not being attacked (R27.3).
        return t.attack_rule[card] == c.ATTACK_FORBIDDEN and not t.symmetric[card]
    return False


def used_decks(s: AgesState) -> list[list[int]]:
    """Every card of the box that takes part in this game."""
    decks = [civil_deck(s, age) for age in range(LAST_DECK[s.tier] + 1)]
    decks.extend(military_deck(s, age) for age in range(1 if s.tier == c.SIMPLE else 4))
    return decks


def set_up(s: AgesState) -> None:
    t = s.tables
    s.civs = [new_civ(t) for _seat in range(s.players)]
    if s.easier:
        for p in s.civs:
            p.yellow_bank += 1
    s.box_yellow = t.box_yellow
    s.box_blue = t.box_blue
    for p in s.civs:
        s.box_yellow -= p.yellow_bank + p.unused + sum(p.workers)
        s.box_blue -= p.blue_bank
    s.row = [-1] * len(t.slot_cost)
    s.civil_decks = [tuple(civil_deck(s, age)) if age <= LAST_DECK[s.tier] else () for age in range(4)]
    s.gone = ()
    s.military_decks = [() if s.tier == c.SIMPLE else tuple(military_deck(s, age)) for age in range(4)]
    s.discards = [(), (), (), ()]
    s.out = ()
    s.current = []
    s.future = []
    s.past = ()
    s.revealed = -1
    s.age = 0
    s.round = 1
    s.last_round = 0
    s.resigned = 0
    s.may_leave = False
    s.markers = [-1] * s.players
    s.open_bonus = []
    s.bonus_pool = []
    s.kept = tuple([() for _seat in range(s.players)])
    s.dealt = tuple([() for _seat in range(s.players)])
    s.finals = ()
    s.territory = -1
    s.bid = 0
    s.bidder = -1
    s.bidding = 0
    s.battle_card = -1
    s.battle_war = False
    s.attacker = -1
    s.defender = -1
    s.attack_units = t.noughts
    s.defence_units = t.noughts
    s.offer_cards = []
    s.victor = -1
    s.spoil = 0
    s.agreement_used = False
    s.start = s.chance(s.players)
    s.turn = s.start
    for seat in range(s.players):
        s.civs[seat].tune = read_tuning(s, seat)
    _events(s)
    if s.tier == c.ADVANCED:
        _open_events(s)
    if s.bonus_mode != NO_BONUS:
        public = s.options["bonus_public"]
        assert isinstance(public, int)
        lay_out_bonus(s, public)
    deal(s, 0)
    s.push(c.S_FLOW, 0, c.P_TURN)
    ask_for_bonus(s)


def _events(s: AgesState) -> None:
    """The first current events; what is left of deck A goes back to the box unseen (R4.4, R4.5)."""
    if s.tier == c.SIMPLE:
        s.current = military_deck(s, 0)
        return
    deck = list(s.military_decks[0])
    for _i in range(s.tables.start_events[s.players]):
        s.current.append(s.draw(deck))
    s.out += tuple(deck)
    s.military_decks[0] = ()


def _open_events(s: AgesState) -> None:
    """Cards of military deck III until four events have appeared, which lie open (R4.7)."""
    deck = list(s.military_decks[3])
    seen: list[int] = []
    while len(s.open_bonus) < OPEN_EVENTS:
        card = s.draw(deck)
        if s.tables.types[card] == c.EVENT:
            s.open_bonus.append(card)
        else:
            seen.append(card + KNOWN * EVERYONE)
    s.out += tuple(seen + deck)
    s.military_decks[3] = ()
