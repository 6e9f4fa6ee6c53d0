"""Every figure of the content is read by the game or marked as for display."""

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ziggurat.games.ages import content as compiling
from ziggurat.games.ages import records
from ziggurat.games.ages.effect_records import EffectRecord
from ziggurat.games.ages.tables import Content, Effect, PactSide
from ziggurat.kernel.content import Origin, Pack, read_box
from ziggurat.kernel.errors import BadContent

from .positions import FILES

SOURCES = Path(compiling.__file__).parent
HEADINGS = {"edition", "deck", "age", "type", "note", "source", "confidence", "notes"}  # of a file, for its readers


def plain(value: Any) -> Any:
    """Compiled tables as data that can be compared."""
    if isinstance(value, Content):
        return {name: plain(part) for name, part in vars(value).items()}
    if isinstance(value, Effect | PactSide):
        return [plain(getattr(value, name)) for name in type(value).__slots__]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def compiled(files: dict[str, Any]) -> Any:
    return plain(compiling.CONTENT.compile(read_box(files, records.Box, Origin(None)), None))


def shown(kind: str) -> set[str]:
    """Fields of the cards of a type, and of the box, that are marked as for display."""
    found = set()
    for struct in vars(records).values():
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
            if kind not in (struct.__struct_config__.tag, struct.__name__):
                continue
            for field in msgspec.inspect.type_info(struct).fields:  # type: ignore[attr-defined]
                if isinstance(field.type, msgspec.inspect.Metadata) and field.type.extra == {"shown": True}:
                    found.add(field.encode_name)
    return found


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from leaves(part, (*path, number))
    else:
        yield path, value


def figures() -> Iterator[tuple[str, tuple[Any, ...], Any]]:
    """Each figure by its meaning once (of 16 tactics cards one), every figure of the board: a name and its path."""
    met = set()
    for file, data in FILES.items():
        for path, value in leaves(data):
            if path[0] in HEADINGS:
                continue
            name = ".".join(str(part) for part in (file, *path))
            if path[0] == "cards":
                record = data["cards"][path[1]]
                kind = record["type"] + "/" + record.get("tech_class", "")
                if path[2] in shown(record["type"]) or path[2] in ("id", "type"):
                    continue
                if path[2] == "effects":
                    kind = record["effects"][path[3]]["kind"]
                    if path[4] == "kind":
                        continue
                what = (kind, *(part for part in path[2:] if not isinstance(part, int)))
                if what in met:
                    continue
                met.add(what)
                name = ".".join(str(part) for part in (record["id"], *path[2:]))
            elif path[0] == "components":
                marked = {"components": shown("BoxRecord"), "cards": shown("BoxCardsRecord")}
                marked["tokens"] = shown("TokensRecord")
                if path[1] in marked["components"] or path[-1] in marked.get(path[1], set()):
                    continue
            yield name, (file, *path), value


FIGURES = list(figures())


def other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return {"all": "weakest", "down": "up", "up": "down", "culture": "science", None: 3}.get(value, "another")


@pytest.mark.parametrize(("name", "path", "value"), FIGURES, ids=[name for name, _path, _value in FIGURES])
def test_a_changed_figure_changes_the_game_or_is_refused(name: str, path: tuple[Any, ...], value: Any) -> None:
    files = copy.deepcopy({file: FILES[file] for file in (path[0],)})
    inner: Any = files[path[0]]
    for part in path[1:-1]:
        inner = inner[part]
    inner[path[-1]] = other(value)
    try:
        changed = compiled({**FILES, **files})
    except BadContent:
        return
    assert changed != BUILT_IN


BUILT_IN = compiled(FILES)


def test_every_compiled_table_is_read_by_the_game() -> None:
    """A table that only the compiler touches would make its figures dead."""
    read = set()
    for file in SOURCES.glob("*.py"):
        if file.name not in ("content.py", "tables.py"):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                    read.add(node.attr)
    for kind in (Effect, PactSide):
        assert set(kind.__slots__) - read == set()
    assert set(Content.__annotations__) - read == set()


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
