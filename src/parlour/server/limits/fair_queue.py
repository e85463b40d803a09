"""A queue for a limited number of places, fair over addresses.

Of the waiting addresses, the one that has had the least processor time is next (`Shares`); within one
address, the shortest job. Overdrawn clients wait without blocking others. One job is admitted per turn of the
event loop, or as soon as the last one has given its place back, and none while a job works in a thread
(`in_thread`): so who is next is decided again after each piece of work.

The account of a job is a `Bucket` of seconds, which may be overdrawn, since costs are not known in advance:
it is charged a price for the job's part on the event loop, and the processor time of its work in threads.
"""

from __future__ import annotations

import asyncio
import time
from bisect import insort
from collections.abc import Callable
from contextvars import ContextVar, copy_context
from functools import partial, wraps
from operator import attrgetter
from typing import Any, Final, ParamSpec, TypeVar

from parlour.kernel.message import HOUSE, Words
from parlour.server.limits.rate_limits import MOST_REMEMBERED, Bucket

P = ParamSpec("P")
Got = TypeVar("Got")

LEAST_SECONDS: Final = 0.001
"""The least seconds a turn counts for, so that addresses whose work costs nothing take turns too."""

_place: Final[ContextVar[Ticket | None]] = ContextVar("place", default=None)


class Shares:
    """The processor time that each address has had, so that the address with the least is next.

    A new address starts with as much as the address served last, so with neither credit nor debt (start-time
    fair queuing: Goyal, Vin and Cheng, 1996).

    >>> from parlour.server.settings import Rate
    >>> dear, cheap = (Bucket(Rate(1.0, 10.0)) for _ in range(2))
    >>> shares, order = Shares(), list[str]()
    >>> for _ in range(5):
    ...     address = min(dear, cheap, key=shares.had)
    ...     shares.note(address)
    ...     address.charge(3.0 if address is dear else 1.0)
    ...     order.append("dear" if address is dear else "cheap")
    >>> order
    ['dear', 'cheap', 'cheap', 'cheap', 'dear']
    """

    def __init__(self) -> None:
        self._now = 0.0  # the time that the address served last had had by then
        self._before: dict[Bucket, float] = {}  # offsets to what each was charged, oldest turns first

    def had(self, address: Bucket) -> float:
        """Return the seconds that an address has had, including those charged for its current turn."""
        before = self._before.get(address)
        return self._now if before is None else max(self._now, before + address.charged)

    def note(self, address: Bucket) -> None:
        """Note that an address has a turn."""
        self._now = self.had(address)
        self._before.pop(address, None)
        self._before[address] = self._now + LEAST_SECONDS - address.charged
        if len(self._before) > MOST_REMEMBERED:
            del self._before[next(iter(self._before))]


class MustWait(Exception):
    """Raised where a limit is exceeded; the client may retry after `after` seconds."""

    def __init__(self, after: float, sentence: Words = "") -> None:
        """`sentence` says which limit; by default, that the client asks for too much."""
        super().__init__(after)
        self.after = after
        self.sentence = sentence or HOUSE("too-much-for-now", seconds=round(after))


