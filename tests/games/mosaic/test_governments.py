"""R7: governments, the Republic's look included; R6.35."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    clear_tiles,
    exhaust,
    face_up,
    has,
    have,
    legal,
    offer,
    play,
    put,
    reveal_empire,
    rule_by,
    table,
    turn_of,
    units,
    why,
)
from support import rule
from ziggurat.games.mosaic.codes import (
    ACHIEVEMENTS,
    AGES,
    DECKS,
    DOWN,
    DOWN_OPEN,
    GOVERNMENT,
    POPULATION_DECK,
    REFRESHED,
    SYMBOLS,
)
from ziggurat.games.mosaic.decks import next_card
from ziggurat.games.mosaic.empire import government_points
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.rng import rng_from_seed

COSTS = {"tyranny": 5, "theocracy": 15, "city_state": 15, "monarchy": 15, "oligarchy": 15, "republic": 20}


@rule("mosaic", "R7.1", "R7.9")
@pytest.mark.parametrize(("government", "cost"), COSTS.items())
def test_every_government_needs_symbols_and_ideas(government: str, cost: int) -> None:
    s = table(leaders=("general", "scribe", "artist", "farmer"))
    number = s.tables.government_ids.index(government)
    move = "government " + government
    have(s, 0, ideas=cost)
    for pillar in range(9):
        s.boards[0][SYMBOLS + pillar] = 0
    assert move not in legal(s)
    assert why(s, 0, "government:" + government) == ("why.symbols", "R7.1")
    for pillar, n in s.tables.government_requires[number]:
        s.boards[0][SYMBOLS + pillar] = n
    have(s, 0, ideas=cost - 1)
    assert move not in legal(s)
    have(s, 0, ideas=cost)
    play(s, 0, move)
    assert s.boards[0][GOVERNMENT] == number
    assert has(s, 0, "ideas") == 0


@rule("mosaic", "R6.35", "R7.1")
def test_government_is_an_action() -> None:
    s = table()
    have(s, 0, ideas=5, s_military=2)
    play(s, 0, "government tyranny")
    # It was the action: only its free refresh is left.
    assert legal(s) == [f"refresh {deck}" for deck in DECKS] + ["end turn"]
    assert why(s, 0, "work stone") == ("why.action_spent", "R3.2")
    play(s, 0, "end turn")
    assert s.actors() == [1]


@rule("mosaic", "R7.1")
def test_bureaucracy_waives_the_symbols_not_the_cost() -> None:
    s = table()
    face_up(s, 0, "bureaucracy")
    for pillar in range(9):
        s.boards[0][SYMBOLS + pillar] = 0
    have(s, 0, ideas=15)
    assert "government monarchy" in legal(s)
    assert "government republic" not in legal(s)
    assert why(s, 0, "government republic") == ("why.cost", "R4.3")


@rule("mosaic", "R7.2")
def test_the_own_government_cannot_be_taken_again() -> None:
    s = table()
    rule_by(s, 0, "tyranny")
    have(s, 0, ideas=50, s_military=2)
    assert "government tyranny" not in legal(s)
    assert why(s, 0, "government:tyranny") == ("why.held_already", "R7.2")


@rule("mosaic", "R7.3")
def test_symbols_matter_only_on_taking() -> None:
    s = table()
    have(s, 0, ideas=5, s_military=2)
    play(s, 0, "government tyranny")
    have(s, 0, s_military=0)
    units(s, 0, "egypt", infantry=1)
    assert government_points(s, 0) == 3


@rule("mosaic", "R7.4")
def test_each_government_exists_once() -> None:
    s = table()
    rule_by(s, 1, "tyranny")
    have(s, 0, ideas=5, s_military=2)
    assert "government tyranny" not in legal(s)
    assert why(s, 0, "government:tyranny") == ("why.held_by_other", "R7.4")


@rule("mosaic", "R7.5")
def test_oligarchy_production_while_held() -> None:
    s = table()
    have(s, 0, ideas=15, s_economy=2, s_government=1, p_tax=1)
    play(s, 0, "government oligarchy")
    assert (has(s, 0, "p_tax"), has(s, 0, "p_tariff")) == (6, 5)
    have(s, 0, ideas=5, s_military=2)
    turn_of(s, 0)
    play(s, 0, "government tyranny")
    assert (has(s, 0, "p_tax"), has(s, 0, "p_tariff")) == (1, 0)


@rule("mosaic", "R7.6", "R3.6")
def test_one_refresh_for_each_government_taken() -> None:
    s = table()
    bury_empire(s)
    assert why(s, 0, "refresh build") == ("why.no_government", "R7.6")
    have(s, 0, ideas=5, s_military=2)
    play(s, 0, "government tyranny")
    assert legal(s)[:4] == ["refresh technology", "refresh build", "refresh population", "refresh tax_tariff"]
    play(s, 0, "refresh technology")
    assert s.actors() == [1]
    turn_of(s, 0)
    assert "refresh build" not in legal(s)
    assert why(s, 0, "refresh build") == ("why.refreshed", "R7.6")
    # Another government brings another use, the same one again does not.
    have(s, 0, ideas=20, s_urbanization=2, s_government=1)
    play(s, 0, "government city_state")
    assert "refresh build" in legal(s)
    play(s, 0, "end turn")
    turn_of(s, 0)
    have(s, 0, ideas=5)
    play(s, 0, "government tyranny")
    assert "refresh build" not in legal(s, s.actors()[0])
    # A different player has a use of the same government.
    s.governments_left |= 1 << s.tables.government_ids.index("tyranny")
    rule_by(s, 1, "tyranny")
    turn_of(s, 1)
    assert "refresh build" in legal(s, 1)
    assert s.boards[1][REFRESHED] == 0


def republic() -> MosaicState:
    s = table()
    bury_empire(s)
    clear_tiles(s)
    rule_by(s, 0, "republic")
    s.boards[0][REFRESHED] = 63
    have(s, 0, stone=10, food=20, ideas=10)
    return s


@rule("mosaic", "R7.7")
def test_looking_and_taking_the_card_seen() -> None:
    s = republic()
    offer(s, "technology", "music")
    play(s, 0, "look technology")
    seen = s.tables.tech_ids[s.decks[0].top]
    left = s.decks[0].size()
    assert f"technology {seen} face-down" in legal(s)
    assert "technology music" in legal(s)
    assert "work stone" not in legal(s)  # the named action is binding
    assert why(s, 0, "work stone") == ("why.named", "R7.7")
    play(s, 0, f"technology {seen} face-down")
    assert s.decks[0].size() == left - 1
    assert [s.tables.tech_ids[card] for card in s.decks[0].offer] == ["music"]  # nothing is replenished
    # The others saw nothing of it.
    b = s.boards[0]
    assert b[DOWN].bit_count() == 1
    assert b[DOWN_OPEN] == 0
    assert s.observe(1)["players"][0]["face_down"] == [None]
    assert s.observe(0)["players"][0]["face_down"] == [seen]


@rule("mosaic", "R7.7")
def test_putting_the_card_back() -> None:
    s = republic()
    offer(s, "technology", "music")
    play(s, 0, "look technology")
    top = s.decks[0].top
    assert s.observe(0)["decks"]["technology"]["top"]["id"] == s.tables.tech_ids[top]
    assert s.observe(1)["decks"]["technology"]["top"] is None
    play(s, 0, "technology music")
    # It lay on top, so it is the first card dealt to the offer.
    assert s.decks[0].offer[0] == top
    assert s.decks[0].top < 0


@rule("mosaic", "R7.7")
def test_the_look_of_each_deck() -> None:
    s = republic()
    for deck, kinds in (("build", "build"), ("population", "population"), ("tax_tariff", "collect")):
        twin = s.clone()
        play(twin, 0, "look " + deck)
        assert all(move.startswith(kinds) for move in legal(twin))
        if deck == "build":
            assert "build city without card" in legal(twin)


@rule("mosaic", "R7.7")
def test_a_deck_may_be_looked_at_when_nothing_on_offer_can_be_paid() -> None:
    s = republic()
    have(s, 0, ideas=0, food=0, money=0)
    offer(s, "technology", "music")
    assert not [move for move in legal(s) if move.startswith("technology")]
    play(s, 0, "look technology")
    seen = s.decks[0].top
    # Nothing can be taken, so the action is not binding; but one look is all there is.
    prompt = s.prompt(0)
    assert prompt is not None and prompt.key == "prompt.turn_looked"
    assert "work ideas" in legal(s)
    assert not [move for move in legal(s) if move.startswith("look")]
    assert why(s, 0, "look population") == ("why.looked", "R7.7")
    assert s.decks[0].top == seen
    # Not even after a free action; the next action has its own.
    twin = s.clone()
    have(twin, 0, s_science=9)
    play(twin, 0, "claim golden_age_science")
    assert not [move for move in legal(twin) if move.startswith("look")]
    play(s, 0, "work ideas")
    turn_of(s, 0)
    assert "look technology" in legal(s)


@rule("mosaic", "R7.7")
def test_a_card_on_top_can_be_paid_where_none_on_offer_can() -> None:
    s = republic()
    t = s.tables
    by_cost = sorted(range(len(t.population_ids)), key=lambda card: t.population_food[card])
    cheap, dear = by_cost[0], by_cost[-1]
    have(s, 0, food=t.population_food[cheap], money=0)
    offer(s, "population", t.population_ids[dear])
    deck = s.decks[POPULATION_DECK]
    for card in (cheap, dear):
        if card in deck.bag:
            deck.bag.remove(card)
    deck.top = cheap
    assert not [move for move in legal(s) if move.startswith("population")]
    play(s, 0, "look population")
    assert legal(s) == ["population " + t.population_ids[cheap]]


@rule("mosaic", "R7.7")
def test_there_is_no_look_into_an_empty_deck() -> None:
    s = republic()
    assert "look tax_tariff" in legal(s)
    exhaust(s, "tax_tariff")
    assert "look tax_tariff" not in legal(s)
    assert why(s, 0, "look tax_tariff") == ("why.empty_deck", "R7.7")
    rule_by(s, 0, "tyranny")
    assert why(s, 0, "look build") == ("why.no_look", "R7.7")


@rule("mosaic", "R7.7", "R8.1")
def test_an_empire_card_on_top_is_revealed() -> None:
    s = republic()
    reveal_empire(s, "technology")
    play(s, 0, "look technology")
    assert (s.revealed, s.pending) == (1, 1)
    assert s.decks[0].top >= 0


@rule("mosaic", "R7.7")
def test_what_was_seen_is_hidden_from_the_others() -> None:
    s = republic()
    play(s, 0, "look tax_tariff")
    tops = set()
    for seed in range(20):
        world = s.resample(1, rng_from_seed(seed))
        assert isinstance(world, MosaicState)
        tops.add(world.decks[3].top)
        assert world.observe(1) == s.observe(1)
        assert world.census() == s.census()
    assert len(tops) > 5
    own = s.resample(0, rng_from_seed(1))
    assert isinstance(own, MosaicState)
    assert own.decks[3].top == s.decks[3].top


@rule("mosaic", "R7.8")
@pytest.mark.parametrize(
    ("government", "players", "points"),
    [
        ("tyranny", 3, 4),
        ("tyranny", 5, 6),
        ("theocracy", 4, 4),
        ("city_state", 4, 3),
        ("monarchy", 4, 6),
        ("oligarchy", 2, 3),
        ("oligarchy", 4, 6),
        ("republic", 4, 3),
    ],
)
def test_points_of_every_government(government: str, players: int, points: int) -> None:
    s = table(players)
    put(s, 0, "city", "italy_01", "italy_02")
    put(s, 0, "port", "italy_09")
    put(s, 0, "city", "egypt_01")
    put(s, 0, "sphinx", "italy_10")
    put(s, 0, "stonehenge", "italy_12")
    s.boards[0][AGES] = 0b11
    s.boards[0][ACHIEVEMENTS] = 0b100
    have(s, 0, population=7)
    rule_by(s, 0, government)
    assert government_points(s, 0) == points
    assert government_points(s, 1) == 0


@rule("mosaic", "R7.7", "R4.4")
def test_the_first_card_of_the_list_is_drawn_from_the_top_like_any_other() -> None:
    s = table()
    deck = s.decks[0]
    deck.top = 0
    left = deck.left
    assert next_card(s, 0) == 0
    assert (deck.top, deck.left) == (-1, left)
