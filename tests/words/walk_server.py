"""What a running server says in a made-up language: `test_made_up.py` runs this in a copy of the package that has it.

Every path of the API is asked, by a stranger and by somebody at a table, with nothing, with nonsense and with what it
wants; whatever is a sentence in the answers must be translated.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.words.made_up import UNKNOWN
from tests.words.walk import escaped

from server.inside import Inside, inside
from server.running import Client
from ziggurat.kernel.registry import find_title, title_ids

# Where sentences stand in an answer; all else is ids, names, notation, figures and what people wrote.
SPOKEN = {"text", "question", "detail", "label", "help", "line", "reason", "task", "heading", "name_of_bot"}
NAMES = ("Red", "Blue")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(f"sqlite:///{tmp_path_factory.mktemp('walk') / 'tables.sqlite'}") as running:
        yield running


def sentences(answer: Any, key: str = "") -> Iterator[str]:
    if isinstance(answer, dict):
        for name, value in answer.items():
            yield from sentences(value, name)
    elif isinstance(answer, list):
        for value in answer:
            yield from sentences(value, key)
    elif isinstance(answer, str) and key in SPOKEN:
        yield answer


def ask(client: Client, method: str, path: str, body: object = None) -> tuple[int, Any]:
    asked = f"{path}{'&' if '?' in path else '?'}lang={UNKNOWN}"
    answer = client.http.request(method, asked, json=body)
    is_json = "json" in answer.headers.get("content-type", "")
    return answer.status_code, answer.json() if is_json and answer.content else {}


def paths(server: Inside) -> list[tuple[str, str]]:
    """Every path and method of the API's document."""
    document = Client(server, "").get("/api/schema/openapi.json")
    found = [(method.upper(), path) for path, methods in document["paths"].items() for method in methods]
    assert len(found) > 50
    # An endless stream; its refusals are those of the others.
    return [(method, path) for method, path in found if path.startswith("/api/") and path != "/api/events"]


@pytest.mark.parametrize("who", ["", "Red"])
def test_every_refusal(server: Inside, who: str) -> None:
    client = Client(server, who)
    table = client.table("me", "me", title="antike", seed=3)["table"] if who else "nowhere"
    refused = 0
    plain: list[str] = []
    for method, path in paths(server):
        if who and (method, path) in (("DELETE", "/api/me"), ("POST", "/api/account/logout")):
            continue
        for place in ("nowhere", table):
            there = path.replace("{table}", place).replace("{title}", "chess" if place == "nowhere" else "antike")
            there = re.sub(r"\{at\}", "99999", re.sub(r"\{(?!at)\w+\}", "nowhere", there))
            for body in (None, {}, {"nonsense": 1}):
                status, answer = ask(client, method, there, None if method == "GET" else body)
                assert status != 500, (method, there, answer)
                if status >= 400:
                    refused += 1
                    said = answer.get("text", "")
                    assert said, (method, there, answer)
                    if answer["code"] == "bad_request":
                        # What does not fit a program's request is told to its author: fields and types.
                        said = said.split(":")[0]
                    if found := escaped(said, "nonsense", "nowhere", "chess", *title_ids(), *NAMES):
                        plain.append(f"{method} {path} {body}: {found}")
    assert refused > 100
    assert sorted(set(plain)) == []


@pytest.mark.parametrize("id", title_ids())
def test_what_a_table_shows(server: Inside, id: str) -> None:
    red = Client(server, "Red")
    table = red.table("me", "random", title=id, seed=3)["table"]
    name = find_title(id).name
    plain: list[str] = []
    asked = [
        "/api/titles",
        f"/api/titles/{id}/lessons",
        f"/api/tables/{table}",
        f"/api/tables/{table}/log",
        f"/api/tables/{table}/replay/0",
        f"/api/tables/{table}/why?seat=0&intent=nowhere",
        f"/api/tables/{table}/hints?seat=0&patience=0",
        f"/api/tables/{table}/course",
        "/api/server",
    ]
    said = 0
    for path in asked:
        status, answer = ask(red, "GET", path)
        assert status == 200, (path, answer)
        for text in sentences(answer):
            said += 1
            if found := escaped(text, name, *NAMES, "nowhere"):
                plain.append(f"{path}: {found}")
    ask(red, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    over = ask(red, "GET", f"/api/tables/{table}")[1]
    plain += [found for text in sentences(over) if (found := escaped(text, name, *NAMES))]
    assert said > 40
    assert plain == []


def test_the_page_in_place_of_a_client(server: Inside) -> None:
    """The copy of the package that the walk is made in has none."""
    page = Client(server, "").http.get(f"/?lang={UNKNOWN}").text
    told = re.sub(r"<code>.*?</code>|<a .*?</a>|<title>.*?</title>|<[^>]*>", " ", page)
    assert len(told.split()) > 10
    assert not escaped(told)


def test_links_of_letters_and_the_socket(server: Inside) -> None:
    red = Client(server, "Red")
    table = red.table("me", "me", title="antike", seed=3)["table"]
    with red.socket() as line:
        line.send(type="subscribe", table="nowhere", lang=UNKNOWN)
        assert not escaped(line.until("error")["text"])
        line.send(type="subscribe", table=table, lang=UNKNOWN)
        view = line.view()
        line.send(type="move", table=table, seq=view["seq"], key="k", seat=0, notation="999")
        refused = line.until("error")
        assert not escaped(refused["text"]), refused
    stranger = Client(server, "")
    for purpose in ("confirm", "off", "reset", "nowhere"):
        page = stranger.http.get(f"/api/mail/{purpose}/nonsense", headers={"accept-language": UNKNOWN}).text
        said = re.findall("<(?:h1|a)[^>]*>([^<]+)<", page)
        assert len(said) == 2 and not any(escaped(text) for text in said), page
