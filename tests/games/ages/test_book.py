"""The tables of the rules book hold the figures of the components."""

import re
from collections import Counter
from typing import Any

import pytest

from ziggurat.games.ages import TITLE
from ziggurat.kernel.rulebook import rulebook
from ziggurat.kernel.words import languages

FILES = TITLE.content.files()
BOARD = FILES["board"]
LANGS = pytest.mark.parametrize("lang", languages())


def table(number: str, lang: str) -> list[list[str]]:
    """The rows of a rule's table, its head too."""
    lines = [line for line in rulebook(TITLE.package, lang)[number].text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in [lines[0], *lines[2:]]]


def cards(text: str) -> set[str]:
    return set(re.findall(r"\(card:(\w+)\)", text))


def numbers(cells: list[str]) -> list[int]:
    """The first number of each cell."""
    return [int(found[0]) for found in (re.findall(r"\d+", cell) for cell in cells) if found]


def steps(records: list[dict[str, Any]], what: str) -> list[tuple[int, int]]:
    """From how many tokens in a bank on a figure holds."""
    return [(record["bank_min"], record[what]) for record in records if record[what] is not None]


@LANGS
def test_decks(lang: str) -> None:
    head, civil, military = table("R1.2", lang)
    sizes: Counter[tuple[str, str]] = Counter()
    for file in FILES.values():
        for record in file.get("cards", []):
            if "copies_in_box" in record:
                sizes["military", record["age"]] += record["copies_in_box"]
            elif "marks" in record:
                sizes["civil", record["age"]] += sum(record["marks"].values())
    assert numbers(civil[1:]) == [sizes["civil", age] for age in head[1:]]
    assert numbers(military[1:]) == [sizes["military", age] for age in head[1:]]


@LANGS
def test_ends_of_the_tracks(lang: str) -> None:
    science, culture_rate, science_rate, strength, faces = table("R1.4", lang)[2:]
    tracks = BOARD["tracks"]
    assert numbers([science[3], culture_rate[3], science_rate[3], strength[3], faces[3]]) == [
        tracks[name]["max"] for name in ("science_points", "culture_rate", "science_rate", "strength", "happy_faces")
    ]


@LANGS
def test_yellow_bank(lang: str) -> None:
    rows = table("R3.3", lang)[1:]
    assert [tuple(numbers([row[0], row[2]])) for row in rows] == steps(BOARD["food_consumption_by_yellow_bank"], "food")
    assert [tuple(numbers([row[0], row[1]])) for row in rows[:-1]] == steps(
        BOARD["population_cost_by_yellow_bank"], "food"
    )
    assert not re.search(r"\d", rows[-1][1])


@LANGS
@pytest.mark.parametrize(
    ("number", "records", "what"),
    [
        ("R3.4", "required_happy_faces_by_yellow_bank", "faces"),
        ("R3.5", "corruption_by_blue_bank", "resources"),
    ],
)
def test_what_a_bank_asks_for(number: str, records: str, what: str, lang: str) -> None:
    head, asked = table(number, lang)
    assert list(zip(numbers(head[1:]), numbers(asked[1:]), strict=True)) == steps(BOARD[records], what)


@LANGS
def test_places_of_the_row(lang: str) -> None:
    places, costs = table("R5.1", lang)
    told: list[int] = []
    for place, cost in zip(places[1:], costs[1:], strict=True):
        first, last = map(int, re.findall(r"\d+", place))
        assert first == len(told) + 1
        told += [int(cost)] * (last - first + 1)
    assert told == BOARD["card_row"]["take_cost_by_slot"]


@LANGS
def test_pacts_and_attacks(lang: str) -> None:
    rules = {record["id"]: record["attack_rule"] for record in FILES["military_pacts"]["cards"]}
    stronger, forbidden, ended = (cards(row[0]) for row in table("R21.10", lang)[1:4])
    for told, rule in (
        (stronger, "attacker_plus_2_strength"),
        (forbidden, "mutual_attacks_forbidden"),
        (ended, "ends_on_mutual_attack"),
    ):
        assert told == {id for id, is_ in rules.items() if is_ == rule}


@LANGS
def test_what_wars_take(lang: str) -> None:
    taken = {record["id"]: record["effects"][0]["what"] for record in FILES["military_wars"]["cards"]}
    rows = [cards(row[0]) for row in table("R22.7", lang)[1:]]
    kinds = ("culture", "science", "food_and_or_resources", "yellow_bank_tokens")
    for told, what in zip(rows, kinds, strict=True):
        assert {taken[id] for id in told} == {what}
    # Both ages of a war have one name and one row.
    assert {re.sub(r"_i+$", "", id) for told in rows for id in told} == {re.sub(r"_i+$", "", id) for id in taken}
