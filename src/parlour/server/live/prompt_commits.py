"""Commits without a task: proposed and folded at once, told by the store when they are on disk.

That is the way of a commit at a table that nobody holds, whose rules are compiled; every other one takes a
task (`Hub.change`), and so does one that has lost a race.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from prometheus_client import Histogram

from parlour.play.events import Event
from parlour.play.table import Table
from parlour.server.live.connection import Answer
from parlour.server.live.live_table import LiveTable
from parlour.server.live.live_tables import LiveTables
from parlour.server.storage.store import LostRace, Store, StoreError

Propose = Callable[[Table], list[Event]]
Numbering = Callable[[LiveTable, list[Event]], int]
Done = Callable[[int | Exception], None]
"""Told the number of the last event once all seats have been told, or why the commit failed."""


class Tables(Protocol):
    """What a commit needs of the hub."""

    store: Store
    live_tables: LiveTables
    commits: Histogram
    stopping: bool

    def committed(self, live: LiveTable) -> None:
        """A table has changed."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Start a task that completes in any case."""

    async def change_again(
        self, live: LiveTable, n: int, table: str, propose: Propose, number: Numbering
    ) -> int:
        """Read a held table again from event `n`, release it, and carry out what lost the race."""


def change_now(
    hub: Tables,
    table: str,
    propose: Propose,
    number: Numbering,
    done: Done,
    answer: Answer | None = None,
) -> bool:
    """Carry out a proposal durably and tell everybody; False, with nothing done, if it must wait.

    What is told is worked out before the store answers: while it writes, or while what this needs is still in
    the processor's caches. The news may give `answer`. Raises `Declined` or `StoreError`; later errors go to
    `done`.
    """
    live = hub.live_tables.get(table)
    if live is None or live.gone or hub.stopping or not live.quick:
        return False
    if not live.try_to_hold():
        return False
    hub.live_tables.move_to_end(table)
    n = live.table.state.n
    try:
        events = propose(live.table)
    except BaseException:
        live.lock.release()
        raise
    if not events:
        live.lock.release()
        done(n)
        return True
    try:
        live.fold(events)
        written = hub.store.append(live.summary(), events)
    except BaseException:
        hub.live_tables.lose(live)
        live.lock.release()
        raise
    began, told = time.perf_counter(), live.news_for_all(n, answer)

    def stored(written: asyncio.Future[None]) -> None:
        hub.commits.observe(time.perf_counter() - began)
        error = written.exception()
        if error is None and told is not None:
            live.tell(told)
            live.lock.release()
            done(number(live, events))
            hub.committed(live)
        elif error is None:
            hub.spawn(_told_slowly(hub, live, n, lambda: done(number(live, events))))
        elif isinstance(error, LostRace):
            if answer is not None:
                answer.given = False  # with news that nobody gets
            hub.spawn(_again(hub, live, n, table, propose, number, done))
        else:
            hub.live_tables.lose(live)
            live.lock.release()
            done(error if isinstance(error, Exception) else StoreError(str(error)))

    written.add_done_callback(stored)
    return True


async def _told_slowly(hub: Tables, live: LiveTable, n: int, done: Callable[[], None]) -> None:
    try:
        await live.tell_since(n)
    finally:
        live.lock.release()
    done()
    hub.committed(live)


async def _again(
    hub: Tables, live: LiveTable, n: int, table: str, propose: Propose, number: Numbering, done: Done
) -> None:
    try:
        done(await hub.change_again(live, n, table, propose, number))
    except Exception as error:
        done(error)
