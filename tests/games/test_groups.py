"""Kinds of action stand in the prompt by name: every group of every title is named in every language."""

import pytest

from ziggurat.kernel.registry import find_title

# Groups that an action is put into by the position.
BY_POSITION = {"ages": {"end", "draw_less"}}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["antike", "mosaic", "ages", "civilization"])
def test_every_group_of_actions_has_a_name(name: str, lang: str) -> None:
    title = find_title(name)
    spoken = title.words(lang)
    groups = {kind.group for kind in title.kinds.all if isinstance(kind.group, str)} | BY_POSITION.get(name, set())
    assert groups
    assert [group for group in sorted(groups) if not spoken.has(f"group.{group}")] == []
