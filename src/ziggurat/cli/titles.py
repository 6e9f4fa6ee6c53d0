"""`titles`: what can be played."""

from typing import Annotated, Any

import typer
from rich.table import Table

from ziggurat.cli.arguments import JsonOption
from ziggurat.cli.console import console, print_json
from ziggurat.kernel.options import Option
from ziggurat.kernel.record import spell
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.words import words


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat titles --json")(titles)


def titles(
    ids: Annotated[bool, typer.Option("--ids", help="Only the ids, one per line.")] = False,
    json: JsonOption = False,
) -> None:
    """List the installed titles and their options."""
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
    table = Table("id", "title", "players", "options", box=None, padding=(0, 2, 0, 0))
    for title in found:
        spoken = words(title.package, "en")
        options = "\n".join(
            f"{option.id}={values(option)}  [dim]{spoken.text('option.' + option.id)}[/]" for option in title.options
        )
        table.add_row(title.id, title.name, f"{title.min_players}-{title.max_players}", options)
    console().print(table)


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
