"""Every figure of every title's content does something, or is marked as for display."""

from pathlib import Path

import pytest

import ziggurat
from ziggurat.kernel.figures import dead_figures, unread
from ziggurat.kernel.registry import find_title

SOURCES = Path(ziggurat.__file__).parent / "games"  # also of the compiled engine
# What can still be changed without any effect. Only ever shorter.
DEAD: dict[str, list[str]] = {
    "antike": [],
    "ages": [],
    "civilization": [],
    "mosaic": [],
}
UNREAD: dict[str, list[str]] = {}
# Where tables are filled; what only these read, nobody reads.
COMPILERS = {
    "antike": {"content.py", "board.py"},
    "ages": {"content.py", "tables.py"},
    "civilization": {"content.py", "content_cards.py", "tables.py"},
    "mosaic": {"compiling.py", "compiling_effects.py", "tables.py", "checks.py"},
}


@pytest.mark.parametrize("title", DEAD)
def test_every_figure_is_live_or_for_display(title: str) -> None:
    found = find_title(title)
    assert dead_figures(found) == DEAD[title]
    assert unread(found, SOURCES / title, COMPILERS[title]) == UNREAD.get(title, [])
