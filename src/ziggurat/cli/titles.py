"""`titles`: what can be played."""

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from ziggurat.cli.arguments import JsonOption
from ziggurat.cli.board import house
from ziggurat.cli.console import console, print_json
from ziggurat.kernel.options import Option
from ziggurat.kernel.record import spell
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.words import words
from ziggurat.terminal import LANGUAGE


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat titles --json")(titles)


def titles(
    ids: Annotated[bool, typer.Option("--ids")] = False,
    json: JsonOption = False,
) -> None:
    lang = LANGUAGE.get()
    if ids:
        print(*title_ids(), sep="\n")
        return
    found = [find_title(id) for id in title_ids()]
    if json:
        print_json(
            [
                {
                    "id": title.id,
                    "name": title.name,
                    "rules": title.rules_version,
                    "players": [title.min_players, title.max_players],
                    "options": [option_data(option) for option in title.options],
                }
                for title in found
            ]
        )
        return
    out = console()
    for title in found:
        spoken = words(title.package, lang)
        name = escape(spoken.text("title", title.name))
        players = house(spoken, "players", low=title.min_players, high=title.max_players)
        out.print(f"[bold]{title.id}[/]  {name}, {players}", soft_wrap=False)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        # What one must type is never cut; what it means wraps.
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for option in title.options:
            meaning = escape(spoken.text("option." + option.id))
            table.add_row(f"{option.id}=", f"{escape(values(option))}  [dim]{meaning}[/]")
        if title.options:
            out.print(table)


def values(option: Option) -> str:
    """The values an option may take, the default first."""
    default = spell(option.default)
    if option.kind == "int":
        return f"{default} ({option.minimum}-{option.maximum})"
    others = option.choices if option.kind == "choice" else ("yes", "no")
    return "|".join([default, *(other for other in others if other != default)])


def option_data(option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {"id": option.id, "kind": option.kind, "default": option.default}
    if option.kind == "choice":
        data["choices"] = option.choices
    if option.kind == "int":
        data |= {"minimum": option.minimum, "maximum": option.maximum}
    return data
