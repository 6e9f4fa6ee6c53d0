"""The coach on a device: hints, forecasts, a game looked at again bit by bit, and playing again."""

from typing import Any

import msgspec
import pytest

from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.say import Event, Say
from ziggurat.local import table as local_table
from ziggurat.local.door import THINKING, Door
from ziggurat.players import UnknownBot
from ziggurat.players.search import Search
from ziggurat.sitting.views import lines_of

GAME = {"title": "antike", "seats": [{"kind": "me", "name": "Amber"}, {"kind": "me"}], "seed": 3}


class Device:
    def __init__(self, **more: Any) -> None:
        self.door = Door()
        self.door.name = "Red"
        self.table = self.ask("POST", "/tables", GAME | more)["table"]
        self.at = f"/tables/{self.table}"

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        text = "" if body is None else msgspec.json.encode(body).decode()
        got, answer = self.door.request(method, path, text)
        while got == THINKING:
            got, answer = self.door.think_on(int(answer), 0.01)
        assert got == status, answer
        return msgspec.json.decode(answer)

    def finish(self) -> None:
        while (view := self.ask("GET", self.at))["status"] == "running":
            given = {"seq": view["seq"], "key": "k", "seat": view["seat"], "notation": view["actions"][0]["notation"]}
            self.ask("POST", f"{self.at}/move", given)


def test_hints_and_forecasts() -> None:
    device = Device()
    view = device.ask("GET", device.at)
    found = device.ask("GET", f"{device.at}/hints?lang=de")
    assert found and all(hint["reasons"] and hint["label"] for hint in found)
    assert {hint["notation"] for hint in found} <= {action["notation"] for action in view["actions"]}
    seen = device.ask("GET", f"{device.at}/forecast?notation=aurum&lang=de")
    assert seen["changes"] and not seen["open"]


def test_a_move_is_played_while_a_hint_is_thought_out_and_nobody_needs_the_hint_then() -> None:
    device = Device()
    view = device.ask("GET", device.at)
    status, number = device.door.request("GET", f"{device.at}/hints?patience=2")
    assert status == THINKING
    status, number = device.door.think_on(int(number), 0.0)
    assert status == THINKING, "there is time for something else in between"
    given = {"seq": view["seq"], "key": "k", "seat": view["seat"], "notation": view["actions"][0]["notation"]}
    assert device.ask("POST", f"{device.at}/move", given)["seq"] == view["seq"] + 1
    status, answer = device.door.think_on(int(number), 60.0)
    assert status == 409 and msgspec.json.decode(answer)["code"] == "stale"
    assert not device.door.thoughts


def test_a_table_without_hints_stays_so() -> None:
    device = Device(hints=False)
    device.ask("GET", f"{device.at}/hints", status=409)
    kept = msgspec.json.decode(device.door.take_changed())[0]["saved"]
    device.door.forget(device.table)
    device.door.load(kept)
    assert device.ask("GET", device.at)["hints"] is False
    device.ask("GET", f"{device.at}/hints", status=409)


def test_a_what_if_of_a_table_without_hints_has_none_either() -> None:
    device = Device(hints=False)
    tried = device.ask("POST", f"{device.at}/what-if", {"at": 0})["table"]
    device.ask("GET", f"/tables/{tried}/hints", status=409)
    device.ask("POST", f"/tables/{tried}/resign", {})
    device.ask("POST", f"/tables/{tried}/analysis", status=409)


def test_a_game_is_looked_at_bit_by_bit_and_what_was_found_is_kept() -> None:
    device = Device(options={"turn_cap_rounds": 2})
    device.ask("POST", f"{device.at}/analysis", status=409)
    device.finish()
    device.door.message(msgspec.json.encode({"type": "subscribe", "table": device.table}).decode())
    assert device.ask("GET", f"{device.at}/analysis")["total"] == 0
    begun = device.ask("POST", f"{device.at}/analysis")
    assert begun["done"] == 0 < begun["total"]
    heard = []
    while device.door.analyses():
        device.door.look_on(0)
        heard.append(device.ask("GET", f"{device.at}/analysis")["done"])
    assert heard == [*range(1, begun["total"] + 1), begun["total"]]
    found = device.ask("GET", f"{device.at}/analysis")["found"]
    assert len(found["chances"]) == begun["total"] + 1
    one = found["decisions"][0]
    said = device.ask("GET", f"{device.at}/analysis/{one['number']}?lang=de")
    assert said["played"] and said["played"] != one["played"]
    device.ask("GET", f"{device.at}/analysis/{begun['total'] + 1}", status=409)
    kept = msgspec.json.decode(device.door.take_changed())[0]["saved"]
    again = Door()
    again.load(kept)
    assert msgspec.json.decode(again.request("GET", f"{device.at}/analysis")[1])["found"] == found


def test_playing_again_keeps_options_seats_and_names() -> None:
    device = Device(options={"turn_cap_rounds": 2})
    device.ask("POST", f"{device.at}/rematch", status=409)
    device.finish()
    again = device.ask("POST", f"{device.at}/rematch")
    assert again["table"] != device.table
    assert (again["status"], again["length"]) == ("running", 0)
    assert again["options"]["turn_cap_rounds"] == 2
    assert [seat["name"] for seat in again["seats"]] == ["Amber", "Red"]


def test_a_city_that_is_conquered_stands_out_in_the_log() -> None:
    title = find_title("antike")
    spoken = title.words("en", None)
    names: dict[str, object] = {"nation": "rome", "other": "greece", "region": "roma"}
    events = [Event(0, Say("log.conquers", names)), Event(0, Say("log.move", names))]
    assert [line.loud for line in lines_of(events, 1, 0, spoken, title.loud)] == [True, False]
    for id in title_ids():
        assert all(find_title(id).words("de", None).has(key) for key in find_title(id).loud)


@pytest.mark.parametrize("fault", ["choose", "make_bot"])
def test_a_bot_that_stumbles_does_not_stop_the_table(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker would give the interpreter up, and the next one would stumble over the same."""

    def stumbles(*_given: Any) -> None:
        raise IndexError("a card that is nowhere") if fault == "choose" else UnknownBot("no bot of that name")

    device = Device(seats=[{"kind": "bot", "bot": "master"}, {"kind": "me"}])
    device.door.message(msgspec.json.encode({"type": "subscribe", "table": device.table}).decode())
    monkeypatch.setattr(Search if fault == "choose" else local_table, fault, stumbles)
    while device.door.bot_waits():
        device.door.step()
    assert device.ask("GET", device.at)["length"] > 0
