"""Movement: R9, T48, T49, T51-T53, T84, T85."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    flat,
    forces,
    ground,
    hide,
    legal,
    move,
    play,
    scout,
    sq,
    step_name,
    steps,
    table,
    tech,
)
from support import rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.world import lay_tile, origins, put_figure, remove_city
from ziggurat.kernel.rows import replaced


@rule("civilization", "R9.1", "R2.7")
def test_steps_are_orthogonal_and_limited_by_speed():
    s = flat()
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert steps(s) == {"h3", "h5", "g4", "i4"}
    play(s, 0, "step i4", "step j4")
    assert s.armies_at[sq("j4")] == 1
    assert legal(s, 0) == ["end"]  # each figure once
    s.moved[0] = 0
    tech(s, 0, "horseback_riding")
    move(s, 0)
    play(s, 0, "move j4 1+0", "step k4", "step l4")
    assert step_name(s) == "step"
    play(s, 0, "stop")
    for name, speed in (("horseback_riding", 3), ("sailing", 4), ("steam_power", 5), ("flight", 6)):
        s = flat()
        tech(s, 0, name)
        assert s.speed[0] == speed
    assert flat().speed[0] == 2


@rule("civilization", "R9.2")
def test_groups():
    s = flat()
    army(s, 0, "h4", 2)
    scout(s, 0, "h4")
    s.stack_limit = replaced(s.stack_limit, 0, 3)
    move(s, 0)
    groups = {text for text in legal(s, 0) if text.startswith("move")}
    assert groups == {"move h4 0+1", "move h4 1+0", "move h4 1+1", "move h4 2+0", "move h4 2+1"}
    play(s, 0, "move h4 1+1", "step i4", "stop")
    assert (s.armies_at[sq("i4")], s.scouts_at[sq("i4")], s.armies_at[sq("h4")]) == (1, 1, 1)
    # A figure met on the way is not picked up: it moves by itself.
    assert {text for text in legal(s, 0) if text.startswith("move")} == {"move h4 1+0"}


@rule("civilization", "R9.3", "R2.8")
def test_t84_stacking_while_passing():
    s = flat()
    army(s, 0, "i4", 2)
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "i4" not in steps(s)
    s = flat(stacking_while_passing="end_only")
    army(s, 0, "i4", 2)
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    assert "stop" not in legal(s, 0)
    play(s, 0, "step j4")
    for name, limit in (("masonry", 3), ("printing_press", 4), ("biology", 5), ("replaceable_parts", 6)):
        s = flat("russia", "america")
        tech(s, 0, name)
        tech(s, 1, name)
        assert (s.stack_limit[0], s.stack_limit[1]) == (limit + 1, limit)


@rule("civilization", "R9.2")
def test_one_of_two_scouts_may_go():
    s = flat()
    scout(s, 0, "h4", 2)
    move(s, 0)
    play(s, 0, "move h4 0+1", "step i4", "stop")
    assert (s.scouts_at[sq("h4")], s.scouts_at[sq("i4")]) == (1, 1)


@rule("civilization", "R9.3")
def test_figures_join_others_up_to_the_stacking_limit():
    s = flat()
    army(s, 0, "h4")
    army(s, 0, "i4")
    army(s, 0, "h6")
    army(s, 0, "i6", s.stack_limit[0])
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "step i4" in legal(s, 0)
    play(s, 0, "step i4", "stop", "move h6 1+0")
    assert s.armies_at[sq("i4")] == s.stack_limit[0] == 2
    assert "step i6" not in legal(s, 0)


@rule("civilization", "R9.4", "R2.12")
def test_t49_t85_crossing_water():
    s = flat()
    ground(s, "i4", "water")
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "i4" not in steps(s)
    tech(s, 0, "navigation")
    s.cached_seat = -1
    play(s, 0, "step i4")
    assert "stop" not in legal(s, 0)
    play(s, 0, "step j4")
    # Only water beyond and too few steps: the first step is illegal.
    s = flat()
    tech(s, 0, "navigation")
    for name in ("i4", "j4", "i3", "i5"):
        ground(s, name, "water")
    army(s, 0, "h4")
    for name in ("h3", "h5", "g4"):
        ground(s, name, "water")
    s.stack_limit = replaced(s.stack_limit, 0, 1)
    army(s, 0, "h4")  # the way back is full too
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert "i4" not in steps(s)
    s = flat()
    tech(s, 0, "navigation", "horseback_riding")
    ground(s, "i4", "water")
    ground(s, "j4", "water")
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4", "step j4")
    assert "stop" not in legal(s, 0)
    play(s, 0, "step k4")
    # Sailing: treated like land.
    s = flat()
    tech(s, 0, "sailing")
    ground(s, "i4", "water")
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    assert "stop" in legal(s, 0)


@rule("civilization", "R9.4")
def test_t85_unexplored_tiles_beyond_do_not_help():
    s = flat()
    tech(s, 0, "navigation")
    for square in s.board.places[s.board.place_of[sq("h4")]]:
        ground(s, square_name(square), "water")
    ground(s, "h4", "grassland")
    for place in range(len(s.board.places)):
        if place not in s.board.home_place and place != s.board.place_of[sq("h4")]:
            hide(s, place)
    army(s, 0, "h4", 2)
    s.stack_limit = replaced(s.stack_limit, 0, 1)
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert steps(s) == set()


@rule("civilization", "R9.4")
def test_whoever_was_stopped_on_water_leaves_as_soon_as_he_can():
    s = flat()
    tech(s, 0, "navigation")
    ground(s, "i4", "water")
    army(s, 0, "i4")
    move(s, 0)
    before = TITLE.to_json(s)
    s.cached_seat = -1
    assert "end" not in legal(s, 0)
    assert TITLE.to_json(s) == before  # asking leaves no trace
    play(s, 0, "move i4 1+0")
    assert "stop" not in legal(s, 0)
    play(s, 0, "step i5", "stop")
    assert legal(s, 0) == ["end"]
    # Nowhere to go: he stays.
    s = flat()
    for name in ("i4", "i3", "i5", "h4", "j4"):
        ground(s, name, "water")
    army(s, 0, "i4")
    move(s, 0)
    assert "end" in legal(s, 0)


@rule("civilization", "R9.4")
@pytest.mark.parametrize(("figure", "leaves"), [(0, True), (c.ARMIES - 1, True), (c.ARMIES, False)])
def test_only_an_army_leaves_water_where_an_enemy_stands(figure, leaves):
    """Who is asked is the figure itself, to the last of the armies."""
    s = flat()
    for name in ("i4", "i3", "i5", "h4"):
        ground(s, name, "water")
    put_figure(s, 0, figure, sq("i4"))
    army(s, 1, "j4")
    move(s, 0)
    assert ("end" not in legal(s, 0)) == leaves


@rule("civilization", "R9.5")
def test_t53_own_city_centre():
    s = flat()
    army(s, 0, "b3")
    move(s, 0)
    play(s, 0, "move b3 1+0", "step c3")
    assert "stop" not in legal(s, 0)
    play(s, 0, "step d3")
    # Enemy outskirts may be entered by all figures.
    s = flat()
    scout(s, 0, "k5")
    move(s, 0)
    play(s, 0, "move k5 0+1", "step l5", "step m5")
    assert s.scouts_at[sq("m5")] == 1


@rule("civilization", "R9.6")
def test_enemy_city_centres():
    s = flat()
    scout(s, 0, "m6")
    army(s, 0, "n5")
    move(s, 0)
    play(s, 0, "move m6 0+1")
    assert "n6" not in steps(s)
    play(s, 0, "stop", "move n5 1+0", "step n6")
    assert s.battle is not None
    assert s.battle.city == 3


@rule("civilization", "R9.9", "R11.17", "R11.23")
def test_t51_scouts_alone():
    for option, coin in ((False, 0), (True, 1)):
        s = flat(scout_kill_counts_as_battle=option)
        tech(s, 0, "code_of_laws")
        scout(s, 1, "i4")
        s.trade[1] = 5
        army(s, 0, "h4")
        move(s, 0)
        play(s, 0, "move h4 1+0", "step i4")
        assert s.pos[c.FIGURES + c.ARMIES] == -1
        assert step_name(s) == "loot"
        assert s.battle is None
        play(s, 0, "loot trade")
        assert (s.trade[0], s.trade[1]) == (3, 2)
        assert s.coin_count[0] == coin
        assert s.armies_at[sq("i4")] == 1
        assert not [text for text in legal(s, 0) if text.startswith("move")]
    # Scouts do not enter squares with enemy figures.
    s = flat()
    scout(s, 0, "h4")
    scout(s, 1, "i4")
    move(s, 0)
    play(s, 0, "move h4 0+1")
    assert "i4" not in steps(s)


@rule("civilization", "R9.10", "R9.9")
def test_t52_mixed_stack_and_one_loot():
    s = flat()
    army(s, 1, "i4", 2)
    s.stack_limit = replaced(s.stack_limit, 1, 3)
    scout(s, 1, "i4")
    s.trade[1] = 9
    army(s, 0, "h4")
    forces(s, 0, ("infantry", 3), ("mounted", 3))
    forces(s, 1)
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert all(s.pos[c.FIGURES + j] == -1 for j in range(c.FIGURES))
    play(s, 0, "loot trade")
    assert step_name(s) == "movement"
    assert s.trade == [3, 6]
    assert s.owner_at[sq("i4")] == 0


@rule("civilization", "R9.11")
def test_flight_passes_everything():
    s = flat()
    tech(s, 0, "flight")
    army(s, 1, "i4")
    s.token = replaced(s.token, sq("j4"), c.HUT)
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4", "step j4", "step k4")
    assert s.battle is None
    assert s.held[0] == ()
    play(s, 0, "step k5", "step j5", "step i5")
    assert s.armies_at[sq("i5")] == 1
    # Ending there follows the normal rules.
    s.moved[0] = 0
    move(s, 0)
    play(s, 0, "move i5 1+0", "step i4", "stop")
    assert s.battle is not None
    s = flat()
    tech(s, 0, "flight")
    army(s, 1, "i4")
    scout(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 0+1", "step i4")
    assert "stop" not in legal(s, 0)


@rule("civilization", "R9.12", "R9.13", "R9.14")
def test_t48_discovering():
    s = flat()
    place = s.board.place_of[sq("e1")]
    hide(s, place)
    army(s, 0, "d2")
    tiles = len(s.tile_bag)
    move(s, 0)
    play(s, 0, "move d2 1+0")
    assert "discover east" in legal(s, 0)
    play(s, 0, "discover east")
    assert s.tile_at[place] >= 0
    assert s.turn_at[place] == 1
    assert len(s.tile_bag) == tiles - 1
    tokens = [s.token[square] for square in s.board.places[place]]
    assert sum(kind != 0 for kind in tokens) == 2
    assert s.steps_left == 1
    # From every side the arrow points away from the discoverer.
    for name, direction, turns in (("i5", "north", 0), ("h2", "east", 1), ("j4", "south", 2), ("i7", "west", 3)):
        s = flat()
        target = s.board.place_of[sq(name) + {"north": -16, "east": 1, "south": 16, "west": -1}[direction]]
        hide(s, target)
        scout(s, 0, name)
        move(s, 0)
        play(s, 0, f"move {name} 0+1", f"discover {direction}")
        assert s.turn_at[target] == turns


@pytest.mark.parametrize("number", range(20))
def test_every_tile_lies_in_every_rotation(number):
    """All sixteen squares of each tile turn up once, whatever the rotation."""
    s = table("america", "germany")
    place = len(s.board.places) - 1
    for turns in range(4):
        lay_tile(s, place, number, turns)
        squares = s.board.places[place]
        assert sorted(s.print_at[square] for square in squares) == list(range(number * 16, number * 16 + 16))
        for square in squares:
            assert s.ground[square] == T.square_ground[s.print_at[square]]
            assert s.yield_at[square] == T.square_yield[s.print_at[square]]


@rule("civilization", "R2.1")
def test_distances_are_counted_from_a_figure_on_the_first_square():
    s = flat()
    army(s, 0, "a1")
    army(s, 1, "b1")
    assert set(origins(s, 0)) == {sq("a1"), sq("c3")}
    assert set(origins(s, 1)) == {sq("b1"), sq("n6")}


@rule("civilization", "R11.18", "R13.1")
def test_scouts_gather_for_a_lost_city_no_longer():
    """Those of its owner; of others nothing changes."""
    s = flat()
    lost = city(s, 1, 1, "i4")
    s.gather = (0, 0, lost, lost)
    remove_city(s, lost)
    assert s.gather == (0, 0, -1, -1)
