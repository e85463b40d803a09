"""Who writes into SQLite's file: the event loop itself while the disk is quick, else a thread.

A write in place takes no change of threads and no contest for the GIL, which cost more than the rows do. But
it keeps the loop from everything else, so what may take long is left to the thread: writes to a slow disk, or
while somebody else is writing, and bringing the write-ahead log into the database.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing
from typing import Final

from parlour.server.logs import log
from parlour.server.storage.groups import Append, settle
from parlour.server.storage.sqlite_groups import COMMITS, Busy, write_group
from parlour.server.storage.store import StoreError

MOST_IN_A_GROUP: Final = 500
BUSY_SECONDS: Final = 5.0
QUICK_SECONDS: Final = 0.002
"""The longest that the loop waits for the disk, on average."""
LAST_WRITES: Final = 16
"""How far the average goes back, about: a single slow write is soon forgotten."""
SLOW_SECONDS: Final = 10.0
"""How long the thread writes after that, until the loop tries again."""
GATHER_SECONDS: Final = 0.001
"""While commits come in groups, a group waits this long for each member of the last one: more join it."""
MOST_GATHER_SECONDS: Final = 0.008
MOST_LOGGED: Final = 1000
"""Commits after which the write-ahead log is brought into the database: a few pages of each."""
BRING_IN: Final = "PRAGMA wal_checkpoint(PASSIVE)"

Connect = Callable[[float], sqlite3.Connection]
"""Opens the file; a statement waits for other writers for so many seconds."""


class Writer:
    """Writes what is queued; everything queued during one write goes into the next one together."""

    def __init__(self, connect: Connect) -> None:
        self._here, self._there = connect(0.0), connect(BUSY_SECONDS)
        for connection in (self._here, self._there):
            connection.executescript(COMMITS)
        self._waiting: deque[Append] = deque()
        self._writing = threading.Lock()
        self._called: asyncio.AbstractEventLoop | None = None  # the one that is to write what waits
        self._disk = 0.0  # seconds that the loop waits for it, on average
        self._slow_until = 0.0
        self._logged = 0
        self._gathers = 0.0, 0.0  # for how many seconds, and until when
        self._wake = threading.Condition()
        self._left = False  # something, to the thread
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def open(self) -> bool:
        """Whether writes are taken."""
        return not self._closing and self._thread.is_alive()

    def queue(self, one: Append) -> None:
        """Write soon, after what has been queued before; raises `StoreError` once this is closed."""
        if self._closing:
            raise StoreError("the store is closed")
        self._waiting.append(one)
        self._call(one.loop)

    async def close(self) -> None:
        """Write what is queued, and end."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        await asyncio.to_thread(self._thread.join)

    # -- on the loop -----------------------------------------------------------------------------------------

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """See to it that what waits is written."""
        if self._slow():
            self._leave_to_thread()
            return
        if self._called is loop:
            return
        self._called = loop
        if gather := self._gather():
            loop.call_later(gather, self._write_here, loop)
        else:
            loop.call_soon(self._write_here, loop)

    def _write_here(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what waits, or leave it to the thread if somebody else is writing."""
        self._called = None
        if not self._waiting:
            return
        written = False
        if not self._slow() and self._writing.acquire(blocking=False):
            try:
                if not self._closing:
                    written = self._write_in_place(loop)
            finally:
                self._writing.release()
        if not written or self._logged >= MOST_LOGGED:
            self._leave_to_thread()
        elif self._waiting:
            self._call(loop)

    def _write_in_place(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Write a group; False, with nothing written, if somebody else writes."""
        began, used = time.monotonic(), time.thread_time()
        group = self._group()
        try:
            results = self._write(self._here, group, patient=False)
        except Busy:
            self._waiting.extendleft(reversed(group))
            return False
        now = time.monotonic()
        waited = now - began - (time.thread_time() - used)
        self._disk += (waited - self._disk) / LAST_WRITES
        if self._disk > QUICK_SECONDS:
            self._disk, self._slow_until = 0.0, now + SLOW_SECONDS
        settle(group, results, loop)
        return True

    # -- in the thread ---------------------------------------------------------------------------------------

    def _leave_to_thread(self) -> None:
        with self._wake:
            self._left = True
            self._wake.notify()

    def _run(self) -> None:
        try:
            with closing(self._here), closing(self._there):
                while self._next():
                    self._write_there()
                    if self._logged >= MOST_LOGGED:
                        self._bring_in()
        finally:  # whatever has ended it, nobody waits for ever
            self._closing = True
            rest = [*self._waiting]
            settle(rest, [StoreError("the store is closed")] * len(rest))

    def _write_there(self) -> None:
        with self._writing:
            if group := self._group():
                settle(group, self._write(self._there, group))  # before the loop may write what is next

    def _next(self) -> bool:
        """Wait for something to do; False once the writer is closed and everything is written."""
        with self._wake:
            self._wake.wait_for(lambda: self._left or self._closing)
        if not self._closing and self._slow():
            time.sleep(self._gather())
        with self._wake:
            self._left = len(self._waiting) > MOST_IN_A_GROUP
            return bool(self._waiting) or not self._closing

    def _bring_in(self) -> None:
        """Bring the write-ahead log into the database, so that it begins anew.

        Most of it beside the loop's writes; then the rest, without any.
        """
        self._logged = 0
        try:
            self._there.execute(BRING_IN).fetchone()
            with self._writing:
                self._there.execute(BRING_IN).fetchone()
        except sqlite3.Error:  # the next one brings it in, too
            log().exception("the write-ahead log could not be brought into the database")

    # -- on both ---------------------------------------------------------------------------------------------

    def _slow(self) -> bool:
        """Whether the disk is too slow for the loop."""
        return time.monotonic() < self._slow_until

    def _gather(self) -> float:
        """Seconds to wait for others."""
        seconds, until = self._gathers
        return seconds if time.monotonic() < until else 0.0

    def _group(self) -> list[Append]:
        return [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_IN_A_GROUP))]

    def _write(
        self, connection: sqlite3.Connection, group: list[Append], *, patient: bool = True
    ) -> list[Exception | None]:
        results = write_group(connection, group, patient=patient)
        self._logged += len(group)
        seconds = min(MOST_GATHER_SECONDS, GATHER_SECONDS * len(group)) if len(group) > 1 else 0.0
        self._gathers = seconds, time.monotonic() + 2 * seconds
        return results
