"""The card row: refilling, taking, and the end of an age (R5, R9.8, R24)."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.derive import retune_all
from ziggurat.games.ages.pact_end import end_pact
from ziggurat.games.ages.points import change_tokens, note_amount, score_science
from ziggurat.games.ages.state import EVERYONE, KNOWN, AgesState
from ziggurat.games.ages.variants import reveal_bonus
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action

LAST_DECK: Final = (1, 2, 3)  # the last civil deck of each tier


def refill(s: AgesState, remove_front: bool) -> None:
    """Clear the front, close up, deal (R5.2)."""
    t = s.tables
    row = s.row
    if s.age == 0 and s.round == 2 and s.turn != s.start:
        # The rest of deck A is not used any more (R5.4).
        s.age = 1
        if s.log is not None:
            s.note(-1, Say("log.age", {"age": "age_I"}, "R5.4"))
    swept: list[int] = []
    front = t.front[s.in_game()] if remove_front else 0
    left = 0
    for slot in range(len(row)):
        card = row[slot]
        if card == -1:
            continue
        row[slot] = -1
        if slot < front:
            swept.append(card)
            if s.log is not None:
                s.note(-1, Say("log.swept", {"card": t.ids[card]}, "R5.2"))
        else:
            row[left] = card
            left += 1
    if swept:
        s.gone += tuple(swept)
    deal(s, left)


def free_slots(s: AgesState, remove_front: bool) -> int:
    """How many cards the row takes when it is refilled."""
    row = s.row
    front = s.tables.front[s.in_game()] if remove_front else 0
    free = front
    for slot in range(front, len(row)):
        if row[slot] == -1:
            free += 1
    return free


def deal(s: AgesState, slot: int) -> None:
    """Deal onto the free slots, from this one on; the last card of a deck ends its age at once (R5.6)."""
    row = s.row
    while slot < len(row) and s.age <= LAST_DECK[s.tier]:
        deck = list(s.civil_decks[s.age])
        if not deck:
            # Only deck A can be found empty here: every other one ended its age with its last card (R5.5).
            s.age += 1
            continue
        while deck and slot < len(row):
            row[slot] = s.draw(deck)
            slot += 1
        s.civil_decks[s.age] = tuple(deck)
        if not deck and s.age > 0:
            end_age(s)


def end_age(s: AgesState) -> None:
    """The last card of a civil deck was dealt (R24, R26.1-R26.3)."""
    age = s.age
    if age == LAST_DECK[s.tier]:
        s.last_round = s.round + 1 if s.tier == c.FULL else s.round
    if s.log is not None:
        s.note(-1, Say("log.age_ends", {"age": AGE_NAMES[age]}, "R24.1"))
    s.age = age + 1
    if s.tier == c.SIMPLE:
        return
    for seat in range(s.players):
        if not s.civs[seat].resigned:
            _forget(s, seat, age)
    # Cards of the deck itself were never seen by anybody.
    s.out += s.military_decks[age] + s.discards[age]
    s.military_decks[age] = ()
    s.discards[age] = ()
    retune_all(s)
    if s.tier == c.FULL:
        for seat in range(s.players):
            if not s.civs[seat].resigned:
                # Two yellow tokens go back to the box, workers stay.
                change_tokens(s, seat, 0, -2, "R24.3")
        reveal_bonus(s)


def _forget(s: AgesState, seat: int, age: int) -> None:
    """Cards of the age before the one that ended, and older ones, are lost (R24.1)."""
    t = s.tables
    p = s.civs[seat]
    lost = [card for card in p.civil if t.ages[card] < age]
    if lost:
        s.gone += tuple(lost)
        p.civil = [card for card in p.civil if t.ages[card] >= age]
        p.fresh = [card for card in p.fresh if t.ages[card] >= age]
    outdated = [card for card in p.military if t.ages[card] < age]
    if outdated:
        for card in outdated:
            s.out += (card + KNOWN * (EVERYONE if card in p.known else 1 << seat),)
        p.military = [card for card in p.military if t.ages[card] >= age]
        p.known = tuple([card for card in p.known if t.ages[card] >= age])
    if p.leader != -1 and t.ages[p.leader] < age:
        lose_leader(s, seat, "R24.1")
    if p.wonder != -1 and t.ages[p.wonder] < age:
        lose_wonder(s, seat, "R24.1")
    if p.pact != -1 and t.ages[p.pact] < age:
        end_pact(s, seat, "R21.8")


AGE_NAMES: Final = ("age_A", "age_I", "age_II", "age_III", "age_IV")


def lose_leader(s: AgesState, seat: int, rule: str) -> int:
    """The leader leaves the game; says which it was. The caller retunes."""
    p = s.civs[seat]
    card = p.leader
    p.leader = -1
    s.gone += (card,)
    if s.log is not None:
        s.note(seat, Say("log.lost_leader", {"card": s.tables.ids[card]}, rule))
    return card


def lose_wonder(s: AgesState, seat: int, rule: str) -> int:
    """The unfinished wonder leaves the game, its markers go back to the blue bank; says which it was."""
    p = s.civs[seat]
    card = p.wonder
    p.wonder = -1
    p.blue_bank += p.stage
    p.stage = 0
    s.gone += (card,)
    if s.log is not None:
        s.note(seat, Say("log.lost_wonder", {"card": s.tables.ids[card]}, rule))
    return card


# -- taking (R9.8) -------------------------------------------------------------------------------------------


def take_cost(s: AgesState, p: Civ, slot: int) -> int:
    """Civil actions for the card in the slot, wonders already built included (R5.1, R9.8)."""
    t = s.tables
    cost = t.slot_cost[slot]
    if t.types[s.row[slot]] == c.WONDER:
        cost = max(cost + t.wonder_extra * len(p.wonders) - p.tune.wonder_discount, 0)
    return cost


def take_refusal(s: AgesState, p: Civ, card: int) -> int:
    """Why the player may not have this card at any price; FINE when he may (R9.8)."""
    t = s.tables
    kind = t.types[card]
    if kind == c.WONDER:
        return c.N_WONDER_BEGUN if p.wonder != -1 else FINE
    if len(p.civil) >= p.tune.civil_limit:
        return c.N_HAND_FULL
    if kind == c.LEADER:
        return c.N_LEADER_AGE if p.leaders_taken >> t.ages[card] & 1 else FINE
    if kind == c.TECHNOLOGY:
        if card in p.civil:
            return c.N_IN_HAND
        if has_technology(s, p, card):
            return c.N_IN_PLAY
    return FINE


def has_technology(s: AgesState, p: Civ, card: int) -> bool:
    tech = s.tables.tech_of[card]
    if tech != -1:
        return tech in p.techs
    return card == p.government or card in p.specials


def legal_takes(s: AgesState, p: Civ, budget: int) -> list[Action]:
    """A_TAKE for every card of the row that the budget and the rules allow."""
    t = s.tables
    row = s.row
    types = t.types
    cost = t.slot_cost
    take = t.take
    found: list[Action] = []
    discount = p.tune.wonder_discount
    held = p.tune.held
    full = len(p.civil) >= p.tune.civil_limit
    for slot in range(len(row)):
        card = row[slot]
        price = cost[slot]
        if price - discount > budget:
            break
        if card == -1:
            continue
        kind = types[card]
        if kind == c.WONDER:
            if p.wonder == -1:
                price += t.wonder_extra * len(p.wonders) - discount
                if price <= budget:
                    found.append(take[slot])
        elif full or price > budget:
            continue
        elif kind == c.ACTION:
            found.append(take[slot])
        elif kind == c.LEADER:
            if not p.leaders_taken >> t.ages[card] & 1:
                found.append(take[slot])
        elif card not in p.civil:
            tech = t.tech_of[card]
            if tech != -1:
                if not held >> tech & 1:
                    found.append(take[slot])
            elif card != p.government and card not in p.specials:
                found.append(take[slot])
    return found


def take_card(s: AgesState, seat: int, slot: int) -> None:
    """The card in the slot goes to the hand, a wonder straight into play. What it costs is the caller's affair."""
    t = s.tables
    p = s.civs[seat]
    card = s.row[slot]
    s.row[slot] = -1
    if slot >= t.front[s.in_game()]:
        p.taken += 1
    kind = t.types[card]
    if kind == c.WONDER:
        p.wonder = card
        p.stage = 0
    else:
        p.civil.append(card)
        if kind == c.LEADER:
            p.leaders_taken |= 1 << t.ages[card]
        elif kind == c.ACTION:
            p.fresh.append(card)
    if s.log is not None:
        s.note(seat, Say("log.take", {"card": t.ids[card]}, "R9.8"))
    if kind == c.TECHNOLOGY and p.tune.take_science:
        note_amount(s, seat, "log.science", score_science(s, seat, p.tune.take_science), "R9.8")
