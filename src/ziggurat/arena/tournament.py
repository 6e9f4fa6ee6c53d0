"""Bots against each other: who sits with whom, a file of results that a stopped tournament goes on from."""

import hashlib
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.arena.lines import add_line, read_lines
from ziggurat.arena.play import Job, Result, job_options
from ziggurat.arena.pool import play_all
from ziggurat.arena.rating import Rating, rate_bots
from ziggurat.arena.titles import named_title
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.options import read_options
from ziggurat.kernel.say import Say
from ziggurat.players import find_bot


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the file of results: all that says which game it was, and what became of it."""

    title: str
    players: int
    seed: int
    bots: tuple[str, ...]
    seconds: float
    simulations: int
    options: dict[str, Any]
    places: list[int]
    scores: list[int]
    decisions: int
    took: float
    ending: str = ""
    pack: str = ""  # digest of the corrected figures it was played with

    def __post_init__(self) -> None:
        if not len(self.bots) == len(self.places) == len(self.scores) == self.players:
            raise ValueError("a bot, a place and a score for each player")


def lineups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: as many bots as seats are one company; of more, every choice; of fewer, every mixture."""
    if len(bots) == players:
        return [tuple(bots)]
    if len(bots) > players:
        return list(itertools.combinations(bots, players))
    mixed = itertools.combinations_with_replacement(bots, players)
    return [company for company in mixed if len(set(company)) > 1 or len(bots) == 1]


def rotations(company: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The company from every side; where a turn seats the same bots again, that game would be the same again."""
    turns = range(len(company))
    return list(dict.fromkeys(tuple(company[(seat - turn) % len(company)] for seat in turns) for turn in turns))


def schedule(
    title_name: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    options: dict[str, Any],
    seconds: float = 1.0,
    simulations: int = 0,
    pack: tuple[str, bytes] = ("", b""),
) -> list[Job]:
    """The games of a tournament. Every company plays each seed from all sides before the next seed comes."""
    title = named_title(title_name)
    title.check_players(players)
    title.check_options(players, read_options(title.options, job_options(title, options)))
    for bot in bots:
        find_bot(bot)
    if len(set(bots)) != len(bots) and len(bots) != players:
        raise BadOptions(Say("error.bots_once"))
    companies = lineups(bots, players)
    jobs: list[Job] = []
    for number in itertools.count():
        for company in companies:
            for seated in rotations(company):
                if len(jobs) == games:
                    return jobs
                jobs.append(
                    Job(
                        title_name,
                        players,
                        seed + number,
                        options,
                        seated,
                        *pack,
                        seconds=seconds,
                        simulations=simulations,
                    )
                )
    raise AssertionError("the count never ends")


class Tournament:
    """Plays what is not in the file yet, and writes each result down as it comes."""

    def __init__(self, jobs: list[Job], file: Path | None = None) -> None:
        self.file = file
        self.played: list[Played] = []
        self.failures: list[Result] = []
        known = {_key(line): line for line in read_lines(file, Played)} if file is not None else {}
        self.missing: list[Job] = []
        for job in jobs:
            line = known.get(_key(job))
            if line is None:
                self.missing.append(job)
            else:
                self.played.append(line)

    def run(self, workers: int, each: Callable[[Result], None] | None = None, ray: str = "") -> None:
        for result in play_all(self.missing, workers, batches=False, ray=ray):
            if result.error:
                self.failures.append(result)
            else:
                line = as_line(result)
                self.played.append(line)
                if self.file is not None:
                    add_line(self.file, line)
            if each is not None:
                each(result)

    def ratings(self) -> list[Rating]:
        # In the order of the games, not of the processes that were done first: the same games, the same figures.
        lines = sorted(self.played, key=lambda line: (line.seed, line.bots))
        return rate_bots([(line.bots, line.places) for line in lines], [line.scores for line in lines])


def as_line(result: Result) -> Played:
    job = result.job
    return Played(
        job.title,
        job.players,
        job.seed,
        job.bots,
        job.seconds,
        job.simulations,
        job.options,
        result.places,
        result.scores,
        result.decisions,
        round(result.seconds, 3),
        result.ending,
        figures(job),
    )


def figures(job: Job) -> str:
    return hashlib.sha256(job.pack).hexdigest()[:16] if job.pack_name else ""


def _key(game: Job | Played) -> tuple[object, ...]:
    options = msgspec.json.encode(game.options, order="sorted")
    pack = game.pack if isinstance(game, Played) else figures(game)
    return game.title, game.players, game.seed, game.bots, game.seconds, game.simulations, options, pack
