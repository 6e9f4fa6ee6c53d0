"""The log of every title can be followed with a pencil: every change of a stock stands in a line.

Every test of Ages that plays by `positions.do` or reveals by `positions.event` follows it, too.
"""

from pathlib import Path
from typing import Any

import pytest

from games.ages.pencil import PENCIL as AGES
from games.antike.pencil import PENCIL as ANTIKE
from games.civilization.pencil import PENCIL as CIVILIZATION
from games.mosaic.pencil import PENCIL as MOSAIC
from ledger import Pencil, Step, random_record
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import title_ids
from ziggurat.kernel.say import Event, Say

HERE = Path(__file__).parent
PENCILS = {pencil.title.id: pencil for pencil in (AGES, ANTIKE, CIVILIZATION, MOSAIC)}
GOLDEN = [(id, path) for id in PENCILS for path in sorted((HERE / id / "golden").glob("*.txt"))]
RANDOM: list[tuple[str, int, dict[str, Any]]] = [
    ("ages", 4, {}),
    ("ages", 3, {"alternative_corruption": True}),
    ("antike", 2, {"choose_nations": True, "turn_cap_rounds": 25}),
    ("antike", 3, {"map": "orient", "coins_in_bank": 1, "turn_cap_rounds": 25}),
    ("antike", 5, {"variant_plinius": True, "variant_free_building": True, "turn_cap_rounds": 25}),
    ("civilization", 3, {"round_limit": 14}),
    ("civilization", 3, {"round_limit": 14, "government_set": "ww"}),
    ("civilization", 3, {"round_limit": 14, "loot_rules": "faq2"}),
    ("mosaic", 2, {}),
    ("mosaic", 4, {}),
    ("mosaic", 6, {}),
]


def test_every_title_has_a_pencil() -> None:
    assert set(PENCILS) == set(title_ids())


@pytest.mark.parametrize(("id", "path"), GOLDEN, ids=[f"{id}-{path.stem}" for id, path in GOLDEN])
def test_golden_games_can_be_followed(id: str, path: Path) -> None:
    PENCILS[id].follow(read_record(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(("id", "players", "options"), RANDOM)
def test_random_games_can_be_followed(id: str, players: int, options: dict[str, Any]) -> None:
    pencil = PENCILS[id]
    pencil.follow(random_record(pencil.title, players, players, options))


@pytest.mark.parametrize("id", PENCILS)
def test_a_line_that_is_missing_or_lies_is_found(id: str) -> None:
    """Of every kind of line that moves something, the first one of the longest game is left out, then told wrong."""
    pencil, tried, lies = PENCILS[id], set(), 0
    text = max((path.read_text(encoding="utf-8") for title, path in GOLDEN if title == id), key=len)
    for step in pencil.steps(read_record(text)):
        for at, event in enumerate(step.events):
            if event.say.key in tried or not any(by for _seat, _stock, by in pencil.reads(step.before, event)):
                continue
            tried.add(event.say.key)
            before, after = step.events[:at], step.events[at + 1 :]
            assert fails(pencil, step._replace(events=before + after)), f"nobody misses {event.say.key}"
            for lie in told_wrong(event):
                if fails(pencil, step._replace(events=[*before, lie, *after])):
                    lies += 1
                else:
                    assert list(pencil.reads(step.before, lie)) == list(pencil.reads(step.before, event))
    assert len(tried) > 10 and lies > 5, (tried, lies)


def fails(pencil: Pencil, step: Step) -> bool:
    try:
        pencil.compare(step)
    except AssertionError:
        return True
    return False


def told_wrong(event: Event) -> list[Event]:
    """The line again and again, each time with another of its numbers one too high."""
    return [Event(event.seat, say, event.see) for say in too_high(event.say)]


def too_high(say: Say) -> list[Say]:
    found: list[Say] = []
    for name, value in say.args.items():
        others: list[object] = []
        if isinstance(value, int):
            others = [value + 1]
        elif isinstance(value, Say):
            others = list(too_high(value))
        elif isinstance(value, list):
            parts = [(at, other) for at, part in enumerate(value) if isinstance(part, Say) for other in too_high(part)]
            others = [[*value[:at], other, *value[at + 1 :]] for at, other in parts]
        found += [Say(say.key, {**say.args, name: other}, say.rule) for other in others]
    return found
