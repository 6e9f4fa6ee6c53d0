"""Every way a table says no."""

from typing import Any

from ziggurat.kernel.errors import Stops, ZigguratError
from ziggurat.kernel.say import Say


class TableError(ZigguratError):
    """A refusal: `code` for programs, a sentence for a person, `rule` when a rule of the title stands behind it.

    The sentence is the key of a message with its arguments, or something to be said in the words of a title's package.
    """

    def __init__(self, code: str, sentence: Say | str, package: str = "", **values: object) -> None:
        said = Say(sentence, values) if isinstance(sentence, str) else sentence
        super().__init__(said, package)
        self.code = code
        self.rule = said.rule

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come back from other processes; what they are made from is not what they keep.
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[TableError], args: tuple[Any, ...], kept: dict[str, Any]) -> TableError:
    error = kind.__new__(kind)
    error.args = args
    for name, value in kept.items():  # a compiled error has no dictionary before its first field
        setattr(error, name, value)
    return error


class NoTable(TableError):
    """There is no such table, or the asker may not see it: both look the same."""

    def __init__(self) -> None:
        super().__init__("no_table", "table.no_table")


class Stale(TableError):
    """The move was meant for an earlier position."""

    def __init__(self) -> None:
        super().__init__("stale", "table.stale")


class Unavailable(TableError):
    """The database does not answer or cannot store. Nothing was lost; nothing was played."""

    def __init__(self) -> None:
        super().__init__("unavailable", "table.unavailable")


class TooOften(TableError):
    """Somebody asks too much; `wait` is when they may try again, in seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__("rate", "table.too_often", n=wait)
        self.wait = wait


class Impossible(TableError):
    """A record with an action that is not possible there; the title says why."""

    def __init__(self, stops: Stops, package: str, reason: Say) -> None:
        args: dict[str, object] = {"n": stops.number, "what": stops.what, "reason": reason}
        super().__init__("bad_record", Say("table.record_impossible", args, reason.rule), package)


class OtherRules(TableError):
    """A record that does not fit, and was made with other rules: the reason, and that it may be the rules."""

    def __init__(self, refused: TableError) -> None:
        said = Say("table.record_other_rules", {"cause": refused.sentence}, refused.rule)
        super().__init__("bad_record", said, refused.package)


STATUS = {
    "no_table": 404,
    "no_title": 404,
    "no_lesson": 404,
    "no_position": 404,
    "no_figures": 404,
    "not_seated": 403,
    "not_owner": 403,
    "scope": 403,
    "bad_scope": 422,
    "origin": 403,
    "host": 400,
    "banned": 403,
    "muted": 403,
    "no_person": 404,
    "bad_link": 422,
    "bad_text": 422,
    "no_mail": 409,
    "who": 401,
    "bad_login": 401,
    "rate": 429,
    "too_big": 413,
    "unavailable": 503,
    "bad_name": 422,
    "bad_password": 422,
    "bad_email": 422,
    "bad_webhook": 422,
    "bad_push": 422,
    "bad_line": 422,
    "bad_record": 422,
}


def status_of(error: ZigguratError) -> int:
    """The HTTP status of a refusal: what was asked for can never be (422), or not now (409)."""
    if isinstance(error, TableError):
        return STATUS.get(error.code, 409)
    return 422


class Raced(TableError):
    """Somebody else changed the table at the same moment; whoever tries again sees how it is now."""

    def __init__(self) -> None:
        super().__init__("stale", "table.stale")
