"""Resigning (R25)."""

from support import rule
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.codes import P_TURN, S_FLOW
from ziggurat.games.ages.scoring import outcome
from ziggurat.games.ages.state import AgesState
from ziggurat.players import View

from .positions import arm, can, card, civ, do, moves, new, refresh, row, seeded, settle, table


def resigning(players: int) -> AgesState:
    s = table(players, age=2, resigning=True)
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert can(s, "resign")
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
    assert (p.military, p.civil, p.wonders, p.yellow_bank, p.blue_bank) == ([], [], (), 0, 0)
    assert s.future == [seeded("crusades", 0)]
    assert s.census()["yellow"] == box["yellow"] + 8
    # The next player becomes start player of the same round.
    assert (s.start, s.turn, s.round) == (1, 1, 6)
    assert can(s, "resign")


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
    while s.turn == 0:
        do(s, "end")
    do(s, "resign")
    assert (s.turn, s.round, s.start) == (2, 6, 0)
    while s.turn == 2:
        do(s, "end")
    assert (s.turn, s.round) == (0, 7)
    # Only the full game with the option has it, and there it is the usual thing.
    for tier, option in (("advanced", True), ("full", False)):
        s = table(2, age=2, tier=tier, resigning=option)
        s.stack = []
        settle(s, S_FLOW, P_TURN)
        assert not can(s, "resign")
        assert not TITLE.may_leave(s.options)
    assert TITLE.may_leave(TITLE.new(2).options)


@rule("ages", "R25.1")
def test_only_before_the_first_decision() -> None:
    s = resigning(3)
    arm(s, 0, resources=2, unused=1)
    do(s, "build bronze")
    assert not can(s, "resign")
    s = table(3, age=2, resigning=True)
    arm(s, 0, military=("rats",))
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert can(s, "resign")
    do(s, "pass")
    assert not can(s, "resign")


@rule("ages", "R25.1")
def test_whoever_has_declared_a_war_is_asked_before_it_is_decided() -> None:
    s = table(3, age=2, resigning=True)
    p = arm(s, 0, workers={"warriors": 2})
    p.war, p.war_target = card("war_over_culture_ii"), 1
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert moves(s) == ["begin", "resign"]
    do(s, "resign")
    assert (p.war, p.resigned, s.turn) == (-1, 1, 1)


def test_positions_from_before_do_not_offer_it_in_the_middle_of_a_turn() -> None:
    data = TITLE.to_data(new(3, resigning=True))
    assert data["state"].pop("may_leave") is False
    s = TITLE.from_data(data)
    assert isinstance(s, AgesState)
    assert not can(s, "resign")


def test_bots_never_leave() -> None:
    s = resigning(3)
    assert [action for action in s.legal(0) if action[0] == TITLE.leaving]
    assert not [action for action in View(s, 0).legal() if action[0] == TITLE.leaving]


@rule("ages", "R25.2")
def test_markers_go_back() -> None:
    s = table(3, age=2, resigning=True, less_mean=True)
    s.markers = [-1, 0, -1]
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    do(s, "resign")
    assert s.markers == [-1, -1, -1]
