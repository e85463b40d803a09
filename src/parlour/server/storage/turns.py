"""Processes that write into one file take turns, in the order of the operating system's queue.

SQLite itself waits for another writer by sleeping and trying again, which costs milliseconds. The system
releases a turn when its process ends in any way.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

FILE: Final = "parlour.turn"


class Turns:
    """The turns of one process."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for a turn, and hold it in this block."""
        if sys.platform == "win32":
            raise NotImplementedError("workers need fork")
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Take no more turns."""
        os.close(self._file)
