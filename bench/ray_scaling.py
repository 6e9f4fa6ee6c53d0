"""How much faster many cores of a Ray are than one: the same games on one worker and on many.

    python -m bench.ray_scaling --cores 16 --games 3200

Workers are started and have played before the clock runs. The results of both runs must be the same. With `--plain`
the same on processes without Ray, which says what the machine itself gives.
"""

import argparse
import json
import os
import time
from typing import Any

import ziggurat
from ziggurat.arena.play import Job, Result
from ziggurat.arena.pool import play_all
from ziggurat.arena.simulate import simulation_jobs

Played = tuple[int, int, str, tuple[int, ...], tuple[int, ...]]


def what_came(result: Result) -> Played:
    """All of a result but how long it took."""
    return result.job.seed, result.decisions, result.ending, tuple(result.places), tuple(result.scores)


def on_ray(cores: int, warm: list[Job], jobs: list[Job]) -> tuple[float, list[Played]]:
    import ray

    ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False)
    try:
        list(play_all(warm, cores, ray="local"))
        return timed(cores, jobs, "local")
    finally:
        ray.shutdown()


def timed(cores: int, jobs: list[Job], ray: str) -> tuple[float, list[Played]]:
    began = time.perf_counter()
    found = sorted(what_came(result) for result in play_all(jobs, cores, ray=ray))
    return time.perf_counter() - began, found


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--title", default="antike")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=3200)
    parser.add_argument("--plain", action="store_true", help="on processes, without Ray; their start is counted")
    given = parser.parse_args(arguments)
    jobs = simulation_jobs(given.title, given.players, given.games, given.bots.split(","), 1, {})
    took: dict[int, float] = {}
    came: list[list[Played]] = []
    for cores in (1, given.cores):
        warm = jobs[: 16 * cores]
        took[cores], found = timed(cores, jobs, "") if given.plain else on_ray(cores, warm, jobs)
        came.append(found)
    if came[0] != came[1]:
        raise SystemExit("the results differ")
    seconds = {str(cores): round(spent, 2) for cores, spent in took.items()}
    found_all: dict[str, Any] = {"compiled": ziggurat.COMPILED, "games": given.games, "seconds": seconds}
    found_all["times"] = round(took[1] / took[given.cores], 2)
    print(json.dumps(found_all))
    return found_all


if __name__ == "__main__":
    main()
