"""Rate limits: token buckets, and counts of what a client holds."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from parlour.server.bounded import Bounded

MOST_REMEMBERED: Final = 50_000
"""Addresses remembered; the least recently seen are forgotten first."""
HOME_PREFIX: Final = 64
"""Bits of an IPv6 address that belong to one household or host."""


class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` per second; each request takes one.

    >>> now = 0.0
    >>> bucket = Bucket(rate=2, burst=3, clock=lambda: now)
    >>> [bucket.take() for _ in range(4)]
    [True, True, True, False]
    >>> now = 0.5
    >>> bucket.take(), bucket.take()
    (True, False)
    """

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._then = clock()

    def take(self) -> bool:
        """Take one token if there is one; returns whether there was."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def reserve(self, most: float) -> float:
        """Take one token even if there is none yet; returns the seconds until it is there, `most` at most.

        >>> bucket = Bucket(rate=2, burst=1, clock=lambda: 0.0)
        >>> [bucket.reserve(most=0.9) for _ in range(4)]
        [0.0, 0.5, 0.9, 0.9]
        """
        if not self.take():
            self._left = max(self._left - 1, -most * self._rate)
        return max(0.0, -self._left) / self._rate

    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self._left) / self._rate) if self._rate else 3600.0


class Buckets:
    """One bucket per address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._of = Bounded[str, Bucket](MOST_REMEMBERED)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        return self._of.get_or_make(address, lambda: Bucket(self._rate, self._burst, self._clock))


class Counts:
    """How many things each address holds; none may hold more than half of what is left for others.

    >>> counts = Counts(10, 12)
    >>> [sum(counts.enter(address) for _ in range(10)) for address in ("a", "b", "c", "d")]
    [5, 3, 2, 1]
    """

    def __init__(self, most: int, most_in_all: int) -> None:
        self._most = most
        self._most_in_all = most_in_all
        self._of: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Hold one more if allowed; returns whether it was."""
        held, left = self._of.get(address, 0), self._most_in_all - self.total
        if held >= self._most or not left or held > left // 2:
            return False
        self._of[address] = held + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Hold one less."""
        self.total -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


@lru_cache(MOST_REMEMBERED)
def household(address: str) -> str:
    """What counts as one client: an IPv4 address, or an IPv6 network.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, HOME_PREFIX), strict=False))
    return str(found)
