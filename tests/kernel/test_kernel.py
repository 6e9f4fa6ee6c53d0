"""The kernel's own promises, on the tiny title."""

import msgspec
import pytest

from tiny import TITLE, TinyState
from ziggurat.kernel.errors import BadOptions, BadPosition, BadRecord, Illegal, ZigguratError
from ziggurat.kernel.game import Game, new_game, replay
from ziggurat.kernel.options import choice, flag, number, read_options
from ziggurat.kernel.outcome import places_by
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import rng_from_seed, rng_from_words
from ziggurat.kernel.rulebook import engine_rules, read_rules, rulebook
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words


def opened(seed: int = 3, players: int = 2) -> Game:
    return new_game(TITLE, players, seed)


def finish(game: Game, seed: int = 1) -> Game:
    rng = rng_from_seed(seed)
    while not game.state.over():
        actors = game.state.actors()
        seat = actors[rng.below(len(actors))]
        actions = game.state.legal(seat)
        game.play(seat, actions[rng.below(len(actions))])
    return game


# -- the generator ---------------------------------------------------------------------------------


def test_the_generator_is_the_same_on_every_machine() -> None:
    rng = rng_from_seed(7)
    assert [rng.next() for _ in range(4)] == [100587536, 2849664703, 2976894644, 2427842431]


