"""What features are worth is learned from who wins pairs of games."""

from math import sqrt
from pathlib import Path

import msgspec
import pytest

from arena.learnable import LEARNABLE
from ziggurat.arena.pairs import (
    Glance,
    Met,
    Pair,
    Seen,
    chosen,
    look,
    look_batch,
    meet,
    meet_batch,
    step,
    told_apart,
    ways,
)
from ziggurat.arena.pool import spread
from ziggurat.arena.training import Plan, Training
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.players.values import BadValue, ValueData, digest, read_value, write_value

NAME = "arena.learnable:LEARNABLE"
NAMES = LEARNABLE.feature_names(LEARNABLE.new(2, 1), 0)


def test_the_two_of_a_pair_go_opposite_ways_and_every_pair_others() -> None:
    for seed in range(20):
        assert set(ways(seed, 100)) == {-1, 1}
        assert ways(seed, 200)[:100] == ways(seed, 100)
    assert len({tuple(ways(seed, 100)) for seed in range(20)}) == 20
    assert abs(sum(sum(ways(seed, 100)) for seed in range(200))) < 4 * sqrt(200 * 100)


def test_a_step_goes_the_way_that_won() -> None:
    seeds = range(60)
    won = [Met(seed, 1.0 if ways(seed, 3)[1] > 0 else -1.0) for seed in seeds]
    stepped = step([5.0, 5.0, 5.0], [2.0, 2.0, 2.0], won)
    assert stepped.pairs == 60 and stepped.signal > 10
    assert stepped.worths[1] == pytest.approx(5.0 + 2.0 * (0.3 + 1.0), abs=0.2), "as far as a step can go"
    for at in (0, 2):
        assert abs(stepped.worths[at] - 5.0) < 2.0
    assert step([5.0, 5.0, 5.0], [2.0, 2.0, 2.0], won[::-1]) == stepped
    lost = [Met(met.seed, -met.result) for met in won]
    assert step([0.0, 0.0, 0.0], [2.0, 2.0, 2.0], lost).worths[1] < -2.0


def test_where_nobody_wins_nothing_is_learned() -> None:
    stepped = step([1.0, -2.0], [0.5, 0.5], [Met(seed, 0.0) for seed in range(10)])
    assert (stepped.signal, stepped.worths) == (0.0, [1.0, -2.0])


def test_the_features_that_tell_most_apart_are_tried_out() -> None:
    often, seldom = (500, 900.0, 300.0), (2, 5.0, 1.0)
    games = [Seen(seed, 1000, {7: often, 3: (40, 10.0, 80.0), 1: seldom}, 6.0) for seed in range(4)]
    found = chosen(games, [f"n{place}" for place in range(9)])
    assert found.names == ["n3", "n7"], "the third one told apart two decisions of a thousand"
    assert found.strides == [0.125, 3.0]
    assert found.margin == 6.0
    assert chosen(games[::-1], [f"n{place}" for place in range(9)]) == found


def test_what_differs_after_the_best_actions_is_seen() -> None:
    state = LEARNABLE.new(2, 4)
    told = told_apart(state.resample(0, rng_from_seed(1)), 0, rng_from_seed(2))
    assert told is not None
    between, spreads = told
    assert between == pytest.approx(0.005 * LEARNABLE.lead), "all stones are worth the same to the evaluation"
    # A stone that was laid shows among those played, and is no longer in the hand.
    names = {NAMES[place].split(".")[0].split(":")[0] for place in spreads}
    assert {"played", "hand"} <= names


def test_pairs_and_glances_are_the_same_in_other_processes() -> None:
    glances = [Glance(NAME, 3, seed) for seed in range(4)]
    pairs = [Pair(NAME, 3, seed, [2, 5], [0.5, -0.5], [1.0, 0.25], 3.0, 0.5) for seed in range(4)]
    here = [msgspec.json.encode(look(each)) for each in glances] + [msgspec.json.encode(meet(each)) for each in pairs]
    there = b"".join(spread(look_batch, [msgspec.json.encode(each) for each in glances], 2))
    there += b"".join(spread(meet_batch, [msgspec.json.encode(each) for each in pairs], 2))
    assert sorted(here) == sorted(there.splitlines())


def test_what_is_learned_in_pairs_wins_against_the_evaluation(tmp_path: Path) -> None:
    """The evaluation of Highest Stone knows nothing of stones, and in which round a pebble is worth most."""
    plan = Plan(NAME, 2, seed=3, rounds=1, games=40, share=1.0, between=1.0, hidden=1, steps=6, pairs=60, matches=400)
    (line,) = Training(plan, tmp_path).run(1)
    (match,) = line.matches
    assert (match.bot, match.games) == ("greedy", 400)
    assert match.low > 0.6
    worths = read_value((tmp_path / "value.json").read_bytes(), "value").worths
    assert worths["pebbles.0"] > 0


def test_what_was_learned_for_two_players_begins_another_training(tmp_path: Path) -> None:
    """Features go by their names: what three players have is kept, and stays where no step tries it out."""
    small = Plan(NAME, 3, rounds=1, games=40, share=1.0, between=1.0, hidden=1, steps=0, pairs=10, matches=4)
    names = LEARNABLE.feature_names(LEARNABLE.new(3, 1), 0)
    begun = {"heap": 0.25, "pebbles.0": 1.5, "of nobody": 7.0, "hand.0": -2.0}
    value = ValueData("tiny", 2, digest(NAMES), [[0.0] * (len(NAMES) + 1)], [], 0.0, 0.5, 0.0, begun)
    file = tmp_path / "two.json"
    file.write_bytes(write_value(value))
    Training(msgspec.structs.replace(small, start=str(file)), tmp_path / "none").run(1)
    worths = read_value((tmp_path / "none" / "value.json").read_bytes(), "value").worths
    assert worths == {name: worth for name, worth in begun.items() if name in names}
    training = Training(msgspec.structs.replace(small, start=str(file), steps=1), tmp_path / "one")
    training.run(1)
    worths = read_value((tmp_path / "one" / "value.json").read_bytes(), "value").worths
    tried = training.strides(1, "").names
    assert tried and any(worths[name] != begun.get(name, 0.0) for name in tried)
    assert all(worths[name] == begun[name] for name in begun.keys() & set(names) - set(tried))
    with pytest.raises(BadValue, match=r"nowhere\.json"):
        Training(msgspec.structs.replace(small, start="nowhere.json"), tmp_path / "nowhere")


def test_a_training_stopped_between_two_steps_goes_on(tmp_path: Path) -> None:
    plan = Plan(NAME, 2, rounds=1, games=40, share=1.0, between=1.0, hidden=1, steps=2, pairs=10, matches=4)
    whole = Training(plan, tmp_path / "whole")
    whole.run(1)
    stopped = Training(plan, tmp_path / "stopped")
    for file in ("practice-001.jsonl", "strides.json"):
        (tmp_path / "stopped" / file).write_bytes((tmp_path / "whole" / file).read_bytes())
    first = (tmp_path / "whole" / "worths-001.jsonl").read_bytes().splitlines(keepends=True)[0]
    (tmp_path / "stopped" / "worths-001.jsonl").write_bytes(first)
    stopped.run(1)
    for file in ("worths-001.jsonl", "value.json"):
        assert (tmp_path / "stopped" / file).read_bytes() == (tmp_path / "whole" / file).read_bytes()
