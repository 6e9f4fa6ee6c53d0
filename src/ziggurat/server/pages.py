"""The few pages the server writes itself: where the links of e-mails lead, and that there is no client.

They need no script.
"""

from html import escape

import msgspec
from litestar import Response

from ziggurat.kernel.say import Say
from ziggurat.kernel.words import words
from ziggurat.server.asking import Asked, language
from ziggurat.table.people import LONGEST_PASSWORD, SHORTEST_PASSWORD


class Form(msgspec.Struct):
    purpose: str
    fields: str = ""


class Done(msgspec.Struct):
    purpose: str


def choose_password(request: Asked) -> Response[str]:
    limits = f'minlength="{SHORTEST_PASSWORD}" maxlength="{LONGEST_PASSWORD}"'
    field = f'<p><input type="password" name="password" autocomplete="new-password" required {limits}></p>'
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
        body = f'<p><a href="/">{escape(spoken.say(Say("page.home")))}</a></p>'
    return written(lang, title, body)


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
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )
    return Response(made, media_type="text/html", headers={"cache-control": "no-store"})
