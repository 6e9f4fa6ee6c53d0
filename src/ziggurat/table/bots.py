"""Bots at the tables: they think in processes of their own, within a time budget, on redealt worlds only."""

import asyncio
import logging
import os
import secrets
import sys

import msgspec

from ziggurat.kernel.errors import STUMBLES, ZigguratError
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State
from ziggurat.sitting.errors import NoTable, TableError, Unavailable
from ziggurat.sitting.held import leaving
from ziggurat.sitting.thinking import Answer, Question, Thought, instead
from ziggurat.table.cache import spawn
from ziggurat.table.live import Live
from ziggurat.table.tables import Tables

log = logging.getLogger("ziggurat.bots")

TURN = 4.0  # seconds the strongest bot may think for a turn
ANSWER = 0.8  # the share of the time limit within which a bot has to answer: it needs to be heard, too
HINT = 30.0  # seconds after which a hint is given up: a process may have to be started first
STARTING = "its process is still starting"
START = 300.0  # seconds after which one that says nothing never will, however busy the machine is
COMMAND = (sys.executable, "-m", "ziggurat.table.thinker")
REMEMBERED = 1000  # tables of which we know which process thought for them last


class Thinker:
    """One process. Started when it is first asked, and again after it was stopped."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._late = False  # somebody has waited for its start in vain

    async def ask(self, question: bytes, budget: float) -> Answer:
        up = self._up()
        if self._late and not up.done():
            return Answer(error=STARTING)
        try:
            async with asyncio.timeout(budget):
                # Where no process can be started (no memory, no files left) somebody has to answer all the same.
                process = await asyncio.shield(up)
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(question + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            if not line:
                raise ConnectionError("the process ended")
            return msgspec.json.decode(line, type=Answer)
        except TimeoutError:
            if not up.done():
                # It goes on starting: killed for being late, on a busy machine none would ever come to think, and their
                # starts would keep the machine busy.
                self._late = True
                return Answer(error=STARTING)
            # A thought that is late would be taken for the answer to the next question.
            self.stop()
            return Answer(error="out of time")
        except OSError as error:
            self.stop()
            return Answer(error=str(error))
        except BaseException:
            if up.done():
                self.stop()
            raise

    def _up(self) -> asyncio.Task[asyncio.subprocess.Process]:
        """Done when the process listens."""
        if self._starting is None or (self._process is not None and self._process.returncode is not None):
            self._late = False
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(_heard)
        return self._starting

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = None
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
            env=environment(),
            start_new_session=True,
        )
        self._process = process
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START):
                line = await process.stdout.readline()
        except TimeoutError:
            process.kill()
            raise ConnectionError("the process does not start") from None
        if not line:
            raise ConnectionError("the process ended")
        return process

    def stop(self) -> None:
        """Kill the process; the next question starts another one."""
        starting, self._starting = self._starting, None
        if starting is not None:
            starting.cancel()
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            self._killed = process

    async def close(self) -> None:
        """Kill the process, or wait for one that was killed in the middle of a thought."""
        self.stop()
        if self._killed is not None:
            await self._killed.communicate()


def _heard(starting: asyncio.Task[asyncio.subprocess.Process]) -> None:
    """Why a process did not start is no failure of ours where nobody is waiting for it any more."""
    if not starting.cancelled():
        starting.exception()


def environment() -> dict[str, str]:
    """What a thinker needs from the environment; the server's secrets stay with the server."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ZIGGURAT_")}
    for name in ("ZIGGURAT_PURE", "ZIGGURAT_FAST_DIR"):
        if name in os.environ:
            kept[name] = os.environ[name]
    return kept


