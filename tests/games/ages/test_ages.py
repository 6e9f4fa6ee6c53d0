"""Strength, ends of ages, resigning, the end of the game, variants, single cards, hidden information (R23 to R29)."""

import pytest

from support import rule
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.army import form_armies, sacrifice_value
from ziggurat.games.ages.building import build_cost, unit_cost, upgrade_cost
from ziggurat.games.ages.derive import food_production, resource_production
from ziggurat.games.ages.kinds import AGGRESSION, P_TURN, PACT, S_ACTIONS, S_FLOW, WAR
from ziggurat.games.ages.military_deck import discard_from_hand, draw_military
from ziggurat.games.ages.row import end_age, refill, take_cost
from ziggurat.games.ages.scoring import event_points, outcome, score_game, scoring_cards
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.rng import rng_from_seed

from .positions import (
    C,
    arm,
    can,
    card,
    civ,
    do,
    event,
    moves,
    new,
    politics,
    produce,
    put_tokens,
    rates,
    reason,
    refresh,
    row,
    seeded,
    settle,
    strength,
    table,
    tech,
    tokens_on,
    workers_on,
)

# -- R23 ----


@rule("ages", "R23.1", "R23.2")
def test_strength_is_the_sum_of_all_cards() -> None:
    s = table(3, age=3)
    p = arm(
        s,
        workers={"warriors": 1, "knights": 2, "bread_and_circuses": 1},
        government="fundamentalism",
        leader="julius_caesar",
        wonders=("colossus",),
        specials=("strategy", "navigation"),
        colonies=("strategic_territory_i",),
        tactics="light_cavalry",
    )
    p.pact, p.pact_partner = card("military_pact"), 1
    refresh(s)
    assert strength(s) == 1 + 4 + 1 + 5 + 1 + 1 + 3 + 2 + 2 + 2 + 3
    # What belongs to the civilisation is not part of a sacrificed unit.
    units = [0] * C.techs
    units[tech("knights")] = 1
    arm(s, leader="alexander_the_great")
    assert sacrifice_value(C, p, units) == 2
    arm(s, leader="genghis_khan")
    assert sacrifice_value(C, p, units) == 3


@rule("ages", "R23.3")
def test_level_does_not_matter_for_membership() -> None:
    s = table(2, age=3)
    p = arm(s, workers={"warriors": 1, "swordsmen": 1, "riflemen": 1, "modern_infantry": 1}, tactics="fighting_band")
    assert form_armies(C, p.tactics, p.workers).count == 2


@rule("ages", "R23.4")
def test_tactics_outlive_their_age() -> None:
    s = table(2, age=2)
    p = arm(s, workers={"warriors": 2}, tactics="fighting_band")
    end_age(s)
    end_age(s)
    assert p.tactics == card("fighting_band")


@rule("ages", "R23.9")
def test_napoleon() -> None:
    s = table(2, age=3)
    arm(s, leader="napoleon_bonaparte", workers={"warriors": 3, "cannon": 1}, tactics="defensive_army")
    # One obsolete army of 3, counted twice.
    assert strength(s) == 6 + 3 + 3
    arm(s, workers={"swordsmen": 2, "cannon": 2})
    assert strength(s) == 3 + 4 + 6 + 6 + 3 + 6
    arm(s, workers={"air_forces": 1})
    assert strength(s) == 13 + 5 + (6 + 6) + 3 + 12
    arm(s, workers={"cannon": 0})
    assert strength(s) == 3 + 4 + 5


# -- R24 ----


