"""Positions of one game between greedy bots, as the board's tests read them: `python scripts/ages-fixture.py`."""

import json
from pathlib import Path

from ziggurat.games.ages.title import TITLE
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.players.greedy import Greedy
from ziggurat.players.view import View

WANTED = {"early": 2, "mid": 9, "late": 16}


def main() -> None:
    state = TITLE.new(3, seed=20, options={"resigning": False})
    bots = [Greedy(rng_from_seed(seat)) for seat in range(3)]
    found: dict[str, object] = {}
    while not state.over():
        seat = state.actors()[0]
        phase = TITLE.steps[state.stack[-1][0]].name
        for name, turn in WANTED.items():
            if name not in found and seat == 1 and state.round >= turn and phase == "actions":
                found[name] = state.observe(seat)
        if phase in ("auction", "defend", "pact") and phase not in found:
            found[phase] = state.observe(seat)
        state.apply(seat, bots[seat].choose(View(state, seat)))
    found["over"] = state.observe(1)
    target = Path(__file__).parent.parent / "src/boards/ages/fixture.json"
    target.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
