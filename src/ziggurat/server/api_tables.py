"""Tables over HTTP."""

import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ziggurat.kernel.words import words
from ziggurat.server.asking import RESPONSES, Asked, asker, need_person, services, whose
from ziggurat.sitting.views import ChatLine, LogLine, PastLog, Point, Settled, TableList, TableView
from ziggurat.sitting.wire import (
    Answer,
    Fill,
    Import,
    Join,
    Lang,
    Move,
    NameSeat,
    Notes,
    Played,
    Reason,
    Say,
    Undo,
    Verdict,
    WhatIf,
    WhichSeat,
    Words,
)
from ziggurat.sitting.wishes import NewTable
from ziggurat.table import ending, lists, standing, talk, undo
from ziggurat.table.cache import fits, spawn
from ziggurat.table.live import Live
from ziggurat.table.people import Person

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
PlyQuery = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]
Invite = Annotated[str, QueryParameter(max_length=80)]


async def _view(request: Asked, live: Live, person: Person | None, lang: Lang, seat: int | None = None) -> TableView:
    return await services(request).views.view(live, None if person is None else person.id, seat, lang)


@post("/api/tables", responses=RESPONSES, status_code=201)
async def create(request: Asked, data: JSONBody[NewTable], lang: FromQuery[Lang] = "en") -> TableView:
    """A new table; it starts at once when nobody is waited for."""
    known = services(request)
    person = await need_person(request)
    known.new_tables.need(person.id)
    made = await (known.history.lesson(person, data) if data.lesson else known.tables.create(person, data))
    return await _view(request, made, person, lang)


@get("/api/tables", responses=RESPONSES)
async def list_tables(
    request: Asked,
    which: Annotated[lists.Which, QueryParameter(name="list")] = "open",
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    title: Annotated[str, QueryParameter(max_length=40)] = "",
) -> TableList:
    """My tables (my turn first), or the public ones."""
    person = await asker(request)
    return await lists.list_tables(services(request).views, which, None if person is None else person.id, page, title)


async def seen(request: Asked, table: str, invite: str = "") -> tuple[Live, Person | None]:
    person = await asker(request)
    live = await services(request).tables.seen(table, None if person is None else person.id, invite)
    return live, person


@get("/api/tables/{table:str}", responses=RESPONSES)
async def show(
    request: Asked, table: FromPath[str], lang: FromQuery[Lang] = "en", seat: SeatQuery = None, invite: Invite = ""
) -> TableView:
    live, person = await seen(request, table, invite)
    return await _view(request, live, person, lang, seat)


@delete("/api/tables/{table:str}", responses=RESPONSES, status_code=204)
async def remove(request: Asked, table: FromPath[str]) -> None:
    """Take a table of one's own off one's lists; where nobody else sits it is gone for good."""
    person = await need_person(request)
    await services(request).tables.remove(table, person.id)


@post("/api/tables/{table:str}/name", responses=RESPONSES, status_code=200)
async def name_seat(request: Asked, table: FromPath[str], data: JSONBody[NameSeat]) -> None:
    """What one of one's own seats is called at this table."""
    person = await need_person(request)
    await services(request).tables.name_seat(table, person, data.seat, data.name)


@post("/api/tables/{table:str}/join", responses=RESPONSES, status_code=200)
async def join(request: Asked, table: FromPath[str], data: JSONBody[Join], lang: FromQuery[Lang] = "en") -> TableView:
    """Sit down, or take one's own seat back from the bot. At a table that `counts` this agrees to be rated by it."""
    person = await need_person(request)
    live = await services(request).tables.join(table, person, data.seat, data.invite)
    return await _view(request, live, person, lang)


@post("/api/tables/{table:str}/leave", responses=RESPONSES, status_code=200)
async def leave(request: Asked, table: FromPath[str], data: JSONBody[WhichSeat]) -> None:
    """Before the start: get up. Later: a bot takes over, where the table allows it."""
    person = await need_person(request)
    await services(request).tables.leave(table, person.id, data.seat)