def test_every_number_below_n_comes_up() -> None:
    rng = rng_from_seed(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_a_generator_goes_on_from_its_words() -> None:
    rng = rng_from_seed(9)
    twin = rng_from_words(rng.words())
    assert [rng.next() for _ in range(5)] == [twin.next() for _ in range(5)]


# -- playing ---------------------------------------------------------------------------------------


def test_all_choose_at_once_and_the_last_answer_resolves() -> None:
    state = opened().state
    assert state.actors() == [0, 1]
    state.apply(1, state.legal(1)[0])
    assert state.actors() == [0]
    assert state.legal(1) == ()
    state.apply(0, state.legal(0)[0])
    assert state.stack[-1][0] == 1


def test_an_illegal_action_is_refused_with_a_reason() -> None:
    game = opened()
    foreign = next(stone for stone in range(1, 13) if (0, stone, 0, 0) not in game.state.legal(0))
    with pytest.raises(Illegal) as refused:
        game.play(0, f"stone {foreign}")
    assert refused.value.reason.key == "why.not_in_hand"
    assert refused.value.reason.rule == "R1.1"
    with pytest.raises(Illegal):
        game.state.apply(0, (0, 99, 0, 0))
    with pytest.raises(Illegal):
        game.state.apply(7, (0, 1, 0, 0))
    assert game.state.ply == 0


def test_an_equal_action_of_another_type_is_replaced_by_the_legal_one() -> None:
    state = opened().state
    kind, stone, _, _ = state.legal(0)[0]
    state.apply(0, (kind, stone, False, False))  # equal to the legal action, but made of other objects
    assert isinstance(state, TinyState)
    assert state.chosen[0] == stone


def test_it_is_not_your_turn() -> None:
    game = opened()
    game.play(0, game.state.legal(0)[0])
    with pytest.raises(Illegal) as refused:
        game.play(0, "stone 1")
    assert refused.value.reason.key == "kernel.not_your_turn"


def test_over_says_so() -> None:
    game = finish(opened())
    assert game.state.actors() == []
    assert game.state.why_not(0, "stone 1").key == "kernel.over"
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners()


def test_simulating_keeps_no_log() -> None:
    state = TITLE.new(2, 5)
    state.apply(0, state.legal(0)[0])
    assert state.log is None


def test_log_lines_are_for_those_who_may_read_them() -> None:
    game = opened()
    game.play(0, game.state.legal(0)[0])
    assert [event.say.key for event in game.log(0)] == ["log.lays"]
    assert [event.say.key for event in game.log(1)] == ["log.lays_hidden"]
    assert [event.say.key for event in game.log(None)] == ["log.lays_hidden"]


# -- undo ------------------------------------------------------------------------------------------


def test_undo_until_another_player_decides() -> None:
    game = opened()
    start = TITLE.to_json(game.state)
    game.play(0, game.state.legal(0)[0])
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo(0)
    assert TITLE.to_json(game.state) == start
    game.play(0, game.state.legal(0)[0])
    game.play(1, game.state.legal(1)[0])
    assert not game.can_undo(0)
    assert not game.can_undo(1)  # the stones were shown
    with pytest.raises(ZigguratError):
        game.undo(1)


def test_after_an_undo_the_same_can_be_taken_back_as_in_the_replayed_game() -> None:
    """The seats choose at once: red lays a stone, then blue, who takes it back; red's is the last action again."""
    game = new_game(TITLE, 3, 7)
    for seat in (0, 1):
        game.play(seat, game.state.legal(seat)[0])
    game.undo(1)
    again = replay(game.record(), TITLE)
    for seat in (0, 1, 2):
        assert game.can_undo(seat) == again.can_undo(seat) == (seat == 0)
    game.undo(0)
    assert game.played == []


def test_any_earlier_position_is_there() -> None:
    game = finish(new_game(TITLE, 2, 7, {"heap": 20}))
    kept = [number for number, played in enumerate(game.played, 1) if played.state is not None]
    assert kept == [16, 17, 18]  # the last action can be taken back
    for length in range(len(game.played) + 1):
        cut = replay(game.record().cut(length), TITLE)
        assert TITLE.to_json(game.at(length)) == TITLE.to_json(cut.state)


def test_a_record_of_other_rules_is_tried() -> None:
    record = finish(opened()).record()
    record.rules = "0"
    assert replay(record, TITLE).state.over()


def test_rewind_goes_over_barriers() -> None:
    game = finish(opened())
    early = replay(game.record().cut(3), TITLE)
    game.rewind(3)
    assert TITLE.to_json(game.state) == TITLE.to_json(early.state)
    assert len(game.played) == 3


# -- records ---------------------------------------------------------------------------------------


def test_a_record_replays_by_the_chance_written_in_it() -> None:
    game = finish(opened())
    record = game.record()
    record.seed = 999  # another generator: what chance gave is in the record
    again = replay(record, TITLE)
    assert again.state.dump() == game.state.dump()


def test_a_record_can_be_branched() -> None:
    game = finish(opened())
    branch = finish(replay(game.record().cut(2), TITLE), seed=8)
    assert branch.record().write().splitlines()[:7] == game.record().write().splitlines()[:7]
    assert branch.state.over()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t[: len(t) // 2], "truncated"),
        (lambda t: t.replace("ziggurat 1", "PGN"), "line 1"),
        (
            lambda t: t.replace("rules 1", "rules 99").replace("take", "grab"),
            r"action \d+ .*grab.* rules 99",
        ),
        (lambda t: t.replace("rules 1", "rules 99").replace("setup | ", "setup | 77 "), "chance.*rules 99"),
        (lambda t: t.replace("players 2", "players two"), "players"),
        (lambda t: t.replace("title tiny", "title chess"), "chess"),
        (lambda t: t.replace("take", "grab"), "grab"),
        (lambda t: t.replace("setup | ", "setup | 77 "), "chance"),
        (lambda t: t.replace("seed", "seeds"), "header"),
        (lambda t: t.replace("\n0 ", "\n\u00b2 ", 1), r"line \d+: expected a seat"),
        (lambda t: t.replace("\n0 ", "\n\u0660 ", 1), r"line \d+: expected a seat"),
        (lambda _: "", "line 1"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(change, message) -> None:
    text = finish(opened()).record().write()
    with pytest.raises(BadRecord, match=message):
        replay(read_record(change(text)), TITLE)


def from_the_middle() -> Game:
    """A game that begins where another one stands after two actions, with other hands."""
    game = finish(opened())
    game.rewind(2)
    return Game(game.state.resample(0, rng_from_seed(5)), 11)


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = from_the_middle()
    start = TITLE.to_json(game.state)
    record = finish(game).record()
    record.seal = "abc"
    text = record.write()
    assert f"start {start.decode()}\nseal abc\nsetup\n" in text
    assert read_record(text).write() == text
    assert read_record(text).cut(1).write().startswith(text[: text.index("setup")])
    again = replay(read_record(text), TITLE)
    assert TITLE.to_json(again.state) == TITLE.to_json(game.state)
    branch = finish(replay(record.cut(1), TITLE), seed=8)
    assert branch.start == start.decode()
    again.rewind(0)
    assert TITLE.to_json(again.state) == start


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t.replace("start {", "start {{"), "^line 7: not a position"),
        (lambda t: t.replace('"stack":[', '"stacks":['), "^line 7: not a position.*stack"),
        (lambda t: t.replace("start {", "start " + "[" * 90_000), "^line 7: not a position"),
        (lambda t: t.replace("start {", "begin {"), "^line 7: 'begin .{60,80}\\.\\.\\.' does not belong"),
        (lambda t: t.replace("setup", "setup | 3"), "^line 8: .*no set-up"),
        (lambda t: t.replace('{"title":"tiny"', '{"title":"chess"'), "^start: .*chess"),
        (lambda t: t.replace('"pebbles":[0', '"pebbles":[3'), "^start: pebbles: 9 in the position, 6 in the box"),
        (lambda t: t.replace('"heap":6,"pebbles"', '"heap":"six","pebbles"'), "^start: .*does not fit"),
        (lambda t: t.replace('"hands":[[', '"hands":[["x",'), "^start: "),
        (lambda t: t.replace("players 2", "players 3"), "^start: its players"),
        (lambda t: t.replace("options heap=6", "options heap=7"), "^start: its players and options"),
    ],
)
def test_a_broken_start_is_refused_with_a_sentence(change, message) -> None:
    text = finish(from_the_middle()).record().write()
    assert change(text) != text
    with pytest.raises(BadRecord, match=message):
        replay(read_record(change(text)), TITLE)


