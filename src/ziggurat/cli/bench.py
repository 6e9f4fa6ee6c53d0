"""`bench`: how fast the titles are, pure and compiled, beside other engines, all in one run."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from ziggurat import _fast
from ziggurat.cli import measure, peers
from ziggurat.cli.arguments import JsonOption
from ziggurat.cli.console import Slow, complain, console, print_json
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.registry import find_title, title_ids

PEERS = ("catanatron", "chess", "backgammon")


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ziggurat bench --json")(bench)


def bench(
    title: Annotated[list[str] | None, typer.Option(help="Only this title; may be given several times.")] = None,
    players: Annotated[int, typer.Option(min=2, help="Players in every game.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each measurement.")] = 1.5,
    rounds: Annotated[int, typer.Option(min=1, help="Measurements of each; the best one counts.")] = 3,
    peers_python: Annotated[
        Path, typer.Option(help="Python of the environment with the other engines (`make bench` makes it).")
    ] = Path(".venv-bench/bin/python"),
    smoke: Annotated[bool, typer.Option("--smoke", help="Only show that everything can be measured.")] = False,
    json: JsonOption = False,
) -> None:
    """Measure random play through the public API on one core, every action validated."""
    if smoke:
        seconds, rounds = 0.05, 1
    chosen = title or title_ids()
    for name in chosen:
        find_title(name).check_players(players)
    builds = ["pure", "compiled"] if _fast.fits() else ["pure"]
    if len(builds) == 1:
        complain("the compiled engine is not built from these sources (make fast); measuring pure Python only")
    runs = [(name, build) for name in chosen for build in builds]
    others = PEERS if peers_python.is_file() else ()
    if not others and not smoke:
        complain(f"{peers_python} is missing (make bench); measuring without other engines")
    best: dict[tuple[str, str], dict[str, Any]] = {}
    with Slow("measuring", rounds * (len(runs) + len(others))) as bar:
        # Rounds go over everything in turn, so that a busy moment of the machine hits nobody alone.
        for _ in range(rounds):
            for name, build in runs:
                keep_best(best, (name, build), measure_title(name, players, seconds, build))
                bar.advance()
            for name in others:
                keep_best(best, (name, "peer"), measure_peer(peers_python, name, seconds))
                bar.advance()
    data = {
        "players": players,
        "seconds": seconds,
        "rounds": rounds,
        "titles": {name: {build: best[name, build] for build in builds} for name in chosen},
        "peers": {name: best[name, "peer"] for name in others},
    }
    data["ratios"] = ratios(data)
    if json:
        print_json(data)
    else:
        print_table(data)


def keep_best(best: dict[tuple[str, str], dict[str, Any]], key: tuple[str, str], found: dict[str, Any]) -> None:
    """Of several measurements: the greatest speeds, the smallest times; sizes do not vary."""
    kept = best.setdefault(key, found)
    for name, value in found.items():
        if name.endswith("_per_second"):
            kept[name] = max(kept[name], value)
        elif name.endswith("_us"):
            kept[name] = min(kept[name], value)


def measure_title(name: str, players: int, seconds: float, build: str) -> dict[str, Any]:
    environment = {**os.environ, "ZIGGURAT_PURE": "1" if build == "pure" else ""}
    return run([sys.executable, "-m", measure.__name__, name, str(players), str(seconds)], environment)


def measure_peer(python: Path, name: str, seconds: float) -> dict[str, Any]:
    # The peers' environment knows nothing of ziggurat: the script is run by its path and imports only them.
    return run([str(python), str(peers.__file__), name, str(seconds)], dict(os.environ))


def run(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
        raise ZigguratError(f"{' '.join(command[1:])}: {last[0]}")
    found: dict[str, Any] = msgspec.json.decode(done.stdout.splitlines()[-1])
    return found


def ratios(data: dict[str, Any]) -> dict[str, Any]:
    """Decisions per second as multiples of each peer's, and of the pure build."""
    found: dict[str, Any] = {}
    for title, builds in data["titles"].items():
        for build, numbers in builds.items():
            speed = numbers["decisions_per_second"]
            row = {name: round(speed / peer["actions_per_second"], 2) for name, peer in data["peers"].items()}
            row["pure"] = round(speed / builds["pure"]["decisions_per_second"], 2)
            found.setdefault(title, {})[build] = row
    return found


def print_table(data: dict[str, Any]) -> None:
    # What is measured goes down, builds go across: it fits a narrow terminal whatever stands beside it.
    out = console()
    for title, builds in data["titles"].items():
        table = Table(title, *builds, box=None)
        for name, key, form in FIGURES:
            table.add_row(name, *(format(numbers[key], form) for numbers in builds.values()))
        for peer in data["peers"]:
            table.add_row(f"x {peer}", *(f"{data['ratios'][title][build][peer]:.1f}" for build in builds))
        out.print(table)
    for name, numbers in data["peers"].items():
        speed = f"{numbers['actions_per_second']:,.0f} actions/s, {numbers['games_per_second']:,.1f} games/s"
        out.print(f"{name} [dim]{numbers['version']}[/]: {speed}")


FIGURES = (
    ("decisions/s", "decisions_per_second", ",.0f"),
    ("games/s", "games_per_second", ",.1f"),
    ("clone µs", "clone_us", ".2f"),
    ("JSON bytes", "json_bytes", ","),
    ("record bytes", "record_bytes", ","),
)
