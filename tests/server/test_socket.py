"""The WebSocket: follow, play, talk, come back without gaps or repeats, and survive anything that is sent."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.inside import Inside, inside
from server.running import Client, Server, serving
from ziggurat.server import socket as socket_module
from ziggurat.sitting.errors import Unavailable
from ziggurat.table import tables as tables_module
from ziggurat.table.live import Live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("data") / "tables.sqlite")) as started:
        yield started


def pair(server: Server, **more: Any) -> tuple[str, Client, Client]:
    red, blue = server.person("Red"), server.person("Blue")
    table = red.table("me", "open", public=True, **more)["table"]
    blue.ok("POST", f"/api/tables/{table}/join")
    red.ok("POST", f"/api/tables/{table}/start")
    return table, red, blue


def test_a_move_is_acknowledged_then_shown_and_the_other_sees_it(server: Server) -> None:
    table, red, blue = pair(server)
    with red.socket() as one, blue.socket() as two:
        view = one.subscribe(table)
        two.subscribe(table, lang="de")
        key = one.move(view)
        kinds = [one.next() for _ in range(2)]
        while kinds[0]["type"] == "presence":
            kinds = [*kinds[1:], one.next()]
        assert kinds[0] == {"type": "ack", "table": table, "key": key, "seq": 1}
        assert kinds[1]["view"]["seq"] == 1
        other = two.view(1)
        assert [line["text"] for line in other["log"]] == ["legt einen Stein"]
        assert other["prompt"]["question"] == "Welchen Stein legst du?"


def test_a_whole_game_of_two_people(server: Server) -> None:
    table, red, blue = pair(server, seed=11)
    with red.socket() as one, blue.socket() as two:
        views = [one.subscribe(table), two.subscribe(table)]
        lines = [list(view["log"]) for view in views]
        seq = 0
        while not views[0]["over"]:
            actor = next(i for i, view in enumerate(views) if view["actions"])
            (one, two)[actor].move(views[actor])
            seq += 1
            for i, line in enumerate((one, two)):
                while views[i]["seq"] < seq:
                    views[i] = line.view()
                    kept = [old for old in lines[i] if old["seq"] <= views[i]["log_from"]]
                    lines[i] = kept + views[i]["log"]
        for i, person in enumerate((red, blue)):
            whole = person.get(f"/api/tables/{table}/log?seat={i}")
            assert lines[i] == whole
        assert red.get(f"/api/tables/{table}")["over"]["places"]


def test_a_stale_move_is_refused_with_the_current_state(server: Server) -> None:
    table, red, _blue = pair(server, seed=1)
    with red.socket() as line:
        view = line.subscribe(table)
        line.move(view)
        line.view(1)
        key = line.move(view, view["actions"][1]["notation"])
        error = line.until("error")
        assert (error["code"], error["key"], error["table"]) == ("stale", key, table)
        assert error["view"]["seq"] == 1


def test_a_refusal_is_said_in_the_language_of_the_reader(server: Server) -> None:
    table, red, _blue = pair(server)
    with red.socket() as line:
        view = line.subscribe(table, lang="de")
        foreign = next(stone for stone in range(1, 13) if stone not in view["observation"]["hand"])
        line.move(view, f"stone {foreign}")
        error = line.until("error")
        assert (error["code"], error["rule"]) == ("illegal", "R1.1")
        assert error["text"] == "Diesen Stein hast du nicht."


def test_resuming_brings_exactly_the_lines_since(server: Server) -> None:
    table, red, blue = pair(server, seed=3)
    with red.socket() as one:
        view = one.subscribe(table)
        one.move(view)
        seen = one.view(1)
    with blue.socket() as two:
        two.move(two.subscribe(table))
        two.view(2)
    with red.socket() as one:
        one.send(type="subscribe", table=table, from_seq=seen["seq"])
        again = one.view()
        assert again["log_from"] == 1
        assert [line["seq"] for line in again["log"]] == [2, 2]


def test_resuming_over_an_undo_withdraws_the_lines(server: Server) -> None:
    table, red, _blue = pair(server, seed=3)
    with red.socket() as one:
        view = one.subscribe(table)
        one.move(view)
        seen = one.view(1)
    assert red.ok("POST", f"/api/tables/{table}/undo")["done"]
    red.ok("POST", f"/api/tables/{table}/move", seq=2, key="x", seat=0, notation=view["actions"][1]["notation"])
    with red.socket() as one:
        one.send(type="subscribe", table=table, from_seq=seen["seq"])
        again = one.view()
        assert (again["log_from"], [line["seq"] for line in again["log"]]) == (0, [1])


def test_presence_chat_and_undo_are_told(server: Server) -> None:
    table, red, blue = pair(server)
    with red.socket() as one:
        view = one.subscribe(table)
        with blue.socket() as two:
            other = two.subscribe(table)
            assert one.until("presence") == {"type": "presence", "table": table, "seat": 1, "connected": True}
            two.send(type="chat", table=table, text="hello")
            line = one.until("chat")["line"]
            assert (line["name"], line["seat"], line["text"]) == ("Blue", 1, "hello")
            one.move(view)
            two.move(two.view(1) if not other["actions"] else other)
            one.view(2)
            red.ok("POST", f"/api/tables/{table}/undo")
            asked = two.until("undo-asked")
            assert (asked["seat"], asked["to"]) == (0, 0)
            blue.ok("POST", f"/api/tables/{table}/undo/answer", agree=False)
            assert one.until("undo-refused") == {"type": "undo-refused", "table": table, "seat": 0, "by": 1}
        gone = one.until("presence")
        assert gone["connected"] is False


def test_spectators_see_public_tables_only_and_cannot_act(server: Server) -> None:
    table, red, _blue = pair(server)
    private = red.table("me", "open")["table"]
    with server.person("").socket() as line:
        view = line.subscribe(table)
        assert view["seat"] is None and view["you"] == [] and view["actions"] == []
        assert view["observation"]["hand"] == []
        line.send(type="subscribe", table=private)
        assert line.until("error")["code"] == "no_table"
        line.send(type="move", table=table, seq=0, key="k", seat=0, notation="stone 1")
        assert line.until("error")["code"] == "who"
    with server.person("Green").socket() as line:
        line.send(type="subscribe", table=table, seat=0)
        assert line.until("error")["code"] == "not_seated"
        line.send(type="move", table=table, seq=0, key="k", seat=0, notation="stone 1")
        assert line.until("error")["code"] == "not_seated"
        line.send(type="move", table=private, seq=0, key="k", seat=0, notation="stone 1")
        assert line.until("error")["code"] == "no_table"


def test_other_origins_are_turned_away(server: Server) -> None:
    red = server.person("Red")
    with pytest.raises(InvalidStatus):
        red.socket(Origin="https://elsewhere.example")
    with red.socket(Origin=server.address) as line:
        line.send(type="ping")
        assert line.next() == {"type": "pong"}


BAD: list[str | bytes] = [
    "",
    "nonsense",
    "[]",
    "{}",
    "null",
    '{"type":"subscribe"}',
    '{"type":"subscribe","table":1}',
    '{"type":"subscribe","table":"x","seat":-1}',
    '{"type":"subscribe","table":"x","lang":"xx"}',
    '{"type":"subscribe","table":"x","extra":1}',
    '{"type":"move","table":"x"}',
    '{"type":"move","table":"x","seq":0,"key":"","seat":0,"notation":""}',
    '{"type":"move","table":"x","seq":1e400,"key":"k","seat":0,"notation":""}',
    '{"type":"dance"}',
    '{"type":"chat","table":"x","text":"' + "y" * 3000 + '"}',
    "\x00" * 100,
    b"\xff\xfe\x00",
    "[" * 5000,
    '{"type":"ping"' + " " * 20_000 + "}",
]


def test_malformed_and_oversized_messages_get_an_error_and_the_line_stays(server: Server) -> None:
    with server.person("Red").socket() as line:
        for bad in BAD:
            line.socket.send(bad)
            error = line.next()
            assert error["type"] == "error", (bad[:40], error)
            assert error["code"] in ("bad_message", "too_big", "no_table", "bad_line"), (bad[:40], error)
        line.send(type="ping")
        assert line.next() == {"type": "pong"}


def test_a_message_far_too_big_costs_the_line_and_nothing_else(server: Server) -> None:
    with server.person("Red").socket() as line:
        line.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            line.next()
    assert server.person("Blue").get("/api/me")["name"] == "Blue"


def test_a_fuzzer_never_crashes_the_server_nor_learns_a_secret(server: Server) -> None:
    """Messages put together at random, out of order and about other people's tables."""
    dice = random.Random(5)
    table, red, _blue = pair(server, seed=6)
    secret = red.table("me", "open")
    hand = red.get(f"/api/tables/{table}")["observation"]["hand"]
    kinds = ["subscribe", "unsubscribe", "move", "chat", "ping", "view", ""]
    names = [table, secret["table"], "", "zzz", "../x", table.upper(), "x" * 90]
    eve = server.person("Eve")
    received: list[bytes] = []
    for _round in range(4):
        with eve.socket() as line:
            for _ in range(120):
                message = {"type": dice.choice(kinds), "table": dice.choice(names)}
                for field, values in (
                    ("seat", [0, 1, 5, -1, None, "0", 2.5]),
                    ("seq", [0, 1, -1, 2**70, "x"]),
                    ("from_seq", [0, 1, 10**6, None]),
                    ("key", ["k", "", "x" * 70, 5]),
                    ("notation", [f"stone {dice.randrange(13)}", "", "take 1", 7]),
                    ("lang", ["en", "de", "xx"]),
                    ("invite", ["", secret["invite"][:-1], "x"]),
                    ("text", ["hi", "", "x" * 600]),
                ):
                    if dice.random() < 0.5:
                        message[field] = dice.choice(values)
                line.socket.send(msgspec.json.encode(message).decode() if dice.random() < 0.95 else dice.randbytes(40))
            line.send(type="ping")
            line.until("pong")
            received += line.received
    everything = b"\n".join(received)
    assert secret["invite"].encode() not in everything
    assert secret["table"].encode() not in everything.replace(b'"table":"' + secret["table"].encode(), b"")
    assert f'"hand":{hand}'.replace(" ", "").encode() not in everything
    assert b"Traceback" not in everything and b"broken" not in everything
    assert red.get(f"/api/tables/{table}")["seq"] == 0