# -- positions -------------------------------------------------------------------------------------


def test_a_position_written_by_hand_can_be_played() -> None:
    position = {
        "title": "tiny",
        "rules": "1",
        "players": 2,
        "stack": [["take", 2, 0, 0, 0]],
        "options": {"heap": 6},
        "state": {
            "bag": [],
            "hands": [[1], [2]],
            "chosen": [0, 0],
            "played": [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
            "heap": 4,
            "pebbles": [1, 1],
        },
    }
    state = TITLE.from_data(position)
    assert state.actors() == [1]
    state.apply(1, (1, 2, 0, 0))
    assert state.dump()["pebbles"] == [1, 3]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("title",), "chess", "chess"),
        (("rules",), "9", "rules 9"),
        (("stack",), [["dance", 1, 0, 0, 0]], "dance"),
        (("stack",), [["take", 8, 0, 0, 0]], "seats"),
        (("players",), 9, "players"),
        (("surplus",), 1, "unknown field"),
        (("state", "heap"), 60, "pebbles"),
        (("state", "hands"), 3, "does not fit"),
    ],
)
def test_an_impossible_position_is_refused(path: tuple[str, ...], value: object, message: str) -> None:
    data = TITLE.to_data(opened().state)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises((BadPosition, BadOptions), match=message):
        TITLE.from_json(msgspec.json.encode(data))


# -- options ---------------------------------------------------------------------------------------


def test_options_are_read_and_refused() -> None:
    declared = (flag("fast"), choice("map", ("east", "west"), "east"), number("cap", None, 1, 9))
    assert read_options(declared, None) == {"fast": False, "map": "east", "cap": None}
    assert read_options(declared, {"fast": "yes", "cap": "4"}) == {"fast": True, "map": "east", "cap": 4}
    for wrong in ({"fast": "perhaps"}, {"map": "north"}, {"cap": 10}, {"cap": True}, {"speed": 1}):
        with pytest.raises(BadOptions):
            read_options(declared, wrong)  # type: ignore[arg-type]


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(BadOptions, match="2 to 4 players, not 7"):
        TITLE.new(7)


def test_ties_share_a_place() -> None:
    assert places_by([(3,), (5,), (3,), (1,)]) == [2, 1, 2, 4]


# -- words and rules -------------------------------------------------------------------------------


def test_words_in_two_languages() -> None:
    assert words("tiny", "en").say(Say("action.take", {"n": 2})) == "Take 2 pebbles"
    assert words("tiny", "en").say(Say("action.take", {"n": 1})) == "Take a pebble"
    assert words("tiny", "de").say(Say("action.take", {"n": 2})) == "2 Kiesel nehmen"
    assert words("tiny", "de").say(Say("kernel.over")) == "Das Spiel ist zu Ende."


def test_rules_by_number() -> None:
    book = rulebook("tiny")
    assert list(book) == ["R1", "R1.1", "R1.2", "R2", "R2.1", "R3"]
    assert book["R1.2"].text == "All stones are shown at once. The highest one wins the round."
    assert book["R1.2"].chapter == "The round"
    assert "Most pebbles" in book["R3"].text


def test_rules_for_programs_stand_apart_from_the_book() -> None:
    package = "ziggurat.games.antike"
    assert "R19.1" in engine_rules(package)
    assert not engine_rules(package).keys() & rulebook(package).keys()
    assert engine_rules("tiny") == {}


def test_bold_words_keep_their_marks_and_a_bold_number_loses_them() -> None:
    book = read_rules("R1.1 **Draft.** All keep one.\n\n**R1.2** Then pass.\n\n- **R1.3 End.** Stop.\n")
    assert book["R1.1"].text == "**Draft.** All keep one."
    assert book["R1.2"].text == "Then pass."
    assert book["R1.3"].text == "**End.** Stop."


def test_a_rule_of_several_paragraphs_keeps_them() -> None:
    book = read_rules("## R1 One\n\nR1.1 First.\n\n| a | b |\n\nR1.2 Second.\n")
    assert book["R1.1"].text == "First.\n\n| a | b |"
