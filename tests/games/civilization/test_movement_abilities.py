"""Cards and abilities that change or interrupt a move: R9.15-R9.17, R11.2, R19.4-R19.6, R19.12, R22.6."""

from games.civilization.positions import (
    T,
    army,
    city,
    event,
    flat,
    ground,
    knows,
    legal,
    manage,
    marker,
    move,
    no_techs,
    piece,
    play,
    scout,
    sq,
    step_name,
    tech,
    token,
)
from support import rule
from ziggurat.games.civilization import codes as c


@rule("civilization", "R9.15", "R19.8")
def test_combustion_razes():
    s = flat()
    tech(s, 0, "combustion")
    city(s, 1, 1, "k4")
    piece(s, "j3", "temple")
    piece(s, "j4", "temple")
    army(s, 0, "i3")
    army(s, 0, "i4")
    left = s.pool[T.pool_ids.index("temple_pool")]
    move(s, 0)
    play(s, 0, "move i3 1+0", "step j3", "stop")
    assert legal(s, 0) == ["raze", "end"]
    play(s, 0, "raze")
    assert s.piece[sq("j3")] == 0
    assert s.pool[T.pool_ids.index("temple_pool")] == left + 1
    play(s, 0, "move i4 1+0", "step j4", "stop")
    assert step_name(s) == "movement"  # once per round
    assert "raze" not in legal(s, 0)
    assert s.piece[sq("j4")] != 0
    # Walls fall before a battle.
    s = flat()
    tech(s, 0, "combustion")
    s.walled |= 1 << 3
    army(s, 0, "m5")
    move(s, 0)
    play(s, 0, "move m5 1+0", "step m6", "step n6")
    assert not s.walled >> 3 & 1
    assert s.battle.turn == 1  # unwalled: the defender begins


@rule("civilization", "R9.16", "R10.6", "R18.6")
def test_russia_sacrifices():
    s = flat("russia", "america")
    no_techs(s, 0)
    tech(s, 0, "pottery")
    scout(s, 0, "m6")
    army(s, 0, "n5")
    move(s, 0)
    play(s, 0, "move m6 0+1")
    assert "sacrifice n6 currency" in legal(s, 0)
    play(s, 0, "sacrifice n6 currency")
    assert knows(s, 0, "currency")
    assert s.pos[c.ARMIES] == -1
    play(s, 0, "move n5 1+0")
    assert not [text for text in legal(s, 0) if text.startswith("sacrifice")]  # once per round
    assert "step n6" in legal(s, 0)
    # Without a legal place no sacrifice.
    s = flat("russia", "america")
    no_techs(s, 1)
    tech(s, 1, "theology")
    scout(s, 0, "m6")
    move(s, 0)
    play(s, 0, "move m6 0+1")
    assert not [text for text in legal(s, 0) if text.startswith("sacrifice")]
    # The seventh army is an ordinary one.
    assert s.tables.civs[s.civ[0]].armies == 7


@rule("civilization", "R9.17")
def test_nuke():
    s = flat()
    tech(s, 0, "atomic_theory")
    marker(s, 0, "village_uranium")
    cid = city(s, 1, 1, "h4")
    piece(s, "g3", "temple")
    piece(s, "h3", "colossus")
    piece(s, "i3", "general")
    army(s, 0, "g4")
    scout(s, 1, "i5")
    move(s, 0)
    play(s, 0, "use atomic_theory_nuke")
    assert legal(s, 0) == ["target 1-1"]  # never a capital
    play(s, 0, "target 1-1")
    assert s.centre[cid] == -1
    assert s.pool[T.pool_ids.index("temple_pool")] == 5
    assert s.wonder_owner[T.wonder_ids.index("colossus")] == -3
    assert s.great_gone == 1
    assert s.pos[0] == -1
    assert s.pos[c.FIGURES + c.ARMIES] == -1
    assert step_name(s) != "loot"


