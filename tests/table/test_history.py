"""Replay, records and what-if."""

import asyncio
import re

import msgspec
import pytest

import tiny
from table.hall import ME, RANDOM, Hall, opened
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.views import PastLog
from ziggurat.sitting.wishes import NewSeat
from ziggurat.table.live import Live
from ziggurat.table.people import Person


async def finished(hall: Hall) -> tuple[Live, Person, Person]:
    live, red, blue = await hall.pair(seed=7)
    await hall.finish(live, [red, blue])
    return live, red, blue


async def test_every_position_of_a_finished_game_is_the_one_that_was(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        text = await hall.services.history.export(live, red.id, None, "en")
        assert isinstance(text, str)
        record = read_record(text)
        for at in range(live.row.length + 1):
            game = replay(record.cut(at), tiny.TITLE)
            for seat in (0, 1):
                view = await hall.services.history.replay(live, red.id, at, seat, "en")
                assert msgspec.json.decode(bytes(view.observation)) == game.state.observe(seat)
                assert view.actors == game.state.actors()
                lines = [line.text for line in view.log]
                assert len(lines) == len(game.log(seat))
            assert view.next == (record.entries[at].notation if at < live.row.length else None)


async def test_of_a_running_game_only_what_one_knows(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=7)
        await hall.play(live, red, 0)
        history = hall.services.history
        seen = await history.export(live, blue.id, None, "en")
        assert isinstance(seen, PastLog)
        assert [line.text for line in seen.log] == ["lays a stone"]
        with pytest.raises(TableError, match="do not sit there"):
            await history.replay(live, blue.id, 1, 0, "en")
        view = await history.replay(live, None, 1, None, "en")
        assert msgspec.json.decode(bytes(view.observation))["hand"] == []
        assert (await history.replay(live, blue.id, 0, 1, "en")).next is None
        with pytest.raises(TableError, match="has one action"):
            await history.replay(live, red.id, 2, None, "en")


async def test_the_course_of_a_game(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        points = await hall.services.history.course(live, red.id, 4, None)
        assert [points[0].at, points[-1].at] == [0, live.row.length]
        assert len(points) == 4
        assert sum(points[-1].observation["pebbles"]) == 6


async def test_a_record_goes_out_and_comes_back(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        text = await history.record(live)
        again = await history.import_record(red, text, "again")
        assert again.row.status == "finished"
        assert await history.record(again) == text
        assert (await hall.view(again, red, 1))["observation"] == (await hall.view(live, red, 1))["observation"]


async def test_an_unfinished_record_goes_on(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        cut = read_record(await history.record(live)).cut(4)
        again = await history.import_record(red, cut.write())
        assert again.row.status == "running"
        await hall.finish(again, [red, red])


async def test_an_unfinished_record_goes_on_with_others_when_nobody_is_missing(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await finished(hall)
        history, hub = hall.services.history, hall.services.tables
        cut = read_record(await history.record(live)).cut(4)
        again = await history.import_record(red, cut.write(), "", [NewSeat("open"), NewSeat("open")])
        assert (again.row.status, again.row.length, again.row.hints) == ("open", 4, False)
        assert await history.record(again) == cut.write()
        with pytest.raises(TableError, match="seats without anybody"):
            await hub.start(again.id, red.id)
        await hub.join(again.id, blue, 1, again.row.invite)
        assert again.row.status == "open"
        assert (await hall.view(again, blue, 1))["observation"] is None
        with pytest.raises(TableError):
            await hub.join(again.id, red, 1, again.row.invite)
        await hub.join(again.id, red, 0, again.row.invite)
        assert again.row.status == "running" and again.row.length == 4
        await hall.finish(again, [red, blue])
        assert read_record(await history.record(again)).cut(4).write() == cut.write()


async def test_an_unfinished_record_goes_on_when_a_bot_took_the_last_seat(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        live, red, _blue = await finished(hall)
        history, hub = hall.services.history, hall.services.tables
        cut = read_record(await history.record(live)).cut(4)
        again = await history.import_record(red, cut.write(), "", [NewSeat("me"), NewSeat("open")])
        await hub.fill(again.id, red.id, 1, RANDOM["bot"])
        await hub.start(again.id, red.id)
        assert again.row.status == "running" and again.row.length >= 4
        assert read_record(await history.record(again)).cut(4).write() == cut.write()


async def test_a_name_that_comes_with_a_record_is_cleaned_as_any_other(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        text = read_record(await history.record(live)).cut(4).write()
        brought = await history.import_record(red, text, "", [NewSeat("me", name=" Green\u202e "), NewSeat("me")])
        assert [seat.name for seat in brought.seats] == ["Green", red.name]
        with pytest.raises(TableError):
            await history.import_record(red, text, "", [NewSeat("me", name="G" * 60), NewSeat("me")])


@pytest.mark.parametrize(
    ("spoil", "english", "german"),
    [
        (
            lambda text: text.replace("rules 1", "rules 0").replace("0 stone", "0 pebble", 1),
            r"action 1 \(0 pebble .*other rules",
            "Aktion 1 .*anderen Regeln",
        ),
        (lambda text: text.replace("ziggurat 1", "ziggurat 9"), "not the record of a game", "keine Aufzeichnung"),
        (lambda text: text[:0], "not the record of a game", "keine Aufzeichnung"),
        (lambda text: "{" + text, "not the record of a game", "keine Aufzeichnung"),
        (lambda text: text.rsplit("end", 1)[0], "cut off", "abgeschnitten"),
        (lambda text: text.replace("end ", "end 1"), r"Line \d+ ", "Zeile "),
        (lambda text: text.replace("players 2", "players two"), "head of the record", "Kopf der Aufzeichnung"),
        (lambda text: text.replace("0 stone", "stone", 1), "Line 8 ", "Zeile 8 "),
        (lambda text: text.replace("0 stone", "0 pebble", 1), r"action 1 \(0 pebble .*\. Th", "Aktion 1 .*möglich. D"),
        (lambda text: text.replace("0 stone", "9 stone", 1), r"action 1 \(9 stone ", "Aktion 1 "),
        (lambda text: re.sub("(0 stone .*)", r"\1 | 4", text, count=1), "action 1 .* chance", "Aktion 1 .* Zufall"),
        (lambda text: text.replace("title tiny", "title chess"), "not installed", "gibt es hier nicht"),
        (lambda text: text.replace("options heap=6", "options heap=600"), "options", "Optionen"),
        (lambda text: text.replace("players 2", "players 3"), "players", "Spielerzahl"),
        (lambda text: text.replace("setup", "content 12\nsetup", 1), "figures .content 12", "Inhalt 12"),
        (lambda text: text + " " * 1_000_000, "too long", "zu lang"),
    ],
)
async def test_a_record_that_does_not_replay_is_refused_with_the_reason(
    sqlite: str, spoil, english: str, german: str
) -> None:
    async with opened(sqlite) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        with pytest.raises(TableError) as refusal:
            await history.import_record(red, spoil(await history.record(live)))
        assert re.search(english, refusal.value.said("en"))
        assert re.search(german, refusal.value.said("de"))


async def test_a_record_of_other_rules_is_played_where_it_still_fits(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        live, red, _blue = await finished(hall)
        record = await hall.services.history.record(live)
        again = await hall.services.history.import_record(red, record.replace("rules 1", "rules 0"))
        assert await hall.services.history.record(again) == record


async def test_what_was_known_of_a_running_game_says_that_it_is_no_record(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(seed=7)
        seen = await hall.services.history.export(live, red.id, None, "de")
        assert isinstance(seen, PastLog) and "nicht wieder" in seen.note
        with pytest.raises(TableError, match="running game"):
            await hall.services.history.import_record(red, msgspec.json.encode(seen).decode())


async def test_a_what_if_goes_out_and_comes_back(database: str) -> None:
    """Its record starts from the position it branched off at, finished or not."""
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        made = await history.what_if(live, red, 2, 0, "")
        await hall.play(made, red, made.actors()[0])
        text = await history.export(made, red.id, None, "en")
        assert isinstance(text, str) and re.search(r"\nstart \{.*\}\nseal [0-9a-f]{64}\nsetup\n", text)
        told = replay(read_record(text), tiny.TITLE).state
        assert tiny.TITLE.to_data(told) == tiny.TITLE.to_data(await hall.tables.state(made))
        again = await history.import_record(red, text)
        assert (again.row.status, again.row.length) == ("running", 1)
        assert await history.record(again) == text
        for seat in (0, 1):
            there, here = await hall.view(made, red, seat), await hall.view(again, red, seat)
            assert here["observation"] == there["observation"]
        before = await history.replay(again, red.id, 0, 0, "en")
        assert bytes(before.observation) == bytes((await history.replay(made, red.id, 0, 0, "en")).observation)
        await hall.finish(again, [red, red])
        whole = await history.record(again)
        assert (await history.import_record(red, whole)).row.outcome == again.row.outcome


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: text.replace(" {", " {{", 1), "Line 7"),
        (lambda text: text.replace(" {", " " + "[" * 90_000 + "{", 1), "Line 7"),
        (lambda text: text.replace("start {", "begin {", 1), "Line 7"),
        (lambda text: text.replace("setup", "setup | 3", 1), "Line 9"),
        (lambda text: text.replace('"title":"tiny"', '"title":"chess"', 1), "does not fit the game"),
        (lambda text: text.replace('"heap":6', '"heap":7', 1), "does not fit the game"),
        (lambda text: text.replace("options heap=6", "options heap=7", 1), "does not fit the game"),
        (lambda text: text.replace('"hands":[[', '"hands":[["x",', 1), "does not fit the game"),
        (lambda text: text.replace('"heap":6,"pebbles"', '"heap":"six","pebbles"', 1), "does not fit the game"),
    ],
)
async def test_a_position_that_cannot_be_is_refused(sqlite: str, spoil, why: str) -> None:
    async with opened(sqlite) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        text = await history.record(await history.what_if(live, red, 2, 0, ""))
        spoilt = spoil(text)
        assert spoilt != text
        with pytest.raises(TableError, match=why):
            await history.import_record(red, spoilt, trusted=True)
        with pytest.raises(TableError, match=r"Line|not written by this server|does not fit the game"):
            await history.import_record(red, spoilt)


async def test_a_position_is_taken_only_with_the_seal_of_this_server(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        history = hall.services.history
        text = await history.record(await history.what_if(live, red, 2, 0, ""))
        sealed, unsealed = text, re.sub(r"seal .*\n", "", text)
        changed = re.sub(r'"reveals":\d+', '"reveals":99', text)
        assert changed != text
        for made_up in (unsealed, text.replace("seal ", "seal 0", 1), changed):
            with pytest.raises(TableError, match="not written by this server"):
                await history.import_record(red, made_up)
        assert (await history.import_record(red, sealed)).row.status == "running"


async def test_a_what_if_that_others_have_joined_is_not_given_out_whole(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await finished(hall)
        history = hall.services.history
        made = await history.what_if(live, red, 2, 0, "")
        assert isinstance(await history.export(made, red.id, None, "en"), str)
        made.seats[1].person = blue.id
        assert isinstance(await history.export(made, red.id, None, "en"), PastLog)


async def test_a_running_game_without_other_people_goes_out_whole_unless_it_counts(database: str) -> None:
    async with opened(database) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        history = hall.services.history
        live = await hall.table(red, ME, RANDOM, public=True)
        await hall.play(live, red, 0)
        whole = await history.export(live, red.id, None, "en")
        assert isinstance(whole, str)
        record = read_record(whole)
        # What will be drawn hangs on the salt, which stays here until the end.
        assert not record.fair and live.row.salt and live.row.salt not in whole
        assert isinstance(await history.export(live, blue.id, None, "en"), PastLog)
        assert isinstance(await history.export(live, None, None, "en"), PastLog)
        wished = [NewSeat("me", name="Grey"), NewSeat("bot", "novice")]
        brought = await history.import_record(red, whole, "", wished)
        assert [(seat.kind, seat.bot, seat.name) for seat in brought.seats] == [
            ("human", "", "Grey"),
            ("bot", "novice", "Novice"),
        ]
        assert await history.export(brought, red.id, None, "en") == whole
        for wrong in ([NewSeat("me")], [NewSeat("me")] * 3):
            with pytest.raises(TableError, match="has 2 seats"):
                await history.import_record(red, whole, "", wrong)
        counted = await hall.table(red, ME, RANDOM, counts=True)
        await hall.play(counted, red, 0)
        assert isinstance(await history.export(counted, red.id, None, "en"), PastLog)
        for free in ({"kind": "open"}, {"kind": "invited"}):
            waiting = await hall.table(red, ME, free)
            assert isinstance(await history.export(waiting, red.id, None, "en"), PastLog)


async def test_what_if_is_a_private_table_with_hidden_things_dealt_anew(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=7)
        await hall.play(live, red, 0)
        before = await hall.view(live, blue)
        hidden = set()
        for _ in range(6):
            made = await hall.services.history.what_if(live, blue, None, None, "")
            assert made.row.public is False and made.row.id != live.id
            mine = await hall.view(made, blue, 1)
            assert mine["observation"] == before["observation"]
            assert mine["branch"] == {"table": live.id, "at": 1}
            hidden.add(str((await hall.view(made, blue, 0))["observation"]["hand"]))
        assert len(hidden) > 1
        await hall.finish(made, [blue, blue])
        assert live.row.length == 1


async def test_what_if_from_a_spectators_seat_knows_nobodys_secrets(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(seed=7)
        green = await hall.person("Green")
        hands = [(await hall.view(live, person))["observation"]["hand"] for person in (red, _blue)]
        found: list[list[int]] = []
        for _ in range(8):
            made = await hall.services.history.what_if(live, green, None, None, "")
            found += [(await hall.view(made, green, seat))["observation"]["hand"] for seat in (0, 1)]
        assert sum(hand in hands for hand in found) < len(found) / 2


async def test_what_if_with_bots_plays_on_by_itself(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await finished(hall)
        made = await hall.services.history.what_if(live, red, 2, 0, "random")
        assert [seat.kind for seat in made.seats] == ["human", "bot"]
        with pytest.raises(TableError, match="over there"):
            await hall.services.history.what_if(live, red, live.row.length, 0, "")


async def test_a_table_of_bots_only_needs_nobody(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, RANDOM, RANDOM)
        for _ in range(400):
            if live.row.status == "finished":
                break
            await asyncio.sleep(0.02)
        assert live.row.status == "finished"
