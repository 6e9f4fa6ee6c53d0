"""`arena`: bots against each other, and how strong each of them is."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import ziggurat
from ziggurat.arena.picture import svg
from ziggurat.arena.titles import named_title
from ziggurat.arena.tournament import Tournament, schedule
from ziggurat.cli.arguments import ContentOption, JsonOption, OptionsOption, SeedOption, TitleArgument
from ziggurat.cli.console import Slow, complain, console, keep, parse_options, print_json, read_pack_file, see_again
from ziggurat.cli.simulate import Failures, Ray, Workers, pack_bytes


def register(app: typer.Typer) -> None:
    app.command(
        epilog="Example: ziggurat arena antike --players 2 --games 100 --bots search,greedy --seconds 0.2 --seed 1"
    )(arena)


def arena(
    title: TitleArgument,
    players: Annotated[int, typer.Option(help="Players at the table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    bots: Annotated[
        str,
        typer.Option(help="Bots, by name or as module:NAME. As many as players: one company; else all companies."),
    ] = "master,expert,skilled,casual,novice",
    seconds: Annotated[float, typer.Option(min=0.001, help="Thinking time a turn.")] = 1.0,
    simulations: Annotated[
        int, typer.Option(min=0, help="Instead of a time: so many playouts in each search, the same everywhere.")
    ] = 0,
    seed: SeedOption = 1,
    workers: Workers = 1,
    ray: Ray = "",
    options: OptionsOption = None,
    content: ContentOption = None,
    results: Annotated[
        Path | None, typer.Option(help="File of results, a line a game; games that stand in it are not played again.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(help="Write ratings and scores as an SVG picture.")] = None,
    failures: Failures = Path("failures"),
    json: JsonOption = False,
) -> None:
    """Let bots play each other from every seat, and rate them.

    Every company of bots plays each seed from all sides. Ratings are Bradley-Terry's on the scale of chess: 200 points
    more win three meetings of four.
    """
    names = [name.strip() for name in bots.split(",")]
    jobs = schedule(
        title, players, games, names, seed, parse_options(options), seconds, simulations, pack_bytes(content)
    )
    named_title(title).new(players, seed, dict(jobs[0].options), read_pack_file(content))
    tournament = Tournament(jobs, results)
    with Slow(f"{len(tournament.missing)} games of {title}", len(tournament.missing)) as bar:
        tournament.run(workers or os.cpu_count() or 1, lambda _: bar.advance(), ray)
    ratings = tournament.ratings()
    if picture is not None and ratings:
        picture.write_text(
            svg(f"{title}, {players} players, {len(tournament.played)} games", ratings, tournament.played)
        )
    if json:
        print_json(
            {
                "title": title,
                "players": players,
                "games": len(tournament.played),
                "failures": len(tournament.failures),
                "seconds": seconds,
                "simulations": simulations,
                "seed": seed,
                "compiled": ziggurat.COMPILED,
                "bots": {line.bot: line for line in ratings},
            }
        )
    else:
        table = Table("bot", "games", "wins", "95 %", "rank points", "rating", "95 %", "mean score", box=None)
        for line in ratings:
            table.add_row(
                line.bot,
                str(line.games),
                f"{100 * line.win_rate:.1f} %",
                f"{100 * line.win_low:.0f}-{100 * line.win_high:.0f}",
                f"{line.rank_points:.2f}",
                f"{line.rating:.0f}",
                f"{line.low:.0f}-{line.high:.0f}",
                f"{line.mean_score:.1f}",
            )
        console().print(table)
    for failed in tournament.failures:
        path = keep(failures, f"{title.replace(':', '-')}-{players}p-seed{failed.job.seed}", failed.record)
        complain(f"seed {failed.job.seed}: {failed.error}; see it again with: {see_again(path, title)}")
    if tournament.failures:
        raise typer.Exit(1)
