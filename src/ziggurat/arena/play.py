"""One game between bots, and the record that shows again where it went wrong."""

import time
from typing import Any

import msgspec

from ziggurat.arena.titles import named_title
from ziggurat.kernel.conformance import Broken, check_game, difference
from ziggurat.kernel.content import Pack
from ziggurat.kernel.game import new_game
from ziggurat.kernel.record import Entry
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.kernel.title import Title
from ziggurat.players import Bot, Budget, View, make_bot


class Job(msgspec.Struct, frozen=True):
    """A game to be played, as it travels between processes."""

    title: str
    players: int
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    pack_name: str = ""
    pack: bytes = b""
    log: bool = False  # also say what happens, as in a real game, to try the words
    seconds: float = 1.0  # thinking time for a turn, of the processor
    simulations: int = 0  # instead of a time: playouts in each search, which can be repeated exactly
    check: int = 0  # run the conformance suite at every so manyth decision; 0 for never


class Result(msgspec.Struct, frozen=True):
    """What became of a job. `error` is empty unless the title failed; then `record` leads to the failure."""

    job: Job
    decisions: int
    seconds: float
    ending: str = ""
    places: list[int] = []
    scores: list[int] = []
    error: str = ""
    record: str = ""


Move = tuple[int, Action]
"""A seat and what it did."""


class DeadEnd(Exception):
    """A seat is to act and has no legal action."""


class Runaway(Exception):
    """The game passed the bound its title promises."""


class Unbalanced(Exception):
    """Components were gained or lost, or the game ended without an outcome."""


def read_pack(job: Job) -> Pack | None:
    return Pack(job.pack_name, job.pack) if job.pack_name else None


def job_options(title: Title, given: dict[str, Any]) -> dict[str, object]:
    """The given options over those that make a game between programs end."""
    return {**title.unattended, **given}


def play_job(job: Job) -> Result:
    """Play the game; whatever goes wrong in the title becomes a result, with its record."""
    title = named_title(job.title)
    pack = read_pack(job)
    options = job_options(title, job.options)
    if job.check:
        return _checked(job, title, options, pack)
    state = title.new(job.players, job.seed, options, pack, keep_log=job.log)
    moves: list[Move] = []
    began = time.perf_counter()
    try:
        play_out(state, make_bots(job), job, moves)
        seconds = time.perf_counter() - began
        expected, found = title.box(state), state.census()
        if expected != found:
            raise Unbalanced(f"components do not add up: {difference(expected, found)}")
        outcome = state.outcome()
        if outcome is None:
            raise Unbalanced("the game is over without an outcome")
    except Exception as error:
        seconds = time.perf_counter() - began
        return Result(job, state.ply, seconds, error=describe(error), record=failing_record(job, moves))
    return Result(job, state.ply, seconds, outcome.reason.key, outcome.places, outcome.scores)


def _checked(job: Job, title: Title, options: dict[str, object], pack: Pack | None) -> Result:
    began = time.perf_counter()
    try:
        report = check_game(title, job.players, job.seed, options, pack, job.check)
    except Broken as broken:
        return Result(job, 0, time.perf_counter() - began, error=str(broken), record=broken.record)
    return Result(job, report.decisions, time.perf_counter() - began, "checked")


def make_bots(job: Job) -> list[Bot]:
    # The seat's own stream lies in the upper half of the seed, far from every game's.
    return [make_bot(name, job.seed + (seat + 1 << 40)) for seat, name in enumerate(job.bots)]


def play_out(state: State, bots: list[Bot], job: Job, moves: list[Move]) -> None:
    """Let the bots play to the end; every action is validated, and written down before."""
    views = [View(state, seat) for seat in range(state.players)]
    thinking = Budget(job.seconds, job.simulations, clock=time.process_time)
    order = rng_from_seed(job.seed)
    longest = state.title.longest
    while not state.over():
        seat = next_seat(state, order)
        if state.ply >= longest:
            raise Runaway(f"more than {longest} decisions")
        if not state.legal(seat):
            raise DeadEnd(f"seat {seat} is to act and has no legal action")
        action = bots[seat].choose(views[seat], thinking)
        moves.append((seat, action))
        state.apply(seat, action)


def next_seat(state: State, order: Rng) -> int:
    """The seat to act; among several that choose at once, any of them."""
    actors = state.actors()
    return actors[0] if len(actors) == 1 else actors[order.below(len(actors))]


def failing_record(job: Job, moves: list[Move]) -> str:
    """The game as it was played, as a record; its last action is the one that fails."""
    title = named_title(job.title)
    game = new_game(title, job.players, job.seed, job_options(title, job.options), read_pack(job))
    try:
        for seat, action in moves:
            probe = game.state.clone()
            probe.trace = []
            probe.log = []
            notation = title.notation(game.state, seat, action)
            try:
                probe.apply(seat, action)
            except Exception:
                record = game.record()
                record.entries.append(Entry(seat, notation, probe.trace))
                return record.write()
            game.play(seat, action)
    except Exception:  # legal or notation itself fails: the position before it is what can be shown
        return game.record().write()
    return game.record().write()


def describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