class Ticket:
    """A job that waits for a place, or has one, for a block (`async with`)."""

    __slots__ = ("_reset", "account", "address", "admitted", "holder", "queue", "since", "size", "waits")

    def __init__(self, queue: FairQueue, account: Bucket, size: float) -> None:
        self.queue = queue
        self.account, self.address = account, account.address
        self.size = size
        self.admitted = False
        self.holder: asyncio.Task[Any] | None = None
        self.since = 0.0
        """When the job began to wait, on the loop's clock."""
        self.waits: asyncio.Future[None] | None = None
        """Done once the job is admitted or has waited too long; None if it did not have to wait."""

    async def __aenter__(self) -> Ticket:
        """Wait for the place; raises `MustWait`."""
        self.holder, outer = asyncio.current_task(), _place.get()
        if outer is not None and outer.holder is self.holder:
            outer.leave()
        self.queue.enter(self)
        if not self.admitted:
            self.waits = asyncio.get_running_loop().create_future()
            try:
                await self.waits
            except BaseException:
                self.queue.give_up(self)
                raise
        self.account.charge(self.queue.price)
        self._reset = _place.set(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Give the place back."""
        _place.reset(self._reset)
        self.leave()

    @property
    def ready(self) -> bool:
        """Whether the job may be admitted: it still waits, and its account is not overdrawn."""
        return not (self.waits and self.waits.done()) and not self.account.wait()

    def leave(self) -> None:
        """Give the place back; idempotent."""
        if self.admitted:
            self.admitted = False
            self.queue.left(self)


class FairQueue:
    """A queue for a number of places, of which an address may have a limited number."""

    def __init__(
        self, places: int, of_address: int, *, patience: float, most_waiting: int = 1000, price: float = 0.0
    ) -> None:
        """Jobs wait at most `patience` seconds, and at most `most_waiting` of one address at a time.

        Each is charged `price` seconds for its work on the event loop, and the time of its work in threads.
        """
        self.price = price
        self._free = places
        self._of_address = of_address
        self._patience = patience
        self._most_waiting = most_waiting
        self._inside: dict[Bucket, int] = {}  # jobs that have a place
        self._lines: dict[Bucket, list[Ticket]] = {}  # each in the order of its turns
        self._shares = Shares()
        self._timer: asyncio.TimerHandle | None = None  # until an overdrawn account is positive
        self._patience_timer: asyncio.TimerHandle | None = None  # until somebody has waited too long
        self._at_work = 0  # jobs that work in threads
        self._admitted: Ticket | None = None  # in this turn of the event loop, until it gives its place back

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self._lines.values()))

    def place(self, account: Bucket, size: float = 0.0) -> Ticket:
        """A place to wait for and hold in an `async with` block; entering it raises `MustWait`.

        A job holds one place at a time: entering gives back the place that the same task has in another
        queue, and a place that another task of the job has must be given back before.
        """
        return Ticket(self, account, size)

    def enter(self, ticket: Ticket) -> None:
        """Let a job wait, or admit it at once; raises `MustWait`."""
        line = self._lines.setdefault(ticket.address, [])
        if len(line) >= self._most_waiting:
            raise MustWait(max(1.0, ticket.account.wait()))
        insort(line, ticket, key=attrgetter("size"))
        self._admit()
        if not ticket.admitted:
            loop = asyncio.get_running_loop()
            ticket.since = loop.time()
            if self._patience_timer is None:
                self._patience_timer = loop.call_later(self._patience, self._lose_patience)

    def give_up(self, ticket: Ticket) -> None:
        """Forget a job whose holder has stopped waiting."""
        if ticket.admitted:
            ticket.leave()
        else:
            self._remove(ticket)

    def left(self, ticket: Ticket) -> None:
        """Take back the place of a job, and admit the next one."""
        address = ticket.address
        if self._admitted is ticket:
            self._admitted = None
        self._free += 1
        others = self._inside.pop(address) - 1
        if others:
            self._inside[address] = others
        self._admit()

    def begin_work(self) -> None:
        """Admit no job until `end_work`."""
        self._at_work += 1

    def end_work(self) -> None:
        """Admit the next job, unless another one works in a thread."""
        self._at_work -= 1
        self._admit()

    def _admit(self) -> None:
        """Admit the next job if there is a place; check again when the next account is positive."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        may_admit = self._lines and self._free and not self._admitted and not self._at_work
        if may_admit and (ticket := self._next()) is not None:
            address = ticket.address
            self._remove(ticket)
            self._free -= 1
            self._inside[address] = self._inside.get(address, 0) + 1
            self._shares.note(address)
            ticket.admitted = True
            if ticket.waits is not None:
                ticket.waits.set_result(None)
            self._admitted = ticket
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._admitted = None
        self._admit()

    def _next(self) -> Ticket | None:
        soonest = float("inf")
        ready: list[Ticket] = []
        for address, line in self._lines.items():
            if self._inside.get(address, 0) >= self._of_address:
                continue
            able = None if address.wait() else next((ticket for ticket in line if ticket.ready), None)
            if able is not None:
                ready.append(able)
            else:
                soonest = min(soonest, address.wait() or min(ticket.account.wait() for ticket in line))
        if not ready and soonest < float("inf"):
            self._timer = asyncio.get_running_loop().call_later(soonest, self._admit)
        return min(ready, key=lambda ticket: self._shares.had(ticket.address), default=None)

    def _lose_patience(self) -> None:
        """Refuse jobs that have waited too long, and check again when the next one will have."""
        self._patience_timer, loop = None, asyncio.get_running_loop()
        tickets = [ticket for line in self._lines.values() for ticket in line if ticket.waits is not None]
        late = loop.time() - self._patience
        for ticket in tickets:
            if ticket.since <= late and ticket.waits is not None and not ticket.waits.done():
                ticket.waits.set_exception(MustWait(max(1.0, ticket.account.wait())))
        first = min((ticket.since for ticket in tickets if ticket.since > late), default=None)
        if first is not None:
            self._patience_timer = loop.call_later(first - late, self._lose_patience)

    def _remove(self, ticket: Ticket) -> None:
        address = ticket.address
        line = self._lines[address]
        line.remove(ticket)
        if not line:
            del self._lines[address]


def yield_place() -> None:
    """Give back the place of the current job, in any of its tasks, before waiting for something slow."""
    place = _place.get()
    if place is not None:
        place.leave()


def payer() -> Bucket | None:
    """The account that the current job is charged to; None for the server's own work."""
    place = _place.get()
    return None if place is None else place.account


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


async def in_thread(work: Callable[P, Got], *args: P.args, **kwargs: P.kwargs) -> Got:
    """Run work for the current job in a thread, charge the job for it, and return the result.

    Until the work is done the job's queue admits no other, even if the client stops waiting: two threads that
    hold the interpreter's lock by turns both take twice as long.
    """
    call = partial(copy_context().run, partial(charged(work), *args, **kwargs))
    future = asyncio.get_running_loop().run_in_executor(None, call)
    place = _place.get()
    if place is None:
        return await asyncio.shield(future)
    place.queue.begin_work()
    try:
        return await asyncio.shield(future)
    finally:  # after the job's next step, or when the thread ends if nobody awaits it any more
        future.add_done_callback(lambda _: place.queue.end_work())
