"""What people install holds everything it needs."""

import tarfile
import zipfile
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
NEEDED = {
    "ziggurat/server/client/index.html",
    "ziggurat/words/de/kernel.ftl",
    "ziggurat/games/antike/rules.md",
    "ziggurat/games/ages/content/civil_age_a.yaml",
    "ziggurat/table/migrations/env.py",
    "ziggurat/py.typed",
}


def test_the_wheel_has_client_words_rules_and_content(tmp_path: Path) -> None:
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= NEEDED
    assert any(name.startswith("ziggurat/server/client/assets/") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "ziggurat/_compiled"))]


def test_the_source_archive_has_what_a_wheel_is_made_of(tmp_path: Path) -> None:
    archive = next(SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    with tarfile.open(archive) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}
    assert names >= {f"src/{name}" for name in NEEDED} | {"tools/hatch_compiled.py", "pyproject.toml", "LICENSE"}
