"""Language models at the table: the tools, through the protocol's own client."""

import asyncio
import random
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

from ziggurat.cli.mcp import make_server
from ziggurat.cli.room import Room, position_text
from ziggurat.kernel.registry import find_title, title_ids


async def ask(client: Client, tool: str, **given: object) -> str:
    result = await client.call_tool(tool, given)
    assert not result.is_error, result.content
    return str(result.content[0].text)


async def refused(client: Client, tool: str, **given: object) -> str:
    result = await client.call_tool(tool, given)
    assert result.is_error
    return str(result.content[0].text)


def test_a_whole_game_is_played_through_the_protocols_client() -> None:
    async def game() -> str:
        server = StdioServerParameters(command=str(Path(sys.executable).parent / "ziggurat"), args=["mcp"])
        dice = random.Random(4)
        async with Client(server) as client:
            tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
            assert set(tools) >= {"titles", "new_game", "look", "actions", "play", "why_not", "rules", "hint"}
            assert all(tools.values())
            assert "ages: Through the Ages" in await ask(client, "titles")
            begun = await ask(client, "new_game", title="ages", bot="novice", seed=3, options={"tier": "simple"})
            name = begun.split()[1].rstrip(".")
            for _ in range(2000):
                lines = (await ask(client, "actions", game=name)).splitlines()
                move = dice.choice([line for line in lines if " | " in line]).split(" | ")[0]
                told = await ask(client, "play", game=name, move=move)
                if "The game is over" in told:
                    return await ask(client, "record", game=name)
            raise AssertionError("the game did not end")

    record = asyncio.run(game())
    assert record.startswith("ziggurat")


def test_the_tools_are_there_on_a_port_of_this_machine() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(Path(sys.executable).parent / "ziggurat"), "mcp", "--port", str(port)]

    async def talk() -> str:
        async with Client(f"http://127.0.0.1:{port}/mcp") as client:
            begun = await ask(client, "new_game", title="antike", bot="random", seed=3)
            name = begun.split()[1].rstrip(".")
            return await ask(client, "actions", game=name)

    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            while not listens(port):
                assert server.poll() is None
                time.sleep(0.05)
            assert " | " in asyncio.run(talk())
        finally:
            server.terminate()


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_tools_are_described_in_the_language_of_the_room() -> None:
    async def told(lang: str) -> dict[str, str]:
        async with Client(make_server(Room(lang))) as client:
            found = {tool.name: tool.description or "" for tool in (await client.list_tools()).tools}
            return {"": client.instructions or "", **found}

    english, german = asyncio.run(told("en")), asyncio.run(told("de"))
    assert english.keys() == german.keys() and all(english.values())
    assert not set(english.values()) & set(german.values())


def test_what_is_refused_is_said() -> None:
    async def talk() -> list[str]:
        async with Client(make_server(Room())) as client:
            begun = await ask(client, "new_game", title="antike", bot="random", seed=3, seat=2)
            name = begun.split()[1].rstrip(".")
            assert "You are Player 2" in await ask(client, "look", game=name)
            assert "(R" in await ask(client, "why_not", game=name, what="legion roma")
            assert (await ask(client, "rules", title="antike", wanted="R9.6")).startswith("R9.6")
            assert " % " in await ask(client, "hint", game=name)
            return [
                await refused(client, "play", game=name, move="fly to the moon"),
                await refused(client, "record", game=name),
                await refused(client, "look", game="nowhere"),
                await refused(client, "new_game", title="chess"),
                await refused(client, "new_game", title="antike", players=2, seat=3),
                await refused(client, "rules", title="antike", wanted="R99"),
            ]

    for sentence in asyncio.run(talk()):
        assert "Traceback" not in sentence and len(sentence.split()) > 4


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("title_id", title_ids())
def test_a_position_is_read_in_less_than_2000_tokens(title_id: str, lang: str) -> None:
    """Counted higher than tokenizers do: letters by six, digits by three, every sign and every gap alone."""
    title = find_title(title_id)
    state = title.new(title.max_players, 3, dict(title.unattended))
    dice = random.Random(1)
    spoken = title.words(lang, None)
    seen = []
    while (seat := state.asked()) >= 0:
        if state.ply % 400 == 0:
            seen.append(position_text(state, seat, spoken))
        state.apply(seat, dice.choice(state.legal(seat)))
    seen.append(position_text(state, 0, spoken))
    assert len(seen) > 1
    assert max(len(re.findall(r"[^\W\d_]{1,6}|\d{1,3}|[^\w\s]|_|\n| {2,}", text)) for text in seen) < 2000
