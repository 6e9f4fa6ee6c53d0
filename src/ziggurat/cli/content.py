"""`content`: the components of a title, where each figure comes from, and whether a pack fits."""

from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.padding import Padding

from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption
from ziggurat.cli.console import columns, console, print_json, read_pack_file
from ziggurat.kernel.content import Doubt, Pack, changes, unverified
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title
from ziggurat.kernel.words import Words
from ziggurat.terminal import LANGUAGE, say
from ziggurat.terminal import spoken as spoken_here


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
    house, spoken = spoken_here(), title.words(LANGUAGE.get())
    if json:
        fields = ("file", "record", "field", "source", "confidence")
        told = [{field: getattr(doubt, field) for field in fields} for doubt in found]
        print_json([{**each, "note": note_of(doubt, spoken)} for each, doubt in zip(told, found, strict=True)])
        return
    out = console()
    last = ("", "")
    for doubt in found:
        # A record as a heading and its fields below it: names stay whole and notes wrap, however narrow the terminal.
        if (doubt.file, doubt.record) != last:
            last = (doubt.file, doubt.record)
            out.print(f"[bold]{escape(doubt.file)}[/] {escape(doubt.record)}")
        # A pack may name another source.
        sources = [house.text(f"says.source.{source}", source) for source in doubt.source.split("+") if source]
        about = ", ".join([say(f"says.confidence.{doubt.confidence}"), *sources])
        about = f"{about}. {note_of(doubt, spoken)}"
        out.print(Padding(f"{escape(doubt.field)}  [dim]{escape(about)}[/]", (0, 0, 0, 2)))
    out.print(say("says.unchecked", title=title.name, n=len(found)), markup=False)


def note_of(doubt: Doubt, spoken: Words) -> str:
    if isinstance(doubt.note, Say):
        return spoken.say(doubt.note)
    return spoken.text(f"note.{doubt.note}", doubt.note)


def print_files(files: dict[str, Any]) -> None:
    table = columns(say("says.file"), say("says.section"), say("says.records"), whole=2)
    for file, sections in files.items():
        for section, records in sections.items() if isinstance(sections, dict) else ():
            if isinstance(records, (list, dict)):  # what else stands there is about the file, in its author's language
                table.add_row(file, section, str(len(records)))
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