@rule("ages", "R24.1", "R24.2")
def test_what_an_age_takes_with_it() -> None:
    s = table(3, age=2)
    p = arm(
        s,
        leader="hammurabi",
        wonder="colossus",
        stage=1,
        hand=("rich_land_a", "iron", "coal"),
        military=("rats", "cold_war"),
        tactics="legion",
        colonies=("fertile_territory_i",),
        wonders=("pyramids",),
        government="monarchy",
        techs=("iron",),
    )
    q = arm(s, 1, leader="joan_of_arc", wonder="kremlin", stage=1)
    p.pact, p.pact_partner = card("open_borders_agreement"), 1
    p.war, p.war_target = card("war_over_culture_ii"), 2
    refresh(s)
    row(s, "frugality_a")
    s.future = [seeded("rats", 0)]
    blue = p.blue_bank
    end_age(s)
    assert s.age == 3
    # Ages A and I are over.
    assert (p.leader, p.wonder, p.stage, p.blue_bank) == (-1, -1, 0, blue + 1)
    assert (p.civil, p.military, p.pact) == ([card("coal")], [card("cold_war")], -1)
    assert q.leader == -1
    assert (q.wonder, q.stage) == (card("kremlin"), 1)
    assert (p.tactics, p.colonies, p.wonders) == (card("legion"), [card("fertile_territory_i")], [card("pyramids")])
    assert (p.war, p.government) == (card("war_over_culture_ii"), card("monarchy"))
    assert tech("iron") in p.techs
    assert s.row[0] == card("frugality_a")
    assert s.future == [seeded("rats", 0)]


@rule("ages", "R24.3")
def test_two_yellow_tokens_in_the_full_game_only() -> None:
    s = table(2, age=1)
    end_age(s)
    assert [p.yellow_bank for p in s.civs] == [16, 16]
    s = table(2, age=1, tier="advanced")
    end_age(s)
    assert [p.yellow_bank for p in s.civs] == [18, 18]
    s = new(2)
    do(s, "end", "end", moves(s)[-1])
    assert s.age == 1
    assert civ(s).yellow_bank == 18


@rule("ages", "R24.4")
def test_new_decks() -> None:
    s = table(2, age=1)
    s.discards[1] = [seeded("rats", 0)]
    left = len(s.military_decks[1])
    end_age(s)
    assert (s.military_decks[1], s.discards[1]) == ([], [])
    assert len(s.out) >= left + 1
    draw_military(s, 0, 2)
    assert all(C.ages[n] == 2 for n in civ(s).military)
    s = table(2, age=2, tier="advanced")
    end_age(s)
    refill(s, True)
    assert s.row == [-1] * 13


# -- R25 ----


def resigning(players: int) -> AgesState:
    s = table(players, age=2, resigning=True)
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert moves(s) == ["begin", "resign"]
    return s


@rule("ages", "R25.1", "R25.2")
def test_resigning() -> None:
    s = resigning(3)
    p = arm(s, 0, hand=("iron",), military=("rats",), wonders=("pyramids",), culture=40)
    q = arm(s, 1, workers={"warriors": 9})
    q.war, q.war_target = card("war_over_culture_ii"), 0
    p.pact, p.pact_partner = card("open_borders_agreement"), 2
    s.future = [seeded("crusades", 0)]
    row(s, "drama")
    refresh(s)
    box = TITLE.box(s)
    do(s, "resign")
    assert (q.war, p.pact, p.resigned) == (-1, -1, 1)
    assert civ(s, 2).tune.ma_total == 2
    assert (p.military, p.civil, p.wonders, p.yellow_bank, p.blue_bank) == ([], [], [], 0, 0)
    assert s.future == [seeded("crusades", 0)]
    assert s.census()["yellow"] == box["yellow"] + 8
    # The next player becomes start player of the same round.
    assert (s.start, s.turn, s.round) == (1, 1, 6)
    do(s, "begin")
    assert s.row[0] != card("drama")


@rule("ages", "R25.1", "R25.3")
def test_ranking_of_those_who_left() -> None:
    s = resigning(3)
    arm(s, 0, culture=90)
    arm(s, 1, culture=80)
    arm(s, 2, culture=1)
    do(s, "resign", "resign")
    assert s.over()
    end = outcome(s)
    assert end.places == [3, 2, 1]
    assert end.reason.key == "end.last_left"


