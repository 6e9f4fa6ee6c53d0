"""The learned bots play every title by what their seat knows, and by evaluation where nothing was learned."""

from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any

import msgspec
import pytest

from players.test_levels import SHORT, TABLES, middle
from tiny import TITLE as TINY
from ziggurat.arena.play import Job, play_job
from ziggurat.arena.training import Round
from ziggurat.kernel.judgement import EVALUATION, Judge, Learned, odds_against
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.players import Budget, UnknownBot, View, make_bot
from ziggurat.players.budget import Stopwatch
from ziggurat.players.learned import LEARNED
from ziggurat.players.search import make_plans, thought_out
from ziggurat.players.values import FOLDER, BadValue, ValueData, digest, judge_of, read_value, shipped, write_value

MOST_BYTES = 1_000_000  # of a title: values and logs


def any_value(state: State) -> ValueData:
    """What nobody learned: every feature counts something."""
    title = state.title
    rng = rng_from_seed(6)

    def numbers(many: int) -> list[float]:
        return [(rng.below(2001) - 1000) / 1000 for _ in range(many)]

    names = title.feature_names(state, 0)
    units = [numbers(len(names) + 1) for _ in range(3)]
    worths = dict(zip(names, [title.lead * number for number in numbers(len(names))], strict=True))
    return ValueData(title.id, state.players, digest(names), units, [0.5, -0.5], 0.0, 1.0, 0.0, worths)


@pytest.fixture(scope="module")
def any_values(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, int], Path]:
    """A file for each title and number of players."""
    folder = tmp_path_factory.mktemp("values")
    found = {}
    for id, players in TABLES:
        title = find_title(id)
        found[id, players] = folder / f"{id}-{players}.json"
        found[id, players].write_bytes(write_value(any_value(title.new(players, 1, dict(title.unattended)))))
    return found


