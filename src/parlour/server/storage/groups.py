"""Commits on their way to the disk, which stores write in groups; each writer hears its own result."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
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


def commit(summary: TableSummary, events: Sequence[Event], done: Stored, after: object | None) -> Append:
    """Events of one table and its new summary, as rows."""
    table = summary.table
    rows = [(table, e.n, e.kind, e.seat, e.at, e.to_json().decode()) for e in events]
    listed = summary.visibility == "open" and summary.phase != "over"
    text = msgspec.json.encode(summary).decode()
    card = (table, summary.invite, listed, summary.bots_due, summary.updated, summary.deadline, text)
    before = after if isinstance(after, Append) else None
    return Append(table, (rows, card), asyncio.get_running_loop(), done, before)


def settle(group: Sequence[Append], results: Sequence[Exception | None]) -> None:
    """Notify the waiting writers from another thread, once per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Stored, Exception | None]]] = {}
    for one, result in zip(group, results, strict=True):
        by_loop.setdefault(one.loop, []).append((one.done, result))
        del one.done  # it refers to this, and both to the table: a circle
        one.after = None
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, told)


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
