"""What a client may cost: processor time, measured as it is used and charged to whoever asked.

An account fills with time and may be overdrawn, since nobody knows beforehand what something costs. Whoever
has overdrawn waits (`server.http.fair_queue`) until the account is level again.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import wraps
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar

from parlour.server.http.rate_limits import MOST_REMEMBERED

P = ParamSpec("P")
Got = TypeVar("Got")

_payer: Final[ContextVar[Account | None]] = ContextVar("payer", default=None)


class Account:
    """Seconds of processor time: gains `rate` a second up to `burst`, and may be overdrawn.

    >>> now = 0.0
    >>> account = Account(rate=0.5, burst=2, clock=lambda: now)
    >>> account.charge(3)
    >>> account.left, account.wait
    (-1.0, 2.0)
    >>> now = 2.0
    >>> account.wait
    0.0
    """

    __slots__ = ("_burst", "_clock", "_left", "_lock", "_rate", "_then", "above", "charged")

    def __init__(
        self,
        rate: float,
        burst: float,
        above: Account | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`above`: the account that pays too, as an address does for each of its sockets."""
        self.above = above
        self.charged = 0.0
        """Seconds charged in all."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._then = clock()
        self._lock = threading.Lock()

    def charge(self, seconds: float) -> None:
        """Charge processor time that has been used, in whatever thread."""
        with self._lock:
            self._fill()
            self._left -= seconds
            self.charged += seconds
        if self.above is not None:
            self.above.charge(seconds)

    @property
    def left(self) -> float:
        """Seconds that may be used still; below 0 when overdrawn."""
        with self._lock:
            self._fill()
            return self._left

    @property
    def wait(self) -> float:
        """Seconds until the account, and the one above, are not overdrawn."""
        own = max(0.0, -self.left / self._rate)
        return own if self.above is None else max(own, self.above.wait)

    @property
    def address(self) -> Account:
        """The account of the address that this is one of."""
        return self if self.above is None else self.above.address

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Accounts:
    """An account for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        """The account of an address."""
        account = self._of.get(address)
        if account is None:
            account = self._of[address] = Account(self._rate, self._burst)
            if len(self._of) > MOST_REMEMBERED:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return account


async def metered(work: Awaitable[Got], account: Account | None) -> Got:
    """Await `work`; the time that its own steps take, not that it waits, is charged to `account`."""
    if account is None:
        return await work
    token = _payer.set(account)
    try:
        return await _stepwise(work, account)
    finally:
        _payer.reset(token)


@coroutine
def _stepwise(work: Awaitable[Got], account: Account) -> Generator[Any, Any, Got]:
    """Await something step by step, and charge each step."""
    steps = work.__await__()
    step: Callable[[Any], Any] = steps.send
    given: Any = None
    while True:
        began = time.thread_time()
        try:
            waits_for = step(given)
        except StopIteration as done:
            result: Got = done.value
            return result
        finally:
            account.charge(time.thread_time() - began)
        try:
            step, given = steps.send, (yield waits_for)
        except BaseException as error:  # a cancellation, say: it is the work's own affair
            step, given = steps.throw, error


def payer() -> Account | None:
    """The account of whoever asked for what is done now; None for what the server does of itself."""
    return _payer.get()


def charged(work: Callable[P, Got]) -> Callable[P, Got]:
    """`work` for another thread, charged to whoever asks for it now."""
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
