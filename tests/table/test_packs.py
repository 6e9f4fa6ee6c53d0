"""Content packs at the tables: a game is played to its end with the figures it began with."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from table.hall import ME, RANDOM, Hall, opened
from ziggurat.kernel.content import Pack
from ziggurat.kernel.game import replay
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title
from ziggurat.sitting.errors import TableError
from ziggurat.table import lists, undo
from ziggurat.table.live import Live
from ziggurat.table.people import Person
from ziggurat.table.schema import packs
from ziggurat.table.tables import SNAPSHOT_EVERY

# Nobody can pay the seven that the first Strata costs with what a nation starts with; one they can.
PACK = Pack("cheap-roads.yaml", b"advances:\n  advances:\n    - {id: strata, price_first: 1, price_later: 1}\n")
OURS = {"antike": PACK}
DIGEST = find_title("antike").content.digest(PACK)
BUILT_IN = find_title("antike").content.digest()
SHOWN = {"digest": DIGEST, "name": "cheap-roads.yaml"}


async def antike(hall: Hall, person: Person, seed: int = 7) -> Live:
    return await hall.table(person, ME, ME, ME, title="antike", seed=seed)


async def offered(hall: Hall, live: Live, person: Person) -> list[str]:
    """What Scientia offers as the first action of the game."""
    seat = live.actors()[0]
    await hall.play(live, person, seat, "scientia")
    view = await hall.view(live, person, seat)
    return [action["notation"] for action in view["actions"]] if view["actors"] == [seat] else []


def purse(view: dict[str, Any], seat: int) -> int:
    """Gold and coins of the seat's nation: what advances are paid with."""
    [nation] = [nation for nation in view["observation"]["nations"].values() if nation["seat"] == seat]
    return int(nation["gold"] + nation["coins"])


async def play_on(hall: Hall, live: Live, person: Person, actions: int) -> None:
    for _ in range(actions):
        await hall.play(live, person, live.actors()[0])


async def test_a_pack_decides_what_is_legal_and_paid(database: str) -> None:
    async with opened(database, packs=OURS) as hall:
        red = await hall.person("Red")
        live = await antike(hall, red)
        seat = live.actors()[0]
        assert "advance strata" in await offered(hall, live, red)
        before = await hall.view(live, red, seat)
        await hall.play(live, red, seat, "advance strata")
        after = await hall.view(live, red, seat)
        assert after["pack"] == SHOWN
        assert purse(before, seat) - purse(after, seat) == 1
        other = await antike(hall, red)
        assert other.row.content == DIGEST
        assert (await hall.table(red, ME, ME)).row.content == ""
        plain = await hall.table(red, ME, ME, ME, title="antike", seed=7, built_in=True, public=True)
        assert await offered(hall, plain, red) == [] and plain.row.content == BUILT_IN
        listed = await lists.list_tables(hall.services.views, "mine", red.id, 0, "")
        assert {item.table: item.pack and item.pack.name for item in listed.rows if item.title == "antike"} == {
            live.id: "cheap-roads.yaml",
            other.id: "cheap-roads.yaml",
            plain.id: None,
        }


async def test_without_a_pack_the_built_in_figures_are_played(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await antike(hall, red)
        assert await offered(hall, live, red) == []
        assert (await hall.view(live, red, 0))["pack"] is None


async def test_a_later_start_without_the_pack_plays_on_with_it(database: str) -> None:
    async with opened(database, packs=OURS) as hall:
        red = await hall.person("Red")
        fresh, long, waiting = [await antike(hall, red, seed) for seed in (7, 8, 9)]
        await play_on(hall, long, red, SNAPSHOT_EVERY + 3)  # it is read from a snapshot then, the others from the start
        seen = await hall.view(long, red, 0)
        unstarted = await hall.table(red, ME, ME, ME, title="antike", seed=7, start=False)
    async with opened(database) as hall:
        fresh, long, waiting = [await hall.tables.get(live.id) for live in (fresh, long, waiting)]
        assert "advance strata" in await offered(hall, fresh, red)
        assert await hall.view(long, red, 0) == seen
        await play_on(hall, long, red, 5)
        await undo.force(hall.tables, long.id, 3)
        assert await hall.services.history.validate(long.id) == "ok"
        assert len(await hall.services.history.course(long, red.id, 3, None)) == 3
        assert (await hall.services.history.replay(waiting, red.id, 0, 0, "en")).pack is not None
        started = await hall.tables.start(unstarted.id, red.id)
        assert "advance strata" in await offered(hall, started, red)
        assert (await hall.view(await antike(hall, red), red, 0))["pack"] is None
    other = Pack("dear-roads.yaml", b"advances: {advances: [{id: strata, price_first: 9}]}")
    async with opened(database, packs={"antike": other}) as hall:
        assert (await hall.view(await hall.tables.get(long.id), red, 0))["pack"] == SHOWN
        assert (await antike(hall, red)).row.content == find_title("antike").content.digest(other)


async def test_a_process_without_the_pack_plays_the_tables_of_one_that_has_it(postgres_url: str) -> None:
    async with opened(postgres_url, packs=OURS) as here, opened(postgres_url) as there:
        red = await here.person("Red")
        live = await antike(here, red)
        same = await there.tables.get(live.id)
        assert "advance strata" in await offered(there, same, red)
        for _ in range(3000):
            if live.row.seq == 1:
                break
            await asyncio.sleep(0.02)
            live = await here.tables.get(live.id)
        await here.play(live, red, live.actors()[0], "advance strata")
        assert (await there.tables.get(live.id)).row.content == DIGEST


async def test_bots_think_with_the_figures_of_their_table(database: str) -> None:
    async with opened(database, packs=OURS, bot_seconds=60.0) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, RANDOM, RANDOM, RANDOM, title="antike", seed=3)
        for _ in range(3000):
            if hall.services.bots.thoughts >= 20:
                break
            await asyncio.sleep(0.02)
        assert hall.services.bots.thoughts >= 20 and hall.services.bots.failures == 0
        assert live.row.content == DIGEST


