"""Titles by name for tools: the installed ones, and `module:NAME` for one still being written."""

import importlib

from ziggurat.kernel.errors import UnknownTitle
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.title import Title


def named_title(name: str) -> Title:
    if ":" not in name:
        return find_title(name)
    module, _, attribute = name.partition(":")
    try:
        title = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownTitle(f"no title {name!r}: {error}") from None
    if not isinstance(title, Title):
        raise UnknownTitle(f"{name} is not a Title")
    return title
