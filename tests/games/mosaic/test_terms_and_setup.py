"""R1 components and terms, R2 set-up and drafts."""

import pytest

from games.mosaic.positions import (
    clear_tiles,
    exhaust,
    face_down,
    face_up,
    has,
    have,
    hexagon,
    lay,
    legal,
    offer,
    own_builds,
    own_taxes,
    play,
    put,
    resolve_card,
    rule_by,
    table,
    turn_of,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.codes import (
    AGES,
    CITIES,
    DOWN,
    KEPT,
    LEADER,
    P_STONE,
    PIECES,
    POPULATION,
    RESOURCES,
    S_TECH_DRAFT,
    S_TURN,
    SUPPLY,
    SYMBOLS,
    TECHS,
    TRIGGERS,
    WONDERS,
)
from ziggurat.games.mosaic.position import box, census
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE
from ziggurat.kernel.bits import bits


def new(players: int, seed: int = 0) -> MosaicState:
    s = TITLE.new(players, seed)
    assert isinstance(s, MosaicState)
    return s


def first(s: MosaicState, seat: int) -> None:
    s.apply(seat, s.legal(seat)[0])


# -- R1 ---------------------------------------------------------------------------------------------------------


@rule("mosaic", "R1.1")
def test_currencies_have_no_upper_limit() -> None:
    s = table()
    assert RESOURCES[:4] == ("stone", "food", "ideas", "money")
    have(s, 0, stone=500, population=100)
    play(s, 0, "work stone")
    assert has(s, 0, "stone") == 600


@rule("mosaic", "R1.2")
def test_population_starts_at_five() -> None:
    assert [b[POPULATION] for b in new(3).boards] == [5, 5, 5]


@rule("mosaic", "R1.3")
def test_tracks_start_at_nothing_and_never_fall_below() -> None:
    s = new(2)
    assert s.boards[0][P_STONE : P_STONE + 5] == [0] * 5
    s = table()
    rule_by(s, 0, "monarchy")
    have(s, 0, p_food=2, ideas=5, s_military=2)
    play(s, 0, "government tyranny")
    assert has(s, 0, "p_food") == 0


@rule("mosaic", "R1.4")
def test_which_cards_give_symbols() -> None:
    s = table(leaders=("philosopher", "scribe", "artist", "farmer"))
    assert has(s, 0, "s_science") == 1  # the leader
    face_up(s, 0, "astronomy")
    assert has(s, 0, "s_science") == 2
    face_down(s, 0, "alphabet")
    assert has(s, 0, "s_science") == 2
    before = s.boards[0][SYMBOLS : SYMBOLS + 9]
    own_builds(s, 0, "artisan_town_a_1")
    own_taxes(s, 0, "tax_01")
    put(s, 0, "sphinx", "gaul_01")
    rule_by(s, 0, "republic")
    assert s.boards[0][SYMBOLS : SYMBOLS + 9] == before
    own_builds(s, 0, "port_city_1", "farm_town_1", "research_city", "project_academy")
    assert (has(s, 0, "s_economy"), has(s, 0, "s_food"), has(s, 0, "s_urbanization")) == (1, 1, 2)
    assert has(s, 0, "s_science") == 4


@rule("mosaic", "R1.5")
def test_pieces_are_limited() -> None:
    s = table()
    assert s.boards[0][SUPPLY : SUPPLY + 7] == [12, 3, 6, 6, 10, 10, 2]
    put(s, 0, "port", "gaul_24", "hispania_22", "italy_09")
    have(s, 0, stone=20)
    assert "build port without card" not in legal(s)
    assert why(s, 0, "build port without card") == ("why.no_piece", "R1.5")
    # An effect that would place a piece that is not there does nothing for it.
    s.boards[0][SUPPLY + PIECES.index("cavalry")] = 0
    resolve_card(s, 0, "animal_domestication")
    assert has(s, 0, "p_food") == 3
    assert s.actors() == [0]


@rule("mosaic", "R1.6")
def test_the_box_is_complete() -> None:
    s = new(4)
    counts = box(s)
    assert counts == census(s)
    assert {name: counts[name] for name in ("technology_cards", "build_cards", "population_cards")} == {
        "technology_cards": 105,
        "build_cards": 38,
        "population_cards": 20,
    }
    assert counts["tax_tariff_cards"] == 20
    assert (counts["leaders"], counts["wonders"], counts["golden_ages"], counts["governments"]) == (9, 9, 9, 6)
    assert (counts["resource_tiles"], counts["trade_goods_tiles"], counts["empire_cards"]) == (28, 128, 4)
    t = s.tables
    assert t.tech_starting.bit_count() == 39
    assert [t.tax_type.count(kind) for kind in (0, 1)] == [10, 10]
    assert len(t.achievement_ids) == 15
    assert TITLE.content.box().trade_goods.kinds[0].count == 10


@rule("mosaic", "R1.7")
def test_seven_regions() -> None:
    assert new(4).tables.region_ids == ("hispania", "gaul", "italy", "greece", "assyria", "egypt", "numidia")


@rule("mosaic", "R1.8")
def test_points_may_become_negative() -> None:
    s = table()
    own_taxes(s, 0, "tax_10", "tax_09")
    s.stack.clear()
    s.reason = 1
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.scores[0] == -9


# -- R2 ---------------------------------------------------------------------------------------------------------


@rule("mosaic", "R2.1", "R5.1")
@pytest.mark.parametrize(
    ("players", "out", "hexes"),
    [
        (2, ["hispania", "gaul"], (82, 20, 8)),
        (3, ["hispania"], (101, 24, 9)),
        (4, [], (118, 28, 10)),
        (6, [], (118, 28, 10)),
    ],
)
def test_regions_in_play(players: int, out: list[str], hexes: tuple[int, int, int]) -> None:
    s = new(players)
    t = s.tables
    assert [id for i, id in enumerate(t.region_ids) if i not in t.regions] == out
    kinds = [t.hex_kind[i] for i in bits(t.in_play)]
    assert (kinds.count(0), kinds.count(1), kinds.count(2)) == hexes
    assert all(s.tiles[i] == NO_TILE for i in range(len(s.tiles)) if not t.in_play >> i & 1)
    for region in t.regions:
        assert all(near in t.regions for near in t.adjacent[region])


@rule("mosaic", "R2.1")
def test_nothing_goes_to_a_region_out_of_play() -> None:
    s = table(2)
    have(s, 0, stone=4, population=5)
    play(s, 0, "build city without card")
    assert not any(id.startswith(("hispania", "gaul")) for id in legal(s))
    assert why(s, 0, "hex:gaul_01") == ("why.out_of_play", "R2.1")
    s = table(2)
    put(s, 0, "city", "italy_01")
    have(s, 0, money=10)
    play(s, 0, "military", "recruit infantry italy")
    assert "move infantry italy>gaul" not in legal(s)
    assert why(s, 0, "move infantry italy>gaul") == ("why.out_of_play", "R2.1")


@rule("mosaic", "R2.2")
def test_boards_at_the_start() -> None:
    for b in new(5).boards:
        assert b[:10] == [0, 0, 0, 0, 5, 0, 0, 0, 0, 0]
        assert b[SUPPLY : SUPPLY + 7] == [12, 3, 6, 6, 10, 10, 2]


@rule("mosaic", "R2.3", "R2.4", "R2.5", "R2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_laid_by_kind_of_hex(players: int) -> None:
    s = new(players, 7)
    t = s.tables
    blanks = 0
    resources: list[int] = []
    for i in bits(t.in_play):
        tile = s.tiles[i]
        if t.hex_kind[i] == 2:
            assert tile == 0
        elif t.hex_kind[i] == 1:
            assert RESOURCE_TILE <= tile < NO_TILE
            resources.append(tile)
        elif tile == NO_TILE:
            blanks += 1
        else:
            assert 0 < tile < RESOURCE_TILE
    assert len(set(resources)) == len(resources)
    assert 0 < blanks <= 22  # X tiles are gone, their hexes are plain free hexes
    assert census(s) == box(s)


@rule("mosaic", "R2.6", "R5.6")
def test_an_empty_hex_can_be_built_on() -> None:
    s = table()
    have(s, 0, stone=4)
    lay(s, "gaul_01", None)
    play(s, 0, "build city without card", "gaul_01")
    assert s.boards[0][CITIES] == 1 << hexagon(s, "gaul_01")


@rule("mosaic", "R2.7")
@pytest.mark.parametrize(("players", "left"), [(2, 95), (3, 90), (4, 85), (5, 80), (6, 75)])
def test_technology_deck(players: int, left: int) -> None:
    s = new(players)
    deck = s.decks[0]
    assert all(len(hand) == 5 for hand in s.hands)
    assert all(s.tables.tech_starting >> card & 1 for hand in s.hands for card in hand)
    assert (deck.left + 5, len(deck.offer)) == (left, 5)
    top = -(-left // 3)
    middle = -(-(left - top) // 2)
    above = top if players <= 3 else top + middle
    pile = middle if players <= 3 else left - top - middle
    assert (deck.above + 5, deck.pile) == (above, pile + 1)


@rule("mosaic", "R2.8")
def test_build_deck() -> None:
    deck = new(4).decks[1]
    assert (deck.left, len(deck.offer), deck.above + 5, deck.pile) == (33, 5, 19, 20)


@rule("mosaic", "R2.9")
@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 10), (4, 12), (5, 12), (6, 14)])
def test_population_deck(players: int, cards: int) -> None:
    deck = new(players).decks[2]
    assert (deck.left + 2, len(deck.offer), deck.above + 2, deck.pile) == (cards, 2, cards // 2, cards // 2 + 1)


@rule("mosaic", "R2.10")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_tax_and_tariff_deck(players: int, cards: int) -> None:
    s = new(players, 3)
    deck = s.decks[3]
    kinds = [s.tables.tax_type[card] for card in deck.offer]
    assert (deck.left + kinds.count(0), deck.other_left + kinds.count(1)) == (cards, cards)
    assert (deck.above + 2, deck.pile) == (cards, cards + 1)


@rule("mosaic", "R2.11")
def test_displays() -> None:
    s = new(4)
    assert s.wonders_left.bit_count() == s.ages_left.bit_count() == s.achievements_left.bit_count() == 9
    assert s.governments_left.bit_count() == 6
    assert len({new(4, seed).achievements_left for seed in range(4)}) > 1


@rule("mosaic", "R2.12")
def test_leader_draft_runs_counter_clockwise_to_the_start_player() -> None:
    s = new(5, 3)
    start = s.start
    order = []
    while s.stack[-1][0] != S_TECH_DRAFT:
        seat = s.actors()[0]
        order.append(seat)
        left = s.leaders_left.bit_count()
        first(s, seat)
        assert s.leaders_left.bit_count() == left - 1
        assert not s.leaders_left >> s.boards[seat][LEADER] & 1
    assert order == [(start - 1 - i) % 5 for i in range(5)]
    assert order[-1] == start
    assert all(b[:4] == [0, 0, 0, 0] for b in s.boards)  # no benefit is taken yet


@rule("mosaic", "R2.12")
def test_the_start_player_is_random() -> None:
    assert len({new(4, seed).start for seed in range(12)}) == 4


@rule("mosaic", "R2.13")
def test_technology_draft_passes_hands_to_the_left() -> None:
    s = new(3, 1)
    while s.stack[-1][0] != S_TECH_DRAFT:
        first(s, s.actors()[0])
    dealt = [list(hand) for hand in s.hands]
    assert s.actors() == [0, 1, 2]
    for seat in range(3):
        assert legal(s, seat) == ["keep " + s.tables.tech_ids[card] for card in dealt[seat]]
    # Nobody sees what another has kept; the rest of the hand passes when all have chosen.
    first(s, 0)
    assert s.actors() == [1, 2]
    assert s.observe(1)["players"][0]["to_play"] == 1
    assert s.observe(0)["you"]["kept"] == [s.tables.tech_ids[dealt[0][0]]]
    first(s, 1)
    first(s, 2)
    assert legal(s, 1) == ["keep " + s.tables.tech_ids[card] for card in dealt[0][1:]]
    for _ in range(3):
        for seat in range(3):
            first(s, seat)
    # The fifth card is kept without a question.
    assert [b[KEPT].bit_count() for b in s.boards] == [5, 5, 5]
    assert s.stack[-1][0] != S_TECH_DRAFT


def after_drafts(s: MosaicState, leaders: tuple[str, ...]) -> None:
    """Take the leaders named in the order of choosing, keep first cards."""
    for leader in leaders:
        play(s, s.actors()[0], "leader " + leader)
    while s.stack[-1][0] == S_TECH_DRAFT:
        first(s, s.actors()[0])


@rule("mosaic", "R2.14", "R5.6")
def test_start_cities() -> None:
    s = new(3, 2)
    after_drafts(s, ("scribe", "artist", "general"))
    order = []
    bonus = s.bonus
    for _ in range(3):
        seat = s.actors()[0]
        order.append(seat)
        assert not any(s.tables.hex_kind[hexagon(s, id)] == 2 for id in legal(s, seat))
        assert why(s, seat, "hex:italy_09") == ("why.no_port_hex", "R2.14")
        lay(s, "egypt_01", "resource_money_6")
        money = has(s, seat, "money")
        if len(order) == 1:
            play(s, seat, "egypt_01")
            assert has(s, seat, "money") == money + 20
        else:
            first(s, seat)
    assert order == [(s.start + i) % 3 for i in range(3)]
    assert s.bonus == bonus == 0  # not a build: nothing goes to the bonus field


@rule("mosaic", "R2.14")
def test_a_start_city_sets_nothing_off() -> None:
    s = new(2, 2)
    after_drafts(s, ("engineer", "artist"))
    engineer = next(seat for seat in range(2) if s.tables.leader_ids[s.boards[seat][LEADER]] == "engineer")
    assert s.boards[engineer][TRIGGERS]
    clear_tiles(s)
    for _ in range(2):
        first(s, s.actors()[0])
    assert has(s, engineer, "p_stone") == 5  # the benefit alone, no trigger


@rule("mosaic", "R2.15")
def test_leader_benefits_with_a_unit_and_a_town() -> None:
    s = new(3, 2)
    after_drafts(s, ("general", "farmer", "merchant"))
    clear_tiles(s)
    seats = {s.tables.leader_ids[s.boards[seat][LEADER]]: seat for seat in range(3)}
    where = {"general": "italy_05", "farmer": "egypt_08", "merchant": "greece_06"}
    for _ in range(3):
        seat = s.actors()[0]
        play(s, seat, where[s.tables.leader_ids[s.boards[seat][LEADER]]])
    for _ in range(2):
        seat = s.actors()[0]
        assert all(id.startswith(("egypt", "greece")) for id in legal(s, seat))
        first(s, seat)
    general, farmer, merchant = seats["general"], seats["farmer"], seats["merchant"]
    assert units_in(s, general, "italy") == (1, 0, 0)
    assert (has(s, general, "money"), has(s, general, "population"), has(s, general, "p_tax")) == (20, 6, 10)
    assert s.boards[farmer][CITIES + 2].bit_count() == 1
    assert (has(s, farmer, "food"), has(s, farmer, "p_food")) == (10, 5)  # no benefit of a build card
    assert s.boards[merchant][CITIES + 3].bit_count() == 1
    assert (has(s, merchant, "money"), has(s, merchant, "p_tariff")) == (30, 5)


@rule("mosaic", "R2.15")
def test_a_start_town_without_a_hex_is_lost() -> None:
    s = new(2, 2)
    after_drafts(s, ("farmer", "artist"))
    clear_tiles(s)
    farmer = next(seat for seat in range(2) if s.tables.leader_ids[s.boards[seat][LEADER]] == "farmer")
    for i in bits(s.tables.neighbours[hexagon(s, "egypt_08")]):
        s.free &= ~(1 << i)
    s.open_land = tuple(s.tables.a_hex[i] for i in bits(s.free & s.tables.land))
    for _ in range(2):
        seat = s.actors()[0]
        play(s, seat, "egypt_08" if seat == farmer else "italy_05")
    assert s.boards[farmer][CITIES + 2] == 0


@rule("mosaic", "R2.16")
def test_start_technologies_one_card_each_pass() -> None:
    s = new(3, 5)
    after_drafts(s, ("scribe", "artist", "engineer"))
    clear_tiles(s)
    while s.round and not any(b[KEPT] and "play" in legal(s, s.actors()[0])[0] for b in s.boards):
        first(s, s.actors()[0])
    order = []
    while "play " in legal(s, s.actors()[0])[0]:
        seat = s.actors()[0]
        left = s.boards[seat][KEPT].bit_count()
        order.append(seat)
        play(s, seat, next(move for move in legal(s, seat) if move.endswith("face-down")))
        assert s.boards[seat][KEPT].bit_count() == left - 1
    passes = [(s.start + i) % 3 for i in range(3)]
    assert order[:12] == passes * 4
    assert all(b[DOWN].bit_count() + b[TECHS].bit_count() == 5 for b in s.boards)
    assert s.boards[0][AGES] == s.boards[0][WONDERS] == 0


@rule("mosaic", "R2.16")
def test_an_earlier_start_technology_can_satisfy_a_later_one() -> None:
    s = new(2, 5)
    after_drafts(s, ("scribe", "artist"))
    clear_tiles(s)
    seat = s.start
    t = s.tables
    for b in s.boards:
        b[KEPT] = 0
    s.boards[seat][KEPT] = 1 << t.tech_ids.index("astronomy") | 1 << t.tech_ids.index("writing")
    while "play " not in legal(s, s.actors()[0])[0]:
        first(s, s.actors()[0])
    assert "play writing" not in legal(s, seat)
    assert "play writing face-down" in legal(s, seat)
    assert why(s, seat, "play writing") == ("why.symbols", "R6.19")
    play(s, seat, "play astronomy")
    assert legal(s, seat)[0] == "play writing"
    play(s, seat, "play writing")
    assert has(s, seat, "p_ideas") == 2 + 2 + (5 if t.leader_ids[s.boards[seat][LEADER]] == "artist" else 0)


@rule("mosaic", "R2.16", "R3.6")
def test_face_down_start_technologies_can_be_turned_in_the_first_turn() -> None:
    s = table()
    s.round = 1
    face_down(s, 0, "astronomy")
    assert "turn up astronomy" in legal(s)


@rule("mosaic", "R2.17")
def test_the_start_player_takes_the_first_turn() -> None:
    s = new(3, 5)
    while s.stack[-1][0] != S_TURN:
        first(s, s.actors()[0])
    assert s.actors() == [s.start]
    assert s.active == s.start
    assert "work stone" in legal(s, s.start)


def test_helpers_are_honest() -> None:
    """The hand-made table is a legal position: its components add up and it survives JSON."""
    s = table(3)
    assert census(s) == box(s)
    assert TITLE.to_json(TITLE.from_json(TITLE.to_json(s))) == TITLE.to_json(s)
    offer(s, "technology", "writing")
    exhaust(s, "build")
    turn_of(s, 1)
    assert "work food" in legal(s, 1)