@rule("ages", "R25.3", "R4.1")
def test_a_round_goes_on_without_the_resigned() -> None:
    s = resigning(3)
    do(s, "begin")
    while s.turn == 0:
        do(s, "end")
    do(s, "resign")
    assert (s.turn, s.round, s.start) == (2, 6, 0)
    do(s, "begin")
    while s.turn == 2:
        do(s, "end")
    assert (s.turn, s.round) == (0, 7)
    # Only the full game with the option asks.
    assert table(2, tier="advanced").stack[-1][0] == S_ACTIONS


@rule("ages", "R25.2")
def test_markers_go_back() -> None:
    s = table(3, age=2, resigning=True, less_mean=True)
    s.markers = [-1, 0, -1]
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    do(s, "resign")
    assert s.markers == [-1, -1, -1]


# -- R26 ----


@rule("ages", "R26.1")
def test_simple_game_ends_with_deck_one() -> None:
    s = table(2, tier="simple")
    s.civil_decks[1] = [card("drama")]
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
    s.civil_decks[2] = [card("opera")]
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
    s.civil_decks[3] = [card("oil")]
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
    assert s.finals[:9] == [
        card("impact_of_colonies"),
        0,
        4,
        card("impact_of_colonies"),
        1,
        0,
        ids and s.finals[6],
        0,
        -5,
    ]


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


# -- R27 ----


@rule("ages", "R27.1")
def test_easier() -> None:
    s = new(2, easier=True)
    assert [p.yellow_bank for p in s.civs] == [19, 19]
    assert civ(s).tune.urban_limit == 3
    s = table(2, age=3, easier=True)
    assert arm(s, government="democracy").tune.urban_limit == 5


@rule("ages", "R27.2")
def test_less_mean() -> None:
    s = table(3, age=2, less_mean=True)
    arm(s, 0, military=("spy_ii", "spy_ii"))
    arm(s, 1, military=("spy_ii",))
    politics(s, 0)
    do(s, "aggression spy_ii 2")
    assert s.markers == [-1, -1, 0]
    while s.stack[-1][0] != S_ACTIONS:
        do(s, "done")
    refresh(s)
    politics(s, 1)
    assert [m for m in moves(s) if m.startswith("aggr")] == ["aggression spy_ii 0"]
    assert reason(s, "aggression spy_ii 2")[0] == "why.marker"
    # The attacker may go on; if he does something else the marker goes back.
    refresh(s)
    politics(s, 0)
    branch = s.clone()
    do(s, "aggression spy_ii 2")
    assert s.markers == [-1, -1, 0]
    do(branch, "pass")
    assert branch.markers == [-1, -1, -1]


@rule("ages", "R27.3")
def test_peaceful() -> None:
    s = new(4, peaceful=True)
    types = {C.types[n] for deck in s.military_decks for n in deck}
    assert not types & {AGGRESSION, WAR}
    assert sum(C.types[n] == PACT for deck in s.military_decks for n in deck) == 10
    s = new(4, peaceful=True, fewer_pacts=True)
    pacts = {C.ids[n] for deck in s.military_decks for n in deck if C.types[n] == PACT}
    assert len(pacts) == 8
    assert not pacts & {"acceptance_of_supremacy", "loss_of_sovereignty"}


@rule("ages", "R27.4")
def test_military_cards_as_an_action() -> None:
    s = table(2, age=1, military_draw_action=True)
    p = arm(s, government="monarchy", leader="julius_caesar")
    assert [m for m in moves(s) if m.startswith("end")] == ["end"]
    do(s, "draw", "draw", "draw", "draw")
    assert (len(p.military), p.ma) == (4, 0)
    assert not can(s, "draw")
    p.ma = 1
    s.age = 4
    assert not can(s, "draw")


