"""`simulate` and `fuzz`: many games between bots."""

import os
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ziggurat.arena.simulate import Summary, fuzz_jobs, run_jobs, simulation_jobs
from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, OptionsOption, SeedOption, TitleArgument
from ziggurat.cli.console import Slow, complain, console, keep, parse_options, print_json, read_pack_file, see_again
from ziggurat.kernel.errors import BadOptions
from ziggurat.kernel.words import words
from ziggurat.players import make_bot

Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 for as many as there are cores.")]
Ray = Annotated[
    str,
    typer.Option(metavar="[ADDRESS]", help="Play on the Ray cluster at the address; or on Ray started here."),
]
Failures = Annotated[Path, typer.Option(help="Folder for the records of games that failed.")]


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat simulate antike --players 4 --games 1000 --bots random --seed 1 --json")(
        simulate
    )
    app.command(epilog="Example: ziggurat fuzz antike --games 20000 --seed 1 --workers 2")(fuzz)


def simulate(
    title: TitleArgument,
    players: Annotated[int, typer.Option(help="Players at the table.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One kind of bot, or one per seat: greedy,random,random.")] = "greedy",
    seed: SeedOption = 1,
    workers: Workers = 1,
    ray: Ray = "",
    options: OptionsOption = None,
    content: ContentOption = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots one seat on with every game.")] = False,
    failures: Failures = Path("failures"),
    json: JsonOption = False,
) -> None:
    """Play many games between bots and add them up.

    A game that fails is kept as a record that shows the failure again, and the exit status is 1.
    """
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, 0)
    jobs = simulation_jobs(title, players, games, names, seed, parse_options(options), pack_bytes(content), rotate)
    # One game in this process first: what the title refuses (its content pack, say) is refused in one line.
    named_title(title).new(players, seed, dict(jobs[0].options), read_pack_file(content))
    with Slow(f"{games} games of {title}", games) as bar:
        summary = run_jobs(title, players, jobs, workers or os.cpu_count() or 1, lambda _: bar.advance(), ray)
    report(summary, failures, json)


def fuzz(
    title: TitleArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 300,
    seed: SeedOption = 1,
    workers: Workers = 1,
    content: ContentOption = None,
    failures: Failures = Path("failures"),
    json: JsonOption = False,
) -> None:
    """Play random games over all player counts and options, some under the whole conformance suite."""
    read_pack_file(content)
    jobs = fuzz_jobs(title, games, seed, pack_bytes(content))
    most = max(job.players for job in jobs)
    with Slow(f"{games} games of {title}", games) as bar:
        summary = run_jobs(title, most, jobs, workers or os.cpu_count() or 1, lambda _: bar.advance())
    report(summary, failures, json)


def pack_bytes(path: Path | None) -> tuple[str, bytes]:
    if path is None:
        return "", b""
    try:
        return path.name, path.read_bytes()
    except OSError as error:
        raise BadOptions(f"{path}: {error.strerror}") from None


def report(summary: Summary, failures: Path, json: bool) -> None:
    if json:
        print_json(summary.to_data())
    else:
        print_summary(summary)
    for failed in summary.failures:
        name = f"{summary.title.replace(':', '-')}-{failed.job.players}p-seed{failed.job.seed}"
        path = keep(failures, name, failed.record)
        complain(f"seed {failed.job.seed}: {failed.error}; see it again with: {see_again(path, summary.title)}")
    if summary.failures:
        raise typer.Exit(1)


def print_summary(summary: Summary) -> None:
    data = summary.to_data()
    out = console()
    speed = f"{data['decisions_per_second']:,.0f} decisions/s" + (" compiled" if data["compiled"] else "")
    out.print(
        f"[bold]{summary.title}[/]: {data['finished']} of {data['games']} games finished, "
        f"{len(summary.failures)} failed, {data['decisions']:,} decisions in {data['seconds']:.1f} s ({speed})"
    )
    table = Table("seat", "wins", "mean score", "lowest", "highest", box=None)
    for seat, scores in enumerate(data["scores"]):
        if scores:
            wins = f"{data['wins_by_seat'][seat]}"
            table.add_row(str(seat), wins, f"{scores['mean']:.1f}", f"{scores['min']}", f"{scores['max']}")
    if table.row_count:
        out.print(table)
    for name, wins in data.get("wins_by_bot", {}).items():
        out.print(f"{name}: won {wins} of {summary.finished} games ({100 * wins / max(1, summary.finished):.1f} %)")
    spoken = words(named_title(summary.title).package, "en")
    for key, count in data["endings"].items():
        # Who and how many differ from game to game.
        out.print(f"{count:6} x {re.sub(r'{[^}]*}', '…', spoken.text(key, key))}")
