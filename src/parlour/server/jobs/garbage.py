"""Memory: cycles are collected rarely, never among what is loaded for good; one heap serves all threads.

Loaded code (libraries, games, compiled rules) is most of all objects. Scanning it stopped the event loop for
50 to 200 ms at a time and never found anything.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

THRESHOLDS: Final = (50_000, 20, 50)
"""New objects per collection of the youngest generation, and younger collections per older one."""
M_ARENA_MAX: Final = -8
"""As in glibc's `malloc.h`."""


def spare_what_is_loaded() -> None:
    """Collect once, then freeze everything that exists."""
    gc.unfreeze()  # what was loaded and has been dropped since
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def keep_one_heap() -> bool:
    """Let all threads allocate from one heap; whether the system's library can do so.

    glibc gives threads heaps of their own, up to eight a core, and each keeps what others could use.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    return mallopt is not None and mallopt(M_ARENA_MAX, 1) == 1
