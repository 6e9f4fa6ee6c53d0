"""Techs: the pyramid, learning, and the research phase (R10)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.domains import TECH
from ziggurat.games.civilization.flow import CivStep, elsewhere, finish, goods, player, say
from ziggurat.games.civilization.units import draw_unit
from ziggurat.games.civilization.world import derive, set_piece, touch_player, wonder_amount
from ziggurat.kernel.domains import OPEN, Set, amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import raised, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

NONE: Final[Action] = (c.A_RESEARCH_NONE, 0, 0, 0)
DECLINE: Final[Action] = (c.A_DECLINE, 0, 0, 0)
MAY_DECLINE: Final = 1


def has_place(s: "CivilizationState", seat: int, tech: int) -> bool:
    """R10.4-R10.5: not known yet, and each level leaves room for the one above."""
    if s.techs[seat] >> tech & 1:
        return False
    level = s.tables.tech_level[tech]
    base = seat * 6
    return level == 1 or s.levels[base + level] + 1 <= s.levels[base + level - 1] - 1


def learnable(s: "CivilizationState", seat: int, techs: int, max_level: int) -> list[int]:
    """Techs out of the mask that the seat could learn for free (R10.6); never Space Flight (R10.8)."""
    techs &= ~s.techs[seat]
    found: list[int] = []
    tech = 0
    while techs:
        if (
            techs & 1
            and tech != s.tables.space_flight
            and s.tables.tech_level[tech] <= max_level
            and has_place(s, seat, tech)
        ):
            found.append(tech)
        techs >>= 1
        tech += 1
    return found


def learn(s: "CivilizationState", seat: int, tech: int) -> None:
    """R10.7: everything a new tech does at once."""
    t = s.tables
    before = s.ranks[seat * 4 : seat * 4 + 4]
    s.techs = replaced(s.techs, seat, s.techs[seat] | (1 << tech))
    new = t.tech_governments[tech] & ~s.unlocked[seat]
    s.unlocked = replaced(s.unlocked, seat, s.unlocked[seat] | new)
    s.open_next = replaced(s.open_next, seat, s.open_next[seat] | new)
    derive(s, seat)
    for building in range(len(t.buildings)):
        if t.tech_buildings[tech] >> building & 1:
            upgrade_buildings(s, seat, building)
    touch_player(s, seat)
    kind = t.tech_unit[tech]
    if kind != -1 and s.ranks[seat * 4 + kind] > before[kind]:
        upgrade_bonus(s, seat, kind)


def upgrade_buildings(s: "CivilizationState", seat: int, better: int) -> None:
    """R10.7: all own basic buildings of the kind are flipped."""
    t = s.tables
    for city in range(seat * c.CITIES, seat * c.CITIES + c.CITIES):
        centre = s.centre[city]
        if centre == -1:
            continue
        for square in s.board.ring[centre]:
            piece = s.piece[square]
            if t.building_piece <= piece < t.wonder_piece:
                if t.buildings[piece - t.building_piece].upgrade == better:
                    set_piece(s, square, t.building_piece + better)


def upgrade_bonus(s: "CivilizationState", seat: int, kind: int) -> None:
    """R18.4: Germany's free unit and resource."""
    civ = s.tables.civs[s.civ[seat]]
    for _unit in range(civ.upgrade_units):
        draw_unit(s, seat, kind)
    if civ.upgrade_resource and sum(s.supply) > 0:
        s.push(c.S_TAKE_RESOURCE, 1 << seat)


def thresholds(s: "CivilizationState", seat: int) -> int:
    """How much less trade a level needs (Porcelain Tower)."""
    return wonder_amount(s, seat, c.OP_THRESHOLD)


def researchable(s: "CivilizationState", seat: int) -> list[Action]:
    """R10.2-R10.5: every tech the seat could research now."""
    t = s.tables
    trade = s.trade[seat] + thresholds(s, seat)
    techs = s.techs[seat]
    base = seat * 6
    levels = s.levels
    found: list[Action] = []
    for level in range(1, 6):
        if trade < t.level_cost[level]:
            break
        if level > 1 and levels[base + level] + 1 > levels[base + level - 1] - 1:
            continue
        for bit, action in t.research_level[level]:
            if not techs & bit:
                found.append(action)
    return found


