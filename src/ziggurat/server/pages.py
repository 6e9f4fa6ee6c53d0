"""The few pages the server writes itself: where the links of e-mails lead, and that there is no client.

They need no script.
"""

from html import escape

import msgspec
from litestar import Response

from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words
from ziggurat.server.asking import Asked, language, refused
from ziggurat.table.people import LONGEST_PASSWORD, SHORTEST_PASSWORD

# Our policy allows style attributes alone.
STYLE = "color-scheme:light dark;font:18px/1.5 system-ui,sans-serif;max-width:32em;margin:12vh auto;padding:0 1em"


class Form(msgspec.Struct):
    purpose: str
    fields: str = ""


class Done(msgspec.Struct):
    purpose: str


def choose_password(request: Asked) -> Response[str]:
    limits = f'minlength="{SHORTEST_PASSWORD}" maxlength="{LONGEST_PASSWORD}"'
    heading = escape(words("", language(request)).say(Say("page.reset")), quote=True)
    name = f'type="password" name="password" aria-label="{heading}"'
    field = f'<p><input {name} autocomplete="new-password" required {limits}></p>'
    return page(request, Form("reset", field))


def page(request: Asked, what: Form | Done) -> Response[str]:
    lang = language(request)
    spoken = words("", lang)
    if isinstance(what, Form):
        title = spoken.say(Say(f"page.{what.purpose}"))
        button = spoken.say(Say(f"page.{what.purpose}.button"))
        body = f'<form method="post">{what.fields}<p><button>{escape(button)}</button></p></form>'
    else:
        title = spoken.say(Say(f"page.{what.purpose}.done"))
        body = _way_home(lang)
    return written(lang, title, body)


def refused_page(request: Asked, error: ZigguratError) -> Response[str]:
    """A person stands before it, not a program."""
    lang = language(request)
    said = refused(request, error)
    made = written(lang, said.content.text, _way_home(lang))
    made.status_code = said.status_code
    return made


def _way_home(lang: str) -> str:
    return f'<p><a href="/">{escape(words("", lang).say(Say("page.home")))}</a></p>'


def not_built(request: Asked) -> Response[str]:
    """In place of a client that is not there."""
    lang = language(request)
    spoken = words("", lang)
    document = '<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>'
    lines = [f"<p>{escape(spoken.say(Say(key)))}" for key in ("page.unbuilt.how", "page.unbuilt.api")]
    body = f"{lines[0]} <code>make client</code></p>{lines[1]} {document}</p>"
    return written(lang, spoken.say(Say("page.unbuilt")), body)


def written(lang: str, title: str, body: str) -> Response[str]:
    made = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Ziggurat</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        f'<body style="{STYLE}"><h1>{escape(title)}</h1>{body}</body></html>'
    )
    return Response(made, media_type="text/html", headers={"cache-control": "no-store"})
