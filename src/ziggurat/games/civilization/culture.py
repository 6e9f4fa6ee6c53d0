"""The culture track, culture event hands and great people (R8.15-R8.18)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.domains import GREAT_PERSON
from ziggurat.games.civilization.flow import (
    KNOWN_EVENT,
    CivStep,
    ensure_hand,
    finish,
    goods,
    kinds_in,
    say,
    say_replaced,
)
from ziggurat.games.civilization.world import blockaded, hand_limit, place_piece
from ziggurat.kernel.domains import amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import added, cut, raised, removed, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

MUST_PLACE: Final = 1  # America's first great person (R4.2)


def can_advance(s: "CivilizationState", seat: int) -> bool:
    """R8.15: the cost of the space entered must be paid in full."""
    step = s.culture_step[seat] + 1
    return (
        step <= s.tables.win_step
        and s.culture[seat] >= s.tables.track_culture[step]
        and s.trade[seat] >= s.tables.track_trade[step]
    )


def pay_and_advance(s: "CivilizationState", seat: int) -> None:
    step = s.culture_step[seat] + 1
    culture, trade = s.tables.track_culture[step], s.tables.track_trade[step]
    s.culture = raised(s.culture, seat, -culture)
    s.trade[seat] -= trade
    if s.log is not None:
        paid = [goods(amount, kind) for amount, kind in ((culture, "culture"), (trade, "trade")) if amount]
        say(s, seat, "log.pays", {"goods": paid}, "R8.15")
    advance(s, seat)


def advance(s: "CivilizationState", seat: int) -> None:
    """One space further, with the reward of the space entered."""
    if s.culture_step[seat] >= s.tables.win_step:
        return
    s.culture_step = raised(s.culture_step, seat, 1)
    step = s.culture_step[seat]
    if s.log is not None:
        say(s, seat, "log.advance", {"n": step}, "R8.15")
    deck = s.tables.track_deck[step]
    if step == s.tables.win_step:
        finish(s, seat, c.E_CULTURE)
    elif deck > 0:
        draw_event(s, seat, deck)
    elif deck == 0:
        gain_great_person(s, seat)


def draw_event(s: "CivilizationState", seat: int, deck: int) -> None:
    """R8.18: an exhausted deck is reshuffled from its discards."""
    bag = s.event_decks[deck - 1]
    if not bag:
        bag = s.event_discards[deck - 1]
        if not bag:
            return
        s.event_discards = replaced(s.event_discards, deck - 1, ())
    card, bag = s.draw_from(bag)
    s.event_decks = replaced(s.event_decks, deck - 1, bag)
    s.events = added(s.events, seat, card)
    if s.log is not None:
        say(s, seat, "log.draw_event", {"deck": s.tables.deck_ids[deck - 1]}, "R8.18", ~(1 << seat))
        say(s, seat, "log.draw_event_own", {"event": s.tables.event_ids[card]}, "R8.18", 1 << seat)
    ensure_hand(s, seat)


def discard_event(s: "CivilizationState", kind: int) -> None:
    s.event_discards = added(s.event_discards, s.tables.events[kind].deck - 1, kind)


def take_event(s: "CivilizationState", seat: int, kind: int) -> None:
    """Take one card of the kind out of the seat's hand."""
    hand = s.events[seat]
    for at, card in enumerate(hand):
        if card % KNOWN_EVENT == kind:
            s.events = replaced(s.events, seat, cut(hand, at))
            return
    raise AssertionError("the card is not in the hand")


def gain_great_person(s: "CivilizationState", seat: int) -> None:
    """R8.16: a random marker, to be placed at once or kept in reserve."""
    if not s.great_bag:
        return
    kind, s.great_bag = s.draw_from(s.great_bag)
    if s.log is not None:
        say(s, seat, "log.great_person", {"great_person": s.tables.great_ids[kind]}, "R8.16")
    s.reserve = added(s.reserve, seat, kind)
    if great_squares(s, seat):
        s.push(c.S_GREAT_PERSON, 1 << seat, kind)


def great_squares(s: "CivilizationState", seat: int) -> list[int]:
    """Non-water, non-blockaded outskirts of the seat's own cities."""
    found: list[int] = []
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        centre = s.centre[city]
        if centre != -1:
            for square in s.board.ring[centre]:
                if s.ground[square] != c.WATER and not blockaded(s, seat, square):
                    found.append(square)
    return found


def place_great_person(s: "CivilizationState", seat: int, kind: int, square: int) -> None:
    s.reserve = removed(s.reserve, seat, kind)
    if s.log is not None:
        named: dict[str, object] = {"great_person": s.tables.great_ids[kind], "square": square_name(square)}
        say(s, seat, "log.place_great_person", named, "R8.16")
    say_replaced(s, seat, square)
    place_piece(s, seat, square, s.tables.great_piece + kind)


class GreatPersonStep(CivStep):
    """A great person just gained: a legal square or the reserve. a: kind, b: MUST_PLACE at set-up."""

    def __init__(self) -> None:
        self.name = "great_person"
        self.args = arguments(great_person=GREAT_PERSON, must_place=amount(0, MUST_PLACE))
        self.offers = (c.A_GREAT_PERSON, c.A_GREAT_PERSON_RESERVE)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        kind = frame[2]
        actions: list[Action] = [(c.A_GREAT_PERSON, kind, square, 0) for square in great_squares(s, seat)]
        if not frame[3] & MUST_PLACE:
            actions.append((c.A_GREAT_PERSON_RESERVE, kind, 0, 0))
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_GREAT_PERSON:
            place_great_person(s, seat, frame[2], action[2])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.great_person", {"great_person": s.tables.great_ids[frame[2]]}, "R8.16")


class DiscardStep(CivStep):
    """R8.18: the hand is too large; its owner chooses what to discard."""

    def __init__(self) -> None:
        self.name = "discard"
        self.offers = (c.A_DISCARD,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_DISCARD, kind, 0, 0) for kind in kinds_in(s.events[seat], KNOWN_EVENT)]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        take_event(s, seat, action[1])
        discard_event(s, action[1])
        if s.log is not None:
            say(s, seat, "log.discard", {"event": s.tables.event_ids[action[1]]}, "R8.18")
        if len(s.events[seat]) <= hand_limit(s, seat):
            s.stack.pop()

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.discard", {"n": len(s.events[seat]) - hand_limit(s, seat)}, "R8.18")
