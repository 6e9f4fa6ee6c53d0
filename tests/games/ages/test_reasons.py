"""Refusals: for what a person would expect to be able to do, a sentence and the number of the rule."""

import re
from pathlib import Path
from typing import Any

import pytest

from ziggurat.games.ages import TITLE
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.game import new_game
from ziggurat.kernel.words import words

from .positions import arm, card, civ, do, event, politics, reason, refresh, row, table

SOURCES = Path(__file__).parents[3] / "src/ziggurat/games/ages"


def test_population() -> None:
    s = table(2)
    arm(s, yellow=0, food=9)
    assert reason(s, "population") == ("why.bank_empty", "R3.3")
    p = arm(s, yellow=9)
    assert reason(s, "population") == ("kernel.possible", "")
    p.ca = 0
    assert reason(s, "population") == ("why.civil_actions", "R8.1")
    assert reason(table(2), "population") == ("why.food", "R9.1")


@pytest.mark.parametrize(
    ("short", "intent", "there"),
    [
        ("food", "population", {}),
        ("food", "free population", {"wonders": ("ocean_liner_service",), "yellow": 1}),
        ("food", "recruit warriors", {"leader": "frederick_barbarossa", "resources": 9, "yellow": 4}),
        ("resources", "build bronze", {"unused": 1}),
        ("resources", "unit warriors", {"unused": 1}),
        ("resources", "recruit warriors", {"leader": "frederick_barbarossa", "food": 9}),
        ("resources", "upgrade bronze iron", {"techs": ("iron",)}),
        ("resources", "upgrade warriors swordsmen", {"techs": ("swordsmen",)}),
        ("resources", "stage 1", {"wonder": "pyramids"}),
        ("resources", "use ideal_building_site_a philosophy", {"hand": ("ideal_building_site_a",), "unused": 1}),
        (
            "resources",
            "use engineering_genius_a",
            {"hand": ("engineering_genius_a",), "wonder": "pyramids"},
        ),
    ],
)
def test_a_shortage_names_what_it_really_costs(short: str, intent: str, there: dict[str, Any]) -> None:
    s = table(2)
    arm(s, **there)
    said = set()
    have = 0
    while (why := s.why_not(0, intent)).key != "kernel.possible":
        assert (why.key, why.args["have"]) == (f"why.{short}", have)
        said.add(why.args["n"])
        arm(s, food=int(short == "food"), resources=int(short == "resources"))
        have += 1
    assert said == {have}


def test_cards_of_the_row() -> None:
    s = table(2)
    p = arm(s, hand=("irrigation", "alchemy", "drama", "knights"))
    row(s, "iron", None, None, None, None, None, None, None, None, "taj_mahal")
    assert reason(s, "take iron") == ("why.hand_full", "R9.8")
    assert reason(s, "slot:2") == ("why.empty_slot", "R9.8")
    assert reason(s, "take coal") == ("kernel.not_now", "")
    p.ca = 2
    assert reason(s, "slot:10") == ("why.civil_actions", "R8.1")


def test_upgrading_with_a_card() -> None:
    """The price is that of the upgrade less what the card spares, not that of the wonder under construction."""
    s = table(2)
    arm(s, hand=("efficient_upgrade_i",), techs=("iron",), workers={"bronze": 1}, resources=0)
    arm(s, wonder="library_of_alexandria")
    why = s.why_not(0, "use efficient_upgrade_i bronze iron")
    assert (why.key, why.args["n"], why.args["have"]) == ("why.resources", 1, 0)
    arm(s, resources=1)
    assert reason(s, "use efficient_upgrade_i bronze iron") == ("kernel.possible", "")


def test_wonders() -> None:
    s = table(2)
    assert reason(s, "stage 1") == ("why.no_wonder_begun", "R9.5")
    p = arm(s, wonder="pyramids", resources=2)
    assert reason(s, "stage 1") == ("why.resources", "R12.2")
    arm(s, resources=9)
    assert reason(s, "stage 2") == ("why.stages", "R9.5")
    assert reason(s, "card:pyramids") == ("kernel.possible", "")
    p.ca = 0
    assert reason(s, "stage 1") == ("why.civil_actions", "R8.1")
    assert reason(s, "card:pyramids") == ("why.civil_actions", "R8.1")


def test_cards_that_are_not_there() -> None:
    s = table(2)
    assert reason(s, "leader homer") == ("why.not_in_hand", "")
    assert reason(s, "tactics legion") == ("why.not_in_hand", "")
    assert reason(s, "use rich_land_a bronze") == ("why.not_in_hand", "")
    assert reason(s, "build iron") == ("why.not_in_play", "R9.2")


