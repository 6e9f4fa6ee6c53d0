"""Components, map and set-up: R0-R4, T1-T10."""

from typing import Any

import pytest

from games.civilization.positions import (
    NAMES,
    T,
    army,
    begun,
    city,
    coins,
    event,
    flat,
    ground,
    knows,
    legal,
    manage,
    marker,
    move,
    new,
    piece,
    play,
    printed,
    rule_by,
    scout,
    sq,
    start,
    step_name,
    steps,
    table,
    tech,
)
from support import random_move, rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.board import square_name, turned
from ziggurat.games.civilization.flow import add_trade
from ziggurat.games.civilization.setup import central_squares, recommended_square
from ziggurat.games.civilization.world import city_production, city_yield, lay_tile
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import added, replaced, without


def icons(s, cid):
    value = city_yield(s, cid)
    resources = {c.RESOURCES[r] for r in range(4) if value >> (c.RESOURCE_SHIFT + 4 * r) & 15}
    return value & 255, value >> 8 & 255, value >> 16 & 255, value >> 24 & 255, resources


def alone(civ: str, square: str | None = None, seed: int = 1):
    """The civilization as seat 0 with its capital placed."""
    other = "germany" if civ != "germany" else "china"
    s = new(civ, other, seed=seed)
    while s.centre[0] < 0:
        seat = s.actors()[0]
        name = square if seat == 0 and square else square_name(recommended_square(s, seat))
        text = f"capital {name}"
        play(s, seat, text if text in legal(s, seat) else legal(s, seat)[0])
    return s


@rule("civilization", "R1.1", "R1.2", "R1.3")
def test_box():
    assert (TITLE.min_players, TITLE.max_players) == (2, 4)
    s = table("russia", "america")
    assert len(T.unit_ids) == 53
    assert [T.card_type.count(kind) for kind in range(4)] == [15, 15, 15, 8]
    assert sum(T.event_copies) == 47
    decks = [sum(n for e, n in zip(T.events, T.event_copies, strict=True) if e.deck == d) for d in (1, 2, 3)]
    assert decks == [19, 17, 11]
    assert [sum(w.era == era for w in T.wonders) for era in range(3)] == [4, 4, 4]
    assert sum(T.great_copies) == 18
    assert sum(T.pool_count) == 49
    assert (len(s.hut_bag) + len(s.village_bag), T.disasters) == (30, 12)
    assert len(T.tile_ids) == 20
    assert len(T.tech_ids) == 37
    assert len(T.government_ids) == 8
    assert s.tables.civs[s.civ[0]].armies == 7
    assert s.tables.civs[s.civ[1]].armies == 6
    assert TITLE.box(s) == s.census()
    # R1.3: an empty pool cannot be drawn from.
    s.great_bag = ()
    from ziggurat.games.civilization.culture import gain_great_person

    gain_great_person(s, 0)
    assert s.reserve[0] == ()


@rule("civilization", "R1.4")
def test_t18_t19_trade_dial():
    s = flat()
    s.trade[0] = 3
    add_trade(s, 0, 3)
    assert s.trade[0] == 6
    s.trade[0] = 25
    add_trade(s, 0, 5)
    assert s.trade[0] == 27


@rule("civilization", "R1.5")
def test_coin_dial_ends_at_15():
    s = flat()
    assert T.coins_to_win == 15
    s.coins_on = replaced(s.coins_on, 7, 14)
    from ziggurat.games.civilization.flow import settle_coins

    s.dirty = -1
    settle_coins(s)
    assert (s.coin_count[0], s.ending) == (14, 0)
    s.coins_on = replaced(s.coins_on, 7, 15)
    s.dirty = -1
    settle_coins(s)
    assert s.ending == c.E_ECONOMY


@rule("civilization", "R0.6", "R22.10")
def test_same_seed_same_game():
    def run(seed):
        s = TITLE.new(3, seed, dict(TITLE.unattended))
        rng = rng_from_seed(5)
        for _ in range(300):
            random_move(s, rng)
        return TITLE.to_json(s)

    assert run(4) == run(4)
    assert run(4) != run(5)


