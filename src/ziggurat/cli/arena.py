"""`arena`: bots against each other, and how strong each of them is."""

import os
from pathlib import Path
from typing import Annotated

import typer

import ziggurat
from ziggurat.arena.picture import svg
from ziggurat.arena.titles import named_title
from ziggurat.arena.tournament import Tournament, schedule
from ziggurat.cli.arguments import ContentOption, JsonOption, OptionsOption
from ziggurat.cli.console import (
    Slow,
    columns,
    console,
    keep,
    need_svg,
    parse_options,
    print_json,
    read_pack_file,
    see_again,
)
from ziggurat.cli.simulate import Ray, Workers, pack_bytes
from ziggurat.terminal import complain, figure, say

HEADS = ("bot", "games", "wins", "95 %", "rank_points", "rating", "95 %", "mean_score")


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat arena antike --players 2 --games 100 --bots search,greedy --seconds 0.2 --seed 1")(
        arena
    )


def arena(
    title: str,
    players: int = 2,
    games: Annotated[int, typer.Option(min=1)] = 20,
    bots: str = "master,expert,skilled,casual,novice",
    seconds: Annotated[float, typer.Option(min=0.001)] = 1.0,
    simulations: Annotated[int, typer.Option(min=0)] = 0,
    seed: int = 1,
    workers: Workers = 1,
    ray: Ray = "",
    options: OptionsOption = None,
    content: ContentOption = None,
    results: Path | None = None,
    picture: Path | None = None,
    failures: Path = Path("failures"),
    json: JsonOption = False,
) -> None:
    need_svg(picture)
    names = [name.strip() for name in bots.split(",")]
    jobs = schedule(
        title, players, games, names, seed, parse_options(options), seconds, simulations, pack_bytes(content)
    )
    named_title(title).new(players, seed, dict(jobs[0].options), read_pack_file(content))
    tournament = Tournament(jobs, results)
    with Slow(say("says.games_of", n=len(tournament.missing), title=title), len(tournament.missing)) as bar:
        tournament.run(workers or os.cpu_count() or 1, lambda _: bar.advance(), ray)
    ratings = tournament.ratings()
    if picture is not None and ratings:
        heads = (
            say("says.arena_picture", title=title, players=players, games=len(tournament.played)),
            say("says.rating_interval"),
            say("says.every_score"),
        )
        picture.write_text(svg(heads, ratings, tournament.played))
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
        table = columns(*(head if head == "95 %" else say(f"says.{head}") for head in HEADS))
        for line in ratings:
            table.add_row(
                line.bot,
                str(line.games),
                figure(100 * line.win_rate, ".1f") + " %",
                f"{100 * line.win_low:.0f}-{100 * line.win_high:.0f}",
                figure(line.rank_points, ".2f"),
                f"{line.rating:.0f}",
                f"{line.low:.0f}-{line.high:.0f}",
                figure(line.mean_score, ".1f"),
            )
        console().print(table)
    for failed in tournament.failures:
        path = keep(failures, f"{title.replace(':', '-')}-{players}p-seed{failed.job.seed}", failed.record)
        complain(say("says.failed", seed=failed.job.seed, error=failed.error, command=see_again(path, title)))
    if tournament.failures:
        raise typer.Exit(1)
