"""`python -m ziggurat.server`: the server's commands alone."""

import typer

from ziggurat.server.commands import register

app = typer.Typer(no_args_is_help=True)
register(app)

if __name__ == "__main__":
    app()
