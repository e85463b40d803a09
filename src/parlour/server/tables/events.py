"""Events on this server: creating, finding by code, joining, and going from board to board."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, NamedTuple

from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.pairs import TURNS
from parlour.play import day_list
from parlour.play.clock import Clock
from parlour.play.create import Made
from parlour.play.errors import Declined
from parlour.play.event_board import Board, create_event, must_know_best
from parlour.play.event_rounds import PairTable, Rounds, create_rounds, points_won
from parlour.play.event_table import SEAT, EventTable, event_of, member_table, season_of
from parlour.play.events import Event, EventFacts, Meeting
from parlour.play.rematch import rematch
from parlour.play.season import MOST_EVENTS, Season
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.server.limits.fair_queue import in_thread
from parlour.server.storage.store import LostRace, Store, StoreError, TableSummary
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable

Log = EventTable[Any]
"""The log of an event of any kind."""


class MemberPlace(NamedTuple):
    """The table and seat of a new member of an event, and the token that holds the seat.

    In an event of rounds the table is the log, and the seat is the member's number.
    """

    event: str
    table: str
    seat: int
    token: str


class MeetingNow(NamedTuple):
    """The state of a meeting."""

    meeting: Meeting
    made: Sequence[str]
    """The tables of the meeting's games so far."""
    won: Sequence[int]
    """The first member's points in each finished game; for teams, once both are finished."""

    @property
    def is_over(self) -> bool:
        """Whether both games are over, or there is none."""
        return len(self.won) == len(self.meeting.tables)


class StoredSeason(NamedTuple):
    """A stored season."""

    rule: Season
    events: Mapping[str, TableSummary]
    """The season's events in order of creation, each with its last board."""


