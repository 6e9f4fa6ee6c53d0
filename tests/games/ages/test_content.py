"""What an owner's figures do: the cards say them, and one that nobody would read is refused."""

import pytest

from ziggurat.games.ages import TITLE
from ziggurat.games.ages import content as compiling
from ziggurat.games.ages.effect_records import EffectRecord
from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import BadContent


def test_what_a_card_says_is_made_from_its_figures() -> None:
    """With an owner's figures the card says these, in both languages and with the right plural."""
    changed = b"""
civil_age_i:
  cards:
  - {id: work_of_art_i, effects: [{kind: score, culture: 77}]}
  - {id: rich_land_i, effects: [{kind: do_build_farm_or_mine, resource_discount: 1}]}
  - {id: theology, per_worker: {culture: 4}}
  - {id: masonry, effects: [{kind: wonder_stages_per_action, max: 5}]}
  - {id: taj_mahal, stages: [3, 3, 3]}
civil_age_ii:
  cards:
  - {id: kremlin, bonus: {happiness: -1}}
civil_age_iii:
  cards:
  - id: hollywood
    effects: [{kind: on_complete_score_culture_per_building_level, amount: 3, classes: [theater, library]}]
military_pacts:
  cards:
  - {id: open_borders_agreement, civilization_a: {military_actions: 2}, civilization_b: {military_actions: 2}}
  - {id: acceptance_of_supremacy, civilization_a: {resource_production: 3}}
  - {id: scientific_cooperation, civilization_b: {partner_pays_science: 5}}
military_wars:
  cards:
  - {id: holy_war_iii, effects: [{kind: victor_takes, what: culture, per_advantage: 4}]}
"""
    pack = Pack("mine", changed)
    said = {lang: TITLE.words(lang, pack) for lang in ("en", "de")}
    assert said["en"].text("text.work_of_art_i") == "Score 77 culture."
    assert said["de"].text("text.work_of_art_i") == "Erhalte 77 Kultur."
    assert "for 1 resource less" in said["en"].text("text.rich_land_i")
    assert "für 1 Rohstoff weniger" in said["de"].text("text.rich_land_i")
    assert said["en"].text("text.theology") == "Each worker on this card gives 4 culture, 2 happy faces."
    # What its text cannot say any more is not told wrongly; a cost stands beside the text.
    assert said["en"].text("text.masonry", "none") == "none"
    assert said["en"].text("text.taj_mahal") == TITLE.words("en").text("text.taj_mahal") == "+3 culture."
    assert said["en"].text("text.kremlin") == "+3 culture, -1 happy face, +1 civil action, +1 military action."
    assert "-1 zufriedenes Gesicht," in said["de"].text("text.kremlin")
    assert "3 times the level" in said["en"].text("text.hollywood")
    assert "die 3-fache Stufe" in said["de"].text("text.hollywood")
    assert said["en"].text("text.open_borders_agreement").startswith("A has 2 and B 2 extra military actions;")
    assert said["de"].text("text.open_borders_agreement").startswith("A hat 2 und B 2 Militäraktionen mehr;")
    assert "A produces 3 extra resources and B -1 resource per" in said["en"].text("text.acceptance_of_supremacy")
    assert "A produziert 3 Rohstoffe mehr und B -1 Rohstoff je" in said["de"].text("text.acceptance_of_supremacy")
    assert "less and A pays 5;" in said["en"].text("text.scientific_cooperation")
    assert "weniger und A 5;" in said["de"].text("text.scientific_cooperation")
    assert said["en"].text("text.holy_war_iii").startswith("The victor takes 4 culture")
    assert said["de"].text("text.holy_war_iii").startswith("Der Sieger nimmt dem Verlierer 4 Kultur")


def test_each_kind_means_one_thing_by_each_figure() -> None:
    """Nothing is read as the first of several fields that is set."""
    for kind in EffectRecord.__subclasses__():
        for struct in (kind, *kind.__subclasses__()):
            meant = [compiling.MEANING[name] for name in struct.__struct_fields__ if name in compiling.MEANING]
            assert len(meant) == len(set(meant)), struct


@pytest.mark.parametrize(
    ("text", "words"),
    [
        # A figure that the kind does not have, one that it lacks, a kind that the card never asks for.
        (b"civil_age_iii: {cards: [{id: engineering_genius_iii, effects: [{kind: do_build_wonder_stage,"
         b" resource_discount: 5, fraction: 0.9}]}]}", "fraction"),
        (b"civil_age_a: {cards: [{id: homer, effects: [{kind: culture_per_unit, card: warriors}]}]}", "amount"),
        (b"civil_age_a: {cards: [{id: homer, effects: [{kind: victor_takes, what: culture, per_advantage: 1}]}]}",
         "victor_takes"),
        (b"military_tactics: {cards: [{id: legion, stages: [1, 2]}]}", "stages"),
        (b"civil_age_i: {cards: [{id: iron, urban_limit: 2}]}", "urban_limit"),
        (b"civil_age_i: {cards: [{id: iron, per_worker: {resources: 2, food: 1}}]}", "food"),
        (b"military_pacts: {cards: [{id: open_borders_agreement, civilization_a: {blue_tokens: 1}}]}", "blue_tokens"),
    ],
)  # fmt: skip
def test_a_figure_nobody_would_read_is_refused(text: bytes, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        compiling.CONTENT.of(Pack("owner", text), None)
