"""Positions built by hand, and ways to play on them."""

from typing import Any

from ziggurat.games.ages import TITLE
from ziggurat.games.ages.banks import gain_food, gain_resources
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.codes import P_DISCARD, P_WAR, S_ACTIONS, S_FLOW, S_POLITICS
from ziggurat.games.ages.content import CARD_FILES, CONTENT
from ziggurat.games.ages.derive import recount, retune_all
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import Tables
from ziggurat.kernel.rows import raised, replaced

from .pencil import PENCIL

C: Tables = CONTENT.of(None, None)
FILES = CONTENT.files()
RECORDS: dict[str, Any] = {record["id"]: record for file in CARD_FILES for record in FILES[file]["cards"]}


def of(kind: str, *classes: str) -> list[str]:
    """The ids of all cards of a type, or of those of its classes of technology."""
    return [id for id, r in RECORDS.items() if r["type"] == kind and (not classes or r.get("tech_class") in classes)]


def card(id: str) -> int:
    return C.index[id]


def tech(id: str) -> int:
    """The number of a technology that holds workers."""
    return C.tech_of[C.index[id]]


def new(players: int = 2, seed: int = 1, **options: object) -> AgesState:
    s = TITLE.new(players, seed, {"resigning": False, **options})
    assert isinstance(s, AgesState)
    return s


def table(players: int = 2, age: int = 1, **options: object) -> AgesState:
    """Seat 0 is in the action phase of round 6 with full pools; everybody has what he started with.

    The row is empty, no event or hand is left over from the set-up, and military decks are full.
    """
    s = new(players, 1, **options)
    s.start = 0
    s.turn = 0
    s.round = 6
    s.age = age
    s.row = [-1] * 13
    s.current = []
    s.future = []
    s.stack = []
    s.push(S_ACTIONS, 1)
    refresh(s)
    return s


def refresh(s: AgesState) -> None:
    """Read everything that follows from the cards anew; pools are full."""
    retune_all(s)
    for p in s.civs:
        p.ca = p.tune.ca_total
        p.ma = p.tune.ma_total
        p.milres = p.tune.milres
    s.cached_seat = -1


def civ(s: AgesState, seat: int = 0) -> Civ:
    return s.civs[seat]


def arm(
    s: AgesState,
    seat: int = 0,
    *,
    workers: dict[str, int] | None = None,
    techs: tuple[str, ...] = (),
    leader: str = "",
    government: str = "",
    specials: tuple[str, ...] = (),
    wonders: tuple[str, ...] = (),
    wonder: str = "",
    stage: int = 0,
    colonies: tuple[str, ...] = (),
    tactics: str = "",
    hand: tuple[str, ...] = (),
    military: tuple[str, ...] = (),
    unused: int = -1,
    food: int = 0,
    resources: int = 0,
    science: int = -1,
    culture: int = -1,
    yellow: int = -1,
    blue: int = -1,
) -> Civ:
    """Give a civilisation cards, workers and goods. `workers` replaces those on the named cards."""
    p = s.civs[seat]
    for id in (*techs, *(workers or {})):
        if tech(id) not in p.techs:
            p.techs += (tech(id),)
    p.techs = tuple(sorted(p.techs))
    for id, n in (workers or {}).items():
        t = tech(id)
        p.counts = raised(p.counts, C.t_class[t], n - p.workers[t])
        p.workers = replaced(p.workers, t, n)
    if leader:
        p.leader = card(leader)
    if government:
        p.government = card(government)
    for id in specials:
        p.specials = replaced(p.specials, C.families[card(id)], card(id))
    p.wonders += tuple(card(id) for id in wonders)
    if wonder:
        p.wonder = card(wonder)
        p.stage = stage
        p.blue_bank -= stage
    p.colonies += tuple(card(id) for id in colonies)
    if tactics:
        p.tactics = card(tactics)
    p.civil.extend(card(id) for id in hand)
    p.military.extend(card(id) for id in military)
    if unused >= 0:
        p.unused = unused
    if science >= 0:
        p.science = science
    if culture >= 0:
        p.culture = culture
    if yellow >= 0:
        p.yellow_bank = yellow
    refresh(s)
    gain_food(C, p, food)
    gain_resources(C, p, resources)
    if blue >= 0:
        p.blue_bank = blue
    return p


