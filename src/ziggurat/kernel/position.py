"""The outside of every JSON position; `state` is read by the title.

It stands alone because a module with a msgspec type in it stays interpreted in the compiled engine.
"""

from typing import Any

import msgspec

from ziggurat.kernel.rng import rng_from_seed


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    rules: str
    players: int
    stack: list[dict[str, Any] | tuple[str, int, int, int, int]]  # see frames; a tuple is the older form
    state: dict[str, Any]
    rng: list[int] = msgspec.field(default_factory=lambda: rng_from_seed(0).words())
    content: str = ""
    options: dict[str, Any] = {}
    ply: int = 0
    reveals: int = 0
