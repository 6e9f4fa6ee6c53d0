"""What an action will change is said before it is made, and what chance decides is not."""

import pytest

from games.antike.positions import position
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.words import words
from ziggurat.players import View
from ziggurat.players.forecast import Forecast, forecast

from .test_levels import SHORT, middle


def said(seen: Forecast, title: str, lang: str = "en") -> list[str]:
    return [words(find_title(title).package, lang).say(change) for change in seen.changes]


def test_a_temple_costs_marble_and_brings_production() -> None:
    s = position(yellow={"goods": (5, 0, 0, 0), "cities": {"roma": "gold"}}, step="templum")
    seat = s.actors()[0]
    view = View(s, seat)
    temple = s.title.parse(s, seat, "temple roma")
    assert temple is not None
    seen = forecast(view, temple, rng_from_seed(1))
    assert not seen.open
    assert {"+1 temple", "−5 marble"} <= set(said(seen, "antike"))
    assert "+1 Tempel" in said(seen, "antike", "de")


@pytest.mark.parametrize("id", SHORT)
def test_what_is_said_to_be_certain_happens(id: str) -> None:
    view = middle(id)
    before = view.observation()
    for action in view.legal():
        seen = forecast(view, action, rng_from_seed(3))
        for seed in range(4, 7):
            world = view.world(rng_from_seed(seed))
            had = {name: many for name, many, _ in view.title.terms(world, view.seat)}
            world.apply(view.seat, action)
            if world.over():
                continue
            has = {name: many for name, many, _ in view.title.terms(world, view.seat)}
            if not seen.open:
                changed = {f"term.{name}" for name in has if has[name] != had.get(name, 0)}
                assert {say.key for say in seen.changes} == changed
    assert view.observation() == before


def test_what_chance_gives_is_not_told() -> None:
    """In Ages the end of a turn draws military cards: which ones nobody knows, so that is left open."""
    found = [forecast(middle(id), action, rng_from_seed(9)) for id in SHORT for action in middle(id).legal()]
    assert any(seen.open for seen in found)
    assert any(not seen.open for seen in found)


def test_whether_others_decide_after_it_is_told() -> None:
    """In Antike a field where nothing is chosen ends the turn, without any word of an end."""
    s = position(yellow={"goods": (5, 0, 0, 0), "cities": {"roma": "gold"}})
    seat = s.actors()[0]
    ends = {
        field: forecast(View(s, seat), action, rng_from_seed(1)).ends
        for field in ("marmor", "templum")
        if (action := s.title.parse(s, seat, field)) is not None
    }
    assert ends == {"marmor": True, "templum": False}


def test_choosing_a_nation_can_be_foreseen() -> None:
    s = find_title("antike").new(3, 1, {"choose_nations": True})
    assert isinstance(s, AntikeState)
    while not s.seats:
        seat = s.actors()[0]
        action = s.legal(seat)[0]
        forecast(View(s, seat), action, rng_from_seed(1))
        s.apply(seat, action)


@pytest.mark.parametrize("id", SHORT)
def test_a_forecast_is_the_same_in_positions_that_the_seat_cannot_tell_apart(id: str) -> None:
    view = middle(id)
    other = View(view.world(rng_from_seed(77)), view.seat)
    for action in view.legal():
        one, two = (forecast(each, action, rng_from_seed(3)) for each in (view, other))
        assert [(say.key, say.args) for say in one.changes] == [(say.key, say.args) for say in two.changes]
        assert (one.open, one.ends) == (two.open, two.ends)
