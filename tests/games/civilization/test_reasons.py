"""Why something is not possible, and that every question has words."""

import pytest

from games.civilization.positions import (
    army,
    city,
    flat,
    ground,
    manage,
    move,
    play,
    rule_by,
    scout,
    sq,
    start,
    tech,
    turn,
)
from support import messages, random_move, rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.words import languages, words

REASONS = [
    (start, "found h4", "why.found_scout", "R6.3"),
    (start, "square:b3", "why.found_near", "R6.3"),
    (start, "government feudalism", "why.government_locked", "R6.7"),
    (start, "government despotism", "why.government_same", "R6.7"),
    (start, "event:drought", "why.event_now", "R8.18"),
    (manage, "produce 0-0 library", "why.item_tech", "R8.7"),
    (manage, "produce 0-0 city_walls", "why.item_tech", "R8.9"),
    (manage, "produce 0-0 aircraft", "why.item_tech", "R8.6"),
    (manage, "produce 0-0 stonehenge", "why.item_cost", "R8.3"),
    (manage, "produce 0-0 united_nations", "why.wonder_market", "R8.10"),
    (manage, "produce 0-0 army", "why.item_cost", "R8.3"),
    (manage, "harvest 0-0 silk", "why.harvest", "R8.19"),
    (manage, "arts 1-0", "why.city_not_yours", "R8.1"),
    (manage, "advance", "why.advance", "R8.15"),
    (manage, "coin democracy", "why.ability_unknown", "R8.20"),
    (manage, "use currency_incense", "why.ability_resources", "R2.15"),
    (manage, "use chivalry_incense", "why.ability_unknown", "R10.9"),
    (move, "move a1 1+0", "why.move_none", "R9.1"),
    (start, "tech:pottery", "why.when_research", "R10.1"),
    (start, "city:0-0", "why.when_city_management", "R8.1"),
    (manage, "square:a1", "why.when_movement", "R9.1"),
    (manage, "player:1", "why.when_trade", "R7.3"),
    (move, "government:republic", "why.when_start_of_turn", "R6.7"),
    (move, "item:library", "why.when_city_management", "R8.1"),
]


@pytest.mark.parametrize(("phase", "intent", "key", "number"), REASONS, ids=[r[1] for r in REASONS])
def test_reasons(phase, intent, key, number):
    s = flat()
    scout(s, 0, "b3")
    phase(s, 0)
    reason = s.why_not(0, intent)
    assert (reason.key, reason.rule) == (key, number)
    for lang in ("en", "de"):
        assert "{" not in words("ziggurat.games.civilization", lang).say(reason)


def test_an_item_that_can_be_built_asks_for_its_city():
    s = flat()
    s.trade[0] = 27
    manage(s, 0)
    assert s.why_not(0, "item:army").key == "kernel.go_on"  # a city has to be named, too


@pytest.mark.parametrize("city", ["\u00b2-0", "0-\u00b2", "\u0660-0", "0-\u0660"])
def test_a_city_is_named_in_plain_figures(city):
    s = flat()
    manage(s, 0)
    assert s.title.parse(s, 0, "arts 0-0") is not None
    assert s.title.parse(s, 0, f"arts {city}") is None
    assert s.why_not(0, f"arts {city}").key == s.why_not(0, "arts 9-9").key


@rule("civilization", "R8.1")
def test_no_shortage_is_named_when_it_is_only_that_the_cities_have_acted():
    s = flat()
    tech(s, 0, "navigation")
    ground(s, "b2", "water")
    s.bonus = replaced(s.bonus, 0, 9)
    manage(s, 0)
    play(s, 0, "arts 0-0")
    assert s.why_not(0, "item:harbor").key == "why.all_acted"
    assert s.why_not(0, "produce 0-0 harbor").key == "why.city_acted"
    # A real shortage says what is there, trade included.
    s = flat("china", "germany")
    tech(s, 0, "navigation")
    ground(s, "b2", "water")
    s.trade[0] = 7
    s.bonus = replaced(s.bonus, 0, 4)
    manage(s, 0)
    reason = s.why_not(0, "item:harbor")
    assert (reason.key, reason.args["cost"], reason.args["have"], reason.args["n"]) == ("why.item_cost", 7, 4, 2)


def test_more_reasons():
    s = flat()
    tech(s, 0, "navigation", "philosophy", "currency", "masonry", "engineering", "pottery")
    city(s, 0, 1, "h4")
    s.walled |= 1
    rule_by(s, 0, "anarchy")
    manage(s, 0)
    assert s.why_not(0, "arts 0-0").key == "why.city_anarchy"
    assert s.why_not(0, "produce 0-1 granary").key == "why.item_upgraded"
    assert s.why_not(0, "produce 0-1 harbor").key == "why.item_square"
    rule_by(s, 0, "communism")
    s.bonus = replaced(s.bonus, 1, 5)
    manage(s, 0)
    assert s.why_not(0, "produce 0-0 city_walls").key == "why.walls"
    scout(s, 0, "k4")
    start(s, 0)
    assert s.why_not(0, "found k4").key == "why.found_maximum"
    s = flat()
    army(s, 0, "h4")
    scout(s, 0, "g6")
    ground(s, "i4", "water")
    s.ground = replaced(s.ground, sq("h3"), c.UNEXPLORED)
    s.token = replaced(s.token, sq("g7"), c.HUT)
    army(s, 1, "h6")
    move(s, 0)
    play(s, 0, "move h4 1+0")
    assert s.why_not(0, "step i4").key == "why.step_water"
    assert s.why_not(0, "square:k8").key == "why.step_far"
    assert s.why_not(0, "step h3").key == "why.step_unexplored"
    play(s, 0, "stop", "move g6 0+1")
    assert s.why_not(0, "step g7").key == "why.step_scout_hut"
    assert s.why_not(0, "step h6").key == "why.step_scout_enemy"
    s = flat("china", "germany")
    s.trade[0] = 12
    turn(s, 0, c.RESEARCH)
    for name, key in [("writing", "tech_known"), ("theology", "tech_trade"), ("sailing", "tech_place")]:
        assert s.why_not(0, f"research {name}").key == f"why.{key}"
        assert s.why_not(0, f"tech:{name}").key == f"why.{key}"


@rule("civilization", "R24")
def test_everything_asked_has_words():
    """Every decision point of R24 turns up in some random game and has a prompt."""
    seen = set()
    told = [messages(TITLE.package, lang) for lang in languages()]
    for seed in range(6):
        s = TITLE.new(2 + seed % 3, seed, {"round_limit": 40, "offers_per_player": 2})
        rng = rng_from_seed(seed)
        while not s.over():
            seat = s.actors()[0]
            seen.add(TITLE.steps[s.stack[-1][0]].name)
            for spoken in told:
                assert s.prompt(seat).key.replace(".", "-") in spoken
            random_move(s, rng)
    expected = "capital setup_figure start_of_turn gather negotiate offer answer city_management place movement step"
    assert set(expected.split()) <= seen
    assert {"research", "battle_turn", "window", "great_person", "target"} <= seen
