"""Stored positions: pending decisions by the names of their arguments and by ids."""

from functools import cache
from typing import Any

import msgspec
import pytest

from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.domains import EFFECTS, WONDERS
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rng import rng_from_seed


@cache
def met() -> dict[str, bytes]:
    """A position for every step that random games come to, as it is stored."""
    found: dict[str, bytes] = {}
    for seed in range(60):
        s = TITLE.new(2 + seed % 3, seed, {"turn_cap_rounds": 15})
        rng = rng_from_seed(seed)
        while not s.over():
            for frame in s.stack:
                name = TITLE.steps[frame[0]].name
                if name not in found:
                    found[name] = TITLE.to_json(s)
            actors = s.actors()
            seat = actors[rng.below(len(actors))]
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
    return found


def of_step(step: str) -> Any:
    return msgspec.json.decode(met()[step])


def frame_of(data: Any, step: str) -> Any:
    """The uppermost frame of the step."""
    return next(each for each in reversed(data["stack"]) if each["step"] == step)


def test_random_games_come_to_every_step() -> None:
    assert {step.name for step in TITLE.steps} == set(met())


def test_what_is_stored_names_ids() -> None:
    names = TITLE.new(2).names
    assert frame_of(of_step("place_wonder"), "place_wonder")["wonder"] in names[WONDERS].ids
    assert frame_of(of_step("effects"), "effects")["effect"] in names[EFFECTS].ids
    assert set(frame_of(of_step("pay"), "pay")) == {"step", "seats", "stone", "food", "ideas"}
    assert set(of_step("military")["state"]["marched"]) == {"infantry", "cavalry", "siege_engine"}


@pytest.mark.parametrize(
    ("step", "argument", "value"),
    [
        ("place", "where", "nowhere"),
        ("effects", "effect", "writing/99"),
        ("effects", "owner", 9),
        ("tile", "wanted", "gold"),
        ("military", "blocks", ["moved", "moved"]),
        ("convert", "origin", 3),
        ("unit", "regions", "gaul"),
        ("turn", "looked", 1),
    ],
)
def test_what_a_pending_decision_cannot_be_is_refused(step: str, argument: str, value: object) -> None:
    data = of_step(step)
    assert argument in frame_of(data, step)
    frame_of(data, step)[argument] = value
    with pytest.raises(BadPosition, match=argument):
        TITLE.from_data(data)


def test_a_position_of_the_older_rules_is_refused_with_a_sentence() -> None:
    data = of_step("turn")
    data["rules"] = "1"
    with pytest.raises(BadPosition, match="rules 1, installed are 2"):
        TITLE.from_data(data)
