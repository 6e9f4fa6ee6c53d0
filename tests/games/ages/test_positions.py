"""Stored positions: by ids, whatever the order of the content files; and those of the older form."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from support import mixed_up
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.content import compile_tables
from ziggurat.games.ages.order import ORDER
from ziggurat.games.ages.records import Box
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.content import Origin, read_box
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rng import rng_from_seed

from .positions import FILES, C, event, table

GOLDEN = Path(__file__).parent / "golden"
OLD: list[dict[str, Any]] = [
    msgspec.json.decode(line) for line in (GOLDEN / "positions_1.jsonl").read_text().splitlines()
]


def load(data: object) -> AgesState:
    s = TITLE.from_data(data)
    assert isinstance(s, AgesState)
    return s


def notations(s: AgesState) -> list[str]:
    seat = s.actors()[0]
    return [TITLE.notation(s, seat, action) for action in s.legal(seat)]


def after(s: AgesState) -> list[list[int]]:
    """What everybody has 25 random decisions later."""
    rng = rng_from_seed(5)
    for _ in range(25):
        if not s.over():
            actors = s.actors()
            seat = actors[rng.below(len(actors))]
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
    return [[p.culture, p.science, p.food, p.resources, p.yellow_bank] for p in s.civs]


@pytest.mark.parametrize("old", OLD, ids=[old["step"] for old in OLD])
def test_positions_of_the_older_form_mean_the_same(old: dict[str, Any]) -> None:
    """Stored with the numbers that frames had before their arguments were named."""
    s = load(old["position"])
    assert notations(s) == old["legal"]
    again = load(TITLE.to_data(s))
    assert all(isinstance(frame, dict) for frame in TITLE.to_data(again)["stack"])
    assert after(s) == after(again) == old["after"]


# Stored while the files are in their own order.
NEW = [TITLE.to_data(TITLE.from_data(old["position"])) for old in OLD]


def test_the_order_of_the_files_means_nothing() -> None:
    """An event under way is the same event after `military_events.yaml` was put into another order."""
    with mixed_up(TITLE, 7):
        for old, new in zip(OLD, NEW, strict=True):
            for data in (old["position"], new):
                s = load(data)
                assert s.tables is not C
                assert (notations(s), after(s)) == (old["legal"], old["after"])


def test_pending_decisions_are_stored_by_ids() -> None:
    s = table(3)
    s.civs[0].unused = 0
    data = TITLE.to_data(event(s, "development_of_markets"))
    effects = [(frame["effect"], frame["seat"], frame["amount"]) for frame in data["stack"] if "seat" in frame]
    assert effects == [("development_of_markets/produce_choice", 2, 0), ("development_of_markets/produce_choice", 1, 0)]
    assert data["stack"][-1] == {
        "step": "produce_choice",
        "seats": [0],
        "effect": "development_of_markets/produce_choice",
    }


@pytest.mark.parametrize(
    "change",
    [
        {"effect": "development_of_markets/lose"},
        {"effect": 3},
        {"colour": "red"},
        {"seats": [7]},
    ],
    ids=str,
)
def test_a_pending_decision_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    data = TITLE.to_data(event(table(3), "development_of_markets"))
    data["stack"][-1].update(change)
    with pytest.raises(BadPosition):
        load(data)


def test_the_lines_of_a_bank_table_may_stand_in_any_order() -> None:
    board = {name: part[::-1] if name.endswith("_bank") else part for name, part in FILES["board"].items()}
    turned = compile_tables(read_box({**FILES, "board": board}, Box, Origin(None)), None)
    assert (turned.population_cost, turned.consumption) == (C.population_cost, C.consumption)
    assert (turned.faces, turned.corruption) == (C.faces, C.corruption)


def test_every_card_has_its_number() -> None:
    assert tuple(C.ids) == ORDER
