"""What culture events and resource abilities may aim at and what they do, by effect (R23).

A card or ability chooses its targets in at most two stages, x and then y, before it is announced (R16.1). A target is
the action that chose it; NOTHING stands for one that is not there.
"""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.atlas import LAND
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.culture import gain_great_person
from ziggurat.games.civilization.flow import city_name, ensure_hand, gain_culture, gain_trade, say
from ziggurat.games.civilization.research import learn, learnable, offer_learning
from ziggurat.games.civilization.tables import Ability, CultureEvent
from ziggurat.games.civilization.units import discard_unit
from ziggurat.games.civilization.world import (
    IN_THE_AIR,
    SLOTS,
    change_map,
    clear_piece,
    distances,
    figures_on,
    on_the_map,
    origins,
    own_cities,
    put_figure,
    refresh_square,
    remove_city,
    remove_figures,
    stacked,
    take_figure,
    touch_player,
)
from ziggurat.kernel.rows import raised, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

NOTHING: Final[Action] = (c.A_TARGET_NONE, 0, 0, 0)
GREAT_PERSON: Final[Action] = (c.A_TARGET_GREAT_PERSON, 0, 0, 0)
SQUARES: Final[list[Action]] = [(c.A_TARGET_SQUARE, square, 0, 0) for square in range(256)]
CITY: Final[list[Action]] = [(c.A_TARGET_CITY, city, 0, 0) for city in range(4 * c.CITIES)]
SEAT: Final[list[Action]] = [(c.A_TARGET_PLAYER, seat, 0, 0) for seat in range(4)]
TWO_STAGES: Final = frozenset((c.OP_KILL_SQUARE, c.OP_MOVE, c.OP_LEARN, c.OP_STEAM))
ALL: Final = 256  # no fewer than there are squares
NO_TARGET: Final = frozenset(
    (c.OP_CANCEL, c.OP_CULTURE, c.OP_GREAT_PERSON, c.OP_COIN, c.OP_ACTIONS, c.OP_STRIKE, c.OP_WOUNDS)
)


# -- targets of events ----------------------------------------------------------------------------------


def event_stages(event: CultureEvent) -> int:
    if event.op == c.OP_DESTROY:
        return 2 if event.n > 1 else 1
    return 2 if event.op in TWO_STAGES else 1


def has_target(s: "CivilizationState", seat: int, kind: int) -> bool:
    """Whether there is anything the card may aim at."""
    if s.refused:
        return bool(event_targets(s, seat, kind, NOTHING))
    event = s.tables.events[kind]
    # What kills figures may kill one's own, and those are always near enough.
    if (event.op == c.OP_KILL or event.op == c.OP_KILL_SQUARE) and on_the_map(s, seat):
        return True
    return bool(_first_targets(s, seat, event, 1))


def event_targets(s: "CivilizationState", seat: int, kind: int, first: Action) -> list[Action]:
    """What the card may aim at: its first target, or with a first one chosen its second."""
    event = s.tables.events[kind]
    op = event.op
    if first is NOTHING:
        found = _first_targets(s, seat, event, ALL)
        return [target for target in found if (kind, target) not in s.refused] if s.refused else found
    x = first[1]
    if op == c.OP_KILL_SQUARE:
        return victims(s, x, event.n)
    if op == c.OP_MOVE:
        return [SQUARES[square] for square in pushable(s, x, event.n, ALL)]
    if op == c.OP_LEARN:
        return [(c.A_TARGET_TECH, tech, 0, 0) for tech in learnable(s, seat, s.techs[x], event.n)] or [NOTHING]
    return [target for target in _first_targets(s, seat, event, ALL) if target[1] > x] + [NOTHING]


