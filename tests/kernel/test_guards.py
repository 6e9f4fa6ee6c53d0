"""What a person meant is read, the guard is asked, and the reason says it."""

import pytest

from tiny import HEAP_TOO_SMALL, NOT_IN_HAND, PEBBLES, STONE, TITLE, TinyState
from ziggurat.kernel.errors import Illegal
from ziggurat.kernel.guards import Reasons, reason


@pytest.fixture
def s() -> TinyState:
    state = TITLE.new(2, 3)
    assert isinstance(state, TinyState)
    state.hands = [[2, 5, 9], [1, 3, 4]]
    state.bag = [6, 7, 8, 10, 11, 12]
    return state


def test_the_list_of_legal_actions_may_come_from_the_guard(s: TinyState) -> None:
    assert s.legal(0) == ((STONE, 2, 0, 0), (STONE, 5, 0, 0), (STONE, 9, 0, 0))


@pytest.mark.parametrize(
    ("intent", "key"),
    [
        ("stone 5", "kernel.possible"),
        ("stone:5", "kernel.possible"),
        ("stone", "kernel.go_on"),
        ("stone 7", "why.not_in_hand"),
        ("stone:7", "why.not_in_hand"),
        ("7", "kernel.not_now"),
        ("stone 77", "kernel.not_now"),
        ("take 2", "kernel.not_now"),
        ("pebble:2", "kernel.not_now"),
        ("", "kernel.not_now"),
        ("nonsense", "kernel.not_now"),
    ],
)
def test_what_was_meant(s: TinyState, intent: str, key: str) -> None:
    assert s.why_not(0, intent).key == key


def test_a_refused_action_carries_the_reason_of_the_guard(s: TinyState) -> None:
    with pytest.raises(Illegal) as refused:
        s.apply(0, (STONE, 7, 0, 0))
    assert (refused.value.reason.key, refused.value.reason.rule) == ("why.not_in_hand", "R1.1")
    for outside in ((STONE, 99, 0, 0), (7, 0, 0, 0), (-1, -1, -1, -1), (STONE, 2, 1, 0)):
        with pytest.raises(Illegal) as refused:
            s.apply(0, outside)
        assert refused.value.reason.key == "kernel.not_now"


def test_a_shortage_says_its_numbers(s: TinyState) -> None:
    s.heap = 1
    s.stack[-1] = (1, 1, 0, 0, 0)
    s.cached_seat = -1
    assert s.legal(0) == ((PEBBLES, 1, 0, 0),)
    said = s.why_not(0, "take 2")
    assert (said.key, said.args) == ("why.heap_too_small", {"n": 2, "heap": 1})


def test_reasons_are_numbered_by_their_place() -> None:
    with pytest.raises(AssertionError, match="stands at"):
        Reasons(reason(HEAP_TOO_SMALL, "why.heap_too_small"), reason(NOT_IN_HAND, "why.not_in_hand"))
