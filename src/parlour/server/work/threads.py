"""Worker threads that a shutdown need not wait for: drawings, rule books, bots that do not search.

The threads are daemons, so that the process exits without waiting for results that nobody will see. When the
server stops, requests that wait for them are answered at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from typing import Final, ParamSpec, TypeVar

from parlour.server.limits.fair_queue import charged

P = ParamSpec("P")
Got = TypeVar("Got")

SWITCH_SECONDS: Final = 0.0005
"""Seconds after which a running Python thread yields the GIL to a waiting one.

A commit needs it several times, each wait being this long while a record is checked beside it.
"""


class Stopping(Exception):
    """The server is stopping; ask again in a moment."""


class Threads:
    """Runs functions off the event loop, at its priority.

    Threads of low priority would make the event loop wait, while they hold the interpreter's lock but no
    core.
    """

    def __init__(self) -> None:
        self._stop = asyncio.Event()

    def stop(self) -> None:
        """Stop; all waiters are released."""
        self._stop.set()

    async def __call__(self, work: Callable[P, Got], *args: P.args, **kwargs: P.kwargs) -> Got:
        """The result of `work`, or its error; raises `Stopping` if the server stops first."""
        loop = asyncio.get_running_loop()
        work = partial(copy_context().run, charged(work))  # with the language, among other things
        future: asyncio.Future[Got] = loop.create_future()

        def give(result: Got) -> None:
            if not future.done():
                future.set_result(result)

        def fail(error: BaseException) -> None:
            if not future.done():
                future.set_exception(error)

        def run() -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, nobody waits
                try:
                    result = work(*args, **kwargs)
                except BaseException as error:  # raised in the waiter
                    loop.call_soon_threadsafe(fail, error)
                else:
                    loop.call_soon_threadsafe(give, result)

        threading.Thread(target=run, name="server-work", daemon=True).start()
        stopping = loop.create_task(self._stop.wait())
        try:
            await asyncio.wait((future, stopping), return_when=asyncio.FIRST_COMPLETED)
            if not future.done():
                raise Stopping
            return future.result()
        finally:
            stopping.cancel()
            future.cancel()


def take_short_turns() -> None:
    """Make the threads of this process yield the GIL sooner than by default."""
    sys.setswitchinterval(SWITCH_SECONDS)
