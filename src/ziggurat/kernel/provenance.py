"""What the component records of every title share: strict fields, and where a figure comes from.

It stands alone because a module with a msgspec type in it stays interpreted in the compiled engine.
"""

from typing import Annotated, Final, Literal

import msgspec

SHOWN: Final = msgspec.Meta(extra={"shown": True})
"""Marks a field that is for people to read or for drawing: no rule depends on it, and the digest leaves it out."""

Confidence = Literal["high", "medium", "low"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A misspelt field in a file or pack is an error, never a field that is quietly ignored."""


class Proof(Strict, kw_only=True):
    """Where one field of a record comes from."""

    confidence: Confidence
    source: str = ""
    basis: str = ""
    note: str = ""


class Sourced(Strict, kw_only=True):
    """A record that says where it comes from; `evidence` grades single fields and overrules the record's grade."""

    source: Annotated[str, SHOWN]
    confidence: Annotated[Confidence, SHOWN]
    evidence: Annotated[dict[str, Proof], SHOWN] = {}
    note: Annotated[str, SHOWN] = ""


class Component(Sourced, kw_only=True):
    id: str


class Nothing(Strict):
    """The box of a title without content files."""
