"""Programs over HTTP: their tokens, what waits for them, and worlds to think in."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from msgspec import Meta

from ziggurat.kernel.rng import rng_from_seed
from ziggurat.server import scopes
from ziggurat.server.asking import RESPONSES, Asked, need_person, services
from ziggurat.server.services import Services
from ziggurat.sitting.asked import Asked as Strict
from ziggurat.sitting.errors import TableError, TooOften
from ziggurat.sitting.views import TableView
from ziggurat.sitting.wire import Lang, Name, SeatNumber
from ziggurat.table.people import Person
from ziggurat.table.pools import STATES
from ziggurat.table.programs import Waiting

LOOK_EVERY = 5.0  # seconds between two looks when nothing rings: another process may have kept a seat for a program
SAY_AGAIN = 3  # looks after which what still waits is said again, for a program whose answer did not get through
STREAMS = 4  # of one program at once

# Its fields are the title's own.
POSITION = ResponseSpec(dict[str, Any], generate_examples=False, description="Position as JSON")

Scopes = Annotated[tuple[str, ...], Meta(max_length=8)]


class NewToken(Strict):
    scopes: Scopes = ("play",)


class NewProgram(Strict):
    name: Name
    scopes: Scopes = ("play",)


class Program(msgspec.Struct):
    id: str
    name: str


class Token(msgspec.Struct):
    """Shown once: the server does not keep it."""

    program: Program
    token: str


class Ask(Strict):
    seat: SeatNumber
    name: Name


class Event(msgspec.Struct, omit_defaults=True):
    """`asked`: a seat is kept for you. `turn`: you are to act. `over`: the game has ended."""

    type: str
    table: str
    title: str = ""
    seat: int = -1
    seq: int = -1


async def _person(request: Asked) -> Person:
    """Somebody who may have programs."""
    person = await need_person(request)
    if person.program is not None:
        raise TableError("scope", "table.scope")
    return person


@get("/api/programs", responses=RESPONSES)
async def my_programs(request: Asked) -> list[Program]:
    person = await _person(request)
    return [Program(found.id, found.name) for found in await services(request).programs.of(person.id)]


@get("/api/programs/all", responses=RESPONSES)
async def all_programs(request: Asked) -> list[Program]:
    """Programs that can be asked to sit down."""
    return [Program(found.id, found.name) for found in await services(request).programs.all()]


@post("/api/programs", responses=RESPONSES, status_code=201)
async def make_program(request: Asked, data: JSONBody[NewProgram]) -> Token:
    """A program of one's own, with a token to play by. Everybody sees that it is one."""
    known = services(request)
    person = await _person(request)
    known.new_people.need(person.id)
    scopes.check(data.scopes)
    made = await known.programs.make(person.id, data.name)
    return Token(Program(made.id, made.name), await known.token(made.id, data.scopes))


async def _own(request: Asked, program: str) -> Person:
    person = await _person(request)
    found = await services(request).people.need(program)
    if found.program != person.id:
        raise TableError("not_owner", "table.not_your_program")
    return found


@post("/api/programs/{program:str}/token", responses=RESPONSES, status_code=201)
async def new_token(request: Asked, program: FromPath[str], data: JSONBody[NewToken]) -> Token:
    """A new token; those before it are no longer good."""
    known = services(request)
    found = await _own(request, program)
    scopes.check(data.scopes)
    await known.people.end_sessions(found.id)
    known.gone(found.id)
    return Token(Program(found.id, found.name), await known.token(found.id, data.scopes))


@delete("/api/programs/{program:str}", responses=RESPONSES, status_code=204)
async def remove_program(request: Asked, program: FromPath[str]) -> None:
    """Its tokens are no longer good; its seats go to bots, or count as given up."""
    found = await _own(request, program)
    await services(request).erase(found.id)


