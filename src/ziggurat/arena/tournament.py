"""Bots against each other: who sits with whom, a file of results that a stopped tournament goes on from."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

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


def lineups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: as many bots as seats are one company; of more, every choice; of fewer, every mixture."""
    if len(bots) == players:
        return [tuple(bots)]
    if len(bots) > players:
        return list(itertools.combinations(bots, players))
    mixed = itertools.combinations_with_replacement(bots, players)
    return [company for company in mixed if len(set(company)) > 1 or len(bots) == 1]


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
            for turn in range(players):
                if len(jobs) == games:
                    return jobs
                seated = tuple(company[(seat - turn) % players] for seat in range(players))
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
        known = {_key(line): line for line in read_results(file)} if file is not None else {}
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
                    with self.file.open("ab") as file:
                        file.write(msgspec.json.encode(line) + b"\n")
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
    )


def read_results(file: Path) -> Iterator[Played]:
    """The games written down so far. A last line that a crash has cut off is forgotten."""
    if not file.exists():
        return
    lines = file.read_bytes().split(b"\n")
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                if number == len(lines):
                    file.write_bytes(b"".join(known + b"\n" for known in lines[:-1]))
                    return
                raise BadOptions(
                    Say("error.no_result", {"file": str(file), "line": number, "detail": str(error)})
                ) from None


def _key(game: Job | Played) -> tuple[object, ...]:
    options = msgspec.json.encode(game.options, order="sorted")
    return game.title, game.players, game.seed, game.bots, game.seconds, game.simulations, options
