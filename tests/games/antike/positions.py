"""Positions of Antike II written by hand, with nations named by their colour as in the rulebook."""

from typing import Any

from games.antike.pencil import PENCIL
from ziggurat.games.antike import TITLE
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.content import Pack
from ziggurat.kernel.say import Say
from ziggurat.kernel.seen import plain
from ziggurat.kernel.words import words

NATIONS = {
    "mare_nostrum": {
        "yellow": "roma",
        "red": "phoenicia",
        "black": "germania",
        "blue": "graecia",
        "grey": "carthago",
        "green": "persia",
    },
    "orient": {
        "yellow": "arabia",
        "red": "phoenicia",
        "blue": "graecia",
        "green": "persia",
        "grey": "aegyptus",
        "black": "babylonia",
    },
}
ORDER = {
    "mare_nostrum": ("yellow", "red", "black", "blue", "grey", "green"),
    "orient": ("red", "yellow", "blue", "green", "grey", "black"),
}
IN_PLAY = {
    ("mare_nostrum", 3): ("yellow", "black", "blue"),
    ("orient", 3): ("yellow", "blue", "green"),
}


def colours(side: str, count: int) -> tuple[str, ...]:
    return IN_PLAY.get((side, count), ORDER[side][:count])


def position(
    side: str = "mare_nostrum",
    players: int = 4,
    active: str | None = None,
    bellona: str | None = None,
    step: str = "rondel",
    neutral: tuple[str, ...] = (),
    options: dict[str, object] | None = None,
    turn: dict[str, Any] | None = None,
    **nations: dict[str, Any],
) -> AntikeState:
    """Holdings by colour; `goods` is (marble, iron, gold, coins). A nation without cities gets one far away."""
    order = colours(side, players)
    assert set(nations) <= set(order), "not in play"
    active = active or next(iter(nations), order[0])
    used = {
        region for held in nations.values() for key in ("cities", "legions", "galleys") for region in held.get(key, {})
    }
    spare = [id for id in SPARE[side] if id not in used and id not in neutral]
    holdings = []
    for colour in order:
        held = dict(nations.get(colour, {}))
        marble, iron, gold, coins = held.pop("goods", (0, 0, 0, 0))
        held = {"marble": marble, "iron": iron, "gold": gold, "coins": coins, "marker": "ferrum", **held}
        if not held.get("cities"):
            held["cities"] = {spare.pop(): "gold"}
        holdings.append(held)
    ids = [NATIONS[side][colour] for colour in order]
    data = {
        "title": "antike",
        "rules": TITLE.rules_version,
        "players": players,
        "options": {"map": side, **(options or {})},
        "stack": [[step, 1 << order.index(active), 0, 0, 0]],
        "state": {
            "nations": ids,
            "start": 0,
            "active": order.index(active),
            "bellona": order.index(bellona) if bellona else (order.index(active) + 1) % players,
            "round": 3,
            "holdings": holdings,
            "neutral_temples": list(neutral),
            **(turn or {}),
        },
    }
    s = TITLE.from_data(data)
    assert isinstance(s, AntikeState)
    return s


SPARE = {
    "mare_nostrum": ("olbia", "phasis", "glevum", "olisipo", "petra", "napoca"),
    "orient": ("punt", "dioscoridis", "meroe", "harmotia", "leptis_magna", "tomis"),
}

CITIES = [
    "roma",
    "ancona",
    "neapolis",
    "aquileia",
    "mediolanum",
    "massilia",
    "lugdunum",
    "lutetia",
    "burdigala",
    "salonae",
    "sirmium",
    "pella",
    "athenae",
    "sparta",
    "dyrrhachion",
]
"""Fifteen regions for a great realm on Mare Nostrum."""

ADVANCES = ["mercatura", "commercium", "metallum", "moneta", "regnum", "res_publica", "strata", "navigatio"]


def new(players: int = 4, seed: int = 1, **options: object) -> AntikeState:
    s = TITLE.new(players, seed, options)
    assert isinstance(s, AntikeState)
    return s


WAR = Pack(
    "war",
    b"""
setup:
  start_resources: {marble: 12, iron: 15, gold: 15, coins: 3}
  start_units: {legions: 2, galleys: 2}
""",
)
"""Every nation starts rich and armed, so that short games have fights, conquests and trades."""


def at_war(players: int = 4, seed: int = 1, **options: object) -> AntikeState:
    s = TITLE.new(players, seed, options, WAR)
    assert isinstance(s, AntikeState)
    return s


def seat(s: AntikeState) -> int:
    """The seat that is asked."""
    return s.actors()[0]


def offers(s: AntikeState) -> list[str]:
    """The notations of all legal actions."""
    return [TITLE.notation(s, seat(s), action) for action in s.legal(seat(s))]


def play(s: AntikeState, *notations: str) -> AntikeState:
    """Play one action after another, whoever is asked; the log explains each."""
    for text in notations:
        action = TITLE.parse(s, seat(s), text)
        assert action is not None, f"{text!r} is not legal; there are {offers(s)}"
        with PENCIL.followed(s, text):
            s.apply(seat(s), action)
    return s


def refused(s: AntikeState, intent: str) -> Say:
    """The intent is not legal; the reason why, which exists in both languages."""
    assert intent not in offers(s), f"{intent!r} is legal"
    reason = s.why_not(seat(s), intent)
    for lang in ("en", "de"):
        assert not words(TITLE.package, lang).missing(reason), f"{lang} cannot say {reason.key}"
    return reason


def nation(s: AntikeState, colour: str) -> dict[str, Any]:
    """What everybody sees of a nation."""
    seen = plain(s.observe(None))["nations"][NATIONS[s.tables.map_id][colour]]
    assert isinstance(seen, dict)
    return seen


def goods(s: AntikeState, colour: str) -> tuple[int, int, int, int]:
    seen = nation(s, colour)
    return seen["marble"], seen["iron"], seen["gold"], seen["coins"]


def region(s: AntikeState, id: str) -> dict[str, Any]:
    seen = plain(s.observe(None))["regions"][id]
    assert isinstance(seen, dict)
    return seen


def units(s: AntikeState, id: str) -> dict[str, tuple[int, int]]:
    """Legions and galleys in a region by colour."""
    names = {id: colour for colour, id in NATIONS[s.tables.map_id].items()}
    return {names[owner]: (there["legion"], there["galley"]) for owner, there in region(s, id)["units"].items()}


def city(s: AntikeState, id: str) -> tuple[str, str, bool] | None:
    """Owner's colour, resource, temple."""
    names = {id: colour for colour, id in NATIONS[s.tables.map_id].items()}
    there = region(s, id)["city"]
    return None if there is None else (names[there["owner"]], there["resource"], there["temple"])


def bank(s: AntikeState, what: str) -> int:
    count = s.observe(None)["bank"][what]
    assert isinstance(count, int)
    return count


def phase(s: AntikeState) -> str:
    return str(s.observe(None)["phase"])


def active(s: AntikeState) -> str:
    names = {id: colour for colour, id in NATIONS[s.tables.map_id].items()}
    return names[s.observe(None)["active"]]
