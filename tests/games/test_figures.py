"""Every figure of every title's content does something, or is marked as for display.

All nine thousand are changed, one by one: half a minute on two cores, most of it the compilers of four titles.
"""

from pathlib import Path

import pytest

import ziggurat
from ziggurat.kernel.figures import dead_figures, table_keys, unread
from ziggurat.kernel.registry import find_title, title_ids

SOURCES = Path(ziggurat.__file__).parent / "games"  # also of the compiled engine
# Where tables are filled; what only these read, nobody reads.
COMPILERS = {"content.py", "content_cards.py", "content_checks.py", "content_effects.py", "offers.py", "tables.py"}


@pytest.mark.sweep
@pytest.mark.parametrize("title", title_ids())
def test_every_figure_is_live_or_for_display(title: str) -> None:
    found = find_title(title)
    keys = table_keys(found)
    assert dead_figures(found.content, keys) == []
    assert unread(found, SOURCES / title, COMPILERS) == []
