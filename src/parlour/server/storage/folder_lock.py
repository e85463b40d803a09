"""Locks a data folder for one process. The operating system releases it when the process ends in any way."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from parlour.server.storage.store import StoreInUse

FILE: Final = "parlour.lock"


class FolderLock:
    """Held from creation to `release`; raises `StoreInUse` if another process holds it."""

    def __init__(self, folder: Path) -> None:
        self._held = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._held)
        except OSError:
            os.close(self._held)
            raise StoreInUse(
                f"another Parlour is using the data in {folder}; stop it, or choose another folder"
            ) from None

    def release(self) -> None:
        """Release the folder."""
        os.close(self._held)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
