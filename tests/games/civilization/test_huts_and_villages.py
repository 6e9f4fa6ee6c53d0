"""Huts, villages and their markers: R2.15, R9.7, R9.8, R11.20, T50, T67."""

import pytest

from games.civilization.positions import (
    T,
    army,
    attack,
    flat,
    forces,
    legal,
    manage,
    marker,
    move,
    piece,
    play,
    put,
    rule_by,
    scout,
    sq,
    step_name,
    steps,
    tech,
    token,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battle import unit_strength
from ziggurat.kernel.rows import replaced


@rule("civilization", "R9.7", "R18.2")
def test_t50_huts():
    s = flat("china", "america")
    s.token = replaced(s.token, sq("i4"), c.HUT)
    army(s, 0, "h4")
    scout(s, 0, "h5")
    move(s, 0)
    play(s, 0, "move h5 0+1")
    assert "i5" in steps(s)
    s.token = replaced(s.token, sq("i5"), c.HUT)
    s.cached_seat = -1
    assert "i5" not in steps(s)
    play(s, 0, "stop", "move h4 1+0", "step i4")
    assert step_name(s) == "movement"  # it stopped at once
    assert len(s.held[0]) == 1
    assert s.culture[0] == 3
    assert s.token[sq("i4")] == 0
    # With an army a scout may come along; under Republic it may go alone.
    s = flat()
    s.token = replaced(s.token, sq("i4"), c.HUT)
    army(s, 0, "h4")
    scout(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+1", "step i4")
    assert s.scouts_at[sq("i4")] == 1
    s = flat()
    rule_by(s, 0, "republic")
    s.token = replaced(s.token, sq("i4"), c.HUT)
    s.token = replaced(s.token, sq("h3"), c.VILLAGE)
    scout(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 0+1")
    assert "h3" not in steps(s)
    play(s, 0, "step i4")
    assert len(s.held[0]) == 1


@rule("civilization", "R9.8", "R11.20", "R18.2", "R18.5")
def test_villages():
    s = flat("rome", "america")
    s.token = replaced(s.token, sq("i4"), c.VILLAGE)
    army(s, 0, "h4")
    scout(s, 0, "h5")
    s.token = replaced(s.token, sq("i5"), c.VILLAGE)
    forces(s, 0, ("infantry", 3), ("mounted", 3), ("artillery", 3))
    move(s, 0)
    play(s, 0, "move h5 0+1")
    assert "i5" not in steps(s)
    play(s, 0, "stop", "move h4 1+0", "step i4")
    assert s.battle is not None
    assert s.battle.village
    assert s.battle.defender == 1
    s.battle.hands[1] = []
    s.stack[-1] = (c.S_BATTLE_TURN, 0, 0, 0, 0)
    s.settle()
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert s.token[sq("i4")] == 0
    assert s.culture_step[0] == 1  # Rome
    assert len(s.held[0]) + len(s.reserve[0]) + sum(p >= T.great_piece for p in s.piece) == 1


@rule("civilization", "R11.20", "R9.8", "R21.1")
def test_t67_village_lost():
    s = flat()
    piece(s, "b2", "general")
    s.token = replaced(s.token, sq("i4"), c.VILLAGE)
    army(s, 0, "h4")
    scout(s, 0, "h4")
    forces(s, 0)
    s.trade[0] = 5
    tech(s, 1, "chivalry")
    piece(s, "m5", "himeji_samurai_castle")
    move(s, 0)
    play(s, 0, "move h4 1+1", "step i4")
    battle = s.battle
    assert battle is not None
    assert battle.village
    assert battle.bonus == [4, 0]
    assert sorted(T.card_type[card] for card in battle.hands[1]) == [0, 1, 2]
    for card in battle.hands[1]:
        assert unit_strength(s, battle, 1, card) == T.card_strength[card][0]  # rank 1, no Himeji
    tech(s, 1, "mathematics")
    token(s, 1, "iron")
    for _ in range(3):
        texts = legal(s, 1)
        assert not [text for text in texts if not text.startswith("unit")]
        play(s, 1, next(text for text in texts if text.endswith("front")))
    assert s.pos[0] == -1
    assert s.pos[c.ARMIES] == -1
    assert s.token[sq("i4")] == c.VILLAGE
    assert s.trade[0] == 5  # no loot
    assert sum(map(len, s.unit_discards)) == 3


def village_raid(*empty):
    """Seat 0 enters a village while these decks of units are empty: seat 1 holds the cards."""
    s = flat()
    s.token = replaced(s.token, sq("i4"), c.VILLAGE)
    army(s, 0, "h4")
    forces(s, 0, ("infantry", 1))
    for kind in empty:
        s.units = replaced(s.units, 1, s.units[1] + s.unit_decks[kind])
        s.unit_decks = replaced(s.unit_decks, kind, ())
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    return s


@rule("civilization", "R11.20")
def test_barbarians_of_the_only_deck_left_and_of_none():
    s = village_raid(1, 2)
    assert step_name(s) == "battle_turn"  # nobody is asked
    assert [T.card_type[card] for card in s.battle.hands[1]] == [0, 0, 0]
    assert not set(s.battle.hands[1]) & set(s.unit_decks[0])
    s = village_raid(0, 1, 2)
    assert s.battle.hands[1] == [] and s.actors() == [0]  # nobody is there who fights
    play(s, 0, legal(s, 0)[0])
    assert s.token[sq("i4")] == 0 and s.battle is None
    assert s.owner_at[sq("i4")] == 0


@rule("civilization", "R11.20")
def test_barbarians_from_another_deck():
    s = village_raid(2)
    assert step_name(s) == "barbarian_deck"
    assert s.actors() == [1]
    assert set(legal(s, 1)) == {"deck infantry", "deck mounted"}  # never aircraft
    play(s, 1, "deck infantry")
    assert sorted(T.card_type[card] for card in s.battle.hands[1]) == [0, 0, 1]


def spend(s, resource):
    """Seat 0 uses an ability that costs this resource and nothing else."""
    if resource == "iron":
        attack(s, [("mounted", 3), ("mounted", 2)], [("mounted", 2), ("mounted", 2)])
        put(s, 1, "mounted", 2, "front")
        play(s, 0, "use metalworking_iron")
        return
    if resource == "spy":
        s.bonus = replaced(s.bonus, 3, 5)
        manage(s, 1)
        play(s, 1, "produce 1-0 infantry")
        play(s, 0, "react writing_spy")
        return
    ability = {
        "incense": "currency_incense",
        "silk": "monarchy_silk",
        "wheat": "animal_husbandry_wheat",
        "uranium": "atomic_theory_actions",
    }[resource]
    manage(s, 0)
    play(s, 0, f"use {ability}")
    if step_name(s) == "target":
        play(s, 0, legal(s, 0)[0])


@pytest.mark.parametrize("kind", range(9))
@rule("civilization", "R2.15", "R9.7")
def test_every_marker(kind):
    """Each hut and village marker pays as what it shows and leaves the game."""
    resource = T.marker_resource[kind]
    if resource < 0:
        assert T.marker_ids[kind] == "village_great_person"
        assert T.marker_copies[kind] == 2
        return
    s = flat()
    marker(s, 0, T.marker_ids[kind])
    tech(s, 0, "currency", "monarchy", "animal_husbandry", "atomic_theory", "metalworking", "writing")
    spend(s, c.RESOURCES[resource])
    assert s.held[0] == ()
    assert s.tokens_gone == 1
    assert s.supply == (2, 2, 2, 2)


def test_village_with_a_great_person():
    s = flat()
    s.village_bag = (T.marker_ids.index("village_great_person"),)
    s.token = replaced(s.token, sq("i4"), c.VILLAGE)
    army(s, 0, "h4")
    forces(s, 0, ("infantry", 3), ("mounted", 3), ("artillery", 3))
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    s.unit_discards = replaced(s.unit_discards, 0, s.unit_discards[0] + tuple(s.battle.hands[1]))
    s.battle.hands[1] = []
    s.stack[-1] = (c.S_BATTLE_TURN, 0, 0, 0, 0)
    s.settle()
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert step_name(s) == "great_person"
    assert s.held[0] == ()
    assert s.tokens_gone == 1
