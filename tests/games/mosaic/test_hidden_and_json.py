"""What nobody may know (R13), positions written down, reasons and words."""

import msgspec
import pytest

from games.mosaic.positions import face_down, have, legal, offer, play, table, turn_of, why
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import DOWN, KEPT, ST_START_CITIES, ST_TECH_DRAFT, SUPPLY
from ziggurat.games.mosaic.resample import draft_hand
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.bits import bits
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.words import words


def drafting(players: int, seed: int, decisions: int) -> MosaicState:
    """So many decisions into the technology draft, everybody keeping a random card."""
    s = TITLE.new(players, seed)
    assert isinstance(s, MosaicState)
    rng = rng_from_seed(seed)
    while s.stack[-1][0] != ST_TECH_DRAFT:
        s.apply(s.actors()[0], s.legal(s.actors()[0])[0])
    for _ in range(decisions):
        actors = s.actors()
        seat = actors[rng.below(len(actors))]
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
    return s


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
    assert ST_START_CITIES in [frame[0] for frame in s.stack]
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


# -- positions -----------------------------------------------------------------------------------------------------


def test_a_position_can_be_written_by_hand() -> None:
    s = table(3)
    data = TITLE.to_data(s)
    data["state"]["players"][0]["resources"]["stone"] = 44
    data["state"]["players"][0]["cities"] = ["gaul_01"]
    data["state"]["tiles"].pop("gaul_01", None)
    tile = [tile for hexagon, tile in TITLE.to_data(s)["state"]["tiles"].items() if hexagon == "gaul_01"]
    data["state"]["tiles_out"] += len(tile)
    again = TITLE.from_data(data)
    assert isinstance(again, MosaicState)
    assert again.boards[0][SUPPLY] == 11
    assert "build farm_town without card" in legal(again)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["players"][0].update(cities=["gaul_01", "gaul_01"]), "twice"),
        (lambda d: d["players"][0].update(cities=["atlantis"]), "'atlantis' is unknown"),
        (
            lambda d: (d["players"][0].update(cities=["gaul_01"]), d["players"][1].update(cities=["gaul_01"])),
            "not free",
        ),
        (lambda d: d["players"][0]["resources"].update(food=-1), "food"),
        (lambda d: d["players"][0].update(technologies=["music"]), "technology_cards"),
        (lambda d: d["players"].pop(), "one per seat"),
        (lambda d: d.update(active=7), "seats"),
        (lambda d: d["decks"]["build"].update(left=99), "more cards are left"),
        (lambda d: d.pop("decks"), "KeyError"),
        (lambda d: d["players"][0]["units"].update(gaul={"infantry": 11}), "infantry"),
        (lambda d: d.update(ending=9), "ending"),
    ],
)
def test_an_impossible_position_is_refused(change: object, message: str) -> None:
    data = msgspec.json.decode(TITLE.to_json(table(3)))
    change(data["state"])  # type: ignore[operator]
    with pytest.raises(BadPosition) as refused:
        TITLE.from_data(data)
    assert message in str(refused.value)


# -- words and reasons ---------------------------------------------------------------------------------------------


def test_german_names_of_the_rulebook() -> None:
    spoken = words(TITLE.package, "de")
    for id, name in {
        "engineer": "Ingenieur",
        "pottery": "Töpfern",
        "wheel": "Rad",
        "monarchy": "Monarchie",
        "hanging_gardens": "Hängende Gärten",
        "capital_city": "Hauptstadt",
        "gaul": "Gallien",
    }.items():
        assert spoken.name(id) == name


def test_reasons_outside_the_usual_steps() -> None:
    s = TITLE.new(3, 0)
    assert isinstance(s, MosaicState)
    first = s.actors()[0]
    taken = legal(s, first)[0]
    play(s, first, taken)
    assert why(s, s.actors()[0], taken) == ("why.leader_taken", "R2.12")
    assert why(s, s.actors()[0], "xyzzy") == ("why.choice_first", "")
    s = drafting(3, 0, 0)
    # A word that means nothing is no card that somebody else has.
    assert why(s, 0, "keep nothing") == ("why.choice_first", "")
    s = table()
    turn_of(s, 0)
    assert why(s, 0, "hex:gaul_01") == ("why.choose_action", "R3.2")
    assert why(s, 0, "region:gaul") == ("why.choose_action", "R3.2")
    offer(s, "population", "population_05")
    assert why(s, 0, "card:population_01") == ("why.not_on_offer", "R6.4")
    assert why(s, 0, "card:population_05") == ("why.cost", "R4.3")
    assert s.why_not(0, "sing").key == "kernel.not_now"
