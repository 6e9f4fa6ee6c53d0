"""Announcing, reacting, cancelling (R16, R22.6). What is announced waits on `items` until its window closes."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.culture import take_event
from ziggurat.games.civilization.domains import CARD, MAYBE_PLAYER, MAYBE_SQUARE, OWNER
from ziggurat.games.civilization.effects import (
    NOTHING,
    SEAT,
    SQUARES,
    ability_stages,
    ability_targets,
    coin_room,
    event_stages,
    event_targets,
    has_target,
    targeted,
)
from ziggurat.games.civilization.flow import KNOWN_EVENT, SHOWN, CivStep, kinds_in, player, say
from ziggurat.games.civilization.resources import can_pay
from ziggurat.games.civilization.world import has_wonder
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import Set, ids
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

PASS: Final[Action] = (c.A_PASS, 0, 0, 0)
PASS_TURN: Final[Action] = (c.A_PASS_TURN, 0, 0, 0)
CANCELS_WHAT: Final = (0, c.CANCEL_EVENT, c.CANCEL_ABILITY, c.CANCEL_ACTION)


# -- announcing -----------------------------------------------------------------------------------------


def start_event(s: "CivilizationState", seat: int, kind: int) -> None:
    """The player wants to play a card: choose its targets first (R16.1)."""
    if s.tables.events[kind].op == c.OP_CANCEL:
        play_event(s, seat, kind, NOTHING, NOTHING)
    else:
        show_event(s, seat, kind)
        choose_targets(s, seat, kind, NOTHING)


def show_event(s: "CivilizationState", seat: int, kind: int) -> None:
    """Whoever names a card has shown it, even if it goes back into his hand (R16.4)."""
    hand = s.events[seat]
    for at, card in enumerate(hand):
        if card % KNOWN_EVENT == kind:
            shown = kind + KNOWN_EVENT * (SHOWN & ~(1 << seat))
            s.events = replaced(s.events, seat, replaced(hand, at, shown))
            return


def start_ability(s: "CivilizationState", seat: int, number: int) -> None:
    if ability_stages(s.tables.abilities[number]) == 0:
        pay_for(s, seat, number, NOTHING, NOTHING)
    else:
        choose_targets(s, seat, s.tables.ability_card + number, NOTHING)


def pay_for(s: "CivilizationState", seat: int, number: int, x: Action, y: Action) -> None:
    """The payment goes on by itself; the ability is announced once it is paid."""
    s.bills.append((number, seat, x, y, 0, len(s.purse), False))
    s.push(c.S_PAY, 0)


def choose_targets(s: "CivilizationState", seat: int, card: int, first: Action) -> None:
    """Ask for the next target; a second stage with one answer needs no question."""
    if first is NOTHING:
        s.push(c.S_TARGET, 1 << seat, card, -1, -1)
        return
    options = targets_of(s, seat, card, first)
    if len(options) == 1:
        targets_chosen(s, seat, card, first, options[0])
    elif first[0] == c.A_TARGET_PLAYER:
        s.push(c.S_TARGET, 1 << seat, card, -1, first[1])
    else:
        s.push(c.S_TARGET, 1 << seat, card, first[1], -1)


def first_target(frame: Frame) -> Action:
    """The target of a card that is chosen already."""
    if frame[3] != -1:
        return SQUARES[frame[3]]
    return SEAT[frame[4]] if frame[4] != -1 else NOTHING


def targets_of(s: "CivilizationState", seat: int, card: int, first: Action) -> list[Action]:
    if card >= s.tables.ability_card:
        return ability_targets(s, seat, card - s.tables.ability_card, first)
    return event_targets(s, seat, card, first)


def targets_chosen(s: "CivilizationState", seat: int, card: int, x: Action, y: Action) -> None:
    if card >= s.tables.ability_card:
        pay_for(s, seat, card - s.tables.ability_card, x, y)
    else:
        play_event(s, seat, card, x, y)


def play_event(s: "CivilizationState", seat: int, kind: int, x: Action, y: Action) -> None:
    """All targets are known: a protected player is asked first (R16.4), then the card is announced."""
    mask = targeted(s, seat, kind, x, y)
    for other in range(s.players):
        if mask >> other & 1 and has_wonder(s, other, c.OP_UNITED_NATIONS):
            show_event(s, seat, kind)
            s.proposal = (c.I_EVENT, seat, kind, x, y, mask)
            s.push(c.S_CONSENT, 1 << other)
            return
    announce_event(s, seat, kind, x, y, mask)


def announce_event(s: "CivilizationState", seat: int, kind: int, x: Action, y: Action, mask: int) -> None:
    take_event(s, seat, kind)
    if s.log is not None:
        say(s, seat, "log.event", {"event": s.tables.event_ids[kind]}, "R8.18")
    announce(s, c.I_EVENT, seat, kind, x, y, mask)


def announce_ability(s: "CivilizationState", seat: int, number: int, x: Action, y: Action) -> None:
    s.used[seat] |= 1 << number
    if s.log is not None:
        say(s, seat, "log.ability", {"ability": s.tables.abilities[number].id}, "R10.9")
    announce(s, c.I_ABILITY, seat, number, x, y, 0)


def announce(s: "CivilizationState", kind: int, seat: int, which: int, x: Action, y: Action, mask: int) -> None:
    """Put the item on the pile and open its window; it resolves when the window has closed."""
    window = s.stack[-1]
    if window[0] == c.S_WINDOW and window[1] == 1 << seat:
        # A reaction closes its player's place in the window it was made in.
        next_in_window(s, seat)
    s.items.append((kind, seat, which, x, y, mask))
    s.push(c.S_RESOLVE, 0)
    open_window(s, kind, seat)


def open_window(s: "CivilizationState", kind: int, owner: int) -> None:
    """Ask, clockwise from the owner's left, everybody who might react as far as the table can see."""
    rest = 0
    for other in range(s.players):
        if other != owner and may_react(s, kind, owner, other):
            rest |= 1 << other
    if rest:
        _ask_next(s, kind, rest, owner, owner)


