"""A table in memory: the fold of its events, its connections, and the lock that orders changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, ParamSpec, TypeVar

from msgspec.structs import replace

from parlour.kernel.message import HOUSE
from parlour.play.checkpoint import checkpoint
from parlour.play.clock import WINDOW
from parlour.play.counts import Count
from parlour.play.errors import Declined
from parlour.play.event_board import Board, Member
from parlour.play.event_table import SEAT
from parlour.play.events import Arranged, Continued, Event, MemberPlayed, OfMember, Paused, Played, TakenBack
from parlour.play.table import Table
from parlour.play.types import ToldWay
from parlour.server.limits.fair_queue import in_thread
from parlour.server.logs import log
from parlour.server.storage.store import TableSummary
from parlour.server.tables.connection import INTERNAL, Answer, Connection, Listener, MessageFormat, encoded
from parlour.server.tables.listing import changing_facts, summary_of
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from parlour.wire.to_client import ForSeat, Snapshot, ToClient, ToldElsewhere, Watchers

MOST_NAMED: Final = 12
"""The most names of spectators that are sent."""

TURNS: Final = frozenset([Played, MemberPlayed])
"""Kinds of events that are turns."""
NO_ANSWERS: Final[Mapping[Connection, Answer]] = MappingProxyType({})
NOBODY_SHOWN: Final[frozenset[str]] = frozenset()

Got = TypeVar("Got")
P = ParamSpec("P")
Propose = Callable[[Table], list[Event]]


@dataclass(slots=True)
class Proposal:
    """A requested change of a table, and its result."""

    propose: Propose
    answer: Answer | None = None
    """The answer that its author is to get with the messages about it."""
    over: bool = False
    """Whether it was carried out, or failed."""
    n: int = 0
    """The number of the last event once it is carried out; 0 if it must be tried again."""
    error: Exception | None = None
    """The error that prevented it."""


class LiveTable:
    """A live table. To read or change it, hold `lock` and check that it is not `gone`.

    While the lock is held for a change, the table may be ahead of the store; nothing is sent before the store
    has caught up, and a table whose change could not be stored is discarded (`gone`).
    """

    def __init__(self, pages: Pages, board: LiveTable | None = None) -> None:
        """`pages` makes messages for pages; `board`, for an event member's table, is held in its place."""
        self.table = pages.table
        self.board = board
        """The board of an event, for a member's table: the table uses its log, lock and time."""
        self.of_event = pages.table.state.created.event is not None
        """Whether the table is a board of an event, or one of its members'."""
        self.members: dict[int, LiveTable] = {}
        """The members' tables that are in memory, by the members' numbers."""
        self.proposals: list[Proposal] = []
        """Proposals that wait at the board of an event: the next holder of its lock stores them all
        together."""
        self._told = pages.table.state.n
        """The last event that was sent to everybody at a member's table."""
        self.pages, self.words = pages, TableInWords(pages)
        self.checkpointed = 0
        """The last event that the stored checkpoint covers."""
        self.checkpointing = False
        """Whether a checkpoint will be made soon."""
        self.lock: asyncio.Lock = board.lock if board else asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The holders of seats who are connected to other processes."""
        self.announced: frozenset[str] = frozenset()
        """The holders of seats who are connected here, as last reported to other processes."""
        self.gone = False
        self.bots_at_work: asyncio.Task[None] | None = None
        self._clock = asyncio.get_running_loop().time
        self.expecting_since = self._clock()
        """Since when absent people are expected, on the loop's clock."""
        self.last_here: dict[str, float] = {}
        """When each holder sat down, or their last browser disconnected, on the loop's clock."""
        self.came_at: dict[str, float] = {}
        """When each holder's first browser connected to this process, on the loop's clock."""
        self._unseated: dict[str, int] = {}
        """Holders who have just lost their seats, until their sockets are notified."""
        self._summary: TableSummary | None = None
        """The cached summary, until somebody sits down or leaves."""
        self.deadline_known = False
        """Whether the clock watch knows the table's next deadline."""
        self.telling_watchers = False
        """Whether a message about spectators is scheduled."""
        self.changed_at = self.expecting_since
        """When the table last changed, on the loop's clock."""

    @property
    def here(self) -> frozenset[int]:
        """The seats with a connection, to this process or another."""
        shown, chairs = self.shown | self.elsewhere, self.table.state.chairs
        return frozenset([seat for seat, chair in enumerate(chairs) if chair.holder in shown])

    @property
    def misses_people(self) -> bool:
        """Whether a player has no connection, to this process or another."""
        players = {chair.holder for chair in self.table.state.chairs if chair.kind == "person"}
        return not players <= self.shown | self.elsewhere

    @property
    def shown(self) -> frozenset[str]:
        """The holders of seats who are connected to this process."""
        return NOBODY_SHOWN.union(*[connection.holders for connection in self.connections])

    @property
    def holders(self) -> dict[str, int]:
        """The seat that each token holds now, by the token's hash."""
        return {chair.holder: seat for seat, chair in enumerate(self.table.state.chairs) if chair.holder}

    @property
    def idle(self) -> bool:
        """Whether nobody is connected to the table, no bot plays there and nothing changes it."""
        return not (self.connections or self.members or self.bots_at_work or self.lock.locked())

    @property
    def keeps_checkpoints(self) -> bool:
        """Whether the table has checkpoints: an event, with its many records, has none."""
        return not self.of_event

    def wants_checkpoint(self, most: int) -> bool:
        """Whether a restart now would have to replay `most` events, or a turn has just been taken back."""
        if not self.keeps_checkpoints:
            return False
        taken_back = isinstance(self.table.state.events[-1].payload, TakenBack)
        return taken_back or self.since_checkpoint >= most

    @property
    def since_checkpoint(self) -> int:
        """The number of events after the stored checkpoint."""
        return self.table.state.n - self.checkpointed

    async def checkpoint(self) -> bytes:
        """The checkpoint for the store.

        It is made on the event loop: a thread would hold the table, and delay its plays, while the loop is
        busy.
        """
        return await self.compute(checkpoint, self.table.state)

    def summary(self) -> TableSummary:
        """The summary for the store."""
        before = self._summary
        self._summary = replace(before, **changing_facts(self.table)) if before else summary_of(self.table)
        return self._summary

    def away(self, now: float) -> frozenset[int]:
        """The people's seats without a connection for `away_seconds`."""
        expected, seats, here = self.expecting_since, self.holders.items(), self.here
        since = {seat: self.last_here.get(holder, expected) for holder, seat in seats}
        missed = {seat: since[seat] for seat in self.table.state.people if seat not in here}
        return frozenset(seat for seat, at in missed.items() if now - at >= self.pages.away_seconds)

    def expect_all(self) -> None:
        """Restart the absence of everybody who is not here."""
        self.expecting_since = self._clock()
        self.last_here.clear()

    @property
    def quick(self) -> bool:
        """Whether a turn is computed faster than a thread would start, as the game's rules are compiled.

        The end of an event's window is slow: it plays all remaining turns of hundreds of absent members.
        """
        game, clock = self.table.state.game, self.table.state.created.clock
        return game.running is not game.rules and not (clock and clock.kind == WINDOW)

    async def compute(self, work: Callable[P, Got], *args: P.args, **kwargs: P.kwargs) -> Got:
        """The result of `work`, computed off the event loop while the rules are plain Python and slow.

        The caller holds the lock, so nothing changes meanwhile.
        """
        if self.quick:
            return work(*args, **kwargs)
        return await in_thread(work, *args, **kwargs)

    def rest(self) -> None:
        """Drop cached frames of a table that is no longer among the recently held ones."""
        self.table.state.frames.rest()
        self.pages.answers.forget()

    def everybody(self) -> list[Connection]:
        """The connections to the table, and to its members' tables."""
        return [
            *self.connections,
            *(connection for live in self.members.values() for connection in live.connections),
        ]

    def carry_out(self, propose: Propose) -> list[Event]:
        """Propose, and fold the events; a commit computes both together."""
        events = propose(self.table)
        self.fold(events)
        return events

    def fold(self, events: Sequence[Event]) -> None:
        """Fold proposed events."""
        if only_plays(events):
            for event in events:
                self.table.fold(event)
            return
        before, self._summary = self.holders, None
        for event in events:
            self.table.fold(event)
        if any(isinstance(event.payload, Arranged) for event in events):
            self.words = TableInWords(self.pages)
        after = self.holders
        self._unseated |= {holder: seat for holder, seat in before.items() if holder not in after}
        self.last_here |= dict.fromkeys(after.keys() - before.keys(), self._clock())

    def renew(self, pages: Pages, checkpointed: int) -> None:
        """Continue with the table as read again, as events folded meanwhile were never stored."""
        before = self.holders | self._unseated
        self.table, self.pages, self.words = pages.table, pages, TableInWords(pages)
        self.checkpointed, self._summary = checkpointed, None
        after = self.holders
        self._unseated = {holder: seat for holder, seat in before.items() if holder not in after}
        self.last_here |= dict.fromkeys(after.keys() - before.keys(), self._clock())
        for number, member in self.members.items():
            member.renew(self.pages_of(number), 0)

    def meet(self, elsewhere: frozenset[str]) -> None:
        """Update who is connected to other processes, and tell everybody if presence changes."""
        before, self.elsewhere = self.here, elsewhere
        if self.here != before:
            self.leave(before - self.here)
            self.tell_presence()

    def leave(self, seats: frozenset[int]) -> None:
        """Note that holders of seats have disconnected."""
        leaving = [holder for holder, seat in self.holders.items() if seat in seats]
        self.last_here |= dict.fromkeys(leaving, self._clock())

    def come(self, holders: Iterable[str]) -> None:
        """Note that holders of seats have connected."""
        self.came_at |= dict.fromkeys(holders, self._clock())

    def here_for(self) -> dict[int, float]:
        """The seconds for which each person who is here has been connected."""
        now, expected, here = self._clock(), self.expecting_since, self.here
        seats = [(holder, seat) for holder, seat in self.holders.items() if seat in here]
        return {seat: now - self.came_at.get(holder, expected) for holder, seat in seats}

    async def welcome(
        self, seat: int, known: tuple[int, int] | None, line: int, form: MessageFormat
    ) -> list[ToClient]:
        """The messages for a client that connects, or reconnects and knows an entry and a line."""
        count = Count(*known) if known else None
        if form.compact and self.table.state.phase == "playing":
            return await self.compute(self.pages.hello, seat, count, self.here, line)
        if form.compact:  # no turn is waited for there
            return await in_thread(self.pages.hello, seat, count, self.here, line)
        return await in_thread(self.words.hello, seat, count, line, self.here)

    def has_told(self, seat: int, known: Count, line: int) -> bool:
        """Whether a client with this count of a seat's game, and this line, is up to date."""
        return known == self.table.state.counts.now(seat) and line == self.pages.line()

    async def snapshot(self, seat: int, *, log: bool = True) -> Snapshot:
        """The table as a seat sees it, with or without its log, which takes long to make."""
        return await in_thread(self.words.snapshot, seat, self.here, log=log)

    async def tell_since(self, n: int, answers: Mapping[Connection, Answer] = NO_ANSWERS) -> None:
        """Send the events after event `n` to everybody they concern, computed once per seat.

        `answers`: the answers to authors of changes, by their connections, to be sent along.
        """
        self._tell_unseated()
        events = self.table.state.events[n:]
        here: frozenset[int] = frozenset()
        if not only_plays(events):
            here, players = self.here, self.player_names
            for connection in self.connections:
                connection.players = players
        audience = self._by_seat()
        news = await self.compute(self._news, audience, n, here)
        for (seat, _, listeners), messages in zip(audience, news, strict=True):
            try:
                if isinstance(messages, Exception):
                    raise messages
                self._send(seat, messages, listeners, answers)
            except Exception:
                self._bye(listeners, n)

        if self.members:
            stops = any(isinstance(event.payload, Paused | Continued) for event in events)
            for member in self._concerned(events):
                await member.tell_member(answers, times=stops)

    def _concerned(self, events: Sequence[Event]) -> list[LiveTable]:
        """The members' tables that events concern, first those of members who have played."""
        own = [event.payload.member for event in events if isinstance(event.payload, OfMember)]
        others = self.members if len(own) < len(events) else ()
        return [self.members[number] for number in dict.fromkeys([*own, *others]) if number in self.members]

    async def tell_member(self, answers: Mapping[Connection, Answer], *, times: bool) -> None:
        """Send the news of a member's table to its clients; `times`: with the clock."""
        for connection in list(self.connections):
            for holder in connection.holders - self.holders.keys():
                connection.unseat(SEAT, holder)
        n, self._told = self._told, self.table.state.n
        if n != self._told:
            await self.tell_since(n, answers)
        elif times:
            self.tell_times()

    def pages_of(self, member: int) -> Pages:
        """The maker of messages for pages at an event member's table; raises `Declined`."""
        if not isinstance(self.table, Board):
            raise Declined("not-seated", HOUSE("no-such-member"))
        return self.pages.of(self.table.member(member))

    def add_proposal(self, propose: Propose, answer: Answer | None) -> Proposal:
        """Queue a proposal; one at a member's table is queued at its board."""
        board = self.board or self
        proposal = Proposal(self._carried_to_board(propose) if self.board else propose, answer)
        if self.of_event:
            board.proposals.append(proposal)
        return proposal

    def take_group(self, proposal: Proposal) -> list[Proposal]:
        """Take a proposal, with all that wait at the board of an event, to be stored together."""
        waiting, self.proposals = self.proposals, []
        return waiting or [proposal]

    def _carried_to_board(self, propose: Propose) -> Propose:
        """The board's form of a proposal at a member's table."""
        member = self.table

        def carried(board: Table) -> list[Event]:
            assert isinstance(member, Member)
            assert isinstance(board, Board)
            return board.propose_for(member.number, propose)

        return carried

    def _news(
        self, audience: Sequence[tuple[int, bool, list[Listener]]], n: int, here: frozenset[int]
    ) -> list[list[ToClient] | Exception]:
        """The news after event `n` for each audience, computed together; an error where that fails."""
        news: list[list[ToClient] | Exception] = []
        for seat, compact, _ in audience:
            try:
                news.append((self.pages if compact else self.words).since(seat, n, here))
            except Exception as error:
                news.append(error)
        return news

    def _bye(self, listeners: Sequence[Listener], n: int) -> None:
        """Ask clients whose news could not be computed to reconnect."""
        log().exception("telling failed", table=self.table.state.id, event_after=n)
        for connection, _ in listeners:
            connection.bye(1, INTERNAL)

    def _tell_unseated(self) -> None:
        """Notify the sockets of a player who has left; they have no seat until their next hello."""
        for holder, seat in self._unseated.items():
            self.last_here.pop(holder, None)
            for connection in [connection for connection in self.connections if holder in connection.holders]:
                connection.unseat(seat, holder)
        self._unseated.clear()

    def tell_presence(self) -> None:
        """Send everybody the presence of players."""
        for seat, _, listeners in self._by_seat():
            self._send(seat, [self.pages.players(self.here)], listeners)

    @property
    def watchers(self) -> Watchers:
        """The spectators connected to this process."""
        watching = [connection.name for connection in self.connections if connection.holder == ""]
        return Watchers(len(watching), sorted({name for name in watching if name})[:MOST_NAMED])

    def tell_reached(self, seats: Sequence[int], way: ToldWay) -> None:
        """Tell the connected players which others were notified of their turns elsewhere."""
        for connection in self.connections:
            if connection.holders:
                connection.tell(ToldElsewhere(list(seats), way))

    def tell_watchers(self) -> None:
        """Send everybody the spectators."""
        for seat, _, listeners in self._by_seat():
            self._send(seat, [self.watchers], listeners)

    def tell_times(self) -> None:
        """Send everybody the clocks, and the waits for stalling seats."""
        for seat, _, listeners in self._by_seat():
            for message in self.pages.times(seat):
                for listener in listeners:
                    listener.tell(message, seat)

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of the players; empty until everybody has sat down."""
        chairs = self.table.state.chairs
        return () if self.table.state.open_seats else tuple([chair.name for chair in chairs])

    def _send(
        self,
        seat: int,
        news: Sequence[ToClient],
        listeners: Sequence[Listener],
        answers: Mapping[Connection, Answer] = NO_ANSWERS,
    ) -> None:
        """Send the news of a seat to its listeners, with the answers to their authors."""
        if not news:
            return
        ready: dict[tuple[MessageFormat, bool, Connection | None], list[bytes]] = {}
        for listener in listeners:
            connection, beside = listener
            answer = answers.get(connection)
            if answer and not answer.is_for(listener, seat):
                answer = None
            key = connection.form, beside, connection if answer else None
            own = ready.get(key)
            if own is None:
                said = [answer.with_it(message) for message in news] if answer else news
                addressed = [ForSeat(seat, message) for message in said] if beside else said
                form, players = connection.form, connection.players
                own = ready[key] = [encoded(message, form, players) for message in addressed]
            connection.send(*own)

    def _by_seat(self) -> list[tuple[int, bool, list[Listener]]]:
        """List the listeners of each seat (the number of seats: spectators), by whether they get `Moves`."""
        listeners: dict[tuple[int, bool], list[Listener]] = {}
        seat_of, watchers = self.holders, self.table.state.seats
        shut = self.table.state.shuts_out(watchers)
        for connection in self.connections:
            holder, compact = connection.holder, connection.form.compact
            seat = seat_of.get(holder) if holder else watchers if holder == "" and not shut else None
            if seat is not None:
                listeners.setdefault((seat, compact), []).append(Listener(connection, beside=False))
            for other in connection.beside - {holder}:
                if other in seat_of:
                    listeners.setdefault((seat_of[other], compact), []).append(
                        Listener(connection, beside=True)
                    )
        return [(seat, compact, group) for (seat, compact), group in listeners.items()]


def only_plays(events: Sequence[Event]) -> bool:
    """Whether events are turns, which change nothing but the game."""
    return {type(event.payload) for event in events} <= TURNS
