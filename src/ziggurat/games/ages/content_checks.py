"""What the types of the cards cannot say: figures that nobody would read, cards that do nothing."""

from typing import Any, Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.records import BonusRecord, StaticRecord, TechnologyCard, YieldRecord
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.errors import BadContent


def check(t: Tables, cards: list[Any], origin: list[str]) -> None:
    for n in range(len(t.ids)):
        where = origin[n]
        if t.types[n] == c.WONDER and not 1 <= len(t.stages[n]) < len(t.stage):
            raise BadContent(f"{where}: stages: a wonder has 1 to {len(t.stage) - 1} stages")
        if t.levels[n] != t.ages[n]:
            raise BadContent(f"{where}: level: the level of a card is its age")
        if t.types[n] == c.TACTICS and sum(t.army[n]) == 0:
            raise BadContent(f"{where}: army: an army has units")
        if t.types[n] == c.TECHNOLOGY:
            check_technology(t, cards[n], n, where)
        if (t.types[n] <= c.ACTION) != (cards[n].deck in ("civil", "board")):
            raise BadContent(f"{where}: deck: a card of this type is not of the deck {cards[n].deck}")
        if (cards[n].deck == "civil") != (getattr(cards[n], "marks", None) is not None):
            raise BadContent(f"{where}: marks: the cards of the civil deck have them, and no others")
        if any(e.kind in c.INCLUDED for e in t.effects[n][1:]):
            raise BadContent(f"{where}: effects: the action that a card contains comes first")
        if any((e.kind in c.SCORING) != t.scoring[n] for e in t.effects[n]):
            raise BadContent(f"{where}: effects: the events of Age III, and only they, are scoring events")
        if not t.effects[n] and t.types[n] in (c.ACTION, c.AGGRESSION, c.WAR):
            raise BadContent(f"{where}: effects: the card does nothing")
    if len(t.ids) > 255:
        raise BadContent("no more than 255 different cards")


# The figures of a technology that only some classes have.
OF_GOVERNMENTS: Final = (
    "science_cost_revolution",
    "science_cost_peaceful",
    "civil_actions",
    "military_actions",
    "urban_limit",
)


def check_technology(t: Tables, r: TechnologyCard, n: int, where: str) -> None:
    """A figure that the class of a technology does not have must not be set: nobody would read it."""
    cls = t.classes[n]
    unread = [] if cls == c.GOVERNMENT else list(OF_GOVERNMENTS)
    if cls == c.GOVERNMENT:
        unread.append("science_cost")
    if cls >= c.GOVERNMENT:
        unread += ["build_cost", "per_worker"]
    else:
        unread.append("bonus")
    if cls != c.SPECIAL:
        unread.append("special_family")
    for name in unread:
        if getattr(r, name) not in (0, "", StaticRecord(), BonusRecord(), YieldRecord()):
            raise BadContent(f"{where}: {name}: a technology of the class {r.tech_class} has none")
    if cls == c.GOVERNMENT and (r.bonus.blue_tokens or r.bonus.yellow_tokens):
        raise BadContent(f"{where}: bonus: governments bring no tokens")
    if (cls != c.FARM and r.per_worker.food) or (cls != c.MINE and r.per_worker.resources):
        raise BadContent(f"{where}: per_worker: food is for farms, resources are for mines")
    if cls < c.GOVERNMENT and any(e.kind != c.E_AIR_FORCE_DOUBLES_ARMY_BONUS for e in t.effects[n]):
        raise BadContent(f"{where}: effects: of a card with workers only air forces have one")
    if cls >= c.GOVERNMENT and any(e.kind == c.E_AIR_FORCE_DOUBLES_ARMY_BONUS for e in t.effects[n]):
        raise BadContent(f"{where}: effects: only units double the bonus of an army")
    if cls == c.SPECIAL and (t.science[n] <= 0 or t.families[n] < 0):
        raise BadContent(f"{where}: science_cost, special_family: a special technology has both")
