"""Cancelling, protection, and who is asked: R16.2-R16.4, R22.6."""

import pytest

from games.civilization.positions import (
    T,
    discarded,
    event,
    flat,
    legal,
    manage,
    marker,
    piece,
    play,
    ring,
    sq,
    start,
    step_name,
    tech,
    token,
    tokens,
)
from support import rule
from ziggurat.kernel.rows import replaced


def strike(s):
    """Seat 0 plays Disaster on the one building of seat 1."""
    start(s, 0)
    play(s, 0, "play disaster")
    play(s, 0, legal(s, 0)[0])
    if step_name(s) == "target":
        play(s, 0, "target none")


def prepared(*cards):
    s = flat("america", "germany", "china")
    square = ring(s, 3)[0]
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
    s.bonus = replaced(s.bonus, 0, 5)
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
    rim = ring(s, 3)
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
