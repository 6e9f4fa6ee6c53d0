"""Everything behind the handlers, opened and closed together."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.state import State
from ziggurat.kernel.words import languages
from ziggurat.server.guard import Cookie, Limiter, Signer
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings, listed
from ziggurat.sitting.errors import NoTable, TableError, Unavailable
from ziggurat.sitting.views import scene
from ziggurat.table.archive import Archive
from ziggurat.table.bells import Bells
from ziggurat.table.bots import Bots
from ziggurat.table.bus import Bus
from ziggurat.table.cache import spawn
from ziggurat.table.channels import Channel, Mail, Webhook
from ziggurat.table.coach import Coach
from ziggurat.table.history import History
from ziggurat.table.keeper import Keeper
from ziggurat.table.links import Links
from ziggurat.table.notices import Notices
from ziggurat.table.packs import Packs
from ziggurat.table.people import People, Person
from ziggurat.table.pools import FILES, HASHING, STATES, WALKS
from ziggurat.table.programs import Programs
from ziggurat.table.push import Push
from ziggurat.table.results import Results
from ziggurat.table.standing import Vacations
from ziggurat.table.store import Store
from ziggurat.table.tables import Tables
from ziggurat.table.views import Views

# How long a process trusts what it knows about a person without asking the store.
PERSON_AGE = 5.0
# A server that needs longer for next to nothing cannot do its work.
HEALTHY = 5.0
# How often it is noted that somebody is still about.
SEEN_EVERY = 3600.0

log = logging.getLogger("ziggurat.server")


class Services:
    def __init__(self, settings: Settings, packs: dict[str, Pack] | None = None) -> None:
        """`packs` are the operator's content packs by title, for new tables."""
        self.settings = settings
        self.store = Store(settings.database())
        self.packs = Packs(self.store, packs or {})
        self.tables = Tables(self.store, self.packs, states=settings.cached_states)
        self.views = Views(self.tables)
        self.history = History(self.tables, self.views)
        self.people = People(self.store)
        self.programs = Programs(self.people)
        self.dice = secrets.SystemRandom()
        self.bus = Bus(self.tables)
        self.bells = Bells(self.tables)
        self.stopping = False
        self.bots = Bots(self.tables, workers=settings.workers(), budget=settings.bot_seconds, pause=settings.bot_pause)
        self.coach = Coach(self.history, self.bots, self.bus)
        self.links = Links(secrets.token_hex(32), settings.public_address())
        self.webhook = Webhook(private=settings.private_webhooks)
        self.push = Push(self.store, settings.contact(), private=settings.private_webhooks)
        channels: list[Channel] = [Mail(settings.mail()), self.webhook, self.push]
        self.notices = Notices(self.tables, channels, self.links, delay=settings.notice_delay)
        self.results = Results(self.store)
        self.archive = Archive(self.store)
        self.vacations = Vacations(self.tables, self.people, allowance=settings.vacation_days)
        self.keeper = Keeper(
            self.tables, self.bots, self.bus, self.notices, self.results, self.vacations, tick=settings.tick
        )
        self.drawn: asyncio.Task[None] | None = None
        self._checked: tuple[float, asyncio.Future[None]] | None = None
        self.metrics = Metrics()
        self.signer = Signer("")
        self.origins = frozenset(listed(settings.origins))
        self.hosts = frozenset(listed(settings.hosts.lower()))
        self.by_person = Limiter(settings.rate_person, settings.rate_person * 4)
        self.by_address = Limiter(settings.rate_address, settings.rate_address * 4)
        self.new_people = Limiter(settings.rate_guests, 60)
        self.logins = Limiter(settings.rate_logins, 10)
        self.failed_logins = Limiter(settings.rate_failed_logins, 10)
        self.letters = Limiter(settings.rate_letters, 10)
        self.heavy = Limiter(settings.rate_heavy, 20)
        self.hints = Limiter(settings.rate_hints, 10)
        self.chatter = Limiter(settings.rate_chat, 10)
        self.new_tables = Limiter(settings.rate_tables, 40)
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._sessions: OrderedDict[str, float] = OrderedDict()
        self.tables.on_person.append(self.forget)
        self._gauges()

    async def open(self) -> None:
        states = await STATES.run(self._read_titles)
        self.drawn = spawn(STATES.run(draw_first_views, states))
        await self.store.open()
        await self.packs.open()
        await self.read_secret()
        await self.push.open()
        await self.bus.open()
        await self.keeper.open()

    async def read_secret(self) -> None:
        """What cookies, tokens and links are signed with."""
        secret = self.settings.secret or await self.store.value("secret", lambda: secrets.token_hex(32))
        self.signer = Signer(secret)
        self.links.sign_with(secret)

    def _read_titles(self) -> list[State]:
        """Every title and its packs once, in one thread, before anybody can ask for two of them at the same time."""
        made: list[State] = []
        for id in title_ids():
            try:
                title = find_title(id)
                for pack in dict.fromkeys((self.packs.for_new(id), None)):
                    made.append(title.new(title.min_players, 0, None, pack))
            except (ZigguratError, ImportError, *STUMBLES):
                # The others are played all the same; its own tables say what is wrong with it.
                log.exception("the title %s cannot be played", id)
        return made

    def stop(self) -> None:
        """No more is begun that lasts: whoever waits for something long is told so now, and not cut off later."""
        self.stopping = True
        self.bells.ring(None)
        self.history.founding.stop()

    async def close(self) -> None:
        await self.keeper.close()
        await self.coach.close()
        await self.bots.close()
        await self.bus.close()
        await self.store.close()
        WALKS.close()

    async def healthy(self) -> None:
        """Unavailable when the server cannot do its work. Whoever asks often gets the answer of a moment ago."""
        now = time.monotonic()
        if self._checked is None or now - self._checked[0] > 1.0:
            self._checked = (now, asyncio.ensure_future(self._check()))
        await asyncio.shield(self._checked[1])

    async def _check(self) -> None:
        try:
            async with asyncio.timeout(HEALTHY):
                await asyncio.gather(self.store.probe(), *(pool.run(int) for pool in (STATES, FILES, HASHING)))
        except TimeoutError:
            raise Unavailable() from None
        if self.keeper.late():
            raise Unavailable()

    # -- people -------------------------------------------------------------------------------------

    async def person(self, cookie: str | None) -> Person | None:
        """Who the cookie says it is; nobody when it was not made here, or is no longer good."""
        read = self.signer.read(cookie or "")
        if read is None:
            return None
        known = self._known.get(read.person)
        if known is None or time.monotonic() - known[0] > PERSON_AGE:
            found = await self.people.find(read.person)
            if found is None:
                return None
            self.remember(found)
        else:
            found = known[1]
        if not await self._in_session(read, found):
            return None
        if found.banned:
            raise TableError("banned", "table.banned", reason=found.banned)
        now = time.time()
        if now - found.seen > SEEN_EVERY:
            self.remember(await self.people.set(found.id, seen=now))
        return found

    async def person_is_known(self, person: str) -> bool:
        """Whether somebody who asked a while ago could still do so."""
        found = self.recall(person) or await self.people.find(person)
        return found is not None and not found.banned and await self.people.any_session(person)

    async def token(self, program: str, scopes: tuple[str, ...]) -> str:
        """A token by which a program asks; it is good until it is revoked."""
        return self.signer.sign_token(program, await self.people.open_session(program), scopes)

    async def _in_session(self, cookie: Cookie, person: Person) -> bool:
        if not cookie.session:
            return cookie.logins == person.logins
        asked = self._sessions.get(cookie.session)
        if asked is not None and time.monotonic() - asked <= PERSON_AGE:
            return True
        if not await self.people.has_session(person.id, cookie.session):
            self._sessions.pop(cookie.session, None)
            return False
        self._sessions[cookie.session] = time.monotonic()
        self._sessions.move_to_end(cookie.session)
        if len(self._sessions) > 10_000:
            self._sessions.popitem(last=False)
        return True

    def remember(self, person: Person) -> None:
        self._known[person.id] = (time.monotonic(), person)
        self._known.move_to_end(person.id)
        if len(self._known) > 10_000:
            self._known.popitem(last=False)

    def recall(self, person: str) -> Person | None:
        """What was last known of them, without asking the store."""
        known = self._known.get(person)
        return None if known is None else known[1]

    def forget(self, person: str | None) -> None:
        """Ask the store again about them (None: about everybody) and their sessions."""
        if person is None:
            self._known.clear()
        else:
            self._known.pop(person, None)
        self._sessions.clear()

    def gone(self, person: str) -> None:
        """Their sessions are other than they were: whoever is connected here is looked at again."""
        for listener in self.tables.on_person:
            listener(person)

    async def erase(self, person: str) -> None:
        """Delete all about somebody and their programs; their seats go to bots, or they give up."""
        for program in await self.programs.of(person):
            await self.erase(program.id)
        # Where a table cannot be left just now (the database is away) nobody is deleted: it would wait for ever.
        await self._leave_tables(person)
        for table in await self.people.owns(person):
            try:
                await self.tables.remove(table, person)
            except Unavailable:
                raise
            except TableError:
                continue  # others still play at it, or it is gone
        for table in await self.people.erase(person):
            self.tables.touch_others(table)
        self.gone(person)
        # They may have sat down somewhere while all this was done.
        await self._leave_tables(person)

    async def _leave_tables(self, person: str) -> None:
        for table, seat in await self.people.sits(person):
            with contextlib.suppress(NoTable):
                await self.tables.leave_for_good(table, person, seat)

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("ziggurat_tables_cached", "Tables in memory.", lambda: len(self.tables.cached()))
        gauge("ziggurat_positions_loaded", "Tables whose position is in memory.", self.tables.loaded)
        gauge("ziggurat_records_waiting", "Records being brought.", lambda: self.history.founding.waiting)
        gauge("ziggurat_moves_total", "Moves played here.", lambda: self.tables.played)
        gauge("ziggurat_commits_total", "Transactions with moves.", lambda: self.store.commits)
        gauge("ziggurat_bot_thoughts_total", "Decisions of bots.", lambda: self.bots.thoughts)
        gauge("ziggurat_bot_failures_total", "Thoughts that gave no legal action.", lambda: self.bots.failures)
        gauge("ziggurat_notices_sent_total", "Turn notices sent.", lambda: self.notices.sent)
        gauge("ziggurat_notices_failed_total", "Turn notices that were not taken.", lambda: self.notices.failed)


def draw_first_views(states: list[State]) -> None:
    """Words are read when they are first needed: here, in a thread, and not while all tables wait for one view."""
    for state in states:
        for lang in languages():
            try:
                scene(state, state.actors()[0], lang)
            except (ZigguratError, *STUMBLES):
                log.exception("the title %s cannot be shown", state.title.id)
