"""Civil actions (R9)."""

from support import rule
from ziggurat.games.ages.building import upgrade_cost

from .positions import (
    C,
    arm,
    can,
    card,
    do,
    moves,
    put_tokens,
    reason,
    refresh,
    row,
    table,
    tech,
    workers_on,
)


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
    assert s.gone == (card("julius_caesar"),)


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


@rule("ages", "R9.8")
def test_an_empty_slot_is_nothing_to_take_for_whoever_has_every_special_technology() -> None:
    s = table(2)
    p = arm(s, specials=("warfare", "code_of_laws", "cartography", "masonry"))
    assert -1 not in p.specials
    row(s, None, "iron", None)
    assert [text for text in moves(s) if text.startswith("take")] == ["take iron"]


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
