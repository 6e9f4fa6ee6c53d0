"""Every event does what its record says."""

from collections.abc import Callable

import pytest

from support import rule
from ziggurat.games.ages.banks import take_token
from ziggurat.games.ages.derive import food_production, resource_production
from ziggurat.games.ages.scoring import event_points
from ziggurat.games.ages.state import AgesState

from .positions import (
    RECORDS,
    C,
    arm,
    card,
    civ,
    do,
    event,
    moves,
    of,
    rates,
    row,
    strength,
    table,
    tech,
    tokens_on,
    whole,
    workers_on,
)


def three(age: int) -> AgesState:
    """Seat 0 is strongest with 3, seat 1 has 2, seat 2 has 1."""
    s = table(3, age=age)
    arm(s, 0, workers={"warriors": 3}, culture=10)
    arm(s, 1, workers={"warriors": 2}, culture=10)
    arm(s, 2, workers={"warriors": 1}, culture=10)
    return s


def each(s: AgesState, name: str) -> list[int]:
    return [getattr(p, name) for p in s.civs]


def development_of_agriculture() -> None:
    assert each(event(three(0), "development_of_agriculture"), "food") == [2, 2, 2]


def development_of_crafts() -> None:
    assert each(event(three(0), "development_of_crafts"), "resources") == [2, 2, 2]


def development_of_markets() -> None:
    s = event(three(0), "development_of_markets")
    do(s, "food 2 resources 0", "food 0 resources 2", "food 2 resources 0")
    assert (each(s, "food"), each(s, "resources")) == ([2, 0, 2], [0, 2, 0])


def development_of_politics() -> None:
    s = event(three(1), "development_of_politics")
    assert [len(p.military) for p in s.civs] == [3, 3, 3]
    assert civ(s).skip_discard


def development_of_religion() -> None:
    s = event(three(0), "development_of_religion")
    do(s, "build religion", "pass", "build religion")
    assert [workers_on(s, seat, "religion") for seat in range(3)] == [1, 0, 1]


def development_of_science() -> None:
    assert each(event(three(0), "development_of_science"), "science") == [2, 2, 2]


def development_of_settlement() -> None:
    s = event(three(0), "development_of_settlement")
    assert (each(s, "unused"), each(s, "yellow_bank")) == ([2, 2, 2], [17, 17, 17])


def development_of_trade_routes() -> None:
    s = event(three(0), "development_of_trade_routes")
    assert (each(s, "science"), each(s, "food"), each(s, "resources")) == ([1] * 3, [1] * 3, [1] * 3)


def development_of_warfare() -> None:
    s = event(three(0), "development_of_warfare")
    do(s, "build warriors", "build warriors", "pass")
    assert [strength(s, seat) for seat in range(3)] == [4, 3, 1]


def no_event() -> None:
    s = three(0)
    before = whole(s)["state"]["civilizations"]
    event(s, "no_event")
    assert whole(s)["state"]["civilizations"] == before
    assert s.past == (card("no_event"),)


def barbarians() -> None:
    s = three(1)
    civ(s, 2).culture = 20
    event(s, "barbarians")
    assert each(s, "unused") == [1, 1, 0]
    s = three(1)
    civ(s, 0).culture = 20
    event(s, "barbarians")
    assert each(s, "unused") == [1, 1, 1]


def border_conflict() -> None:
    s = event(three(1), "border_conflict")
    assert s.actors() == [2]
    assert moves(s) == ["raze agriculture 1", "raze bronze 1", "raze philosophy 1"]
    do(s, "raze agriculture 1")
    assert each(s, "resources") == [3, 0, 0]
    assert civ(s, 2).unused == 2


def crusades() -> None:
    assert each(event(three(1), "crusades"), "culture") == [14, 10, 6]


def cultural_influence() -> None:
    s = three(1)
    arm(s, 1, workers={"religion": 2})
    assert each(event(s, "cultural_influence"), "culture") == [10, 12, 10]


def foray() -> None:
    s = event(three(1), "foray")
    assert moves(s) == [f"food {n} resources {3 - n}" for n in range(4)]
    do(s, "food 3 resources 0", "food 1 resources 2")
    assert (each(s, "food"), each(s, "resources")) == ([3, 1, 0], [0, 2, 0])


def good_harvest() -> None:
    s = three(1)
    arm(s, 1, workers={"irrigation": 1})
    assert each(event(s, "good_harvest"), "food") == [2, 4, 2]


def immigration() -> None:
    s = three(1)
    arm(s, 1, workers={"religion": 1})
    assert each(event(s, "immigration"), "unused") == [1, 2, 1]


