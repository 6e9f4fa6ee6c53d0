"""Titles by name for tools: the installed ones, and `module:NAME` for one still being written."""

from ziggurat.kernel.errors import UnknownTitle
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.title import Title
from ziggurat.players.registry import imported


def named_title(name: str) -> Title:
    if ":" not in name:
        return find_title(name)
    try:
        title = imported(name)
    except ImportError as error:
        raise UnknownTitle(f"no title {name!r}: {error}") from None
    if not isinstance(title, Title):
        raise UnknownTitle(f"{name} is not a Title")
    return title
