"""What the tests of tables and of the server share: the example title installed, both databases, coroutines run."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.postgres import Postgres
from server.titles import install_tiny


@pytest.fixture(scope="session", autouse=True)
def tiny_installed(tmp_path_factory: pytest.TempPathFactory) -> None:
    install_tiny(tmp_path_factory.mktemp("titles"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    started = Postgres()
    started.start()
    yield started
    started.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: the test runs on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fresh: str = request.getfixturevalue("postgres").fresh()
    return fresh


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.fresh()


def run_coroutine(pyfuncitem: Any) -> bool | None:
    """Tests may be coroutines."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
