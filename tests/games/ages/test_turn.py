"""Turns, civil and military actions, technologies (R6 to R11)."""

import pytest

from support import rule
from ziggurat.games.ages.building import build_cost, upgrade_cost
from ziggurat.games.ages.codes import P_TURN, S_ACTIONS, S_FLOW
from ziggurat.games.ages.technology import science_cost

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
    settle,
    strength,
    table,
    tech,
    tokens_on,
    workers_on,
)

# -- R6, R7: the order of a turn ----


@rule("ages", "R6.1", "R7.1", "R7.2")
def test_first_round_is_for_taking_cards() -> None:
    s = new(4)
    for place in range(4):
        seat = (s.start + place) % 4
        assert s.turn == seat
        assert (civ(s, seat).ca, civ(s, seat).ma) == (place + 1, 0)
        before = list(s.row)
        assert all(move == "end" or move.startswith("take") for move in moves(s))
        do(s, "end")
        assert s.round == 1 or place == 3
        if place < 3:
            # The row is not refilled, unused civil actions are lost.
            assert s.row == before


@rule("ages", "R7.2")
def test_a_leader_waits_for_round_two() -> None:
    s = new(2)
    row(s, "homer")
    do(s, "take homer")
    assert moves(s) == ["end"]
    assert reason(s, "card:homer") == ("why.first_round", "R7.2")


@rule("ages", "R6.2", "R18.1")
def test_simple_turn() -> None:
    s = table(2, tier="simple")
    s.round = 3
    s.current = [card("development_of_science")]
    s.stack = []
    s.turn = s.start = 0
    settle(s, S_FLOW, P_TURN)
    assert [p.science for p in s.civs] == [2, 2]
    assert (s.past, s.current) == ([card("development_of_science")], [])
    assert s.stack[-1][0] == S_ACTIONS
    # The other player's turn brings no event, and with none left nothing happens.
    do(s, "end", "end")
    assert (s.round, s.past) == (4, [card("development_of_science")])


@rule("ages", "R6.2", "R14.5", "R28.15")
def test_simple_game_knows_no_discontent_and_no_corruption() -> None:
    s = table(2, tier="simple")
    p = arm(s, yellow=1, unused=0, food=9, blue=3)
    produce(s)
    assert p.science > 0
    # With corruption nothing would be left of them.
    assert (p.resources, p.blue_bank) == (2, 3)
    assert s.military_decks == [[], [], [], []]


@rule("ages", "R6.3", "R6.5")
def test_order_of_an_advanced_turn() -> None:
    s = table(2, age=1)
    p = arm(s, 0, military=("rats", "legion", "phalanx", "heavy_cavalry"))
    row(s, "drama", "iron", "knights", "alchemy")
    s.current = [card("no_event")]
    p.ca = p.ma = 0
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    # Pools and row come before the political action, the discard after it, then the actions.
    assert (p.ca, p.ma) == (4, 2)
    assert s.row[0] == card("alchemy")
    assert s.stack[-1][0] == 2
    do(s, "event rats")
    assert s.actors() == [0]
    do(s, "discard legion")
    assert s.stack[-1][0] == S_ACTIONS
    assert "end 2" in moves(s)
    do(s, "end 2")
    assert len(p.military) == 4
    assert s.turn == 1


@rule("ages", "R6.4", "R24.1")
def test_an_age_ends_before_the_war_is_fought() -> None:
    s = table(2, age=2)
    p = arm(s, 0, workers={"warriors": 5}, leader="alexander_the_great", culture=0)
    arm(s, 1, workers={"warriors": 7}, culture=30)
    p.war, p.war_target = card("war_over_culture_ii"), 1
    assert strength(s, 0) == 10
    s.civil_decks[2] = [card("opera")]
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    # Alexander is lost with the end of Age II, so the war is fought at 5 against 7.
    assert p.leader == -1
    do(s, "done", "done")
    assert (p.culture, civ(s, 1).culture) == (0, 30)


