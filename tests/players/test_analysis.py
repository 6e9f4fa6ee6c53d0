"""A game looked at again: chances that add up, blunders that cost, from what was known and from the truth."""

import itertools
import json
import re
from pathlib import Path

import pytest

from players.test_levels import SHORT, middle
from ziggurat.cli.app import run
from ziggurat.kernel.game import find_action, new_game, replay
from ziggurat.kernel.judgement import EVALUATION
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.players import View, make_bot
from ziggurat.players.analysis import APART, analyse, judge

ANTIKE = find_title("antike")


def game(first: str, second: str) -> Record:
    """A short game of Antike between two bots."""
    played = new_game(ANTIKE, 2, 5, {"turn_cap_rounds": 6})
    bots = [make_bot(first, 1), make_bot(second, 2)]
    while not played.state.over():
        seat = played.state.actors()[0]
        played.play(seat, bots[seat].choose(View(played.state, seat)))
    return played.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return game("greedy", "random")


def test_chances_add_up_and_the_end_is_certain(record: Record) -> None:
    heard: list[int] = []
    found = analyse(record, ANTIKE, each=lambda: heard.append(1))
    assert len(heard) == len(record.entries) == len(found.chances) - 1
    assert all(sum(now) == pytest.approx(1) for now in found.chances)
    assert sorted(found.chances[-1]) == [0.0, 1.0]
    assert 1 <= len(found.turning_points) <= 5
    moments = found.turning_points
    assert all(after - before >= len(found.chances) / APART for before, after in itertools.pairwise(moments))
    assert found == analyse(record, ANTIKE)


def test_random_play_costs_more_than_greedy_play(record: Record) -> None:
    found = analyse(record, ANTIKE)
    greedy, random = found.accuracy
    assert all(one.cost >= 0 for one in found.decisions)
    assert greedy > random
    worst = max(found.decisions, key=lambda decision: decision.cost)
    assert worst.seat == 1 and worst.cost > 0 and worst.best != worst.played
    # Nothing is hidden in Antike, so knowledge and truth agree.
    assert all(one.cost == pytest.approx(one.cost_in_truth, abs=1e-3) for one in found.decisions)


def test_a_turn_is_not_best_ended_because_its_end_brings_what_it_brings_anyhow() -> None:
    """Production comes with the end of the turn, so one action ahead the end often looks better than anything else."""
    title = find_title("ages")
    s = title.new(2, 5)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    tempted = 0
    while tempted < 4:
        seat = s.actors()[0]
        played = bots[seat].choose(View(s, seat))
        ends = [action for action in title.candidates(s, seat) if title.notation(s, seat, action).startswith("end")]
        if ends and played not in ends and chance_at_once(s, seat, ends[0]) > chance_at_once(s, seat, played):
            tempted += 1
            decision, _kept = judge(s, s.ply, seat, played, EVALUATION, rng_from_seed(1))
            assert not decision.best.startswith("end")
        s.apply(seat, played)


def chance_at_once(s: State, seat: int, action: Action) -> float:
    after = s.clone()
    after.apply(seat, action)
    return EVALUATION.chance(after, seat)


@pytest.mark.parametrize("decisions", [40, 90])
@pytest.mark.parametrize("id", [id for id in SHORT if not find_title(id).open])
def test_what_a_seat_knew_is_all_that_it_is_judged_by(id: str, decisions: int) -> None:
    """The same in positions that the seat cannot tell apart; what was best in truth may differ there."""
    view = middle(id, decisions)
    for played in view.legal()[:3]:
        judged = []
        for seed in range(3):
            world = view.world(rng_from_seed(seed))
            decision, kept = judge(world, 1, view.seat, played, EVALUATION, rng_from_seed(5))
            judged.append((decision.best, decision.cost, kept))
        assert len(set(judged)) == 1


@pytest.mark.parametrize("seed", range(1, 5))
def test_who_wins_in_two_worlds_is_not_certain(seed: int) -> None:
    """Events that are still hidden decide this game of Ages: nothing its last turn holds gives it away for sure."""
    title = find_title("ages")
    record = read_record((Path(__file__).parents[1] / "games/ages/golden/full-2.txt").read_text())
    s = replay(record.cut(290), title).state
    entry = record.entries[290]
    played = find_action(s, entry.seat, entry.notation)
    decision, _kept = judge(s, 291, entry.seat, played, EVALUATION, rng_from_seed(seed))
    assert decision.cost < 0.9


def test_the_command_shows_and_paints(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "game.txt", tmp_path / "game.svg"
    file.write_text(record.write())
    assert run(["analyse", str(file), "--picture", str(picture)]) == 0
    assert "Turning points" in capsys.readouterr().out
    drawn = picture.read_text()
    assert drawn.count("<polyline") == 2
    # Who is who stands below the lines, where two that end together do not cover each other.
    assert len(set(re.findall(r'<text x="(\d+)" y="\d+" style="fill:#\w+">Player [12]<', drawn))) == 2
    assert run(["analyse", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["chances"]) == len(record.entries) + 1
