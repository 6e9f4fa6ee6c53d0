"""The command line: what it prints, its exit status, and that bad input gets one line and changes nothing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tiny import TITLE
from ziggurat.cli import replay as replay_command
from ziggurat.cli.app import run
from ziggurat.kernel.game import Game, new_game
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import title_ids
from ziggurat.kernel.rng import rng_from_seed


def finish(game: Game) -> Game:
    while not game.state.over():
        seat = game.state.actors()[0]
        game.play(seat, game.state.legal(seat)[0])
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finish(new_game(TITLE, 2, 3)).record().write())
    return path


@pytest.fixture
def what_if(tmp_path: Path) -> Path:
    """As a table writes it: from a position in the middle, hidden things dealt anew, sealed."""
    game = finish(new_game(TITLE, 2, 3))
    game.rewind(2)
    made = finish(Game(game.state.resample(0, rng_from_seed(5)), 0)).record()
    made.seal = "0" * 64
    path = tmp_path / "what-if.txt"
    path.write_text(made.write())
    return path


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny title as if it were installed, for the command that finds it by the record's header."""
    monkeypatch.setattr(replay_command, "named_title", lambda _: TITLE)


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def output_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(output(capsys, *arguments, "--json"))


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a bad command line gets."""
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


# -- simulate, fuzz, check ---------------------------------------------------------------------------------------------


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    data = output_json(capsys, "simulate", "tiny:TITLE", "--players", "3", "--games", "20", "--seed", "4")
    assert (data["title"], data["players"], data["games"], data["finished"]) == ("tiny:TITLE", 3, 20, 20)
    assert data["failures"] == 0
    assert data["decisions_per_second"] > 0


def test_simulate_for_people_names_ending_and_winners(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "simulate", "tiny:TITLE", "--games", "4", "--bots", "greedy,random,random,random", "--rotate")
    assert "4 of 4 games finished, 0 failed" in text
    assert "The heap or the hands are empty." in text
    assert "greedy: won" in text


def test_simulate_says_endings_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "simulate", "antike", "--players", "2", "--games", "2", "--options", "turn_cap_rounds=2")
    assert "2 × The last round is over, and the most personalities win." in text


def test_a_failing_game_is_kept_as_a_record_and_the_status_is_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "failures"
    command = (
        "simulate",
        "arena.faulty:FAILING",
        "--players",
        "2",
        "--games",
        "3",
        "--failures",
        str(folder),
        "--json",
    )
    assert run(command) == 1
    captured = capsys.readouterr()
    failed = json.loads(captured.out)["failures"]
    kept = sorted(folder.iterdir())
    assert failed == len(kept) > 0
    assert "KeyError: 'the last pebble'; see it again with: ziggurat replay" in captured.err
    # The very command it names leads there again, although the title is not installed.
    again = captured.err.split("see it again with: ziggurat ")[1].split("\n")[0].split()
    assert run([*again, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["actions"] == len(read_record(kept[0].read_text()).entries)
    before = [path.read_text() for path in kept]
    assert run(command) == 1
    assert [path.read_text() for path in sorted(folder.iterdir())] == before


def test_fuzz_plays_over_all_set_ups(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_json(capsys, "fuzz", "tiny:TITLE", "--games", "60", "--seed", "1")["finished"] == 60


def test_check_passes_an_honest_title_and_fails_a_broken_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data = output_json(capsys, "check", "tiny:TITLE", "--games", "2")
    assert data["broken"] == []
    assert "observation_safety" in data["checks"]
    assert run(["check", "arena.faulty:GENEROUS", "--games", "1", "--failures", str(tmp_path)]) == 1
    assert "conservation" in capsys.readouterr().err
    assert len(list(tmp_path.iterdir())) == 1


# -- replay ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("installed")
def test_replay_leads_to_the_end_or_to_any_action(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    whole = output_json(capsys, "replay", str(record))
    assert whole["over"] is True
    assert whole["at"] == whole["actions"]
    assert sum(whole["outcome"]["scores"]) == 6
    cut = output_json(capsys, "replay", str(record), "--at", "2")
    assert (cut["at"], cut["over"], cut["outcome"]) == (2, False, None)
    assert cut["position"]["ply"] == 2


@pytest.mark.usefixtures("installed")
def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = output(capsys, "replay", str(record))
    assert "wins with stone" in text
    assert "The heap or the hands are empty." in text
    german = output(capsys, "replay", str(record), "--lang", "de")
    assert german != text


@pytest.mark.usefixtures("installed")
def test_replay_of_a_what_if_begins_at_its_position(capsys: pytest.CaptureFixture[str], what_if: Path) -> None:
    first = output_json(capsys, "replay", str(what_if), "--at", "0")
    start = next(line for line in what_if.read_text().splitlines() if line.startswith("start "))
    assert first["position"] == json.loads(start.removeprefix("start "))
    assert (first["at"], first["from_position"], first["position"]["ply"]) == (0, True, 2)
    assert output_json(capsys, "replay", str(what_if), "--at", "1")["position"]["ply"] == 3
    whole = output_json(capsys, "replay", str(what_if))
    assert whole["over"] is True
    assert sum(whole["outcome"]["scores"]) == 6
    text = output(capsys, "replay", str(what_if))
    assert "wins with stone" in text
    assert f"after {whole['actions']} of {whole['actions']} actions from a position of its own" in text


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace("start {", "start {{"), "line 7: not a position"),
        (lambda text: text.replace('"stack":', '"stacks":'), "line 7: not a position"),
        (lambda text: text.replace('{"title":"tiny"', '{"title":"chess"'), "start: the position is of chess"),
        (lambda text: text.replace('"pebbles":[0', '"pebbles":[3'), "start: pebbles: 9 in the position"),
        (lambda text: text.replace('"heap":6,"pebbles"', '"heap":"six","pebbles"'), "start: the position does not fit"),
        (lambda text: text.replace("players 2", "players 3"), "start: its players"),
    ],
)
def test_a_broken_start_is_refused(
    capsys: pytest.CaptureFixture[str], what_if: Path, change: Any, message: str
) -> None:
    what_if.write_text(change(what_if.read_text()))
    assert f"{what_if}: {message}" in refusal(capsys, "replay", str(what_if))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: "not a record\n", "line 1: a record begins with"),
        (lambda text: text[: len(text) // 2], "truncated"),
        (lambda text: text.replace("0 stone", "0 stome", 1), "action 1"),
        (lambda text: text.replace("players 2", "players many"), "players is a number"),
    ],
    ids=["foreign", "truncated", "illegal action", "header"],
)
def test_a_broken_record_is_refused(
    capsys: pytest.CaptureFixture[str], record: Path, change: Any, message: str
) -> None:
    record.write_text(change(record.read_text()))
    before = record.read_bytes()
    assert message in refusal(capsys, "replay", str(record))
    assert record.read_bytes() == before


@pytest.mark.usefixtures("installed")
def test_a_record_that_is_missing_binary_or_too_short_is_refused(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    assert "No such file" in refusal(capsys, "replay", str(tmp_path / "none.txt"))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert "not text" in refusal(capsys, "replay", str(tmp_path / "binary"))
    assert "999 were asked for" in refusal(capsys, "replay", str(record), "--at", "999")


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "no title 'chess'"),
        (["simulate", "chess"], "no title 'chess'"),
        (["simulate", "tiny:TITLE", "--players", "7"], "for 2 to 4 players, not 7"),
        (["simulate", "tiny:TITLE", "--bots", "deep"], "no bot 'deep'"),
        (["simulate", "tiny:TITLE", "--options", "heap"], "options are written name=value"),
        (["simulate", "tiny:TITLE", "--options", "colour=red"], "unknown option 'colour'"),
        (["simulate", "tiny:TITLE", "--content", "none.yaml"], "none.yaml: No such file"),
        (["simulate", "tiny:TITLE", "--games", "few"], "--games"),
        (["check", "tiny:TITLE", "--players", "1"], "for 2 to 4 players, not 1"),
        (["rules", "tiny:TITLE", "R9.9"], "no rule R9.9"),
        (["rules", "tiny:TITLE", "--lang", "fr"], "--lang is one of en, de"),
        (["content", "tiny:TITLE", "--content", "none.yaml"], "none.yaml: No such file"),
        (["bench", "--title", "chess"], "no title 'chess'"),
        (["conquer"], "No such command 'conquer'"),
        (["replay"], "Missing argument"),
    ],
)
def test_bad_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert message in refusal(capsys, *arguments)


def test_a_content_pack_that_is_no_pack_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "pack.yaml"
    pack.write_text("[1, 2")
    assert "pack.yaml: not YAML" in refusal(capsys, "content", "tiny:TITLE", "--content", str(pack))
    pack.write_text("- a\n")
    assert "maps file names to sections" in refusal(capsys, "content", "tiny:TITLE", "--content", str(pack))


def test_what_a_content_pack_changes_is_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "mine.yaml"
    pack.write_text("advances: {advances: [{id: strata, price_first: 8, name: Strata}]}")
    lines = [line.split() for line in output(capsys, "content", "antike", "--content", str(pack)).splitlines()]
    at = lines.index(["advances", "strata", "price_first"])
    assert lines[at + 1] == ["7", "->", "8"]
    assert ["mine.yaml", "fits", "Antike", "II", "and", "changes", "1", "value"] in lines
    pack.write_text("advances: {advances: [{id: strata, price_first: 7}]}")
    assert "mine.yaml fits Antike II and changes nothing" in output(capsys, "content", "antike", "--content", str(pack))


# -- looking things up -------------------------------------------------------------------------------------------------


def test_rules_by_number_chapter_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert "secretly lays one stone" in output(capsys, "rules", "tiny:TITLE", "R1.1")
    chapter = output(capsys, "rules", "tiny:TITLE", "R1")
    assert "R1.1" in chapter
    assert "R1.2" in chapter
    assert [rule["number"] for rule in output_json(capsys, "rules", "tiny:TITLE", "pebbles")] == ["R2.1", "R3"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "(our ruling: following the first edition)"), ("de", "(unsere Auslegung: nach dem Vorbild")],
)
def test_where_a_rule_comes_from_is_said_in_words(capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    text = output(capsys, "rules", "antike", "--lang", lang)
    assert said in " ".join(text.split())
    assert not re.search(r"\[[A-Z]+\b", text)


def test_titles_lists_what_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "titles", "--ids").split() == title_ids()


@pytest.mark.parametrize(
    "command", ["play", "simulate", "fuzz", "replay", "check", "rules", "content", "titles", "bench"]
)
def test_every_command_explains_itself_with_an_example(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert f"ziggurat {command}" in " ".join(output(capsys, command, "--help").split())


def test_bench_measures_a_title_in_processes_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    nobody = str(tmp_path / "no-python")
    assert run(["bench", "--smoke", "--title", "antike", "--peers-python", nobody, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    pure = data["titles"]["antike"]["pure"]
    assert pure["compiled"] is False
    assert pure["decisions_per_second"] > 0
    assert pure["playout_decisions_per_second"] > 0
    assert set(pure) >= {"games_per_second", "clone_us", "json_bytes", "record_bytes"}
    assert data["peers"] == {}