@post("/api/tables/{table:str}/fill", responses=RESPONSES, status_code=200)
async def fill(request: Asked, table: FromPath[str], data: JSONBody[Fill], lang: FromQuery[Lang] = "en") -> TableView:
    """The owner puts a bot on a free seat, or nobody."""
    person = await need_person(request)
    live = await services(request).tables.fill(table, person.id, data.seat, data.bot)
    return await _view(request, live, person, lang)


@post("/api/tables/{table:str}/start", responses=RESPONSES, status_code=200)
async def start(request: Asked, table: FromPath[str], lang: FromQuery[Lang] = "en") -> TableView:
    person = await need_person(request)
    live = await services(request).tables.start(table, person.id)
    return await _view(request, live, person, lang)


@post("/api/tables/{table:str}/rematch", responses=RESPONSES, status_code=200)
async def rematch(request: Asked, table: FromPath[str], lang: FromQuery[Lang] = "en") -> TableView:
    """The same game once more: whoever played is asked, and finds it among their tables."""
    person = await need_person(request)
    known = services(request)
    known.new_tables.need(person.id)
    made = await known.tables.rematch(table, person)
    await known.notices.asked(made, person.name)
    return await _view(request, made, person, lang)


@post("/api/tables/{table:str}/words", responses=RESPONSES, status_code=200)
async def add_words(request: Asked, table: FromPath[str], data: JSONBody[Words]) -> None:
    """Before the start: words of one's own that all chance of the game is drawn from, with the server's secret."""
    person = await need_person(request)
    await services(request).tables.add_words(table, person.id, data.seat, data.text)


@post("/api/tables/{table:str}/fit", responses=RESPONSES, status_code=200)
async def fit(request: Asked, table: FromPath[str], lang: FromQuery[Lang] = "en") -> TableView:
    """The owner of a game that was set aside goes on from the last action that still fits the rules."""
    person = await need_person(request)
    known = services(request)
    live = await known.tables.seen(table, person.id)
    await known.history.fit(live, person.id)
    return await _view(request, live, person, lang)


@post("/api/tables/{table:str}/move", responses=RESPONSES, status_code=200)
async def move(request: Asked, table: FromPath[str], data: JSONBody[Move]) -> Played:
    """Play an action. The answer comes when it is stored; the same key again plays nothing."""
    person = await need_person(request)
    known = services(request)
    began = time.perf_counter()
    seq = await known.tables.move(table, person.id, data.seat, data.seq, data.key, data.notation)
    known.metrics.move_took(time.perf_counter() - began, "http")
    if not person.program and not known.tables.presence.connected(table, person.id):
        # Whoever plays without a socket has seen the table all the same, and hears of their next turn.
        spawn(known.notices.came(table, person.id))
    return Played(seq)


@post("/api/tables/{table:str}/resign", responses=RESPONSES, status_code=200)
async def resign(request: Asked, table: FromPath[str], data: JSONBody[WhichSeat]) -> None:
    person = await need_person(request)
    await services(request).tables.resign(table, person.id, data.seat)


@post("/api/tables/{table:str}/undo", responses=RESPONSES, status_code=200)
async def take_back(request: Asked, table: FromPath[str], data: JSONBody[Undo]) -> Settled:
    """One's own last action at will up to the last barrier; beyond it the others are asked."""
    person = await need_person(request)
    return await undo.undo(services(request).tables, table, person.id, data.seat, data.to)


@post("/api/tables/{table:str}/undo/answer", responses=RESPONSES, status_code=200)
async def answer_undo(request: Asked, table: FromPath[str], data: JSONBody[Answer]) -> Settled:
    person = await need_person(request)
    return await undo.answer(services(request).tables, table, person.id, data.agree, data.seat)


@post("/api/tables/{table:str}/restart", responses=RESPONSES, status_code=200)
async def restart(request: Asked, table: FromPath[str], data: JSONBody[WhichSeat]) -> Settled:
    """Back to the begin of one's turn, or to the last barrier in it."""
    person = await need_person(request)
    return await undo.restart(services(request).tables, table, person.id, data.seat)


