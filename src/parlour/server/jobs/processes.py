"""Processes that answer requests, several at a time, so that no commit waits for what they work out.

Requests and answers go over their standard input and output, each after its length. A process starts when
all others are at work, ends when it has had nothing to do for a while, and with the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import IO, Final

import msgspec

from parlour.kernel.compile.isolation import module_command
from parlour.server.http.cpu_budgets import payer
from parlour.server.jobs.subprocess import ended, started
from parlour.server.jobs.threads import Stopping

IDLE_SECONDS: Final = 300.0
"""Seconds after which a process without work ends: it takes as much memory as a small server."""
TRIES: Final = 2
"""A request is tried once more if its process dies."""
LENGTH_BYTES: Final = 8
MOST_HOMES: Final = 10_000
"""Homes whose process is remembered: the ones asked for last."""


class Request(msgspec.Struct, array_like=True):
    """What a process is asked."""

    number: int
    asked: bytes


class Answer(msgspec.Struct, array_like=True):
    """What it answers, and the processor time that it took."""

    number: int
    answer: bytes
    seconds: float
    failure: str = ""
    """The traceback, where there is no answer."""


_requests = msgspec.msgpack.Decoder(Request)
_answers = msgspec.msgpack.Decoder(Answer)


class Died(Exception):
    """A process died before it had answered."""


class Failed(Exception):
    """A process could not answer, with its traceback."""


class WorkProcess:
    """One process."""

    def __init__(self, command: list[str], priority: int, idle_seconds: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._idle_seconds = idle_seconds
        self._idle: asyncio.TimerHandle | None = None
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Answer | None]] = {}
        self._unsent: list[bytes] = []
        self._process: asyncio.subprocess.Process | None = None
        self.dead = False
        self.life = self._loop.create_task(self._live(command, priority))

    @property
    def pid(self) -> int:
        """Its number; 0 until it has started."""
        return self._process.pid if self._process else 0

    @property
    def busy(self) -> int:
        """How many requests it works at."""
        return len(self._waiting)

    async def ask(self, asked: bytes) -> Answer:
        """The answer to a request; raises `Died`."""
        if self._idle is not None:
            self._idle.cancel()
        number = next(self._numbers)
        answer: asyncio.Future[Answer | None] = self._loop.create_future()
        self._waiting[number] = answer
        self._send(framed(Request(number, asked)))
        try:
            found = await answer
        except asyncio.CancelledError:
            if all(one.cancelled() for one in self._waiting.values()):
                self.kill()  # nobody waits for anything that it works at
            raise
        if found is None:
            raise Died
        return found

    def kill(self) -> None:
        """End it."""
        self._lose()
        self.life.cancel()

    def _lose(self) -> None:
        self.dead = True
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_result(None)

    def _send(self, frame: bytes) -> None:
        if self._process is None:
            self._unsent.append(frame)
            return
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, RuntimeError):  # it dies, which `_live` is about to notice
            self._process.stdin.write(frame)

    async def _live(self, command: list[str], priority: int) -> None:
        try:
            self._process = await started(command, priority)
            while self._unsent:
                self._send(self._unsent.pop(0))
            await self._read(self._process.stdout)
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            self._lose()
            if self._process is not None:
                await ended(self._process)

    async def _read(self, stream: asyncio.StreamReader | None) -> None:
        assert stream is not None
        while True:
            length = int.from_bytes(await stream.readexactly(LENGTH_BYTES))
            found = _answers.decode(await stream.readexactly(length))
            answer = self._waiting.pop(found.number)
            if not answer.done():
                answer.set_result(found)
            if not self._waiting:
                self._idle = self._loop.call_later(self._idle_seconds, self.kill)


class Processes:
    """Up to `most` processes that run a module, which calls `serve`."""

    def __init__(
        self,
        module: str,
        *arguments: str,
        priority: int,
        most: int,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        """`priority` is a niceness."""
        self._command = module_command(module, *arguments)
        self._priority = priority
        self._most = most
        self._idle_seconds = idle_seconds
        self._all: set[WorkProcess] = set()
        self._homes: OrderedDict[str, WorkProcess] = OrderedDict()
        self._stopping = False

    @property
    def pids(self) -> set[int]:
        """The numbers of the processes."""
        return {process.pid for process in self._all if process.pid and not process.dead}

    async def __call__(self, asked: bytes, home: str = "") -> bytes:
        """The answer to a request, charged to whom the work is for.

        Requests with the same `home` go to the same process while it lives. Raises `Stopping` if the server
        stops first, `Failed` if the request makes a process raise, `Died` if it ends one after another.
        """
        for _ in range(TRIES):
            if self._stopping:
                raise Stopping
            try:
                found = await self._process_for(home).ask(asked)
            except Died:
                continue
            account = payer()
            if account is not None:
                account.charge(found.seconds)
            if found.failure:
                raise Failed(found.failure)
            return found.answer
        raise Stopping if self._stopping else Died

    async def stop(self) -> None:
        """End all; whoever waits for an answer gets `Stopping`."""
        self._stopping = True
        ending = [process.life for process in self._all]
        for process in self._all:
            process.kill()
        await asyncio.gather(*ending, return_exceptions=True)

    def _process_for(self, home: str) -> WorkProcess:
        known = self._homes.pop(home, None)
        found = self._quietest() if known is None or known.dead else known
        if home:
            self._homes[home] = found
            if len(self._homes) > MOST_HOMES:
                self._homes.popitem(last=False)
        return found

    def _quietest(self) -> WorkProcess:
        """The one with the least to do, or a new one if all have something to do."""
        alive = [process for process in self._all if not process.dead]
        found = min(alive, key=lambda process: process.busy, default=None)
        return self._started() if found is None or (found.busy and len(alive) < self._most) else found

    def _started(self) -> WorkProcess:
        process = WorkProcess(self._command, self._priority, self._idle_seconds)
        self._all.add(process)
        process.life.add_done_callback(lambda _: self._forget(process))
        return process

    def _forget(self, process: WorkProcess) -> None:
        self._all.discard(process)
        for home in [home for home, its in self._homes.items() if its is process]:
            del self._homes[home]


def framed(message: Request | Answer) -> bytes:
    """A message after its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH_BYTES) + data


def serve(work: Callable[[bytes], bytes]) -> None:
    """Be such a process: answer each request in a thread of its own, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this
    given, wanted, lock = sys.stdin.buffer, sys.stdout.buffer, threading.Lock()
    while head := given.read(LENGTH_BYTES):
        request = _requests.decode(given.read(int.from_bytes(head)))
        threading.Thread(target=_answer, args=(request, work, wanted, lock), daemon=True).start()


def _answer(
    request: Request, work: Callable[[bytes], bytes], wanted: IO[bytes], lock: threading.Lock
) -> None:
    began = time.thread_time()
    answer, failure = b"", ""
    try:
        answer = work(request.asked)
    except Exception:
        failure = traceback.format_exc()
    frame = framed(Answer(request.number, answer, time.thread_time() - began, failure))
    with lock:
        wanted.write(frame)
        wanted.flush()
