"""Records of games between greedy bots, cut late, when the boards are full: `python scripts/late-records.py`.

The browser's tests open them to look at late positions without having to play there first.
"""

from pathlib import Path

from ziggurat.kernel.game import new_game
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.players.greedy import Greedy
from ziggurat.players.view import View

# How many actions make a game late, and with how much to choose from it is a turn and not an aside.
LATE = {"antike": 340, "mosaic": 300, "ages": 520, "civilization": 1100}
MUCH = 7
PLAYERS = 4
SEED = 4


def main() -> None:
    folder = Path(__file__).parent.parent / "tests/records"
    folder.mkdir(exist_ok=True)
    for name, enough in LATE.items():
        game = new_game(name, PLAYERS, SEED)
        bots = [Greedy(rng_from_seed(seat)) for seat in range(PLAYERS)]
        while len(game.played) < enough or len(game.state.legal(game.state.actors()[0])) < MUCH:
            seat = game.state.actors()[0]
            game.play(seat, bots[seat].choose(View(game.state, seat)))
        # Without the digest of the figures: a record that still replays is late enough, whatever else was corrected.
        lines = game.record().write().splitlines(keepends=True)
        (folder / f"{name}.txt").write_text("".join(line for line in lines if not line.startswith("content ")))


if __name__ == "__main__":
    main()
