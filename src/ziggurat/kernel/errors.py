"""Every way the engine says no. Each message is one clear sentence for a person."""

from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words


class ZigguratError(Exception):
    """Base of all errors that are somebody's input, never the engine's fault.

    What it says is a sentence for people in any language; `package` is the title's whose words it uses. What names a
    file and a field to an author (BadContent, BadPosition) may be plain English.
    """

    def __init__(self, sentence: Say | str, package: str = "") -> None:
        super().__init__(sentence if isinstance(sentence, str) else words(package, "en").say(sentence))
        self.sentence = sentence
        self.package = package

    def said(self, lang: str) -> str:
        """The sentence in a language; `str` is its English."""
        return self.sentence if isinstance(self.sentence, str) else words(self.package, lang).say(self.sentence)


class Illegal(ZigguratError):
    """An action that is not legal now; `reason` can be put into words in any language."""

    def __init__(self, what: str, seat: int, reason: Say) -> None:
        super().__init__(Say("error.illegal", {"what": what, "seat": seat}))
        self.reason = reason


class BadAction(ZigguratError):
    """An action in JSON that names an unknown kind or thing."""


class BadOptions(ZigguratError):
    """Unknown option, value out of range, or a combination the title refuses."""


class BadRecord(ZigguratError):
    """A record that cannot be read or does not replay."""


class Stops(BadRecord):
    """A record that goes no further: `number` and `what` name the action that does not fit, `cause` says why."""

    def __init__(self, number: int, what: str, cause: ZigguratError, note: Say | str = "") -> None:
        super().__init__(Say("error.stops", {"n": number, "what": what, "cause": cause.sentence, "note": note}))
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
