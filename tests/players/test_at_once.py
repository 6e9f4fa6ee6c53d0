"""Where several choose at once, what one's own choice brings is judged as if the others had chosen too."""

import pytest

from games.civilization.positions import T, table, tech, turn
from tiny import TITLE as TINY
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.state import CivilizationState
from ziggurat.kernel.playout import greedy, others_chosen
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import Action
from ziggurat.kernel.words import words
from ziggurat.players import Budget, View, make_bot
from ziggurat.players.forecast import forecast
from ziggurat.players.hints import hints


def research() -> CivilizationState:
    """Both seats are to choose a tech, of the first level or of the second."""
    s = table("china", "germany")
    for seat in (0, 1):
        tech(s, seat, "pottery", "code_of_laws", "currency")
        s.trade[seat] = 20
    turn(s, 0, c.RESEARCH)
    assert s.stack[-1][1] == 3
    return s


def best(s: CivilizationState, seat: int) -> set[Action]:
    """What leaves most when the other seat has chosen."""
    s = s.clone()
    s.apply(1 - seat, s.legal(1 - seat)[0])
    values = {}
    for action in s.title.candidates(s, seat):
        after = s.clone()
        after.apply(seat, action)
        values[action] = after.evaluate(seat)
    assert len(set(values.values())) > 5
    return {action for action, value in values.items() if value == max(values.values())}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_first_researches_what_who_is_asked_last_would(seat: int, seed: int) -> None:
    s = research()
    wanted = best(s, seat)
    assert greedy(s, seat, rng_from_seed(seed)) in wanted
    assert make_bot("greedy", seed).choose(View(s, seat)) in wanted


@pytest.mark.parametrize(("bot", "seeds"), [("novice", 30), ("casual", 30), ("search", 6)])
def test_whoever_sees_what_techs_bring_takes_one_of_the_second_level(bot: str, seeds: int) -> None:
    """Blind, they would take one of the first as often; beginners err, but between what looks about as good."""
    s = research()
    second = 0
    for seed in range(seeds):
        action = make_bot(bot, seed).choose(View(s, 0), Budget(simulations=8))
        second += T.tech_level[action[1]] == 2
    assert second >= 0.9 * seeds


def test_a_hint_and_a_forecast_say_what_the_tech_brings() -> None:
    s = research()
    view = View(s, 0)
    spoken = words(s.title.package, "en")
    first = hints(view, rng_from_seed(1), Budget(simulations=8))[0]
    assert any("tech" in spoken.say(reason) for reason in first.reasons)
    seen = forecast(view, first.action, rng_from_seed(1))
    assert any("tech" in spoken.say(change) for change in seen.changes)


@pytest.mark.parametrize("chosen", [False, True])
def test_what_a_rival_pays_for_its_own_choice_is_no_reason_for_ours(chosen: bool) -> None:
    s = research()
    if chosen:
        s.apply(1, s.legal(1)[0])
    for hint in hints(View(s, 0), rng_from_seed(1), Budget(simulations=8)):
        keys = [reason.key for reason in hint.reasons]
        assert keys[0] == "term.techs" and "hint.rival" not in keys


def test_only_what_the_others_may_do_anyhow_is_done_for_them() -> None:
    """The seat's own question stays; a position in which nobody else is asked is given back as it is."""
    s = TINY.new(3, 5)
    chosen = others_chosen(s, 1, rng_from_seed(1))
    assert chosen.actors() == [1]
    assert chosen.legal(1) == s.legal(1)
    assert s.actors() == [0, 1, 2]
    assert others_chosen(chosen, 1, rng_from_seed(1)) is chosen
    assert others_chosen(chosen, 0, rng_from_seed(1)) is chosen
