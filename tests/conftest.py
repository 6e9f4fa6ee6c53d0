"""Every run notes which rules its passing tests prove; tests of whole processes get a second try.

The command line speaks English here, whatever the machine does.
"""

import os
from pathlib import Path

import pytest

from ziggurat.terminal import LANGUAGE

pytest_plugins = ["ziggurat.cli.pytest_rules"]
os.environ["ZIGGURAT_LANG"] = "en"

# They start servers, programs and clusters beside everything else on two cores. What needed its second try is listed
# at the end of the run; the engine's own tests have none.
PROCESSES = {"cli", "examples", "research", "server", "table"}

# A long test that begins last keeps one core waiting for the other.
LONG = {"test_races.py", "test_made_up.py", "test_rules_proven.py", "test_training.py", "test_lists.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: item.path.name not in LONG)


@pytest.fixture(autouse=True)
def english() -> None:
    """A command line that ran in another language leaves it behind."""
    LANGUAGE.set("en")
