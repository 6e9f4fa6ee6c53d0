"""Who one is."""

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from ziggurat.server.asking import RESPONSES, Asked, address, asker, me, need_person, services, session
from ziggurat.sitting.wire import Me, MeChange, NewName


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
    return Response(me(person), cookies=[await session(request, person)])


@patch("/api/me", responses=RESPONSES)
async def change_me(request: Asked, data: JSONBody[MeChange]) -> Me:
    """Change name, addresses for notices, or language; an empty address removes it."""
    known = services(request)
    person = await need_person(request)
    if data.webhook:
        known.webhook.check(data.webhook)
    before = person.email
    person = await known.people.change(person, data.name, data.email, data.webhook, data.lang)
    known.remember(person)
    if person.email not in ("", before) and known.notices.can_mail:
        await known.notices.ask_to_confirm(person.id, person.email, person.lang)
    if data.name is not None:
        known.tables.touch_all_of(person.id)
    return me(person)


HANDLERS = [who_am_i, say_name, change_me]
