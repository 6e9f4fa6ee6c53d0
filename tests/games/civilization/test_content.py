"""Content packs: what they correct, what is refused, what cards then say."""

import pytest

from games.civilization.positions import T, flat
from ziggurat.games.civilization import TITLE
from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.city_actions import producible
from ziggurat.games.civilization.content import CONTENT
from ziggurat.kernel.content import Pack, unverified
from ziggurat.kernel.errors import BadContent


def test_content_pack_corrects_a_figure():
    pack = Pack("mine.yaml", b"wonders:\n  wonders:\n    - {id: colossus, cost: 12}\n")
    changed = CONTENT.of(pack, None)
    assert changed.wonders[changed.wonder_ids.index("colossus")].cost == 12
    assert T.wonders[T.wonder_ids.index("colossus")].cost == 15
    pack = Pack("law.yaml", b"techs:\n  level_costs: {1: 5}\n")
    assert CONTENT.of(pack, None).level_cost[1] == 5


def test_a_wonder_of_a_pack_is_built_for_less_than_any_of_the_box():
    s = flat()
    s.tables = CONTENT.of(Pack("mine.yaml", b"wonders:\n  wonders:\n    - {id: stonehenge, cost: 5}\n"), None)
    wonder = s.tables.wonder_ids.index("stonehenge")
    s.market = (wonder,)
    assert [c.ITEM_WONDER + wonder in producible(s, 0, budget) for budget in (4, 5)] == [False, True]


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
