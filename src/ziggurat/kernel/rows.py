"""Rows of numbers that copies of a position share: never changed, only replaced, so that a clone copies none of them.

What changes with nearly every action is better kept in a list.
"""

from typing import TypeVar

T = TypeVar("T")

Row = tuple[int, ...]


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


def raised(row: Row, at: int, by: int) -> Row:
    """The row with so much more at one place."""
    changed = list(row)
    changed[at] += by
    return tuple(changed)


def without(row: Row, value: int) -> Row:
    """The row without the first of the values that are equal to it."""
    changed = list(row)
    changed.remove(value)
    return tuple(changed)


def cut(row: Row, at: int) -> Row:
    """The row without the value at one place."""
    return row[:at] + row[at + 1 :]


def added(rows: tuple[Row, ...], at: int, value: int) -> tuple[Row, ...]:
    """The rows with one value more at the end of one of them."""
    return replaced(rows, at, rows[at] + (value,))


def removed(rows: tuple[Row, ...], at: int, value: int) -> tuple[Row, ...]:
    """The rows without the first such value in one of them."""
    return replaced(rows, at, without(rows[at], value))
