"""Hidden information (R21), positions as JSON, words, reasons, content packs, conformance."""

from pathlib import Path

import msgspec
import pytest

from games.civilization.positions import (
    T,
    army,
    city,
    event,
    flat,
    forces,
    ground,
    legal,
    manage,
    marker,
    move,
    no_techs,
    play,
    resampled,
    rule_by,
    scout,
    sq,
    start,
    table,
    tech,
    turn,
)
from support import messages, random_move, rule
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.content import CONTENT
from ziggurat.games.civilization.evaluate import evaluate
from ziggurat.games.civilization.seen import ByUnitType, EventsSeen, MarkersSeen
from ziggurat.games.civilization.units import discard_unit
from ziggurat.kernel.content import Pack, unverified
from ziggurat.kernel.errors import BadContent, BadPosition, BadRecord
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.rows import replaced
from ziggurat.kernel.words import languages, words


@rule("civilization", "R21.1", "R2.14", "R1.3")
def test_units_show_types_but_not_strengths():
    s = table("america", "germany")
    own = s.observe(0)["players"][0]
    assert len(own["forces"]) == 3
    other = s.observe(1)["players"][0]
    assert other["forces"] == []
    assert other["units"] == ByUnitType(infantry=1, mounted=1, artillery=1, aircraft=0)
    strengths = {
        tuple(sorted(T.card_strength[card][0] for card in resampled(s, 1, seed).units[0])) for seed in range(20)
    }
    assert len(strengths) > 1


@rule("civilization", "R21.1")
def test_units_seen_in_battle_stay_known():
    s = flat()
    army(s, 0, "h4")
    army(s, 1, "i4")
    forces(s, 0, ("infantry", 3))
    forces(s, 1)
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    play(s, 0, legal(s, 0)[0])
    assert [unit["strength"] for unit in s.observe(1)["players"][0]["forces"]] == [3]
    for seed in range(6):
        assert resampled(s, 1, seed).units[0] == s.units[0]
    # Once killed and drawn again it is as unknown as any other.
    card = s.units[0][0]
    assert s.exposed == 1 << card
    discard_unit(s, card)
    assert s.exposed == 0


@rule("civilization", "R21.1", "R10.2")
def test_who_has_not_chosen_a_tech_has_chosen_none_in_every_world():
    s = flat("america", "germany", "china")
    for seat in range(3):
        s.trade[seat] = 20
    turn(s, 0, c.RESEARCH)
    play(s, 1, legal(s, 1)[0])
    worlds = [resampled(s, 0, seed) for seed in range(12)]
    assert all(world.chosen[0] == world.chosen[2] == -1 for world in worlds)
    assert len({world.chosen[1] for world in worlds}) > 1


@rule("civilization", "R21.1", "R22.5")
def test_a_battle_force_is_secret_in_both_respects():
    s = flat()
    army(s, 0, "h4")
    army(s, 1, "i4")
    forces(s, 0, ("infantry", 2))
    forces(s, 1, *[("infantry", 2)] * 3, *[("mounted", 2)] * 3, *[("artillery", 2)] * 3)
    move(s, 0)
    play(s, 0, "move h4 1+0", "step i4")
    hands = set()
    for seed in range(20):
        world = resampled(s, 0, seed)
        hands.add(tuple(sorted(T.card_type[card] for card in world.battle.hands[1])))
        assert world.observe(0) == s.observe(0)
    assert len(hands) > 3
    assert s.observe(1)["battle"]["sides"][1]["hand"] is not None
    assert s.observe(0)["battle"]["sides"][1]["cards_left"] == 3


@rule("civilization", "R21.2", "R21.3")
def test_hands_and_markers_are_their_owners():
    s = flat("america", "germany", "china")
    event(s, 0, "drought", "jousting_tourney")
    marker(s, 0, "hut_spy", "village_iron")
    assert s.observe(0)["players"][0]["hand"] == ["drought", "jousting_tourney"]
    seen = s.observe(1)["players"][0]
    assert seen["hand"] == []
    assert seen["events"] == EventsSeen(culture_1=1, culture_2=1, culture_3=0)
    assert seen["markers"] == MarkersSeen(huts=1, villages=1)
    assert seen["known_markers"] == []
    worlds = [resampled(s, 1, seed) for seed in range(12)]
    assert len({tuple(world.events[0]) for world in worlds}) > 3
    assert all(world.observe(1) == s.observe(1) for world in worlds)
    # A hand never holds a village with a great person.
    assert all(T.marker_resource[m % 16] >= 0 for world in worlds for m in world.held[0])


@rule("civilization", "R21.1")
def test_face_down_tiles_are_unknown():
    s = table("america", "germany")
    tiles = s.observe(0)["map"]["tiles"]
    assert sum(tile["tile"] is None for tile in tiles) == 6
    assert s.observe(0)["market"]["tiles_left"] == 14


def test_position_round_trip_and_refusals():
    s = table("egypt", "germany", "china")
    data = TITLE.to_data(s)
    again = TITLE.from_data(msgspec.json.decode(TITLE.to_json(s)))
    assert TITLE.to_json(again) == TITLE.to_json(s)
    for change, text in [
        ({"nonsense": 1}, "unknown field"),
        ({"techs": [[], []]}, "players need"),
        ({"pool": dict.fromkeys(T.pool_ids, 0)}, "buildings"),
        ({"cities": ["a1"] * 9}, "no city can stand"),
        ({"pieces": {"none": "market"}}, "stands nowhere"),
        ({"civ": ["atlantis", "germany", "china"]}, "does not fit"),
    ]:
        broken = msgspec.json.decode(msgspec.json.encode(data))
        broken["state"].update(change)
        with pytest.raises(BadPosition, match=text):
            TITLE.from_data(broken)
    broken = msgspec.json.decode(msgspec.json.encode(data))
    broken["state"]["figures"][0] = broken["state"]["figures"][9]
    with pytest.raises(BadPosition, match="two players"):
        TITLE.from_data(broken)


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


