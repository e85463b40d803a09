"""Several workers of one server: each has its tables, and when one is killed they go on."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from parlour.presentation.messages import Accepted
from parlour.server.storage.shares import Share, owner_of
from parlour.server.storage.sqlite import SqliteStore, prepared
from parlour.server.storage.store import LostRace
from tests.server.people import Person, Site, visiting
from tests.server.postgres import Database
from tests.server.processes import Process
from tests.server.storage.test_sqlite import said, summary

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="workers are forked, and found under /proc"),
]

WORKERS = 2
ME, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
MENDED = 8.0
"""Seconds in which a worker is replaced, on a machine with much else to do; otherwise less than one."""


def pids(server: Process) -> list[int]:
    """The processes of the workers, the newest last."""
    assert server.process is not None
    pid = server.process.pid
    return sorted(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


async def tables_of_all(site: Site) -> list[tuple[str, dict[int, str]]]:
    """A table of each worker, and the tokens of its seats."""
    found: dict[int, tuple[str, dict[int, str]]] = {}
    while len(found) < WORKERS:
        async with visiting(site.url) as other:  # a connection of its own, which any worker may take
            table, _, tokens = await other.make(ME, BEN)
        found.setdefault(owner_of(table, WORKERS), (table, tokens))
    return [found[worker] for worker in range(WORKERS)]


async def a_turn(people: list[Person], random: Random) -> None:
    """One action of whoever is due; everybody hears of it."""
    while True:
        for person in people:
            if person.seat in person.due and person.legal:
                before = [each.n for each in people]
                assert isinstance(await person.play([random.choice(person.legal)]), Accepted)
                for each, n in zip(people, before, strict=True):
                    while each.n == n:
                        await each.hear()
                return
        await people[0].hear()


async def cut_off(person: Person) -> bool:
    """Wait until a socket is closed without a word."""
    try:
        while True:
            await person.hear()
    except WebSocketException:
        return True


@asynccontextmanager
async def seated(site: Site, table: str, tokens: dict[int, str]) -> AsyncIterator[list[Person]]:
    """Everybody at a table."""
    people = [Person(site.url, table, token) for token in tokens.values()]
    try:
        for person in people:
            await person.come()
        yield people
    finally:
        for person in people:
            await person.go()


@pytest.fixture(params=["a file", "a database"])
def store(request: pytest.FixtureRequest) -> dict[str, str]:
    """The setting that makes workers share one store or the other."""
    if request.param == "a file":
        return {}
    database: Database = request.getfixturevalue("running")
    return {"PARLOUR_STORE": database.address}


async def test_tables_of_a_killed_worker_go_on_and_those_of_others_notice_nothing(
    tmp_path: Path, store: dict[str, str]
) -> None:
    random = Random(1)
    with Process(tmp_path, PARLOUR_WORKERS=str(WORKERS), **store) as server:
        async with visiting(server.url) as site:
            (lost, its_tokens), (kept, tokens) = await tables_of_all(site)
            async with seated(site, kept, tokens) as others:
                async with seated(site, lost, its_tokens) as people:
                    for _ in range(3):
                        await a_turn(people, random)
                        await a_turn(others, random)
                    n = people[0].n
                    first, _ = pids(server)
                    os.kill(first, signal.SIGKILL)
                    assert await cut_off(people[0])
                deadline = time.monotonic() + MENDED
                while (await site.look(kept)).n and time.monotonic() < deadline:
                    try:
                        async with seated(site, lost, its_tokens) as people:
                            assert people[0].n == n, "what was acknowledged is kept"
                            await a_turn(people, random)
                        break
                    except (WebSocketException, OSError):
                        await asyncio.sleep(0.05)
                assert (await site.look(lost)).n == n + 1
                await a_turn(others, random)
            while len(pids(server)) > WORKERS and time.monotonic() < deadline:
                await asyncio.sleep(0.05)  # the killed one is there until its parent has heard
            assert len(pids(server)) == WORKERS


async def test_one_connection_may_ask_about_tables_of_all_workers(tmp_path: Path) -> None:
    with Process(tmp_path, PARLOUR_WORKERS=str(WORKERS)) as server:
        async with visiting(server.url) as site:
            tables = [table for table, _ in await tables_of_all(site)]
            for table in tables * 5:
                assert (await site.look(table)).table == table
            for table in tables:  # however the first line comes
                with socket.create_connection(("127.0.0.1", server.port), timeout=30) as slow:
                    for part in (b"GE", f"T /api/v1/tables/{table[:5]}".encode(), table[5:].encode()):
                        slow.sendall(part)
                        await asyncio.sleep(0.02)
                    slow.sendall(b" HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
                    answer = await asyncio.to_thread(slow.recv, 100)
                    assert answer.startswith(b"HTTP/1.1 200")


async def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    server = Process(tmp_path, PARLOUR_WORKERS=str(WORKERS)).start()
    children = pids(server)
    server.kill()
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() for pid in children):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


async def test_workers_write_into_one_file_in_turns(tmp_path: Path) -> None:
    lock = await asyncio.to_thread(prepared, tmp_path)
    stores = [SqliteStore(tmp_path, Share(worker, WORKERS)) for worker in range(WORKERS)]
    await asyncio.gather(
        *(
            store.append(summary(f"t{worker}-{n}"), [said(1)])
            for n in range(100)
            for worker, store in enumerate(stores)
        )
    )
    assert [await store.count() for store in stores] == [200, 200]
    with pytest.raises(LostRace):
        await stores[1].append(summary("t0-0"), [said(1)])
    for store in stores:
        await store.close()
    lock.release()
