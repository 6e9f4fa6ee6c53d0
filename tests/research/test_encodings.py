"""Numbers for actions and vectors for observations: what they say, and that they say no more than a seat knows."""

import random

import numpy as np
import pytest

from ziggurat.kernel.features import read, small
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.seen import plain
from ziggurat.research.match import Match

TITLES = [("antike", 2), ("antike", 4), ("ages", 3), ("mosaic", 3), ("civilization", 2)]
LONGEST = 1200  # decisions
NAMED = 60  # every so manyth decision is compared with the observation, name by name; redealing at every one


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_vectors_are_the_observation_and_nothing_hidden(title: str, players: int) -> None:
    match = Match(title, players)
    match.deal(7)
    dice = random.Random(players)
    while not match.over and match.state.ply < LONGEST:
        seat = match.seat
        known = match.title.features(match.state, seat)
        assert len(known) == match.length
        other = match.state.resample(seat, rng_from_seed(match.state.ply))
        assert match.title.features(other, seat) == known
        if match.state.ply % NAMED == 0:
            for who in range(players):
                names, vector = match.names(who), match.vector(who).tolist()
                assert len(set(names)) == len(names) == len(vector)
                observation = plain(match.state.observe(who))
                assert {name: read(observation, name) for name in names} == dict(zip(names, vector, strict=True))
        numbers = match.numbers(seat)
        assert len(set(numbers)) == len(numbers)
        match.play(seat, dice.choice(numbers))
    assert sum(match.returns()) == pytest.approx(0)
    assert max(match.returns()) == (1.0 if match.over else 0.0)


@pytest.mark.parametrize("title", ["antike", "ages", "mosaic", "civilization"])
def test_the_space_is_the_same_in_every_game_and_small(title: str) -> None:
    match = Match(title)
    again = Match(title)
    again.deal(99)
    assert match.space.digest == again.space.digest
    assert match.space.size == again.space.size < 20_000
    assert match.length == again.length
    seat = match.seat
    number = match.numbers(seat)[0]
    assert match.space.data(number)["kind"] == match.title.kinds.all[match.legal(seat)[0][0]].name
    assert match.notation(seat, number) in match.text(seat)
    assert match.mask(seat).nonzero()[0].tolist() == sorted(match.numbers(seat))


def test_floats_are_the_same_numbers() -> None:
    bytes_, floats = Match("ages"), Match("ages", dtype="float32")
    assert floats.vector(0).dtype == np.float32
    assert floats.vector(0).tolist() == bytes_.vector(0).tolist()
    with pytest.raises(ValueError, match="float32"):
        Match("ages", dtype="float16")


def test_what_is_not_legal_changes_nothing() -> None:
    match = Match("antike", 3)
    before = match.title.to_json(match.state)
    wrong = next(number for number in range(match.space.size) if number not in match.numbers(match.seat))
    with pytest.raises(ValueError, match="no legal action"):
        match.play(match.seat, wrong)
    with pytest.raises(ValueError, match="no legal action"):
        match.notation(match.seat, wrong)
    assert match.title.to_json(match.state) == before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("coins", 3),
        ("score", 127),
        ("debt", -128),
        ("score/8", 50),
        ("open", 1),
        ("nobody", 0),
        ("nobody.deeper", 0),
        ("hand:red", 2),
        ("cards:a", 1),
        ("cards.b.cost", 5),
        ("units.@1.legion", 4),
        ("units.7.legion", 0),
        ("phase=war", 1),
        ("phase=peace", 0),
        ("owner|2|0|1", 3),
        ("owner|2|0", 0),
        ("nations.{order.1}.gold", 6),
        ("nations.{order.5}.gold", 0),
    ],
)
def test_a_name_says_where_a_number_stands(name: str, value: int) -> None:
    observation = {
        "coins": 3,
        "score": 400,
        "debt": -300,
        "open": True,
        "nobody": None,
        "hand": ["red", "blue", "red"],
        "cards": [{"card": "a", "cost": 2}, {"card": "b", "cost": 5}],
        "units": [{"seat": 0, "legion": 1}, {"seat": 1, "legion": 4}],
        "phase": "war",
        "owner": 1,
        "order": ["roma", "graecia"],
        "nations": {"graecia": {"gold": 6}},
    }
    assert read(observation, name) == value
    assert small(value) == value % 256
