"""Who one is."""

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody

from ziggurat.server.asking import RESPONSES, Asked, address, asker, me, need_person, services, session
from ziggurat.sitting.wire import Away, Me, MeChange, NewName, PushAddress, PushEnd


@get("/api/me", responses=RESPONSES)
async def who_am_i(request: Asked) -> Me | None:
    """The person of the cookie, or null."""
    person = await asker(request)
    return None if person is None else me(request, person)


@post("/api/me", responses=RESPONSES, status_code=200)
async def say_name(request: Asked, data: JSONBody[NewName]) -> Response[Me]:
    """Become a guest of that name, or change one's name."""
    known = services(request)
    person = await asker(request)
    if person is None:
        known.new_people.need(address(request))
        person = await known.people.guest(data.name, data.lang)
    elif person.name != data.name:
        known.heavy.need(person.id)  # all tables at which they sit are written
        person = await known.people.change(person, data.name, None, None, None)
        known.tables.touch_all_of(person.id)
    known.remember(person)
    return Response(me(request, person), cookies=[await session(request, person)])


@patch("/api/me", responses=RESPONSES)
async def change_me(request: Asked, data: JSONBody[MeChange]) -> Me:
    """Change name, addresses for notices, or language; an empty address removes it."""
    known = services(request)
    person = await need_person(request)
    if data.name is not None:
        known.heavy.need(person.id)
    if data.webhook:
        known.webhook.check(data.webhook)
    to_confirm = known.notices.can_mail and data.email not in (None, "", person.email)
    if to_confirm:
        known.letters.need(address(request))
    person = await known.people.change(person, data.name, data.email, data.webhook, data.lang)
    known.remember(person)
    if to_confirm:
        await known.notices.ask_to_confirm(person.id, person.email, person.lang)
    if data.name is not None:
        known.tables.touch_all_of(person.id)
    return me(request, person)


@put("/api/me/away", responses=RESPONSES)
async def be_away(request: Asked, data: JSONBody[Away]) -> Me:
    """Days away from now on: one's clocks stand still in games by days. With 0 one is back."""
    known = services(request)
    person = await need_person(request)
    known.heavy.need(person.id, 4)  # all their tables are told, one after the other
    person = await known.vacations.take(person, data.days)
    known.remember(person)
    return me(request, person)


@post("/api/me/push", responses=RESPONSES, status_code=200)
async def tell_browser(request: Asked, data: JSONBody[PushAddress]) -> None:
    """This browser is told when it is one's turn, even when no page is open."""
    person = await need_person(request)
    await services(request).push.subscribe(person.id, data.endpoint, data.p256dh, data.auth)


@delete("/api/me/push", responses=RESPONSES, status_code=200)
async def tell_no_more(request: Asked, data: JSONBody[PushEnd]) -> None:
    person = await need_person(request)
    await services(request).push.unsubscribe(person.id, data.endpoint)


HANDLERS = [who_am_i, say_name, change_me, be_away, tell_browser, tell_no_more]
