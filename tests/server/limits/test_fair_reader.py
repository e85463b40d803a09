"""What sockets send is parsed a little at a time: tiny frames of one address keep nobody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
import structlog

from parlour.server.limits.fair_reader import FairReader
from parlour.server.limits.rate_limits import Bucket
from parlour.server.settings import Rate
from parlour.server.sockets.protocol import UNREAD_BYTES
from parlour.wire.from_client import Hello
from parlour.wire.to_client import Players
from tests.server.limits.test_hostile import BEN, ME
from tests.server.people import PATIENCE, Person, generous, serving, visiting

pytestmark = pytest.mark.anyio

TEXT = b"\x81\x81\0\0\0\0x"
"""A frame with a text of one byte."""


def account() -> Bucket:
    return Bucket(Rate(1e-9, 100.0))


async def test_pieces_of_an_address_wait_for_those_of_others() -> None:
    reader, done = FairReader(turn_seconds=PATIENCE), list[str]()
    crowd, friend = account(), account()

    def piece(name: str, *then: Callable[[], None]) -> Callable[[], None]:
        def read() -> None:
            done.append(name)
            for each in then:
                each()

        return read

    def all_come() -> None:
        for n in range(3):
            reader.enter(Bucket(Rate(1, 1), above=crowd), piece(f"crowd {n}"))
        reader.enter(Bucket(Rate(1, 1), above=friend), piece("friend"))

    reader.enter(crowd, piece("first", all_come))
    assert done == ["first", "friend", "crowd 0", "crowd 1", "crowd 2"]


async def test_a_turn_of_the_loop_ends_after_its_time_and_everything_else_is_served() -> None:
    reader, order = FairReader(turn_seconds=1e-9), list[str]()
    one = account()
    for n in range(3):
        reader.enter(one, lambda n=n: order.append(f"piece {n}"))  # type: ignore[misc]  # mypy cannot infer it

    async def other() -> None:
        for n in range(3):
            order.append(f"other {n}")
            await asyncio.sleep(0)

    await other()
    pieces = [order.index(f"piece {n}") for n in range(3)]
    assert pieces == sorted(pieces)
    assert all(later - sooner >= 2 for sooner, later in pairwise(pieces)), order


async def test_a_turn_of_the_loop_begins_one_request() -> None:
    reader, order = FairReader(turn_seconds=PATIENCE), list[str]()

    def begins(n: int) -> None:
        order.append(f"read {n}")
        asyncio.get_running_loop().call_soon(order.append, f"served {n}")
        reader.end_turn()

    for n in range(3):
        reader.enter(account(), partial(begins, n))
    while len(order) < 6:
        await asyncio.sleep(0)
    assert order == ["read 0", "read 1", "served 0", "read 2", "served 1", "served 2"]


async def test_a_piece_that_fails_leaves_the_others_alone() -> None:
    reader, done = FairReader(turn_seconds=PATIENCE), list[str]()

    def fails() -> None:
        reader.enter(account(), lambda: done.append("other"))
        raise ValueError("no frame")

    with structlog.testing.capture_logs() as logs:
        reader.enter(account(), fails)
        reader.enter(account(), lambda: done.append("next"))
    assert done == ["other", "next"]
    assert [line["event"] for line in logs] == ["a connection could not be read"]


async def test_work_is_charged_to_who_sent_it() -> None:
    reader, one = FairReader(), account()
    reader.enter(one, lambda: [*range(100_000)].clear())
    assert one.charged > 0


async def test_long_messages_and_many_in_one_go_are_read_to_their_end(tmp_path: Path) -> None:
    """Slices are no limit for whoever sends as much as is allowed."""
    with serving(tmp_path, generous(faults=10**6)) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a:
                assert a.socket is not None
                for _ in range(3):
                    await a.send("x" * 16_000)
                for _ in range(50):
                    await a.send('{"t":"hello","token":"' + a.token + '"}')
                for _ in range(50):
                    await a.until(Players)


async def test_who_sends_more_than_may_wait_is_cut_off(tmp_path: Path) -> None:
    """The bytes are handed over as one piece: how the network cuts them up is not ours to choose."""
    with serving(tmp_path, generous(faults=10**6)) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a:
                assert a.socket is not None
                served.do(lambda: served.socket.data_received((UNREAD_BYTES // len(TEXT) + 1) * TEXT))
                await asyncio.wait_for(a.socket.wait_closed(), PATIENCE)
            async with Person(site.url, table, tokens[0]) as a:
                await a.send(Hello(a.token))
                await a.until(Players)
