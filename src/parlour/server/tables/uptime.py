"""The time of events and clocks, which also detects outages.

Every event reads the time, and so does a heartbeat. If nothing has read it for longer than a heartbeat takes,
the host slept or was paused, or the event loop was blocked: that time counts as an outage.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

BEAT_SECONDS: Final = 0.5
"""Seconds between two heartbeats."""
FREEZE_SECONDS: Final = 2.0
"""Seconds without a heartbeat that are no outage yet."""


class Uptime:
    """The time at this server, and the periods in which no server was up.

    >>> clock = [1000.0]
    >>> now = Uptime(lambda: clock[0])
    >>> now.watch()
    >>> clock[0] = 1060.0
    >>> now(), now.freezes, now.outages
    (1060.0, [(1000.0, 1060.0)], [(1000.0, 1060.0)])
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._asked: float | None = None
        self._asking = threading.Lock()
        self.freezes: list[tuple[float, float]] = []
        """Periods in which this process was frozen: from one reading of the clock to the next."""
        self.outages: list[tuple[float, float]] = []
        """Periods in which no server on the store was up, and freezes not yet reported to the store."""

    def watch(self) -> None:
        """Start the heartbeat, from which gaps count."""
        self._asked = self._now()

    def __call__(self) -> float:
        """The time, in seconds since 1970."""
        now = self._now()
        if self._asked is not None:
            with self._asking:  # threads read the time too
                before, self._asked = self._asked, max(now, self._asked)
                if now - before > FREEZE_SECONDS:
                    self.freezes.append((before, now))
                    self.outages.append((before, now))
        return now
