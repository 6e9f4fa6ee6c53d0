"""The compiled kernel looks a plain module constant up at every use; a `Final` number it knows."""

import ast
from pathlib import Path

import pytest

import ziggurat

KERNEL = sorted((Path(ziggurat.__file__).parent / "kernel").glob("*.py"))


def plain_numbers(source: str) -> list[str]:
    """Names of numbers that a module sets without saying that they stay."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            try:
                number = isinstance(ast.literal_eval(node.value), int | float)
            except ValueError:
                continue
            found += [target.id for target in node.targets if number and isinstance(target, ast.Name)]
    return found


def test_a_plain_number_is_found() -> None:
    assert plain_numbers("A = -1\nB: Final = 2\nC = 'three'\nD = 0xFF\n") == ["A", "D"]


@pytest.mark.parametrize("path", KERNEL, ids=lambda path: path.stem)
def test_numbers_of_the_kernel_are_final(path: Path) -> None:
    assert plain_numbers(path.read_text()) == []
