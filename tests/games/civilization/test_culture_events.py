"""Every culture event: R8.13, R8.17, R16.1, R16.5-R16.7, R19.8, R19.12, T86, T87."""

import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    coins,
    discarded,
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
    ring,
    scout,
    sq,
    start,
    step_name,
    targets,
    tech,
    token,
    tokens,
)
from support import messages, rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.effects import victims
from ziggurat.games.civilization.world import city_production, city_yield, put_figure
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.words import languages


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
    s.token = replaced(s.token, sq("g4"), c.HUT)
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
    s.stack_limit = replaced(s.stack_limit, 1, 4)
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


@rule("civilization", "R16.4", "R16.6")
def test_a_gift_that_nobody_takes_pays_without_a_coin():
    """United Nations refuses the coin, and with it there is nobody left to give it to: the card still pays."""
    s = flat()
    piece(s, ring(s, 3)[1], "united_nations")
    tech(s, 0, "animal_husbandry")
    event(s, 0, "a_gift_from_afar")
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0", "pay a_gift_from_afar 1")
    play(s, 1, "refuse")
    play(s, 0, "pay a_gift_from_afar")
    assert s.bonus[0] == 3
    assert "a_gift_from_afar" in discarded(s)
    assert s.coin_count[:2] == [0, 0]


@rule("civilization", "R16.6")
@pytest.mark.parametrize("first", ["silk", "hut_incense"])
def test_a_payment_that_fails_is_taken_back(first):
    """A token or a marker put down already comes back as what it was, with the gift cancelled behind it."""
    s = flat()
    tech(s, 0, "pottery")
    event(s, 0, "a_generous_gift")
    event(s, 1, "jousting_tourney")
    (marker if first == "hut_incense" else token)(s, 0, first)
    token(s, 0, "wheat")
    manage(s, 0)
    play(s, 0, "use pottery_any2", f"pay {first}", "pay a_generous_gift")
    assert (tokens(s, 0, "silk"), len(s.held[0])) == (0, 0)
    play(s, 1, "react jousting_tourney")
    assert set(legal(s, 0)) == {"pay wheat", "take back"}
    play(s, 0, "take back")
    assert [tokens(s, 0, name) for name in c.RESOURCES[:4]] == [
        int(name in (first, "wheat")) for name in c.RESOURCES[:4]
    ]
    assert s.held[0] == ((T.marker_ids.index(first),) if first == "hut_incense" else ())
    assert s.purse == [] and s.coin_count[0] == 0


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


@rule("civilization", "R16.6")
def test_whoever_cancels_a_gift_pays_for_it_himself():
    """One payment inside the other: the ability is paid by who reacts, and the first payer goes on behind it."""
    s = flat()
    tech(s, 0, "animal_husbandry")
    tech(s, 1, "civil_service")
    event(s, 0, "a_generous_gift")
    token(s, 0, "wheat")
    marker(s, 1, "hut_spy")
    marker(s, 1, "village_spy")
    manage(s, 0)
    play(s, 0, "use animal_husbandry_wheat", "target 0-0", "pay a_generous_gift")
    play(s, 1, "react civil_service_spy")
    assert (s.actors(), set(legal(s, 1))) == ([1], {"pay hut_spy", "pay village_spy"})
    play(s, 1, "pay village_spy")
    assert s.held[1] == (T.marker_ids.index("hut_spy"),)
    assert set(legal(s, 0)) == {"pay wheat", "take back"}


@rule("civilization", "R19.12")
def test_a_figure_on_the_first_square_of_the_map_is_a_figure_like_others():
    s = flat()
    army(s, 1, "a1")
    event(s, 0, "defection")
    move(s, 0)
    play(s, 0, "play defection", "target army a1 1")
    assert (s.armies_at[sq("a1")], s.owner_at[sq("a1")]) == (0, -1)


@rule("civilization", "R16.1")
def test_no_target_no_play():
    s = flat()
    event(s, 0, "sabotage", "deforestation")
    start(s, 0)
    assert not [text for text in legal(s, 0) if text.startswith("play")]


@pytest.mark.parametrize("name", T.event_ids)
def test_every_event_is_told(name):
    """Each card has a name and a text in both languages, and a phase it belongs to."""
    kind = T.events[T.event_ids.index(name)]
    assert kind.op != c.OP_NONE
    for lang in languages():
        spoken = messages(TITLE.package, lang)
        assert spoken[f"name-{name}"]
        assert spoken[f"text-{name}"]
    assert (kind.phase == c.ANY_TIME) == (kind.op in (c.OP_GIFT, c.OP_CANCEL))


def test_scouts_lose_their_assignment_when_pushed():
    s = flat()
    ground(s, "h4", "forest")
    scout(s, 1, "h4")
    start(s, 1)
    play(s, 1, "end", "gather h4 1-0")
    assert city_production(s, 3) == 2
    event(s, 0, "disoriented")
    manage(s, 0)
    play(s, 0, "play disoriented", "target h4", "target h3")
    assert s.gather[2] == -1
    assert city_production(s, 3) == 0


@pytest.mark.parametrize(("what", "left"), [("army", (1, 2)), ("scout", (2, 1))])
@rule("civilization", "R19.12")
def test_defection_kills_one_figure_and_none_of_the_other_kind(what, left):
    s = flat()
    army(s, 0, "h4")
    army(s, 1, "k4", 2)
    scout(s, 1, "k4", 2)
    event(s, 0, "defection")
    move(s, 0)
    play(s, 0, "play defection", f"target {what} k4 1")
    assert (s.armies_at[sq("k4")], s.scouts_at[sq("k4")]) == left


@rule("civilization", "R2.5")
def test_a_figure_that_arrives_blockades_outskirts_of_the_first_city_too():
    for seat in (0, 1):
        s = flat()
        home = seat * c.CITIES
        ground(s, ring(s, home)[1], "forest")
        assert city_yield(s, home) > 0
        put_figure(s, 1 - seat, 0, sq(ring(s, home)[1]))
        assert city_yield(s, home) == 0