class Bots:
    def __init__(self, hub: Tables, *, workers: int, budget: float, pause: float) -> None:
        self.hub = hub
        self.budget = budget
        self.pause = pause
        self.thoughts = 0
        self.failures = 0
        self._thinkers = [Thinker() for _ in range(workers)]
        self._idle = list(self._thinkers)
        self._free = asyncio.Semaphore(workers)
        self._hinting = asyncio.Semaphore(max(1, workers // 2))  # whoever waits for a bot's move goes before
        self._last: dict[str, Thinker] = {}  # who thought for a table, and knows its bots' plans
        self._playing: set[asyncio.Task[None]] = set()
        self._closed = False
        hub.on_turn.append(self.turn)

    def turn(self, live: Live) -> None:
        """Start thinking if a bot is to act and nobody here thinks for this table yet."""
        if self._closed or live.thinking or live.bot_to_act() is None:
            return
        live.thinking = True
        task = spawn(self._play(live))
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)

    async def _play(self, live: Live) -> None:
        misses = 0
        try:
            while not self._closed and misses < 20 and (seat := live.bot_to_act()) is not None:
                async with live.lock:
                    if live.dirty:
                        await self.hub.refresh(live)
                    state = await self.hub.state(live)
                    seq = live.row.seq
                    if live.bot_to_act() != seat:
                        continue
                    bot = live.seats[seat].bot
                gone = leaving(state, seat) if live.seats[seat].resigned else None
                if gone is not None:
                    notation = state.title.notation(state, seat, gone)
                else:
                    notation = await self._think(live.id, state, seat, bot)
                if self.pause:
                    await asyncio.sleep(self.pause)
                try:
                    await self.hub.bot_move(live, seat, seq, notation)
                    misses = 0
                except Unavailable:
                    raise
                except TableError:
                    # Somebody took back, came back or another process was faster: look again.
                    misses += 1
        except ZigguratError as error:
            # The keeper comes back to tables that wait for a bot.
            log.warning("table %s waits for a bot: %s", live.id, error)
        except Exception:
            log.exception("table %s waits for a bot", live.id)
        finally:
            live.thinking = False

    async def _think(self, table: str, state: State, seat: int, bot: str) -> str:
        legal = state.legal(seat)
        title = state.title
        if len(legal) == 1:
            return title.notation(state, seat, legal[0])
        try:
            world = state.resample(seat, rng_from_seed(secrets.randbits(64)))
            question = self._question(bot, world, seat, table, min(TURN, ANSWER * self.budget))
            answer = await self._ask(question, self.budget)
        except (ZigguratError, *STUMBLES) as error:
            # Rules that stumble over what a bot imagines are a mistake of ours, which the game survives.
            log.exception("table %s: bot %s at %s", table, bot, title.id)
            answer = Answer(error=str(error) or type(error).__name__)
        self.thoughts += 1
        if not answer.error and title.parse(state, seat, answer.notation) is not None:
            return answer.notation
        self.failures += 1
        cause = answer.error or f"{answer.notation!r} is not legal"
        log.warning("table %s: bot %s at %s: %s", table, bot, title.id, cause)
        action = await asyncio.to_thread(instead, state.clone(), seat)
        return title.notation(state, seat, action)

    async def hints(self, state: State, seat: int, seconds: float) -> list[Thought]:
        """The best actions of a seat, thought out as a bot would in its place."""
        world = state.resample(seat, rng_from_seed(secrets.randbits(64)))
        question = self._question("", world, seat, "", seconds)
        question.hints = True
        async with self._hinting:
            answer = await self._ask(question, HINT)
        if answer.error:
            log.warning("hints at %s: %s", state.title.id, answer.error)
            raise Unavailable()
        return answer.hints

    def _question(self, bot: str, world: State, seat: int, table: str, seconds: float) -> Question:
        return Question(
            bot,
            world.title.id,
            seat,
            secrets.randbits(63),
            msgspec.Raw(world.title.to_json(world)),
            table,
            seconds,
            ANSWER * self.budget,
            b"" if world.pack is None else world.pack.text,
        )

    async def _ask(self, question: Question, limit: float) -> Answer:
        """What a process that is free answers; the one that knows the table's plans, where it is."""
        async with self._free:
            thinker = self._last.get(question.table, self._idle[0])
            if thinker not in self._idle:
                thinker = self._idle[0]
            self._idle.remove(thinker)
            if question.table:
                self._last.pop(question.table, None)
                self._last[question.table] = thinker
                if len(self._last) > REMEMBERED:
                    del self._last[next(iter(self._last))]
            try:
                return await thinker.ask(msgspec.json.encode(question), limit)
            finally:
                self._idle.append(thinker)

    async def wake(self, ids: list[str]) -> None:
        """Tables that wait for a bot although nobody thinks: after a restart, or when a process died."""
        for id in ids:
            try:
                self.turn(await self.hub.get(id))
            except NoTable:
                continue
            except Unavailable:
                raise
            except Exception:
                # The others are woken all the same.
                log.exception("table %s waits for a bot", id)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._playing):
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for thinker in self._thinkers:
            await thinker.close()