def _first_targets(s: "CivilizationState", seat: int, event: CultureEvent, most: int) -> list[Action]:
    """All first targets; where finding them takes long, no more than so many."""
    op = event.op
    if op == c.OP_PRODUCTION:
        return [CITY[city] for city in own_cities(s, seat)]
    if op == c.OP_DISASTER:
        return _disaster_squares(s, event, most) if s.disasters_left else []
    if op == c.OP_KILL:
        return figures_in(s, within(s, seat, event.distance))
    if op == c.OP_KILL_SQUARE:
        return [SQUARES[square] for square in within(s, seat, event.distance) if victims(s, square, event.n)]
    if op == c.OP_MOVE:
        moved: list[Action] = []
        for square in range(s.board.size):
            owner = s.owner_at[square]
            if owner != -1 and owner != seat and pushable(s, square, event.n, 1):
                moved.append(SQUARES[square])
                if len(moved) == most:
                    break
        return moved
    if op == c.OP_LEARN:
        return [
            SEAT[other]
            for other in range(s.players)
            if other != seat
            and (learnable(s, seat, s.techs[other], event.n) or learnable(s, other, s.techs[seat], event.n))
        ]
    if op == c.OP_DESTROY:
        found = buildings_in(s, within(s, seat, event.distance), seat if event.others_only else -1)
        return [SQUARES[square] for square in found]
    if op == c.OP_ANARCHY:
        return [SEAT[other] for other in range(s.players) if other != seat and s.governments[other] != s.tables.anarchy]
    return []


def within(s: "CivilizationState", seat: int, distance: int) -> list[int]:
    """Revealed squares within the distance of an own figure or city; -1 anywhere on the map."""
    if distance == -1:
        return [square for square in range(s.board.size) if s.ground[square] >= 0]
    return sorted(distances(s, origins(s, seat), distance))


def group_counts(s: "CivilizationState") -> tuple[int, int]:
    """Armies and scouts of the group that is moving."""
    return (s.group & c.ARMY_MASK).bit_count(), (s.group & c.SCOUT_MASK).bit_count()


def figures_in(s: "CivilizationState", squares: list[int]) -> list[Action]:
    """One target for each owner and kind of figure standing there, the moving group included."""
    found: list[Action] = []
    for square in squares:
        owner = s.owner_at[square]
        if owner != -1:
            if s.armies_at[square]:
                found.append((c.A_TARGET_FIGURE, square, c.ARMY, owner))
            if s.scouts_at[square]:
                found.append((c.A_TARGET_FIGURE, square, c.SCOUT, owner))
        if s.lifted and s.group_square == square:
            armies, scouts = group_counts(s)
            if armies and not (owner == s.mover and s.armies_at[square]):
                found.append((c.A_TARGET_FIGURE, square, c.ARMY, s.mover))
            if scouts and not (owner == s.mover and s.scouts_at[square]):
                found.append((c.A_TARGET_FIGURE, square, c.SCOUT, s.mover))
    return found


def victims(s: "CivilizationState", square: int, most: int) -> list[Action]:
    """A great person, or up to `most` figures of one player, in the square."""
    found: list[Action] = []
    if s.piece[square] >= s.tables.great_piece:
        found.append(GREAT_PERSON)
    sides: list[tuple[int, int, int]] = []
    if s.owner_at[square] != -1:
        sides.append((s.owner_at[square], s.armies_at[square], s.scouts_at[square]))
    if s.lifted and s.group_square == square:
        armies, scouts = group_counts(s)
        if sides and sides[0][0] == s.mover:
            sides[0] = (s.mover, sides[0][1] + armies, sides[0][2] + scouts)
        elif armies + scouts:
            sides.append((s.mover, armies, scouts))
    for owner, armies, scouts in sides:
        for a in range(min(armies, most) + 1):
            for b in range(min(scouts, most - a) + 1):
                if a + b:
                    found.append((c.A_TARGET_FIGURES, a, b, owner))
    return found


