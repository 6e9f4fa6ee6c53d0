"""`tokens`: programs of the operator, and the tokens by which they play."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from ziggurat.server import scopes
from ziggurat.server.commands import Database, console, with_services
from ziggurat.server.services import Services

app = typer.Typer(help="Programs that may play here, and their tokens.", no_args_is_help=True)


@app.command("make")
def make(
    name: str,
    may: Annotated[str, typer.Option("--scopes", help="What it may do: play, chat, create, by commas.")] = "play",
    database: Database = "",
) -> None:
    """A program of that name and its token, which is printed once."""

    async def write(services: Services) -> str:
        await services.read_secret()
        wanted = tuple(scope.strip() for scope in may.split(","))
        scopes.check(wanted)
        made = await services.programs.make("", name)
        return await services.token(made.id, wanted)

    print(with_services(database, write))


@app.command("list")
def show(database: Database = "") -> None:
    """All programs, also those of people."""

    async def read(services: Services) -> Grid:
        grid = Grid("person", "name", "of")
        for program in await services.programs.all():
            grid.add_row(program.id, program.name, program.program)
        return grid

    console.print(with_services(database, read))


@app.command("revoke")
def revoke(name: str, database: Database = "") -> None:
    """No token of the program is good any longer."""

    async def write(services: Services) -> None:
        program = await services.programs.of_name(name)
        await services.people.end_sessions(program.id)

    with_services(database, write)
    console.print("done")
