"""What clients send: read strictly, and without characters that nobody can see or type."""

import re

import msgspec

# Everything but tabs and ends of lines; a database may stumble over the rest, and so may whoever reads it.
TYPEABLE = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$"
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            text = getattr(self, name)
            if isinstance(text, str) and (found := CONTROL.search(text)):
                raise ValueError(f"{name} has a control character in it: {found[0]!r}")
