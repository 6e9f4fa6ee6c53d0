"""Phase 4, Movement: groups, steps, water, discovering tiles (R9)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import arrive, land
from ziggurat.games.civilization.board import DIRECTIONS, square_name
from ziggurat.games.civilization.city_actions import USED_SACRIFICE
from ziggurat.games.civilization.flow import CivStep, elsewhere, say
from ziggurat.games.civilization.guards import no_ability, no_event, no_group, no_step
from ziggurat.games.civilization.reactions import (
    add_interrupts,
    interrupting_events,
    open_window,
    start_ability,
    start_event,
    usable_abilities,
)
from ziggurat.games.civilization.research import learn, learnable
from ziggurat.games.civilization.world import IN_THE_AIR, STAY, lay_tile, take_figure
from ziggurat.kernel.bits import count_bits
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

END: Final[Action] = (c.A_END, 0, 0, 0)
STOP: Final[Action] = (c.A_STOP, 0, 0, 0)
STEP: Final[list[Action]] = [(c.A_STEP, square, 0, 0) for square in range(256)]
DISCOVER: Final[list[Action]] = [(c.A_DISCOVER, direction, 0, 0) for direction in range(4)]
GROUP: Final[list[list[Action]]] = [
    [(c.A_GROUP, square, n // 3, n % 3) for n in range(24)] for square in range(256)
]  # by square, then 3 * armies + scouts

CAN_END: Final = 1
CAN_PASS: Final = 2


# -- where the moving group may go ----------------------------------------------------------------------


def standing(s: "CivilizationState", to: int) -> int:
    """Whether the moving group may end on a square and whether it may pass it (R9.3-R9.11)."""
    ground = s.ground[to]
    if ground < 0:
        return 0
    seat = s.mover
    end = True
    if ground == c.WATER:
        water = s.water[seat]
        if water == 0:
            return 0
        end = water != c.CROSS
    owner = s.owner_at[to]
    city = s.city_at[to]
    if city != -1:
        if city // c.CITIES == seat:
            return CAN_PASS
        attack = end and s.group & c.ARMY_MASK and not s.laws[s.governments[seat]].no_city_attack
        return (CAN_END if attack else 0) | (CAN_PASS if flies(s, seat) else 0)
    if owner != -1 and owner != seat:
        return (CAN_END if end and s.group & c.ARMY_MASK else 0) | (CAN_PASS if flies(s, seat) else 0)
    passing = True
    token = s.token[to]
    if token != c.NO_TOKEN:
        if not s.group & c.ARMY_MASK and (token != c.HUT or not s.laws[s.governments[seat]].scouts_explore):
            end = False
        passing = flies(s, seat)
    if owner == seat:
        size = count_bits(s.group)
        there = s.armies_at[to] + s.scouts_at[to]
        if not s.lifted and to == s.group_square:
            there -= size
        if there + size > s.stack_limit[seat]:
            end = False
            if s.options["stacking_while_passing"] == "strict":
                passing = False
    if s.locked and to in s.locked:
        passing = False
    return (CAN_END if end else 0) | (CAN_PASS if passing else 0)


def flies(s: "CivilizationState", seat: int) -> bool:
    """R9.11: figures of the seat pass over whatever stands in the way."""
    return s.techs[seat] & s.tables.fly_mask != 0


def may_enter(s: "CivilizationState", to: int, left: int) -> bool:
    """A step is legal if the move can end there, or can still get to where it may end (R9.4)."""
    how = standing(s, to)
    if how & CAN_END:
        return True
    return bool(how & CAN_PASS) and left > 0 and can_get_out(s, to, left)


def can_get_out(s: "CivilizationState", square: int, left: int) -> bool:
    for there in s.board.near[square]:
        how = standing(s, there)
        if how & CAN_END:
            return True
        if how & CAN_PASS and left > 1 and can_get_out(s, there, left - 1):
            return True
    return False


def step_actions(s: "CivilizationState") -> list[Action]:
    """Everything the group under way can do next."""
    square = s.group_square
    actions: list[Action] = []
    left = s.steps_left - 1
    ground = s.ground
    at_rest = bool(standing(s, square) & CAN_END) if s.lifted else not unwelcome(s, s.mover, square)
    if left >= 0 and (not s.locked or square not in s.locked):
        for direction, to in s.board.steps[square]:
            if ground[to] == c.UNEXPLORED:
                if at_rest or can_get_out(s, square, left):
                    actions.append(DISCOVER[direction])
            else:
                if may_enter(s, to, left):
                    actions.append(STEP[to])
                if s.city_at[to] != -1 and s.city_at[to] // c.CITIES != s.mover:
                    sacrifices(s, to, actions)
    # Whoever was put where he may not stay, and cannot leave, stays (R9.4).
    if at_rest or not actions:
        actions.append(STOP)
    return actions


def sacrifices(s: "CivilizationState", to: int, actions: list[Action]) -> None:
    """R9.16: Russia gives up a single figure in an enemy city to learn a tech."""
    seat = s.mover
    if not s.tables.civs[s.civ[seat]].sacrifice or s.used[seat] & USED_SACRIFICE or s.group.bit_count() != 1:
        return
    for tech in learnable(s, seat, s.techs[s.city_at[to] // c.CITIES], 5):
        actions.append((c.A_SACRIFICE, to, tech, 0))


# -- the turn -------------------------------------------------------------------------------------------


def begin_movement(s: "CivilizationState", seat: int) -> None:
    s.silent = 0
    s.mover = -1
    # Being passed over must not tell that a hand holds nothing to play (R21).
    if s.events[seat] or s.held[seat] or anything_to_do(s, seat):
        s.push(c.S_MOVEMENT, 1 << seat)


def anything_to_do(s: "CivilizationState", seat: int) -> bool:
    if not s.locked:
        for j in range(c.FIGURES):
            if s.pos[seat * c.FIGURES + j] != -1 and not s.moved[seat] >> j & 1:
                return True
    actions = turn_actions(s, seat)
    return len(actions) != 1 or actions[0] is not END


def group_actions(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    """R9.1, R9.2: any part of the figures of a square that have not moved yet."""
    base = seat * c.FIGURES
    pos = s.pos
    done = s.moved[seat]
    for first in range(c.FIGURES):
        square = pos[base + first]
        if square == -1 or done >> first & 1 or (s.locked and square in s.locked):
            continue
        counts = 0
        for j in range(first, c.FIGURES):
            if pos[base + j] == square and not done >> j & 1:
                done |= 1 << j
                counts += 1 if j >= c.ARMIES else 3
        group = GROUP[square]
        if counts < 2 or counts == 3:
            actions.append(group[counts])
            continue
        armies, scouts = counts // 3, counts % 3
        for a in range(armies + 1):
            for b in range(scouts + 1):
                if a + b:
                    actions.append(group[3 * a + b])


def turn_actions(s: "CivilizationState", seat: int) -> list[Action]:
    actions: list[Action] = []
    group_actions(s, seat, actions)
    if s.events[seat]:
        for kind in interrupting_events(s, seat):
            actions.append((c.A_PLAY, kind, 0, 0))
    for number in usable_abilities(s, seat, c.MOVEMENT):
        actions.append((c.A_USE, number, 0, 0))
    if not must_leave(s, seat):
        actions.append(END)
    return actions


def unwelcome(s: "CivilizationState", seat: int, square: int) -> bool:
    """R9.4: a square on which the seat's figures may be, but may not stay."""
    return s.ground[square] == c.WATER and s.water[seat] != c.END_ON_WATER


