"""Which first fields win in Antike among strong bots: many games, and a bar for each field of the rondel.

python examples/openings.py --bots greedy --games 200 --picture openings.svg
"""

import argparse
from html import escape
from pathlib import Path

from ziggurat.arena.rating import wilson
from ziggurat.kernel.registry import find_title
from ziggurat.players import Budget, View, make_bot

WIDE, LINE, LEFT = 640, 30, 130


def first_fields(bot: str, players: int, seed: int, simulations: int, rounds: int) -> tuple[list[str], list[int]]:
    """One game: the first field of each seat, and the places."""
    state = find_title("antike").new(players, seed, {"turn_cap_rounds": rounds})
    bots = [make_bot(bot, seed + (seat + 1 << 40)) for seat in range(players)]
    views = [View(state, seat) for seat in range(players)]
    chosen = [""] * players
    while not state.over():
        seat = state.actors()[0]
        action = bots[seat].choose(views[seat], Budget(simulations=simulations))
        if not chosen[seat]:
            chosen[seat] = state.notation(seat, action)
        state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return chosen, outcome.places


def picture(shares: dict[str, tuple[float, int]], par: float) -> str:
    """A bar for each field with its share of wins and the 95 % interval; the line is par."""
    span = WIDE - LEFT - 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {LINE * len(shares) + 60}" role="img">',
        "<title>First fields of Antike</title><style>text{font:14px system-ui,sans-serif}</style>",
        '<text x="10" y="24">First field, and how often who chose it won</text>',
    ]
    for row, (field, (wins, games)) in enumerate(sorted(shares.items(), key=lambda pair: -pair[1][0] / pair[1][1])):
        y = 44 + LINE * row
        low, high = wilson(wins, games)
        parts.append(f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(field)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{span * wins / games:.1f}" height="20" fill="#b7791f"/>')
        ends = f'x1="{LEFT + span * low:.1f}" x2="{LEFT + span * high:.1f}"'
        parts.append(f'<line {ends} y1="{y + 10}" y2="{y + 10}" stroke="#222"/>')
        parts.append(f'<text x="{LEFT + span * high + 6:.1f}" y="{y + 15}">{wins:g}/{games}</text>')
    x = LEFT + span * par
    parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="36" y2="{44 + LINE * len(shares)}" stroke="#c53030"/></svg>')
    return "\n".join(parts) + "\n"


def main(arguments: list[str] | None = None) -> dict[str, tuple[float, int]]:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=50, help="of each search, where the bot searches")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--picture", type=Path, default=Path("openings.svg"))
    given = parser.parse_args(arguments)
    shares: dict[str, tuple[float, int]] = {}
    for seed in range(given.games):
        fields, places = first_fields(given.bots, given.players, seed, given.simulations, given.rounds)
        for field, place in zip(fields, places, strict=True):
            wins, games = shares.get(field, (0.0, 0))
            shares[field] = (wins + (place == 1) / places.count(1), games + 1)
    given.picture.write_text(picture(shares, 1 / given.players))
    for field, (wins, games) in sorted(shares.items(), key=lambda pair: -pair[1][0] / pair[1][1]):
        print(f"{field:12} won {wins:g} of {games}")
    return shares


if __name__ == "__main__":
    main()
