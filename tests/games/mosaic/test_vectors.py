"""The 45 test vectors of rules.md, by their number."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    changes,
    exhaust,
    face_up,
    has,
    have,
    influence,
    lay,
    legal,
    offer,
    own_builds,
    own_taxes,
    play,
    purse,
    put,
    resolve_card,
    reveal_empire,
    rule_by,
    table,
    turn_of,
    units,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.actions import wonder_cost
from ziggurat.games.mosaic.codes import (
    DOUBLE,
    LEADER_USED,
    SYMBOLS,
    VP_GOVERNMENT,
    VP_REGIONS,
)
from ziggurat.games.mosaic.empire import government_points
from ziggurat.games.mosaic.final import PARTS, score_parts
from ziggurat.games.mosaic.regions import dominated_regions, region_points
from ziggurat.games.mosaic.state import MosaicState, trade_kinds
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE


@rule("mosaic", "R4.2", "R6.10")
def test_t1_money_stands_in_two_for_one() -> None:
    s = table()
    have(s, 0, ideas=3, stone=4, money=6)
    offer(s, "build", "project_aqueduct")
    play(s, 0, "build project_aqueduct")
    assert (has(s, 0, "ideas"), has(s, 0, "stone"), has(s, 0, "money")) == (0, 0, 0)


@rule("mosaic", "R6.1")
def test_t2_work_stone() -> None:
    s = table()
    have(s, 0, population=6, p_stone=7)
    play(s, 0, "work stone")
    assert has(s, 0, "stone") == 13


@rule("mosaic", "R6.1")
def test_t3_work_ideas() -> None:
    s = table()
    have(s, 0, population=6, p_ideas=3)
    play(s, 0, "work ideas")
    assert has(s, 0, "ideas") == 9


@rule("mosaic", "R5.8", "R6.9")
def test_t4_resource_tile_under_a_farm_town() -> None:
    s = table()
    put(s, 0, "city", "gaul_12")
    lay(s, "gaul_13", "resource_ideas_3")
    offer(s, "build", "farm_town_1")
    before = purse(s, 0)
    play(s, 0, "build farm_town_1", "gaul_13")
    assert changes(before, purse(s, 0)) == {"ideas": 7, "food": 5, "p_food": 1}
    assert s.tiles[s.tables.hex_ids.index("gaul_13")] == NO_TILE


@rule("mosaic", "R6.23")
def test_t5_tax() -> None:
    s = table()
    have(s, 0, population=6, s_government=3, p_tax=4)
    offer(s, "tax_tariff", "tax_05")
    play(s, 0, "collect tax_05")
    assert has(s, 0, "money") == 22


@rule("mosaic", "R6.23")
def test_t6_tariff() -> None:
    s = table()
    have(s, 0, g_wine=1, g_salt=2, g_gems=1, g_ivory=1, g_fish=1, p_tariff=6)
    put(s, 0, "city", "gaul_01", "gaul_05", "italy_01")
    put(s, 0, "port", "gaul_24")
    offer(s, "tax_tariff", "tariff_05")
    play(s, 0, "collect tariff_05")
    assert has(s, 0, "money") == 29


@rule("mosaic", "R5.9", "R11.9")
def test_t7_three_tiles_of_one_kind() -> None:
    s = table()
    have(s, 0, g_wine=3)
    assert trade_kinds(s, s.boards[0]) == 1
    resolve_card(s, 0, "entrepreneurship")
    assert has(s, 0, "money") == 15


@rule("mosaic", "R4.3", "R6.18")
def test_t8_wonders_rise_in_cost() -> None:
    s = table()
    put(s, 0, "city", "gaul_01")
    assert wonder_cost(s, s.boards[0]) == (20, 5)
    put(s, 0, "sphinx", "gaul_02")
    assert wonder_cost(s, s.boards[0]) == (25, 10)
    put(s, 0, "stonehenge", "gaul_05")
    assert wonder_cost(s, s.boards[0]) == (30, 15)


@rule("mosaic", "R6.18")
def test_t9_other_players_wonders_do_not_count() -> None:
    s = table()
    put(s, 0, "sphinx", "gaul_02")
    put(s, 0, "stonehenge", "gaul_05")
    put(s, 1, "city", "gaul_01")
    have(s, 1, stone=20, food=5)
    turn_of(s, 1)
    play(s, 1, "wonder colosseum", "gaul_04")
    assert (has(s, 1, "stone"), has(s, 1, "food")) == (0, 0)


def rulebook_example() -> MosaicState:
    """Red is seat 0, green seat 1, blue seat 2."""
    s = table()
    put(s, 0, "city", "hispania_01", "hispania_03", "hispania_05")
    units(s, 0, "hispania", infantry=2)
    face_up(s, 0, "formations")
    put(s, 1, "city", "hispania_07")
    put(s, 1, "farm_town", "hispania_08")
    units(s, 1, "hispania", cavalry=2)
    put(s, 2, "city", "hispania_13", "hispania_15")
    put(s, 2, "sphinx", "hispania_17")
    return s


@rule("mosaic", "R8.3", "R8.4", "R8.5")
@pytest.mark.parametrize(("infantry", "expected"), [(2, 10), (1, 9), (3, 11)])
def test_t10_the_rulebooks_scoring(infantry: int, expected: int) -> None:
    s = rulebook_example()
    units(s, 0, "hispania", infantry=infantry - 2)
    if infantry == 1:
        s = table()
        put(s, 0, "city", "hispania_01", "hispania_03", "hispania_05")
        units(s, 0, "hispania", infantry=1)
        face_up(s, 0, "formations")
    else:
        assert influence(s, "hispania")[1:3] == [5, 6]
        assert region_points(s, 0) == [10, 0, 2, 0]
    assert influence(s, "hispania")[0] == expected


@rule("mosaic", "R6.32", "R8.5")
def test_t11_a_siege_engine_cancels_cities() -> None:
    s = rulebook_example()
    units(s, 1, "hispania", siege_engine=1)
    assert influence(s, "hispania") == [4, 6, 2, 0]
    assert region_points(s, 0) == [2, 10, 0, 0]


@rule("mosaic", "R9.7")
def test_t12_unrest_less_what_is_ignored() -> None:
    s = table(leaders=("artist", "scribe", "farmer", "general"))
    own_taxes(s, 0, "tax_10")
    assert score_parts(s, 0)[PARTS.index("unrest")] == -2


@rule("mosaic", "R11.7")
def test_t13_schools_of_thought() -> None:
    s = table()
    have(s, 0, p_stone=5, p_ideas=1)
    resolve_card(s, 0, "schools_of_thought")
    play(s, 0, "convert stone>ideas", "4")
    assert (has(s, 0, "p_stone"), has(s, 0, "p_ideas")) == (1, 5)


@rule("mosaic", "R11.1")
def test_t14_state_labour_counts_ones_own_population() -> None:
    s = table()
    have(s, 0, population=7)
    have(s, 1, population=12)
    resolve_card(s, 0, "state_labour")
    assert has(s, 0, "p_stone") == 7


@rule("mosaic", "R9.6")
def test_t15_identical_artisan_towns_both_score() -> None:
    s = table()
    put(s, 0, "artisan_town", "gaul_01", "gaul_02")
    own_builds(s, 0, "artisan_town_a_1", "artisan_town_a_2")
    have(s, 0, g_bronze=1, g_salt=1, g_pottery=1)
    parts = dict(zip(PARTS, score_parts(s, 0), strict=True))
    assert (parts["artisan_towns"], parts["towns"]) == (10, 2)


@rule("mosaic", "R6.7")
def test_t16_population_from_the_exhausted_deck() -> None:
    s = table()
    exhaust(s, "population")
    have(s, 0, food=15)
    play(s, 0, "population without card")
    assert (has(s, 0, "food"), has(s, 0, "population")) == (0, 7)


@rule("mosaic", "R6.25")
def test_t17_tax_from_the_exhausted_deck() -> None:
    s = table()
    exhaust(s, "tax_tariff")
    have(s, 0, population=8, s_government=2, p_tax=5)
    s.bonus = 15
    play(s, 0, "collect tax")
    assert has(s, 0, "money") == 30
    assert s.bonus == 0
    assert score_parts(s, 0)[PARTS.index("unrest")] == 0


@rule("mosaic", "R6.25")
def test_t18_tariff_from_the_exhausted_deck() -> None:
    s = table()
    exhaust(s, "tax_tariff")
    have(s, 0, g_wine=1, g_salt=1, g_gems=1, g_ivory=1, g_fish=1, g_cloth=1, p_tariff=4)
    put(s, 0, "city", "gaul_01", "gaul_05", "italy_01")
    play(s, 0, "collect tariff")
    assert has(s, 0, "money") == 19


@rule("mosaic", "R6.11", "R5.11")
def test_t19_a_city_without_a_card() -> None:
    s = table()
    have(s, 0, stone=4, population=5)
    lay(s, "gaul_01", "wine")
    symbols = s.boards[0][SYMBOLS : SYMBOLS + 9]
    play(s, 0, "build city without card", "gaul_01")
    assert (has(s, 0, "stone"), has(s, 0, "population"), s.bonus) == (0, 3, 5)
    assert has(s, 0, "g_wine") == 1
    assert s.boards[0][SYMBOLS : SYMBOLS + 9] == symbols


@rule("mosaic", "R6.9", "R5.11")
def test_t20_port_city() -> None:
    s = table()
    have(s, 0, stone=4, population=2)
    s.bonus = 5
    offer(s, "build", "port_city_1")
    play(s, 0, "build port_city_1", "gaul_24")
    assert (has(s, 0, "population"), has(s, 0, "money"), has(s, 0, "p_food"), s.bonus) == (0, 10, 3, 15)


@rule("mosaic", "R1.2", "R4.2")
def test_t21_money_never_replaces_population() -> None:
    s = table()
    have(s, 0, stone=4, population=1, money=100)
    assert "build city without card" not in legal(s)
    assert why(s, 0, "build city without card") == ("why.population", "R4.2")


def contested(values: tuple[int, int, int], sites: int) -> MosaicState:
    """A region in which three players have the given influence, with so many cities there."""
    s = table()
    left = list(values)
    free = [id for id in s.tables.hex_ids if id.startswith("gaul") and id != "gaul_24"]
    for i in range(sites):
        put(s, i % 3, "city", free[i])
        left[i % 3] -= 2
    for seat, n in enumerate(left):
        units(s, seat, "gaul", infantry=n)
    assert influence(s, "gaul")[:3] == list(values)
    return s


@rule("mosaic", "R8.5", "R8.6")
def test_t22_tied_for_most() -> None:
    s = contested((6, 6, 4), 4)
    assert region_points(s, 1) == [7, 7, 2, 0]
    assert [dominated_regions(s, seat) for seat in range(3)] == [0, 0, 0]


@rule("mosaic", "R8.5", "R8.6")
def test_t23_tied_for_second() -> None:
    s = contested((6, 4, 4), 3)
    assert region_points(s, 1) == [6, 0, 0, 0]
    assert dominated_regions(s, 0) == 1


@rule("mosaic", "R8.5", "R8.6")
def test_t24_alone_with_one_infantry() -> None:
    s = table()
    units(s, 0, "egypt", infantry=1)
    assert region_points(s, 5) == [3, 0, 0, 0]
    assert dominated_regions(s, 0) == 1


@rule("mosaic", "R7.8")
@pytest.mark.parametrize(("players", "points"), [(4, 9), (3, 6)], ids=["t25", "t26"])
def test_t25_t26_tyranny(players: int, points: int) -> None:
    s = table(players)
    for where in ("italy", "greece", "egypt"):
        units(s, 0, where, infantry=1)
    rule_by(s, 0, "tyranny")
    assert government_points(s, 0) == points


@rule("mosaic", "R7.8")
def test_t27_republic() -> None:
    s = table()
    have(s, 0, population=9)
    rule_by(s, 0, "republic")
    assert government_points(s, 0) == 4


@rule("mosaic", "R7.2", "R7.5")
def test_t28_one_government_after_another() -> None:
    s = table()
    have(s, 0, p_food=7, p_stone=1, p_tax=2, p_tariff=3, ideas=15, s_economy=2, s_government=1)
    rule_by(s, 0, "monarchy")
    assert (has(s, 0, "p_food"), has(s, 0, "p_stone")) == (12, 6)
    play(s, 0, "government oligarchy")
    assert (has(s, 0, "p_food"), has(s, 0, "p_stone"), has(s, 0, "p_tax"), has(s, 0, "p_tariff")) == (7, 1, 7, 8)
    assert s.governments_left >> s.tables.government_ids.index("monarchy") & 1
    assert has(s, 0, "ideas") == 0


@rule("mosaic", "R6.5", "R6.6")
def test_t29_flood_farming_and_the_farmer() -> None:
    s = table(leaders=("farmer", "scribe", "artist", "general"))
    s.boards[0][DOUBLE] = 1
    have(s, 0, food=8)
    offer(s, "population", "population_05")
    play(s, 0, "population population_05")
    assert has(s, 0, "population") == 5 + 5
    assert s.boards[0][DOUBLE] == 0


def turns_until_the_end(s: MosaicState) -> list[int]:
    """Everybody works; the seats in the order of their turns."""
    seats: list[int] = []
    while not s.over():
        seat = s.actors()[0]
        seats.append(seat)
        play(s, seat, "work stone")
        while s.stack and s.actors() == [seat] and "end turn" in legal(s, seat):
            play(s, seat, "end turn")
    return seats


def third_empire_card(seat: int) -> MosaicState:
    """The third empire card comes up in the seat's turn."""
    s = table(4, ("philosopher", "merchant", "farmer", "magistrate"))
    bury_empire(s)
    s.boards[3][LEADER_USED] = 1  # the Magistrate's single use is spent
    s.revealed = s.scorings = 2
    for name in ("build", "population"):
        s.decks[("technology", "build", "population", "tax_tariff").index(name)].pile = 0
    reveal_empire(s, "tax_tariff")
    turn_of(s, seat)
    offer(s, "tax_tariff", "tax_05")
    play(s, seat, "collect tax_05")
    return s


