"""Which figures of a title's content do something: each one is changed in turn and must be noticed.

A figure is noticed when the compiled tables differ, or when every other value is refused because it contradicts another
figure. Tables that no rule reads would make this worthless, so `unread` looks for those. What is only for display
is marked (`Annotated[..., SHOWN]`) and left out.

There are thousands of figures, so a change reads only its own record again, and tables are compared no further than to
their first difference.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from ziggurat.kernel.content import Content, Origin, is_shown, plain_type, read_box, read_section
from ziggurat.kernel.errors import STUMBLES, BadContent, BadOptions
from ziggurat.kernel.title import Title

Path_ = tuple[str | int, ...]


class Figure:
    """One value: what it means (record type and field), where it stands, and what else it could be."""

    __slots__ = ("meaning", "others", "path", "value")

    def __init__(self, meaning: str, path: Path_, value: Any, others: list[Any]) -> None:
        self.meaning = meaning
        self.path = path
        self.value = value
        self.others = others


def figures(box: Any, files: dict[str, Any]) -> Iterator[Figure]:
    """Every live figure that stands in the files, by file, section and record."""
    for file in msgspec.structs.fields(box):
        yield from _figures(getattr(box, file.name), files[file.encode_name], (file.encode_name,), "", file.type)


def _figures(value: Any, raw: Any, path: Path_, meaning: str, kind: Any) -> Iterator[Figure]:
    kind = plain_type(kind)
    if isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            if field.encode_name in raw and not is_shown(field.type) and field.encode_name != "id":
                at = (*path, field.encode_name)
                said = f"{type(value).__name__}.{field.name}"
                yield from _figures(getattr(value, field.name), raw[field.encode_name], at, said, field.type)
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value):
            yield from _figures(part, raw[number], (*path, number), meaning, item_type(kind))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _figures(part, raw[key], (*path, key), meaning, item_type(kind))
    elif others := alternatives(value, kind):
        yield Figure(meaning, path, value, others)


def item_type(kind: Any) -> Any:
    """What a list or mapping holds; unknown in a union."""
    arguments = get_args(kind) if get_origin(kind) in (list, tuple, dict) else ()
    return plain_type(arguments[-1]) if arguments else None


def alternatives(value: Any, kind: Any) -> list[Any]:
    """Other values of the type; none for a constant."""
    for part in [kind, *get_args(kind)]:
        if get_origin(part) is Literal and value in get_args(part):
            return [other for other in get_args(part) if other != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value + 1, value - 1, value + 2]
    if isinstance(value, str):
        return [value + "_"]
    return []


def dead_figures(content: Content[Any, Any], keys: list[Any]) -> list[str]:
    """Figures that can be changed without any effect: what each means and where it stands."""
    probe = Probe(content, keys)
    found = list(figures(probe.box, probe.files))
    values: dict[str, dict[Any, None]] = {}
    for figure in found:
        values.setdefault(figure.meaning, {})[figure.value] = None
    asked: set[str] = set()
    dead: list[str] = []
    for figure in found:
        others = figure.others
        if isinstance(figure.value, str):
            # What other records say there is more likely to be let through; a made-up word is to be refused, once.
            said = [each for each in values[figure.meaning] if each != figure.value and each not in others][:3]
            others = said if said and figure.meaning in asked else [*others, *said]
            asked.add(figure.meaning)
        try:
            if not probe.is_noticed(figure.path, others):
                dead.append(spelled(figure))
        except STUMBLES as error:
            # A pack with a wrong value gets a sentence, never an error of the compiler.
            dead.append(f"{spelled(figure)} ({type(error).__name__})")
    return dead


def spelled(figure: Figure) -> str:
    return f"{figure.meaning} at {'.'.join(str(part) for part in figure.path)}"


def table_keys(title: Title) -> list[Any]:
    """The keys under which the title asks for tables, over all numbers of players and single options."""
    setups: list[dict[str, object]] = [{}]
    for option in title.options:
        setups += [{option.id: value} for value in option.choices]
    for options in setups:
        for players in range(title.min_players, title.max_players + 1):
            try:
                title.new(players, 0, options)
            except BadOptions:
                continue
    return [key for digest, key in title.content.tables if not digest]


class Probe:
    """A title's content with single figures changed; only the record around a figure is read again."""

    def __init__(self, content: Content[Any, Any], keys: list[Any]) -> None:
        self.content = content
        self.files = content.files()
        self.box = read_box(self.files, content.type, Origin(None))  # as the files have it: checks put it into order
        self.usual = {key: content.compile(content.box(), key) for key in keys}

    def is_noticed(self, path: Path_, others: list[Any]) -> bool:
        """Whether another value makes other tables, or none is let through by the figures beside it."""
        refused = same = False
        for other in others:
            try:
                box = self.changed(path, other)
            except BadContent:
                continue  # no value of its type, so nothing that an owner could write
            try:
                if self.content.check is not None:
                    self.content.check(box, Origin(None))
                for key, tables in self.usual.items():
                    if differ(self.content.compile(box, key), tables):
                        self.usual = {key: tables, **self.usual}  # most likely the next figure stands there too
                        return True
                same = True
            except BadContent:
                refused = True
        return refused and not same

    def changed(self, path: Path_, value: Any) -> Any:
        name, section_name, *inner = path
        parts = {}
        for file in msgspec.structs.fields(self.box):
            sections = getattr(self.box, file.name)
            read = {part: getattr(sections, part) for part in sections.__struct_fields__}
            read = {part: list(each) if isinstance(each, list) else each for part, each in read.items()}
            if file.encode_name == name:
                section = next(each for each in msgspec.structs.fields(sections) if each.encode_name == section_name)
                raw, kind = self.files[name][section_name], plain_type(section.type)
                where = (str(name), str(section_name), Origin(None))
                if get_origin(kind) is list and inner:
                    record = with_value(raw[inner[0]], tuple(inner[1:]), value)
                    read[section.name][inner[0]] = read_section([record], kind, *where)[0]
                else:
                    read[section.name] = read_section(with_value(raw, tuple(inner), value), kind, *where)
            parts[file.name] = type(sections)(**read)
        return type(self.box)(**parts)


