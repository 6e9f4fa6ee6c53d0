"""`make soak`: good and hostile traffic on two processes on PostgreSQL, then on one with SQLite, for some minutes.

Processes are killed and restarted in turn, a webhook drips, keys hold NULs, records are imported, people leave, run
out of time, come back, take back and end games. No bot that is to act may stand still; at the end every acknowledged
move must be stored once, every server must show what is stored, and the servers' logs must have no traceback.
"""

import argparse
import contextlib
import random
import shutil
import socket
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from bench.soak_watch import LONGEST, Logged, Watch, ask  # noqa: E402
from server.postgres import Postgres  # noqa: E402
from server.running import Client, Server  # noqa: E402

TITLES = ("antike", "mosaic", "ages", "civilization")
AWAY = (httpx.HTTPError, OSError)
# What a guest may be told: not theirs, not there (any more), not now, too often; and while servers come and go, later.
REFUSALS = {403, 404, 409, 429, 503}
PEOPLE = 6
TIMED = 0.02  # of the tables: each is played to its end by bots when its people went on to others
IN_FILE = 1 / 6  # of the minutes: most of what can go wrong needs two processes
RECORDS = sorted((ROOT / "tests" / "games").glob("*/golden/*.txt"))


class Soak:
    def __init__(self, database: str, servers: list[Logged], folder: Path, seed: int) -> None:
        self.database = database
        self.servers = servers
        self.watch = Watch(database, servers, folder)
        self.random = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.acknowledged: dict[str, set[tuple[int, str]]] = {}
        self.tables: list[str] = []
        self.wrong: list[str] = []
        self.longest_stop = 0.0
        self.lock = threading.Lock()
        self.ended = threading.Event()

    # -- people -------------------------------------------------------------------------------------

    def play(self, number: int) -> None:
        """One person: makes tables, sits down at others', moves, and now and then does something else."""
        dice = random.Random(self.random.random() + number)
        clients: dict[Server, Client] = {}
        cookie = ""
        while not self.ended.is_set():
            server = dice.choice(self.servers)
            try:
                if server not in clients:
                    client = Client(server, "")
                    if cookie:
                        client.http.cookies.set("ziggurat", cookie)
                    elif self.ask(client, "POST", "/api/me", {200, 201}, name=f"Player {number}") is None:
                        continue
                    clients[server] = client
                    cookie = client.cookie
                self.act(clients[server], dice)
            except AWAY:
                self.counts["away"] += 1
                time.sleep(0.05)
            except Exception:
                self.wrong.append(f"player {number}: {traceback.format_exc()}")

    def ask(self, client: Client, method: str, path: str, expected: set[int], **body: Any) -> Any:
        """The answer, or None for one of the usual refusals; anything else is wrong."""
        answer = client.call(method, path, **body)
        if answer.status_code in expected:
            return answer.json() if answer.content else {}
        self.counts[f"refused {answer.status_code}"] += 1
        if answer.status_code not in REFUSALS:
            self.wrong.append(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return None

    def act(self, client: Client, dice: random.Random) -> None:
        if not self.tables or dice.random() < 0.01:
            third = dice.choice(({"kind": "me"}, {"kind": "bot", "bot": "random"}))
            wish: dict[str, Any] = {"title": dice.choice(TITLES), "seats": [{"kind": "me"}, {"kind": "open"}, third]}
            wish |= {"public": True, "stand_in": "random", "start": False}
            if dice.random() < TIMED:
                wish["clock"] = {
                    "kind": "bank",
                    "bank": 5,
                    "increment": 1,
                    "on_timeout": dice.choice(("bot", "resign")),
                }
                self.counts["tables with clocks"] += 1
            if (made := self.ask(client, "POST", "/api/tables", {201}, **wish)) is not None:
                with self.lock:
                    self.tables.append(made["table"])
                self.counts["tables"] += 1
            return
        table = dice.choice(self.tables[-12:])
        view = self.ask(client, "GET", f"/api/tables/{table}", {200})
        if view is None:
            return
        if view["status"] == "open":
            if not view["you"] or len(view["you"]) == 1:
                self.ask(client, "POST", f"/api/tables/{table}/join", {200})
            self.ask(client, "POST", f"/api/tables/{table}/start", {200})
        elif view["status"] == "running":
            self.sit(client, view, dice)

    def sit(self, client: Client, view: dict[str, Any], dice: random.Random) -> None:
        path, chance = f"/api/tables/{view['table']}", dice.random()
        if chance < 0.05:
            what = dice.choice(("leave", "join", "undo", "end", "restart", "chat", "nul", "long", "import", "course"))
            self.counts[what] += 1
            if what in ("leave", "join", "undo", "end", "restart"):
                self.ask(client, "POST", f"{path}/{what}", {200})
            elif what == "chat":
                self.ask(client, "POST", f"{path}/chat", {201}, text="good luck")
            elif what == "nul":
                bad = {"seq": view["seq"], "seat": 0, "notation": "x", "key": "a\0b"}
                self.ask(client, "POST", f"{path}/move", {400}, **bad)
                self.ask(client, "POST", f"{path}/chat", {400}, text="a\0b")
            elif what == "long":
                self.ask(client, "POST", "/api/tables/import", {422}, record="ziggurat 1\n" + "x" * 300_000)
            elif what == "import":
                record = dice.choice(RECORDS).read_text()
                brought = self.ask(client, "POST", "/api/tables/import", {201}, record=record)
                self.counts["imported"] += brought is not None
            else:
                self.ask(client, "GET", f"{path}/course", {200})
        elif view["actions"]:
            key = f"{view['table']}-{view['seq']}-{dice.randrange(1 << 40)}"
            move = {"seq": view["seq"], "seat": view["seat"], "key": key}
            move |= {"notation": dice.choice(view["actions"])["notation"]}
            if (played := self.ask(client, "POST", f"{path}/move", {200}, **move)) is not None:
                with self.lock:
                    self.acknowledged.setdefault(view["table"], set()).add((played["seq"], f"{view['seat']}:{key}"))
                self.counts["moves"] += 1

    # -- trouble ------------------------------------------------------------------------------------

    def trouble(self, minutes: float) -> None:
        """Until the time is over: a server is killed, or stopped and started as for an upgrade."""
        end = time.monotonic() + minutes * 60
        while time.monotonic() < end:
            time.sleep(min(15.0, max(0.0, end - time.monotonic())))
            server = self.random.choice(self.servers)
            if self.random.random() < 0.6:
                server.kill()
                self.counts["kills"] += 1
            else:
                began = time.monotonic()
                server.stop()
                self.counts["restarts"] += 1
                self.longest_stop = max(self.longest_stop, time.monotonic() - began)
            server.start()
        self.ended.set()

    # -- afterwards ---------------------------------------------------------------------------------

    def check(self) -> list[str]:
        """What is wrong; nothing, one hopes."""
        wrong = list(self.wrong)
        for table, moves in self.acknowledged.items():
            query = 'SELECT seq, key FROM moves WHERE "table" = {}'
            rows = {(row["seq"], row["key"]) for row in ask(self.database, query, table)}
            if lost := moves - rows:
                wrong.append(f"{table}: acknowledged and not stored: {sorted(lost)[:3]}")
            if len({seq for seq, _key in rows}) != len(rows):
                wrong.append(f"{table}: two moves in one place")
        self.watch.settle(LONGEST + 5)
        self.watch.stop()
        wrong += self.watch.wrong
        wrong += self.watch.compare(self.tables)
        for row in ask(self.database, "SELECT id, pinned FROM tables WHERE pinned IS NOT NULL"):
            wrong.append(f"{row['id']}: was set aside: {row['pinned']}\n{self.watch.evidence(row['id'])}")
        for server in self.servers:
            text = server.log.read_text(errors="replace")
            if not text:
                wrong.append(f"{server.log}: nothing was logged, so nothing can be said about tracebacks")
            if "Traceback" in text:
                wrong.append(f"{server.log}: {text[text.index('Traceback') :][:1500]}")
        return wrong


def drip(listener: socket.socket) -> None:
    """A webhook that takes every notice and answers a byte every five seconds."""
    while True:
        line, _who = listener.accept()

        def slowly(line: socket.socket) -> None:
            with contextlib.suppress(OSError):
                for letter in b"HTTP/1.1 200 OK\r\n" * 100:
                    line.send(bytes([letter]))
                    time.sleep(5)

        threading.Thread(target=slowly, args=(line,), daemon=True).start()


def soak(name: str, database: str, processes: int, minutes: float, folder: Path, seed: int) -> bool:
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=drip, args=(listener,), daemon=True).start()
    settings = {"private_webhooks": "1", "notice_delay": "0", "bot_pause": "0"}
    servers = [Logged(database, folder / f"{name}-{n}.log", **settings) for n in range(processes)]
    for server in servers:
        server.start()
    run = Soak(database, servers, folder, seed)
    hook = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    began = time.monotonic()
    people = [threading.Thread(target=run.play, args=(n,), daemon=True) for n in range(PEOPLE)]
    try:
        slow = Client(servers[0], "Slow")
        slow.call("PATCH", "/api/me", webhook=hook)
        for _ in range(4):
            slow.table("random", "me", title="antike")
        for person in people:
            person.start()
        run.watch.start()
        run.trouble(minutes)
        for person in people:
            person.join(60)
        wrong = run.check()
    finally:
        for server in servers:
            server.stop()
    figures = ", ".join(f"{count} {what}" for what, count in sorted(run.counts.items()))
    figures += f", longest stop {run.longest_stop:.1f} s, longest wait for a bot {run.watch.standing.longest:.0f} s"
    print(f"{name}, {processes} process(es), {time.monotonic() - began:.0f} s: {figures}", flush=True)
    for line in wrong:
        print(f"  WRONG {line}", flush=True)
    return not wrong


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sqlite", "postgresql"))
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-soak-"))
    in_file = given.minutes if given.only else given.minutes * IN_FILE
    minutes = given.minutes if given.only else given.minutes - in_file
    clusters: list[Postgres] = []
    fine = False
    try:
        found = []
        if given.only != "sqlite":
            clusters.append(Postgres())
            clusters[0].start()
            found.append(soak("postgresql", clusters[0].fresh(), 2, minutes, folder, given.seed))
        if given.only != "postgresql":
            found.append(soak("sqlite", str(folder / "tables.sqlite"), 1, in_file, folder, given.seed))
        fine = all(found)
    finally:
        for cluster in clusters:
            # Where something is wrong the database stays: a PostgreSQL starts again on its folder.
            (cluster.stop if fine else cluster.kill)()
        if fine:
            shutil.rmtree(folder, ignore_errors=True)
            print("nothing lost, nobody stuck, no traceback")
        else:
            print("see the logs in", folder, *(f"and the database in {cluster.folder}" for cluster in clusters))
    sys.exit(not fine)


if __name__ == "__main__":
    main()
