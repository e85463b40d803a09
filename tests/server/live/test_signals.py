"""An event and a queue for one task that waits."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.live.signals import Inbox, Signal

pytestmark = pytest.mark.anyio


async def test_a_signal_wakes_the_task_that_waits() -> None:
    signal = Signal()
    waiting = asyncio.create_task(signal.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    signal.set()
    signal.clear()  # too late: it has been woken
    await waiting
    assert not signal.is_set()


async def test_a_signal_that_is_set_lets_pass() -> None:
    await Signal(is_set=True).wait()


async def test_who_stops_waiting_loses_nothing() -> None:
    inbox = Inbox[int]()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(inbox.get(), 0.001)
    inbox.put_nowait(1)
    assert await inbox.get() == 1
    assert inbox.empty()


async def test_items_come_in_order() -> None:
    inbox = Inbox[int]()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for item in (1, 2, 3):
        inbox.put_nowait(item)
    assert [await reading, await inbox.get(), await inbox.get()] == [1, 2, 3]
