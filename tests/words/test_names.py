"""Every component has its name and its text in every language, and every sentence in the code is there."""

import ast
import re
from pathlib import Path

import pytest

import ziggurat
from support import messages
from ziggurat.kernel.content import is_records
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.words import languages

SOURCES = Path(ziggurat.__file__).parent / "games"
# Records that nobody is told of by a name of their own.
UNNAMED = {
    *("antike.borders", "antike.sources"),
    *("civilization.marker_pools", "civilization.spaces", "civilization.layouts"),
    "mosaic.links",
}
ALSO_UNNAMED = {"combat_bonus_1", "combat_bonus_2", "good_x"}  # cards that count a bonus in battle; the back of a tile
# Where the name has something in front of the id.
AS = {"mosaic.kinds": "good_", "mosaic.pillars": "pillar_"}
# What is printed with a text; of other components their abilities have one, or pictures say all.
PRINTED = {
    "ages.cards",
    *("antike.advances", "antike.fields", "antike.personalities"),
    *("civilization.culture_events", "civilization.wonders"),
    *("mosaic.achievements", "mosaic.golden_ages", "mosaic.governments", "mosaic.leaders", "mosaic.wonders"),
}
NO_TEXT = {"mosaic.empire_cards", "civilization.units"}  # files whose `cards` have none


def components(title: str) -> list[tuple[str, str, str]]:
    """Every record of the content files: its file, its section as `title.section`, its id."""
    return [
        (file, f"{title}.{section}", record["id"])
        for file, sections in find_title(title).content.files().items()
        for section, records in sections.items()
        if is_records(records)
        for record in records
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", title_ids())
def test_every_component_has_a_name(title: str, lang: str) -> None:
    spoken = messages(find_title(title).package, lang)
    ids = [AS.get(section, "") + id for _file, section, id in components(title) if section not in UNNAMED]
    assert [id for id in ids if not spoken.get(f"name-{id}") and id not in ALSO_UNNAMED] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", title_ids())
def test_every_card_has_a_text(title: str, lang: str) -> None:
    spoken = messages(find_title(title).package, lang)
    cards = PRINTED | {f"{title}.cards"}
    ids = [id for file, section, id in components(title) if section in cards and f"{title}.{file}" not in NO_TEXT]
    assert len(ids) > 20
    assert [id for id in ids if f"text-{id}" not in spoken] == []


@pytest.mark.parametrize("title", title_ids())
def test_every_sentence_in_the_code_is_there(title: str) -> None:
    spoken = messages(find_title(title).package, "en")
    sentence = re.compile(rf"({'|'.join({key.split('-')[0] for key in spoken})})(\.\w+)+")
    trees = [ast.parse(path.read_text()) for path in (SOURCES / title).glob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    texts = [str(node.value) for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts]
    said = {text.replace(".", "-") for text in texts if sentence.fullmatch(text)}
    assert len(said) > 50
    assert sorted(said - spoken.keys()) == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", title_ids())
def test_every_choice_of_an_option_is_named(title: str, lang: str) -> None:
    found = find_title(title)
    spoken = messages(found.package, lang)
    for option in found.options:
        assert spoken.get(f"option-{option.id}-help"), option.id
        for value in option.choices:
            assert spoken.get(f"option-{option.id}-{value}") or spoken.get(f"name-{value}"), (option.id, value)
