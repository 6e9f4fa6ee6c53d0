"""What the table itself says in a game's log and result, in the languages of the titles."""

TEXTS = {
    "en": {
        "table.resigned": "The game ended because somebody resigned.",
        "table.closed": "The table was closed.",
    },
    "de": {
        "table.resigned": "Das Spiel endete, weil jemand aufgegeben hat.",
        "table.closed": "Der Tisch wurde geschlossen.",
    },
}


def table_text(key: str, lang: str) -> str | None:
    return TEXTS.get(lang, TEXTS["en"]).get(key)
