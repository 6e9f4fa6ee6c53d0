"""Positions as JSON: written by hand, read back, refused with a sentence."""

from typing import Any

import pytest

from games.antike.positions import at_war, nation, new, play, position
from support import random_move
from ziggurat.games.antike import TITLE
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rng import rng_from_seed


def start() -> dict[str, Any]:
    return TITLE.to_data(position(yellow={"cities": {"roma": "gold"}, "legions": {"roma": 2}, "goods": (3, 3, 3, 1)}))


def test_a_position_is_readable() -> None:
    held = start()["state"]["holdings"][0]
    assert held["cities"] == {"roma": "gold"}
    assert held["legions"] == {"roma": 2}
    assert held["marker"] == "ferrum"


def spoil(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *way, last = path.split(".")
    there: Any = data
    for key in way:
        there = there[int(key)] if key.isdigit() else there[key]
    if isinstance(there, list):
        there[int(last)] = value
    else:
        there[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "word"),
    [
        ("state.holdings.0.legions", {"roma": 13}, "more pieces"),
        ("state.holdings.0.legions", {"carales": 1}, "cannot stand"),
        ("state.holdings.0.galleys", {"sirmium": 1}, "cannot stand"),
        ("state.holdings.0.legions", {"atlantis": 1}, "atlantis"),
        ("state.holdings.0.legions", {"roma": 0}, "roma"),
        ("state.holdings.0.legions", [1], "numbers"),
        ("state.holdings.0.cities", {}, "city"),
        ("state.holdings.0.cities", {"roma": "silver"}, "silver"),
        ("state.holdings.1.cities", {"roma": "gold"}, "already"),
        ("state.holdings.0.temples", ["ancona"], "temple"),
        ("state.holdings.0.coins", 31, "coins"),
        ("state.holdings.0.marble", -1, "marble"),
        ("state.holdings.0.marble", True, "marble"),
        ("state.holdings.0.king", 11, "king"),
        ("state.holdings.0.advances", ["moneta"], "moneta"),
        ("state.holdings.0.advances", ["fire"], "fire"),
        ("state.holdings.0.marker", "circus", "circus"),
        ("state.holdings.0.slaves", 3, "slaves"),
        ("state.holdings", [], "holdings"),
        ("state.holdings.0", 7, "mapping"),
        ("state.nations", ["roma", "roma", "germania", "graecia"], "nations"),
        ("state.seats", [0, 1, 2, 2], "seats"),
        ("state.active", 4, "active"),
        ("state.round", 0, "round"),
        ("state.neutral_temples", ["roma"], "roma"),
        ("state.neutral_temples", ["tomis", "tomis"], "twice"),
        ("state.winner", 1, "over"),
        ("state.ending", "boredom", "boredom"),
        ("state.bought", ["strata"], "own"),
        ("state.weather", "fine", "weather"),
        ("stack.0", ["rondel", 2, 0, 0, 0], "seat 0"),
        ("stack.0", ["rondel", 1, 5, 0, 0], "arguments"),
        ("stack.0", ["pay", 1, 3, 1, 0], "cost"),
        ("stack.0", ["entry", 1, 0, 0, 1], "within"),
        ("stack.0", ["give", 1, 0, 0, 0], "within"),
        ("stack.0", ["choose_nation", 1, 0, 0, 0], "nations"),
        ("stack.0", ["circus", 1, 0, 0, 0], "circus"),
        ("stack", [], "over"),
        ("stack", [["rondel", 1, 0, 0, 0], ["rondel", 1, 0, 0, 0]], "within"),
        ("stack", [["movement", 1, 0, 0, 0], ["entry", 1, 0, 3, 1]], "meet"),
        ("stack", [["rondel", 1, 0, 0, 0], ["give", 1, 0, 0, 0]], "trade"),
        ("state.start", None, "start"),
        ("players", 7, "7"),
    ],
)
def test_an_impossible_position_is_refused(path: str, value: Any, word: str) -> None:
    with pytest.raises(Exception, match=word) as error:
        TITLE.from_data(spoil(start(), path, value))
    assert type(error.value).__name__ in ("BadPosition", "BadOptions")


def test_more_ready_units_than_there_are() -> None:
    s = position(yellow={"legions": {"roma": 1}, "cities": {"carthago": "gold"}})
    data = TITLE.to_data(play(s, "movere_1"))
    assert data["state"]["ready"] == {"legion/1 roma": 1}
    for ready in ({"legion/1 roma": 2}, {"legion/3 roma": 1}, {"elephant/1 roma": 1}, {"legion/1 ancona": 1}):
        with pytest.raises(BadPosition):
            TITLE.from_data(spoil(TITLE.to_data(s), "state.ready", ready))


def test_every_decision_of_a_war_survives_json() -> None:
    rng = rng_from_seed(1)
    s = at_war(4, 3, turn_cap_rounds=12)
    phases = set()
    while not s.over():
        again = TITLE.from_json(TITLE.to_json(s), s.pack)
        assert TITLE.to_data(again) == TITLE.to_data(s)
        assert again.legal(s.actors()[0]) == s.legal(s.actors()[0])
        phases.add(s.observe(None)["phase"])
        random_move(s, rng)
    assert {"rondel", "pay", "militia", "templum", "scientia", "movement", "entry", "founding"} <= phases
    again = TITLE.from_json(TITLE.to_json(s), s.pack)
    assert again.over()
    assert again.observe(None) == s.observe(None)


