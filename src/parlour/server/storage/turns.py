"""Processes that write into one file take turns, in the order of the operating system's queue.

SQLite itself waits for another writer by sleeping and trying again, which costs milliseconds. The system
releases a turn when its process ends in any way.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

FILE: Final = "parlour.turn"


class Turns:
    """The turns of one process; without a folder, no other process writes, and it is always its turn."""

    def __init__(self, folder: Path | None) -> None:
        self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600) if folder else None

    @property
    def alone(self) -> bool:
        """Whether no other process writes."""
        return self._file is None

    def take(self, *, wait: bool) -> bool:
        """Take a turn, to be given back; False if others have theirs and it is not to wait for them."""
        if self._file is None:
            return True
        if sys.platform == "win32":
            raise NotImplementedError("workers need fork")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if wait:
                raise
            return False
        return True

    def give_back(self) -> None:
        """Let the others have theirs."""
        if self._file is not None and sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Take no more turns."""
        if self._file is not None:
            os.close(self._file)
