"""Stored positions: written by hand, and pending decisions by the names of their arguments and by ids."""

from functools import cache
from typing import Any

import msgspec
import pytest

from games.mosaic.positions import influence, legal, put, resolve_card, table, units
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import EFFECT_IDS, SUPPLY, WONDER_IDS
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rng import rng_from_seed

# -- positions -----------------------------------------------------------------------------------------------------


def test_a_position_can_be_written_by_hand() -> None:
    s = table(3)
    data = TITLE.to_data(s)
    data["state"]["players"][0]["resources"]["stone"] = 44
    data["state"]["players"][0]["cities"] = ["gaul_01"]
    data["state"]["tiles"].pop("gaul_01", None)
    tile = [tile for hexagon, tile in TITLE.to_data(s)["state"]["tiles"].items() if hexagon == "gaul_01"]
    data["state"]["tiles_out"] += len(tile)
    again = TITLE.from_data(data)
    assert isinstance(again, MosaicState)
    assert again.boards[0][SUPPLY] == 11
    assert "build farm_town without card" in legal(again)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["players"][0].update(cities=["gaul_01", "gaul_01"]), "twice"),
        (lambda d: d["players"][0].update(cities=["atlantis"]), "'atlantis' is unknown"),
        (
            lambda d: (d["players"][0].update(cities=["gaul_01"]), d["players"][1].update(cities=["gaul_01"])),
            "not free",
        ),
        (lambda d: d["players"][0]["resources"].update(food=-1), "food"),
        (lambda d: d["players"][0].update(technologies=["music"]), "technology_cards"),
        (lambda d: d["players"].pop(), "one per seat"),
        (lambda d: d.update(active=7), "seats"),
        (lambda d: d["decks"]["build"].update(left=99), "more cards are left"),
        (lambda d: d.pop("decks"), "KeyError"),
        (lambda d: d["players"][0]["units"].update(gaul={"infantry": 11}), "infantry"),
        (lambda d: d.update(ending=9), "ending"),
    ],
)
def test_an_impossible_position_is_refused(change: object, message: str) -> None:
    data = msgspec.json.decode(TITLE.to_json(table(3)))
    change(data["state"])  # type: ignore[operator]
    with pytest.raises(BadPosition) as refused:
        TITLE.from_data(data)
    assert message in str(refused.value)


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


@pytest.mark.parametrize(("card", "asked"), [("cavalry_tactics", "eliminate"), ("horsemanship", "unit")])
def test_a_position_in_the_middle_of_a_card_is_the_one_of_the_game(card: str, asked: str) -> None:
    """What lasts of a card holds once it lies there, also while a choice of its other effects is pending."""
    s = table(3)
    put(s, 0, "city", "gaul_01")
    for seat in range(3):
        units(s, seat, "gaul", cavalry=2)
    resolve_card(s, 0, card)
    assert TITLE.steps[s.stack[-1][0]].name == asked
    again = TITLE.from_json(TITLE.to_json(s))
    assert isinstance(again, MosaicState)
    assert again.boards == s.boards
    assert influence(again, "gaul") == influence(s, "gaul")


def of_step(step: str) -> Any:
    return msgspec.json.decode(met()[step])


def frame_of(data: Any, step: str) -> Any:
    """The uppermost frame of the step."""
    return next(each for each in reversed(data["stack"]) if each["step"] == step)


def test_random_games_come_to_every_step() -> None:
    assert {step.name for step in TITLE.steps} == set(met())


def test_what_is_stored_names_ids() -> None:
    names = TITLE.new(2).names
    assert frame_of(of_step("place_wonder"), "place_wonder")["wonder"] in names[WONDER_IDS].ids
    assert frame_of(of_step("effects"), "effects")["effect"] in names[EFFECT_IDS].ids
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
