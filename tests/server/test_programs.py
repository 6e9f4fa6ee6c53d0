"""Programs at the table: tokens, scopes, what waits for them, and whole games by the command and the example."""

import importlib.util
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.inside import Inside, inside
from server.running import Client
from ziggurat.cli.bot import Player
from ziggurat.players import Budget
from ziggurat.server import api_programs
from ziggurat.table.programs import Waiting

ROOT = Path(__file__).parents[2]
ZIGGURAT = str(Path(sys.executable).parent / "ziggurat")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("programs") / "t.sqlite")
    else:
        database = request.getfixturevalue("postgres").fresh()
    with inside(database) as opened:
        yield opened


class Program:
    def __init__(self, server: Inside, made: dict[str, Any]) -> None:
        self.id = made["program"]["id"]
        self.token = made["token"]
        self.http = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {self.token}"}, timeout=30)

    def status(self, method: str, path: str, **body: Any) -> int:
        return self.http.request(method, path, json=body if method != "GET" else None).status_code


def two_seats(person: Client, title: str = "antike", **more: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "invited"}]
    return str(person.ok("POST", "/api/tables", title=title, seats=seats, **more)["table"])


def test_a_token_may_do_what_its_scopes_say(server: Inside) -> None:
    red = server.person("Red")
    program = Program(server, red.ok("POST", "/api/programs", name="Obelisk"))
    assert program.http.get("/api/me").json()["name"] == "Obelisk"
    table = two_seats(red)
    assert program.status("GET", f"/api/tables/{table}") == 404  # not asked, not invited
    red.ok("POST", f"/api/tables/{table}/ask", seat=1, name="obelisk")
    assert program.status("GET", f"/api/tables/{table}") == 200
    assert program.status("POST", f"/api/tables/{table}/join", seat=1) == 200
    for method, path, body in (
        ("POST", f"/api/tables/{table}/chat", {"text": "hello"}),
        ("POST", "/api/tables", {"title": "antike", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}),
        ("PATCH", "/api/me", {"name": "Red"}),
        ("POST", "/api/programs", {"name": "Another"}),
        ("GET", f"/api/tables/{table}/notes", {}),
        ("POST", "/api/account/register", {"name": "Mine", "password": "12345678"}),
    ):
        assert program.status(method, path, **body) == 403, path
    seats = red.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["program"], seat["guest"]) for seat in seats] == [
        ("Red", False, True),
        ("Obelisk", True, False),
    ]


def test_names_of_programs_are_their_own_and_nobody_logs_in_as_one(server: Inside) -> None:
    blue = server.person("Blue")
    blue.ok("POST", "/api/programs", name="Stele")
    blue.refused(409, "POST", "/api/programs", name="STELE")
    assert server.person("").call("POST", "/api/me", name="stele").status_code == 409
    assert server.person("").call("POST", "/api/account/login", name="Stele", password="").status_code >= 400
    blue.refused(422, "POST", "/api/programs", name="Menhir", scopes=["everything"])


def test_a_revoked_token_is_no_longer_good(server: Inside) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    made = red.ok("POST", "/api/programs", name="Pylon")
    program = Program(server, made)
    assert blue.call("DELETE", f"/api/programs/{program.id}").status_code == 403
    newer = Program(server, red.ok("POST", f"/api/programs/{program.id}/token"))
    assert program.http.get("/api/me").json() is None
    assert newer.http.get("/api/me").json()["name"] == "Pylon"
    assert red.call("DELETE", f"/api/programs/{program.id}").status_code == 204
    assert newer.http.get("/api/me").json() is None
    assert red.get("/api/programs") == []


def test_a_world_shows_nothing_that_the_seat_does_not_know(server: Inside) -> None:
    red = server.person("Red")
    table = two_seats(red, "ages", seed=5, options={"tier": "full"})
    program = Program(server, red.ok("POST", "/api/programs", name="Stoa"))
    red.ok("POST", f"/api/tables/{table}/ask", seat=1, name="Stoa")
    program.http.post(f"/api/tables/{table}/join", json={"seat": 1})
    red.ok("POST", f"/api/tables/{table}/start")
    worlds = {program.http.get(f"/api/tables/{table}/world").text for _ in range(6)}
    assert len(worlds) == 6  # the decks are shuffled anew each time
    assert program.status("GET", f"/api/tables/{table}/world?seat=0") == 403


def test_a_world_is_declared_as_the_object_it_is(server: Inside) -> None:
    told = server.person("Red").get("/api/schema/openapi.json")["paths"]["/api/tables/{table}/world"]["get"]
    assert told["responses"]["200"]["content"]["application/json"]["schema"]["type"] == "object"


def test_an_invitation_can_be_declined(server: Inside) -> None:
    red = server.person("Red")
    program = Program(server, red.ok("POST", "/api/programs", name="Propylon"))
    table = two_seats(red)
    red.ok("POST", f"/api/tables/{table}/ask", seat=1, name="Propylon")
    assert program.status("POST", f"/api/tables/{table}/decline") == 200
    assert program.status("POST", f"/api/tables/{table}/join", seat=1) == 404


