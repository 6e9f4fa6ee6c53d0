"""`check`: the conformance suite on a title."""

from pathlib import Path
from typing import Annotated

import typer

from ziggurat.arena.play import job_options
from ziggurat.arena.simulate import random_setup
from ziggurat.arena.titles import named_title
from ziggurat.cli.arguments import ContentOption, JsonOption, OptionsOption
from ziggurat.cli.console import Slow, console, keep, parse_options, print_json, read_pack_file, see_again
from ziggurat.kernel.conformance import CHECKS, Broken, check_game
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.terminal import complain, say


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat check antike --players 2 --games 5")(check)


def check(
    title: str,
    games: Annotated[int, typer.Option(min=1)] = 4,
    players: int | None = None,
    seed: int = 1,
    every: Annotated[int, typer.Option(min=1)] = 1,
    options: OptionsOption = None,
    content: ContentOption = None,
    failures: Path = Path("failures"),
    json: JsonOption = False,
) -> None:
    found = named_title(title)
    pack = read_pack_file(content)
    given = parse_options(options)
    if players is not None:
        found.check_players(players)
    decisions = 0
    broken: list[str] = []
    with Slow(say("says.checking", title=title), games) as bar:
        for number in range(seed, seed + games):
            table, drawn = random_setup(found, rng_from_seed(number))
            chosen = job_options(found, {**drawn, **given} if options is None and players is None else given)
            try:
                decisions += check_game(found, players or table, number, chosen, pack, every).decisions
            except Broken as error:
                path = keep(failures, f"{found.id}-check-seed{number}", error.record)
                broken.append(str(error))
                complain(say("says.failed", seed=number, error=str(error), command=see_again(path, title)))
            bar.advance()
    if json:
        names = [promise.__name__ for promise in CHECKS]
        print_json({"title": title, "games": games, "decisions": decisions, "checks": names, "broken": broken})
    elif not broken:
        said = say("says.promises_kept", title=found.name, games=games, decisions=decisions)
        console().print(said, markup=False)
    if broken:
        raise typer.Exit(1)
