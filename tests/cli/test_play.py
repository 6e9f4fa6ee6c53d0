"""A game in the terminal, typed in by a script."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tiny import TITLE
from ziggurat.cli.app import run
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Play with these lines typed in; gives what was printed. The input then ends, as with Ctrl-D."""

    def play(
        *lines: str, seats: str = "human,random", title: str = "tiny:TITLE", status: int = 0, more: tuple[str, ...] = ()
    ) -> str:
        feed: Iterator[str] = iter(lines)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            for line in feed:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", answer)
        assert run(["play", title, "--seats", seats, "--seed", "7", *more]) == status
        return capsys.readouterr().out

    return play


def test_numbers_and_notations_play_a_game_to_its_end(typed: Typed) -> None:
    text = typed(*["1"] * 40)
    assert "Which stone do you lay?" in text
    assert "The heap or the hands are empty." in text
    assert "points" in text


def test_leaving_is_quiet(typed: Typed) -> None:
    assert "You leave the table." in typed("quit")
    assert "You leave the table." in typed()


def test_save_writes_a_record_that_replays_and_never_overwrites(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    text = typed("1", f"save {path}", f"save {path}", "quit")
    assert "Saved as" in text
    assert "exists already" in " ".join(text.split())
    game = replay(read_record(path.read_text()), TITLE)
    assert game.played
    assert "You leave the table." in typed("quit", more=("--load", str(path)))


def test_undo_takes_the_last_action_back(typed: Typed) -> None:
    seats = "human,greedy,greedy"
    text = typed("undo", "militia", "undo", "quit", seats=seats, title="antike")
    first, second, third = (part.strip() for part in text.split("> ")[1:4])
    assert "nothing of yours to take back" in " ".join(first.split())
    assert "to Militia" in second
    assert "choose any rondel field" in " ".join(third.split())


def test_undo_takes_the_bots_answers_back_too(typed: Typed) -> None:
    """Nothing is hidden in Antike and nothing left to chance: the turn before the bots' can be played again."""
    text = typed("ferrum", "undo", "aurum", "log", "quit", seats="human,greedy,greedy", title="antike")
    _begin, after, again, aurum, log, _quit = (" ".join(part.split()) for part in text.split("> "))
    assert "to Ferrum" in after and "choose a rondel field" in after
    assert "choose any rondel field" in again
    assert "to Aurum" in aurum
    assert "to Aurum" in log and "to Ferrum" not in log


def test_why_rules_log_board_and_hint_answer(typed: Typed) -> None:
    text = " ".join(
        typed(
            "why stone 3", "rules R1.2", "log", "board", "board pebbles", "hint", "help", "board moon", "quit"
        ).split()
    )
    assert "You do not hold that stone. (R1.1)" in text
    assert "The highest one wins the round." in text
    assert "stone" in text
    assert "nothing on the table is called 'moon'" in text


def test_an_illegal_move_is_refused_with_its_reason(typed: Typed) -> None:
    assert "You do not hold that stone. (R1.1)" in typed("stone 3", "quit")


def test_a_number_that_is_not_in_the_list_is_said_to_be_none(typed: Typed) -> None:
    assert "99 is not in the list" in typed("99", "quit")


def test_digits_that_are_no_numbers_are_text(typed: Typed) -> None:
    assert "That is not possible now." in typed("\u00b2", "quit")
    assert "lays" in typed("1", "log \u00b2", "quit")


def test_text_narrows_the_list(typed: Typed) -> None:
    text = typed("lay stone", "", "quit")
    assert text.count("Which stone do you lay?") == 3


def test_people_at_one_keyboard_do_not_see_each_others_stones(typed: Typed) -> None:
    text = typed("1", "", "1", "quit", seats="human,human")
    assert "Player 2, it is your turn" in text


def test_bots_alone_play_a_whole_game(typed: Typed) -> None:
    assert "The heap or the hands are empty." in typed(seats="greedy,random,random")


def test_bad_seats_are_refused(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed(seats="human,deep", status=2)
    typed(seats="human", status=2)


def test_german(typed: Typed) -> None:
    english, german = typed("quit"), typed("quit", more=("--lang", "de"))
    assert english != german


def test_a_language_has_words_of_its_own_for_what_one_types(typed: Typed) -> None:
    german = ("--lang", "de")
    text = typed("?", "hilfe", "karte Strata", "card Strata", "ende", title="antike", more=german)
    _begin, asked, help, card, english, left = (" ".join(part.split()) for part in text.split("> "))
    assert asked == help and "karte NAME" in help and "was eine Karte tut" in help
    assert card == english and card.startswith("Strata")
    assert left.startswith("Du verlässt den Tisch")


def test_people_first_with_their_nation_beside_it(typed: Typed) -> None:
    text = " ".join(typed("aurum", "quit", seats="Ada=human,greedy,greedy", title="antike").split())
    assert "● Ada (Roma) to Aurum" in text
    assert "● Ada leads Roma" in text
    assert "● Ada (Roma): +1 gold" in text
    hidden = " ".join(typed("quit", seats="Ada=human,greedy", title="civilization").split())
    assert "Ada: You gain Infantry" in hidden


def test_bots_among_themselves_need_no_help(typed: Typed) -> None:
    text = typed(seats="random,random")
    assert "Seed 7." in text and "Type help" not in text
