"""Rate limits: token buckets, and counts of what a client holds."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from parlour.server.bounded_cache import BoundedCache
from parlour.server.settings import Rate

MOST_REMEMBERED: Final = 50_000
"""Addresses remembered; the least recently seen are forgotten first."""
NEVER: Final = 3600.0
"""The wait in seconds that stands for one without an end."""
HOME_PREFIX: Final = 64
"""Bits of an IPv6 address that belong to one household or host."""


class Bucket:
    """A token bucket: gains tokens at a rate, and holds up to its burst of them.

    A request takes a token if there is one. Work whose cost is known only afterwards is charged for it, and
    may overdraw the bucket: then its client waits.

    >>> now = 0.0
    >>> bucket = Bucket(Rate(2, burst=3), clock=lambda: now)
    >>> [bucket.take() for _ in range(4)]
    [True, True, True, False]
    >>> now = 0.5
    >>> bucket.take(), bucket.take()
    (True, False)
    >>> bucket.charge(3)
    >>> bucket.left, bucket.wait(), bucket.wait(1)
    (-3.0, 1.5, 2.0)
    """

    __slots__ = ("_clock", "_left", "_lock", "_rate", "_then", "above", "charged")

    def __init__(
        self, rate: Rate, above: Bucket | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`above` is a bucket that is charged too: that of the address, for a socket's."""
        self.above = above
        self.charged = 0.0
        """The sum of all charges since the bucket was made."""
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._then = clock()
        self._lock = threading.Lock()

    def take(self) -> bool:
        """Take one token if there is one; returns whether there was."""
        with self._lock:
            self._fill()
            if self._left < 1:
                return False
            self._left -= 1
            return True

    def reserve(self, most: float) -> float:
        """Take one token even if there is none yet; returns the seconds until it is there, `most` at most.

        Returns 0 for a bucket that gains nothing.

        >>> bucket = Bucket(Rate(2, burst=1), clock=lambda: 0.0)
        >>> [bucket.reserve(most=0.9) for _ in range(4)]
        [0.0, 0.5, 0.9, 0.9]
        """
        gained = self._rate.per_second
        with self._lock:
            self._fill()
            self._left = max(self._left - 1, -most * gained)
            return max(0.0, -self._left) / gained if gained else 0.0

    def charge(self, amount: float) -> None:
        """Charge an amount to this bucket and those above it; safe in any thread."""
        with self._lock:
            self._fill()
            self._left -= amount
            self.charged += amount
        if self.above is not None:
            self.above.charge(amount)

    @property
    def left(self) -> float:
        """How much is left; negative when overdrawn."""
        with self._lock:
            self._fill()
            return self._left

    def wait(self, amount: float = 0.0) -> float:
        """Seconds until this bucket and those above hold `amount`; by default, until none is overdrawn."""
        own = 0.0
        if self._left < amount:  # a value not refilled yet is at most too low
            gained = self._rate.per_second
            own = max(0.0, (amount - self.left) / gained) if gained else NEVER
        return own if self.above is None else max(own, self.above.wait(amount))

    @property
    def address(self) -> Bucket:
        """The bucket of the address that this one belongs to."""
        return self.above or self

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.per_second)
        self._then = now


class Buckets:
    """One bucket per address."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._of = BoundedCache[str, Bucket](MOST_REMEMBERED)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        return self._of.get_or_make(address, lambda: Bucket(self._rate))


class Tries:
    """Limits the wrong tries of each address, but never tries of values that are known to be right there.

    So somebody who guesses does not lock out others behind the same address, whose values are known there.

    >>> tries = Tries(Rate(0.5, burst=1))
    >>> tries.right("a", "red")
    >>> tries.wrong("a")
    >>> [tries.wait(address, word) > 0 for address, word in (("a", "blue"), ("a", "red"), ("b", "blue"))]
    [True, False, False]
    """

    def __init__(self, rate: Rate) -> None:
        self._in_vain = Buckets(rate)
        self._right = BoundedCache[tuple[str, str], bool](MOST_REMEMBERED)

    def wait(self, address: str, tried: str) -> float:
        """Seconds until an address may try a value."""
        return 0.0 if self._right.get((address, tried)) else self._in_vain.of(address).wait(1)

    def right(self, address: str, tried: str) -> None:
        """Note a value that an address has rightly tried, or was shown."""
        self._right.put((address, tried), True)

    def wrong(self, address: str) -> None:
        """Count a wrong try of an address."""
        self._in_vain.of(address).charge(1)


class Counts:
    """Counts how many things each address holds; none may hold more than half of what is left for others.

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
        """Count one thing more for an address if allowed; returns whether it was."""
        held, left = self._of.get(address, 0), self._most_in_all - self.total
        if held >= self._most or not left or held > left // 2:
            return False
        self._of[address] = held + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """Count one thing less for an address."""
        self.total -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


@lru_cache(MOST_REMEMBERED)
def household(address: str) -> str:
    """The addresses that count as one client: an IPv4 address, or an IPv6 network.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, HOME_PREFIX), strict=False))
    return str(parsed)
