"""The live tables: brought into memory when somebody needs them, changed one commit at a time, told to all.

A change goes: propose, fold, append durably, tell. Nobody sees the table between the first and the last, and
when the append fails the table in memory is thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from parlour.games import find
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.play.clock import Clock
from parlour.play.create import Made, create, rematch
from parlour.play.errors import Declined
from parlour.play.events import Event, Visibility
from parlour.play.seats import Plan, holder_of, new_token
from parlour.play.series import SeriesPlan
from parlour.play.table import Table, seconds
from parlour.server.http.cpu_budgets import metered, payer
from parlour.server.live.connection import RESTART
from parlour.server.live.leases import Leases
from parlour.server.live.live_table import Room
from parlour.server.live.presence import Presence
from parlour.server.live.reader import NoTable as NoTable
from parlour.server.live.reader import Reader
from parlour.server.logs import log
from parlour.server.settings import Limits
from parlour.server.storage.store import LostRace, Store, StoreError

ATTEMPTS: Final = 8
"""How often a change is tried when another process was quicker."""
STAND_IN: Final = "greedy"
"""The level of bots that play on for people, where it is offered: quick, and no stranger to the game."""
CHECKPOINT_SECONDS: Final = 5.0
"""At a stop, for the tables that were played at last."""
CHECKPOINTS_AT_ONCE: Final = 50
"""So that they share writes to the disk."""
BACK_SOON: Final = 2
"""Seconds after which clients come back to a table that could not be stored."""

Propose = Callable[[Table], list[Event]]
Got = TypeVar("Got")


class Hub:
    """All live tables of one server."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        *,
        levels: Sequence[str] = (),
        find: Callable[[str], Game] = find,
        now: Callable[[], float] = seconds,
    ) -> None:
        """`levels` are those of bots; `now` is the time that events have, and clocks run by."""
        self.store = store
        self.limits = limits
        self.levels = levels
        self.find = find
        self.now = now
        self.count = 0
        """How many tables are kept in all."""
        self.on_change: list[Callable[[Room], None]] = []
        """Called after each change and each loading: bots look whether they are due, clocks when they end."""
        self.on_forget: list[Callable[[Room], None]] = []
        """Called when a table leaves the memory."""
        self.stopping = False
        self.leases = Leases(store.peers)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._missed: set[str] = set()
        """Tables of which something was heard while they were loading."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.presence = Presence(self.leases, self._rooms, self._spawn)
        self._reader = Reader(store, find, now, limits.away_seconds)

    async def start(self) -> None:
        """Learn what there is, and from now on what other processes do."""
        self.count = await self.store.count()
        await self.store.follow(self._heard)
        self.leases.start()

    async def say_goodbye(self) -> None:
        """Take nothing new, finish what is under way, and ask everybody to come back."""
        self.stopping = True
        while self._tasks:
            await asyncio.wait(self._tasks)
        for room in self._rooms.values():
            for client in room.clients:
                client.bye(BACK_SOON, RESTART)
        await asyncio.sleep(0)  # clients send
        await self.leases.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECKPOINT_SECONDS):
                latest = list(reversed(self._rooms.values()))
                for first in range(0, len(latest), CHECKPOINTS_AT_ONCE):
                    await asyncio.gather(*map(self._checkpoint, latest[first : first + CHECKPOINTS_AT_ONCE]))

    @property
    def stand_in(self) -> str:
        """The level of bots that play on for people."""
        return STAND_IN if STAND_IN in self.levels or not self.levels else self.levels[0]

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def live_room(self, table: str) -> Room | None:
        """A table that is in memory, for facts that need no lock: who is there."""
        return self._rooms.get(table)

    # -- rooms -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self, table: str, *, later: bool = False, fresh: bool = False) -> AsyncIterator[Room]:
        """The room of a table, held alone; raises `NoTable` or `StoreError`.

        `later`: where it has to be read, tables that people wait for come first. A `fresh` one has all that
        other processes have stored, even where word of it was lost.
        """
        while True:
            room = await self._room(table, later)
            async with room.lock:
                if fresh and self.store.peers.shared and not room.gone:
                    await self._refresh(room)
                if not room.gone:
                    yield room
                    return

    async def _room(self, table: str, later: bool) -> Room:
        room = self._rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = self._spawn(self._load(table, later))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            if not later:
                self._reader.order.hurry(table)
            return await asyncio.shield(task)
        self._rooms.move_to_end(table)
        return room

    async def _load(self, table: str, later: bool) -> Room:
        self._missed.discard(table)
        presenter, kept = await self._reader.read(table, later=later)
        room = Room(presenter.table, self.limits.away_seconds, presenter)
        room.kept = kept
        await self.presence.learn(room)
        while table in self._missed:
            self._missed.discard(table)
            await self._take_in(room)
            await self.presence.learn(room)
        self._enter(room)
        return room

    async def _take_in(self, room: Room) -> bool:
        """Fold what other processes have stored; whether there was anything."""
        events = await self.store.events(room.table.id, room.table.n)
        await room.worked_out(room.fold, events)
        return bool(events)

    def _enter(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._evict()
        self._changed(room)

    def _evict(self) -> None:
        """Let go of the tables nobody looks at, those longest untouched first."""
        surplus = len(self._rooms) - self.limits.live_tables
        if surplus <= 0:
            return
        idle = (room for room in self._rooms.values() if room.idle)
        for room in [one for one, _ in zip(idle, range(surplus), strict=False)]:
            self._forget(room)

    def _forget(self, room: Room) -> None:
        room.gone = True
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
        for forget in self.on_forget:
            forget(room)
        self.presence.forget(room)
        if self.leases.peers.shared:
            self._spawn(self.leases.give_back(room.table.id))

    def _lose(self, room: Room) -> None:
        """Throw away a room that is ahead of the store; its clients come back and read the log."""
        self._forget(room)
        for client in list(room.clients):
            client.bye(BACK_SOON)

    # -- changes ---------------------------------------------------------------------------------------------

    async def change(self, table: str, propose: Propose) -> int:
        """Do what is proposed, durably, and tell everybody; the number of the table's last event.

        Goes on to its end when whoever asked goes away. Raises `Declined`, `NoTable` or `StoreError`.
        """
        return await asyncio.shield(self._spawn(self._change(table, propose)))

    async def _change(self, table: str, propose: Propose) -> int:
        for _ in range(ATTEMPTS):
            async with self.hold(table) as room:
                if self.stopping:
                    raise StoreError("the server is stopping")
                n = room.table.n
                events = await room.worked_out(propose, room.table)
                if not events:
                    return n
                try:
                    await room.worked_out(room.fold, events)
                    await self.store.append(room.card(), events)
                except LostRace:
                    await self._read_again(room, n)
                    continue
                except BaseException:
                    self._lose(room)
                    raise
                await room.tell_since(n)
                self._changed(room)
                if room.wants_checkpoint:
                    self._spawn(self._checkpoint(room))
                return room.table.n
        raise StoreError(f"table {table} is changed by somebody else all the time")

    async def _checkpoint(self, room: Room) -> None:
        """Store what a table comes to, so that the next start need not play it again."""
        async with room.lock:
            n = room.table.n
            if room.gone or n == room.kept:
                return
            row = await room.checkpoint()
            room.kept = n
        try:
            await self.store.keep_checkpoint(room.table.id, n, row)
        except StoreError as error:
            log().warning("checkpoint could not be kept", table=room.table.id, reason=str(error))

    async def _read_again(self, room: Room, n: int) -> None:
        """Go on with what has won a race, and tell everybody what came after event `n`."""
        try:
            room.renew(*await self._reader.read(room.table.id))
        except BaseException:
            self._lose(room)
            raise
        await room.tell_since(n)
        self.look(room)

    # -- other processes -------------------------------------------------------------------------------------

    def _heard(self, table: str, n: int) -> None:
        """Another process may have changed a table, or who is there, or all of them."""
        if self.stopping:
            return
        self._missed |= {table} & self._loading.keys() if table else self._loading.keys()
        for room in [self._rooms.get(table)] if table else list(self._rooms.values()):
            if room is not None and (n > room.table.n or not table):
                self._spawn(self._catch_up(room))
            if room is not None and not n:
                self.presence.heard(room)

    async def _catch_up(self, room: Room) -> None:
        """Take in what another process has stored, and tell everybody here."""
        async with room.lock:
            if not room.gone:
                try:
                    await self._tell_taken_in(room)
                except StoreError as error:
                    log().warning("table could not be followed", table=room.table.id, reason=str(error))
                    self._lose(room)

    async def _refresh(self, room: Room) -> None:
        """Catch up where the store can be asked; while it is away, nobody stores anything either."""
        try:
            await self._tell_taken_in(room)
        except StoreError as error:
            log().warning("table may be out of date", table=room.table.id, reason=str(error))

    async def _tell_taken_in(self, room: Room) -> None:
        n = room.table.n
        try:
            news = await self._take_in(room)
        except BadRecord as error:
            log().error("table could not be followed", table=room.table.id, reason=str(error))
            self._lose(room)
            return
        if news:
            await room.tell_since(n)
            self.look(room)

    def _changed(self, room: Room) -> None:
        room.moved = asyncio.get_running_loop().time()
        if room.table.wants_rematch and not room.rematching and not self.stopping:
            room.rematching = True
            self._spawn(self._rematch(room.table.id))
        self.look(room)

    def look(self, room: Room) -> None:
        """Let bots and clocks see that a table has changed, or that somebody has come there."""
        for look in self.on_change:
            look(room)

    async def make(
        self,
        game: Game,
        options: Mapping[str, str],
        plans: Sequence[Plan],
        visibility: Visibility,
        *,
        clock: Clock | None = None,
        series: SeriesPlan | None = None,
    ) -> Made:
        """A new table; raises `BadOption`, `Declined` or `StoreError`."""
        self.must_have_room()
        made = create(
            game,
            options,
            plans,
            visibility=visibility,
            levels=self.levels,
            clock=clock,
            series=series,
            now=self.now,
        )
        await self.keep(made)
        return made

    def must_have_room(self) -> None:
        """Decline another table where there is no room for one."""
        if self.count >= self.limits.tables:
            raise Declined("limit", "This Parlour has as many tables as it can hold.")

    async def keep(self, made: Made) -> None:
        """Keep a table that has just been made, and bring it to life; raises `StoreError`."""
        await asyncio.shield(self._spawn(self._keep(made)))

    async def _keep(self, made: Made) -> None:
        room = Room(made.table, self.limits.away_seconds)
        async with room.lock:  # others who hear of it wait until it is stored
            self._rooms[made.table.id] = room
            try:
                await self.store.append(room.card(), list(made.events))
            except BaseException:
                self._forget(room)
                raise
        self.count += 1
        self._enter(room)

    async def join(self, table: str, invite: str, name: str) -> tuple[int, str]:
        """Take the next open seat: the seat and its secret token.

        Raises `Declined`, `NoTable` or `StoreError`.
        """
        token = new_token()
        taken = 0

        def sit(table: Table) -> list[Event]:
            nonlocal taken
            taken, events = table.propose_sit(invite, name, holder_of(token))
            return events

        await self.change(table, sit)
        return taken, token

    async def _rematch(self, table: str) -> None:
        """Make the next table for the same people, and lead them there."""
        async with self.hold(table) as room:
            if not room.table.wants_rematch:
                return
            made = await room.worked_out(rematch, room.table)
        try:
            self.must_have_room()
            await self._keep(made)
            await self._change(table, lambda old: old.propose_next(made.table.id) if not old.next else [])
        except (StoreError, NoTable, Declined) as error:
            log().error("no rematch", table=table, reason=str(error))
        finally:
            room.rematching = False

    def _spawn(self, work: Coroutine[Any, Any, Got]) -> asyncio.Task[Got]:
        """Start something that goes on when whoever asked for it goes away; `stop` waits for it."""
        task = asyncio.get_running_loop().create_task(metered(work, payer()))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # taken here, so that nothing is said of an asker who went away
