"""Things that go wrong: the server is killed under load, the database goes away, processes share the tables."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from server.postgres import Postgres
from server.running import Client, Line, Server, serving
from ziggurat.kernel.registry import title_ids


class Clicker(threading.Thread):
    """Plays a hot-seat game over and over, and remembers every move that was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.client = Client(server, f"Player {number}")
        self.acknowledged: dict[str, list[tuple[int, str, str]]] = {}  # table -> (seq, key, notation)
        self.unanswered: list[tuple[str, dict[str, Any]]] = []
        self.stopped = threading.Event()
        self.count = 0

    def run(self) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError, OSError, httpx.HTTPError, AssertionError):
            while not self.stopped.is_set():
                table = self.client.table("me", "me", options={"heap": 20})["table"]
                self.acknowledged[table] = []
                with self.client.socket() as line:
                    self.play(line, table)

    def play(self, line: Line, table: str) -> None:
        view = line.subscribe(table)
        while view["actions"] and not self.stopped.is_set():
            move = {"table": table, "seq": view["seq"], "seat": view["seat"], "key": f"{table}-{view['seq']}"}
            move["notation"] = view["actions"][-1]["notation"]
            self.unanswered.append((table, move))
            line.send(type="move", **move)
            ack = line.until("ack")
            self.unanswered.pop()
            self.acknowledged[table].append((ack["seq"], move["key"], move["notation"]))
            self.count += 1
            view = line.view(ack["seq"])


def stored(database: str, table: str) -> list[tuple[int, str, str]]:
    """The rows of the table, read behind the server's back."""
    if database.startswith("postgresql"):

        async def read() -> list[Any]:
            connection = await asyncpg.connect(database)
            try:
                query = 'SELECT seq, key, notation FROM moves WHERE "table" = $1 ORDER BY seq'
                return list(await connection.fetch(query, table))
            finally:
                await connection.close()

        rows = asyncio.run(read())
    else:
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            query = 'SELECT seq, key, notation FROM moves WHERE "table" = ? ORDER BY seq'
            rows = connection.execute(query, (table,)).fetchall()
    return [(row[0], row[1].partition(":")[2], row[2]) for row in rows]


def test_kill_9_under_load_loses_and_doubles_nothing(database: str) -> None:
    server = Server(database)
    server.start()
    try:
        for round_ in range(2):
            clickers = [Clicker(server, number) for number in range(6)]
            for clicker in clickers:
                clicker.start()
            # In the middle of things: wherever it strikes, some clicks are on their way.
            wanted = 40 + 25 * round_
            end = time.monotonic() + 20
            while sum(clicker.count for clicker in clickers) < wanted and time.monotonic() < end:
                time.sleep(0.01)
            server.kill()
            for clicker in clickers:
                clicker.stopped.set()
                clicker.join(15)
            server.start()
            acknowledged = 0
            for clicker in clickers:
                for table, moves in clicker.acknowledged.items():
                    rows = stored(database, table)
                    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
                    assert set(moves) <= set(rows), "an acknowledged move is missing"
                    assert len({row[1] for row in rows}) == len(rows)
                    # At most the one click whose answer was lost is there beyond them.
                    assert len(rows) - len(moves) in (0, 1)
                    acknowledged += len(moves)
                # Sending it again settles it, whichever way it went.
                for table, move in clicker.unanswered:
                    answer = clicker.client.ok("POST", f"/api/tables/{table}/move", **_body(move))
                    assert answer["seq"] == move["seq"] + 1
                    assert len(stored(database, table)) == move["seq"] + 1
            assert acknowledged > 20
    finally:
        server.stop()


def _body(move: dict[str, Any]) -> dict[str, Any]:
    return {name: move[name] for name in ("seq", "key", "seat", "notation")}


def test_a_server_that_stops_tells_those_who_wait_for_something_long(sqlite: str, tmp_path: Path) -> None:
    """Nobody is cut off after a wait, and nothing is traced that is no mistake."""
    server = Server(sqlite)
    with (tmp_path / "log").open("wb") as log:
        server.start(log)
    red = Client(server, "Red")
    program = red.ok("POST", "/api/programs", name="Pharos")
    table = red.table("me", "me")["table"]
    red.ok("POST", f"/api/tables/{table}/end")
    record = red.http.get(f"/api/tables/{table}/export").text
    red.ok("POST", "/api/tables/import", record=record)  # the process for it is there now
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    (walker,) = [int(child) for child in children if os.getpriority(os.PRIO_PROCESS, int(child)) == 19]
    os.kill(walker, signal.SIGSTOP)
    token = {"authorization": f"Bearer {program['token']}"}
    with ThreadPoolExecutor(3) as pool, httpx.Client(base_url=server.address, timeout=60) as other:
        waiting = [pool.submit(red.call, "POST", "/api/tables/import", record=record) for _ in range(3)]
        with other.stream("GET", "/api/events", headers=token) as stream:
            lines = stream.iter_lines()
            assert "open" in next(lines)
            while "ziggurat_records_waiting 3.0" not in red.http.get("/metrics").text:
                time.sleep(0.01)
            server.stop()
            assert not any(lines)
        assert [answer.result().status_code for answer in waiting] == [503] * 3
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said and "cut off" not in said


def test_a_client_comes_back_after_a_restart_of_the_server(sqlite: str) -> None:
    with serving(sqlite) as server:
        red = server.person("Red")
        table = red.table("me", "me", seed=4)["table"]
        line = red.socket()
        view = line.subscribe(table)
        line.move(view)
        seen = line.view(1)
        server.kill()
        with pytest.raises((ConnectionClosed, TimeoutError)):
            line.next(2)
        server.start()
        with red.socket() as again:
            again.send(type="subscribe", table=table, from_seq=seen["seq"])
            now = again.view()
            assert (now["seq"], now["log"], now["log_from"]) == (1, [], 1)
            again.move(now)
            assert again.until("ack")["seq"] == 2