@rule("ages", "R27.5")
@pytest.mark.parametrize("public", [3, 4, 5])
def test_public_bonus_cards(public: int) -> None:
    s = new(2, bonus_cards="public", bonus_public=public)
    assert len(s.open_bonus) == public
    assert sum(C.scoring[n] for n in s.military_decks[3]) == 13 - public
    assert scoring_cards(s) == s.open_bonus


@rule("ages", "R27.5")
def test_bonus_cards_age_by_age() -> None:
    s = new(2, bonus_cards="age_by_age")
    assert (len(s.open_bonus), len(s.bonus_pool)) == (1, 4)
    do(s, "end", "end")
    assert (len(s.open_bonus), len(s.bonus_pool)) == (2, 3)
    s.age = 1
    for left in (2, 1, 0):
        end_age(s)
        assert len(s.bonus_pool) == left
    assert len(s.open_bonus) == 5


@rule("ages", "R27.5")
@pytest.mark.parametrize(("players", "dealt", "kept"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
def test_private_bonus_cards(players: int, dealt: int, kept: int) -> None:
    s = new(players, bonus_cards="private")
    assert s.actors() == list(range(players))
    assert [len(cards) for cards in s.dealt] == [dealt] * players
    for seat in range(players):
        s.apply(seat, s.legal(seat)[0])
    assert [len(cards) for cards in s.kept] == [kept] * players
    assert sum(C.scoring[n] for n in s.military_decks[3]) == 13 - 1 - players * kept
    assert len(scoring_cards(s)) == players * kept
    # Kept cards are secret until the end.
    assert s.observe(0)["bonus"]["yours"] == [C.ids[n] for n in s.kept[0]]
    assert "impact" not in str(s.observe(None)["bonus"])


@rule("ages", "R27.5")
def test_open_choice_of_bonus_cards() -> None:
    s = new(2, bonus_cards="open_choice")
    order = []
    for _i in range(4):
        order.append(s.actors()[0])
        do(s, moves(s)[0])
    assert order == [s.start, s.start, 1 - s.start, 1 - s.start]
    assert len(s.open_bonus) == 4
    assert sum(C.scoring[n] for n in s.military_decks[3]) == 9


@rule("ages", "R27.5")
def test_fewer_bonus_points() -> None:
    s = table(2, age=4, bonus_cards="public", fewer_points=True)
    s.future = [seeded("impact_of_wonders", 0)]
    assert card("impact_of_wonders") not in [n for n in scoring_cards(s) if n not in s.open_bonus]
    s.fewer_points = False
    s.open_bonus = []
    assert scoring_cards(s) == [card("impact_of_wonders")]


@rule("ages", "R27.6")
def test_alternative_corruption() -> None:
    s = table(2, age=1, alternative_corruption=True)
    p = arm(s, workers={"bronze": 2, "iron": 1, "agriculture": 0})
    p.blue_bank = 11
    produce(s)
    assert moves(s) == ["pass", "reduce iron", "reduce bronze"]
    branch = s.clone()
    do(branch, "pass")
    assert branch.civs[0].resources == 4 - 2
    do(s, "reduce bronze")
    assert (p.resources, p.blue_bank) == (3, 9)
    s = table(2, age=1)
    produce(s)
    assert civ(s).resources == 2


# -- R28 ----


@rule("ages", "R28.1")
def test_discount_cards() -> None:
    s = table(2, age=2)
    p = arm(s, hand=("rich_land_ii", "efficient_upgrade_ii"), techs=("iron",), unused=1, resources=2)
    assert [m for m in moves(s) if m.startswith("use rich_land_ii")] == [
        "use rich_land_ii agriculture",
        "use rich_land_ii bronze",
        "use rich_land_ii iron",
    ]
    do(s, "use rich_land_ii bronze")
    # A discount larger than the cost gives nothing back.
    assert p.resources == 2
    do(s, "use efficient_upgrade_ii bronze iron")
    assert (p.resources, workers_on(s, 0, "iron")) == (2, 1)


@rule("ages", "R28.1")
def test_engineering_genius_builds_exactly_one_stage() -> None:
    s = table(2, age=2)
    p = arm(s, wonder="pyramids", specials=("engineering",), hand=("engineering_genius_ii",), resources=6)
    do(s, "use engineering_genius_ii")
    assert (p.stage, p.resources) == (1, 6)


@rule("ages", "R28.2")
def test_frugality_and_breakthrough_pay_first() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("frugality_i", "breakthrough_i", "iron"), food=2, science=5)
    do(s, "use frugality_i")
    assert (p.food, p.unused) == (2, 2)
    do(s, "use breakthrough_i iron")
    assert p.science == 2
    s = table(2, age=1)
    arm(s, hand=("breakthrough_i", "iron"), science=4)
    assert not any("breakthrough" in move for move in moves(s))


@rule("ages", "R28.3")
def test_columbus() -> None:
    s = table(2, age=1)
    p = arm(s, leader="christopher_columbus", military=("fertile_territory_i", "wealthy_territory_i"))
    s.current = [card("no_event")]
    politics(s)
    do(s, "columbus wealthy_territory_i")
    assert (p.culture, p.resources, p.blue_bank) == (0, 5, 18 + 2 - 5)
    assert workers_on(s, 0, "warriors") == 1
    assert s.current == [card("no_event")]
    assert p.leader == card("christopher_columbus")
    politics(s)
    assert not any(move.startswith("columbus") for move in moves(s))


@rule("ages", "R28.4")
def test_robespierre_needs_no_civil_action() -> None:
    s = table(2, age=2)
    p = arm(s, leader="maximilien_robespierre", hand=("republic",), science=14)
    p.ca = 0
    assert can(s, "revolution republic")
    assert not can(s, "play republic")
    p.ca = 1
    assert can(s, "play republic")
    p.ma_spent = True
    p.ma -= 1
    assert reason(s, "revolution republic") == ("why.revolution_military", "R28.4")


@rule("ages", "R28.5")
def test_newton_never_lifts_the_pool_above_the_total() -> None:
    s = table(2, age=2)
    p = arm(s, leader="isaac_newton", hand=("iron", "coal", "breakthrough_ii"), science=30)
    p.ca = 1
    do(s, "play iron")
    assert p.ca == 1
    do(s, "use breakthrough_ii coal")
    assert p.ca == 1
    p.ca = 0
    arm(s, hand=("opera",))
    p.ca = 0
    assert not can(s, "play opera")


@rule("ages", "R28.6")
def test_tesla() -> None:
    s = table(2, age=3)
    p = arm(s, leader="nikola_tesla", workers={"alchemy": 1, "computers": 1, "philosophy": 1})
    q = arm(s, 1, specials=("masonry",), techs=("alchemy", "printing_press"))
    # Level-0 labs do not work as mines.
    produce(s)
    assert [tokens_on(s, 0, id) for id in ("philosophy", "alchemy", "computers", "bronze")] == [0, 1, 1, 2]
    assert p.resources == 2 + 1 + 3
    # Others pay one more, after discounts, once per building.
    assert build_cost(C, q, tech("alchemy"), 0) == 6 - 1 + 1
    assert build_cost(C, q, tech("printing_press"), 9) == 1
    assert upgrade_cost(C, q, tech("philosophy"), tech("alchemy"), 0) == 5 - 3 + 1
    assert build_cost(C, p, tech("alchemy"), 0) == 6
    # Tokens stay spendable when he leaves, but labs produce no more.
    p.leader = -1
    refresh(s)
    assert build_cost(C, q, tech("alchemy"), 0) == 5
    arm(s, unused=2)
    s.stack = []
    s.push(S_ACTIONS, 1)
    do(s, "build bronze", "build bronze")
    assert p.resources == 2
    produce(s)
    assert tokens_on(s, 0, "computers") == 0


@rule("ages", "R28.7", "R28.13a")
def test_st_peters_doubles_for_joan_and_michelangelo() -> None:
    s = table(2, age=2)
    arm(s, leader="joan_of_arc", workers={"theology": 2, "drama": 1}, government="communism")
    assert strength(s) == 1 + 4
    arm(s, wonders=("st_peters_basilica",))
    assert strength(s) == 1 + 8
    s = table(2, age=2)
    arm(s, leader="michelangelo", workers={"theology": 2, "drama": 1}, wonders=("hanging_gardens", "kremlin"))
    # Temples 4, theater 1, gardens 2; the unhappy Kremlin does not count, nor does the limit of 8.
    assert rates(s)[0] == 2 + 2 + 1 + 3 + 7
    arm(s, wonders=("st_peters_basilica",))
    assert rates(s)[0] == 2 + 2 + 1 + 3 + 2 + 14


@rule("ages", "R28.8")
def test_railroad() -> None:
    s = table(2, age=2)
    p = arm(s, wonders=("transcontinental_railroad",), workers={"iron": 1}, techs=("coal",))
    produce(s)
    # Coal has no worker; the best mine with one is Iron.
    assert (tokens_on(s, 0, "iron"), tokens_on(s, 0, "bronze"), p.resources) == (2, 2, 6)
    s = table(2, age=2)
    p = arm(s, wonders=("transcontinental_railroad",), workers={"bronze": 0})
    produce(s)
    assert p.resources == 0


@rule("ages", "R28.9")
def test_wonders_that_score_on_completion() -> None:
    s = table(2, age=3)
    p = arm(
        s,
        wonder="first_space_flight",
        stage=2,
        resources=9,
        techs=("iron", "coal", "drama"),
        government="monarchy",
        specials=("strategy",),
        culture=0,
    )
    do(s, "stage 1")
    assert p.culture == 1 + 2 + 1 + 1 + 2
    s = table(2, age=3)
    p = arm(s, wonder="fast_food_chains", stage=3, resources=4, workers={"religion": 1, "warriors": 2}, culture=0)
    do(s, "stage 1")
    assert p.culture == 2 * 2 + 2 * 2 + 1 + 1 + 2
    s = table(2, age=3)
    p = arm(s, wonder="internet", stage=4, resources=2, workers={"computers": 1, "printing_press": 2}, culture=0)
    do(s, "stage 1")
    # The level-0 lab gives nothing.
    assert p.culture == 2 * 3 + 2 * 1 * 2


@rule("ages", "R28.10")
def test_the_partner_pays_even_for_nothing() -> None:
    s = table(3, age=2)
    p = arm(s, hand=("theology",), science=0)
    q = arm(s, 1, science=3)
    q.pact, q.pact_partner = card("scientific_cooperation"), 0
    refresh(s)
    do(s, "play theology")
    assert (p.science, q.science) == (0, 2)
    arm(s, 1, science=0)
    arm(s, 0, hand=("iron",), science=20)
    assert reason(s, "play iron") == ("why.partner", "R28.10")


@rule("ages", "R28.11")
def test_barbarossa() -> None:
    s = table(2, age=1)
    p = arm(s, leader="frederick_barbarossa", techs=("knights",), unused=0, food=1, resources=2)
    ma = p.ma
    assert [m for m in moves(s) if m.startswith("recruit")] == ["recruit warriors", "recruit knights"]
    do(s, "recruit knights")
    assert (p.food, p.resources, p.ca, p.ma, p.unused) == (0, 0, 3, ma, 0)
    assert workers_on(s, 0, "knights") == 1
    arm(s, yellow=0, food=9, resources=9)
    assert not any(move.startswith("recruit") for move in moves(s))


@rule("ages", "R28.12")
def test_churchill_at_war() -> None:
    s = table(2, age=3)
    p = arm(s, leader="winston_churchill", techs=("riflemen",), unused=2, resources=9)
    q = civ(s, 1)
    assert unit_cost(s, 0, tech("riflemen"), 0) == 5
    q.war, q.war_target = card("holy_war_iii"), 0
    assert unit_cost(s, 0, tech("riflemen"), 0) == 3
    do(s, "unit riflemen", "upgrade warriors riflemen")
    # The upgrade costs 5 - 2 as always.
    assert p.resources == 9 - 3 - 3


@rule("ages", "R28.13")
def test_only_strictly_stronger_or_richer_count() -> None:
    s = table(3, age=3)
    p = arm(s, hand=("wave_of_nationalism_ii", "military_build_up_iii", "endowment_for_the_arts_iii"), culture=3)
    arm(s, 1, workers={"warriors": 2}, culture=9)
    arm(s, 2, culture=3)
    do(s, "use wave_of_nationalism_ii")
    assert p.milres == 3
    do(s, "use military_build_up_iii")
    assert p.milres == 8
    do(s, "use endowment_for_the_arts_iii")
    assert p.culture == 6


@rule("ages", "R28.14")
def test_aristotle_and_homer() -> None:
    s = table(2, age=1)
    p = arm(s, leader="aristotle")
    row(s, "monarchy", "masonry", "taj_mahal", "rich_land_i")
    do(s, "take monarchy", "take masonry", "take taj_mahal", "take rich_land_i")
    assert p.science == 2
    s = table(2, age=0)
    arm(s, leader="homer", workers={"warriors": 1})
    assert rates(s)[0] == 1
    arm(s, workers={"warriors": 5})
    assert rates(s)[0] == 2


@rule("ages", "R28.14a")
def test_leaders_that_count_units_and_buildings() -> None:
    s = table(2, age=2)
    arm(s, leader="alexander_the_great", workers={"warriors": 2, "knights": 1, "bread_and_circuses": 1})
    assert strength(s) == 2 + 2 + 1 + 3
    s = table(2, age=2)
    arm(s, wonders=("great_wall",), workers={"warriors": 2, "knights": 1, "cannon": 1})
    assert strength(s) == 2 + 2 + 3 + 3
    s = table(2, age=3)
    arm(s, leader="william_shakespeare", workers={"printing_press": 2, "drama": 1})
    assert rates(s)[0] == 2 + 2 + 2 + 2
    s = table(2, age=3)
    arm(s, leader="rock_and_roll_icon", workers={"drama": 1, "movies": 2})
    assert rates(s)[0] == 2 + 4 + 4 + 4
    s = table(2, age=3)
    arm(s, leader="game_designer", workers={"philosophy": 1, "computers": 2})
    assert rates(s)[:2] == (6, 1 + 10 - 3)
    arm(s, workers={"computers": 0})
    assert rates(s)[:2] == (0, 0)
    for id in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
        s = table(2, age=3)
        arm(s, leader=id)
        assert rates(s)[1] == 1
        arm(s, workers={"multimedia": 2})
        assert rates(s)[1] == 1 + 6 + 3


@rule("ages", "R28.15")
def test_inert_effects_in_the_simple_game() -> None:
    s = table(2, tier="simple")
    p = arm(s, wonders=("colossus",), leader="christopher_columbus", specials=("cartography",))
    assert rates(s)[:3] == (1, 1, 1 + 1 + 1)
    do(s, "end")
    assert p.colonies == []


# -- R29 ----


@rule("ages", "R29.0")
def test_nothing_is_asked_without_a_choice() -> None:
    s = table(2, age=1)
    arm(s, 1, workers={"warriors": 3}, unused=3)
    arm(s, 0, workers={"agriculture": 0, "bronze": 2, "philosophy": 0, "warriors": 0}, unused=0)
    event(s, "reign_of_terror")
    assert workers_on(s, 0, "bronze") == 1
    assert s.stack[-1][0] == S_ACTIONS


@rule("ages", "R29.1")
def test_hidden_information() -> None:
    s = table(3, age=2)
    arm(s, 0, military=("rats", "bonus_ii"))
    arm(s, 1, military=("cold_war",))
    s.future = [seeded("crusades", 1), seeded("raiders", 0)]
    s.current = [seeded("iconoclasm", 2)]
    discard_from_hand(s, 0, card("rats"), 1)
    mine, others, public = s.observe(0), s.observe(1), s.observe(None)
    assert mine["military"] == ["bonus_ii"]
    assert others["military"] == ["cold_war"]
    assert public["military"] == []
    assert others["civilizations"][0]["military_hand"] == {"count": 1, "limit": 2, "ages": {"II": 1}, "known": []}
    assert mine["events"]["future"] == {"count": 2, "ages": {"I": 2}, "yours": ["raiders"]}
    assert others["events"]["future"]["yours"] == ["crusades"]
    assert public["events"]["current"] == {"count": 1, "ages": {"II": 1}, "yours": []}
    for view in (others, public):
        assert "bonus_ii" not in str(view)
        assert "raiders" not in str(view)
    # The limit of a bidder is told to nobody else.
    event(s, "historic_territory_ii")
    assert s.observe(0)["auction"]["your_limit"] == 3
    assert s.observe(None)["auction"]["your_limit"] is None


@rule("ages", "R29.1")
def test_other_worlds_keep_what_a_seat_knows() -> None:
    s = table(3, age=2)
    arm(s, 0, military=("bonus_ii", "rats"))
    arm(s, 1, military=("cold_war", "bonus_i"))
    s.future = [seeded("crusades", 1), seeded("raiders", 0)]
    seen = set()
    for seed in range(20):
        world = s.resample(0, rng_from_seed(seed))
        assert isinstance(world, AgesState)
        assert world.civs[0].military == s.civs[0].military
        assert world.future[1] == s.future[1]
        assert C.ages[world.future[0] % 256] == 1
        assert [C.ages[n] for n in world.civs[1].military] == [2, 1]
        seen.add(tuple(world.civs[1].military))
    assert len(seen) > 10


@rule("ages", "R29.1", "R19.2")
def test_a_bidder_can_pay_in_every_world() -> None:
    s = table(2, age=2)
    arm(s, 0, military=("bonus_ii", "bonus_ii"))
    event(s, "historic_territory_ii")
    do(s, "bid 5")
    for seed in range(20):
        world = s.resample(1, rng_from_seed(seed))
        assert isinstance(world, AgesState)
        do(world, "pass")
        assert world.stack[-1][0] == 20
        while not can(world, "done"):
            do(world, [m for m in moves(world) if m != "done"][-1])


@rule("ages", "R29.2")
def test_public_information() -> None:
    s = table(2, age=1)
    arm(s, 0, hand=("iron",), workers={"religion": 2}, food=2)
    row(s, "drama")
    view = s.observe(None)
    me = view["civilizations"][0]
    assert me["civil_hand"] == [{"card": "iron", "fresh": False}]
    assert (me["culture"], me["science"], me["food"], me["happy"]) == (0, 0, 2, 2)
    assert view["row"][0]["card"] == "drama"
    assert view["decks"]["civil"] == len(s.civil_decks[1])


@rule("ages", "R9.8")
def test_observation_says_why_a_card_cannot_be_taken() -> None:
    s = table(2, age=1)
    p = arm(s, wonder="pyramids", wonders=("colossus",))
    row(s, "taj_mahal", "drama")
    view = s.observe(0)["row"]
    assert view[0] == {
        "slot": 1,
        "card": "taj_mahal",
        "cost": 1,
        "your_cost": take_cost(s, p, 0),
        "reason": {"key": "why.building", "rule": "R9.8"},
    }
    assert view[1]["reason"] is None
    put_tokens(s, 0, {"bronze": 1})
    assert s.observe(0)["civilizations"][0]["technologies"][1]["tokens"] == 1
