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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in PROCESSES:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def english() -> None:
    """A command line that ran in another language leaves it behind."""
    LANGUAGE.set("en")
