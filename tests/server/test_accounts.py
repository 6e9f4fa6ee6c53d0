"""Accounts over HTTP: sessions, passwords, links in e-mails, and what is refused."""

import asyncio
import base64
import hashlib
import hmac
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient, TestClient
from sqlalchemy import func, select

from server.test_api import BOT, PLENTY, become, guest
from ziggurat.server.app import create_app
from ziggurat.server.guard import Signer
from ziggurat.server.services import Services
from ziggurat.server.settings import Settings
from ziggurat.table.channels import Mail, Message
from ziggurat.table.people import Person
from ziggurat.table.schema import outbox


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("accounts") / "t.sqlite")
    else:
        database = request.getfixturevalue("postgres").fresh()
    settings = Settings(database_url=database, smtp_host="mail.invalid", tick=3600, **PLENTY)
    with TestClient(create_app(settings)) as opened:
        yield opened


@pytest.fixture
def api(shared: TestClient[Any]) -> TestClient[Any]:
    shared.cookies.clear()
    return shared


@pytest.fixture
def letters(api: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, Message]]]:
    found: list[tuple[str, Message]] = []

    async def send(_mail: Mail, address: str, message: Message) -> None:
        found.append((address, message))

    monkeypatch.setattr(Mail, "send", send)
    yield found
    # What is under way when a test ends would be sent in earnest, fail, and be the next one's.
    deliver(api)


def known(api: TestClient[Any]) -> Services:
    return api.app.state["services"]


def deliver(api: TestClient[Any]) -> None:
    services = known(api)

    async def all_of_it() -> None:
        """Until nothing is left to be sent: the server sends by itself, too, and looks who is to be sent something."""
        looking = (task for task in asyncio.all_tasks() if task.get_coro().__name__ == "_offer_reset")
        await asyncio.gather(*looking)
        waiting = 1
        while waiting:
            await services.notices.deliver()
            await asyncio.gather(*services.notices.under_way)
            async with services.store.read() as connection:
                waiting = await connection.scalar(select(func.count()).select_from(outbox)) or 0

    with api.portal() as portal:
        portal.call(all_of_it)


def account(api: TestClient[Any], name: str, password: str = "long enough") -> str:
    api.cookies.clear()
    assert api.post("/api/account/register", json={"name": name, "password": password}).status_code == 200
    return str(api.cookies["ziggurat"])


def who(api: TestClient[Any], cookie: str) -> Any:
    become(api, cookie)
    return api.get("/api/me").json()


def set_of(api: TestClient[Any], person: str, **values: object) -> None:
    """As an operator would, or the person by a link."""
    services = known(api)
    with api.portal() as portal:
        portal.call(lambda: services.people.set(person, **values))
    services.forget(person)


def reset_link(api: TestClient[Any], letters: list[tuple[str, Message]], name: str) -> str:
    """Whoever is logged in has a confirmed address and asks for a new password."""
    api.patch("/api/me", json={"email": f"{name.lower()}@example.org"})
    set_of(api, api.get("/api/me").json()["id"], email_ok=True)
    assert api.post("/api/account/forgotten", json={"name": name}).status_code == 200
    deliver(api)
    return re.sub("^https?://[^/]+", "", letters[-1][1].link)


def test_logging_out_everywhere_ends_every_device(api: TestClient[Any]) -> None:
    one = account(api, "Ochre")
    api.cookies.clear()
    api.post("/api/account/login", json={"name": "Ochre", "password": "long enough"})
    two = str(api.cookies["ziggurat"])
    assert who(api, one)["name"] == who(api, two)["name"] == "Ochre"
    assert api.post("/api/account/logout-everywhere").status_code == 200
    assert who(api, one) is None and who(api, two) is None


def test_a_cookie_from_before_there_were_sessions_is_good_until_one_logs_out(api: TestClient[Any]) -> None:
    guest(api, "Umber")
    person = api.get("/api/me").json()["id"]
    signer: Signer = known(api).signer
    body = f"{person}.0"
    mac = hmac.new(signer._key, body.encode(), hashlib.sha256).digest()
    old = f"{body}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"
    assert who(api, old)["name"] == "Umber"
    assert who(api, old[:-1] + ("A" if old[-1] != "A" else "B")) is None
    become(api, old)
    assert api.post("/api/account/logout").status_code == 200
    assert who(api, old) is None


def test_a_change_of_password(api: TestClient[Any]) -> None:
    one = account(api, "Sepia")
    wrong = api.post("/api/account/password", json={"old": "nonsense!", "new": "another one"})
    assert wrong.status_code == 401
    assert api.post("/api/account/password", json={"old": "long enough", "new": "another one"}).status_code == 200
    new = str(api.cookies["ziggurat"])
    assert who(api, one) is None and who(api, new)["name"] == "Sepia"


