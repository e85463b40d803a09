"""Events on this server: made, found by their codes, joined, and led from board to board."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import NamedTuple

from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.play import day_list
from parlour.play.clock import Clock
from parlour.play.create import Made
from parlour.play.errors import Declined
from parlour.play.event_board import SEAT, Board, create_event, event_of, member_table, must_know_best
from parlour.play.events import Event
from parlour.play.season import MOST_EVENTS, Season
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.play.types import RankingShown
from parlour.server.limits.fair_queue import in_thread
from parlour.server.storage.store import LostRace, Store, TableSummary
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable


class Joined(NamedTuple):
    """Where somebody who has come to an event plays, and the token that holds the seat there."""

    event: str
    table: str
    token: str


class StoredSeason(NamedTuple):
    """A season as it is stored."""

    rule: Season
    events: Mapping[str, TableSummary]
    """Its events in the order in which they were made, each with its last board."""


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
        season: Season | None = None,
    ) -> Made:
        """A new event; raises `BadOption`, `Declined` or `StoreError`."""
        self._hub.check_capacity()
        for name in (title, *names):
            self._hub.names.check(name)
        made = await in_thread(
            create_event, game, options, title=title, clock=clock, boards=boards, most=most, names=names,
            ranking=ranking, season=season, now=self._hub.now,
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

    async def season(self, season: str) -> StoredSeason | None:
        """A season, as far as it is made; None for an event by itself. Raises `StoreError`."""
        boards = await self._store.season(season)
        rule = next((board.season for board in boards if board.season), None)
        if rule is None:
            return None
        return StoredSeason(rule, {board.event: board for board in boards})

    async def next_of_season(
        self, event: str, key: str, asked: Callable[[str], Season] | None = None
    ) -> Season:
        """The season of an event that is to follow one, as its maker; it begins here if there is none yet.

        `asked` says how it counts. Raises `Declined`, also where it counts otherwise already, `NoTable` or
        `StoreError`.
        """
        async with self.hold(event) as (_, board):
            first, game = season_of(kept(board, key)), board.state.game
        before = await self.season(first)
        rule = asked(first) if asked else before.rule if before else Season(first, "places")
        if before is None and rule.counts == "share":
            must_know_best(game)
        if before and rule != before.rule:
            raise Declined("closed", HOUSE("season-rule"))
        if before and len(before.events) >= MOST_EVENTS:
            raise Declined("limit", HOUSE("season-full", most=MOST_EVENTS))
        return rule

    async def with_code(self, code: str) -> str | None:
        """The event that people come to with a code."""
        table = await self._store.invited(as_code(code)) or await self._list_of_today(as_code(code))
        if table is None:
            return None
        async with self._hub.hold(table) as live:
            return event_of(live.table.state.created) or None

    async def _list_of_today(self, code: str) -> str | None:
        """The list of a day that has not ended, which is made here; older lists are deleted then."""
        hub = self._hub
        slug = day_list.list_of(code, day_list.today_of(hub.now()))
        try:
            game = hub.find(slug)
        except UnknownGame:
            return None
        if game.slug != slug or not day_list.has_list(game):
            return None
        hub.check_capacity()
        with suppress(LostRace):  # somebody else was first
            await hub.keep(await in_thread(day_list.create_list, game, hub.now))
        for board in await self._store.season(day_list.lists_of(slug)):
            if board.made < hub.now() - day_list.KEPT:
                await hub.delete(board.table)
        return await self._store.invited(code)

    async def lists(self, game: Game) -> tuple[str, str]:
        """The code of the list of today, and yesterday's, as far as it was made."""
        today = day_list.today_of(self._hub.now())
        before = await self._store.invited(day_list.code_of(game.slug, today - timedelta(days=1)))
        return day_list.code_of(game.slug, today), before or ""

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


def season_of(board: Board) -> str:
    """The season of an event, which may be by itself."""
    season = board.facts.season
    return season.first if season else event_of(board.state.created)


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
