"""The door of the device's own tables: what the page's worker asks, and what it has to keep."""

from typing import Any

import msgspec
import pytest

from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title
from ziggurat.local.door import Door

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def decode(text: str) -> Any:
    return msgspec.json.decode(text)


class Page:
    """A page in front of a door, which keeps what it is given as the browser's database does."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}
        self.door = Door()
        self.door.name = "Red"

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        given, text = self.door.request(method, path, "" if body is None else msgspec.json.encode(body).decode())
        self.keep()
        assert given == status, text
        return text if path.endswith("/export") else decode(text)

    def say(self, **message: object) -> list[Any]:
        told = self.door.message(msgspec.json.encode(message).decode())
        told += self.door.views()
        self.keep()
        return [decode(text) for text in told]

    def keep(self) -> None:
        for table in decode(self.door.take_changed()):
            self.kept[table["id"]] = table

    def table(self, *seats: object, title: str = "mosaic", **more: object) -> str:
        return str(self.ask("POST", "/tables", {"title": title, "seats": seats, "seed": 3, **more})["table"])

    def restarted(self) -> "Page":
        """The worker died; a new one reads what was kept."""
        page = Page()
        page.kept = self.kept
        for table in self.kept.values():
            page.door.load(table["saved"])
        return page


def move(view: Any, key: str = "k") -> dict[str, object]:
    seat = view["actors"][0]
    return {
        "type": "move",
        "table": view["table"],
        "seq": view["seq"],
        "key": key,
        "seat": seat,
        "notation": view["actions"][0]["notation"],
    }


def test_a_move_is_kept_before_it_is_acknowledged_and_its_key_plays_once() -> None:
    page = Page()
    id = page.table(ME, ME)
    page.say(type="subscribe", table=id)
    asked = move(page.ask("GET", f"/tables/{id}"))
    ack, view = page.say(**asked)
    assert (ack["type"], ack["seq"], view["type"]) == ("ack", 1, "view")
    assert page.kept[id]["seq"] == 1
    again = page.restarted()
    assert [told["type"] for told in again.say(**asked)] == ["ack"]
    assert again.ask("GET", f"/tables/{id}")["length"] == 1


def test_what_is_stale_or_not_legal_is_refused_and_changes_nothing() -> None:
    page = Page()
    id = page.table(ME, ME)
    page.say(type="subscribe", table=id, lang="de")
    view = page.ask("GET", f"/tables/{id}")
    before = page.kept[id]["saved"]
    stale, wrong = {**move(view), "seq": 7}, {**move(view), "notation": "fly to the moon"}
    assert [(told["type"], told["code"]) for told in page.say(**stale)] == [("error", "stale")]
    assert [(told["type"], told["code"]) for told in page.say(**wrong)] == [("error", "illegal")]
    assert page.kept[id]["saved"] == before
    page.ask("GET", "/tables/nowhere", status=404)
    page.ask("POST", "/tables", {"title": "mosaic", "seats": [ME, {"kind": "open"}]}, status=409)
    page.ask("POST", "/tables", {"title": "mosaic", "seats": [ME], "colour": "red"}, status=400)


def test_bots_play_one_decision_at_a_time_until_a_person_is_asked() -> None:
    page = Page()
    id = page.table(BOT, BOT, ME)
    assert not page.door.bot_waits(), "nobody looks at the table"
    page.say(type="subscribe", table=id)
    before = page.ask("GET", f"/tables/{id}")
    steps = 0
    while page.door.bot_waits():
        page.door.step()
        told = page.door.views()
        steps += 1
        assert [decode(text)["view"]["length"] for text in told] == [before["length"] + steps]
    assert steps > 0
    page.door.step()
    assert page.door.views() == []
    assert 2 in page.ask("GET", f"/tables/{id}")["actors"]


def test_a_game_goes_out_and_comes_back_as_the_same_record() -> None:
    page = Page()
    id = page.table(ME, ME)
    for number in range(8):
        page.say(**move(page.ask("GET", f"/tables/{id}"), str(number)))
    record = page.ask("GET", f"/tables/{id}/export")
    assert replay(read_record(record), find_title("mosaic")).record().write() == record
    twin = page.ask("POST", "/tables/import", {"record": record, "name": "brought"})
    assert (twin["length"], twin["name"], twin["you"]) == (8, "brought", [0, 1])
    assert page.ask("GET", f"/tables/{twin['table']}/export") == record
    page.ask("POST", "/tables/import", {"record": record[:-20]}, status=422)
    seats = [{"kind": "me", "name": "Grey"}, BOT]
    again = page.ask("POST", "/tables/import", {"record": record, "seats": seats})
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("human", "Grey"), ("bot", "Random")]
    assert page.ask("GET", f"/tables/{again['table']}/export") == record
    page.ask("POST", "/tables/import", {"record": record, "seats": seats[:1]}, status=422)
    elsewhere = [ME, {"kind": "open"}]
    page.ask("POST", "/tables/import", {"record": record, "seats": elsewhere}, status=409)


def test_a_what_if_is_a_table_of_its_own_and_survives() -> None:
    page = Page()
    id = page.table(ME, BOT)
    page.say(**move(page.ask("GET", f"/tables/{id}")))
    tried = page.ask("POST", f"/tables/{id}/what-if", {"at": 0, "bots": "random"})
    assert tried["branch"] == {"table": id, "at": 0}
    shared = page.table(ME, {"kind": "me", "name": "Green"})
    both = page.ask("POST", f"/tables/{shared}/what-if", {"at": 0})
    assert [seat["name"] for seat in both["seats"]][1] == "Green"
    again = page.restarted().ask("GET", f"/tables/{tried['table']}")
    assert again == tried


def test_leaving_coming_back_notes_and_resigning() -> None:
    page = Page()
    id = page.table(ME, BOT)
    page.ask("PUT", f"/tables/{id}/notes", {"text": "corn"})
    page.ask("POST", f"/tables/{id}/name", {"seat": 0, "name": "Blue"})
    assert page.restarted().ask("GET", f"/tables/{id}")["seats"][0]["name"] == "Blue"
    page.ask("POST", f"/tables/{id}/leave", {})
    assert page.restarted().ask("GET", f"/tables/{id}")["seats"][0]["bot"] == "greedy"
    assert page.ask("POST", f"/tables/{id}/join", {})["seats"][0]["bot"] == ""
    page.ask("POST", f"/tables/{id}/resign", {})
    over = page.restarted().ask("GET", f"/tables/{id}?lang=de")
    assert (over["status"], over["over"]["places"]) == ("finished", [2, 1])
    assert [happened["what"] for happened in over["happened"]] == ["left", "back", "resigned"]
    assert "aufgegeben" in over["over"]["reason"]
    assert page.restarted().ask("GET", f"/tables/{id}/notes") == {"text": "corn"}


def test_a_game_that_new_rules_do_not_lead_through_can_be_looked_at_and_taken_along() -> None:
    page = Page()
    id = page.table(ME, ME)
    for number in range(4):
        page.say(**move(page.ask("GET", f"/tables/{id}"), str(number)))
    saved = decode(page.kept[id]["saved"])
    lines = saved["record"].splitlines()
    lines[-2] = lines[-2].split()[0] + " of another time"
    saved["record"] = "\n".join(lines) + "\n"
    page.door.forget(id)
    page.door.load(msgspec.json.encode(saved).decode())
    view = page.ask("GET", f"/tables/{id}")
    assert "action 4" in view["pinned"] and view["actions"] == []
    assert page.ask("GET", f"/tables/{id}/export") == saved["record"]


def test_corrected_figures_come_from_a_file_that_the_page_has_read() -> None:
    page = Page()
    wrong = page.ask("POST", "/titles/antike/pack", {"name": "mine", "text": '{"figures": {"colour": 3}}'}, status=422)
    assert "mine" in wrong["text"]
    text = '{"advances": {"advances": [{"id": "mercatura", "price_first": 5}]}}'
    pack = page.ask("POST", "/titles/antike/pack", {"name": "mine", "text": text})
    made = page.ask("POST", f"/tables?pack={pack['digest']}", {"title": "antike", "seats": [ME, ME], "seed": 1})
    assert made["pack"] == pack
    figures = page.ask("GET", f"/titles/antike/content?pack={pack['digest']}")
    mercatura = next(each for each in figures["advances"]["advances"] if each["id"] == "mercatura")
    assert mercatura["price_first"] == 5
    assert page.ask("GET", f"/titles/antike/texts?lang=de&pack={pack['digest']}")["lang"] == "de"
    again = page.restarted()
    assert again.ask("GET", f"/tables/{made['table']}") == made
    record = again.ask("GET", f"/tables/{made['table']}/export")
    assert again.ask("POST", "/tables/import", {"record": record})["pack"] == pack


@pytest.mark.parametrize("text", ["", "[" * 900, '{"type":"dance"}', '{"type":"move"}'])
def test_messages_that_cannot_be_read_are_answered(text: str) -> None:
    assert [decode(told)["code"] for told in Door().message(text)] == ["bad_message"]


def test_lessons_and_puzzles_are_played_and_judged_on_the_device() -> None:
    page = Page()
    for id, right in (("rondel", "aurum"), ("1-10", "scientia")):
        table = page.table(ME, title="antike", lesson=id, purpose="lesson")
        view = page.ask("GET", f"/tables/{table}")
        assert view["purpose"] == "lesson" and view["hints"] is False
        assert [seat["name"] != "" for seat in view["seats"]] == [n == view["seat"] for n in range(len(view["seats"]))]
        assert page.ask("GET", f"/tables/{table}/lesson/{id}")["verdict"] == "open"
        given = {"seat": view["actors"][0], "seq": view["seq"], "key": id, "notation": right}
        page.ask("POST", f"/tables/{table}/move", given)
        assert page.ask("GET", f"/tables/{table}/lesson/{id}?lang=de")["verdict"] == "right"
    page.ask("POST", "/tables", {"title": "antike", "seats": [ME], "lesson": "no_such"}, 404)
