"""Imported by a server that is measured: appends what its garbage collections take to `$PAUSES`.

In milliseconds of the thread's processor time, so that what else the machine does is left out.
"""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path

FILE = os.environ.get("PAUSES", "")
_began = 0.0


def note(phase: str, _: dict[str, int]) -> None:
    """Called by the collector."""
    global _began  # the collector calls a function, and knows of nothing else
    if phase == "start":
        _began = time.thread_time()
        return
    took = 1000 * (time.thread_time() - _began)
    with Path(FILE).open("a", encoding="utf-8") as file:
        file.write(f"{took}\n")


if FILE:
    Path(FILE).touch()
    gc.callbacks.append(note)
