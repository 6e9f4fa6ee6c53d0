"""`train`: learn to judge positions by self-play."""

import os
from pathlib import Path
from typing import Annotated

import typer

import ziggurat
from ziggurat.arena.picture import progress
from ziggurat.arena.training import Match, Plan, Training
from ziggurat.cli.arguments import JsonOption
from ziggurat.cli.console import Slow, columns, console, print_json
from ziggurat.cli.simulate import Ray, Workers
from ziggurat.terminal import complain, figure, say

HEADS = ("round", "rows", "loss", "loss_before")


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat train antike --players 2 --folder antike-2 --workers 0")(train)


def train(
    title: str,
    players: int = 2,
    folder: Path | None = None,
    rounds: Annotated[int, typer.Option(min=1)] = 4,
    games: Annotated[int, typer.Option(min=8)] = 200,
    share: Annotated[float, typer.Option(min=0.0001, max=1.0)] = 0.5,
    between: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.03,
    hidden: Annotated[int, typer.Option(min=1, max=64)] = 8,
    near: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.0,
    far: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.5,
    rivals: Annotated[float, typer.Option(min=0.0, max=1.0)] = 0.0,
    steps: Annotated[int, typer.Option(min=0)] = 5,
    pairs: Annotated[int, typer.Option(min=2)] = 100,
    start: Path | None = None,
    ladder: str = "greedy",
    matches: Annotated[int, typer.Option(min=0)] = 100,
    seed: int = 1,
    workers: Workers = 0,
    ray: Ray = "",
    json: JsonOption = False,
) -> None:
    bots = tuple(name.strip() for name in ladder.split(","))
    begun = "" if start is None else str(start)
    parts = (near, far, rivals)
    plan = Plan(title, players, seed, rounds, games, share, between, hidden, *parts, steps, pairs, begun, bots, matches)
    place = folder or Path(f"training-{title.replace(':', '-')}-{players}")
    training = Training(plan, place)
    if not ziggurat.COMPILED:
        complain(say("says.faster"))
    missing = training.missing()
    with Slow(say("says.games_of", n=missing, title=title), missing) as bar:
        done = training.run(workers or os.cpu_count() or 1, ray, bar.advance)
    heads = (say("says.training", title=title, players=players), say("says.after_each_round"))
    shares = [{match.bot: (won(match), match.low, match.high) for match in line.matches} for line in done]
    (place / "curve.svg").write_text(progress(heads, shares))
    if json:
        print_json({"folder": str(place), "compiled": ziggurat.COMPILED, "rounds": done})
        return
    table = columns(*(say(f"says.{head}") for head in HEADS), *shares[0])
    for line in done:
        cells = [
            f"{figure(100 * won(match), '.1f')} % ({100 * match.low:.0f}-{100 * match.high:.0f})"
            for match in line.matches
        ]
        table.add_row(
            str(line.round), str(line.rows), figure(line.loss, ".5f"), figure(line.loss_before, ".5f"), *cells
        )
    console().print(table)
    console().print(say("says.trained", file=str(place / "value.json")))


def won(match: Match) -> float:
    return match.wins / max(1, match.games)
