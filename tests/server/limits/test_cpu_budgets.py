"""Clients pay for what they cost: one that overdraws waits, and nobody else does."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.kernel.state import State, Variant
from parlour.server.limits.admission import PRICE, REPLAYS
from parlour.server.limits.rate_limits import Bucket
from parlour.server.settings import Rate
from parlour.wire.from_client import Hello
from parlour.wire.to_client import Players, Refused, Snapshot
from tests.games import some_game
from tests.server.limits.test_hostile import BEN, ME
from tests.server.people import PATIENCE, Person, Served, Site, generous, serving, visiting

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"
ELSEWHERE = "192.0.2.7"
POOR: dict[str, Any] = {"costly_rate": Rate(1e-6, 1e-6), "turn_seconds": 0.2}
"""After its first request an address has nothing left."""


def from_elsewhere(address: str = ELSEWHERE) -> dict[str, str]:
    return {"x-forwarded-for": address}


def account(served: Served, address: str = HERE) -> Bucket:
    return served.services.admission.accounts.of(address)


async def spent(served: Served, of: Bucket | None = None) -> float:
    """What an account, or this address, has been charged; an answer may come just before its charge."""
    read: Future[float] = Future()
    asked = of or account(served)
    served.do(lambda: read.set_result(asked.charged))
    return await asyncio.wrap_future(read)


def played(seed: int, entries: int) -> State:
    """A game played at random, with this many entries or, if it is over before, fewer."""
    state, random = Variant.of(some_game(), seats=2).new_state(seed=seed), Random(seed)
    while len(state.history) < entries and not state.is_over:
        seat = state.turn[0]
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return state


def replayed(entries: int) -> Any:
    """A record of a game with at least this many entries."""
    games = (played(seed, entries) for seed in count())
    return json.loads(next(game for game in games if len(game.history) >= entries).record().json())


class Taken:
    """A place among the replays that are worked out, taken by somebody."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._free = asyncio.Event()
        taken = threading.Event()

        async def stay() -> None:
            async with served.services.admission.replays.place(Bucket(Rate(1, 1))):
                taken.set()
                await self._free.wait()

        def begin() -> None:
            self.task = asyncio.ensure_future(stay())

        served.do(begin)
        assert taken.wait(PATIENCE)

    def leave(self) -> None:
        """Give it back."""
        self._served.do(self._free.set)


