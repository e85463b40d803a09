"""The store: what it acknowledged is kept, once, in order; of two writers of one number one loses."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.play.events import ChatSent, Event
from parlour.server.storage.sqlite import FILE, MIGRATIONS, SqliteStore, connect
from parlour.server.storage.store import LostRace, Store, StoredPlayer, StoreError, StoreInUse, TableSummary

NOW = 1_700_000_000


def summary(table: str, **facts: Any) -> TableSummary:
    """A card of a table that people can find and where one seat is open."""
    given: dict[str, Any] = {
        "game": "some", "invite": f"i-{table}", "visibility": "open", "phase": "waiting",
        "players": [StoredPlayer("person", "Anna"), StoredPlayer("open")],
        "holders": ["h", ""], "due": [], "open": 1, "listed": True,
        "made": NOW, "updated": NOW,
    }  # fmt: skip
    return TableSummary(table=table, **{**given, **facts})


def said(n: int, text: str = "Hello") -> Event:
    return Event(n, NOW + n, ChatSent(0, "Anna", text))


@dataclass
class Open:
    """A store in a folder of its own, for one event loop."""

    folder: Path

    def __call__(self, work: Any) -> Any:
        """Run `work(store)` and close the store."""

        async def around() -> Any:
            store = SqliteStore(self.folder)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(around())


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    return Open(tmp_path)


def test_what_was_appended_is_there_after_a_restart(opened: Open) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(summary("t"), [said(1), said(2, 'Ahoj "světe" 🎲')])
        await store.append(summary("t", updated=NOW + 3), [said(3)])

    async def read(store: SqliteStore) -> tuple[list[Event], list[Event], list[TableSummary], int]:
        return (
            await store.events("t"), await store.events("t", after=2), await store.summaries(["t", "no"]),
            await store.count(),
        )  # fmt: skip

    opened(write)
    events, later, summaries, count = opened(read)
    assert events == [said(1), said(2, 'Ahoj "světe" 🎲'), said(3)]
    assert later == [said(3)]
    assert summaries == [summary("t", updated=NOW + 3)]
    assert count == 1


def test_the_second_writer_of_a_number_loses_and_writes_nothing(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append(summary("t"), [said(1)])
        with pytest.raises(LostRace):
            await store.append(summary("t", phase="over"), [said(2), said(1)])
        assert await store.events("t") == [said(1)]
        assert await store.summaries(["t"]) == [summary("t")]

    opened(work)


def test_boards_of_events_are_known_by_their_season_in_an_older_file(tmp_path: Path, opened: Open) -> None:
    with closing(connect(tmp_path / FILE)) as file:
        for script in MIGRATIONS[:8]:
            file.executescript(script)
        file.execute("PRAGMA user_version = 8")
        for table, event in (("b", "b"), ("t", "")):
            card = msgspec.json.encode(summary(table, event=event)).decode()
            put = "INSERT INTO cards (tbl, invite, listed, bots_due, updated, card) VALUES (?, ?, 0, 0, 0, ?)"
            file.execute(put, (table, table, card))
    assert [one.table for one in opened(lambda store: store.season("b"))] == ["b"]


def test_of_many_writers_of_one_number_exactly_one_wins(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        for n in range(1, 40):
            racers = [store.append(summary("t"), [said(n, f"racer {i}")]) for i in range(4)]
            ended = await asyncio.gather(*racers, return_exceptions=True)
            winners = [i for i, result in enumerate(ended) if result is None]
            assert len(winners) == 1
            assert all(isinstance(result, LostRace) for result in ended if result is not None)
            assert await store.events("t", after=n - 1) == [said(n, f"racer {winners[0]}")]

    opened(work)


async def a_loser_in_a_group(store: Store) -> None:
    """A loser does not disturb the others of its group, and a table may have several commits in one."""
    await store.append(summary("taken"), [said(1)])
    tasks = [store.append(summary(f"t{i}"), [said(1), said(2)]) for i in range(50)]
    tasks[25:25] = [store.append(summary("taken"), [said(1)])]
    tasks += [store.append(summary("t7", updated=NOW + n), [said(n)]) for n in (3, 4)]
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in ended if result] == [LostRace]
    assert await store.count() == 51
    assert [len(await store.events(f"t{i}")) for i in range(50)] == [4 if i == 7 else 2 for i in range(50)]
    assert await store.summaries(["t7"]) == [summary("t7", updated=NOW + 4)]


async def what_hosts_ask(store: Store) -> None:
    """Tables are counted by phase, found, listed where nothing happens, deleted; notes are kept."""
    await store.append(summary("t", players=[StoredPlayer("person", "Zoë 100%")]), [said(1), said(2)])
    await store.append(summary("u", phase="over", updated=NOW + 9), [said(1)])
    await store.keep_checkpoint("t", 2, b"row")
    assert await store.phases() == {"waiting": 1, "over": 1}
    for text, tables in (
        ("", "ut"),
        ("zo", "t"),
        ("0%", "t"),
        ("i-u", "u"),
        ("u", "u"),
        ("_", ""),
        ("'", ""),
    ):
        assert "".join(table.table for table in await store.find_tables(text, 9)) == tables, text
    assert [table.table for table in await store.find_tables("", 1)] == ["u"]
    assert await store.unchanged(NOW + 9, 9) == ["t"]
    assert await store.unchanged(NOW + 10, 9) == ["t", "u"]
    boards = [("b1", "b2", NOW), ("b2", "", NOW + 1)]
    for board, following, made in reversed(boards):
        await store.append(summary(board, event="b1", season="b1", next=following, made=made), [said(1)])
    assert [one.table for one in await store.season("b1")] == ["b1", "b2"]
    assert await store.season("") == await store.season("t") == []
    assert await store.unchanged(NOW + 10, 9) == ["t", "b2", "u"]
    await store.delete(["b1", "b2", "none"])
    assert await store.season("b1") == []
    assert await store.events("b1") == await store.events("b2") == []
    await store.delete(["t"])
    assert await store.events("t") == []
    assert await store.summaries(["t"]) == []
    assert await store.checkpoint("t") == b""
    assert await store.invited("i-t") is None
    assert await store.count() == 1
    assert await store.note("site") == ""
    for text in ("one", "two"):
        await store.keep_note("site", text)
        assert await store.note("site") == text
    assert await store.keep_first_note("site", "later") == text
    first = await asyncio.gather(*(store.keep_first_note("key", one) for one in ("a", "b")))
    assert first == [await store.note("key")] * 2


def test_the_host_s_questions_are_answered(opened: Open) -> None:
    opened(what_hosts_ask)


def test_a_loser_does_not_disturb_the_others_of_its_group(opened: Open) -> None:
    opened(a_loser_in_a_group)


def test_lists_hold_what_is_open_newest_first_and_bots_that_are_due(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append(summary("old", updated=NOW), [said(1)])
        await store.append(summary("new", updated=NOW + 9), [said(1)])
        await store.append(summary("private", listed=False), [said(1)])
        await store.append(summary("over", phase="over", listed=False), [said(1)])
        await store.append(summary("bots", listed=False, phase="playing", bots_due=True), [said(1)])
        assert [c.table for c in await store.open_tables(10)] == ["new", "old"]
        assert [c.table for c in await store.open_tables(1)] == ["new"]
        assert await store.waiting_for_bots("any") == ["bots"]
        await store.append(summary("bots", listed=False, phase="over"), [said(2)])
        assert await store.waiting_for_bots("any") == []
        assert await store.invited("i-private") == "private"
        assert await store.invited("i-nothing") is None

    opened(work)


def test_one_invite_code_names_one_table(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append(summary("one", invite="same"), [said(1)])
        with pytest.raises(LostRace):
            await store.append(summary("two", invite="same"), [said(1)])
        assert await store.events("two") == []

    opened(work)


def test_a_folder_serves_one_store_at_a_time(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(StoreInUse, match="another Parlour is using"):
            SqliteStore(tmp_path)

    Open(tmp_path)(work)
    Open(tmp_path)(lambda store: store.count())


def test_data_of_a_newer_parlour_are_left_alone(tmp_path: Path) -> None:
    Open(tmp_path)(lambda store: store.count())
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(StoreError, match="newer Parlour"):
        SqliteStore(tmp_path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"This is my shopping list, and it is not a database at all." * 20)
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path)


def test_a_damaged_file_is_refused_at_the_start(opened: Open) -> None:
    """One page of the events is lost: to open and to list the tables alone would not show it."""

    async def write(store: SqliteStore) -> None:
        for n in range(1, 200):
            await store.append(summary("t", updated=NOW + n), [said(n, f"{n}" * 40)])

    opened(write)
    file = opened.folder / FILE
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute(
            "SELECT max(pageno) FROM dbstat WHERE name = 'events' AND pagetype = 'leaf'"
        ).fetchone()
    connection.close()
    data = bytearray(file.read_bytes())
    data[size * (page - 1) : size * page] = b"\xff" * size
    file.write_bytes(data)
    for _ in range(2):  # the first does not keep the folder locked
        with pytest.raises(StoreError, match=r"damaged .*take the last backup"):
            SqliteStore(opened.folder)


def test_commits_are_on_the_disk_before_they_are_acknowledged(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        with closing(connect(store.path)) as connection:
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    opened(work)


def test_a_closed_store_refuses_and_has_written_what_waited(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path)
        waiting = [store.append(summary(f"t{i}"), [said(1)]) for i in range(200)]
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="closed"):
            await store.append(summary("late"), [said(1)])

    asyncio.run(work())
    assert Open(tmp_path)(lambda store: store.count()) == 200


def test_when_the_disk_fails_the_writer_is_told_and_the_next_one_is_served(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append(summary("t"), [said(1)])
        with sqlite3.connect(store.path) as other:
            other.execute(
                "CREATE TRIGGER full BEFORE INSERT ON events WHEN new.n = 2"
                " BEGIN SELECT abs(-9223372036854775808); END"
            )
        other.close()
        with pytest.raises(StoreError, match="could not be written"):
            await store.append(summary("t"), [said(2)])
        await store.append(summary("u"), [said(1)])
        assert len(await store.events("t")) == 1

    opened(work)


@given(
    st.lists(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=1, max_size=4), max_size=6)
)
def test_every_text_comes_back_as_it_was(groups: list[list[str]]) -> None:
    async def work(store: SqliteStore) -> None:
        expected: list[Event] = []
        for texts in groups:
            some = [said(len(expected) + 1 + i, text) for i, text in enumerate(texts)]
            await store.append(summary("t"), some)
            expected += some
        assert await store.events("t") == expected

    with tempfile.TemporaryDirectory() as folder:
        Open(Path(folder))(work)
