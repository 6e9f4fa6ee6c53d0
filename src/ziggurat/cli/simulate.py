"""`simulate` and `fuzz`: many games between bots."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ziggurat.arena.simulate import Summary, fuzz_jobs, run_jobs, simulation_jobs
from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, OptionsOption
from ziggurat.cli.console import (
    Slow,
    columns,
    console,
    keep,
    parse_options,
    print_json,
    read_bytes,
    read_pack_file,
    see_again,
)
from ziggurat.kernel.words import words
from ziggurat.players import make_bot
from ziggurat.terminal import LANGUAGE, complain, figure, say

Workers = Annotated[int, typer.Option(min=0)]
Ray = Annotated[str, typer.Option(metavar="help.an_address")]


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat simulate antike --players 4 --games 1000 --bots random --seed 1 --json")(simulate)
    app.command(epilog="ziggurat fuzz antike --games 20000 --seed 1 --workers 2")(fuzz)


def simulate(
    title: str,
    players: int = 4,
    games: Annotated[int, typer.Option(min=1)] = 100,
    bots: str = "greedy",
    seed: int = 1,
    workers: Workers = 1,
    ray: Ray = "",
    options: OptionsOption = None,
    content: ContentOption = None,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    failures: Path = Path("failures"),
    json: JsonOption = False,
) -> None:
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name, 0)
    jobs = simulation_jobs(title, players, games, names, seed, parse_options(options), pack_bytes(content), rotate)
    # One game in this process first: what the title refuses (its content pack, say) is refused in one line.
    named_title(title).new(players, seed, dict(jobs[0].options), read_pack_file(content))
    with Slow(say("says.games_of", n=games, title=title), games) as bar:
        summary = run_jobs(title, players, jobs, workers or os.cpu_count() or 1, lambda _: bar.advance(), ray)
    report(summary, failures, json)


def fuzz(
    title: str,
    games: Annotated[int, typer.Option(min=1)] = 300,
    seed: int = 1,
    workers: Workers = 1,
    content: ContentOption = None,
    failures: Path = Path("failures"),
    json: JsonOption = False,
) -> None:
    read_pack_file(content)
    jobs = fuzz_jobs(title, games, seed, pack_bytes(content))
    most = max(job.players for job in jobs)
    with Slow(say("says.games_of", n=games, title=title), games) as bar:
        summary = run_jobs(title, most, jobs, workers or os.cpu_count() or 1, lambda _: bar.advance())
    report(summary, failures, json)


def pack_bytes(path: Path | None) -> tuple[str, bytes]:
    if path is None:
        return "", b""
    return path.name, read_bytes(path)


def report(summary: Summary, failures: Path, json: bool) -> None:
    if json:
        print_json(summary.to_data())
    else:
        print_summary(summary)
    for failed in summary.failures:
        name = f"{summary.title.replace(':', '-')}-{failed.job.players}p-seed{failed.job.seed}"
        path = keep(failures, name, failed.record)
        again = see_again(path, summary.title)
        complain(say("says.failed", seed=failed.job.seed, error=failed.error, command=again))
    if summary.failures:
        raise typer.Exit(1)


def print_summary(summary: Summary) -> None:
    data = summary.to_data()
    out = console()
    told = say(
        "says.summary",
        finished=data["finished"],
        games=data["games"],
        failed=len(summary.failures),
        decisions=figure(data["decisions"], ","),
        seconds=figure(data["seconds"], ".1f"),
        speed=figure(data["decisions_per_second"], ",.0f"),
        compiled="yes" if data["compiled"] else "no",
    )
    out.print(f"[bold]{summary.title}[/]: {told}")
    table = columns(*(say(f"says.{head}") for head in ("seat", "wins", "mean_score", "lowest", "highest")))
    for seat, scores in enumerate(data["scores"]):
        if scores:
            wins = f"{data['wins_by_seat'][seat]}"
            table.add_row(str(seat), wins, figure(scores["mean"], ".1f"), f"{scores['min']}", f"{scores['max']}")
    if table.row_count:
        out.print(table)
    for name, wins in data.get("wins_by_bot", {}).items():
        share = figure(100 * wins / max(1, summary.finished), ".1f")
        out.print(say("says.won", bot=name, wins=wins, games=summary.finished, share=share), markup=False)
    spoken = words(named_title(summary.title).package, LANGUAGE.get())
    endings = Table.grid(padding=(0, 1, 0, 0))
    endings.add_column(justify="right", min_width=6)
    for key, count in data["endings"].items():
        # Who and how many differ from game to game: such a sentence has another one, of anybody.
        endings.add_row(str(count), "×", spoken.text(f"{key}.any", spoken.text(key, key)))
    out.print(endings)
