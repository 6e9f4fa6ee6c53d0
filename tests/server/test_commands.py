"""Administration from the command line, beside a server or without one."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import tiny
from server.postgres import Postgres
from server.running import serving
from table.hall import ME, opened
from ziggurat.cli.app import run as cli
from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.commands import register
from ziggurat.table import talk

app = typer.Typer()
register(app)
runner = CliRunner()


def run(*arguments: str, fails: bool = False, given: str | None = None) -> str:
    result = runner.invoke(app, list(arguments), input=given)
    assert (result.exit_code != 0) == fails, result.output
    refused = result.exception
    return result.output + (refused.said("en") if isinstance(refused, ZigguratError) else "")


def made(database: str) -> tuple[str, str]:
    """A running table and a finished one."""

    async def inside() -> tuple[str, str]:
        async with opened(database) as hall:
            live, red, _blue = await hall.pair(seed=7)
            await hall.play(live, red, 0)
            done = await hall.table(red, ME, ME, seed=8)
            await hall.finish(done, [red, red])
            return live.id, done.id

    return asyncio.run(inside())


def test_list_show_export_import(database: str, tmp_path: Path) -> None:
    running, finished = made(database)
    listed = run("tables", "list", "-d", database)
    assert running in listed and finished in listed
    assert running not in run("tables", "list", "-d", database, "--status", "finished")
    shown = run("tables", "show", running, "-d", database)
    assert '"hand": []' in shown
    record = run("tables", "export", running, "-d", database)
    assert record.startswith("ziggurat 1\ntitle tiny\n") and record.endswith("end 1\n")
    told = run("tables", "import", "-", "-d", database, given=record)
    again = told.split()[1]
    # Nobody at the server is whoever brought it: the seats are for those who have the link.
    assert f"/t/{again}?invite=" in told
    assert run("tables", "export", again, "-d", database) == record
    assert "action 1" in run("tables", "import", "-", "-d", database, given=record.replace("stone", "bone"), fails=True)
    assert "no such table" in run("tables", "show", "nothing", "-d", database, fails=True)


def test_undo_and_close(database: str) -> None:
    running, finished = made(database)
    assert run("tables", "undo", running, "-d", database) == "0 actions remain\n"
    assert run("tables", "export", running, "-d", database).endswith("end 0\n")
    assert "over" in run("tables", "undo", finished, "-d", database, fails=True)
    # What came out of a game is not taken back.
    assert "over" in run("tables", "close", finished, "-d", database, fails=True)
    assert run("tables", "close", running, "-d", database) == "closed\n"
    assert running in run("tables", "list", "-d", database, "--status", "closed")


@pytest.mark.parametrize(
    "command",
    [
        ("tables", "list", "--limit", "0"),
        ("tables", "list", "--limit", "-1"),
        ("people", "list", "--limit", "0"),
        ("people", "list", "--limit", str(2**31)),
        ("tables", "undo", "some", "--to", "-2"),
        ("chat", "delete", "0"),
        ("chat", "delete", str(2**31)),
        ("chat", "delete", str(2**63)),
    ],
)
def test_numbers_that_mean_nothing_are_refused_before_anything_is_looked_up(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / "t.sqlite"
    assert "or equal to" in run(*command, "-d", str(file), fails=True)
    assert not file.exists()


def test_the_largest_numbers_are_looked_up(database: str) -> None:
    running, _finished = made(database)
    most = str(2**31 - 1)
    assert running in run("tables", "list", "--limit", most, "-d", database)
    assert "Red" in run("people", "list", "--limit", most, "-d", database)
    assert "there is no such line" in run("chat", "delete", most, "-d", database)
    assert run("tables", "undo", running, "--to", "0", "-d", database) == "0 actions remain\n"


def test_a_record_that_is_no_text_is_refused_in_a_sentence(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes("ziggurat 1\ntitle tiny\nGr\u00fcn\n".encode("latin-1"))
    for command in (("tables", "import", str(file), "-d", sqlite), ("verify", str(file))):
        assert run(*command, fails=True) == "That is not the record of a game.\n"


def test_a_server_that_runs_beside_it_notices(sqlite: str) -> None:
    with serving(sqlite) as server:
        red = server.person("Red")
        table = red.table("me", "me", seed=3)["table"]
        with red.socket() as line:
            line.move(line.subscribe(table))
            line.view(1)
            run("tables", "undo", table, "-d", sqlite)
            back = line.view(2)
            assert back["length"] == 0 and back["log_from"] == 0
            line.move(back)
            assert line.until("ack")["seq"] == 3
            run("tables", "close", table, "-d", sqlite)
            while back["status"] != "closed":
                back = line.view()


def test_validate_says_ok_or_names_the_first_action_that_does_not_fit(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, finished = made(database)
    assert "2 ok, 0 pinned" in run("validate", "--all", "-d", database)
    real = tiny.Choose.legal
    monkeypatch.setattr(tiny.Choose, "legal", lambda *given: real(*given) if given[3] == 0 else [(0, 99, 0, 0)])
    said = run("validate", "--all", "-d", database, fails=True)
    assert f"{running} ok" in said
    assert f"{finished} pinned: action 2 (1 stone" in " ".join(said.split())
    monkeypatch.undo()
    assert "1 ok, 0 pinned" in run("validate", finished, "-d", database)
    run("validate", "-d", database, fails=True)


def test_a_backup_of_a_running_server_can_be_served(sqlite: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(sqlite) as server:
        red = server.person("Red")
        table = red.table("me", "me", seed=3)["table"]
        with red.socket() as line:
            line.move(line.subscribe(table))
            line.until("ack")
        assert "bytes" in run("backup", str(copy), "-d", sqlite)
        assert "exists already" in run("backup", str(copy), "-d", sqlite, fails=True)
        cookie = red.cookie
    with serving(f"sqlite:///{copy}") as server:
        red = server.person("")
        red.http.cookies.set("ziggurat", cookie)
        assert red.get(f"/api/tables/{table}")["seq"] == 1
    assert sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_of_postgresql_is_restored(
    postgres: Postgres, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, finished = made(postgres_url)
    record = run("tables", "export", finished, "-d", postgres_url)
    monkeypatch.setenv("PATH", f"{postgres.bin}{os.pathsep}{os.environ['PATH']}")
    assert "bytes" in run("backup", str(tmp_path / "copy"), "-d", postgres_url)
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    empty = postgres.fresh()
    assert running not in run("tables", "list", "-d", empty)
    subprocess.run(["pg_restore", "--clean", "--if-exists", f"--dbname={empty}", tmp_path / "copy"], check=True)
    assert running in run("tables", "list", "-d", empty)
    assert run("tables", "export", finished, "-d", empty) == record


def test_a_backup_of_postgresql_hides_the_password_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[list[str], dict[str, str]]] = []

    def dump(command: list[str], *, check: bool, env: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
        seen.append((command, env))
        Path(command[-1].removeprefix("--file=")).write_bytes(b"dump")
        return subprocess.CompletedProcess(command, int(check))

    monkeypatch.setattr("ziggurat.server.commands.subprocess.run", dump)
    monkeypatch.setattr("ziggurat.server.commands.shutil.which", lambda _program: "pg_dump")
    run("backup", str(tmp_path / "copy"), "-d", "postgresql://red:secret@localhost/tables")
    [(command, environment)] = seen
    assert "secret" not in " ".join(command) and environment["PGPASSWORD"] == "secret"
    monkeypatch.setattr("ziggurat.server.commands.shutil.which", lambda _program: None)
    missing = run("backup", str(tmp_path / "other"), "-d", "postgresql://red:secret@localhost/tables", fails=True)
    assert "needs pg_dump" in missing and "secret" not in missing


PACK = "advances:\n  advances:\n    - {id: strata, price_first: 1, price_later: 1}\n"


def test_a_pack_given_at_the_start_is_played_until_the_end_of_its_tables(database: str, tmp_path: Path) -> None:
    pack = tmp_path / "cheap roads, mine.yaml"
    pack.write_text(PACK)
    with serving(database, content=f"antike={pack}") as server:
        red = server.person("Red")
        table = red.table("me", "me", "me", title="antike", seed=7)["table"]
        cookie = red.cookie
    with serving(database) as server:
        red = server.person("")
        red.http.cookies.set("ziggurat", cookie)
        with red.socket() as line:
            view = line.subscribe(table)
            assert view["pack"]["name"] == "cheap roads, mine.yaml"
            line.move(view, "scientia")
            assert "advance strata" in [action["notation"] for action in line.view(1)["actions"]]
    assert "1 ok, 0 pinned" in run("validate", "--all", "-d", database)
    record = run("tables", "export", table, "-d", database)
    assert f"\ncontent {view['pack']['digest']}\n" in record
    again = run("tables", "import", "-", "-d", database, given=record).split()[1]
    assert run("tables", "export", again, "-d", database) == record
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    refused = " ".join(run("tables", "import", "-", "-d", elsewhere, given=record, fails=True).split())
    assert f"other figures (content {view['pack']['digest']}) that are missing here" in refused
    game = tmp_path / "game.txt"
    game.write_text(record)
    assert cli(["replay", str(game)]) == 2
    assert cli(["replay", str(game), "--content", str(pack)]) == 0


@pytest.mark.parametrize(
    ("text", "given", "said"),
    [
        (
            PACK.replace("first: 1", "first: dear"),
            "antike={pack}",
            "my.yaml: advances: advances strata: Expected `int`, got `str` - at `$.price_first`",
        ),
        (PACK.replace("strata", "strada"), "antike={pack}", "my.yaml: advances.advances: no record 'strada'"),
        (PACK, "mosaic={pack}", "my.yaml: no content file 'advances'"),
        (PACK, "chess={pack}", "no title 'chess'"),
        (PACK, "{pack}", "title=file"),
        (PACK, "antike={pack} antike={pack}", "antike has a content pack already"),
        (PACK, "antike=none.yaml", "none.yaml: No such file"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, given: str, said: str
) -> None:
    (tmp_path / "my.yaml").write_text(text)
    base = ["serve", "--no-browser", "-d", str(tmp_path / "t.sqlite"), "--content"]
    assert cli([*base, given.format(pack=tmp_path / "my.yaml")]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1 and said in captured.err
    assert not (tmp_path / "t.sqlite").exists()


def test_the_packs_of_the_environment_are_for_the_server_alone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_CONTENT", "antike=none.yaml")
    assert "table" in run("tables", "list", "-d", sqlite)
    assert "none.yaml" in run("serve", "--no-browser", "-d", sqlite, fails=True)


def test_serve_explains_itself_and_refuses_what_it_cannot_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli(["serve", "--help"]) == 0
    assert "postgresql://" in capsys.readouterr().out
    assert "sqlite or postgresql" in run("serve", "-d", "mysql://x/y", fails=True)
    for host in ("no-such-host.invalid", "192.0.2.1"):  # which is no address of this machine
        assert f"nobody can listen at {host}, port 8765" in run("serve", "--host", host, fails=True)
    environment = os.environ | {"ZIGGURAT_PORT": "many"}
    command = [sys.executable, "-m", "ziggurat.server", "tables", "list"]
    failed = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert failed.returncode == 2 and "The setting port cannot be many." in failed.stderr
    failed = subprocess.run([*command, "--lang", "de"], env=environment, capture_output=True, text=True, check=False)
    assert failed.returncode == 2 and "Die Einstellung port kann nicht many sein." in failed.stderr


def test_verify_proves_a_record_or_says_where_it_was_forged(sqlite: str, tmp_path: Path) -> None:
    async def played() -> str:
        async with opened(sqlite) as hall:
            live, red, blue = await hall.pair()
            await hall.finish(live, [red, blue])
            return await hall.services.history.record(live)

    text = asyncio.run(played())
    file = tmp_path / "record.txt"
    file.write_text(text)
    actions = int(text.split()[-1])
    drawn = sum(len(line.partition(" | ")[2].split()) for line in text.splitlines())
    assert f"{drawn} draws of {actions} actions, all as committed to" in run("verify", str(file))
    assert "all as committed to" in run("verify", "-", given=text)
    lines = text.splitlines()
    setup = next(n for n, line in enumerate(lines) if line.startswith("setup"))
    salt = re.search('"salt":"([0-9a-f]+)"', text)
    assert salt is not None
    for forged, said in (
        (text.replace(salt[1], "0" * len(salt[1])), "not those that were committed to"),
        ("\n".join(line for line in lines if not line.startswith("fair ")) + "\n", "nothing can be proven"),
        (text.replace(lines[setup], "setup | " + " ".join(reversed(lines[setup].split()[2:]))), "set-up was not drawn"),
        ("no record", "not the record of a game"),
        (re.sub("stone [0-9]+", "stone 99", text, count=1), "stops at action 1 (0 stone 99), which is not possible"),
        (text.replace("seed", "content 0123\nseed", 1), "made with other figures (content 0123)"),
    ):
        assert forged != text
        file.write_text(forged)
        assert said in " ".join(run("verify", str(file), fails=True).split())


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    assert "no database" in run("backup", str(file), "-d", str(tmp_path / "mistyped.sqlite"), fails=True)
    assert not file.exists()


def test_names_and_talk_that_look_like_markup_are_listed_as_they_are(sqlite: str) -> None:
    async def inside() -> str:
        async with opened(sqlite) as hall:
            guest = await hall.person("[/b]")
            live = await hall.table(guest, ME, ME, name="[/c]")
            await talk.say(hall.tables, live, guest, "[/d] [link=https://evil.example]here[/link]", None)
            return live.id

    table = asyncio.run(inside())
    assert "[/b]" in run("people", "list", "-d", sqlite)
    assert "[/c]" in run("tables", "list", "-d", sqlite)
    assert "[/d] [link=" in run("chat", "show", table, "-d", sqlite)
