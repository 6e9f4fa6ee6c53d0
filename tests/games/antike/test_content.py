"""The component files: strict types, cross-checks, content packs, provenance, words."""

import pytest

from games.antike.positions import at_war, new
from support import messages, rule
from ziggurat.games.antike import TITLE
from ziggurat.games.antike.content_checks import MAPS
from ziggurat.kernel.content import Pack, unverified
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.words import languages


def pack(text: str) -> Pack:
    return Pack("mine.yaml", text.encode())


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("advances: {advances: [{id: strata, price_first: cheap}]}", ("mine.yaml: advances", "strata", "price_first")),
        ("advances: {advances: [{id: strata, price_frist: 7}]}", ("mine.yaml: advances", "strata", "price_frist")),
        ("advances: {advances: [{id: strada, price_first: 7}]}", ("mine.yaml: advances", "strada")),
        ("advances: {advances: [{id: strata, price_first: 0}]}", ("mine.yaml: advances", "strata", "price_first")),
        ("advances: {advances: [{id: moneta, requires: null}]}", ("mine.yaml: advances", "moneta", "requires")),
        ("advances: {advances: [{id: strata, effect: {type: legion_range, amount: 2}}]}", ("strata", "effect")),
        ("atlas: {}", ("mine.yaml", "atlas")),
        ("map_orient: {regions: [{id: paphos, resource: silver}]}", ("mine.yaml: map_orient", "paphos", "resource")),
        ("map_orient: {regions: [{id: susa, ship_symbol: true}]}", ("mine.yaml: map_orient", "susa", "ship_symbol")),
        ("map_orient: {borders: [{id: adane-adulis, kind: air}]}", ("map_orient", "adane-adulis", "kind")),
        (
            "map_orient: {added_borders: [{a: susa, b: atlantis, kind: sea, source: web, confidence: low}]}",
            ("map_orient", "susa-atlantis"),
        ),
        (
            "map_orient: {added_borders: [{a: adane, b: adulis, kind: sea, source: web, confidence: low}]}",
            ("map_orient", "adane-adulis", "twice"),
        ),
        (
            "map_mare_nostrum: {nations: [{id: persia, start_cities: {6: {iron: phasis, marble: sinope, gold: roma, "
            "source: web, confidence: low}}}]}",
            ("map_mare_nostrum", "persia", "start_cities 6", "roma is taken"),
        ),
        (
            "map_mare_nostrum: {neutral_temples: {by_nations: {4: {regions: [roma, tingis, melitene]}}}}",
            ("map_mare_nostrum", "neutral_temples 4", "roma"),
        ),
        ("map_mare_nostrum: {neutral_temples: {by_nations: {4: {regions: [tingis]}}}}", ("neutral_temples 4",)),
        ("personalities: {personalities: [{id: king, count: 9}]}", ("mine.yaml: personalities", "king", "card_names")),
        ("personalities: {victory_threshold_by_nations: {4: {personalities: 0}}}", ("personalities", "4")),
        ("supplies: {costs: {unit: {iron: 0}}}", ("mine.yaml: supplies", "costs")),
        ("supplies: {bank: {temples: {count: many}}}", ("mine.yaml: supplies", "bank")),
        ("setup: {players: {4: {nations: 5}}}", ("mine.yaml: setup", "players 4")),
        ("rondel: {movement: {free_steps: 0}}", ("mine.yaml: rondel", "movement")),
        ("rondel: {movement: {cost_per_extra_step: 3}}", ("mine.yaml: rondel", "movement")),
        ("rondel: {fields: [{id: aurum, produces: iron}]}", ("mine.yaml: rondel",)),
        ("map_orient: {two_player_teams: {seat_order: [persia, phoenicia, graecia, arabia]}}", ("seat_order",)),
    ],
)
def test_a_wrong_pack_is_refused_by_name(text: str, parts: tuple[str, ...]) -> None:
    with pytest.raises(BadContent) as error:
        TITLE.content.files(pack(text))
    for part in parts:
        assert part in str(error.value)


@rule("antike", "R8.2")
def test_a_pack_corrects_prices() -> None:
    mine = pack("advances: {advances: [{id: strata, price_first: 11, price_later: 9}]}")
    seen = TITLE.new(4, 1, {}, mine).observe(None)["advances"]["strata"]
    assert (seen["price_first"], seen["price_later"]) == (11, 9)
    assert new().observe(None)["advances"]["strata"]["price_first"] == 7