def test_a_client_that_disconnects_in_the_middle_of_everything(server: Server) -> None:
    for number in range(15):
        table, red, blue = pair(server, seed=number)
        line = red.socket()
        view = line.subscribe(table)
        line.move(view, key="click")
        # Gone before the answer, by closing or by silence.
        if number % 2:
            line.socket.socket.close()
        else:
            line.close()
        end = time.monotonic() + 5
        while red.get(f"/api/tables/{table}")["seq"] == 0 and time.monotonic() < end:
            time.sleep(0.02)
        with red.socket() as again:
            now = again.subscribe(table)
            assert now["seq"] == 1
            again.send(type="move", table=table, seq=0, key="click", seat=0, notation=view["actions"][0]["notation"])
            assert again.until("ack")["seq"] == 1
        assert blue.get(f"/api/tables/{table}")["seq"] == 1


def test_too_many_lines_of_one_person_and_too_many_messages(tmp_path: Path) -> None:
    limits = {"sockets_person": "2", "rate_person": "5", "rate_address": "1000"}
    with serving(str(tmp_path / "t.sqlite"), **limits) as server:
        red = server.person("Red")
        with red.socket() as one, red.socket():
            with pytest.raises(InvalidStatus):
                red.socket()
            for _ in range(40):
                one.send(type="ping")
            kinds = [one.next()["type"] for _ in range(40)]
            assert "error" in kinds and kinds[0] == "pong"


