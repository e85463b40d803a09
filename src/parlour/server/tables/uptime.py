"""The time of events and clocks, which notices when nobody could be served for a while.

Everything that happens asks for the time, and so does a heartbeat. If nothing has asked for longer than a
heartbeat takes, the host slept or was paused, or the event loop was blocked: that time counts as an outage.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

BEAT_SECONDS: Final = 0.5
"""Seconds between two heartbeats."""
FREEZE_SECONDS: Final = 2.0
"""The longest time without a heartbeat that is no outage."""


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
        """Times in which this process stood still: from the last reading of the clock to the next one."""
        self.outages: list[tuple[float, float]] = []
        """Times in which no server on the store was up, and freezes that the store has not been told of."""

    def watch(self) -> None:
        """Count gaps from now on: a heartbeat asks for the time."""
        self._asked = self._now()

    def __call__(self) -> float:
        """The time, in seconds since 1970."""
        now = self._now()
        if self._asked is not None:
            with self._asking:  # threads ask too
                before, self._asked = self._asked, max(now, self._asked)
                if now - before > FREEZE_SECONDS:
                    self.freezes.append((before, now))
                    self.outages.append((before, now))
        return now
