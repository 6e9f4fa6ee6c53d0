"""A run of tests knows which rules it proves, also on several processes; failing and skipped tests prove none."""

import json
import sys
from pathlib import Path

import pytest

from ziggurat.cli.proof import to_prove

pytest_plugins = ["pytester"]

CONFTEST = """
import sys
sys.path.insert(0, {tests!r})
import tiny
from ziggurat.cli import pytest_rules

pytest_plugins = ["ziggurat.cli.pytest_rules"]
pytest_rules.title_ids = lambda: ["tiny"]
pytest_rules.find_title = lambda id: tiny.TITLE

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(title, *numbers): proven rules")
"""

PARTLY = """
import pytest
rule = pytest.mark.rule

@rule("tiny", "R1.1", "R1.2")
def test_passes(): pass

@rule("tiny", "R2.1")
def test_skipped(): pytest.skip("not now")
"""

WHOLE = (
    PARTLY
    + """
@rule("tiny", "R2.1", "R3")
@pytest.mark.parametrize("n", [1, 2])
def test_more(n): pass
"""
)


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest(CONFTEST.format(tests=str(Path(__file__).parents[1])))
    return pytester


def run(suite: pytest.Pytester, code: str, *arguments: str) -> tuple[int, str, dict[str, list[str]]]:
    suite.makepyfile(code)
    report = suite.path / "rules.json"
    done = suite.run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--rules-report={report}", *arguments)
    return int(done.ret), done.stdout.str(), json.loads(report.read_text())


def test_a_chapter_with_rules_of_its_own_needs_no_test() -> None:
    assert to_prove("tiny") == ["R1.1", "R1.2", "R2.1", "R3"]


@pytest.mark.parametrize("processes", [(), ("-n", "2")], ids=["one", "xdist"])
def test_unproven_rules_are_named_and_fail_the_run(suite: pytest.Pytester, processes: tuple[str, ...]) -> None:
    status, text, report = run(suite, PARTLY, "--rules-required", *processes)
    assert status == 1
    assert "tiny: 2 of 4 rules proven; without a passing test: R2.1, R3" in text
    assert report == {"tiny": ["R1.1", "R1.2"]}


def test_a_run_with_all_rules_proven_passes(suite: pytest.Pytester) -> None:
    status, text, _ = run(suite, WHOLE, "--rules-required")
    assert status == 0
    assert "tiny: 4 of 4 rules proven" in text


def test_without_the_requirement_the_run_only_counts(suite: pytest.Pytester) -> None:
    status, text, _ = run(suite, PARTLY)
    assert status == 0
    assert "tiny: 2 of 4 rules proven" in text


def test_a_failing_test_proves_nothing(suite: pytest.Pytester) -> None:
    status, _, report = run(suite, WHOLE.replace("def test_more(n): pass", "def test_more(n): assert n == 3"))
    assert status == 1
    assert report == {"tiny": ["R1.1", "R1.2"]}


def test_a_rule_that_does_not_exist_fails_the_run(suite: pytest.Pytester) -> None:
    status, text, _ = run(suite, WHOLE + '\n@rule("tiny", "R7.7")\ndef test_lost(): pass\n', "--rules-required")
    assert status == 1
    assert "tiny: no such rules: R7.7" in text
