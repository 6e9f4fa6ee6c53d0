"""R3 turns and free actions, R4 payment, decks and offers."""

import pytest

from games.mosaic.positions import (
    bury_empire,
    clear_tiles,
    exhaust,
    face_down,
    has,
    have,
    lay,
    legal,
    offer,
    play,
    put,
    resolve_card,
    reveal_empire,
    rule_by,
    table,
    turn_of,
    units,
    units_in,
    why,
)
from support import rule
from ziggurat.games.mosaic.codes import (
    BUILDS,
    DOWN_NEW,
    TAXES,
    TECHS,
    VP_REGIONS,
)
from ziggurat.games.mosaic.decks import fill_offer, refresh
from ziggurat.games.mosaic.state import MosaicState
from ziggurat.kernel.seen import plain

# -- R3 ---------------------------------------------------------------------------------------------------------


@rule("mosaic", "R3.1")
def test_a_round_runs_clockwise_from_the_start_player() -> None:
    s = table(3, ("philosopher", "merchant", "farmer"))
    order = []
    for _ in range(7):
        order.append(s.actors()[0])
        assert s.start == 0
        play(s, order[-1], "work stone")
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert s.round == 4


@rule("mosaic", "R3.2")
def test_one_action_with_free_actions_before_and_after() -> None:
    s = table()
    face_down(s, 0, "astronomy", "brickmaking")
    play(s, 0, "turn up astronomy", "work stone")
    assert legal(s) == ["turn up brickmaking", "end turn"]
    assert why(s, 0, "work food") == ("why.action_spent", "R3.2")
    play(s, 0, "turn up brickmaking")
    # Nothing is left to choose: the turn ends by itself.
    assert s.actors() == [1]


@rule("mosaic", "R3.2")
def test_free_actions_cannot_interrupt_an_action() -> None:
    s = table()
    face_down(s, 0, "astronomy")
    have(s, 0, stone=4)
    play(s, 0, "build city without card")
    assert not any(move.startswith("turn up") for move in legal(s))


@rule("mosaic", "R3.3", "R6.3")
def test_no_passing_and_work_is_always_open() -> None:
    s = table()
    have(s, 0, population=0)
    assert "end turn" not in legal(s)
    assert why(s, 0, "end turn") == ("why.must_act", "R3.3")
    assert {"work stone", "work food", "work ideas"} <= set(legal(s))


@rule("mosaic", "R3.3")
def test_the_turn_cap_ends_the_game_with_final_scoring() -> None:
    s = table(2, ("philosopher", "merchant"), options={"turn_cap_rounds": 2})
    play(s, 0, "work stone")
    play(s, 1, "work stone")
    assert s.over()
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason.key == "end.cap"
    assert s.scorings == 0


@rule("mosaic", "R3.4", "R10.4")
def test_the_scribe_has_two_actions_in_the_first_turn() -> None:
    s = table(2, ("philosopher", "scribe"))
    s.round = 1
    face_down(s, 1, "astronomy")
    play(s, 0, "work stone")
    assert s.actors() == [1]
    play(s, 1, "work stone", "turn up astronomy", "work food")
    assert s.actors() == [0]
    assert s.round == 2


@rule("mosaic", "R3.4")
def test_limits_per_action_hold_for_each_of_the_scribes_actions() -> None:
    s = table(2, ("scribe", "philosopher"))
    turn_of(s, 0, actions=2)
    put(s, 0, "city", "italy_01")
    have(s, 0, money=40)
    play(s, 0, "military", "recruit infantry italy", "recruit infantry italy", "move infantry italy>greece", "done")
    play(s, 0, "military", "recruit infantry italy", "recruit infantry italy", "move infantry greece>assyria", "done")
    assert units_in(s, 0, "assyria") == (1, 0, 0)
    assert units_in(s, 0, "italy") == (3, 0, 0)


@rule("mosaic", "R3.5")
def test_an_action_needs_its_whole_cost_and_placement() -> None:
    s = table()
    have(s, 0, stone=3)
    assert "build city without card" not in legal(s)
    assert why(s, 0, "build city without card") == ("why.cost", "R4.3")
    have(s, 0, stone=4)
    assert "build farm_town without card" not in legal(s)  # no city to stand next to
    assert why(s, 0, "piece:farm_town") == ("why.no_hex", "R5.7")


