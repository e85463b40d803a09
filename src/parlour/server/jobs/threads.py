"""Heavy work in threads of its own, that no stop has to wait for: drawings, rule books, replays.

The threads are daemons: a process that ends does not wait for what nobody will see. Requests that wait for
them are answered at once when the server stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from parlour.server.http.cpu_budgets import charged

P = ParamSpec("P")
Got = TypeVar("Got")


class Stopping(Exception):
    """The server stops; whoever asked may ask again in a moment."""


class Threads:
    """Runs functions beside the event loop."""

    def __init__(self) -> None:
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