# -- R8: actions in general ----


@rule("ages", "R8.1")
def test_civil_and_military_actions_mix() -> None:
    s = table(2)
    p = arm(s, unused=2, resources=9)
    do(s, "unit warriors", "build bronze", "disband warriors", "destroy bronze", "build bronze")
    assert (p.ca, p.ma) == (1, 0)
    assert can(s, "end")


@rule("ages", "R8.2")
def test_what_cannot_be_paid_is_not_legal() -> None:
    s = table(2)
    arm(s, unused=1, resources=1)
    assert not can(s, "build bronze")
    assert reason(s, "build bronze") == ("why.resources", "R12.2")
    arm(s, resources=1)
    assert can(s, "build bronze")


@rule("ages", "R8.3", "R8.4")
def test_changes_are_immediate_and_count_in_the_same_turn() -> None:
    s = table(2)
    p = arm(s, unused=1, resources=3)
    before = rates(s)
    do(s, "build religion")
    assert rates(s) == (before[0] + 1, before[1], before[2], before[3] + 1)
    assert p.culture == 0
    do(s, "end")
    assert p.culture == 1


@rule("ages", "R8.5")
def test_civil_cards_leave_for_good() -> None:
    s = table(2, age=1)
    p = arm(s, leader="homer", hand=("joan_of_arc", "work_of_art_i"))
    do(s, "leader joan_of_arc", "use work_of_art_i")
    assert sorted(s.gone) == sorted([card("homer"), card("work_of_art_i")])
    assert p.civil == []


# -- R9: civil actions ----


@rule("ages", "R9.1")
def test_increase_population() -> None:
    s = table(2)
    p = arm(s, yellow=12, food=4)
    do(s, "population")
    assert (p.yellow_bank, p.unused, p.food, p.ca) == (11, 2, 0, 3)
    assert reason(s, "population") == ("why.food", "R9.1")
    s = table(2)
    p = arm(s, leader="moses", yellow=18, food=1)
    do(s, "population")
    assert p.food == 0


@rule("ages", "R9.2")
def test_farms_and_mines_have_no_limit() -> None:
    s = table(2)
    p = arm(s, workers={"agriculture": 9}, unused=1, resources=2)
    do(s, "build agriculture")
    assert (workers_on(s, 0, "agriculture"), p.resources, p.unused, p.ca) == (10, 0, 0, 3)
    assert reason(s, "build bronze") == ("why.no_unused", "R9.2")


@rule("ages", "R9.3", "R11.2")
def test_urban_limit_counts_all_levels() -> None:
    s = table(2)
    arm(s, workers={"religion": 1, "theology": 1}, unused=1, resources=9)
    assert not can(s, "build religion")
    assert not can(s, "build theology")
    assert can(s, "build philosophy")
    assert reason(s, "build religion") == ("why.urban_limit", "R9.3")
    arm(s, government="monarchy")
    assert can(s, "build religion")
    # A lower limit later destroys nothing.
    arm(s, workers={"religion": 3})
    arm(s, government="despotism")
    assert workers_on(s, 0, "religion") == 3


@rule("ages", "R9.4")
def test_destroy() -> None:
    s = table(2)
    p = arm(s, resources=5)
    do(s, "destroy philosophy")
    assert (workers_on(s, 0, "philosophy"), p.unused, p.resources, p.ca) == (0, 2, 5, 3)
    assert tech("philosophy") in p.techs
    assert reason(s, "destroy religion")[0] == "why.no_worker_there"


@rule("ages", "R9.5")
def test_wonder_stages_in_order() -> None:
    s = table(2, age=0)
    p = arm(s, wonder="pyramids", resources=6)
    blue = p.blue_bank
    do(s, "stage 1")
    assert (p.resources, p.stage, p.blue_bank, p.ca) == (3, 1, blue + 3 - 1, 3)
    do(s, "stage 1", "stage 1")
    assert (p.resources, p.stage, p.wonder, p.wonders) == (0, 0, -1, (card("pyramids"),))
    assert p.blue_bank == blue + 6


