"""Work beside the event loop comes after people's moves."""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from parlour.server.jobs.threads import LOW, Threads

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own"),
]


def priority() -> int:
    """That of the thread that asks."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def priority_in_a_pool() -> int:
    """That of a thread that it starts, as searches do."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(priority).result()


async def test_work_has_a_low_priority_and_so_has_what_it_starts() -> None:
    mine, threads = priority(), Threads(LOW)
    assert await threads(priority) == LOW
    assert await threads(priority_in_a_pool) == LOW
    assert await Threads()(priority) == priority() == mine
