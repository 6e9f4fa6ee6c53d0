"""What is asked, what is open and what is hidden (R29)."""

from support import rule
from ziggurat.games.ages.codes import S_ACTIONS
from ziggurat.games.ages.military_deck import discard_from_hand
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.seen import plain

from .positions import C, arm, can, card, do, event, moves, politics, put_tokens, row, seeded, table, workers_on


@rule("ages", "R29.0")
def test_nothing_is_asked_without_a_choice() -> None:
    s = table(2, age=1)
    arm(s, 1, workers={"warriors": 3}, unused=3)
    arm(s, 0, workers={"agriculture": 0, "bronze": 2, "philosophy": 0, "warriors": 0}, unused=0)
    event(s, "reign_of_terror")
    assert workers_on(s, 0, "bronze") == 1
    assert s.stack[-1][0] == S_ACTIONS


@rule("ages", "R29.1")
def test_hidden_information() -> None:
    s = table(3, age=2)
    arm(s, 0, military=("rats", "bonus_ii"))
    arm(s, 1, military=("cold_war",))
    s.future = [seeded("crusades", 1), seeded("raiders", 0)]
    s.current = [seeded("iconoclasm", 2)]
    discard_from_hand(s, 0, card("rats"), 1)
    mine, others, public = plain(s.observe(0)), plain(s.observe(1)), plain(s.observe(None))
    assert mine["military"] == ["bonus_ii"]
    assert others["military"] == ["cold_war"]
    assert public["military"] == []
    assert others["civilizations"][0]["military_hand"] == {"count": 1, "limit": 2, "ages": {"II": 1}, "known": []}
    assert mine["events"]["future"] == {"count": 2, "ages": {"I": 2}, "yours": ["raiders"]}
    assert others["events"]["future"]["yours"] == ["crusades"]
    assert public["events"]["current"] == {"count": 1, "ages": {"II": 1}, "yours": []}
    for view in (others, public):
        assert "bonus_ii" not in str(view)
        assert "raiders" not in str(view)
    # The limit of a bidder is told to nobody else.
    event(s, "historic_territory_ii")
    assert s.observe(0)["auction"]["your_limit"] == 3
    assert s.observe(None)["auction"]["your_limit"] is None


@rule("ages", "R29.1")
def test_other_worlds_keep_what_a_seat_knows() -> None:
    s = table(3, age=2)
    arm(s, 0, military=("bonus_ii", "rats"))
    arm(s, 1, military=("cold_war", "bonus_i"))
    s.future = [seeded("crusades", 1), seeded("raiders", 0)]
    seen = set()
    for seed in range(20):
        world = s.resample(0, rng_from_seed(seed))
        assert isinstance(world, AgesState)
        assert world.civs[0].military == s.civs[0].military
        assert world.future[1] == s.future[1]
        assert C.ages[world.future[0] % 256] == 1
        assert [C.ages[n] for n in world.civs[1].military] == [2, 1]
        seen.add(tuple(world.civs[1].military))
    assert len(seen) > 10


@rule("ages", "R29.1", "R19.2")
def test_a_bidder_can_pay_in_every_world() -> None:
    s = table(2, age=2)
    arm(s, 0, military=("bonus_ii", "bonus_ii"))
    event(s, "historic_territory_ii")
    do(s, "bid 5")
    for seed in range(20):
        world = s.resample(1, rng_from_seed(seed))
        assert isinstance(world, AgesState)
        do(world, "pass")
        assert world.stack[-1][0] == 20
        while not can(world, "done"):
            do(world, [m for m in moves(world) if m != "done"][-1])


def world_of(s: AgesState, seat: int) -> AgesState:
    world = s.resample(seat, rng_from_seed(7))
    assert isinstance(world, AgesState)
    return world


@rule("ages", "R29.1", "R20.4")
def test_what_another_is_just_choosing_starts_anew_in_other_worlds() -> None:
    s = table(2, age=2)
    arm(s, 0, military=("plunder_ii",), workers={"warriors": 3})
    arm(s, 1, military=("bonus_ii", "bonus_i", "rats"), workers={"warriors": 1})
    politics(s)
    do(s, "aggression plunder_ii 1", "done", "bonus bonus_ii")
    assert s.offer_cards == [card("bonus_ii")]
    worlds = [world_of(s, seat) for seat in (0, 1)]
    assert [world.offer_cards for world in worlds] == [[], [card("bonus_ii")]]
    s = table(2, age=2)
    arm(s, 0, military=("bonus_ii", "bonus_ii"), workers={"warriors": 4})
    event(s, "historic_territory_ii")
    do(s, "bid 5", "pass", "sacrifice warriors", "bonus bonus_ii")
    assert sum(s.attack_units) == 1 and s.offer_cards
    worlds = [world_of(s, seat) for seat in (0, 1)]
    assert [(sum(world.attack_units), world.offer_cards) for world in worlds] == [(1, [card("bonus_ii")]), (0, [])]


@rule("ages", "R29.2")
def test_public_information() -> None:
    s = table(2, age=1)
    arm(s, 0, hand=("iron",), workers={"religion": 2}, food=2)
    row(s, "drama")
    view = plain(s.observe(None))
    me = view["civilizations"][0]
    assert me["civil_hand"] == [{"card": "iron", "fresh": False}]
    assert (me["culture"], me["science"], me["food"], me["happy"]) == (0, 0, 2, 2)
    assert view["row"][0]["card"] == "drama"
    assert view["decks"]["civil"] == len(s.civil_decks[1])


@rule("ages", "R9.8")
def test_observation_says_why_a_card_cannot_be_taken() -> None:
    s = table(2, age=1)
    arm(s, wonder="pyramids", wonders=("colossus",))
    row(s, "taj_mahal", "drama")
    view = plain(s.observe(0))["row"]
    assert view[0] == {
        "slot": 1,
        "card": "taj_mahal",
        "cost": 1,
        "your_cost": 2,
        "reason": {"key": "why.building", "rule": "R9.8"},
    }
    assert view[1]["reason"] is None
    put_tokens(s, 0, {"bronze": 1})
    assert s.observe(0)["civilizations"][0]["technologies"][1]["tokens"] == 1
