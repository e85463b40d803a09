"""Heavy work in threads of its own, that no stop has to wait for: bots, drawings, rule books, replays.

The threads are daemons: a process that ends does not wait for what nobody will see. Requests that wait for
them are answered at once when the server stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from parlour.server.http.cpu_budgets import charged

P = ParamSpec("P")
Got = TypeVar("Got")


LOW: Final = 10
"""Priority (that of `nice`) of what would use any number of cores: bots that search, compiling. People's
moves come before it, and it still goes on where other programs keep all cores busy."""

SWITCH_SECONDS: Final = 0.0005
"""After which a thread that runs Python hands the interpreter to one that waits for it. A commit waits for it
several times, and while a replay is worked out beside it each time for as long."""


class Stopping(Exception):
    """The server stops; whoever asked may ask again in a moment."""


class Threads:
    """Runs functions beside the event loop."""

    def __init__(self, priority: int = 0) -> None:
        """`priority` is that of `nice`: 0 is the event loop's own."""
        self._priority = priority
        self._stop = asyncio.Event()

    def stop(self) -> None:
        """Let nobody wait any longer."""
        self._stop.set()

    async def __call__(self, work: Callable[P, Got], *args: P.args, **kwargs: P.kwargs) -> Got:
        """What `work` gives, or what it raises; raises `Stopping` when the server stops before that."""
        loop = asyncio.get_running_loop()
        work = charged(work)
        done: asyncio.Future[Got] = loop.create_future()

        def give(result: Got) -> None:
            if not done.done():
                done.set_result(result)

        def fail(error: BaseException) -> None:
            if not done.done():
                done.set_exception(error)

        def run() -> None:
            if self._priority:
                yield_to_others(self._priority)
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits
                try:
                    result = work(*args, **kwargs)
                except BaseException as error:  # it is raised where it is waited for
                    loop.call_soon_threadsafe(fail, error)
                else:
                    loop.call_soon_threadsafe(give, result)

        threading.Thread(target=run, name="server-work", daemon=True).start()
        stopping = loop.create_task(self._stop.wait())
        try:
            await asyncio.wait((done, stopping), return_when=asyncio.FIRST_COMPLETED)
            if not done.done():
                raise Stopping
            return done.result()
        finally:
            stopping.cancel()
            done.cancel()


def take_short_turns() -> None:
    """Have the threads of this process hand the interpreter on sooner than Python does by itself."""
    sys.setswitchinterval(SWITCH_SECONDS)


def yield_to_others(priority: int = LOW) -> None:
    """Give this thread, and those that it starts, a low priority. Linux alone has one for each thread."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # refused where the process runs at a lower one itself
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), priority)
