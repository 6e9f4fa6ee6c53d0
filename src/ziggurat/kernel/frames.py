"""Pending decisions as they are stored: by the names a step gives its arguments, and by ids.

    {"step": "entry", "seats": [3], "unit": "galley/1", "region": "pella", "opponents": ["graecia"]}

A step declares them in the order of the frame's numbers: `self.args = arguments(unit=LANE, region=REGION, ...)`.
"""

from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.acts import Arg
from ziggurat.kernel.domains import Domain
from ziggurat.kernel.errors import BadPosition
from ziggurat.kernel.state import Frame, State, Step

if TYPE_CHECKING:
    from ziggurat.kernel.title import Title

FIRST: Final = 2  # behind the step and the seats
LAST: Final = 4


def arguments(**args: Arg | Domain) -> list[Arg]:
    """The arguments of a step's frames, at most three numbers."""
    made: list[Arg] = []
    at = FIRST
    for word, arg in args.items():
        one = arg if isinstance(arg, Arg) else Arg(arg)
        one.name = word
        one.at = at
        at += one.width
        made.append(one)
    assert at <= LAST + 1, "a frame has three numbers"
    return made


def asked(frame: Frame, players: int) -> list[int]:
    return [seat for seat in range(players) if frame[1] >> seat & 1]


def frame_data(s: State, frame: Frame) -> object:
    step: Step[Any] = s.title.steps[frame[0]]
    seats = asked(frame, s.players)
    data: dict[str, object] = {"step": step.name, "seats": seats}
    for arg in step.args:
        data[arg.name] = arg.data(s, seats[0] if seats else -1, frame)
    return data


def open_frame(title: "Title", players: int, data: object) -> Frame:
    """Step and seats of a stored frame: what can be read before the position itself is."""
    name: object
    mask = 0
    if isinstance(data, dict):
        name, seats = data.get("step"), data.get("seats")
        if not isinstance(seats, list):
            raise BadPosition("a pending decision has a step and a list of seats")
        for seat in seats:
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players or mask >> seat & 1:
                raise BadPosition(f"no pending decision for seats {seats}")
            mask |= 1 << seat
    elif isinstance(data, (list, tuple)):
        name, mask = data[0], data[1]
        if not 0 <= mask < 1 << players:
            raise BadPosition(f"no pending decision {name!r} for seats {mask:b}")
    else:
        raise BadPosition("a pending decision is a mapping")
    for number, step in enumerate(title.steps):
        if step.name == name:
            return (number, mask, 0, 0, 0)
    raise BadPosition(f"no pending decision {name!r}")


def fill_frame(s: State, at: int, data: object) -> None:
    """The arguments of a stored frame, once the position is read that their ids are ids of."""
    frame = s.stack[at]
    step: Step[Any] = s.title.steps[frame[0]]
    values = list(frame)
    if isinstance(data, (list, tuple)):
        # As it was stored before arguments had names.
        number, mask, a, b, c = step.old(s, (frame[0], frame[1], data[2], data[3], data[4]))
        values = [number, mask, a, b, c]
        used = FIRST
        for arg in step.args:
            for place in range(arg.at, arg.at + arg.width):
                if not arg.low() <= values[place] < arg.low() + arg.size(s):
                    raise BadPosition(f"{step.name}: {arg.name} is not {values[place]}")
            used += arg.width
        if any(values[used:]):
            raise BadPosition(f"{step.name}: unknown arguments")
    else:
        assert isinstance(data, dict)
        seats = asked(frame, s.players)
        names = [arg.name for arg in step.args]
        unknown = [word for word in data if word not in ("step", "seats") and word not in names]
        if unknown:
            raise BadPosition(f"{step.name} has no argument {unknown[0]!r}")
        for arg in step.args:
            if arg.name not in data:
                raise BadPosition(f"{step.name} lacks its argument {arg.name!r}")
            if not arg.read(s, seats[0] if seats else -1, data[arg.name], values):
                raise BadPosition(f"{step.name}: {arg.name} is not {data[arg.name]!r}")
    s.stack[at] = (values[0], values[1], values[2], values[3], values[4])
