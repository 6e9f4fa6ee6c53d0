"""The options of a title: declared once, validated everywhere, explained to people."""

from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.say import Say

OptionValue = bool | int | str | None


class Option:
    """One switch of a title. `label` and `help` are the messages `option.<id>` and `option.<id>.help`."""

    __slots__ = ("choices", "default", "id", "kind", "maximum", "minimum")
    id: str
    kind: str
    default: OptionValue
    choices: tuple[str, ...]
    minimum: int
    maximum: int

    def __init__(
        self,
        id: str,
        kind: str,
        default: OptionValue,
        choices: tuple[str, ...] = (),
        minimum: int = 0,
        maximum: int = 0,
    ) -> None:
        self.id = id
        self.kind = kind
        self.default = default
        self.choices = choices
        self.minimum = minimum
        self.maximum = maximum

    def read(self, value: object) -> OptionValue:
        """Accept a value of the right type, or its spelling on a command line or in a record."""
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            if value in ("true", "yes", "on"):
                return True
            if value in ("false", "no", "off"):
                return False
            raise BadOptions(Say("error.option_flag", {"option": self.id, "value": repr(value)}))
        if self.kind == "int":
            if value is None or value == "none":
                if self.default is None:
                    return None
            elif not isinstance(value, bool):
                try:
                    number = int(str(value))
                except ValueError:
                    number = self.minimum - 1
                if self.minimum <= number <= self.maximum:
                    return number
            raise BadOptions(
                Say(
                    "error.option_number",
                    {"option": self.id, "low": self.minimum, "high": self.maximum, "value": repr(value)},
                )
            )
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOptions(
            Say("error.option_choice", {"option": self.id, "choices": ", ".join(self.choices), "value": repr(value)})
        )


def flag(id: str, default: bool = False) -> Option:
    return Option(id, "bool", default)


def choice(id: str, choices: tuple[str, ...], default: str) -> Option:
    return Option(id, "choice", default, choices=choices)


def number(id: str, default: int | None, minimum: int, maximum: int) -> Option:
    """A default of None makes "none" an allowed value."""
    return Option(id, "int", default, minimum=minimum, maximum=maximum)


def read_options(declared: tuple[Option, ...], given: dict[str, object] | None) -> dict[str, OptionValue]:
    """Every declared option with its value, in declared order; an unknown name is refused."""
    given = given or {}
    known = [option.id for option in declared]
    for name in given:
        if name not in known:
            raise BadOptions(Say("error.option_unknown", {"option": repr(name), "known": ", ".join(known) or "-"}))
    return {option.id: option.read(given[option.id]) if option.id in given else option.default for option in declared}
