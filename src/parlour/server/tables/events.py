"""Events on this server: made, found by their codes, joined, and led from board to board."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.play.clock import Clock
from parlour.play.create import Made
from parlour.play.errors import Declined
from parlour.play.event_board import SEAT, Board, create_event, event_of, member_table
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.play.types import RankingShown
from parlour.server.limits.fair_queue import in_thread
from parlour.server.storage.store import Store
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable


class Joined(NamedTuple):
    """Where somebody who has come to an event plays, and the token that holds the seat there."""

    event: str
    table: str
    token: str


class Events:
    """The events of one server. An event's id is that of its first board, which leads to the others."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store

    async def make(  # noqa: PLR0913  # named by keyword
        self,
        game: Game,
        options: Mapping[str, str],
        *,
        title: str,
        clock: Clock,
        boards: int,
        most: int,
        names: Sequence[str],
        ranking: RankingShown = "turn",
    ) -> Made:
        """A new event; raises `BadOption`, `Declined` or `StoreError`."""
        self._hub.check_capacity()
        for name in (title, *names):
            self._hub.names.check(name)
        made = await in_thread(
            create_event, game, options, title=title, clock=clock, boards=boards, most=most, names=names,
            ranking=ranking, now=self._hub.now,
        )  # fmt: skip
        await self._hub.keep(made)
        return made

    @asynccontextmanager
    async def hold(self, event: str) -> AsyncIterator[tuple[LiveTable, Board]]:
        """The board of an event that is played now, held; raises `NoTable` or `StoreError`."""
        table = event
        while True:
            async with self._hub.hold(table, fresh=True) as live:
                board = _board(live.table, event)
                if not board.state.next:
                    yield live, board
                    return
                table = board.state.next

    async def here(self, live: LiveTable, board: Board) -> set[int]:
        """The members who are connected, to this process or another; raises `StoreError`."""
        tables = {member_table(board.state.id, member.number): member for member in board.present}
        elsewhere = await self._hub.presence.elsewhere(list(tables))
        far = [
            tables[table].number for table, holders in elsewhere.items() if tables[table].holder in holders
        ]
        return {*far, *(number for number, table in live.members.items() if table.here)}

    async def tables(self, event: str) -> list[str]:
        """The tables of an event's boards so far; raises `NoTable` or `StoreError`."""
        tables = [event]
        while True:
            async with self._hub.hold(tables[-1]) as live:
                following = _board(live.table, event).state.next
            if not following:
                return tables
            tables.append(following)

    async def with_code(self, code: str) -> str | None:
        """The event that people come to with a code."""
        table = await self._store.invited(as_code(code))
        if table is None:
            return None
        async with self._hub.hold(table) as live:
            return event_of(live.table.state.created) or None

    async def code(self, event: str) -> str:
        """The code with which people come to an event; raises `NoTable` or `StoreError`."""
        async with self._hub.hold(event) as live:
            return _board(live.table, event).state.invite

    async def join(
        self, event: str, name: str, mine: Collection[str] = (), *, beside: bool = False
    ) -> Joined:
        """Come to an event (`Board.propose_join`); raises `Declined`, `NoTable` or `StoreError`."""
        self._hub.names.check(name)
        token, number = new_token(), 0

        def propose(board: Board) -> list[Event]:
            nonlocal number
            number, events = board.propose_join(name, holder_of(token), mine, beside=beside)
            return events

        table = await self._change(event, propose)
        return Joined(event, member_table(table, number), token)

    async def run(self, event: str, key: str, propose: Callable[[Board], list[Event]]) -> None:
        """Do at an event what its maker may do, who has the key; raises `Declined`."""
        await self._change(event, lambda board: propose(kept(board, key)))

    async def lead_on(self, event: str, key: str) -> None:
        """Make the next board of an event, as its maker."""
        async with self.hold(event) as (_, board):
            table = kept(board, key).state.id
        await self._hub.follow(table, lambda table: _board(table, event).next_board())

    async def delete(self, event: str, key: str) -> None:
        """Delete all boards of an event, as its maker."""
        async with self.hold(event) as (_, board):
            kept(board, key)
        await self._hub.delete(event)

    async def _change(self, event: str, propose: Callable[[Board], list[Event]]) -> str:
        """Carry out a proposal at the board that is played now; returns its id."""
        async with self.hold(event) as (_, board):
            table = board.state.id
        await self._hub.change(table, lambda table: propose(_board(table, event)))
        return table


def as_code(written: str) -> str:
    """A code as somebody has written it, as it is stored.

    >>> as_code(" ABC123 ")
    'abc123'
    """
    return written.strip().lower()


def kept(board: Board, key: str) -> Board:
    """A board, for who has the maker's key; raises `Declined`."""
    if board.state.seat_of(key) != SEAT:
        raise Declined("not-seated", HOUSE("event-key"))
    return board


def _board(table: Table, event: str) -> Board:
    """A table that is a board of an event; raises `NoTable`."""
    if not isinstance(table, Board):
        raise NoTable(event)
    return table