@rule("mosaic", "R3.5")
def test_a_part_that_cannot_be_done_is_skipped() -> None:
    s = table()
    clear_tiles(s)
    resolve_card(s, 0, "textiles")
    assert has(s, 0, "money") == 15
    assert s.actors() == [0]


@rule("mosaic", "R3.6")
def test_a_card_put_down_this_turn_stays_down() -> None:
    s = table()
    bury_empire(s)
    have(s, 0, ideas=5)
    offer(s, "technology", "astronomy")
    play(s, 0, "technology astronomy face-down")
    assert s.actors() == [1]  # nothing else to do, the turn is over
    assert s.boards[0][DOWN_NEW] == 0
    turn_of(s, 0)
    assert "turn up astronomy" in legal(s)


@rule("mosaic", "R3.6")
def test_why_a_card_put_down_this_turn_stays_down() -> None:
    s = table()
    face_down(s, 0, "brickmaking")
    have(s, 0, ideas=5)
    offer(s, "technology", "astronomy")
    play(s, 0, "technology astronomy face-down")
    assert legal(s) == ["turn up brickmaking", "end turn"]
    assert why(s, 0, "card:astronomy") == ("why.down_this_turn", "R3.6")


@rule("mosaic", "R3.6")
def test_free_actions_are_for_the_own_turn_only() -> None:
    s = table()
    face_down(s, 1, "astronomy")
    assert s.legal(1) == ()
    assert s.why_not(1, "turn up astronomy").key == "kernel.not_your_turn"


@rule("mosaic", "R3.7")
def test_effects_come_in_printed_order() -> None:
    # Bridles: the cavalry gained first may be the one that lets the enemy unit fall.
    s = table()
    units(s, 1, "egypt", infantry=1)
    resolve_card(s, 0, "bridles")
    play(s, 0, "place cavalry egypt", "place cavalry egypt")
    assert units_in(s, 1, "egypt") == (0, 0, 0)


@rule("mosaic", "R3.8", "R8.1")
def test_scoring_waits_for_the_end_of_the_turn() -> None:
    s = table(4, ("philosopher", "merchant", "farmer", "scribe"))
    bury_empire(s)
    put(s, 0, "city", "gaul_01")
    face_down(s, 0, "astronomy")
    reveal_empire(s, "tax_tariff")
    offer(s, "tax_tariff", "tax_05")
    play(s, 0, "collect tax_05")
    assert (s.pending, s.scorings, s.boards[0][VP_REGIONS]) == (1, 0, 0)
    play(s, 0, "turn up astronomy")
    assert (s.pending, s.scorings, s.boards[0][VP_REGIONS]) == (0, 1, 4)
    assert s.actors() == [1]


# -- R4 ---------------------------------------------------------------------------------------------------------


@rule("mosaic", "R4.1")
def test_costs_leave_the_game() -> None:
    s = table()
    have(s, 0, stone=4, ideas=7)
    offer(s, "technology", "astronomy")
    play(s, 0, "technology astronomy")
    assert has(s, 0, "ideas") == 2
    assert all(has(s, seat, "ideas") == 0 for seat in range(1, 4))


@rule("mosaic", "R4.2")
def test_every_split_is_offered() -> None:
    s = table()
    have(s, 0, ideas=5, money=5)
    offer(s, "technology", "astronomy")
    play(s, 0, "technology astronomy")
    assert legal(s) == ["pay 5 ideas", "pay 4 ideas 2 money", "pay 3 ideas 4 money"]
    play(s, 0, "pay 3 ideas 4 money")
    assert (has(s, 0, "ideas"), has(s, 0, "money")) == (2, 1)


@rule("mosaic", "R4.2")
def test_two_currencies_are_split_one_after_the_other() -> None:
    s = table()
    have(s, 0, stone=5, ideas=3, money=8)
    offer(s, "build", "project_forum")
    play(s, 0, "build project_forum")
    # Two ideas are missing and need 4 money: so at most 2 stone can be replaced.
    assert legal(s) == ["pay 5 stone", "pay 4 stone 2 money", "pay 3 stone 4 money"]
    play(s, 0, "pay 4 stone 2 money")
    assert legal(s) == ["pay 3 ideas 4 money", "pay 2 ideas 6 money"]
    play(s, 0, "pay 3 ideas 4 money")
    assert (has(s, 0, "stone"), has(s, 0, "ideas"), has(s, 0, "money")) == (1, 0, 2)


