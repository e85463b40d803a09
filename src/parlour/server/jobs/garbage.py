"""Garbage collection of cycles: rare, and never among what is loaded permanently.

Loaded code (libraries, games, compiled rules) is most of all objects. Scanning it stopped the event loop for
50 to 200 ms at a time and never found anything.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (50_000, 20, 50)
"""New objects per collection of the youngest generation, and younger collections per older one."""


def spare_what_is_loaded() -> None:
    """Collect once, then freeze everything that exists."""
    gc.unfreeze()  # what was loaded and has been dropped since
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
