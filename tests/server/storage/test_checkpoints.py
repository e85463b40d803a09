"""After a restart a table is told of as before, with little played again; tables load as people come back."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

import tests
from parlour.games import catalogue
from parlour.games import find as find_game
from parlour.kernel.frames import Frame
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.play.apply import apply
from parlour.play.checkpoint import checkpoint
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.server.storage.sqlite import FILE, SqliteStore
from parlour.server.tables.checkpoints import CheckpointPace
from parlour.server.tables.hub import Hub
from parlour.server.tables.load_order import LoadOrder
from parlour.server.tables.reader import NoTable
from parlour.testing.tiny import GAME
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from parlour.wire.to_client import Snapshot, Update
from tests.games import some_game
from tests.play.tables import ANNA, BEN, NOW, find
from tests.play.test_checkpoints import evening
from tests.server.people import PATIENCE, generous
from tests.server.tables.test_hub import any_move

pytestmark = pytest.mark.anyio

FEW: Final = 10
"""Events between two checkpoints."""
GAMES: Final = (GAME, *(game for game in catalogue() if game.display is not None))
OLD_DATA: Final = Path(tests.__file__).parent / "old_data"
"""Written by Parlour before it stored checkpoints, with what it told of each table."""


def told(pages: Pages) -> list[Any]:
    """All that the seats of a table are told now, and were since the third last event."""
    seats, words = range(pages.table.state.seats + 1), TableInWords(pages)
    since = pages.table.state.n - 3
    return [(words.snapshot(seat), words.since(seat, since), pages.hello(seat, None)) for seat in seats]


def resumed(events: list[Event], row: bytes = b"") -> Pages:
    """What tells of these events."""
    return Pages(Table.resume(events, find, lambda: NOW, row))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_restored_table_is_told_of_as_one_that_was_played_again(game: Game) -> None:
    events = evening(game, seed=3).state.events
    whole = told(resumed(events))
    for n in (1, len(events) - 4, len(events)):
        row = checkpoint(resumed(events[:n]).table.state)
        pages = resumed(events, row)
        assert pages.table.restored == n
        assert told(pages) == whole, n


def test_logs_are_those_that_the_steps_told() -> None:
    events = evening(GAME, seed=3).state.events
    table = Table(GAME, events[0], lambda: NOW)
    words, steps = TableInWords(Pages(table)), list[Any]()
    for event in events[1:]:
        table.fold(event)
        for message in words.since(0, table.state.n - 1):
            if isinstance(message, Update):
                steps += [(step.seat, step.told) for step in message.steps if step.told]
            elif isinstance(message, Snapshot):  # a turn was taken back
                steps = [(line.seat, line.told) for line in message.log]
    assert [(line.seat, line.told) for line in words.snapshot(0).log] == steps


@pytest.mark.parametrize("row", [b"", b"\xc1", b"not msgpack", b"\x82\xa4fold\xc4\x01a\xa7telling\xc4\x01b"])
def test_a_row_that_is_none_is_ignored(row: bytes) -> None:
    events = evening(GAME, seed=3).state.events
    pages = resumed(events, row)
    assert pages.table.restored == 0
    assert told(pages) == told(resumed(events))


# -- the hub -------------------------------------------------------------------------------------------------


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    yield store
    await store.close()


async def started(store: SqliteStore) -> Hub:
    hub = Hub(store, generous(), levels=("random",))
    await hub.start()
    return hub


async def played(hub: Hub, commits: int) -> str:
    """A table where this much was played, and the game goes on."""
    random = Random(1)
    while True:
        table = (await hub.make(some_game(), {}, (ANNA, BEN), "link")).table.state
        for _ in range(commits):
            await hub.change(table.id, any_move(random))
            if table.phase == "over":
                break  # the draws are the server's: a game may be short
        else:
            return table.id


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the events that are folded."""
    numbers: list[int] = []

    def counted(table: TableState, event: Event, proposed: Sequence[Frame] = ()) -> None:
        numbers.append(event.n)
        apply(table, event, proposed)

    monkeypatch.setattr("parlour.play.table.apply", counted)
    return numbers


async def test_a_server_that_stops_leaves_nothing_to_be_played_again(
    store: SqliteStore, folded: list[int]
) -> None:
    hub = await started(store)
    table = await played(hub, 5)
    await hub.say_goodbye()
    folded.clear()
    async with (await started(store)).hold(table) as live:
        assert not folded
        assert live.checkpointed == live.table.state.n


