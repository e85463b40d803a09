"""Memory: cycles are collected rarely, never among objects loaded at the start; threads share a heap.

Most objects are loaded code (libraries, games), then live tables. Scanning all of them blocks the event loop
for 50 to 600 ms, and finds next to nothing, as the garbage of commits is young.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

THRESHOLDS: Final = (10_000, 2, 5_000)
"""New objects per collection of the youngest generation, and younger collections per older one.

The first two take milliseconds, up to 50 with a hundred busy tables, so they must be rare, and must not be
triggered by many concurrent commits: each holds a few hundred objects for a moment, and leaves five for good.
The third scans everything, once in 100 million objects, which takes hours.
"""
M_ARENA_MAX: Final = -8
"""The number of this parameter in glibc's `malloc.h`."""


def spare_what_is_loaded() -> None:
    """Collect once, then freeze everything that exists."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def keep_one_heap() -> bool:
    """Let all threads allocate from one heap; returns whether the system's library can do so.

    glibc gives threads heaps of their own, up to eight a core, and each keeps memory that others could use.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    return mallopt is not None and mallopt(M_ARENA_MAX, 1) == 1
