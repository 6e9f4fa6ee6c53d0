"""How long the levels take for a turn, asked as a table asks them; docs/bots.md has a table of it.

    python -m bench.thoughts --turns 8

Greedy games are played, and at turns spread over them each level is asked, question after question, until the turn has
passed. What counts is the wall's time, from the position as it is sent to the answer: what a person waits, but for the
pause between two actions.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Iterator

import msgspec

import ziggurat
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.players import View, make_bot
from ziggurat.players.levels import LEVELS
from ziggurat.sitting.thinking import Question, think
from ziggurat.table.bots import TURN

APART = 9  # turns of everybody between two that are measured


def turns(title_id: str, players: int, seed: int) -> Iterator[State]:
    """Beginnings of turns with something to choose, all through a game of greedy bots."""
    title = find_title(title_id)
    state = title.new(players, seed, dict(title.unattended))
    bots = [make_bot("greedy", seed + seat) for seat in range(players)]
    turn = -1
    passed = 0
    while not state.over():
        seat = state.actors()[0]
        if title.turn(state) != turn:
            turn = title.turn(state)
            passed += 1
        if passed >= APART and len(state.legal(seat)) > 1:
            passed = 0
            yield state.clone()
        state.apply(seat, bots[seat].choose(View(state, seat)))


def whole_turn(state: State, level: str) -> tuple[float, int]:
    """How long the level takes for all it decides before anybody else does, and in how many questions."""
    s = state.clone()
    title = s.title
    seat = s.actors()[0]
    turn = title.turn(s)
    table = secrets.token_hex(8)
    spent = 0.0
    asked = 0
    while not s.over() and title.turn(s) == turn and s.actors()[0] == seat:
        legal = s.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            begun = time.perf_counter()
            world = s.resample(seat, rng_from_seed(asked))
            position = msgspec.Raw(title.to_json(world))
            answer = think(Question(level, title.id, seat, asked, position, table, TURN))
            spent += time.perf_counter() - begun
            asked += 1
            found = title.parse(s, seat, answer.notation)
            if found is None:
                raise SystemExit(f"{level} at {title.id}: {answer.error or answer.notation}")
            action = found
        s.apply(seat, action)
    return spent, asked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", default=",".join(title_ids()))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--players", default="2,4", help="sizes of tables")
    parser.add_argument("--turns", type=int, default=8, help="at each size of table, of each level")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"compiled: {ziggurat.COMPILED}; seconds of a whole turn: mean, longest")
    for title in given.titles.split(","):
        for level in given.levels.split(","):
            times: list[float] = []
            for players in map(int, given.players.split(",")):
                seed = given.seed
                left = given.turns
                while left:
                    for state in turns(title, players, seed):
                        times.append(whole_turn(state, level)[0])
                        left -= 1
                        if not left:
                            break
                    seed += 1
            print(f"{title:13} {level:8} {sum(times) / len(times):6.2f} {max(times):6.2f}  of {len(times)}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