@rule("ages", "R9.5", "R9.5a")
def test_several_stages_with_one_action() -> None:
    s = table(2, age=0)
    p = arm(s, wonder="pyramids", specials=("masonry",), resources=6)
    assert [m for m in moves(s) if m.startswith("stage")] == ["stage 1", "stage 2"]
    do(s, "stage 2")
    assert (p.stage, p.resources, p.ca) == (2, 1, 3)
    assert [m for m in moves(s) if m.startswith("stage")] == ["stage 1"]


@rule("ages", "R9.5a")
def test_a_stage_needs_a_blue_token() -> None:
    s = table(2, age=0)
    p = arm(s, wonder="library_of_alexandria", techs=("iron",))
    p.tokens[tech("iron")] = 1
    p.resources = 2
    p.blue_bank = 0
    # One of two resources is paid by moving the token down, so no token comes back to mark the stage.
    assert not can(s, "stage 1")
    assert reason(s, "stage 1") == ("why.blue_token", "R9.5a")
    p.blue_bank = 1
    assert can(s, "stage 1")


@rule("ages", "R9.5b")
def test_a_wonder_cannot_be_given_up() -> None:
    s = table(2, age=0)
    arm(s, wonder="pyramids", stage=1)
    row(s, "colossus")
    assert not any("pyramids" in move or "colossus" in move for move in moves(s))
    assert reason(s, "take colossus") == ("why.building", "R9.8")


@rule("ages", "R9.6")
def test_play_a_leader_at_once() -> None:
    s = table(2, age=1)
    p = arm(s, leader="julius_caesar")
    row(s, "joan_of_arc")
    do(s, "take joan_of_arc", "leader joan_of_arc")
    assert (p.leader, p.ca, p.tune.ma_total) == (card("joan_of_arc"), 2, 2)
    assert s.gone == [card("julius_caesar")]


@rule("ages", "R9.7", "R9.7a")
def test_action_cards_wait_a_turn_and_need_their_action() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("rich_land_a", "frugality_a"), unused=0, food=1)
    row(s, "work_of_art_i", "revolutionary_idea_a")
    do(s, "take work_of_art_i")
    assert not can(s, "use work_of_art_i")
    assert reason(s, "card:work_of_art_i") == ("why.fresh", "R9.7")
    # No worker to build with, not enough food to grow: the cards cannot be played.
    assert not any(move.startswith("use") for move in moves(s))
    assert reason(s, "card:rich_land_a") == ("why.no_unused", "R9.2")
    # What Frugality will give does not pay for it.
    p.food = 0
    arm(s, food=1)
    assert not can(s, "use frugality_a")


@rule("ages", "R9.7a")
def test_a_card_without_an_action_can_always_be_played() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("mineral_deposits_i",), blue=0)
    do(s, "use mineral_deposits_i")
    assert (p.resources, p.ca, p.civil) == (0, 3, [])


@rule("ages", "R9.7")
def test_the_second_copy_may_be_old_enough() -> None:
    s = table(2, age=0)
    arm(s, hand=("rich_land_a",), unused=1, resources=2)
    row(s, "rich_land_a")
    do(s, "take rich_land_a")
    assert can(s, "use rich_land_a bronze")
    do(s, "use rich_land_a bronze")
    assert not any(move.startswith("use") for move in moves(s))


@rule("ages", "R9.8", "R9.8a")
def test_restrictions_on_taking() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("drama",), techs=("iron",), specials=("masonry",))
    p.leaders_taken = 1
    row(s, "drama", "iron", "masonry", "homer", "joan_of_arc")
    assert [m for m in moves(s) if m.startswith("take")] == ["take joan_of_arc"]
    assert reason(s, "take drama")[0] == "why.in_hand"
    assert reason(s, "take iron")[0] == "why.in_play"
    assert reason(s, "take masonry")[0] == "why.in_play"
    assert reason(s, "take homer")[0] == "why.leader_age"
    # A replaced card may be taken again, a leader of an age never.
    arm(s, specials=("architecture",))
    do(row(s, "masonry", "michelangelo", "joan_of_arc"), "take masonry", "take michelangelo")
    assert not can(s, "take joan_of_arc")
    p.civil.remove(card("michelangelo"))
    assert not can(s, "take joan_of_arc")


