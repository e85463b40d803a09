"""When Python looks for garbage in circles: seldom, and never among what is loaded for good.

What is loaded (libraries, games, compiled rules) is most of all objects. Looking through it stopped the event
loop for 50 to 200 ms at a time, without ever finding anything.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (50_000, 20, 50)
"""New objects until the youngest are looked through, and how often the younger ones before the older."""


def spare_what_is_loaded() -> None:
    """Look through everything once, and never again through what is there by now."""
    gc.unfreeze()  # what was loaded, and has been let go since
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
