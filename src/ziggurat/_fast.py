"""Finding the compiled copy of the engine, and refusing it when it is stale.

`make fast` writes compiled modules into a folder of their own together with a stamp of the sources they
were built from. Importing `ziggurat` puts that folder in front of the source folders, if the stamp still fits.
"""

import hashlib
import os
import sys
from collections.abc import MutableSequence
from pathlib import Path

ENGINE = ("kernel", "games")
SOURCES = Path(__file__).resolve().parent
INSTALLED = SOURCES / "_compiled"  # where a compiled wheel keeps it
FAST = Path(os.environ.get("ZIGGURAT_FAST_DIR") or (INSTALLED if INSTALLED.is_dir() else SOURCES.parents[1] / ".fast"))
STAMP = "stamp"
LIBRARIES = "lib"  # what the compiled modules of kernel and of each title share


def source_stamp(sources: Path = SOURCES) -> str:
    """A digest of every engine file (components and words too) and of the interpreter, never of a time."""
    digest = hashlib.sha256(str(sys.implementation.cache_tag).encode())
    for folder in ENGINE:
        for path in sorted((sources / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.relative_to(sources).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def fits() -> bool:
    """Whether there is a compiled copy made from exactly these sources."""
    stamp = FAST / STAMP
    return stamp.is_file() and stamp.read_text().strip() == source_stamp()


def use_fast_build(search_path: MutableSequence[str]) -> bool:
    """Put the compiled copy first on the package's path; say whether it is in use."""
    if os.environ.get("ZIGGURAT_PURE") or not fits():
        return False
    search_path.insert(0, str(FAST / "ziggurat"))
    sys.path.append(str(FAST / LIBRARIES))
    return True
