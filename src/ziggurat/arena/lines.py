"""Files to which a line is added for everything that is done, so that whoever was stopped goes on from there."""

from pathlib import Path
from typing import TypeVar

import msgspec

from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.say import Say

T = TypeVar("T", bound=msgspec.Struct)


def add_line(file: Path, line: msgspec.Struct) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(line) + b"\n")


def read_lines(file: Path, kind: type[T]) -> list[T]:
    """What was written down. A last line that a crash has cut off goes, so that the next one begins where it began.

    A file of something else is refused, and stays as it is, also where that begins as a line would.
    """
    if not file.exists():
        return []
    *lines, rest = file.read_bytes().split(b"\n")
    read = msgspec.json.Decoder(kind).decode
    found: list[T] = []
    for number, line in enumerate(lines, 1):
        try:
            if line:
                found.append(read(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _no_line(file, number, str(error)) from None
    if rest:
        begins = b'{"%b"' % kind.__struct_fields__[0].encode()
        if not rest.startswith(begins[: len(rest)]) or _is_something_else(rest, kind):
            raise _no_line(file, len(lines) + 1, rest[:40].decode(errors="replace"))
        with file.open("r+b") as cut:
            cut.truncate(sum(len(line) + 1 for line in lines))
    return found


def _is_something_else(rest: bytes, kind: type[msgspec.Struct]) -> bool:
    """Whole, and yet no line that lacks only its end."""
    try:
        msgspec.json.decode(rest, type=kind)
    except msgspec.ValidationError:
        return True
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    return False


def _no_line(file: Path, number: int, detail: str) -> BadOptions:
    return BadOptions(Say("error.no_result", {"file": str(file), "line": number, "detail": detail}))