@rule("civilization", "R3.1")
def test_civilizations_random_or_chosen():
    seen = set()
    for seed in range(12):
        s = begun(4, seed)
        assert len(set(s.civ)) == 4
        seen.add(tuple(s.civ))
    assert len(seen) > 6
    s = begun(2, 1, civilizations="chosen")
    assert legal(s, 0) == [f"civilization {name}" for name in T.civ_ids]
    play(s, 0, "civilization rome")
    assert "civilization rome" not in legal(s, 1)


@rule("civilization", "R3.2", "R3.10", "R3.11", "R3.12", "R3.7")
@pytest.mark.parametrize(
    ("players", "homes", "turns", "tiles"),
    [
        (2, [(0, 0), (12, 4)], [1, 3], 8),
        (3, [(6, 0), (12, 12), (0, 12)], [2, 3, 1], 10),
        (4, [(0, 0), (12, 0), (12, 12), (0, 12)], [2, 2, 0, 0], 16),
    ],
)
def test_layouts(players, homes, turns, tiles):
    s = new(*NAMES[:players])
    board = s.board
    assert len(board.places) == tiles
    for seat in range(players):
        first = board.places[board.home_place[seat]][0]
        assert (first % 16, first // 16) == homes[seat]
        assert board.home_turn[seat] == turns[seat]
        assert s.tile_at[board.home_place[seat]] == s.tables.civs[s.civ[seat]].tile
    assert sum(tile >= 0 for tile in s.tile_at) == players
    assert len(s.tile_bag) == 14
    if players == 3:
        rows: dict[Any, Any] = {}
        for place in board.places:
            rows.setdefault(place[0] // 16, []).append(place[0] % 16)
        assert [sorted(xs) for _, xs in sorted(rows.items())] == [[6], [4, 8], [2, 6, 10], [0, 4, 8, 12]]


@rule("civilization", "R3.10", "R6.3")
def test_what_lies_around_a_square():
    for players in (2, 3, 4):
        board = begun(players, 1).board
        on_map = [square for square in range(board.size) if board.place_of[square] >= 0]
        for square in range(board.size):
            ways = {other: (abs(other % 16 - square % 16), abs(other // 16 - square // 16)) for other in on_map}
            around = tuple(other for other in on_map if max(ways[other]) == 1)
            near = [other for other in on_map if sum(ways[other]) == 1 and square in on_map]
            assert board.around[square] == around
            assert board.ring[square] == (around if len(around) == 8 else ())
            assert sorted(board.near[square]) == near


@rule("civilization", "R3.3", "R2.14")
def test_first_units():
    s = new("america", "china")
    for seat in range(2):
        assert sorted(T.card_type[card] for card in s.units[seat]) == [0, 1, 2]
    assert s.ranks[:4] == (1, 1, 1, 0)


@rule("civilization", "R3.4")
def test_t3_wonders_with_and_without_egypt():
    s = new("egypt", "china")
    eras = sorted(T.wonders[w].era for w in s.market)
    assert eras == [0, 0, 0, 1]
    owned = [w for w, owner in enumerate(s.wonder_owner) if owner == 0]
    assert len(owned) == 1
    assert T.wonders[owned[0]].era == 0
    assert len(s.medieval_bag) == 3
    assert len(s.modern_bag) == 4
    s = new("america", "china")
    assert [T.wonders[w].era for w in s.market] == [0, 0, 0, 0]
    # The medieval cards lie on top of the modern ones.
    from ziggurat.games.civilization.effects import draw_wonder

    assert [T.wonders[draw_wonder(s)].era for _ in range(8)] == [1] * 4 + [2] * 4
    assert draw_wonder(s) == -1


@rule("civilization", "R3.5", "R3.8")
def test_decks_are_bags():
    s = new("america", "china")
    assert [len(deck) for deck in s.event_decks] == [19, 17, 11]
    assert s.culture_step == (0, 0)
    assert len(s.hut_bag) == 20
    assert len(s.village_bag) == 10


@rule("civilization", "R3.6")
def test_t2_resource_market():
    for players in (2, 3, 4):
        s = new(*NAMES[:players])
        assert s.supply == (players,) * 4


@rule("civilization", "R3.9")
def test_start_player_is_random():
    assert {begun(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@rule("civilization", "R3.13", "R9.13")
def test_t8_t9_rotation():
    # Discovered from the west the tile lies east: a quarter turn clockwise.
    assert turned(1, 0, 0) == 3 * 4 + 0
    assert turned(1, 0, 3) == 0
    assert turned(1, 3, 3) == 0 * 4 + 3
    s = flat()
    place = s.board.place_of[sq("e1")]
    lay_tile(s, place, T.tile_ids.index("neutral_01"), 1)
    assert s.token[sq("e1")] == c.HUT
    assert c.TERRAINS[s.ground[sq("e1")]] == "desert"
    assert s.token[sq("h1")] == c.VILLAGE
    assert c.TERRAINS[s.ground[sq("h1")]] == "grassland"
    assert c.TERRAINS[s.ground[sq("h4")]] == "forest"
    # The arrow in the middle of the south edge points north; turned n quarters it points along direction n.
    for turns, corner in enumerate(((3, 1), (1, 0), (0, 2), (2, 3))):
        assert turned(turns, *corner) == 3 * 4 + 1


@rule("civilization", "R9.14")
def test_t10_huts_and_villages_on_the_tiles():
    neutral = T.square_token[6 * 16 :]
    assert neutral.count(c.HUT) == 20
    assert neutral.count(c.VILLAGE) == 8
    for tile in range(14):
        assert sum(token != 0 for token in neutral[tile * 16 : tile * 16 + 16]) == 2
    assert not any(T.square_token[: 6 * 16])


@rule("civilization", "R4.1", "R2.1")
def test_capital_on_a_central_square():
    s = new("america", "china")
    seat = s.actors()[0]
    squares = central_squares(s, seat)
    assert len(squares) == 4
    assert legal(s, seat) == [f"capital {square_name(square)}" for square in squares]
    for square in squares:
        assert s.ground[square] != c.WATER
        assert len(s.board.near[square]) == 4
        assert len(s.board.around[square]) == 8


@rule("civilization", "R2.6")
@pytest.mark.parametrize(
    ("civ", "trade", "production", "resources"),
    [
        ("america", 3, 5, {"silk", "incense"}),
        ("china", 3, 5, {"iron"}),
        ("egypt", 4, 5, {"wheat"}),
        ("germany", 3, 5, {"iron"}),
        ("rome", 3, 6, {"iron"}),
        ("russia", 3, 6, set()),
    ],
)
def test_t4_recommended_capitals(civ, trade, production, resources):
    s = alone(civ)
    value = icons(s, 0)
    assert value[0] == trade
    assert value[1] == production
    assert value[4] == resources


@rule("civilization", "R4.2", "R4.6")
def test_t5_americas_great_person_is_placed_after_the_start_trade_is_counted():
    s = alone("america")
    while step_name(s) == "setup_figure":
        play(s, 0, legal(s, 0)[0])
    assert s.trade[0] == 3
    # The marker was drawn; make it an Artist to follow the example.
    kind = s.reserve[0][-1]
    s.reserve = replaced(s.reserve, 0, s.reserve[0][:-1])
    artist = T.great_ids.index("artist")
    if kind != artist:
        s.great_bag += (kind,)
        s.great_bag = without(s.great_bag, artist)
    s.reserve = added(s.reserve, 0, artist)
    frame = s.stack[-1]
    s.stack[-1] = (frame[0], frame[1], artist, frame[3], frame[4])
    s.cached_seat = -1
    assert step_name(s) == "great_person"
    assert not any("reserve" in text for text in legal(s, 0))
    mountain = next(
        square_name(square)
        for square in s.board.ring[s.centre[0]]
        if s.print_at[square] == printed(s, "home_america_01")
    )
    play(s, 0, f"great_person artist {mountain}")
    assert s.trade[0] == 3
    assert icons(s, 0)[:3] == (4, 4, 2)


@rule("civilization", "R4.2", "R4.6", "R4.7")
def test_a_great_person_on_a_desert_takes_no_start_trade_but_gives_its_coin():
    s = alone("america")
    while step_name(s) == "setup_figure":
        play(s, 0, legal(s, 0)[0])
    kind = s.reserve[0][-1]
    s.reserve = replaced(s.reserve, 0, s.reserve[0][:-1])
    builder = T.great_ids.index("builder")
    s.great_bag += (kind,)
    s.great_bag = without(s.great_bag, builder)
    s.reserve = added(s.reserve, 0, builder)
    s.stack[-1] = (s.stack[-1][0], s.stack[-1][1], builder, *s.stack[-1][3:])
    s.cached_seat = -1
    desert = next(
        square_name(square) for square in s.board.ring[s.centre[0]] if s.ground[square] == c.TERRAINS.index("desert")
    )
    play(s, 0, f"great_person builder {desert}")
    assert s.trade[0] == 3
    assert s.coin_count[0] == 1


@rule("civilization", "R4.7", "R12.1")
def test_t6_germany_starts_with_a_coin_on_gold():
    probe = new("germany", "china")
    from ziggurat.games.civilization.board import turned as turn_tile

    wanted = 2 * 4 + 1
    squares = probe.board.places[probe.board.home_place[0]]
    name = next(
        square_name(square)
        for index, square in enumerate(squares)
        if turn_tile(probe.board.home_turn[0], index >> 2, index & 3) == wanted
    )
    s = alone("germany", name)
    assert icons(s, 0)[:2] == (2, 6)
    while s.trade[0] == 0:
        seat = s.actors()[0]
        play(s, seat, legal(s, seat)[0])
    assert s.trade[0] == 2
    assert s.coin_count[0] == 1


@rule("civilization", "R4.3", "R2.8")
def test_t7_figures_at_setup():
    s = alone("russia")
    land = next(square_name(q) for q in s.board.ring[s.centre[0]] if s.ground[q] != c.WATER)
    play(s, 0, f"army {land}", f"army {land}", f"scout {land}")
    assert s.armies_at[sq(land)] == 2
    assert s.scouts_at[sq(land)] == 1
    assert s.stack_limit[0] == 3
    s = alone("china")
    texts = legal(s, 0)
    assert all(s.ground[sq(text.split()[1])] != c.WATER for text in texts)
    assert s.stack_limit[0] == 2


@rule("civilization", "R4.2")
def test_other_civilization_bonuses():
    assert alone("china").walled & 1
    s = alone("germany")
    assert sorted(T.card_type[card] for card in s.units[0]) == [0, 0, 0, 1, 2]
    assert T.government_ids[alone("rome").governments[0]] == "republic"
    assert T.government_ids[alone("russia").governments[0]] == "communism"
    s = alone("egypt")
    assert step_name(s) == "setup_wonder"
    assert all(s.ground[sq(text.split()[1])] != c.WATER for text in legal(s, 0))
    play(s, 0, legal(s, 0)[0])
    assert sum(T.wonder_piece <= s.piece[q] < T.great_piece for q in s.board.ring[s.centre[0]]) == 1


@rule("civilization", "R4.4", "R4.5")
def test_start_tech_and_government():
    for civ, first, government in [
        ("america", "currency", "despotism"),
        ("china", "writing", "despotism"),
        ("egypt", "construction", "despotism"),
        ("germany", "metalworking", "despotism"),
        ("rome", "code_of_laws", "republic"),
        ("russia", "communism", "communism"),
    ]:
        s = alone(civ)
        assert knows(s, 0, first)
        assert s.levels[1] == 1
        assert T.government_ids[s.governments[0]] == government
        assert s.unlocked[0] >> T.government_ids.index("despotism") & 1


@rule("civilization", "R4.8")
def test_supply_after_setup():
    s = table("america", "russia")
    on_map = [sum(p >= 0 for p in s.pos[:7]), sum(p >= 0 for p in s.pos[9:16])]
    assert on_map == [1, 2]
    assert [sum(p >= 0 for p in s.pos[7:9]), sum(p >= 0 for p in s.pos[16:18])] == [1, 1]
    assert s.max_cities == (2, 2)


@rule("civilization", "R7.1")
def test_t1_trade_after_the_first_collection():
    s = table("china", "germany")
    assert s.trade[0] == 3
    while s.phase != c.TRADE:
        play(s, s.actors()[0], "end")
    assert s.trade[0] == 6


@rule("civilization", "R0.1", "R0.2")
def test_cards_beat_rules_and_cannot_beats_can():
    # A card beats the rule: under Republic a scout enters a hut although R9.7 forbids it.
    for government, enters in (("despotism", False), ("republic", True)):
        s = flat()
        rule_by(s, 0, government)
        s.token = replaced(s.token, sq("i4"), c.HUT)
        scout(s, 0, "h4")
        move(s, 0)
        play(s, 0, "move h4 0+1")
        assert ("i4" in steps(s)) == enters
    # `cannot` beats `can`: Atomic Theory gives the capital no action under Anarchy.
    s = flat()
    tech(s, 0, "atomic_theory")
    rule_by(s, 0, "anarchy")
    marker(s, 0, "village_uranium")
    manage(s, 0)
    play(s, 0, "use atomic_theory_actions")
    assert not [text for text in legal(s, 0) if "0-0" in text]


@rule("civilization", "R0.3", "R0.4", "R0.5")
def test_arithmetic():
    s = flat()
    tech(s, 0, "military_science")
    coins(s, 0, 7)
    assert city_production(s, 0) == 2  # 7 / 3 rounds down
    # Up to three trade: whatever the loser has, never below zero.
    from ziggurat.games.civilization.loot import LootStep

    s.trade[1] = 2
    LootStep().take(s, 0, 1, c.A_LOOT_TRADE, 0)
    assert (s.trade[0], s.trade[1]) == (2, 0)
    # Up to two buildings: one is enough.
    city(s, 1, 1, "i4")
    for name in ("h3", "j5"):
        piece(s, name, "temple")
    event(s, 0, "disaster")
    start(s, 0)
    play(s, 0, "play disaster", "target h3", "target none")
    assert (s.piece[sq("h3")] == 0, s.piece[sq("j5")] == 0) == (True, False)
    # Every other player is an enemy: there are no alliances.
    from ziggurat.games.civilization.world import blockaded

    army(s, 1, "b2")
    assert blockaded(s, 0, sq("b2"))


@rule("civilization", "R2.2")
def test_unexplored_squares_do_not_exist():
    s = table("america", "germany")
    hidden = [square for square in range(s.board.size) if s.ground[square] == c.UNEXPLORED]
    assert hidden
    shown = s.observe(0)["map"]["squares"]
    assert not any(square_name(square) in shown for square in hidden)
    from ziggurat.games.civilization.world import distances

    assert all(s.ground[square] >= 0 for square in distances(s, [s.centre[0]], 30))


@rule("civilization", "R2.3", "R2.4", "R2.5")
def test_centre_yields_nothing_and_markers_replace_icons():
    s = flat()
    gold = printed(s, "home_germany_30")
    ground(s, "c3", "", gold)  # the capital's own square
    assert icons(s, 0) == (0, 0, 0, 0, set())
    ground(s, "b2", "", printed(s, "home_america_22"))  # mountain with incense
    assert icons(s, 0) == (0, 1, 0, 0, {"incense"})
    piece(s, "b2", "market")
    assert icons(s, 0) == (1, 1, 1, 0, set())