@post("/api/tables/{table:str}/end", responses=RESPONSES, status_code=200)
async def end(request: Asked, table: FromPath[str], data: JSONBody[WhichSeat]) -> Settled:
    """Propose to end the game as it stands, or agree to it; it is over when all people at the table do."""
    person = await need_person(request)
    return await ending.propose(services(request).tables, table, person.id, data.seat)


@post("/api/tables/{table:str}/end/answer", responses=RESPONSES, status_code=200)
async def answer_end(request: Asked, table: FromPath[str], data: JSONBody[Answer]) -> Settled:
    person = await need_person(request)
    return await ending.answer(services(request).tables, table, person.id, data.agree, data.seat)


@post("/api/tables/{table:str}/pause", responses=RESPONSES, status_code=200)
async def pause(request: Asked, table: FromPath[str], data: JSONBody[WhichSeat]) -> Settled:
    """Ask for a pause, or agree to one: when all people at the table do, nobody's time passes."""
    person = await need_person(request)
    return await standing.pause(services(request).tables, table, person.id, data.seat)


@post("/api/tables/{table:str}/pause/answer", responses=RESPONSES, status_code=200)
async def answer_pause(request: Asked, table: FromPath[str], data: JSONBody[Answer]) -> Settled:
    person = await need_person(request)
    return await standing.answer(services(request).tables, table, person.id, data.agree, data.seat)


@post("/api/tables/{table:str}/resume", responses=RESPONSES, status_code=200)
async def resume(request: Asked, table: FromPath[str], data: JSONBody[WhichSeat]) -> None:
    """Clocks go on after a pause."""
    person = await need_person(request)
    await standing.resume(services(request).tables, table, person.id, data.seat)


@get("/api/tables/{table:str}/lesson/{lesson:str}", responses=RESPONSES)
async def verdict(request: Asked, table: FromPath[str], lesson: FromPath[str], lang: FromQuery[Lang] = "en") -> Verdict:
    """What the engine says to what the learner has done at a table of that lesson."""
    live, person = await seen(request, table)
    live.own_seat(None if person is None else person.id, None)
    return await services(request).history.verdict(live, lesson, lang)


