"""Learning a judgement of positions by self-play, in rounds: practice, a fit, pairs of games, games against the ladder.

Everything is written into a folder as it comes, and a training that was stopped goes on where it was:

    training.json       what was asked for; another training needs another folder
    strides.json        the features whose worth is learned in pairs, and how far they are tried out
    practice-001.jsonl  what each practice game of a round taught
    worths-001.jsonl    a line for each step of the worths in a round
    value-001.json      the judgement after the round
    ladder.jsonl        games of `learned` against the ladder, by the file of its judgement
    log.jsonl           a line for each round
    value.json          the best so far
"""

import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec

from ziggurat.arena.lines import add_line, read_lines
from ziggurat.arena.pairs import GLANCES, Glance, Met, Pair, Seen, Step, Strides, chosen, look_batch, meet_batch, step
from ziggurat.arena.pool import Task, spread
from ziggurat.arena.practice import Learnt, Lesson, held_back, practise_batch
from ziggurat.arena.rating import wilson
from ziggurat.arena.titles import named_title
from ziggurat.arena.tournament import Tournament, schedule
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.say import Say
from ziggurat.players import find_bot
from ziggurat.players.values import ValueData, digest, read_value, value_in, write_value

MEMORY = 3  # rounds whose practice is learned from: older ones know less
LADDER_SEED = 1 << 32  # games against the ladder are never those that were learned from,
PAIRS_SEED = 1 << 33  # nor those of pairs, nor those that were looked at beforehand
GLANCES_SEED = 3 << 32


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
    near: float = 0.0  # how much of its correction counts when actions are compared,
    far: float = 0.5  # and when positions some turns ahead are
    rivals: float = 0.0  # how much the lead over the others counts where actions are compared
    steps: int = 5  # of the worths in a round
    pairs: int = 100  # of games for each step
    start: str = ""  # a file whose worths are begun with, of another number of players as a rule
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
    pairs: int = 0  # by which the worths were learned, with those of the rounds before


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
        self.start = value_in(plan.start).worths if plan.start else {}
        state = title.new(plan.players, plan.seed, dict(title.unattended))
        if not title.features(state, 0):
            raise BadOptions(Say("error.no_features", {"title": title.name}))
        self.id, self.names = title.id, title.feature_names(state, 0)
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
        """Games of the rounds that are not done: practice, pairs, and against the ladder."""
        plan = self.plan
        each = plan.games + 2 * plan.steps * plan.pairs + plan.matches * len(plan.ladder)
        return (plan.rounds - len(self.log())) * each

    def run(self, workers: int, ray: str = "", each: Callable[[], None] = nothing) -> list[Round]:
        """Play and learn what is missing; `each` hears of every game. All rounds, as the log has them."""
        done = self.log()
        if len(done) < self.plan.rounds and find_spec("torch") is None:
            raise BadOptions(Say("error.no_torch"))  # said now, not after hours of practice
        for number in range(len(done) + 1, self.plan.rounds + 1):
            self.practise(number, workers, ray, each)
            line, value = self.fit(number)
            worths = self.learn_worths(number, workers, ray, each)
            self.value_file(number).write_bytes(write_value(msgspec.structs.replace(value, worths=worths)))
            line = msgspec.structs.replace(line, matches=self.climb(number, workers, ray, each))
            done.append(line)
            add_line(self.folder / "log.jsonl", line)
            best = max(done, key=strength)
            shutil.copyfile(self.value_file(best.round), self.folder / "value.json")
        return done

    def value_file(self, number: int) -> Path:
        return self.folder / f"value-{number:03}.json"

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
        for lines in self.done(practise_batch, jobs, workers, ray):
            with file.open("ab") as out:
                out.write(lines)
            each()

    @staticmethod
    def done(task: Task, jobs: list[bytes], workers: int, ray: str) -> Iterator[bytes]:
        """What the task makes of each job, one after the other as they come."""
        if ray or workers > 1:
            return spread(task, jobs, workers, batches=False, ray=ray)
        return (task([job]) for job in jobs)

    def fit(self, number: int) -> tuple[Round, ValueData]:
        """Learn who wins from the practice of the last rounds."""
        from ziggurat.arena.fit import Data, fit

        plan = self.plan
        rounds = range(max(1, number - MEMORY + 1), number + 1)
        games = [game for one in rounds for game in read_lines(self.practice_file(one), Learnt)]
        if len({held_back(game) for game in games if game.wins}) < 2:
            raise BadOptions(Say("error.little_practice"))
        data = Data(games)
        found = fit(data, plan.hidden, plan.seed + number)
        parts = (plan.near, plan.far, plan.rivals)
        value = ValueData(self.id, plan.players, digest(self.names), found.units, found.weights, *parts)
        losses = (found.loss, found.loss_before, found.right, found.right_before)
        pairs = number * plan.steps * plan.pairs
        return Round(number, data.games, len(data.rows), found.passes, *losses, [], pairs), value

    def learn_worths(self, number: int, workers: int, ray: str, each: Callable[[], None]) -> dict[str, float]:
        """Step by step, from where the round before came to; what features are worth then."""
        plan = self.plan
        known = {name: worth for name, worth in self.start.items() if name in self.names}
        if number > 1:
            known = read_value(self.value_file(number - 1).read_bytes(), "value").worths
        tried = self.strides(workers, ray) if plan.steps else Strides([], [], 1.0)
        # What is known of others stays as it is.
        names = tried.names + [name for name in known if name not in tried.names]
        strides = tried.strides + [0.0] * (len(names) - len(tried.names))
        places = [self.names.index(name) for name in names]
        worths = [known.get(name, 0.0) for name in names]
        file = self.folder / f"worths-{number:03}.jsonl"
        before = read_lines(file, Step)
        for line in before:
            worths = line.worths
            for _ in range(2 * line.pairs):
                each()
        for at in range(len(before), plan.steps):
            first = PAIRS_SEED + plan.seed + ((number - 1) * plan.steps + at) * plan.pairs
            jobs = [
                msgspec.json.encode(
                    Pair(plan.title, plan.players, seed, places, worths, strides, tried.margin, plan.rivals)
                )
                for seed in range(first, first + plan.pairs)
            ]
            found: list[Met] = []
            for lines in self.done(meet_batch, jobs, workers, ray):
                found.append(msgspec.json.decode(lines, type=Met))
                each()
                each()
            line = step(worths, strides, found)
            add_line(file, line)
            worths = line.worths
        return {name: worth for name, worth in zip(names, worths, strict=True) if worth}

    def strides(self, workers: int, ray: str) -> Strides:
        """Looked for once in a training."""
        file = self.folder / "strides.json"
        for written in read_lines(file, Strides):
            return written
        plan = self.plan
        first = GLANCES_SEED + plan.seed
        seeds = range(first, first + min(GLANCES, plan.games))
        jobs = [msgspec.json.encode(Glance(plan.title, plan.players, seed)) for seed in seeds]
        games = [msgspec.json.decode(lines, type=Seen) for lines in self.done(look_batch, jobs, workers, ray)]
        found = chosen(games, self.names)
        add_line(file, found)
        return found

    def climb(self, number: int, workers: int, ray: str, each: Callable[[], None]) -> list[Match]:
        """Games of the round's judgement, looking one action ahead, against each bot of the ladder."""
        plan = self.plan
        hero = f"learned@{self.value_file(number)}"
        found = []
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
            found.append(Match(rival, plan.near, len(lines), wins, *wilson(wins, len(lines))))
        return found


def strength(line: Round) -> float:
    """By what rounds are compared: wins against the whole ladder, or the fit where nobody stood on it."""
    games = sum(match.games for match in line.matches)
    return sum(match.wins for match in line.matches) / games if games else line.loss_before - line.loss