class Events:
    """The events of one server. An event's id is that of its first board, from which the others are found."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self._hub = hub
        self._store = store

    async def make(self, game: Game, options: Mapping[str, str], facts: EventFacts, clock: Clock) -> Made:
        """Make an event, of rounds or of boards; raises `BadOption`, `Declined` or `StoreError`."""
        self._hub.check_capacity()
        for name in (facts.title, *facts.names):
            self._hub.names.check(name)
        create = create_event if facts.rounds is None else create_rounds
        new = await in_thread(create, game, options, facts, clock, now=self._hub.now)
        await self._hub.keep(new)
        return new

    @asynccontextmanager
    async def hold(self, event: str) -> AsyncIterator[tuple[LiveTable, Log]]:
        """Hold the log of an event (of its current board); raises `NoTable` or `StoreError`."""
        table = event
        while True:
            async with self._hub.hold(table, fresh=True) as live:
                board = _log(live.table, event)
                if not board.state.next:
                    yield live, board
                    return
                table = board.state.next

    # -- rounds ----------------------------------------------------------------------------------------------

    async def rounds(self, event: str) -> list[list[MeetingNow]]:
        """The state of the meetings of each round; raises `NoTable` or `StoreError`.

        This also stores the end of a round, and makes tables that a killed process left unmade.
        """
        async with self.hold(event) as (_, log):
            if not isinstance(log, Rounds):
                return []
            drawn, won, runs = list(log.rounds), list(log.won), log.is_running
        over = [
            [MeetingNow(meeting, meeting.tables, own) for meeting, own in zip(meetings, points, strict=True)]
            for meetings, points in zip(drawn, won, strict=False)
        ]
        if not runs:
            return over
        playing = await self._meetings_now(event, drawn[-1])
        if all(meeting.is_over for meeting in playing):
            number, points = len(drawn), [meeting.won for meeting in playing]
            await self._change(event, lambda log: _rounds(log).propose_round_over(number, points))
        return [*over, playing]

    async def _meetings_now(self, event: str, meetings: Sequence[Meeting]) -> list[MeetingNow]:
        """The state of the meetings of the current round."""
        tables = [table for meeting in meetings for table in meeting.tables]
        summaries = await self._summaries(tables)
        unmade = [
            at
            for at, meeting in enumerate(meetings)
            if not summaries.keys() >= set(meeting.tables if meeting.partners else meeting.tables[:1])
        ]
        if unmade:
            await self._make_games(event, unmade)
            summaries = await self._summaries(tables)
        played = list[MeetingNow]()
        for meeting in meetings:
            games = [summaries[table] for table in meeting.tables if table in summaries]
            if len(games) == 1 and games[0].phase == "over" and not meeting.partners:
                await self._hub.follow(games[0].table, rematch)
            results = [(game.result, turned) for game, turned in zip(games, TURNS, strict=False)]
            won = [points_won(result.returns, turned=turned) for result, turned in results if result]
            if meeting.partners and len(won) < len(TURNS):
                won = []  # the result of one game may reveal draws of the other
            elif any(game.sealed for game in games):
                await self._open(meeting)
            played.append(MeetingNow(meeting, [game.table for game in games], won))
        return played

    def may_open(self, live: LiveTable) -> None:
        """Check the meeting of a finished game of teams: once its other game is finished too, unseal both."""
        self._hub.spawn(self._look(event_of(live.table.state.created)))

    async def _look(self, event: str) -> None:
        """Check the rounds of an event; what cannot be stored now is left to the next check."""
        with suppress(Declined, NoTable, StoreError):
            await self.rounds(event)

    async def _open(self, meeting: Meeting) -> None:
        """Unseal both games of a finished meeting of teams."""
        for table in meeting.tables:
            await self._hub.change(table, lambda table: _game(table).propose_meeting_over())

    async def _summaries(self, tables: list[str]) -> dict[str, TableSummary]:
        return {summary.table: summary for summary in await self._store.summaries(tables)}

    async def _make_games(self, event: str, meetings: Sequence[int]) -> None:
        """Make the first games of meetings of the current round, unless they exist."""
        for at in meetings:
            async with self.hold(event) as (live, log):
                games = await live.compute(_rounds(log).games, at)
            for game in games:
                with suppress(LostRace):  # it exists already
                    await self._hub.keep(game)

    async def _draw(self, event: str, key: str, propose: Callable[[Rounds], list[Event]]) -> None:
        """Draw a round, as the maker, and make its games."""
        self._hub.check_capacity()
        await self._change(event, lambda log: propose(_rounds(as_maker(log, key))))
        await self.rounds(event)

    # -- the maker, and members ------------------------------------------------------------------------------

    async def here(self, live: LiveTable, board: Log) -> set[int]:
        """The members who are connected, to this process or another; raises `StoreError`.

        In rounds they are at their games, or wait with the event's page open: all members who have not left.
        """
        if isinstance(board, Rounds):
            return {member.number for member in board.present if not member.left}
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
                following = _log(live.table, event).state.next
            if not following:
                return tables
            tables.append(following)

    async def season(self, season: str) -> StoredSeason | None:
        """The season so far; None for an event without one. Raises `StoreError`."""
        boards = await self._store.season(season)
        rule = next((board.rule for board in boards if board.rule), None)
        if rule is None:
            return None
        return StoredSeason(rule, {board.event: board for board in boards if board.part != "game"})

    async def next_of_season(
        self, event: str, key: str, make_rule: Callable[[str], Season] | None = None
    ) -> Season:
        """The season for an event that follows this one, asked for by its maker; it begins here if necessary.

        `make_rule` gives how it counts. Raises `Declined`, also if the season counts differently already,
        `NoTable` or `StoreError`.
        """
        async with self.hold(event) as (_, board):
            first, game = season_of(as_maker(board, key).state.created), board.state.game
        before = await self.season(first)
        rule = make_rule(first) if make_rule else before.rule if before else Season(first, "places")
        if before is None and rule.counts == "share" and isinstance(board, Board):
            must_know_best(game)
        if before and rule != before.rule:
            raise Declined("closed", HOUSE("season-rule"))
        if before and len(before.events) >= MOST_EVENTS:
            raise Declined("limit", HOUSE("season-full", most=MOST_EVENTS))
        return rule

    async def with_code(self, code: str) -> str | None:
        """The event with a code."""
        table = await self._store.invited(normal_code(code)) or await self._list_of_today(normal_code(code))
        if table is None:
            return None
        async with self._hub.hold(table) as live:
            return event_of(live.table.state.created) or None

    async def _list_of_today(self, code: str) -> str | None:
        """The list of a day that has not ended, created on first use; older lists are deleted then."""
        hub = self._hub
        slug = day_list.list_of(code, day_list.today_of(hub.now()))
        try:
            game = hub.find(slug)
        except UnknownGame:
            return None
        if game.slug != slug or not day_list.has_list(game):
            return None
        hub.check_capacity()
        with suppress(LostRace):  # another process was first
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
        """The code for joining an event; raises `NoTable` or `StoreError`."""
        async with self._hub.hold(event) as live:
            return _log(live.table, event).state.invite

    async def join(
        self, event: str, name: str, mine: Collection[str] = (), *, beside: bool = False, partner: int = 0
    ) -> MemberPlace:
        """Join an event (`EventTable.propose_join`); raises `Declined`, `NoTable` or `StoreError`."""
        self._hub.names.check(name)
        token, place = new_token(), ("", SEAT)

        def propose(log: Log) -> list[Event]:
            nonlocal place
            number, events = log.propose_join(name, holder_of(token), mine, beside=beside, partner=partner)
            place = log.place(number)
            return events

        await self._change(event, propose)
        return MemberPlace(event, *place, token)

    async def choose_partner(self, event: str, token: str, partner: int) -> None:
        """Make a team of the member with a token and another one; raises as `join`."""

        def propose(log: Log) -> list[Event]:
            member = next((member for member in log.present if member.holder == holder_of(token)), None)
            if member is None:
                raise Declined("not-seated", HOUSE("not-seated"))
            return _rounds(log).propose_partner(member.number, partner)

        await self._change(event, propose)

    async def run(self, event: str, key: str, propose: Callable[[Log], list[Event]]) -> None:
        """Perform an act of an event's maker, who has the key; raises `Declined`."""
        await self.rounds(event)  # finished rounds count
        await self._change(event, lambda log: propose(as_maker(log, key)))

    async def begin(self, event: str, key: str) -> None:
        """Begin the board of an event, or its first round, as its maker."""
        async with self.hold(event) as (_, log):
            in_rounds = isinstance(as_maker(log, key), Rounds)
        if in_rounds:
            await self._draw(event, key, lambda log: log.propose_begin())
        else:
            await self._change(event, lambda log: as_maker(log, key).propose_begin())

    async def lead_on(self, event: str, key: str) -> None:
        """Make the next board of an event, or draw its next round, as its maker."""
        async with self.hold(event) as (_, log):
            table, in_rounds = as_maker(log, key).state.id, isinstance(log, Rounds)
        if in_rounds:
            await self.rounds(event)
            await self._draw(event, key, lambda log: log.propose_round())
        else:
            await self._hub.follow(table, lambda table: _board(table, event).next_board())

    async def delete(self, event: str, key: str) -> None:
        """Delete all boards of an event, as its maker."""
        async with self.hold(event) as (_, board):
            as_maker(board, key)
        await self._hub.delete(event)

    async def _change(self, event: str, propose: Callable[[Log], list[Event]]) -> None:
        """Carry out a proposal in the log of an event (of its current board)."""
        async with self.hold(event) as (_, board):
            table = board.state.id
        await self._hub.change(table, lambda table: propose(_log(table, event)))


def normal_code(text: str) -> str:
    """The stored form of a code that a person typed.

    >>> normal_code(" ABC123 ")
    'abc123'
    """
    return text.strip().lower()


def as_maker(log: Log, key: str) -> Log:
    """The log of an event, for the maker's key; raises `Declined` for any other key."""
    if log.state.seat_of(key) != SEAT:
        raise Declined("not-seated", HOUSE("event-key"))
    return log


def _log(table: Table, event: str) -> Log:
    """A table that is a log of an event; raises `NoTable`."""
    if not isinstance(table, EventTable):
        raise NoTable(event)
    return table


def _game(table: Table) -> PairTable:
    """A table that is a game of a meeting; raises `NoTable`."""
    if not isinstance(table, PairTable):
        raise NoTable(table.state.id)
    return table


def _rounds(log: Log) -> Rounds:
    """The log as one of rounds; raises `Declined` for any other."""
    if not isinstance(log, Rounds):
        raise Declined("closed", HOUSE("not-at-event"))
    return log


def _board(table: Table, event: str) -> Board:
    """A table that is a board of an event; raises `NoTable`."""
    if not isinstance(table, Board):
        raise NoTable(event)
    return table
