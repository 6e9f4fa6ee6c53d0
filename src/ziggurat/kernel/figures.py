"""Which figures of a title's content do something: each one is changed in turn and must be noticed.

A figure is noticed when the compiled tables differ, or when the change is refused because it contradicts another
figure. Tables that no rule reads would make this worthless, so `unread` looks for those. What is only for display
is marked (`Annotated[..., SHOWN]`) and left out.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from ziggurat.kernel.content import Content, Origin, is_shown, plain_type, read_box
from ziggurat.kernel.errors import STUMBLES, BadContent, BadOptions
from ziggurat.kernel.title import Title

Path_ = tuple[str | int, ...]
LIMIT: Final = 3  # how many records of a kind are asked before a field of theirs counts as dead


class Figure:
    """One value: what it means (record type and field), where it stands, and what else it could be."""

    __slots__ = ("meaning", "others", "path")

    def __init__(self, meaning: str, path: Path_, others: list[Any]) -> None:
        self.meaning = meaning
        self.path = path
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
        yield Figure(meaning, path, others)


def item_type(kind: Any) -> Any:
    """What a list or mapping holds; unknown in a union."""
    arguments = get_args(kind) if get_origin(kind) in (list, tuple, dict) else ()
    return plain_type(arguments[-1]) if arguments else None


def alternatives(value: Any, kind: Any) -> list[Any]:
    """Other values of the type; none for a constant."""
    for part in (kind, *get_args(kind)):
        if get_origin(part) is Literal and value in get_args(part):
            return [other for other in get_args(part) if other != value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value + 1, value - 1, value + 2]
    if isinstance(value, str):
        return [value + "_"]
    return []


def dead_figures(title: Title) -> list[str]:
    """The meanings (record type and field) of figures that can be changed without any effect."""
    content = title.content
    keys = table_keys(title)
    box, files = content.box(), content.files()
    usual = [plain_table(content.compile(box, key)) for key in keys]
    tries: dict[str, int] = {}
    noticed: set[str] = set()
    for figure in figures(box, files):
        count = tries.get(figure.meaning, 0)
        if figure.meaning in noticed or count == LIMIT:
            continue
        tries[figure.meaning] = count + 1
        try:
            if any(is_noticed(content, with_value(files, figure.path, other), keys, usual) for other in figure.others):
                noticed.add(figure.meaning)
        except STUMBLES as error:
            # A pack with a wrong value gets a sentence, never an error of the compiler.
            tries[f"{figure.meaning} ({type(error).__name__})"] = LIMIT
    return sorted(set(tries) - noticed)


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


def is_noticed(content: Content[Any, Any], files: dict[str, Any], keys: list[Any], usual: list[Any]) -> bool:
    origin = Origin(None)
    try:
        box = read_box(files, content.type, origin)
        if content.check is not None:
            content.check(box, origin)
        return any(plain_table(content.compile(box, key)) != before for key, before in zip(keys, usual, strict=True))
    except BadContent:
        return True


def with_value(value: Any, path: Path_, new: Any) -> Any:
    """A copy of nested data with another value at the path."""
    if not path:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = with_value(value[path[0]], path[1:], new)
    return copy


def plain_table(value: Any) -> Any:
    """Compiled tables as data that can be compared."""
    if isinstance(value, (int, float, str, bytes, type(None))):
        return value
    if isinstance(value, dict):
        return {key: plain_table(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain_table(part) for part in value]
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, msgspec.Struct):
        return plain_table(msgspec.to_builtins(value, str_keys=True))
    return {name: plain_table(getattr(value, name)) for name in fields_of(value) if hasattr(value, name)}


def fields_of(value: Any) -> list[str]:
    """The names of an object's fields, on the pure and on the compiled engine."""
    names: list[str] = list(getattr(value, "__dict__", ()))
    for kind in type(value).__mro__:
        names += getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    return [name for name in names if not name.startswith("__")]


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
