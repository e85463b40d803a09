"""A real PostgreSQL of the tests' own, in a temporary folder, reached through a Unix socket."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
USER: Final = "parlour"
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

    def start(self) -> None:
        """Open it, and wait until it takes connections."""
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, connections or not."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")


@contextmanager
def database(programs: Path) -> Iterator[Database]:
    """A PostgreSQL that runs as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="parlour-pg-", ignore_cleanup_errors=True) as folder:
        made = Database(Path(folder), programs)
        made.start()
        try:
            yield made
        finally:
            made.stop()
