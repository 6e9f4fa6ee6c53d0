"""Military actions (R10, R17.2)."""

from support import rule
from ziggurat.games.ages.codes import P_TURN, S_FLOW

from .positions import (
    arm,
    can,
    card,
    do,
    moves,
    politics,
    reason,
    settle,
    strength,
    table,
)


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
