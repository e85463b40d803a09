"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from dataclasses import replace
from typing import Any, Final, cast

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour.kernel.errors import ParlourError
from parlour.server.app import create_app
from parlour.server.limits.client_address import Unmapped
from parlour.server.logs import log, set_up
from parlour.server.metrics import Metrics, exposed
from parlour.server.services import Services
from parlour.server.settings import PORT, BadSetting, Limits, Settings, is_service_link
from parlour.server.sockets.protocol import PeerFactory, PeerMiddleware
from parlour.server.storage.postgresql import SCHEMES, PostgresStore
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import Store
from parlour.server.work.garbage import keep_one_heap, spare_what_is_loaded
from parlour.server.work.threads import take_short_turns

GRACE_SECONDS: Final = 10
"""Seconds for requests in progress when the server is stopped."""
KEEP_ALIVE_SECONDS: Final = 75
"""Seconds for which a connection without a request is kept.

Clients and proxies must close first (nginx keeps one for 60 seconds, httpx for 5): a request sent while the
server closes is lost, and one that is not idempotent is not sent again.
"""
PING_SECONDS: Final = 20.0
MOST_FILES: Final = 65_536
"""More open files than any server needs."""
RESERVED_FILES: Final = 128
"""Open files kept free for the store, the client's pages and log files."""
ACCEPTED_AT_ONCE: Final = 16
"""Connections accepted in a turn of the event loop.

asyncio uses this number for the queue's length too: with a long queue, all are accepted before any beyond the
limit is closed, and when no more files may be opened, each place in it costs one more try and log line.
"""
WAITING_CONNECTIONS: Final = 2048
"""The length of the operating system's queue of connections to be accepted."""
LOCAL: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}  # noqa: S104  # shown, not bound


class CannotListen(ParlourError):
    """The address or port is not available; the message says what to do."""


class Server(uvicorn.Server):
    """uvicorn's server, which closes sockets politely first and prints one line when it is ready."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self._app = app
        proxied = ProxyHeadersMiddleware(cast(Any, app), settings.trusted_proxies)
        is_proxy = proxied.trusted_hosts.__contains__
        self._peers = PeerFactory(settings.limits, app.state.services.admission, is_proxy)
        config = uvicorn.Config(
            PeerMiddleware(Unmapped(cast(ASGIApp, proxied))),
            host=settings.host,
            port=settings.port,
            loop="asyncio",  # uvloop, if installed, accepts connections before it serves anybody
            http=cast(Any, self._peers.make),
            ws="websockets-sansio",
            ws_max_size=settings.limits.frame_bytes,
            ws_per_message_deflate=False,  # `tables.connection` compresses long messages
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=GRACE_SECONDS,
            proxy_headers=False,  # `proxied` above
            server_header=False,
            access_log=False,
            backlog=ACCEPTED_AT_ONCE,
            log_config=None,
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and print the address."""
        await super().startup(sockets)
        if self.started and sockets:
            for bound in sockets:
                bound.listen(WAITING_CONNECTIONS)
            try:
                print(f"Parlour is open at {address(sockets[0], self.config.host)}", flush=True)
            except OSError:  # the disk is full; uvicorn would not shut down
                await self.shutdown(sockets)
                raise

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask everybody to reconnect, then close."""
        services: Services = self._app.state.services
        services.threads.stop()
        await services.thinkers.pool.stop()
        await services.hub.say_goodbye()
        self._peers.close()
        await super().shutdown(sockets)


def address(bound: socket.socket, host: str) -> str:
    """The server's address for a browser on this machine."""
    shown = LOCAL.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{bound.getsockname()[1]}"


def listen(host: str, port: int) -> socket.socket:
    """Bind a socket for the server; raises `CannotListen`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with the protocol named, asyncio sends at once (TCP_NODELAY): else a body waits 40 ms behind its head
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        advice = (
            "Another program has it; choose one with --port." if taken else "Choose with --host and --port."
        )
        raise CannotListen(f"cannot open {host}, port {port}: {error}. {advice}") from None
    bound.set_inheritable(False)
    return bound


def within_open_files(limits: Limits) -> Limits:
    """Raise this process's limit of open files; returns the limits with no more sockets than fit into it."""
    if sys.platform == "win32":
        return limits
    import resource

    soft, hard = (MOST_FILES if limit < 0 else limit for limit in resource.getrlimit(resource.RLIMIT_NOFILE))
    files = max(soft, min(hard, MOST_FILES))
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    except (OSError, ValueError):  # macOS has further, undocumented limits
        files = soft
    return replace(limits, sockets=max(1, min(limits.sockets, (files - RESERVED_FILES) // 2)))


def store_of(settings: Settings) -> Store:
    """Open the configured store; raises a `ParlourError` if it is not available."""
    if not settings.store:
        return SqliteStore(settings.data)
    if not settings.store.startswith(SCHEMES):
        allowed = " or ".join(SCHEMES)
        raise BadSetting(
            f"--store or PARLOUR_STORE must begin with {allowed}, not be {settings.store[:20]!r}"
        )
    return PostgresStore(settings.store)


def run(settings: Settings) -> None:
    """Serve until Ctrl+C or a signal; raises `CannotListen`, `BadSetting` or `StoreError` before it opens."""
    set_up(settings.log, settings.log_level)
    if is_service_link(PORT, os.environ.get(PORT, "")):
        log().info("ignored", variable=PORT, why="a container platform has set it to a service's address")
    settings = replace(settings, limits=within_open_files(settings.limits))
    bound = listen(settings.host, settings.port)
    try:
        store = store_of(settings)
        app = create_app(settings, store)
        server = Server(app, settings)
        metrics: Metrics = app.state.metrics
        loop = server.config.get_loop_factory()
        keep_one_heap()
        spare_what_is_loaded()
        take_short_turns()
        with exposed(metrics, settings.metrics), asyncio.Runner(loop_factory=loop) as runner:
            if isinstance(store, PostgresStore):
                runner.run(store.open())  # so that a wrong address is reported before listening
            runner.run(server.serve([bound]))
    except KeyboardInterrupt:
        log().debug("interrupted")
    finally:
        bound.close()
