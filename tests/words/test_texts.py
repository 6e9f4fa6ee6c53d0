"""What a card says is made from its figures: another figure, another text, in every language, or none."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ziggurat.kernel.content import Origin, read_box
from ziggurat.kernel.figures import figures, with_value
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.words import PROVENANCE, languages, outdated_texts

TITLES = ("antike", "ages", "civilization", "mosaic")
Place = tuple[str | int, ...]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_a_changed_figure_changes_the_text(title: str, lang: str) -> None:
    spoken = find_title(title).words(lang)
    for key, message in spoken.messages.items():
        if not key.startswith("text-"):
            continue
        id, names = key[5:], message.pattern.arguments()
        known = spoken.figures(id)
        assert set(names) <= set(known), f"{id} names figures that nobody has"
        usual = message.pattern.put(spoken, known)
        for name in names:
            number = known[name]
            assert isinstance(number, int), (id, name)
            changed = message.pattern.put(spoken, {**known, name: number + 7})
            assert changed != usual, f"{id} says the same whatever {name} is"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_a_text_says_every_number_of_its_component(title: str, lang: str) -> None:
    """Nought of something need not be said, nor what is shown beside the text, nor what can be nothing else."""
    found = find_title(title)
    spoken, files = found.words(lang), found.content.files()
    live = {figure.path for figure in figures(read_box(files, found.content.type, Origin(None)), files)}
    unsaid: set[str] = set()
    for id, place in records(files, ()):
        if f"text-{id}" not in spoken.messages:
            continue
        names = spoken.messages[f"text-{id}"].pattern.arguments()
        for inner, number in numbers(at(files, place), ()):
            if not number or place + inner not in live or found.content.is_beside(str(place[0]), str(inner[0])):
                continue
            if "_".join(str(part) for part in inner) not in names:
                unsaid.add(f"{id}: {inner}")
    assert unsaid == set()


@pytest.mark.parametrize(("lang", "points", "symbols"), [("en", "77 VP", "Needs 88 "), ("de", "77 SP", "Verlangt 88 ")])
def test_each_number_of_a_golden_age_stands_where_it_belongs(lang: str, points: str, symbols: str) -> None:
    spoken = find_title("mosaic").words(lang)
    ages = [key for key in spoken.messages if key.startswith("text-golden_age_")]
    assert len(ages) == 9
    for key in ages:
        told = spoken.messages[key].pattern.put(spoken, {**spoken.figures(key[5:]), "vp": 77, "requires_count": 88})
        assert points in told and symbols in told


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_a_number_written_out_is_not_told_of_another_figure(title: str, lang: str) -> None:
    """A text may say a number itself; then it falls silent as soon as a pack changes any figure it does not name."""
    found = find_title(title)
    spoken, files = found.words(lang), found.content.files()
    places = dict(records(files, ()))
    tried = 0
    for key, message in spoken.messages.items():
        id, names = key[5:], message.pattern.arguments()
        if not key.startswith("text-") or id not in places:
            continue
        if not re.search(r"\d", message.pattern.put(spoken, dict.fromkeys(names, "figure"))):
            continue
        for inner, number in numbers(at(files, places[id]), ()):
            if found.content.is_beside(str(places[id][0]), str(inner[0])) or inner[0] in PROVENANCE:
                continue
            if "_".join(str(part) for part in inner) not in names:
                changed = with_value(files, places[id] + inner, number + 7)
                assert id in outdated_texts(spoken, found.content, changed, {}), (id, inner)
                tried += 1
    assert tried or title != "ages"  # elsewhere every figure is named


@pytest.mark.parametrize("lang", languages())
def test_antike_fields_tell_the_costs_in_force(lang: str) -> None:
    """Figures that belong to no component stand in texts too."""
    spoken = find_title("antike").words(lang)
    for field, figure in (("templum", "supplies_costs_temple_marble"), ("militia", "supplies_costs_unit_iron")):
        assert figure in spoken.messages[f"text-{field}"].pattern.arguments()
    for field in ("ferrum", "aurum", "marmor"):
        told = spoken.messages[f"text-{field}"].pattern.arguments()
        assert {"supplies_capacity_city_with_temple_production", "supplies_production_coin_amount"} <= set(told)


def records(value: Any, place: Place) -> Iterator[tuple[str, Place]]:
    if isinstance(value, dict):
        if "id" in value:
            yield str(value["id"]), place
        for key, part in value.items():
            yield from records(part, (*place, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from records(part, (*place, number))


def numbers(value: Any, place: Place) -> Iterator[tuple[Place, int]]:
    """The numbers of a record, without those of the records in it."""
    if isinstance(value, dict):
        for key, part in value.items():
            if not (isinstance(part, dict) and "id" in part):
                yield from numbers(part, (*place, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            if not (isinstance(part, dict) and "id" in part):
                yield from numbers(part, (*place, number))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield place, value


def at(value: Any, place: Place) -> Any:
    for part in place:
        value = value[part]
    return value
