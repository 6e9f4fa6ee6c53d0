"""A language is added by its folder and nothing else; in one that a program made no sentence stays English."""

import os
import subprocess
import sys
from pathlib import Path

from tests.words.made_up import ARABIC, UNKNOWN, package_with

ROOT = Path(__file__).parents[2]


def test_no_sentence_escapes_translation(tmp_path: Path) -> None:
    source = package_with(tmp_path, UNKNOWN, ARABIC)
    walks = [str(ROOT / f"tests/words/{walk}.py") for walk in ("walk", "walk_server")]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *walks]
    environment = os.environ | {"PYTHONPATH": f"{source}{os.pathsep}{ROOT}", "ZIGGURAT_PURE": "1"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
