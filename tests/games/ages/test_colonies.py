"""Territories and colonisation (R19)."""

from support import rule
from ziggurat.games.ages.army import card_force, largest_force
from ziggurat.games.ages.codes import S_ACTIONS

from .positions import C, arm, can, card, civ, do, event, moves, politics, reason, seeded, table, workers_on


@rule("ages", "R19.1")
def test_the_last_player_may_still_bid() -> None:
    s = table(3)
    event(s, "historic_territory_i")
    do(s, "pass", "pass")
    assert s.actors() == [2]
    do(s, "bid 1", "sacrifice warriors", "done")
    assert civ(s, 2).colonies == (card("historic_territory_i"),)
    assert civ(s, 2).culture == 6
    assert s.revealed == -1
    assert s.past == ()


@rule("ages", "R19.2", "R19.3")
def test_a_bid_is_bounded_by_what_could_be_paid() -> None:
    s = table(2, age=2)
    p = arm(
        s,
        workers={"warriors": 2, "knights": 1},
        tactics="medieval_army",
        leader="james_cook",
        wonders=("colossus",),
        specials=("cartography",),
        military=("bonus_i", "bonus_ii", "rats"),
    )
    # Units 4, one army 2, permanent 1 + 2, cards 1 + 1 and 2 + 1; Colossus and Cartography strength do not count.
    assert largest_force(C, p) == 4 + 2 + 3 + 5
    assert card_force(C, p, card("bonus_ii")) == 3
    event(s, "historic_territory_i")
    assert moves(s)[-1] == "bid 14"
    assert reason(s, "bid 15") == ("why.bid", "R19.2")
    do(s, "bid 14", "pass")
    assert reason(s, "done") == ("why.force", "R19.3")
    do(s, "bonus bonus_i", "bonus bonus_ii", "sacrifice warriors", "sacrifice knights")
    assert not can(s, "done")
    do(s, "sacrifice warriors", "done")
    assert p.military == [card("rats")]


@rule("ages", "R19.3")
def test_at_least_one_unit_and_overpaying_is_allowed() -> None:
    s = table(2, age=2)
    p = arm(s, specials=("navigation",), workers={"warriors": 2}, leader="genghis_khan")
    event(s, "historic_territory_i")
    do(s, "bid 1", "pass")
    assert not can(s, "done")
    do(s, "sacrifice warriors", "sacrifice warriors", "done")
    assert workers_on(s, 0, "warriors") == 0
    assert p.colonies
    # Genghis Khan's bonus belongs to the unit, Alexander's to the civilisation.
    s = table(2, age=2)
    p = arm(s, leader="genghis_khan", workers={"warriors": 0, "knights": 1})
    assert largest_force(C, p) == 3
    p = arm(s, leader="alexander_the_great")
    assert largest_force(C, p) == 2


@rule("ages", "R19.4")
def test_units_and_cards_are_spent() -> None:
    s = table(2, age=1)
    p = arm(s, military=("bonus_i",))
    yellow = p.yellow_bank
    event(s, "historic_territory_i")
    do(s, "bid 2", "pass", "sacrifice warriors", "bonus bonus_i", "done")
    assert (p.yellow_bank, p.military) == (yellow + 1, [])
    assert s.discards[1] == (seeded("bonus_i", 0, 1, 2, 3),)


@rule("ages", "R19.5")
def test_permanent_bonus_before_the_immediate_effect() -> None:
    s = table(2, age=1)
    p = arm(s, yellow=0)
    box = s.box_yellow
    event(s, "inhabited_territory_i")
    do(s, "bid 1", "pass", "sacrifice warriors", "done")
    # One sacrificed unit and two tokens from the box, of which one becomes a worker.
    assert (p.yellow_bank, p.unused, s.box_yellow) == (2, 2, box - 2)


@rule("ages", "R19.6")
def test_annex_takes_the_permanent_bonus_only() -> None:
    s = table(2, age=2)
    a = arm(s, workers={"warriors": 9}, military=("annex_ii",))
    d = arm(s, 1, colonies=("wealthy_territory_i", "historic_territory_i"))
    d.blue_bank += 2
    politics(s)
    do(s, "aggression annex_ii 1", "done", "done")
    assert moves(s) == ["colony wealthy_territory_i", "colony historic_territory_i"]
    box = s.box_blue
    do(s, "colony wealthy_territory_i")
    assert (d.blue_bank, a.blue_bank, s.box_blue) == (18, 20, box)
    assert (a.colonies, d.colonies) == ((card("wealthy_territory_i"),), (card("historic_territory_i"),))
    assert a.resources == 0
    event(s, "independence_declaration", 0)
    assert card("historic_territory_i") in s.past
    assert d.colonies == ()


@rule("ages", "R19.7")
def test_no_auction_in_the_last_round() -> None:
    s = table(2, age=4)
    s.last_round = s.round
    event(s, "historic_territory_ii")
    assert s.past == (card("historic_territory_ii"),)
    assert s.stack[-1][0] == S_ACTIONS
