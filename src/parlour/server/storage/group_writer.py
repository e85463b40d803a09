"""Group commit: what is added while one group is written goes into the next one, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from parlour.play.events import Event
from parlour.server.storage.store import StoreError, TableSummary

MOST_IN_A_GROUP: Final = 500
ENOUGH: Final = 16
"""Writes that do not wait for more."""

Row = tuple[Any, ...]
Write = TypeVar("Write")


class Commit(NamedTuple):
    """Events of one table and its new summary, as rows."""

    events: list[Row]
    card: Row

    @classmethod
    def of(cls, summary: TableSummary, events: Sequence[Event]) -> Commit:
        """The rows of a commit."""
        table = summary.table
        rows: list[Row] = [(table, e.n, e.kind, e.seat, e.at, e.to_json().decode()) for e in events]
        entered = summary.open > 0 or summary.watching != "closed"
        listed = summary.visibility == "open" and summary.phase != "over" and entered
        text = msgspec.json.encode(summary).decode()
        return cls(
            rows, (table, summary.invite, listed, summary.bots_due, summary.updated, summary.deadline, text)
        )


class GroupWriter(Generic[Write]):
    """Writes groups in one transaction each, one after the other; every writer hears its own result.

    A group is written once a turn of the event loop adds nothing to it: of many that come one by one, more
    share a transaction, and one that comes alone waits for nobody.
    """

    def __init__(self, write: Callable[[list[Write]], Awaitable[Sequence[Exception | None]]]) -> None:
        """`write` writes a group and returns for each member None or its error; it may fail as a whole."""
        self._write = write
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self.closed = False

    def add(self, one: Write) -> asyncio.Future[None]:
        """Queue a write; the future is done when it is on disk. Raises `StoreError` once this is closed."""
        if self.closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((one, written))
        if self._writing is None:  # in nobody's context: it writes for all
            self._writing = loop.create_task(self._write_all(), context=Context())
        return written

    async def close(self) -> None:
        """Take no more, and wait until everything is written."""
        self.closed = True
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        seen = 1
        while self._waiting:
            while seen < len(self._waiting) < ENOUGH:
                seen = len(self._waiting)
                await asyncio.sleep(0)
            group, self._waiting = self._waiting[:MOST_IN_A_GROUP], self._waiting[MOST_IN_A_GROUP:]
            results: Sequence[Exception | None]
            try:
                results = await self._write([one for one, _ in group])
            except Exception as error:  # its writers hear of it, and the next group is written
                results = [error] * len(group)
            for (_, written), result in zip(group, results, strict=True):
                if written.done():
                    continue  # whoever waited was cancelled
                if result is None:
                    written.set_result(None)
                else:
                    written.set_exception(result)
            seen = 0
        self._writing = None
