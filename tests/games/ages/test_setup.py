"""Components, the start of a civilisation, banks, set-up and card row (R1 to R5, R30)."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from support import rule
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.banks import consumption, corruption, population_cost, required_faces
from ziggurat.games.ages.codes import CLASSES, EVENT, FAMILIES, P_TURN, PACT, S_ACTIONS, S_FLOW, TYPES, WAR
from ziggurat.games.ages.codes import EFFECTS as EFFECT_NAMES
from ziggurat.games.ages.content import CARD_FILES, CIVIL_FILES, CONTENT
from ziggurat.games.ages.derive import population_of
from ziggurat.games.ages.points import change_tokens, lose_culture, lose_science
from ziggurat.games.ages.row import deal, refill
from ziggurat.games.ages.setup import civil_deck, military_deck
from ziggurat.games.ages.state import KNOWN
from ziggurat.kernel.content import Pack, unverified
from ziggurat.kernel.errors import BadContent, BadOptions

from .positions import (
    FILES,
    C,
    arm,
    can,
    card,
    civ,
    do,
    moves,
    new,
    put_tokens,
    rates,
    refresh,
    row,
    settle,
    table,
    workers_on,
)

TALLY: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "tally.yaml").read_text())
AGE = {"A": 0, "I": 1, "II": 2, "III": 3}


# -- R1, R30: the box ----


@rule("ages", "R1.1")
def test_components_of_the_box() -> None:
    box = FILES["board"]["components"]
    assert box["cards"] == {"civil": 185, "military": 155, "start_player": 1, "total": 341}
    assert box["tokens"] == {"yellow": 120, "blue": 90, "white": 35, "red": 30, "total": 275}
    assert (box["board"], box["civilisation_boards"], box["summary_boards"]) == (1, 4, 4)
    assert (box["scoring_stones_per_colour"], len(box["colours"])) == (10, 4)
    assert (C.box_yellow, C.box_blue) == (120, 90)
    assert sum(C.copies[n][4] for n in C.civil) == 185
    assert sum(C.copies[n][4] for n in C.military) == 155


@rule("ages", "R1.2")
@pytest.mark.parametrize("age", AGE)
def test_deck_sizes(age: str) -> None:
    assert sum(C.copies[n][4] for n in C.civil if C.ages[n] == AGE[age]) == {"A": 20}.get(age, 55)
    sizes = {"A": 10, "I": 50, "II": 50, "III": 45}
    assert sum(C.copies[n][4] for n in C.military if C.ages[n] == AGE[age]) == sizes[age]


@rule("ages", "R1.3")
@pytest.mark.parametrize("age", AGE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_civil_tally(age: str, players: int) -> None:
    told = TALLY["civil"][age]
    s = new(players)
    deck = civil_deck(s, AGE[age])
    assert len(deck) == told[f"{players}p"]
    assert len(set(deck)) <= told["different_cards"]
    if players == 4:
        assert len(set(deck)) == told["different_cards"]
        kinds = Counter(CLASSES[C.classes[n]] if C.classes[n] >= 0 else TYPES[C.types[n]] for n in deck)
        assert kinds == told["by_kind_4p"]
    copies = [C.copies[n] for n in C.civil if C.ages[n] == AGE[age]]
    assert sum(by_players[3] - by_players[2] for by_players in copies) == told["marked_3+"]
    assert sum(by_players[4] - by_players[3] for by_players in copies) == told["marked_4"]


@rule("ages", "R4.6", "R4.8")
@pytest.mark.parametrize("age", AGE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_military_tally(age: str, players: int) -> None:
    told = TALLY["military"][age]
    s = new(players)
    deck = military_deck(s, AGE[age])
    assert len(deck) == told["2p_full_game" if players == 2 else "3p_4p_full_game"]
    assert any(C.types[n] == PACT for n in deck) == (players > 2 and "pact" in told["by_type"])
    if players > 2:
        assert Counter(TYPES[C.types[n]] for n in deck) == told["by_type"]


@rule("ages", "R1.4")
def test_track_limits_and_starts() -> None:
    s = new(2)
    p = civ(s)
    assert (p.culture, p.science, rates(s)) == (0, 0, (0, 1, 1, 0))
    assert (C.science_max, C.culture_rate_max, C.science_rate_max, C.strength_max, C.happy_max) == (40, 30, 30, 60, 8)
    s = table(age=3)
    arm(s, workers={"movies": 10, "computers": 10, "warriors": 70})
    assert rates(s) == (30, 30, 60, 8)
    s = table(age=3)
    arm(s, government="communism", workers={"warriors": 0, "philosophy": 0})
    assert rates(s) == (0, 0, 0, 0)


@rule("ages", "R1.6")
def test_nobody_loses_more_than_he_has() -> None:
    s = table(2)
    p = arm(s, culture=3, science=2)
    assert (lose_culture(s, 0, 9), lose_science(s, 0, 9)) == (3, 2)
    assert (p.culture, p.science) == (0, 0)


@rule("ages", "R1.7")
def test_the_box_never_runs_dry() -> None:
    s = table(2)
    p = civ(s)
    s.box_blue = 0
    s.box_yellow = 0
    change_tokens(s, 0, 4, 4)
    assert (p.blue_bank, p.yellow_bank) == (22, 22)


@rule("ages", "R30.1", "R30.2", "R30.3", "R30.4", "R30.5")
@pytest.mark.parametrize("file", CARD_FILES)
def test_every_record_keeps_its_fields(file: str) -> None:
    for record in FILES[file]["cards"]:
        for field in ("id", "name", "name_de", "age", "level", "deck", "type", "colour", "source", "confidence"):
            assert field in record, (record["id"], field)
        number = C.index[record["id"]]
        assert C.levels[number] == AGE[record["age"]] == record["level"]
        assert [e["kind"] for e in record.get("effects", [])] == [EFFECT_NAMES[e.kind] for e in C.effects[number]]
        if file in CIVIL_FILES:
            assert set(record["marks"]) == {"unmarked", "3+", "4"}


@rule("ages", "R30.6")
def test_every_effect_kind_is_defined_and_used() -> None:
    used = {e.kind for effects in C.effects for e in effects}
    assert used == set(range(len(EFFECT_NAMES)))
    text = (Path(__file__).parents[3] / "src/ziggurat/games/ages/rules.engine.md").read_text()
    chapter = text[text.index("R30.6") :]
    for name in EFFECT_NAMES:
        assert name in chapter, name


def test_doubtful_records_are_listed() -> None:
    doubts = {doubt.record: doubt.confidence for doubt in unverified(FILES)}
    assert doubts["holy_war_iii"] == "low"
    assert doubts["homer"] == "medium"
    assert "iron" not in doubts


def test_a_pack_corrects_a_figure() -> None:
    pack = Pack("mine", b"military_wars: {cards: [{id: holy_war_iii, military_action_cost: 2}]}")
    assert CONTENT.of(pack, None).military_cost[card("holy_war_iii")] == 2
    assert C.military_cost[card("holy_war_iii")] == 3
    s = TITLE.new(2, 1, None, pack)
    assert TITLE.from_data(TITLE.to_data(s), pack).census() == s.census()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"civil_age_i: {cards: [{id: iron, build_cost: cheap}]}", "iron"),
        (b"civil_age_i: {cards: [{id: iron, colour_of_sky: 1}]}", "iron"),
        (b"civil_age_i: {cards: [{id: iron, tech_class: cave}]}", "cave"),
        (b"civil_age_i: {cards: [{id: iron, level: 2}]}", "level"),
        (b"civil_age_i: {cards: [{id: iron, marks: {unmarked: 9, 3+: 0, '4': 0}}]}", "civil cards"),
        (b"civil_age_a: {cards: [{id: homer, effects: [{kind: sing}]}]}", "sing"),
        (
            b"civil_age_a: {cards: [{id: homer, effects: [{kind: culture_per_unit, card: nobody,"
            b" amount: 1, max_units: 2}]}]}",
            "nobody",
        ),
        (b"military_tactics: {cards: [{id: legion, army: {replace: {}}}]}", "army"),
        (b"board: {player_start: {yellow_bank: 17}}", "yellow_total"),
        (b"military_events: {cards: [{id: rats, effects: [{kind: lose_all_food, target: cats}]}]}", "cats"),
    ],
)
def test_bad_content_names_the_place(text: bytes, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        CONTENT.of(Pack("broken", text), None)


# -- R2, R3: a civilisation and its banks ----


@rule("ages", "R2.1", "R3.1", "R4.2")
def test_start_of_a_civilisation() -> None:
    s = new(4)
    for seat in range(4):
        p = civ(s, seat)
        assert [C.ids[C.card_of[t]] for t in p.techs] == ["agriculture", "bronze", "religion", "philosophy", "warriors"]
        assert C.ids[p.government] == "despotism"
        assert (p.leader, p.wonder, p.tactics, p.pact, p.war) == (-1, -1, -1, -1, -1)
        assert (p.wonders, p.colonies, p.civil, p.military) == ((), (), [], [])
        assert p.yellow_bank + p.unused + sum(p.workers) == 25
        assert (p.yellow_bank, p.unused, p.blue_bank) == (18, 1, 18)
        named = ("agriculture", "bronze", "philosophy", "religion", "warriors")
        assert [workers_on(s, seat, id) for id in named] == [2, 2, 1, 0, 1]
        assert (p.tune.ca_total, p.tune.ma_total) == (4, 2)


@rule("ages", "R2.2")
def test_workers_stand_only_on_their_classes() -> None:
    holders = {CLASSES[C.t_class[t]] for t in range(C.techs)}
    assert holders == {*CLASSES} - {"government", "special"}
    s = table(2)
    p = arm(s, unused=1, resources=2)
    do(s, "build bronze")
    assert (p.unused, workers_on(s, 0, "bronze")) == (0, 3)


@rule("ages", "R2.3", "R2.4")
def test_blue_tokens_are_worth_what_the_card_says() -> None:
    s = table(2, age=3)
    p = arm(s, techs=("irrigation", "selective_breeding", "mechanized_agriculture", "iron", "coal", "oil"))
    put_tokens(s, 0, {"agriculture": 1, "irrigation": 1, "selective_breeding": 1, "mechanized_agriculture": 1})
    assert p.food == 1 + 2 + 3 + 5
    put_tokens(s, 0, {"bronze": 1, "iron": 1, "coal": 1, "oil": 1})
    assert p.resources == 1 + 2 + 3 + 5
    arm(s, wonder="colossus")
    before = p.blue_bank
    do(s, "stage 1")
    # Paid with a one and a two; a third token marks the stage and is neither food nor resource.
    assert (p.stage, p.resources, p.food) == (1, 8, 11)
    assert p.blue_bank == before + 2 - 1


@rule("ages", "R2.5")
def test_classes_and_families() -> None:
    def classes(colour: str) -> set[str]:
        records = [r for file in CARD_FILES for r in FILES[file]["cards"] if r["type"] == "technology"]
        return {r["tech_class"] for r in records if r["colour"] == colour}

    assert classes("brown") == {"farm", "mine"}
    assert classes("grey") == {"temple", "lab", "arena", "library", "theater"}
    assert classes("red") == {"infantry", "cavalry", "artillery", "air_force"}
    assert classes("orange") == {"government"}
    assert classes("blue") == {"special"}
    families = {r.get("special_family") for file in CIVIL_FILES for r in FILES[file]["cards"]} - {None}
    assert families == set(FAMILIES)


@rule("ages", "R2.6")
def test_totals_come_from_all_cards() -> None:
    s = table(3, age=2)
    p = arm(
        s,
        government="monarchy",
        leader="julius_caesar",
        wonders=("pyramids", "kremlin"),
        specials=("code_of_laws", "strategy"),
    )
    p.pact, p.pact_partner = card("open_borders_agreement"), 1
    refresh(s)
    assert p.tune.ca_total == 5 + 1 + 1 + 1
    assert p.tune.ma_total == 3 + 1 + 1 + 2 + 1
    assert civ(s, 1).tune.ma_total == 2 + 1
    p.ca = p.ma = 0
    s.round = 6
    s.stack = []
    settle(s, S_FLOW, P_TURN)
    assert (p.ca, p.ma) == (p.tune.ca_total, p.tune.ma_total)


@rule("ages", "R2.8")
def test_population_counts_unused_workers() -> None:
    s = new(2)
    assert population_of(C, civ(s)) == 7


@rule("ages", "R3.2", "R3.6")
def test_only_the_number_in_the_bank_matters() -> None:
    s = table(2)
    p = arm(s, food=9)
    for bank in (18, 19, 25):
        p.yellow_bank = bank
        assert (population_cost(C, p), consumption(C, p), required_faces(C, p)) == (2, 0, 0)
        p.blue_bank = bank
        assert corruption(C, p) == 0
    p.yellow_bank = 17
    do(s, "population")
    assert p.yellow_bank == 16
    s.civs[0].unused -= 1
    p.yellow_bank += 1
    assert population_cost(C, p) == 2


@rule("ages", "R3.3", "R3.4", "R3.7")
@pytest.mark.parametrize(
    ("banks", "cost", "eaten"),
    [((17, 18), 2, 0), ((13, 16), 3, 1), ((9, 12), 4, 2), ((5, 8), 5, 3), ((1, 4), 7, 4), ((0, 0), -1, 6)],
)
def test_yellow_bank_sections(banks: tuple[int, int], cost: int, eaten: int) -> None:
    assert C.yellow_sections == [4, 4, 4, 4, 2]
    s = table(2)
    p = civ(s)
    for bank in range(banks[0], banks[1] + 1):
        p.yellow_bank = bank
        assert (population_cost(C, p), consumption(C, p)) == (cost, eaten)


@rule("ages", "R3.4")
def test_required_faces() -> None:
    expected = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
    assert C.faces == expected


@rule("ages", "R3.5")
def test_blue_bank_sections() -> None:
    assert C.blue_sections == [4, 4, 10]
    assert C.corruption == [6, 4, 4, 4, 4, 2, 2, 2, 2, *([0] * 10)]


# -- R4: set-up ----


@rule("ages", "R4.1")
def test_random_start_player_and_fixed_order() -> None:
    assert {new(3, seed).start for seed in range(30)} == {0, 1, 2}
    s = new(3, 5)
    order = []
    for _turn in range(6):
        order.append(s.turn)
        turn, round = s.turn, s.round
        while s.turn == turn and s.round == round:
            do(s, moves(s)[-1] if s.stack[-1][0] == S_ACTIONS else "pass")
    assert order == [(s.start + i) % 3 for i in range(3)] * 2
    assert s.round == 3


@rule("ages", "R4.3")
@pytest.mark.parametrize("tier", ["simple", "advanced", "full"])
def test_first_row(tier: str) -> None:
    s = new(2, tier=tier)
    assert all(n >= 0 and C.ages[n] == 0 for n in s.row)
    assert len(s.row) == 13
    assert len(s.civil_decks[0]) == 7


@rule("ages", "R4.4", "R18.1")
def test_simple_decks() -> None:
    s = new(3, tier="simple")
    assert [len(deck) for deck in s.civil_decks] == [7, 50, 0, 0]
    assert len(s.current) == 9
    assert card("development_of_politics") not in s.current
    assert s.military_decks == [(), (), (), ()]


@rule("ages", "R4.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_current_events_at_the_start(players: int) -> None:
    s = new(players)
    assert len(s.current) == players + 2
    assert all(C.ages[n % KNOWN] == 0 and n // KNOWN == 0 for n in s.current)
    assert len(s.out) == 10 - players - 2
    assert (s.future, s.past) == ([], ())


@rule("ages", "R4.7")
def test_advanced_decks_and_open_events() -> None:
    s = new(4, tier="advanced")
    assert [len(deck) for deck in s.civil_decks] == [7, 55, 55, 0]
    assert not any(C.types[n] == WAR for deck in s.military_decks for n in deck)
    assert [len(deck) for deck in s.military_decks] == [0, 50, 46, 0]
    assert len(s.open_bonus) == 4
    assert all(C.types[n] == EVENT and C.ages[n] == 3 for n in s.open_bonus)


@rule("ages", "R4.8")
def test_full_decks() -> None:
    s = new(4)
    assert [len(deck) for deck in s.civil_decks] == [7, 55, 55, 55]
    assert [len(deck) for deck in s.military_decks] == [0, 50, 50, 45]


@rule("ages", "R4.9", "R16.2")
def test_first_military_cards_come_in_round_two() -> None:
    s = new(2)
    first = s.turn
    do(s, "end", "end")
    assert (s.round, civ(s, first).military, s.age) == (2, [], 0)
    do(s, "end 2")
    assert [C.ages[n] for n in civ(s, first).military] == [1, 1]


# -- R5: the card row ----


@rule("ages", "R5.1")
def test_slot_costs() -> None:
    assert C.slot_cost == [1] * 5 + [2] * 4 + [3] * 4
    s = table(2)
    p = civ(s)
    row(s, *["drama"] * 1, *[None] * 4, "iron", *[None] * 3, "knights")
    p.ca = 1
    assert [m for m in moves(s) if m.startswith("take")] == ["take drama"]
    p.ca = 2
    assert can(s, "take iron")
    assert not can(s, "take knights")
    p.ca = 3
    do(s, "take knights")
    assert p.ca == 0


@rule("ages", "R5.2", "R5.3", "R5.8")
@pytest.mark.parametrize(("players", "front"), [(2, 3), (3, 2), (4, 1)])
def test_refill(players: int, front: int) -> None:
    s = table(players)
    row(s, "drama", None, "iron", "knights", None, "alchemy")
    left = len(s.civil_decks[1])
    swept = [id for id in ("drama", None, "iron")[:front] if id]
    refill(s, True)
    assert [C.ids[n] for n in s.gone] == swept
    kept = [id for id in ("drama", "iron", "knights", "alchemy") if id not in swept]
    assert [C.ids[n] for n in s.row[: len(kept)]] == kept
    assert len(s.civil_decks[1]) == left - (13 - len(kept))
    assert all(n >= 0 for n in s.row)


@rule("ages", "R5.8")
def test_taken_slots_stay_empty() -> None:
    s = table(2)
    row(s, "drama", "iron", "knights")
    do(s, "take iron")
    assert s.row[:3] == [card("drama"), -1, card("knights")]


@rule("ages", "R5.4")
def test_age_one_begins_with_the_second_players_refill() -> None:
    s = new(3)
    for _i in range(3):
        do(s, "end")
    assert (s.round, s.turn, s.age) == (2, s.start, 0)
    assert not any(C.ages[n] == 1 for n in s.row)
    do(s, "end")
    assert s.age == 1
    assert any(C.ages[n] == 1 for n in s.row)


@rule("ages", "R5.5")
def test_deck_a_runs_out() -> None:
    s = table(4, age=0)
    s.round = 2
    s.civil_decks[0] = (card("frugality_a"),) * 7
    row(s, "homer", "moses", "pyramids", "colossus", "hammurabi")
    refill(s, True)
    assert s.row.count(card("frugality_a")) == 7
    assert s.age == 1
    assert [C.ages[n] for n in s.row[11:]] == [1, 1]


@rule("ages", "R5.6")
def test_dealing_goes_on_with_the_next_deck() -> None:
    s = table(2, age=1)
    s.civil_decks[1] = (card("drama"),)
    deal(s, 0)
    assert s.row[0] == card("drama")
    assert s.age == 2
    assert all(C.ages[n] == 2 for n in s.row[1:])


@rule("ages", "R5.7", "R5.9")
def test_no_deck_left() -> None:
    s = table(2, age=4)
    s.last_round = 7
    row(s, "oil", "movies", "rockets", "computers")
    refill(s, True)
    assert s.row == [card("computers"), *[-1] * 12]


@rule("ages", "R5.9", "R26.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_refill_deals_at_least_the_front(players: int) -> None:
    s = table(players)
    row(s, *["drama"] * 13)
    left = len(s.civil_decks[1])
    refill(s, True)
    assert left - len(s.civil_decks[1]) == C.front[players]


# -- options ----


@rule("ages", "R27.1", "R27.2", "R27.3", "R27.4", "R27.5", "R27.6")
@pytest.mark.parametrize(
    "options",
    [
        {"tier": "simple", "easier": True},
        {"tier": "simple", "less_mean": True},
        {"tier": "simple", "peaceful": True},
        {"tier": "simple", "military_draw_action": True},
        {"tier": "simple", "alternative_corruption": True},
        {"tier": "simple", "bonus_cards": "public"},
        {"tier": "advanced", "bonus_cards": "private"},
        {"fewer_points": True},
        {"bonus_public": 3},
        {"bonus_cards": "private", "bonus_public": 5},
        {"bonus_cards": "public", "bonus_public": 6},
        {"fewer_pacts": True},
        {"peaceful": True, "less_mean": True},
        {"tier": "expert"},
    ],
)
def test_refused_options(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match=r"\w+ \w+ \w+"):
        TITLE.new(3, 1, options)


def test_players() -> None:
    for players in (1, 5):
        with pytest.raises(BadOptions):
            TITLE.new(players)
