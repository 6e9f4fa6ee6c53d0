"""Bots: in processes of their own, within their time, with what their seat may know and no more."""

import asyncio
import gc
import itertools
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tiny
from table.hall import ME, RANDOM, opened
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.rng import Rng, rng_from_seed
from ziggurat.kernel.state import Action, State
from ziggurat.players import Bot, Budget, View
from ziggurat.players.budget import EASY
from ziggurat.players.view import staying
from ziggurat.sitting import thinking as thinking_module
from ziggurat.sitting.errors import Stale
from ziggurat.sitting.thinking import Answer, Question, same_bot, think
from ziggurat.table import bots as bots_module
from ziggurat.table.bots import Thinker
from ziggurat.table.live import Live

GREEDY = {"kind": "bot", "bot": "greedy"}


async def until(wanted: Any, seconds: float = 10.0) -> None:
    for _ in range(int(seconds / 0.02)):
        if wanted():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not happen in time")


async def test_bots_play_a_whole_game(database: str) -> None:
    async with opened(database) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, GREEDY, RANDOM, GREEDY)
        await until(lambda: live.row.status == "finished")
        assert hall.services.bots.failures == 0
        assert live.row.seq == live.row.length > 4


async def test_a_bot_is_told_a_redealt_world_and_never_the_real_one(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []

    async def listen(_self: Thinker, question: bytes, _budget: float) -> Answer:
        asked.append(msgspec.json.decode(question, type=Question))
        return think(asked[-1])

    monkeypatch.setattr(Thinker, "ask", listen)
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        hands = []
        for seed in range(12):
            live = await hall.table(red, ME, RANDOM, seed=seed)
            own = (await hall.view(live, red))["observation"]["hand"]
            await until(lambda live=live: not live.thinking)
            world = tiny.TITLE.from_json(bytes(asked[-1].world))
            real = hall.tables.first_state(live)
            assert world.observe(1) == real.observe(1)
            assert world.rng.words() != real.rng.words()
            hands.append(world.observe(0)["hand"] == own)
        # With three of nine unseen stones the redealt hand is the real one now and then, not always.
        assert sum(hands) < 6


async def test_for_a_bot_out_of_time_something_legal_is_played(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite, bot_seconds=1e-6) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, GREEDY)
        await until(lambda: live.row.seq == 1)
        assert hall.services.bots.failures == 1