@rule("antike", "R2.2", "R2.4")
def test_a_pack_corrects_the_map() -> None:
    mine = pack(
        """
map_mare_nostrum:
  borders: [{id: ancona-roma, kind: sea}, {id: carales-roma, kind: none}]
  added_borders: [{a: roma, b: sirmium, kind: land, source: web, confidence: high}]
  regions: [{id: roma, ship_symbol: true, resource: iron}, {id: neapolis, resource: gold}]
  nations:
    - id: roma
      start_cities:
        3: {iron: roma, marble: ancona, gold: neapolis, source: web, confidence: high}
        4: {iron: roma, marble: ancona, gold: neapolis, source: web, confidence: high}
        5: {iron: roma, marble: carales, gold: neapolis, source: web, confidence: high}
        6: {iron: roma, marble: carales, gold: neapolis, source: web, confidence: high}
"""
    )
    s = TITLE.new(4, 1, {}, mine)
    board = s.tables  # type: ignore[attr-defined]
    roma, ancona = board.region_at["roma"], board.region_at["ancona"]
    assert board.near[board.regions + roma] >> ancona & 1
    assert not board.near[roma] >> ancona & 1
    assert not board.near[board.regions + roma] >> board.region_at["carales"] & 1
    assert board.near[roma] >> board.region_at["sirmium"] & 1
    assert s.observe(None)["regions"]["roma"]["navigator_points"] == 2
    assert s.observe(None)["regions"]["roma"]["city"]["resource"] == "iron"


def test_a_pack_corrects_counts_and_costs() -> None:
    mine = pack(
        """
supplies:
  bank: {coins: {count: 44}}
  costs: {temple: {marble: 4}, unit: {iron: 3}, found_city: {marble: 2}}
  capacity: {city_with_temple: {production: 4}}
personalities:
  victory_threshold_by_nations: {4: {personalities: 6}}
rondel:
  movement: {free_steps: 2}
"""
    )
    s = TITLE.new(4, 1, {}, mine)
    seen = s.observe(None)
    assert seen["bank"]["coins"] == 44
    assert seen["threshold"] == 6
    board = s.tables  # type: ignore[attr-defined]
    assert (board.temple_cost, board.unit_cost, board.produce[1]) == (4, 3, 4)
    assert board.splits[0] == (2, 1, 1, 0)
    assert board.step_cost == (0, 0, 0, 1, 2, 3, 4, 5, 6)


def test_a_position_belongs_to_its_pack() -> None:
    from ziggurat.kernel.errors import BadPosition

    mine = pack("supplies: {bank: {coins: {count: 44}}}")
    data = TITLE.to_data(TITLE.new(4, 1, {}, mine))
    with pytest.raises(BadPosition):
        TITLE.from_data(data)
    assert TITLE.from_data(data, mine).observe(None)["bank"]["coins"] == 44


def test_provenance_travels_with_the_components() -> None:
    doubts = unverified(TITLE.content.files())
    listed = {(doubt.file, doubt.record, doubt.field) for doubt in doubts}
    assert ("advances", "moneta", "price_later") in listed
    assert ("map_mare_nostrum", "alexandria", "resource") in listed
    assert ("map_mare_nostrum", "alexandria-cyrene", "borders") in {(d.file, d.record, d.field) for d in doubts}
    assert any(doubt.file == "supplies" and doubt.field == "bank.coins" for doubt in doubts)
    assert not any(doubt.record == "strata" and doubt.field == "price_later" for doubt in doubts)
    for doubt in doubts:
        assert doubt.confidence in ("medium", "low") or "reconstructed" in doubt.source


def test_drawing_geometry_stays_in_the_content() -> None:
    for side in MAPS:
        for region in TITLE.content.files()["map_" + side]["regions"]:
            assert len(region["polygon"]) >= 3
            assert len(region["label"]) == 2
        assert all(border["line"] for border in TITLE.content.files()["map_" + side]["borders"])


def test_colours_maps_and_phases_have_names() -> None:
    for lang in languages():
        spoken = messages(TITLE.package, lang)
        for id in (*TITLE.content.box().supplies.colors, *MAPS):
            assert f"name-{id}" in spoken, id
        for step in TITLE.steps:
            assert f"phase-{step.name}" in spoken
        for thing in ("plinius", "bellona"):
            assert f"text-{thing}" in spoken


def test_the_pack_of_the_tests_is_armed() -> None:
    for side in MAPS:
        s = at_war(map=side)
        for held in s.observe(None)["nations"].values():
            assert (held["marble"], held["iron"], held["gold"], held["coins"]) == (12, 15, 15, 3)
        for id, there in s.observe(None)["regions"].items():
            if there["city"]:
                # Two of each kind that may stand there.
                stands = [s.tables.allowed[unit] >> s.tables.region_at[id] & 1 for unit in (0, 1)]
                garrison = there["units"][there["city"]["owner"]]
                assert [garrison["legion"], garrison["galley"]] == [2 * may for may in stands]
