"""`bench`: how fast the titles are, pure and compiled, beside other engines, all in one run."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ziggurat import _fast
from ziggurat.cli import measure, peers
from ziggurat.cli.arguments import JsonOption
from ziggurat.cli.console import Slow, columns, console, print_json
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.terminal import complain, figure, say

PEERS = ("catanatron", "chess", "backgammon")


def register(app: typer.Typer) -> None:
    app.command(epilog="ziggurat bench --json")(bench)


def bench(
    title: list[str] | None = None,
    players: Annotated[int, typer.Option(min=2)] = 4,
    seconds: Annotated[float, typer.Option(min=0.05)] = 1.5,
    rounds: Annotated[int, typer.Option(min=1)] = 3,
    peers_python: Path = Path(".venv-bench/bin/python"),
    smoke: Annotated[bool, typer.Option("--smoke")] = False,
    json: JsonOption = False,
) -> None:
    if smoke:
        seconds, rounds = 0.05, 1
    chosen = title or title_ids()
    for name in chosen:
        find_title(name).check_players(players)
    builds = ["pure", "compiled"] if _fast.fits() else ["pure"]
    if len(builds) == 1:
        complain(say("says.not_compiled"))
    runs = [(name, build) for name in chosen for build in builds]
    others = PEERS if peers_python.is_file() else ()
    if not others and not smoke:
        complain(say("says.no_peers", python=str(peers_python)))
    best: dict[tuple[str, str], dict[str, Any]] = {}
    with Slow(say("says.measuring"), rounds * (len(runs) + len(others))) as bar:
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
        table = columns(title, *(say(f"says.{build}") for build in builds))
        for key, form in FIGURES:
            table.add_row(say(f"says.{key}"), *(figure(numbers[key], form) for numbers in builds.values()))
        for peer in data["peers"]:
            table.add_row(f"× {peer}", *(figure(data["ratios"][title][build][peer], ".1f") for build in builds))
        out.print(table)
    for name, numbers in data["peers"].items():
        actions, games = figure(numbers["actions_per_second"], ",.0f"), figure(numbers["games_per_second"], ",.1f")
        speed = say("says.peer", actions=actions, games=games)
        out.print(f"{name} [dim]{numbers['version']}[/]: {speed}")


FIGURES = (
    ("decisions_per_second", ",.0f"),
    ("games_per_second", ",.1f"),
    ("playout_decisions_per_second", ",.0f"),
    ("clone_us", ".2f"),
    ("json_bytes", ","),
    ("record_bytes", ","),
)
