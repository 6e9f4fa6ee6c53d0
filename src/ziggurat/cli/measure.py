"""The measurement of one title in a process of its own: python -m ziggurat.cli.measure antike 4 1.5

Seconds are the processor's, here and for the peers, so that other work on the machine disturbs little.
"""

import random
import sys
import time
from typing import Any

import msgspec

import ziggurat
from ziggurat.kernel.game import new_game
from ziggurat.kernel.playout import playout
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.kernel.title import Title
from ziggurat.players.search import no_garbage_collection

SAMPLES = 40  # positions kept from one game for clone and JSON
CLONES = 2000
AT_ONCE = 50  # greedy decisions between two looks at the clock


def measure(title: Title, players: int, seconds: float) -> dict[str, Any]:
    decisions, games, spent = random_play(title, players, seconds)
    positions = sample_positions(title, players)
    return {
        "compiled": ziggurat.COMPILED,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 2),
        "decisions_per_game": round(decisions / games, 1),
        "playout_decisions_per_second": round(greedy_play(title, players, seconds)),
        "clone_us": round(clone_time(positions) * 1e6, 3),
        "json_bytes": round(sum(len(title.to_json(state)) for state in positions) / len(positions)),
        "record_bytes": record_size(title, players),
    }


def random_play(title: Title, players: int, seconds: float) -> tuple[int, int, float]:
    """Whole games, set-up included, until the time is over. Components were read before, as the peers' rules were."""
    number = random.Random(1).random
    options: dict[str, object] = dict(title.unattended)
    title.new(players, 0, options)
    decisions = games = 0
    began = time.process_time()
    while True:
        state = title.new(players, games, options)
        while (seat := state.asked()) >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[int(number() * len(legal))])
        decisions += state.ply
        games += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions, games, spent


def greedy_play(title: Title, players: int, seconds: float) -> float:
    """Decisions a second of games as bots imagine them; nobody looks for garbage, as in a search."""
    options: dict[str, object] = dict(title.unattended)
    rng = rng_from_seed(5)
    state = title.new(players, 0, options)
    decisions = games = 0
    with no_garbage_collection():
        began = time.process_time()
        while True:
            decisions += playout(state, rng, AT_ONCE)
            spent = time.process_time() - began
            if spent >= seconds:
                return decisions / spent
            if state.asked() < 0:
                games += 1
                state = title.new(players, games, options)


def sample_positions(title: Title, players: int) -> list[State]:
    """Positions spread evenly over one random game."""
    number = random.Random(2).random
    state = title.new(players, 2, dict(title.unattended))
    kept: list[State] = []
    while (seat := state.asked()) >= 0:
        kept.append(state.clone())
        legal = state.legal(seat)
        state.apply(seat, legal[int(number() * len(legal))])
    return kept[:: max(1, len(kept) // SAMPLES)]


def clone_time(positions: list[State]) -> float:
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(max(1, CLONES // len(positions))):
            for state in positions:
                state.clone()
        best = min(best, (time.process_time() - began) / (max(1, CLONES // len(positions)) * len(positions)))
    return best


def record_size(title: Title, players: int) -> int:
    number = random.Random(3).random
    game = new_game(title, players, 3, dict(title.unattended))
    while (seat := game.state.asked()) >= 0:
        legal = game.state.legal(seat)
        game.play(seat, legal[int(number() * len(legal))])
    return len(game.record().write())


if __name__ == "__main__":
    found = measure(find_title(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
    print(msgspec.json.encode(found).decode())
