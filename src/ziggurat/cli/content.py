"""`content`: the components of a title, where each figure comes from, and whether a pack fits."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, TitleArgument
from ziggurat.cli.console import console, print_json, read_pack_file
from ziggurat.kernel.content import unverified
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
    files = found.content(corrections)
    if corrections is not None:
        found.try_pack(corrections)
    if doubts:
        print_doubts(found, files, json)
    elif json:
        print_json(files)
    else:
        print_files(found, files, pack)


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


def print_files(title: Title, files: dict[str, Any], pack: Path | None) -> None:
    table = Table("file", "section", "records", box=None)
    for file, sections in files.items():
        for section, records in sections.items() if isinstance(sections, dict) else ():
            table.add_row(
                file, section, str(len(records)) if isinstance(records, (list, dict)) else escape(str(records))
            )
    console().print(table)
    if pack is not None:
        console().print(f"{pack.name} fits {title.name}")
