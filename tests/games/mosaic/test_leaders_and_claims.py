"""R10 leaders, R12 golden ages and achievements."""

import msgspec
import pytest

from games.mosaic.positions import (
    build_on,
    bury_empire,
    changes,
    clear_tiles,
    face_down,
    face_up,
    has,
    have,
    hexagon,
    lay,
    legal,
    offer,
    own_builds,
    play,
    purse,
    put,
    region,
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
    AREA,
    AREA_SIZE,
    BUILDS,
    CITIES,
    FARMS,
    KEPT,
    LEADER,
    NEAR,
    PILLARS,
    RECRUIT,
    SUPPLY,
    SYMBOLS,
)
from ziggurat.games.mosaic.effects import resolve
from ziggurat.games.mosaic.final import PARTS, ignored_unrest, score_parts
from ziggurat.games.mosaic.state import MosaicState, city_count
from ziggurat.kernel.conformance import guards_agree
from ziggurat.kernel.content import Pack
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import replaced


def led_by(leader: str, players: int = 3) -> MosaicState:
    others = tuple(x for x in ("scribe", "merchant", "farmer") if x != leader)
    s = table(players, (leader, *others))
    clear_tiles(s)
    bury_empire(s)
    return s


def benefits(s: MosaicState, seat: int = 0) -> None:
    s.cached_seat = -1
    resolve(s, seat, s.tables.leader_effects + s.boards[seat][LEADER])
    s.settle()


# -- R10 --------------------------------------------------------------------------------------------------------


@rule("mosaic", "R10.1")
def test_magistrate() -> None:
    s = led_by("magistrate")
    before = purse(s, 0)
    benefits(s)
    assert changes(before, purse(s, 0)) == {
        "food": 5,
        "stone": 10,
        "population": 1,
        "p_food": 2,
        "p_stone": 2,
        "p_tax": 2,
    }
    assert [move for move in legal(s) if move.startswith("convert")] == [
        f"convert population {name}" for name in ("stone", "food", "ideas", "money")
    ]
    play(s, 0, "convert population ideas")
    assert (has(s, 0, "population"), has(s, 0, "ideas")) == (5, 20)
    assert not any(move.startswith("convert") for move in legal(s))
    assert why(s, 0, "convert population ideas") == ("why.no_power", "R10.1")


@rule("mosaic", "R10.1")
def test_the_magistrate_needs_population() -> None:
    s = led_by("magistrate")
    have(s, 0, population=0)
    assert not any(move.startswith("convert") for move in legal(s))
    assert why(s, 0, "convert population money") == ("why.population", "R10.1")


@rule("mosaic", "R10.1", "R15")
def test_a_magistrate_of_a_pack_brings_what_the_pack_names() -> None:
    once = {"op": "convert_population", "timing": "once_per_game_own_turn", "population": 1, "gain_amount": 20}
    effects = [{**once, "resources": ["stone", "ideas"]}]
    text = msgspec.yaml.encode({"leaders": {"leaders": [{"id": "magistrate", "effects": effects}]}})
    s = table(leaders=("magistrate", "scribe", "artist", "general"), pack=Pack("mine.yaml", text))
    have(s, 0, population=1)
    assert [m for m in legal(s) if m.startswith("convert")] == ["convert population stone", "convert population ideas"]
    assert why(s, 0, "convert population food") == ("why.not_converted", "R10.1")


@rule("mosaic", "R10.2")
def test_engineer() -> None:
    s = led_by("engineer")
    before = purse(s, 0)
    benefits(s)
    assert changes(before, purse(s, 0)) == {"stone": 10, "money": 10, "p_stone": 5, "p_ideas": 3}
    build_on(s, 0, "city", "egypt_01")
    build_on(s, 0, "port", "egypt_05")
    build_on(s, 0, "artisan_town", "egypt_02")
    build_on(s, 1, "city", "italy_01")
    assert has(s, 0, "p_stone") == 8


@rule("mosaic", "R10.3")
def test_general() -> None:
    s = led_by("general")
    put(s, 0, "city", "egypt_01")
    before = purse(s, 0)
    benefits(s)
    assert changes(before, purse(s, 0)) == {"money": 20, "population": 1, "p_tax": 10}
    assert units_in(s, 0, "egypt") == (1, 0, 0)
    assert s.boards[0][RECRUIT] == 3


