"""Ends the turns of players who are out of time, and reminds those who keep a game waiting.

Clients get the clocks and are never asked for them. Deadlines of tables in memory are known at once; those of
other tables are fetched from the store from time to time, so that correspondence games cost nothing while
they wait, and a restart forgets none. Clocks are paused while no server is up. After a start, and after the
host was frozen (`tables.uptime`), there is a grace period in which nobody loses, since the server was away.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterable
from math import ceil
from typing import Final
from uuid import uuid4

from parlour.play.errors import Declined
from parlour.server.logs import log
from parlour.server.storage.store import Heartbeat, StoreError
from parlour.server.tables.hub import Hub
from parlour.server.tables.listing import deadline_of
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable
from parlour.server.tables.uptime import BEAT_SECONDS

SWEEP_SECONDS: Final = 300.0
"""Seconds between two queries of the store."""
OTHERS_SECONDS: Final = 1.0
"""Seconds left to another process to end the time at its table, before the store is asked again."""
AGAIN_SECONDS: Final = 5.0
"""Seconds until a table is retried after a store error."""


def outages(up: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The gaps between the periods, in order, in which a server was up.

    >>> outages([(0, 10), (5, 8), (20, 30), (30, 40)])
    [(10, 20)]
    """
    gaps: list[tuple[float, float]] = []
    last = float("inf")
    for begin, end in up:
        if begin > last:
            gaps.append((last, begin))
        last = end if last == float("inf") else max(last, end)
    return gaps


class ClockWatch:
    """The deadlines of all tables, earliest first."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._heap: list[tuple[float, str]] = []
        self._known: dict[str, float] = {}
        """The valid deadline of each table; other entries in the heap are stale."""
        self._swept = float("-inf")
        self._process = uuid4().hex
        self._up_since = 0.0
        self._open_at = float("-inf")
        """The end of the grace period, in seconds since 1970."""
        self._thawed = 0
        """The number of freezes handled."""
        self._stored = 0
        """The number of freezes reported to the store."""
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        hub.on_timed.append(self.table_changed)
        hub.leases.on_beat.append(self._beaten)

    def start(self, grace: float) -> None:
        """Start, with `grace` seconds for people to come back first."""
        self._hub.now.watch()
        self._open_at = self._hub.now() + grace
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._run()), loop.create_task(self._beat())]

    async def stop(self) -> None:
        """Stop watching the clocks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def table_changed(self, live: LiveTable) -> None:
        """Note the deadline of a table that has changed, if time runs there."""
        state = live.table.state
        table = state.id
        live.table.time()  # finds out how far the table is ahead
        deadline = deadline_of(state)
        live.deadline_known = deadline is not None
        if deadline is None:
            self._known.pop(table, None)
        else:
            self._note(table, deadline - live.table.ahead)

    def _note(self, table: str, deadline: float) -> None:
        if self._known.get(table) != deadline:
            self._known[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
            self._wake.set()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._thaw(self._hub.now())

    def _thaw(self, now: float) -> None:
        """Give people time to come back after freezes that were noticed since the last call."""
        new = self._hub.now.freezes[self._thawed :]
        if not new:
            return
        self._thawed += len(new)
        seconds = sum(end - begin for begin, end in new)
        log().warning("this server could serve nobody", seconds=round(seconds, 1))
        self._open_at = max(self._open_at, now + min(seconds, self._hub.limits.restart_seconds))
        self._hub.thaw()
        self._sweep_at(now)

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                seconds = await self.tick()
            except Exception:
                log().exception("clocks failed")
                seconds = AGAIN_SECONDS
            try:
                async with asyncio.timeout(seconds):
                    await self._wake.wait()
            except TimeoutError:
                pass

    async def tick(self) -> float:
        """Handle everybody who is out of time; returns the seconds until there may be more to do."""
        now = self._hub.now()
        self._thaw(now)
        if now >= self._swept + SWEEP_SECONDS:
            self._swept = now
            await self._note_that_we_are_up()
            for at, table in await self._hub.store.deadlines(now + 2 * SWEEP_SECONDS):
                if table not in self._known:
                    self._note(table, at)
        if now < self._open_at:
            return min(self._open_at, self._swept + SWEEP_SECONDS) - now
        while self._heap and self._heap[0][0] <= now:
            deadline, table = heapq.heappop(self._heap)
            if self._known.get(table) == deadline:
                del self._known[table]
                if (live := self._hub.live_tables.get(table)) is not None:
                    live.deadline_known = False
                await self._time_up(table)
        first = self._heap[0][0] if self._heap else float("inf")
        return max(0.0, min(first, self._swept + SWEEP_SECONDS) - now)

    async def _note_that_we_are_up(self) -> None:
        """Exclude periods in which, according to the store, no server was up.

        A freeze ends one such period of this process and begins another.
        """
        store, now = self._hub.store, self._hub.now()
        self._up_since = self._up_since or now
        for begin, end in self._hub.now.freezes[self._stored :]:
            await store.alive(self._process, ceil(self._up_since), int(begin))
            self._process, self._up_since = uuid4().hex, end
            self._stored += 1
        up = await store.alive(self._process, ceil(self._up_since), ceil(now))
        self._hub.now.outages[:] = [*outages(up), *self._hub.now.freezes[self._stored :]]

    def _beaten(self, alive: Heartbeat) -> None:
        if alive.ended:
            self._sweep_at(self._hub.now())

    def _sweep_at(self, at: float) -> None:
        """Query the store for the clocks of other processes' tables."""
        self._swept = min(self._swept, at - SWEEP_SECONDS)
        self._wake.set()

    async def _time_up(self, table: str) -> None:
        hub = self._hub
        try:
            if not await hub.leases.take(table):
                self._sweep_at(hub.now() + OTHERS_SECONDS)
                return
            await hub.change(table, lambda t: t.propose_time_up(hub.stand_in) or t.propose_warnings())
            async with hub.hold(table) as live:
                self.table_changed(live)
        except NoTable:
            pass
        except (StoreError, Declined) as error:
            log().warning("time up could not be kept", table=table, reason=str(error))
            self._note(table, hub.now() + AGAIN_SECONDS)