def must_leave(s: "CivilizationState", seat: int) -> bool:
    """Figures on water on which they may not stay leave as soon as they can."""
    base = seat * c.FIGURES
    for j in range(c.FIGURES):
        square = s.pos[base + j]
        if square == -1 or s.moved[seat] >> j & 1 or not unwelcome(s, seat, square) or square in s.locked:
            continue
        # Asking must leave no trace: between moves there is no group.
        s.mover, s.group, s.group_square, s.lifted = seat, 1 << j, square, False
        free = can_get_out(s, square, s.speed[seat])
        s.mover, s.group, s.group_square = -1, 0, -1
        if free:
            return True
    return False


class MovementStep(CivStep):
    """R9.1: group after group; one move is finished before the next begins."""

    def __init__(self) -> None:
        self.name = "movement"
        self.offers = (c.A_GROUP, c.A_PLAY, c.A_USE, c.A_END)
        self.elsewhere = elsewhere(*self.offers)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return turn_actions(s, seat)

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_END:
            s.stack.pop()
        elif kind == c.A_PLAY:
            start_event(s, seat, action[1])
        elif kind == c.A_USE:
            start_ability(s, seat, action[1])
        else:
            square, armies, scouts = action[1], action[2], action[3]
            s.mover = seat
            s.group = pick_group(s, seat, square, armies, scouts)
            s.group_square = square
            s.steps_left = s.speed[seat]
            s.lifted = False
            s.push(c.S_STEP, 1 << seat)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_GROUP:
            return no_group(s, seat, x, y, z)
        if kind == c.A_PLAY:
            return no_event(x)
        return no_ability(s, seat, x) if kind == c.A_USE else c.N_MUST_LEAVE

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.movement", {"n": s.speed[seat]}, "R9.1")


