"""`check`: the conformance suite on a title."""

from pathlib import Path
from typing import Annotated

import typer

from ziggurat.arena.play import job_options
from ziggurat.arena.simulate import random_setup
from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, OptionsOption, SeedOption, TitleArgument
from ziggurat.cli.console import Slow, complain, console, keep, parse_options, print_json, read_pack_file, see_again
from ziggurat.kernel.conformance import CHECKS, Broken, check_game
from ziggurat.kernel.rng import rng_from_seed


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat check antike --players 2 --games 5")(check)


def check(
    title: TitleArgument,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 4,
    players: Annotated[int | None, typer.Option(help="Players; random when not given.")] = None,
    seed: SeedOption = 1,
    every: Annotated[int, typer.Option(min=1, help="Check every so manyth decision.")] = 1,
    options: OptionsOption = None,
    content: ContentOption = None,
    failures: Annotated[Path, typer.Option(help="Folder for the record of a game that fails.")] = Path("failures"),
    json: JsonOption = False,
) -> None:
    """Check at every decision of random games that a title keeps the kernel's promises.

    A title still being written can be named as module:NAME. Exit status 1 when a promise is broken.
    """
    found = named_title(title)
    pack = read_pack_file(content)
    given = parse_options(options)
    if players is not None:
        found.check_players(players)
    decisions = 0
    broken: list[str] = []
    with Slow(f"checking {title}", games) as bar:
        for number in range(seed, seed + games):
            table, drawn = random_setup(found, rng_from_seed(number))
            chosen = job_options(found, {**drawn, **given} if options is None and players is None else given)
            try:
                decisions += check_game(found, players or table, number, chosen, pack, every).decisions
            except Broken as error:
                path = keep(failures, f"{found.id}-check-seed{number}", error.record)
                broken.append(str(error))
                complain(f"seed {number}: {error}; see it again with: {see_again(path, title)}")
            bar.advance()
    if json:
        names = [promise.__name__ for promise in CHECKS]
        print_json({"title": title, "games": games, "decisions": decisions, "checks": names, "broken": broken})
    elif not broken:
        console().print(f"{found.name}: {games} games, {decisions} decisions, every promise kept")
    if broken:
        raise typer.Exit(1)
