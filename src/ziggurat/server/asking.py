"""What every handler needs: the services, who asks, and answers for refusals."""

import ipaddress
from functools import lru_cache
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.words import languages
from ziggurat.server.guard import COOKIE, COOKIE_AGE, answers_to, same_origin
from ziggurat.server.logs import begin_request
from ziggurat.server.scopes import may
from ziggurat.server.services import Services
from ziggurat.sitting.errors import TableError, TooOften, status_of
from ziggurat.sitting.views import iso
from ziggurat.sitting.wire import Me, Problem, problem
from ziggurat.table.people import Person

Asked = Request[Any, Any, Any]

SAFE = ("GET", "HEAD", "OPTIONS")

RESPONSES = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "What was sent cannot be read."),
        (401, "Nobody is known to ask."),
        (403, "Not allowed."),
        (404, "There is no such thing."),
        (409, "Not possible now."),
        (413, "Too big."),
        (422, "What was sent can be read, but not be done."),
        (429, "Too often."),
        (503, "The database does not answer."),
    )
}


def services(request: Any) -> Services:
    found = request.app.state["services"]
    assert isinstance(found, Services)
    return found


def address(request: Any) -> str:
    return _allotted(request.client.host) if request.client else "?"


@lru_cache(10_000)
def _allotted(host: str) -> str:
    """What is counted as one address: in IPv6 everybody has 2**64 of them at home."""
    try:
        number = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.IPv6Network((number, 64), strict=False))


def sign_of(request: Any) -> str:
    """What the asker shows of itself: a program its token, a browser its cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else request.cookies.get(COOKIE) or ""


def whose(request: Any, person: Person | None) -> str:
    """Whose allowance something is taken from; strangers share one with nobody but their address."""
    return address(request) if person is None else person.id


async def asker(request: Asked) -> Person | None:
    return await services(request).person(sign_of(request))


async def need_person(request: Asked) -> Person:
    person = await asker(request)
    if person is None:
        raise TableError("who", "table.who")
    return person


def has_control(text: str) -> bool:
    """Characters that no address has; a database may stumble over them."""
    return any(ord(c) < 32 or 127 <= ord(c) < 160 for c in text)


async def before(request: Asked) -> None:
    """Every request: from our own pages, and not too often."""
    known = services(request)
    request.scope["state"]["request_id"] = begin_request(request.headers.get("x-request-id"))
    # Whoever looks whether the server is well does so from beside it, by whatever name.
    if request.url.path != "/healthz" and not answers_to(request.headers.get("host"), known.hosts):
        raise TableError("host", "table.host")
    origin_ok = same_origin(request.headers.get("origin"), request.headers.get("host"), known.origins)
    if request.method not in SAFE and not origin_ok:
        raise TableError("origin", "table.origin")
    query = unquote_to_bytes(request.scope["query_string"]).decode(errors="replace")
    if has_control(request.url.path) or has_control(query):
        raise TableError("bad_text", "table.bad_text")
    if request.url.path.startswith("/api"):
        known.by_address.need(address(request))
        # Only a cookie or token of ours counts, or anybody could use up somebody else's allowance.
        who = known.signer.read(sign_of(request))
        if who is not None:
            known.by_person.need(who.person)
            if who.scopes is not None and not may(who.scopes, request.method, request.url.path):
                raise TableError("scope", "table.scope")


async def session(request: Asked, person: Person) -> Cookie:
    """The cookie of the session that is going on, or of a new one."""
    known = services(request)
    read = known.signer.read(sign_of(request))
    if read is not None and read.person == person.id and await known.people.has_session(person.id, read.session):
        id = read.session
    else:
        id = await known.people.open_session(person.id)
    return Cookie(
        COOKIE,
        path="/",
        value=known.signer.sign(person.id, id),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=known.settings.secure_cookie or request.url.scheme == "https",
    )


def me(request: Any, person: Person) -> Me:
    same = {name: getattr(person, name) for name in Me.__struct_fields__ if not name.startswith("away")}
    away = None if person.away is None else iso(person.away)
    return Me(**same, away=away, away_left=round(services(request).vacations.left(person), 2))


def language(request: Any) -> str:
    """The language asked for, else the person's own, else what the browser prefers."""
    asked = request.query_params.get("lang")
    if asked is None:
        known = services(request)
        read = known.signer.read(sign_of(request))
        person = None if read is None else known.recall(read.person)
        asked = person.lang if person is not None else request.headers.get("accept-language", "")[:2]
    return asked if asked in languages() else "en"


def refused(request: Asked, error: ZigguratError) -> Response[Problem]:
    headers = {"retry-after": str(error.wait)} if isinstance(error, TooOften) else {}
    return Response(problem(error, language(request)), status_code=status_of(error), headers=headers)


def http_error(request: Asked, error: HTTPException) -> Response[Problem]:
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        text = "; ".join(
            f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra if isinstance(part, dict)
        )
    status = error.status_code
    code, key = HTTP_ERRORS.get(status, ("bad_request", "table.bad_request"))
    said = problem(TableError(code, key, detail=text), language(request))
    return Response(said, status_code=status, headers=error.headers or {})


HTTP_ERRORS = {
    404: ("no_page", "table.no_page"),
    405: ("no_method", "table.no_method"),
    413: ("too_big", "table.big_message"),
}


def too_deep(request: Asked, _error: RecursionError) -> Response[Problem]:
    said = problem(TableError("bad_request", "table.too_deep"), language(request))
    return Response(said, status_code=400)


def unreadable(request: Asked, error: UnicodeDecodeError) -> Response[Problem]:
    """Bytes that are no text, where text was asked for."""
    said = problem(TableError("bad_request", "table.bad_request", detail=str(error)), language(request))
    return Response(said, status_code=400)


def broken(request: Asked, error: Exception) -> Response[Problem]:
    """An error of ours: the log has it, the asker does not."""
    request.logger.error("%s %s", request.method, request.url.path, exc_info=error)
    return Response(problem(TableError("broken", "table.broken"), language(request)), status_code=500)