@pytest.mark.parametrize("id", SHORT)
@pytest.mark.parametrize("kind", LEARNED)
def test_a_learned_bot_decides_by_what_its_seat_knows(
    id: str, kind: str, any_values: dict[tuple[str, int], Path]
) -> None:
    """Two positions that the seat cannot tell apart get the same answer: nothing hidden is looked at."""
    view = middle(id)
    other = View(view.world(rng_from_seed(77)), view.seat)
    assert other.observation() == view.observation()
    name = f"{kind}@{any_values[id, view.players]}"
    answers = [make_bot(name, 4).choose(each, Budget(simulations=6)) for each in (view, other)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("id", SHORT)
def test_a_judgement_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(id: str) -> None:
    view = middle(id)
    worlds = [view.world(rng_from_seed(seed)) for seed in range(4)]
    judge = judge_of(worlds[0], any_value(worlds[0]))
    assert isinstance(judge, Learned)
    known = [world.title.features(world, view.seat) for world in worlds]
    assert len({judge.correction(features) for features in known}) == 1
    assert len({judge.beside(features) for features in known}) == 1


@pytest.mark.sweep
@pytest.mark.parametrize(("id", "players"), TABLES, ids=str)
def test_the_learned_bots_finish_games(id: str, players: int, any_values: dict[tuple[str, int], Path]) -> None:
    names = [f"{kind}@{any_values[id, players]}" for kind in LEARNED]
    company = tuple(names[seat % 2] for seat in range(players))
    result = play_job(Job(id, players, 7, SHORT[id], company, simulations=2))
    assert result.error == ""
    assert sorted(result.places)[0] == 1


@pytest.mark.parametrize("id", SHORT)
def test_what_was_learned_changes_what_is_played(id: str, any_values: dict[tuple[str, int], Path]) -> None:
    views = [middle(id, decisions) for decisions in range(40, 120, 10)]
    names = ["greedy", f"learned@{any_values[id, views[0].players]}"]
    chosen = [[make_bot(name, 1).choose(view) for view in views] for name in names]
    assert chosen[0] != chosen[1]


@pytest.mark.parametrize("id", SHORT)
def test_what_search_leaves_only_for_something_better_is_what_learned_would_do(id: str) -> None:
    budget = Budget(simulations=6)

    def begins(view: View, judge: Judge) -> Action:
        plans = make_plans(view, rng_from_seed(3), budget, Stopwatch(budget, 1.0), judge)
        return thought_out(plans)[0].actions[0]

    views = [middle(id, decisions) for decisions in range(40, 120, 10)]
    judges = [judge_of(world, any_value(world)) for world in (view.world(rng_from_seed(1)) for view in views)]
    learned = [begins(view, judge) for view, judge in zip(views, judges, strict=True)]
    assert learned != [begins(view, EVALUATION) for view in views]


@pytest.mark.parametrize("id", SHORT)
def test_where_nothing_was_learned_it_is_the_evaluation(id: str) -> None:
    view = middle(id)
    world = view.world(rng_from_seed(1))
    judge = judge_of(world, msgspec.structs.replace(any_value(world), worths={}, far=0.0))
    assert isinstance(judge, Learned)
    assert judge.value(world, view.seat) == EVALUATION.value(world, view.seat)
    assert judge.chance(world, view.seat) == EVALUATION.chance(world, view.seat)


@pytest.mark.parametrize("id", SHORT)
def test_a_position_is_worth_the_same_where_nobody_needs_it_afterwards(id: str) -> None:
    for view in [middle(id, decisions) for decisions in range(40, 60)]:
        world = view.world(rng_from_seed(1))
        learned = any_value(world)
        others: list[dict[str, Any]] = [{"worths": {}}, {"worths": {}, "rivals": 0.5}, {"near": 0.5}]
        for data in (None, learned, *(msgspec.structs.replace(learned, **other) for other in others)):
            judge = judge_of(world, data)
            assert judge.value_spent(world.clone(), view.seat) == judge.value(world, view.seat)


@pytest.mark.parametrize("id", SHORT)
def test_what_features_are_worth_stands_beside_the_evaluation(id: str) -> None:
    """By their names as seat 0 has them, whoever asks; and a name that is none is refused."""
    view = middle(id)
    world = view.world(rng_from_seed(1))
    names = world.title.feature_names(world, 0)
    row = [byte if byte < 128 else byte - 256 for byte in world.title.features(world, view.seat)]
    some = [place for place, number in enumerate(row) if number][:40:3]
    worths = {names[place]: 0.25 * (at + 1) for at, place in enumerate(some)}
    data = msgspec.structs.replace(any_value(world), worths=worths)
    beside = sum(0.25 * (at + 1) * row[place] for at, place in enumerate(some))
    assert beside
    value = judge_of(world, data).value(world, view.seat)
    assert value == pytest.approx(EVALUATION.value(world, view.seat) + beside)
    with pytest.raises(BadValue, match="no such thing"):
        judge_of(world, msgspec.structs.replace(data, worths={"no such thing": 1.0}))


@pytest.mark.parametrize("id", SHORT)
def test_the_lead_over_the_others_may_count_instead_of_the_own_points(id: str) -> None:
    view = middle(id)
    world = view.world(rng_from_seed(1))
    own = EVALUATION.value(world, view.seat)
    lead = -world.title.lead * log(odds_against(world, view.seat))
    for part in (0.0, 0.25, 1.0):
        data = msgspec.structs.replace(any_value(world), worths={}, rivals=part)
        assert judge_of(world, data).value(world, view.seat) == pytest.approx((1 - part) * own + part * lead)


@pytest.mark.parametrize("id", title_ids())
def test_something_was_learned_for_every_number_of_players(id: str) -> None:
    title = find_title(id)
    seats = range(title.min_players, title.max_players + 1)
    assert [players for players in seats if shipped(title.package, players) is None] == []


def test_nothing_learned_for_other_players_or_features_is_used() -> None:
    title = find_title("antike")
    two, three = title.new(2, 1), title.new(3, 1)
    value = any_value(two)
    assert isinstance(judge_of(two, value), Learned)
    assert judge_of(three, value) is EVALUATION
    assert judge_of(two, msgspec.structs.replace(value, features="others")) is EVALUATION
    assert judge_of(two, None) is EVALUATION


@pytest.mark.parametrize("seed", range(5))
def test_without_anything_learned_it_plays_as_greedy_does(seed: int) -> None:
    state = TINY.new(2, seed)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    seat = state.actors()[0]
    action = make_bot("learned", seed).choose(View(state, seat))
    assert TINY.notation(state, seat, action) == "take 2"


def test_a_file_makes_only_learned_bots() -> None:
    with pytest.raises(UnknownBot, match="no bot 'greedy@value'"):
        make_bot("greedy@value", 1)


@pytest.mark.parametrize("id", title_ids())
def test_what_comes_with_a_title_fits_it_is_small_and_has_its_log(id: str) -> None:
    title = find_title(id)
    folder = files(title.package) / FOLDER
    entries = list(folder.iterdir())
    assert sum(len(entry.read_bytes()) for entry in entries) <= MOST_BYTES
    values = [entry for entry in entries if entry.name.endswith(".json")]
    assert values
    for entry in values:
        players = int(entry.name.removesuffix(".json"))
        state = title.new(players, 1, dict(title.unattended))
        assert isinstance(judge_of(state, read_value(entry.read_bytes(), entry.name)), Learned)
        log = (folder / f"{players}.log.jsonl").read_bytes().splitlines()
        assert [msgspec.json.decode(line, type=Round).round for line in log] == list(range(1, len(log) + 1))
