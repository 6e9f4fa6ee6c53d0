"""The end of the game and scoring (R26)."""

import pytest

from support import rule
from ziggurat.games.ages.codes import P_TURN, S_FLOW
from ziggurat.games.ages.derive import food_production, resource_production
from ziggurat.games.ages.scoring import event_points, outcome, score_game, scoring_cards

from .positions import C, arm, card, civ, do, moves, new, refresh, seeded, settle, table


@rule("ages", "R26.1")
def test_simple_game_ends_with_deck_one() -> None:
    s = table(2, tier="simple")
    s.civil_decks[1] = (card("drama"),)
    s.stack = []
    s.round = 7
    arm(s, 0, leader="moses", hand=("rich_land_a",))
    settle(s, S_FLOW, P_TURN)
    assert s.last_round == 7
    # No card grows old in the simple game.
    assert (civ(s).leader, civ(s).civil) == (card("moses"), [card("rich_land_a")])
    arm(s, 0, culture=0)
    arm(s, 1, culture=0)
    do(s, "end")
    assert not s.over()
    do(s, "end")
    assert s.over()
    end = outcome(s)
    # Strength 1, production 2 + 2, science rate 1.
    assert end.parts[0] == {
        "culture": 0,
        "technologies": 0,
        "strength": 2,
        "happy_faces": 0,
        "production": 4,
        "science": 1,
    }
    assert end.scores == [7, 7]
    assert end.places == [1, 1]


@rule("ages", "R26.2")
def test_advanced_game_ends_with_deck_two() -> None:
    s = table(2, age=2, tier="advanced")
    s.open_bonus = [card("impact_of_colonies"), card("impact_of_technology")]
    arm(s, 0, colonies=("historic_territory_i",), techs=("coal", "opera"), leader="homer")
    s.current = [card("impact_of_strength")]
    s.civil_decks[2] = (card("opera"),)
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert (s.last_round, s.age) == (6, 3)
    assert civ(s).leader == -1
    civ(s).culture = 0
    do(s, "end", "end")
    assert s.over()
    points = {f["card"]: f["points"] for f in s.observe(None)["finals"] if f["seat"] == 0}
    # Level-2 technologies count in the advanced game; events left in the piles do not.
    assert points == {"impact_of_colonies": 4, "impact_of_technology": 8}


@rule("ages", "R26.3")
def test_full_game_has_one_more_round() -> None:
    s = table(2, age=3)
    s.turn = 1
    s.civil_decks[3] = (card("oil"),)
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert (s.age, s.last_round) == (4, 7)
    do(s, "end")
    assert (s.round, s.turn) == (7, 0)
    do(s, "end", "end")
    assert s.over()


@rule("ages", "R26.4", "R26.5a")
def test_events_in_the_piles_score_at_the_end() -> None:
    s = table(2, age=4)
    s.current = [card("impact_of_colonies"), card("cold_war")]
    s.future = [seeded("impact_of_happiness", 1), seeded("impact_of_wonders", 0), seeded("rats", 0)]
    ids = [C.ids[n] for n in scoring_cards(s)]
    assert ids == ["impact_of_colonies", "impact_of_happiness", "impact_of_wonders"]
    p = arm(s, yellow=0, colonies=("historic_territory_i",), culture=1)
    assert event_points(s, card("impact_of_happiness"), [0, 1]) == [2 - 14, 0]
    score_game(s)
    # 1 + 4 - 12 stops at 0; one net amount per card.
    assert p.culture == 0
    assert s.finals[:9] == (
        card("impact_of_colonies"),
        0,
        4,
        card("impact_of_colonies"),
        1,
        0,
        card("impact_of_happiness"),
        0,
        -5,
    )


@rule("ages", "R26.5")
def test_ties_at_the_end_go_to_the_start_player() -> None:
    s = table(3, age=4)
    s.start = 1
    s.turn = 0
    s.future = [seeded("impact_of_strength", 0)]
    score_game(s)
    assert [p.culture for p in s.civs] == [0, 14, 7]


@rule("ages", "R26.6")
def test_most_culture_wins_and_ties_share() -> None:
    s = table(3, age=4)
    for seat, culture in enumerate((30, 30, 12)):
        arm(s, seat, culture=culture, food=9 - seat, science=40 - seat)
    s.stack = []
    end = s.outcome()
    assert end is not None
    assert end.places == [1, 1, 3]
    assert end.winners() == [0, 1]


@rule("ages", "R26.7", "R28.6", "R28.8")
def test_production_for_scoring() -> None:
    s = table(3, age=3)
    p = arm(
        s,
        leader="nikola_tesla",
        wonders=("transcontinental_railroad",),
        workers={"iron": 1, "bronze": 1, "alchemy": 2, "irrigation": 1},
        yellow=0,
        blue=0,
    )
    assert resource_production(C, p) == 2 + 1 + 2 + 2
    assert food_production(C, p) == 2 + 2
    civ(s, 1).pact, civ(s, 1).pact_partner = card("acceptance_of_supremacy"), 0
    refresh(s)
    assert resource_production(C, p) == 6
    arm(s, 2, workers={"bronze": 0})
    civ(s, 1).pact_partner = 2
    refresh(s)
    assert resource_production(C, civ(s, 2)) == 0


@rule("ages", "R26.8")
@pytest.mark.parametrize("tier", ["simple", "advanced", "full"])
def test_idle_games_end(tier: str) -> None:
    for players in (2, 3, 4):
        s = new(players, 3, tier=tier)
        turns = 0
        while not s.over():
            options = moves(s)
            do(s, next((move for move in ("end", "pass") if move in options), options[0]))
            turns += 1
            assert turns < 400
