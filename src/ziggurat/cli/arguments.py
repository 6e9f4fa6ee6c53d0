"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from ziggurat.kernel.words import languages

TitleArgument = Annotated[str, typer.Argument(help="Id of a title; `ziggurat titles` lists them.")]
SeedOption = Annotated[int, typer.Option(help="Seed of the first game; the next one has the next seed.")]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--options", help="Options of the title: name=value,name=value.")
]
ContentOption = Annotated[Path | None, typer.Option("--content", help="A content pack with corrected components.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
LangOption = Annotated[str, typer.Option("--lang", help="Language: " + ", ".join(languages()) + ".")]
