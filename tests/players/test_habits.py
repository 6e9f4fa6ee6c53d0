"""Habits of bots that people laughed at, counted in whole games of greedy: none of them is to come back.

Bounds are wide where a habit is a matter of degree; docs/bots.md has the figures of long series.
"""

from collections import Counter

import pytest
from bench.habits import watch

pytestmark = pytest.mark.sweep


def counted(id: str, players: int, seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        watch(id, players, seed, "greedy", seen)
    return seen


@pytest.mark.parametrize("players", [2, 4])
def test_antike(players: int) -> None:
    seen = counted("antike", players, range(1, 5))
    assert seen["trades"] > 0
    assert seen["fights demanded"] > 0
    assert seen["ways paid to a field that needs a good"] > 0
    assert seen["of them with that good, though others were there"] == 0
    assert seen["temples built"] >= seen["temple fields entered"] > 0
    assert seen["moves of units"] < 0.2 * seen["decisions"]


@pytest.mark.parametrize("players", [2, 4])
def test_through_the_ages(players: int) -> None:
    seen = counted("ages", players, range(1, 9))
    assert seen["turns that end with a full hand"] < 0.4 * seen["turns"]
    assert seen["civil actions left over"] < 1.5 * seen["turns"]
    assert seen["resources left over"] < 8 * seen["turns"]
    assert seen["resources lost to corruption"] < 0.22 * seen["resources produced"]
    assert seen["wars in the last round"] == 0
    assert seen["rounds"] < 25 * seen["games"]
    assert seen["of them with a leader"] > 0.5 * seen["civilisations at the end"]
    assert seen["of them with tactics"] > 0


@pytest.mark.parametrize("players", [2, 4])
def test_mosaic(players: int) -> None:
    seen = counted("mosaic", players, range(1, 3))
    assert seen["pieces without a card"] > 0
    assert seen["of them with their card on offer"] == 0
    assert seen["payments in which money can stand in"] > 0
    assert seen["of them with more money than needed"] == 0
    assert seen["people at the end"] > seen["seats at the end"]


@pytest.mark.parametrize("players", [2, 4])
def test_civilization(players: int) -> None:
    seen = counted("civilization", players, range(1, 9))
    assert seen["rounds until a second city"] < 6 * seen["second cities"]
    assert seen["second cities"] > 0.9 * players * seen["games"]
    assert seen["trades offered"] > 0
    assert seen["attacks"] > 0
    assert seen["huts entered"] > 0
