"""What a person sees of a table. Everything about the game in it comes from `observe` and `legal` of their seat."""

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.state import State
from ziggurat.kernel.words import Words, words
from ziggurat.sitting.clock import Clock
from ziggurat.sitting.colours import colours_of
from ziggurat.sitting.held import EndAsk, Happening, Held, UndoAsk
from ziggurat.sitting.position import unpack_events

# Lines of the log in a first view; older ones are asked for.
LOG_LINES = 200

Connected = Callable[[str | None], bool]


class SeatView(msgspec.Struct):
    seat: int
    name: str
    kind: str
    bot: str
    connected: bool
    clock: float | None
    resigned: bool
    invite: str
    guest: bool
    away: bool
    asked: bool  # the seat is kept for whoever looks
    program: bool
    colour: int  # of their seal; 0 while they have none


class ActionView(msgspec.Struct):
    notation: str
    label: str
    group: str
    rule: str
    targets: tuple[str, ...]


class PromptView(msgspec.Struct):
    question: str
    detail: str
    rule: str


class LogLine(msgspec.Struct):
    seq: int
    seat: int
    text: str
    rule: str
    loud: bool = False  # a war, a city lost: nobody should miss it


class ScoreView(msgspec.Struct):
    seat: int
    total: int
    breakdown: dict[str, int]


class OverView(msgspec.Struct):
    ranking: list[int]
    places: list[int]
    scores: list[ScoreView]
    reason: str
    rule: str


class BranchView(msgspec.Struct):
    table: str
    at: int


class FairView(msgspec.Struct):
    """How chance can be checked: what was committed to before the start, the players' words, at the end the secret."""

    commitment: str
    words: list[str]
    seed: str
    salt: str


class PackView(msgspec.Struct):
    """The corrected figures a table is played with: `name` for people, `digest` to ask for them."""

    digest: str
    name: str


class TableView(msgspec.Struct):
    table: str
    title: str
    name: str
    status: str
    public: bool
    owner: str
    seq: int
    length: int
    you: list[int]
    seat: int | None
    actors: list[int]
    seats: list[SeatView]
    observation: Any
    prompt: PromptView | None
    actions: list[ActionView]
    log: list[LogLine]
    log_from: int
    log_more: bool
    can_undo: bool
    can_ask_undo: bool
    undo_ask: UndoAsk | None
    end_ask: EndAsk | None
    over: OverView | None
    happened: list[Happening]
    purpose: str
    options: dict[str, OptionValue]
    pack: PackView | None
    clock: Clock
    stand_in: str
    seeded: bool
    hints: bool
    counts: bool
    paused: bool
    pause_ask: list[int] | None
    invite: str
    pinned: str | None
    branch: BranchView | None
    lang: str
    updated: str
    next: str | None = None
    fair: FairView | None = None
    rematch: str | None = None


class TableItem(msgspec.Struct):
    """A table in a list."""

    table: str
    title: str
    name: str
    status: str
    seats: list[SeatView]
    you: list[int]
    actors: list[int]
    your_turn: bool
    aside: bool
    seq: int
    length: int
    options: dict[str, OptionValue]
    pack: PackView | None
    clock: Clock
    purpose: str
    public: bool
    owner: str
    updated: str
    winners: list[int] = []  # once it is over


class TableList(msgspec.Struct):
    rows: list[TableItem]
    page: int
    pages: int
    total: int


class ChatLine(msgspec.Struct):
    id: int
    name: str
    seat: int | None
    text: str
    at: str


class PastLog(msgspec.Struct):
    """A running game as far as the asker may know it. `note` says that it cannot be opened again."""

    note: str
    table: str
    title: str
    seq: int
    observation: Any
    log: list[LogLine]


class Point(msgspec.Struct):
    """One position on the way through a game."""

    at: int
    observation: Any


class Settled(msgspec.Struct):
    """`done`, or the seats that are asked."""

    done: bool
    asked: list[int]


class Scene(msgspec.Struct):
    """The part of a view that is the same for all who look from one seat in one language."""

    observation: msgspec.Raw
    prompt: msgspec.Raw
    actions: msgspec.Raw


EMPTY = Scene(msgspec.Raw(b"null"), msgspec.Raw(b"null"), msgspec.Raw(b"[]"))


