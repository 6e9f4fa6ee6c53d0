"""The components as data: counts, provenance, and how an owner's pack is checked (R15)."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.mosaic.positions import build_on, has, have, lay, legal, play, put, resolve_card, rule_by, table
from support import rule
from ziggurat.games.mosaic import TITLE
from ziggurat.games.mosaic.content_checks import check
from ziggurat.kernel.content import Origin, Pack, unverified
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import languages, words


def pack(data: dict[str, Any]) -> Pack:
    return Pack("mine.yaml", msgspec.yaml.encode(data))


@rule("mosaic", "R15")
def test_every_record_says_where_it_comes_from() -> None:
    files = TITLE.content.files()
    for name, sections in files.items():
        for section, records in sections.items():
            if isinstance(records, list):
                for record in records:
                    assert record["source"] in ("rulebook", "web", "reconstructed"), (name, section, record["id"])
                    assert record["confidence"] in ("high", "medium", "low")


@rule("mosaic", "R15")
def test_what_is_reconstructed_is_listed() -> None:
    doubts = {(d.file, d.record, d.field) for d in unverified(TITLE.content.files())}
    # Symbols and prerequisites of every technology were icons.
    for card in TITLE.content.box().technologies.cards:
        assert ("technologies", card.id, "symbols") in doubts
        assert ("technologies", card.id, "prerequisites") in doubts
    records = {(d.file, d.record) for d in unverified(TITLE.content.files())}
    assert all(("map", f"gaul_{n:02}") in records for n in range(1, 25))
    assert all(("population_cards", f"population_{n:02}") in records for n in range(1, 21))
    # What the rulebook prints is not in doubt.
    assert ("wonders", "colosseum", "effects") not in doubts
    assert ("governments", "tyranny", "cost") not in doubts
    assert ("governments", "tyranny", "requires") in doubts


def test_the_built_in_box_is_sound() -> None:
    box = TITLE.content.box()
    assert len(box.map.hexes) == 156
    check(box, Origin(None))


def test_a_pack_corrects_a_figure() -> None:
    mine = pack(
        {
            "technologies": {
                "cards": [
                    {
                        "id": "agrarian_settlement",
                        "effects": [{"op": "production", "timing": "on_play", "track": "stone", "amount": 7}],
                        "symbols": ["culture"],
                        "confidence": "high",
                    }
                ]
            },
            "components": {"costs": {"unit_money": 3}},
        }
    )
    s = table(pack=mine)
    resolve_card(s, 0, "agrarian_settlement")
    assert (has(s, 0, "p_stone"), has(s, 0, "s_culture")) == (7, 1)
    put(s, 0, "city", "gaul_01")
    have(s, 0, money=3)
    play(s, 0, "military", "recruit infantry gaul")
    assert has(s, 0, "money") == 0
    # The built-in box is as it was.
    plain = table()
    resolve_card(plain, 0, "agrarian_settlement")
    assert has(plain, 0, "p_food") == 3
    assert TITLE.to_data(s)["content"] == TITLE.content.digest(mine)


def test_a_pack_replaces_the_map() -> None:
    """Gaul mirrored: another grid, the same counts."""
    hexes = [
        {"id": h["id"], "q": -h["q"] - h["r"] - 40}
        for h in TITLE.content.files()["map"]["hexes"]
        if h["region"] == "gaul"
    ]
    s = table(pack=pack({"map": {"hexes": hexes}}))
    plain = table()
    number = plain.tables.hex_ids.index("gaul_21")
    assert plain.tables.neighbours[number] & plain.tables.region_mask[2]  # it touches Italy
    assert not s.tables.neighbours[number] & s.tables.region_mask[2]
    assert "work stone" in legal(s)


def test_a_pack_replaces_a_whole_list() -> None:
    """A thirteenth kind of goods, taken out of the blank tiles."""
    kinds = [dict(kind) for kind in TITLE.content.files()["trade_goods"]["kinds"]]
    kinds[-1]["count"] = 16
    tea = {"id": "tea", "count": 6, "production_bonus": {"ideas": 1}, "is_trade_good": True}
    kinds.insert(-1, {**tea, "source": "tile", "confidence": "high"})
    s = table(pack=pack({"trade_goods": {"kinds": {"replace": kinds}}}))
    assert s.tables.good_kinds == 13
    lay(s, "gaul_01", "tea")
    build_on(s, 0, "city", "gaul_01")
    assert (has(s, 0, "g_tea"), has(s, 0, "p_ideas")) == (1, 1)
    assert TITLE.box(s)["trade_goods_tiles"] == 128


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("unknown file", {"cards": {}}, "no content file 'cards'"),
    ("hexes left out", {"map": {"hexes": {"replace": []}}}, "hispania: hexes is"),
    ("unknown record", {"technologies": {"cards": [{"id": "fire"}]}}, "no record 'fire'"),
    ("unknown field", {"technologies": {"cards": [{"id": "music", "colour": 1}]}}, "technologies: cards music"),
    ("wrong type", {"technologies": {"cards": [{"id": "music", "vp": "3"}]}}, "vp"),
    (
        "unknown effect",
        {"technologies": {"cards": [{"id": "music", "effects": [{"op": "win", "timing": "on_play"}]}]}},
        "music",
    ),
    (
        "misspelt effect field",
        {
            "technologies": {
                "cards": [
                    {"id": "music", "effects": [{"op": "gain", "timing": "on_play", "what": "food", "amount": 1}]}
                ]
            }
        },
        "music",
    ),
    (
        "per of two things",
        {
            "technologies": {
                "cards": [
                    {
                        "id": "music",
                        "effects": [
                            {
                                "op": "vp_per",
                                "timing": "end_game",
                                "amount": 1,
                                "per": {"symbol": "food", "owned": "city"},
                            }
                        ],
                    }
                ]
            }
        },
        "per names exactly one thing",
    ),
    ("total", {"components": {"totals": {"technology_cards": 104}}}, "105 technologies, the box has 104"),
    ("goods", {"trade_goods": {"kinds": [{"id": "wine", "count": 9}]}}, "129 trade-goods tiles"),
    ("hex in no region", {"map": {"hexes": [{"id": "gaul_01", "region": "atlantis"}]}}, "gaul_01: region 'atlantis'"),
    ("two hexes on one place", {"map": {"hexes": [{"id": "gaul_01", "q": 7, "r": 0}]}}, "stands where"),
    ("a region in two pieces", {"map": {"hexes": [{"id": "gaul_01", "q": 60, "r": 60}]}}, "gaul is not in one piece"),
    ("hex kinds", {"map": {"hexes": [{"id": "gaul_01", "kind": "port"}]}}, "gaul: plain is 19"),
    ("link to nowhere", {"map": {"links": [{"id": "italy_numidia", "a": "rome"}]}}, "region 'rome' is unknown"),
    (
        "unreachable technology",
        {"technologies": {"cards": [{"id": "music", "prerequisites": {"culture": 99}}]}},
        "music: prerequisites: cannot be met",
    ),
    (
        "unreachable government",
        {"governments": {"governments": [{"id": "tyranny", "requires": {"military": 99}}]}},
        "tyranny: requires: cannot be met",
    ),
    (
        "unreachable golden age",
        {"golden_ages": {"golden_ages": [{"id": "golden_age_arts", "requires": {"symbol": "culture", "count": 99}}]}},
        "golden_age_arts: requires: cannot be met",
    ),
    ("unknown good", {"build_cards": {"cards": [{"id": "artisan_town_a_1", "goods": ["tea"]}]}}, "'tea' is unknown"),
    ("project with a piece", {"build_cards": {"cards": [{"id": "farm_town_1", "type": "project"}]}}, "build_piece"),
    ("tax with tariff factors", {"tax_tariff_cards": {"cards": [{"id": "tax_01", "per_city": 1}]}}, "other type"),
    ("too many kept cards", {"components": {"setup_by_players": {4: {"tax_cards": 11}}}}, "tax_cards: 11"),
    ("region out unknown", {"components": {"setup_by_players": {2: {"regions_out": ["rome"]}}}}, "'rome' is unknown"),
    (
        "two thresholds",
        {"achievements": {"achievements": [{"id": "achievement_urban", "requires": {"replace": {"stat": "cities"}}}]}},
        "either at_least",
    ),
    (
        "a wonder that acts at once",
        {
            "wonders": {
                "wonders": [
                    {"id": "sphinx", "effects": [{"op": "gain", "timing": "on_play", "resource": "food", "amount": 1}]}
                ]
            }
        },
        "a wonder counts at game end only",
    ),
    (
        "a technology only a leader can",
        {
            "technologies": {
                "cards": [{"id": "music", "effects": [{"op": "extra_actions", "timing": "first_turn", "amount": 1}]}]
            }
        },
        "only a leader can",
    ),
]


@pytest.mark.parametrize(("data", "message"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_wrong_pack_is_refused_with_the_place(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent) as refused:
        TITLE.new(4, 0, pack=pack(data))
    assert message in str(refused.value)
    assert "mine.yaml" in str(refused.value)


def test_every_technology_can_be_reached_from_nothing() -> None:
    """Playing whatever can be played, all 105 come face up in the end."""
    box = TITLE.content.box()
    owned: dict[str, int] = {}
    waiting = list(box.technologies.cards)
    met: Callable[[Any], bool] = lambda card: all(owned.get(p, 0) >= n for p, n in card.prerequisites.items())  # noqa: E731
    while any(met(card) for card in waiting):
        card = next(card for card in waiting if met(card))
        waiting.remove(card)
        for symbol in card.symbols:
            owned[symbol] = owned.get(symbol, 0) + 1
    assert waiting == []


# -- texts -----------------------------------------------------------------------------------------------

PLAYERS = re.compile(r"2/3/4/5/6 |(per|je) 2 ")  # numbers of players, and the pairs of Republic: no figures


@pytest.mark.parametrize("lang", languages())
def test_texts_are_made_from_the_figures(lang: str) -> None:
    spoken = TITLE.words(lang)
    for key, message in spoken.messages.items():
        if key.startswith("text-"):
            assert set(message.pattern.arguments()) <= set(spoken.figures(key[5:])), key
            bare = message.pattern.put(spoken, dict.fromkeys(message.pattern.arguments(), "figure"))
            assert not re.search(r"\d", PLAYERS.sub("", bare)), (key, bare)


def test_german_names_of_the_rulebook() -> None:
    spoken = words(TITLE.package, "de")
    for id, name in {
        "engineer": "Ingenieur",
        "pottery": "Töpfern",
        "wheel": "Rad",
        "monarchy": "Monarchie",
        "hanging_gardens": "Hängende Gärten",
        "capital_city": "Hauptstadt",
        "gaul": "Gallien",
    }.items():
        assert spoken.name(id) == name


def test_a_card_and_the_log_say_what_the_pack_made_of_them() -> None:
    mine = pack(
        {
            "technologies": {
                "cards": [
                    {"id": "music", "effects": [gain("ideas", 77)], "vp": 4, "cost_ideas": 6},
                    {"id": "poetry", "effects": [gain("stone", 5)]},
                    {"id": "dance", "effects": [gain("stone", 5)]},
                ]
            },
            "resource_tiles": {"tiles": [{"id": "resource_stone_1", "amount": 9}]},
            "words": {"de": {"text-dance": "Erhalte Steine."}},
        }
    )
    en, de = TITLE.words("en", mine), TITLE.words("de", mine)
    assert en.text("text-music") == "Gain 77 ideas. 4 VP."
    assert de.text("text-music") == "Erhalte 77 Ideen. 4 SP."
    assert TITLE.words("en").text("text-music") == "Gain 5 ideas. 3 VP."
    assert (en.name("resource_stone_1"), de.name("resource_stone_1")) == ("9 stone", "9 Stein")
    assert en.say(Say("log.tile", {"tile": "resource_stone_1"})) == "takes the tile 9 stone"
    # What is no other number, but another effect, is not told wrongly; the pack may tell it.
    assert en.text("text-poetry") == ""
    assert (en.text("text-dance"), de.text("text-dance")) == ("", "Erhalte Steine.")


def test_a_pack_names_a_component_of_its_own() -> None:
    first, *others = TITLE.content.files()["resource_tiles"]["tiles"]
    tiles = [first | {"id": "quarry", "amount": 12}, *others]
    said = {"en": {"name-quarry": "a quarry of { $amount } stone"}}
    mine = pack({"resource_tiles": {"tiles": {"replace": tiles}}, "words": said})
    assert "quarry" in TITLE.new(3, 1, pack=mine).tables.resource_ids  # type: ignore[attr-defined]
    assert TITLE.words("de", mine).name("quarry") == "a quarry of 12 stone"
    with pytest.raises(BadContent, match="words"):
        pack({"words": {"en": "amber"}})


def gain(resource: str, amount: int) -> dict[str, Any]:
    return {"op": "gain", "timing": "on_play", "resource": resource, "amount": amount}


@rule("mosaic", "R7.7")
def test_any_government_of_a_pack_may_look_into_the_decks() -> None:
    look = {"op": "peek_top_card", "timing": "while_held"}
    ids = [government.id for government in TITLE.content.box().governments.governments]
    mine = pack({"governments": {"governments": [{"id": id, "effects": [look]} for id in ids]}})
    for id in ids:
        s = table(pack=mine)
        assert "look technology" not in legal(s)
        rule_by(s, 0, id)
        assert "look technology" in legal(s)


@rule("mosaic", "R6.11", "R15")
def test_money_stands_for_each_good_that_a_price_of_a_pack_is_short_of() -> None:
    prices = {"stone": 2, "food": 3, "ideas": 2, "population": 2}
    s = table(pack=pack({"components": {"costs": {"city": prices}}}))
    for short in ({"stone": 1}, {"food": 0}, {"ideas": 1}, {"stone": 1, "food": 1, "ideas": 0}):
        goods = {**prices, **short}
        missing = sum(prices.values()) - sum(goods.values())
        have(s, 0, **goods, money=2 * missing)
        assert "build city without card" in legal(s), short
        have(s, 0, money=2 * missing - 1)
        assert "build city without card" not in legal(s), short
        have(s, 0, population=1, money=20)
        assert "build city without card" not in legal(s)
