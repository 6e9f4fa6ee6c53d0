"""What tests of every title share."""

from collections.abc import Callable

import pytest


def rule(title: str, *numbers: str) -> Callable[..., object]:
    """Mark a test as the proof of these rules; a rule without a passing one is reported as untested."""
    return pytest.mark.rule(title, *numbers)