def pushable(s: "CivilizationState", square: int, steps: int, most: int) -> list[int]:
    """R16.7: where all figures of the square can be moved together by another player; no more than so many."""
    owner = s.owner_at[square]
    size = s.armies_at[square] + s.scouts_at[square]
    limit = s.stack_limit[owner]
    strict = s.options["stacking_while_passing"] == "strict"
    seen = {square}
    edge = [square]
    found: list[int] = []
    for _step in range(steps):
        following: list[int] = []
        for here in edge:
            for there in s.board.near[here]:
                if there in seen or s.ground[there] < 0 or s.ground[there] == c.WATER:
                    continue
                if s.owner_at[there] not in (-1, owner) or s.token[there] != c.NO_TOKEN or s.city_at[there] != -1:
                    continue
                fits = stacked(s, owner, there) + size <= limit
                if strict and not fits:
                    continue
                seen.add(there)
                following.append(there)
                if fits:
                    found.append(there)
                    if len(found) == most:
                        return found
        edge = following
    return sorted(found)


def buildings_in(s: "CivilizationState", squares: list[int], not_of: int) -> list[int]:
    """Squares with a building, or centres with walls (R19.8), except those of one player."""
    found: list[int] = []
    for square in squares:
        city = s.city_at[square]
        if city != -1:
            if s.walled >> city & 1 and city // c.CITIES != not_of:
                found.append(square)
        elif 0 < s.piece[square] < s.tables.wonder_piece and s.rim_of[square] // c.CITIES != not_of:
            found.append(square)
    return found


def _disaster_squares(s: "CivilizationState", event: CultureEvent, most: int) -> list[Action]:
    """R8.13: no building or wonder there, no city centre, the right terrain, and something would change."""
    found: list[Action] = []
    for square in range(s.board.size):
        ground = s.ground[square]
        if ground < 0 or s.city_at[square] != -1 or 0 < s.piece[square] < s.tables.great_piece:
            continue
        if event.must_be and not event.must_be >> ground & 1:
            continue
        if event.must_not_be >> ground & 1 or s.disaster[square] == event.becomes + 1:
            continue
        found.append(SQUARES[square])
        if len(found) == most:
            break
    return found


def targeted(s: "CivilizationState", seat: int, kind: int, x: Action, y: Action) -> int:
    """R16.1: bit mask of the other players the card aims at."""
    op = s.tables.events[kind].op
    mask = 0
    if op in (c.OP_LEARN, c.OP_ANARCHY):
        mask = 1 << x[1]
    elif op == c.OP_MOVE:
        mask = 1 << s.owner_at[x[1]]
    elif op == c.OP_KILL:
        mask = 1 << x[3]
    elif op == c.OP_KILL_SQUARE:
        mask = 1 << s.rim_of[x[1]] // c.CITIES if y[0] == c.A_TARGET_GREAT_PERSON else 1 << y[3]
    elif op in (c.OP_DISASTER, c.OP_DESTROY):
        for target in (x, y):
            if target[0] == c.A_TARGET_SQUARE:
                square = target[1]
                city = s.city_at[square] if s.city_at[square] != -1 else s.rim_of[square]
                if city != -1:
                    mask |= 1 << city // c.CITIES
    elif s.tables.events[kind].coin and x[0] == c.A_TARGET_PLAYER:
        mask = 1 << x[1]
    return mask & ~(1 << seat)


# -- targets of abilities -------------------------------------------------------------------------------


def ability_stages(ability: Ability) -> int:
    if ability.op in NO_TARGET:
        return 0
    return 2 if ability.op in TWO_STAGES else 1


def ability_targets(s: "CivilizationState", seat: int, number: int, first: Action) -> list[Action]:
    ability = s.tables.abilities[number]
    op = ability.op
    if op == c.OP_PRODUCTION:
        return [CITY[city] for city in own_cities(s, seat)]
    if op == c.OP_TRADE:
        return [SEAT[other] for other in range(s.players) if other != seat]
    if op == c.OP_OBSOLETE:
        return _obsolete_targets(s, seat, ability)
    if op == c.OP_LOCK:
        return [SQUARES[square] for square in range(s.board.size) if s.ground[square] >= 0 and square not in s.locked]
    if op == c.OP_STEAM:
        if first is NOTHING:
            return [
                SQUARES[square]
                for square in sorted({s.pos[seat * c.FIGURES + j] for j in range(c.FIGURES)})
                if square >= 0 and _sea(s, seat, square, 1)
            ]
        return [SQUARES[square] for square in _sea(s, seat, first[1], ALL)]
    if op == c.OP_NUKE:
        return [CITY[city] for city in range(s.players * c.CITIES) if city % c.CITIES and s.centre[city] != -1]
    return []


