"""The log names things: barbarians as barbarians, what was destroyed and whose, who is fed, what was gained."""

from games.civilization.positions import (
    T,
    army,
    city,
    flat,
    forces,
    ground,
    legal,
    manage,
    marker,
    move,
    piece,
    play,
    scout,
    sq,
    start,
    step_name,
    tech,
    token,
    turn,
)
from support import rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.effects import destroy
from ziggurat.kernel.rows import added, replaced, without
from ziggurat.kernel.words import words


def said(s, lang="en"):
    """What the log says since `listen`, in one language."""
    spoken = words(TITLE.package, lang)
    return [spoken.say(event.say) for event in s.log]


def listen(s):
    s.log = []
    return s


@rule("civilization", "R11.20")
def test_barbarians_are_called_barbarians():
    s = flat("germany", "rome")
    forces(s, 0, ("infantry", 3), ("mounted", 3), ("artillery", 3))
    s.token = replaced(s.token, sq("i4"), c.VILLAGE)
    army(s, 0, "h4")
    move(s, 0)
    listen(s)
    play(s, 0, "move h4 1+0", "step i4")
    while s.battle is not None:
        seat = s.actors()[0]
        texts = legal(s, seat)
        play(s, seat, next((text for text in texts if "attack" in text), texts[0]))
    assert any(text.startswith("The barbarians open a front: ") for text in said(s))
    assert any(text.endswith("of the barbarians is killed") for text in said(s))
    assert any(text.endswith("der Barbaren wird eliminiert") for text in said(s, "de"))
    assert not any("Rome" in text and "plays the barbarians" not in text for text in said(s))


@rule("civilization", "R19.8")
def test_what_was_destroyed_and_whose():
    s = flat("germany", "rome")
    piece(s, "m5", "library")
    s.walled |= 1 << 3
    listen(s)
    destroy(s, sq("m5"))
    destroy(s, s.centre[3])
    assert said(s) == ["Rome loses Library on M5", "Rome loses City Walls on N6"]
    assert said(s, "de")[0] == "Bibliothek von Rom auf M5 wird zerstört"


@rule("civilization", "R8.16")
def test_where_a_great_person_was_placed():
    s = flat("germany", "rome")
    artist = T.great_ids.index("artist")
    s.great_bag = without(s.great_bag, artist)
    s.reserve = added(s.reserve, 0, artist)
    start(s, 0)
    listen(s)
    play(s, 0, "great_person artist d4")
    assert said(s) == ["Germany places Artist on D4"]


@rule("civilization", "R13.1")
def test_which_city_a_scout_feeds():
    s = flat("germany", "rome")
    city(s, 0, 1, "l4")
    ground(s, "h4", "forest")
    scout(s, 0, "h4")
    start(s, 0)
    listen(s)
    play(s, 0, "end", "gather h4 0-1")
    assert "The scout of Germany on H4 gathers for the city L4" in said(s)


def test_two_of_a_kind_are_counted():
    s = flat("germany", "rome")
    tech(s, 0, "pottery")
    token(s, 0, "iron", "iron")
    manage(s, 0)
    listen(s)
    play(s, 0, "use pottery_any2")
    assert said(s)[0] == "Germany pays 2 Iron"


@rule("civilization", "R10.9")
def test_what_an_ability_cost_and_gained():
    s = flat("germany", "rome")
    tech(s, 0, "currency", "horseback_riding")
    token(s, 0, "incense")
    marker(s, 0, "hut_silk")
    manage(s, 0)
    listen(s)
    play(s, 0, "use currency_incense")
    assert said(s) == [
        "Germany pays 1 Incense",
        "Germany uses Currency (incense)",
        "Currency (incense): Germany gains 3 culture",
    ]
    turn(s, 0, c.TRADE)
    s.trade[1] = 25
    listen(s)
    play(s, 0, "use horseback_riding_silk", "target player 1")
    assert said(s)[0] == "Germany pays 1 hut (silk)"
    assert said(s)[-2:] == [
        "Horseback Riding (silk): Germany gains 9 trade",
        "Horseback Riding (silk): Rome gains 2 trade",  # the dial ends at 27
    ]


@rule("civilization", "R8.4", "R8.15", "R8.20")
def test_what_was_paid():
    s = flat("germany", "rome")
    tech(s, 0, "democracy")
    s.trade[0], s.culture = 27, replaced(s.culture, 0, 3)
    manage(s, 0)
    listen(s)
    play(s, 0, "advance", "coin democracy", "produce 0-0 army")
    texts = said(s)
    assert texts[0] == "Germany pays 3 culture"
    assert {"Germany pays 6 trade", "Germany pays 12 trade", "Germany now has 1 coin, before none"} <= set(texts)


@rule("civilization", "R12.1", "R13.1", "R2.9")
def test_a_scouts_coin_stays_over_the_change_of_round():
    s = flat()
    tech(s, 0, "computers")
    city(s, 0, 1, "l4")
    coin = next(n for n, icons in enumerate(T.square_yield) if icons >> c.COIN_SHIFT & 255)
    ground(s, "h4", "", coin)
    scout(s, 0, "h4")
    s.coins_on = replaced(
        s.coins_on, 7, 3
    )  # with Computers' own coin and the scout's: five, and one more culture event
    start(s, 0)
    play(s, 0, "end", "gather h4 0-0")
    assert s.coin_count[0] == 5
    s.events = replaced(
        s.events, 0, tuple([T.event_ids.index(name) for name in ("drought", "sabotage", "disoriented")])
    )
    s.stack = [(c.S_ROUND, 0, 0, 0, 0)]
    s.settle()
    assert s.coin_count[0] == 5
    assert step_name(s) != "discard"
    # The new assignment replaces the old one.
    start(s, 0)
    play(s, 0, "end")
    assert s.coin_count[0] == 5
    play(s, 0, "gather h4 none")
    assert s.coin_count[0] == 4
    assert step_name(s) == "discard"


@rule("civilization", "R13.5")
def test_a_second_scout_on_the_square_gives_way_to_the_first():
    s = flat()
    coin = next(n for n, icons in enumerate(T.square_yield) if icons >> c.COIN_SHIFT & 255)
    ground(s, "h4", "", coin)
    scout(s, 0, "h4", 2)
    start(s, 0)
    play(s, 0, "end", "gather h4 none", "gather h4 0-0")
    assert s.coin_count[0] == 1
    start(s, 0)
    play(s, 0, "end", "gather h4 0-0")
    assert s.coin_count[0] == 1
    assert s.gather == (0, -1, -1, -1)
