"""What comes at once at a board of an event is stored together, and each is told only what concerns them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from parlour.games import everything
from parlour.play.clock import Clock
from parlour.play.errors import Declined
from parlour.play.event_board import Board, create_event
from parlour.play.event_table import SEAT, member_table
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.server.settings import Limits
from parlour.server.storage.store import LostRace, StoreError, TableSummary
from parlour.server.tables.connection import Answer, Connection, MessageFormat
from parlour.server.tables.hub import Hub
from tests.play.tables import facts_of
from tests.server.people import generous
from tests.server.tables.test_hub import Moody, Outbox

pytestmark = pytest.mark.anyio

GAME = next(game for game in everything() if game.event)
PEOPLE = range(1, 31)


class Counting(Moody):
    """A store that counts how often it is written to."""

    appends = 0

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        """Count, and write."""
        self.appends += 1
        return super().append(summary, events)


class Listening(Connection):
    """A socket that keeps what it is sent."""

    def __init__(self, holder: str) -> None:
        super().__init__(Outbox().send, "", Limits(), write=self.take)
        self.form, self.holder, self.holders = MessageFormat(compact=True), holder, {holder}
        self.got: list[bytes] = []

    def take(self, messages: Sequence[bytes]) -> bool:
        """Take messages at once."""
        self.got += messages
        return True


class Evening:
    """An event with everybody at their tables."""

    def __init__(self, hub: Hub, store: Counting, board: str) -> None:
        self.hub, self.store, self.board = hub, store, board
        self.sockets: dict[int, Listening] = {}

    def change(self, propose: Callable[[Board], list[Event]]) -> asyncio.Future[int]:
        """Do something at the board."""

        def proposed(table: Table) -> list[Event]:
            assert isinstance(table, Board)
            return propose(table)

        return asyncio.ensure_future(self.hub.change(self.board, proposed))

    async def begin(self) -> None:
        """Let everybody come, and begin."""

        def join(n: int, board: Board) -> list[Event]:
            return board.propose_join(f"Member {n}", holder_of(str(n)))[1]

        await asyncio.gather(*[self.change(partial(join, n)) for n in PEOPLE])
        for n in PEOPLE:
            async with self.hub.hold(member_table(self.board, n)) as live:
                self.sockets[n] = Listening(live.table.state.chairs[SEAT].holder)
                live.connections.add(self.sockets[n])
        await self.change(Board.propose_begin)

    def play(self, n: int, answer: Answer | None = None) -> asyncio.Future[int]:
        """Let a member play the first thing that is legal."""

        def propose(table: Table) -> list[Event]:
            return table.propose_play(SEAT, table.count(SEAT), table.legal(SEAT)[:1])

        return asyncio.ensure_future(self.hub.change(member_table(self.board, n), propose, answer))

    def forget(self) -> None:
        """Begin to count anew."""
        self.store.appends = 0
        for socket in self.sockets.values():
            socket.got.clear()

    @property
    def entries(self) -> dict[int, int]:
        """How many entries each member's game has."""
        board = self.hub.live_tables[self.board].table
        assert isinstance(board, Board)
        return {member.number: member.state.entries for member in board.members}


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    GAME.compiled.load_rules()
    store = Counting(tmp_path)
    hub = Hub(store, generous())
    await hub.start()
    new = create_event(GAME, {}, facts_of("Evening"), Clock("turn", 600, 0))
    await hub.keep(new)
    evening = Evening(hub, store, new.table.state.id)
    await evening.begin()
    evening.forget()
    yield evening
    await hub.settle()
    await store.close()


async def test_what_comes_while_one_is_written_is_written_together_and_each_hears_their_own(
    evening: Evening,
) -> None:
    *all_but_one, _ = PEOPLE  # who would ring the bell
    before, answers = evening.entries, {n: Answer(evening.sockets[n], 7) for n in all_but_one}
    last = await asyncio.gather(*[evening.play(n, answer) for n, answer in answers.items()])
    assert evening.store.appends == 2, "the first, and all others"
    assert last == list(range(last[0], last[0] + len(all_but_one)))
    assert all(answer.given for answer in answers.values())
    assert all(evening.entries[n] > before[n] for n in all_but_one)
    told = [len(socket.got) for socket in evening.sockets.values()]
    assert told == [*([2] * len(all_but_one)), 0], "the moves, and the clock"


async def test_who_plays_alone_is_the_only_one_who_hears_of_it(evening: Evening) -> None:
    await evening.play(3)
    assert [n for n, socket in evening.sockets.items() if socket.got] == [3]


async def test_what_is_not_possible_hinders_nobody_else(evening: Evening) -> None:
    def nonsense(board: Board) -> list[Event]:
        return board.propose_join("Member 1", "again")[1]

    plays = [evening.play(1), evening.change(nonsense), evening.play(2)]
    first, refused, second = await asyncio.gather(*plays, return_exceptions=True)
    assert isinstance(refused, Declined)
    assert (first, second) == (last := evening.hub.live_tables[evening.board].table.state.n - 1, last + 1)


async def test_who_no_longer_waits_hinders_nobody_else(evening: Evening) -> None:
    before, plays = evening.entries, [evening.play(n) for n in (1, 2, 3)]
    await asyncio.sleep(0)
    plays[0].cancel()
    await asyncio.gather(*plays[1:])
    assert all(evening.entries[n] > before[n] for n in (2, 3))


async def test_who_is_written_together_with_one_who_no_longer_waits_is_written_again(
    evening: Evening,
) -> None:
    before, evening.store.holds = evening.entries, True
    _, writing, written_too = [evening.play(n) for n in (1, 2, 3)]
    await evening.store.asked()
    evening.store.let_go()
    await evening.store.asked()  # what the other two play, by the first of them
    writing.cancel()
    evening.store.holds = False
    await written_too
    async with evening.hub.hold(evening.board) as live:
        assert await evening.hub.store.events(evening.board) == live.table.state.events
    assert evening.entries[3] > before[3]


async def test_all_are_carried_out_again_where_another_process_was_first(evening: Evening) -> None:
    def once() -> Exception:
        evening.store.fail = None
        return LostRace("another was first")

    before, evening.store.fail = evening.entries, once
    await asyncio.gather(*[evening.play(n) for n in PEOPLE])
    assert evening.store.appends == 2
    assert all(evening.entries[n] > before[n] for n in PEOPLE)


async def test_nobody_has_played_where_it_could_not_be_written(evening: Evening) -> None:
    evening.store.fail = lambda: StoreError("the disk is full")
    ended = await asyncio.gather(*[evening.play(n) for n in PEOPLE], return_exceptions=True)
    assert all(isinstance(one, StoreError) for one in ended)
    evening.store.fail = None
    async with evening.hub.hold(evening.board):
        before = evening.entries
    await asyncio.gather(*[evening.play(n) for n in PEOPLE])
    assert all(evening.entries[n] > before[n] for n in PEOPLE)