def put_tokens(s: AgesState, seat: int, tokens: dict[str, int]) -> None:
    """Blue tokens from the bank onto cards."""
    p = s.civs[seat]
    for id, n in tokens.items():
        t = tech(id)
        p.tokens[t] += n
        p.blue_bank -= n
        if C.t_class[t] == 0:
            p.food += n * C.t_value[t]
        else:
            p.resources += n * C.t_value[t]


def tokens_on(s: AgesState, seat: int, id: str) -> int:
    return s.civs[seat].tokens[tech(id)]


def workers_on(s: AgesState, seat: int, id: str) -> int:
    return s.civs[seat].workers[tech(id)]


def rates(s: AgesState, seat: int = 0) -> tuple[int, int, int, int]:
    """Culture rate, science rate, strength and happy faces."""
    recount(s, seat)
    p = s.civs[seat]
    return p.culture_rate, p.science_rate, p.strength, p.happy


def strength(s: AgesState, seat: int = 0) -> int:
    return rates(s, seat)[2]


# -- playing -------------------------------------------------------------------------------------------------------


def moves(s: AgesState, seat: int | None = None) -> list[str]:
    """Every legal action of the seat (of whoever is asked) in notation."""
    seat = s.actors()[0] if seat is None else seat
    s.cached_seat = -1
    return [TITLE.notation(s, seat, action) for action in s.legal(seat)]


def can(s: AgesState, text: str, seat: int | None = None) -> bool:
    return text in moves(s, seat)


def do(s: AgesState, *texts: str) -> AgesState:
    """Play notations, each by the seat that is asked."""
    for text in texts:
        seat = s.actors()[0]
        s.cached_seat = -1
        action = TITLE.parse(s, seat, text)
        assert action is not None, f"{text!r} is not among {moves(s, seat)}"
        with PENCIL.followed(s, text):
            s.apply(seat, action)
    return s


def settle(s: AgesState, *frame: int) -> AgesState:
    """Run a frame that asks nobody on top of the position, and whatever follows from it."""
    s.cached_seat = -1
    s.push(frame[0], 0, *frame[1:])
    s.settle()
    return s


def row(s: AgesState, *ids: str | None) -> AgesState:
    """Lay out the card row from the left."""
    s.row = [-1] * 13
    for slot, id in enumerate(ids):
        s.row[slot] = -1 if id is None else card(id)
    s.cached_seat = -1
    return s


def politics(s: AgesState, seat: int = 0) -> AgesState:
    """Back to the political action of the seat, the rest of the turn behind it."""
    s.turn = seat
    s.stack = []
    s.push(S_FLOW, 0, P_DISCARD)
    s.push(S_POLITICS, 1 << seat)
    s.cached_seat = -1
    return s


def war_phase(s: AgesState, seat: int = 0) -> AgesState:
    """The moment at which a war the seat has declared is decided."""
    s.turn = seat
    s.stack = []
    return settle(s, S_FLOW, P_WAR)


def produce(s: AgesState, seat: int = 0, draw: int = 0) -> AgesState:
    """The production phase of the seat, stopping before the next turn begins."""
    from ziggurat.games.ages.production import end_of_turn

    s.turn = seat
    s.stack = []
    s.cached_seat = -1
    with PENCIL.followed(s, "production"):
        end_of_turn(s, seat, draw)
        s.settle()
    return s


def event(s: AgesState, id: str, seat: int = 0) -> AgesState:
    """Reveal an event in the political phase of the seat; what follows is queued behind it."""
    from ziggurat.games.ages.events import reveal_event

    s.turn = seat
    s.stack = []
    s.push(S_ACTIONS, 1 << seat)
    s.current = [card(id)]
    with PENCIL.followed(s, id):
        reveal_event(s)
        s.settle()
    s.cached_seat = -1
    return s


def seeded(id: str, *seats: int) -> int:
    """A face-down card that these seats know."""
    return card(id) + KNOWN * sum(1 << seat for seat in seats)


def reason(s: AgesState, intent: str, seat: int | None = None) -> tuple[str, str]:
    """Key and rule of why not."""
    s.cached_seat = -1
    said = s.why_not(s.actors()[0] if seat is None else seat, intent)
    return said.key, said.rule


def whole(s: AgesState) -> dict[str, Any]:
    return TITLE.to_data(s)
