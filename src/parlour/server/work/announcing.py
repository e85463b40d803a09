"""Announcements of turns to people who are not at the table: batched, and at most once a turn.

Turns that begin at a table within a few seconds become one message. What cannot be sent is retried at growing
intervals, and given up after a day. The store has the turns still to be announced, so that a restart forgets
none; one is announced twice only if the server ended right after it was sent.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from parlour.kernel.game import Game
from parlour.play.errors import Declined
from parlour.play.seating import Chair
from parlour.play.types import ToldWay
from parlour.play.webhook import Webhook
from parlour.server.logs import log
from parlour.server.storage.store import Heartbeat, StoreError
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable
from parlour.server.work.outbound import NotSent, Outbound


@dataclass(frozen=True)
class Pace:
    """How messages are spaced, in seconds."""

    together: float = 10.0
    """Turns within this many become one message."""
    again: float = 60.0
    """The pause after a failure, doubled after each further one."""
    seldom: float = 3600.0
    """The longest pause between two tries."""
    patience: float = 86_400.0
    """How long sending is tried before it is given up."""


@dataclass(frozen=True)
class Turns:
    """Turns that have begun at a table, as spectators know them, with what an announcement needs."""

    table: str
    game: Game
    seats: Sequence[int]
    chairs: Sequence[Chair]
    webhook: Webhook | None
    event: str
    """The event of rounds that the game belongs to; its members have their seats on all devices."""

    @classmethod
    def at(cls, live: LiveTable, seats: Collection[int]) -> Turns:
        """The turns of some seats at a table that is held."""
        state = live.table.state
        pair = state.created.pair
        event = pair.event if pair else ""
        return cls(state.id, state.game, sorted(seats), tuple(state.chairs), state.webhook, event)

    @property
    def names(self) -> list[str]:
        """The names of the players whose turns have begun."""
        return [self.chairs[seat].name for seat in self.seats]


class Announcer(ABC):
    """A way to announce turns; implemented by `Webhooks` and `Pushes`."""

    way: ClassVar[ToldWay]

    def __init__(self, hub: Hub, outbound: Outbound | None = None, pace: Pace | None = None) -> None:
        self.outbound = outbound or Outbound()
        self.pace = pace or Pace()
        self._hub = hub
        self._untold: dict[str, set[int]] = {}
        """The seats whose turns are not announced yet, by table."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hub.announcers.append(self)

    async def start(self) -> None:
        """Take over the announcements of a server that has ended; raises `StoreError`."""
        self._hub.leases.on_beat.append(self._beaten)
        await self._take_over()

    def _beaten(self, alive: Heartbeat) -> None:
        if alive.ended:
            self._hub.spawn(self._take_over())

    async def _take_over(self) -> None:
        for table, seat in await self._hub.store.take_untold(self._hub.leases.process, self.way):
            self._plan(table, {seat})

    @abstractmethod
    def announces(self, live: LiveTable) -> bool:
        """Whether turns of a table in its present state are to be announced."""

    @abstractmethod
    async def send(self, turns: Turns) -> Mapping[int, bool]:
        """Send turns; returns, for each seat that need not be retried, whether anything was sent.

        Raises `NotSent` if nothing was.
        """

    def quiet(self, live: LiveTable) -> float:
        """The seconds for which nothing may be sent."""
        return 0.0

    @abstractmethod
    async def give_up(self, table: str) -> None:
        """Give a table up where nothing could be sent for a day."""

    def keep(self, live: LiveTable, seats: frozenset[int]) -> asyncio.Future[None]:
        """Store that the turns of these seats, which begin, are to be announced."""
        hub = self._hub
        return hub.store.keep_untold(hub.leases.process, self.way, live.table.state.id, seats)

    def turns_begun(self, live: LiveTable, seats: frozenset[int]) -> None:
        """Schedule the announcement that the turns of these seats have begun."""
        self._plan(live.table.state.id, seats)

    def _plan(self, table: str, seats: Collection[int]) -> None:
        self._untold.setdefault(table, set()).update(seats)
        if table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._run(table))

    async def stop(self) -> None:
        """Stop sending; the next server goes on."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str) -> None:
        try:
            await self._tell(table)
        except (NoTable, StoreError, Declined) as error:
            log().warning("turns could not be told", table=table, reason=str(error))
        except Exception:
            log().exception("turns could not be told", table=table)
        finally:
            seats = self._untold.pop(table, set())
            self._tasks.pop(table, None)
        await self._drop(table, seats)

    async def _drop(self, table: str, seats: Collection[int]) -> None:
        """Forget the turns of these seats, which need no announcement any more."""
        try:
            if seats:
                await self._hub.store.drop_untold(self.way, table, seats)
        except StoreError as error:
            log().warning("turns may be told once more", table=table, reason=str(error))

    async def _tell(self, table: str) -> None:
        """Announce a table's turns until all are sent, or given up."""
        pause, failing = self.pace.together, 0.0
        clock = asyncio.get_running_loop().time
        while self._untold[table]:
            await asyncio.sleep(pause)
            async with self._hub.hold(table) as live:
                quiet = self.quiet(live)
            await asyncio.sleep(quiet)
            async with self._hub.hold(table) as live:
                if not self.announces(live):
                    return
                untold = self._untold[table]
                over = untold - (live.table.people_due() - live.here)
                untold -= over
                turns = Turns.at(live, untold)
            await self._drop(table, over)
            if not untold:
                return
            try:
                sent = await self.send(turns)
            except NotSent as reason:
                failing = failing or clock()
                log().info("turns not told yet", table=table, way=type(self).__name__, reason=str(reason))
                if clock() - failing >= self.pace.patience:
                    await self.give_up(table)
                    return
                pause = min(2 * pause if pause >= self.pace.again else self.pace.again, self.pace.seldom)
            else:
                untold.difference_update(sent)
                if reached := [seat for seat, went in sent.items() if went]:
                    async with self._hub.hold(table) as live:
                        live.tell_reached(reached, self.way)
                await self._drop(table, sent)
                pause, failing = self.pace.together, 0.0
