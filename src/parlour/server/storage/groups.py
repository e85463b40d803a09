"""Commits on their way to the disk, which stores write in groups; each writer hears its own result."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextvars import Context
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from parlour.play.events import Event
from parlour.server.logs import log
from parlour.server.storage.store import Stored, TableSummary

Row = tuple[Any, ...]


@dataclass(eq=False, slots=True)
class Append:
    """A pending write, and its waiting writer."""

    table: str
    row: Row
    """The rows of its events, and of its card; or the values of a statement of its own."""
    loop: asyncio.AbstractEventLoop
    done: Stored
    after: Append | None = None
    """A write of the same table, without which this one fails too."""
    failed: bool = False
    sql: str = ""
    """Its own statement, unless it is a commit."""

    @property
    def stranded(self) -> bool:
        """Whether what it needs has failed."""
        return self.after is not None and self.after.failed


class Appending(ABC):
    """What stores that call back have in common."""

    @abstractmethod
    def append_then(
        self, summary: TableSummary, events: list[Event], done: Stored, after: object | None = None
    ) -> Append:
        """Store events of one table and its new summary; `done` is called on the loop when they are on disk.

        `after`: another write of the same table, without which this one fails too.
        """

    async def append(self, summary: TableSummary, events: list[Event]) -> None:
        """The same for who waits: returns when they are on disk."""
        written = asyncio.get_running_loop().create_future()
        self.append_then(summary, events, partial(settled, written))
        await written


def commit(summary: TableSummary, events: Sequence[Event], done: Stored, after: object | None) -> Append:
    """Events of one table and its new summary, as rows."""
    table = summary.table
    rows = [(table, e.n, e.kind, e.seat, e.at, e.to_json().decode()) for e in events]
    listed = summary.visibility == "open" and summary.phase != "over"
    text = msgspec.json.encode(summary).decode()
    card = (table, summary.invite, listed, summary.bots_due, summary.updated, summary.deadline, text)
    before = after if isinstance(after, Append) else None
    return Append(table, (rows, card), asyncio.get_running_loop(), done, before)


def settle(
    group: Sequence[Append],
    results: Sequence[Exception | None],
    here: asyncio.AbstractEventLoop | None = None,
) -> None:
    """Notify the waiting writers, in order, once per loop; `here`: the loop that this runs on, if any.

    They hear it in a context of their own, not in that of whoever happens to write.
    """
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Stored, Exception | None]]] = {}
    for one, result in zip(group, results, strict=True):
        by_loop.setdefault(one.loop, []).append((one.done, result))
        del one.done  # it refers to this, and both to the table: a circle
        one.after = None
    for loop, told in by_loop.items():
        if not loop.is_closed():
            soon = loop.call_soon if loop is here else loop.call_soon_threadsafe
            soon(tell, told, context=Context())


def tell(told: Sequence[tuple[Stored, Exception | None]]) -> None:
    """Tell each waiting writer its result."""
    for done, result in told:
        try:
            done(result)
        except Exception:  # the others of its group must hear theirs
            log().exception("a commit could not be told")


def settled(written: asyncio.Future[None], result: Exception | None) -> None:
    """Give a future its result, unless it was cancelled."""
    if written.done():
        return
    if result is None:
        written.set_result(None)
    else:
        written.set_exception(result)
