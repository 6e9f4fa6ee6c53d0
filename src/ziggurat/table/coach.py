"""Hints, forecasts and analyses at stored tables. Nobody thinks in the server's own process."""

import asyncio
import logging
import secrets
import sys

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ziggurat.kernel.errors import ZigguratError
from ziggurat.players.analysis import Analysis
from ziggurat.players.hints import PATIENCE
from ziggurat.sitting.coaching import (
    AnalysisView,
    DecisionView,
    ForecastView,
    HintView,
    decision_view,
    find_decision,
    forecast_view,
    hint_views,
    need_analysis,
    need_hints,
)
from ziggurat.sitting.errors import Stale, TableError
from ziggurat.table.analyst import Task
from ziggurat.table.bots import Bots, environment
from ziggurat.table.bus import Bus
from ziggurat.table.cache import spawn
from ziggurat.table.history import History
from ziggurat.table.live import Live
from ziggurat.table.schema import analyses

log = logging.getLogger("ziggurat.coach")

LONGEST_LINE = 1 << 24  # what was found in a long game
LONGEST_LOOK = 1800.0  # seconds; a game that takes longer is given up
TELLING = 1.0  # seconds after which the other processes are told how far it is
BELIEVED = 5.0  # seconds for which they go by that: a process that says no more may be gone


class Coach:
    def __init__(self, history: History, bots: Bots, bus: Bus) -> None:
        self.history = history
        self.hub = history.hub
        self.bots = bots
        self.bus = bus
        self._looking: dict[str, AnalysisView] = {}
        self._elsewhere: dict[str, tuple[float, AnalysisView]] = {}  # when another process said how far it is
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)  # the other cores are the tables'
        bus.on_looking.append(self._hear)

    # -- a decision ---------------------------------------------------------------------------------

    async def hints(
        self, live: Live, person: str | None, wanted: int | None, patience: int, lang: str
    ) -> list[HintView]:
        """The best actions; with more patience they are thought about longer."""
        seat = live.own_seat(person, wanted)
        live.need_running()
        need_hints(live)
        async with live.lock:
            state = await self.hub.going(live)
            seq = live.row.seq
        if seat not in state.actors():
            raise TableError("not_asked", "table.nothing_to_decide")
        thoughts = await self.bots.hints(state, seat, PATIENCE[patience])
        if live.row.seq != seq:
            raise Stale()
        return hint_views(state, seat, thoughts, lang)

    async def forecast(
        self, live: Live, person: str | None, wanted: int | None, notation: str, lang: str
    ) -> ForecastView:
        """What one of the seat's actions will change for it."""
        seat = live.own_seat(person, wanted)
        async with live.lock:
            state = await self.hub.going(live)
            return forecast_view(state, seat, notation, secrets.randbits(63), lang)

    # -- a finished game ----------------------------------------------------------------------------

    async def analysis(self, live: Live) -> AnalysisView:
        """What was found in a finished game, or how far looking for it has come."""
        need_analysis(live)
        looking = self._looking.get(live.id)
        if looking is not None:
            return looking
        found = await self._kept(live)
        if found is not None:
            return AnalysisView(live.row.length, live.row.length, found)
        heard, view = self._elsewhere.get(live.id, (-BELIEVED, AnalysisView()))
        return view if self.hub.now() < heard + BELIEVED else AnalysisView()

    async def decision(self, live: Live, number: int, lang: str) -> DecisionView:
        """What was found about one of its actions, in words."""
        decision = find_decision((await self.analysis(live)).found, number)
        return decision_view(await self.hub.state_at(live, number - 1), decision, lang)

    def _hear(self, table: str, done: int, total: int) -> None:
        """Another process looks at a game. What it has found will be kept; whoever asks here may wait for it."""
        now = self.hub.now()
        self._elsewhere = {id: told for id, told in self._elsewhere.items() if now < told[0] + BELIEVED}
        self._elsewhere[table] = (now, AnalysisView(done, total))

    async def _tell(self, table: str, view: AnalysisView) -> None:
        """How far it is, to the other processes, while this one looks."""
        while self.hub.store.postgres and self._looking.get(table) is view:
            try:
                await self.bus.say(f"looking {table} {view.done} {view.total}")
            except TableError as error:
                log.warning("nobody hears of the analysis of %s: %s", table, error)
            await asyncio.sleep(TELLING)

    async def analyse(self, live: Live) -> AnalysisView:
        """The same, and it is begun where nobody has yet."""
        view = await self.analysis(live)
        if view.total or not live.row.length:
            return view
        if (aside := live.aside()) is not None:
            raise aside
        view = self._looking[live.id] = AnalysisView(0, live.row.length)
        for doing in (self._look(live, view), self._tell(live.id, view)):
            task = spawn(doing)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return view

    async def _look(self, live: Live, view: AnalysisView) -> None:
        try:
            async with self._one:
                record = await self.history.record(live)
                task = Task(record, b"" if live.pack is None else live.pack.text)
                async with asyncio.timeout(LONGEST_LOOK):
                    found = await self._ask(task, view)
            await self._keep(live, found)
        except (ZigguratError, OSError, TimeoutError, msgspec.DecodeError) as error:
            log.warning("no analysis of %s: %r", live.id, error)
        finally:
            self._looking.pop(live.id, None)

    async def _ask(self, task: Task, view: AnalysisView) -> Analysis:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ziggurat.table.analyst",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=environment(),
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task))
            await process.stdin.drain()
            process.stdin.close()
            while (line := await process.stdout.readline()).rstrip().isdigit():
                view.done = int(line)
            return msgspec.json.decode(line, type=Analysis)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _kept(self, live: Live) -> Analysis | None:
        async with self.hub.store.read() as connection:
            found = await connection.scalar(
                select(analyses.c.found).where(analyses.c.table == live.id, analyses.c.length == live.row.length)
            )
        return None if found is None else msgspec.json.decode(bytes(found), type=Analysis)

    async def _keep(self, live: Live, found: Analysis) -> None:
        row = {"table": live.id, "length": live.row.length, "found": msgspec.json.encode(found)}
        try:
            async with self.hub.store.write() as connection:
                await connection.execute(delete(analyses).where(analyses.c.table == live.id))
                await connection.execute(insert(analyses), row)
        except IntegrityError:
            # The table was removed meanwhile, or another process has found the same.
            pass

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
