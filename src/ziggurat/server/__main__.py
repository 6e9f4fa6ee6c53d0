"""`python -m ziggurat.server`: the server's commands alone."""

import sys

import typer

from ziggurat import terminal
from ziggurat.server.commands import register

app = typer.Typer(no_args_is_help=True)
register(app)

if __name__ == "__main__":
    sys.exit(terminal.run(app, sys.argv[1:]))
