"""What bots remember of the map, of cities and of techs is what they would find if they looked again."""

from collections.abc import Callable

import pytest

from games.civilization.positions import army, begun, city, flat, ground, hide, piece, scout, sq, tech
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.atlas import new_atlas
from ziggurat.games.civilization.effects import NOTHING, SQUARES, resolve_event
from ziggurat.games.civilization.evaluate import evaluate
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.games.civilization.world import UNKNOWN, clear_token, lay_tile, remove_city, take_figure
from ziggurat.kernel.playout import greedy
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import replaced


def looked_again(s: CivilizationState, seat: int) -> float:
    fresh = s.clone()
    fresh.atlas = new_atlas()
    fresh.tech_value = (UNKNOWN,) * s.players
    fresh.yields = [-1] * len(s.yields)
    return evaluate(fresh, seat)


def best_of_all(s: CivilizationState, seat: int) -> float:
    """Every square tried, also those of which bots see beforehand that they are no better."""
    values = []
    for action in s.legal(seat):
        after = s.clone()
        after.apply_unchecked(seat, action)
        values.append(evaluate(after, seat))
    return max(values)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_position_is_judged_as_if_for_the_first_time(players: int, seed: int) -> None:
    """Clones go other ways than the game they were made from, and neither changes the other's map."""
    s = begun(players, seed, round_limit=8)
    rng = rng_from_seed(seed)
    while not s.over():
        seat = s.actors()[0]
        aside = s.clone()
        before = TITLE.to_json(s)
        legal = aside.legal(seat)
        aside.apply_unchecked(seat, legal[rng.below(len(legal))])
        assert TITLE.to_json(s) == before
        for judged in (aside, s):
            if judged.stack:
                assert evaluate(judged, seat) == looked_again(judged, seat)
                assert TITLE.evaluate_spent(judged.clone(), seat) == pytest.approx(evaluate(judged, seat), abs=1e-9)
                if judged.stack[-1][0] == c.S_PLACE and judged.actors() == [seat]:
                    assert evaluate(judged, seat) == pytest.approx(best_of_all(judged, seat), abs=1e-9)
        # Half at random, so that everything happens; half sensible, so that figures are built and cities founded.
        legal = s.legal(seat)
        s.apply_unchecked(seat, greedy(s, seat, rng) if rng.below(2) else legal[rng.below(len(legal))])
        if aside.stack:
            assert evaluate(aside, seat) == looked_again(aside, seat)


def hut_behind(s: CivilizationState, *water: str) -> None:
    """An army on h4 with a hut two steps away."""
    s.token = replaced(s.token, sq("j4"), c.HUT)
    for name in water:
        ground(s, name, "water")
    army(s, 0, "h4")


def icons_nearby(s: CivilizationState) -> None:
    """A scout that gathers, for there are cities enough; icons lie on one square near it."""
    city(s, 0, 1, "c7")
    ground(s, "j4", "forest")
    scout(s, 0, "h4")


def dry(s: CivilizationState) -> None:
    resolve_event(s, 0, s.tables.event_ids.index("drought"), SQUARES[sq("i4")], NOTHING)


Change = Callable[[CivilizationState], object]
ISLAND = ("g4", "h3", "h5", "i4")
CHANGES: dict[str, tuple[list[Change], Change]] = {
    "a hut is taken": ([hut_behind], lambda s: clear_token(s, sq("j4"))),
    "a river runs dry": ([lambda s: hut_behind(s, *ISLAND)], dry),
    "a tile is discovered": (
        [lambda s: hide(s, s.board.place_of[sq("j4")]), lambda s: army(s, 0, "h4")],
        lambda s: lay_tile(s, s.board.place_of[sq("j4")], s.tile_bag[-1], 0),
    ),
    "an enemy stands in the way": ([lambda s: hut_behind(s, *ISLAND[:3])], lambda s: army(s, 1, "i4")),
    "an enemy leaves": (
        [lambda s: hut_behind(s, *ISLAND[:3]), lambda s: army(s, 1, "i4")],
        lambda s: take_figure(s, 1, 0),
    ),
    "an own figure takes what a scout was after": ([icons_nearby], lambda s: army(s, 0, "j4")),
    "an own figure leaves it": ([icons_nearby, lambda s: army(s, 0, "j4")], lambda s: take_figure(s, 0, 0)),
    "icons change": ([icons_nearby], lambda s: ground(s, "j4", "grassland")),
    "icons under a scout on another's outskirts change": (
        [lambda s: city(s, 0, 1, "c7"), lambda s: city(s, 1, 1, "i5"), lambda s: scout(s, 0, "h4")],
        lambda s: piece(s, "h4", "market"),
    ),
    "a city takes a site": ([lambda s: scout(s, 0, "h4")], lambda s: city(s, 1, 1, "i5")),
    "a city leaves a site": (
        [lambda s: city(s, 1, 1, "i5"), lambda s: scout(s, 0, "h4")],
        lambda s: remove_city(s, c.CITIES + 1),
    ),
    "a tech is learned": ([], lambda s: tech(s, 0, "masonry")),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_is_looked_at_again(change: str) -> None:
    s = flat("america", "germany")
    begins, changes = CHANGES[change]
    for begin in begins:
        begin(s)
    before = evaluate(s, 0)
    aside = s.clone()
    changes(aside)
    assert evaluate(aside, 0) == looked_again(aside, 0)
    assert evaluate(aside, 0) != before
    assert evaluate(s, 0) == before
