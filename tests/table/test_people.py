"""Guests, accounts, chat and notes."""

import pytest
from sqlalchemy import select

from table.hall import ME, OPEN, opened
from table.test_push import browser_keys
from ziggurat.sitting.errors import TableError
from ziggurat.table import talk
from ziggurat.table.schema import people as rows


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
