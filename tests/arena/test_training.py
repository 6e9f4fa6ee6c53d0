"""A judgement is learned by self-play, from what a seat knows; a training goes on where it was stopped."""

import shutil
import zlib
from collections.abc import Sequence
from math import exp, log
from pathlib import Path

import msgspec
import pytest

from arena.learnable import LEARNABLE
from ziggurat.arena import training
from ziggurat.arena.lines import read_lines
from ziggurat.arena.pool import spread
from ziggurat.arena.practice import Learnt, Lesson, held_back, practise, practise_batch
from ziggurat.arena.training import Plan, Training
from ziggurat.cli.app import run
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.features import read
from ziggurat.kernel.judgement import EVALUATION, Learned, odds_against
from ziggurat.players import UnknownBot
from ziggurat.players.values import ValueData, digest, read_value

pytestmark = pytest.mark.sweep
NAME = "arena.learnable:LEARNABLE"
PLAN = Plan(NAME, 2, seed=3, rounds=2, games=160, share=1.0, between=1.0, hidden=4, steps=2, pairs=30, matches=40)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    Training(PLAN, folder).run(1)
    return folder


def test_the_features_of_the_test_s_title_are_what_a_seat_sees() -> None:
    state = LEARNABLE.new(3, 4)
    for seat in (0, 1, 2):
        seen = state.observe(seat)
        names = LEARNABLE.feature_names(state, seat)
        assert list(LEARNABLE.features(state, seat)) == [read(seen, name) for name in names]


def test_a_training_foresees_who_wins_better_than_the_evaluation(trained: Path) -> None:
    rounds = Training(PLAN, trained).log()
    assert [line.round for line in rounds] == [1, 2]
    for line in rounds:
        assert line.loss < line.loss_before, "on games that were not learned from"
        assert line.rows > 500
        assert line.pairs == 60 * line.round
        assert [(match.bot, match.games) for match in line.matches] == [("greedy", 40)]


def product(numbers: Sequence[float], others: Sequence[float]) -> float:
    return sum(one * other for one, other in zip(numbers, others, strict=True))


@pytest.mark.parametrize("number", [1, 2])
def test_the_log_says_what_the_network_that_ships_foresees(trained: Path, number: int) -> None:
    """Reckoned anew from the file, on the games that were not learned from."""
    line = Training(PLAN, trained).log()[number - 1]
    data = read_value((trained / f"value-{number:03}.json").read_bytes(), "value")
    direct, *hidden = data.units
    losses: list[float] = []
    right: list[bool] = []
    for practice in range(1, number + 1):
        for game in read_lines(trained / f"practice-{practice:03}.jsonl", Learnt):
            if not held_back(game):
                continue
            rows = zlib.decompress(game.rows)
            for at, (base, win) in enumerate(zip(game.bases, game.wins, strict=True)):
                row = [*rows[at * game.width : (at + 1) * game.width], 1]
                above = [max(0.0, product(unit, row)) for unit in hidden]
                odds = max(-8.0, min(8.0, base)) + product(direct, row) + product(data.weights, above)
                losses.append(win * log(1 + exp(-odds)) + (1 - win) * log(1 + exp(odds)))
                right.append((odds > 0) == (win > 0.5))
    assert sum(losses) / len(losses) == pytest.approx(line.loss, abs=0.001)
    assert sum(right) / len(right) == pytest.approx(line.right, abs=0.01)


def test_a_training_leaves_its_log_and_the_best_of_its_rounds(trained: Path) -> None:
    rounds = Training(PLAN, trained).log()
    most = max(match.wins for line in rounds for match in line.matches)
    best = next(line for line in rounds if most in [match.wins for match in line.matches])
    assert (trained / "value.json").read_bytes() == (trained / f"value-{best.round:03}.json").read_bytes()
    data = read_value((trained / "value.json").read_bytes(), "value.json")
    names = LEARNABLE.feature_names(LEARNABLE.new(2, 1), 0)
    assert (data.title, data.players, data.features) == ("tiny", 2, digest(names))
    assert len(data.units) == 5 and {len(unit) for unit in data.units} == {20}