def test_the_token_of_a_program_opens_no_line(server: Server) -> None:
    """What it may do is asked of every request, and of no message here."""
    red = server.person("Red")
    name = f"Obelisk {red.id}"
    token = red.ok("POST", "/api/programs", name=name, scopes=["play"])["token"]
    program = server.person("")
    program.http.cookies.set("ziggurat", token)
    assert program.get("/api/me")["name"] == name
    with pytest.raises(InvalidStatus) as refused, program.socket():
        pass
    assert refused.value.response.status_code == 403
    with red.socket() as line:
        line.send(type="ping")
        assert line.next() == {"type": "pong"}


# -- what goes wrong at one table -------------------------------------------------------------------


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Inside]:
    with inside(f"sqlite:///{tmp_path / 'tables.sqlite'}") as started:
        yield started


def stumble(*_given: object, **_more: object) -> None:
    raise IndexError("pop from empty list")


def test_a_table_that_cannot_be_shown_keeps_no_other_from_being_shown(
    within: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    red = within.person("Red")
    broken, fine = (red.table("me", "me")["table"] for _ in range(2))
    view = within.services.views.view

    async def shown(live: Live, *given: Any, **more: Any) -> Any:
        return stumble() if live.id == broken else await view(live, *given, **more)

    with red.socket() as line:
        first = line.subscribe(broken)
        seen = line.subscribe(fine)
        monkeypatch.setattr(within.services.views, "view", shown)
        line.move(first)
        error = line.until("error")
        assert (error["code"], error["table"]) == ("broken", broken)
        line.move(seen)
        assert line.until("ack")["table"] == fine
        assert line.view(1)["table"] == fine


def test_a_move_over_which_the_rules_stumble_does_not_end_the_line(
    within: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    red = within.person("Red")
    tables = [red.table("me", "me")["table"] for _ in range(2)]
    with red.socket() as line:
        views = [line.subscribe(table) for table in tables]
        with monkeypatch.context() as patched:
            patched.setattr(tables_module, "play", stumble)
            key = line.move(views[0])
            error = line.until("error")
            assert (error["code"], error["table"], error["key"]) == ("broken", tables[0], key)
        line.move(views[1])
        assert line.until("ack")["table"] == tables[1]


def test_a_view_that_could_not_be_read_comes_as_soon_as_it_can(within: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at an old version only because the database was away when a new one came."""
    monkeypatch.setattr(socket_module, "AGAIN", 0.01)
    red = within.person("Red")
    table = red.table("me", "me")["table"]
    view = within.services.views.view
    tries: list[str] = []

    async def shown(live: Live, *given: Any, **more: Any) -> Any:
        tries.append(live.id)
        if len(tries) < 3:
            raise Unavailable()
        return await view(live, *given, **more)

    with red.socket() as line:
        seen = line.subscribe(table)
        monkeypatch.setattr(within.services.views, "view", shown)
        line.move(seen)
        assert line.view(1)["seq"] == 1
        assert len(tries) == 3


def test_whoever_cannot_be_shown_a_table_for_want_of_a_database_comes_again(
    within: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    red = within.person("Red")
    table = red.table("me", "me")["table"]

    async def away(*_given: object) -> None:
        raise Unavailable()

    with red.socket() as line:
        with monkeypatch.context() as patched:
            patched.setattr(within.services.tables, "seen", away)
            line.send(type="subscribe", table=table)
            assert line.until("error")["code"] == "unavailable"
            with pytest.raises(ConnectionClosed) as ended:
                line.next()
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1013
    with red.socket() as line:
        assert line.subscribe(table)["table"] == table
