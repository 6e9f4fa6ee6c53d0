"""Which rules of a title are proven by its tests."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.kernel.rulebook import engine_rules, rulebook
from ziggurat.kernel.title import Title
from ziggurat.terminal import refuse, say

ROOT = Path(__file__).resolve().parents[3]


class Proof:
    """What a run of tests says about one title's rules."""

    def __init__(self, title: str, rules: list[str], tested: set[str], failed: bool = False) -> None:
        self.title = title
        self.rules = rules
        self.tested = [number for number in rules if number in tested]
        self.untested = [number for number in rules if number not in tested]
        self.unknown = sorted(tested.difference(rules))
        self.failed = failed

    def to_data(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "rules": len(self.rules),
            "tested": len(self.tested),
            "untested": self.untested,
        }

    def line(self) -> str:
        counted = {"title": self.title, "tested": len(self.tested), "rules": len(self.rules)}
        if self.untested:
            return say("says.not_proven", untested=", ".join(self.untested), **counted)
        return say("says.proven", **counted)


def to_prove(package: str) -> list[str]:
    """The rules that need a test: every numbered one, a chapter only when it has no rules of its own."""
    numbers = list(rulebook(package) | engine_rules(package))
    return [number for number in numbers if "." in number or not any(n.startswith(number + ".") for n in numbers)]


def run_proofs(title: Title) -> Proof:
    """Run the title's tests in a fresh process and read the report."""
    tests = ROOT / "tests" / "games" / title.id
    if not tests.is_dir():
        raise refuse("refused.no_tests", title=title.id)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(os.cpu_count() or 1), f"--rules-report={report}"]
        run = subprocess.run([*command, str(tests)], cwd=ROOT, capture_output=True, text=True, check=False)
        if not report.is_file():
            raise refuse("refused.tests_fail", title=title.id, detail=(run.stdout + run.stderr).strip()[-300:])
        tested = msgspec.json.decode(report.read_bytes(), type=dict[str, list[str]]).get(title.id, [])
    return Proof(title.id, to_prove(title.package), set(tested), run.returncode not in (0, 5))
