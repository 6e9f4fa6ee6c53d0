"""A position as plain data, cards by their ids, and back; and the count of all components."""

from typing import Any, Final

from ziggurat.games.ages.civ import Civ, by_class, new_civ
from ziggurat.games.ages.derive import read_tuning
from ziggurat.games.ages.setup import used_decks
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.errors import BadPosition

NUMBERS: Final = (
    "age",
    "turn",
    "start",
    "round",
    "last_round",
    "resigned",
    "box_yellow",
    "box_blue",
    "bid",
    "bidder",
    "bidding",
    "battle_war",
    "attacker",
    "defender",
    "victor",
    "spoil",
    "agreement_used",
)
CARDS: Final = ("revealed", "territory", "battle_card")
CARD_LISTS: Final = ("row", "gone", "past", "open_bonus", "bonus_pool", "offer_cards")
SHARED: Final = ("gone", "past", "out")  # of these, what copies of a position share
CARD_PILES: Final = ("civil_decks", "military_decks")
CARD_ROWS: Final = ("kept", "dealt")
HIDDEN_LISTS: Final = ("out", "current", "future")
UNITS: Final = ("attack_units", "defence_units")
# Of a civilisation.
CIV_NUMBERS: Final = (
    "culture",
    "science",
    "yellow_bank",
    "unused",
    "blue_bank",
    "stage",
    "pact_partner",
    "pact_role",
    "war_target",
    "leaders_taken",
    "ca",
    "ma",
    "ma_extra",
    "milres",
    "credit_food",
    "credit_resources",
    "rebellion",
    "resigned",
)
CIV_SWITCHES: Final = (
    "civil_done",
    "ma_spent",
    "trade_used",
    "free_used",
    "skip_politics",
    "skip_discard",
    "columbus_used",
)
CIV_CARDS: Final = ("government", "leader", "wonder", "tactics", "pact", "war")
CIV_CARD_LISTS: Final = ("civil", "fresh", "military")
CIV_CARD_ROWS: Final = ("specials", "wonders", "ravaged", "colonies", "known")


def dump(s: AgesState) -> dict[str, Any]:
    t = s.tables
    data: dict[str, Any] = {name: getattr(s, name) for name in NUMBERS}
    for name in CARDS:
        data[name] = card_name(t, getattr(s, name))
    for name in CARD_LISTS:
        data[name] = [card_name(t, card) for card in getattr(s, name)]
    for name in (*CARD_PILES, *CARD_ROWS):
        data[name] = [[t.ids[card] for card in pile] for pile in getattr(s, name)]
    for name in HIDDEN_LISTS:
        data[name] = [_dump_hidden(t, card) for card in getattr(s, name)]
    data["discards"] = [[_dump_hidden(t, card) for card in pile] for pile in s.discards]
    for name in UNITS:
        data[name] = {t.ids[t.card_of[tech]]: n for tech, n in enumerate(getattr(s, name)) if n}
    data["may_leave"] = s.may_leave
    data["markers"] = s.markers
    finals = s.finals
    data["finals"] = [[t.ids[finals[i]], finals[i + 1], finals[i + 2]] for i in range(0, len(finals), 3)]
    data["civilizations"] = [dump_civ(t, civ) for civ in s.civs]
    return data


def load(s: AgesState, data: dict[str, Any]) -> None:
    t = s.tables
    for name in NUMBERS:
        setattr(s, name, data[name])
    for name in CARDS:
        setattr(s, name, card_number(t, data[name]))
    for name in CARD_LISTS:
        cards = [card_number(t, id) for id in data[name]]
        setattr(s, name, tuple(cards) if name in SHARED else cards)
    for name in CARD_PILES:
        setattr(s, name, [tuple([card_number(t, id) for id in pile]) for pile in data[name]])
    for name in CARD_ROWS:
        setattr(s, name, tuple([tuple([card_number(t, id) for id in pile]) for pile in data[name]]))
    for name in HIDDEN_LISTS:
        cards = [_load_hidden(t, entry) for entry in data[name]]
        setattr(s, name, tuple(cards) if name in SHARED else cards)
    s.discards = [tuple([_load_hidden(t, entry) for entry in pile]) for pile in data["discards"]]
    for name in UNITS:
        units = [0] * t.techs
        for id, n in data[name].items():
            units[t.tech_of[card_number(t, id)]] = n
        setattr(s, name, tuple(units))
    s.may_leave = bool(data.get("may_leave", False))  # positions of older games have none
    s.markers = [int(seat) for seat in data["markers"]]
    s.finals = ()
    for id, seat, points in data["finals"]:
        s.finals += (card_number(t, id), seat, points)
    s.civs = [load_civ(t, entry) for entry in data["civilizations"]]
    if len(s.civs) != s.players or len(s.markers) != s.players:
        raise BadPosition(f"{s.players} players need as many civilisations and markers")
    if len(s.row) != len(t.slot_cost):
        raise BadPosition(f"the card row has {len(t.slot_cost)} slots")
    if not 0 <= s.turn < s.players or not 0 <= s.start < s.players:
        raise BadPosition("turn and start are seats")
    if s.civs[s.turn].resigned and s.stack:
        raise BadPosition("the player whose turn it is has resigned")
    for seat in range(s.players):
        s.civs[seat].tune = read_tuning(s, seat)


