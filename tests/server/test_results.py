"""A place to come back to: finished games that are found again, profiles, and ratings, on both databases."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.inside import Inside, inside
from server.running import Client
from ziggurat.table.ratings import newcomer, rated, shown


@pytest.fixture
def server(database: str) -> Iterator[Inside]:
    with inside(database, tick=0.05) as opened:
        yield opened


def pair(red: Client, blue: Client, **more: Any) -> str:
    table = str(red.table("me", "open", **({"public": True} | more))["table"])
    invite = red.get(f"/api/tables/{table}")["invite"]
    blue.ok("POST", f"/api/tables/{table}/join", invite=invite)
    red.ok("POST", f"/api/tables/{table}/start")
    return table


def finish(table: str, *players: Client) -> dict[str, Any]:
    """People play some legal action until it is over; bots answer by themselves."""
    for turn in range(2000):
        for player in players:
            view = player.get(f"/api/tables/{table}")
            if view["status"] == "finished":
                return view
            if view["actions"]:
                move = {"seq": view["seq"], "key": f"k{turn}", "seat": view["seat"]}
                player.ok("POST", f"/api/tables/{table}/move", notation=view["actions"][0]["notation"], **move)
    raise AssertionError("it does not end")


def settled(person: Client, *tables: str) -> None:
    """Until those who keep the clocks have written the results down."""
    mine = person.id
    end = time.monotonic() + 60
    while time.monotonic() < end:
        found = {game["table"] for game in person.get(f"/api/games?person={mine}")["rows"]}
        if found >= set(tables):
            return
        time.sleep(0.05)
    raise AssertionError("no results")


def found(person: Client, query: str) -> list[str]:
    return [game["table"] for game in person.get(f"/api/games?{query}")["rows"]]


def test_a_profile_tells_results_by_title_and_opponent(server: Inside) -> None:
    red, blue, green = server.person("Red"), server.person("Blue"), server.person("Green")
    played = [pair(red, blue), pair(red, blue), pair(red, green)]
    ends = [finish(played[0], red, blue), finish(played[1], red, blue), finish(played[2], red, green)]
    settled(red, *played)
    won = sum(end["over"]["places"][0] == 1 for end in ends)
    me = red.get(f"/api/people/{red.id}")
    assert me["titles"] == [{"title": "tiny", "played": 3, "won": won}]
    met = {one["name"]: one for one in me["opponents"]}
    assert {name: one["played"] for name, one in met.items()} == {"Blue": 2, "Green": 1}
    ahead = sum(end["over"]["places"][0] < end["over"]["places"][1] for end in ends[:2])
    assert met["Blue"]["ahead"] == ahead and met["Blue"]["person"] == blue.id
    # Nothing was agreed to count.
    assert me["ratings"] == []
    assert green.get(f"/api/people/{blue.id}")["titles"][0]["played"] == 2
    red.refused(404, "GET", "/api/people/nobody")


def test_private_games_are_told_to_those_who_played_only(server: Inside) -> None:
    red, blue, green = server.person("Red"), server.person("Blue"), server.person("Green")
    table = pair(red, blue, public=False)
    finish(table, red, blue)
    settled(red, table)
    for person, number in ((red, 1), (blue, 1), (green, 0), (server.person(""), 0)):
        assert len(found(person, "")) == number
        seen = person.get(f"/api/people/{red.id}")
        assert len(seen["titles"]) == len(seen["opponents"]) == number


def test_a_stranger_sees_no_private_game_of_somebody_with_bots(server: Inside) -> None:
    red, stranger = server.person("Red"), server.person("")
    table = str(red.table("me", "random")["table"])
    finish(table, red)
    settled(red, table)
    assert found(stranger, "") == [] == found(stranger, "outcome=won") + found(stranger, "outcome=lost")
    assert stranger.get("/api/tables?list=finished")["rows"] == []
    assert stranger.get(f"/api/people/{red.id}")["titles"] == []


def test_finished_games_are_found_by_title_name_date_and_outcome(server: Inside) -> None:
    red, blue, green = server.person("Red"), server.person("Blue"), server.person("Grün")
    first, second = pair(red, blue), pair(red, green, stand_in="")
    end = finish(first, red, blue)
    red.ok("POST", f"/api/tables/{second}/resign")
    settled(red, first, second)
    assert found(red, "") == [second, first]
    assert found(red, "title=tiny&name=blu") == [first] == found(red, "name=BLUE")
    assert found(red, "name=grü") == [second] and found(red, "name=rün") == []
    assert found(red, "outcome=resigned") == [second]
    winner = ("red", "blue")[end["over"]["places"].index(1)]
    assert first in found(red, f"name={winner}&outcome=won")
    assert second in found(red, "outcome=lost") and second in found(green, "outcome=won")
    day = red.get("/api/games")["rows"][0]["ended"][:10]
    assert found(red, f"since={day}&until={day}") == [second, first]
    assert found(red, "since=2001-01-01&until=2001-12-31") == [] == found(red, "title=antike")
    row = red.get("/api/games?name=gr")["rows"][0]
    assert (row["how"], [(seat["name"], seat["place"]) for seat in row["seats"]]) == (
        "resigned",
        [("Red", 2), ("Grün", 1)],
    )
    red.refused(400, "GET", "/api/games?since=yesterday")
    # A new name is found, the old one no more.
    blue.ok("POST", "/api/me", name="Azure")
    assert found(red, "name=azu") == [first] and found(red, "name=blu") == []


def test_games_that_all_agreed_to_count_rate_people_and_bots_on_one_scale(server: Inside) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    free = pair(red, blue)
    counted = pair(red, blue, counts=True)
    assert red.get(f"/api/tables/{counted}")["counts"] and not red.get(f"/api/tables/{free}")["counts"]
    alone = str(red.table("me", "random", "random", counts=True)["table"])
    finish(free, red, blue)
    places = finish(counted, red, blue)["over"]["places"]
    finish(alone, red)
    settled(red, free, counted, alone)
    listed = red.get("/api/ratings/tiny")
    by = {one["name"] or one["bot"]: one for one in listed}
    assert {who: one["games"] for who, one in by.items()} == {"Red": 2, "Blue": 1, "random": 1}
    # Whoever has played more is better known, and nobody is known well yet.
    assert by["Red"]["spread"] < by["Blue"]["spread"] < 1000
    if places[0] != places[1]:
        assert (by["Blue"]["rating"] > 1500) == (places[1] == 1)
    assert red.get(f"/api/people/{blue.id}")["ratings"] == [
        {"title": "tiny", **{key: by["Blue"][key] for key in ("rating", "spread", "games")}}
    ]
    assert [game["counted"] for game in red.get("/api/games")["rows"]].count(True) == 2


def test_what_cannot_count_is_refused_with_a_reason(server: Inside) -> None:
    red = server.person("Red")
    for seats, more in ((("me", "me"), {}), (("me", "random"), {"hints": True}), (("me", "random"), {"seed": 1})):
        said = red.call(
            "POST",
            "/api/tables?lang=de",
            title="tiny",
            counts=True,
            seats=[{"kind": s} if s == "me" else {"kind": "bot", "bot": s} for s in seats],
            **more,
        )
        assert said.status_code == 422 and "gewertet" in said.json()["text"]
    table = red.table("me", "open", counts=True, public=True)["table"]
    assert "ratings" in red.refused(409, "POST", f"/api/tables/{table}/join")["text"]


def test_whether_a_game_counts_is_said_when_it_is_made_and_never_changed(server: Inside) -> None:
    document = server.person("Red").get("/api/schema/openapi.json")
    taken = []
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for body in operation.get("requestBody", {}).get("content", {}).values():
                name = body["schema"].get("$ref", "").rpartition("/")[2]
                if "counts" in (document["components"]["schemas"].get(name) or body["schema"]).get("properties", {}):
                    taken.append((method, path))
    assert taken == [("post", "/api/tables")]


def test_who_deletes_everything_leaves_no_rating_and_no_name(server: Inside) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    table = pair(red, blue, counts=True)
    finish(table, red, blue)
    settled(red, table)
    blue.ok("DELETE", "/api/me")
    assert [one["name"] for one in red.get("/api/ratings/tiny")] == ["Red"]
    assert found(red, "name=blue") == []
    red.refused(404, "GET", f"/api/people/{blue.id}")


def test_a_guest_who_logs_in_brings_games_and_rating_along(server: Inside) -> None:
    red, blue = server.person("Red"), server.person("Blue")
    table = pair(red, blue, counts=True)
    finish(table, red, blue)
    settled(red, table)
    before = red.get("/api/ratings/tiny")
    server.person("Crimson").ok("POST", "/api/account/register", name="Crimson", password="12345678")
    me = red.ok("POST", "/api/account/login", name="Crimson", password="12345678")
    after = red.get("/api/ratings/tiny")
    assert [one["rating"] for one in after] == [one["rating"] for one in before]
    assert red.get(f"/api/people/{me['id']}")["titles"][0]["played"] == 1


def test_winning_raises_a_rating_and_every_game_makes_it_surer() -> None:
    everybody = {who: newcomer() for who in ("red", "blue", "bot:greedy")}
    assert (shown(newcomer()).rating, shown(newcomer()).spread) == (1500, 1000)
    after = rated(everybody, [("red", 1), ("blue", 2), ("bot:greedy", 3), ("bot:greedy", 4)])
    assert after["red"].mu > after["blue"].mu > after["bot:greedy"].mu
    assert all(one.sigma < newcomer().sigma and one.games == 1 for one in after.values())
    assert rated(everybody, [("red", 1), ("blue", 1)])["red"].mu == pytest.approx(newcomer().mu)
