"""Processes that work out replays."""

from __future__ import annotations

import os
import signal

import pytest

from parlour.pictures import under_way
from parlour.server.jobs.replays import PRIORITY, Replayers, ReplayRequest
from tests.games import some_game

pytestmark = pytest.mark.anyio


async def test_a_process_that_has_died_while_idle_costs_nobody_a_replay() -> None:
    record = under_way(some_game()).state.record()
    request = ReplayRequest(record, None, foreign=True, language="en", named=False, compiled=False)
    replayers = Replayers()
    try:
        found = await replayers(request)
        (dead,) = replayers.processes.pids
        if hasattr(os, "getpriority"):
            assert os.getpriority(os.PRIO_PROCESS, dead) == os.getpriority(os.PRIO_PROCESS, 0) + PRIORITY
        os.kill(dead, signal.SIGKILL)
        assert await replayers(request) == found
        assert len(replayers.processes.pids - {dead}) == 1
        assert dead not in replayers.processes.pids
    finally:
        await replayers.processes.stop()
