"""Start of Turn, governments, scouts: R5, R6, R13, T11-T16, T81-T83, T92."""

from typing import Any

import pytest

from games.civilization.positions import (
    army,
    city,
    coins,
    flat,
    gov,
    ground,
    legal,
    manage,
    move,
    piece,
    play,
    printed,
    rule_by,
    scout,
    sq,
    start,
    step_name,
    table,
    tech,
    turn,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.flow import settle_coins
from ziggurat.games.civilization.founding import can_found
from ziggurat.games.civilization.research import learn
from ziggurat.games.civilization.world import city_production, city_trade, city_yield
from ziggurat.kernel.rows import added, replaced, without


def founding(s, seat=0):
    return [text for text in legal(s, seat) if text.startswith("found")]


@rule("civilization", "R5.1", "R5.2", "R22.1", "R22.2")
def test_phases_in_order():
    s = table("america", "germany", "china")
    seen: list[Any] = []
    turns: dict[Any, Any] = {}
    for _ in range(400):
        mark = (s.round, s.phase)
        if not seen or seen[-1] != mark:
            seen.append(mark)
        if s.round == 3:
            break
        seat = s.actors()[0]
        if s.phase in (1, 3, 4) and step_name(s) in ("start_of_turn", "city_management", "movement"):
            assert seat == s.active
            assert s.actors() == [seat]
            turns.setdefault(mark, [s.first])
            if turns[mark][-1] != seat:
                turns[mark].append(seat)
        texts = legal(s, seat)
        play(s, seat, next(text for text in ("end", "pass", "research none", texts[0]) if text in texts))
    assert seen == [(number, phase) for number in (1, 2) for phase in range(1, 6)] + [(3, 1)]
    # The phases of single players go round from the start player.
    assert set(turns) == {(number, phase) for number in (1, 2) for phase in (1, 3, 4)}
    for order in turns.values():
        assert order == [(order[0] + i) % 3 for i in range(3)]


@rule("civilization", "R5.3")
def test_start_player_marker_passes_left():
    s = table("america", "germany", "china")
    first = s.first
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    assert s.round == 2
    assert s.first == (first + 1) % 3


@rule("civilization", "R5.4")
def test_this_turn_ends_with_the_round():
    s = flat()
    s.bonus = replaced(s.bonus, 0, 4)
    s.used[0] = 1
    s.locked = (5,)
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    assert s.bonus[0] == 0
    assert s.used[0] == 0
    assert not s.locked


@rule("civilization", "R6.1")
def test_start_of_turn_effects_happen():
    s = flat()
    piece(s, "b2", "colossus")
    start(s, 0)
    assert s.trade[0] == 3
    assert "end" in legal(s, 0)


@rule("civilization", "R6.3")
def test_t11_where_no_city_can_be_founded():
    s = flat()
    scout(s, 0, "h4")
    start(s, 0)
    assert founding(s) == ["found h4"]
    ground(s, "h4", "water")
    assert can_found(s, 0, sq("h4")) == "water"
    ground(s, "h4", "grassland")
    s.token = replaced(s.token, sq("i5"), c.VILLAGE)  # diagonal
    assert can_found(s, 0, sq("h4")) == "token"
    s.token = replaced(s.token, sq("i5"), 0)
    assert can_found(s, 0, sq("h4")) is None
    s.ground = replaced(s.ground, sq("i3"), c.UNEXPLORED)
    assert can_found(s, 0, sq("h4")) == "unexplored"
    s.ground = replaced(s.ground, sq("i3"), c.GRASSLAND)
    army(s, 1, "i5")
    assert can_found(s, 0, sq("h4")) == "enemy"
    assert can_found(s, 0, sq("h1")) == "edge"


@rule("civilization", "R6.3")
def test_t12_distance_between_cities():
    s = flat()
    city(s, 0, 0, "e5")
    for name, allowed in (("g7", False), ("h5", True), ("h7", True), ("g5", False)):
        assert (can_found(s, 0, sq(name)) is None) == allowed, name


@rule("civilization", "R2.10", "R6.3")
def test_t13_maximum_of_cities():
    s = flat()
    city(s, 0, 1, "h4")
    scout(s, 0, "k4")
    start(s, 0)
    assert founding(s) == []
    tech(s, 0, "irrigation")
    start(s, 0)
    assert founding(s) == ["found k4"]


@rule("civilization", "R6.4", "R6.5", "R6.6", "R8.2")
def test_founding_displaces_figures_and_the_city_works_at_once():
    s = flat()
    scout(s, 0, "h4")
    army(s, 0, "h4")
    ground(s, "g3", "forest")
    s.disaster = replaced(s.disaster, sq("h4"), 1 + c.GRASSLAND)
    s.disasters_left -= 1
    start(s, 0)
    play(s, 0, "found h4")
    assert step_name(s) == "displace"
    assert "displace g3" in legal(s, 0)  # diagonals allowed
    play(s, 0, "displace g3")
    assert s.armies_at[sq("g3")] == 1
    assert s.pos[c.ARMIES] == -1  # the scout is back in the supply
    assert s.disaster[sq("h4")]
    assert not s.walled >> 1 & 1
    assert city_production(s, 1) == 2
    manage(s, 0)
    assert "arts 0-1" in legal(s, 0)
    # Nowhere to go: no city.
    s = flat()
    scout(s, 0, "h4")
    army(s, 0, "h4")
    for near in s.board.around[sq("h4")]:
        s.ground = replaced(s.ground, near, c.WATER)
    start(s, 0)
    assert founding(s) == []


@rule("civilization", "R6.7")
def test_t14_direct_change_only_in_the_next_round():
    s = flat()
    s.round = 4
    tech(s, 0, "pottery", "writing")
    learn(s, 0, s.tables.tech_ids.index("chivalry"))
    start(s, 0)
    assert "government feudalism" not in legal(s, 0)  # still round 4
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    assert s.round == 5
    start(s, 0)
    assert "government feudalism" in legal(s, 0)
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    start(s, 0)
    assert "government feudalism" not in legal(s, 0)
    play(s, 0, "government anarchy")
    assert not [text for text in legal(s, 0) if text.startswith("government")]
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    start(s, 0)
    assert "government feudalism" in legal(s, 0)
    assert "end" in legal(s, 0)  # staying is allowed


@rule("civilization", "R6.9", "R6.7")
def test_t15_anarchy_stops_the_capital_only():
    s = flat()
    city(s, 0, 1, "h4")
    rule_by(s, 0, "anarchy")
    manage(s, 0)
    texts = legal(s, 0)
    assert "arts 0-1" in texts
    assert not [text for text in texts if "0-0" in text]
    ground(s, "b2", "desert")
    assert city_trade(s, 0) == 1


@rule("civilization", "R6.8", "R22.9", "R17.1")
def test_t16_feudalisms_coin():
    s = flat()
    coins(s, 0, 14)
    s.open_now = replaced(s.open_now, 0, 1 << gov(s, "feudalism"))
    start(s, 0)
    play(s, 0, "government feudalism")
    assert s.ending == c.E_ECONOMY
    assert s.winner == 0
    s = flat()
    rule_by(s, 0, "feudalism")
    assert s.coin_count[0] == 1
    start(s, 0)
    play(s, 0, "government anarchy")
    assert s.coin_count[0] == 0


@rule("civilization", "R6.2", "R8.16")
@pytest.mark.parametrize("first", ["artist", "general", "humanitarian", "industrialist", "scientist"])
def test_t92_each_great_person_once_per_start_of_turn(first):
    s = flat()
    for name in ("b2", "c2", "d2", "b3", "d3", "b4", "c4"):
        ground(s, name, "water")
    for name in (first, "builder"):
        kind = s.tables.great_ids.index(name)
        s.great_bag = without(s.great_bag, kind)
        s.reserve = added(s.reserve, 0, kind)
    start(s, 0)
    play(s, 0, f"great_person {first} d4", "great_person builder d4")
    assert s.reserve[0] == (s.tables.great_ids.index(first),)
    assert f"great_person {first} d4" not in legal(s, 0)
    start(s, 0)
    assert f"great_person {first} d4" in legal(s, 0)


@rule("civilization", "R6.10", "R13.1", "R13.2", "R24")
def test_t41_a_scout_sends_its_square():
    s = flat()
    ground(s, "h4", "forest")
    scout(s, 0, "h4")
    city(s, 0, 1, "l4")
    start(s, 0)
    play(s, 0, "end")
    assert legal(s, 0) == ["gather h4 0-0", "gather h4 0-1", "gather h4 none"]
    play(s, 0, "gather h4 0-0")
    assert city_production(s, 0) == 2
    assert city_production(s, 1) == 0
    # A square in another own city's outskirts counts for the chosen city only.
    s = flat()
    city(s, 0, 1, "h4")
    ground(s, "g3", "forest")
    scout(s, 0, "g3")
    start(s, 0)
    play(s, 0, "end", "gather g3 0-0")
    assert (city_production(s, 0), city_production(s, 1)) == (2, 0)


def america():
    """The capital of T4's America with nothing around it."""
    s = table("america", "germany")
    for figure, square in enumerate(s.pos):
        if square >= 0:
            from ziggurat.games.civilization.world import take_figure

            take_figure(s, figure // c.FIGURES, figure % c.FIGURES)
    for square in s.board.ring[s.centre[0]]:
        if s.piece[square]:
            from ziggurat.games.civilization.world import clear_piece

            clear_piece(s, square, 0, False)
    for place in range(len(s.board.places)):
        if s.tile_at[place] < 0:
            from ziggurat.games.civilization.world import lay_tile

            lay_tile(s, place, s.tile_bag[-1], 0)
            s.tile_bag = s.tile_bag[:-1]
            for square in s.board.places[place]:
                s.token = replaced(s.token, square, 0)
                ground(s, f"{chr(97 + square % 16)}{square // 16 + 1}", "grassland")
    s.trade[0] = 0
    return s


def home(s, square_id):
    """Where a square of America's home tile lies."""
    from ziggurat.games.civilization.board import square_name

    return next(square_name(q) for q in range(s.board.size) if s.print_at[q] == printed(s, square_id))


@rule("civilization", "R8.1", "R8.14", "R8.19")
def test_t40_options_of_the_example_city():
    s = america()
    manage(s, 0)
    texts = legal(s, 0)
    assert "arts 0-0" in texts
    assert "harvest 0-0 silk" in texts
    assert "harvest 0-0 incense" in texts
    assert "harvest 0-0 iron" not in texts
    assert "produce 0-0 infantry" in texts  # 5
    assert "produce 0-0 scout" not in texts  # 6
    play(s, 0, "arts 0-0")
    assert s.culture[0] == 1


@pytest.mark.parametrize(
    ("square_id", "trade", "production", "arts", "more"),
    [
        ("home_america_10", 3, 7, 1, None),  # T41 forest
        ("neutral_11_23", 3, 7, 2, None),  # T42 forest natural wonder
        ("home_china_03", 3, 5, 1, "wheat"),  # T43 wheat on grassland
    ],
)
@rule("civilization", "R13.1")
def test_t41_t42_t43_gathering_examples(square_id, trade, production, arts, more):
    s = america()
    ground(s, "i2", "", printed(s, square_id))
    scout(s, 0, "i2")
    start(s, 0)
    play(s, 0, "end", "gather i2 0-0")
    assert city_trade(s, 0) == trade
    assert city_production(s, 0) == production
    manage(s, 0)
    if more:
        assert {text for text in legal(s, 0) if text.startswith("harvest")} == {
            "harvest 0-0 incense",
            "harvest 0-0 silk",
            f"harvest 0-0 {more}",
        }
    play(s, 0, "arts 0-0")
    assert s.culture[0] == arts


@rule("civilization", "R13.2", "R14.1", "R14.4")
def test_t44_enemy_scout_blockades_and_gathers():
    s = america()
    forest = home(s, "home_america_23")
    scout(s, 1, forest)
    before = city_production(s, 3)
    start(s, 1)
    play(s, 1, "end", f"gather {forest} 1-0")
    assert city_production(s, 3) == before + 2
    assert (city_trade(s, 0), city_production(s, 0)) == (3, 3)


@rule("civilization", "R14.1", "R13.5")
def test_t45_enemy_army_on_the_incense():
    s = america()
    army(s, 1, home(s, "home_america_22"))
    assert (city_trade(s, 0), city_production(s, 0)) == (3, 4)
    manage(s, 0)
    assert "harvest 0-0 incense" not in legal(s, 0)
    # Armies do not gather: nothing is asked for them.
    s = america()
    army(s, 0, "i2")
    start(s, 0)
    play(s, 0, "end")
    assert step_name(s) != "gather"


@rule("civilization", "R13.3")
def test_gathering_a_wonder_gives_culture_not_the_ability():
    s = flat()
    city(s, 1, 1, "h4")
    piece(s, "g3", "colossus")
    scout(s, 0, "g3")
    start(s, 0)
    play(s, 0, "end", "gather g3 0-0")
    assert city_yield(s, 0) >> c.CULTURE_SHIFT & 255 == 1
    assert s.trade[0] == 0
    piece(s, "h3", "barracks")
    from ziggurat.games.civilization.world import combat_bonus

    scout(s, 0, "h3")
    assert combat_bonus(s, 0) == 0


@rule("civilization", "R13.4")
def test_t83_a_scout_built_now_does_not_gather():
    s = flat()
    piece(s, "b2", "hanging_gardens")
    ground(s, "b2", "desert")
    city(s, 0, 1, "h4")
    start(s, 0)
    play(s, 0, "wonder hanging_gardens scout", "end")
    assert step_name(s) != "gather"
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    start(s, 0)
    play(s, 0, "end")
    assert step_name(s) == "gather"


@rule("civilization", "R13.5")
def test_the_first_scout_takes_over_what_the_second_gathered():
    s = flat()
    ground(s, "h4", "forest")
    scout(s, 0, "h4", 2)
    start(s, 0)
    play(s, 0, "end", "gather h4 none", "gather h4 0-0")
    assert s.gather == (-1, 0, -1, -1)
    start(s, 0)
    play(s, 0, "end", "gather h4 0-0")
    assert s.gather == (0, -1, -1, -1)
    assert city_production(s, 0) == 2


@rule("civilization", "R13.5")
def test_one_square_is_gathered_once_and_leaving_ends_it():
    s = flat()
    ground(s, "h4", "forest")
    scout(s, 0, "h4", 2)
    start(s, 0)
    play(s, 0, "end", "gather h4 0-0")
    assert step_name(s) != "gather"
    assert city_production(s, 0) == 2
    from ziggurat.games.civilization.world import take_figure

    take_figure(s, 0, c.ARMIES)
    settle_coins(s)
    assert city_production(s, 0) == 0
    # The supplied city is destroyed.
    s = flat()
    cid = city(s, 0, 1, "l4")
    ground(s, "h4", "forest")
    scout(s, 0, "h4")
    start(s, 0)
    play(s, 0, "end", "gather h4 0-1")
    from ziggurat.games.civilization.world import remove_city

    remove_city(s, cid)
    assert s.gather[0] == -1


@rule("civilization", "R5.5")
def test_cards_only_in_their_phase():
    from games.civilization.positions import event

    s = flat()
    event(s, 0, "we_love_the_despot_day", "drought")
    start(s, 0)
    assert "play drought" in legal(s, 0)
    assert "play we_love_the_despot_day" not in legal(s, 0)
    manage(s, 0)
    assert "play we_love_the_despot_day" in legal(s, 0)
    assert "play drought" not in legal(s, 0)
    army(s, 0, "h4")
    move(s, 0)
    assert not [text for text in legal(s, 0) if text.startswith("play")]
    turn(s, 0, c.TRADE)
    assert not [text for text in legal(s, 0) if text.startswith("play")]


@rule("civilization", "R6.7", "R16.5")
def test_t81_tech_learned_before_ones_own_start_of_turn():
    from games.civilization.positions import event

    s = flat("rome", "america")
    s.round = 5
    event(s, 0, "exchange_of_ideas")
    start(s, 0)
    play(s, 0, "play exchange_of_ideas", "target player 1")
    play(s, 1, "learn code_of_laws")
    start(s, 1)
    assert "government republic" not in legal(s, 1)
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    start(s, 1)
    assert "government republic" in legal(s, 1)
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    start(s, 1)
    assert "government republic" not in legal(s, 1)


@rule("civilization", "R16.8", "R6.7")
def test_t82_forced_anarchy():
    from games.civilization.positions import event

    s = flat()
    s.round = 3
    rule_by(s, 1, "feudalism")
    coins(s, 1, 8)
    event(s, 0, "the_citizens_are_revolting")
    start(s, 0)
    play(s, 0, "play the_citizens_are_revolting")
    assert legal(s, 0) == ["target player 1"]
    play(s, 0, "target player 1")
    assert s.tables.government_ids[s.governments[1]] == "anarchy"
    assert s.coin_count[1] == 7
    start(s, 1)
    assert not [text for text in legal(s, 1) if text.startswith("government")]
    manage(s, 1)
    assert not [text for text in legal(s, 1) if "1-0" in text]
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    start(s, 1)
    assert "government feudalism" in legal(s, 1)
    # A player in Anarchy already is no target.
    event(s, 0, "the_citizens_are_revolting_ii")
    start(s, 0)
    assert "play the_citizens_are_revolting_ii" not in legal(s, 0)