def new_deposits() -> None:
    s = three(1)
    arm(s, 1, workers={"iron": 1})
    civ(s, 2).blue_bank = 1
    assert each(event(s, "new_deposits"), "resources") == [2, 4, 1]


def pestilence() -> None:
    s = event(three(1), "pestilence")
    assert (each(s, "unused"), each(s, "yellow_bank")) == ([0, 0, 0], [19, 19, 19])


def raiders() -> None:
    s = three(1)
    arm(s, 0, food=3)
    arm(s, 1, food=1)
    arm(s, 2, food=2, resources=2)
    event(s, "raiders")
    assert s.actors() == [2]
    do(s, "food 1 resources 1")
    assert (each(s, "food"), each(s, "resources")) == ([3, 0, 1], [0, 0, 1])


def rats() -> None:
    s = three(1)
    arm(s, 1, techs=("irrigation",), food=5, resources=2)
    event(s, "rats")
    assert (civ(s, 1).food, civ(s, 1).resources, tokens_on(s, 1, "irrigation")) == (0, 2, 0)
    assert civ(s, 1).blue_bank == 16


def rebellion() -> None:
    s = three(1)
    arm(s, 1, yellow=12)
    assert each(event(s, "rebellion"), "rebellion") == [0, 4, 0]


def reign_of_terror() -> None:
    assert each(event(three(1), "reign_of_terror"), "unused") == [1, 1, 0]


def scientific_breakthrough() -> None:
    s = three(1)
    arm(s, 2, workers={"alchemy": 1})
    assert each(event(s, "scientific_breakthrough"), "science") == [1, 1, 3]


def uncertain_borders() -> None:
    assert each(event(three(1), "uncertain_borders"), "yellow_bank") == [19, 18, 17]


def civil_unrest() -> None:
    s = three(2)
    arm(s, 1, yellow=12)
    assert each(event(s, "civil_unrest"), "culture") == [10, 2, 10]


def cold_war() -> None:
    assert each(event(three(2), "cold_war"), "science") == [6, 6, 0]


def crime_wave() -> None:
    s = event(three(2), "crime_wave")
    assert (each(s, "culture"), each(s, "blue_bank")) == ([10, 7, 7], [18, 17, 17])


def economic_progress() -> None:
    s = three(2)
    arm(s, 1, yellow=12)
    s = event(s, "economic_progress")
    assert (each(s, "food"), each(s, "resources")) == ([2, 0, 2], [2, 2, 2])


def emigration() -> None:
    s = three(2)
    arm(s, 1, yellow=12, unused=3)
    assert each(event(s, "emigration"), "unused") == [1, 2, 1]


def iconoclasm() -> None:
    s = three(2)
    arm(s, 0, leader="homer")
    arm(s, 1, leader="js_bach")
    assert each(event(s, "iconoclasm"), "leader") == [-1, card("js_bach"), -1]


def independence_declaration() -> None:
    s = three(2)
    arm(s, 2, colonies=("historic_territory_i", "strategic_territory_i"))
    # The colonies make seat 2 stronger, so it is not the weakest any more.
    arm(s, 2, workers={"warriors": 0})
    arm(s, 1, workers={"warriors": 3})
    event(s, "independence_declaration")
    assert s.actors() == [2]
    do(s, "colony strategic_territory_i")
    assert (civ(s, 2).colonies, strength(s, 2)) == ((card("historic_territory_i"),), 0)


def international_agreement() -> None:
    s = three(2)
    row(s, "opera")
    event(s, "international_agreement")
    do(s, "take opera", "pass")
    assert (civ(s).civil, civ(s).skip_politics) == ([card("opera")], True)


def national_pride() -> None:
    s = three(2)
    civ(s, 1).culture = 11
    assert each(event(s, "national_pride"), "culture") == [10, 16, 10]


def popularization_of_science() -> None:
    s = three(2)
    arm(s, 2, workers={"alchemy": 1})
    s = event(s, "popularization_of_science")
    assert (each(s, "culture"), each(s, "science")) == ([11, 11, 13], [0, 0, 0])


def ravages_of_time() -> None:
    s = three(2)
    arm(s, 0, wonders=("taj_mahal",))
    assert rates(s)[0] == 3
    event(s, "ravages_of_time")
    assert (rates(s)[0], civ(s).ravaged) == (2, (card("taj_mahal"),))


def refugees() -> None:
    s = event(three(2), "refugees")
    assert (each(s, "culture"), each(s, "unused")) == ([13, 10, 7], [2, 1, 0])


