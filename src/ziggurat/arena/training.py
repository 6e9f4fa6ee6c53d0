"""Learning a judgement of positions by self-play, in rounds: practice games, a fit, games against the ladder.

Everything is written into a folder as it comes, and a training that was stopped goes on where it was:

    training.json       what was asked for; another training needs another folder
    practice-001.jsonl  what each practice game of a round taught
    value-001.json      the judgement after the round; value-001-0.33.json where actions are compared by a third of it
    ladder.jsonl        games of `learned` against the ladder, by the file of its judgement
    log.jsonl           a line for each round
    value.json          the best so far
"""

import shutil
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from ziggurat.arena.lines import add_line, read_lines
from ziggurat.arena.pool import spread
from ziggurat.arena.practice import Learnt, Lesson, held_back, practise_batch
from ziggurat.arena.rating import wilson
from ziggurat.arena.titles import named_title
from ziggurat.arena.tournament import Tournament, schedule
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.say import Say
from ziggurat.players import find_bot
from ziggurat.players.values import ValueData, features_of, write_value

MEMORY = 3  # rounds whose practice is learned from: older ones know less
LADDER_SEED = 1 << 32  # games against the ladder are never those that were learned from


class Plan(msgspec.Struct, frozen=True):
    """What a training is asked for."""

    title: str
    players: int
    seed: int = 1
    rounds: int = 4
    games: int = 200  # of practice in a round
    share: float = 0.5  # of their turns whose beginning is written down
    between: float = 0.03  # of the decisions in the middle of turns, likewise
    hidden: int = 8  # units of the network beside the direct sum
    near: tuple[float, ...] = (0.15, 0.33)  # how much of the correction counts when actions are compared: all are tried
    far: float = 0.5  # and how much when positions some turns ahead are
    ladder: tuple[str, ...] = ("greedy",)
    matches: int = 100  # games against each bot of the ladder after a round


class Match(msgspec.Struct, frozen=True):
    """Against one bot of the ladder, with a part of the correction."""

    bot: str
    near: float
    games: int
    wins: float
    low: float
    high: float


class Round(msgspec.Struct, frozen=True):
    """A line of the log."""

    round: int
    games: int  # learned from
    rows: int
    passes: float
    loss: float
    loss_before: float
    right: float
    right_before: float
    matches: list[Match]


def nothing() -> None:
    """Nobody listens."""