def _obsolete_targets(s: "CivilizationState", seat: int, ability: Ability) -> list[Action]:
    """R19.7: any player's wonder or one in the market; or the other half of the card."""
    found: list[Action] = [
        (c.A_TARGET_WONDER, number, 0, 0)
        for number, wonder in enumerate(s.tables.wonders)
        if ability.eras >> wonder.era & 1 and s.wonder_owner[number] >= -1 and not s.obsolete >> number & 1
    ]
    if ability.kills:
        found += [(c.A_TARGET_UNIT, other, 0, 0) for other in range(s.players) if other != seat and s.units[other]]
    if ability.destroys:
        found += [SQUARES[square] for square in buildings_in(s, list(range(s.board.size)), -1)]
    return found


def _sea(s: "CivilizationState", seat: int, square: int, most: int) -> list[int]:
    """R19.6: revealed water squares without enemy figures and with room; no more than so many."""
    size = stacked(s, seat, square)
    limit = s.stack_limit[seat]
    found: list[int] = []
    for there in range(s.board.size):
        if s.ground[there] == c.WATER and there != square and s.token[there] == c.NO_TOKEN:
            owner = s.owner_at[there]
            if (owner == -1 or owner == seat) and stacked(s, seat, there) + size <= limit:
                found.append(there)
                if len(found) == most:
                    break
    return found


# -- carrying out ---------------------------------------------------------------------------------------


def resolve_event(s: "CivilizationState", seat: int, kind: int, first: Action, second: Action) -> None:
    event = s.tables.events[kind]
    op = event.op
    x, y = first[1], second[1]
    if op == c.OP_PRODUCTION:
        add_production(s, seat, x, event.n)
    elif op == c.OP_DISASTER:
        s.disasters_left -= 0 if s.disaster[x] else 1
        s.disaster = replaced(s.disaster, x, event.becomes + 1)
        s.ground = replaced(s.ground, x, event.becomes)
        change_map(s, LAND)
        refresh_square(s, x)
        if s.log is not None:
            say(s, seat, "log.disaster", {"square": square_name(x), "terrain": c.TERRAINS[event.becomes]}, "R8.13")
    elif op == c.OP_KILL:
        kill_figures(s, first[3], x, 1 if first[2] == c.ARMY else 0, 1 if first[2] == c.SCOUT else 0)
    elif op == c.OP_KILL_SQUARE:
        if second[0] == c.A_TARGET_FIGURES:
            kill_figures(s, second[3], x, second[1], second[2])
        elif s.piece[x] >= s.tables.great_piece:
            if s.log is not None:
                say(s, seat, "log.great_person_killed", {"square": square_name(x)}, "R8.17")
            clear_piece(s, x, seat, False)
    elif op == c.OP_MOVE:
        owner = s.owner_at[x]
        if owner != -1:
            move_figures(s, owner, x, y)
    elif op == c.OP_LEARN:
        # R16.5: the card's player first, then the other one.
        offer_learning(s, x, s.techs[seat], event.n, True)
        if second[0] == c.A_TARGET_TECH:
            if s.log is not None:
                say(s, seat, "log.learn", {"tech": s.tables.tech_ids[y]}, "R16.5")
            learn(s, seat, y)
    elif op == c.OP_DESTROY:
        destroy(s, x)
        if second[0] == c.A_TARGET_SQUARE:
            destroy(s, y)
    elif op == c.OP_ANARCHY:
        # R16.8: at once, and not to be changed in this round.
        set_government(s, x, s.tables.anarchy)
        s.changed |= 1 << x


