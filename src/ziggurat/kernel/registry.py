"""Which titles are installed: the entry points of the group `ziggurat.titles`."""

from functools import cache
from importlib.metadata import entry_points

from ziggurat.kernel.errors import UnknownTitle
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title

GROUP = "ziggurat.titles"


def title_ids() -> list[str]:
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def find_title(id: str) -> Title:
    """The title of that id, loaded on first use."""
    for entry in entry_points(group=GROUP):
        if entry.name == id:
            title = entry.load()
            assert isinstance(title, Title), f"entry point {id} is not a Title"
            return title
    raise UnknownTitle(Say("error.no_title", {"id": repr(id), "titles": ", ".join(title_ids()) or "-"}))
