"""The few pages the server writes itself: where the links of e-mails lead. They need no script."""

from html import escape

import msgspec
from litestar import Response

from ziggurat.server.asking import Asked, language
from ziggurat.table.people import LONGEST_PASSWORD, SHORTEST_PASSWORD

TEXTS = {
    "en": {
        "confirm": ("Is this your address?", "Yes, it is mine"),
        "stop": ("No more e-mail to this address?", "No more e-mail"),
        "reset": ("A new password", "Use it"),
        "confirm.done": "Your address is confirmed. You will hear when it is your turn.",
        "stop.done": "No more e-mail will be sent to you.",
        "reset.done": "Your new password is in use. Log in with it.",
        "home": "To the tables",
    },
    "de": {
        "confirm": ("Ist das deine Adresse?", "Ja, das ist meine"),
        "stop": ("Keine E-Mails mehr an diese Adresse?", "Keine E-Mails mehr"),
        "reset": ("Ein neues Passwort", "Verwenden"),
        "confirm.done": "Deine Adresse ist bestätigt. Du hörst, wenn du am Zug bist.",
        "stop.done": "Du bekommst keine E-Mails mehr.",
        "reset.done": "Dein neues Passwort gilt. Melde dich damit an.",
        "home": "Zu den Tischen",
    },
}


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
    said = TEXTS[lang]
    if isinstance(what, Form):
        title, button = said[what.purpose]
        body = f'<form method="post">{what.fields}<p><button>{escape(button)}</button></p></form>'
    else:
        title = str(said[f"{what.purpose}.done"])
        body = f'<p><a href="/">{escape(str(said["home"]))}</a></p>'
    made = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Ziggurat</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )
    return Response(made, media_type="text/html", headers={"cache-control": "no-store"})