def with_value(value: Any, path: Path_, new: Any) -> Any:
    """A copy of nested data with another value at the path."""
    if not path:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = with_value(value[path[0]], path[1:], new)
    return copy


def differ(one: Any, other: Any) -> bool:
    """Whether compiled tables differ in anything."""
    if one is other:
        return False
    if isinstance(one, (int, float, str, bytes, type(None), set, frozenset, msgspec.Struct)):
        return bool(one != other)
    if isinstance(one, (list, tuple)):
        if len(one) != len(other):
            return True
        # Equal at once where plain data stands in it; objects have to be looked into.
        return one != other and any(differ(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict):
        return one.keys() != other.keys() or any(differ(part, other[key]) for key, part in one.items())
    return type(one) is not type(other) or any(
        differ(getattr(one, name, None), getattr(other, name, None)) for name in fields_of(one)
    )


def fields_of(value: Any) -> list[str]:
    """The names of an object's fields, on the pure and on the compiled engine."""
    return [*getattr(value, "__dict__", ()), *declared(type(value).__mro__)]


@cache
def declared(kinds: tuple[type, ...]) -> tuple[str, ...]:
    names = [name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))]
    return tuple([name for name in names if not name.startswith("__")])


def unread(title: Title, folder: Path, compilers: set[str]) -> list[str]:
    """Fields of the compiled tables that no module of the title reads but those that compile them."""
    read: set[str] = set()
    for file in folder.glob("*.py"):
        if file.name not in compilers:
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                    read.add(node.attr)
    tables = [table for (digest, _key), table in title.content.tables.items() if not digest]
    return sorted({name for table in tables for name in fields_of(table)} - read)
