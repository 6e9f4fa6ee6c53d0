"""Phase 1, Start of Turn: wonders, great people, cities, governments, scout gathering (R6, R13)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.city_actions import USED_GOVERNMENT, USED_WONDER, trigger_advance
from ziggurat.games.civilization.culture import advance, great_squares, place_great_person
from ziggurat.games.civilization.domains import OWNER, PIECE, SQUARE
from ziggurat.games.civilization.effects import set_government
from ziggurat.games.civilization.flow import CivStep, city_name, elsewhere, finish, gain_culture, gain_trade, say
from ziggurat.games.civilization.founding import can_found, city_slot, displacement_squares
from ziggurat.games.civilization.guards import no_city_there, no_event, no_government
from ziggurat.games.civilization.reactions import playable_events, start_event
from ziggurat.games.civilization.research import learn, learnable, take_token
from ziggurat.games.civilization.world import (
    add_city,
    city_yield,
    figures_on,
    own_cities,
    put_figure,
    stacked,
    take_figure,
    touch_player,
    unbuilt,
    wonder_active,
)
from ziggurat.kernel.domains import amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import raised, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

END: Final[Action] = (c.A_END, 0, 0, 0)
CHOICES: Final = (c.OP_FREE_FIGURE, c.OP_FREE_TECH, c.OP_FREE_ADVANCE)  # effects of wonders that leave a choice


def begin_start_of_turn(s: "CivilizationState", seat: int) -> None:
    """Effects that leave no choice happen at once; the rest is asked for where there is any."""
    if s.placed_great[seat]:
        s.placed_great = replaced(s.placed_great, seat, 0)
    for wonder, card in enumerate(s.tables.wonders):
        if s.wonder_owner[wonder] == seat and wonder_active(s, wonder):
            if card.op == c.OP_TRADE:
                gain_trade(s, seat, card.n, card.id, "R6.1")
            elif card.op == c.OP_CULTURE:
                gain_culture(s, seat, card.n, card.id, "R6.1")
            elif card.op == c.OP_COIN:
                s.wonder_coins = raised(s.wonder_coins, wonder, card.n)
                s.dirty = -1
                if s.log is not None:
                    say(s, seat, "log.wonder_coin", {"wonder": card.id}, "R6.1")
    government_income(s, seat)
    s.push(c.S_GATHER, 0, seat, 0)
    # Being passed over must not tell that a hand holds nothing to play (R21).
    if s.events[seat] or s.held[seat]:
        s.push(c.S_START_OF_TURN, 1 << seat)
        return
    actions = turn_actions(s, seat)
    if len(actions) > 1:
        s.push(c.S_START_OF_TURN, 1 << seat)
        s.cached = tuple(actions)
        s.cached_seat = seat


def government_income(s: "CivilizationState", seat: int) -> None:
    """What a government of the reprinted set gives at the start of turn."""
    law = s.laws[s.governments[seat]]
    name = s.tables.government_ids[s.governments[seat]]
    if law.start_trade:
        gain_trade(s, seat, law.start_trade, name, "R6.8")
    if law.culture_per_army:
        base = seat * c.FIGURES
        armies = sum(1 for j in range(c.ARMIES) if s.pos[base + j] != -1)
        gain_culture(s, seat, law.culture_per_army * armies, name, "R6.8")


def turn_actions(s: "CivilizationState", seat: int) -> list[Action]:
    actions: list[Action] = []
    wonder_actions(s, seat, actions)
    if s.reserve[seat]:
        great_person_actions(s, seat, actions)
    founding_actions(s, seat, actions)
    government_actions(s, seat, actions)
    law = s.laws[s.governments[seat]]
    if law.harvest and not s.used[seat] & USED_GOVERNMENT:
        for city in own_cities(s, seat):
            symbols = city_yield(s, city) >> c.RESOURCE_SHIFT
            for resource in range(4):
                if symbols >> 4 * resource & 15 and s.supply[resource]:
                    actions.append((c.A_HARVEST, city, resource, 0))
    if s.events[seat]:
        for kind in playable_events(s, seat, c.START_OF_TURN):
            actions.append((c.A_PLAY, kind, 0, 0))
    actions.append(END)
    return actions


def wonder_actions(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    """R6.1: wonders with a choice, each once."""
    if seat not in s.wonder_owner:
        return
    for wonder, card in enumerate(s.tables.wonders):
        op = card.op
        if op not in CHOICES or s.wonder_owner[wonder] != seat or not wonder_active(s, wonder):
            continue
        if s.used[seat] >> (USED_WONDER + wonder) & 1:
            continue
        if op == c.OP_FREE_FIGURE:
            # R19.1: an unbuilt figure and room under the stacking limit.
            if stacked(s, seat, s.wonder_square[wonder]) < s.stack_limit[seat]:
                for scout in (0, 1):
                    if unbuilt(s, seat, bool(scout)) != -1:
                        actions.append((c.A_WONDER_FIGURE, wonder, scout, 0))
        elif op == c.OP_FREE_TECH:
            techs = 0
            for other in range(s.players):
                if other != seat:
                    techs |= s.techs[other]
            for tech in learnable(s, seat, techs, 5):
                actions.append((c.A_WONDER_TECH, wonder, tech, 0))
        else:
            actions.append((c.A_WONDER_ADVANCE, wonder, 0, 0))


def great_person_actions(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    """R6.2: each marker at most once per Start of Turn; markers of one kind are alike."""
    squares = great_squares(s, seat)
    for kind in sorted(set(s.reserve[seat])):
        owned = s.reserve[seat].count(kind)
        piece = s.tables.great_piece + kind
        for city in own_cities(s, seat):
            for square in s.board.ring[s.centre[city]]:
                if s.piece[square] == piece:
                    owned += 1
        if s.placed_great[seat] >> 4 * kind & 15 < owned:
            for square in squares:
                if s.piece[square] != piece:
                    actions.append((c.A_GREAT_PERSON, kind, square, 0))


def founding_actions(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    if city_slot(s, seat) == -1:
        return
    base = seat * c.FIGURES
    seen: list[int] = []
    for j in (c.ARMIES, c.ARMIES + 1):
        square = s.pos[base + j]
        if square != -1 and square not in seen and can_found(s, seat, square) is None:
            seen.append(square)
            actions.append((c.A_FOUND, square, 0, 0))
    if s.laws[s.governments[seat]].armies_found:
        done: list[int] = []
        for j in range(c.ARMIES):
            square = s.pos[base + j]
            if square != -1 and square not in done and can_found(s, seat, square) is None:
                done.append(square)
                actions.append((c.A_FOUND_ARMY, square, 0, 0))


def government_actions(s: "CivilizationState", seat: int, actions: list[Action]) -> None:
    """R6.7: directly to one unlocked last round, into Anarchy, or out of an Anarchy of an earlier round."""
    if s.changed >> seat & 1:
        return
    now = s.governments[seat]
    no_rule = s.tables.anarchy
    if now == no_rule:
        if s.anarchy_round[seat] < s.round:
            for government in range(len(s.laws)):
                if government != no_rule and s.unlocked[seat] >> government & 1:
                    actions.append((c.A_GOVERNMENT, government, 0, 0))
        return
    for government in range(len(s.laws)):
        if government == no_rule or (s.open_now[seat] >> government & 1 and government != now):
            actions.append((c.A_GOVERNMENT, government, 0, 0))


def found_city(s: "CivilizationState", seat: int, square: int, by_army: bool) -> None:
    city = city_slot(s, seat)
    wanted = range(c.ARMIES) if by_army else range(c.ARMIES, c.FIGURES)
    for j in wanted:
        if s.pos[seat * c.FIGURES + j] == square:
            take_figure(s, seat, j)
            break
    others = figures_on(s, seat, square)
    if s.log is not None:
        say(s, seat, "log.found", {"square": square_name(square)}, "R6.3")
    add_city(s, city, square)
    if s.options["introductory"] and len(own_cities(s, seat)) == c.CITIES:
        # R20.1: the introductory game ends with the third city.
        finish(s, seat, c.E_INTRODUCTORY)
        return
    for j in reversed(others):
        s.push(c.S_DISPLACE, 1 << seat, square, j)
    trigger_advance(s, seat, c.T_CITY)


class StartOfTurnStep(CivStep):
    def __init__(self) -> None:
        self.name = "start_of_turn"
        self.offers = (
            c.A_WONDER_FIGURE,
            c.A_WONDER_TECH,
            c.A_WONDER_ADVANCE,
            c.A_GREAT_PERSON,
            c.A_FOUND,
            c.A_FOUND_ARMY,
            c.A_GOVERNMENT,
            c.A_HARVEST,
            c.A_PLAY,
            c.A_END,
        )
        self.elsewhere = elsewhere(*self.offers)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return turn_actions(s, seat)

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        kind = action[0]
        if kind == c.A_END:
            s.stack.pop()
        elif kind == c.A_GOVERNMENT:
            s.changed |= 1 << seat
            set_government(s, seat, action[1])
            government_income(s, seat)
        elif kind == c.A_FOUND or kind == c.A_FOUND_ARMY:
            found_city(s, seat, action[1], kind == c.A_FOUND_ARMY)
        elif kind == c.A_GREAT_PERSON:
            s.placed_great = raised(s.placed_great, seat, 1 << 4 * action[1])
            place_great_person(s, seat, action[1], action[2])
        elif kind == c.A_HARVEST:
            s.used[seat] |= USED_GOVERNMENT
            take_token(s, seat, action[2])
        elif kind == c.A_PLAY:
            start_event(s, seat, action[1])
        else:
            self.use_wonder(s, seat, action[1], action[2])

    def use_wonder(self, s: "CivilizationState", seat: int, wonder: int, what: int) -> None:
        card = s.tables.wonders[wonder]
        s.used[seat] |= 1 << (USED_WONDER + wonder)
        if s.log is not None:
            say(s, seat, "log.wonder_works", {"wonder": card.id}, "R6.1")
        if card.op == c.OP_FREE_FIGURE:
            j = unbuilt(s, seat, what == 1)
            put_figure(s, seat, j, s.wonder_square[wonder])
            s.fresh = replaced(s.fresh, seat, s.fresh[seat] | (1 << j))
            if s.log is not None:
                key = "log.scout" if what == 1 else "log.army"
                say(s, seat, key, {"square": square_name(s.wonder_square[wonder])}, "R19.1")
        elif card.op == c.OP_FREE_TECH:
            if s.log is not None:
                say(s, seat, "log.learn", {"tech": s.tables.tech_ids[what]}, "R10.6")
            learn(s, seat, what)
        else:
            advance(s, seat)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_FOUND:
            return no_city_there(s, seat, x)
        if kind == c.A_GOVERNMENT:
            return no_government(s, seat, x)
        if kind == c.A_PLAY:
            return no_event(x)
        if kind == c.A_HARVEST:
            return c.N_CITY_MANAGEMENT
        return c.N_RESEARCH if kind == c.A_WONDER_TECH else c.N_NOT_OFFERED

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.start_of_turn", {}, "R6.1")


class DisplaceStep(CivStep):
    """R6.4: a figure on the square of a new city moves to an adjacent one. a: square, b: figure."""

    def __init__(self) -> None:
        self.name = "displace"
        self.args = arguments(square=SQUARE, figure=PIECE)
        self.offers = (c.A_DISPLACE,)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_DISPLACE, square, 0, 0) for square in displacement_squares(s, seat, frame[2])]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        take_figure(s, seat, frame[3])
        put_figure(s, seat, frame[3], action[1])
        s.fresh = replaced(s.fresh, seat, s.fresh[seat] | (1 << frame[3]))

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.displace", {"square": square_name(frame[2])}, "R6.4")


def assign(s: "CivilizationState", seat: int, scout: int, city: int) -> None:
    """R13.1: the scout's square counts for this city (-1 none) instead of the one it counted for before."""
    s.gather = replaced(s.gather, seat * 2 + scout, city)
    touch_player(s, seat)


