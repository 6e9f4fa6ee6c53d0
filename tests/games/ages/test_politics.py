"""Political actions (R17)."""

from support import rule
from ziggurat.games.ages.codes import P_POLITICS, P_TURN, S_ACTIONS, S_DISCARD, S_FLOW, S_POLITICS

from .positions import arm, card, civ, do, moves, politics, reason, refresh, settle, table


@rule("ages", "R17.1")
def test_options_of_the_political_action() -> None:
    s = table(3, age=1)
    p = arm(s, leader="christopher_columbus", workers={"warriors": 9})
    p.military = [card(id) for id in ("rats", "fertile_territory_i", "raid_i", "open_borders_agreement", "bonus_i")]
    civ(s, 1).pact, civ(s, 1).pact_partner = card("trade_routes_agreement"), 0
    refresh(s)
    politics(s)
    assert moves(s) == [
        "pass",
        "event rats",
        "event fertile_territory_i",
        "columbus fertile_territory_i",
        "aggression raid_i 1",
        "aggression raid_i 2",
        "pact open_borders_agreement 1 a",
        "pact open_borders_agreement 2 a",
        "break trade_routes_agreement 1",
    ]
    do(s, "pass")
    # Five cards in a hand for two: three are to be discarded.
    assert s.stack[-1][0] == S_DISCARD


@rule("ages", "R17.1")
def test_without_cards_nobody_is_asked() -> None:
    s = table(2)
    s.stack = []
    settle(s, S_FLOW, P_POLITICS)
    assert s.stack[-1][0] == S_ACTIONS
    # A hand full of bonus cards looks the same from outside, so its owner is asked.
    arm(s, military=("bonus_i",))
    s.stack = []
    settle(s, S_FLOW, P_POLITICS)
    assert moves(s) == ["pass"]


@rule("ages", "R6.3")
def test_turn_begins_with_politics_when_there_are_cards() -> None:
    s = table(2, age=1)
    arm(s, military=("rats",))
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert s.stack[-1][0] == S_POLITICS
    assert reason(s, "card:iron")[0] == "why.politics_first"
