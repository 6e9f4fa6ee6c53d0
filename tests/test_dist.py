"""What people install holds everything it needs."""

import re
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


def test_the_image_builds_its_client_from_all_that_the_client_is_made_of() -> None:
    """A pattern that finds nothing is no error to the bundler: it makes a client without words."""
    stage = (ROOT / "Dockerfile").read_text().split("FROM ")[1]
    copied = [line.split()[1] for line in stage.splitlines() if line.startswith("COPY src")]
    patterns = {
        (path.parent / pattern).resolve().relative_to(ROOT)
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        for pattern in re.findall(r'import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"]+)"', path.read_text())
    }
    outside = [pattern for pattern in patterns if pattern.parts[0] != "web"]
    assert len(outside) > 5
    assert [pattern for pattern in outside if not any(pattern.is_relative_to(folder) for folder in copied)] == []