def _ask_next(s: "CivilizationState", kind: int, rest: int, owner: int, after: int) -> None:
    players = s.players
    for turn in range(1, players):
        seat = (after + turn) % players
        if rest >> seat & 1:
            s.push(c.S_WINDOW, 1 << seat, kind, rest & ~(1 << seat), owner)
            return


def next_in_window(s: "CivilizationState", seat: int) -> None:
    _, _, kind, rest, owner = s.stack.pop()
    if rest:
        _ask_next(s, kind, rest, owner, seat)


def may_react(s: "CivilizationState", kind: int, owner: int, seat: int) -> bool:
    """R22.6: from what everybody sees, could this player react? It hides whether he really can."""
    hand = s.events[seat]
    if not hand and not s.held[seat]:
        return False
    if kind == c.I_STEP and s.silent >> seat & 1:
        return False
    t = s.tables
    decks = 0
    for card in hand:
        decks |= 1 << t.events[card % KNOWN_EVENT].deck
    if kind == c.I_STEP:
        if decks & t.interrupt_decks:
            return True
        return _spy_ability(s, seat, decks, c.OP_LOCK, 0)
    if kind == c.I_EVENT:
        if s.techs[owner] & t.protect_mask:
            return False  # R16.4: Mass Media
        if decks & t.cancel_decks[c.CANCEL_EVENT]:
            return True
        if decks & t.targeted_decks and s.items[-1][5] >> seat & 1:
            return True
    elif kind == c.I_ABILITY and decks & t.cancel_decks[c.CANCEL_ABILITY]:
        return True
    return _spy_ability(s, seat, decks, c.OP_CANCEL, CANCELS_WHAT[kind])


def _spy_ability(s: "CivilizationState", seat: int, decks: int, op: int, cancels: int) -> bool:
    """The seat knows an unused ability of the kind and could have the spy it costs."""
    for number in s.tables.reactive[op]:
        ability = s.tables.abilities[number]
        if s.techs[seat] >> ability.tech & 1 and not s.used[seat] >> number & 1:
            if not cancels or ability.cancels & cancels:
                return bool(s.held[seat]) or bool(decks & s.tables.gift_decks[c.SPY])
    return False


# -- steps ----------------------------------------------------------------------------------------------


class TargetStep(CivStep):
    """Targets of a card or ability; square or player is the first target once that is chosen."""

    def __init__(self) -> None:
        self.name = "target"
        self.args = arguments(card=CARD, square=MAYBE_SQUARE, player=MAYBE_PLAYER)
        self.offers = (
            c.A_TARGET_NONE,
            c.A_TARGET_CITY,
            c.A_TARGET_PLAYER,
            c.A_TARGET_TECH,
            c.A_TARGET_FIGURE,
            c.A_TARGET_GREAT_PERSON,
            c.A_TARGET_FIGURES,
            c.A_TARGET_WONDER,
            c.A_TARGET_UNIT,
            c.A_TARGET_SQUARE,
        )

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return targets_of(s, seat, frame[2], first_target(frame))

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        card, first = frame[2], first_target(frame)
        if first is not NOTHING:
            targets_chosen(s, seat, card, first, action)
        elif self.stages(s, card) == 2:
            choose_targets(s, seat, card, action)
        else:
            targets_chosen(s, seat, card, action, NOTHING)

    def stages(self, s: "CivilizationState", card: int) -> int:
        if card >= s.tables.ability_card:
            return ability_stages(s.tables.abilities[card - s.tables.ability_card])
        return event_stages(s.tables.events[card])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.target", {"card": s.tables.card_ids[frame[2]]}, "R16.1")


