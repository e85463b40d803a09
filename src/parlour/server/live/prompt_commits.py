"""Commits without a task: proposed and folded at once, told by the store when they are on disk.

That is the way of a commit at a table that nobody holds, whose rules are compiled; every other one takes a
task (`Hub.change`), and so does one that has lost a race. Plays join others that are still on their way to
the disk: several seats may be due at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, cast

from prometheus_client import Histogram

from parlour.play.events import Event
from parlour.play.table import Table
from parlour.server.live.connection import Answer
from parlour.server.live.live_table import LiveTable, Told, only_plays
from parlour.server.live.live_tables import LiveTables
from parlour.server.storage.store import Append, LostRace, Store, StoreError

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
        live.let_go()
        raise
    if not events:
        live.let_go()
        done(n)
        return True
    plays = only_plays(events)
    if live.writing and not plays:
        live.let_go()
        return False
    began, told = time.perf_counter(), cast(Told | None, None)

    def stored(error: Exception | None) -> None:
        hub.commits.observe(time.perf_counter() - began)
        if error is None and told is not None:
            live.tell(told)
            live.let_go(write)
            done(number(live, events))
            hub.committed(live)
        elif error is None:
            hub.spawn(_told_slowly(hub, live, n, write, lambda: done(number(live, events))))
        elif isinstance(error, LostRace) and live.writing == [write]:
            live.writing.clear()
            if answer is not None:
                answer.given = False  # with news that nobody gets
            hub.spawn(_again(hub, live, n, table, propose, number, done))
        else:
            hub.live_tables.lose(live)
            live.let_go(write)
            done(StoreError(str(error)) if isinstance(error, LostRace) else error)

    try:
        live.fold(events)
        live.joinable = plays
        before = live.writing[-1] if live.writing else None
        write = hub.store.append_then(live.summary(), events, stored, before)
        live.writing.append(write)
    except BaseException:
        hub.live_tables.lose(live)
        live.let_go()
        raise
    told = live.news_for_all(n, answer)
    return True


async def _told_slowly(hub: Tables, live: LiveTable, n: int, write: Append, done: Callable[[], None]) -> None:
    try:
        await live.tell_since(n)
    finally:
        live.let_go(write)
    done()
    hub.committed(live)


async def _again(
    hub: Tables, live: LiveTable, n: int, table: str, propose: Propose, number: Numbering, done: Done
) -> None:
    try:
        done(await hub.change_again(live, n, table, propose, number))
    except Exception as error:
        done(error)
