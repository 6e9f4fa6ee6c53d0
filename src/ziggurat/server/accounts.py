"""Accounts over HTTP: coming, going, passwords, and the links in e-mails."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ExceptionHandlersMap
from msgspec import Meta

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.asking import RESPONSES, Asked, address, asker, has_control, me, need_person, services, session
from ziggurat.server.guard import COOKIE
from ziggurat.server.pages import Done, Form, choose_password, page, refused_page
from ziggurat.server.services import Services
from ziggurat.sitting.asked import Asked as Strict
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.wire import Login, Me, Name
from ziggurat.table.cache import spawn
from ziggurat.table.people import Person, fold

CONFIRM_DAYS = 7
RESET_DAYS = 1 / 24

Password = Annotated[str, Meta(max_length=200)]


class NewPassword(Strict):
    old: Password
    new: Password


class Forgotten(Strict):
    name: Name


class Farewell(Strict):
    """An account says its password once more before everything about it goes."""

    password: Password = ""


class ServerView(msgspec.Struct):
    """What this server can do besides playing."""

    mail: bool
    push_key: str
    device: bool


@get("/api/server", responses=RESPONSES)
async def about(request: Asked) -> ServerView:
    """Whether it can send e-mail, the key that browsers subscribe to its notices with, whether /device/ is there."""
    known = services(request)
    return ServerView(known.notices.can_mail, known.push.key, bool(known.settings.site))


@contextmanager
def guessing(known: Services, name: str) -> Iterator[None]:
    """A password is tried. It counts as wrong until it is known to be right, or many could be tried at once."""
    account = fold(name)
    known.failed_logins.need(account)
    try:
        yield
    except TableError as error:
        if error.code != "bad_login":
            known.failed_logins.give_back(account)
        raise
    known.failed_logins.give_back(account)


@post("/api/account/register", responses=RESPONSES, status_code=200)
async def register(request: Asked, data: JSONBody[Login]) -> Response[Me]:
    """An account keeps its tables across devices; a guest becomes it, seats and all."""
    known = services(request)
    known.logins.need(address(request))
    person = await known.people.register(await asker(request), data.name, data.password)
    return await _changed(request, person)


@post("/api/account/login", responses=RESPONSES, status_code=200)
async def login(request: Asked, data: JSONBody[Login]) -> Response[Me]:
    """Come back to an account; what one did as a guest meanwhile goes over to it."""
    known = services(request)
    known.logins.need(address(request))
    guest = await asker(request)
    with guessing(known, data.name):
        person, moved = await known.people.login(guest, data.name, data.password)
    if guest is not None:
        known.forget(guest.id)
    for table in moved:
        known.tables.touch_others(table)
    if moved:
        # Whether one is away says the account, also for what one did as a guest.
        await known.vacations.tell(person.id)
    known.remember(person)
    return Response(me(request, person), cookies=[await session(request, person)])


@post("/api/account/logout", responses=RESPONSES, status_code=200)
async def logout(request: Asked) -> Response[None]:
    """Forget who one is on this device; the cookie is worth nothing from now on."""
    known = services(request)
    read = known.signer.read(request.cookies.get(COOKIE) or "")
    if read is not None:
        if read.session:
            await known.people.end_session(read.person, read.session)
        elif await asker(request) is not None:
            await known.people.end_sessions(read.person)
        known.gone(read.person)
    return _without_cookie()


@post("/api/account/logout-everywhere", responses=RESPONSES, status_code=200)
async def logout_everywhere(request: Asked) -> Response[None]:
    """End every session, on all devices."""
    person = await need_person(request)
    known = services(request)
    await known.people.end_sessions(person.id)
    known.gone(person.id)
    return _without_cookie()


def _without_cookie() -> Response[None]:
    answer: Response[None] = Response(None)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@post("/api/account/password", responses=RESPONSES, status_code=200)
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    """Whoever else is logged in as oneself is no longer."""
    known = services(request)
    person = await need_person(request)
    with guessing(known, person.name):
        person = await known.people.change_password(person, data.old, data.new)
    known.gone(person.id)
    return await _changed(request, person)


@post("/api/account/forgotten", responses=RESPONSES, status_code=200)
async def forgotten(request: Asked, data: JSONBody[Forgotten]) -> None:
    """A link to choose a new password, to the account's confirmed address; whether there is one is not said."""
    known = services(request)
    known.logins.need(address(request))
    if not known.notices.can_mail:
        raise TableError("no_mail", "table.no_mail")
    # Not even by how long the answer takes.
    spawn(_offer_reset(known, data.name))