@rule("mosaic", "R10.4")
def test_scribe() -> None:
    s = led_by("scribe")
    before = purse(s, 0)
    benefits(s)
    assert legal(s) == [f"raise {track}" for track in ("stone", "food", "ideas", "tax", "tariff")]
    play(s, 0, "raise tariff")
    assert changes(before, purse(s, 0)) == {"food": 10, "ideas": 5, "p_tariff": 5}


@rule("mosaic", "R10.5")
def test_artist() -> None:
    s = led_by("artist")
    before = purse(s, 0)
    benefits(s)
    assert changes(before, purse(s, 0)) == {"money": 15, "ideas": 5, "p_ideas": 5}
    assert ignored_unrest(s, 0) == 3
    have(s, 0, s_culture=4)
    assert score_parts(s, 0)[PARTS.index("leader")] == 4


@rule("mosaic", "R10.6")
def test_priestess() -> None:
    s = led_by("priestess")
    before = purse(s, 0)
    benefits(s)
    assert changes(before, purse(s, 0)) == {"money": 15, "food": 5, "p_tax": 6, "p_food": 3}
    assert ignored_unrest(s, 0) == 3
    put(s, 0, "city", "egypt_01")
    put(s, 1, "city", "italy_01", "italy_05", "italy_10")
    put(s, 2, "city", "greece_01", "greece_06")
    assert "take over" not in legal(s)
    assert why(s, 0, "take over") == ("why.take_over", "R10.6")
    put(s, 1, "port", "italy_09")
    own_builds(s, 1, "trade_city_1")
    lay(s, "italy_02", "wine")
    play(s, 0, "take over")
    assert set(legal(s)) == {"italy_01", "italy_05", "italy_10", "italy_09"}
    assert why(s, 0, "hex:greece_01") == ("why.take_over", "R10.6")
    guards_agree(s, rng_from_seed(1))
    bonus = s.bonus
    play(s, 0, "italy_05")
    assert s.boards[0][CITIES] >> hexagon(s, "italy_05") & 1
    assert (city_count(s, s.boards[0]), city_count(s, s.boards[1])) == (2, 3)
    assert (s.boards[0][SUPPLY], s.boards[1][SUPPLY]) == (10, 10)
    assert s.bonus == bonus  # not a build
    assert s.boards[1][BUILDS]  # cards and symbols do not move
    at = AREA + region(s, "italy") * AREA_SIZE
    assert (s.boards[0][at], s.boards[1][at]) == (1, 3)
    near = 0
    for id in ("italy_01", "italy_10", "italy_09"):
        near |= s.tables.neighbours[hexagon(s, id)]
    assert s.boards[1][NEAR] == near
    put(s, 1, "city", "italy_12")
    assert "take over" not in legal(s)
    assert why(s, 0, "take over") == ("why.no_power", "R10.6")


@rule("mosaic", "R10.6")
def test_the_priestess_takes_a_port_only_with_a_port_in_supply() -> None:
    s = led_by("priestess")
    put(s, 1, "city", "italy_01", "italy_05", "italy_10")
    put(s, 1, "port", "italy_09")
    s.boards[0][SUPPLY + 1] = 0
    play(s, 0, "take over")
    assert "italy_09" not in legal(s)
    # A locked region does not stop her (R6.14).
    s.locks = replaced(s.locks, region(s, "italy"), 1 << 1)
    assert "italy_01" in legal(s)


@rule("mosaic", "R10.7")
def test_philosopher() -> None:
    s = led_by("philosopher")
    before = purse(s, 0)
    left = s.decks[0].size()
    benefits(s)
    assert legal(s) == [f"raise {track}" for track in ("stone", "food", "tax", "tariff")]
    play(s, 0, "raise food")
    assert changes(before, purse(s, 0)) == {"ideas": 10, "money": 10, "p_ideas": 8, "p_food": 3}
    assert s.boards[0][KEPT].bit_count() == 1
    assert s.decks[0].size() == left - 1
    assert s.observe(1)["players"][0]["to_play"] == 1


@rule("mosaic", "R10.8")
def test_farmer() -> None:
    s = led_by("farmer")
    put(s, 0, "city", "egypt_08")
    before = purse(s, 0)
    benefits(s)
    play(s, 0, legal(s)[0])
    assert changes(before, purse(s, 0)) == {"food": 10, "money": 10, "p_food": 5}
    assert s.boards[0][FARMS].bit_count() == 1


