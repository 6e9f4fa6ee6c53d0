"""A figure that nobody would read is refused; that each one is live is tested for all titles together."""

import pytest

from ziggurat.games.ages import content as compiling
from ziggurat.games.ages.effect_records import EffectRecord
from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import BadContent


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