def pack_view(pack: Pack | None, digest: str) -> PackView | None:
    return None if pack is None else PackView(digest, pack.name)


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def scene(
    state: State, seat: int | None, lang: str, *, with_actions: bool = True, seen: msgspec.Raw | None = None
) -> Scene:
    """Observation (unless it is given), prompt and legal actions of one seat (None: a spectator), ready to be sent."""
    title = state.title
    spoken = title.words(lang, state.pack)
    prompt: PromptView | None = None
    actions: list[ActionView] = []
    if seat is not None and with_actions:
        asked = state.prompt(seat)
        if asked is not None:
            prompt = PromptView(spoken.say(asked), _detail(spoken, asked), asked.rule)
            for action in state.legal(seat):
                described = title.describe(state, seat, action)
                actions.append(
                    ActionView(
                        title.notation(state, seat, action),
                        spoken.say(described.label),
                        described.group,
                        described.label.rule,
                        described.targets,
                    )
                )
    encode = msgspec.json.encode
    if seen is None:
        seen = msgspec.Raw(encode(state.observe(seat)))
    return Scene(seen, msgspec.Raw(encode(prompt)), msgspec.Raw(encode(actions)))


def _detail(spoken: Words, asked: Say) -> str:
    key = asked.key + ".detail"
    return spoken.say(Say(key, asked.args)) if spoken.has(key) else ""


def words_of(title: str, lang: str, pack: Pack | None) -> Words | None:
    """How the title speaks; None when it is gone, or not whole. Its games can still be looked at."""
    try:
        return find_title(title).words(lang, pack)
    except (ZigguratError, ImportError, OSError, *STUMBLES):
        return None


def say_with(spoken: Words | None, said: Say) -> str:
    if spoken is not None:
        return spoken.say(said)
    parts = [str(value) for value in said.args.values() if not isinstance(value, Say)]
    return " ".join([*re.split("[.-]", said.key), *parts])


def loud_in(title: str) -> tuple[str, ...]:
    try:
        return find_title(title).loud
    except (ZigguratError, ImportError, OSError, *STUMBLES):
        return ()


def lines_of(
    events: list[Event], length: int, seat: int | None, spoken: Words | None, loud: tuple[str, ...]
) -> list[LogLine]:
    return [
        LogLine(length, event.seat, say_with(spoken, event.say), event.say.rule, event.say.key in loud)
        for event in events
        if event.visible_to(seat)
    ]


def held_scene(held: Held, seat: int | None, lang: str) -> Scene:
    """The scene of the table's position, made once for all who look at this version."""
    if held.state is None:
        return EMPTY
    key = (seat, lang)
    made: Scene | None = held.rendered.get(key)
    if made is None:
        playable = held.row.status == "running" and held.row.pinned is None
        eyes = ("seen", None if held.state.title.open else seat)
        made = scene(held.state, seat, lang, with_actions=playable, seen=held.rendered.get(eyes))
        held.rendered[key] = made
        held.rendered[eyes] = made.observation
    return made


def assemble(
    held: Held,
    person: str | None,
    seat: int | None,
    lang: str,
    part: Scene,
    log: "LogPart",
    now: float,
    connected: Connected,
) -> TableView:
    row = held.row
    mine = held.seats_of(person)
    inside = bool(mine) or row.owner == person
    can_undo = held.may_undo(person)
    aside = held.aside()
    return TableView(
        row.id,
        row.title,
        row.name,
        row.status,
        row.public,
        row.owner,
        row.seq,
        row.length,
        mine,
        seat,
        held.actors(),
        seat_views(held, person, inside, now, connected),
        part.observation,
        part.prompt,  # type: ignore[arg-type]
        part.actions,  # type: ignore[arg-type]
        log.lines,
        log.known,
        log.more,
        can_undo,
        row.status == "running" and bool(mine) and row.length > 0 and not (can_undo or held.nobody_can_agree(mine[0])),
        row.undo_ask,
        row.end_ask,
        over_view(held, lang),
        row.happened,
        row.purpose,
        row.options,
        pack_view(held.pack, held.row.content),
        row.clock,
        row.stand_in,
        row.seeded,
        row.hints,
        row.counts,
        row.paused is not None,
        row.pause_ask,
        row.invite if inside else "",
        None if aside is None else aside.said(lang),
        None if row.branch is None else BranchView(row.branch, row.branch_at or 0),
        lang,
        iso(row.updated),
        fair=fair_view(held),
        rematch=row.rematch if mine else None,
    )


def fair_view(held: Held) -> FairView | None:
    row = held.row
    if not row.commitment:
        return None
    over = row.status == "finished"
    words_ = [seat.words for seat in held.seats]
    return FairView(row.commitment, words_, str(row.seed) if over else "", row.salt if over else "")