@rule("mosaic", "R4.2")
def test_nothing_replaces_money() -> None:
    s = table()
    put(s, 0, "city", "italy_01")
    have(s, 0, stone=50, food=50, ideas=50, money=0)
    assert "military" not in legal(s)
    assert why(s, 0, "action:military") == ("why.no_military", "R6.27")


@rule("mosaic", "R4.2")
def test_why_a_payment_is_refused() -> None:
    s = table()
    have(s, 0, ideas=5, money=4)
    offer(s, "technology", "astronomy")
    play(s, 0, "technology astronomy")
    assert why(s, 0, "pay 0 ideas 10 money") == ("why.pay", "R4.2")
    assert why(s, 0, "work stone") == ("why.pay_first", "R4.2")


@rule("mosaic", "R4.3")
@pytest.mark.parametrize(
    ("means", "move", "spent"),
    [
        ({"ideas": 5}, "technology astronomy", {"ideas": 5}),
        ({"stone": 4, "population": 2}, "build city without card", {"stone": 4, "population": 2}),
        ({"stone": 4, "population": 2}, "build port without card", {"stone": 4, "population": 2}),
        ({}, "build farm_town without card", {}),
        ({}, "build artisan_town without card", {}),
        ({"stone": 5, "ideas": 5}, "build project_forum", {"stone": 5, "ideas": 5}),
        ({"stone": 20, "food": 5}, "wonder sphinx", {"stone": 20, "food": 5}),
        ({"food": 8}, "population population_05", {"food": 8}),
        ({"ideas": 5}, "government tyranny", {"ideas": 5}),
    ],
)
def test_cost_table(means: dict[str, int], move: str, spent: dict[str, int]) -> None:
    def prepare() -> MosaicState:
        s = table()
        put(s, 0, "city", "italy_02")
        have(s, 0, s_military=2, population=0)
        offer(s, "technology", "astronomy")
        offer(s, "build", "project_forum")
        offer(s, "population", "population_05")
        return s

    s = prepare()
    have(s, 0, **means)
    assert move in legal(s)
    for name in spent:
        less = prepare()
        have(less, 0, **{**means, name: means[name] - 1})
        assert move not in legal(less), f"one {name} less"
    play(s, 0, move)
    for name in ("stone", "food", "ideas"):
        assert has(s, 0, name) == means.get(name, 0) - spent.get(name, 0)


@rule("mosaic", "R4.4")
def test_an_empire_card_is_set_aside_and_the_slot_filled() -> None:
    s = table()
    bury_empire(s)
    offer(s, "build", "farm_town_1", "farm_town_2", "farm_town_3", "project_forum", "project_aqueduct")
    reveal_empire(s, "build")
    have(s, 0, stone=5, ideas=5)
    left = s.decks[1].left
    play(s, 0, "build project_forum")
    deck = s.decks[1]
    assert (len(deck.offer), deck.left, deck.pile) == (5, left - 1, 0)
    assert s.revealed == 1


@rule("mosaic", "R4.4")
def test_replenishing_waits_until_the_card_is_resolved() -> None:
    s = table()
    have(s, 0, ideas=5)
    offer(s, "technology", "code_of_laws")
    play(s, 0, "technology code_of_laws")
    assert s.decks[0].offer == []  # the track is still to be chosen
    play(s, 0, "raise stone")
    assert len(s.decks[0].offer) == 5


@rule("mosaic", "R4.4")
def test_a_slot_stays_empty_when_the_deck_is() -> None:
    s = table()
    exhaust(s, "build")
    offer(s, "build", "project_forum")
    s.decks[1].left = 0
    have(s, 0, stone=5, ideas=5)
    play(s, 0, "build project_forum")
    assert s.decks[1].offer == []


@rule("mosaic", "R4.5")
def test_population_cards_leave_the_game_the_others_stay() -> None:
    s = table()
    have(s, 0, food=8, stone=5, ideas=10)
    offer(s, "population", "population_05")
    play(s, 0, "population population_05")
    assert s.spent == 1 << s.tables.population_ids.index("population_05")
    for deck, card, move in (
        ("tax_tariff", "tax_05", "collect tax_05"),
        ("build", "project_forum", "build project_forum"),
        ("technology", "astronomy", "technology astronomy"),
    ):
        turn_of(s, 0)
        have(s, 0, money=0)
        offer(s, deck, card)
        play(s, 0, move)
    b = s.boards[0]
    assert b[TAXES] == 1 << s.tables.tax_ids.index("tax_05")
    assert b[BUILDS] == 1 << s.tables.build_ids.index("project_forum")
    assert b[TECHS] == 1 << s.tables.tech_ids.index("astronomy")


