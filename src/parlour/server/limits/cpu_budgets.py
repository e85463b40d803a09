"""CPU budgets of clients: a price for each turn, and the processor time of what is done in threads.

An account refills over time and may be overdrawn, since costs are not known in advance. Overdrawn clients
wait (`server.limits.fair_queue`) until their balance is positive again; their sockets are not read meanwhile.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from parlour.server.bounded import Bounded
from parlour.server.limits.rate_limits import MOST_REMEMBERED

P = ParamSpec("P")
Got = TypeVar("Got")

_payer: Final[ContextVar[Account | None]] = ContextVar("payer", default=None)


class Account:
    """Seconds of processor time: gains `rate` per second up to `burst`, and may be overdrawn.

    >>> now = 0.0
    >>> account = Account(rate=0.5, burst=2, clock=lambda: now)
    >>> account.charge(3)
    >>> account.left, account.wait
    (-1.0, 2.0)
    >>> now = 2.0
    >>> account.wait
    0.0
    """

    __slots__ = ("_burst", "_clock", "_left", "_lock", "_paid", "_rate", "_then", "above")

    def __init__(
        self,
        rate: float,
        burst: float,
        above: Account | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`above`: the account that is charged too, as an address is for each of its sockets."""
        self.above = above
        self._paid = 0.0
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._then = clock()
        self._lock = threading.Lock()

    def charge(self, seconds: float) -> None:
        """Charge processor time used, in any thread."""
        with self._lock:
            self._fill()
            self._left -= seconds
            self._paid += seconds
        if self.above is not None:
            self.above.charge(seconds)

    @property
    def charged(self) -> float:
        """Seconds charged in total."""
        return self._paid

    @property
    def left(self) -> float:
        """Seconds left; negative when overdrawn."""
        with self._lock:
            self._fill()
            return self._left

    @property
    def wait(self) -> float:
        """Seconds until the account, and the one above, are not overdrawn."""
        own = 0.0 if self._left >= 0 else max(0.0, -self.left / self._rate)  # it only gains by itself
        return own if self.above is None else max(own, self.above.wait)

    @property
    def address(self) -> Account:
        """The account of the address this belongs to."""
        return self if self.above is None else self.above.address

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Accounts:
    """One account per address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of = Bounded[str, Account](MOST_REMEMBERED)

    def of(self, address: str) -> Account:
        """The account of an address."""
        return self._of.get_or_make(address, lambda: Account(self._rate, self._burst))


@contextmanager
def paying(account: Account) -> Iterator[None]:
    """Charge what is done in this block in threads to an account."""
    token = _payer.set(account)
    try:
        yield
    finally:
        _payer.reset(token)


def payer() -> Account | None:
    """The account that current work is charged to; None for the server's own work."""
    return _payer.get()


def charged(work: Callable[P, Got]) -> Callable[P, Got]:
    """Wrap `work` for another thread, charged to the current account."""
    account = payer()
    if account is None:
        return work

    @wraps(work)
    def measured(*args: P.args, **kwargs: P.kwargs) -> Got:
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            account.charge(time.thread_time() - began)

    return measured