async def test_a_thought_that_is_late_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or it would be taken for the answer to the next question."""
    never = "import time; print(flush=True); time.sleep(1000)"
    monkeypatch.setattr(bots_module, "COMMAND", (sys.executable, "-c", never))
    thinker = Thinker()
    try:
        process = await thinker._up()
        assert (await thinker.ask(b"{}", 0.05)).error == "out of time"
        await process.wait()
        assert thinker._process is None
    finally:
        await thinker.close()


async def test_what_is_played_instead_is_what_greedy_would_do(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(_self: Thinker, _question: bytes, _budget: float) -> Answer:
        return Answer(error="no idea")

    monkeypatch.setattr(Thinker, "ask", ask)
    state = tiny.TITLE.new(2, 3)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    seat = state.actors()[0]
    async with opened(sqlite) as hall:
        for _ in range(12):
            # Two pebbles are plainly better than one; any action would be one of them half of the time.
            assert await hall.services.bots._think("t", state, seat, "master") == "take 2"


def question(world: State, table: str, bot: str = "search") -> Question:
    return Question(bot, "tiny", 0, 1, msgspec.Raw(tiny.TITLE.to_json(world)), table, 0.05, 1.0)


def test_a_thinker_keeps_a_bot_for_its_table_and_seat() -> None:
    world = tiny.TITLE.new(2, 1)
    first = same_bot(question(world, "one"))
    assert same_bot(question(world, "one")) is first
    assert same_bot(question(world, "two")) is not first
    assert same_bot(question(world, "one", "greedy")) is not first
    assert same_bot(question(world, "")) is not same_bot(question(world, ""))
    for number in range(thinking_module.KEPT):
        same_bot(question(world, f"table {number}"))
    assert same_bot(question(world, "one")) is not first, "those not asked for longest are forgotten"


def test_a_thinker_tells_the_bot_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Budget] = []

    class Listening(Bot):
        def choose(self, view: View, budget: Budget = EASY) -> Action:
            told.append(budget)
            return view.legal()[0]

    monkeypatch.setattr(thinking_module, "make_bot", lambda _name, seed: Listening(rng_from_seed(seed)))
    before = time.monotonic()
    think(question(tiny.TITLE.new(2, 1), "a table of its own"))
    assert told[0].seconds == 0.05
    assert before + 1.0 <= told[0].deadline <= time.monotonic() + 1.0


async def test_a_table_is_thought_for_by_the_process_that_knows_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Thinker, str]] = []

    async def ask(self: Thinker, text: bytes, _budget: float) -> Answer:
        question = msgspec.json.decode(text, type=Question)
        asked.append((self, question.table))
        return think(question)

    monkeypatch.setattr(Thinker, "ask", ask)
    async with opened(sqlite, bot_workers=3) as hall:
        state = tiny.TITLE.new(2, 1)
        for table in ("a", "b", "a", "c", "b", "a"):
            await hall.services.bots._think(table, state, 0, "greedy")
    for table in "abc":
        assert len({thinker for thinker, name in asked if name == table}) == 1
    assert len({thinker for thinker, _ in asked}) > 1


async def test_a_bot_that_fails_or_cheats_is_replaced_for_that_decision(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answer in (Answer(error="no idea"), Answer("stone 77")):

        async def ask(_self: Thinker, _question: bytes, _budget: float, answer: Answer = answer) -> Answer:
            return answer

        monkeypatch.setattr(Thinker, "ask", ask)
        async with opened(sqlite) as hall:
            live = await hall.table(await hall.person("Red"), ME, GREEDY)
            await until(lambda live=live: live.row.seq == 1)
            assert hall.services.bots.failures == 1


async def test_a_dead_process_is_started_again(sqlite: str) -> None:
    thinker = Thinker()
    world = tiny.TITLE.new(2, 1)
    question = msgspec.json.encode(Question("random", "tiny", 0, 1, msgspec.Raw(tiny.TITLE.to_json(world))))
    try:
        assert (await thinker.ask(question, 10)).notation.startswith("stone ")
        assert thinker._process is not None
        thinker._process.kill()
        await thinker._process.wait()
        assert (await thinker.ask(question, 10)).notation.startswith("stone ")
        assert "BadOptions" in (await thinker.ask(question.replace(b'"players":2', b'"players":9'), 10)).error
    finally:
        await thinker.close()


async def test_a_process_that_starts_slowly_is_not_killed_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine each would be killed before it listens, and the next one started: no bot would ever think."""
    slowly = "import time; time.sleep(2); from ziggurat.table.thinker import main; main()"
    monkeypatch.setattr(bots_module, "COMMAND", (sys.executable, "-c", slowly))
    thinker = Thinker()
    world = tiny.TITLE.new(2, 1)
    question = msgspec.json.encode(Question("random", "tiny", 0, 1, msgspec.Raw(tiny.TITLE.to_json(world))))
    try:
        assert (await thinker.ask(question, 0.2)).error == bots_module.STARTING
        async with asyncio.timeout(60):
            while (process := thinker._process) is None:
                await asyncio.sleep(0.01)
        # Nobody waits for it a second time; once it listens, it is asked.
        assert (await thinker.ask(question, 1000)).error == bots_module.STARTING
        assert thinker._starting is not None
        await thinker._starting
        assert (await thinker.ask(question, 60)).notation.startswith("stone ")
        assert thinker._process is process
    finally:
        await thinker.close()


async def test_a_process_that_never_listens_is_given_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that hangs while it starts would keep its place for good, and its tables without their bots' thoughts."""
    monkeypatch.setattr(bots_module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(1000)"))
    monkeypatch.setattr(bots_module, "START", 0.3)
    thinker = Thinker()
    world = tiny.TITLE.new(2, 1)
    question = msgspec.json.encode(Question("random", "tiny", 0, 1, msgspec.Raw(tiny.TITLE.to_json(world))))
    try:
        assert (await thinker.ask(question, 0.1)).error == bots_module.STARTING
        assert (await thinker.ask(question, 60)).error == bots_module.STARTING
        assert thinker._starting is not None
        await asyncio.wait([thinker._starting])
        assert (await thinker.ask(question, 60)).error == "the process does not start"
        monkeypatch.undo()
        assert (await thinker.ask(question, 60)).notation.startswith("stone ")
    finally:
        await thinker.close()


async def test_a_process_that_ends_while_it_starts_and_nobody_waits_is_started_again_quietly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failures: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, failure: failures.append(failure))
    monkeypatch.setattr(bots_module, "COMMAND", (sys.executable, "-c", "import time; time.sleep(0.5)"))
    thinker = Thinker()
    try:
        assert (await thinker.ask(b"{}", 0.1)).error == bots_module.STARTING
        assert thinker._starting is not None
        await asyncio.wait([thinker._starting])
        assert thinker._process is not None
        await thinker._process.wait()
        assert (await thinker.ask(b"{}", 0.1)).error == bots_module.STARTING
        gc.collect()
        assert failures == []
    finally:
        await thinker.close()


async def test_the_servers_secrets_stay_out_of_the_bots_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZIGGURAT_SECRET", "hidden")
    monkeypatch.setenv("ZIGGURAT_SMTP_PASSWORD", "hidden")
    monkeypatch.setenv("ZIGGURAT_PURE", "1")
    given = bots_module.environment()
    assert "hidden" not in given.values() and given["ZIGGURAT_PURE"] == "1"


