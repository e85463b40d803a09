"""A real PostgreSQL of the tests' own, in a temporary folder, reached through a Unix socket."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
USER: Final = "parlour"
SOCKET: Final = ".s.PGSQL.5432"
AS_NOBODY: Final = 65534
"""PostgreSQL refuses to run as root; tests that do are run by this user then."""


def binaries() -> Path | None:
    """Where `initdb` and `postgres` lie, if they are on this machine: on the path, else the newest."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = [path for place in PLACES for path in Path("/").glob(place.lstrip("/"))]
    return max((path for path in places if (path / "initdb").exists()), default=None)


class Database:
    """One server with its data in a folder."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._user = AS_NOBODY if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, self._user, self._user)
        self._run("initdb", "-D", str(folder / "data"), "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user is not None else None,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout

    @property
    def address(self) -> str:
        """How the database is reached."""
        return f"postgresql://{USER}@/postgres?host={self.folder}"

    async def execute(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement on a connection of its own; the rows it gives."""
        import asyncpg  # only where there is a database to test with

        connection = await asyncpg.connect(self.address)
        rows = await connection.fetch(statement, *values)
        await connection.close()
        return [tuple(row) for row in rows]

    def start(self) -> None:
        """Open it, and wait until it takes connections."""
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, connections or not."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")


@contextmanager
def database(untried: str) -> Iterator[Database]:
    """A PostgreSQL that runs as long as it is needed; where there is none, a skip says what is `untried`."""
    programs = binaries()
    if programs is None:
        pytest.skip(f"no PostgreSQL here (initdb is not found): {untried} NOT tried")
    pytest.importorskip("asyncpg", reason=f"no asyncpg here: {untried} NOT tried")
    with tempfile.TemporaryDirectory(prefix="parlour-pg-", ignore_cleanup_errors=True) as folder:
        made = Database(Path(folder), programs)
        made.start()
        try:
            yield made
        finally:
            made.stop()


class Line:
    """A way to the database that can be cut, or fall silent with its connections open."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.address = f"postgresql://{USER}@/postgres?host={folder}"
        self._database = database.folder / SOCKET
        self._here = folder / SOCKET
        self._server: asyncio.Server | None = None
        self._connections: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._loud = asyncio.Event()

    async def mend(self) -> None:
        """Take connections, and let through what comes."""
        self._loud.set()
        self._server = await asyncio.start_unix_server(self._accept, self._here)

    def silence(self) -> None:
        """Let nothing through; nobody is told."""
        self._loud.clear()

    async def cut(self) -> None:
        """Close all connections, and take none."""
        assert self._server is not None
        self._server.close()
        self._here.unlink(missing_ok=True)
        await self.drop()

    async def drop(self) -> None:
        """Close all connections."""
        closing = dict(self._connections)
        for connection, writer in closing.items():
            writer.transport.abort()  # a task that has not begun never will
            connection.cancel()
        await asyncio.gather(*closing, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.create_task(self._connect(reader, writer))
        self._connections[connection] = writer
        connection.add_done_callback(self._connections.pop)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            answers, asks = await asyncio.open_unix_connection(self._database)
            writers.append(asks)
            ways = [asyncio.create_task(self._pass(*way)) for way in ((reader, asks), (answers, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            pass
        finally:
            for each in writers:
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1024):
            await self._loud.wait()
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def line_to(database: Database) -> AsyncIterator[Line]:
    """A way to a database."""
    with tempfile.TemporaryDirectory(prefix="parlour-line-") as folder:
        line = Line(database, Path(folder))
        await line.mend()
        try:
            yield line
        finally:
            await line.cut()