def pick_group(s: "CivilizationState", seat: int, square: int, armies: int, scouts: int) -> int:
    base = seat * c.FIGURES
    group = 0
    for j in range(c.FIGURES):
        if s.pos[base + j] == square and not s.moved[seat] >> j & 1:
            if j >= c.ARMIES:
                if scouts:
                    group |= 1 << j
                    scouts -= 1
            elif armies:
                group |= 1 << j
                armies -= 1
    return group


class StepStep(CivStep):
    """The group under way: one step, one tile discovered, or stop."""

    def __init__(self) -> None:
        self.name = "step"
        self.offers = (c.A_STEP, c.A_DISCOVER, c.A_STOP, c.A_SACRIFICE, c.A_REACT_EVENT, c.A_REACT_ABILITY)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        actions = step_actions(s)
        if s.events[seat] or s.held[seat]:
            # R22.6: the mover may play his own interrupting cards between steps.
            add_interrupts(s, seat, actions)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_STOP:
            s.stack.pop()
            arrive(s)
        elif kind == c.A_REACT_EVENT:
            start_event(s, seat, action[1])
        elif kind == c.A_REACT_ABILITY:
            start_ability(s, seat, action[1])
        else:
            s.stride = action
            s.push(c.S_CARRY_OUT, 0)
            open_window(s, c.I_STEP, seat)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_STEP:
            return no_step(s, seat, x)
        if kind == c.A_REACT_EVENT:
            return no_event(x)
        if kind == c.A_REACT_ABILITY:
            return no_ability(s, seat, x)
        return c.N_STOP_HERE if kind == c.A_STOP else c.N_NOT_OFFERED

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.step", {"n": s.steps_left, "square": square_name(s.group_square)}, "R9.1")


class CarryOutStep(CivStep):
    """An announced step, after everybody could interrupt it."""

    def __init__(self) -> None:
        self.name = "carry_out"

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        kind, where, tech, _ = s.stride
        s.stride = STAY
        if not s.group:
            # Nobody is left to move.
            s.stack.pop()
            land(s)
            return
        if s.locked and s.group_square in s.locked:
            # R19.5: caught in the locked square.
            s.stack.pop()
            arrive(s)
            return
        if kind == c.A_DISCOVER:
            self.discover(s, where)
        elif kind == c.A_SACRIFICE:
            self.sacrifice(s, where, tech)
        elif may_enter(s, where, s.steps_left - 1):
            self.step(s, where)

    def step(self, s: "CivilizationState", to: int) -> None:
        seat = s.mover
        if not s.lifted:
            s.lifted = True
            group = s.group
            for j in range(c.FIGURES):
                if group >> j & 1:
                    take_figure(s, seat, j, IN_THE_AIR)
                    s.moved[seat] |= 1 << j
        s.group_square = to
        s.steps_left -= 1
        how = standing(s, to)
        if s.steps_left == 0 or not how & CAN_PASS:
            s.stack.pop()
            arrive(s)

    def discover(self, s: "CivilizationState", direction: int) -> None:
        """R9.12-R9.14: one step is spent; the arrow points away from the discoverer."""
        for way, to in s.board.steps[s.group_square]:
            if way == direction and s.ground[to] == c.UNEXPLORED:
                tile, s.tile_bag = s.draw_from(s.tile_bag)
                lay_tile(s, s.board.place_of[to], tile, direction)
                if s.log is not None:
                    say(s, s.mover, "log.discover", {"direction": DIRECTIONS[direction]}, "R9.12")
                break
        s.steps_left -= 1
        for j in range(c.FIGURES):
            if s.group >> j & 1:
                s.moved[s.mover] |= 1 << j
        if s.steps_left == 0:
            s.stack.pop()
            arrive(s)

    def sacrifice(self, s: "CivilizationState", to: int, tech: int) -> None:
        """R9.16: no battle; the figure returns to the supply and a tech is learned for free."""
        seat = s.mover
        s.used[seat] |= USED_SACRIFICE
        for j in range(c.FIGURES):
            if s.group >> j & 1:
                take_figure(s, seat, j)
        s.group = 0
        s.stack.pop()
        land(s)
        if s.log is not None:
            say(s, seat, "log.sacrifice", {"tech": s.tables.tech_ids[tech], "square": square_name(to)}, "R9.16")
        learn(s, seat, tech)
