"""The tables of the rules book hold the figures of the components."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ziggurat.games.civilization import TITLE
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.words import languages, words

FILES = TITLE.content.files()
LANGS = pytest.mark.parametrize("lang", languages())


def table(number: str, lang: str) -> Iterator[list[str]]:
    """The rows of a rule's table without its head, cards by their names."""
    lines = [line for line in rulebook(TITLE.package, lang)[number].text.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        plain = re.sub(r"\[([^\]]+)\]\(card:[\w.-]+\)", r"\1", line)
        yield [cell.strip() for cell in plain.strip("|").split("|")]


def said(lang: str, *ids: str) -> list[str]:
    return [words(TITLE.package, lang).name(id) for id in ids]


def symbols(record: dict[str, Any]) -> list[int]:
    return [record[kind] for kind in ("trade", "production", "culture", "coin", "combat_bonus") if record[kind]]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@LANGS
def test_buildings(lang: str) -> None:
    pools = {member: pool for pool in FILES["buildings"]["marker_pools"] for member in pool["members"]}
    rows = list(table("R8.7", lang))
    assert len(rows) == len(FILES["buildings"]["buildings"])
    for row, record in zip(rows, FILES["buildings"]["buildings"], strict=True):
        name, tech, cost, terrain, gives, markers = row
        assert [name.strip("↳ ★"), tech] == said(lang, record["id"], record["tech"])
        assert ("★" in name) == record["limited"]
        assert ("↳" in name) == (pools[record["id"]]["members"][0] != record["id"])
        assert int(cost) == record["cost"]
        if len(record["terrain"]) == 1:
            assert terrain.lower() == said(lang, *record["terrain"])[0].lower()
        else:
            assert "water" not in record["terrain"]
        assert numbers(gives) == symbols(record)
        if "↳" not in name:
            assert int(markers) == pools[record["id"]]["count"]


@LANGS
def test_wonders(lang: str) -> None:
    rows = list(table("R8.10", lang))
    for row, record in zip(rows, FILES["wonders"]["wonders"], strict=True):
        name, _era, cost, discount, culture = row
        assert [name] == said(lang, record["id"])
        assert (int(cost), int(culture)) == (record["cost"], record["culture"])
        cheaper = record["discount"]
        assert discount == (f"{said(lang, cheaper['tech'])[0]} {cheaper['cost']}" if cheaper else "–")


@LANGS
def test_great_people(lang: str) -> None:
    for row, record in zip(table("R8.16", lang), FILES["great_people"]["great_people_types"], strict=True):
        assert [row[0]] == said(lang, record["id"])
        assert numbers(row[1]) == symbols(record)


@LANGS
def test_huts_and_villages(lang: str) -> None:
    counts = {
        (kind, marker["contents"]): str(marker["copies"])
        for kind in ("huts", "villages")
        for marker in FILES["huts_villages"][kind]
    }
    shown = ("incense", "silk", "wheat", "iron", "spy", "uranium", "great_person")
    for row, contents in zip(table("R9.7", lang), shown, strict=True):
        assert row[1:] == [counts.get((kind, contents), "–") for kind in ("huts", "villages")]


@LANGS
def test_the_culture_track(lang: str) -> None:
    spaces = FILES["culture_track"]["spaces"]
    for row, section in zip(table("R8.15", lang), (1, 2, 3), strict=True):
        steps = [space for space in spaces if space["section"] == section]
        assert numbers(row[0]) == [steps[0]["step"], steps[-1]["step"]]
        assert numbers(row[1]) == [cost for cost in (steps[0]["culture_cost"], steps[0]["trade_cost"]) if cost]
        assert numbers(row[2]) == [space["step"] for space in steps if space["type"] == "event"]
        assert numbers(row[3]) == [space["step"] for space in steps if space["type"] == "great_person"]


@LANGS
def test_what_units_and_research_cost(lang: str) -> None:
    kinds = {kind["id"]: kind["build_cost"] for kind in FILES["units"]["unit_types"]}
    assert next(table("R8.6", lang))[1:] == [str(cost) for cost in kinds["infantry"] + kinds["aircraft"]]
    assert next(table("R10.2", lang))[1:] == [str(cost) for cost in FILES["techs"]["level_costs"].values()]


@LANGS
def test_what_civilizations_begin_with(lang: str) -> None:
    for row, record in zip(table("R4.2", lang), FILES["civilizations"]["civilizations"], strict=True):
        name, _begins, tech, government = row
        assert [name, tech, government] == said(lang, record["id"], record["start_tech"], record["start_government"])
