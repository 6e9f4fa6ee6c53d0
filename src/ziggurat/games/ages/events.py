"""Events: seeding, revealing and carrying out what they say (R18)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.auction import start_auction
from ziggurat.games.ages.banks import lose_all_food
from ziggurat.games.ages.building import add_population, gain_goods
from ziggurat.games.ages.colonies import legal_colony_losses, lose_colony
from ziggurat.games.ages.derive import culture_rate_of, discontent_of, retune_all, science_rate_of
from ziggurat.games.ages.domains import EFFECT, NUMBER, SEAT
from ziggurat.games.ages.event_choices import (
    buildings_of,
    lose_building,
    lose_population,
    old_effect,
    ravage,
    ravageable,
)
from ziggurat.games.ages.military_deck import draw_military
from ziggurat.games.ages.mix import ask_mix
from ziggurat.games.ages.points import change_tokens, lose_culture, lose_science, note_amount, take_yellow_tokens
from ziggurat.games.ages.production import CONSUMPTION, CORRUPTION, FARMS, MINES, produce
from ziggurat.games.ages.ranking import by_culture, by_strength, named
from ziggurat.games.ages.row import lose_leader, refill
from ziggurat.games.ages.scoring import score_event
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import Effect
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Frame, Step


def reveal_event(s: AgesState) -> None:
    """Turn up the top card of the current events and carry it out (R18.1, R18.2)."""
    t = s.tables
    earliest = min([t.ages[card % KNOWN] for card in s.current])
    # Only the order of the ages is fixed; within an age any card may be on top.
    on_top = [card for card in s.current if t.ages[card % KNOWN] == earliest]
    drawn = s.draw(on_top)
    s.current.remove(drawn)
    card = drawn % KNOWN
    s.revealed = card
    if s.log is not None:
        s.note(-1, Say("log.event", {"card": t.ids[card]}, "R18.2"))
    s.push(c.S_EVENT_DONE, 0)
    if t.types[card] == c.TERRITORY:
        start_auction(s, card)
    elif t.scoring[card]:
        score_event(s, card, s.playing())
    else:
        announce(s, card)


def announce(s: AgesState, card: int) -> None:
    """Fix who is named and all numbers that depend on the position, then queue the parts in order (R18.4a)."""
    effects = s.tables.effects[card]
    first = s.tables.first_effect[card]
    frames: list[Frame] = []
    for i in range(len(effects)):
        e = effects[i]
        for seat in named(s, e):
            frames.append((c.S_EFFECT, 0, first + i, seat, amount_for(s, seat, e)))
    s.stack.extend(reversed(frames))


def amount_for(s: AgesState, seat: int, e: Effect) -> int:
    """The number an effect will use for this civilisation, counted when the card is revealed."""
    kind = e.kind
    if kind == c.E_SCORE_RATE:
        return science_rate_of(s, seat) if e.rate_science else culture_rate_of(s, seat)
    if kind == c.E_LOSE_DISCONTENT_WORKERS:
        # Half of them, rounded up (R18.18).
        return (discontent_of(s, seat) + 1) // 2
    if kind == c.E_LOSE or kind == c.E_LOSE_CIVIL_ACTIONS_NEXT_ACTION_PHASE:
        return e.amount * discontent_of(s, seat)
    if kind == c.E_GIVE_YELLOW_BANK_TOKEN_TO_STRONGEST:
        return by_strength(s)[0]
    if kind == c.E_LOSE_BUILDING and e.chooser_least:
        return by_culture(s)[-1]
    return e.amount


class EffectStep(Step[AgesState]):
    """One part of an event for one civilisation."""

    def __init__(self) -> None:
        self.name = "effect"
        self.args = arguments(effect=EFFECT, seat=SEAT, amount=NUMBER)

    def old(self, s: AgesState, frame: Frame) -> Frame:
        """Card, number of the effect, seat and amount in one number."""
        return (frame[0], frame[1], old_effect(s, frame[2], frame[3]), frame[4] % 8, frame[4] // 8)

    def run(self, s: AgesState, frame: Frame) -> None:
        if not s.civs[frame[3]].resigned:
            carry_out(s, frame[3], frame[2], frame[4])


def carry_out(s: AgesState, seat: int, effect: int, amount: int) -> None:
    """Apply an effect to a civilisation, or ask for the choice it leaves."""
    e = s.tables.every_effect[effect]
    p = s.civs[seat]
    kind = e.kind
    if kind == c.E_SCORE or kind == c.E_PRODUCE:
        gain_goods(s, seat, e.food, e.resources, e.culture, e.science)
    elif kind == c.E_SCORE_RATE:
        gain_goods(s, seat, 0, 0, 0 if e.scored_science else amount, amount if e.scored_science else 0)
    elif kind == c.E_LOSE:
        lose_culture(s, seat, e.culture + amount)
        lose_science(s, seat, e.science)
    elif kind == c.E_LOSE_ALL_FOOD:
        note_amount(s, seat, "log.loses_food", lose_all_food(s.tables, p), "R18.4")
    elif kind == c.E_LOSE_MIX:
        ask_mix(s, seat, c.MIX_LOSE, amount, seat)
    elif kind == c.E_PRODUCE_MIX:
        ask_mix(s, seat, c.MIX_PRODUCE, amount, seat)
    elif kind == c.E_PRODUCE_CHOICE:
        s.push(c.S_PRODUCE_CHOICE, 1 << seat, effect)
    elif kind == c.E_LOSE_POPULATION or kind == c.E_LOSE_DISCONTENT_WORKERS:
        lose_population(s, seat, amount)
    elif kind == c.E_LOSE_BUILDING:
        buildings = buildings_of(s, seat, e)
        if len(buildings) == 1:
            lose_building(s, seat, buildings[0])
        elif buildings:
            chooser = amount if e.chooser_least else seat
            s.push(c.S_LOSE_BUILDING, 1 << chooser, seat, effect)
    elif kind == c.E_LOSE_COLONY:
        if len(legal_colony_losses(s, seat)) == 1:
            lose_colony(s, seat, p.colonies[0])
        elif p.colonies:
            s.push(c.S_LOSE_COLONY, 1 << seat)
    elif kind == c.E_LOSE_BLUE_TOKEN:
        owed = change_tokens(s, seat, -amount, 0, "R18.13")
        if owed:
            s.push(c.S_TOKENS, 0, owed, seat)
    elif kind == c.E_LOSE_CIVIL_ACTIONS_NEXT_ACTION_PHASE:
        p.rebellion += amount
        note_amount(s, seat, "log.will_lose_civil_actions", amount, "R18.14")
    elif kind == c.E_GIVE_YELLOW_BANK_TOKEN_TO_STRONGEST:
        take_yellow_tokens(s, amount, seat, e.amount, "R18.22")
    elif kind == c.E_FARMS_PRODUCE or kind == c.E_MINES_PRODUCE:
        parts = FARMS if kind == c.E_FARMS_PRODUCE else MINES
        parts |= CONSUMPTION if e.consumption else 0
        parts |= CORRUPTION if e.corruption else 0
        produce(s, seat, parts, 0)
    elif kind == c.E_INCREASE_POPULATION_FREE:
        add_population(s, seat, amount)
    elif kind == c.E_MAY_BUILD_FREE:
        cls = s.tables.t_class[e.card]
        room = cls < c.TEMPLE or e.card >= s.tables.first_unit or p.counts[cls] < p.tune.urban_limit
        if p.unused > 0 and room and e.card in p.techs:
            s.push(c.S_FREE_BUILD, 1 << seat, e.card)
    elif kind == c.E_DRAW_MILITARY:
        draw_military(s, seat, amount)
    elif kind == c.E_SKIP_MILITARY_DISCARD_THIS_TURN:
        p.skip_discard = True
    elif kind == c.E_MAY_TAKE_CARDS_FROM_ROW:
        s.agreement_used = False
        s.push(c.S_AGREEMENT, 1 << seat, amount)
    elif kind == c.E_SKIP_NEXT_POLITICAL_ACTION:
        if s.agreement_used or not e.only_if_used:
            p.skip_politics = True
    elif kind == c.E_REFILL_CARD_ROW:
        # One row for all: the effect names everybody, so only the active player's part refills it.
        if seat == s.turn and (s.agreement_used or not e.only_if_used):
            refill(s, False)
    elif kind == c.E_RAVAGE_WONDER:
        wonders = ravageable(s, seat, e)
        if len(wonders) == 1:
            ravage(s, seat, wonders[0])
        elif wonders:
            s.push(c.S_RAVAGE, 1 << seat, effect)
    elif kind == c.E_DISCARD_LEADERS_NOT_CURRENT_AGE:
        if p.leader != -1 and s.tables.ages[p.leader] != s.age:
            lose_leader(s, seat, "R18.17")
            retune_all(s)


class EventDone(Step[AgesState]):
    """The card goes to the past events; an empty deck is made anew from the future events (R18.2)."""

    def __init__(self) -> None:
        self.name = "event_done"

    def old(self, s: AgesState, frame: Frame) -> Frame:
        """The card, which the position has as `revealed`."""
        return (frame[0], frame[1], 0, 0, 0)

    def run(self, s: AgesState, frame: Frame) -> None:
        if s.revealed != -1:
            s.past += (s.revealed,)
            s.revealed = -1
        if not s.current:
            s.current = s.future
            s.future = []
