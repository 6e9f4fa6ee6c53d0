"""Random against greedy: play some games with the seats changing, and draw the scores of both.

python examples/duel.py --title antike --players 2 --games 40 --picture duel.svg
"""

import argparse
from pathlib import Path

from ziggurat.arena.picture import svg
from ziggurat.arena.tournament import Tournament, schedule


def main(arguments: list[str] | None = None) -> str:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--title", default="antike")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--picture", type=Path, default=Path("duel.svg"))
    given = parser.parse_args(arguments)
    jobs = schedule(given.title, given.players, given.games, given.bots.split(","), 1, {}, 1.0)
    tournament = Tournament(jobs)
    tournament.run(given.workers)
    ratings = tournament.ratings()
    heads = (f"{given.title}, {given.games} games", "rating, with its interval", "scores")
    given.picture.write_text(svg(heads, ratings, tournament.played))
    found = "\n".join(
        f"{line.bot}: {line.wins:g} of {line.games} games, mean {line.mean_score:.1f}" for line in ratings
    )
    print(found)
    return found


if __name__ == "__main__":
    main()