def seated(server: Inside, red: Client, names: list[str], program: subprocess.Popen[str]) -> str:
    """A table of programs alone: the owner keeps the seats for them and starts when they sit."""
    seats = [{"kind": "invited"} for _ in names]
    table = str(red.ok("POST", "/api/tables", title="ages", seats=seats, options={"tier": "simple"})["table"])
    for seat, name in enumerate(names):
        red.ok("POST", f"/api/tables/{table}/ask", seat=seat, name=name)
    for _ in range(3000):
        assert program.poll() is None, program.communicate()[0]
        if all(seat["kind"] == "human" for seat in seats_of(red, table)):
            return table
        threading.Event().wait(0.1)
    raise AssertionError(f"they do not come: {[(s['kind'], s['name']) for s in seats_of(red, table)]}")


def seats_of(person: Client, table: str) -> list[dict[str, Any]]:
    return list(person.get(f"/api/tables/{table}")["seats"])


def test_a_whole_game_between_the_command_and_the_example(server: Inside) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", ROOT / "examples" / "bot.py")
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    red = server.person("Red")
    ours = Program(server, red.ok("POST", "/api/programs", name="Ours"))
    theirs = Program(server, red.ok("POST", "/api/programs", name="Theirs"))
    command = [ZIGGURAT, "bot", "--server", server.address, "--token", ours.token, "--bot", "novice", "--games", "1"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    other = threading.Thread(target=example.main, args=(server.address, theirs.token, 1), daemon=True)
    other.start()
    try:
        table = seated(server, red, ["Ours", "Theirs"], running)
        red.ok("POST", f"/api/tables/{table}/start")
        said, _ = running.communicate(timeout=600)
        assert running.returncode == 0, said
        assert f"{table} is over" in said
        other.join(60)
        assert red.get(f"/api/tables/{table}")["status"] == "finished"
    finally:
        running.kill()


def test_what_still_waits_is_said_again(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_programs, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(api_programs, "SAY_AGAIN", 2)
    red = server.person("Red")
    program = Program(server, red.ok("POST", "/api/programs", name="Pharos"))
    table = two_seats(red)
    red.ok("POST", f"/api/tables/{table}/ask", seat=1, name="Pharos")
    with program.http.stream("GET", "/api/events") as stream:
        asked = [line for line in islice(stream.iter_lines(), 40) if line.startswith("data:")]
    assert len(asked) > 1
    assert len(set(asked)) == 1
    assert table in asked[0]


def test_what_happens_is_told_at_once_and_nobody_looks_for_it(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_programs, "LOOK_EVERY", 1e6)
    looked = []
    look = server.services.programs.waiting

    async def waiting(program: str) -> Waiting:
        looked.append(program)
        return await look(program)

    monkeypatch.setattr(server.services.programs, "waiting", waiting)
    red = server.person("Red")
    program = Program(server, red.ok("POST", "/api/programs", name="Sundial"))
    table, other = two_seats(red), two_seats(red)
    with program.http.stream("GET", "/api/events") as stream:
        told = (json.loads(line[5:]) for line in stream.iter_lines() if line.startswith("data:"))
        red.ok("POST", f"/api/tables/{table}/ask", seat=1, name="Sundial")
        assert next(told)["type"] == "asked"
        assert program.status("POST", f"/api/tables/{table}/join", seat=1) == 200
        red.ok("POST", f"/api/tables/{table}/start")
        before = len(looked)
        for _ in range(5):
            red.ok("POST", f"/api/tables/{other}/chat", text="hello")
            red.ok(
                "POST", f"/api/tables/{other}/name", seat=0, name="Crimson"
            )  # at a table that is none of its business
        view = red.get(f"/api/tables/{table}")
        while 1 not in view["actors"]:
            move = {"seq": view["seq"], "seat": 0, "key": f"k{view['seq']}"}
            red.ok("POST", f"/api/tables/{table}/move", **move, notation=view["actions"][0]["notation"])
            view = red.get(f"/api/tables/{table}")
        assert next(told) == {"type": "turn", "table": table, "title": "antike", "seat": 1, "seq": view["seq"]}
        red.ok("POST", f"/api/tables/{table}/resign")
        assert program.status("POST", f"/api/tables/{table}/resign") == 200  # nobody is left
        assert next(told) == {"type": "over", "table": table}
        assert len(looked) - before <= view["seq"] + 4


def test_a_seat_that_went_to_somebody_else_does_not_end_the_program(server: Inside) -> None:
    red = server.person("Red")
    program = Program(server, red.ok("POST", "/api/programs", name="Gnomon"))
    table = two_seats(red)
    player = Player(program.http, "novice", [], Budget(1))
    assert not player.heard({"type": "asked", "table": table, "title": "antike", "seat": 1})
    assert not player.heard({"type": "asked", "table": "gone", "title": "antike", "seat": 1})


def test_operators_make_and_revoke_tokens(tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        done = subprocess.run(
            [ZIGGURAT, "tokens", *arguments, "-d", str(tmp_path / "t.sqlite")],
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    token = run("make", "Lighthouse").strip()
    assert "Lighthouse" in run("list")
    with inside(str(tmp_path / "t.sqlite")) as server:
        program = Program(server, {"program": {"id": ""}, "token": token})
        assert program.http.get("/api/me").json()["name"] == "Lighthouse"
        assert "done" in run("revoke", "lighthouse")
    with inside(str(tmp_path / "t.sqlite")) as server:
        assert Program(server, {"program": {"id": ""}, "token": token}).http.get("/api/me").json() is None
