"""Works replays out in processes of their own, so that nobody's commit waits for one.

    python -m parlour.server.jobs.replays

reads requests from the standard input and writes answers, each after its length. A process serves one after
another, and ends when it has had none for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
from typing import IO, Any, Final

import msgspec

from parlour.games import load
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.twin import prepare
from parlour.kernel.errors import BadRecord
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import encoder, packed, unpacked
from parlour.presentation.replay import replay
from parlour.server.http.cpu_budgets import Account
from parlour.server.jobs.subprocess import gently
from parlour.server.jobs.threads import Stopping

IDLE_SECONDS: Final = 120.0
"""Seconds after which a process without work ends: it takes as much memory as a small server."""
PRIORITY: Final = 3
"""The niceness of a replay: somebody waits for it, but everybody at a table for their turn."""
LENGTH_BYTES: Final = 8
ENDED: Final = (asyncio.IncompleteReadError, OSError)
"""What asking a process raises when it has ended."""


class ReplayRequest(msgspec.Struct):
    """A record to replay, and for whom."""

    record: GameRecord
    seat: int | None
    foreign: bool
    language: str
    named: bool
    compiled: bool
    """Whether the rules are in the compile cache."""
    bots: list[str] = []
    """The levels of the bots at its table, "" for people."""


class ReplayAnswer(msgspec.Struct):
    """A replay as JSON, or why the record has none."""

    seconds: float
    """Processor time it took."""
    replay: bytes = b""
    reason: Any = None
    field: str = ""


_requests = msgspec.msgpack.Decoder(ReplayRequest)
_answers = msgspec.msgpack.Decoder(ReplayAnswer)


class ReplayProcess:
    """A process that works out one replay at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.end_when_idle: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    async def answer(self, request: bytes) -> bytes:
        """The answer to a request; raises one of `ENDED` if the process has ended."""
        given, read = self._process.stdin, self._process.stdout
        assert given is not None
        assert read is not None
        given.write(len(request).to_bytes(LENGTH_BYTES) + request)
        await given.drain()
        return await read.readexactly(int.from_bytes(await read.readexactly(LENGTH_BYTES)))

    def kill(self) -> None:
        """End it."""
        if self.end_when_idle is not None:
            self.end_when_idle.cancel()
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def ended(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()


class Replayers:
    """Processes that work out replays: as many as are asked at a time (`admission.REPLAYS`)."""

    def __init__(self, idle_seconds: float = IDLE_SECONDS) -> None:
        self._idle_seconds = idle_seconds
        self._free: list[ReplayProcess] = []
        self._all: set[ReplayProcess] = set()
        self._stopping = False

    @property
    def pids(self) -> set[int]:
        """The numbers of the processes."""
        return {process.pid for process in self._all}

    async def __call__(self, request: ReplayRequest, account: Account) -> bytes:
        """The replay as JSON, charged to an account; raises `BadRecord`, or `Stopping` with the server."""
        asked = msgspec.msgpack.encode(request)
        if self._free:
            with contextlib.suppress(*ENDED):  # it may have ended while it was idle
                return await self._answered(self._free.pop(), asked, account)
        return await self._answered(await self._started(), asked, account)

    async def stop(self) -> None:
        """End all; who waits is told that the server stops."""
        self._stopping = True
        ending = list(self._all)
        for process in ending:
            self._end(process)
        await asyncio.gather(*(process.ended() for process in ending))

    async def _answered(self, process: ReplayProcess, asked: bytes, account: Account) -> bytes:
        if process.end_when_idle is not None:
            process.end_when_idle.cancel()
        try:
            answer = _answers.decode(await process.answer(asked))
        except BaseException as error:  # a cancellation too: its answer would be taken for the next one's
            self._end(process)
            if self._stopping:
                raise Stopping from error
            raise
        self._free.append(process)
        loop = asyncio.get_running_loop()
        process.end_when_idle = loop.call_later(self._idle_seconds, self._end, process)
        account.charge(answer.seconds)
        if answer.reason is not None:
            raise BadRecord(unpacked(answer.reason), answer.field)
        return answer.replay

    async def _started(self) -> ReplayProcess:
        if self._stopping:
            raise Stopping
        made = await asyncio.create_subprocess_exec(
            *gently(module_command(__name__), PRIORITY),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        process = ReplayProcess(made)
        self._all.add(process)
        return process

    def _end(self, process: ReplayProcess) -> None:
        self._all.discard(process)
        if process in self._free:
            self._free.remove(process)
        process.kill()


def answer_to(request: ReplayRequest) -> ReplayAnswer:
    """Work one out."""
    began = time.process_time()
    try:
        variant = load(request.record.game, **request.record.options)
        if request.compiled:
            prepare(variant.game)
        seat, foreign, bots = request.seat, request.foreign, request.bots
        found = replay(variant, request.record, seat, foreign=foreign, bots=bots)
    except BadRecord as error:
        return ReplayAnswer(time.process_time() - began, b"", packed(error.message), error.field)
    text = encoder(request.language, request.named).encode(found)
    return ReplayAnswer(time.process_time() - began, text)


def serve(given: IO[bytes], wanted: IO[bytes]) -> None:
    """Answer requests until there are no more."""
    while head := given.read(LENGTH_BYTES):
        request = _requests.decode(given.read(int.from_bytes(head)))
        answer = msgspec.msgpack.encode(answer_to(request))
        wanted.write(len(answer).to_bytes(LENGTH_BYTES) + answer)
        wanted.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this
    serve(sys.stdin.buffer, sys.stdout.buffer)
