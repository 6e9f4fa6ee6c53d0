"""Simulations: many games of one set-up, added up; and fuzzing over all set-ups of a title."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import ziggurat
from ziggurat.arena.play import Job, Result, job_options
from ziggurat.arena.pool import play_all
from ziggurat.arena.titles import named_title
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.options import Option, OptionValue, read_options
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.title import Title


class Summary:
    """What many games came to."""

    def __init__(self, title: str, players: int) -> None:
        self.title = title
        self.players = players
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        self.endings: Counter[str] = Counter()
        self.wins_by_seat = [0] * players
        self.wins_by_bot: Counter[str] = Counter()
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.failures: list[Result] = []

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        if result.error:
            self.failures.append(result)
            return
        self.finished += 1
        self.endings[result.ending] += 1
        for seat, place in enumerate(result.places):
            if seat < self.players:
                self.scores[seat].append(result.scores[seat])
                self.wins_by_bot[result.job.bots[seat]] += place == 1
                self.wins_by_seat[seat] += place == 1

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "title": self.title,
            "players": self.players,
            "games": self.games,
            "finished": self.finished,
            "failures": len(self.failures),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0.0,
            "endings": dict(self.endings.most_common()),
            "wins_by_seat": self.wins_by_seat,
            "scores": [spread(scores) for scores in self.scores],
            "compiled": ziggurat.COMPILED,
        }
        if len(self.wins_by_bot) > 1:
            data["wins_by_bot"] = dict(self.wins_by_bot)
        return data


def spread(scores: list[int]) -> dict[str, float]:
    if not scores:
        return {}
    return {"mean": round(sum(scores) / len(scores), 2), "min": min(scores), "max": max(scores)}


def simulation_jobs(
    title_name: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    options: dict[str, Any],
    pack: tuple[str, bytes] = ("", b""),
    rotate: bool = False,
) -> list[Job]:
    """One job per game with seeds from `seed` on; refuses at once what no game could be played with."""
    title = named_title(title_name)
    title.check_players(players)
    title.check_options(players, read_options(title.options, job_options(title, options)))
    if len(bots) == 1:
        bots = bots * players
    if len(bots) != players:
        raise BadOptions(Say("error.bots_for_players", {"n": len(bots), "players": players}))
    jobs = []
    for game in range(games):
        turn = game % players if rotate else 0
        seated = tuple(bots[(seat - turn) % players] for seat in range(players))
        jobs.append(Job(title_name, players, seed + game, options, seated, *pack))
    return jobs


def fuzz_jobs(title_name: str, games: int, seed: int, pack: tuple[str, bytes] = ("", b"")) -> list[Job]:
    """Random games over every player count and option. Some go through the whole conformance suite."""
    title = named_title(title_name)
    jobs = []
    for game in range(games):
        players, options = random_setup(title, rng_from_seed(seed + game))
        # Checking a position costs some hundred times playing it, so few games are checked, sparsely.
        check = 40 if game % 25 == 0 else 0
        bots = ("random",) * players
        jobs.append(Job(title_name, players, seed + game, options, bots, *pack, log=game % 2 == 0, check=check))
    return jobs


def random_setup(title: Title, rng: Rng) -> tuple[int, dict[str, Any]]:
    """A player count and options the title allows; what `unattended` fixes stays as it is."""
    while True:
        players = title.min_players + rng.below(title.max_players - title.min_players + 1)
        options: dict[str, Any] = {
            option.id: random_value(option, rng) for option in title.options if option.id not in title.unattended
        }
        try:
            title.check_options(players, read_options(title.options, job_options(title, options)))
        except BadOptions:
            continue
        return players, options


def random_value(option: Option, rng: Rng) -> OptionValue:
    # Half of the options stay at their default, so that combinations of few changes are tried most.
    if rng.below(2):
        return option.default
    if option.kind == "bool":
        return bool(rng.below(2))
    if option.kind == "int":
        return option.minimum + rng.below(option.maximum - option.minimum + 1)
    return option.choices[rng.below(len(option.choices))]


def run_jobs(
    title: str,
    players: int,
    jobs: list[Job],
    workers: int,
    each: Callable[[Result], None] | None = None,
    ray: str = "",
) -> Summary:
    """Play all jobs and add them up; `each` hears of every result as it comes."""
    summary = Summary(title, players)
    began = time.perf_counter()
    for result in play_all(jobs, workers, ray=ray):
        summary.add(result)
        if each is not None:
            each(result)
    summary.seconds = time.perf_counter() - began
    summary.failures.sort(key=lambda result: result.job.seed)
    return summary
