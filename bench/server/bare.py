"""The bare numbers beside which the server's stand: an echo, and an INSERT with its COMMIT."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import asyncpg
import uvicorn
from litestar import Litestar, WebSocket, websocket

ROW = b"x" * 400  # about what a move takes


@websocket("/ws")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await socket.send_text(message["text"] or "")


def serve_echo(port: int) -> None:
    uvicorn.run(Litestar([echo]), port=port, ws="websockets-sansio", log_level="warning", access_log=False)


def sqlite_commits(folder: Path, seconds: float) -> float:
    """One row and one flush to the disk at a time, without any server."""
    connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, row BLOB)")
    began = time.perf_counter()
    done = 0
    while time.perf_counter() - began < seconds:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO bare (row) VALUES (?)", (ROW,))
        connection.execute("COMMIT")
        done += 1
    connection.close()
    return done / seconds


def postgres_commits(url: str, seconds: float) -> float:
    async def run() -> float:
        connection = await asyncpg.connect(url)
        await connection.execute("CREATE TABLE bare (id SERIAL PRIMARY KEY, row BYTEA)")
        began = time.perf_counter()
        done = 0
        while time.perf_counter() - began < seconds:
            await connection.execute("INSERT INTO bare (row) VALUES ($1)", ROW)
            done += 1
        await connection.close()
        return done / seconds

    return asyncio.run(run())
