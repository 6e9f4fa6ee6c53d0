"""The evaluation makes sense: with it the greedy bot plays to win."""

import pytest

from games.antike.positions import ADVANCES, play, position
from ziggurat.games.antike import TITLE
from ziggurat.games.antike.state import AntikeState
from ziggurat.players import View, make_bot


def chosen(s: AntikeState) -> str:
    """What the greedy bot does here."""
    seat = s.actors()[0]
    return TITLE.notation(s, seat, make_bot("greedy", 1).choose(View(s, seat)))


def test_it_takes_the_winning_city() -> None:
    cities = dict.fromkeys(["roma", "ancona", "neapolis", "carthago"], "gold")
    s = position(
        yellow={"goods": (1, 1, 1, 0), "legions": {"sirmium": 1}, "cities": cities, "scholar": 8}, step="founding"
    )
    assert chosen(s) == "found sirmium gold"


def test_it_builds_studies_and_razes() -> None:
    s = position(yellow={"goods": (5, 0, 0, 0), "cities": {"roma": "gold"}})
    assert chosen(s) == "templum"
    assert chosen(play(s, "templum")) == "temple roma"
    s = position(yellow={"goods": (0, 0, 9, 0), "marker": "militia"})
    assert chosen(s) == "scientia"
    s = position(
        yellow={"legions": {"aquileia": 3}, "cities": {"roma": "gold"}}, neutral=("aquileia",), step="conquest"
    )
    assert chosen(s) == "conquer aquileia with 3 legions"


EIGHT = {"king": 8, "cities": {"roma": "gold"}, "marker": "militia"}


def test_it_sees_the_field_that_wins_beside_better_ones() -> None:
    """One card is missing. Something else looks better, or is bought first, unless the card counts as the game."""
    known = [advance for advance in ADVANCES if advance != "strata"]
    s = position(yellow={**EIGHT, "goods": (0, 0, 7, 0)}, red={"advances": known})
    assert chosen(s) == "scientia"
    galleys = {"carales": 1, "syracus": 1, "tingis": 2}
    s = position(yellow={**EIGHT, "goods": (9, 9, 0, 0), "galleys": galleys}, red={"advances": ADVANCES})
    assert chosen(s).startswith("movere")
    marching = {**EIGHT, "legions": {"ancona": 3}, "goods": (9, 9, 9, 0)}
    s = position(yellow=marching, red={"advances": ADVANCES}, neutral=("aquileia",))
    assert chosen(s).startswith("movere")


def test_it_spreads_onto_free_sites() -> None:
    s = position(yellow={"goods": (1, 1, 1, 0), "legions": {"roma": 1}, "cities": {"roma": "gold", "ancona": "marble"}})
    play(s, "movere_1")
    assert chosen(s) in ("legion roma>mediolanum", "legion roma>neapolis")
    play(s, chosen(s))
    assert chosen(s).startswith("found ")


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_three_random_players(seed: int) -> None:
    s = TITLE.new(4, seed, dict(TITLE.unattended))
    hero = seed % 4
    bots = [make_bot("greedy" if seat == hero else "random", seed * 5 + seat) for seat in range(4)]
    while not s.over():
        seat = s.actors()[0]
        s.apply(seat, bots[seat].choose(View(s, seat)))
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners() == [hero]
