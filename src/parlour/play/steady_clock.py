"""The time of events and clocks, which setting the system clock does not change."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970, from the wall clock at program start.

    Setting the system clock later moves no deadline: time advances by a monotonic clock.

    >>> wall, counted = [1000.0], [5.0]
    >>> now = SteadyClock(lambda: wall[0], lambda: counted[0])
    >>> wall[0], counted[0] = 0.0, 7.0
    >>> now()
    1002.0
    """

    def __init__(self, wall: Callable[[], float], counted: Callable[[], float]) -> None:
        self._counted = counted
        self._offset = wall() - counted()

    def __call__(self) -> float:
        """The time now, in seconds since 1970."""
        return self._offset + self._counted()


def since_boot() -> float:
    """Monotonic seconds, including suspended time where the system counts it."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


_steady = SteadyClock(time.time, since_boot)


def seconds() -> float:
    """Seconds since 1970; never jumps."""
    return _steady()
