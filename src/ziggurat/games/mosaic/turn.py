"""A turn (R3): free actions, one action, free actions; and the looking of the Republic (R7.7)."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.actions import build_legal as add_builds
from ziggurat.games.mosaic.actions import (
    card_action_apply,
    deck_actions,
    government_apply,
    government_legal,
    population_exhausted_legal,
    population_legal,
    tax_exhausted_legal,
    tax_legal,
    technology_legal,
    wonder_apply,
    wonder_legal,
    work_apply,
)
from ziggurat.games.mosaic.claims import free_actions, free_apply
from ziggurat.games.mosaic.decks import peek
from ziggurat.games.mosaic.domains import DECK, NUMBER, YES
from ziggurat.games.mosaic.empire import end_turn
from ziggurat.games.mosaic.guards import DECK_OF, may_act_freely, may_govern, may_raise_wonder, may_take_card
from ziggurat.games.mosaic.military import military_begin, military_possible
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step

END: Final[Action] = (c.A_END, 0, 0, 0)
FREE: Final = (  # R3.6, as bits
    1 << c.A_AGE
    | 1 << c.A_ACHIEVEMENT
    | 1 << c.A_FLIP
    | 1 << c.A_REFRESH
    | 1 << c.A_CONVERT_POPULATION
    | 1 << c.A_TAKE_OVER
)
MILITARY: Final[Action] = (c.A_MILITARY, 0, 0, 0)


class Turn(Step[MosaicState]):
    """Choose an action or a free action: how many actions are left, and whether a look led to nothing (R7.7)."""

    def __init__(self) -> None:
        self.name = "turn"
        self.args = arguments(actions=NUMBER, looked=YES)
        self.offers = (
            c.A_WORK,
            c.A_POPULATION,
            c.A_BUILD,
            c.A_BUILD_PLAIN,
            c.A_WONDER,
            c.A_TECHNOLOGY,
            c.A_TAX,
            c.A_TAX_PLAIN,
            c.A_MILITARY,
            c.A_GOVERNMENT,
            c.A_LOOK,
            c.A_AGE,
            c.A_ACHIEVEMENT,
            c.A_FLIP,
            c.A_REFRESH,
            c.A_CONVERT_POPULATION,
            c.A_TAKE_OVER,
            c.A_END,
        )
        self.elsewhere = dict.fromkeys((c.A_HEX, c.A_REGION, c.A_RECRUIT, c.A_MOVE, c.A_UNIT), c.N_CHOOSE_ACTION)

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if FREE >> kind & 1:
            return may_act_freely(s, seat, kind, x)
        if kind == c.A_END:
            return c.N_MUST_ACT if frame[2] else FINE
        if not frame[2]:
            return c.N_ACTION_SPENT
        b = s.boards[seat]
        if kind in DECK_OF:
            return may_take_card(s, seat, DECK_OF[kind], s.decks[DECK_OF[kind]].offer, kind, x, y)
        if kind == c.A_WORK:
            return c.N_NO_MONEY_FROM_WORK if x == c.MONEY else FINE
        if kind == c.A_WONDER:
            return may_raise_wonder(s, seat, x)
        if kind == c.A_MILITARY:
            return FINE if military_possible(s, b) else c.N_NO_MILITARY
        if kind == c.A_GOVERNMENT:
            return may_govern(s, b, x)
        assert kind == c.A_LOOK, kind
        if not may_look(s, b):
            return c.N_NO_LOOK
        if frame[3]:
            return c.N_LOOKED
        return FINE if x <= OPEN or s.decks[x].size() else c.N_EMPTY_DECK

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        if not frame[2]:
            actions: list[Action] = []
            free_actions(s, seat, actions)
            actions.append(END)
            return actions
        t = s.tables
        b = s.boards[seat]
        decks = s.decks
        actions = list(t.a_work)
        offer = decks[c.POPULATION_DECK].offer
        if offer:
            population_legal(s, b, offer, actions)
        else:
            population_exhausted_legal(s, b, actions)
        add_builds(s, seat, decks[c.BUILD].offer, actions)
        wonder_legal(s, seat, actions)
        technology_legal(s, b, decks[c.TECHNOLOGY].offer, actions)
        offer = decks[c.TAX_TARIFF].offer
        if offer:
            tax_legal(s, offer, actions)
        else:
            tax_exhausted_legal(s, actions)
        if military_possible(s, b):
            actions.append(MILITARY)
        government_legal(s, b, actions)
        if not frame[3] and may_look(s, b):
            for number in range(len(c.DECKS)):
                if decks[number].size():
                    actions.append(t.a_look[number])
        free_actions(s, seat, actions)
        return actions

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        kind = action[0]
        if kind == c.A_END:
            end_turn(s)
            return
        if FREE >> kind & 1:
            s.stack.append((c.S_AFTER, 0, frame[2], frame[3], 0))
            free_apply(s, seat, action)
            return
        if kind == c.A_LOOK:
            look(s, seat, action[1], frame[2])
            return
        s.stack.append((c.S_AFTER, 0, frame[2] - 1, 0, 0))
        if kind == c.A_WORK:
            work_apply(s, seat, action[1])
        elif kind == c.A_WONDER:
            wonder_apply(s, seat, action[1])
        elif kind == c.A_MILITARY:
            military_begin(s, seat)
        elif kind == c.A_GOVERNMENT:
            government_apply(s, seat, action[1])
        else:
            card_action_apply(s, seat, action)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        if not frame[2]:
            return Say("prompt.free", rule="R3.6")
        if frame[3]:
            return Say("prompt.turn_looked", {"n": frame[2]}, "R7.7")
        return Say("prompt.turn", {"n": frame[2]}, "R3.2")


class After(Step[MosaicState]):
    """After an action or free action: go on with the turn, or end it where nothing is left to choose."""

    def __init__(self) -> None:
        self.name = "after"
        self.args = arguments(actions=NUMBER, looked=YES)

    def run(self, s: MosaicState, frame: Frame) -> None:
        if not frame[2]:
            seat = s.active
            actions: list[Action] = []
            free_actions(s, seat, actions)
            if not actions:
                end_turn(s)
                return
            # What was just found is what `Turn.legal` would find again.
            actions.append(END)
            s.cached = tuple(actions)
            s.cached_seat = seat
        s.stack.append((c.S_TURN, 1 << s.active, frame[2], frame[3], 0))


def may_look(s: MosaicState, b: list[int]) -> bool:
    """R7.7: with the Republic."""
    return b[c.GOVERNMENT] != -1 and s.tables.government_peek >> b[c.GOVERNMENT] & 1 != 0


def look(s: MosaicState, seat: int, number: int, actions: int) -> None:
    """R7.7: the action of the deck is binding from now on, unless nothing of it can be carried out."""
    card = peek(s, number, seat)
    if s.log is not None:
        s.note(seat, Say("log.looks", {"deck": "deck_" + c.DECKS[number]}, "R7.7"))
        if card != -1:
            ids = (s.tables.tech_ids, s.tables.build_ids, s.tables.population_ids, s.tables.tax_ids)
            s.note(seat, Say("log.sees", {"card": ids[number][card]}, "R7.7"), 1 << seat)
    if peeked(s, seat, number):
        s.stack.append((c.S_AFTER, 0, actions - 1, 0, 0))
        s.stack.append((c.S_PEEK, 1 << seat, number, 0, 0))
    else:
        s.stack.append((c.S_TURN, 1 << seat, actions, 1, 0))


def peeked(s: MosaicState, seat: int, number: int) -> list[Action]:
    """What can be done with the card on top of the deck, with those on offer, or without one."""
    actions: list[Action] = []
    deck_actions(s, seat, number, peeked_cards(s, number), actions)
    return actions


def peeked_cards(s: MosaicState, number: int) -> list[int]:
    deck = s.decks[number]
    return deck.offer if deck.top == -1 else [deck.top, *deck.offer]


class Peek(Step[MosaicState]):
    """R7.7: take the card seen, or one of the offer, or build without a card: frame a deck."""

    def __init__(self) -> None:
        self.name = "peek"
        self.args = arguments(deck=DECK)
        self.offers = (c.A_POPULATION, c.A_BUILD, c.A_BUILD_PLAIN, c.A_TECHNOLOGY, c.A_TAX)
        self.instead = c.N_NAMED

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if DECK_OF[kind] != frame[2]:
            return c.N_NAMED
        return may_take_card(s, seat, frame[2], peeked_cards(s, frame[2]), kind, x, y)

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return peeked(s, seat, frame[2])

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        card_action_apply(s, seat, action)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        deck = s.decks[frame[2]]
        if deck.top == -1:
            return Say("prompt.peek_nothing", {"deck": "deck_" + c.DECKS[frame[2]]}, "R7.7")
        ids = (s.tables.tech_ids, s.tables.build_ids, s.tables.population_ids, s.tables.tax_ids)
        return Say("prompt.peek", {"card": ids[frame[2]][deck.top]}, "R7.7")
