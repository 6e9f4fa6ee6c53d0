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
    ForecastView,
    HintView,
    forecast_view,
    hint_views,
    need_finished,
    need_hints,
)
from ziggurat.sitting.errors import Stale, TableError
from ziggurat.table.analyst import Task
from ziggurat.table.bots import Bots, environment
from ziggurat.table.cache import spawn
from ziggurat.table.history import History
from ziggurat.table.live import Live
from ziggurat.table.schema import analyses

log = logging.getLogger("ziggurat.coach")

LONGEST_LINE = 1 << 24  # what was found in a long game
LONGEST_LOOK = 1800.0  # seconds; a game that takes longer is given up


class Coach:
    def __init__(self, history: History, bots: Bots) -> None:
        self.history = history
        self.hub = history.hub
        self.bots = bots
        self._looking: dict[str, AnalysisView] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)  # the other cores are the tables'

    # -- a decision ---------------------------------------------------------------------------------

    async def hints(
        self, live: Live, person: str | None, wanted: int | None, patience: int, lang: str
    ) -> list[HintView]:
        """The best actions; with more patience they are thought about longer."""
        seat = live.own_seat(person, wanted)
        live.need_running()
        need_hints(live)
        async with live.lock:
            state = await self.hub.state(live)
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
        live.need_running()
        async with live.lock:
            state = await self.hub.state(live)
            return forecast_view(state, seat, notation, secrets.randbits(63), lang)

    # -- a finished game ----------------------------------------------------------------------------

    async def analysis(self, live: Live) -> AnalysisView:
        """What was found in a finished game, or how far looking for it has come."""
        need_finished(live)
        looking = self._looking.get(live.id)
        if looking is not None:
            return looking
        found = await self._kept(live)
        return AnalysisView() if found is None else AnalysisView(live.row.length, live.row.length, found)

    async def analyse(self, live: Live) -> AnalysisView:
        """The same, and it is begun where nobody has yet."""
        view = await self.analysis(live)
        if view.total or not live.row.length:
            return view
        view = self._looking[live.id] = AnalysisView(0, live.row.length)
        task = spawn(self._look(live, view))
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
