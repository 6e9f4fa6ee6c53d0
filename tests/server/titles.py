"""Makes the worked example title an installed one, for this process and those it starts."""

import os
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def install_tiny(folder: Path) -> None:
    """Titles are found by entry points, so the folder becomes a tiny distribution that has one."""
    info = folder / "ziggurat_tiny-0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ziggurat-tiny\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[ziggurat.titles]\ntiny = tiny:TITLE\n")
    for path in (str(TESTS), str(folder)):
        if path not in sys.path:
            sys.path.append(path)
    paths = [str(folder), str(TESTS), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys(paths))