@post("/api/tables/{table:str}/ask", responses=RESPONSES, status_code=200)
async def ask(request: Asked, table: FromPath[str], data: JSONBody[Ask], lang: FromQuery[Lang] = "en") -> TableView:
    """The owner of a table keeps a free seat for a program, which is told."""
    known = services(request)
    person = await need_person(request)
    program = await known.programs.of_name(data.name)
    live = await known.tables.ask(table, person.id, data.seat, program)
    return await known.views.view(live, person.id, None, lang)


@post("/api/tables/{table:str}/decline", responses=RESPONSES, status_code=200)
async def decline(request: Asked, table: FromPath[str]) -> None:
    """A seat that was kept for the asker is free again."""
    person = await need_person(request)
    await services(request).tables.decline(table, person.id)


@get("/api/tables/{table:str}/world", responses=RESPONSES | {200: POSITION}, media_type="application/json")
async def world(
    request: Asked, table: FromPath[str], seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None
) -> Response[bytes]:
    """A position that fits everything the seat knows; what is hidden from it is dealt anew each time."""
    known = services(request)
    person = await need_person(request)
    known.heavy.need(person.id, 0.05)
    live = await known.tables.seen(table, person.id)
    number = live.own_seat(person.id, seat)
    async with live.lock:
        state = await known.tables.going(live)
        seed = known.dice.getrandbits(63)
        made = await STATES.run(lambda: state.title.to_json(state.resample(number, rng_from_seed(seed))))
    return Response(made, media_type="application/json", headers={"x-ziggurat-seq": str(live.row.seq)})


@get("/api/events", responses=RESPONSES, media_type="text/event-stream")
async def events(request: Asked) -> ServerSentEvent:
    """What waits for the asker, and from then on whatever comes: a stream of `Event` as server-sent events."""
    person = await need_person(request)
    if services(request).bells.count(person.id) >= STREAMS:
        raise TooOften(10)
    return ServerSentEvent(_waiting(services(request), person.id))


async def _waiting(known: Services, person: str) -> AsyncIterator[ServerSentEventMessage]:
    clock = asyncio.get_running_loop().time
    with known.bells.hung(person) as bell:
        before = await _look(known, person)
        if before is None:
            return
        yield ServerSentEventMessage(data=None, comment="open")
        for event in [*_asked(before.asked), *_turns(before.turns)]:
            yield _message(event)
        looks, next_look = 0, clock() + LOOK_EVERY
        while True:
            bell.tables = before.on
            rang = await bell.wait(next_look)
            if known.stopping or (now := await _look(known, person)) is None:
                return
            if not rang:
                looks, next_look = looks + 1, clock() + LOOK_EVERY
            if rang or looks % SAY_AGAIN:
                new = [*_asked(now.asked - before.asked), *_turns(now.turns - before.turns)]
            else:
                new = [*_asked(now.asked), *_turns(now.turns)]
            new += [Event("over", table) for table in sorted(now.over - before.over)]
            before = now
            for event in new:
                yield _message(event)
            if not (new or rang):
                yield ServerSentEventMessage(data=None, comment="still here")  # notices a reader who is gone


async def _look(known: Services, person: str) -> Waiting | None:
    """What waits for somebody; None when they are no longer known. A reader who goes away does not cut it off."""

    async def look() -> Waiting | None:
        return await known.programs.waiting(person) if await known.person_is_known(person) else None

    return await known.tables.shielded(look())


def _asked(found: set[tuple[str, str, int]]) -> list[Event]:
    return [Event("asked", table, title, seat) for table, title, seat in sorted(found)]


def _turns(found: set[tuple[str, str, int, int]]) -> list[Event]:
    return [Event("turn", table, title, seat, seq) for table, title, seat, seq in sorted(found)]


def _message(event: Event) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=msgspec.json.encode(event).decode(), event=event.type)


HANDLERS = [
    my_programs,
    all_programs,
    make_program,
    new_token,
    remove_program,
    ask,
    decline,
    world,
    events,
]
