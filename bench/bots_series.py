"""Long series between bots, on many processes, within a time limit, resumable.

    python -m bench.bots_series --processes 16 --limit 1200 --results series.jsonl --summary series.json

Matches play turn about, so that whenever the time ends all of them have about the same number of games. Every game is
written to the file of results as it ends; called again with the same file, the series goes on. An opponent outside
the package is named as module:NAME (put its folder on PYTHONPATH).
"""

import argparse
import json
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import ziggurat
from ziggurat.arena.play import Job, Result
from ziggurat.arena.rating import wilson
from ziggurat.arena.tournament import Played, Tournament, schedule

TITLES = ("ages", "antike", "mosaic", "civilization")


class TimeUp(BaseException):
    """The time limit has passed. No failure of the game it interrupts, which would be written down and played past."""


def matches(
    titles: Sequence[str],
    tables: Sequence[int],
    hero: str,
    rival: str,
    games: int,
    seed: int,
    seconds: float,
    simulations: int = 0,
) -> list[list[Job]]:
    """For each title one against all the others, at each size of table."""
    found = []
    for players in tables:
        for title in titles:
            bots = [hero] + [rival] * (players - 1)
            found.append(schedule(title, players, games, bots, seed, {}, seconds, simulations))
    return found


def turn_about(series: Sequence[Sequence[Job]]) -> list[Job]:
    return [jobs[at] for at in range(max(map(len, series))) for jobs in series if at < len(jobs)]


def summary(played: Sequence[Played], rival: str) -> list[dict[str, object]]:
    """One entry for each match: how often the bot that was put to the test won, with its interval."""
    groups: dict[tuple[str, int, str, float, int], list[Played]] = {}
    for line in played:
        hero = next((bot for bot in line.bots if bot != rival), rival)
        groups.setdefault((line.title, line.players, hero, line.seconds, line.simulations), []).append(line)
    found: list[dict[str, object]] = []
    for (title, players, hero, seconds, simulations), lines in sorted(groups.items()):
        wins = sum((line.places[line.bots.index(hero)] == 1) / line.places.count(1) for line in lines)
        own = [line.scores[line.bots.index(hero)] for line in lines]
        others = [score for line in lines for bot, score in zip(line.bots, line.scores, strict=True) if bot != hero]
        low, high = wilson(wins, len(lines))
        found.append(
            {
                "title": title,
                "players": players,
                "bot": hero,
                "against": rival,
                "seconds": seconds,
                "simulations": simulations,
                "games": len(lines),
                "wins": wins,
                "rate": round(wins / len(lines), 4),
                "interval": [round(low, 4), round(high, 4)],
                "mean_score": round(sum(own) / len(own), 1),
                "mean_score_of_others": round(sum(others) / max(1, len(others)), 1),
                "mean_decisions": round(sum(line.decisions for line in lines) / len(lines)),
                "mean_seconds_a_game": round(sum(line.took for line in lines) / len(lines), 1),
                "seeds": [min(line.seed for line in lines), max(line.seed for line in lines)],
            }
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--players", default="2", help="sizes of tables")
    parser.add_argument("--bots", default="search", help="put to the test, one after the other")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--games", type=int, default=200, help="of each match at most")
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time a turn")
    parser.add_argument("--simulations", type=int, default=0, help="instead: playouts in each search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--limit", type=int, default=600, help="seconds for all of it")
    parser.add_argument("--results", type=Path, default=Path("series.jsonl"))
    parser.add_argument("--summary", type=Path)
    given = parser.parse_args()
    titles = given.titles.split(",")
    tables = [int(players) for players in given.players.split(",")]
    series = [
        match
        for bot in given.bots.split(",")
        for match in matches(
            titles, tables, bot, given.rival, given.games, given.seed, given.seconds, given.simulations
        )
    ]
    tournament = Tournament(turn_about(series), given.results)
    print(f"{len(tournament.missing)} games to play, compiled: {ziggurat.COMPILED}", file=sys.stderr)

    def stop(_number: int, _frame: object) -> None:
        raise TimeUp

    def told(result: Result) -> None:
        job = result.job
        what = result.error or f"{result.places} {result.scores}"
        print(f"{job.title} {job.players} {job.seed} {','.join(job.bots)}: {what}", file=sys.stderr)

    signal.signal(signal.SIGALRM, stop)
    signal.alarm(given.limit)
    try:
        tournament.run(given.processes, told)
    except TimeUp:
        print("the time is up", file=sys.stderr)
    finally:
        signal.alarm(0)
    found = summary(tournament.played, given.rival)
    text = json.dumps({"compiled": ziggurat.COMPILED, "matches": found}, indent=1)
    if given.summary:
        given.summary.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
