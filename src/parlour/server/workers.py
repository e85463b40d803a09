"""Several processes that serve as one: the parent opens the port, starts workers and replaces those that end.

Each worker has a share of the tables (`storage.shares`) and answers every request about them
(`http.hand_over`). They are forked from a parent that has loaded everything and runs no threads, so a
successor is there in a moment.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple

from parlour.play import tokens
from parlour.server.http.hand_over import LARGEST, HandOver
from parlour.server.http.open_files import raise_soft_limit
from parlour.server.logs import log, set_up
from parlour.server.main import address, listen, run_worker
from parlour.server.settings import BadSetting, Settings
from parlour.server.storage.shares import Share
from parlour.server.storage.sqlite import prepared

STEADY_SECONDS: Final = 5.0
"""A worker that has run for less is replaced only after this long."""
STOP_SECONDS: Final = 30.0


def metrics_of(setting: str, worker: int) -> str:
    """Where a worker's metrics are: one port after another.

    >>> metrics_of("127.0.0.1:9090", 1), metrics_of("", 1)
    ('127.0.0.1:9091', '')
    """
    host, found, port = setting.rpartition(":")
    return f"{host}:{int(port) + worker}" if found and port.isdecimal() else setting


def settings_of(settings: Settings, worker: int, count: int) -> Settings:
    """The settings of one of `count` workers: metrics of its own, and its share of what bots take.

    >>> settings_of(Settings(bot_processes=5), 1, 2).bot_processes
    2
    """
    limits = settings.limits
    return replace(
        settings,
        metrics=metrics_of(settings.metrics, worker),
        bot_processes=max(1, (settings.bot_processes or os.cpu_count() or 1) // count),
        limits=replace(limits, bot_memory_bytes=limits.bot_memory_bytes // count),
    )


class Channels(NamedTuple):
    """What all workers inherit."""

    bound: socket.socket
    pairs: list[tuple[socket.socket, socket.socket]]
    """For each worker, where the others hand connections over, and where it takes them."""
    life: tuple[int, int]
    """A pipe that nobody writes into: it ends with the parent."""
    ready: tuple[int, int]
    """A pipe into which each worker writes a byte when it is open."""


def run_workers(settings: Settings, count: int) -> None:
    """Serve with `count` workers until told to stop; raises what `server.main.run` raises."""
    if sys.platform == "win32":
        raise BadSetting("several workers need an operating system with fork; use --workers 1")
    set_up(settings.log, settings.log_level)
    raise_soft_limit()
    bound = listen(settings.host, settings.port)
    with contextlib.ExitStack() as stack:
        stack.callback(bound.close)
        if not settings.store:
            stack.callback(prepared(settings.data).release)
        bound.listen(2048)
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for pair in pairs:
            for end in pair:
                stack.callback(end.close)
                end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
        channels = Channels(bound, pairs, os.pipe(), os.pipe())
        workers = Workers(settings, channels)
        with workers.listening_to_signals():
            workers.start()
            if workers.open():
                print(f"Parlour is open at {address(bound, settings.host)}", flush=True)
            workers.watch()


class Workers:
    """The workers of one server."""

    def __init__(self, settings: Settings, channels: Channels) -> None:
        self._settings = settings
        self._channels = channels
        self._context = multiprocessing.get_context("fork")
        self._running: dict[int, Any] = {}
        self._started: dict[int, float] = {}
        self._stopping = False

    def start(self) -> None:
        """Start all of them."""
        for worker in range(len(self._channels.pairs)):
            self._start(worker)

    def _start(self, worker: int) -> None:
        self._started[worker] = time.monotonic()
        self._running[worker] = self._context.Process(
            target=_work, args=(self._settings, self._channels, worker), name=f"worker-{worker}"
        )
        self._running[worker].start()

    def open(self) -> bool:
        """Wait until all are open; False if one of them has ended first, and all are to stop."""
        missing = len(self._running)
        while missing and not self._stopping:
            readable, _, _ = select.select([self._channels.ready[0]], [], [], 0.1)
            if readable:
                missing -= len(os.read(self._channels.ready[0], missing))
            elif any(process.exitcode is not None for process in self._running.values()):
                self._stop()
        return not missing

    def watch(self) -> None:
        """Replace workers that end, until told to stop; then wait for all."""
        while not self._stopping:
            ended = wait([process.sentinel for process in self._running.values()], timeout=1.0)
            for worker, process in list(self._running.items()):
                if process.sentinel in ended and not self._stopping:
                    process.join()  # its files are closed before it can be waited for
                    log().error("worker ended", worker=worker, code=process.exitcode)
                    if time.monotonic() - self._started[worker] < STEADY_SECONDS:
                        time.sleep(1.0)  # what ends at once would end at once again
                    self._start(worker)
        for process in self._running.values():
            process.join(STOP_SECONDS)
            if process.is_alive():
                process.kill()

    @contextlib.contextmanager
    def listening_to_signals(self) -> Iterator[None]:
        """Pass signals that stop the server on to the workers."""
        signals = (signal.SIGTERM, signal.SIGINT)
        before = [signal.signal(number, self._stop) for number in signals]
        try:
            yield
        finally:
            for number, handler in zip(signals, before, strict=True):
                signal.signal(number, handler)

    def _stop(self, number: int = signal.SIGTERM, frame: object = None) -> None:
        self._stopping = True
        for process in self._running.values():
            if process.is_alive():
                process.terminate()


def _work(settings: Settings, channels: Channels, worker: int) -> None:
    """Be a worker, in a process of its own."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    os.close(channels.life[1])
    share = Share(worker, len(channels.pairs))
    tokens.only_codes(share.acts_for)
    hand_over = HandOver(worker, channels.pairs[worker][1], [given for given, _ in channels.pairs])
    run_worker(
        settings_of(settings, worker, len(channels.pairs)),
        channels.bound,
        share,
        hand_over,
        life=channels.life[0],
        opened=lambda: os.write(channels.ready[1], b"."),
    )
