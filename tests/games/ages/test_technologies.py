"""Technologies and governments (R11)."""

import pytest

from support import rule
from ziggurat.games.ages.building import build_cost
from ziggurat.games.ages.codes import S_ACTIONS, S_FLOW
from ziggurat.games.ages.technology import science_cost

from .positions import (
    C,
    arm,
    can,
    card,
    do,
    event,
    moves,
    rates,
    reason,
    refresh,
    row,
    settle,
    table,
    tech,
    tokens_on,
)


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
