"""R8 empire scoring, R9 the end of the game and final scoring."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    face_down,
    face_up,
    has,
    have,
    influence,
    legal,
    offer,
    own_builds,
    own_taxes,
    play,
    put,
    region,
    reveal_empire,
    rule_by,
    table,
    turn_of,
    units,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic.codes import (
    ACHIEVEMENTS,
    AGES,
    DISPLACE,
    INFLUENCE,
    LEADER_USED,
    S_SCORE,
    S_WINDOWS,
    UNITS,
    VP_CARDS,
    VP_GOVERNMENT,
    VP_REGIONS,
)
from ziggurat.games.mosaic.final import PARTS, ignored_unrest, score_parts
from ziggurat.games.mosaic.regions import dominated_regions, region_points
from ziggurat.games.mosaic.state import MosaicState

CALM = ("philosopher", "merchant", "farmer", "engineer")


def parts(s: MosaicState, seat: int) -> dict[str, int]:
    return dict(zip(PARTS, score_parts(s, seat), strict=True))


def score_now(s: MosaicState) -> None:
    """An empire scoring, windows included, before anything else."""
    s.cached_seat = -1
    s.stack.append((S_SCORE, 0, 0, 0, 0))
    s.stack.append((S_WINDOWS, 0, 0, 0, 0))
    s.settle()


def reveal_and_collect(s: MosaicState, seat: int) -> None:
    reveal_empire(s, "tax_tariff")
    offer(s, "tax_tariff", "tax_01")
    play(s, seat, "collect tax_01")


# -- R8 ---------------------------------------------------------------------------------------------------------


@rule("mosaic", "R8.1")
def test_two_empire_cards_in_one_turn_score_twice() -> None:
    s = table(4, CALM)
    bury_empire(s)
    put(s, 0, "city", "gaul_01")
    rule_by(s, 0, "tyranny")
    reveal_empire(s, "build")
    play(s, 0, "refresh build")
    reveal_and_collect(s, 0)
    assert (s.revealed, s.scorings) == (2, 2)
    assert s.boards[0][VP_REGIONS] == 8
    assert s.boards[0][VP_GOVERNMENT] == 6


@rule("mosaic", "R8.2", "R10.3")
def test_the_general_eliminates_before_every_scoring() -> None:
    s = table(4, ("merchant", "general", "farmer", "engineer"))
    units(s, 1, "gaul", infantry=1)
    units(s, 0, "gaul", infantry=1)
    units(s, 2, "gaul", cavalry=1)
    units(s, 2, "italy", cavalry=1)
    score_now(s)
    assert s.actors() == [1]
    assert legal(s, 1) == ["eliminate merchant infantry gaul", "eliminate farmer cavalry gaul", "decline"]
    assert why(s, 1, "eliminate farmer cavalry italy") == ("why.window", "R8.2")
    play(s, 1, "eliminate merchant infantry gaul")
    assert units_in(s, 0, "gaul") == (0, 0, 0)
    assert s.scorings == 1
    assert s.boards[1][VP_REGIONS] == 3  # tied for most with seat 2
    score_now(s)
    play(s, 1, "decline")
    assert (s.scorings, units_in(s, 2, "gaul")) == (2, (0, 1, 0))


@rule("mosaic", "R8.2", "R11.10")
def test_diplomats_once_per_game_in_either_order_with_the_general() -> None:
    s = table(4, ("general", "merchant", "farmer", "engineer"))
    face_up(s, 0, "diplomats")
    s.boards[0][DISPLACE] = 1
    units(s, 0, "gaul", infantry=1)
    units(s, 1, "gaul", infantry=2, siege_engine=1)
    score_now(s)
    assert "displace merchant gaul>hispania" in legal(s)
    assert "displace merchant gaul>egypt" not in legal(s)
    play(s, 0, "eliminate merchant infantry gaul", "displace merchant gaul>hispania")
    assert units_in(s, 1, "hispania") == (1, 0, 1)
    assert s.scorings == 1
    assert s.boards[0][DISPLACE] == 0
    units(s, 2, "egypt", infantry=1)
    score_now(s)
    assert s.scorings == 2  # nothing left to use: nobody is asked


@rule("mosaic", "R8.2")
def test_who_brought_the_scoring_about_has_the_first_window() -> None:
    s = table(4, ("general", "merchant", "farmer", "engineer"))
    units(s, 0, "gaul", infantry=1)
    units(s, 1, "gaul", infantry=1)
    reveal_and_collect(s, 0)
    assert s.actors() == [0]
    assert legal(s, 0) == ["eliminate merchant infantry gaul", "decline"]
    play(s, 0, "decline")
    assert s.scorings == 1


@rule("mosaic", "R8.2")
def test_the_windows_run_clockwise_from_the_active_player() -> None:
    s = table(4, ("merchant", "general", "farmer", "engineer"))
    face_up(s, 0, "diplomats")
    s.boards[0][DISPLACE] = 1
    units(s, 1, "gaul", infantry=1)
    units(s, 2, "gaul", infantry=1)
    turn_of(s, 1)
    score_now(s)
    assert s.actors() == [1]
    play(s, 1, "decline")
    assert s.actors() == [0]
    assert not any("work" in move or "claim" in move for move in legal(s))
    play(s, 0, "decline")
    assert s.scorings == 1


@rule("mosaic", "R8.3")
def test_all_regions_in_play_then_governments() -> None:
    s = table(3, CALM)
    for where in ("gaul", "italy", "greece", "assyria", "egypt", "numidia"):
        units(s, 0, where, infantry=1)
    units(s, 1, "gaul", infantry=2)
    rule_by(s, 0, "tyranny")
    score_now(s)
    assert s.boards[0][VP_REGIONS] == 5 * 3 + 2
    assert s.boards[0][VP_GOVERNMENT] == 5 * 2
    assert s.boards[1][VP_REGIONS] == 3


@rule("mosaic", "R8.4")
def test_influence_of_everything() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    put(s, 0, "port", "gaul_24")
    put(s, 0, "sphinx", "gaul_02")
    put(s, 0, "farm_town", "gaul_05")
    put(s, 0, "artisan_town", "gaul_06")
    units(s, 0, "gaul", infantry=3, cavalry=2, siege_engine=1)
    assert influence(s, "gaul")[0] == 4 + 2 + 2 + 6
    face_up(s, 0, "formations", "cavalry_tactics")
    assert influence(s, "gaul")[0] == 14 + 4  # 2 more per technology, whatever the number of units
    units(s, 1, "gaul", siege_engine=1)
    assert influence(s, "gaul")[:2] == [14, 1]


@rule("mosaic", "R8.4")
@pytest.mark.parametrize("unit", range(3))
def test_what_a_kind_of_unit_adds_needs_one_of_the_kind_there(unit: int) -> None:
    """A pack may have a technology for siege engines, too."""
    for kind, name in enumerate(UNITS):
        s = table(3)
        s.own_board(0)[INFLUENCE + unit] = 5
        units(s, 0, "gaul", **{name: 1})
        assert influence(s, "gaul")[0] == 1 + (5 if kind == unit else 0)


@rule("mosaic", "R8.5")
@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((5, 3, 1, 0), (3, 2, 0, 0)),
        ((5, 5, 3, 1), (3, 3, 2, 0)),
        ((5, 3, 3, 1), (3, 0, 0, 0)),
        ((2, 2, 2, 2), (3, 3, 3, 3)),
        ((0, 0, 0, 4), (0, 0, 0, 3)),
        ((5, 5, 3, 3), (3, 3, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_first_and_second(values: tuple[int, ...], expected: tuple[int, ...]) -> None:
    s = table()
    for seat, n in enumerate(values):
        units(s, seat, "egypt", infantry=n)
    assert tuple(region_points(s, region(s, "egypt"))) == expected


@rule("mosaic", "R8.5")
def test_cities_cancelled_by_a_siege_engine_still_count_for_the_prize() -> None:
    s = table()
    put(s, 1, "city", "egypt_01", "egypt_02")
    put(s, 1, "sphinx", "egypt_03")
    units(s, 0, "egypt", siege_engine=1, infantry=2)
    assert region_points(s, region(s, "egypt"))[:2] == [6, 2]


@rule("mosaic", "R8.6")
def test_domination_needs_to_be_alone() -> None:
    s = table()
    units(s, 0, "egypt", infantry=2)
    units(s, 1, "egypt", infantry=2)
    assert (dominated_regions(s, 0), dominated_regions(s, 1)) == (0, 0)
    units(s, 1, "egypt", siege_engine=1)
    assert (dominated_regions(s, 0), dominated_regions(s, 1)) == (0, 1)


@rule("mosaic", "R8.7")
def test_scoring_is_public() -> None:
    s = table(4, CALM)
    s.log = []
    put(s, 0, "city", "gaul_01")
    score_now(s)
    assert s.log
    assert all(event.visible_to(None) for event in s.log)
    assert s.observe(None)["players"][0]["points"]["regions"] == 4


# -- R9 ---------------------------------------------------------------------------------------------------------


def finish(s: MosaicState) -> list[int]:
    seats = []
    while not s.over():
        seat = s.actors()[0]
        move = "work stone" if "work stone" in legal(s, seat) else "end turn"
        if move == "work stone":
            seats.append(seat)
        play(s, seat, move)
    return seats


@rule("mosaic", "R9.1")
@pytest.mark.parametrize(
    ("empty", "ends"), [(("wonders",), False), (("wonders", "ages"), True), (("ages", "achievements"), True)]
)
def test_two_of_three_displays(empty: tuple[str, ...], ends: bool) -> None:
    s = table(4, CALM)
    bury_empire(s)
    for name in empty:
        setattr(s, name + "_left", 0)
    play(s, 0, "work stone")
    assert (s.ending == 1) == ends
    assert s.scorings == int(ends)


@rule("mosaic", "R9.2")
def test_an_empire_card_in_the_same_turn_serves_for_the_displays_too() -> None:
    s = table(4, CALM)
    bury_empire(s)
    s.wonders_left = s.ages_left = 0
    reveal_and_collect(s, 0)
    assert (s.scorings, s.ending) == (1, 1)


@rule("mosaic", "R9.3")
def test_after_the_displays_an_empire_card_still_scores() -> None:
    s = table(4, CALM)
    bury_empire(s)
    s.wonders_left = s.ages_left = 0
    play(s, 0, "work stone")
    assert s.scorings == 1
    reveal_and_collect(s, 1)
    assert s.scorings == 2
    s.achievements_left = 0  # another condition changes nothing
    assert finish(s) == [2, 3, 0, 1, 2, 3]
    assert s.scorings == 2


@rule("mosaic", "R9.4", "R10.4")
def test_the_scribes_last_actions() -> None:
    s = table(4, ("philosopher", "merchant", "scribe", "engineer"))
    bury_empire(s)
    face_down(s, 2, "astronomy")
    s.ending, s.reason = 2, 1
    turn_of(s, 3)
    play(s, 3, "work stone")
    assert s.actors() == [2]
    play(s, 2, "work stone", "turn up astronomy")
    put(s, 0, "city", "gaul_01")
    s.scorings = 2
    reveal_and_collect(s, 2)
    assert s.over()
    assert s.scorings == 3
    assert s.boards[0][VP_REGIONS] == 4


@rule("mosaic", "R9.5")
def test_face_down_technologies_are_worth_nothing() -> None:
    s = table(4, CALM)
    face_down(s, 0, "music")
    assert parts(s, 0)["technologies"] == 0
    s.ending, s.reason = 2, 1
    turn_of(s, 0)
    assert "turn up music" in legal(s)
    play(s, 0, "turn up music", "work stone")
    assert parts(s, 0)["technologies"] == 3


@rule("mosaic", "R9.6")
def test_final_scoring_by_source() -> None:
    s = table(4, ("artist", "merchant", "farmer", "engineer"))
    put(s, 0, "city", "gaul_01", "gaul_05")
    put(s, 0, "port", "gaul_24")
    put(s, 0, "farm_town", "gaul_02")
    put(s, 0, "artisan_town", "gaul_06")
    put(s, 0, "stonehenge", "gaul_10")
    have(s, 0, population=6, g_bronze=1, g_salt=1, g_pottery=1)
    own_builds(s, 0, "artisan_town_a_1", "project_theatre", "project_forum")
    face_up(s, 0, "music", "festivals")
    own_taxes(s, 0, "tax_10")
    s.boards[0][AGES] = 1
    s.boards[0][ACHIEVEMENTS] = 0b11
    s.boards[0][VP_REGIONS], s.boards[0][VP_GOVERNMENT], s.boards[0][VP_CARDS] = 20, 6, 4
    culture = has(s, 0, "s_culture")
    assert culture == 1 + 1 + 1 + 2
    assert parts(s, 0) == {
        "regions": 20,
        "governments": 6,
        "cities": 6,
        "towns": 2,
        "wonders": 6,
        "golden_ages": 6,
        "achievements": 12,
        "projects": culture + has(s, 0, "s_government"),
        "technologies": 4 + 3 + culture,
        "artisan_towns": 5,
        "leader": culture,
        "unrest": -2,
    }
    s.stack.clear()
    s.reason = 1
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.parts[0] == parts(s, 0)
    assert outcome.scores[0] == sum(parts(s, 0).values())
    assert outcome.places[0] == 1


@rule("mosaic", "R9.7")
def test_ignored_unrest_adds_up() -> None:
    s = table(4, ("priestess", "merchant", "farmer", "engineer"))
    face_up(s, 0, "literature", "religion", "public_games")
    own_builds(s, 0, "cultural_city")
    put(s, 0, "temple_of_artemis", "gaul_01")
    culture, urban = has(s, 0, "s_culture"), has(s, 0, "s_urbanization")
    assert ignored_unrest(s, 0) == 3 + 5 + culture + urban + 3 + 4
    assert parts(s, 0)["unrest"] == 0


def tied(money: tuple[int, int], wonders: tuple[int, int]) -> list[int]:
    """The places of two players without points."""
    s = table(2, ("engineer", "merchant"))
    # Wonders that are worth nothing without projects and technologies.
    for seat, wonder in enumerate(("hanging_gardens", "great_library")):
        have(s, seat, money=money[seat])
        if wonders[seat]:
            put(s, seat, wonder, f"egypt_0{1 + seat}")
    s.stack.clear()
    s.reason = 1
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores == [0, 0]
    return outcome.places


@rule("mosaic", "R9.8")
def test_ties() -> None:
    assert tied((0, 9), (0, 0)) == [2, 1]
    assert tied((5, 5), (0, 0)) == [1, 1]


@rule("mosaic", "R9.8")
def test_ties_by_wonders_before_money() -> None:
    assert tied((0, 50), (1, 0)) == [1, 2]
    assert tied((0, 50), (1, 1)) == [2, 1]


@rule("mosaic", "R9.9")
def test_the_colosseum_uses_the_final_map_without_a_window() -> None:
    s = table(2, ("philosopher", "general"))
    put(s, 0, "city", "egypt_01")
    put(s, 0, "colosseum", "egypt_02")
    units(s, 0, "italy", infantry=1)
    units(s, 1, "italy", infantry=1)
    s.boards[0][LEADER_USED] = 1
    s.ending, s.reason = 2, 1
    turn_of(s, 1)
    play(s, 1, "work stone")
    assert s.over()  # the General was not asked
    assert parts(s, 0)["wonders"] == 4
