"""Guests, accounts, chat and notes."""

import asyncio

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from table.hall import ME, OPEN, opened, rules_that_stumble
from table.test_push import browser_keys
from ziggurat.sitting.errors import TableError, Unavailable
from ziggurat.table import people as people_module
from ziggurat.table import talk
from ziggurat.table.live import Live
from ziggurat.table.people import fold
from ziggurat.table.schema import people as rows
from ziggurat.table.schema import results, seats, tables


async def test_a_guest_becomes_an_account_and_keeps_the_seats(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        red = await hall.person("Red")
        live = await hall.table(red, ME, OPEN)
        account = await people.register(red, "Crimson", "long enough")
        assert account.id == red.id and not account.guest and account.logins == 1
        hall.tables.touch_all_of(account.id)
        live = await hall.tables.get(live.id)
        assert live.seats[0].name == "Crimson"
        with pytest.raises(TableError, match="already have"):
            await people.register(account, "Other", "long enough")


async def test_an_account_takes_over_the_guests_seats_notes_and_tables(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        account = await people.register(None, "Crimson", "long enough")
        guest = await hall.person("Somebody")
        live = await hall.table(guest, ME, OPEN)
        await talk.write_notes(hall.tables, live, guest.id, "remember")
        await talk.say(hall.tables, live, guest, "hello", None)
        found, moved = await people.login(guest, "CRIMSON", "long enough")
        assert found.id == account.id and moved == [live.id]
        hall.tables.touch_others(live.id)
        live = await hall.tables.get(live.id)
        assert live.seats[0].person == account.id and live.row.owner == account.id
        assert await talk.read_notes(hall.tables, live, account.id) == "remember"
        assert await people.find(guest.id) is None


async def test_names_and_passwords(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        await people.register(None, "Crimson", "long enough")
        with pytest.raises(TableError, match="already has"):
            await people.register(None, "cRIMSON", "long enough")
        for name, password in (("Crimson", "wrong one"), ("Nobody", "long enough"), ("", "")):
            with pytest.raises(TableError, match="Name or password is wrong"):
                await people.login(None, name, password)
        for password in ("short", "x" * 201):
            with pytest.raises(TableError, match="A password has"):
                await people.register(None, "Blue", password)
        for name in ("", "   ", "x" * 33, "\u200b"):
            with pytest.raises(TableError, match="A name has"):
                await people.guest(name)
        assert (await people.guest("  Red \n\t Sea ")).name == "Red Sea"
        async with hall.services.store.read() as connection:
            stored = await connection.scalar(select(rows.c.password).where(rows.c.login == "crimson"))
        assert stored is not None and stored.startswith("$argon2id$")


async def test_a_new_name_shows_at_the_tables_and_a_taken_one_is_refused(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        await people.register(None, "Crimson", "long enough")
        red = await hall.person("Red")
        live = await hall.table(red, ME, OPEN)
        red = await people.change(red, "Scarlet", None, None, "de")
        assert (red.name, red.lang) == ("Scarlet", "de")
        hall.tables.touch_all_of(red.id)
        assert (await hall.tables.get(live.id)).seats[0].name == "Scarlet"
        account = await people.register(None, "Blue", "long enough")
        with pytest.raises(TableError, match="already has"):
            await people.change(account, "crimson", None, None, None)
        with pytest.raises(TableError, match="not an e-mail"):
            await people.change(account, None, "nowhere", None, None)


async def test_chat_is_kept_apart_and_in_order(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        for number in range(3):
            await talk.say(hall.tables, live, [red, blue][number % 2], f"line {number}", None)
        lines = await talk.lines(hall.tables, live, None)
        assert [(line.name, line.seat, line.text) for line in lines] == [
            ("Red", 0, "line 0"),
            ("Blue", 1, "line 1"),
            ("Red", 0, "line 2"),
        ]
        assert [line.text for line in await talk.lines(hall.tables, live, lines[1].id)] == ["line 0"]
        assert live.row.seq == 0
        for text in ("", "  ", "x" * 501):
            with pytest.raises(TableError, match="A line has"):
                await talk.say(hall.tables, live, red, text, None)
        with pytest.raises(TableError, match="do not sit"):
            await talk.say(hall.tables, live, red, "as blue", 1)


async def test_whoever_speaks_does_so_as_they_are_now(database: str) -> None:
    """A connection lasts, and whoever is at its other end may be called something else by then."""
    async with opened(database) as hall:
        people = hall.services.people
        live, red, blue = await hall.pair()
        await people.change(red, "Scarlet", None, None, None)
        assert (await talk.say(hall.tables, live, red, "hello", None)).name == "Scarlet"
        await people.set(red.id, muted=True)
        with pytest.raises(TableError, match="not write"):
            await talk.say(hall.tables, live, red, "hello", None)
        await people.register(None, "Crimson", "long enough")
        await people.login(blue, "Crimson", "long enough")
        with pytest.raises(TableError) as nobody:
            await talk.say(hall.tables, live, blue, "hello", None)
        assert nobody.value.code == "who"
        assert [line.name for line in await talk.lines(hall.tables, live, None)] == ["Scarlet"]


async def test_a_program_has_no_more_to_say_than_its_owner(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        its = [await hall.services.programs.make(owner, name) for owner, name in ((red.id, "Pharos"), ("", "Stele"))]
        await hall.services.people.set(red.id, muted=True)
        with pytest.raises(TableError, match="not write"):
            await talk.say(hall.tables, live, its[0], "hello", None)
        # Nobody owns the operator's own.
        await talk.say(hall.tables, live, its[1], "hello", None)
        await hall.services.people.set(red.id, muted=False)
        await talk.say(hall.tables, live, its[0], "hello", None)
        await hall.services.people.set(its[0].id, muted=True)
        with pytest.raises(TableError, match="not write"):
            await talk.say(hall.tables, live, its[0], "hello", None)


async def test_a_line_turns_nothing_around_that_is_shown_beside_it(database: str) -> None:
    async with opened(database) as hall:
        live, red, _blue = await hall.pair()
        line = await talk.say(hall.tables, live, red, "\u202eone\n\u2067t\u202awo\u2069 ", None)
        assert line.text == "one\ntwo"
        with pytest.raises(TableError, match="A line has"):
            await talk.say(hall.tables, live, red, " \u202e\u2066", None)


async def test_notes_are_ones_own(database: str) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair()
        await talk.write_notes(hall.tables, live, red.id, "first")
        await talk.write_notes(hall.tables, live, red.id, "second")
        assert await talk.read_notes(hall.tables, live, red.id) == "second"
        assert await talk.read_notes(hall.tables, live, blue.id) == ""
        with pytest.raises(TableError, match="at most"):
            await talk.write_notes(hall.tables, live, red.id, "x" * 20_001)


async def test_a_guest_cannot_carry_the_name_of_an_account(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        early = await hall.person("crimson")
        live = await hall.table(early, ME, OPEN)
        await people.register(None, "Crimson", "long enough")
        for name in ("Crimson", "CRIMSON", " crimson\u200b"):
            with pytest.raises(TableError, match="already has"):
                await people.guest(name)
            with pytest.raises(TableError, match="already has"):
                await people.change(await hall.person("Red"), name, None, None, None)
        # Who went by it before there was an account goes by another one.
        assert (await people.need(early.id)).name == "Crimson (2)"
        hall.tables.touch_all_of(early.id)
        assert (await hall.tables.get(live.id)).seats[0].name == "Crimson (2)"


async def test_an_account_has_its_name_to_itself_however_it_came_by_it(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        # Letters of another width or case are the same name, those beyond the alphabet too.
        guests = [await hall.person(name) for name in ("GRÜN", "\uff27rün", "Grey")]
        await people.register(None, "Grey (2)", "long enough")
        account = await people.register(None, "Grün", "long enough")
        await people.change(account, "Grey", None, None, None)
        assert [(await people.need(guest.id)).name for guest in guests] == ["Grün (2)", "Grün (2)", "Grey (3)"]
        # A seat of one's own may be called after whoever sits beside one, but not after somebody's account.
        red = await hall.person("Red")
        live = await hall.table(red, ME, {"kind": "me", "name": "Blue"})
        with pytest.raises(TableError, match="already has"):
            await hall.tables.name_seat(live.id, red, 1, "GREY")
        with pytest.raises(TableError, match="already has"):
            await hall.table(red, ME, {"kind": "me", "name": "grey"})
        assert [seat.name for seat in live.seats] == ["Red", "Blue"]


# Nobody sees them: marks that join, choose a shape or fill a syllable, blanks, and what turns a text around.
UNSEEN = (
    "\u034f\u115f\u1160\u17b4\u180b\u180e\u2800\u3164\ufe00\ufe0f\uffa0\U000e0100\U000e01ef\u00ad\u200b\u202e\u2067"
)


async def test_what_nobody_sees_makes_no_other_name(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        account = await people.register(None, "Crimson", "long enough")
        for unseen in UNSEEN:
            assert (await people.guest(f"{unseen}Bl{unseen}ue")).name == "Blue"
            for name in (f"Crim{unseen}son", f"CRIMSON{unseen}", f"\uff23{unseen}rimson"):
                with pytest.raises(TableError, match="already has"):
                    await people.guest(name)
                with pytest.raises(TableError, match="already has"):
                    await people.register(None, name, "long enough")
            with pytest.raises(TableError, match="A name has"):
                await people.guest(unseen)
            assert (await people.login(None, f"crim{unseen}son", "long enough"))[0].id == account.id
        # What stood apart by them is put together: an accent belongs to its letter.
        assert (await people.guest("Ren\u0065\ufe0f\u0301")).name == "Ren\u00e9"


def test_large_and_small_letters_are_the_same_key_with_their_accents_too() -> None:
    for small in ("gr\u00fcn", "\u0390", "\u03b0", "\u1fb7", "stra\u00dfe"):
        assert fold(small.upper()) == fold(small) == fold(fold(small))


async def test_nobody_calls_a_seat_after_somebody_elses_account(database: str) -> None:
    async with opened(database) as hall:
        await hall.services.people.register(None, "Grey", "long enough")
        blue = await hall.services.people.register(None, "Blue", "long enough")
        live = await hall.table(blue, ME, {"kind": "me", "name": "BLUE"})
        for name in ("grey", "Gr\u034fey"):
            with pytest.raises(TableError, match="already has"):
                await hall.tables.name_seat(live.id, blue, 1, name)
            with pytest.raises(TableError, match="already has"):
                await hall.table(blue, ME, {"kind": "me", "name": name})
        await hall.tables.name_seat(live.id, blue, 1, "blue")
        assert [seat.name for seat in live.seats] == ["Blue", "blue"]


async def test_the_name_of_a_table_is_no_longer_than_there_is_room(database: str) -> None:
    """A letter that is written as three."""
    async with opened(database) as hall:
        live, red, _blue = await hall.pair(name="\ufb2c" * 80)
        assert live.row.name == ("\u05e9\u05bc\u05c1" * 80)[:80]
        tried = await hall.services.history.what_if(live, red, 0, 0, "", "\ufb2c" * 80)
        assert tried.row.name == live.row.name
        assert (await hall.table(red, ME, ME, name="a\u202eb\u3164 c")).row.name == "ab c"


async def test_an_account_takes_over_all_that_somebody_did_as_a_guest(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        account = await people.register(None, "Crimson", "long enough")
        done, red, guest = await hall.pair()
        shared = await hall.table(guest, ME, OPEN, public=True)
        await hall.tables.join(shared.id, red, None)
        await hall.tables.name_seat(shared.id, guest, 0, "Kid")
        await hall.tables.start(shared.id, guest.id)
        await hall.finish(done, [red, guest])
        await hall.finish(shared, [guest, red])
        while await hall.services.results.settle():
            pass
        again = await hall.tables.rematch(done.id, red)
        program = await hall.services.programs.make(guest.id, "Pharos")
        await talk.say(hall.tables, done, guest, "well played", None)
        await hall.services.push.subscribe(guest.id, "https://push.example/guest", *browser_keys())
        account, moved = await people.login(guest, "Crimson", "long enough")
        assert set(moved) == {done.id, shared.id, again.id}
        for id in moved:
            hall.tables.touch_others(id)
        kept = await people.export(account)
        assert {seat["id"] for seat in kept["seats"]} == {done.id, shared.id}
        assert [table["id"] for table in kept["tables"]] == [shared.id]
        assert [invitation["table"] for invitation in kept["invitations"]] == [again.id]
        assert [made["id"] for made in kept["programs"]] == [program.id]
        assert [line["text"] for line in kept["chat"]] == ["well played"]
        assert [browser["endpoint"] for browser in kept["browsers"]] == ["https://push.example/guest"]
        assert {result["table"] for result in kept["results"]} == {done.id, shared.id}
        async with hall.services.store.read() as connection:
            told = await connection.scalars(select(results.c.name).where(results.c.person == account.id))
            assert sorted(told) == ["crimson", "kid"]
        assert [seat.name for seat in (await hall.tables.get(shared.id)).seats] == ["Kid", "Red"]
        # What was kept for the guest is kept for them, at a table that is already in memory too.
        await hall.tables.join(again.id, account, None)
        assert again.seats[1].person == account.id


async def test_tables_are_announced_many_at_a_time(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "ANNOUNCED", 2)
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        await asyncio.wait_for(there.services.bus.connected.wait(), 30)
        red = await here.person("Red")
        held = [await there.tables.get((await here.table(red, ME, ME)).id) for _ in range(5)]
        heard: set[str] = set()
        everything = asyncio.Event()

        def hear(live: Live, _change: object) -> None:
            heard.add(live.id)
            if len(heard) == len(held):
                everything.set()

        there.tables.listeners.append(hear)
        said: list[str] = []
        notify = here.services.store.notify

        async def listened(connection: AsyncConnection, message: str) -> None:
            said.append(message)
            await notify(connection, message)

        monkeypatch.setattr(here.services.store, "notify", listened)
        for live in held:
            live.users = 1
        await here.services.people.change(red, "Scarlet", None, None, None)
        assert [len(message.split()) for message in said if message.startswith("tables ")] == [3, 3, 2]
        await asyncio.wait_for(everything.wait(), 30)
        assert {seat.name for live in held for seat in live.seats} == {"Scarlet"}


async def test_a_new_password_ends_every_session(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        account = await people.register(None, "Crimson", "long enough")
        sessions = [await people.open_session(account.id) for _ in range(2)]
        with pytest.raises(TableError, match="wrong"):
            await people.change_password(account, "not it", "longer still")
        await people.end_session(account.id, sessions[0])
        assert [await people.has_session(account.id, each) for each in sessions] == [False, True]
        await people.change_password(account, "long enough", "longer still")
        assert not await people.has_session(account.id, sessions[1])
        found, _moved = await people.login(None, "Crimson", "longer still")
        assert found.logins == account.logins + 1
        # A link to choose a new one is good for one choice.
        await people.set_password(account.id, "the newest one", found.logins)
        with pytest.raises(TableError, match="no longer good"):
            await people.set_password(account.id, "one too many", found.logins)


async def test_everything_about_somebody_can_be_had_and_deleted(database: str) -> None:
    async with opened(database) as hall:
        people = hall.services.people
        live, red, blue = await hall.pair(stand_in="random")
        hall.tables.on_turn.clear()
        await people.change(blue, None, "blue@example.org", None, None)
        await talk.say(hall.tables, live, blue, "hello", None)
        await talk.write_notes(hall.tables, live, blue.id, "secret plan")
        program = await hall.services.programs.make(blue.id, "Pharos")
        await hall.services.push.subscribe(blue.id, "https://push.example/blue", *browser_keys())
        what_if = await hall.services.history.what_if(live, blue, 0, 1, "")
        kept = await people.export(await people.need(blue.id))
        assert kept["person"]["email"] == "blue@example.org"
        assert [line["text"] for line in kept["chat"]] == ["hello"]
        assert [note["text"] for note in kept["notes"]] == ["secret plan"]
        assert {seat["id"] for seat in kept["seats"]} == {live.id, what_if.id}
        assert [table["id"] for table in kept["tables"]] == [what_if.id]
        assert [made["name"] for made in kept["programs"]] == ["Pharos"]
        assert [browser["endpoint"] for browser in kept["browsers"]] == ["https://push.example/blue"]
        await hall.services.erase(blue.id)
        live = await hall.tables.get(live.id)
        assert (live.seats[1].name, live.seats[1].bot) == ("—", "random")
        left = await people.export(await people.need(blue.id))
        assert left["person"]["email"] == "" and left["chat"] == left["notes"] == left["browsers"] == []
        assert (await people.need(program.id)).banned == "deleted"
        # The game goes on without them.
        await hall.play(live, red, 0)


async def test_nobody_waits_for_an_answer_of_somebody_who_was_deleted(database: str) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        done, red, blue = await hall.pair(stand_in="random")
        going = await hall.table(red, ME, OPEN, public=True, stand_in="random")
        await hall.tables.join(going.id, blue, None)
        await hall.tables.start(going.id, red.id)
        await hall.tables.leave(going.id, blue.id, None)
        await hall.finish(done, [red, blue])
        again = await hall.tables.rematch(done.id, red)
        assert (again.seats[1].asked, again.seats[1].name) == (blue.id, "Blue")
        before = again.row.rev
        await hall.services.erase(blue.id)
        going, again = [await hall.tables.get(live.id) for live in (going, again)]
        # No bot gives the seat back, for nobody will take it.
        assert (going.seats[1].bot, going.seats[1].resigned) == ("random", True)
        # The seat that was kept for them is anybody's whom the owner lets in, and other processes hear so.
        assert (again.seats[1].kind, again.seats[1].asked, again.seats[1].name) == ("invited", None, "")
        assert again.row.rev > before
        await hall.tables.fill(again.id, red.id, 1, "random")
        # What is over stays as it was.
        done = await hall.tables.get(done.id)
        assert (done.seats[1].name, done.seats[1].resigned) == ("\u2014", False)


async def test_nobody_is_deleted_while_a_table_would_wait_for_them_for_good(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        live, _red, blue = await hall.pair(stand_in="random")

        async def away(*_given: object) -> None:
            raise Unavailable()

        with monkeypatch.context() as patched:
            patched.setattr(hall.tables, "_hand_over", away)
            with pytest.raises(Unavailable):
                await hall.services.erase(blue.id)
        assert (await hall.services.people.need(blue.id)).banned == ""
        await hall.services.erase(blue.id)
        assert (await hall.tables.get(live.id)).seats[1].bot == "random"


async def test_whoever_leaves_a_table_while_they_are_deleted_is_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as hall:
        red, blue = await hall.person("Red"), await hall.person("Blue")
        live = await hall.table(red, ME, OPEN, public=True)
        await hall.tables.join(live.id, blue, None)
        sits = hall.services.people.sits

        async def gets_up(id: str) -> list[tuple[str, int]]:
            monkeypatch.setattr(hall.services.people, "sits", sits)
            found = await sits(id)
            await hall.tables.leave(live.id, blue.id, None)
            return found

        monkeypatch.setattr(hall.services.people, "sits", gets_up)
        await hall.services.erase(blue.id)
        assert (await hall.services.people.need(blue.id)).banned == "deleted"
        assert live.free_seats() == [1]


@pytest.mark.parametrize("stand_in", ["", "random"])
async def test_a_table_at_which_somebody_sits_down_while_they_are_deleted_does_not_wait_for_them(
    database: str, monkeypatch: pytest.MonkeyPatch, stand_in: str
) -> None:
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        red, blue = await hall.person("Red"), await hall.person("Blue")
        going, waiting = [await hall.table(red, ME, OPEN, public=True, stand_in=stand_in) for _ in range(2)]
        owns = hall.services.people.owns

        async def sits_down(id: str) -> list[str]:
            for live in (going, waiting):
                await hall.tables.join(live.id, blue, None)
            await hall.tables.start(going.id, red.id)
            return await owns(id)

        monkeypatch.setattr(hall.services.people, "owns", sits_down)
        await hall.services.erase(blue.id)
        going, waiting = [await hall.tables.get(live.id) for live in (going, waiting)]
        assert going.seats[1].by_bot and going.seats[1].resigned
        assert waiting.free_seats() == [1]


@pytest.mark.parametrize("stand_in", ["", "random"])
async def test_a_game_that_was_set_aside_does_not_wait_for_somebody_who_was_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch, stand_in: str
) -> None:
    async with opened(database) as hall:
        live, red, blue = await hall.pair(seed=7, stand_in=stand_in)
        await hall.play(live, red, 0)
        await hall.play(live, blue, 1)
        gone, _red, _blue = await hall.pair(seed=8, stand_in=stand_in)
        async with hall.services.store.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == gone.id).values(title="vanished", rules="9"))
            sits = update(seats).where(seats.c.table == gone.id, seats.c.seat == 1)
            await connection.execute(sits.values(person=blue.id))
    mend = rules_that_stumble(monkeypatch)
    async with opened(database) as hall:
        hall.tables.on_turn.clear()
        assert await hall.services.history.validate(live.id) != "ok"
        await hall.services.erase(blue.id)
        for id in (live.id, gone.id):
            assert (await hall.tables.get(id)).seats[1].by_bot
        mend()
        assert await hall.services.history.validate(live.id) == "ok"
