"""What commands share: output, input files, options, and a progress bar that waits two seconds."""

import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import BadOptions, BadRecord, ZigguratError
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.say import Say
from ziggurat.terminal import no_access, refuse

PATIENCE = 2.0  # seconds before a bar appears


def console() -> Console:
    return Console(highlight=False)


def columns(*heads: str, whole: int = 1) -> Table:
    """A table that fits a narrow terminal: what is long goes on in the next line, but for the first columns."""
    table = Table(box=None)
    for place, head in enumerate(heads):
        table.add_column(head, overflow="fold", no_wrap=place < whole)
    return table


def print_json(data: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def parse_options(given: list[str] | None) -> dict[str, Any]:
    """`map=orient,coins=30`, once or several times."""
    options: dict[str, Any] = {}
    for text in given or []:
        for pair in text.replace(",", " ").split():
            name, equals, value = pair.partition("=")
            if not equals or not name or not value:
                raise BadOptions(Say("cli.option_pair", {"pair": pair}))
            options[name] = value
    return options


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise no_access(str(path), error) from None


def read_record_file(path: Path) -> Record:
    try:
        return read_record(read_bytes(path).decode())
    except UnicodeDecodeError:
        raise BadRecord(Say("cli.not_text", {"file": str(path)})) from None
    except BadRecord as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: ZigguratError) -> BadRecord:
    """The same error with the file in which it is."""
    return BadRecord(Say("cli.in_file", {"file": str(path), "detail": error.sentence}), error.package)


def read_pack_file(path: Path | None) -> Pack | None:
    if path is None:
        return None
    return Pack(path.name, read_bytes(path))


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet; nothing is ever overwritten."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise ZigguratError(Say("cli.exists", {"file": str(path)})) from None
    except OSError as error:
        raise no_access(str(path), error) from None


def need_svg(picture: Path | None) -> None:
    """Whether a picture can be written there is said before hours of games, not after."""
    if picture is None:
        return
    if picture.suffix.lower() != ".svg":
        raise refuse("refused.no_svg", file=str(picture))
    if not picture.parent.is_dir():
        raise refuse("refused.no_file", file=str(picture.parent))


def see_again(path: Path, title: str) -> str:
    """The command that leads to a kept failure; a title that is not installed has to be named."""
    return f"ziggurat replay {path}" + (f" --title {title}" if ":" in title else "")


def keep(folder: Path, name: str, text: str) -> Path:
    """Keep a text in a folder under that name, or under the next free one."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.txt"
    number = 1
    while path.exists() and path.read_text(encoding="utf-8") != text:
        number += 1
        path = folder / f"{name}-{number}.txt"
    if not path.exists():
        write_new(path, text)
    return path


class Slow:
    """A progress bar on the error stream that appears only when the work takes long."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.began = time.monotonic()
        self.bar: Progress | None = None
        self.quiet = not sys.stderr.isatty()

    def __enter__(self) -> "Slow":
        return self

    def advance(self) -> None:
        self.done += 1
        if self.quiet:
            return
        if self.bar is None:
            if time.monotonic() - self.began < PATIENCE:
                return
            self.bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            self.bar.add_task(self.what, total=self.total)
            self.bar.start()
        self.bar.update(self.bar.task_ids[0], completed=self.done)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()
