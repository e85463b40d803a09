"""CPU budgets of clients: processor time, measured as it is used and charged to the client.

An account refills over time and may be overdrawn, since costs are not known in advance. Overdrawn clients
wait (`server.http.fair_queue`) until their balance is positive again; their sockets are not read meanwhile.
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

WORTH_CHARGING: Final = 500e-6
"""Seconds: what is less is charged with what follows, since to charge takes some microseconds."""

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

    __slots__ = ("_burst", "_clock", "_left", "_lock", "_owed", "_paid", "_rate", "_then", "above")

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
        self._owed = 0.0  # less than is worth charging
        self._then = clock()
        self._lock = threading.Lock()

    def charge(self, seconds: float) -> None:
        """Charge processor time used, in any thread; small amounts together."""
        with self._lock:
            self._owed += seconds
            if abs(self._owed) < WORTH_CHARGING:
                return
            owed, self._owed = self._owed, 0.0
            self._fill()
            self._left -= owed
            self._paid += owed
        if self.above is not None:
            self.above.charge(owed)

    @property
    def charged(self) -> float:
        """Seconds charged in total."""
        return self._paid + self._owed

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
    """Await `work`; the time of its own steps, not of waiting, is charged to `account`."""
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
    try:
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
            except BaseException as error:  # for example a cancellation, which is up to the work
                step, given = steps.throw, error
    finally:
        given = None  # an error's traceback refers to this frame


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
