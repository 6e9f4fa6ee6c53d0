"""How a position would look if the seat did nothing more this turn: by that its actions are compared.

Ending a turn takes a copy of the whole position, deals a new row and begins the next player's turn. Hardly any of that
is the seat's business, so it is sketched: its own part, up to the cards it draws, is carried out on a copy of its own
civilisation; of the rest only what is evaluated is kept up with, the cards left and whose turn it is. Where more could
happen before the next player is asked (a choice, a war, an event, the end of an age or of the game), the turn is ended
in full.
"""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.card_worth import worst_military_card
from ziggurat.games.ages.flow import begin_actions, next_turn
from ziggurat.games.ages.military_deck import can_draw, discard_from_hand
from ziggurat.games.ages.production import end_of_turn
from ziggurat.games.ages.row import LAST_DECK, free_slots
from ziggurat.games.ages.state import AgesState


def after_turn(s: AgesState, seat: int) -> AgesState:
    """The position after the turn: the worst cards discarded, military cards drawn, the next player asked."""
    s = s.clone()
    while s.stack and s.stack[-1][0] == c.S_DISCARD:
        s.apply_unchecked(seat, (c.A_DISCARD, worst_military_card(s.tables, s.civs[seat].military), 0, 0))
    if s.stack and s.stack[-1][0] == c.S_ACTIONS:
        s.apply_unchecked(seat, s.tables.end[cards_to_draw(s, seat)])
    return s


def cards_to_draw(s: AgesState, seat: int) -> int:
    """As many as there are military actions left, where the end of a turn brings any (R7, R16.2, R27.4)."""
    if s.tier == c.SIMPLE or s.round == 1 or s.draw_action or not can_draw(s):
        return 0
    return min(s.civs[seat].ma, s.tables.draw_max)


def sketched_end(s: AgesState, seat: int) -> AgesState | None:
    """The same as far as the seat's evaluation goes; None where only ending the turn can tell."""
    if s.round == 1 or s.age == 0:
        return None
    dealt = free_slots(s, True) if s.age <= LAST_DECK[s.tier] else 0
    if dealt and dealt >= len(s.civil_decks[s.age]):
        return None
    after = s.sketch(seat)
    p = after.civs[seat]
    after.stack.clear()
    if s.stack[-1][0] == c.S_DISCARD:
        while len(p.military) > p.tune.military_limit:
            discard_from_hand(after, seat, worst_military_card(s.tables, p.military), 1 << seat)
        begin_actions(after)
        after.stack.clear()
    end_of_turn(after, seat, cards_to_draw(after, seat))
    if after.stack:
        return None
    next_turn(after)
    if after.stack[-1][2] == c.P_GAME_END or something_begins(after):
        return None
    if dealt:
        after.civil_decks[s.age] = s.civil_decks[s.age][dealt:]
    return after


def something_begins(s: AgesState) -> bool:
    """The turn that comes decides a war, or turns up an event in the simple game (R22.2, R6.2)."""
    return s.civs[s.turn].war >= 0 or (s.tier == c.SIMPLE and s.turn == s.start and len(s.current) > 0)
