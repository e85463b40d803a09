"""Group commit: writes that arrive while a group is written form the next one, in one transaction."""

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
"""The number of writes that make a group without waiting for more."""

Row = tuple[Any, ...]
Write = TypeVar("Write")
Done: TypeAlias = asyncio.Future[Any] | Future[Any]
"""The result of writing a group: None or an error for each member, or an error for the whole group."""
Begin: TypeAlias = Callable[[list[Write], Callable[[Done], object]], None]
"""Starts writing a group; the callback is called with the result on the event loop."""


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
    """Writes groups, each in one transaction, one after the other; every writer gets its own result.

    A group is written once an iteration of the event loop adds nothing to it, so that a burst of writes
    shares a transaction, and a single write waits for nothing.
    """

    def __init__(self, begin: Begin[Write]) -> None:
        """`begin` starts writing a group, which may fail as a whole."""
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
            loop.call_soon(self._gather, 1, context=Context())  # not the caller's context: it writes for all
        return future

    async def close(self) -> None:
        """Refuse further writes, and wait until everything is written."""
        self.closed = True
        await self._idle.wait()

    def _gather(self, seen: int) -> None:
        """Start writing the queue, unless it grew since the last iteration, when it had `seen` writes."""
        if seen < len(self._waiting) < ENOUGH:
            asyncio.get_running_loop().call_soon(self._gather, len(self._waiting))
            return
        group, self._waiting = self._waiting[:MOST_IN_A_GROUP], self._waiting[MOST_IN_A_GROUP:]
        self._begin([write for write, _ in group], partial(self._written, [future for _, future in group]))

    def _written(self, group: Sequence[asyncio.Future[None]], done: Done) -> None:
        """Resolve the futures of a group, and start the next one."""
        error = done.exception()
        results: Sequence[BaseException | None] = [error] * len(group) if error else done.result()
        for future, result in zip(group, results, strict=True):
            if future.done():
                continue  # its waiter was cancelled
            if result is None:
                future.set_result(None)
            else:
                future.set_exception(result)
        if self._waiting:
            self._gather(0)
        else:
            self._idle.set()
