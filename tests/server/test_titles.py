"""Every installed title, played by bots to its end on one server that knows none of them."""

import time
from pathlib import Path

import pytest

from server.inside import inside
from server.test_leaks import installed
from table.hall import ME, opened
from ziggurat.kernel import words
from ziggurat.kernel.registry import find_title


def test_bots_play_every_title_to_its_end_and_its_record_comes_back(tmp_path: Path) -> None:
    with inside(str(tmp_path / "t.sqlite"), bot_seconds=60.0) as server:
        red = server.person("Red")
        waiting = {}
        for title in installed():
            options = dict(find_title(title).unattended)
            waiting[title] = red.table("random", "random", title=title, options=options, seed=1)["table"]
        end = time.monotonic() + 300
        while waiting and time.monotonic() < end:
            time.sleep(0.3)
            for title, table in list(waiting.items()):
                view = red.get(f"/api/tables/{table}")
                if view["status"] != "finished":
                    continue
                del waiting[title]
                assert sorted(view["over"]["ranking"]) == [0, 1]
                assert view["over"]["reason"] and view["over"]["scores"]
                record = red.http.get(f"/api/tables/{table}/export").text
                again = red.ok("POST", "/api/tables/import", record=record)
                assert again["status"] == "finished" and again["length"] == view["length"]
                assert red.http.get(f"/api/tables/{again['table']}/export").text == record
                for at in (0, view["length"] // 2, view["length"]):
                    past = red.get(f"/api/tables/{table}/replay/{at}?seat=1&lang=de")
                    assert past["observation"] and past["length"] == view["length"]
                course = red.get(f"/api/tables/{table}/course?points=5")
                assert course[-1]["at"] == view["length"]
                assert server.do(server.services.history.validate(table)) == "ok"
        assert not waiting, f"not finished in time: {waiting}"
        assert server.services.bots.failures == 0


async def test_no_view_waits_for_words_to_be_read(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words.words.cache_clear()
    async with opened(sqlite, keep=True) as hall:
        drawn = hall.services.drawn
        assert drawn is not None
        await drawn

        def read(folder: object) -> None:
            pytest.fail(f"{folder} is read while all others wait")

        monkeypatch.setattr(words, "read_folder", read)
        red = await hall.person("Red")
        for title in installed():
            live = await hall.table(red, ME, ME, title=title, start=True)
            for lang in words.languages():
                assert (await hall.view(live, red, lang=lang))["seat"] is not None