@rule("ages", "R9.8a")
def test_a_discount_does_not_go_below_nothing() -> None:
    s = table(2, age=1)
    p = arm(s, leader="michelangelo")
    p.ca = 0
    row(s, "great_wall", None, None, None, None, "taj_mahal")
    assert [m for m in moves(s) if m.startswith("take")] == ["take great_wall"]
    do(s, "take great_wall")
    assert (p.ca, p.civil_done) == (0, True)


@rule("ages", "R9.8")
def test_library_raises_the_hand_limit_and_no_card_is_lost() -> None:
    s = table(2, age=1)
    p = arm(s, wonders=("library_of_alexandria",), hand=("irrigation", "alchemy", "drama", "knights"))
    row(s, "iron", "theology")
    do(s, "take iron")
    assert not can(s, "take theology")
    p.wonders = ()
    refresh(s)
    assert len(p.civil) == 5


@rule("ages", "R9.9")
def test_play_a_technology() -> None:
    s = table(2, age=2)
    p = arm(s, science=7)
    row(s, "coal")
    do(s, "take coal", "play coal")
    # No prerequisite, no workers; older cards stay.
    assert tech("coal") in p.techs
    assert tech("bronze") in p.techs
    assert (p.science, workers_on(s, 0, "coal"), p.ca) == (0, 0, 2)
    arm(s, hand=("opera",))
    assert reason(s, "play opera") == ("why.science", "R9.9")


@rule("ages", "R9.10")
def test_upgrade_may_skip_levels() -> None:
    s = table(2, age=2)
    p = arm(s, techs=("coal", "alchemy"), resources=6)
    assert upgrade_cost(C, p, tech("bronze"), tech("coal"), 0) == 6
    do(s, "upgrade bronze coal")
    assert (workers_on(s, 0, "bronze"), workers_on(s, 0, "coal"), p.resources, p.ca) == (1, 1, 0, 3)
    assert reason(s, "upgrade bronze alchemy")[0] == "why.same_class"
    assert not any(move.startswith("upgrade coal") for move in moves(s))


@rule("ages", "R9.11", "R11.5")
def test_both_ways_to_a_new_government_are_offered() -> None:
    s = table(2, age=1)
    arm(s, hand=("monarchy",), science=9)
    assert can(s, "play monarchy")
    assert can(s, "revolution monarchy")


@rule("ages", "R9.12")
def test_special_civil_actions() -> None:
    s = table(2, age=2)
    arm(s, leader="frederick_barbarossa", wonders=("ocean_liner_service",), food=1, resources=1)
    assert can(s, "recruit warriors")
    assert can(s, "free population")


# -- R10: military actions ----


@rule("ages", "R10.1", "R10.2")
def test_build_and_disband_units() -> None:
    s = table(2)
    p = arm(s, techs=("knights",), unused=2, resources=5)
    do(s, "unit knights", "unit warriors")
    assert (p.ma, p.resources, p.unused, strength(s)) == (0, 0, 0, 4)
    assert reason(s, "unit warriors") == ("why.military_actions", "R8.1")
    p.ma = 1
    do(s, "disband knights")
    assert (p.unused, strength(s), p.ma) == (1, 2, 0)


@rule("ages", "R10.3")
def test_units_upgrade_within_their_class() -> None:
    s = table(2)
    p = arm(s, techs=("swordsmen", "knights"), resources=1)
    assert [m for m in moves(s) if m.startswith("upgrade")] == ["upgrade warriors swordsmen"]
    do(s, "upgrade warriors swordsmen")
    assert (p.resources, strength(s), p.ma) == (0, 2, 1)