def test_content_pack_corrects_a_figure():
    pack = Pack("mine.yaml", b"wonders:\n  wonders:\n    - {id: colossus, cost: 12}\n")
    changed = CONTENT.of(pack, None)
    assert changed.wonders[changed.wonder_ids.index("colossus")].cost == 12
    assert T.wonders[T.wonder_ids.index("colossus")].cost == 15
    pack = Pack("law.yaml", b"techs:\n  level_costs: {1: 5}\n")
    assert CONTENT.of(pack, None).level_cost[1] == 5


def test_what_a_card_says_is_made_from_its_figures():
    pack = Pack(
        "mine.yaml",
        b"techs:\n  techs:\n    - id: currency\n      resource_abilities:\n"
        b"        - {id: currency_incense, effect: {amount: 77}}\n"
        b"governments:\n  governments:\n    - id: feudalism\n      effects:\n"
        b"        - {id: feudalism_coin, effect: {amount: 2}}\n"
        b"wonders:\n  wonders:\n    - {id: louvre, effect: {amount: 9}}\n",
    )
    for lang, culture, coins, louvre in (
        ("en", "gain 77 culture", "2 extra coins", "gain 9 culture"),
        ("de", "77 Kultur erhalten", "2 Münzen mehr", "9 Kultur erhalten"),
    ):
        spoken = TITLE.words(lang, pack)
        assert culture in spoken.text("text.currency_incense")
        assert coins in spoken.text("text.feudalism_coin")
        assert louvre in spoken.text("text.louvre")
    usual = TITLE.words("en")
    assert "gain 3 culture" in usual.text("text.currency_incense")
    assert "1 extra coin " in usual.text("text.feudalism_coin")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("buildings:\n  buildings:\n    - {id: library, terrain: [swamp]}", "library.*terrain.*swamp"),
        ("buildings:\n  marker_pools:\n    - {id: harbor_pool, count: 9}", "marker_pools.*48"),
        ("units:\n  cards:\n    - {id: infantry_01, strength: [1, 2]}", "infantry_01.*strength"),
        ("techs:\n  techs:\n    - {id: pottery, level: 7}", "pottery.*level 7"),
        (
            "techs:\n  techs:\n    - {id: gunpowder, unlocks: {unit_rank: {type: infantry, rank: 5}}}",
            "gunpowder.*no rank 5",
        ),
        ("wonders:\n  wonders:\n    - {id: oracle, colour: red}", "oracle"),
        ("civilizations:\n  civilizations:\n    - {id: rome, start_tech: flying}", "rome.*start_tech.*flying"),
        ("culture_events:\n  culture_events:\n    - {id: drought, copies: 3}", "culture_events.*48"),
        ("map_layouts:\n  layouts:\n    - {id: players_2, neutral: [{x: 0, y: 0}]}", "players_2.*overlap"),
        ("governments:\n  governments:\n    - {id: monarchy, unlocked_by: pottery}", "monarchy.*pottery"),
        ("huts_villages:\n  huts:\n    - {id: hut_spy, copies: 9}", "huts.*26"),
        # An ability has one kind of effect: what other kinds would need is refused, not quietly left undone.
        (
            "techs:\n  techs:\n    - id: currency\n      resource_abilities:\n"
            "        - {id: currency_incense, effect: {kind: gain_culture, amount: 3, trade: 9, wounds: 2}}",
            "currency.*(trade|wounds)",
        ),
        (
            "techs:\n  techs:\n    - id: currency\n      resource_abilities:\n"
            "        - {id: currency_incense, effect: {kind: gain_luck}}",
            "currency.*gain_luck",
        ),
        ("wonders:\n  wonders:\n    - {id: oracle, effect: {kind: unit_strength}}", "oracle.*amount"),
    ],
)
def test_bad_content_is_named(text, said):
    with pytest.raises(BadContent, match=said):
        CONTENT.of(Pack("bad.yaml", text.encode()), None)


def test_provenance_is_kept():
    doubts = unverified(TITLE.content.files())
    named = {(doubt.file, doubt.record) for doubt in doubts}
    assert ("wonders", "angkor_wat") in named
    assert ("units", "infantry_04") in named
    assert all(doubt.confidence in ("medium", "low") or "reconstructed" in doubt.source for doubt in doubts)
    assert ("wonders", "colossus") not in named


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


def test_evaluation_prefers_what_it_should():
    s = flat()
    base = evaluate(s, 0)
    s.trade[0] += 5
    assert evaluate(s, 0) > base
    s = flat()
    tech(s, 0, "pottery")
    assert evaluate(s, 0) > base
    s = flat()
    no_techs(s, 1)
    assert evaluate(s, 0) > base


def test_a_record_of_older_rules_is_tried_and_refused_where_it_no_longer_fits():
    text = (Path(__file__).parent / "golden" / "round_limit.txt").read_text(encoding="utf-8")
    record = read_record(text.replace("rules 2\n", "rules 1\n", 1))
    assert replay(record, TITLE).state.over()
    record.entries[40].notation = "produce 0-0 brandenburg_gate"
    with pytest.raises(BadRecord, match=r"41.*brandenburg_gate|brandenburg_gate.*41"):
        replay(record, TITLE)
