"""A pytest plugin that notes the rules of every test that passed.

A test names the rules it proves with `@pytest.mark.rule("antike", "R9.6")`. At the end of a run the plugin
prints, for each title whose tests were in it, the rules without a passing test; `--rules-report FILE` writes
them down, `--rules-required` fails the run while there are any. It works under xdist: the rules of a test
travel to the controlling process with its report.
"""

from pathlib import Path

import msgspec
import pytest

from ziggurat.cli.proof import Proof, to_prove
from ziggurat.kernel.registry import find_title, title_ids

PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ziggurat")
    group.addoption("--rules-report", metavar="FILE", help="write the proven rules of every title to FILE")
    group.addoption("--rules-required", action="store_true", help="fail while a rule of an installed title is unproven")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Collector(config), "ziggurat-rules")


class Collector:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tested: dict[str, set[str]] = {}

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                title, *numbers = mark.args
                item.user_properties.append((PROPERTY, f"{title} {' '.join(numbers)}"))

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, value in report.user_properties:
                if name == PROPERTY:
                    title, *numbers = str(value).split()
                    self.tested.setdefault(title, set()).update(numbers)

    def proofs(self) -> list[Proof]:
        """For every title the run touched, or for all installed ones when all must be proven."""
        ids = title_ids() if self.config.getoption("--rules-required") else sorted(self.tested)
        return [
            Proof(id, to_prove(find_title(id).package), self.tested.get(id, set())) for id in ids if id in title_ids()
        ]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(self.config, "workerinput"):
            return
        target = self.config.getoption("--rules-report")
        if target:
            proven = {title: sorted(numbers) for title, numbers in sorted(self.tested.items())}
            Path(target).write_bytes(msgspec.json.encode(proven))
        if self.config.getoption("--rules-required") and session.exitstatus == 0:
            if any(proof.untested or proof.unknown for proof in self.proofs()):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        required = self.config.getoption("--rules-required")
        for proof in self.proofs():
            if required or not proof.untested:
                terminalreporter.write_line(proof.line(), red=bool(proof.untested), green=not proof.untested)
            else:
                terminalreporter.write_line(f"{proof.title}: {len(proof.tested)} of {len(proof.rules)} rules proven")
            if proof.unknown:
                terminalreporter.write_line(f"{proof.title}: no such rules: {', '.join(proof.unknown)}", red=True)
