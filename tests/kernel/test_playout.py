"""Greedy play inside a world: it ends, it is the same from the same dice, and it does not peek at chance."""

from tiny import PEBBLES, TITLE, TinyState
from ziggurat.kernel.judgement import ENDING, EVALUATION
from ziggurat.kernel.playout import greedy, playout, rate
from ziggurat.kernel.rng import rng_from_seed


def tiny(players: int = 3, seed: int = 5) -> TinyState:
    state = TITLE.new(players, seed)
    assert isinstance(state, TinyState)
    return state


def test_a_playout_stops_after_so_many_decisions_or_at_the_end() -> None:
    state = tiny()
    assert playout(state, rng_from_seed(1), 4) == 4
    assert state.ply == 4
    made = playout(state, rng_from_seed(1), 1000)
    assert state.over()
    assert state.ply == 4 + made
    assert playout(state, rng_from_seed(1), 10) == 0


def test_a_playout_is_the_same_from_the_same_dice() -> None:
    def end(seed: int) -> bytes:
        state = tiny()
        playout(state, rng_from_seed(seed), 1000)
        return TITLE.to_json(state)

    assert end(3) == end(3)
    assert len({end(seed) for seed in range(8)}) > 1, "ties are broken by the dice"


def test_everybody_takes_what_leaves_them_best_off() -> None:
    state = tiny(2)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    seat = state.actors()[0]
    assert greedy(state, seat, rng_from_seed(1)) == (PEBBLES, 2, 0, 0)
    one, two = rate([state], seat, state.legal(seat))
    assert two > one
    assert state.actors() == [seat], "trying actions leaves the position alone"


def test_the_end_of_the_game_is_worth_more_than_any_position() -> None:
    state = tiny(2)
    playout(state, rng_from_seed(2), 1000)
    outcome = state.outcome()
    assert outcome is not None
    for seat in (0, 1):
        won = outcome.places[seat] == 1
        place = ENDING / len(outcome.winners()) if won else -2 * ENDING
        assert EVALUATION.value(state, seat) == place + outcome.scores[seat]