def look_back(view: TableView, state: State, held: Held, at: int, following: str) -> TableView:
    """A view that was made with an earlier scene: what else was different then; `following` is what was played."""
    view.actors = state.actors()
    view.can_undo = view.can_ask_undo = False
    if at < held.row.length:
        view.over = None
        if held.row.status == "finished":
            view.next = following
    return view


def seat_views(held: Held, person: str | None, inside: bool, now: float, connected: Connected) -> list[SeatView]:
    row = held.row
    worn = row.colours or colours_of(row.title, row.players)
    left = list(row.clock_left)
    if left and row.clock_since is not None and row.status == "running":
        elapsed = now - row.clock_since
        for number in held.actors():
            if not held.untimed() >> number & 1:
                left[number] = max(0.0, left[number] - elapsed)
    return [
        SeatView(
            seat.seat,
            seat.name,
            seat.kind,
            seat.bot,
            connected(seat.person),
            round(left[seat.seat], 1) if left else None,
            seat.resigned,
            seat.invite if inside and seat.kind == "invited" else "",
            seat.guest,
            seat.away is not None,
            seat.kind == "invited" and person is not None and seat.asked == person,
            seat.program,
            worn[seat.seat],
        )
        for seat in held.seats
    ]


def over_view(held: Held, lang: str) -> OverView | None:
    end = held.row.outcome
    if end is None:
        return None
    house = words("", lang)
    spoken = house if house.has(end.key) else words_of(held.row.title, lang, held.pack)
    reason = say_with(spoken, Say(end.key, dict(end.args)))
    ranking = sorted(range(held.row.players), key=lambda seat: end.places[seat])
    scores = [ScoreView(seat, end.scores[seat], end.parts[seat]) for seat in range(held.row.players)]
    return OverView(ranking, end.places, [] if end.closed else scores, reason, end.rule)


def item(held: Held, person: str | None, now: float, connected: Connected) -> TableItem:
    row = held.row
    mine = held.seats_of(person)
    actors = held.actors()
    return TableItem(
        row.id,
        row.title,
        row.name,
        row.status,
        seat_views(held, person, bool(mine) or row.owner == person, now, connected),
        mine,
        actors,
        row.status == "running"
        and row.pinned is None
        and any(seat in actors and not held.seats[seat].by_bot for seat in mine),
        row.status == "running" and row.pinned is not None,
        row.seq,
        row.length,
        row.options,
        pack_view(held.pack, held.row.content),
        row.clock,
        row.purpose,
        row.public,
        row.owner,
        iso(row.updated),
        [] if row.outcome is None else [seat for seat, place in enumerate(row.outcome.places) if place == 1],
    )


# -- the log ----------------------------------------------------------------------------------------


class LogPart(msgspec.Struct):
    """Lines after the first `known` actions (-1: the newest there are), and whether there are older ones."""

    lines: list[LogLine]
    known: int
    more: bool


def recent_log(held: Held, seat: int | None, lang: str, known: int) -> LogPart | None:
    """The lines after the first `known` actions, as far as they are in memory."""
    known = min(known, held.row.length)
    recent = list(held.recent)
    if known < 0 or not (known == held.row.length or (recent and recent[0][0] <= known + 1)):
        return None
    spoken = words_of(held.row.title, lang, held.pack)
    loud = loud_in(held.row.title)
    lines = [
        line
        for length, events in recent
        if length > known
        for line in lines_of(unpack_events(events), length, seat, spoken, loud)
    ]
    return LogPart(lines, known, False)


def first_of_page(upto: int, known: int, limit: int | None) -> int:
    """How many actions a page of the log leaves out; -1 when it begins with what was said before the first."""
    # A line or more for most actions: as many actions as lines are surely enough.
    return known if limit is None else max(known, upto - limit)


def log_page(
    held: Held,
    said: Iterable[tuple[int, bytes]],
    seat: int | None,
    lang: str,
    first: int,
    known: int,
    limit: int | None,
) -> tuple[list[LogLine], bool]:
    """The newest `limit` lines of what the actions after the first `first` said, and whether there are older ones."""
    spoken = words_of(held.row.title, lang, held.pack)
    loud = loud_in(held.row.title)
    lines: list[LogLine] = []
    if first < 0:
        lines = lines_of(unpack_events(held.row.opening), 0, seat, spoken, loud)
    for length, events in said:
        lines += lines_of(unpack_events(events), length, seat, spoken, loud)
    if limit is not None and len(lines) > limit:
        # Whole actions only, so that the next page begins where this one ends.
        cut = lines[-limit].seq
        if lines[-limit - 1].seq == cut and cut < lines[-1].seq:
            cut += 1
        return [line for line in lines if line.seq >= cut], True
    return lines, first >= 0 and known < 0
