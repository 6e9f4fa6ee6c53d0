"""What one gets with `import ziggurat as zg`."""

import copy
import pickle

import pytest

import ziggurat as zg
from ziggurat.kernel.content import Pack
from ziggurat.sitting.errors import TableError


def test_everything_public_is_there() -> None:
    for name in zg.__all__:
        assert getattr(zg, name) is not None, name
    with pytest.raises(AttributeError, match="nonsense"):
        _ = zg.nonsense
    assert set(zg.__all__) <= set(dir(zg))  # what an interactive shell completes


@pytest.mark.parametrize("title", zg.title_ids())
def test_states_and_games_are_copied_pickled_and_compared(title: str) -> None:
    game = zg.new_game(title, players=2, seed=3)
    bots = [zg.make_bot("random", seed=seat) for seat in range(2)]
    for _ in range(40):
        seat = game.state.actors()[0]
        game.play(seat, bots[seat].choose(zg.View(game.state, seat)))
    state = game.state
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin is not state
        assert twin == state
        assert repr(twin) == repr(state)
    assert len(pickle.dumps(state)) < 30_000
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.state == state
    assert len(pickle.dumps(game)) < 10_000
    seat = state.actors()[0]
    game.play(seat, state.legal(seat)[0])
    assert again != game
    assert again.state != game.state


def test_a_state_knows_its_words() -> None:
    state = zg.new_game("antike", players=3, seed=7).state
    seat = state.actors()[0]
    first = state.legal(seat)[0]
    assert state.notation(seat, first) == state.notations(seat)[0] == "ferrum"
    assert state.label(seat, first) != state.label(seat, first, "de")
    assert state.evaluate(seat) == state.title.evaluate(state, seat)
    assert repr(state) == "<antike, 3 players, 0 actions, to act: 2>"


def test_a_title_says_which_it_is() -> None:
    assert repr(zg.find_title("antike")) == "<title antike: Antike II>"


def test_a_record_is_a_game_again() -> None:
    game = zg.new_game("antike", players=3, seed=7)
    game.play(game.state.actors()[0], "aurum")
    assert zg.load_game(game.record().write()) == game


def test_errors_are_what_they_were_after_a_process() -> None:
    """With the compiled engine too, whose errors are made in another way."""
    error = TableError("bad_name", "table.bad_name", n=32)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.said("de"), again.code) == (str(error), error.said("de"), "bad_name")


def test_corrected_figures_are_what_they_were_in_another_process() -> None:
    """A record that was made with them is replayed there, with the compiled engine too."""
    pack = Pack("cheap-roads.yaml", b"advances: {advances: [{id: strata, price_first: 1}]}")
    again = pickle.loads(pickle.dumps(pack))
    assert (again.name, again.text, again.digest, again.data) == (pack.name, pack.text, pack.digest, pack.data)
