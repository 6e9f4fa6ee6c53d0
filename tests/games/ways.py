"""The way of a golden game: how every position stood, what was offered in it, why other things were refused, and what
worlds a seat dealt from what it knew: with the same dice bots think of the same ones.

`golden/ways.yaml` holds a short digest of it for every STRETCH actions, so that a difference is found near its cause.
Where a rule is corrected on purpose, and the records still replay, `PYTHONPATH=tests .venv/bin/python -m games.ways
[TITLE ...]` writes them anew, and the byways with them.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ziggurat.kernel.frames import FIRST
from ziggurat.kernel.game import first_state, forward
from ziggurat.kernel.record import Record, read_record
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title

HERE = Path(__file__).parent
STRETCH = 40
ASKED = 12  # notations of earlier moments, asked about at each
DEALT = 4  # moments between two worlds


def unnamed(s: State) -> list[str]:
    """Steps whose pending decisions hold numbers that they do not name: nobody would store them."""
    steps = [(s.title.steps[frame[0]], frame) for frame in s.stack]
    return [step.name for step, frame in steps if any(frame[FIRST + sum(arg.width for arg in step.args) :])]


def stood(s: State) -> bytes:
    """The position but for what says with which rules and figures it was made."""
    assert unnamed(s) == []
    data = s.title.to_data(s)
    return msgspec.json.encode({**data, "rules": "", "content": ""}, order="deterministic")


class Asking:
    """What is offered, and why things that were offered at other moments are not."""

    def __init__(self, dice: Rng, asked: int = ASKED) -> None:
        self.dice = dice
        self.asked = asked
        self.known: list[str] = []  # every notation that was offered so far

    def told(self, s: State) -> list[object]:
        told: list[object] = []
        for seat in s.actors():
            offered = s.notations(seat)
            told.append(sorted(offered))
            self.known += sorted(set(offered) - set(self.known))
            for _ in range(self.asked):
                asked = self.known[self.dice.below(len(self.known))]
                if asked not in offered:
                    why = s.why_not(seat, asked)
                    told.append((asked, why.key, why.rule))
        return told


def moments(record: Record, title: Title) -> Iterator[bytes]:
    asking = Asking(rng_from_seed(1))
    state = first_state(record, title, None)
    ways = [state, *(played.after for played in forward(state, record.entries))]
    for number, s in enumerate(ways):
        world = b""
        if number % DEALT == 0:
            world = stood(s.resample(number // DEALT % s.players, rng_from_seed(number)))
        yield stood(s) + msgspec.json.encode(asking.told(s)) + world


def way(record: Record, title: Title) -> list[str]:
    found = []
    digest = hashlib.sha256()
    for number, moment in enumerate(moments(record, title), 1):
        digest.update(moment)
        if number % STRETCH == 0 or number > len(record.entries):
            found.append(digest.hexdigest()[:8])
    return found


def ways_of(id: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = msgspec.yaml.decode((HERE / id / "golden" / "ways.yaml").read_bytes())
    return found


def main() -> None:
    from games import byways  # which stands on what is told here

    for id in sys.argv[1:] or title_ids():
        folder = HERE / id / "golden"
        records = {path.stem: read_record(path.read_text()) for path in sorted(folder.glob("*.txt"))}
        lines = [
            f"{name}: [{', '.join(repr(part) for part in way(record, find_title(id)))}]"
            for name, record in records.items()
        ]
        (folder / "ways.yaml").write_text("\n".join(lines) + "\n")
        byways.write(find_title(id), list(records))


if __name__ == "__main__":
    main()