def terrorism() -> None:
    s = three(2)
    civ(s, 1).culture = 1
    arm(s, 0, workers={"religion": 1, "philosophy": 0})
    arm(s, 2, workers={"philosophy": 2})
    event(s, "terrorism")
    assert [workers_on(s, seat, "philosophy") for seat in range(3)] == [0, 1, 1]
    assert workers_on(s, 0, "religion") == 0


EVENTS: dict[str, Callable[[], None]] = {
    check.__name__: check
    for check in (
        development_of_agriculture,
        development_of_crafts,
        development_of_markets,
        development_of_politics,
        development_of_religion,
        development_of_science,
        development_of_settlement,
        development_of_trade_routes,
        development_of_warfare,
        no_event,
        barbarians,
        border_conflict,
        crusades,
        cultural_influence,
        foray,
        good_harvest,
        immigration,
        new_deposits,
        pestilence,
        raiders,
        rats,
        rebellion,
        reign_of_terror,
        scientific_breakthrough,
        uncertain_borders,
        civil_unrest,
        cold_war,
        crime_wave,
        economic_progress,
        emigration,
        iconoclasm,
        independence_declaration,
        international_agreement,
        national_pride,
        popularization_of_science,
        ravages_of_time,
        refugees,
        terrorism,
    )
}


@pytest.mark.parametrize("id", [id for id in of("event") if RECORDS[id]["age"] != "III"])
def test_event(id: str) -> None:
    EVENTS[id]()


def rich(s: AgesState) -> None:
    """A civilisation with something of everything."""
    arm(
        s,
        0,
        workers={"irrigation": 1, "iron": 2, "alchemy": 2, "team_sports": 1, "religion": 1, "riflemen": 2, "tanks": 1},
        government="republic",
        specials=("strategy", "masonry"),
        wonders=("pyramids", "taj_mahal", "kremlin"),
        colonies=("historic_territory_i", "wealthy_territory_ii"),
        techs=("oil",),
        unused=3,
        yellow=9,
    )


# What each scoring event gives that civilisation, added up by hand.
POINTS = {
    "impact_of_agriculture": 2 + 2,
    "impact_of_architecture": 2 * 1 + 1 * 2 + 0,
    "impact_of_colonies": 4 * 2,
    "impact_of_competition": 2 * 2 + 3 + 2 + 0,
    # 7 + 1 + 1 civil, 2 + 2 + 1 military actions
    "impact_of_government": 2 * 9 + 5,
    # religion 1, sports 3, colony 1, Kremlin -2; three faces are needed
    "impact_of_happiness": 2 * 3 - 0,
    "impact_of_industry": 2 + 4,
    # 15 workers on cards and 3 unused, all content
    "impact_of_population": 2 * (3 + 4 + 3 + 1 + 1 + 1 + 2 + 1 - 10 + 3),
    # Republic 2, Strategy 2, Masonry 1
    "impact_of_progress": 2 * 5,
    "impact_of_technology": 4 * 2,
    "impact_of_wonders": 5 + 4 + 3,
    "impact_of_science": 14,
    "impact_of_strength": 14,
}


@pytest.mark.parametrize("id", [id for id in of("event") if RECORDS[id]["age"] == "III"])
def test_scoring_event(id: str) -> None:
    s = table(3, age=3)
    rich(s)
    p = civ(s)
    assert (food_production(C, p), resource_production(C, p)) == (4, 6)
    points = event_points(s, card(id), [0, 1, 2])
    assert points[0] == POINTS[id]
    s.turn = 2
    event(s, id, 2)
    assert p.culture == POINTS[id]


@pytest.mark.parametrize(("players", "table_row"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
@pytest.mark.parametrize("id", ["impact_of_science", "impact_of_strength"])
def test_rank_tables(id: str, players: int, table_row: list[int]) -> None:
    s = table(players, age=3)
    for seat in range(players):
        arm(s, seat, workers={"warriors": 9 - seat, "philosophy": 9 - seat})
    assert event_points(s, card(id), list(range(players))) == table_row


@rule("ages", "R18.13")
def test_a_token_that_leaves_a_card_takes_what_it_stood_for() -> None:
    p = arm(table(2, age=2), techs=("irrigation", "iron"), food=2, resources=2)
    for id, left in (("irrigation", (0, 2)), ("iron", (0, 0))):
        p.tokens[tech(id)] = 1
        take_token(C, p, tech(id))
        assert (p.tokens[tech(id)], p.food, p.resources) == (0, *left)