async def test_hellos_drafts_and_looks_are_charged(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            before = await spent(served)
            await site.look(table)
            looked = await spent(served)
            assert looked > before
            async with Person(site.url, table, tokens[0]) as a:
                assert await spent(served) > looked
                its = served.socket.account  # which passes small amounts on together
                assert its.address is account(served)
                came = await spent(served, its)
                await a.draft([])
                drafted = await spent(served, its)
                assert drafted > came
                await a.send(Hello(a.token))
                await a.until(Snapshot)
                await a.until(Players)
                assert await spent(served, its) > drafted


async def test_a_record_that_is_read_is_charged(served: Served, site: Site) -> None:
    record = replayed(40)
    await site.get("levels")  # the first time it loads what they are
    before = await spent(served)
    assert (await site.post("records", record)).status_code == 200
    replay = await spent(served) - before
    await site.get("levels")
    levels = await spent(served) - before - replay
    assert replay > levels > 0.99 * PRICE


async def test_a_replay_that_nobody_waits_for_any_more_is_not_worked_out(served: Served, site: Site) -> None:
    record, waiting = replayed(60), 5
    body = json.dumps(record).encode()
    head = f"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    for _ in range(2):
        before = await spent(served)
        assert (await site.post("records", record)).status_code == 200
    cost = await spent(served) - before
    places = [Taken(served) for _ in range(REPLAYS)]
    writers = [(await asyncio.open_connection(HERE, served.port))[1] for _ in range(waiting)]
    for writer in writers:
        writer.write(head.encode() + body)
    queue = served.services.admission.replays
    async with asyncio.timeout(PATIENCE):
        while queue.waiting < waiting:
            await asyncio.sleep(0.01)
        before = await spent(served)
        for writer in writers:
            writer.close()
            await writer.wait_closed()
        for place in places:
            place.leave()
        while queue.waiting:
            await asyncio.sleep(0.01)
    assert (await site.post("records", record)).status_code == 200
    assert await spent(served) - before < (waiting - 1) * cost


async def test_who_overdraws_is_told_to_come_later_and_nobody_else_is(tmp_path: Path) -> None:
    with serving(tmp_path, generous(**POOR)) as served:
        async with visiting(served.url) as site:
            codes = [(await site.get("levels")).status_code for _ in range(3)]
            assert codes == [200, 429, 429]
            assert (await site.get("levels", **from_elsewhere())).status_code == 200
            assert (await site.http.get(f"{site.url}/robots.txt")).status_code == 200


async def test_who_overdraws_on_sockets_waits_and_nobody_else_does(tmp_path: Path) -> None:
    limits = generous(costly_rate=Rate(1e-6, 100), turn_seconds=0.2)
    with serving(tmp_path, limits) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a:
                account(served).charge(200)
                await a.send(Hello(a.token))
                assert (await a.until(Refused, Snapshot)).code == "limit"
            got = await site.get(f"tables/{table}", **from_elsewhere())
            assert got.status_code == 200


async def test_who_waits_for_the_budget_of_an_address_keeps_the_socket(tmp_path: Path) -> None:
    """Somebody else at the address may have spent it, so an honest client does not lose its place."""
    limits = generous(costly_rate=Rate(1e-6, 100), turn_seconds=0.02, faults=3)
    with serving(tmp_path, limits) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a:
                account(served).charge(200)
                for _ in range(6):
                    await a.send(Hello(a.token))
                    assert (await a.until(Refused, Snapshot)).code == "limit"
                account(served).charge(-200)
                await a.send(Hello(a.token))
                await a.until(Snapshot)


async def test_a_replay_is_compressed_beside_the_event_loop(
    served: Served, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    compress, where = gzip.compress, list[str]()

    def noted(*given: Any, **more: Any) -> bytes:
        where.append(threading.current_thread().name)
        return compress(*given, **more)

    monkeypatch.setattr(gzip, "compress", noted)
    assert (await site.post("records", replayed(17))).headers["content-encoding"] == "gzip"
    assert where == ["server-work"]


async def test_one_socket_has_a_budget_of_its_own_within_its_addresss(served: Served) -> None:
    admission = served.services.admission
    one, other = admission.client("192.0.2.9"), admission.client("192.0.2.9")
    assert one.address is other.address is account(served, "192.0.2.9")
    before = other.left
    one.charge(5)
    assert (one.charged, other.charged, one.address.charged) == (5, 0, 5)
    assert other.left == before


async def test_a_socket_is_charged_for_reading_what_is_refused(served: Served, site: Site) -> None:
    """Not for what the message does alone: of one that the rules forbid that is next to nothing."""
    table, _, tokens = await site.make(ME, BEN)
    many = 50
    async with Person(site.url, table, tokens[0]) as a:
        due = a if a.seat in a.due else await Person(site.url, table, tokens[1]).come()
        forbidden = next(action for action in range(10_000) if action not in due.legal)
        assert isinstance(await due.play([forbidden]), Refused)
        before, began = await spent(served), time.process_time()
        for _ in range(many):
            assert isinstance(await due.play([forbidden]), Refused)
        used = time.process_time() - began
        assert await spent(served) - before > used / 10
        await due.go()


@pytest.fixture
def thrifty(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, generous(costly_rate=Rate(1e-6, 100))) as served:
        yield served


async def test_a_tiny_replay_passes_long_ones(thrifty: Served) -> None:
    """Those of its own address, because it is shorter; addresses take turns, in the order they came."""
    served, queue, done = thrifty, thrifty.services.admission.replays, list[str]()
    crowd, friend = "192.0.2.1", "192.0.2.2"

    async def ask(name: str, record: Any, address: str) -> None:
        async with visiting(served.url) as site:
            where = f"{site.url}/api/v1/records"
            got = await site.http.post(where, json=record, headers=from_elsewhere(address))
        assert got.status_code == 200
        done.append(name)

    account(served, crowd).charge(1)
    async with asyncio.timeout(PATIENCE):
        places = [Taken(served) for _ in range(REPLAYS)]
        asked = []
        for name, record, address in (
            ("long", replayed(30), crowd),
            ("longer", replayed(31), crowd),
            ("tiny", replayed(2), crowd),
            ("friend's", replayed(40), friend),
        ):
            asked.append(asyncio.create_task(ask(name, record, address)))
            while queue.waiting < len(asked):
                await asyncio.sleep(0.01)
        places.pop().leave()
        await asyncio.gather(*asked)
        places.pop().leave()
    assert done == ["tiny", "friend's", "long", "longer"]
