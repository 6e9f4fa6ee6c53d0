"""What nobody may know (R13)."""

import pytest

from games.mosaic.positions import drafting, face_down, have, offer, play, table
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import DOWN, KEPT, S_START_CITIES
from ziggurat.games.mosaic.resample import draft_hand
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.rng import rng_from_seed


@rule("mosaic", "R13", "R2.13")
@pytest.mark.parametrize(("players", "decisions"), [(2, 3), (2, 6), (3, 7), (4, 9), (6, 13)])
def test_draft_hands_and_picks_are_hidden(players: int, decisions: int) -> None:
    s = drafting(players, 3, decisions)
    others = set()
    for seed in range(30):
        world = s.resample(0, rng_from_seed(seed))
        assert isinstance(world, MosaicState)
        assert world.observe(0) == s.observe(0)
        assert world.observe(None) == s.observe(None)
        assert world.census() == s.census()
        assert draft_hand(world, 0) == draft_hand(s, 0)
        others.add(world.boards[1][KEPT])
    assert len(others) > 1


@rule("mosaic", "R13")
def test_a_seat_remembers_the_hands_it_has_held() -> None:
    """Two players: a hand that comes back shows exactly what the other took out of it."""
    s = drafting(2, 1, 4)  # two full rounds: both hands have been seen by both
    taken = s.picks[0][1]  # seat 1 took it out of the hand that seat 0 held first and holds again
    for seed in range(20):
        world = s.resample(0, rng_from_seed(seed))
        assert isinstance(world, MosaicState)
        assert world.picks[0][1] == taken
        assert world.boards[1][KEPT] >> taken & 1


@rule("mosaic", "R13", "R10.7")
def test_the_philosophers_card_may_be_any_unseen_one() -> None:
    """Also one that in another world was drafted: nothing is lost, nothing doubled."""
    s = TITLE.new(5, 3)
    assert isinstance(s, MosaicState)
    philosopher = s.actors()[0]
    play(s, philosopher, "leader philosopher")
    while s.boards[philosopher][KEPT].bit_count() < 6:
        s.apply(s.actors()[0], s.legal(s.actors()[0])[0])
    other = (philosopher + 1) % 5
    cards = set()
    for seed in range(200):
        world = s.resample(other, rng_from_seed(seed))
        assert isinstance(world, MosaicState)
        assert world.boards[philosopher][KEPT].bit_count() == 6
        assert world.census() == s.census()
        assert world.observe(other) == s.observe(other)
        cards.update(bits(world.boards[philosopher][KEPT]))
    assert len(cards) > 20


@rule("mosaic", "R13")
def test_face_down_technologies_from_the_offer_are_known_to_all() -> None:
    s = table()
    have(s, 0, ideas=5)
    offer(s, "technology", "music")
    play(s, 0, "technology music face-down")
    assert s.observe(1)["players"][0]["face_down"] == ["music"]
    assert s.observe(None)["players"][0]["face_down"] == ["music"]
    # Start technologies and cards from the top of the deck are not.
    face_down(s, 1, "poetry")
    assert s.observe(0)["players"][1]["face_down"] == [None]
    assert s.observe(1)["players"][1]["face_down"] == ["poetry"]
    world = s.resample(0, rng_from_seed(4))
    assert isinstance(world, MosaicState)
    assert world.boards[0][DOWN] == s.boards[0][DOWN]
    assert world.boards[1][DOWN].bit_count() == 1


@rule("mosaic", "R13")
def test_hands_are_not_seen_before_the_draft() -> None:
    s = TITLE.new(3, 0)
    for seat in range(3):
        assert s.observe(seat)["you"]["hand"] == []


@rule("mosaic", "R13")
def test_hands_are_gone_when_cities_are_placed() -> None:
    s = drafting(3, 2, 12)
    assert S_START_CITIES in [frame[0] for frame in s.stack]
    assert s.observe(0)["phase"] == "start_cities"
    assert s.observe(0)["you"]["hand"] == []
    assert len(s.observe(0)["you"]["kept"]) == 5


@rule("mosaic", "R14")
def test_where_the_sources_disagree_the_rulebook_is_followed() -> None:
    t = table().tables
    assert t.scorings == 3
    assert t.bonus_port == 10
    assert t.good_bonus[0] == ((1, 3),)  # fish: a lasting +3 food production
    assert (TITLE.min_players, TITLE.max_players) == (2, 6)
    # Leader benefits come after all start cities: the frames lie in that order.
    s = TITLE.new(3, 0)
    names = [TITLE.steps[frame[0]].name for frame in reversed(s.stack)]
    assert names == ["leader_draft", "technology_draft", "start_cities", "benefits", "start_technologies"]
