"""Wars (R22)."""

import pytest

from support import rule
from ziggurat.games.ages.codes import S_ACTIONS, S_POLITICS

from .pencil import PENCIL
from .positions import RECORDS, arm, can, card, do, moves, politics, strength, table, war_phase, workers_on


@rule("ages", "R22.1", "R22.2", "R22.3", "R22.4")
def test_a_war_from_declaration_to_spoils() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 6}, military=("war_over_culture_ii", "rats", "bonus_ii"))
    d = arm(s, 1, workers={"warriors": 2}, culture=9, military=("bonus_ii",))
    politics(s)
    do(s, "war war_over_culture_ii 1")
    assert (a.war, a.war_target, a.ma) == (card("war_over_culture_ii"), 1, 0)
    assert d.culture == 9
    while s.turn == 0:
        do(s, "discard rats" if can(s, "discard rats") else "end")
    while s.turn == 1:
        do(s, moves(s)[-1] if s.stack[-1][0] == S_ACTIONS else "pass")
    # Resolved at the start of the attacker's next turn, without bonus cards.
    assert s.actors() == [0]
    assert not any("bonus" in move for move in moves(s))
    culture = d.culture
    do(s, "done")
    assert not any("bonus" in move for move in moves(s))
    do(s, "sacrifice warriors", "done")
    advantage = 6 - 2 - 1
    assert d.culture == culture - advantage
    assert (a.war, workers_on(s, 1, "warriors")) == (-1, 1)
    # He still has his political action.
    assert s.stack[-1][0] == S_POLITICS


@rule("ages", "R22.3")
def test_the_defender_may_win_and_a_draw_does_nothing() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 2}, culture=9)
    d = arm(s, 1, workers={"warriors": 5}, culture=1)
    a.war, a.war_target = card("war_over_culture_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    assert (a.culture, d.culture) == (6, 4)
    arm(s, 1, workers={"warriors": 2})
    a.war, a.war_target = card("war_over_culture_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    assert (a.culture, d.culture) == (6, 4)


@rule("ages", "R22.3")
@pytest.mark.parametrize("id", sorted(id for id in RECORDS if RECORDS[id]["type"] == "war"))
def test_a_draw_does_nothing_in_any_war(id: str) -> None:
    """Nobody wins, takes, loses or is asked anything."""
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 2}, techs=("iron",), culture=9, science=9, food=2, resources=4)
    arm(s, 1, workers={"warriors": 2}, techs=("iron",), culture=9, science=9, food=2, resources=4)
    a.war, a.war_target = card(id), 1
    held = PENCIL.held(s)
    war_phase(s)
    s.log = []
    do(s, "done", "done")
    assert PENCIL.held(s) == held
    assert [event.say.key for event in s.log] == ["log.compare"]
    assert (s.victor, a.war) == (-1, -1) and s.stack[-1][0] in (S_POLITICS, S_ACTIONS)


@rule("ages", "R22.5")
def test_war_over_technology() -> None:
    s = table(2, age=3)
    a = arm(s, workers={"warriors": 20}, specials=("warfare",), hand=("cartography",), science=0)
    d = arm(s, 1, specials=("justice_system", "strategy", "cartography", "masonry"), science=9)
    d.blue_bank += 3
    a.war, a.war_target = card("war_over_technology_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    advantage = strength(s, 0) - strength(s, 1)
    assert (strength(s, 0), strength(s, 1), advantage) == (21, 5, 16)
    # Not Cartography, which is in his hand.
    assert moves(s) == ["special strategy", "special justice_system", "special masonry", "done"]
    do(s, "special strategy")
    assert (a.specials[0], d.specials[0]) == (card("strategy"), -1)
    assert card("warfare") in s.gone
    do(s, "special justice_system")
    assert (a.blue_bank, d.blue_bank) == (21, 18)
    # One point is left, and it is taken in science.
    assert (a.science, d.science) == (1, 8)
    assert a.ca == 4 + 1


@rule("ages", "R22.5")
def test_an_older_technology_is_only_destroyed() -> None:
    s = table(2, age=3)
    a = arm(s, workers={"warriors": 9}, specials=("architecture",))
    d = arm(s, 1, specials=("masonry",))
    a.war, a.war_target = card("war_over_technology_ii"), 1
    war_phase(s)
    do(s, "done", "done", "special masonry")
    assert (a.specials[3], d.specials[3]) == (card("architecture"), -1)
    assert card("masonry") in s.gone


@rule("ages", "R22.5")
def test_who_takes_no_technology_takes_science_alone() -> None:
    s = table(2, age=3)
    a = arm(s, workers={"warriors": 9}, science=0)
    d = arm(s, 1, specials=("masonry",), science=20)
    a.war, a.war_target = card("war_over_technology_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    before = (a.food, a.resources, a.culture)
    do(s, "done")
    assert (a.science, d.science) == (8, 12)
    assert (a.food, a.resources, a.culture) == before


@rule("ages", "R22.7")
def test_spoils_of_the_other_wars() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9})
    d = arm(s, 1, food=6, resources=6)
    a.war, a.war_target = card("war_over_resources_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    # The victor chooses the mix of eight.
    assert s.actors() == [0]
    assert moves(s) == [f"food {food} resources {8 - food}" for food in range(2, 7)]
    do(s, "food 2 resources 6")
    assert (a.food, a.resources, d.food, d.resources) == (2, 6, 4, 0)
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9})
    d = arm(s, 1)
    a.war, a.war_target = card("war_over_territory_ii"), 1
    war_phase(s)
    do(s, "done", "done")
    # 8 points of advantage: two full threes.
    assert (a.yellow_bank, d.yellow_bank) == (20, 16)


@rule("ages", "R22.6")
def test_a_war_of_the_last_round_is_never_fought() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    s.start = 1
    arm(s, workers={"warriors": 9}, military=("war_over_culture_ii",), culture=0)
    d = arm(s, 1, culture=50, military=())
    s.turn = 0
    politics(s)
    do(s, "war war_over_culture_ii 1")
    while not s.over():
        do(s, "end")
    assert d.culture == 50