def resolve_ability(s: "CivilizationState", seat: int, number: int, first: Action, second: Action) -> None:
    ability = s.tables.abilities[number]
    op = ability.op
    x, y = first[1], second[1]
    if op == c.OP_PRODUCTION:
        add_production(s, seat, x, ability.n)
    elif op == c.OP_CULTURE:
        gain_culture(s, seat, ability.n, ability.id, "R10.9")
    elif op == c.OP_TRADE:
        gain_trade(s, seat, ability.n, ability.id, "R10.9")
        gain_trade(s, x, ability.other, ability.id, "R10.9")
    elif op == c.OP_GREAT_PERSON:
        for _marker in range(ability.n):
            gain_great_person(s, seat)
    elif op == c.OP_COIN:
        add_coin(s, seat, ability.n)
    elif op == c.OP_OBSOLETE:
        if first[0] == c.A_TARGET_SQUARE:
            destroy(s, x)
        elif first[0] == c.A_TARGET_UNIT:
            kill_unit(s, x)
        else:
            make_obsolete(s, x)
    elif op == c.OP_LOCK:
        s.locked += (x,)
        if s.log is not None:
            say(s, seat, "log.locked", {"square": square_name(x)}, "R19.5")
    elif op == c.OP_STEAM:
        for j in move_figures(s, seat, x, y):
            s.moved[seat] |= 1 << j
    elif op == c.OP_ACTIONS:
        if s.log is not None:
            say(s, seat, "log.extra_actions", {"n": ability.n}, "R8.2")
        for city in own_cities(s, seat):
            # R6.9: Anarchy forbids the capital's extra action too.
            if city % c.CITIES or not s.laws[s.governments[seat]].no_capital:
                s.actions_left[city] += ability.n
    elif op == c.OP_NUKE:
        nuke(s, x)
    elif op == c.OP_STRIKE:
        if s.battle is not None:
            s.battle.extra += ability.n
            if s.log is not None:
                say(s, seat, "log.extra_wounds", {"n": ability.n}, "R11.12")
    elif op == c.OP_WOUNDS and s.battle is not None:
        s.push(c.S_WOUNDS, 1 << seat, ability.n, s.battle.turn, -1)


def move_figures(s: "CivilizationState", owner: int, square: int, to: int) -> list[int]:
    """All figures of the owner from one square to another, without a step in between."""
    moving = figures_on(s, owner, square)
    for j in moving:
        take_figure(s, owner, j)
        put_figure(s, owner, j, to)
    if s.log is not None:
        named: dict[str, object] = {"n": len(moving), "square": square_name(square), "to": square_name(to)}
        say(s, owner, "log.figures_moved", named, "R16.7")
    return moving


def add_production(s: "CivilizationState", seat: int, city: int, amount: int) -> None:
    if s.centre[city] != -1:
        s.bonus = raised(s.bonus, city, amount)
        if s.log is not None:
            say(s, seat, "log.production", {"city": city_name(s, city), "n": amount}, "R2.5")


def add_coin(s: "CivilizationState", seat: int, tech: int) -> None:
    """R8.20: a coin token on a tech card, at most as many as it says."""
    slot = s.tables.coin_slot[tech]
    if s.coins_on[seat * SLOTS + slot] < s.tables.coin_max[slot]:
        s.coins_on = raised(s.coins_on, seat * SLOTS + slot, 1)
        s.dirty = -1
        if s.log is not None:
            say(s, seat, "log.coin", {"tech": s.tables.tech_ids[tech]}, "R12.1")


def coin_room(s: "CivilizationState", seat: int, tech: int) -> bool:
    slot = s.tables.coin_slot[tech]
    return s.coins_on[seat * SLOTS + slot] < s.tables.coin_max[slot]