@rule("mosaic", "R10.9")
def test_merchant() -> None:
    s = led_by("merchant")
    put(s, 0, "city", "egypt_08")
    before = purse(s, 0)
    benefits(s)
    play(s, 0, legal(s)[0])
    assert changes(before, purse(s, 0)) == {"money": 30, "p_tariff": 5}
    assert s.boards[0][SUPPLY + 3] == 5


@rule("mosaic", "R10.10")
def test_each_leader_gives_one_symbol() -> None:
    t = table().tables
    assert all(len(symbols) == 1 for symbols in t.leader_symbol)
    assert sorted(symbols[0] for symbols in t.leader_symbol) == list(range(9))
    for number, leader in enumerate(t.leader_ids):
        s = led_by(leader, 2)
        assert sum(s.boards[0][SYMBOLS : SYMBOLS + 9]) == 1
        assert s.boards[0][SYMBOLS + t.leader_symbol[number][0]] == 1


# -- R12 --------------------------------------------------------------------------------------------------------

GOLDEN = {
    "science": ("science", {"ideas": 10}),
    "trade": ("economy", {"money": 20}),
    "plenty": ("food", {"food": 10}),
    "medicine": ("health", {"population": 2}),
    "architecture": ("construction", {"stone": 10}),
    "arts": ("culture", {"ideas": 10}),
    "kings": ("government", {"money": 20}),
    "heroes": ("military", {}),
    "games": ("urbanization", {"stone": 5, "food": 5}),
}


@rule("mosaic", "R12.2", "R12.3")
@pytest.mark.parametrize(("age", "expected"), GOLDEN.items())
def test_every_golden_age(age: str, expected: tuple[str, dict[str, int]]) -> None:
    pillar, gain = expected
    s = led_by("engineer")
    put(s, 0, "city", "egypt_01")
    id = "golden_age_" + age
    have(s, 0, **{"s_" + pillar: 5})
    assert "claim " + id not in legal(s)
    assert why(s, 0, "golden_age:" + id) == ("why.symbols", "R12.2")
    have(s, 0, **{"s_" + pillar: 6})
    before = purse(s, 0)
    symbols = s.boards[0][SYMBOLS : SYMBOLS + 9]
    play(s, 0, "claim " + id)
    if age == "heroes":
        play(s, 0, "place infantry egypt", "place cavalry egypt")
        assert units_in(s, 0, "egypt") == (1, 1, 0)
    assert changes(before, purse(s, 0)) == gain
    assert s.boards[0][SYMBOLS : SYMBOLS + 9] == symbols  # nothing is spent
    assert s.boards[0][AGES] == 1 << s.tables.age_ids.index(id)
    assert score_parts(s, 0)[PARTS.index("golden_ages")] == 6
    turn_of(s, 1)
    have(s, 1, **{"s_" + pillar: 9})
    assert "claim " + id not in legal(s, 1)  # each exists once
    assert why(s, 1, "golden_age:" + id) == ("why.claimed", "R12.1")


def reach(s: MosaicState, achievement: str, short: int) -> None:
    """Meet an achievement but for `short`."""
    n = {"populous": 12, "urban": 5, "military": 6, "wealthy": 60, "education": 15, "seafarers": 3, "trade": 8}
    land = [id for id in s.tables.hex_ids if id.startswith("egypt") and id != "egypt_05"]
    tracks = {
        "well_governed": "tax",
        "merchants": "tariff",
        "agriculture": "food",
        "stonemasons": "stone",
        "science": "ideas",
    }
    if achievement in tracks:
        have(s, 0, **{"p_" + tracks[achievement]: 12 - short})
    elif achievement == "populous":
        have(s, 0, population=12 - short)
    elif achievement == "wealthy":
        have(s, 0, money=60 - short)
    elif achievement == "urban":
        put(s, 0, "port", "egypt_05")
        put(s, 0, "city", *land[: 4 - short])
    elif achievement == "military":
        units(s, 0, "egypt", infantry=4 - short, cavalry=1, siege_engine=1)
    elif achievement == "education":
        face_down(s, 0, *[s.tables.tech_ids[i] for i in range(40, 45)])
        face_up(s, 0, *[s.tables.tech_ids[i] for i in range(15 - short)])
    elif achievement == "seafarers":
        put(s, 0, "port", *["egypt_05", "italy_09", "italy_18"][: n["seafarers"] - short])
    elif achievement == "trade":
        have(s, 0, **{"g_" + good: 1 for good in s.tables.good_ids[: 8 - short]})
    elif achievement == "great_builders":
        put(s, 0, "sphinx", land[0])
        put(s, 0, "stonehenge", land[1])
        own_builds(s, 0, *["project_forum", "project_academy", "project_theatre"][: 3 - short])
    elif achievement == "imperial":
        at_least = s.tables.achievement_at_least[s.tables.achievement_ids.index("achievement_imperial")]
        for where in ("italy", "greece", "assyria", "egypt")[: at_least - short]:
            units(s, 0, where, infantry=1)
    elif achievement == "versatile":
        have(s, 0, **{"s_" + pillar: 1 for pillar in PILLARS[: 9 - short]})
        for pillar in PILLARS[9 - short :]:
            have(s, 0, **{"s_" + pillar: 0})