@rule("ages", "R10.4", "R23.4")
def test_tactics_replace_each_other() -> None:
    s = table(2)
    p = arm(s, workers={"warriors": 2}, tactics="legion", military=("fighting_band",))
    do(s, "tactics fighting_band")
    assert (p.tactics, p.military, p.ma) == (card("fighting_band"), [], 1)
    assert [n % 256 for n in s.discards[1]] == [card("legion")]
    assert strength(s) == 3


@rule("ages", "R10.5")
def test_resources_for_units_come_first_and_expire() -> None:
    s = table(2)
    p = arm(s, leader="homer", unused=2, resources=2)
    assert p.milres == 1
    assert not can(s, "build religion")
    do(s, "unit warriors")
    assert (p.milres, p.resources) == (0, 1)
    p.milres = 5
    do(s, "end")
    assert p.milres == 0
    s.turn = 0
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert p.milres == 1
    # A leader helps from the moment he is played.
    s = table(2)
    p = arm(s, hand=("homer",))
    do(s, "leader homer")
    assert p.milres == 1


@rule("ages", "R10.6", "R16.2")
def test_an_extra_action_counts_for_drawing() -> None:
    s = table(2)
    p = arm(s, hand=("patriotism_a",))
    do(s, "use patriotism_a")
    assert (p.ma, p.tune.ma_total, p.tune.military_limit) == (3, 2, 2)
    do(s, "end 3")
    assert len(p.military) == 3


# -- R11: technologies ----


@rule("ages", "R11.1")
def test_best_needs_a_worker() -> None:
    s = table(2, age=2)
    arm(s, leader="leonardo_da_vinci", workers={"alchemy": 1}, techs=("scientific_method",))
    assert rates(s)[1] == 1 + 2 + 1
    arm(s, workers={"scientific_method": 1})
    assert rates(s)[1] == 1 + 2 + 3 + 2


@rule("ages", "R11.4")
def test_an_older_special_technology_cannot_follow() -> None:
    s = table(2, age=2)
    arm(s, specials=("architecture",), hand=("masonry",), science=20)
    assert not can(s, "play masonry")
    assert reason(s, "play masonry") == ("why.outdated", "R11.4")


@rule("ages", "R11.4")
def test_tokens_go_back_with_the_card_that_gave_them() -> None:
    s = table(2, age=2)
    from ziggurat.games.ages.colonies import lose_colony

    p = arm(s, colonies=("wealthy_territory_i",), techs=("iron",))
    p.tokens[tech("iron")] = 2
    p.tokens[tech("agriculture")] = 2
    p.food, p.resources = 2, 4
    p.blue_bank = 1
    lose_colony(s, 0, card("wealthy_territory_i"))
    s.settle()
    # The bank gives what it has, the rest comes from a card of the owner's choice.
    assert p.blue_bank == 0
    assert moves(s) == ["token agriculture", "token iron"]
    do(s, "token iron")
    assert (p.resources, tokens_on(s, 0, "iron")) == (2, 1)
    assert s.stack[-1][0] == S_ACTIONS
    p = arm(s, colonies=("fertile_territory_i",), yellow=1)
    lose_colony(s, 0, card("fertile_territory_i"))
    assert p.yellow_bank == 0


@rule("ages", "R11.5")
def test_rebellion_makes_a_revolution_impossible() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("monarchy",), science=9, yellow=12, unused=5)
    event(s, "rebellion")
    assert p.rebellion == 4
    s.stack = []
    settle(s, S_FLOW, 5)
    assert p.ca == 0
    assert not can(s, "revolution monarchy")


@rule("ages", "R11.5a")
def test_an_ocean_liner_is_no_civil_action() -> None:
    s = table(2, age=2)
    p = arm(s, wonders=("ocean_liner_service",), hand=("monarchy",), science=3)
    do(s, "free population", "revolution monarchy")
    assert p.ca == 0
    s = table(2, age=1)
    arm(s, leader="michelangelo", hand=("monarchy",), science=9)
    row(s, "great_wall")
    do(s, "take great_wall")
    assert not can(s, "revolution monarchy")
    assert reason(s, "revolution monarchy") == ("why.revolution_first", "R11.5")


