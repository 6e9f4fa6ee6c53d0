"""REST: who one is, tables, limits, headers. In process, so that clocks and limits can be looked at."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.registry import title_ids
from ziggurat.local.door import Door
from ziggurat.server import asking, document
from ziggurat.server import client as client_module
from ziggurat.server.app import create_app
from ziggurat.server.settings import BadSetting, Settings, from_environment
from ziggurat.sitting import records
from ziggurat.table import history, views

PLENTY: dict[str, Any] = {
    "rate_person": 1e9,
    "rate_address": 1e9,
    "rate_guests": 1e9,
    "rate_logins": 1e9,
    "rate_letters": 1e9,
    "rate_tables": 1e9,
    "rate_heavy": 1e9,
    "rate_chat": 1e9,
    "rate_hints": 1e9,
    "bot_pause": 0.0,
    "bot_workers": 1,
}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def api(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), **PLENTY))) as opened:
        yield opened


def guest(api: TestClient[Any], name: str) -> None:
    api.cookies.clear()
    assert api.post("/api/me", json={"name": name}).status_code == 200


def become(api: TestClient[Any], cookie: str) -> None:
    api.cookies.clear()
    api.cookies.set("ziggurat", cookie)


def test_nobody_is_null_and_a_guest_needs_a_name(api: TestClient[Any]) -> None:
    assert api.get("/api/me").json() is None
    refused = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, BOT]})
    assert (refused.status_code, refused.json()["code"]) == (401, "who")
    guest(api, "Red")
    assert api.get("/api/me").json()["name"] == "Red"
    assert api.post("/api/me", json={"name": "Scarlet"}).json()["name"] == "Scarlet"
    assert api.get("/api/me").json()["guest"] is True
    assert api.post("/api/me", json={"name": " "}).json()["code"] == "bad_name"


def test_the_figures_of_a_pack_are_those_of_its_tables(tmp_path: Path) -> None:
    (tmp_path / "my.yaml").write_text("advances: {advances: [{id: strata, price_first: 1}]}")
    content = f"antike={tmp_path / 'my.yaml'}"
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), content=content, **PLENTY))) as api:
        packs = {title["id"]: title["pack"] for title in api.get("/api/titles").json()}
        assert packs["antike"]["name"] == "my.yaml" and packs["mosaic"] is None
        guest(api, "Red")
        made = api.post("/api/tables", json={"title": "antike", "seats": [{"kind": "me"}] * 3}).json()
        assert made["pack"] == packs["antike"]
        assert [row["pack"] for row in api.get("/api/tables?list=mine").json()["rows"]] == [made["pack"]]

        def price(query: str) -> int:
            found = api.get(f"/api/titles/antike/content{query}").json()["advances"]["advances"]
            return next(int(record["price_first"]) for record in found if record["id"] == "strata")

        assert (price(f"?pack={made['pack']['digest']}"), price("")) == (1, 7)
        for nothing in ("0" * 16, "x", "e%CC%81"):
            refused = api.get(f"/api/titles/antike/content?pack={nothing}&lang=de")
            assert (refused.status_code, refused.json()["code"]) == (404, "no_figures")
        assert api.get(f"/api/titles/mosaic/content?pack={made['pack']['digest']}").status_code == 404


def test_a_game_with_corrected_figures_goes_to_a_device_and_back_as_the_same_record(tmp_path: Path) -> None:
    (tmp_path / "my.yaml").write_text(
        "advances: {advances: [{id: strata, price_first: 1}]}\nwords: {en: {name-roma: Rom}}"
    )
    content = f"antike={tmp_path / 'my.yaml'}"
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), content=content, **PLENTY))) as api:
        guest(api, "Red")
        made = api.post("/api/tables", json={"title": "antike", "seats": [{"kind": "me"}] * 3}).json()
        before = api.get(f"/api/tables/{made['table']}/export").text
        file = api.get(f"/api/titles/antike/pack?pack={made['pack']['digest']}").json()
        for nothing in ("", "0" * 16):
            assert api.get(f"/api/titles/antike/pack?pack={nothing}").json()["code"] == "no_figures"

        device = Door()
        refused = device.request("POST", "/tables/import", msgspec.json.encode({"record": before}).decode())
        assert refused[0] == 422 and "missing here" in refused[1]
        _, known = device.request("POST", "/titles/antike/pack", msgspec.json.encode(file).decode())
        assert msgspec.json.decode(known) == made["pack"]
        _, there = device.request("POST", "/tables/import", msgspec.json.encode({"record": before}).decode())
        table = msgspec.json.decode(there)
        assert device.request("GET", f"/tables/{table['table']}/export")[1] == before
        [first] = table["actors"]
        view = msgspec.json.decode(device.request("GET", f"/tables/{table['table']}?seat={first}")[1])
        move = {"seat": first, "seq": view["seq"], "key": "k", "notation": view["actions"][0]["notation"]}
        assert device.request("POST", f"/tables/{table['table']}/move", msgspec.json.encode(move).decode())[0] == 200
        after = device.request("GET", f"/tables/{table['table']}/export")[1]

        back = api.post("/api/tables/import", json={"record": after}).json()
        assert back["pack"] == made["pack"]
        assert api.get(f"/api/tables/{back['table']}/export").text == after != before
    with TestClient(create_app(Settings(database_url=str(tmp_path / "bare.sqlite"), **PLENTY))) as api:
        guest(api, "Red")
        unknown = api.post("/api/tables/import?lang=de", json={"record": after})
        assert unknown.status_code == 422 and "die hier fehlen" in unknown.json()["text"]


def test_the_cookie_is_signed_http_only_and_same_site(api: TestClient[Any]) -> None:
    answer = api.post("/api/me", json={"name": "Red"})
    header = answer.headers["set-cookie"]
    assert "HttpOnly" in header and "SameSite=lax" in header
    cookie = api.cookies["ziggurat"]
    body, mac = cookie.split(".")
    for forged in (f"{body}.{mac[::-1]}", f"{body[:-2]}00.{mac}", f"{body}.0.{mac}", body, "", "..", "x"):
        become(api, forged)
        assert api.get("/api/me").json() is None


def test_an_account_across_devices(api: TestClient[Any]) -> None:
    guest(api, "Red")
    table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, BOT]}).json()["table"]
    old = api.cookies["ziggurat"]
    assert api.post("/api/account/register", json={"name": "Red", "password": "long enough"}).json()["guest"] is False
    new = api.cookies["ziggurat"]
    # The guest's cookie no longer opens the account.
    become(api, old)
    assert api.get("/api/me").json() is None
    become(api, new)
    assert api.get(f"/api/tables/{table}").json()["you"] == [0]
    assert "Max-Age=0" in api.post("/api/account/logout").headers["set-cookie"]
    # Whoever kept a copy of the cookie has nothing of it.
    become(api, new)
    assert api.get("/api/me").json() is None
    guest(api, "Somebody")
    second = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, BOT]}).json()["table"]
    wrong = api.post("/api/account/login", json={"name": "red", "password": "long enouGh"})
    assert (wrong.status_code, wrong.json()["code"]) == (401, "bad_login")
    assert api.post("/api/account/login", json={"name": "red", "password": "long enough"}).json()["name"] == "Red"
    mine = {row["table"] for row in api.get("/api/tables?list=mine").json()["rows"]}
    assert mine == {table, second}
    taken = api.post("/api/account/register", json={"name": "RED", "password": "long enough"})
    assert taken.status_code == 409


def test_addresses_for_notices(api: TestClient[Any]) -> None:
    guest(api, "Red")
    changed = api.patch("/api/me", json={"email": "red@example.org", "lang": "de"}).json()
    assert (changed["email"], changed["lang"]) == ("red@example.org", "de")
    assert api.patch("/api/me", json={"webhook": "http://127.0.0.1/"}).json()["code"] == "bad_webhook"
    assert api.patch("/api/me", json={"webhook": "https://hooks.example.org/x"}).json()["webhook"].endswith("/x")
    assert api.patch("/api/me", json={"email": "", "webhook": ""}).json()["email"] == ""
    assert api.patch("/api/me", json={"email": "x\r\nBcc: y@z.org"}).status_code == 422


def test_titles_texts_rules_and_content(api: TestClient[Any]) -> None:
    [tiny] = [title for title in api.get("/api/titles?lang=de").json() if title["id"] == "tiny"]
    assert tiny["min_players"] == 2 and "greedy" in tiny["bots"]
    [option] = tiny["options"]
    assert (option["id"], option["kind"], option["default"], option["maximum"]) == ("heap", "int", 6, 20)
    assert option["label"] != "heap" and option["help"]
    texts = api.get("/api/titles/tiny/texts?lang=en").json()
    assert texts["messages"]["prompt-choose"] == "Which stone do you lay?"
    rules = {rule["number"]: rule for rule in api.get("/api/titles/tiny/rules").json()}
    assert rules["R1.1"]["text"] and rules["R1.1"]["heading"]
    assert api.get("/api/titles/tiny/content").json() == {}
    assert {title["pack"] for title in api.get("/api/titles").json()} == {None}
    assert api.get("/api/titles/chess/rules").json()["code"] == "no_title"


def test_why_not(api: TestClient[Any]) -> None:
    guest(api, "Red")
    body = {"title": "tiny", "seats": [{"kind": "me"}, {"kind": "me"}]}
    view = api.post("/api/tables", json=body).json()
    foreign = next(stone for stone in range(1, 13) if stone not in view["observation"]["hand"])
    reason = api.get(f"/api/tables/{view['table']}/why?intent=stone:{foreign}&lang=de").json()
    assert reason == {"text": "Diesen Stein hast du nicht.", "rule": "R1.1"}


def test_everything_about_a_table_by_rest(api: TestClient[Any]) -> None:
    guest(api, "Red")
    body = {"title": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True, "name": "Sunday", "seed": 8}
    view = api.post("/api/tables", json=body).json()
    table, red = view["table"], api.cookies["ziggurat"]
    assert (view["status"], view["observation"], view["seeded"]) == ("open", None, True)
    guest(api, "Blue")
    blue = api.cookies["ziggurat"]
    assert api.get("/api/tables?list=open").json()["rows"][0]["name"] == "Sunday"
    assert api.post(f"/api/tables/{table}/join", json={}).json()["you"] == [1]
    assert api.post(f"/api/tables/{table}/start").status_code == 403
    become(api, red)
    view = api.post(f"/api/tables/{table}/start").json()
    assert view["status"] == "running"
    cookies = [red, blue]
    while view["status"] == "running":
        seat = view["actors"][0]
        become(api, cookies[seat])
        view = api.get(f"/api/tables/{table}").json()
        move = {"seq": view["seq"], "key": str(view["seq"]), "seat": seat, "notation": view["actions"][0]["notation"]}
        assert api.post(f"/api/tables/{table}/move", json=move).json() == {"seq": view["seq"] + 1}
        view = api.get(f"/api/tables/{table}").json()
    record = api.get(f"/api/tables/{table}/export")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.text.startswith("ziggurat 1\ntitle tiny\n")
    assert api.post("/api/tables/import", json={"record": record.text}).json()["status"] == "finished"
    refused = api.post("/api/tables/import", json={"record": record.text.replace("stone", "bone", 1)})
    assert refused.status_code == 422 and "action 1" in refused.json()["text"]
    assert api.get(f"/api/tables/{table}/replay/2?seat=0").json()["next"]
    assert len(api.get(f"/api/tables/{table}/course?points=3").json()) == 3
    made = api.post(f"/api/tables/{table}/what-if", json={"at": 2, "bots": "random", "seat": 0}).json()
    assert made["status"] == "running" and made["branch"] == {"table": table, "at": 2}
    assert api.put(f"/api/tables/{table}/notes", json={"text": "mine"}).json() == {"text": "mine"}
    assert api.get(f"/api/tables/{table}/notes").json() == {"text": "mine"}
    assert api.post(f"/api/tables/{table}/chat", json={"text": "gg"}).status_code == 201
    assert [line["text"] for line in api.get(f"/api/tables/{table}/chat").json()] == ["gg"]
    # The game itself, and its own record that came back as a table.
    assert api.get("/api/tables?list=finished").json()["total"] == 2


def test_other_origins_cannot_change_anything(api: TestClient[Any]) -> None:
    other = {"origin": "https://elsewhere.example"}
    refused = api.post("/api/me", json={"name": "Red"}, headers=other)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    assert api.get("/api/titles", headers=other).status_code == 200
    own = {"origin": f"http://{api.base_url.host}"} if hasattr(api.base_url, "host") else {}
    assert api.post("/api/me", json={"name": "Red"}, headers=own).status_code == 200
    assert api.post("/api/me", json={"name": "Red"}, headers={"origin": "null"}).status_code == 403


def test_every_answer_carries_the_protecting_headers(api: TestClient[Any]) -> None:
    for path in ("/", "/api/titles", "/api/nothing", "/healthz", "/api/tables/none"):
        headers = api.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_sizes_are_limited(api: TestClient[Any]) -> None:
    guest(api, "Red")
    assert api.post("/api/me", json={"name": "x" * 100}).status_code == 400
    assert api.post("/api/tables/import", json={"record": "x" * 1_200_000}).status_code in (400, 413)
    seats = [{"kind": "me"}] * 17
    assert api.post("/api/tables", json={"title": "tiny", "seats": seats}).status_code == 400
    for deep in (b"[" * 100_000, b'{"name":' * 50_000):
        assert api.post("/api/me", content=deep, headers={"content-type": "application/json"}).status_code == 400


@pytest.mark.parametrize(
    ("setting", "path", "body"),
    [
        ("rate_person", "/api/tables/none/why?intent=x", None),
        ("rate_address", "/api/titles", None),
        ("rate_guests", "/api/me", {"name": "Red"}),
        ("rate_logins", "/api/account/login", {"name": "x", "password": "y"}),
        ("rate_letters", "/api/me/confirm", {}),
    ],
)
def test_what_comes_too_often_is_refused(tmp_path: Path, setting: str, path: str, body: dict[str, str] | None) -> None:
    plenty = PLENTY | {setting: 0.001}
    settings = Settings(database_url=str(tmp_path / "t.sqlite"), smtp_host="mail.invalid", tick=3600, **plenty)
    with TestClient(create_app(settings)) as api:
        if setting == "rate_letters":
            api.post("/api/me", json={"name": "Red"})
            # Other people's addresses, one after the other.
            given = [api.patch("/api/me", json={"email": f"{n}@example.org"}) for n in range(9)]
            assert [answer.status_code for answer in given] == [200] * 9
        if setting == "rate_person":
            api.post("/api/me", json={"name": "Red"})
            api.app.state["services"].by_person._buckets.clear()
        statuses = []
        for _ in range(70):
            if setting == "rate_guests":
                api.cookies.clear()
            answer = api.get(path) if body is None else api.post(path, json=body)
            statuses.append(answer.status_code)
            if answer.status_code == 429:
                break
        assert statuses[-1] == 429
        assert answer.json()["code"] == "rate"
        # Whoever is refused hears when to try again, as a header and in words.
        wait = int(answer.headers["retry-after"])
        assert wait >= 1 and str(wait) in answer.json()["text"]


def test_all_addresses_of_one_network_of_ipv6_are_one() -> None:
    def asked(host: str) -> str:
        return asking.address(SimpleNamespace(client=SimpleNamespace(host=host)))

    assert asked("2001:db8:1:2::1") == asked("2001:db8:1:2:ffff::9%eth0") != asked("2001:db8:1:3::1")
    assert asked("::ffff:192.0.2.7") == asked("192.0.2.7") != asked("192.0.2.8")


def test_whoever_just_plays_is_not_refused(tmp_path: Path) -> None:
    """A game of every title, and each of them again and again, as quickly as one can click."""
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite")))) as api:
        guest(api, "Red")
        for title in title_ids():
            seats = [{"kind": "me"}, BOT, BOT]
            table = api.post("/api/tables", json={"title": title, "seats": seats}).json()["table"]
            for _again in range(3):
                assert api.post(f"/api/tables/{table}/end", json={}).status_code == 200
                answer = api.post(f"/api/tables/{table}/rematch")
                assert answer.status_code == 200, answer.text
                table = answer.json()["table"]


def test_no_secret_is_logged(api: TestClient[Any], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    caplog.set_level("WARNING", "httpx")  # the client's own log, not the server's
    guest(api, "Red")
    api.post("/api/account/register", json={"name": "Red", "password": "hidden-password"})
    api.post("/api/account/login", json={"name": "Red", "password": "hidden-passwork"})
    api.patch("/api/me", json={"email": "hidden@example.org", "webhook": "https://hooks.example.org/hidden"})
    table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, {"kind": "invited"}]}).json()
    api.get(f"/api/tables/{table['table']}?invite={table['invite']}")
    said = caplog.text
    for secret in ("hidden", table["invite"], table["seats"][1]["invite"], api.cookies["ziggurat"]):
        assert secret not in said


def test_health_and_metrics(api: TestClient[Any]) -> None:
    assert api.get("/healthz").text == "ok"
    text = api.get("/metrics").text
    assert "ziggurat_moves_total 0.0" in text
    assert all(f'ziggurat_move_seconds_bucket{{by="{by}",le="+Inf"}} 0.0' in text for by in ("http", "socket"))


def test_the_client_is_served_and_nothing_beside_it(
    api: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "has not been built" in api.get("/").text or client_module.built()
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>client</title>")
    (folder / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client_module, "FOLDER", folder)
    monkeypatch.setattr(client_module, "built", lambda: True)
    assert api.get("/t/abc").text == "<title>client</title>"
    script = api.get("/assets/app-1.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert api.get("/assets/none.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        assert "secret" not in api.get(path).text
    assert api.get("/api/none").status_code == 404


def test_the_edition_without_a_server_is_served_where_there_is_one(api: TestClient[Any], tmp_path: Path) -> None:
    assert api.get("/device/").status_code == 404
    assert api.get("/api/server").json()["device"] is False
    site = tmp_path / "site"
    (site / "engine").mkdir(parents=True)
    with pytest.raises(BadSetting) as refused:
        Settings(site=str(site))
    assert "make site" in str(ZigguratError(refused.value.said))
    (site / "index.html").write_text("<title>device</title>")
    (site / "engine" / "python.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), site=str(site)))) as served:
        assert served.get("/api/server").json()["device"] is True
        page = served.get("/device")
        assert str(page.url).endswith("/device/")
        assert page.text == "<title>device</title>"
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "'wasm-unsafe-eval'" not in served.get("/api/server").headers["content-security-policy"]
        assert served.get("/device/engine/python.wasm").headers["content-type"] == "application/wasm"
        for path in ("/device/../secret.txt", "/device/%2e%2e/secret.txt", "/device/engine/..%2f..%2fsecret.txt"):
            assert "secret" not in served.get(path).text


def test_settings_come_from_the_environment() -> None:
    settings = from_environment({"ZIGGURAT_PORT": "1234", "ZIGGURAT_SECURE_COOKIE": "true", "OTHER": "x"})
    assert (settings.port, settings.secure_cookie) == (1234, True)
    with pytest.raises(ValueError, match="port"):
        from_environment({"ZIGGURAT_PORT": "many"})


def test_a_lesson_is_a_table_in_its_position_and_the_engine_judges_it(api: TestClient[Any]) -> None:
    guest(api, "Red")
    found = api.get("/api/titles/antike/lessons").json()
    assert found[0]["id"] == "rondel" and found[0]["task"]
    wish = {"title": "antike", "seats": [{"kind": "me"}], "purpose": "lesson", "lesson": "rondel"}
    made = api.post("/api/tables", json=wish).json()
    table = made["table"]
    assert made["purpose"] == "lesson" and made["you"] == [0]
    # One seat is the learner's; nobody plays the others, and nobody gives the answer away.
    assert [seat["name"] for seat in made["seats"]] == ["Red", "", ""]
    assert made["hints"] is False
    assert api.get(f"/api/tables/{table}/hints?seat=0&patience=0").status_code == 409
    assert api.get(f"/api/tables/{table}/lesson/rondel").json() == {"verdict": "open", "text": "", "answer": ""}
    assert api.get(f"/api/tables/{table}/lesson/no_such").status_code == 404
    assert api.post("/api/tables", json=wish | {"lesson": "no_such"}).status_code == 404
    move = {"seat": 0, "seq": made["seq"], "key": "a", "notation": "ferrum"}
    assert api.post(f"/api/tables/{table}/move", json=move).status_code < 300
    said = api.get(f"/api/tables/{table}/lesson/rondel?lang=de").json()
    assert said["verdict"] == "wrong" and said["text"].startswith("Ferrum bringt zwar Eisen")
    # The next one takes its place.
    api.post("/api/tables", json=wish)
    assert api.get(f"/api/tables/{table}").status_code == 404


def test_what_is_dear_is_made_once_and_never_in_the_event_loop(
    api: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """OpenAPI, records, the course and whole logs: each in a thread, the document but once."""
    made: list[tuple[str, bool]] = []

    def watched(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def call(*given: Any) -> Any:
            try:
                asyncio.get_running_loop()
            except RuntimeError:
                made.append((name, True))
            else:
                made.append((name, False))
            return real(*given)

        monkeypatch.setattr(owner, name, call)

    watched(document, "complete")
    watched(records, "write")
    watched(history, "course")
    watched(views, "log_page")
    first, second = api.get("/api/schema/openapi.json"), api.get("/api/schema/openapi.json")
    assert first.status_code == 200 and first.content == second.content and "/api/tables" in first.json()["paths"]
    guest(api, "Red")
    table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}] * 2}).json()["table"]
    assert api.get(f"/api/tables/{table}/export").status_code == 200
    assert api.get(f"/api/tables/{table}/course").status_code == 200
    assert api.post(f"/api/tables/{table}/end", json={}).json()["done"]
    assert api.get(f"/api/tables/{table}/export").text.endswith(" agreed\n")
    assert [name for name, _thread in made].count("complete") == 1
    assert {name for name, _thread in made} == {"complete", "write", "course", "log_page"}
    assert all(thread for _name, thread in made), made


@pytest.mark.parametrize(("path", "cost"), [("export", 1), ("course", 2), ("replay/0", 0.05)])
def test_what_is_dear_has_a_limit_of_its_own(tmp_path: Path, path: str, cost: float) -> None:
    settings = Settings(database_url=str(tmp_path / "t.sqlite"), **(PLENTY | {"rate_heavy": 0.001}))
    with TestClient(create_app(settings)) as api:
        guest(api, "Red")
        table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}] * 2}).json()["table"]
        often = round(20 / cost)
        answers = [api.get(f"/api/tables/{table}/{path}") for _ in range(often + 1)]
        assert [answer.status_code for answer in answers] == [200] * often + [429]
        assert int(answers[-1].headers["retry-after"]) > 1000 * cost - 50


@pytest.mark.parametrize(
    ("method", "path", "often", "said"),
    [
        ("POST", "/api/me", 20, "name"),
        ("PATCH", "/api/me", 20, "name"),
        ("PUT", "/api/me/away", 5, "days"),
    ],
)
def test_what_all_tables_of_somebody_are_told_has_a_limit(
    tmp_path: Path, method: str, path: str, often: int, said: str
) -> None:
    settings = Settings(database_url=str(tmp_path / "t.sqlite"), **(PLENTY | {"rate_heavy": 0.001}))
    with TestClient(create_app(settings)) as api:
        guest(api, "Red")
        new = [{said: f"Red {n}" if said == "name" else 0} for n in range(often + 1)]
        answers = [api.request(method, path, json=one) for one in new]
        assert [answer.status_code for answer in answers] == [200] * often + [429]
        assert answers[-1].json()["code"] == "rate"
        assert int(answers[-1].headers["retry-after"]) > 1000 * 20 // often - 50
        # Nothing else that one says of oneself is told to anybody.
        assert api.patch("/api/me", json={"lang": "de"}).status_code == 200
        assert api.post("/api/me", json={"name": api.get("/api/me").json()["name"]}).status_code == 200


def test_one_stranger_does_not_use_up_what_others_may_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "address", lambda request: request.headers.get("x-from", "here"))
    settings = Settings(database_url=str(tmp_path / "t.sqlite"), **(PLENTY | {"rate_heavy": 0.001}))
    with TestClient(create_app(settings)) as api:
        guest(api, "Red")
        seats = [{"kind": "me"}] * 2
        table = api.post("/api/tables", json={"title": "tiny", "seats": seats, "public": True}).json()["table"]
        api.cookies.clear()
        asked = [api.get(f"/api/tables/{table}/export").status_code for _ in range(21)]
        assert asked == [200] * 20 + [429]
        assert api.get(f"/api/tables/{table}/export", headers={"x-from": "elsewhere"}).status_code == 200


def test_a_puzzle_is_judged_by_the_first_action_and_stays_so(api: TestClient[Any]) -> None:
    guest(api, "Red")
    puzzle = api.get("/api/titles/antike/puzzles?lang=de").json()[0]
    assert puzzle["name"] == "Rätsel"
    assert api.get("/api/titles/no_such/puzzles").status_code == 404
    made = api.post("/api/tables", json={"title": "antike", "seats": [{"kind": "me"}], "lesson": puzzle["id"]}).json()
    table, seat = made["table"], puzzle["seat"]
    judged = f"/api/tables/{table}/lesson/{puzzle['id']}"
    assert api.get(judged).json() == {"verdict": "open", "text": "", "answer": ""}
    wrong = {"seat": seat, "seq": made["seq"], "key": "k1", "notation": "templum"}
    seq = api.post(f"/api/tables/{table}/move", json=wrong).json()["seq"]
    said = api.get(judged).json()
    assert said["verdict"] == "wrong" and "%" in said["text"]
    # What comes after it changes nothing, and is no second try.
    action = api.get(f"/api/tables/{table}").json()["actions"][0]["notation"]
    later = {"seat": seat, "seq": seq, "key": "k2", "notation": action}
    assert api.post(f"/api/tables/{table}/move", json=later).status_code < 300
    assert api.get(judged).json() == said
