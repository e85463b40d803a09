"""Who writes: the loop while that is quick, a thread when it would have to wait; in order in any case."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from parlour.server.storage import sqlite_groups, sqlite_writer
from parlour.server.storage.groups import Append
from parlour.server.storage.sqlite import FILE, SqliteStore
from parlour.server.storage.store import Stored, StoreError
from tests.server.storage.test_sqlite import NOW, Open, said, summary

LOOP, THREAD = "loop", "thread"


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "QUICK_SECONDS", 60.0)


@pytest.fixture
def opened(tmp_path: Path) -> Open:
    return Open(tmp_path)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who has written each group."""
    found = list[str]()
    write = sqlite_groups.write_group

    def watching(connection: Any, group: Any, *, patient: bool = True) -> Any:
        results = write(connection, group, patient=patient)
        found.append(LOOP if threading.current_thread() is threading.main_thread() else THREAD)
        return results

    monkeypatch.setattr(sqlite_writer, "write_group", watching)
    return found


async def write(store: SqliteStore, first: int, last: int) -> None:
    """Events of one table, one after another."""
    for n in range(first, last + 1):
        await store.append(summary("t", updated=NOW + n), [said(n)])


def test_the_loop_writes_to_a_quick_disk(opened: Open, watched: list[str]) -> None:
    async def work(store: SqliteStore) -> None:
        await write(store, 1, 3)
        assert watched == [LOOP] * 3
        assert await store.events("t") == [said(n) for n in (1, 2, 3)]

    opened(work)


def test_the_thread_writes_to_a_slow_disk_until_the_loop_tries_again(
    opened: Open, watched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "QUICK_SECONDS", 1e-12)
    monkeypatch.setattr(sqlite_writer, "SLOW_SECONDS", 1e9)

    async def work(store: SqliteStore) -> None:
        while watched[-1:] != [THREAD]:
            n = len(watched) + 1
            await write(store, n, n)
        at = len(watched)
        await write(store, at + 1, at + 3)
        assert watched[at:] == [THREAD] * 3
        monkeypatch.setattr(time, "monotonic", lambda: 2e9)  # so much later
        for n in range(at + 4, at + 104):  # the thread may not have ended its last write
            await write(store, n, n)
            if watched[-1] == LOOP:
                break
        assert watched[-1] == LOOP

    opened(work)


def test_the_loop_does_not_wait_for_another_writer(opened: Open, watched: list[str]) -> None:
    async def work(store: SqliteStore) -> None:
        await write(store, 1, 1)
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing, began = asyncio.create_task(write(store, 2, 3)), time.monotonic()
            await asyncio.sleep(0.05)
            assert not writing.done()
            assert time.monotonic() - began < sqlite_writer.BUSY_SECONDS / 2  # the loop goes on
            other.execute("COMMIT")
        await writing
        assert watched[:2] == [LOOP, THREAD]
        assert await store.events("t") == [said(n) for n in (1, 2, 3)]
        (card,) = await store.summaries(["t"])
        assert card.updated == NOW + 3

    opened(work)


def test_all_is_in_order_whoever_writes(opened: Open, watched: list[str]) -> None:
    last = 300

    async def work(store: SqliteStore) -> None:
        told = list[tuple[int, Exception | None]]()

        def done(n: int) -> Stored:
            return lambda error: told.append((n, error))

        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            before: Append | None = None
            for n in range(1, last + 1):
                if n % 20 == 0:
                    other.execute("BEGIN IMMEDIATE")
                elif n % 20 == 5 and other.in_transaction:
                    other.execute("COMMIT")
                before = store.append_then(summary("t", updated=NOW + n), [said(n)], done(n), before)
                await asyncio.sleep(0.0005 * (n % 3))
        while len(told) < last:
            await asyncio.sleep(0.001)
        assert set(watched) == {LOOP, THREAD}
        assert told == [(n, None) for n in range(1, last + 1)]
        assert await store.events("t") == [said(n) for n in range(1, last + 1)]
        (card,) = await store.summaries(["t"])
        assert card.updated == NOW + last

    opened(work)


def test_the_loop_tells_nobody_before_the_thread_has_told_what_came_first(
    opened: Open, watched: list[str]
) -> None:
    async def work(store: SqliteStore) -> None:
        told, loop = list[int](), asyncio.get_running_loop()
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            first = store.append_then(summary("t"), [said(1)], lambda _: told.append(1))
            await asyncio.sleep(0.05)  # the thread waits for the file

            def both() -> None:
                store.append_then(summary("t"), [said(2)], lambda _: told.append(2), first)
                other.execute("COMMIT")
                while not watched:  # the thread writes, and the loop hears of it only after the second
                    time.sleep(0.001)
                time.sleep(0.02)

            loop.call_soon(both)
            while len(told) < 2:
                await asyncio.sleep(0.001)
        assert told == [1, 2]

    opened(work)


def test_each_hears_in_no_context_of_others(opened: Open) -> None:
    who: ContextVar[str] = ContextVar("who", default="")

    async def work(store: SqliteStore) -> None:
        heard = list[str]()

        async def client(name: str) -> None:
            who.set(name)
            store.append_then(summary(name), [said(1)], lambda _: heard.append(who.get()))

        await asyncio.gather(client("a"), client("b"))
        while len(heard) < 2:
            await asyncio.sleep(0.001)
        assert heard == ["", ""]

    opened(work)


def test_who_is_told_may_write_on(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def after(n: int) -> Stored:
            def done(error: Exception | None) -> None:
                assert error is None
                if n == 20:
                    over.set_result(None)
                else:
                    store.append_then(summary("t"), [said(n + 1)], after(n + 1))

            return done

        store.append_then(summary("t"), [said(1)], after(1))
        await over
        assert await store.events("t") == [said(n) for n in range(1, 21)]

    opened(work)


def test_what_a_loop_left_is_written_at_the_end(tmp_path: Path) -> None:
    async def leave() -> SqliteStore:
        store = SqliteStore(tmp_path)
        await write(store, 1, 2)
        store.append_then(summary("t"), [said(3)], lambda _: None)
        return store

    asyncio.run(asyncio.run(leave()).close())
    assert Open(tmp_path)(lambda store: store.events("t")) == [said(n) for n in (1, 2, 3)]


def test_the_log_beside_the_file_stays_short(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "MOST_LOGGED", 10)

    async def work(store: SqliteStore) -> None:
        await write(store, 1, 300)  # each of two pages at least
        log = store.path.with_name(f"{FILE}-wal")
        assert log.stat().st_size < 300 * 4096
        assert len(await store.events("t")) == 300

    opened(work)


def test_what_cannot_be_written_is_told_and_the_next_one_is_served(opened: Open) -> None:
    async def work(store: SqliteStore) -> None:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[Exception | None] = loop.create_future()
        done: Stored = told.set_result
        store._writer.queue(Append("t", (object(),), loop, done))
        assert isinstance(await told, StoreError)
        await write(store, 1, 1)
        assert await store.events("t") == [said(1)]

    opened(work)