def test_clones_share_nothing_that_changes() -> None:
    s = new()
    twin = s.clone()
    play(s, "aurum")
    assert nation(twin, "yellow")["coins"] == 0
    assert sum(held["coins"] for held in s.observe(None)["nations"].values()) == 1


def test_playing_on_leaves_copies_alone_and_the_other_way_round() -> None:
    """Copies have the lists of units in common until one of them changes."""
    rng = rng_from_seed(5)
    s = at_war(4, 3, turn_cap_rounds=20)
    while not s.over():
        twin, before = s.clone(), TITLE.to_data(s)
        random_move(s, rng)
        after = TITLE.to_data(s)
        assert TITLE.to_data(twin) == before
        random_move(twin, rng)
        assert TITLE.to_data(s) == after


def meeting() -> dict[str, Any]:
    s = position(
        yellow={"galleys": {"roma": 1}, "cities": {"carthago": "gold"}},
        red={"galleys": {"neapolis": 1}},
        blue={"galleys": {"neapolis": 1}},
    )
    return TITLE.to_data(play(s, "movere_1", "galley roma>neapolis"))


def test_pending_decisions_are_stored_by_name_and_id() -> None:
    data = meeting()
    assert data["stack"] == [
        {"step": "movement", "seats": [0]},
        {
            "step": "entry",
            "seats": [0],
            "unit": "galley/1",
            "region": "neapolis",
            "opponents": ["phoenicia", "graecia"],
        },
    ]
    assert TITLE.to_data(TITLE.from_data(data)) == data


def test_positions_of_the_older_form_are_still_read() -> None:
    """A frame was five numbers; what the seats had chosen stood in one of them, digit by digit."""
    data = meeting()
    region = TITLE.from_data(data).names[0].at["neapolis"]
    older = {**data, "stack": [["movement", 1, 0, 0, 0], ["entry", 1, 1, region, 0b101]]}
    assert TITLE.to_data(TITLE.from_data(older)) == data
    s = play(new(4, choose_nations=True), "lead phoenicia", "lead roma")
    data = TITLE.to_data(s)
    assert data["state"]["chosen"] == [["phoenicia"], ["roma"]]
    first = new(4, choose_nations=True)
    one, other = (TITLE.parse(first, 0, f"lead {id}")[1] for id in ("phoenicia", "roma"))  # type: ignore[index]
    older = {**data, "stack": [["choose_nation", 4, one | other << 3, 0, 1 << one | 1 << other]]}
    older["state"] = {key: value for key, value in data["state"].items() if key != "chosen"}
    assert TITLE.to_data(TITLE.from_data(older)) == data
    older["stack"] = [["choose_nation", 4, one | other << 3, 0, 1 << one]]
    with pytest.raises(BadPosition, match="do not fit"):
        TITLE.from_data(older)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"unit": "chariot/1"}, "chariot"),
        ({"unit": "galley"}, "galley"),
        ({"unit": "galley/9"}, "galley/9"),
        ({"region": "atlantis"}, "atlantis"),
        ({"region": 17}, "17"),
        ({"opponents": ["roma"]}, "roma"),
        ({"opponents": ["graecia", "graecia"]}, "graecia"),
        ({"opponents": []}, "meet"),
        ({"weather": "fine"}, "weather"),
        ({"seats": [0, 9]}, "seats"),
        ({"seats": [True]}, "seats"),
        ({"seats": 1}, "seats"),
        ({"seats": [1]}, "seat 0"),
        ({"step": "circus"}, "circus"),
    ],
)
def test_a_pending_decision_that_names_nothing_is_refused(change: dict[str, Any], word: str) -> None:
    data = meeting()
    data["stack"][1] |= change
    with pytest.raises(BadPosition, match=word):
        TITLE.from_data(data)
    data = meeting()
    del data["stack"][1]["region"]
    with pytest.raises(BadPosition, match="region"):
        TITLE.from_data(data)


def test_choices_of_nations_that_cannot_be_are_refused() -> None:
    data = TITLE.to_data(play(new(4, choose_nations=True), "lead phoenicia"))
    for chosen in ([], [["atlantis"]], ["roma"], [["roma"], ["phoenicia"]]):
        data["state"]["chosen"] = chosen
        with pytest.raises(BadPosition, match="chose"):
            TITLE.from_data(data)


def test_the_last_seat_is_never_asked_to_choose() -> None:
    """What is left is its nation; and only the next seat can be asked."""
    data = TITLE.to_data(play(new(4, choose_nations=True), "lead phoenicia", "lead roma"))
    data["state"]["chosen"].append(["graecia"])
    data["stack"][0]["seats"] = [3]
    with pytest.raises(BadPosition, match="do not fit"):
        TITLE.from_data(data)
    data["state"]["chosen"].pop()
    data["stack"][0]["seats"] = [1, 2]
    with pytest.raises(BadPosition, match="do not fit"):
        TITLE.from_data(data)
    data["stack"][0]["seats"] = [2]
    assert TITLE.from_data(data).actors() == [2]
