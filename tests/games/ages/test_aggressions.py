"""Aggressions (R20)."""

from support import rule
from ziggurat.games.ages.battle import attack_cost, attack_strength, defence_strength
from ziggurat.games.ages.codes import S_ACTIONS

from .positions import arm, can, card, civ, do, moves, politics, reason, refresh, seeded, table, war_phase, workers_on


@rule("ages", "R20.1")
def test_who_may_be_attacked() -> None:
    s = table(3, age=2)
    p = arm(s, military=("annex_ii", "assassinate_ii", "sabotage_ii", "plunder_ii"))
    arm(s, 1, leader="joan_of_arc", wonder="kremlin")
    politics(s)
    assert [m for m in moves(s) if m.startswith("aggression")] == [
        "aggression assassinate_ii 1",
        "aggression sabotage_ii 1",
        "aggression plunder_ii 1",
        "aggression plunder_ii 2",
    ]
    assert (attack_cost(s, card("assassinate_ii"), 1), attack_cost(s, card("sabotage_ii"), 1)) == (1, 2)
    assert reason(s, "aggression annex_ii 1") == ("why.no_colony", "R20.1")
    assert reason(s, "aggression assassinate_ii 2") == ("why.no_leader", "R20.1")
    p.ma = 1
    assert not can(s, "aggression plunder_ii 1")
    assert reason(s, "aggression plunder_ii 1") == ("why.military_actions", "R8.1")
    arm(s, 1, leader="homer")
    assert attack_cost(s, card("assassinate_ii"), 1) == 0


@rule("ages", "R20.1")
def test_gandhi() -> None:
    s = table(2, age=3)
    arm(s, military=("spy_ii",), leader="mahatma_gandhi")
    politics(s)
    assert moves(s) == ["pass"]
    assert reason(s, "aggression spy_ii 1")[0] == "why.gandhi"
    s = table(2, age=3)
    p = arm(s, military=("spy_ii", "plunder_ii"))
    arm(s, 1, leader="mahatma_gandhi")
    politics(s)
    assert [m for m in moves(s) if m.startswith("aggression")] == ["aggression spy_ii 1"]
    do(s, "aggression spy_ii 1")
    assert p.ma == 0


@rule("ages", "R20.2")
def test_joan_of_arc_scores_when_attacked() -> None:
    s = table(3, age=2)
    arm(s, military=("spy_ii", "war_over_culture_ii"), government="monarchy")
    d = arm(s, 1, leader="joan_of_arc")
    d.pact, d.pact_partner = card("promise_of_military_protection"), 0
    refresh(s)
    politics(s)
    do(s, "aggression spy_ii 1")
    assert d.culture == 5
    assert d.pact == -1
    while s.stack[-1][0] != S_ACTIONS:
        do(s, "done")
    arm(s, 0)
    politics(s)
    do(s, "war war_over_culture_ii 1")
    assert d.culture == 10


@rule("ages", "R20.3", "R20.4")
def test_strengths_on_both_sides() -> None:
    s = table(3, age=3)
    a = arm(s, workers={"warriors": 4}, military=("spy_ii",))
    a.pact, a.pact_partner = card("open_borders_agreement"), 1
    d = arm(s, 1, workers={"warriors": 3}, leader="winston_churchill", military=("bonus_i", "rats"))
    refresh(s)
    politics(s)
    do(s, "aggression spy_ii 1")
    assert attack_strength(s) == 4 + 2
    do(s, "sacrifice warriors", "done")
    assert attack_strength(s) == 7
    assert s.actors() == [1]
    do(s, "sacrifice warriors", "bonus bonus_i")
    assert defence_strength(s) == 3 + 1 + 2 * 2
    do(s, "done")
    # 7 against 8 fails; everything used is gone.
    assert (a.science, d.military) == (0, [card("rats")])
    assert (workers_on(s, 0, "warriors"), workers_on(s, 1, "warriors")) == (3, 2)


@rule("ages", "R20.5")
def test_equal_strength_fails_and_the_card_is_discarded() -> None:
    s = table(2, age=2)
    arm(s, military=("spy_ii",))
    arm(s, 1, science=5)
    politics(s)
    do(s, "aggression spy_ii 1", "done", "done")
    assert (civ(s, 0).science, civ(s, 1).science) == (0, 5)
    assert s.discards[2] == (seeded("spy_ii", 0, 1, 2, 3),)
    assert s.battle_card == -1


@rule("ages", "R20.5a")
def test_sacrificed_units_cannot_be_the_lost_worker() -> None:
    s = table(2, age=1)
    arm(s, workers={"warriors": 9}, military=("enslave_i",))
    d = arm(s, 1, workers={"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 2}, unused=0)
    yellow = d.yellow_bank
    politics(s)
    branch = s.clone()
    do(s, "aggression enslave_i 1", "done", "sacrifice warriors", "sacrifice warriors", "done")
    # Both workers are sacrificed ones: no further population is lost.
    assert (d.yellow_bank, workers_on(s, 1, "warriors")) == (yellow + 2, 0)
    assert civ(s).resources == 3
    do(branch, "aggression enslave_i 1", "done", "sacrifice warriors", "done")
    assert branch.civs[1].yellow_bank == yellow + 2


@rule("ages", "R20.6")
def test_the_loser_chooses_only_his_population() -> None:
    s = table(2, age=1)
    arm(s, workers={"warriors": 9}, military=("enslave_i", "plunder_i"))
    arm(s, 1, unused=0, food=3, resources=3)
    politics(s)
    do(s, "aggression enslave_i 1", "done", "done")
    assert s.actors() == [1]
    do(s, "lose bronze")
    arm(s)
    politics(s)
    do(s, "aggression plunder_i 1", "done", "done")
    assert s.actors() == [0]
    assert len(moves(s)) == 4


@rule("ages", "R20.7")
def test_raid() -> None:
    s = table(2, age=1)
    a = arm(s, workers={"warriors": 9}, military=("raid_i",))
    d = arm(s, 1, workers={"religion": 1, "drama": 1}, specials=("masonry",))
    politics(s)
    do(s, "aggression raid_i 1", "done", "done")
    assert moves(s) == ["raze religion 1", "raze philosophy 1", "raze drama 1"]
    do(s, "raze drama 1")
    # Half of the printed 5, rounded up; the discount does not matter.
    assert (a.resources, d.unused, workers_on(s, 1, "drama")) == (3, 2, 0)
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9}, military=("raid_ii",))
    d = arm(s, 1, workers={"religion": 1, "drama": 3, "philosophy": 0})
    politics(s)
    do(s, "aggression raid_ii 1", "done", "done")
    assert moves(s) == ["raze religion 1", "raze drama 1", "raze drama 2"]
    do(s, "raze drama 2")
    assert (a.resources, d.unused) == (5, 3)


@rule("ages", "R20.8", "R22.6")
def test_nothing_is_sacrificed_in_the_last_round() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    a = arm(s, workers={"warriors": 5})
    d = arm(s, 1, workers={"warriors": 3}, culture=9)
    a.war, a.war_target = card("war_over_culture_iii"), 1
    war_phase(s)
    assert s.stack[-1][0] == S_ACTIONS
    assert (a.culture, d.culture) == (2, 7)
