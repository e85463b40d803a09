"""Work in threads yields to people's moves."""

from __future__ import annotations

import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from parlour.server.jobs.threads import LOW, SWITCH_SECONDS, Threads
from tests.server.processes import RUN, Process

pytestmark = pytest.mark.anyio
TELLING = "import atexit, sys; atexit.register(lambda: print('switched after', sys.getswitchinterval())); "


def priority() -> int:
    """That of the thread that asks."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def priority_in_a_pool() -> int:
    """That of a thread that it starts, as searches do."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(priority).result()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
async def test_work_has_a_low_priority_and_so_has_what_it_starts() -> None:
    mine, threads = priority(), Threads(LOW)
    assert await threads(priority) == LOW
    assert await threads(priority_in_a_pool) == LOW
    assert await Threads()(priority) == priority() == mine


def test_a_server_lets_its_threads_take_short_turns(tmp_path: Path) -> None:
    server = Process(tmp_path, TELLING + RUN).start()
    assert server.process is not None
    assert server.process.stdout is not None
    server.process.send_signal(signal.SIGINT)
    assert f"switched after {SWITCH_SECONDS}" in server.process.stdout.read()
    server.process.wait(20)
    server.process.stdout.close()
