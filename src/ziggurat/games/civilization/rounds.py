"""The round: five phases, turns in order (R5, R22.1)."""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_management import begin_city_management
from ziggurat.games.civilization.domains import PHASE
from ziggurat.games.civilization.flow import CivStep, finish
from ziggurat.games.civilization.movement import begin_movement
from ziggurat.games.civilization.research import begin_research
from ziggurat.games.civilization.start_of_turn import begin_start_of_turn
from ziggurat.games.civilization.trade import begin_trade
from ziggurat.games.civilization.victory import round_limit_winner
from ziggurat.kernel.domains import amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


class RoundStep(CivStep):
    """R5.3, R5.4: a new round begins; what lasted for `this turn` is over."""

    def __init__(self) -> None:
        self.name = "round"

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        limit = s.options["round_limit"]
        if isinstance(limit, int) and s.round >= limit:
            # R17.4
            finish(s, round_limit_winner(s), c.E_ROUNDS)
            return
        s.round += 1
        if s.round > 1:
            s.first = (s.first + 1) % s.players
        s.changed = 0
        s.locked = ()
        for seat in range(s.players):
            s.moved[seat] = 0
            s.used[seat] = 0
        s.fresh = (0,) * s.players
        s.open_now = s.open_next
        s.open_next = s.fresh
        s.bonus = (0,) * (s.players * c.CITIES)
        if s.log is not None:
            s.note(-1, Say("log.round", {"n": s.round}, "R5.1"))
        s.push(c.S_NEXT_TURN, 0, c.START_OF_TURN, 0)


class NextTurnStep(CivStep):
    """The next player of a phase, or the next phase. a: phase, b: how many have had their turn."""

    def __init__(self) -> None:
        self.name = "next_turn"
        self.args = arguments(phase=PHASE, done=amount(0, 4))

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        phase, done = frame[2], frame[3]
        s.refused = ()
        if done < s.players:
            s.phase = phase
            seat = (s.first + done) % s.players
            s.active = seat
            s.push(c.S_NEXT_TURN, 0, phase, done + 1)
            if phase == c.START_OF_TURN:
                begin_start_of_turn(s, seat)
            elif phase == c.CITY_MANAGEMENT:
                begin_city_management(s, seat)
            else:
                begin_movement(s, seat)
            return
        s.active = s.first
        if phase == c.START_OF_TURN:
            s.phase = c.TRADE
            s.push(c.S_NEXT_TURN, 0, c.CITY_MANAGEMENT, 0)
            begin_trade(s)
        elif phase == c.CITY_MANAGEMENT:
            s.push(c.S_NEXT_TURN, 0, c.MOVEMENT, 0)
        else:
            s.phase = c.RESEARCH
            s.push(c.S_ROUND, 0)
            begin_research(s)
