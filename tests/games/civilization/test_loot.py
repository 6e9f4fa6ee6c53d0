"""Loot and other gains of a battle: R11.17-R11.19, R11.23, R11.25."""

from games.civilization.positions import (
    T,
    army,
    attack,
    city,
    event,
    flat,
    forces,
    knows,
    legal,
    marker,
    move,
    no_techs,
    piece,
    play,
    put,
    scout,
    sq,
    step_name,
    tech,
    token,
    tokens,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.flow import KNOWN_EVENT, KNOWN_MARKER, settle_coins
from ziggurat.games.civilization.world import SHEET, SLOTS
from ziggurat.kernel.rows import replaced


@rule("civilization", "R11.17")
def test_loot_of_figures():
    s = flat()
    s.trade[1], s.culture = 9, replaced(s.culture, 1, 2)
    token(s, 1, "silk")
    marker(s, 1, "hut_spy")
    attack(s, [("infantry", 3)], [])
    put(s, 0, "infantry", 3, "front")
    assert set(legal(s, 0)) == {"loot trade", "loot culture", "loot token silk", "loot marker hut"}
    play(s, 0, "loot culture")
    assert (s.culture[0], s.culture[1]) == (2, 0)
    # A stolen marker is known to the receiver, remembered by the loser, hidden from others.
    s = flat("america", "germany", "china")
    marker(s, 1, "hut_spy")
    attack(s, [("infantry", 3)], [])
    put(s, 0, "infantry", 3, "front")
    play(s, 0, "loot marker hut")
    assert s.observe(1)["players"][0]["known_markers"] == ["hut_spy"]
    assert s.observe(2)["players"][0]["known_markers"] == []


@rule("civilization", "R11.17", "R21.2")
def test_a_looted_marker_is_of_the_back_that_was_named():
    """Also one that the winner gave away himself, and so knows."""
    s = flat()
    marker(s, 1, "hut_spy", "village_iron", "village_uranium")
    s.held = replaced(s.held, 1, tuple([kind + KNOWN_MARKER for kind in s.held[1]]))
    attack(s, [("infantry", 3)], [])
    put(s, 0, "infantry", 3, "front")
    play(s, 0, "loot marker hut")
    assert [s.tables.marker_ids[thing % KNOWN_MARKER] for thing in s.held[0]] == ["hut_spy"]
    assert len(s.held[1]) == 2


@rule("civilization", "R11.18")
def test_loot_of_a_city():
    s = flat()
    event(s, 1, "drought", "sabotage")
    token(s, 1, "silk", "iron")
    cid = city(s, 1, 1, "i4")
    piece(s, "j5", "temple")
    piece(s, "j4", "colossus")
    piece(s, "j3", "artist")
    scout(s, 1, "i5")
    forces(s, 0, ("infantry", 3), ("mounted", 3), ("artillery", 3))
    forces(s, 1)
    army(s, 0, "h4")
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    while step_name(s) in ("window", "battle_turn"):
        play(s, s.actors()[0], legal(s, s.actors()[0])[0])
    assert s.centre[cid] == -1
    assert s.pool[T.pool_ids.index("temple_pool")] == 5
    assert s.wonder_owner[T.wonder_ids.index("colossus")] == -3
    assert s.great_gone == 1
    assert s.scouts_at[sq("i5")] == 1
    assert s.armies_at[sq("i4")] == 1
    assert "loot hand" in legal(s, 0)
    assert s.observe(0)["players"][1]["hand"] == []
    play(s, 0, "loot hand")
    assert s.observe(0)["players"][1]["hand"] == ["drought", "sabotage"]
    play(s, 0, "loot event drought")
    assert [T.event_ids[card % 64] for card in s.events[0]] == ["drought"]


@rule("civilization", "R11.18")
def test_loot_of_two_resources():
    s = flat()
    token(s, 1, "silk", "iron")
    attack(s, [("infantry", 3), ("mounted", 3), ("artillery", 3)], [], city_cid=4)
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    play(s, 0, "loot token silk", "loot token iron")
    assert (tokens(s, 0, "silk"), tokens(s, 0, "iron")) == (1, 1)
    assert step_name(s) == "movement"


@rule("civilization", "R11.19", "R17.1")
def test_capital_conquered():
    s = flat()
    army(s, 0, "m5")
    forces(s, 0, *[("infantry", 2)] * 3, *[("mounted", 2)] * 3)
    forces(s, 1)
    for name in ("b2", "c2", "d2"):
        piece(s, name, "general")
    move(s, 0)
    play(s, 0, "move m5 1+0", "step m6", "step n6")
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert (s.ending, s.winner) == (c.E_MILITARY, 0)
    assert s.outcome().places == [1, 2]


@rule("civilization", "R11.17")
def test_attacker_who_loses_at_a_city_is_looted():
    s = flat()
    s.trade[0] = 4
    attack(s, [], [("infantry", 3)], city_cid=4)
    put(s, 1, "infantry", 3, "front")
    assert s.actors() == [1]
    play(s, 1, "loot trade")
    assert s.trade == [1, 3]


@rule("civilization", "R11.23", "R12.1")
def test_code_of_laws_coin_for_battles_won():
    s = flat()
    tech(s, 0, "code_of_laws")
    attack(s, [("infantry", 3)], [])
    put(s, 0, "infantry", 3, "front")
    assert s.coin_count[0] == 1
    # A successful defence counts too, but only once per round.
    s = flat()
    tech(s, 1, "code_of_laws")
    attack(s, [], [])
    assert s.coin_count[1] == 1
    from ziggurat.games.civilization.attack import battle_coin

    battle_coin(s, 1)
    assert s.coins_on[8 + T.battle_slot] == 1


@rule("civilization", "R11.25")
def test_loot_points():
    s = flat(loot_rules="faq2")
    s.trade[1] = 9
    event(s, 1, "drought")
    s.coins_on = replaced(s.coins_on, 8 + 7, 2)
    s.coin_count[1] = 2
    attack(s, [("infantry", 3), ("mounted", 3), ("artillery", 3)], [], city_cid=4)
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    texts = legal(s, 0)
    assert "loot deck culture_1" in texts
    assert "loot steal_coin civilization_sheet" in texts
    play(s, 0, "loot trade")
    assert "loot deck culture_1" not in legal(s, 0)  # one point left
    play(s, 0, "loot trade")
    assert s.trade == [6, 3]
    assert step_name(s) == "movement"
    s = flat(loot_rules="faq2")
    s.coins_on = replaced(s.coins_on, 8 + 7, 2)
    s.coin_count[1] = 2
    attack(s, [("infantry", 3), ("mounted", 3), ("artillery", 3)], [], city_cid=4)
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    play(s, 0, "loot steal_coin civilization_sheet")
    assert (s.coin_count[0], s.coin_count[1]) == (1, 1)


CITY = [("infantry", 3), ("mounted", 3), ("artillery", 3)]
FOR_ONE = {
    "loot trade",
    "loot culture",
    "loot token silk",
    "loot marker hut",
    "loot coin civilization_sheet",
    "loot coin pottery",
    "end",
}
FOR_TWO = {
    "loot tech pottery",
    "loot deck culture_1",
    "loot steal_coin civilization_sheet",
    "loot steal_coin pottery",
}


def rich_loser(city_cid=-1):
    """Seat 0 has won against seat 1, who has something of everything."""
    s = flat("america", "russia", loot_rules="faq2")
    no_techs(s, 0)
    no_techs(s, 1)
    tech(s, 1, "pottery")
    s.trade[1], s.culture = 5, replaced(s.culture, 1, 4)
    event(s, 1, "drought")
    token(s, 1, "silk")
    marker(s, 1, "hut_spy")
    pottery = T.coin_techs.index(T.tech_ids.index("pottery"))
    for slot in (SHEET, pottery):
        s.coins_on = replaced(s.coins_on, SLOTS + slot, 1)
    settle_coins(s)
    attack(s, CITY, [], city_cid=city_cid)
    while step_name(s) == "battle_turn":
        play(s, s.actors()[0], legal(s, s.actors()[0])[0])
    assert step_name(s) == "loot"
    return s


@rule("civilization", "R11.25")
def test_everything_that_loot_points_buy():
    assert set(legal(rich_loser(), 0)) == FOR_ONE
    assert set(legal(rich_loser(4), 0)) == FOR_ONE | FOR_TWO
    for text in FOR_TWO:
        s = rich_loser(4)
        play(s, 0, text)
        assert step_name(s) == "movement", text  # both points are spent
    for text in FOR_ONE - {"end"}:
        s = rich_loser()
        play(s, 0, text)
        assert step_name(s) == "movement", text
        s = rich_loser(4)
        play(s, 0, text)
        once = {"loot token silk", "loot marker hut", "loot coin civilization_sheet", "loot coin pottery"}
        assert set(legal(s, 0)) == FOR_ONE - ({text} & once), text
        play(s, 0, "end")
        assert step_name(s) == "movement"


@rule("civilization", "R11.25", "R12.1")
def test_what_loot_points_bring():
    s = rich_loser(4)
    play(s, 0, "loot culture", "loot culture")
    assert s.culture == (4, 0)  # three, then what is left
    s = rich_loser(4)
    play(s, 0, "loot trade", "loot trade")
    assert s.trade == [5, 0]
    assert step_name(s) == "movement"
    s = rich_loser(4)
    play(s, 0, "loot coin pottery", "loot coin civilization_sheet")
    assert s.coin_count == [0, 0]
    for place in ("pottery", "civilization_sheet"):
        s = rich_loser(4)
        play(s, 0, f"loot steal_coin {place}")
        assert s.coin_count == [1, 1]
        assert s.coins_on[SHEET] == 1  # wherever it lay, it comes to the winner's own sheet
    s = rich_loser(4)
    play(s, 0, "loot tech pottery")
    assert knows(s, 0, "pottery") and knows(s, 1, "pottery")


@rule("civilization", "R11.25")
def test_who_has_nothing_is_not_looted():
    s = flat("america", "russia", loot_rules="faq2")
    no_techs(s, 1)
    s.coins_on = replaced(s.coins_on, SLOTS + SHEET, 0)
    attack(s, CITY, [], city_cid=4)
    while step_name(s) == "battle_turn":
        play(s, s.actors()[0], legal(s, s.actors()[0])[0])
    assert step_name(s) == "movement"
    # Who had one thing is left in peace after it, though a point remains.
    s = flat("america", "russia", loot_rules="faq2")
    no_techs(s, 1)
    token(s, 1, "silk")
    attack(s, CITY, [], city_cid=4)
    while step_name(s) == "battle_turn":
        play(s, s.actors()[0], legal(s, s.actors()[0])[0])
    assert legal(s, 0) == ["loot token silk", "end"]
    play(s, 0, "loot token silk")
    assert step_name(s) == "movement"


@rule("civilization", "R11.25")
def test_a_stolen_event_is_of_the_deck_that_was_named():
    """Which one of them falls to chance; its loser remembers it, and nobody else but the winner knows it."""
    s = flat("america", "germany", "china", loot_rules="faq2")
    event(s, 1, "drought", "sabotage", "a_generous_gift")
    decks = {name: T.deck_ids[T.events[T.event_ids.index(name)].deck - 1] for name in hand(s, 1)}
    wanted = [name for name in decks if decks[name] == decks["sabotage"]]
    attack(s, [("infantry", 3), ("mounted", 3), ("artillery", 3)], [], city_cid=4)
    while step_name(s) == "battle_turn":
        play(s, 0, legal(s, 0)[0])
    assert {text for text in legal(s, 0) if "deck" in text} == {f"loot deck {deck}" for deck in decks.values()}
    play(s, 0, f"loot deck {decks['sabotage']}")
    (stolen,) = hand(s, 0)
    assert stolen in wanted
    assert hand(s, 1) == [name for name in decks if name != stolen]
    assert s.observe(1)["players"][0]["hand"] == [stolen]
    assert s.observe(2)["players"][0]["hand"] == []


def hand(s, seat):
    return [T.event_ids[card % KNOWN_EVENT] for card in s.events[seat]]
