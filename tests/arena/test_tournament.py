"""Tournaments: fair seats, a file to go on from, ratings that order the bots."""

import json
from collections import Counter
from pathlib import Path

import pytest

from games.antike.positions import WAR
from ziggurat.arena.lines import read_lines
from ziggurat.arena.rating import rate_bots, strengths, wilson
from ziggurat.arena.tournament import Played, Tournament, lineups, schedule
from ziggurat.cli.app import run
from ziggurat.kernel.errors import BadOptions, ZigguratError


def test_companies() -> None:
    assert lineups(["a", "b"], 2) == [("a", "b")]
    assert lineups(["a", "b", "b"], 3) == [("a", "b", "b")]
    assert len(lineups(["a", "b", "c"], 2)) == 3
    assert lineups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert lineups(["a"], 2) == [("a", "a")]


def test_every_seed_is_played_from_all_sides() -> None:
    jobs = schedule("tiny:TITLE", 3, 6, ["greedy", "random", "random"], 5, {})
    assert [job.seed for job in jobs] == [5, 5, 5, 6, 6, 6]
    seats = Counter(job.bots.index("greedy") for job in jobs)
    assert seats == {0: 2, 1: 2, 2: 2}


def test_no_game_is_counted_twice_where_turning_seats_the_same_bots_again() -> None:
    for players, bots in ((2, ["greedy"]), (4, ["greedy", "random", "greedy", "random"])):
        jobs = schedule("tiny:TITLE", players, 12, bots, 5, {})
        assert len({(job.seed, job.bots) for job in jobs}) == 12


@pytest.mark.parametrize("name", [":greedy", ".here:greedy", "arena.broken:greedy", "tiny:STONES", "arena.faulty:boom"])
def test_a_name_that_leads_to_no_bot_is_refused_in_a_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    status = run(["arena", "tiny:TITLE", "--games", "2", "--bots", f"random,{name}"])
    said = capsys.readouterr().err
    assert status in (1, 2) and said.startswith("ziggurat: ") and "Traceback" not in said


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ZigguratError, match="no bot"):
        schedule("tiny:TITLE", 2, 4, ["greedy", "nobody"], 1, {})
    with pytest.raises(BadOptions, match="name each bot once"):
        schedule("tiny:TITLE", 4, 4, ["greedy", "greedy"], 1, {})


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results"
    jobs = schedule("tiny:TITLE", 2, 12, ["greedy", "random"], 1, {})
    Tournament(jobs[:5], file).run(1)
    with file.open("ab") as cut:
        cut.write(b'{"title":"tiny:TI')
    again = Tournament(jobs, file)
    assert len(again.played) == 5 and len(again.missing) == 7
    again.run(1)
    whole = Tournament(jobs)
    whole.run(1)
    assert again.ratings() == whole.ratings()
    assert len(read_lines(file, Played)) == 12
    assert not Tournament(jobs, file).missing


LINE = (
    '{"title":"tiny:TITLE","players":2,"seed":1,"bots":["greedy","random"],"seconds":1.0,"simulations":0,'
    '"options":{},"places":[1,2],"scores":[4,2],"decisions":9,"took":0.1}'
)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("what is this\nand this\n", 1),
        ("a note of one line", 1),
        (LINE + "\nand a note", 2),
        (LINE.replace("[4,2]", "[4]") + "\n", 1),
        ('{"title":"tiny:TITLE","what":"a position"}', 1),
        (LINE.replace("greedy", "gréedy") + "\n", 1),
    ],
)
def test_a_file_that_holds_something_else_is_refused_and_stays_as_it_is(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "results"
    file.write_text(text, "latin-1")
    with pytest.raises(BadOptions, match=f"line {line}: not a result"):
        Tournament([], file)
    assert file.read_text("latin-1") == text


def test_a_line_that_lacks_only_its_end_spoils_none_that_follows(tmp_path: Path) -> None:
    file = tmp_path / "results"
    jobs = schedule("tiny:TITLE", 2, 4, ["greedy", "random"], 1, {})
    Tournament(jobs[:2], file).run(1)
    file.write_bytes(file.read_bytes().removesuffix(b"\n"))
    Tournament(jobs, file).run(1)
    assert len(read_lines(file, Played)) == 4


def test_games_with_other_figures_are_other_games(tmp_path: Path) -> None:
    file = tmp_path / "results"
    plain = schedule("antike", 2, 2, ["random"], 1, {"turn_cap_rounds": 1})
    Tournament(plain, file).run(1)
    corrected = schedule("antike", 2, 2, ["random"], 1, {"turn_cap_rounds": 1}, pack=("war", WAR.text))
    again = Tournament(corrected, file)
    assert len(again.missing) == 2
    again.run(1)
    assert not Tournament(corrected, file).missing and not Tournament(plain, file).missing


def test_three_of_four_is_two_hundred_points() -> None:
    better, worse = strengths([[0, 7500], [2500, 0]])
    assert better - worse == pytest.approx(191, abs=1)
    assert better + worse == pytest.approx(3000)


def test_ratings_order_the_bots_and_say_how_sure_they_are() -> None:
    def games(number: int) -> list[tuple[tuple[str, ...], list[int]]]:
        return [(("a", "b", "c"), [1, 2, 3] if game % 4 else [3, 1, 2]) for game in range(number)]

    def lines(number: int) -> dict[str, tuple[float, float]]:
        found = rate_bots(games(number), [[3, 2, 1]] * number)
        assert [line.bot for line in found] == ["a", "b", "c"]
        assert found[0].wins == number * 3 / 4
        assert found[0].rank_points == 0.75
        return {line.bot: (line.low, line.high) for line in found}

    few, many = lines(12), lines(120)
    assert few["a"][1] - few["a"][0] > many["a"][1] - many["a"][0] > 0


def test_whoever_won_every_game_is_not_rated_as_if_that_were_certain() -> None:
    def width(number: int) -> float:
        best = rate_bots([(("a", "b"), [1, 2])] * number, [[2, 1]] * number)[0]
        return best.high - best.low

    assert width(8) > 100
    assert width(8) > width(400) > 0


@pytest.mark.parametrize("bots", ["ab", "abcd"])
@pytest.mark.parametrize("lost", [0, 1])
@pytest.mark.parametrize("number", [1, 10, 100])
def test_a_rating_lies_within_its_interval(bots: str, lost: int, number: int) -> None:
    games = [(tuple(bots), list(range(1, len(bots) + 1)))] * number
    games += [(tuple(bots), list(range(len(bots), 0, -1)))] * lost
    found = rate_bots(games, [[0] * len(bots)] * len(games))
    assert all(line.low < line.rating < line.high for line in found)


def test_wilson() -> None:
    assert wilson(17, 18) == pytest.approx((0.742, 0.990), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_command_rates_and_paints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "arena.svg"
    command = ["arena", "tiny:TITLE", "--players", "2", "--games", "20", "--bots", "greedy,random", "--seed", "3"]
    assert run([*command, "--picture", str(picture), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 20
    assert found["bots"]["greedy"]["rating"] > found["bots"]["random"]["rating"]
    assert found["bots"]["greedy"]["games"] == 20
    text = picture.read_text()
    assert text.startswith("<svg") and text.count('class="score"') == 40


def test_a_picture_that_cannot_be_written_is_refused_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "results"
    command = ["arena", "tiny:TITLE", "--games", "2", "--bots", "random", "--results", str(results), "--picture"]
    for name, why in (("picture.png", ".svg"), ("nowhere/picture.svg", "No such file")):
        assert run([*command, str(tmp_path / name)]) == 2
        assert why in capsys.readouterr().err
    assert not results.exists()
