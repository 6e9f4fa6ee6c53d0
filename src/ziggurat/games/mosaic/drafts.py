"""From the leaders to the first turn: drafts, start cities, leader benefits, start technologies (R2.12 to R2.17)."""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.domains import NUMBER
from ziggurat.games.mosaic.effects import can_play, play_technology, resolve
from ziggurat.games.mosaic.empire import begin_turn
from ziggurat.games.mosaic.guards import may_lie_face_up
from ziggurat.games.mosaic.placing import START_CITY, ask_hex
from ziggurat.games.mosaic.powers import derive_powers
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import added, removed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import FINE, Action, Frame, Step


def begin_drafts(s: MosaicState) -> None:
    """What comes first lies on top."""
    s.stack.append((c.S_START_TECHS, 0, 0, 0, 0))
    s.stack.append((c.S_BENEFITS, 0, 0, 0, 0))
    s.stack.append((c.S_START_CITIES, 0, 0, 0, 0))
    s.stack.append((c.S_TECH_DRAFT, (1 << s.players) - 1, 0, 0, 0))
    s.stack.append((c.S_LEADER_DRAFT, 1 << (s.start - 1) % s.players, 0, 0, 0))


class LeaderDraft(Step[MosaicState]):
    """R2.12: from the right of the start player counter-clockwise, the start player last."""

    def __init__(self) -> None:
        self.name = "leader_draft"
        self.offers = (c.A_LEADER,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or s.leaders_left >> x & 1 else c.N_LEADER_TAKEN

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return [s.tables.a_leader[number] for number in bits(s.leaders_left)]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        leader = action[1]
        b = s.own_board(seat)
        s.leaders_left &= ~(1 << leader)
        b[c.LEADER] = leader
        for pillar in s.tables.leader_symbol[leader]:
            b[c.SYMBOLS + pillar] += 1
        derive_powers(s, seat)
        if s.log is not None:
            s.note(seat, Say("log.leader", {"leader": s.tables.leader_ids[leader]}, "R2.12"))
        if seat == s.start:
            s.reveal()  # everybody takes up the hand of start technologies now
        else:
            s.stack.append((c.S_LEADER_DRAFT, 1 << (seat - 1) % s.players, 0, 0, 0))

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.leader", rule="R2.12")


def hand_of(s: MosaicState, seat: int, round: int) -> int:
    """Whose dealt hand the seat holds: hands pass to the left, that is to the next seat (R2.13)."""
    return (seat - round) % s.players


def draft_round(s: MosaicState) -> int:
    """The round of the draft under way, -1 when there is none."""
    for frame in reversed(s.stack):
        if frame[0] == c.S_TECH_DRAFT:
            return frame[2]
    return -1


class TechDraft(Step[MosaicState]):
    """R2.13: everybody keeps one card at once, then the hands pass: frame a round."""

    def __init__(self) -> None:
        self.name = "technology_draft"
        self.args = arguments(round=NUMBER)
        self.offers = (c.A_KEEP,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return FINE if x <= OPEN or x in s.hands[hand_of(s, seat, frame[2])] else c.N_NOT_IN_HAND

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        return [s.tables.a_keep[card] for card in s.hands[hand_of(s, seat, frame[2])]]

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        self.keep(s, seat, frame[2], action[1])
        s.answered(seat)

    def keep(self, s: MosaicState, seat: int, round: int, card: int) -> None:
        hand = hand_of(s, seat, round)
        s.hands = removed(s.hands, hand, card)
        s.picks = added(s.picks, hand, card)
        s.own_board(seat)[c.KEPT] |= 1 << card
        if s.log is not None:
            s.note(seat, Say("log.keeps", {"card": s.tables.tech_ids[card]}, "R2.13"), 1 << seat)
            s.note(seat, Say("log.keeps_hidden", rule="R2.13"), ~(1 << seat))

    def run(self, s: MosaicState, frame: Frame) -> None:
        s.reveal()
        round = frame[2] + 1
        if len(s.hands[0]) > 1:
            s.stack.append((c.S_TECH_DRAFT, (1 << s.players) - 1, round, 0, 0))
            return
        for seat in range(s.players):
            for card in list(s.hands[hand_of(s, seat, round)]):
                self.keep(s, seat, round, card)

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.keep", {"n": len(s.hands[hand_of(s, seat, frame[2])])}, "R2.13")


class StartCities(Step[MosaicState]):
    """R2.14: frame a how many have placed."""

    def __init__(self) -> None:
        self.name = "start_cities"
        self.args = arguments(done=NUMBER)

    def run(self, s: MosaicState, frame: Frame) -> None:
        if frame[2] < s.players:
            s.active = (s.start + frame[2]) % s.players
            s.stack.append((c.S_START_CITIES, 0, frame[2] + 1, 0, 0))
            ask_hex(s, s.active, c.CITY, START_CITY)


class Benefits(Step[MosaicState]):
    """R2.15: frame a how many have taken their leader's benefits."""

    def __init__(self) -> None:
        self.name = "benefits"
        self.args = arguments(done=NUMBER)

    def run(self, s: MosaicState, frame: Frame) -> None:
        if frame[2] < s.players:
            s.active = (s.start + frame[2]) % s.players
            s.stack.append((c.S_BENEFITS, 0, frame[2] + 1, 0, 0))
            resolve(s, s.active, s.tables.leader_effects + s.boards[s.active][c.LEADER])


class StartTechs(Step[MosaicState]):
    """R2.16: pass after pass, one card each: frame a cards asked for so far."""

    def __init__(self) -> None:
        self.name = "start_technologies"
        self.args = arguments(asked=NUMBER)

    def run(self, s: MosaicState, frame: Frame) -> None:
        for turn in range(frame[2], frame[2] + s.players):
            seat = (s.start + turn) % s.players
            if s.boards[seat][c.KEPT]:
                s.active = seat
                s.stack.append((c.S_START_TECHS, 0, turn + 1, 0, 0))
                s.stack.append((c.S_PLAY_START, 1 << seat, 0, 0, 0))
                return
        s.active = s.start
        begin_turn(s)


class PlayStart(Step[MosaicState]):
    """One start technology: face up if it can be, or face down.

    A single card that can only go face down is asked for as well: to pass over the question would show the
    others something about a hidden card.
    """

    def __init__(self) -> None:
        self.name = "play_start"
        self.offers = (c.A_PLAY,)
        self.instead = c.N_CHOICE

    def guard(self, s: MosaicState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        """R2.16: face down always, face up as in R6.19."""
        b = s.boards[seat]
        if x <= OPEN:
            return FINE
        if not b[c.KEPT] >> x & 1:
            return c.N_NOT_IN_HAND
        return may_lie_face_up(s, b, x) if y == 1 else FINE

    def legal(self, s: MosaicState, frame: Frame, seat: int) -> list[Action]:
        b = s.boards[seat]
        actions: list[Action] = []
        for card in bits(b[c.KEPT]):
            if can_play(s, b, card):
                actions.append(s.tables.a_play_up[card])
            actions.append(s.tables.a_play_down[card])
        return actions

    def apply(self, s: MosaicState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        b = s.own_board(seat)
        card = action[1]
        b[c.KEPT] &= ~(1 << card)
        if action[2]:
            play_technology(s, seat, card)
        else:
            b[c.DOWN] |= 1 << card
            if s.log is not None:
                s.note(seat, Say("log.puts_down", {"card": s.tables.tech_ids[card]}, "R2.16"), 1 << seat)
                s.note(seat, Say("log.puts_down_hidden", rule="R2.16"), ~(1 << seat))

    def prompt(self, s: MosaicState, frame: Frame, seat: int) -> Say:
        return Say("prompt.play_start", rule="R2.16")
