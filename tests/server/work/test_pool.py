"""Processes that work beside the server: whoever waits hears what becomes of them, and none is left."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest

from parlour.server.work.pool import Died, Pool
from tests.server.people import PATIENCE

pytestmark = pytest.mark.anyio

SERVER = """
import asyncio, os
from parlour.server.work.pool import Pool

async def main():
    pool = Pool(1)
    print(await pool.run("", os.getpid), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool(2)
    yield pool
    await pool.stop()


async def ended(pid: int) -> None:
    """Wait until a process has ended."""
    async with asyncio.timeout(PATIENCE):
        while alive(pid):
            await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_work_returns_or_raises(pool: Pool) -> None:
    assert await pool.run("", divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await pool.run("", divmod, 7, 0)
    assert len(pool.pids) == 1, "an error costs no process"


async def test_work_for_one_home_is_done_in_one_place_unless_that_is_busy(pool: Pool) -> None:
    first = await pool.run("here", os.getpid)
    assert await pool.run("here", os.getpid) == first
    busy = asyncio.create_task(pool.run("here", time.sleep, PATIENCE))
    await asyncio.sleep(0)
    assert await pool.run("here", os.getpid) != first
    busy.cancel()


async def test_work_that_kills_its_process_is_tried_twice(pool: Pool) -> None:
    with pytest.raises(Died):
        await pool.run("", os._exit, 1)
    assert await pool.run("", abs, -1) == 1


async def test_a_process_ends_when_nobody_waits_for_its_work(pool: Pool) -> None:
    pid = await pool.run("", os.getpid)
    for given_up in (True, False):
        waits = asyncio.create_task(pool.run("", time.sleep, PATIENCE))
        await asyncio.sleep(0.05)
        if given_up:
            waits.cancel()
        else:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(waits, 0.05)
        await ended(pid)
        pid = await pool.run("", os.getpid)


async def test_a_process_without_work_ends_after_a_while() -> None:
    pool = Pool(1, idle_seconds=0.05)
    await ended(await pool.run("", os.getpid))
    assert not pool.pids
    await pool.stop()


async def test_no_process_outlives_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pid = int(await asyncio.to_thread(server.stdout.readline))
        server.send_signal(signal.SIGKILL)
    await ended(pid)