async def test_a_thought_survives_the_restart_of_the_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_self: Thinker, _question: bytes, _budget: float) -> Answer:
        await asyncio.sleep(3600)
        raise AssertionError

    with monkeypatch.context() as patched:
        patched.setattr(Thinker, "ask", never)
        async with opened(database) as hall:
            red = await hall.person("Red")
            live = await hall.table(red, ME, GREEDY)
            await until(lambda: live.thinking)
    async with opened(database, keep=True) as hall:
        woken: Live = await hall.tables.get(live.id)
        await until(lambda: woken.row.seq == 1)
        assert woken.actors() == [0]


async def test_two_halls_think_for_one_table_and_one_move_is_played(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        red = await one.person("Red")
        live = await one.table(red, ME, GREEDY)
        other = await two.tables.get(live.id)
        two.services.bots.turn(other)
        await until(lambda: live.row.seq == 1 and not live.thinking and not other.thinking)
        await two.tables.refresh(other)
        assert other.row.seq == 1


async def test_a_bot_does_not_hold_up_the_people(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = asyncio.Event()

    async def slow(_self: Thinker, question: bytes, _budget: float) -> Answer:
        await enough.wait()
        return think(msgspec.json.decode(question, type=Question))

    monkeypatch.setattr(Thinker, "ask", slow)
    async with opened(sqlite) as hall:
        red = await hall.person("Red")
        live = await hall.table(red, ME, GREEDY)
        await until(lambda: live.thinking)
        async with asyncio.timeout(60):
            await hall.play(live, red, 0)
        enough.set()
        # The bot was asked before red's move and answers the same question after it.
        await until(lambda: live.row.seq >= 2)


async def test_however_often_others_were_faster_a_bot_goes_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as hall:
        play, tries = hall.tables.bot_move, 0

        async def often_late(*given: Any) -> int:
            nonlocal tries
            tries += 1
            if tries % 8:
                raise Stale()
            return await play(*given)

        monkeypatch.setattr(hall.tables, "bot_move", often_late)
        live = await hall.table(await hall.person("Red"), RANDOM, RANDOM)
        await until(lambda: live.row.status == "finished")
        assert tries > 8 * 4


async def test_a_bot_plays_where_no_process_can_be_started(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def exhausted(*_given: Any, **_more: Any) -> None:
        raise OSError("no memory")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", exhausted)
    async with opened(sqlite) as hall:
        live = await hall.table(await hall.person("Red"), ME, GREEDY)
        await until(lambda: live.row.seq == 1)


async def test_a_bot_that_cannot_imagine_the_rest_plays_all_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumbles(*_given: Any) -> State:
        raise IndexError("a card that is nowhere")

    async with opened(sqlite) as hall:
        monkeypatch.setattr(type(tiny.TITLE.new(2, 1)), "resample", stumbles)
        live = await hall.table(await hall.person("Red"), ME, GREEDY)
        await until(lambda: live.row.seq == 1)


async def test_where_the_rules_stumble_over_a_world_greedy_plays_from_another_one(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tiny.TITLE.new(2, 3)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    seat = state.actors()[0]
    resample = type(state).resample
    async with opened(sqlite) as hall:
        for _ in range(12):
            worlds = itertools.count()

            def stumbles(self: State, seat: int, rng: Rng, worlds: Iterator[int] = worlds) -> State:
                if next(worlds) < 2:
                    raise IndexError("a card that is nowhere")
                return resample(self, seat, rng)

            with monkeypatch.context() as patched:
                patched.setattr(type(state), "resample", stumbles)
                assert await hall.services.bots._think("t", state, seat, "master") == "take 2"


async def test_a_bot_that_can_imagine_nothing_does_not_leave_the_game(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To resign is one of the legal actions in Through the Ages."""

    def stumbles(*_given: Any) -> State:
        raise IndexError("a card that is nowhere")

    title = find_title("ages")
    state = title.new(3, 1, {"resigning": True})
    rng = rng_from_seed(1)
    while not any(action[0] == title.leaving for action in state.legal(state.actors()[0])):
        legal = staying(state, state.actors()[0])
        state.apply(state.actors()[0], legal[rng.below(len(legal))])
    seat = state.actors()[0]
    monkeypatch.setattr(type(state), "resample", stumbles)
    async with opened(sqlite) as hall:
        said = {await hall.services.bots._think("t", state, seat, "master") for _ in range(30)}
    assert len(said) == 1 and "resign" not in said


def test_a_thinker_whose_server_was_killed_ends_without_a_word() -> None:
    world = tiny.TITLE.new(2, 1)
    asked = msgspec.json.encode(Question("random", "tiny", 0, 1, msgspec.Raw(tiny.TITLE.to_json(world))))
    reads, writes = os.pipe()
    os.close(reads)
    command = [sys.executable, "-m", "ziggurat.table.thinker"]
    done = subprocess.run(command, input=asked + b"\n", stdout=writes, stderr=subprocess.PIPE, check=False)
    os.close(writes)
    assert (done.returncode, done.stderr) == (0, b"")