@get("/api/tables/{table:str}/why", responses=RESPONSES)
async def why(
    request: Asked,
    table: FromPath[str],
    intent: Annotated[str, QueryParameter(max_length=200)],
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> Reason:
    """Why something that looks possible is not, with the rule."""
    live, person = await seen(request, table)
    known = services(request)
    number = live.own_seat(None if person is None else person.id, seat)
    async with live.lock:
        state = await known.tables.state(live)
        said = state.why_not(number, intent)
    return Reason(words(state.title.package, lang).say(said), said.rule)


@get("/api/tables/{table:str}/log", responses=RESPONSES)
async def log(
    request: Asked,
    table: FromPath[str],
    before: PlyQuery = None,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> list[LogLine]:
    """Older lines of the log: those of actions before number `before`."""
    live, person = await seen(request, table)
    known = services(request)
    if not live.started:
        return []
    whose = live.seat_for(None if person is None else person.id, seat)
    upto = live.row.length if before is None else min(before - 1, live.row.length)
    if upto < 0:
        return []
    lines, _more = await known.views.stored_log(live, whose, lang, upto, -1, limit)
    return lines


@get("/api/tables/{table:str}/replay/{at:int}", responses=RESPONSES)
async def replay(
    request: Asked, table: FromPath[str], at: FromPath[int], seat: SeatQuery = None, lang: FromQuery[Lang] = "en"
) -> TableView:
    """The position after `at` actions."""
    live, person = await seen(request, table)
    known = services(request)
    # A few actions after a snapshot, or all of the game where there is none.
    known.heavy.need(whose(request, person), 0.05 if fits(live) else 2)
    return await known.history.replay(live, None if person is None else person.id, at, seat, lang)


@get("/api/tables/{table:str}/course", responses=RESPONSES)
async def course(
    request: Asked,
    table: FromPath[str],
    points: Annotated[int, QueryParameter(ge=2, le=60)] = 30,
    seat: SeatQuery = None,
) -> list[Point]:
    """Observations evenly spread over the game, for a plot of how it went."""
    live, person = await seen(request, table)
    known = services(request)
    known.heavy.need(whose(request, person), 2)
    return await known.history.course(live, None if person is None else person.id, points, seat)


@post("/api/tables/{table:str}/what-if", responses=RESPONSES, status_code=201)
async def what_if(
    request: Asked, table: FromPath[str], data: JSONBody[WhatIf], lang: FromQuery[Lang] = "en"
) -> TableView:
    """A private table from any position one may see; what is hidden there is dealt anew."""
    person = await need_person(request)
    known = services(request)
    known.heavy.need(person.id, 2)
    live = await known.tables.seen(table, person.id)
    made = await known.history.what_if(live, person, data.at, data.seat, data.bots, data.name)
    return await _view(request, made, person, lang)


@get("/api/tables/{table:str}/export", responses=RESPONSES)
async def export(
    request: Asked, table: FromPath[str], seat: SeatQuery = None, lang: FromQuery[Lang] = "en"
) -> Response[bytes]:
    """The record of a finished game as text, and of a running one that nobody else plays and that does not count; else
    what the asker may know, as JSON."""
    live, person = await seen(request, table)
    known = services(request)
    known.heavy.need(whose(request, person))
    made = await known.history.export(live, None if person is None else person.id, seat, lang)
    if isinstance(made, PastLog):
        body, kind, ending = msgspec.json.encode(made), "application/json", "json"
    else:
        body, kind, ending = made.encode(), "text/plain", "txt"
    name = f'attachment; filename="{live.row.title}-{live.id}.{ending}"'
    return Response(body, media_type=kind, headers={"content-disposition": name})


@post("/api/tables/import", responses=RESPONSES, status_code=201)
async def import_record(request: Asked, data: JSONBody[Import], lang: FromQuery[Lang] = "en") -> TableView:
    """A table from a record, refused with the first action that does not fit."""
    person = await need_person(request)
    known = services(request)
    known.heavy.need(person.id, 4)
    made = await known.history.import_record(person, data.record, data.name, data.seats)
    return await _view(request, made, person, lang)


@get("/api/tables/{table:str}/chat", responses=RESPONSES)
async def chat(request: Asked, table: FromPath[str], before: PlyQuery = None) -> list[ChatLine]:
    live, _person = await seen(request, table)
    return await talk.lines(services(request).tables, live, before)


@post("/api/tables/{table:str}/chat", responses=RESPONSES, status_code=201)
async def say(request: Asked, table: FromPath[str], data: JSONBody[Say]) -> ChatLine:
    person = await need_person(request)
    known = services(request)
    known.chatter.need(person.id)
    live = await known.tables.seen(table, person.id)
    return await talk.say(known.tables, live, person, data.text, data.seat)


@get("/api/tables/{table:str}/notes", responses=RESPONSES)
async def notes(request: Asked, table: FromPath[str]) -> Notes:
    """One's own notes; nobody else can read them."""
    person = await need_person(request)
    known = services(request)
    live = await known.tables.seen(table, person.id)
    return Notes(await talk.read_notes(known.tables, live, person.id))


@put("/api/tables/{table:str}/notes", responses=RESPONSES)
async def write_notes(request: Asked, table: FromPath[str], data: JSONBody[Notes]) -> Notes:
    person = await need_person(request)
    known = services(request)
    live = await known.tables.seen(table, person.id)
    await talk.write_notes(known.tables, live, person.id, data.text)
    return data


HANDLERS = [
    create,
    verdict,
    list_tables,
    import_record,
    show,
    remove,
    name_seat,
    join,
    leave,
    fill,
    start,
    rematch,
    add_words,
    fit,
    move,
    resign,
    take_back,
    answer_undo,
    restart,
    end,
    answer_end,
    pause,
    answer_pause,
    resume,
    why,
    log,
    replay,
    course,
    what_if,
    export,
    chat,
    say,
    notes,
    write_notes,
]
