"""Sets as bit masks."""

from typing import Final

WORD: Final = 60  # bits that compiled code counts with as they are; a longer mask is an object of its own
LOWEST: Final = (1 << WORD) - 1


def bits(mask: int) -> list[int]:
    """The numbers of the set bits, ascending."""
    found: list[int] = []
    if mask > LOWEST:
        first = 0
        while mask:
            for bit in bits(mask & LOWEST):
                found.append(first + bit)
            mask >>= WORD
            first += WORD
        return found
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
