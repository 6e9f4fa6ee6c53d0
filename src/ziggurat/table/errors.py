"""Every way a table says no."""

from ziggurat.kernel.errors import ZigguratError


class TableError(ZigguratError):
    """A refusal: `code` for programs, the message for a person, `rule` when a rule of the title stands behind it."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


class NoTable(TableError):
    """There is no such table, or the asker may not see it: both look the same."""

    def __init__(self) -> None:
        super().__init__("no_table", "There is no such table, or it is not open to you.")


class Stale(TableError):
    """The move was meant for an earlier position."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on since; look again.")


class Unavailable(TableError):
    """The database does not answer or cannot store. Nothing was lost; nothing was played."""

    def __init__(self, text: str = "The server cannot store anything at the moment. Nothing was played.") -> None:
        super().__init__("unavailable", text)
