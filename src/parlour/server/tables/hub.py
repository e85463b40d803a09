"""The live tables: loaded on demand, changed one commit at a time, reported to everybody there.

A change is: propose, fold, append durably, tell. Nobody sees the table in between; if the append fails, the
table in memory is discarded and read from the log again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Protocol, TypeVar

from prometheus_client import Histogram

from parlour.games import find
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, listed
from parlour.play.clock import Clock
from parlour.play.create import Made, create
from parlour.play.errors import Declined
from parlour.play.event_table import board_of
from parlour.play.events import Event, NudgeSent
from parlour.play.seating import Plan
from parlour.play.series import SeriesPlan
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.play.types import Visibility, Watching
from parlour.play.webhook import Webhook
from parlour.server.limits.fair_queue import in_thread, yield_place
from parlour.server.logs import log
from parlour.server.settings import Limits
from parlour.server.storage.store import DELETED, LostRace, Store, StoreError
from parlour.server.tables.checkpoints import Checkpoints
from parlour.server.tables.connection import NO_TABLE, RESTART, Answer
from parlour.server.tables.leases import Leases
from parlour.server.tables.listing import summary_of
from parlour.server.tables.live_table import LiveTable, Proposal, Propose
from parlour.server.tables.live_tables import BACK_SOON, LiveTables
from parlour.server.tables.presence import Presence
from parlour.server.tables.reader import NoTable, TableReader, boards_of
from parlour.server.tables.refused_names import RefusedNames
from parlour.server.tables.site_notes import SiteNotes, keep_site_notes, stored_site_notes
from parlour.server.tables.uptime import Uptime
from parlour.view.company import LayoutOf, PlaysAs, as_named, unread
from parlour.wire.to_client import Announced

ATTEMPTS: Final = 8  # to change a table, if other processes were first
RESTLESS: Final = 8
"""The most recently held tables, this many, keep their replayed frames: people come to a table in crowds, and
plain rules replay a whole game in 10 to 250 ms."""
STAND_IN: Final = "greedy"
"""The level of bots that stand in for people, if available: quick, and reasonably good."""

TableListener = Callable[[LiveTable], None]
Got = TypeVar("Got")


class TurnAnnouncer(Protocol):
    """Notifies people who are not at a table of their turns (`work.announcing`)."""

    def announces(self, live: LiveTable) -> bool:
        """Whether turns of a table in its present state are to be announced."""
        ...

    def keep(self, live: LiveTable, seats: frozenset[int]) -> asyncio.Future[None]:
        """Store that the turns of these seats, which begin, are to be announced, even after a restart."""
        ...

    def turns_begun(self, live: LiveTable, seats: frozenset[int]) -> None:
        """Schedule the announcement that the turns of these seats have begun."""
        ...


def reminded(events: Sequence[Event]) -> frozenset[int]:
    """The seats that were reminded of their turn, which is announced as if it had just begun."""
    return frozenset(event.payload.whom for event in events if isinstance(event.payload, NudgeSent))


class Hub:
    """All live tables of one server."""

    def __init__(  # noqa: PLR0913  # named by keyword
        self,
        store: Store,
        limits: Limits,
        *,
        levels: Sequence[str] = (),
        find: Callable[[str], Game] = find,
        now: Callable[[], float] = seconds,
        commits: Histogram | None = None,
        names: RefusedNames | None = None,
        plays_as: PlaysAs | None = None,
        layout_of: LayoutOf = unread,
    ) -> None:
        """`levels` are those of bots; `now` is the time of events and clocks; `commits` times them.

        `names` refuses names; `plays_as` and `layout_of` are for messages to pages (`view.company`).
        """
        self.store = store
        self.limits = limits
        self.levels = levels
        self.find = find
        self.now = Uptime(now)
        self.count = 0
        """How many tables are stored."""
        self.on_visit: list[TableListener] = []
        """Called when somebody joins a table, and when it is made or read."""
        self.on_bots_due: list[TableListener] = []
        """Called when bots are due at a table that has changed or been visited."""
        self.on_timed: list[TableListener] = []
        """Called when a table where time runs has changed or been visited."""
        self.announcers: list[TurnAnnouncer] = []
        """Notify people elsewhere of their turns."""
        self.on_rematch: list[TableListener] = []
        """Called when all at a table want another game."""
        self.on_sealed_over: list[TableListener] = []
        """Called when a game of a meeting of teams is over, before it is open to all."""
        self.stopping = False
        self.names = names or RefusedNames()
        self.site = SiteNotes()
        """The host's settings while the server runs."""
        self.leases = Leases(store.peers)
        self.commits = commits or Histogram("commits", "stored nowhere", registry=None)
        self.live_tables = LiveTables(limits.live_tables)
        self._missed: set[str] = set()
        """Tables with news from other processes while they were loading."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._restless: dict[LiveTable, None] = {}
        """Tables that were held lately, the longest ago first."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.checkpoints = Checkpoints(store, self.spawn)
        self.presence = Presence(self.leases, self.live_tables, self.spawn)
        self.live_tables.on_forget += [self.presence.forget, self._give_back]
        self.reader = TableReader(store, find, self.now, limits.away_seconds, plays_as or as_named, layout_of)

    async def start(self) -> None:
        """Start, and listen to other processes."""
        self.count = await self.store.count()
        self.site = await stored_site_notes(self.store)
        await self.store.follow(self._heard)
        self.leases.start()

    async def say_goodbye(self) -> None:
        """Accept nothing new, finish work in progress, and ask everybody to reconnect."""
        self.stopping = True
        await self.settle()
        for live in list(self.live_tables.values()):
            async with live.lock:  # pending commits are stored and sent
                pass
        for live in self.live_tables.values():
            for connection in live.connections:
                connection.bye(BACK_SOON, RESTART)
        await asyncio.sleep(0)  # clients send
        await self.leases.stop()
        await self.checkpoints.at_stop(list(reversed(self.live_tables.values())))

    @property
    def stand_in(self) -> str:
        """The level of bots that stand in for people."""
        return STAND_IN if STAND_IN in self.levels or not self.levels else self.levels[0]

    # -- live tables -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def hold(self, table: str, *, later: bool = False, fresh: bool = False) -> AsyncIterator[LiveTable]:
        """A live table, held exclusively; raises `NoTable` or `StoreError`.

        `later`: if the table must be loaded, those that people wait for are loaded first. A `fresh` one has
        all events that other processes have stored, even if a notification was lost; this asks the store.
        """
        while True:
            live = await self._locked(table, later)
            try:
                if fresh and self.store.peers.shared:
                    await self._tell_taken_in(live.board or live)
                if not live.gone:
                    yield live
                    return
            finally:
                self._release(live)

    async def _locked(self, table: str, later: bool) -> LiveTable:
        """A live table, to be given to `_release`; raises `NoTable` or `StoreError`."""
        while True:
            live = self.live_tables.get(table)
            if live is None:
                live = await self._loaded(table, later)
            else:
                self.live_tables.move_to_end(table)
            await self._lock(live)
            if not live.gone:
                return live
            self._release(live)

    async def _lock(self, live: LiveTable) -> None:
        """Wait for a table, to be given to `_release`."""
        await live.lock.acquire()
        self._restless.pop(live, None)

    def _release(self, live: LiveTable) -> None:
        """Release a table; it keeps its frames until `RESTLESS` others have been held."""
        live.lock.release()
        self._restless[live] = None
        if len(self._restless) > RESTLESS:
            oldest = next(iter(self._restless))
            del self._restless[oldest]
            oldest.rest()

    async def _loaded(self, table: str, later: bool = False) -> LiveTable:
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = self.spawn(self._load(table, later))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        if not later:
            self.reader.order.hurry(table)
        return await asyncio.shield(task)

    async def _load(self, table: str, later: bool) -> LiveTable:
        board, member = board_of(table)
        if member:
            return await self._load_member(board, member, later)
        self._missed.discard(table)
        pages, checkpointed = await self.reader.read(table, later=later)
        live = LiveTable(pages)
        live.checkpointed = checkpointed
        await self.presence.learn(live)
        while table in self._missed:
            self._missed.discard(table)
            await self._take_in(live)
            await self.presence.learn(live)
        self.live_tables.enter(live)
        self.visited(live)
        return live

    async def _load_member(self, table: str, number: int, later: bool) -> LiveTable:
        """The table of a member of an event; raises `NoTable` or `StoreError`."""
        async with self.hold(table, later=later) as board:
            try:
                live = LiveTable(board.pages_of(number), board)
            except Declined as error:
                raise NoTable(table) from error
            board.members[number] = live
            await self.presence.learn(live)
            self.live_tables.enter(live)
            self.visited(live)
        return live

    async def _take_in(self, live: LiveTable) -> bool:
        """Fold events stored by other processes; returns whether there were any."""
        events = await self.store.events(live.table.state.id, live.table.state.n)
        await live.compute(live.fold, events)
        return bool(events)

    def _give_back(self, live: LiveTable) -> None:
        if self.leases.peers.shared:
            self.spawn(self.leases.give_back(live.table.state.id))

    def thaw(self) -> None:
        """After an outage, give people time to come back, and send them the clocks."""
        for live in list(self.live_tables.values()):
            live.expect_all()
            self.spawn(self._tell_times(live))

    async def _tell_times(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.gone:
                self.notify(live)
                live.tell_times()

    # -- changes ---------------------------------------------------------------------------------------------

    async def change(self, table: str, propose: Propose, answer: Answer | None = None) -> int:
        """Carry out a proposal durably and tell everybody; returns the last event's number.

        The messages about it may carry the `answer` to its author. Raises `Declined`, `NoTable` or
        `StoreError`. A disconnect does not cancel the change: the table would have to be read again.
        """
        for _ in range(ATTEMPTS):
            live = self.live_tables.get(table) or await self._loaded(table)
            if live.of_event:
                yield_place()  # a wait for others at an event must not block other clients
            proposal, holder = live.add_proposal(propose, answer), live.board or live
            await self._lock(holder)
            try:
                if not (proposal.over or holder.gone):
                    await self._commit_group(holder, holder.take_group(proposal))
            finally:
                self._release(holder)
            if proposal.error is not None:
                raise proposal.error
            if proposal.n:
                return proposal.n
        raise StoreError(f"table {table} is changed by somebody else all the time")

    async def _commit_group(self, live: LiveTable, group: Sequence[Proposal]) -> None:
        """Carry out proposals at a table that is held, and note the result in each."""
        self.live_tables.move_to_end(live.table.state.id)
        try:
            await self._commit(live, group)
        except Exception as error:
            for proposal in group:
                proposal.error = proposal.error or error
        except BaseException:  # cancelled: it is unknown what was stored, and the others try again
            for proposal in group:
                proposal.n = 0
            raise
        finally:
            for proposal in group:
                proposal.over = True

    async def _commit(self, live: LiveTable, group: Sequence[Proposal]) -> None:
        """Carry out proposals at a table that is held, and store their events together.

        Raises errors that concern all of them; if another process was first, they must be tried again.
        """
        if self.stopping:
            raise StoreError("the server is stopping")
        state = live.table.state
        n, due = state.n, self._due(live)
        for proposal in group:
            await self._carry_out(live, proposal)
        events = state.events[n:]
        if not events:
            return
        try:
            yield_place()  # a wait for the disk must not block other clients
            began = time.perf_counter()
            await self._append(live, events, due)
            self.commits.observe(time.perf_counter() - began)
        except LostRace:
            for proposal in group:
                proposal.n = 0
            await self._read_again(live, n)
            return
        except BaseException:
            self.live_tables.lose(live)
            raise
        answers = [proposal.answer for proposal in group if proposal.n and proposal.answer]
        await live.tell_since(n, {answer.connection: answer for answer in answers})
        live.changed_at = asyncio.get_running_loop().time()
        self.notify(live)
        if live.wants_checkpoint(self.checkpoints.pace.at_rest):
            self.checkpoints.plan(live)

    async def _carry_out(self, live: LiveTable, proposal: Proposal) -> None:
        """Fold the events of a proposal, or note its error; a partly folded table is discarded."""
        n = live.table.state.n
        try:
            await live.compute(live.carry_out, proposal.propose)
        except Exception as error:
            if live.table.state.n != n:
                self.live_tables.lose(live)
                raise
            proposal.error = error
        except BaseException:  # cancelled: a thread may still be folding here
            self.live_tables.lose(live)
            raise
        else:
            proposal.n = live.table.state.n

    async def _read_again(self, live: LiveTable, n: int) -> None:
        """Continue with the log that won a race, and send everybody the events after event `n`."""
        try:
            live.renew(*await self.reader.read(live.table.state.id))
        except BaseException:
            self.live_tables.lose(live)
            raise
        await live.tell_since(n)
        self.notify(live)

    # -- other processes -------------------------------------------------------------------------------------

    def _heard(self, table: str, n: int) -> None:
        """Another process may have changed a table, its presence, or all tables."""
        if self.stopping:
            return
        if not table:
            self.spawn(self._read_site_notes())
        if n == DELETED:
            if (live := self.live_tables.get(table)) is not None:
                self.spawn(self._delete_too(live))
            return
        self._missed |= {table} & self._loading.keys() if table else self._loading.keys()
        for live in [self.live_tables.get(table)] if table else list(self.live_tables.values()):
            if live is not None and (n > live.table.state.n or not table):
                self.spawn(self._catch_up(live))
            if live is not None and not n:
                self.presence.heard(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Fold events that another process has stored, and send them to everybody here."""
        await self._lock(live)
        try:
            if not live.gone:
                await self._tell_taken_in(live)
        except StoreError as error:
            log().warning("table could not be followed", table=live.table.state.id, reason=str(error))
            self.live_tables.lose(live)
        finally:
            self._release(live)

    async def _tell_taken_in(self, live: LiveTable) -> None:
        n = live.table.state.n
        try:
            news = await self._take_in(live)
        except BadRecord as error:
            log().error("table could not be followed", table=live.table.state.id, reason=str(error))
            self.live_tables.lose(live)
            return
        if news:
            await live.tell_since(n)
            self.notify(live)

    # -- the host of the server ------------------------------------------------------------------------------

    async def delete(self, table: str) -> int:
        """Delete a table, or a board's whole event, from the store; returns the number of tables.

        Connected clients are told that it is gone. Raises `StoreError`.
        """
        stored, _ = await boards_of(self.store, board_of(table)[0])
        held: list[LiveTable] = []
        try:
            for board in sorted(stored):  # in order, so that concurrent deletions cannot deadlock
                with suppress(NoTable):  # it does not exist, or cannot be read
                    held.append(await self._locked(board, later=True))
            deleted = len(await self.store.summaries(stored))
            await self._delete(stored, held)
            self.count -= deleted
        finally:
            for live in held:
                self._release(live)
        return deleted

    async def _delete_too(self, live: LiveTable) -> None:
        """Delete a table that another process has deleted, with events written here meanwhile."""
        await self._lock(live)
        try:
            await self._delete([live.table.state.id], [live])
        finally:
            self._release(live)

    async def _delete(self, tables: list[str], held: Sequence[LiveTable]) -> None:
        await self.store.delete(tables)
        for live in held:
            connections = live.everybody()
            self.live_tables.forget(live)
            for connection in connections:
                connection.close(NO_TABLE)

    async def restore(self, table: Table) -> None:
        """Restore a deleted table; raises `LostRace` if it exists, or `StoreError`."""
        await self.store.append(summary_of(table), table.state.events)
        self.count += 1

    async def set_site_notes(self, notes: SiteNotes) -> None:
        """Store the host's settings, and announce what is new; raises `StoreError`."""
        await keep_site_notes(self.store, notes)
        self._take_site_notes(notes)

    async def _read_site_notes(self) -> None:
        self._take_site_notes(await stored_site_notes(self.store))

    def _take_site_notes(self, notes: SiteNotes) -> None:
        before, self.site = self.site, notes
        if notes.announcement != before.announcement:
            for live in self.live_tables.values():
                for connection in live.connections:
                    connection.tell(Announced(notes.announcement))

    def check_chat(self) -> None:
        """Decline chat where the host has ended it everywhere."""
        if not self.site.chat:
            raise Declined("closed", HOUSE("chat-ended"))

    def notify(self, live: LiveTable) -> None:
        """Notify bots, clocks, rematches and events of a table that has changed, where that concerns them.

        Without a clock, deadlines only move to later times, and are checked when the known one comes.
        """
        state = live.table.state
        moves_on = live.deadline_known and state.clocks is None and state.phase == "playing"
        due = self.on_bots_due if state.bots_due else ()
        timed = self.on_timed if state.is_timed and not moves_on else ()
        followed = self.on_rematch if state.wants_rematch else ()
        sealed = self.on_sealed_over if state.waits_to_open else ()
        for listener in (*due, *timed, *followed, *sealed):
            listener(live)

    async def _append(
        self, live: LiveTable, events: list[Event], before: frozenset[int] = frozenset()
    ) -> None:
        """Store events, and announce the turns that begin with them to people who are away.

        The turns of the seats `before` had begun already. Raises `LostRace` or `StoreError`.
        """
        due = self._due(live)
        begun = due and due - (before - reminded(events))
        announcers = [announcer for announcer in self.announcers if begun and announcer.announces(live)]
        for announcer in announcers:
            await announcer.keep(live, begun)
        await self.store.append(live.summary(), events)
        for announcer in announcers:
            announcer.turns_begun(live, begun)

    def _due(self, live: LiveTable) -> frozenset[int]:
        """The people whose turn it is at a table where one of them is away."""
        return live.table.people_due() if self.announcers and live.misses_people else frozenset()

    def visited(self, live: LiveTable) -> None:
        """Notify listeners of a table that was made, read or joined."""
        for listener in self.on_visit:
            listener(live)
        self.notify(live)

    async def make(  # noqa: PLR0913  # named by keyword
        self,
        game: Game,
        options: Mapping[str, str],
        plans: Sequence[Plan],
        visibility: Visibility,
        *,
        clock: Clock | None = None,
        series: SeriesPlan | None = None,
        patience: int = 0,
        webhook: Webhook | None = None,
        watching: Watching = "welcome",
        contributes: bool = False,
    ) -> Made:
        """Make a table; raises `BadOption`, `Declined` or `StoreError`."""
        self.check_capacity()
        for plan in plans:
            self.names.check(plan.name)
        new = await in_thread(
            create, game, options, plans, visibility=visibility, levels=self.levels, clock=clock,
            series=series, patience=patience, webhook=webhook, watching=watching,
            contributes=contributes, now=self.now,
        )  # fmt: skip
        await self.keep(new)
        return new

    def check_level(self, level: str) -> None:
        """Decline a level of bots that does not exist; an empty one is accepted."""
        if level and level not in self.levels:
            raise Declined("unreadable", HOUSE("no-such-level", known=listed(self.levels, "or"), given=level))

    def check_capacity(self) -> None:
        """Decline another table if this server has as many as it may hold."""
        if self.count >= self.limits.tables:
            raise Declined("limit", HOUSE("tables-full"))

    async def keep(self, new: Made) -> None:
        """Store a new table and make it live; raises `StoreError` or `LostRace`."""
        await asyncio.shield(self.spawn(self._keep(new)))

    async def _keep(self, new: Made) -> None:
        pages = await in_thread(self.reader.pages, new.table)  # it draws the board
        live = LiveTable(pages)
        async with live.lock:  # others who find it wait until it is stored
            if self.live_tables.setdefault(new.table.state.id, live) is not live:
                raise LostRace(
                    f"another process has made table {new.table.state.id}, and it is looked at here"
                )
            try:
                await self._append(live, list(new.events))
            except BaseException:
                self.live_tables.forget(live)
                raise
        self.count += 1
        self.live_tables.enter(live)
        self.visited(live)

    async def follow(self, table: str, make: Callable[[Table], Made]) -> None:
        """Make the table that follows another one, unless it exists, and send the people there.

        Raises `Declined`, `NoTable` or `StoreError`.
        """
        async with self.hold(table) as live:
            if live.table.state.next:
                return
            following = await live.compute(make, live.table)
        self.check_capacity()
        with suppress(LostRace):  # it exists already
            await self.keep(following)
        after = following.table.state.id
        await self.change(table, lambda old: [] if old.state.next else old.propose_next(after))

    async def join(
        self,
        table: str,
        invite: str,
        name: str,
        contribution: str = "",
        *,
        seat: int = NOBODY,
        program: bool = False,
    ) -> tuple[int, str]:
        """Take an open seat, by default the next one; returns the seat and its token.

        Raises `Declined`, `NoTable` or `StoreError`.
        """
        self.names.check(name)
        token = new_token()
        seat_taken = 0

        def sit(table: Table) -> list[Event]:
            nonlocal seat_taken
            seat_taken, events = table.propose_sit(
                invite, name, holder_of(token), contribution, seat=seat, program=program
            )
            return events

        await self.change(table, sit)
        return seat_taken, token

    def spawn(self, work: Coroutine[Any, Any, Got]) -> asyncio.Task[Got]:
        """Start a task that completes even if the client disconnects; `settle` waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def settle(self) -> None:
        """Wait until all tasks started here have completed."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here, so that asyncio does not log it if the client has disconnected
