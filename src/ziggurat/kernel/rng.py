"""The generator inside every state: sfc32, four 32-bit words, cheap to copy, the same everywhere.

A game between people may be given a keyed stream in its place.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF  # compiled code would look a plain constant up at every use


class Rng:
    __slots__ = ("a", "b", "c", "counter")
    a: i64
    b: i64
    c: i64
    counter: i64

    def next(self) -> int:
        """The next 32 bits."""
        b, c, counter = self.b, self.c, self.counter
        total = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((c << 21 & MASK | c >> 11) + total) & MASK
        return total

    def below(self, n: int) -> int:
        """A number in [0, n), every one equally likely (n at most 2**32)."""
        sides: i64 = n
        limit = MASK - (MASK + 1) % sides
        value: i64 = self.next()
        while value > limit:
            value = self.next()
        return value % sides

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> "Rng":
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def rng_from_seed(seed: int) -> Rng:
    """Any integer is a seed; nearby seeds give unrelated streams after the mixing rounds."""
    seed &= 0xFFFFFFFFFFFFFFFF
    rng = Rng()
    rng.a = seed & MASK
    rng.b = seed >> 32
    rng.c = 0x9E3779B9
    rng.counter = 1
    for _i in range(12):
        rng.next()
    return rng


def rng_from_words(words: list[int]) -> Rng:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.counter = words
    return rng


class KeyedRng(Rng):
    """A cryptographic stream: each number is a hash of the key and how many there were. For games between people.

    Who has seen any of its numbers knows nothing of the others; who is shown the key can prove them all.
    """

    __slots__ = ("drawn", "key")
    key: bytes
    drawn: int

    def next(self) -> int:
        self.drawn += 1
        return int.from_bytes(blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=4).digest(), "big")

    def clone(self) -> Rng:
        return keyed_rng(self.key, self.drawn)

    def words(self) -> list[int]:
        """A position that is written down goes on with numbers of its own; those of the stream stay secret."""
        made = blake2b(b"position" + self.drawn.to_bytes(8, "big"), key=self.key, digest_size=16).digest()
        return [int.from_bytes(made[i : i + 4], "big") for i in range(0, 16, 4)]


def keyed_rng(key: bytes, drawn: int = 0) -> Rng:
    rng = KeyedRng()
    rng.a = rng.b = rng.c = rng.counter = 0
    rng.key = key
    rng.drawn = drawn
    return rng