@rule("civilization", "R19.5", "R5.5")
def test_communism_locks_a_square():
    s = flat()
    tech(s, 1, "communism")
    marker(s, 1, "hut_spy")
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    assert s.actors() == [1]
    assert "react communism_spy" in legal(s, 1)
    play(s, 1, "react communism_spy", "target h4")
    # The group may not leave: its move ends here.
    assert s.armies_at[sq("h4")] == 1
    assert legal(s, 0) == ["end"]
    # A group passing through stops in a locked square.
    s = flat()
    s.locked = (sq("i4"),)
    tech(s, 0, "horseback_riding")
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    assert step_name(s) == "movement"


@rule("civilization", "R19.6")
def test_steam_power():
    s = flat()
    tech(s, 0, "steam_power")
    token(s, 0, "silk")
    ground(s, "l2", "water")
    ground(s, "l3", "water")
    army(s, 1, "l3")
    army(s, 0, "b2", 2)
    manage(s, 0)
    play(s, 0, "use steam_power_silk")
    assert legal(s, 0) == ["target b2"]
    play(s, 0, "target b2")
    assert s.armies_at[sq("l2")] == 2  # the only free water square
    move(s, 0)
    assert not [text for text in legal(s, 0) if text.startswith("move")]


@rule("civilization", "R19.6")
def test_steam_power_does_not_reach_water_of_the_first_player():
    s = flat()
    tech(s, 1, "steam_power")
    token(s, 1, "silk")
    for square in ("k2", "l2", "m2"):
        ground(s, square, "water")
    army(s, 0, "l2")
    army(s, 1, "b2")
    manage(s, 1)
    play(s, 1, "use steam_power_silk", "target b2")
    assert legal(s, 1) == ["target k2", "target m2"]


@rule("civilization", "R19.6")
def test_steam_power_needs_room_for_the_whole_stack():
    s = flat()
    tech(s, 0, "steam_power")
    token(s, 0, "silk")
    for square in ("k2", "l2", "m2"):
        ground(s, square, "water")
    army(s, 0, "m2", s.stack_limit[0] - 1)
    army(s, 0, "b2", 2)
    manage(s, 0)
    play(s, 0, "use steam_power_silk", "target b2")
    assert legal(s, 0) == ["target k2", "target l2"]


@rule("civilization", "R19.12", "R22.6", "R22.7", "R5.5")
def test_defection_interrupts_a_move():
    s = flat()
    event(s, 1, "defection")
    army(s, 1, "k4")
    army(s, 0, "h4", 2)
    move(s, 0)
    play(s, 0, "move h4 2+0", "step i4")
    assert s.actors() == [1]  # asked before the step
    assert legal(s, 1)[:2] == ["pass", "pass turn"]
    play(s, 1, "pass")
    assert s.group_square == sq("i4")
    play(s, 0, "step j4")
    play(s, 1, "react defection", "target army i4 0")
    assert s.armies_at[sq("j4")] == 1
    assert sum(s.pos[j] >= 0 for j in range(c.ARMIES)) == 1
    # With pass turn nobody is asked again in this turn.
    s = flat()
    event(s, 1, "defection")
    army(s, 0, "h4", 2)
    move(s, 0)
    play(s, 0, "move h4 2+0", "step i4")
    play(s, 1, "pass turn")
    play(s, 0, "step j4")
    assert s.actors() == [0]


@rule("civilization", "R11.2", "R19.12")
def test_interrupting_a_battle_before_it_starts():
    s = flat()
    event(s, 1, "defection", "wholesale_defection")
    army(s, 0, "h4")
    army(s, 1, "i4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    play(s, 1, "pass")
    assert s.actors() == [1]  # before the battle starts
    play(s, 1, "react defection", "target army i4 0")
    assert s.battle is None
    assert s.pos[0] == -1
    assert s.owner_at[sq("i4")] == 1


@rule("civilization", "R22.6")
def test_the_mover_may_interrupt_himself():
    s = flat()
    event(s, 0, "defection")
    army(s, 0, "h4")
    army(s, 1, "i4")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "react defection" in legal(s, 0)
    play(s, 0, "react defection", "target army i4 1")
    assert s.owner_at[sq("i4")] == -1
    assert step_name(s) == "step"