def dump_civ(t: Tables, p: Civ) -> dict[str, Any]:
    """The civilisation as plain data, cards by their ids."""
    data: dict[str, Any] = {name: getattr(p, name) for name in (*CIV_NUMBERS, *CIV_SWITCHES)}
    for name in CIV_CARDS:
        data[name] = card_name(t, getattr(p, name))
    for name in (*CIV_CARD_LISTS, *CIV_CARD_ROWS):
        data[name] = [card_name(t, card) for card in getattr(p, name)]
    data["technologies"] = {t.ids[t.card_of[tech]]: [p.workers[tech], p.tokens[tech]] for tech in p.techs}
    return data


def load_civ(t: Tables, data: dict[str, Any]) -> Civ:
    p = new_civ(t)
    for name in CIV_NUMBERS:
        if not isinstance(data[name], int):
            raise BadPosition(f"{name} is a number, not {data[name]!r}")
        setattr(p, name, data[name])
    for name in CIV_SWITCHES:
        setattr(p, name, bool(data[name]))
    for name in CIV_CARDS:
        setattr(p, name, card_number(t, data[name]))
    for name in CIV_CARD_LISTS:
        setattr(p, name, [card_number(t, id) for id in data[name]])
    for name in CIV_CARD_ROWS:
        setattr(p, name, tuple([card_number(t, id) for id in data[name]]))
    on_cards = [0] * t.techs
    p.techs = ()
    for id, (workers, tokens) in data["technologies"].items():
        tech = t.tech_of[card_number(t, id)]
        if tech < 0 or workers < 0 or tokens < 0:
            raise BadPosition(f"{id} cannot hold {workers} workers and {tokens} tokens")
        p.techs += (tech,)
        on_cards[tech] = workers
        p.tokens[tech] = tokens
        if t.t_class[tech] == 0:
            p.food += tokens * t.t_value[tech]
        else:
            p.resources += tokens * t.t_value[tech]
    p.techs = tuple(sorted(p.techs))
    p.workers = tuple(on_cards)
    p.counts = by_class(t, on_cards)
    for name in ("yellow_bank", "unused", "blue_bank", "culture", "science"):
        if getattr(p, name) < 0:
            raise BadPosition(f"{name} is below 0")
    if len(p.specials) != 4:
        raise BadPosition("specials has one place for each of the four families")
    return p


def card_name(t: Tables, card: int) -> str | None:
    return None if card < 0 else t.ids[card]


def card_number(t: Tables, id: str | None) -> int:
    if id is None:
        return -1
    if id not in t.index:
        raise BadPosition(f"no card {id!r}")
    return t.index[id]


def _dump_hidden(t: Tables, card: int) -> list[Any]:
    return [t.ids[card % KNOWN], card // KNOWN]


def _load_hidden(t: Tables, entry: list[Any]) -> int:
    return card_number(t, entry[0]) + KNOWN * int(entry[1])


def census(s: AgesState) -> dict[str, int]:
    """Every card by its id, and all yellow and blue tokens."""
    t = s.tables
    found = [0] * len(t.ids)
    yellow = s.box_yellow
    blue = s.box_blue
    for p in s.civs:
        yellow += p.yellow_bank + p.unused + sum(p.workers)
        blue += p.blue_bank + sum(p.tokens) + p.stage
        for pile in (p.wonders, p.colonies, p.civil, p.military):
            for card in pile:
                found[card] += 1
        for card in (p.leader, p.wonder, p.tactics, p.pact, p.war, *p.specials):
            if card >= 0:
                found[card] += 1
        if t.copies[p.government][4]:
            found[p.government] += 1
        for tech in p.techs:
            if t.copies[t.card_of[tech]][4]:
                found[t.card_of[tech]] += 1
    for card in s.gone + s.past:
        found[card] += 1
    for slot in s.row:
        if slot >= 0:
            found[slot] += 1
    for deck in (*s.civil_decks, *s.military_decks, *s.kept, tuple(s.open_bonus), tuple(s.bonus_pool)):
        for card in deck:
            found[card] += 1
    for deck in (*s.discards, s.out, tuple(s.current), tuple(s.future)):
        for card in deck:
            found[card % KNOWN] += 1
    if s.battle_card >= 0 and not s.battle_war:
        found[s.battle_card] += 1
    if s.revealed >= 0:
        found[s.revealed] += 1
    counted = {t.ids[card]: number for card, number in enumerate(found) if number}
    counted["yellow"] = yellow
    counted["blue"] = blue
    return counted


def box(s: AgesState) -> dict[str, int]:
    t = s.tables
    counted: dict[str, int] = {}
    for deck in used_decks(s):
        for card in deck:
            counted[t.ids[card]] = counted.get(t.ids[card], 0) + 1
    counted["yellow"] = t.box_yellow
    counted["blue"] = t.box_blue
    return counted