@rule("mosaic", "R9.1", "R9.2")
def test_t30_third_empire_card_in_the_middle_of_a_round() -> None:
    s = third_empire_card(1)
    assert s.scorings == 3
    assert turns_until_the_end(s) == [2, 3, 0, 1, 2, 3]


@rule("mosaic", "R9.1", "R9.2")
def test_t31_third_empire_card_at_the_end_of_a_round() -> None:
    s = third_empire_card(3)
    assert s.scorings == 3
    assert turns_until_the_end(s) == [0, 1, 2, 3]


@rule("mosaic", "R8.1")
def test_t32_never_more_than_three_scorings() -> None:
    s = table(4, ("philosopher", "merchant", "farmer", "magistrate"))
    put(s, 0, "city", "gaul_01")
    s.revealed = s.scorings = 3
    s.ending, s.reason = 1, 1
    reveal_empire(s, "tax_tariff")
    offer(s, "tax_tariff", "tax_05")
    play(s, 0, "collect tax_05")
    assert (s.revealed, s.scorings) == (4, 3)
    assert s.boards[0][VP_REGIONS] == 0


@rule("mosaic", "R6.19")
def test_t33_a_cards_own_symbols_do_not_meet_its_needs() -> None:
    s = table(leaders=("philosopher", "scribe", "artist", "general"))
    assert has(s, 0, "s_science") == 1
    have(s, 0, ideas=5)
    offer(s, "technology", "mathematics")
    assert "technology mathematics face-down" in legal(s)
    assert "technology mathematics" not in legal(s)
    assert why(s, 0, "technology mathematics") == ("why.symbols", "R6.19")


