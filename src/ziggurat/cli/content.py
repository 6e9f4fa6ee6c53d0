"""`content`: the components of a title, where each figure comes from, and whether a pack fits."""

from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption
from ziggurat.cli.console import console, print_json, read_pack_file
from ziggurat.kernel.content import Pack, changes, unverified
from ziggurat.kernel.title import Title
from ziggurat.terminal import say


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat content antike --unverified")(content)


def content(
    title: str,
    doubts: Annotated[bool, typer.Option("--unverified")] = False,
    pack: ContentOption = None,
    json: JsonOption = False,
) -> None:
    found = named_title(title)
    corrections = read_pack_file(pack)
    files = found.content.files(corrections)
    if corrections is not None:
        found.try_pack(corrections)
    if doubts:
        print_doubts(found, files, json)
    elif json:
        print_json(files)
    else:
        print_files(files)
        if corrections is not None:
            print_changes(found, corrections)


def print_doubts(title: Title, files: dict[str, Any], json: bool) -> None:
    found = unverified(files)
    if json:
        fields = ("file", "record", "field", "source", "confidence", "note")
        print_json([{field: getattr(doubt, field) for field in fields} for doubt in found])
        return
    out = console()
    last = ("", "")
    for doubt in found:
        # A record as a heading and its fields below it: names stay whole and notes wrap, however narrow the terminal.
        if (doubt.file, doubt.record) != last:
            last = (doubt.file, doubt.record)
            out.print(f"[bold]{escape(doubt.file)}[/] {escape(doubt.record)}")
        about = ", ".join(filter(None, (doubt.confidence, doubt.source, doubt.note)))
        out.print(Padding(f"{escape(doubt.field)}  [dim]{escape(about)}[/]", (0, 0, 0, 2)))
    out.print(say("says.unchecked", title=title.name, n=len(found)), markup=False)


def print_files(files: dict[str, Any]) -> None:
    table = Table(say("says.file"), say("says.section"), say("says.records"), box=None)
    for file, sections in files.items():
        for section, records in sections.items() if isinstance(sections, dict) else ():
            table.add_row(
                file, section, str(len(records)) if isinstance(records, (list, dict)) else escape(str(records))
            )
    console().print(table)


def print_changes(title: Title, pack: Pack) -> None:
    """What differs from the built-in figures, old and new."""
    out = console()
    found = changes(title.content.files(), title.content.files(pack))
    if found:
        for change in found:
            out.print(f"[bold]{escape(change.file)}[/] {escape(change.record)} {escape(change.field)}")
            out.print(Padding(f"{escape(spelt(change.old))} -> {escape(spelt(change.new))}", (0, 0, 0, 2)))
    same = title.content.digest(pack) == title.content.digest()
    told = say("says.pack_same" if same else "says.pack_fits", pack=pack.name, title=title.name, n=len(found))
    out.print(told, markup=False)


def spelt(value: Any) -> str:
    """A value as it would stand in a pack, in one line; a dash where there is none."""
    if value is None:
        return "-"
    return value if isinstance(value, str) else msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)).decode()
