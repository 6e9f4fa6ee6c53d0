"""The culture track, the hand of events, great people: R2.9, R8.12, R8.15-R8.18, T33-T35."""

from games.civilization.positions import (
    T,
    army,
    coins,
    discarded,
    event,
    flat,
    ground,
    legal,
    manage,
    play,
    sq,
    step_name,
    tech,
)
from support import rule
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.culture import advance, draw_event, gain_great_person
from ziggurat.games.civilization.flow import settle_coins
from ziggurat.games.civilization.world import city_yield, combat_bonus, distances, touch_player
from ziggurat.kernel.rows import replaced


@rule("civilization", "R8.15", "R22.11")
def test_t33_advancing_step_by_step():
    s = flat()
    s.culture_step = replaced(s.culture_step, 0, 6)
    s.culture, s.trade[0] = replaced(s.culture, 0, 13), 3
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
    s.culture_step = (5, 5)
    advance(s, 0)
    assert s.culture_step == (6, 5)


@rule("civilization", "R8.15", "R17.1")
def test_culture_victory():
    s = flat()
    s.culture_step = replaced(s.culture_step, 0, 20)
    s.culture, s.trade[0] = replaced(s.culture, 0, 7), 6
    manage(s, 0)
    play(s, 0, "advance")
    assert (s.ending, s.winner) == (c.E_CULTURE, 0)


@rule("civilization", "R8.18", "R22.8")
def test_t35_drawing_with_a_full_hand():
    s = flat()
    event(s, 0, "drought", "we_love_the_despot_day")
    s.culture = replaced(s.culture, 0, 3)
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
    s.event_discards = replaced(s.event_discards, 2, s.event_decks[2])
    s.event_decks = replaced(s.event_decks, 2, ())
    draw_event(s, 0, 3)
    assert len(s.events[0]) == 1
    assert len(s.event_decks[2]) == 10
    s.event_decks = replaced(s.event_decks, 2, ())
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
    before = city_yield(s, 0), combat_bonus(s, 0), s.coin_count[0]
    s.reserve = replaced(s.reserve, 0, s.reserve[0] + s.great_bag)
    s.great_bag = ()
    touch_player(s, 0)
    settle_coins(s)
    assert (city_yield(s, 0), combat_bonus(s, 0), s.coin_count[0]) == before


@rule("civilization", "R2.9")
def test_hand_size():
    s = flat()
    assert s.hand_size[0] == 2
    for count, name in enumerate(("pottery", "civil_service", "theology"), 3):
        tech(s, 0, name)
        assert s.hand_size[0] == count
    tech(s, 0, "computers")
    coins(s, 0, 10)
    from ziggurat.games.civilization.world import hand_limit

    assert hand_limit(s, 0) == 7
    # The limit falls with the coins: discard at once.
    event(s, 0, "drought", "sabotage", "defection", "disoriented", "exchange_of_ideas", "bread_and_circuses")
    s.coins_on = replaced(s.coins_on, 7, 0)
    s.dirty = -1
    settle_coins(s)
    assert step_name(s) == "discard"


@rule("civilization", "R8.12")
def test_distance_goes_over_revealed_squares_only():
    s = flat()
    assert len(distances(s, [sq("h4")], 2)) == 13
    s.ground = replaced(s.ground, sq("i4"), c.UNEXPLORED)
    assert sq("j4") not in distances(s, [sq("h4")], 2)
    army(s, 1, "h5")
    ground(s, "h5", "water")
    assert sq("h6") in distances(s, [sq("h4")], 2)  # terrain and figures do not matter