def test_an_account_takes_only_so_many_wrong_passwords(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), **PLENTY))) as api:
        account(api, "Sienna")
        api.cookies.clear()
        tries = [api.post("/api/account/login", json={"name": "sienna", "password": f"guess {n}"}) for n in range(12)]
        assert [answer.status_code for answer in tries] == [401] * 10 + [429] * 2
        assert int(tries[-1].headers["retry-after"]) > 10
        # From wherever it is tried; other accounts do not suffer.
        assert api.post("/api/account/login", json={"name": "Sienna", "password": "long enough"}).status_code == 429
        account(api, "Indigo")
        api.cookies.clear()
        assert api.post("/api/account/login", json={"name": "Indigo", "password": "long enough"}).status_code == 200


async def test_wrong_passwords_count_when_they_come_together_too(tmp_path: Path) -> None:
    async with AsyncTestClient(create_app(Settings(database_url=str(tmp_path / "t.sqlite"), **PLENTY))) as api:
        right = {"name": "Sienna", "password": "long enough"}
        assert (await api.post("/api/account/register", json=right)).status_code == 200
        api.cookies.clear()
        # Whoever knows it may come as often as they like.
        assert [(await api.post("/api/account/login", json=right)).status_code for _ in range(12)] == [200] * 12
        api.cookies.clear()
        wrong = {"name": "Sienna", "password": "a guess!"}
        tries = await asyncio.gather(*(api.post("/api/account/login", json=wrong) for _ in range(30)))
        assert sorted(answer.status_code for answer in tries) == [401] * 10 + [429] * 20


def test_an_address_is_confirmed_and_stopped_by_a_button_not_by_a_look(
    api: TestClient[Any], letters: list[tuple[str, Message]]
) -> None:
    account(api, "Teal")
    assert api.get("/api/server").json()["mail"] is True
    assert api.patch("/api/me", json={"email": "teal@example.org"}).json()["email_ok"] is False
    deliver(api)
    [(to, letter)] = letters
    assert to == "teal@example.org"
    for _letter in range(2):
        assert api.post("/api/me/confirm").status_code == 200
    # Nobody is told of a letter that is not sent.
    assert api.post("/api/me/confirm").json()["code"] == "many_letters"
    path = re.sub("^https?://[^/]+", "", letter.link)
    assert "<form" in api.get(path).text
    assert api.get("/api/me").json()["email_ok"] is False
    assert api.post(path).status_code == 200
    assert api.get("/api/me").json()["email_ok"] is True
    stop = re.sub("^https?://[^/]+", "", known(api).links.make("stop", api.get("/api/me").json()["id"], to))
    cookie = str(api.cookies["ziggurat"])
    api.cookies.clear()
    assert api.post(stop, content=b"List-Unsubscribe=One-Click").status_code == 200
    assert who(api, cookie)["email"] == ""
    for wrong in (stop[:-3], stop.replace("stop", "confirm"), stop.replace("stop", "nothing")):
        # Whoever follows a link sees a page, whatever has become of it.
        for answer in (api.post(wrong), api.get(wrong)):
            assert answer.status_code == 422 and "<h1>This link is no longer good" in answer.text


def test_a_forgotten_password_is_chosen_anew_by_mail(api: TestClient[Any], letters: list[tuple[str, Message]]) -> None:
    cookie = account(api, "Olive")
    for name in ("Olive", "Nobody"):
        assert api.post("/api/account/forgotten", json={"name": name}).status_code == 200
    deliver(api)
    assert letters == [], "the address is not confirmed"
    path = reset_link(api, letters, "Olive")
    assert 'type="password"' in api.get(path).text
    assert "<h1>A password has 8 to 200 letters." in api.post(path, data={"password": "short"}).text
    for untypeable in ("chosen\x00anew", "chosen anew\n", "chosen\x85anew"):
        refused = api.post(path, data={"password": untypeable})
        assert refused.status_code == 422 and "<h1>That text has characters in it" in refused.text
    assert api.post(path, data={"password": "chosen anew"}).status_code == 200
    assert "<h1>This link is no longer good" in api.post(path, data={"password": "once more!"}).text
    assert who(api, cookie) is None
    api.cookies.clear()
    assert api.post("/api/account/login", json={"name": "Olive", "password": "chosen anew"}).status_code == 200


def test_nobody_learns_by_the_time_an_answer_takes_whether_there_is_an_account(
    api: TestClient[Any], letters: list[tuple[str, Message]], monkeypatch: pytest.MonkeyPatch
) -> None:
    account(api, "Jade")
    api.patch("/api/me", json={"email": "jade@example.org"})
    set_of(api, api.get("/api/me").json()["id"], email_ok=True)
    deliver(api)
    find, answered = known(api).people.find_login, asyncio.Event()

    async def find_late(name: str) -> Person | None:
        await asyncio.wait_for(answered.wait(), 30)
        return await find(name)

    monkeypatch.setattr(known(api).people, "find_login", find_late)
    sent = len(letters)
    assert api.post("/api/account/forgotten", json={"name": "Jade"}).status_code == 200
    with api.portal() as portal:
        portal.call(answered.set)
    deliver(api)
    assert [to for to, _letter in letters[sent:]] == ["jade@example.org"]


