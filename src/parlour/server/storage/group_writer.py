"""Group commit: what is added while one group is written goes into the next one, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextvars import Context
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from parlour.play.events import Event
from parlour.server.storage.store import StoreError, TableSummary

MOST_IN_A_GROUP: Final = 500
ENOUGH: Final = 16
"""Writes that do not wait for more."""

Row = tuple[Any, ...]
Write = TypeVar("Write")
Done: TypeAlias = asyncio.Future[Any] | Future[Any]
"""A group that was written, with None or an error for each member, or has failed."""
Begin: TypeAlias = Callable[[list[Write], Callable[[Done], object]], None]
"""Begins to write a group, after which a callback is called on the event loop."""


class Commit(NamedTuple):
    """Events of one table and its new summary, as rows."""

    events: list[Row]
    card: Row

    @classmethod
    def of(cls, summary: TableSummary, events: Sequence[Event]) -> Commit:
        """The rows of a commit."""
        table = summary.table
        rows: list[Row] = [(table, e.n, e.kind, e.seat, e.at, e.to_json().decode()) for e in events]
        facts = (summary.invite, summary.listed, summary.bots_due, summary.updated, summary.deadline)
        return cls(rows, (table, *facts, summary.season, msgspec.json.encode(summary).decode()))


class GroupWriter(Generic[Write]):
    """Writes groups in one transaction each, one after the other; every writer hears its own result.

    A group is written once a turn of the event loop adds nothing to it: of many that come one by one, more
    share a transaction, and one that comes alone waits for nobody.
    """

    def __init__(self, begin: Begin[Write]) -> None:
        """`begin` begins to write a group, which may fail as a whole."""
        self._begin = begin
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self.closed = False

    def add(self, write: Write) -> asyncio.Future[None]:
        """Queue a write; the future is done when it is on disk. Raises `StoreError` once this is closed."""
        if self.closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._waiting.append((write, future))
        if self._idle.is_set():
            self._idle.clear()
            loop.call_soon(self._gather, 1, context=Context())  # in nobody's: it writes for all
        return future

    async def close(self) -> None:
        """Take no more, and wait until everything is written."""
        self.closed = True
        await self._idle.wait()

    def _gather(self, seen: int) -> None:
        """Begin to write what waits, unless more than was `seen` a turn ago makes it worth another one."""
        if seen < len(self._waiting) < ENOUGH:
            asyncio.get_running_loop().call_soon(self._gather, len(self._waiting))
            return
        group, self._waiting = self._waiting[:MOST_IN_A_GROUP], self._waiting[MOST_IN_A_GROUP:]
        self._begin([write for write, _ in group], partial(self._written, [future for _, future in group]))

    def _written(self, group: Sequence[asyncio.Future[None]], done: Done) -> None:
        """Tell those of a group what has become of it, and go on with the next one."""
        error = done.exception()
        results: Sequence[BaseException | None] = [error] * len(group) if error else done.result()
        for future, result in zip(group, results, strict=True):
            if future.done():
                continue  # whoever waited was cancelled
            if result is None:
                future.set_result(None)
            else:
                future.set_exception(result)
        if self._waiting:
            self._gather(0)
        else:
            self._idle.set()
