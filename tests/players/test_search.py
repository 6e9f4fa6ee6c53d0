"""The searching bot: it plans with redealt worlds alone, keeps its plan, and answers in time."""

import itertools
import time

import pytest

from tiny import TITLE, TinyState
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.players import Budget, View, make_bot
from ziggurat.players.budget import Stopwatch
from ziggurat.players.search import SHARE, Search


def tiny(players: int = 3, seed: int = 5) -> TinyState:
    state = TITLE.new(players, seed)
    assert isinstance(state, TinyState)
    return state


def last_two_pebbles(seed: int) -> TinyState:
    state = tiny(2, seed)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    state.heap, state.pebbles = 2, [2, 2]
    return state


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_the_win(seed: int) -> None:
    state = last_two_pebbles(seed)
    seat = state.actors()[0]
    action = make_bot("search", seed).choose(View(state, seat), Budget(simulations=16))
    assert TITLE.notation(state, seat, action) == "take 2"


def test_a_count_of_simulations_decides_the_same_whatever_the_clock_says() -> None:
    state = tiny()
    first = make_bot("search", 7).choose(View(state, 0), Budget(simulations=64))
    ticks = itertools.count(0.0, 1000.0)
    counted = Budget(simulations=64, clock=lambda: next(ticks))
    assert make_bot("search", 7).choose(View(state, 0), counted) == first


def test_time_is_counted_by_the_clock_of_the_budget() -> None:
    state = tiny()
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    looks = itertools.count()
    hour = Budget(3600.0, clock=lambda: float(next(looks)))  # a second goes by with every look at it
    make_bot("search", 7).choose(View(state, state.asked()), hour)
    assert next(looks) == pytest.approx(3600 * SHARE, abs=10)


def test_without_time_it_answers_as_greedy_would() -> None:
    state = last_two_pebbles(1)
    seat = state.actors()[0]
    action = make_bot("search", 1).choose(View(state, seat), Budget(0.0, deadline=time.monotonic()))
    assert TITLE.notation(state, seat, action) == "take 2"


def test_a_count_of_simulations_is_not_waited_for_when_the_answer_has_to_be_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[object] = []
    monkeypatch.setattr("ziggurat.players.search.play_on", lambda *given: tried.append(given))
    state = tiny()
    seat = state.asked()
    action = make_bot("search", 1).choose(View(state, seat), Budget(simulations=10**6, deadline=time.monotonic()))
    assert action in state.legal(seat)
    assert not tried


def test_more_worlds_are_tried_in_more_time() -> None:
    state = tiny(2)
    search = Search(rng_from_seed(1))

    def worlds(simulations: int) -> int:
        budget = Budget(simulations=simulations)
        return len(search.think(View(state, 0), budget, Stopwatch(budget, 0.0))[0].chances)

    assert worlds(12) < worlds(120)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each time that search thinks."""
    found: list[int] = []
    thinking = Search.think

    def think(self: Search, view: View, budget: Budget, watch: Stopwatch) -> object:
        found.append(1)
        return thinking(self, view, budget, watch)

    monkeypatch.setattr(Search, "think", think)
    # One turn for the whole game: only the others and chance break a plan.
    monkeypatch.setattr(type(TITLE), "turn", lambda _self, _s: 1)
    return found


def test_it_thinks_once_for_a_plan_and_again_when_something_unforeseen_happens(thoughts: list[int]) -> None:
    state = tiny(2)
    bot = make_bot("search", 1)
    budget = Budget(simulations=8)
    view = View(state, 0)
    assert bot.choose(view, budget) == bot.choose(view, budget)
    assert len(thoughts) == 1, "the same question again is answered from the plan"
    state.apply(0, bot.choose(view, budget))
    state.apply(1, state.legal(1)[0])
    if state.actors() == [1]:
        state.apply(1, state.legal(1)[0])
    if len(state.legal(0)) > 1:
        bot.choose(view, budget)
        assert len(thoughts) == 2


def test_a_plan_is_left_when_others_have_led_to_a_position_as_far_into_the_game(thoughts: list[int]) -> None:
    """After an undo the game may go another way: as many actions were played then, and as much was revealed."""
    state = tiny(2)
    other = state.clone()
    other.heap, other.pebbles = state.heap - 1, [0, 1]
    bot, budget = make_bot("search", 1), Budget(simulations=8)
    for each in (state, other, other):
        bot.choose(View(each, 0), budget)
    assert len(thoughts) == 2


def test_it_never_holds_the_position_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tiny()
    dealt: list[State] = []
    resample = State.resample

    def listen(self: State, seat: int, rng: Rng) -> State:
        assert self is state and seat == 0
        dealt.append(resample(self, seat, rng))
        return dealt[-1]

    monkeypatch.setattr(TinyState, "resample", listen, raising=False)
    before = TITLE.to_json(state)
    make_bot("search", 1).choose(View(state, 0), Budget(simulations=32))
    assert len(dealt) > 3
    assert TITLE.to_json(state) == before