class Training:
    """A training in a folder, which goes on where it was."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        title = named_title(plan.title)
        title.check_players(plan.players)
        for bot in plan.ladder:
            find_bot(bot)
        self.plan, self.folder = plan, folder
        state = title.new(plan.players, plan.seed, dict(title.unattended))
        if not title.features(state, 0):
            raise BadOptions(Say("error.no_features", {"title": title.name}))
        self.id, self.features = title.id, features_of(state)
        folder.mkdir(parents=True, exist_ok=True)
        written = folder / "training.json"
        for before in read_lines(written, Plan):
            # More rounds are welcome; anything else would mix two trainings.
            if msgspec.structs.replace(before, rounds=plan.rounds) != plan:
                raise BadOptions(
                    Say("error.other_training", {"folder": str(folder), "plan": written.read_text().strip()})
                )
        written.write_bytes(msgspec.json.encode(plan) + b"\n")

    def log(self) -> list[Round]:
        return read_lines(self.folder / "log.jsonl", Round)

    def missing(self) -> int:
        """Games of the rounds that are not done: practice, and against the ladder."""
        plan = self.plan
        against = plan.matches * len(plan.ladder) * len(plan.near)
        return (plan.rounds - len(self.log())) * (plan.games + against)

    def run(self, workers: int, ray: str = "", each: Callable[[], None] = nothing) -> list[Round]:
        """Play and learn what is missing; `each` hears of every game. All rounds, as the log has them."""
        done = self.log()
        if len(done) < self.plan.rounds and find_spec("torch") is None:
            raise BadOptions(Say("error.no_torch"))  # said now, not after hours of practice
        for number in range(len(done) + 1, self.plan.rounds + 1):
            self.practise(number, workers, ray, each)
            line = self.fit(number)
            line = msgspec.structs.replace(line, matches=self.climb(number, workers, ray, each))
            shutil.copyfile(self.value_file(number, best_near(line, self.plan.near)), self.value_file(number))
            done.append(line)
            add_line(self.folder / "log.jsonl", line)
            best = max(done, key=strength)
            shutil.copyfile(self.value_file(best.round), self.folder / "value.json")
        return done

    def value_file(self, number: int, near: float | None = None) -> Path:
        part = "" if near is None else f"-{near:g}"
        return self.folder / f"value-{number:03}{part}.json"

    def practice_file(self, number: int) -> Path:
        return self.folder / f"practice-{number:03}.jsonl"

    def practise(self, number: int, workers: int, ray: str, each: Callable[[], None]) -> None:
        """The practice games of a round that are not in its file yet."""
        plan, file = self.plan, self.practice_file(number)
        known = {game.seed for game in read_lines(file, Learnt)}
        value = self.value_file(number - 1).read_bytes() if number > 1 else b""
        first = plan.seed + (number - 1) * plan.games
        jobs = [
            msgspec.json.encode(Lesson(plan.title, plan.players, seed, plan.share, plan.between, value))
            for seed in range(first, first + plan.games)
            if seed not in known
        ]
        for _ in known:
            each()
        parts = (
            spread(practise_batch, jobs, workers, batches=False, ray=ray)
            if ray or workers > 1
            else (practise_batch([job]) for job in jobs)
        )
        for lines in parts:
            with file.open("ab") as out:
                out.write(lines)
            each()

    def fit(self, number: int) -> Round:
        """Learn from the last rounds, and write the judgement down."""
        from ziggurat.arena.fit import Data, fit

        plan = self.plan
        rounds = range(max(1, number - MEMORY + 1), number + 1)
        games = [game for one in rounds for game in read_lines(self.practice_file(one), Learnt)]
        if len({held_back(game) for game in games if game.wins}) < 2:
            raise BadOptions(Say("error.little_practice"))
        data = Data(games)
        found = fit(data, plan.hidden, plan.seed + number)
        for near in plan.near:
            value = ValueData(self.id, plan.players, self.features, found.units, found.weights, near, plan.far)
            self.value_file(number, near).write_bytes(write_value(value))
        losses = (found.loss, found.loss_before, found.right, found.right_before)
        return Round(number, data.games, len(data.rows), found.passes, *losses, [])

    def climb(self, number: int, workers: int, ray: str, each: Callable[[], None]) -> list[Match]:
        """Games of the round's judgement, looking one action ahead, against each bot of the ladder."""
        plan = self.plan
        found = []
        for near in plan.near:
            hero = f"learned@{self.value_file(number, near)}"
            for rival in plan.ladder:
                bots = [hero] + [rival] * (plan.players - 1)
                jobs = schedule(plan.title, plan.players, plan.matches, bots, LADDER_SEED + plan.seed, {})
                tournament = Tournament(jobs, self.folder / "ladder.jsonl")
                for _ in tournament.played:
                    each()
                tournament.run(workers, lambda _result: each(), ray)
                if tournament.failures:
                    detail = tournament.failures[0].error
                    raise BadOptions(Say("error.ladder_game", {"bot": rival, "detail": detail}))
                lines = [line for line in tournament.played if hero in line.bots]
                wins = sum((line.places[line.bots.index(hero)] == 1) / line.places.count(1) for line in lines)
                found.append(Match(rival, near, len(lines), wins, *wilson(wins, len(lines))))
        return found


def best_near(line: Round, tried: tuple[float, ...]) -> float:
    """The part of the correction with which most games were won."""
    return max(tried, key=lambda near: sum(match.wins for match in line.matches if match.near == near))


def strength(line: Round) -> float:
    """By what rounds are compared: wins against the whole ladder, or the fit where nobody stood on it."""
    games: dict[float, float] = {}
    wins: dict[float, float] = {}
    for match in line.matches:
        games[match.near] = games.get(match.near, 0.0) + match.games
        wins[match.near] = wins.get(match.near, 0.0) + match.wins
    return max((wins[near] / games[near] for near in games if games[near]), default=line.loss_before - line.loss)