async def _offer_reset(known: Services, name: str) -> None:
    person = await known.people.find_login(name)
    if person is not None and person.email_ok:
        await known.notices.offer_reset(person.id, person.email, person.name, person.logins, person.lang)


@post("/api/me/confirm", responses=RESPONSES, status_code=200)
async def confirm_again(request: Asked) -> None:
    """Send the letter once more that asks whether the address is one's own."""
    known = services(request)
    person = await need_person(request)
    if not known.notices.can_mail:
        raise TableError("no_mail", "table.no_mail")
    if person.email and not person.email_ok:
        known.letters.need(address(request))
        if not await known.notices.ask_to_confirm(person.id, person.email, person.lang):
            raise TableError("many_letters", "table.many_letters")


@get("/api/me/export", responses=RESPONSES)
async def export_me(request: Asked) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    person = await need_person(request)
    known = services(request)
    known.heavy.need(person.id)
    return await known.people.export(person)


@delete("/api/me", responses=RESPONSES, status_code=200)
async def delete_me(request: Asked, data: JSONBody[Farewell]) -> Response[None]:
    """Everything about oneself goes; at running games a bot takes over, or they count as given up."""
    known = services(request)
    person = await need_person(request)
    if not person.guest:
        with guessing(known, person.name):
            if not await known.people.right_password(person.id, data.password):
                raise TableError("bad_login", "table.bad_login")
    await known.erase(person.id)
    return _without_cookie()


async def _changed(request: Asked, person: Person) -> Response[Me]:
    known = services(request)
    known.forget(person.id)
    known.remember(person)
    known.tables.touch_all_of(person.id)
    return Response(me(request, person), cookies=[await session(request, person)])


# -- the links in e-mails ---------------------------------------------------------------------------
#
# What is behind a link happens when a button is pressed there, not when a program looks at the page.

SHOWN: ExceptionHandlersMap = {ZigguratError: refused_page}


@get("/api/mail/{purpose:str}/{token:str}", include_in_schema=False, exception_handlers=SHOWN)
async def mail_page(request: Asked, purpose: FromPath[str], token: FromPath[str]) -> Response[str]:
    _read(request, purpose, token)
    if purpose == "reset":
        return choose_password(request)
    return page(request, Form(purpose))


@post("/api/mail/{purpose:str}/{token:str}", include_in_schema=False, status_code=200, exception_handlers=SHOWN)
async def mail_pressed(request: Asked, purpose: FromPath[str], token: FromPath[str]) -> Response[str]:
    known = services(request)
    about = _read(request, purpose, token)
    person = await known.people.find(str(about[0]))
    # A link is good for the address that it was sent to, and no longer than that is theirs.
    if person is None or person.email != about[1]:
        raise TableError("bad_link", "table.bad_link")
    if purpose == "reset":
        password = str((await request.form()).get("password") or "")
        if has_control(password):
            raise TableError("bad_text", "table.bad_text")
        await known.people.set_password(person.id, password, int(about[2]))
    elif purpose == "confirm":
        # Nothing new is said of the address: it has to be the same still when this is written.
        if not await known.people.set_if(person, email=person.email, email_ok=True):
            raise TableError("bad_link", "table.bad_link")
    else:
        await known.people.set(person.id, email="", email_ok=False)
    known.gone(person.id)
    return page(request, Done(purpose))


def _read(request: Asked, purpose: str, token: str) -> list[Any]:
    days = {"confirm": CONFIRM_DAYS, "reset": RESET_DAYS, "stop": None}
    if purpose not in days:
        raise TableError("bad_link", "table.bad_link")
    return services(request).links.read(purpose, token, days[purpose])


HANDLERS = [
    about,
    register,
    login,
    logout,
    logout_everywhere,
    change_password,
    forgotten,
    confirm_again,
    export_me,
    delete_me,
    mail_page,
    mail_pressed,
]