@rule("ages", "R11.5b", "R28.2")
def test_breakthrough_carries_a_revolution() -> None:
    s = table(2, age=1)
    p = arm(s, hand=("monarchy", "breakthrough_i"), science=3)
    do(s, "use breakthrough_i monarchy revolution")
    assert (p.government, p.ca, p.science) == (card("monarchy"), 0, 2)
    s = table(2, age=2)
    p = arm(s, leader="maximilien_robespierre", hand=("monarchy", "breakthrough_i"), science=3)
    do(s, "use breakthrough_i monarchy revolution")
    assert (p.ca, p.ma) == (3, 0)
    s = table(2, age=2)
    p = arm(s, leader="isaac_newton", hand=("monarchy", "breakthrough_i"), science=3)
    do(s, "use breakthrough_i monarchy revolution")
    assert p.ca == 1
    s = table(2, age=1)
    p = arm(s, hand=("monarchy", "breakthrough_i"), science=3)
    p.ca -= 1
    assert not any("revolution" in move for move in moves(s))


@rule("ages", "R11.5c")
def test_a_worse_government_is_allowed() -> None:
    s = table(2, age=2)
    p = arm(s, government="republic", hand=("theocracy",), science=7)
    do(s, "play theocracy")
    # 7 civil actions less one used leave 4 - 1.
    assert (p.tune.ca_total, p.ca) == (4, 3)


@rule("ages", "R11.6")
def test_science_discounts_add_up() -> None:
    s = table(3, age=3)
    p = arm(s, leader="js_bach", hand=("drama",), science=9)
    p.pact, p.pact_partner = card("scientific_cooperation"), 1
    arm(s, 1, science=1)
    assert science_cost(C, p, card("drama"), False) == 4 - 1 - 2
    assert science_cost(C, p, card("theology"), False) == 0
    p.leader = card("winston_churchill")
    refresh(s)
    assert science_cost(C, p, card("knights"), False) == 0


@rule("ages", "R17.2")
def test_military_actions_of_politics_are_missing_later() -> None:
    s = table(2, age=1)
    p = arm(s, workers={"warriors": 9}, military=("raid_i",), unused=2, resources=9)
    politics(s)
    do(s, "aggression raid_i 1", "done", "done")
    assert p.ma == 1
    assert p.ma_spent
    do(s, "unit warriors")
    assert "end 1" not in moves(s)


@rule("ages", "R11.3", "R28.1")
@pytest.mark.parametrize(
    ("id", "discounts"), [("masonry", (0, 1, 1, 1)), ("architecture", (0, 1, 2, 2)), ("engineering", (0, 1, 2, 3))]
)
def test_construction_lowers_every_urban_class(id: str, discounts: tuple[int, ...]) -> None:
    s = table(2, age=3)
    p = arm(s, specials=(id,))
    for t in range(C.techs):
        less = discounts[C.t_level[t]] if C.first_urban <= t < C.first_unit else 0
        assert build_cost(C, p, t, 0) == C.t_build[t] - less
    # Discounts of a card come on top.
    assert build_cost(C, p, tech("drama"), 2) == 5 - 1 - 2


@rule("ages", "R9.5a")
def test_each_stage_takes_the_token_that_marks_it() -> None:
    """The first stage's marker is gone from the bank when the second one is paid with change."""
    s = table(2)
    p = arm(s, techs=("iron", "coal"), specials=("masonry",), wonder="hanging_gardens")
    put_tokens(s, 0, {"iron": 1, "coal": 1})
    p.blue_bank = 0
    assert [move for move in moves(s) if move.startswith("stage")] == ["stage 1"]
    p.blue_bank = 1
    assert [move for move in moves(s) if move.startswith("stage")] == ["stage 1", "stage 2"]
