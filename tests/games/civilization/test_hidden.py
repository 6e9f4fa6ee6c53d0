"""Hidden information (R21): what is seen, and other worlds."""

from games.civilization.positions import (
    T,
    army,
    event,
    flat,
    forces,
    legal,
    marker,
    move,
    play,
    resampled,
    table,
    turn,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.seen import ByUnitType, EventsSeen, MarkersSeen
from ziggurat.games.civilization.units import discard_unit


@rule("civilization", "R21.1", "R2.14", "R1.3")
def test_units_show_types_but_not_strengths():
    s = table("america", "germany")
    own = s.observe(0)["players"][0]
    assert len(own["forces"]) == 3
    other = s.observe(1)["players"][0]
    assert other["forces"] == []
    assert other["units"] == ByUnitType(infantry=1, mounted=1, artillery=1, aircraft=0)
    strengths = {
        tuple(sorted(T.card_strength[card][0] for card in resampled(s, 1, seed).units[0])) for seed in range(20)
    }
    assert len(strengths) > 1


@rule("civilization", "R21.1")
def test_units_seen_in_battle_stay_known():
    s = flat()
    army(s, 0, "h4")
    army(s, 1, "i4")
    forces(s, 0, ("infantry", 3))
    forces(s, 1)
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    play(s, 0, legal(s, 0)[0])
    assert [unit["strength"] for unit in s.observe(1)["players"][0]["forces"]] == [3]
    for seed in range(6):
        assert resampled(s, 1, seed).units[0] == s.units[0]
    # Once killed and drawn again it is as unknown as any other.
    card = s.units[0][0]
    assert s.exposed == 1 << card
    discard_unit(s, card)
    assert s.exposed == 0


@rule("civilization", "R21.1", "R10.2")
def test_who_has_not_chosen_a_tech_has_chosen_none_in_every_world():
    s = flat("america", "germany", "china")
    for seat in range(3):
        s.trade[seat] = 20
    turn(s, 0, c.RESEARCH)
    play(s, 1, legal(s, 1)[0])
    worlds = [resampled(s, 0, seed) for seed in range(12)]
    assert all(world.chosen[0] == world.chosen[2] == -1 for world in worlds)
    assert len({world.chosen[1] for world in worlds}) > 1


@rule("civilization", "R21.1", "R22.5")
def test_a_battle_force_is_secret_in_both_respects():
    s = flat()
    army(s, 0, "h4")
    army(s, 1, "i4")
    forces(s, 0, ("infantry", 2))
    forces(s, 1, *[("infantry", 2)] * 3, *[("mounted", 2)] * 3, *[("artillery", 2)] * 3)
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    hands = set()
    for seed in range(20):
        world = resampled(s, 0, seed)
        hands.add(tuple(sorted(T.card_type[card] for card in world.battle.hands[1])))
        assert world.observe(0) == s.observe(0)
    assert len(hands) > 3
    assert s.observe(1)["battle"]["sides"][1]["hand"] is not None
    assert s.observe(0)["battle"]["sides"][1]["cards_left"] == 3


@rule("civilization", "R21.2", "R21.3")
def test_hands_and_markers_are_their_owners():
    s = flat("america", "germany", "china")
    event(s, 0, "drought", "jousting_tourney")
    marker(s, 0, "hut_spy", "village_iron")
    assert s.observe(0)["players"][0]["hand"] == ["drought", "jousting_tourney"]
    seen = s.observe(1)["players"][0]
    assert seen["hand"] == []
    assert seen["events"] == EventsSeen(culture_1=1, culture_2=1, culture_3=0)
    assert seen["markers"] == MarkersSeen(huts=1, villages=1)
    assert seen["known_markers"] == []
    worlds = [resampled(s, 1, seed) for seed in range(12)]
    assert len({tuple(world.events[0]) for world in worlds}) > 3
    assert all(world.observe(1) == s.observe(1) for world in worlds)
    # A hand never holds a village with a great person.
    assert all(T.marker_resource[m % 16] >= 0 for world in worlds for m in world.held[0])


@rule("civilization", "R21.1")
def test_face_down_tiles_are_unknown():
    s = table("america", "germany")
    tiles = s.observe(0)["map"]["tiles"]
    assert sum(tile["tile"] is None for tile in tiles) == 6
    assert s.observe(0)["market"]["tiles_left"] == 14
