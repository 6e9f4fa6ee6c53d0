"""The order of a turn, and actions in general (R6 to R8)."""

from support import rule
from ziggurat.games.ages.codes import P_TURN, S_ACTIONS, S_FLOW

from .positions import (
    arm,
    can,
    card,
    civ,
    do,
    moves,
    new,
    produce,
    rates,
    reason,
    row,
    settle,
    strength,
    table,
)


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
    assert (s.past, s.current) == ((card("development_of_science"),), [])
    assert s.stack[-1][0] == S_ACTIONS
    # The other player's turn brings no event, and with none left nothing happens.
    do(s, "end", "end")
    assert (s.round, s.past) == (4, (card("development_of_science"),))


@rule("ages", "R6.2", "R14.5", "R28.15")
def test_simple_game_knows_no_discontent_and_no_corruption() -> None:
    s = table(2, tier="simple")
    p = arm(s, yellow=1, unused=0, food=9, blue=3)
    produce(s)
    assert p.science > 0
    # With corruption nothing would be left of them.
    assert (p.resources, p.blue_bank) == (2, 3)
    assert s.military_decks == [(), (), (), ()]


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
    s.civil_decks[2] = (card("opera"),)
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
