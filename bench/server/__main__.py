"""`make bench-server`: moves/s, latency, sockets and memory, beside the bare numbers of the same run."""

import argparse
import asyncio
import multiprocessing
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

import ziggurat
from bench.server import bare
from bench.server.importers import Importers
from bench.server.load import Load, echo_round_trips, percentile

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from server.postgres import Postgres  # noqa: E402

IMPORTERS = 4
SPELLS = 16  # times as long as anything else: beside importers and without them, by turns
LONGEST = max((ROOT / "tests" / "games").glob("*/golden/*.txt"), key=lambda path: path.stat().st_size)
# How long each move took beside importers, and in the spell without them that came after it.
Spell = tuple[list[float], list[float]]
PACE = {"sqlite": 300, "postgresql": 500}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    for _ in range(1200):
        try:
            if httpx.get(address + "/healthz", timeout=2).status_code < 500:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.05)
    raise RuntimeError(f"nothing answers at {address}")


def start_server(database: str, port: int) -> subprocess.Popen[bytes]:
    environment = os.environ | {
        "ZIGGURAT_RATE_PERSON": "1e9",
        "ZIGGURAT_RATE_ADDRESS": "1e9",
        "ZIGGURAT_RATE_GUESTS": "1e9",
        "ZIGGURAT_SOCKETS_PERSON": "100000",
        "ZIGGURAT_CACHED_STATES": "100000",
        "ZIGGURAT_RATE_TABLES": "1e9",
    }
    command = [sys.executable, "-m", "ziggurat.server", "serve", "--no-browser", "--port", str(port), "-d", database]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)


def resident(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def busy(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, backend: str, title: str, tables: int, seconds: float, process: int) -> None:
    load = Load(address, title)
    wait = resident(process)
    await load.sit_down(tables)
    each = (resident(process) - wait) / tables / 1024
    sockets = await load.connect()
    say(f"{sockets} sockets held; {each:.1f} KB for each idle table in memory ({tables} running games)")
    pace = PACE[backend]
    await load.paced(pace / 2, asyncio.sleep(2))  # warm up
    reached = await load.paced(pace, asyncio.sleep(seconds))
    see = [percentile(load.latencies, part) * 1000 for part in (0.5, 0.99)]
    ack = [percentile(load.acks, part) * 1000 for part in (0.5, 0.99)]
    say(
        f"at {pace} clicks/s: {reached:.0f} moves/s committed, click to the other screen p50 {see[0]:.1f} ms"
        f" p99 {see[1]:.1f} ms, to the own acknowledgement p50 {ack[0]:.1f} ms p99 {ack[1]:.1f} ms"
    )
    used, played = busy(process), load.moves
    flat = await load.flat_out(seconds)
    each = (busy(process) - used) / max(1, load.moves - played) * 1000
    say(
        f"flat out: {flat:.0f} moves/s committed, {load.errors} refused,"
        f" {each:.2f} ms of processor time for each in the server"
    )
    spells = await beside_importers(load, pace / 4, seconds * SPELLS)
    say(f"at {pace / 4:.0f} clicks/s: {compared(spells)}")
    await load.close()


def say(line: str) -> None:
    print(f"  {line}", flush=True)


async def beside_importers(load: Load, rate: float, seconds: float) -> list[Spell]:
    """How long moves take while guests import long games, and for as long while nobody does, by turns.

    How long a disk or a busy neighbour takes changes from minute to minute, and shows in both alike.
    """
    importers = Importers(load.address, IMPORTERS, LONGEST.read_text())
    await importers.once()  # the server's process for it is started by the first
    spells = []
    end = time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await load.paced(rate, importers.once())
        lasted = time.perf_counter() - began
        beside = load.latencies.copy()
        await load.paced(rate, asyncio.sleep(lasted))
        spells.append((beside, load.latencies.copy()))
    importers.close()
    return spells


def compared(spells: list[Spell]) -> str:
    """The p99 of all spells together, and between what their ratio would lie if other spells had been drawn."""

    def p99s(drawn: list[Spell]) -> tuple[float, float]:
        beside, calm = (percentile([took for spell in drawn for took in spell[side]], 0.99) for side in (0, 1))
        return beside * 1000, calm * 1000

    beside, calm = p99s(spells)
    dice = random.Random(1)
    drawn = [p99s(dice.choices(spells, k=len(spells))) for _ in range(400)]
    low, high = (percentile([one / other for one, other in drawn], part) for part in (0.05, 0.95))
    return (
        f"p99 {calm:.1f} ms; beside {IMPORTERS} guests who import long games ({IMPORTERS * len(spells)} imported)"
        f" {beside:.1f} ms, {beside / calm:.2f} times as much (90 %: {low:.2f} to {high:.2f})"
    )


def run(backend: str, database: str, arguments: argparse.Namespace) -> None:
    port = free_port()
    server = start_server(database, port)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address)
        asyncio.run(measure(address, backend, arguments.title, arguments.tables, arguments.seconds, server.pid))
    finally:
        server.terminate()
        server.wait(60)


def echo(arguments: argparse.Namespace) -> str:
    port = free_port()
    process = multiprocessing.get_context("spawn").Process(target=bare.serve_echo, args=(port,), daemon=True)
    process.start()
    try:
        wait_for(f"http://127.0.0.1:{port}")
        times = asyncio.run(echo_round_trips(f"http://127.0.0.1:{port}", arguments.tables * 2, 500, 3))
    finally:
        process.terminate()
        process.join()
    p50, p99 = (percentile(times, part) * 1000 for part in (0.5, 0.99))
    sockets = arguments.tables * 2
    return f"  empty Litestar echo, {sockets} sockets, 500 messages/s of 10 KB: p50 {p50:.1f} ms p99 {p99:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--title", default="antike")
    parser.add_argument("--tables", type=int, default=250, help="two sockets each")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", choices=sorted(PACE))
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-bench-"))
    postgres: Postgres | None = None
    try:
        engine = "compiled" if ziggurat.COMPILED else "pure"
        people = f"{arguments.tables} tables of two people"
        print(f"{arguments.title}, {engine} engine, {people}, {os.cpu_count()} cores", flush=True)
        print("bare", flush=True)
        print(echo(arguments), flush=True)
        if arguments.only != "postgresql":
            print(f"  SQLite INSERT+COMMIT: {bare.sqlite_commits(folder, 3):.0f}/s", flush=True)
        if arguments.only != "sqlite":
            postgres = Postgres(fsync=True)
            postgres.start()
            print(f"  PostgreSQL INSERT+COMMIT: {bare.postgres_commits(postgres.fresh(), 3):.0f}/s", flush=True)
        if arguments.only != "postgresql":
            print("server on SQLite", flush=True)
            run("sqlite", str(folder / "tables.sqlite"), arguments)
        if postgres is not None:
            print("server on PostgreSQL", flush=True)
            run("postgresql", postgres.fresh(), arguments)
    finally:
        if postgres is not None:
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
