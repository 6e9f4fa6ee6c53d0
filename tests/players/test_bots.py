"""The bots play any title through the kernel alone, and know only what their seat knows."""

import pytest

from tiny import TITLE, TinyState
from ziggurat.kernel.conformance import canonical
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.kernel.words import words
from ziggurat.players import LEVELS, Budget, UnknownBot, View, bot_names, make_bot


def tiny(players: int = 3, seed: int = 5) -> TinyState:
    state = TITLE.new(players, seed)
    assert isinstance(state, TinyState)
    return state


def test_a_view_shows_what_the_seat_sees_and_may_do() -> None:
    state = tiny()
    view = View(state, 1)
    assert view.observation() == state.observe(1)
    assert view.legal() == state.legal(1)
    assert [view.notation(action) for action in view.legal()] == [f"stone {stone}" for stone in state.hands[1]]
    assert view.title is TITLE
    assert view.players == 3


def test_a_world_fits_what_the_seat_knows_and_is_never_the_position_itself() -> None:
    state = tiny()
    view = View(state, 0)
    rng = rng_from_seed(1)
    hands = set()
    for _ in range(20):
        world = view.world(rng)
        assert isinstance(world, TinyState)
        assert world is not state
        assert canonical(world.observe(0)) == canonical(state.observe(0))
        hands.add(tuple(world.hands[1]))
    assert len(hands) > 5, "the others' stones must differ from world to world"


def test_the_position_cannot_be_reached_through_a_view() -> None:
    view = View(tiny(), 0)
    reachable = [getattr(view, name) for name in dir(view) if not name.startswith("_")]
    assert not any(isinstance(value, State) for value in reachable)


@pytest.mark.parametrize("name", bot_names())
def test_a_bot_finishes_a_game_and_plays_the_same_from_the_same_seed(name: str) -> None:
    def play() -> list[tuple[int, ...]]:
        state = tiny(4, 9)
        bots = [make_bot(name, seat) for seat in range(4)]
        budget = Budget(simulations=20)
        chosen = []
        while not state.over():
            seat = state.actors()[0]
            action = bots[seat].choose(View(state, seat), budget)
            chosen.append(action)
            state.apply(seat, action)
        return chosen

    assert play() == play()


@pytest.mark.parametrize("name", bot_names())
def test_choosing_leaves_the_position_alone(name: str) -> None:
    state = tiny()
    before = TITLE.to_json(state)
    make_bot(name, 3).choose(View(state, 0), Budget(simulations=20))
    assert TITLE.to_json(state) == before


def test_random_takes_every_action_sometimes() -> None:
    state = tiny()
    bot = make_bot("random", 1)
    assert {bot.choose(View(state, 0)) for _ in range(100)} == set(state.legal(0))


def winning_of_two(seed: int) -> TinyState:
    """A seat is about to take pebbles: two are plainly better than one."""
    state = tiny(2, seed)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    return state


@pytest.mark.parametrize("seed", range(10))
def test_greedy_takes_what_leaves_it_better_off(seed: int) -> None:
    state = winning_of_two(seed)
    seat = state.actors()[0]
    action = make_bot("greedy", seed).choose(View(state, seat))
    assert TITLE.notation(state, seat, action) == "take 2"


def test_greedy_prefers_winning_now_to_any_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    state = winning_of_two(1)
    seat = state.actors()[0]
    state.heap, state.pebbles = 2, [0, 0]
    state.pebbles[seat] = 4
    # An evaluation that loves long games must not keep it from taking the last two pebbles.
    monkeypatch.setattr(type(TITLE), "evaluate", lambda _title, s, _seat: 1e6 * s.heap)
    action = make_bot("greedy", 1).choose(View(state, seat))
    assert TITLE.notation(state, seat, action) == "take 2"


def test_greedy_breaks_ties_by_its_own_dice() -> None:
    state = tiny()  # laying any stone leaves everybody with no pebbles
    chosen = {make_bot("greedy", seed).choose(View(state, 0)) for seed in range(40)}
    assert chosen == set(state.legal(0))


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        UnknownBot,
        match="no bot 'deep'; there are: novice, casual, skilled, expert, master, search, evaluated-search, learned, ",
    ):
        make_bot("deep", 1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_level_has_a_name_and_an_honest_line(lang: str) -> None:
    spoken = words("ziggurat.games.antike", lang)
    assert list(LEVELS) == ["novice", "casual", "skilled", "expert", "master"]
    texts = [spoken.text(f"level.{level}{part}") for level in LEVELS for part in ("", ".line")]
    assert all(texts) and len(set(texts)) == 10
    if lang != "en":
        english = words("ziggurat.games.antike", "en")
        assert all(spoken.text(f"level.{level}") != english.text(f"level.{level}") for level in LEVELS)
