"""A host that stands still, as a laptop asleep or a paused machine does, costs nobody their game."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from parlour.wire.to_client import Accepted, ClockTimes
from tests.server.people import Person, visiting
from tests.server.processes import Process

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there"),
]

ANNA, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
TURN = 6
"""Seconds of each turn."""
FROZEN = TURN + 2


async def freeze(server: Process, seconds: float) -> None:
    """Stop a server's process for some seconds."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    server.process.send_signal(signal.SIGCONT)


async def test_a_frozen_server_takes_a_move_and_no_time(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        async with visiting(server.url) as site:
            table, _, tokens = await site.make(ANNA, BEN, clock={"kind": "turn", "main": TURN})
            async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
                due, other = (anna, ben) if anna.seat in anna.due else (ben, anna)
                freezing = asyncio.create_task(freeze(server, FROZEN))
                await asyncio.sleep(0.2)
                assert isinstance(await due.play([Random(1).choice(due.legal)]), Accepted)
                await freezing
                while other.n < due.n:
                    await other.hear()
                assert (await site.look(table)).phase == "playing"
                other.heard.clear()
                await freeze(server, FROZEN)
                told = await other.until(ClockTimes)
                assert max(told.left) > (TURN - 4) * 1000, (
                    "what was left before, less what it took to get here"
                )
                assert (await site.look(table)).phase == "playing"
                first = due if due.seat in due.due else other
                assert isinstance(await first.play([Random(2).choice(first.legal)]), Accepted)