async def test_what_ifs_and_records_keep_the_pack(database: str) -> None:
    async with opened(database, packs=OURS) as hall:
        red = await hall.person("Red")
        live = await antike(hall, red)
        await play_on(hall, live, red, 3)
    async with opened(database) as hall:
        history = hall.services.history
        live = await hall.tables.get(live.id)
        for table in (live, await history.what_if(live, red, 0, 0, "")):
            text = await history.record(table)
            assert f"\ncontent {DIGEST}\n" in text
            again = await history.import_record(red, text)
            assert (again.row.content, again.row.length) == (DIGEST, table.row.length)
            assert await history.record(again) == text
            game = replay(read_record(text), find_title("antike"), PACK)
            seen = msgspec.json.decode(msgspec.json.encode(game.state.observe(0)))
            assert seen == (await hall.view(table, red, 0))["observation"]
        assert "advance strata" in await offered(hall, await history.what_if(live, red, 0, 0, ""), red)


async def test_a_record_with_a_pack_that_is_not_here_is_refused(database: str, tmp_path: Path) -> None:
    async with opened(str(tmp_path / "elsewhere.sqlite"), packs=OURS) as hall:
        red = await hall.person("Red")
        text = await hall.services.history.record(await antike(hall, red))
    async with opened(database) as hall:
        red = await hall.person("Red")
        for unknown in (text, text.replace(DIGEST, "x\0y")):
            with pytest.raises(TableError, match=r"other figures \(content .*\) that are missing here"):
                await hall.services.history.import_record(red, unknown)


async def test_a_pack_that_was_lost_is_said_and_the_log_stays(database: str) -> None:
    async with opened(database, packs=OURS) as hall:
        red = await hall.person("Red")
        live = await antike(hall, red)
        await play_on(hall, live, red, 2)
        log = (await hall.view(live, red, 0))["log"]
        async with hall.services.store.write() as connection:
            await connection.execute(delete(packs))
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        view = await hall.view(live, red, 0)
        assert f"content {DIGEST}" in view["pinned"] and "missing here" in view["pinned"]
        assert "anderen Werten" in (await hall.view(live, red, 0, lang="de"))["pinned"]
        assert (view["log"], view["actions"]) == (log, [])
        assert (await lists.list_tables(hall.services.views, "mine", red.id, 0, "")).total == 1
        assert "missing here" in await hall.services.history.validate(live.id)
        with pytest.raises(TableError, match="missing here"):
            await hall.play(live, red, 0, "scientia")


@pytest.mark.parametrize("ours", [{}, OURS], ids=["built-in", "with a pack"])
async def test_a_game_of_figures_that_a_release_changed_is_set_aside_and_goes_on_with_the_new_ones(
    database: str, ours: dict[str, Pack], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, packs=ours) as hall:
        red = await hall.person("Red")
        live = await antike(hall, red)
        await play_on(hall, live, red, 3)
        before = await hall.view(live, red, 0)
        log, board = before["log"], before["observation"]
        over = await antike(hall, red)
        await hall.tables.resign(over.id, red.id, 0)
        await hall.tables.resign(over.id, red.id, 1)
        await hall.tables.resign(over.id, red.id, 2)
        assert over.row.status == "finished"
    content = find_title("antike").content
    real = content.digest
    monkeypatch.setattr(content, "digest", lambda pack=None: real(pack)[::-1])
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        view = await hall.view(live, red, 0)
        assert f"content {real(ours.get('antike'))}" in view["pinned"] and view["log"] == log
        # The board is shown as far as the new figures lead.
        assert view["observation"] == board and view["actions"] == []
        # What is over can still be looked at.
        assert (await hall.view(await hall.tables.get(over.id), red, 0))["observation"]
        await hall.services.history.fit(live, red.id)
        view = await hall.view(live, red)
        assert (view["pinned"], view["length"]) == (None, 3)
        assert view["pack"] == ({"digest": DIGEST[::-1], "name": "cheap-roads.yaml"} if ours else None)
    async with opened(database) as hall:
        live = await hall.tables.get(live.id)
        assert await hall.services.history.validate(live.id) == "ok"
        await play_on(hall, live, red, 2)
        assert (live.pack is not None) == bool(ours)