async def test_a_server_that_is_killed_leaves_few_events_of_tables_at_rest(
    store: SqliteStore, folded: list[int]
) -> None:
    hub = await started(store)
    hub.checkpoints.pace = CheckpointPace(rest_seconds=0.02, at_rest=FEW)
    table = await played(hub, 2 * FEW)
    async with asyncio.timeout(PATIENCE):
        while hub.live_tables[table].wants_checkpoint(FEW):
            await asyncio.sleep(0.01)
    await hub.settle()
    async with hub.hold(table) as live:
        n, look = live.table.state.n, live.words.snapshot(0)
    folded.clear()
    async with (await started(store)).hold(table) as live:
        assert live.table.state.n == n
        assert len(folded) < FEW
        assert live.words.snapshot(0) == look


@pytest.mark.parametrize("most", [5, 500])
async def test_in_play_a_checkpoint_is_made_after_many_events(store: SqliteStore, most: int) -> None:
    hub = await started(store)
    hub.checkpoints.pace = CheckpointPace(at_rest=2, in_play=most)
    live = hub.live_tables[await played(hub, 6)]
    live.changed_at = asyncio.get_running_loop().time() + 60  # as if somebody had just played
    hub.checkpoints.rested(live)
    await hub.settle()
    assert live.checkpointed == (live.table.state.n if most == 5 else 0)


async def test_a_checkpoint_never_replaces_one_of_more_events(store: SqliteStore) -> None:
    assert await store.checkpoint("t") == b""
    await store.keep_checkpoint("t", 8, b"eight")
    await store.keep_checkpoint("t", 5, b"five")
    assert await store.checkpoint("t") == b"eight"
    await store.keep_checkpoint("t", 8, b"eight again")
    assert await store.checkpoint("t") == b"eight again"


async def test_tables_load_in_the_order_in_which_people_come_back() -> None:
    order, done = LoadOrder(1), []

    async def load(table: str, later: bool = False) -> None:
        async with order.turn(table, later=later):
            done.append(table)
            await asyncio.sleep(0)

    async with order.turn("the first"):
        bots = [asyncio.create_task(load(f"bots {n}", later=True)) for n in range(3)]
        people = [asyncio.create_task(load(f"people {n}")) for n in range(3)]
        await asyncio.sleep(0)
        order.hurry("bots 2")
        gone = people.pop(1)
        gone.cancel()
    await asyncio.gather(*bots, *people)
    assert done == ["people 0", "people 2", "bots 2", "bots 0", "bots 1"]
    assert gone.cancelled()
    async with asyncio.timeout(5), order.turn("another"):
        pass


# -- data of older versions ----------------------------------------------------------------------------------


def read_under(state: State, text: str) -> State:
    """A position read by the version of the rules that a state goes by."""
    fields = state.variant.blank()
    fields.version = state.fields.version
    state.game.notation.read_position(fields, text)
    return State(state.variant, fields)


async def test_a_data_folder_without_checkpoints_still_opens(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(gzip.decompress((OLD_DATA / f"{FILE}.gz").read_bytes()))
    tables = json.loads((OLD_DATA / "expected.json").read_text())
    store = SqliteStore(tmp_path)
    hub = Hub(store, generous(), find=find_game)
    await hub.start()
    assert hub.count == len(tables)
    for name, was in tables.items():
        async with hub.hold(name) as live:
            table = live.table
            looks = [live.words.snapshot(seat) for seat in range(table.state.seats + 1)]
            assert (table.state.n, table.state.phase, list(table.state.due), table.state.entries) == tuple(
                was[fact] for fact in ("n", "phase", "due", "entries")
            )
            assert table.state.position.scores() == was["scores"]
            assert table.state.position.text() == read_under(table.state.position, was["position"]).text()
            assert [len(look.log) for look in looks] == was["log"]
            assert len(looks[0].chat) == was["chat"]
    playing = next(name for name, was in tables.items() if was["phase"] == "playing")
    n = await hub.change(playing, any_move(Random(1)))
    assert n > tables[playing]["n"]
    await hub.say_goodbye()
    assert await store.checkpoint(playing)
    await store.close()


async def test_a_table_of_newer_rules_is_refused_in_a_sentence(store: SqliteStore) -> None:
    hub = await started(store)
    table = await played(hub, 3)
    game = some_game()
    async with hub.hold(table) as live:
        rules = game.rules_version + 1
        newer = msgspec.structs.replace(live.table.state.created, rules_version=rules, table="n", invite="n")
        summary = msgspec.structs.replace(live.summary(), table="n", invite="n")
    await store.append(summary, [Event(1, NOW, newer)])
    with pytest.raises(NoTable) as refused:
        async with hub.hold("n"):
            pass
    assert str(refused.value.sentence).startswith("This table plays by version")
    with pytest.raises(NoTable):
        await hub.change("n", any_move(Random(1)))
    assert len(await store.events("n")) == 1
