"""Sets as bit masks, within a word of compiled code and beyond it."""

import pytest

from ziggurat.kernel.bits import bits, count_bits


@pytest.mark.parametrize("numbers", [[], [0], [59], [60], [1, 59, 60, 61], [0, 119, 120, 155], [60, 180]])
def test_bits_are_listed_and_counted(numbers: list[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert bits(mask) == numbers
    assert count_bits(mask) == len(numbers)
