"""`tokens`: programs of the operator, and the tokens by which they play."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from ziggurat.server import scopes
from ziggurat.server.commands import Database, add, console, grid_of, with_services
from ziggurat.server.services import Services
from ziggurat.terminal import say

app = typer.Typer(no_args_is_help=True)


@app.command("make")
def make(
    name: str,
    may: Annotated[str, typer.Option("--scopes")] = "play",
    database: Database = "",
) -> None:
    async def write(services: Services) -> str:
        await services.read_secret()
        wanted = tuple(scope.strip() for scope in may.split(","))
        scopes.check(wanted)
        made = await services.programs.make("", name)
        return await services.token(made.id, wanted)

    print(with_services(database, write))


@app.command("list")
def show(database: Database = "") -> None:
    async def read(services: Services) -> Grid:
        grid = grid_of("person", "name", "of")
        for program in await services.programs.all():
            add(grid, program.id, program.name, program.program or "")
        return grid

    console.print(with_services(database, read))


@app.command("revoke")
def revoke(name: str, database: Database = "") -> None:
    async def write(services: Services) -> None:
        program = await services.programs.of_name(name)
        await services.people.end_sessions(program.id)

    with_services(database, write)
    console.print(say("says.done"))
