"""Processes of low priority that compute for the server, so that no commit waits for that."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

from parlour.kernel.compile.isolation import keep_children_safe
from parlour.server.work.garbage import keep_one_heap
from parlour.server.work.processes import LOWEST
from parlour.server.work.threads import Stopping

P = ParamSpec("P")
Result = TypeVar("Result")

IDLE_SECONDS: Final = 300.0
"""Seconds after which a process without work ends: it takes as much memory as a small server."""
TRIES: Final = 2
"""How often work is tried if its process dies."""
BELOW_NORMAL: Final = 0x4000
"""`BELOW_NORMAL_PRIORITY_CLASS` of Windows."""


class Died(Exception):
    """The work killed its process at every try."""


class Pool:
    """Up to `most` processes, each of which does one piece of work after another."""

    def __init__(
        self,
        most: int,
        begin: Callable[..., object] = keep_one_heap,
        *arguments: Any,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        """`begin` is called with `arguments` in each process before its first work."""
        self._workers = [Worker(begin, arguments, idle_seconds) for _ in range(most)]
        self._stopping = False

    @property
    def pids(self) -> set[int]:
        """The ids of the running processes."""
        return {worker.pid for worker in self._workers if worker.pid}

    async def run(self, home: str, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """Return the result of work done in a process, or raise its error.

        All work for a `home` is done by the same one of the least busy processes. Raises `Stopping` if the
        server stops first, and `Died`.
        """
        first = hash(home) % len(self._workers)
        for _ in range(TRIES):
            if self._stopping:
                raise Stopping
            worker = min(self._workers[first:] + self._workers[:first], key=lambda worker: worker.busy)
            try:
                return await worker.run(work, *args, **kwargs)
            except BrokenProcessPool:
                continue
        raise Stopping if self._stopping else Died

    def restart(self) -> None:
        """End all processes; new ones start with the next work."""
        for worker in self._workers:
            worker.kill()

    async def stop(self) -> None:
        """End all processes for good; pending calls raise `Stopping`."""
        self._stopping = True
        await asyncio.gather(*(worker.end() for worker in self._workers))


class Worker:
    """A process that starts with its first work, and ends when it has had none for a while."""

    def __init__(self, begin: Callable[..., object], arguments: tuple[Any, ...], idle_seconds: float) -> None:
        self._begin = begin, arguments
        self._idle_seconds = idle_seconds
        self._idle: asyncio.TimerHandle | None = None
        self._executor: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None
        self.busy = 0
        """The number of its running and waiting pieces of work."""

    @property
    def pid(self) -> int:
        """The id of the process; 0 if there is none."""
        return (self._process.pid or 0) if self._process is not None else 0

    async def run(self, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """Do some work; if the caller is cancelled, the process is killed."""
        if self._idle is not None:
            self._idle.cancel()
        self.busy += 1
        executor = self._executor or self._started()
        try:
            return await asyncio.wrap_future(executor.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._executor is executor:
                self.kill()
            raise
        except asyncio.CancelledError:
            if self.busy == 1:
                self.kill()
            raise
        finally:
            self.busy -= 1
            if not self.busy:
                self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self.kill)

    def _started(self) -> ProcessPoolExecutor:
        keep_children_safe()
        others = {*multiprocessing.active_children()}
        self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), set_up, self._begin)
        self._executor.submit(os.getpid)  # starts the process
        self._process = next(iter({*multiprocessing.active_children()} - others), None)
        return self._executor

    def kill(self) -> None:
        """End the process; pending calls raise `BrokenProcessPool`."""
        if self._idle is not None:
            self._idle.cancel()
        if self._process is not None:
            self._process.kill()
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor = self._process = None

    async def end(self) -> None:
        """Kill the process, and wait until it has ended."""
        process = self._process
        self.kill()
        if process is not None:
            await asyncio.to_thread(process.join)


def set_up(begin: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    """Prepare a process: low priority, no reaction to Ctrl+C, which is the server's, and ending with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        windows = ctypes.windll.kernel32
        windows.SetPriorityClass(windows.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(LOWEST)
    threading.Thread(target=_end_with_server, daemon=True).start()
    begin(*arguments)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)