class GatherStep(CivStep):
    """R13: the scouts are assigned one after the other; until then their last assignment holds (R13.1).

    a: seat (while it runs), b: scout.
    """

    def __init__(self) -> None:
        self.name = "gather"
        self.args = arguments(player=OWNER, scout=amount(0, c.FIGURES - c.ARMIES))
        self.offers = (c.A_GATHER, c.A_GATHER_NONE)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        seat, scout = frame[2], frame[3]
        while scout < 2:
            j = c.ARMIES + scout
            square = s.pos[seat * c.FIGURES + j]
            if square != -1 and not s.fresh[seat] >> j & 1 and self.worth_asking(s, seat, square, scout):
                s.push(c.S_GATHER, 1 << seat, seat, scout)
                return
            if s.gather[seat * 2 + scout] != -1:
                assign(s, seat, scout, -1)  # R13.5: also that of the second scout where the first gathers now
            scout += 1

    def worth_asking(self, s: "CivilizationState", seat: int, square: int, scout: int) -> bool:
        """There is something to gather, nobody gathers it yet, and it does not go to the only city anyway."""
        if not s.yield_at[square]:
            return False
        if scout == 1 and s.gather[seat * 2] != -1 and s.pos[seat * c.FIGURES + c.ARMIES] == square:
            return False
        cities = own_cities(s, seat)
        return bool(cities) and not (len(cities) == 1 and s.rim_of[square] == cities[0])

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        scout = frame[3]
        actions: list[Action] = [(c.A_GATHER, scout, city, 0) for city in own_cities(s, seat)]
        actions.append((c.A_GATHER_NONE, scout, 0, 0))
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        scout = action[1]
        city = action[2] if action[0] == c.A_GATHER else -1
        square = s.pos[seat * c.FIGURES + c.ARMIES + scout]
        assign(s, seat, scout, city)
        if s.log is not None and city != -1:
            named: dict[str, object] = {"square": square_name(square), "city": city_name(s, city)}
            say(s, seat, "log.gather", named, "R13.1")
        s.push(c.S_GATHER, 0, seat, scout + 1)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        square = s.pos[seat * c.FIGURES + c.ARMIES + frame[3]]
        return Say("prompt.gather", {"square": square_name(square)}, "R13.1")