def await_health(server: Server, status: int) -> None:
    """Whoever asks within a second gets the answer of a moment ago."""
    end = time.monotonic() + 20
    while httpx.get(server.address + "/healthz", timeout=20).status_code != status:
        assert time.monotonic() < end, f"never {status}"
        time.sleep(0.2)


def test_the_database_goes_and_comes_back_under_a_server() -> None:
    database = Postgres()
    database.start()
    try:
        with serving(database.fresh()) as server:
            red = server.person("Red")
            table = red.table("me", "me", seed=4)["table"]
            with red.socket() as line:
                view = line.subscribe(table)
                database.kill()
                line.move(view, key="click")
                error = line.until("error")
                assert (error["code"], error["key"]) == ("unavailable", "click")
                await_health(server, 503)
                database.start()
                for _ in range(100):
                    line.move(view, key="click")
                    message = line.next()
                    while message["type"] not in ("ack", "error"):
                        message = line.next()
                    if message["type"] == "ack":
                        break
                    time.sleep(0.1)
                assert message["seq"] == 1
                await_health(server, 200)
    finally:
        database.stop()


def test_players_on_two_processes_see_each_others_moves(postgres_url: str) -> None:
    with serving(postgres_url) as one, serving(postgres_url) as two:
        red, blue = one.person("Red"), two.person("Blue")
        table = red.table("me", "open", public=True, seed=9)["table"]
        blue.ok("POST", f"/api/tables/{table}/join")
        red.ok("POST", f"/api/tables/{table}/start")
        with red.socket() as here, blue.socket() as there:
            views = [here.subscribe(table), there.subscribe(table)]
            lines = [list(view["log"]) for view in views]
            seq = 0
            while not views[0]["over"]:
                actor = next(i for i, view in enumerate(views) if view["actions"])
                (here, there)[actor].move(views[actor])
                seq += 1
                for i in (actor, 1 - actor):
                    while views[i]["seq"] < seq:
                        views[i] = (here, there)[i].view()
                        kept = [old for old in lines[i] if old["seq"] <= views[i]["log_from"]]
                        lines[i] = kept + views[i]["log"]
            assert views[0]["over"] == views[1]["over"]
            assert lines[0] == red.get(f"/api/tables/{table}/log?seat=0")
            assert lines[1] == blue.get(f"/api/tables/{table}/log?seat=1")
            # Who is there, what is said and what is taken back travels too.
            assert views[0]["seats"][1]["connected"] or here.until("presence")["connected"]
            there.send(type="chat", table=table, text="well played")
            assert here.until("chat")["line"]["text"] == "well played"


def test_an_undo_on_one_process_reaches_the_other(postgres_url: str) -> None:
    with serving(postgres_url) as one, serving(postgres_url) as two:
        red, watcher = one.person("Red"), two.person("Green")
        table = red.table("me", "me", public=True, seed=9)["table"]
        with red.socket() as here, watcher.socket() as there:
            view = here.subscribe(table)
            there.subscribe(table)
            here.move(view)
            assert there.view(1)["length"] == 1
            red.ok("POST", f"/api/tables/{table}/undo", seat=0)
            back = there.view(2)
            assert (back["length"], back["log_from"], back["log"]) == (0, 0, [])


def test_two_processes_under_load_never_disagree(postgres_url: str) -> None:
    """Both seats of every table click through different processes as fast as they can."""
    with serving(postgres_url) as one, serving(postgres_url) as two:
        red = Client(one, "Red")
        same = Client(two, "")
        same.http.cookies.set("ziggurat", red.cookie)
        tables = [red.table("me", "me", seed=number, options={"heap": 20})["table"] for number in range(6)]

        def play(client: Client, table: str, name: str) -> None:
            for attempt in range(60):
                view = client.get(f"/api/tables/{table}")
                if view["status"] != "running":
                    return
                body = {"seq": view["seq"], "seat": view["seat"], "notation": view["actions"][0]["notation"]}
                client.call("POST", f"/api/tables/{table}/move", key=f"{name}{attempt}", **body)

        threads = [
            threading.Thread(target=play, args=(client, table, name))
            for table in tables
            for client, name in ((red, "a"), (same, "b"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for table in tables:
            views = [msgspec.json.encode(client.get(f"/api/tables/{table}?seat=0")) for client in (red, same)]
            assert views[0] == views[1]
            rows = stored(postgres_url, table)
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            assert red.get(f"/api/tables/{table}")["status"] == "finished"
            text = red.http.get(f"/api/tables/{table}/export").text
            assert red.ok("POST", "/api/tables/import", record=text)["status"] == "finished"


def test_a_cold_start_with_sixteen_running_tables_serves_them_all_at_once(database: str) -> None:
    """Positions of all titles are wanted together by a process that has read none of them yet."""
    with serving(database) as server:
        red = server.person("Red")
        made = [red.table("me", "me", "me", title=title)["table"] for title in title_ids() for _ in range(4)]
        for _start in range(3):
            server.stop()
            server.start()
            with ThreadPoolExecutor(len(made)) as together:
                views = list(together.map(lambda table: red.get(f"/api/tables/{table}"), made))
            assert [view["table"] for view in views] == made
            assert all(view["status"] == "running" and view["actions"] for view in views)
