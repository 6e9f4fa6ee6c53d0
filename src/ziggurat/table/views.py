"""What a person sees of a table. Everything about the game in it comes from `observe` and `legal` of their seat."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import select

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.options import OptionValue
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Event, Say
from ziggurat.kernel.state import State
from ziggurat.kernel.words import Words, words
from ziggurat.table.clock import Clock
from ziggurat.table.errors import TableError
from ziggurat.table.live import Live, UndoAsk
from ziggurat.table.position import unpack_events
from ziggurat.table.schema import moves
from ziggurat.table.tables import Tables
from ziggurat.table.texts import table_text

# Lines of the log in a first view; older ones are asked for.
LOG_LINES = 200
# Seconds for which the parts of a view are kept for others who look from the same seat.
RENDERED_FOR = 2.0


class SeatView(msgspec.Struct):
    seat: int
    name: str
    kind: str
    bot: str
    connected: bool
    clock: float | None
    resigned: bool
    invite: str


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
    over: OverView | None
    options: dict[str, OptionValue]
    pack: PackView | None
    clock: Clock
    stand_in: str
    seeded: bool
    invite: str
    pinned: str | None
    branch: BranchView | None
    lang: str
    updated: str
    next: str | None = None


class Scene(msgspec.Struct):
    """The part of a view that is the same for all who look from one seat in one language."""

    observation: msgspec.Raw
    prompt: msgspec.Raw
    actions: msgspec.Raw


EMPTY = Scene(msgspec.Raw(b"null"), msgspec.Raw(b"null"), msgspec.Raw(b"[]"))


def pack_view(pack: Pack | None) -> PackView | None:
    return None if pack is None else PackView(pack.digest, pack.name)


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def scene(state: State, seat: int | None, lang: str, *, with_actions: bool = True) -> Scene:
    """Observation, prompt and legal actions of one seat (None: a spectator), ready to be sent."""
    title = state.title
    spoken = words(title.package, lang)
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
    return Scene(msgspec.Raw(encode(state.observe(seat))), msgspec.Raw(encode(prompt)), msgspec.Raw(encode(actions)))


def _detail(spoken: Words, asked: Say) -> str:
    key = asked.key + ".detail"
    return spoken.say(Say(key, asked.args)) if spoken.has(key) else ""


def lines_of(events: list[Event], length: int, seat: int | None, spoken: Words) -> list[LogLine]:
    return [
        LogLine(length, event.seat, spoken.say(event.say), event.say.rule) for event in events if event.visible_to(seat)
    ]


class Views:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def seat_for(self, live: Live, person: str | None, wanted: int | None) -> int | None:
        """Whose eyes: one of one's own seats, or a spectator's."""
        mine = live.seats_of(person)
        if wanted is not None:
            if wanted in mine:
                return wanted
            if live.row.status == "finished" and 0 <= wanted < live.row.players:
                return wanted
            raise TableError("not_seated", "You do not sit there.")
        return Tables.own_seat(live, person, None) if mine else None

    async def view(
        self,
        live: Live,
        person: str | None,
        wanted: int | None = None,
        lang: str = "en",
        known: int = -1,
    ) -> TableView:
        """The table now. `known` is how many actions' lines of the log the reader has already (-1: none)."""
        while True:
            version = (live.row.seq, live.row.rev)
            if live.state is None and live.started:
                await self._load(live)
            log, log_from, more = await self.log(live, self.seat_for(live, person, wanted), lang, known)
            # Reading takes time; the parts of a view must be of one version.
            if version == (live.row.seq, live.row.rev):
                break
        seat = self.seat_for(live, person, wanted)
        return self.assemble(live, person, seat, lang, self.scene(live, seat, lang), log, log_from, more)

    async def _load(self, live: Live) -> None:
        async with live.lock:
            try:
                await self.tables.state(live)
            except ZigguratError:
                # Not even the set-up fits the installed rules: the log is all that can be shown.
                if live.row.pinned is None:
                    raise

    def scene(self, live: Live, seat: int | None, lang: str) -> Scene:
        if live.state is None:
            return EMPTY
        key = (seat, lang)
        made: Scene | None = live.rendered.get(key)
        if made is None:
            if not live.rendered:
                # It serves those who look now; kept any longer it would be most of a table's memory.
                asyncio.get_running_loop().call_later(RENDERED_FOR, live.rendered.clear)
            playable = live.row.status == "running" and live.row.pinned is None
            made = scene(live.state, seat, lang, with_actions=playable)
            live.rendered[key] = made
        return made

    def assemble(
        self,
        live: Live,
        person: str | None,
        seat: int | None,
        lang: str,
        part: Scene,
        log: list[LogLine],
        log_from: int,
        log_more: bool,
    ) -> TableView:
        row = live.row
        mine = live.seats_of(person)
        inside = bool(mine) or row.owner == person
        can_undo = row.status == "running" and live.run > 0 and live.run_seat in mine
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
            live.actors(),
            self.seat_views(live, inside),
            part.observation,
            part.prompt,  # type: ignore[arg-type]
            part.actions,  # type: ignore[arg-type]
            log,
            log_from,
            log_more,
            can_undo,
            row.status == "running" and bool(mine) and row.length > 0 and not can_undo,
            row.undo_ask,
            self.over(live, lang),
            row.options,
            pack_view(live.pack),
            row.clock,
            row.stand_in,
            row.seeded,
            row.invite if inside else "",
            row.pinned,
            None if row.branch is None else BranchView(row.branch, row.branch_at or 0),
            lang,
            iso(row.updated),
        )

    def seat_views(self, live: Live, inside: bool) -> list[SeatView]:
        row = live.row
        left = list(row.clock_left)
        if left and row.clock_since is not None and row.status == "running":
            elapsed = self.tables.now() - row.clock_since
            for number in live.actors():
                if not live.seats[number].by_bot:
                    left[number] = max(0.0, left[number] - elapsed)
        return [
            SeatView(
                seat.seat,
                seat.name,
                seat.kind,
                seat.bot,
                self.tables.presence.connected(row.id, seat.person),
                round(left[seat.seat], 1) if left else None,
                seat.resigned,
                seat.invite if inside and seat.kind == "invited" else "",
            )
            for seat in live.seats
        ]

    def over(self, live: Live, lang: str) -> OverView | None:
        end = live.row.outcome
        if end is None:
            return None
        reason = table_text(end.key, lang)
        if reason is None:
            reason = words(find_title(live.row.title).package, lang).say(Say(end.key, dict(end.args)))
        ranking = sorted(range(live.row.players), key=lambda seat: end.places[seat])
        scores = [ScoreView(seat, end.scores[seat], end.parts[seat]) for seat in range(live.row.players)]
        return OverView(ranking, end.places, [] if end.closed else scores, reason, end.rule)

    # -- the log ------------------------------------------------------------------------------------

    async def log(self, live: Live, seat: int | None, lang: str, known: int) -> tuple[list[LogLine], int, bool]:
        """The lines after the first `known` actions; with -1 the newest ones there are."""
        row = live.row
        if not live.started:
            return [], -1, False
        spoken = words(find_title(row.title).package, lang)
        known = min(known, row.length)
        recent = list(live.recent)
        if known >= 0 and (known == row.length or (recent and recent[0][0] <= known + 1)):
            lines = [
                line
                for length, events in recent
                if length > known
                for line in lines_of(unpack_events(events), length, seat, spoken)
            ]
            return lines, known, False
        if known >= 0:
            lines, _ = await self.stored_log(live, seat, lang, row.length, known, None)
            return lines, known, False
        lines, more = await self.stored_log(live, seat, lang, row.length, -1, LOG_LINES)
        return lines, -1, more

    async def stored_log(
        self, live: Live, seat: int | None, lang: str, upto: int, known: int, limit: int | None
    ) -> tuple[list[LogLine], bool]:
        """Lines of the actions `known`+1 to `upto`, the newest `limit` of them, and whether there are older ones."""
        row = live.row
        spoken = words(find_title(row.title).package, lang)
        # A line or more for most actions: as many actions as lines are surely enough.
        first = known if limit is None else max(known, upto - limit)
        async with self.tables.store.read() as connection:
            stored = await connection.execute(
                select(moves.c.length, moves.c.events)
                .where(moves.c.table == row.id, moves.c.kind == "play", moves.c.seq <= row.seq)
                .where(moves.c.length > first, moves.c.length <= upto)
                .order_by(moves.c.seq)
            )
            latest = {entry.length: bytes(entry.events) for entry in stored}
        lines: list[LogLine] = []
        if first < 0:
            lines = lines_of(unpack_events(row.opening), 0, seat, spoken)
        for length in sorted(latest):
            lines += lines_of(unpack_events(latest[length]), length, seat, spoken)
        if limit is not None and len(lines) > limit:
            # Whole actions only, so that the next page begins where this one ends.
            cut = lines[-limit].seq
            if lines[-limit - 1].seq == cut and cut < lines[-1].seq:
                cut += 1
            return [line for line in lines if line.seq >= cut], True
        return lines, first >= 0 and known < 0
