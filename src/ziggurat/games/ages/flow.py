"""The order of a turn and of the game (R4.1, R6, R7, R25)."""

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.battle import fight
from ziggurat.games.ages.choices import offered
from ziggurat.games.ages.domains import NUMBER, PHASE
from ziggurat.games.ages.events import reveal_event
from ziggurat.games.ages.leaving import resign
from ziggurat.games.ages.points import note_amount
from ziggurat.games.ages.politics import has_politics, return_markers
from ziggurat.games.ages.production import end_of_turn
from ziggurat.games.ages.row import refill
from ziggurat.games.ages.scoring import score_game
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.variants import reveal_bonus
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame, Step


class Flow(Step[AgesState]):
    """Carries out a phase and queues the next; decisions are pushed on top."""

    def __init__(self) -> None:
        self.name = "flow"
        self.args = arguments(phase=PHASE, draw=NUMBER)

    def run(self, s: AgesState, frame: Frame) -> None:
        phase = frame[2]
        if phase == c.P_TURN:
            begin_turn(s)
        elif phase == c.P_ROW:
            s.push(c.S_FLOW, 0, c.P_WAR)
            refill(s, True)
        elif phase == c.P_WAR:
            s.push(c.S_FLOW, 0, c.P_ACTIONS if s.tier == c.SIMPLE else c.P_POLITICS)
            p = s.civs[s.turn]
            if p.war != -1:
                fight(s, s.turn, p.war, p.war_target, True)
        elif phase == c.P_POLITICS:
            s.push(c.S_FLOW, 0, c.P_DISCARD)
            politics(s)
        elif phase == c.P_DISCARD:
            s.push(c.S_FLOW, 0, c.P_ACTIONS)
            p = s.civs[s.turn]
            if p.skip_discard:
                p.skip_discard = False
            elif len(p.military) > p.tune.military_limit:
                s.push(c.S_DISCARD, 1 << s.turn)
        elif phase == c.P_ACTIONS:
            begin_actions(s)
        elif phase == c.P_PRODUCTION:
            s.push(c.S_FLOW, 0, c.P_NEXT)
            end_of_turn(s, s.turn, frame[3])
        elif phase == c.P_NEXT:
            next_turn(s)
        elif phase == c.P_GAME_END:
            score_game(s)
            s.stack.clear()


def politics(s: AgesState) -> None:
    """The political action, unless it was given up or there is nothing to do it with."""
    p = s.civs[s.turn]
    if p.skip_politics:
        p.skip_politics = False
        return_markers(s, s.turn, -1)
    elif has_politics(s, s.turn):
        s.push(c.S_POLITICS, 1 << s.turn)
    else:
        return_markers(s, s.turn, -1)


def begin_turn(s: AgesState) -> None:
    """Refill the pools (R2.6); the first round is for taking cards only (R7)."""
    p = s.civs[s.turn]
    p.fresh.clear()
    p.taken = 0
    p.civil_done = False
    p.ma_spent = False
    p.trade_used = False
    p.free_used = False
    if s.round == 1:
        place = (s.turn - s.start) % s.players
        p.ca = s.tables.first_round[place]
        p.ma = 0
        s.push(c.S_FLOW, 0, c.P_ACTIONS)
        return
    p.ca = p.tune.ca_total
    p.ma = p.tune.ma_total
    p.milres = p.tune.milres
    s.push(c.S_FLOW, 0, c.P_ROW)
    if s.tier == c.SIMPLE:
        if s.round >= 3 and s.turn == s.start and s.current:
            reveal_event(s)
    elif s.tier == c.FULL and s.resigning:
        if p.war != -1:
            # The player's own war comes before his first decision, so he is asked at once.
            s.push(c.S_BEGIN, 1 << s.turn)
        else:
            s.may_leave = True


def begin_actions(s: AgesState) -> None:
    p = s.civs[s.turn]
    if p.rebellion:
        # R18.14: the actions lost count as used.
        lost = min(p.ca, p.rebellion)
        p.ca -= lost
        p.rebellion = 0
        note_amount(s, s.turn, "log.loses_civil_actions", lost, "R18.14")
    s.push(c.S_ACTIONS, 1 << s.turn)


def next_turn(s: AgesState) -> None:
    """The next player still in the game; after the last before the start player the round is over (R4.1)."""
    seat = s.turn
    p = s.civs[seat]
    # What was for this turn only is gone (R10.5, R12.3).
    p.milres = 0
    p.ma_extra = 0
    note_amount(s, seat, "log.loses_food", p.credit_food, "R12.3")
    note_amount(s, seat, "log.loses_resources", p.credit_resources, "R12.3")
    p.credit_food = 0
    p.credit_resources = 0
    round_over = False
    while True:
        seat = (seat + 1) % s.players
        if seat == s.start:
            round_over = True
        if not s.civs[seat].resigned:
            break
    if round_over:
        if s.last_round == s.round:
            s.push(c.S_FLOW, 0, c.P_GAME_END)
            return
        if s.round == 1:
            reveal_bonus(s)
        s.round += 1
        if s.log is not None:
            s.note(-1, Say("log.round", {"round": s.round}, "R4.1"))
    s.turn = seat
    s.push(c.S_FLOW, 0, c.P_TURN)


class Begin(Step[AgesState]):
    """Begin the turn with the war that was declared, or leave the game (D1, R25)."""

    def __init__(self) -> None:
        self.name = "begin"
        self.offers = (c.A_BEGIN, c.A_RESIGN)
        self.instead = c.N_CHOICE_FIRST

    def guard(self, s: AgesState, frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return offered(s, seat, kind, x, y, z)

    def legal(self, s: AgesState, frame: Frame, seat: int) -> list[Action]:
        return [(c.A_BEGIN, 0, 0, 0), (c.A_RESIGN, 0, 0, 0)]

    def apply(self, s: AgesState, frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_RESIGN:
            resign(s, seat)

    def prompt(self, s: AgesState, frame: Frame, seat: int) -> Say:
        return Say("ask.begin", {"round": s.round}, "R25.1")