@rule("mosaic", "R4.6", "R7.6")
def test_refreshing_puts_the_offer_under_the_deck() -> None:
    s = table()
    bury_empire(s)
    rule_by(s, 0, "tyranny")
    old = list(s.decks[1].offer)
    play(s, 0, "refresh build")
    deck = s.decks[1]
    assert len(deck.offer) == 5
    assert not set(old) & set(deck.offer)
    assert deck.under == [old]
    # The cards underneath come last, in an order nobody knows.
    deck.left = 0
    deck.pile = 0
    deck.offer.clear()
    fill_offer(s, 1)
    assert sorted(deck.offer) == sorted(old)


@rule("mosaic", "R4.6")
def test_refreshed_cards_come_back_at_once_when_the_deck_is_short() -> None:
    s = table()
    exhaust(s, "population")
    offer(s, "population", "population_01", "population_02")
    s.decks[2].left = 0
    refresh(s, 2)
    assert sorted(s.tables.population_ids[card] for card in s.decks[2].offer) == ["population_01", "population_02"]


@rule("mosaic", "R4.6")
def test_an_empty_offer_with_an_empty_deck_cannot_be_refreshed() -> None:
    s = table()
    rule_by(s, 0, "tyranny")
    exhaust(s, "population")
    assert "refresh population" not in legal(s)
    assert "refresh build" in legal(s)


@rule("mosaic", "R4.6")
def test_the_capital_city_must_refresh_an_offer_and_fills_its_own_slot_once() -> None:
    for answer in ("refresh technology", "refresh build"):
        s = table()
        bury_empire(s)
        have(s, 0, stone=4)
        offer(s, "build", "capital_city", "farm_town_1", "farm_town_2", "farm_town_3", "farm_town_4")
        left = s.decks[1].left
        play(s, 0, "build capital_city", "gaul_01")
        assert legal(s) == [
            "refresh technology",
            "refresh build",
            "refresh population",
            "refresh tax_tariff",
        ]
        play(s, 0, answer)
        assert len(s.decks[1].offer) == 5
        assert left - s.decks[1].left == (5 if answer == "refresh build" else 1)


@rule("mosaic", "R4.6")
def test_scientific_methods_must_refresh_the_technologies() -> None:
    s = table()
    bury_empire(s)
    have(s, 0, ideas=5, s_science=2)
    offer(s, "technology", "scientific_methods", "music", "poetry", "dance", "drama")
    play(s, 0, "technology scientific_methods")
    deck = s.decks[0]
    ids = [s.tables.tech_ids[card] for card in deck.offer]
    assert len(ids) == 5
    assert not {"music", "poetry", "dance", "drama"} & set(ids)
    assert has(s, 0, "p_ideas") == 3


@rule("mosaic", "R4.7")
def test_sizes_are_public_orders_are_not() -> None:
    s = table()
    view = s.observe(None)
    assert view["decks"]["technology"]["left"] == s.decks[0].size()
    assert view["decks"]["technology"]["top"] is None
    assert [card["id"] for card in view["decks"]["build"]["offer"]] == [
        s.tables.build_ids[card] for card in s.decks[1].offer
    ]


@rule("mosaic", "R4.8")
def test_exhausted_means_deck_and_offer() -> None:
    s = table()
    have(s, 0, food=20, ideas=20, stone=4)
    exhaust(s, "population")
    offer(s, "population", "population_05")
    assert "population without card" not in legal(s)
    assert why(s, 0, "population without card") == ("why.not_exhausted", "R6.7")
    exhaust(s, "technology")
    assert not any(move.startswith("technology") for move in legal(s))
    exhaust(s, "build")
    assert "build city without card" in legal(s)


def test_a_known_tile_is_public() -> None:
    s = table()
    lay(s, "gaul_01", "wine")
    tile = next(h["tile"] for h in s.observe(None)["hexes"] if h["id"] == "gaul_01")
    assert plain(tile) == {"id": "wine", "type": "good", "production": {}}