def test_a_link_for_a_new_password_is_good_while_its_address_is_still_theirs(
    api: TestClient[Any], letters: list[tuple[str, Message]]
) -> None:
    cookie = account(api, "Khaki")
    path = reset_link(api, letters, "Khaki")
    api.patch("/api/me", json={"email": "khaki@example.net"})
    set_of(api, api.get("/api/me").json()["id"], email_ok=True)
    refused = api.post(path, data={"password": "chosen anew"})
    assert refused.status_code == 422 and "<h1>This link is no longer good" in refused.text
    assert who(api, cookie)["name"] == "Khaki"


def test_a_link_confirms_no_address_but_its_own_whenever_that_was_changed(
    api: TestClient[Any], letters: list[tuple[str, Message]], monkeypatch: pytest.MonkeyPatch
) -> None:
    account(api, "Cyan")
    api.patch("/api/me", json={"email": "cyan@example.org"})
    deliver(api)
    path = re.sub("^https?://[^/]+", "", letters[-1][1].link)
    people = known(api).people
    set_if = people.set_if

    async def change_then(seen: Person, **values: object) -> bool:
        monkeypatch.setattr(people, "set_if", set_if)
        await people.change(seen, None, "cyan@example.net", None, None)
        return await set_if(seen, **values)

    monkeypatch.setattr(people, "set_if", change_then)
    assert "<h1>This link is no longer good" in api.post(path).text
    known(api).forget(None)
    mine = api.get("/api/me").json()
    assert (mine["email"], mine["email_ok"]) == ("cyan@example.net", False)


def test_whoever_is_excluded_stays_out_and_a_guest_stays_who_they_are(api: TestClient[Any]) -> None:
    account(api, "Madder")
    madder = api.get("/api/me").json()["id"]
    set_of(api, madder, banned="rude words")
    guest(api, "Fawn")
    fawn = api.get("/api/me").json()["id"]
    table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, BOT]}).json()["table"]
    right = {"name": "Madder", "password": "long enough"}
    for _ in range(12):
        refused = api.post("/api/account/login", json=right)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert "rude words" in refused.json()["text"]
    assert api.post("/api/account/login", json=right | {"password": "a guess!"}).json()["code"] == "bad_login"
    assert api.get("/api/me").json()["id"] == fawn
    assert api.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Fawn"
    set_of(api, madder, banned="")
    assert api.post("/api/account/login", json=right).json()["id"] == madder
    assert api.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Madder"


def test_one_can_have_and_delete_all_that_is_kept(api: TestClient[Any]) -> None:
    cookie = account(api, "Ivory")
    api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, BOT]})
    kept = api.get("/api/me/export").json()
    assert kept["person"]["name"] == "Ivory" and len(kept["seats"]) == 1
    assert "password" not in kept["person"]
    assert api.request("DELETE", "/api/me", json={"password": "wrong"}).status_code == 401
    assert api.request("DELETE", "/api/me", json={"password": "long enough"}).status_code == 200
    assert who(api, cookie) is None
    api.cookies.clear()
    assert api.post("/api/account/login", json={"name": "Ivory", "password": "long enough"}).status_code == 401
    guest(api, "Ivory")


def test_characters_that_nobody_can_type_are_refused_everywhere(api: TestClient[Any]) -> None:
    guest(api, "Rose")
    table = api.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["table"]
    bad = "a\x00b"
    move = {"seq": 0, "seat": 0, "notation": "x"}
    for path, body in (
        ("/api/me", {"name": bad}),
        (f"/api/tables/{table}/chat", {"text": bad}),
        (f"/api/tables/{table}/move", move | {"key": bad}),
        (f"/api/tables/{table}/move", move | {"key": "ümlaut"}),
        (f"/api/tables/{table}/move", move | {"key": "new\n"}),
        (f"/api/tables/{table}/move", move | {"key": "k", "notation": bad}),
        ("/api/account/login", {"name": bad, "password": "long enough"}),
        (f"/api/tables/{table}/chat", {"text": "next\x85line"}),
        ("/api/tables/import", {"record": bad}),
        ("/api/tables", {"title": "tiny", "name": bad, "seats": [{"kind": "me"}, BOT]}),
        ("/api/tables", {"title": "tiny", "seats": [{"kind": "me", "name": bad}, BOT]}),
    ):
        answer = api.post(path, json=body)
        assert answer.status_code == 400, (path, body, answer.text)
    assert api.put(f"/api/tables/{table}/notes", json={"text": bad}).status_code == 400
    for path in (
        "/api/tables/%00",
        "/api/tables?title=%00",
        f"/api/tables/{table}?invite=a%01",
        "/%00",
        "/t/a%0Ab",
        "/%C2%85",
    ):
        assert api.get(path).status_code == 422, path
    no_text = api.patch("/api/me", content=b'{"name": "a\xffb"}', headers={"content-type": "application/json"})
    assert (no_text.status_code, no_text.json()["code"]) == (400, "bad_request")
    named = api.post("/api/tables", json={"title": "tiny", "name": "a\u202eb\nc", "seats": [{"kind": "me"}, BOT]})
    assert named.json()["name"] == "ab c"
