"""Who one is."""

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from ziggurat.server.asking import RESPONSES, Asked, address, asker, me, need_person, services, session
from ziggurat.server.guard import COOKIE
from ziggurat.sitting.wire import Login, Me, MeChange, NewName


@get("/api/me", responses=RESPONSES)
async def who_am_i(request: Asked) -> Me | None:
    """The person of the cookie, or null."""
    person = await asker(request)
    return None if person is None else me(person)


@post("/api/me", responses=RESPONSES, status_code=200)
async def say_name(request: Asked, data: JSONBody[NewName]) -> Response[Me]:
    """Become a guest of that name, or change one's name."""
    known = services(request)
    person = await asker(request)
    if person is None:
        known.new_people.need(address(request))
        person = await known.people.guest(data.name, data.lang)
    elif person.name != data.name:
        person = await known.people.change(person, data.name, None, None, None)
        known.tables.touch_all_of(person.id)
    known.remember(person)
    return Response(me(person), cookies=[session(request, person)])


@patch("/api/me", responses=RESPONSES)
async def change_me(request: Asked, data: JSONBody[MeChange]) -> Me:
    """Change name, addresses for notices, or language; an empty address removes it."""
    known = services(request)
    person = await need_person(request)
    if data.webhook:
        known.notices.check_webhook(data.webhook)
    person = await known.people.change(person, data.name, data.email, data.webhook, data.lang)
    known.remember(person)
    if data.name is not None:
        known.tables.touch_all_of(person.id)
    return me(person)


@post("/api/account/register", responses=RESPONSES, status_code=200)
async def register(request: Asked, data: JSONBody[Login]) -> Response[Me]:
    """An account keeps its tables across devices; a guest becomes it, seats and all."""
    known = services(request)
    known.logins.need(address(request))
    person = await known.people.register(await asker(request), data.name, data.password)
    known.remember(person)
    known.tables.touch_all_of(person.id)
    return Response(me(person), cookies=[session(request, person)])


@post("/api/account/login", responses=RESPONSES, status_code=200)
async def login(request: Asked, data: JSONBody[Login]) -> Response[Me]:
    """Come back to an account; what one did as a guest meanwhile goes over to it."""
    known = services(request)
    known.logins.need(address(request))
    guest = await asker(request)
    person, moved = await known.people.login(guest, data.name, data.password)
    if guest is not None:
        known.forget(guest.id)
    known.remember(person)
    for table in moved:
        known.tables.touch_others(table)
    return Response(me(person), cookies=[session(request, person)])


@post("/api/account/logout", responses=RESPONSES, status_code=200)
async def logout(request: Asked) -> Response[None]:
    """Forget who one is on this device."""
    answer: Response[None] = Response(None)
    answer.delete_cookie(COOKIE, path="/")
    return answer


HANDLERS = [who_am_i, say_name, change_me, register, login, logout]
