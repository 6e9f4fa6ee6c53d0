"""The culture track, every culture event, reactions: R8.12-R8.18, R16, R22.6, T33-T35, T86, T87, T91."""

import pytest

from games.civilization.positions import (
    army,
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
    no_techs,
    piece,
    play,
    printed,
    rule_by,
    scout,
    sq,
    start,
    step_name,
    tech,
    token,
    tokens,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.content import tables
from ziggurat.games.civilization.culture import advance, draw_event, gain_great_person
from ziggurat.games.civilization.effects import victims
from ziggurat.games.civilization.world import city_production, city_yield, distances

T = tables(None)


def targets(s, seat=0):
    return {text.removeprefix("target ") for text in legal(s, seat)}


def discarded(s):
    return {T.event_ids[kind] for pile in s.event_discards for kind in pile}


# -- the track ------------------------------------------------------------------------------------------


@rule("civilization", "R8.15", "R22.11")
def test_t33_advancing_step_by_step():
    s = flat()
    s.culture_step[0] = 6
    s.culture[0], s.trade[0] = 13, 3
    manage(s, 0)
    play(s, 0, "advance")
    assert s.culture_step[0] == 7
    assert step_name(s) == "great_person"
    play(s, 0, next(text for text in legal(s, 0) if text.endswith("reserve")))
    assert len(s.reserve[0]) == 1
    play(s, 0, "advance")
    assert (s.culture_step[0], s.culture[0], s.trade[0]) == (8, 5, 0)
    assert T.events[s.events[0][0]].deck == 2
    assert "advance" not in legal(s, 0)


@rule("civilization", "R8.15")
def test_t34_the_whole_track():
    assert sum(T.track_culture) == 105
    assert sum(T.track_trade) == 63
    assert T.win_step == 21
    kinds = {step: T.track_deck[step] for step in range(1, 21)}
    assert [step for step, kind in kinds.items() if kind == 0] == [3, 7, 12, 18]
    assert [step for step, kind in kinds.items() if kind == 1] == [1, 2, 4, 5, 6]
    assert [step for step, kind in kinds.items() if kind == 2] == [8, 9, 10, 11, 13, 14]
    assert [step for step, kind in kinds.items() if kind == 3] == [15, 16, 17, 19, 20]
    s = flat()
    s.culture_step = [5, 5]
    advance(s, 0)
    assert s.culture_step == [6, 5]


@rule("civilization", "R8.15", "R17.1")
def test_culture_victory():
    s = flat()
    s.culture_step[0] = 20
    s.culture[0], s.trade[0] = 7, 6
    manage(s, 0)
    play(s, 0, "advance")
    assert (s.ending, s.winner) == (c.E_CULTURE, 0)


@rule("civilization", "R8.18", "R22.8")
def test_t35_drawing_with_a_full_hand():
    s = flat()
    event(s, 0, "drought", "we_love_the_despot_day")
    s.culture[0] = 3
    manage(s, 0)
    play(s, 0, "advance")
    assert step_name(s) == "discard"
    assert len(legal(s, 0)) >= 2
    drawn = T.event_ids[s.events[0][-1]]
    assert f"discard {drawn}" in legal(s, 0)
    play(s, 0, f"discard {drawn}")
    assert step_name(s) == "city_management"
    assert "play we_love_the_despot_day" in legal(s, 0)
    assert drawn in discarded(s)


@rule("civilization", "R8.18")
def test_exhausted_decks_are_reshuffled():
    s = flat()
    s.event_discards[2] = s.event_decks[2]
    s.event_decks[2] = []
    draw_event(s, 0, 3)
    assert len(s.events[0]) == 1
    assert len(s.event_decks[2]) == 10
    s.event_decks[2] = []
    draw_event(s, 0, 3)
    assert len(s.events[0]) == 1


@rule("civilization", "R8.16")
def test_great_person_placed_or_kept():
    s = flat()
    ground(s, "b2", "water")
    army(s, 1, "c2")
    gain_great_person(s, 0)
    s.cached_seat = -1
    texts = legal(s, 0)
    squares = {text.split()[2] for text in texts}
    assert squares == {"d2", "b3", "d3", "b4", "c4", "d4", "reserve"}
    play(s, 0, next(text for text in texts if text.endswith("d2")))
    assert s.piece[sq("d2")] >= T.great_piece
    # It acts only on the map.
    kind = s.great_bag.pop()
    s.reserve[0].append(kind)
    before = city_yield(s, 0)
    assert city_yield(s, 0) == before


@rule("civilization", "R2.9")
def test_hand_size():
    s = flat()
    assert s.hand_size[0] == 2
    for count, name in enumerate(("pottery", "civil_service", "theology"), 3):
        tech(s, 0, name)
        assert s.hand_size[0] == count
    tech(s, 0, "computers")
    coins(s, 0, 10)
    from ziggurat.games.civilization.flow import settle_coins
    from ziggurat.games.civilization.world import hand_limit

    assert hand_limit(s, 0) == 7
    # The limit falls with the coins: discard at once.
    event(s, 0, "drought", "sabotage", "defection", "disoriented", "exchange_of_ideas", "bread_and_circuses")
    s.coins_on[7] = 0
    s.dirty = -1
    settle_coins(s)
    assert step_name(s) == "discard"


@rule("civilization", "R8.12")
def test_distance_goes_over_revealed_squares_only():
    s = flat()
    assert len(distances(s, [sq("h4")], 2)) == 13
    s.ground[sq("i4")] = c.UNEXPLORED
    assert sq("j4") not in distances(s, [sq("h4")], 2)
    army(s, 1, "h5")
    ground(s, "h5", "water")
    assert sq("h6") in distances(s, [sq("h4")], 2)  # terrain and figures do not matter


# -- every event ----------------------------------------------------------------------------------------


@rule("civilization", "R8.13", "R23")
def test_drought():
    s = flat()
    gold = printed(s, "home_germany_30")  # mountain with a coin
    ground(s, "b2", "", gold)
    ground(s, "c2", "forest")
    ground(s, "d2", "", printed(s, "home_america_33"))  # forest with wheat
    piece(s, "b4", "temple")
    piece(s, "c4", "general")
    event(s, 0, "drought")
    start(s, 0)
    play(s, 0, "play drought")
    assert "b2" not in targets(s)  # mountain
    assert "b4" not in targets(s)  # building
    assert "c3" not in targets(s)  # city centre
    assert "c4" in targets(s)  # a great person may stand there
    play(s, 0, "target d2")
    value = city_yield(s, 0)
    assert c.TERRAINS[s.ground[sq("d2")]] == "desert"
    assert value & 255 == 1
    assert value >> c.RESOURCE_SHIFT == 0
    assert s.disasters_left == 11
    assert "drought" in discarded(s)


@rule("civilization", "R8.13")
def test_deforestation_and_a_second_marker():
    s = flat()
    ground(s, "b2", "forest")
    event(s, 0, "deforestation", "drought")
    start(s, 0)
    play(s, 0, "play deforestation")
    assert legal(s, 0) == ["target b2"]
    play(s, 0, "target b2")
    assert city_production(s, 0) == 0
    play(s, 0, "play drought", "target b2")
    assert s.disasters_left == 11
    assert c.TERRAINS[s.ground[sq("b2")]] == "desert"


@pytest.mark.parametrize(("name", "distance"), [("sabotage", 4), ("catastrophe", 6)])
@rule("civilization", "R19.8", "R16.1")
def test_t86_buildings_within_reach(name, distance):
    s = flat()
    city(s, 1, 1, "i4")
    army(s, 0, "e4")
    s.walled |= 1 << 4
    piece(s, "j4", "library")
    piece(s, "h3", "colossus")
    piece(s, "b2", "temple")
    event(s, 0, name)
    start(s, 0)
    play(s, 0, f"play {name}")
    found = targets(s)
    assert "i4" in found  # the walls, four squares away
    assert "h3" not in found  # a wonder is no building
    assert "b2" in found  # any owner
    assert ("j4" in found) == (distance >= 5)
    play(s, 0, "target i4")
    assert not s.walled >> 4 & 1


@rule("civilization", "R19.8")
def test_disaster_destroys_up_to_two_of_others():
    s = flat()
    city(s, 1, 1, "i4")
    piece(s, "h3", "temple")
    piece(s, "j5", "library")
    piece(s, "b2", "temple")
    event(s, 0, "disaster")
    start(s, 0)
    play(s, 0, "play disaster")
    assert targets(s) == {"h3", "j5"}
    play(s, 0, "target h3")
    assert targets(s) == {"j5", "none"}
    play(s, 0, "target j5")
    assert s.piece[sq("h3")] == 0
    assert s.piece[sq("j5")] == 0
    assert s.piece[sq("b2")] != 0


@pytest.mark.parametrize(
    ("name", "level", "gained"),
    [("exchange_of_ideas", 1, "pottery"), ("knowledge_shared", 2, "sailing"), ("think_tank", 3, "biology")],
)
@rule("civilization", "R16.5", "R10.6", "R2.13", "R19.3")
def test_mutual_learning(name, level, gained):
    s = flat()
    for seat in range(2):
        no_techs(s, seat)
    tech(s, 0, "writing", "masonry", "navigation", "philosophy", "irrigation", "printing_press")
    tech(s, 1, "writing", "currency", "pottery", "sailing", "biology", "computers", "construction", "democracy")
    event(s, 0, name)
    s.trade[0] = 5
    start(s, 0)
    play(s, 0, f"play {name}", "target player 1")
    options = targets(s)
    assert gained in options
    assert all(T.tech_level[T.tech_ids.index(option)] <= level for option in options)
    play(s, 0, f"target {gained}")
    assert knows(s, 0, gained)
    assert s.trade[0] == 5
    assert s.actors() == [1]
    assert "decline" in legal(s, 1)
    play(s, 1, "decline")


@rule("civilization", "R16.5")
def test_mutual_learning_skips_a_part():
    s = flat()
    for seat in range(2):
        no_techs(s, seat)
    tech(s, 0, "writing")
    event(s, 0, "exchange_of_ideas")
    start(s, 0)
    play(s, 0, "play exchange_of_ideas", "target player 1")
    play(s, 1, "learn writing")
    assert knows(s, 1, "writing")
    # Nothing to learn for either: the card may not be played.
    event(s, 0, "exchange_of_ideas")
    start(s, 0)
    assert "play exchange_of_ideas" not in legal(s, 0)


@pytest.mark.parametrize(("name", "steps"), [("disoriented", 2), ("lost", 3), ("out_of_position", 4)])
@rule("civilization", "R16.7")
def test_t87_moving_other_players_figures(name, steps):
    s = flat()
    army(s, 1, "h4")
    scout(s, 1, "h4")
    ground(s, "i4", "water")
    s.token[sq("g4")] = c.HUT
    army(s, 0, "h5")
    event(s, 0, name)
    manage(s, 0)
    play(s, 0, f"play {name}", "target h4")
    found = targets(s)
    assert "h3" in found
    assert not {"i4", "g4", "h5"} & found
    far = max(abs(sq(n) % 16 - sq("h4") % 16) + abs(sq(n) // 16 - sq("h4") // 16) for n in found)
    assert far == steps
    play(s, 0, "target h3")
    assert (s.armies_at[sq("h3")], s.scouts_at[sq("h3")]) == (1, 1)
    assert s.moved[1] == 0


@pytest.mark.parametrize(
    ("name", "bonus"),
    [("we_love_the_despot_day", 4), ("we_love_the_queen_day", 6), ("we_love_the_president_day", 8)],
)
def test_celebrations(name, bonus):
    s = flat()
    event(s, 0, name)
    manage(s, 0)
    play(s, 0, f"play {name}", "target 0-0")
    assert city_production(s, 0) == bonus


@pytest.mark.parametrize("name", ["the_citizens_are_revolting", "the_citizens_are_revolting_ii"])
def test_revolts(name):
    s = flat()
    event(s, 0, name)
    start(s, 0)
    play(s, 0, f"play {name}", "target player 1")
    assert T.government_ids[s.governments[1]] == "anarchy"


@rule("civilization", "R19.12")
def test_defection():
    s = flat()
    army(s, 0, "h4")
    army(s, 1, "k4")
    scout(s, 1, "m4")
    event(s, 0, "defection")
    move(s, 0)
    play(s, 0, "play defection")
    assert "army k4 1" in targets(s)
    assert "scout m4 1" not in targets(s)  # five squares away
    play(s, 0, "target army k4 1")
    assert s.pos[c.FIGURES] == -1
    assert step_name(s) == "movement"


@pytest.mark.parametrize(("name", "reach"), [("mass_defection", True), ("wholesale_defection", False)])
@rule("civilization", "R8.17", "R19.12")
def test_mass_defections(name, reach):
    s = flat()
    army(s, 0, "d4")
    army(s, 1, "k4")
    s.stack_limit[1] = 4
    army(s, 1, "n4", 2)
    scout(s, 1, "n4")
    piece(s, "m5", "general")
    event(s, 0, name)
    move(s, 0)
    play(s, 0, f"play {name}")
    assert ("n4" in targets(s)) != reach
    if reach:
        assert "k4" not in targets(s)  # seven squares away
        from ziggurat.games.civilization.world import put_figure, take_figure

        take_figure(s, 1, 0)
        put_figure(s, 1, 0, sq("j4"))
        s.cached_seat = -1
        play(s, 0, "target j4")
        assert s.pos[c.FIGURES] == -1
        return
    assert len(victims(s, sq("n4"), 2)) == 4  # 1 or 2 armies, a scout, one of each
    play(s, 0, "target m5")
    assert s.great_gone == 1
    assert s.piece[sq("m5")] == 0


# -- gifts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a_gift_from_afar", "a_generous_gift", "a_princely_gift"])
@rule("civilization", "R16.6", "R2.15")
def test_gift_cards_pay(name):
    s = flat()
    tech(s, 0, "animal_husbandry")
    event(s, 0, name)
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0")
    play(s, 0, f"pay {name}" + (" 1" if name == "a_gift_from_afar" else ""))
    assert s.bonus[0] == 3
    assert name in discarded(s)
    assert s.coin_count[1] == (1 if name == "a_gift_from_afar" else 0)
    # Incense is none of them; uranium only the princely one.
    s = flat()
    tech(s, 0, "currency", "atomic_theory")
    event(s, 0, name)
    manage(s, 0)
    assert "use currency_incense" not in legal(s, 0)
    assert ("use atomic_theory_actions" in legal(s, 0)) == (name == "a_princely_gift")


@rule("civilization", "R16.6")
def test_a_gift_may_make_its_taker_win():
    s = flat()
    coins(s, 1, 14)
    tech(s, 0, "animal_husbandry")
    event(s, 0, "a_gift_from_afar")
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0", "pay a_gift_from_afar 1")
    assert (s.ending, s.winner) == (c.E_ECONOMY, 1)


@rule("civilization", "R16.6")
def test_cancelled_gift_is_not_paid():
    s = flat()
    tech(s, 0, "animal_husbandry")
    event(s, 0, "a_generous_gift")
    event(s, 1, "jousting_tourney")
    token(s, 0, "wheat")
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0", "pay a_generous_gift")
    play(s, 1, "react jousting_tourney")
    assert set(legal(s, 0)) == {"pay wheat", "take back"}
    play(s, 0, "take back")
    assert tokens(s, 0, "wheat") == 1
    assert s.bonus[0] == 0
    assert "use animal_husbandry_wheat" in legal(s, 0)


# -- cancelling -----------------------------------------------------------------------------------------


def _rim(s, cid):
    from ziggurat.games.civilization.board import square_name

    for square in s.b.ring[s.centre[cid]]:
        yield square_name(square)


def strike(s):
    """Seat 0 plays Disaster on the one building of seat 1."""
    start(s, 0)
    play(s, 0, "play disaster")
    play(s, 0, legal(s, 0)[0])
    if step_name(s) == "target":
        play(s, 0, "target none")


def prepared(*cards):
    s = flat("america", "germany", "china")
    square = next(_rim(s, 3))
    piece(s, square, "temple")
    event(s, 0, "disaster")
    event(s, 1, *cards)
    return s, sq(square)


@pytest.mark.parametrize("name", ["bread_and_circuses", "jousting_tourney", "primetime_tv"])
@rule("civilization", "R16.2", "R22.6")
def test_cancelling_cards(name):
    s, square = prepared(name)
    strike(s)
    assert s.actors() == [1]
    play(s, 1, f"react {name}")
    assert s.piece[square] != 0
    assert {"disaster", name} <= discarded(s)
    assert s.actors() == [0]


@rule("civilization", "R16.2", "R16.1")
def test_bread_and_circuses_only_for_the_target():
    s, square = prepared()
    event(s, 2, "bread_and_circuses")
    strike(s)
    assert s.actors() == [0]  # seat 2 is not targeted: not even asked
    assert s.piece[square] == 0


@rule("civilization", "R16.3", "R22.6")
def test_cancelling_a_cancel():
    s, square = prepared("jousting_tourney")
    event(s, 0, "primetime_tv")
    strike(s)
    play(s, 1, "react jousting_tourney")
    assert s.actors() == [0]
    play(s, 0, "react primetime_tv")
    assert s.piece[square] == 0  # the tourney was cancelled, the disaster happened
    assert s.items == []


@rule("civilization", "R16.4")
def test_mass_media_protects_its_owners_events():
    s, square = prepared("jousting_tourney", "bread_and_circuses")
    tech(s, 0, "mass_media")
    strike(s)
    assert s.piece[square] == 0


@rule("civilization", "R16.2")
def test_civil_service_spy_cancels_an_event():
    s, square = prepared()
    tech(s, 1, "civil_service")
    marker(s, 1, "hut_spy")
    strike(s)
    play(s, 1, "react civil_service_spy")
    assert s.piece[square] != 0
    assert s.tokens_gone == 1


@rule("civilization", "R16.2", "R10.9")
def test_abilities_cancelled():
    for how in ("mass_media_spy", "primetime_tv"):
        s = flat()
        tech(s, 0, "currency")
        token(s, 0, "incense")
        if how == "primetime_tv":
            event(s, 1, how)
        else:
            tech(s, 1, "mass_media")
            marker(s, 1, "hut_spy")
        manage(s, 0)
        play(s, 0, "use currency_incense")
        play(s, 1, f"react {how}")
        assert s.culture[0] == 0
        assert tokens(s, 0, "incense") == 0  # lost
        assert "use currency_incense" not in legal(s, 0)  # counts as used


@rule("civilization", "R16.2", "R19.11", "R22.6")
def test_writing_cancels_a_city_action():
    s = flat()
    tech(s, 1, "writing")
    marker(s, 1, "hut_spy")
    s.bonus[0] = 5
    s.trade[0] = 9
    manage(s, 0)
    units = len(s.units[0])
    play(s, 0, "produce 0-0 infantry")
    assert s.actors() == [1]
    play(s, 1, "react writing_spy")
    assert len(s.units[0]) == units
    assert s.trade[0] == 9
    assert not [text for text in legal(s, 0) if "0-0" in text]


@rule("civilization", "R16.4")
def test_united_nations():
    s, square = prepared()
    rim = list(_rim(s, 3))
    piece(s, rim[1], "united_nations")
    start(s, 0)
    play(s, 0, "play disaster", f"target {rim[0]}")
    if step_name(s) == "target":
        play(s, 0, "target none")
    assert step_name(s) == "consent"
    assert legal(s, 1) == ["accept", "refuse"]
    play(s, 1, "refuse")
    assert s.piece[square] != 0
    assert T.event_ids[s.events[0][0] % 64] == "disaster"  # still in the hand
    assert "play disaster" not in legal(s, 0)  # not with this target again in this turn
    start(s, 0)
    play(s, 0, "play disaster", f"target {rim[0]}")
    play(s, 1, "accept")
    assert s.piece[square] == 0


@rule("civilization", "R16.1")
def test_no_target_no_play():
    s = flat()
    event(s, 0, "sabotage", "deforestation")
    start(s, 0)
    assert not [text for text in legal(s, 0) if text.startswith("play")]


@rule("civilization", "R22.6", "R21.1")
def test_who_might_react_is_asked_whatever_he_holds():
    s, square = prepared("catastrophe")  # a deck II card that cannot cancel anything
    strike(s)
    assert s.actors() == [1]
    assert legal(s, 1) == ["pass"]
    play(s, 1, "pass")
    assert s.piece[square] == 0


@rule("civilization", "R22.6")
def test_windows_go_round_clockwise():
    s, square = prepared("jousting_tourney")
    event(s, 2, "jousting_tourney")
    strike(s)
    assert s.actors() == [1]
    play(s, 1, "pass")
    assert s.actors() == [2]
    play(s, 2, "pass")
    assert s.piece[square] == 0


@pytest.mark.parametrize("name", T.event_ids)
def test_every_event_is_told(name):
    """Each card has a name and a text in both languages, and a phase it belongs to."""
    from ziggurat.kernel.words import words

    kind = T.events[T.event_ids.index(name)]
    assert kind.op != c.OP_NONE
    for lang in ("en", "de"):
        spoken = words("ziggurat.games.civilization", lang).messages
        assert spoken[f"name.{name}"]
        assert spoken[f"text.{name}"]
    assert (kind.phase == c.ANY_TIME) == (kind.op in (c.OP_GIFT, c.OP_CANCEL))


def test_scouts_lose_their_assignment_when_pushed():
    s = flat()
    ground(s, "h4", "forest")
    scout(s, 1, "h4")
    start(s, 1)
    play(s, 1, "end", "gather h4 1-0")
    event(s, 0, "disoriented")
    manage(s, 0)
    play(s, 0, "play disoriented", "target h4", "target h3")
    assert s.gather[2] == -1
    rule_by(s, 0, "despotism")
