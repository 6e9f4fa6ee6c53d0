"""Battle: R11, T54-T66, T68."""

import pytest

from games.civilization.positions import (
    T,
    army,
    attack,
    city,
    coins,
    flat,
    forces,
    knows,
    legal,
    move,
    piece,
    play,
    put,
    rule_by,
    sq,
    step_name,
    tech,
    token,
    tokens,
    unit,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import city_bonus, force_size
from ziggurat.games.civilization.battle import HEALING, fight, total, unit_strength, wounds_possible
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.world import combat_bonus
from ziggurat.kernel.rows import added, removed, replaced


def field(s, attacker=0, defender=1, square="i4"):
    """A battle without any hands yet."""
    battle = Battle()
    battle.attacker, battle.defender = attacker, defender
    battle.village = False
    battle.square = sq(square)
    battle.city = -1
    battle.bonus = [0, 0]
    battle.hands = [[], []]
    battle.fronts = []
    battle.killed = [0, 0]
    battle.lost = [[], []]
    battle.turn = 1
    battle.extra = 0
    battle.healed = [0, 0]
    s.battle = battle
    return battle


def meet(s, mine, yours, my_wounds=0, your_wounds=0, extra=0):
    """Attacker's card played on the defender's: (card or -1, wounds) of both afterwards."""
    battle = s.battle
    assert battle is not None
    battle.extra = extra
    front = [mine, my_wounds, yours, your_wounds]
    battle.fronts = [front]
    fight(s, battle, 0, front)
    return front


@rule("civilization", "R11.1", "R11.3")
def test_a_battle_begins():
    s = flat()
    attack(s, [("infantry", 2)] * 4, [("mounted", 2)] * 2)
    battle = s.battle
    assert battle is not None
    assert (battle.attacker, battle.defender, battle.city, battle.village) == (0, 1, -1, False)
    assert [len(hand) for hand in battle.hands] == [3, 2]
    assert s.actors() == [1]


@rule("civilization", "R11.3")
def test_t61_force_sizes():
    s = flat()
    assert force_size(s, 0, 1, False) == 3
    assert force_size(s, 0, 3, False) == 7
    assert force_size(s, 0, 0, True) == 6
    rule_by(s, 0, "fundamentalism")
    assert force_size(s, 0, 0, True) == 7
    tech(s, 1, "computers")
    coins(s, 1, 10)
    assert force_size(s, 1, 1, False) == 5


@rule("civilization", "R11.4")
def test_t54_t62_combat_bonus():
    s = flat()
    piece(s, "m5", "barracks")
    piece(s, "n5", "general")
    s.walled |= 1 << 3
    assert combat_bonus(s, 1) + city_bonus(s, 3) == 22
    city(s, 1, 1, "h4")
    assert city_bonus(s, 4) == 6
    # 12 against 8: the first side holds 4.
    s = flat()
    for name in ("b2", "c2", "d2"):
        piece(s, name, "general")
    city(s, 1, 0, "n6")
    army(s, 0, "h4")
    army(s, 1, "i4")
    for name in ("m5", "n5"):
        piece(s, name, "academy")
    forces(s, 0, ("infantry", 1))
    forces(s, 1, ("infantry", 1))
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    assert s.battle.bonus == [4, 0]


@rule("civilization", "R11.5", "R11.6", "R22.5")
def test_order_of_turns():
    s = flat()
    attack(s, [("infantry", 1)], [("infantry", 1), ("infantry", 2), ("infantry", 3)])
    assert s.actors() == [1]
    put(s, 1, "infantry", 1, "front")
    assert s.actors() == [0]
    put(s, 0, "infantry", 1, "front")
    assert s.actors() == [1]
    put(s, 1, "infantry", 2, "front")
    assert s.actors() == [1]  # the other side has played everything
    s = flat()
    s.walled |= 1 << 4
    attack(s, [("infantry", 1)], [("infantry", 1)], city_cid=4)
    assert s.actors() == [0]


@rule("civilization", "R11.7")
def test_t55_opening_a_second_front():
    s = flat()
    attack(s, [("mounted", 2)], [("mounted", 3)])
    assert {text.split()[2] for text in legal(s, 1)} == {"front"}
    put(s, 1, "mounted", 3, "front")
    put(s, 0, "mounted", 2, "front")
    # Nobody was hurt: 2 against 3.
    assert s.pos[0] == -1
    assert len(s.units[0]) == 1


@rule("civilization", "R11.9")
def test_t56_t57_t58_fights():
    s = flat()
    field(s)
    two, three = unit(s, "mounted", 2), unit(s, "mounted", 3)
    front = meet(s, three, two)
    assert front == [three, 2, -1, 0]
    # The wounded unit is attacked by a 3 of its own type: both deal 3, both die.
    battle = s.battle
    assert battle is not None
    other = unit(s, "mounted", 3)
    front = [three, 2, other, 0]
    battle.fronts = [front]
    fight(s, battle, 1, front)
    assert front[0] == -1
    assert front[2] == -1
    # Infantry strikes first and is unhurt.
    s = flat()
    battle = field(s)
    horse, spear = unit(s, "mounted", 3), unit(s, "infantry", 3)
    front = [horse, 2, spear, 0]
    battle.fronts = [front]
    fight(s, battle, 1, front)
    assert front == [-1, 0, spear, 0]


@rule("civilization", "R11.10")
@pytest.mark.parametrize(
    ("first", "second"), [("infantry", "mounted"), ("mounted", "artillery"), ("artillery", "infantry")]
)
def test_trumps(first, second):
    s = flat()
    field(s)
    mine, yours = unit(s, first, 2), unit(s, second, 2)
    assert meet(s, mine, yours) == [mine, 0, -1, 0]
    # Attacked by the trumped type it still strikes first.
    s = flat()
    field(s)
    mine, yours = unit(s, second, 2), unit(s, first, 2)
    assert meet(s, mine, yours) == [-1, 0, yours, 0]
    # A trumped unit that survives strikes back with full strength.
    s = flat()
    field(s)
    mine, yours = unit(s, first, 1), unit(s, second, 3)
    assert meet(s, mine, yours) == [-1, 0, yours, 1]


@rule("civilization", "R11.8")
def test_t59_side_of_the_card():
    s = flat()
    tech(s, 0, "chivalry")
    battle = field(s)
    assert unit_strength(s, battle, 0, unit(s, "mounted", 1)) == 2
    for name, kind, rank in [
        ("democracy", "infantry", 2),
        ("gunpowder", "infantry", 3),
        ("replaceable_parts", "infantry", 4),
        ("chivalry", "mounted", 2),
        ("railroad", "mounted", 3),
        ("combustion", "mounted", 4),
        ("mathematics", "artillery", 2),
        ("metal_casting", "artillery", 3),
        ("ballistics", "artillery", 4),
    ]:
        s = flat()
        tech(s, 0, name)
        assert s.ranks[c.UNIT_TYPES.index(kind)] == rank
        battle = field(s)
        assert unit_strength(s, battle, 0, unit(s, kind, 1)) == rank


@rule("civilization", "R11.12")
def test_t60_metalworking():
    s = flat()
    field(s)
    tech(s, 1, "gunpowder")
    mine, yours = unit(s, "infantry", 1), unit(s, "infantry", 2)
    assert s.battle is not None
    assert unit_strength(s, s.battle, 1, yours) == 4
    assert meet(s, mine, yours, extra=3) == [-1, 0, -1, 0]
    # As an ability: paid before the unit is played, without effect on a new front.
    s = flat()
    tech(s, 1, "metalworking")
    token(s, 1, "iron")
    attack(s, [("mounted", 3), ("mounted", 2)], [("mounted", 1), ("mounted", 2)])
    assert not [text for text in legal(s, 1) if text.startswith("use")]  # no enemy unit yet
    put(s, 1, "mounted", 2, "front")
    put(s, 0, "mounted", 3, "front")
    play(s, 1, "use metalworking_iron")
    assert s.battle.extra == 3
    assert tokens(s, 1, "iron") == 0
    put(s, 1, "mounted", 1, 1)
    # 1 + 3 against 3: both die, and the iron is used up.
    assert s.battle.fronts[1] == [-1, 0, -1, 0]
    assert s.battle.extra == 0


@rule("civilization", "R11.11")
def test_t68_aircraft():
    s = flat()
    field(s)
    plane, spear = unit(s, "aircraft", 5), unit(s, "infantry", 3)
    assert meet(s, plane, spear) == [plane, 3, -1, 0]
    assert T.trumps[c.AIRCRAFT] == -1
    assert c.AIRCRAFT not in T.trumps
    assert sorted({T.card_strength[n][0] for n, k in enumerate(T.card_type) if k == c.AIRCRAFT}) == [5, 6, 7]


@rule("civilization", "R11.12")
def test_himeji_adds_one_to_everything():
    s = flat()
    piece(s, "b2", "himeji_samurai_castle")
    battle = field(s)
    mine, yours = unit(s, "infantry", 2), unit(s, "infantry", 2)
    assert unit_strength(s, battle, 0, mine) == 3
    assert meet(s, mine, yours) == [mine, 2, -1, 0]
    assert total(s, battle, 0) == 3


@rule("civilization", "R11.13")
@pytest.mark.parametrize(("name", "wounds"), [("mathematics", 3), ("ballistics", 6)])
def test_direct_wounds(name, wounds):
    s = flat()
    tech(s, 1, name)
    token(s, 1, "iron")
    attack(s, [("mounted", 3), ("mounted", 2), ("mounted", 2)], [("mounted", 1)] * 3)
    put(s, 1, "mounted", 1, "front")
    put(s, 0, "mounted", 3, "front")
    play(s, 1, f"use {name}_iron")
    assert step_name(s) == "wounds"
    assert s.stack[-1][2] == wounds
    assert f"wounds 1 {min(wounds, 3)}" in legal(s, 1)
    play(s, 1, "wounds 1 3")
    assert s.battle.killed == [1, 0]
    assert s.battle.fronts[1][0] == -1
    assert f"use {name}_iron" not in legal(s, 1)


@rule("civilization", "R11.13")
def test_wounds_may_be_split():
    s = flat()
    tech(s, 1, "mathematics")
    token(s, 1, "iron")
    attack(s, [("mounted", 2), ("mounted", 2)], [("infantry", 1)] * 3)
    put(s, 1, "infantry", 1, "front")
    put(s, 0, "mounted", 2, "front")
    put(s, 1, "infantry", 1, "front")
    play(s, 1, "end")
    put(s, 0, "mounted", 2, "front")
    play(s, 1, "use mathematics_iron", "wounds 1 1", "wounds 3 2")
    assert [front[1] for front in s.battle.fronts] == [0, 1, 0, 0]
    assert s.battle.fronts[3][0] == -1


@rule("civilization", "R11.13")
def test_healing_once_per_battle():
    s = flat()
    tech(s, 0, "animal_husbandry", "biology")
    attack(s, [("mounted", 3), ("mounted", 1)], [("mounted", 2), ("mounted", 1)])
    put(s, 1, "mounted", 2, "front")
    put(s, 0, "mounted", 3, 0)
    assert s.battle.fronts[0][1] == 2
    assert "heal animal_husbandry" in legal(s, 0)
    play(s, 0, "heal animal_husbandry", "wounds 0 1", "heal biology")
    assert s.battle.fronts[0][1] == 0
    assert not [text for text in legal(s, 0) if text.startswith("heal")]


@rule("civilization", "R11.13")
def test_every_card_can_be_healed_and_wounded_and_an_empty_place_cannot():
    """The first card of the box is a unit like the others."""
    s = flat()
    battle = field(s)
    strength = unit_strength(s, battle, 0, 0)
    assert [wounds_possible(s, battle, HEALING + side, [0, 1, 0, 2]) for side in (0, 1)] == [1, 2]
    assert [wounds_possible(s, battle, side, [0, 1, 0, 2]) for side in (0, 1)] == [strength - 2, strength - 1]
    assert [wounds_possible(s, battle, how, [-1, 0, -1, 0]) for how in range(4)] == [0, 0, 0, 0]


@rule("civilization", "R11.7")
def test_every_card_can_be_struck():
    """The first card of the box, too."""
    s = flat()
    attack(s, [("infantry", 2)], [("mounted", 1)])
    battle = s.battle
    s.unit_decks = removed(s.unit_decks, T.card_type[0], 0)
    s.unit_decks = added(s.unit_decks, c.MOUNTED, battle.hands[1][0])
    battle.hands[1][0] = 0
    s.cached_seat = -1
    play(s, 1, f"unit {T.unit_ids[0]} front")
    assert {text.split()[-1] for text in legal(s, 0)} == {"front", "0"}


@rule("civilization", "R11.14", "R18.2")
def test_killed_units_lie_open_and_china_saves_one():
    s = flat("china", "america")
    attack(s, [("mounted", 1)], [("infantry", 3)])
    put(s, 1, "infantry", 3, "front")
    put(s, 0, "mounted", 1, 0)
    assert step_name(s) == "save_unit"
    assert len(s.unit_discards[c.MOUNTED]) == 1
    play(s, 0, next(text for text in legal(s, 0) if text != "save none"))
    assert len(s.units[0]) == 1
    assert s.unit_discards[c.MOUNTED] == ()


@rule("civilization", "R11.20", "R18.2")
def test_china_saves_no_barbarians():
    """Whoever sits next plays for the village, but its units are not theirs."""
    s = flat("america", "china")
    attack(s, [("mounted", 3)], [("infantry", 1)])
    s.battle.village = True
    s.token = replaced(s.token, s.battle.square, c.VILLAGE)
    put(s, 1, "infantry", 1, "front")
    put(s, 0, "mounted", 3, 0)
    assert s.battle is None
    assert step_name(s) != "save_unit"
    assert len(s.unit_discards[c.INFANTRY]) == 1


@rule("civilization", "R11.15")
def test_t63_ties_go_to_the_defender():
    s = flat()
    attack(s, [("mounted", 2)], [("mounted", 2)])
    put(s, 1, "mounted", 2, "front")
    put(s, 0, "mounted", 2, "front")
    assert s.pos[0] == -1
    assert s.owner_at[sq("i4")] == 1


@rule("civilization", "R11.16")
@pytest.mark.parametrize(("killed", "left"), [(3, 1), (4, 1), (1, 2)])
def test_t64_winners_losses(killed, left):
    s = flat()
    attack(s, [("infantry", 3)], [("mounted", 1)], armies=2)
    put(s, 1, "mounted", 1, "front")
    s.battle.killed[0] = killed
    put(s, 0, "infantry", 3, 0)
    assert s.armies_at[sq("i4")] == left


@rule("civilization", "R11.16")
def test_a_winner_loses_two_of_three_armies_and_no_others():
    s = flat()
    s.stack_limit = replaced(s.stack_limit, 0, 3)
    army(s, 0, "b2")
    attack(s, [("infantry", 3)], [("mounted", 1)], armies=3)
    put(s, 1, "mounted", 1, "front")
    s.battle.killed[0] = 4
    put(s, 0, "infantry", 3, 0)
    assert (s.armies_at[sq("i4")], s.armies_at[sq("b2")]) == (1, 1)
    assert sum(1 for square in s.pos[: c.ARMIES] if square >= 0) == 2


@rule("civilization", "R11.16")
def test_a_winner_of_three_armies_loses_one_for_two_units():
    s = flat()
    s.stack_limit = replaced(s.stack_limit, 0, 3)
    attack(s, [("infantry", 3)], [("mounted", 1)], armies=3)
    put(s, 1, "mounted", 1, "front")
    s.battle.killed[0] = 2
    put(s, 0, "infantry", 3, 0)
    assert s.armies_at[sq("i4")] == 2


@rule("civilization", "R11.16")
def test_defender_loses_armies_too_but_never_the_last():
    s = flat()
    attack(s, [("mounted", 1)], [("infantry", 3)], enemy_armies=2)
    s.battle.killed[1] = 5
    put(s, 1, "infantry", 3, "front")
    put(s, 0, "mounted", 1, "front")
    assert s.armies_at[sq("i4")] == 1
    assert s.owner_at[sq("i4")] == 1


@rule("civilization", "R11.16")
def test_a_defender_of_three_armies_loses_one_for_two_units():
    s = flat()
    s.stack_limit = replaced(s.stack_limit, 1, 3)
    attack(s, [("mounted", 1)], [("infantry", 3)], enemy_armies=3)
    s.battle.killed[1] = 3
    put(s, 1, "infantry", 3, "front")
    put(s, 0, "mounted", 1, "front")
    assert s.armies_at[sq("i4")] == 2


@rule("civilization", "R11.6")
@pytest.mark.parametrize("walled", [False, True])
def test_the_first_players_capital_has_walls_like_any_city(walled):
    s = flat()
    s.walled |= walled
    forces(s, 0, ("infantry", 3))
    forces(s, 1, ("mounted", 1))
    army(s, 1, "d3")
    move(s, 1)
    play(s, 1, "move d3 1+0", "step c3")
    while step_name(s) == "window":
        play(s, s.actors()[0], "pass")
    assert s.battle.city == 0
    assert s.battle.turn == (0 if walled else 1)


def example(walled):
    s = flat("china", "germany")
    city(s, 1, 1, "i4")
    piece(s, "b2", "barracks")
    army(s, 0, "h4", 2)
    if walled:
        s.walled |= 1 << 4
    forces(s, 0, ("artillery", 2), ("infantry", 3), ("mounted", 1), ("infantry", 1))
    forces(s, 1, ("infantry", 2), ("mounted", 3), ("artillery", 1))
    move(s, 0)
    play(s, 0, "move h4 2+0", "step i4")
    return s


@rule("civilization", "R11.18", "R11.15", "R11.22", "R11.24")
def test_t65_full_battle():
    s = example(False)
    assert [len(hand) for hand in s.battle.hands] == [4, 3]
    assert s.battle.bonus == [0, 4]
    put(s, 1, "infantry", 2, "front")
    put(s, 0, "artillery", 2, 0)
    put(s, 1, "mounted", 3, 0)
    put(s, 0, "infantry", 3, 0)
    put(s, 1, "artillery", 1, "front")
    put(s, 0, "mounted", 1, 1)
    put(s, 0, "infantry", 1, "front")
    # 5 against 4; one unit lost, no army lost.
    assert step_name(s) == "loot"
    assert s.centre[4] == -1
    assert s.armies_at[sq("i4")] == 2
    assert sorted(T.card_strength[card][0] for card in s.units[0]) == [1, 1, 3]
    assert s.units[1] == ()
    assert legal(s, 0) == ["loot tech metalworking"]
    play(s, 0, "loot tech metalworking")
    assert knows(s, 0, "metalworking")
    # China may save the artillery.
    assert step_name(s) == "save_unit"
    play(s, 0, "save none")
    assert sorted(T.card_strength[card][0] for card in s.units[0]) == [1, 1, 3]
    assert step_name(s) == "movement"


@rule("civilization", "R11.5", "R11.4")
def test_t66_with_walls():
    s = example(True)
    assert s.actors() == [0]
    assert s.battle.bonus == [0, 8]
    # With the same survivors (3, 1, 1) the defender wins 8 to 5.
    battle = s.battle
    assert battle is not None
    keep = [card for card in battle.hands[0] if T.card_strength[card][0] != 2]
    battle.fronts = [[card, 0, -1, 0] for card in keep]
    assert (total(s, battle, 0), total(s, battle, 1)) == (5, 8)


@rule("civilization", "R11.21")
def test_an_empty_force():
    s = flat()
    attack(s, [("infantry", 1)], [])
    assert s.actors() == [0]
    put(s, 0, "infantry", 1, "front")
    assert s.owner_at[sq("i4")] == 0
    s = flat()
    attack(s, [], [])
    assert s.battle is None
    assert s.owner_at[sq("i4")] == 1


@rule("civilization", "R11.3", "R21.1")
def test_oracle_opens_the_other_force():
    s = flat()
    piece(s, "b2", "oracle")
    attack(s, [("infantry", 1)], [("mounted", 2), ("mounted", 3)])
    assert len(s.observe(0)["battle"]["sides"][1]["hand"]) == 2
    assert s.observe(1)["battle"]["sides"][0]["hand"] is None
    assert s.observe(None)["battle"]["sides"][1]["hand"] is None


@pytest.mark.parametrize("card", range(53))
def test_every_combat_card(card):
    """Rank 1 strengths 1-3 with each rank one more; aircraft 5-7."""
    sides = T.card_strength[card]
    if T.card_type[card] == c.AIRCRAFT:
        assert len(sides) == 1
        assert 5 <= sides[0] <= 7
    else:
        assert 1 <= sides[0] <= 3
        assert sides == tuple(range(sides[0], sides[0] + 4))
    s = flat()
    battle = field(s)
    assert unit_strength(s, battle, 0, card) == sides[0]