ALL_ACHIEVEMENTS = (
    "populous",
    "great_builders",
    "imperial",
    "urban",
    "military",
    "well_governed",
    "merchants",
    "wealthy",
    "versatile",
    "agriculture",
    "stonemasons",
    "science",
    "education",
    "seafarers",
    "trade",
)


@rule("mosaic", "R12.1", "R12.5")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("achievement", ALL_ACHIEVEMENTS)
def test_every_achievement(achievement: str, players: int) -> None:
    id = "achievement_" + achievement
    for short in (1, 0):
        s = table(players, ("engineer", "merchant", "farmer", "general"))
        s.achievements_left = 1 << s.tables.achievement_ids.index(id)
        clear_tiles(s)
        reach(s, achievement, short)
        assert ("claim " + id in legal(s)) == (short == 0)
        if short:
            assert why(s, 0, "achievement:" + id) == ("why.achievement", "R12.5")
        else:
            before = purse(s, 0)
            play(s, 0, "claim " + id)
            assert purse(s, 0) == before
            assert s.boards[0][ACHIEVEMENTS] == 1 << s.tables.achievement_ids.index(id)
            assert score_parts(s, 0)[PARTS.index("achievements")] == 6
            assert s.achievements_left == 0


@rule("mosaic", "R12.5")
def test_government_bonuses_count_towards_production() -> None:
    s = led_by("engineer")
    s.achievements_left = 1 << s.tables.achievement_ids.index("achievement_agriculture")
    have(s, 0, p_food=7)
    rule_by(s, 0, "monarchy")
    assert "claim achievement_agriculture" in legal(s)


@rule("mosaic", "R12.1")
def test_several_claims_in_one_turn() -> None:
    s = led_by("engineer")
    s.achievements_left = 1 << s.tables.achievement_ids.index("achievement_wealthy")
    have(s, 0, s_science=6, s_culture=6, money=60)
    play(s, 0, "claim golden_age_science", "claim achievement_wealthy", "work stone", "claim golden_age_arts")
    assert s.actors() == [1]
    assert s.boards[0][AGES].bit_count() == 2


@rule("mosaic", "R12.3")
def test_a_claimed_card_is_kept() -> None:
    s = led_by("engineer")
    have(s, 0, s_science=6)
    play(s, 0, "claim golden_age_science")
    have(s, 0, s_science=0)
    assert score_parts(s, 0)[PARTS.index("golden_ages")] == 6


@rule("mosaic", "R12.4")
def test_a_condition_met_in_anothers_turn_waits_for_the_own() -> None:
    s = led_by("engineer")
    s.achievements_left = 1 << s.tables.achievement_ids.index("achievement_wealthy")
    have(s, 1, money=59)
    face_up(s, 1, "merchant_class")
    build_on(s, 0, "city", "egypt_01")
    assert has(s, 1, "money") == 64
    assert s.legal(1) == ()
    have(s, 1, money=30)  # no longer met when the own turn comes
    play(s, 0, "work stone")
    assert "claim achievement_wealthy" not in legal(s, 1)
    have(s, 1, money=64)
    assert "claim achievement_wealthy" in legal(s, 1)


def test_offers_do_not_matter_to_claims() -> None:
    s = led_by("engineer")
    offer(s, "build", "farm_town_1")
    have(s, 0, s_health=6)
    assert "claim golden_age_medicine" in legal(s)
