"""Every way the engine says no. Each message is one clear sentence for a person."""

from ziggurat.kernel.say import Say


class ZigguratError(Exception):
    """Base of all errors that are somebody's input, never the engine's fault."""


class Illegal(ZigguratError):
    """An action that is not legal now; `reason` can be put into words in any language."""

    def __init__(self, message: str, reason: Say) -> None:
        super().__init__(message)
        self.reason = reason


class BadAction(ZigguratError):
    """An action in JSON that names an unknown kind or thing."""


class BadOptions(ZigguratError):
    """Unknown option, value out of range, or a combination the title refuses."""


class BadRecord(ZigguratError):
    """A record that cannot be read or does not replay."""


class Stops(BadRecord):
    """A record that goes no further: `number` and `what` name the action that does not fit, `cause` says why."""

    def __init__(self, number: int, what: str, cause: ZigguratError, note: str = "") -> None:
        super().__init__(f"action {number} ({what}): {cause}{note}")
        self.number = number
        self.what = what
        self.cause = cause


class BadPosition(ZigguratError):
    """A JSON position that is malformed or breaks an invariant of the title."""


class BadContent(ZigguratError):
    """A component file or content pack with a wrong field; names file, record and field."""


class UnknownTitle(ZigguratError):
    """No title of that id is installed."""


# What a title may stumble over from a position written by hand, which may pass every check and still be one that no
# game leads to.
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
