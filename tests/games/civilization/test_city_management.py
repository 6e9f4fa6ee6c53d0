"""City actions, figures and units: R8, R14.3, T22, T23, T29-T32, T47."""

from games.civilization.positions import (
    T,
    army,
    city,
    event,
    five,
    flat,
    forces,
    ground,
    legal,
    manage,
    marker,
    piece,
    play,
    printed,
    produces,
    ring,
    scout,
    spots,
    sq,
    step_name,
    tech,
    token,
    tokens,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import item_cost
from ziggurat.games.civilization.research import learn
from ziggurat.games.civilization.units import strength
from ziggurat.kernel.rows import replaced


@rule("civilization", "R8.3", "R8.6")
def test_t22_what_five_production_buys():
    s = five(flat())
    tech(s, 0, "pottery", "writing", "navigation")
    manage(s, 0)
    assert produces(s) == {"army", "infantry", "mounted", "artillery", "granary", "library"}
    play(s, 0, "produce 0-0 infantry")
    assert "produce 0-0 infantry" not in legal(s, 0)  # exactly one item
    assert len(s.units[0]) == 4


@rule("civilization", "R8.4", "R18.1")
def test_t23_trade_for_production():
    s = five(flat("china", "germany"))
    s.trade[0] = 3
    manage(s, 0)
    assert "scout" in produces(s)
    play(s, 0, "produce 0-0 scout")
    assert s.trade[0] == 0
    s = five(flat("america", "germany"))
    s.trade[0] = 3
    manage(s, 0)
    assert item_cost(s, 0, c.ITEM_WALLS) == 7
    tech(s, 0, "masonry")
    manage(s, 0)
    play(s, 0, "produce 0-0 city_walls")  # 5 + 2
    assert s.trade[0] == 0
    s = five(flat("america", "germany"))
    s.trade[0] = 4
    manage(s, 0)
    play(s, 0, "produce 0-0 scout")
    assert s.trade[0] == 1  # one conversion, one production lost


@rule("civilization", "R2.11", "R10.7", "R11.8")
def test_t29_upgrading_units():
    s = flat()
    card = forces(s, 0, ("mounted", 1))[0]
    assert strength(s, 0, card) == 1
    tech(s, 0, "pottery", "masonry")
    learn(s, 0, T.tech_ids.index("chivalry"))
    assert strength(s, 0, card) == 2
    assert item_cost(s, 0, c.ITEM_UNIT + c.MOUNTED) == 7
    s = flat()
    tech(s, 0, "railroad")
    assert s.ranks[c.MOUNTED] == 3
    learn(s, 0, T.tech_ids.index("chivalry"))
    assert s.ranks[c.MOUNTED] == 3


@rule("civilization", "R8.19")
def test_t30_harvest():
    s = flat()
    silk = printed(s, "home_america_11")
    ground(s, "b2", "", silk)
    ground(s, "c2", "", silk)
    ground(s, "d2", "", printed(s, "home_china_10"))  # iron
    manage(s, 0)
    harvests = {text for text in legal(s, 0) if text.startswith("harvest")}
    assert harvests == {"harvest 0-0 iron", "harvest 0-0 silk"}
    play(s, 0, "harvest 0-0 silk")
    assert tokens(s, 0, "silk") == 1
    s.supply = replaced(s.supply, c.SILK, 0)
    manage(s, 0)
    assert {text for text in legal(s, 0) if text.startswith("harvest")} == {"harvest 0-0 iron"}


@rule("civilization", "R10.9")
def test_t31_incense_abilities():
    s = flat()
    tech(s, 0, "currency", "chivalry")
    token(s, 0, "incense", "incense")
    s.supply = replaced(s.supply, c.INCENSE, 0)
    s.tokens = replaced(s.tokens, 0, 3)
    manage(s, 0)
    play(s, 0, "use currency_incense")
    assert s.culture[0] == 3
    assert "use currency_incense" not in legal(s, 0)
    play(s, 0, "use chivalry_incense")
    assert s.culture[0] == 8


@rule("civilization", "R8.14")
def test_t32_arts():
    s = flat()
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.culture[0] == 1
    s = flat()
    piece(s, "b2", "temple")
    piece(s, "c2", "angkor_wat")
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.culture[0] == 5


@rule("civilization", "R14.3", "R8.5", "R11.1")
def test_t47_army_built_onto_a_blockade_attacks():
    s = flat()
    tech(s, 0, "pottery")
    army(s, 1, "b2")
    forces(s, 0, ("infantry", 3))
    forces(s, 1, ("infantry", 1))
    s.bonus = replaced(s.bonus, 0, 9)
    manage(s, 0)
    play(s, 0, "produce 0-0 granary")
    assert "b2" not in spots(s)
    play(s, 0, "place c2")
    s.used[0] = 0
    s.actions_left[0] = 2
    s.cached_seat = -1
    play(s, 0, "produce 0-0 scout")
    assert "b2" not in spots(s)
    play(s, 0, "place d2", "produce 0-0 army")
    assert "b2" in spots(s)
    play(s, 0, "place b2")
    assert s.battle is not None
    assert (s.battle.attacker, s.battle.defender) == (0, 1)
    play(s, 1, "unit infantry_01 front" if "unit infantry_01 front" in legal(s, 1) else legal(s, 1)[0])
    play(s, 0, next(text for text in legal(s, 0) if "attack" in text))
    assert s.owner_at[sq("b2")] == 0
    assert s.pos[c.FIGURES] == -1


@rule("civilization", "R8.5", "R14.3")
def test_only_an_army_has_a_square_where_enemies_stand():
    s = flat()
    for name in ring(s, 0)[1:]:
        ground(s, name, "water")
    army(s, 1, ring(s, 0)[0])
    manage(s, 0)
    reasons = {what: s.why_not(0, f"produce 0-0 {what}").key for what in ("army", "scout")}
    assert reasons["scout"] == "why.item_square"
    assert reasons["army"] != "why.item_square"


@rule("civilization", "R8.5")
def test_figures_are_limited_by_supply_stacking_and_water():
    s = flat()
    s.bonus = replaced(s.bonus, 0, 9)
    army(s, 0, "b2", 2)
    ground(s, "c2", "water")
    manage(s, 0)
    play(s, 0, "produce 0-0 army")
    assert "b2" not in spots(s)
    assert "c2" not in spots(s)
    tech(s, 0, "sailing")
    s.cached_seat = -1
    assert "c2" in spots(s)
    s = flat()
    s.bonus = replaced(s.bonus, 0, 9)
    army(s, 0, "h4", 2)
    army(s, 0, "h5", 2)
    army(s, 0, "h6", 2)
    scout(s, 0, "i4", 2)
    manage(s, 0)
    assert "army" not in produces(s)
    assert "scout" not in produces(s)


@rule("civilization", "R8.6")
def test_units_come_back_when_the_deck_is_empty():
    s = flat()
    s.bonus = replaced(s.bonus, 0, 9)
    s.unit_discards = replaced(s.unit_discards, 0, s.unit_decks[0])
    s.unit_decks = replaced(s.unit_decks, 0, ())
    manage(s, 0)
    play(s, 0, "produce 0-0 infantry")
    assert s.unit_discards[0] == ()
    s.unit_decks = replaced(s.unit_decks, 0, ())
    manage(s, 0)
    assert "infantry" not in produces(s)
    assert "aircraft" not in produces(s)
    tech(s, 0, "flight")
    s.bonus = replaced(s.bonus, 0, 12)
    manage(s, 0)
    assert "aircraft" in produces(s)


@rule("civilization", "R8.3", "R19.9")
def test_engineering_sums_the_costs():
    s = five(flat("china", "america"))
    s.bonus = replaced(s.bonus, 0, 4)  # 9 in all
    tech(s, 0, "engineering")
    s.trade[0] = 3
    manage(s, 0)
    play(s, 0, "produce 0-0 infantry")  # 5, four left
    assert step_name(s) == "second_item"
    assert "produce 0-0 mounted" in legal(s, 0)  # 5, one conversion
    play(s, 0, "produce 0-0 mounted")
    assert s.trade[0] == 0
    assert len(s.units[0]) == 5
    cid = city(s, 0, 1, "h4")
    s.bonus = replaced(s.bonus, cid, 10)
    manage(s, 0)
    play(s, 0, "produce 0-1 infantry")
    assert step_name(s) == "city_management"  # once per round


@rule("civilization", "R8.2", "R2.5")
def test_bonus_counts_for_every_action_of_the_city():
    s = flat()
    tech(s, 0, "atomic_theory")
    marker(s, 0, "village_uranium")
    event(s, 0, "we_love_the_president_day")
    manage(s, 0)
    play(s, 0, "play we_love_the_president_day", "target 0-0", "use atomic_theory_actions")
    play(s, 0, "produce 0-0 infantry", "produce 0-0 infantry")
    assert len(s.units[0]) == 5


@rule("civilization", "R8.5")
def test_where_no_figure_can_stand_none_is_built():
    s = flat()
    s.bonus = replaced(s.bonus, 0, 9)
    for name in ring(s, 0):
        ground(s, name, "water")
    manage(s, 0)
    assert not {"produce 0-0 army", "produce 0-0 scout"} & set(legal(s, 0))
    ground(s, "d4", "grassland")
    manage(s, 0)
    assert {"produce 0-0 army", "produce 0-0 scout"} <= set(legal(s, 0))
