"""The whole positions that lessons are laid out on: moments of bots' games, found by seed.

    tools/lessons.py [TITLE ...]     writes each title's lessons/positions.yaml

Needed again only when rules or components change so that a kept position can no longer be read; lessons name what
they change by id, and `tests/games/test_lessons.py` says what they lack then.
"""

import sys
from pathlib import Path

import msgspec

from ziggurat.kernel.playout import greedy
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.sitting.lessons import Base

# title -> name -> players, seed, and how many decisions the bots make before that moment
MOMENTS: dict[str, dict[str, tuple[int, int, int]]] = {
    "ages": {"actions": (2, 3, 56), "politics": (2, 3, 55), "payment": (2, 3, 62)},
    "mosaic": {"turn": (2, 5, 90)},
    "civilization": {
        "movement": (2, 1, 24),
        "start_of_turn": (2, 1, 33),
        "cities": (2, 1, 45),
        "research": (2, 1, 122),
        "battle": (2, 4, 323),
    },
}


def moment(title: Title, players: int, seed: int, decisions: int) -> State:
    rng = rng_from_seed(seed)
    state = title.new(players, seed, {"resigning": False} if "resigning" in title.unattended else {})
    for _ in range(decisions):
        seat = state.actors()[0]
        state.apply(seat, greedy(state, seat, rng))
    return state


def write(title: Title) -> None:
    lines = ["# Made by tools/lessons.py."]
    for name, (players, seed, decisions) in MOMENTS[title.id].items():
        data = title.to_data(moment(title, players, seed, decisions))
        base = Base(players, data["options"], data["stack"], data["state"])
        lines.append(f"{name}: {msgspec.json.encode(base).decode()}")
    folder = Path(sys.modules[title.package].__file__ or "").parent / "lessons"
    folder.mkdir(exist_ok=True)
    (folder / "positions.yaml").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    for id in sys.argv[1:] or MOMENTS:
        write(find_title(id))
