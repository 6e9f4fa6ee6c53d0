"""A position as numbers for programs that learn: names, and the same straight from the state (see kernel.features).

The civilisations come clockwise, the seat's own first.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.banks import required_faces
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.derive import culture_rate_of, happy_of, science_rate_of, strength_of
from ziggurat.games.ages.military_deck import drawing_age
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.features import rotated, small


class Group:
    """Cards that are counted together: which they are, and the place of each among them."""

    __slots__ = ("cards", "none", "place")
    cards: list[int]
    place: list[int]  # by card; 0 for others, which are never looked for
    none: list[int]

    def __init__(self, t: Tables, cards: list[int]) -> None:
        self.cards = cards
        self.place = [0] * len(t.ids)
        for place, card in enumerate(cards):
            self.place[card] = place
        self.none = [0] * len(cards)

    def names(self, t: Tables, shape: str) -> list[str]:
        return [shape.replace("ID", t.ids[card]) for card in self.cards]

    def one(self, out: list[int], card: int) -> None:
        """A one for a card, or none where it is -1."""
        at = len(out)
        out.extend(self.none)
        if card >= 0:
            out[at + self.place[card]] = 1

    def many(self, out: list[int], cards: Sequence[int]) -> None:
        """How often each is among the cards."""
        at = len(out)
        out.extend(self.none)
        for card in cards:
            if card >= 0:
                out[at + self.place[card]] += 1


class Groups:
    __slots__ = (
        "civil",
        "events",
        "governments",
        "leaders",
        "military",
        "specials",
        "tactics",
        "territories",
        "wonders",
    )
    civil: Group
    military: Group
    events: Group
    territories: Group
    leaders: Group
    wonders: Group
    governments: Group
    specials: Group
    tactics: Group

    def __init__(self, t: Tables) -> None:
        def of_type(*types: int) -> Group:
            return Group(t, [card for card, type in enumerate(t.types) if type in types])

        def of_class(cls: int) -> Group:
            return Group(t, [card for card, found in enumerate(t.classes) if found == cls])

        self.civil = Group(t, sorted(set(t.civil)))
        self.military = Group(t, sorted(set(t.military)))
        self.events = of_type(c.EVENT, c.TERRITORY)
        self.territories = of_type(c.TERRITORY)
        self.leaders = of_type(c.LEADER)
        self.wonders = of_type(c.WONDER)
        self.governments = of_class(c.GOVERNMENT)
        self.specials = of_class(c.SPECIAL)
        self.tactics = of_type(c.TACTICS)


@cache
def groups(t: Tables) -> Groups:
    return Groups(t)


SCALARS: Final[tuple[str, ...]] = (
    "resigned",
    "culture",
    "culture/8",
    "culture_rate",
    "science",
    "science_rate",
    "strength",
    "happy",
    "required_faces",
    "unused",
    "yellow_bank",
    "blue_bank",
    "food",
    "resources",
    "military_resources",
    "civil_actions.available",
    "civil_actions.total",
    "military_actions.available",
    "military_actions.total",
    "civil_hand_limit",
    "military_hand.limit",
    "government.urban_limit",
    "colonization",
    "lost_civil_actions",
    "skips_politics",
    "columbus_used",
    "wonder.built",
    "military_hand.ages.A",
    "military_hand.ages.I",
    "military_hand.ages.II",
    "military_hand.ages.III",
)


def feature_names(s: AgesState, seat: int) -> list[str]:
    t = s.tables
    g = groups(t)
    seats = rotated(s, seat)
    found = [f"age={age}" for age in c.AGES] + ["round", "last_round"]
    found += [f"phase={step.name}" for step in s.title.steps]
    found += ["decks.civil", "decks.military", "events.current.count", "events.future.count"]
    found += g.civil.names(t, "row.ID.cost")
    found += g.events.names(t, "events.current.yours:ID")
    found += g.events.names(t, "events.future.yours:ID")
    found += g.events.names(t, "events.revealed=ID")
    found += g.territories.names(t, "auction.territory=ID")
    found += ["auction.bid"]
    found += g.military.names(t, "battle.card=ID")
    found += g.military.names(t, "military:ID")
    for other in seats:
        own = f"civilizations.{other}."
        found += [f"turn={other}", f"start={other}", f"deciding:{other}", f"auction.bidder={other}"]
        found += [f"auction.bidding:{other}", f"battle.attacker={other}", f"battle.defender={other}"]
        found += [own + name for name in SCALARS]
        technologies = [t.ids[card] for card in t.card_of]
        found += [f"{own}technologies:{id}" for id in technologies]
        found += [f"{own}technologies.{id}.workers" for id in technologies]
        found += [f"{own}technologies.{id}.tokens" for id in technologies]
        found += g.civil.names(t, own + "civil_hand:ID")
        found += g.leaders.names(t, own + "leader=ID")
        found += g.governments.names(t, own + "government=ID")
        found += g.wonders.names(t, own + "wonder=ID")
        found += g.wonders.names(t, own + "wonders:ID")
        found += g.specials.names(t, own + "specials:ID")
        found += g.territories.names(t, own + "colonies:ID")
        found += g.tactics.names(t, own + "tactics=ID")
        found += g.military.names(t, own + "war=ID")
        found += [f"{own}war.target={target}" for target in seats]
    return found


def features(s: AgesState, seat: int) -> bytes:
    t = s.tables
    g = groups(t)
    seats = rotated(s, seat)
    step = s.stack[-1][0] if s.stack else -1
    asked = s.stack[-1][1] if s.stack else 0
    out: list[int] = [0] * len(c.AGES)
    out[s.age] = 1
    out.append(s.round)
    out.append(s.last_round)
    at = len(out)
    out.extend([0] * len(s.title.steps))
    if step >= 0:
        out[at + step] = 1
    age = drawing_age(s)
    out.append(len(s.civil_decks[s.age if s.age < 3 else 3]))
    out.append(len(s.military_decks[age]) if age and s.tier else 0)
    out.append(len(s.current))
    out.append(len(s.future))
    at = len(out)
    out.extend(g.civil.none)
    for slot in range(len(s.row) - 1, -1, -1):
        if s.row[slot] >= 0:
            out[at + g.civil.place[s.row[slot]]] = t.slot_cost[slot]
    put_prepared(g.events, out, s.current, seat)
    put_prepared(g.events, out, s.future, seat)
    g.events.one(out, s.revealed)
    auction = step == c.S_AUCTION or step == c.S_PAY_BID
    g.territories.one(out, s.territory if auction else -1)
    out.append(small(s.bid) if auction else 0)
    fighting = s.battle_card >= 0
    g.military.one(out, s.battle_card)
    g.military.many(out, s.civs[seat].military)
    for other in seats:
        out.append(1 if s.turn == other else 0)
        out.append(1 if s.start == other else 0)
        out.append(asked >> other & 1)
        out.append(1 if auction and s.bidder == other else 0)
        out.append(s.bidding >> other & 1 if auction else 0)
        out.append(1 if fighting and s.attacker == other else 0)
        out.append(1 if fighting and s.defender == other else 0)
        put_civilization(s, g, out, other, seats)
    return bytes(out)


def put_prepared(group: Group, out: list[int], pile: list[int], seat: int) -> None:
    """The events of a pile that the seat knows."""
    at = len(out)
    out.extend(group.none)
    for card in pile:
        if card // KNOWN >> seat & 1:
            out[at + group.place[card % KNOWN]] += 1


def put_civilization(s: AgesState, g: Groups, out: list[int], seat: int, seats: list[int]) -> None:
    t = s.tables
    p: Civ = s.civs[seat]
    tune = p.tune
    out.append(p.resigned)
    out.append(small(p.culture))
    out.append(small(p.culture // 8))
    out.append(culture_rate_of(s, seat))
    out.append(small(p.science))
    out.append(science_rate_of(s, seat))
    out.append(strength_of(s, seat))
    out.append(happy_of(s, seat))
    out.append(required_faces(t, p))
    out.append(p.unused)
    out.append(p.yellow_bank)
    out.append(p.blue_bank)
    out.append(small(p.food))
    out.append(small(p.resources))
    out.append(p.milres)
    out.append(small(p.ca))
    out.append(small(tune.ca_total))
    out.append(small(p.ma))
    out.append(small(tune.ma_total))
    out.append(tune.civil_limit)
    out.append(tune.military_limit)
    out.append(tune.urban_limit)
    out.append(tune.colonization)
    out.append(p.rebellion)
    out.append(1 if p.skip_politics else 0)
    out.append(1 if p.columbus_used else 0)
    out.append(p.stage if p.wonder >= 0 else 0)
    at = len(out)
    out.extend([0, 0, 0, 0])
    for card in p.military:
        out[at + t.ages[card]] += 1
    at = len(out)
    out.extend([0] * (3 * t.techs))
    for tech in p.techs:
        out[at + tech] = 1
        out[at + t.techs + tech] = p.workers[tech]
        out[at + 2 * t.techs + tech] = p.tokens[tech]
    g.civil.many(out, p.civil)
    g.leaders.one(out, p.leader)
    g.governments.one(out, p.government)
    g.wonders.one(out, p.wonder)
    g.wonders.many(out, p.wonders)
    g.specials.many(out, p.specials)
    g.territories.many(out, p.colonies)
    g.tactics.one(out, p.tactics)
    g.military.one(out, p.war)
    for target in seats:
        out.append(1 if p.war >= 0 and p.war_target == target else 0)