@rule("mosaic", "R6.29")
def test_t34_general_with_conscription() -> None:
    s = table(leaders=("general", "scribe", "artist", "farmer"))
    put(s, 0, "city", "gaul_01")
    face_up(s, 0, "conscription")
    have(s, 0, money=25)
    play(s, 0, "military", *["recruit infantry gaul"] * 5)
    assert has(s, 0, "money") == 0
    assert units_in(s, 0, "gaul") == (5, 0, 0)
    assert s.actors() == [1]


@rule("mosaic", "R6.32")
def test_t35_what_a_siege_engine_leaves() -> None:
    s = table()
    units(s, 0, "italy", siege_engine=1)
    put(s, 1, "city", "italy_01", "italy_05")
    put(s, 1, "port", "italy_09")
    put(s, 1, "sphinx", "italy_10")
    put(s, 1, "farm_town", "italy_12")
    assert influence(s, "italy")[:2] == [1, 3]


@rule("mosaic", "R5.4", "R6.30")
def test_t36_greece_is_not_adjacent_to_egypt() -> None:
    s = table()
    units(s, 0, "greece", cavalry=1)
    have(s, 0, money=1)
    play(s, 0, "military")
    assert "move cavalry greece>egypt" not in legal(s)
    assert why(s, 0, "move cavalry greece>egypt") == ("why.not_adjacent", "R5.4")


