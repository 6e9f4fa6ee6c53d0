"""`content`: the components of a title, where each figure comes from, and whether a pack fits."""

from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, TitleArgument
from ziggurat.cli.console import console, print_json, read_pack_file
from ziggurat.kernel.content import Pack, changes, unverified
from ziggurat.kernel.title import Title


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat content antike --unverified")(content)


def content(
    title: TitleArgument,
    doubts: Annotated[
        bool, typer.Option("--unverified", help="List what nobody has checked against the printed game.")
    ] = False,
    pack: ContentOption = None,
    json: JsonOption = False,
) -> None:
    """Show a title's components, list the unverified ones, or check a content pack."""
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
    table = Table("file", "record", "field", "confidence", "source", "note", box=None)
    for doubt in found:
        cells = (doubt.file, doubt.record, doubt.field, doubt.confidence, doubt.source, doubt.note)
        table.add_row(*map(escape, cells))
    out = console()
    if found:
        out.print(table)
    out.print(f"{title.name}: {len(found)} values not checked against the printed game")


def print_files(files: dict[str, Any]) -> None:
    table = Table("file", "section", "records", box=None)
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
        table = Table("file", "record", "field", "built in", "corrected", box=None)
        for change in found:
            table.add_row(
                *map(escape, (change.file, change.record, change.field, spelt(change.old), spelt(change.new)))
            )
        out.print(table)
    same = "" if title.content.digest(pack) != title.content.digest() else "; no figure is another one"
    values = "value" if len(found) == 1 else "values"
    out.print(f"{pack.name} fits {title.name} and changes {len(found)} {values}{same}", markup=False)


def spelt(value: Any) -> str:
    """A value as it would stand in a pack, in one line; a dash where there is none."""
    if value is None:
        return "-"
    return value if isinstance(value, str) else msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)).decode()
