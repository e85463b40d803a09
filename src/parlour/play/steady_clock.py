"""The time that events have, and that clocks run by: one that nobody can set."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970, as the clock on the wall was when the program started.

    A clock that is set while the program runs moves no deadline: from then on the machine's own is counted.

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
        """The time."""
        return self._offset + self._counted()


def since_boot() -> float:
    """Seconds that nobody can set, those asleep among them where the system counts them."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


_steady = SteadyClock(time.time, since_boot)


def seconds() -> float:
    """Seconds since 1970; never jumps."""
    return _steady()
