"""Ends the time of those who have used it up, and reminds those who keep a game waiting.

Clients are told what the clocks show and are never asked. Deadlines of tables in memory are known at once;
the store is asked from time to time for those of tables that nobody looks at, so that a game by
correspondence costs nothing while it waits, and a restart forgets none. After a start there is a while in
which nobody loses: the server was away, not the people.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Iterable
from typing import Final
from uuid import uuid4

from parlour.play.errors import Declined
from parlour.server.live.hub import Hub, NoTable
from parlour.server.live.live_table import LiveTable
from parlour.server.logs import log
from parlour.server.storage.store import Alive, StoreError
from parlour.server.storage.table_summary import deadline_of

SWEEP_SECONDS: Final = 300.0
"""Between two looks into the store."""
OTHERS_SECONDS: Final = 1.0
"""In which another process ends the time of its table, before the store is asked again."""
AGAIN_SECONDS: Final = 5.0
"""Until a table is tried again whose store failed."""


def outages(up: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The gaps between times in which a server was up, given soonest first.

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
    """The deadlines of all tables, soonest first."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._heap: list[tuple[float, str]] = []
        self._known: dict[str, float] = {}
        """The deadline that counts for each table; others in the heap are out of date."""
        self._swept = float("-inf")
        self._process = uuid4().hex
        self._up_since = 0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        hub.on_change.append(self.table_changed)
        hub.leases.on_beat.append(self._beaten)

    def start(self, grace: float) -> None:
        """Begin, and let people come back for `grace` seconds first."""
        self._task = asyncio.get_running_loop().create_task(self._run(grace))

    async def stop(self) -> None:
        """Let all clocks be."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def table_changed(self, live: LiveTable) -> None:
        """A table has changed: note when its first clock runs out."""
        live.table.time()  # finds out how far the table is ahead
        table, deadline = live.table.state.id, deadline_of(live.table.state)
        if deadline is None:
            self._known.pop(table, None)
        else:
            self._note(table, deadline - live.table.ahead)

    def _note(self, table: str, deadline: float) -> None:
        if self._known.get(table) != deadline:
            self._known[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
            self._wake.set()

    async def _run(self, grace: float) -> None:
        await asyncio.sleep(grace)
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
        """End the time of everybody whose time is up by now; the seconds until there may be more to do."""
        now = self._hub.now()
        if now >= self._swept + SWEEP_SECONDS:
            self._swept = now
            await self._note_that_we_are_up()
            for at, table in await self._hub.store.deadlines(now + 2 * SWEEP_SECONDS):
                if table not in self._known:
                    self._note(table, at)
        while self._heap and self._heap[0][0] <= now:
            deadline, table = heapq.heappop(self._heap)
            if self._known.get(table) == deadline:
                del self._known[table]
                await self._time_up(table)
        first = self._heap[0][0] if self._heap else float("inf")
        return max(0.0, min(first, self._swept + SWEEP_SECONDS) - now)

    async def _note_that_we_are_up(self) -> None:
        """Time in which the store knows of no server that was up is time that nobody is blamed for."""
        now = int(self._hub.now())
        self._up_since = self._up_since or now
        up = await self._hub.store.alive(self._process, self._up_since, now)
        self._hub.reader.outages[:] = outages(up)

    def _beaten(self, alive: Alive) -> None:
        if alive.ended:
            self._sweep_at(self._hub.now())

    def _sweep_at(self, at: float) -> None:
        """Look into the store for the clocks of other processes' tables."""
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
