"""Sets as bit masks."""

from typing import Final

WORD: Final = 60  # bits that compiled code counts with as they are; a longer mask is an object of its own
LOWEST: Final = (1 << WORD) - 1


def bits(mask: int) -> list[int]:
    """The numbers of the set bits, ascending."""
    found: list[int] = []
    below = -1
    while mask > LOWEST:
        word = mask & LOWEST
        while word:
            low = word & -word
            found.append(low.bit_length() + below)
            word ^= low
        mask >>= WORD
        below += WORD
    while mask:
        low = mask & -mask
        found.append(low.bit_length() + below)
        mask ^= low
    return found


def count_bits(mask: int) -> int:
    """How many bits are set. Compiled code would look `bit_count` up by its name."""
    if mask > LOWEST:
        return mask.bit_count()
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