@rule("mosaic", "R6.30")
def test_t37_horsemanship() -> None:
    s = table()
    units(s, 0, "greece", cavalry=1)
    face_up(s, 0, "horsemanship")
    have(s, 0, money=1)
    play(s, 0, "military", "move cavalry greece>egypt")
    assert units_in(s, 0, "egypt") == (0, 1, 0)
    assert has(s, 0, "money") == 0


@rule("mosaic", "R2.1", "R2.7", "R2.9", "R2.10")
@pytest.mark.parametrize("seed", range(3))
def test_t38_set_up_for_two(seed: int) -> None:
    s = TITLE.new(2, seed)
    assert isinstance(s, MosaicState)
    assert len(s.tables.regions) == 5
    tech, _build, people, tax = s.decks
    # Before the offer of five was dealt: 95 cards, 32 above the pile of the empire card, which has 33.
    assert tech.left + len(tech.offer) == 95
    assert (tech.above + len(tech.offer), tech.pile) == (32, 33)
    assert people.left + len(people.offer) == 10
    kinds = [s.tables.tax_type[card] for card in tax.offer]
    assert (tax.left + kinds.count(0), tax.other_left + kinds.count(1)) == (5, 5)


@rule("mosaic", "R2.7", "R2.9", "R2.10")
@pytest.mark.parametrize("seed", range(3))
def test_t39_set_up_for_six(seed: int) -> None:
    s = TITLE.new(6, seed)
    assert isinstance(s, MosaicState)
    tech, _build, people, tax = s.decks
    assert tech.left + len(tech.offer) == 75
    assert (tech.above + len(tech.offer), tech.pile) == (50, 26)
    assert people.left + len(people.offer) == 14
    kinds = [s.tables.tax_type[card] for card in tax.offer]
    assert (tax.left + kinds.count(0), tax.other_left + kinds.count(1)) == (7, 7)


