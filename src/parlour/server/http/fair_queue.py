"""A queue for a limited number of places, fair over addresses.

Of the waiting addresses, the one with the highest balance is next; within one address, the shortest job.
Overdrawn clients wait without blocking others.
"""

from __future__ import annotations

import asyncio
from bisect import insort
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from itertools import count
from typing import Final

from parlour.server.http.cpu_budgets import Account

_place: Final[ContextVar[Ticket | None]] = ContextVar("place", default=None)


class MustWait(Exception):
    """The wait was too long, or too many wait already; retry `after` this many seconds."""

    def __init__(self, after: float) -> None:
        super().__init__(after)
        self.after = after


class Ticket:
    """A job that waits for a place, or has one."""

    def __init__(self, queue: FairQueue, account: Account) -> None:
        self.account = account
        self.holder = asyncio.current_task()
        self.admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue: FairQueue | None = queue

    @property
    def ready(self) -> bool:
        """Whether it may be admitted: not overdrawn, and its holder has not given up."""
        return not self.admitted.done() and not self.account.wait

    def leave(self) -> None:
        """Give the place back; idempotent."""
        queue, self._queue = self._queue, None
        if queue is not None:
            queue.left(self)


class FairQueue:
    """A number of places, and a limit per address."""

    def __init__(self, places: int, of_address: int, *, patience: float, most_waiting: int = 1000) -> None:
        """Jobs wait at most `patience` seconds, and at most `most_waiting` of one address at a time."""
        self._free = places
        self._of_address = of_address
        self._patience = patience
        self._most_waiting = most_waiting
        self._inside: Counter[Account] = Counter()
        self._lines: dict[Account, list[tuple[float, int, Ticket]]] = {}  # each in the order of its turns
        self._number = count()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._lines.values()))

    def open_to(self, account: Account) -> bool:
        """Whether a job so short that it needs no place may be done before all that wait.

        Within an address the shortest is next in any case; of the others only those count that may be
        admitted and have a higher balance.
        """
        own = account.address
        return not account.wait and not any(
            other is not own and self._inside[other] < self._of_address and other.left > own.left
            for other in self._lines
        )

    @asynccontextmanager
    async def place(self, account: Account, size: float = 0.0) -> AsyncIterator[Ticket]:
        """Wait for a place and hold it in this block; raises `MustWait`.

        A place in another queue must be given back first.
        """
        step_aside()
        place = await self._enter(account, size)
        token = _place.set(place)
        try:
            yield place
        finally:
            _place.reset(token)
            place.leave()

    async def _enter(self, account: Account, size: float) -> Ticket:
        line = self._lines.setdefault(account.address, [])
        if len(line) >= self._most_waiting:
            raise MustWait(max(1.0, account.wait))
        place = Ticket(self, account)
        entry = (size, next(self._number), place)
        insort(line, entry)
        self._admit()
        try:
            async with asyncio.timeout(self._patience):
                await place.admitted
        except BaseException as error:
            if place.admitted.done() and not place.admitted.cancelled():
                place.leave()
            else:
                self._remove(entry)
            if isinstance(error, TimeoutError):
                raise MustWait(max(1.0, account.wait)) from None
            raise
        return place

    def left(self, place: Ticket) -> None:
        """A place has become free."""
        address = place.account.address
        self._free += 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
        self._admit()

    def _admit(self) -> None:
        """Admit the next jobs while there are places; check again when the next account is positive."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._free and (entry := self._next()) is not None:
            place = entry[2]
            self._remove(entry)
            self._free -= 1
            self._inside[place.account.address] += 1
            place.admitted.set_result(None)

    def _next(self) -> tuple[float, int, Ticket] | None:
        soonest = float("inf")
        found: list[tuple[float, int, Ticket]] = []
        for address, line in self._lines.items():
            if self._inside[address] >= self._of_address:
                continue
            able = None if address.wait else next((entry for entry in line if entry[2].ready), None)
            if able is not None:
                found.append(able)
            else:
                soonest = min(soonest, address.wait or min(entry[2].account.wait for entry in line))
        if not found and soonest < float("inf"):
            self._timer = asyncio.get_running_loop().call_later(soonest, self._admit)
        return max(found, key=lambda entry: entry[2].account.address.left, default=None)

    def _remove(self, entry: tuple[float, int, Ticket]) -> None:
        address = entry[2].account.address
        line = self._lines[address]
        line.remove(entry)
        if not line:
            del self._lines[address]


def step_aside() -> None:
    """Give the place back before waiting for something slow."""
    place = _place.get()
    if place is not None and place.holder is asyncio.current_task():
        place.leave()
