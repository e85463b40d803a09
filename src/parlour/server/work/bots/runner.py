"""Lets bots play at their seats.

A bot gets its seat's view, thinks beside the event loop, and proposes its move like any player.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from parlour.kernel.state import State
from parlour.play.claims import Patience, bots_wait_until
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.play.types import ProgramFault
from parlour.search.levels import GivenUp, level_named
from parlour.server.logs import log
from parlour.server.storage.store import Heartbeat, StoreError
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable
from parlour.server.work.bots.process import BotTurn
from parlour.server.work.bots.scheduler import ThinkingQueue
from parlour.server.work.threads import Stopping

Choose = Callable[[BotTurn], Awaitable[Sequence[int]]]
"""Chooses the run of actions that a bot plays."""

MOST_FAILURES: Final = 3
"""Invalid choices of a bot after which the first legal actions are played for it."""
WAKING_AT_ONCE: Final = 4
TAKEN_AT_ONCE: Final = 20
"""Tables taken over from another process at a time, so that all remaining processes share them."""
AT_ONCE: Final = 8
"""Bots that may think at the same time even with fewer cores, so that those that do not search need not wait
for searches."""


class BotRunner:
    """Plays for the bots of all live tables."""

    def __init__(self, hub: Hub, choose: Choose, *, pace: float) -> None:
        """`pace`: seconds between a move and a bot's next one, so that people can follow."""
        self._hub = hub
        self._choose = choose
        self._pace = pace
        self.patience = Patience()
        """How long bots wait for people with a claim."""
        self.queue = ThinkingQueue(max(AT_ONCE, os.cpu_count() or 1))
        self._tasks: set[asyncio.Task[None]] = set()
        hub.on_visit.append(lambda _: self.queue.start_next())
        hub.on_bots_due.append(self.bots_due)
        self._held: dict[str, asyncio.TimerHandle] = {}
        """Tables where bots wait for people's claims, with the timers that end the wait."""
        self._given_up: set[str] = set()
        """Tables where bots cannot continue, so they are not woken over and over."""
        self._waking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Continue where bots were due when the server stopped, or where another process left them."""
        if self._hub.store.peers.shared:
            self._hub.leases.on_beat.append(self._take_over)
        else:
            self._waking = self._spawn(self._wake())

    def _take_over(self, alive: Heartbeat) -> None:
        if self._waking is None or self._waking.done():
            self._waking = self._spawn(self._wake())

    async def stop(self) -> None:
        """Stop thinking; bots that were due are due again after the next start."""
        for timer in self._held.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, table: str) -> None:
        """Load a table with bots due, and let them think."""
        self._held.pop(table, None)
        try:
            async with self._hub.hold(table, fresh=True, later=True) as live:
                self._hub.notify(live)
        except NoTable as error:
            self._given_up.add(table)
            log().warning("bots cannot go on", table=table, reason=str(error))
        except StoreError as error:
            log().warning("bots cannot go on", table=table, reason=str(error))

    async def _wake(self) -> None:
        """Load the tables with bots due, except those that other processes act for."""
        store, leases = self._hub.store, self._hub.leases
        gate = asyncio.Semaphore(WAKING_AT_ONCE)

        async def load(table: str) -> None:
            async with gate:
                await self._look(table)

        try:
            waiting = await store.waiting_for_bots(leases.process)
            due = [table for table in waiting if not (table in self._given_up or table in self._held)]
            live_tables = {table: self._hub.live_tables.get(table) for table in due}
            idle = [table for table, live in live_tables.items() if live is None or not live.bots_at_work]
            for first in range(0, len(idle), TAKEN_AT_ONCE):
                mine = await leases.take(*idle[first : first + TAKEN_AT_ONCE])
                await asyncio.gather(*map(load, mine))
        except StoreError as error:
            log().warning("bots cannot be woken", reason=str(error))

    def bots_due(self, live: LiveTable) -> None:
        """Let the bots that are due at a table think."""
        if not (live.bots_at_work or self._hub.stopping):
            live.bots_at_work = self._spawn(self._work(live))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _work(self, live: LiveTable) -> None:
        table = live.table.state.id
        failures = 0
        try:
            took_over = not self._hub.leases.holds(table)
            if not await self._hub.leases.take(table):
                return
            if took_over:  # its previous holder may have moved: do not think about a past turn
                async with self._hub.hold(table, fresh=True):
                    pass
            while turns := await self._due(table):
                moves = await asyncio.gather(*(self._think(live, turn, failures) for turn in turns))
                if any(turn.waited_for for turn in turns):
                    await asyncio.sleep(live.changed_at + self._pace - asyncio.get_running_loop().time())
                for turn, actions in zip(turns, moves, strict=True):
                    failures = 0 if await self._move(table, turn, actions) else failures + 1
                if failures > 2 * MOST_FAILURES:
                    self._given_up.add(table)
                    return
        except (NoTable, StoreError) as error:
            log().warning("bots stopped", table=table, reason=str(error))
        except Stopping:
            pass
        except Exception:
            self._given_up.add(table)
            log().exception("bots failed", table=table)
        finally:
            live.bots_at_work = None

    async def _due(self, table: str) -> list[BotTurn]:
        """The turns of the due bots."""
        if self._hub.stopping or not self._hub.leases.holds(table):
            return []
        async with self._hub.hold(table) as live:
            state = live.table.state
            if any(map(state.waits_for, state.bots_due)) and self._leaves_time(live):
                return []
            return [turn_of(live.table, seat) for seat in state.bots_due]

    def _leaves_time(self, live: LiveTable) -> bool:
        """Whether bots wait for people's claims; a timer is set to check again."""
        table, now = live.table.state.id, live.table.time()
        if timer := self._held.pop(table, None):
            timer.cancel()
        came = {seat: now - seconds for seat, seconds in live.here_for().items()}
        seconds = bots_wait_until(live.table.state, came, self.patience) - now
        if seconds <= 0:
            return False
        loop = asyncio.get_running_loop()
        self._held[table] = loop.call_later(seconds, lambda: self._spawn(self._look(table)))
        return True

    async def _think(self, live: LiveTable, turn: BotTurn, failures: int) -> Sequence[int] | ProgramFault:
        """The run that a bot plays; for a program that cannot go on, why it forfeits the game."""
        if failures < MOST_FAILURES:
            try:
                if level_named(turn.level).is_program:  # it uses none of our processor time
                    return await self._choose(turn)
                async with self.queue.turn(live):
                    return await self._choose(turn)
            except Stopping:
                raise
            except GivenUp as error:
                log().warning("program forfeits", level=turn.level, fault=error.fault, reason=str(error))
                return "late" if error.fault == "time" else "failed"
            except Exception:
                log().exception("bot failed", level=turn.level)
        return first_legal(turn.view, turn.seat)

    async def _move(self, table: str, turn: BotTurn, actions: Sequence[int] | ProgramFault) -> bool:
        """Propose a bot's run; False if it is invalid. A bot is asked again if the table has changed."""
        try:
            if isinstance(actions, str):
                fault, stand_in = actions, self._hub.stand_in
                await self._hub.change(table, lambda t: t.propose_forfeit(turn.seat, fault, stand_in))
                return True
            await self._hub.change(table, lambda t: t.propose_play(turn.seat, turn.on, actions, bot=True))
        except Declined as error:
            if error.code in ("rule", "limit", "unreadable"):
                log().error("bot made no move", table=table, level=turn.level, reason=str(error))
                return False
        return True


def turn_of(table: Table, seat: int) -> BotTurn:
    """Collect what a bot needs to think: its seat's view, and nothing else of the table."""
    state = table.state
    view, level = table.view(seat), state.chairs[seat].level
    return BotTurn(
        state.id, seat, table.count(seat), view, level, table.bot_seed(seat), state.waits_for(seat)
    )


def first_legal(view: State, seat: int) -> list[int]:
    """A whole turn of first legal actions, closed as soon as possible: the last resort."""
    state, actions, due = view.copy(), list[int](), view.turn
    while state.turn == due:
        legal = state.legal_actions(seat)
        closing = next((action for action in legal if action in state.game.closing), legal[0])
        actions.append(closing)
        state.apply(seat, closing)
        if closing in state.game.closing:
            break
    return actions