def test_actions_run_out() -> None:
    s = table(2)
    p = arm(s, hand=("homer", "iron", "rich_land_a"), military=("legion",), unused=1, resources=9, science=9)
    p.ca = p.ma = 0
    for text in ("leader homer", "play iron", "use rich_land_a bronze", "build bronze", "card:bronze"):
        assert reason(s, text) == ("why.civil_actions", "R8.1")
    assert reason(s, "tactics legion") == ("why.military_actions", "R8.1")


def test_no_shortage_is_made_up() -> None:
    """The reason is what is really missing: with the resources at hand and no action left it is the action."""
    s = table(2)
    p = arm(s, techs=("iron",), unused=1, resources=9, food=9)
    p.ca = 0
    assert reason(s, "build iron") == ("why.civil_actions", "R8.1")
    p.ca, p.unused = 1, 0
    assert reason(s, "build iron") == ("why.no_unused", "R9.2")
    p.unused = 1
    assert reason(s, "build iron") == ("kernel.possible", "")


def test_what_is_not_for_that() -> None:
    s = table(3)
    arm(s, military=("legion", "open_borders_agreement"), hand=("homer", "frugality_a"))
    assert reason(s, "build warriors") == ("why.not_such", "")
    assert reason(s, "use frugality_a bronze") == ("why.not_such", "")
    assert reason(s, "leader legion") == ("why.not_such", "")
    assert reason(s, "free population") == ("why.no_right", "")
    assert reason(s, "end 3") == ("why.draw_limit", "R16.2")
    politics(s)
    assert reason(s, "card:homer") == ("why.politics_first", "R6.3")
    assert reason(s, "pact open_borders_agreement 1 b") == ("why.not_offered", "")
    civ(s, 2).resigned = 1
    assert reason(s, "pact open_borders_agreement 2 a") == ("why.has_left", "R25.1")
    event(s, "development_of_markets")
    assert reason(s, "card:bronze") == ("why.choice_first", "")
    assert reason(s, "mix:2-0") == ("kernel.possible", "")


def test_trade_routes_once_a_turn_and_with_something_to_give() -> None:
    s = table(3)
    p = arm(s, food=0)
    p.pact, p.pact_partner = card("trade_routes_agreement"), 1
    refresh(s)
    assert reason(s, "trade food for resource") == ("why.no_goods", "R12.3")
    arm(s, food=2)
    do(s, "trade food for resource")
    assert reason(s, "trade food for resource") == ("why.once", "")


def test_political_cards_in_the_action_phase() -> None:
    s = table(2)
    arm(s, military=("rats", "bonus_i"))
    assert reason(s, "event rats") == ("why.politics_over", "R6.3")
    assert reason(s, "card:bonus_i") == ("why.bonus_card", "R16.1")
    politics(s)
    assert reason(s, "card:bonus_i") == ("why.bonus_card", "R16.1")


def test_attacks() -> None:
    s = table(2, age=2)
    arm(s, military=("sabotage_ii", "spy_ii"))
    politics(s)
    assert reason(s, "aggression sabotage_ii 1") == ("why.no_wonder", "R20.1")
    assert reason(s, "aggression spy_ii 0") == ("why.yourself", "R20.1")


def test_sacrifices_in_the_last_round() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    arm(s, military=("spy_ii",))
    arm(s, 1, military=("bonus_iii",))
    do(politics(s), "aggression spy_ii 1")
    assert reason(s, "sacrifice warriors") == ("why.last_round", "R20.8")


def test_the_agreement_has_a_budget() -> None:
    s = table(2, age=2)
    arm(s, workers={"warriors": 4}, wonders=("pyramids", "colossus", "hanging_gardens"))
    row(s, *[None] * 9, "kremlin")
    event(s, "international_agreement")
    assert reason(s, "take kremlin") == ("why.civil_actions", "R8.1")


def test_a_refused_move_says_why() -> None:
    game = new_game(TITLE, 2, 3)
    seat = game.state.actors()[0]
    with pytest.raises(Illegal) as refused:
        game.play(seat, "build bronze")
    assert refused.value.reason.key == "why.first_round"
    assert words(TITLE.package, "en").say(refused.value.reason).endswith("nothing else.")


def test_every_reason_is_tested() -> None:
    used: set[str] = set()
    for path in SOURCES.glob("*.py"):
        used.update(re.findall(r'"(why\.[a-z_]+)"', path.read_text()))
    told = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert {key for key in used if f'"{key}"' not in told} == set()
