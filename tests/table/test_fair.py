"""Shuffles that anybody can check: committed to before the first action, proven by the record after the last one."""

import hashlib
import re

import pytest

import tiny
from table.hall import ME, OPEN, opened
from ziggurat.kernel.record import Entry, read_record
from ziggurat.kernel.rng import keyed_rng
from ziggurat.sitting import fair
from ziggurat.sitting.errors import TableError
from ziggurat.table import undo


async def test_a_record_proves_every_draw(database: str) -> None:
    async with opened(database) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        live = await hall.table(red, ME, OPEN, public=True, start=False)
        seen = (await hall.view(live, red))["fair"]
        assert re.fullmatch("[0-9a-f]{64}", seen["commitment"]) and seen["seed"] == seen["salt"] == ""
        await hall.tables.join(live.id, blue, None)
        await hall.tables.add_words(live.id, blue.id, None, "a blue\nmoon")
        with pytest.raises(TableError, match="do not sit"):
            await hall.tables.add_words(live.id, blue.id, 0, "not mine")
        await hall.tables.start(live.id, red.id)
        with pytest.raises(TableError, match="already been started"):
            await hall.tables.add_words(live.id, blue.id, None, "too late")
        people = [red, blue]
        for _ in range(3):
            seat = live.actors()[0]
            await hall.play(live, people[seat], seat)
        # Taken back over what had fallen: it falls anew, and is proven all the same.
        await undo.force(hall.tables, live.id, 1)
        live.drop_state()
        await hall.finish(live, people)
        shown = (await hall.view(live, red))["fair"]
        assert shown["words"] == ["", "a blue moon"] and shown["commitment"] == seen["commitment"]
        assert hashlib.sha256(f"{shown['seed']}:{shown['salt']}".encode()).hexdigest() == seen["commitment"]
        text = await hall.services.history.record(live)
    record = read_record(text)
    drawn = len(record.setup) + sum(len(entry.chance) for entry in record.entries)
    # Two actions were taken back, by a third version.
    assert drawn and fair.verify(tiny.TITLE, record) == fair.Proof(drawn, 3)
    # The record is one that everybody can read and open.
    assert read_record(record.write()).fair == record.fair
    for forged in (
        text.replace("a blue moon", "a red moon"),
        text.replace(f"seed {record.seed}", f"seed {record.seed + 1}"),
        text.replace(shown["salt"], "0" * 32),
        re.sub("fair .*\n", "", text),
        # A version named twice, and versions that go down, are none that a table ever had.
        re.sub(r'"versions":\[1,5,6', '"versions":[1,5,5', text),
        re.sub(r'"versions":\[1,', '"versions":[7,', text),
    ):
        assert forged != text
        with pytest.raises(fair.Unproven):
            fair.verify(tiny.TITLE, read_record(forged))
    chances = [entry for entry in record.entries if entry.chance]
    if chances:
        chances[0].chance[0] ^= 1
        with pytest.raises(fair.Unproven):
            fair.verify(tiny.TITLE, record)


async def test_a_chosen_seed_proves_nothing_and_says_so(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, ME, seed=4)
        assert (await hall.view(live, red))["fair"] is None
        await hall.finish(live, [red, red])
        record = read_record(await hall.services.history.record(live))
    with pytest.raises(fair.Unproven, match="nothing can be proven"):
        fair.verify(tiny.TITLE, record)


async def test_what_a_record_cannot_be_proven_by_is_said_in_a_sentence(sqlite: str) -> None:
    async with opened(sqlite) as hall:
        live, red, blue = await hall.pair()
        await hall.finish(live, [red, blue])
        text = await hall.services.history.record(live)

    def refused(**other: object) -> TableError:
        record = read_record(text)
        for name, value in other.items():
            setattr(record, name, value)
        with pytest.raises(TableError) as found:
            fair.verify(tiny.TITLE, record)
        return found.value

    entries = read_record(text).entries
    assert str(refused(start="{}")) == "The record's commitment is of another game."
    assert "other figures (content 0123)" in str(refused(content="0123"))
    for entry in (Entry(0, "stone 99", []), Entry(0, "take 1", []), Entry(7, entries[0].notation, [])):
        said = str(refused(entries=[entry, *entries[1:]]))
        assert said.startswith(f"The record stops at action 1 ({entry.seat} {entry.notation}), which is not possible")
        # Nothing was forged there: it may be the rules.
        older = refused(entries=[entry, *entries[1:]], rules="0")
        assert str(older) == f"{said} The record is of other rules than are installed here."
    # Where other rules make no difference to a game, it is proven.
    record = read_record(text)
    record.rules = "0"
    assert fair.verify(tiny.TITLE, record) == fair.verify(tiny.TITLE, read_record(text))


def test_the_keyed_stream() -> None:
    one, two = keyed_rng(b"k" * 32), keyed_rng(b"k" * 32)
    first = [one.next() for _ in range(50)]
    twin = one.clone()
    assert first == [two.next() for _ in range(50)] and len(set(first)) == 50
    assert [one.next() for _ in range(5)] == [twin.next() for _ in range(5)]
    assert keyed_rng(b"j" * 32).next() != first[0]
    assert {keyed_rng(b"k" * 32, n).below(6) for n in range(100)} == set(range(6))
