"""Everything behind the handlers, opened and closed together."""

import secrets
import time
from collections import OrderedDict

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.guard import Limiter, Signer
from ziggurat.server.metrics import Metrics
from ziggurat.server.settings import Settings
from ziggurat.sitting.errors import TableError
from ziggurat.table.bots import Bots
from ziggurat.table.bus import Bus
from ziggurat.table.history import History
from ziggurat.table.keeper import Keeper
from ziggurat.table.notices import Notices
from ziggurat.table.packs import Packs
from ziggurat.table.people import People, Person
from ziggurat.table.store import Store
from ziggurat.table.tables import Tables
from ziggurat.table.views import Views

# How long a process trusts what it knows about a person without asking the store.
PERSON_AGE = 5.0


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
        self.bus = Bus(self.tables)
        self.bots = Bots(self.tables, workers=settings.workers(), budget=settings.bot_seconds, pause=settings.bot_pause)
        self.notices = Notices(
            self.tables,
            settings.mail(),
            settings.public_address(),
            delay=settings.notice_delay,
            private_webhooks=settings.private_webhooks,
        )
        self.keeper = Keeper(self.tables, self.bots, self.bus, self.notices, tick=settings.tick)
        self.metrics = Metrics()
        self.signer = Signer("")
        self.origins = frozenset(filter(None, (origin.strip() for origin in settings.origins.split(","))))
        self.by_person = Limiter(settings.rate_person, settings.rate_person * 4)
        self.by_address = Limiter(settings.rate_address, settings.rate_address * 4)
        self.new_people = Limiter(settings.rate_guests, 60)
        self.logins = Limiter(settings.rate_logins, 10)
        self.heavy = Limiter(settings.rate_heavy, 20)
        self.chatter = Limiter(settings.rate_chat, 10)
        self.new_tables = Limiter(settings.rate_tables, 40)
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self._gauges()

    async def open(self) -> None:
        await self.store.open()
        await self.packs.open()
        secret = self.settings.secret or await self.store.value("secret", lambda: secrets.token_hex(32))
        self.signer = Signer(secret)
        await self.bus.open()
        for table, result in await self.history.adopt_rules():
            if result != "ok":
                self.metrics.count("ziggurat_pinned_total", f'table="{table}"')
        await self.keeper.open()

    async def close(self) -> None:
        await self.keeper.close()
        await self.bots.close()
        await self.bus.close()
        await self.store.close()

    # -- people -------------------------------------------------------------------------------------

    async def person(self, cookie: str | None) -> Person | None:
        """Who the cookie says it is; nobody when it was not made here, or is no longer good."""
        if not cookie:
            return None
        read = self.signer.read(cookie)
        if read is None:
            return None
        id, logins = read
        known = self._known.get(id)
        if known is None or time.monotonic() - known[0] > PERSON_AGE:
            found = await self.people.find(id)
            if found is None:
                return None
            self.remember(found)
        else:
            found = known[1]
        return found if found.logins == logins else None

    def remember(self, person: Person) -> None:
        self._known[person.id] = (time.monotonic(), person)
        self._known.move_to_end(person.id)
        if len(self._known) > 10_000:
            self._known.popitem(last=False)

    def recall(self, person: str) -> Person | None:
        """What was last known of them, without asking the store."""
        known = self._known.get(person)
        return None if known is None else known[1]

    def forget(self, person: str) -> None:
        self._known.pop(person, None)

    def _gauges(self) -> None:
        gauge = self.metrics.gauge
        gauge("ziggurat_tables_cached", "Tables in memory.", lambda: len(self.tables.cached()))
        gauge("ziggurat_positions_loaded", "Tables whose position is in memory.", self.tables.loaded)
        gauge("ziggurat_moves_total", "Moves played here.", lambda: self.tables.played)
        gauge("ziggurat_commits_total", "Transactions with moves.", lambda: self.store.commits)
        gauge("ziggurat_bot_thoughts_total", "Decisions of bots.", lambda: self.bots.thoughts)
        gauge("ziggurat_bot_failures_total", "Thoughts that gave no legal action.", lambda: self.bots.failures)
        gauge("ziggurat_notices_sent_total", "Turn notices sent.", lambda: self.notices.sent)
        gauge("ziggurat_notices_failed_total", "Turn notices that were not taken.", lambda: self.notices.failed)


STATUS = {
    "no_table": 404,
    "no_title": 404,
    "no_position": 404,
    "no_figures": 404,
    "not_seated": 403,
    "not_owner": 403,
    "origin": 403,
    "who": 401,
    "bad_login": 401,
    "rate": 429,
    "too_big": 413,
    "unavailable": 503,
    "bad_name": 422,
    "bad_password": 422,
    "bad_email": 422,
    "bad_webhook": 422,
    "bad_line": 422,
    "bad_record": 422,
}


def status_of(error: ZigguratError) -> int:
    """The HTTP status of a refusal: what was asked for can never be (422), or not now (409)."""
    if isinstance(error, TableError):
        return STATUS.get(error.code, 409)
    return 422