@rule("mosaic", "R9.7")
def test_t40_ignored_unrest_never_gains() -> None:
    s = table(leaders=("artist", "scribe", "farmer", "general"))
    put(s, 0, "temple_of_artemis", "gaul_01")
    own_taxes(s, 0, "tax_05")
    assert score_parts(s, 0)[PARTS.index("unrest")] == 0


@rule("mosaic", "R6.17")
def test_t41_great_pyramid_needs_an_own_city() -> None:
    s = table()
    have(s, 0, stone=20, food=5)
    put(s, 1, "city", "gaul_01", "gaul_05", "gaul_07")
    put(s, 0, "city", "italy_01")
    assert "wonder great_pyramid" not in legal(s)
    assert "wonder sphinx" in legal(s)
    assert why(s, 0, "wonder:great_pyramid") == ("why.too_few_cities", "R6.17")
    put(s, 0, "city", "gaul_09")
    play(s, 0, "wonder great_pyramid")
    assert all(id.startswith("gaul") for id in legal(s))


@rule("mosaic", "R9.1", "R9.2")
def test_t42_two_displays_are_empty() -> None:
    s = table(4, ("philosopher", "merchant", "farmer", "magistrate"))
    s.boards[3][LEADER_USED] = 1
    bury_empire(s)
    put(s, 1, "city", "gaul_01")
    s.revealed = s.scorings = 1
    s.wonders_left = 0
    s.ages_left = 1 << s.tables.age_ids.index("golden_age_science")
    have(s, 0, s_science=6)
    play(s, 0, "claim golden_age_science", "work stone")
    assert s.scorings == 2
    assert s.boards[1][VP_REGIONS] == 4
    assert turns_until_the_end(s) == [1, 2, 3, 0, 1, 2, 3]
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end.displays"


@rule("mosaic", "R2.3", "R2.4", "R2.5", "R5.1")
def test_t43_tiles_for_two() -> None:
    s = TITLE.new(2, 4)
    assert isinstance(s, MosaicState)
    t = s.tables
    kinds = [t.hex_kind[i] for i in range(len(t.hex_ids)) if t.in_play >> i & 1]
    assert (kinds.count(0), kinds.count(1), kinds.count(2)) == (82, 20, 8)
    fish = sum(1 for tile in s.tiles if tile == 0)
    goods = sum(1 for tile in s.tiles if 0 < tile < RESOURCE_TILE)
    blanks = 82 - goods
    assert fish == 8
    assert s.tiles_out - blanks == 36 + 2
    assert s.resources_out == 8


@rule("mosaic", "R6.21")
def test_t44_irrigation_counts_its_own_symbol() -> None:
    s = table(leaders=("scribe", "general", "artist", "magistrate"))
    have(s, 0, s_food=2)
    resolve_card(s, 0, "irrigation")
    assert has(s, 0, "p_food") == 6


@rule("mosaic", "R12.1", "R12.2", "R12.3")
def test_t45_a_golden_age_in_the_turn_it_is_reached() -> None:
    s = table(leaders=("scribe", "farmer", "artist", "magistrate"))
    put(s, 0, "city", "gaul_01")
    units(s, 0, "gaul", infantry=1)
    have(s, 0, ideas=5, s_military=4)
    offer(s, "technology", "formations")
    play(s, 0, "technology formations")
    assert has(s, 0, "s_military") == 6
    play(s, 0, "claim golden_age_heroes", "place infantry gaul", "place cavalry gaul")
    assert units_in(s, 0, "gaul") == (2, 1, 0)
    assert score_parts(s, 0)[PARTS.index("golden_ages")] == 6
    assert s.boards[0][VP_GOVERNMENT] == 0
