"""Group commit: one transaction at a time, what comes meanwhile in the next one, each told its own result."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.storage import sqlite
from parlour.server.storage.group_writer import MOST_IN_A_GROUP, Done, GroupWriter
from parlour.server.storage.sqlite import FILE, SqliteStore
from parlour.server.storage.store import LostRace, StoreError
from tests.server.storage.test_sqlite import NOW, Open, said, summary


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    return Open(tmp_path)


class Written:
    """Groups that have been written, each when `go` lets it."""

    def __init__(self) -> None:
        self.groups: list[list[Any]] = []
        self.go = asyncio.Semaphore(0)

    def begin(self, group: list[Any], written: Callable[[Done], object]) -> None:
        self.groups.append(group)
        self.task = asyncio.create_task(self.write(group))
        self.task.add_done_callback(written)

    async def write(self, group: list[Any]) -> Sequence[Exception | None]:
        await self.go.acquire()
        if any(isinstance(one, Exception) for one in group[:1]):
            raise group[0]
        return [one if isinstance(one, Exception) else None for one in group]


def test_what_comes_while_a_group_is_written_is_the_next_one() -> None:
    async def work() -> None:
        written = Written()
        writer = GroupWriter[Any](written.begin)
        first = writer.add(0)
        await asyncio.sleep(0)
        rest = [writer.add(n) for n in range(1, MOST_IN_A_GROUP + 3)]
        written.go.release()
        await first
        assert not any(one.done() for one in rest)
        written.go.release()
        written.go.release()
        await asyncio.gather(*rest)
        assert [len(group) for group in written.groups] == [1, MOST_IN_A_GROUP, 2]
        assert [one for group in written.groups for one in group] == [*range(MOST_IN_A_GROUP + 3)]

    asyncio.run(work())


def test_who_comes_alone_is_written_at_once_and_many_one_after_the_other_together() -> None:
    async def work() -> None:
        written = Written()
        writer = GroupWriter[Any](written.begin)
        first = writer.add(0)
        await asyncio.sleep(0)
        assert written.groups == [[0]]
        writer.add(1)
        written.go.release()
        await first
        for n in range(2, 6):
            writer.add(n)
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert written.groups[1:] == [[1, 2, 3, 4, 5]]
        written.go.release()
        await writer.close()

    asyncio.run(work())


@given(st.lists(st.sampled_from(["kept", "lost", "cancelled"]), max_size=12))
def test_each_hears_its_own_result_and_nobody_disturbs_the_others(kinds: list[str]) -> None:
    async def work() -> None:
        written = Written()
        writer = GroupWriter[Any](written.begin)
        told = [writer.add(n if kind != "lost" else LostRace(str(n))) for n, kind in enumerate(kinds, 1)]
        told.insert(0, writer.add(0))  # so that no loser is first, which would fail them all
        for one, kind in zip(told[1:], kinds, strict=True):
            if kind == "cancelled":
                one.cancel()
        for _ in told:
            written.go.release()
        await writer.close()
        for one, kind in zip(told[1:], kinds, strict=True):
            assert one.cancelled() == (kind == "cancelled")
            if kind != "cancelled":
                assert isinstance(one.exception(), LostRace) == (kind == "lost")

    kinds.insert(0, "kept")
    asyncio.run(work())


def test_a_group_that_fails_fails_all_of_it_and_the_next_one_is_served() -> None:
    async def work() -> None:
        written = Written()
        writer = GroupWriter[Any](written.begin)
        failing = [writer.add(StoreError("the disk is full")), writer.add(1)]
        for _ in range(2):
            written.go.release()
        for one in failing:
            with pytest.raises(StoreError, match="full"):
                await one
        await writer.add(2)
        await writer.close()
        with pytest.raises(StoreError, match="closed"):
            writer.add(3)

    asyncio.run(work())


def test_a_group_is_written_in_the_context_of_nobody() -> None:
    who: ContextVar[str] = ContextVar("who", default="")

    async def work() -> None:
        heard = list[str]()

        def begin(group: list[Any], written: Callable[[Done], object]) -> None:
            heard.append(who.get())
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            done.set_result([None] * len(group))
            written(done)

        who.set("a client")
        await GroupWriter[int](begin).add(1)
        assert heard == [""]

    asyncio.run(work())


def test_the_loop_goes_on_while_another_program_writes(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append(summary("t"), [said(1)])
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = [store.append(summary("t", updated=NOW + n), [said(n)]) for n in (2, 3)]
            await asyncio.sleep(0.05)
            assert not any(one.done() for one in writing)
            other.execute("COMMIT")
        await asyncio.gather(*writing)
        assert await store.events("t") == [said(n) for n in (1, 2, 3)]
        (card,) = await store.summaries(["t"])
        assert card.updated == NOW + 3

    opened(work)


def test_one_transaction_writes_a_group_in_one_thread(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    wrote = list[tuple[str, int]]()
    write = sqlite.write_group

    def watching(connection: sqlite3.Connection, group: Any) -> Any:
        wrote.append((threading.current_thread().name, len(group)))
        began = connection.total_changes
        statements = list[str]()
        connection.set_trace_callback(statements.append)
        results = write(connection, group)
        connection.set_trace_callback(None)
        assert [text for text in statements if text in {"BEGIN IMMEDIATE", "COMMIT"}] == [
            "BEGIN IMMEDIATE",
            "COMMIT",
        ]
        assert connection.total_changes == began + 2 * len(group)
        return results

    monkeypatch.setattr(sqlite, "write_group", watching)

    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(summary(f"t{n}"), [said(1)]) for n in range(100)))
        await asyncio.gather(*(store.append(summary(f"t{n}"), [said(2)]) for n in range(100)))

    opened(work)
    assert wrote == [("store-writer_0", 100)] * 2


def test_the_log_beside_the_file_stays_short(opened: Open) -> None:
    page, group, groups = 4096, 1200, 4

    async def work(store: SqliteStore) -> None:
        for k in range(groups):  # each is longer than the log at which SQLite brings it into the database
            first = k * group + 1
            await store.append(summary("t"), [said(first + n, "x" * page) for n in range(group)])
        log = store.path.with_name(f"{FILE}-wal")
        assert log.stat().st_size < 2 * 2 * group * page, "a log that is never begun anew has all groups"
        assert len(await store.events("t")) == groups * group

    opened(work)


def test_a_commit_whose_asker_has_gone_is_kept(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        gone = asyncio.ensure_future(store.append(summary("t"), [said(1)]))
        await asyncio.sleep(0)
        gone.cancel()
        with suppress(asyncio.CancelledError):
            await gone
        await store.append(summary("t"), [said(2)])
        assert len(await store.events("t")) == 2

    opened(work)
