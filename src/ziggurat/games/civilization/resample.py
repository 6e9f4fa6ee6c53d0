"""Another world that looks the same to one player: what he cannot know is dealt again (R21).

Pools are sorted before they are shuffled: the same dice deal the same world, whichever of those it was begins with.
"""

from typing import TYPE_CHECKING

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER
from ziggurat.games.civilization.research import researchable
from ziggurat.games.civilization.trade import refit_offer
from ziggurat.games.civilization.world import has_wonder
from ziggurat.kernel.rng import Rng
from ziggurat.kernel.rows import Row, replaced

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState


def resample(s: "CivilizationState", seat: int, rng: Rng) -> None:
    for deck in range(3):
        redeal_events(s, seat, rng, deck)
    s.hut_bag = redeal_markers(s, seat, rng, c.HUT, s.hut_bag)
    s.village_bag = redeal_markers(s, seat, rng, c.VILLAGE, s.village_bag)
    if s.offer:
        refit_offer(s, seat)
    redeal_units(s, seat, rng)
    redeal_research(s, seat, rng)


def redeal_events(s: "CivilizationState", seat: int, rng: Rng, deck: int) -> None:
    """Cards of a deck in other hands, unless this player has seen them, and those still face down."""
    pool = list(s.event_decks[deck])
    places: list[tuple[int, int]] = []
    for other in range(s.players):
        if other == seat:
            continue
        for at, card in enumerate(s.events[other]):
            if s.tables.events[card % KNOWN_EVENT].deck == deck + 1 and not card // KNOWN_EVENT >> seat & 1:
                places.append((other, at))
                pool.append(card % KNOWN_EVENT)
    pool.sort()
    rng.shuffle(pool)
    for other, at in places:
        knowers = s.events[other][at] // KNOWN_EVENT
        s.events = replaced(s.events, other, replaced(s.events[other], at, pool.pop() + KNOWN_EVENT * knowers))
    s.event_decks = replaced(s.event_decks, deck, tuple(pool))


def redeal_markers(s: "CivilizationState", seat: int, rng: Rng, kind: int, bag: Row) -> Row:
    """The hands are dealt again; what is left for the bag."""
    pool = list(bag)
    places: list[tuple[int, int]] = []
    for other in range(s.players):
        if other == seat:
            continue
        for at, marker in enumerate(s.held[other]):
            if s.tables.marker_kind[marker % KNOWN_MARKER] == kind and not marker // KNOWN_MARKER >> seat & 1:
                places.append((other, at))
                pool.append(marker % KNOWN_MARKER)
    pool.sort()
    rng.shuffle(pool)
    # A great person's village is never kept, so no hand may get one.
    keep = [marker for marker in pool if s.tables.marker_resource[marker] != -1]
    back = [marker for marker in pool if s.tables.marker_resource[marker] == -1]
    for other, at in places:
        knowers = s.held[other][at] // KNOWN_MARKER
        s.held = replaced(s.held, other, replaced(s.held[other], at, keep.pop() + KNOWN_MARKER * knowers))
    return tuple(keep + back)


def redeal_units(s: "CivilizationState", seat: int, rng: Rng) -> None:
    """Types are public, strengths are not; a battle force is secret in both respects (R21.1)."""
    t = s.tables
    battle = s.battle
    sides: list[tuple[int, int]] = []  # (seat, side) of forces this player cannot see
    barbarians = False
    if battle is not None:
        oracle = has_wonder(s, seat, c.OP_ORACLE)
        if battle.attacker != seat and not (oracle and battle.defender == seat and not battle.village):
            sides.append((battle.attacker, 0))
        if battle.village:
            barbarians = battle.defender != seat and not (oracle and battle.attacker == seat)
        elif battle.defender != seat and not (oracle and battle.attacker == seat):
            sides.append((battle.defender, 1))
    sizes: list[int] = []
    forces = [list(units) for units in s.units]
    for other, side in sides:
        assert battle is not None
        sizes.append(len(battle.hands[side]))
        forces[other].extend(battle.hands[side])
        battle.hands[side].clear()
    decks: list[Row] = []
    for kind in range(4):
        pool = list(s.unit_decks[kind])
        hidden: list[tuple[list[int], int]] = []
        for other in range(s.players):
            if other == seat:
                continue
            for at, card in enumerate(forces[other]):
                if t.card_type[card] == kind and not s.exposed >> card & 1:
                    hidden.append((forces[other], at))
                    pool.append(card)
        if barbarians:
            assert battle is not None
            for at, card in enumerate(battle.hands[1]):
                if t.card_type[card] == kind:
                    hidden.append((battle.hands[1], at))
                    pool.append(card)
        pool.sort()
        rng.shuffle(pool)
        for hand, at in hidden:
            hand[at] = pool.pop()
        decks.append(tuple(pool))
    s.unit_decks = tuple(decks)
    for (other, side), size in zip(sides, sizes, strict=True):
        assert battle is not None
        rng.shuffle(forces[other])
        for _card in range(size):
            battle.hands[side].append(forces[other].pop())
    s.units = tuple([tuple(units) for units in forces])


def redeal_research(s: "CivilizationState", seat: int, rng: Rng) -> None:
    """What others have chosen in secret could be anything they could choose."""
    if not s.stack or s.stack[-1][0] != c.S_RESEARCH:
        return
    waiting = s.stack[-1][1]
    for other in range(s.players):
        if other != seat and not waiting >> other & 1:
            choices = researchable(s, other)
            if choices:
                at = rng.below(len(choices) + 1)
                s.chosen = replaced(s.chosen, other, choices[at][1] if at < len(choices) else -1)
