"""A server that is told to stop does so at once, whatever it was at work on, and says so to who waits."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
import structlog

from parlour.kernel.state import State
from parlour.server.web.routes import games
from parlour.server.work.threads import Stopping, Threads
from tests.games import some_game
from tests.server.people import serving, visiting

pytestmark = pytest.mark.anyio


async def test_nobody_waits_for_a_picture_when_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, never = threading.Event(), threading.Event()

    def slow(slug: str, colours: str) -> bytes:
        begun.set()
        never.wait()
        return b""

    monkeypatch.setattr(games, "picture", slow)
    with structlog.testing.capture_logs() as logs:
        async with visiting("") as site:
            with serving(tmp_path) as served:
                site.url = served.url
                task = asyncio.create_task(site.get(f"games/{some_game().slug}/picture.svg"))
                await asyncio.to_thread(begun.wait)
                served.server.should_exit = True
                answer = await task
            assert (answer.status_code, answer.json()["code"]) == (503, "closed")
            assert answer.headers["retry-after"]
    never.set()
    assert [line for line in logs if line["log_level"] in ("error", "critical")] == []


async def test_what_is_worked_out_beside_comes_back_or_raises() -> None:
    threads = Threads()

    def broken() -> None:
        raise ValueError("no")

    assert await threads(lambda a, b: a + b, 2, b=3) == 5
    with pytest.raises(ValueError, match="no"):
        await threads(broken)
    threads.stop()
    never = threading.Event()
    with pytest.raises(Stopping):
        await threads(never.wait)
    never.set()


async def test_nobody_waits_for_a_bot_that_thinks_for_long(tmp_path: Path) -> None:
    begun, never = threading.Event(), threading.Event()

    def ponder(view: State, level: str, seed: int) -> list[int]:
        begun.set()
        never.wait()
        return []

    bot = {"kind": "bot", "level": "random"}
    async with visiting("") as site:
        with serving(tmp_path, bots=ponder) as served:
            site.url = served.url
            await site.make(bot, bot)
            await asyncio.to_thread(begun.wait)
    never.set()
