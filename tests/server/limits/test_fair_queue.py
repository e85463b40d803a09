"""Who is next when many wait: fair among addresses, the shortest job of an address first."""

from __future__ import annotations

import asyncio
import threading
import time
from itertools import pairwise
from typing import Self

import pytest

from parlour.server.limits.fair_queue import FairQueue, MustWait, charged, in_thread, payer, yield_place
from parlour.server.limits.rate_limits import Bucket
from parlour.server.settings import Rate

pytestmark = pytest.mark.anyio

PATIENCE = 10.0
LONG, TINY = 5000, 3
WORK = 0.02
"""Seconds of processor time."""


def account() -> Bucket:
    return Bucket(Rate(1e-9, 100.0))


def work() -> None:
    until = time.thread_time() + WORK
    while time.thread_time() < until:
        pass


class QueuedJobs:
    """Jobs that wait in a queue, and the order in which they had their turns."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def add(self, name: str, payer: Bucket, size: float = 0, cost: float = 1.0) -> None:
        async def job() -> None:
            async with self.queue.place(payer, size):
                payer.charge(cost)
                self.done.append(name)
                await asyncio.sleep(0)

        self.tasks.append(asyncio.create_task(job()))
        await asyncio.sleep(0)

    async def end(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        return self.done


async def test_a_tiny_job_does_not_wait_behind_another_addresss_long_ones() -> None:
    line, crowd, friend = QueuedJobs(FairQueue(1, 1, patience=PATIENCE)), account(), account()
    async with Held(line.queue, crowd):
        crowd.charge(1)
        for n in range(40):
            await line.add(f"long {n}", crowd, LONG)
        await line.add("tiny", friend, TINY)
    assert (await line.end()).index("tiny") == 0


async def test_of_one_address_the_shortest_is_next() -> None:
    line, one = QueuedJobs(FairQueue(1, 1, patience=PATIENCE)), account()
    async with Held(line.queue, one):
        for name, size in (("long", LONG), ("longer", LONG + 1), ("tiny", TINY), ("long too", LONG)):
            await line.add(name, one, size)
    assert await line.end() == ["tiny", "long", "long too", "longer"]


async def test_addresses_get_the_same_time_whatever_their_jobs_cost() -> None:
    """What somebody has saved up, or that somebody is new, counts for nothing."""
    line, dear, cheap, new = QueuedJobs(FairQueue(1, 1, patience=PATIENCE)), account(), account(), account()
    async with Held(line.queue, dear):
        for n in range(3):
            await line.add(f"dear {n}", dear, cost=2.5)
        for n in range(4):
            await line.add(f"cheap {n}", cheap, cost=1)
        for n in range(2):
            await line.add(f"new {n}", new)
    order = "cheap 0, new 0, dear 0, cheap 1, new 1, cheap 2, dear 1, cheap 3, dear 2"
    assert await line.end() == order.split(", ")


async def test_who_comes_is_next_after_one_piece_of_anybodys_work() -> None:
    queue, crowd, friend = FairQueue(32, 4, patience=PATIENCE), [account() for _ in range(3)], account()
    line = QueuedJobs(queue)
    for n in range(100):
        for which, one in enumerate(crowd):
            await line.add(f"{which} {n}", one)
    for _ in range(5):
        before = len(line.done)
        await line.add("friend", friend)
        while line.done[-1] != "friend":
            await asyncio.sleep(0)
        assert len(line.done) - before <= 1 + len(crowd)
    for task in line.tasks:
        task.cancel()


async def test_jobs_that_give_their_places_back_at_once_have_theirs_in_one_turn_of_the_event_loop() -> None:
    queue, done = FairQueue(32, 32, patience=PATIENCE), list[int]()

    async def job(n: int) -> None:
        async with queue.place(account()):
            done.append(n)

    tasks = [asyncio.create_task(job(n)) for n in range(8)]
    await asyncio.sleep(0)
    assert done == list(range(8))
    await asyncio.gather(*tasks)


async def test_one_job_that_keeps_its_place_is_admitted_in_a_turn_of_the_event_loop() -> None:
    queue, begun = FairQueue(32, 32, patience=PATIENCE), list[int]()
    go = asyncio.Event()

    async def job(one: Bucket) -> None:
        async with queue.place(one):
            begun.append(len(begun))
            await go.wait()

    tasks = [asyncio.create_task(job(account())) for _ in range(8)]
    await asyncio.sleep(0)
    counts = []
    while len(begun) < len(tasks):
        counts.append(len(begun))
        await asyncio.sleep(0)
    assert all(later - sooner <= 1 for sooner, later in pairwise(counts)), counts
    go.set()
    await asyncio.gather(*tasks)


async def test_nobody_is_admitted_while_somebody_works_in_a_thread() -> None:
    queue, order, go = FairQueue(32, 32, patience=PATIENCE), list[str](), threading.Event()

    async def works(name: str) -> None:
        async with queue.place(account()):
            for step in range(2):
                await in_thread(go.wait, PATIENCE)
                order.append(f"{name} {step}")

    first = asyncio.create_task(works("first"))
    await asyncio.sleep(0)
    others = [asyncio.create_task(works(name)) for name in ("second", "third")]
    for _ in range(20):
        await asyncio.sleep(0)
    assert queue.waiting == 2
    go.set()
    await asyncio.gather(first, *others)
    assert order == ["first 0", "first 1", "second 0", "second 1", "third 0", "third 1"]


async def test_the_work_of_who_gives_up_is_waited_for() -> None:
    queue, go = FairQueue(32, 32, patience=PATIENCE), threading.Event()

    async def works() -> None:
        async with queue.place(account()):
            await in_thread(go.wait, PATIENCE)

    gives_up = asyncio.create_task(works())
    await asyncio.sleep(0)
    gives_up.cancel()
    await asyncio.wait([gives_up])
    waits = asyncio.create_task(stay(queue, account()))
    for _ in range(20):
        await asyncio.sleep(0)
    assert queue.waiting == 1
    go.set()
    await asyncio.wait_for(waits, PATIENCE)


async def test_one_address_does_not_take_all_places() -> None:
    queue, crowd, friend = FairQueue(3, 2, patience=PATIENCE), account(), account()
    line = QueuedJobs(queue)
    async with Held(queue, crowd), Held(queue, crowd):
        await line.add("crowd", crowd)
        assert (line.done, queue.waiting) == ([], 1)
        async with Held(queue, friend):
            pass
    assert await line.end() == ["crowd"]


async def test_who_has_overdrawn_waits_and_keeps_nobody_waiting() -> None:
    queue, spender, friend = FairQueue(2, 2, patience=PATIENCE), Bucket(Rate(50, 1)), account()
    line = QueuedJobs(queue)
    spender.charge(2)
    for n in range(3):
        await line.add(f"spender {n}", spender)
    await line.add("friend", friend)
    assert (line.done, queue.waiting) == (["friend"], 3)
    assert (await line.end())[1:] == ["spender 0", "spender 1", "spender 2"]
    assert spender.charged == 5


async def test_a_socket_that_has_overdrawn_lets_others_of_its_address_pass() -> None:
    address = account()
    busy, quiet = Bucket(Rate(20, 1), above=address), Bucket(Rate(20, 1), above=address)
    busy.charge(2)
    line = QueuedJobs(FairQueue(1, 1, patience=PATIENCE))
    await line.add("busy", busy)
    await line.add("quiet", quiet)
    assert await line.end() == ["quiet", "busy"]
    assert address.charged == 4


async def test_nobody_waits_for_ever() -> None:
    queue, one = FairQueue(1, 1, patience=0.01, most_waiting=1), account()
    async with queue.place(one):
        with pytest.raises(MustWait):
            await asyncio.create_task(stay(queue, one))
        waiting = asyncio.create_task(stay(queue, one))
        await asyncio.sleep(0)
        with pytest.raises(MustWait):
            await asyncio.create_task(stay(queue, one))
        waiting.cancel()
        await asyncio.wait([waiting])
    assert queue.waiting == 0
    await asyncio.wait_for(stay(queue, one), PATIENCE)


async def test_who_steps_aside_has_no_place_any_more() -> None:
    queue, one = FairQueue(1, 1, patience=PATIENCE), account()
    async with queue.place(one):
        yield_place()
        await asyncio.wait_for(asyncio.create_task(stay(queue, one)), PATIENCE)
        yield_place()
    await asyncio.wait_for(stay(queue, one), PATIENCE)


async def stay(queue: FairQueue, payer: Bucket) -> None:
    async with queue.place(payer):
        pass


class Held:
    """A place held by somebody else than this task."""

    def __init__(self, queue: FairQueue, payer: Bucket) -> None:
        self.queue, self.payer, self.go = queue, payer, asyncio.Event()

    async def __aenter__(self) -> Self:
        inside = asyncio.Event()

        async def hold() -> None:
            async with self.queue.place(self.payer) as self.ticket:
                inside.set()
                await self.go.wait()

        self.task = asyncio.create_task(hold())
        await asyncio.wait_for(inside.wait(), PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.go.set()
        await self.task


async def test_a_place_is_not_given_to_who_gives_up_in_the_same_moment() -> None:
    """It would be lost otherwise: nobody would give it back."""
    queue, one = FairQueue(1, 1, patience=PATIENCE), account()
    async with Held(queue, one) as held:
        gives_up, waits = (asyncio.create_task(stay(queue, one)) for _ in range(2))
        while queue.waiting < 2:
            await asyncio.sleep(0)
        gives_up.cancel()
        held.ticket.leave()
    await asyncio.wait_for(waits, PATIENCE)
    await asyncio.wait_for(stay(queue, one), PATIENCE)
    assert gives_up.cancelled()


async def test_a_turn_has_a_price_and_its_work_in_threads_is_measured() -> None:
    one, price = account(), 0.5
    queue = FairQueue(1, 1, patience=PATIENCE, price=price)
    async with queue.place(one):
        assert payer() is one
        await asyncio.sleep(2 * WORK)
        assert one.charged == price, "waiting costs nothing"
        await asyncio.to_thread(charged(work))
        assert price + WORK <= one.charged < price + 2 * WORK
        await in_thread(work)
        assert one.charged >= price + 2 * WORK
    assert payer() is None
    assert charged(work) is work


async def test_who_has_no_turn_pays_nothing() -> None:
    one = account()
    queue = FairQueue(1, 1, patience=0.01, price=1.0)
    async with Held(queue, account()):
        with pytest.raises(MustWait):
            await stay(queue, one)
    assert one.charged == 0