def kill_figures(s: "CivilizationState", owner: int, square: int, armies: int, scouts: int) -> None:
    """R19.12: to their owner's supply, no loot. Figures of the moving group count as standing in its square."""
    base = owner * c.FIGURES
    flying = s.lifted and s.mover == owner and s.group_square == square
    for scout, count in ((False, armies), (True, scouts)):
        for _figure in range(count):
            for j in range(c.ARMIES, c.FIGURES) if scout else range(c.ARMIES):
                if flying and s.pos[base + j] == IN_THE_AIR and s.group >> j & 1:
                    s.pos[base + j] = -1
                    s.group &= ~(1 << j)
                    break
                if s.pos[base + j] == square:
                    take_figure(s, owner, j)
                    if s.mover == owner:
                        s.group &= ~(1 << j)
                    break
    if s.log is not None:
        say(s, owner, "log.figures_killed", {"n": armies + scouts, "square": square_name(square)}, "R19.12")


def destroy(s: "CivilizationState", square: int) -> None:
    """A building, or the walls of the city whose centre it is (R19.8)."""
    city = s.city_at[square]
    if city != -1:
        name = "city_walls"
        s.walled &= ~(1 << city)
    elif 0 < s.piece[square] < s.tables.wonder_piece:
        name = s.tables.piece_ids[s.piece[square]]
        city = s.rim_of[square]
        clear_piece(s, square, city // c.CITIES, False)
    else:
        return  # destroyed by something else in the meantime
    if s.log is not None:
        say(s, city // c.CITIES, "log.destroyed", {"building": name, "square": square_name(square)}, "R19.8")


def kill_unit(s: "CivilizationState", victim: int) -> None:
    """R19.7: a random unit of the player's standing forces."""
    if s.units[victim]:
        card, left = s.draw_from(s.units[victim])
        s.units = replaced(s.units, victim, left)
        discard_unit(s, card)
        if s.log is not None:
            say(s, victim, "log.unit_killed", {"unit": s.tables.unit_ids[card]}, "R19.7")


def make_obsolete(s: "CivilizationState", wonder: int) -> None:
    """R15: off for the rest of the game; one still in the market leaves it (R15.2)."""
    if s.wonder_owner[wonder] == -1:
        s.wonder_owner = replaced(s.wonder_owner, wonder, -3)
        slot = s.market.index(wonder)
        s.market = replaced(s.market, slot, draw_wonder(s))
    elif s.wonder_owner[wonder] >= 0:
        s.obsolete |= 1 << wonder
        s.dirty = -1
    if s.log is not None:
        s.note(max(0, s.wonder_owner[wonder]), Say("log.obsolete", {"wonder": s.tables.wonder_ids[wonder]}, "R15.1"))


def draw_wonder(s: "CivilizationState") -> int:
    """R8.10: the next wonder of the deck, medieval before modern; -1 when it is empty."""
    if s.medieval_bag:
        wonder, s.medieval_bag = s.draw_from(s.medieval_bag)
    elif s.modern_bag:
        wonder, s.modern_bag = s.draw_from(s.modern_bag)
    else:
        return -1
    s.wonder_owner = replaced(s.wonder_owner, wonder, -1)
    return wonder


def nuke(s: "CivilizationState", city: int) -> None:
    """R9.17: the city and everything on its centre and outskirts."""
    centre = s.centre[city]
    for square in (centre, *s.board.ring[centre]):
        owner = s.owner_at[square]
        if owner != -1:
            remove_figures(s, owner, square)
    remove_city(s, city)
    if s.log is not None:
        say(s, city // c.CITIES, "log.nuked", {"square": square_name(centre)}, "R9.17")


def set_government(s: "CivilizationState", seat: int, government: int) -> None:
    """R6.8: permanent effects last exactly as long as the government is in force."""
    s.governments = replaced(s.governments, seat, government)
    if government == s.tables.anarchy:
        s.anarchy_round = replaced(s.anarchy_round, seat, s.round)
    touch_player(s, seat)
    if s.log is not None:
        say(s, seat, "log.government", {"government": s.tables.government_ids[government]}, "R6.7")
    ensure_hand(s, seat)
