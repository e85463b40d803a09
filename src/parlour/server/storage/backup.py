"""A consistent copy of a SQLite store, possible while a server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.server.storage import sqlite
from parlour.server.storage.store import StoreError


def back_up(source: Path, to: Path) -> None:
    """Copy a store's file to a new one, readable by its owner only; raises `StoreError`."""
    with closing(sqlite.read_only(source)) as reader:
        try:
            os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, sqlite.PRIVATE))
        except FileExistsError:
            raise StoreError(f"{to} exists already; a backup is written to a new file") from None
        except OSError as error:
            raise StoreError(f"{to} cannot be written: {error.strerror}") from error
        try:
            _copy(reader, to)
        except (sqlite3.Error, StoreError) as error:
            to.unlink(missing_ok=True)
            raise StoreError(f"no backup was made of {source}: {error}") from error
        except BaseException:
            to.unlink(missing_ok=True)
            raise


def _copy(reader: sqlite3.Connection, to: Path) -> None:
    with closing(sqlite3.connect(to, isolation_level=None)) as copy:
        reader.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
        sqlite.check(copy)
