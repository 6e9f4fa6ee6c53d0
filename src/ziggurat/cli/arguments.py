"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

OptionsOption = Annotated[list[str] | None, typer.Option("--options")]
ContentOption = Annotated[Path | None, typer.Option("--content")]
JsonOption = Annotated[bool, typer.Option("--json")]