def test_a_stopped_training_goes_on_and_ends_as_if_nothing_had_happened(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    folder.mkdir()
    lines = (trained / "practice-001.jsonl").read_bytes().splitlines(keepends=True)
    # Stopped in the middle of writing a game down.
    (folder / "practice-001.jsonl").write_bytes(b"".join(lines[:20]) + lines[20][:50])
    shutil.copy(trained / "training.json", folder)
    heard: list[int] = []
    rounds = Training(PLAN, folder).run(1, each=lambda: heard.append(1))
    assert len(heard) == 2 * (160 + 2 * 60 + 40)
    assert [msgspec.structs.replace(line, matches=[]) for line in rounds] == [
        msgspec.structs.replace(line, matches=[]) for line in Training(PLAN, trained).log()
    ]
    assert (folder / "value-002.json").read_bytes() == (trained / "value-002.json").read_bytes()


def test_a_finished_training_plays_nothing_again_but_may_be_given_more_rounds(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "longer"
    shutil.copytree(trained, folder)
    training = Training(PLAN, folder)
    assert training.missing() == 0
    assert training.run(1) == Training(PLAN, trained).log()
    longer = Training(msgspec.structs.replace(PLAN, rounds=3), folder)
    assert longer.missing() == 320
    with pytest.raises(BadOptions, match="holds another training"):
        Training(msgspec.structs.replace(PLAN, hidden=2), folder)


def test_a_log_whose_last_line_was_cut_off_goes_on_from_the_round_before(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    shutil.copytree(trained, folder)
    (folder / "log.jsonl").write_bytes((trained / "log.jsonl").read_bytes()[:-9])
    assert [line.round for line in Training(PLAN, folder).log()] == [1]
    assert Training(PLAN, folder).run(1) == Training(PLAN, trained).log()


def test_what_would_stop_a_training_later_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        Training(msgspec.structs.replace(PLAN, ladder=("greedy", "nobody")), tmp_path / "ladder")
    monkeypatch.setattr(training, "find_spec", lambda _name: None)
    with pytest.raises(BadOptions, match="PyTorch is not installed"):
        Training(PLAN, tmp_path / "torch").run(1)
    assert not (tmp_path / "torch" / "practice-001.jsonl").exists()


def test_practice_is_the_same_from_the_same_seed_in_other_processes() -> None:
    lessons = [Lesson(NAME, 3, seed, 0.5, 0.1) for seed in range(6)]
    here = [msgspec.json.encode(practise(lesson)) for lesson in lessons]
    jobs = [msgspec.json.encode(lesson) for lesson in lessons]
    there = b"".join(spread(practise_batch, jobs, 2)).splitlines()
    assert sorted(here) == sorted(there)


def test_a_network_of_zeros_is_the_evaluation_and_others_correct_it() -> None:
    state = LEARNABLE.new(2, 5)
    state.apply(0, state.legal(0)[0])
    wide = len(LEARNABLE.features(state, 0))
    nothing = Learned([[0.0] * (wide + 1)] * 2, [1.0], 1.0, 1.0, 0.0)
    assert nothing.chance(state, 0) == pytest.approx(EVALUATION.chance(state, 0))
    # The second feature is the stone that was chosen: a point is worth a tenth, and above four two tenths more.
    direct, hidden = [0.0] * (wide + 1), [0.0] * (wide + 1)
    direct[1], hidden[1], hidden[-1] = 0.1, 1.0, -4.0
    stone = LEARNABLE.features(state, 0)[1]
    judge = Learned([direct, hidden], [0.2], 0.5, 0.25, 0.0)
    judged = judge.correction(LEARNABLE.features(state, 0))
    assert judged == pytest.approx(0.1 * stone + 0.2 * max(0, stone - 4))
    # Half of it counts for actions, in points of the evaluation, a quarter for what lies further ahead.
    odds = -log(odds_against(state, 0))
    assert judge.value(state, 0) == pytest.approx(EVALUATION.value(state, 0) + 0.5 * LEARNABLE.lead * judged)
    assert judge.chance(state, 0) == pytest.approx(1 / (1 + exp(-odds - 0.25 * judged)))


def test_a_title_without_features_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="no features"):
        Training(Plan("tiny:TITLE", 2), tmp_path)


def test_too_little_practice_is_refused(tmp_path: Path) -> None:
    plan = Plan(NAME, 2, rounds=1, games=8, share=0.0001, between=0.0, matches=0)
    with pytest.raises(BadOptions, match="too few positions"):
        Training(plan, tmp_path).run(1)


def test_the_command_trains_and_says_how_it_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    asked = f"train {NAME} --players 2 --folder {folder} --rounds 1 --games 64 --share 1 --matches 4 --workers 1"
    asked += " --steps 1 --pairs 8"
    assert run(asked.split()) == 0
    assert "The best is" in capsys.readouterr().out
    curve = (folder / "curve.svg").read_text()
    assert curve.count("<circle") == 1 and ">greedy<" in curve
    assert run([*asked.split(), "--json"]) == 0
    said = msgspec.json.decode(capsys.readouterr().out)
    assert [line["round"] for line in said["rounds"]] == [1]
    assert len(read_lines(folder / "practice-001.jsonl", Learnt)) == 64
    assert run(asked.replace("--games 64", "--games 32").split()) == 2
    assert "holds another training" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", [b"{", b"{}", msgspec.json.encode(ValueData("tiny", 2, "", [[1.0], [1.0, 2.0]], [1.0], 0.0, 1.0, 0.0))]
)
def test_what_is_no_judgement_is_refused(text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "value.json"
    file.write_bytes(text)
    assert run(f"arena {NAME} --games 2 --bots learned@{file},greedy".split()) == 2
    assert "holds no learned judgement" in capsys.readouterr().err
    assert run(f"arena {NAME} --games 2 --bots learned@{tmp_path}/none.json,greedy".split()) == 2