class ConsentStep(CivStep):
    """R16.4: United Nations is asked about the event that is proposed."""

    def __init__(self) -> None:
        self.name = "consent"
        self.offers = (c.A_ACCEPT, c.A_REFUSE)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_ACCEPT, 0, 0, 0), (c.A_REFUSE, 0, 0, 0)]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        assert s.proposal is not None
        _, owner, kind, x, y, mask = s.proposal
        s.proposal = None
        if action[0] == c.A_ACCEPT:
            announce_event(s, owner, kind, x, y, mask)
        else:
            s.refused += ((kind, x),)
            if s.log is not None:
                say(s, seat, "log.consent_refused", {"event": s.tables.event_ids[kind]}, "R16.4")

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        assert s.proposal is not None
        named: dict[str, object] = {"event": s.tables.event_ids[s.proposal[2]], "player": player(s, s.proposal[1])}
        return Say("prompt.consent", named, "R16.4")


class WindowStep(CivStep):
    """One player's chance to react. a: kind of item, b: seats asked after him, c: whose item it is."""

    def __init__(self) -> None:
        self.name = "window"
        self.args = arguments(item=ids("item", c.ANNOUNCED), after=Set(OWNER), player=OWNER)
        self.offers = (c.A_PASS, c.A_PASS_TURN, c.A_REACT_EVENT, c.A_REACT_ABILITY)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        kind, owner = frame[2], frame[4]
        actions: list[Action] = [PASS]
        t = s.tables
        if kind == c.I_STEP:
            actions.append(PASS_TURN)
            add_interrupts(s, seat, actions)
            return actions
        what = CANCELS_WHAT[kind]
        mask = s.items[-1][5]
        if not (kind == c.I_EVENT and s.techs[owner] & t.protect_mask):
            for card in kinds_in(s.events[seat], KNOWN_EVENT):
                event = t.events[card]
                if event.op == c.OP_CANCEL and event.cancels & what:
                    if not event.only_targeted or mask >> seat & 1:
                        actions.append((c.A_REACT_EVENT, card, 0, 0))
            add_ability_reactions(s, seat, c.OP_CANCEL, what, actions)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        if action[0] == c.A_REACT_EVENT:
            start_event(s, seat, action[1])
            return
        if action[0] == c.A_REACT_ABILITY:
            start_ability(s, seat, action[1])
            return
        if action[0] == c.A_PASS_TURN:
            s.silent |= 1 << seat
        next_in_window(s, seat)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        owner = player(s, frame[4])
        if frame[2] == c.I_STEP:
            return Say("prompt.window_step", {"player": owner}, "R22.6")
        item = s.items[-1]
        if item[0] == c.I_EVENT:
            return Say("prompt.window_event", {"player": owner, "card": s.tables.event_ids[item[2]]}, "R22.6")
        if item[0] == c.I_ABILITY:
            return Say("prompt.window_ability", {"player": owner, "card": s.tables.abilities[item[2]].id}, "R22.6")
        return Say("prompt.window_action", {"player": owner}, "R22.6")


def interrupting_events(s: "CivilizationState", seat: int) -> list[int]:
    """Cards of the hand that may interrupt a movement (R5.5, W4)."""
    kinds = 0
    for card in s.events[seat]:
        kinds |= 1 << card % KNOWN_EVENT
    return [kind for kind in bits(kinds & s.tables.interrupt_kinds) if has_target(s, seat, kind)]


def add_interrupts(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    """Cards and abilities that may interrupt a movement."""
    if s.events[seat]:
        for kind in interrupting_events(s, seat):
            actions.append((c.A_REACT_EVENT, kind, 0, 0))
    add_ability_reactions(s, seat, c.OP_LOCK, 0, actions)


def add_ability_reactions(s: "CivilizationState", seat: int, op: int, cancels: int, actions: list[Action]) -> None:
    for number in s.tables.reactive[op]:
        ability = s.tables.abilities[number]
        if s.techs[seat] >> ability.tech & 1 and not s.used[seat] >> number & 1:
            if (not cancels or ability.cancels & cancels) and can_pay(s, seat, number):
                actions.append((c.A_REACT_ABILITY, number, 0, 0))


def playable_events(s: "CivilizationState", seat: int, phase: int) -> list[int]:
    """Culture events of the hand that the seat may play in its own turn of the phase."""
    found: list[int] = []
    for card in kinds_in(s.events[seat], KNOWN_EVENT):
        event = s.tables.events[card]
        if event.phase == phase and event.op != c.OP_GIFT and has_target(s, seat, card):
            found.append(card)
    return found


def usable_abilities(s: "CivilizationState", seat: int, phase: int) -> list[int]:
    """Resource abilities the seat may use in its own turn of the phase."""
    techs = s.techs[seat]
    found: list[int] = []
    if not techs & s.tables.ability_techs[phase]:
        return found
    used = s.used[seat]
    for number in s.tables.abilities_in[phase]:
        ability = s.tables.abilities[number]
        if techs >> ability.tech & 1 and not used >> number & 1 and can_pay(s, seat, number):
            if useful(s, seat, number):
                found.append(number)
    return found


def useful(s: "CivilizationState", seat: int, number: int) -> bool:
    """An ability without a target, or whose coin has no room left, cannot be used."""
    ability = s.tables.abilities[number]
    if ability.op == c.OP_COIN:
        return coin_room(s, seat, ability.n)
    return ability_stages(ability) == 0 or bool(ability_targets(s, seat, number, NOTHING))