def no_research(s: "CivilizationState", seat: int, tech: int) -> int:
    """Why a tech cannot be researched."""
    if tech <= OPEN:
        return c.N_NOT_OFFERED
    if s.techs[seat] >> tech & 1:
        return c.N_TECH_KNOWN
    if s.trade[seat] + thresholds(s, seat) < s.tables.level_cost[s.tables.tech_level[tech]]:
        return c.N_TECH_TRADE
    return c.N_NOT_OFFERED if has_place(s, seat, tech) else c.N_TECH_PLACE


def begin_research(s: "CivilizationState") -> None:
    """R10.1: those who can research choose secretly."""
    mask = 0
    s.chosen = (-1,) * s.players
    for seat in range(s.players):
        if s.trade[seat] + thresholds(s, seat) >= s.tables.level_cost[1] and researchable(s, seat):
            mask |= 1 << seat
    s.push(c.S_RESEARCH, mask)


class ResearchStep(CivStep):
    """R22.4: a legal tech or none, in secret; then revealed and carried out in turn order."""

    def __init__(self) -> None:
        self.name = "research"
        self.offers = (c.A_RESEARCH, c.A_RESEARCH_NONE)
        self.elsewhere = elsewhere(*self.offers)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        actions = researchable(s, seat)
        actions.append(NONE)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.chosen = replaced(s.chosen, seat, action[1] if action[0] == c.A_RESEARCH else -1)
        s.answered(seat)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        s.reveal()
        for turn in range(s.players):
            seat = (s.first + turn) % s.players
            tech = s.chosen[seat]
            if tech == -1:
                continue
            s.chosen = replaced(s.chosen, seat, -1)
            if s.ending:
                continue
            # R10.3: all trade is used up but what coins protect, counted before the new tech takes effect.
            before = s.trade[seat]
            s.trade[seat] = min(before, s.coin_count[seat])
            if s.log is not None:
                spent = goods(before - s.trade[seat], "trade")
                say(s, seat, "log.research", {"tech": s.tables.tech_ids[tech], "goods": spent}, "R10.1")
            if tech == s.tables.space_flight:
                s.techs = replaced(s.techs, seat, s.techs[seat] | (1 << tech))
                derive(s, seat)
                finish(s, seat, c.E_TECHNOLOGY)
                return
            learn(s, seat, tech)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        return no_research(s, seat, x) if kind == c.A_RESEARCH else c.N_NOT_OFFERED

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.research", {"n": s.trade[seat], "coins": s.coin_count[seat]}, "R10.1")


class LearnStep(CivStep):
    """Learn a tech for free (R10.6). a: techs to choose from as a mask, b: highest level, c: MAY_DECLINE."""

    def __init__(self) -> None:
        self.name = "learn"
        self.args = arguments(techs=Set(TECH), level=amount(0, 5), may_decline=amount(0, MAY_DECLINE))
        self.offers = (c.A_LEARN, c.A_DECLINE)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = [(c.A_LEARN, tech, 0, 0) for tech in learnable(s, seat, frame[2], frame[3])]
        if frame[4] & MAY_DECLINE:
            actions.append(DECLINE)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_LEARN:
            if s.log is not None:
                say(s, seat, "log.learn", {"tech": s.tables.tech_ids[action[1]]}, "R10.6")
            learn(s, seat, action[1])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.learn", {}, "R10.6")


class TakeResourceStep(CivStep):
    """A resource of the player's choice from the market (R18.4)."""

    def __init__(self) -> None:
        self.name = "take_resource"
        self.offers = (c.A_RESOURCE,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_RESOURCE, resource, 0, 0) for resource in range(4) if s.supply[resource]]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        take_token(s, seat, action[1])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.take_resource", {}, "R18.4")


def take_token(s: "CivilizationState", seat: int, resource: int) -> None:
    s.supply = raised(s.supply, resource, -1)
    s.tokens = raised(s.tokens, seat * 4 + resource, 1)
    if s.log is not None:
        say(s, seat, "log.take_resource", {"resource": c.RESOURCES[resource]}, "R8.19")


def offer_learning(s: "CivilizationState", seat: int, techs: int, max_level: int, may_decline: bool) -> None:
    """Ask the seat for a tech to learn, if there is any."""
    if learnable(s, seat, techs, max_level):
        s.push(c.S_LEARN, 1 << seat, techs, max_level, MAY_DECLINE if may_decline else 0)
    elif s.log is not None:
        s.note(seat, Say("log.nothing_to_learn", {"player": player(s, seat)}, "R16.5"))
