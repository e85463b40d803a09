"""uvicorn's protocol of websockets, extended: whole messages are taken at once, and floods are held back.

A peer that stops reading leaves written data in the transport's buffer, and closing a transport waits for its
buffer; so a peer that has not read for long is aborted instead.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from parlour.server.http.cpu_budgets import Account
from parlour.server.live.connection import is_text
from parlour.server.live.signals import Inbox
from parlour.server.live.socket import PEER

EMPTY_AT_ONCE: Final = 100
"""Frames that say nothing in one read; browsers send none but answers to pings."""
CLOSING_SECONDS: Final = 10.0
"""How long a peer may take to answer that a socket is closed; then it is aborted."""
HELD_BACK_SECONDS: Final = 1.0
"""The longest that a socket is not read at a time; the answer to a ping has longer."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Offers itself to the application, and aborts if a ping is not answered.

    Messages wait for the application, which looks at budgets; frames that it never hears of are bounded here.
    """

    account: Account | None = None
    first: Callable[[bytes], bool] | None = None
    """Asked whether it takes a text at once, before that is queued for the application."""
    serving: Coroutine[Any, Any, None] | None = None
    """Awaited once the application has returned, so that a socket keeps none of its layers in memory."""
    lost: Callable[[], None] | None = None
    """Called once the connection is gone."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._layers, self.app = self.app, self._run
        self._empty = 0  # frames of this read that say nothing
        self._told = False  # whether this read has brought a message
        self.queue = cast("asyncio.Queue[Any]", Inbox[Any]())

    def handle_connect(self, event: Request) -> None:
        """Handle the handshake."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][PEER] = self

    async def _run(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application, then what it has left to serve."""
        self.app = self._layers
        await self._layers(scope, receive, send)
        del scope
        if self.serving is not None:
            serving, self.serving = self.serving, None
            await serving

    async def send(self, message: Any) -> None:
        """Send a message of the application, and forget the handshake after it."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser keeps the request
            del self.request, self.response, self.scope
        elif self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.abort)

    def data_received(self, data: bytes) -> None:
        """Handle data; close if the library refused the handshake, which uvicorn does not do."""
        began = time.thread_time()
        self._empty, self._told = 0, False
        super().data_received(data)
        if self.account is not None:
            self.account.charge(time.thread_time() - began)
            if not self._told and self.account.wait:
                self._hold_back(min(self.account.wait, HELD_BACK_SECONDS))
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _hold_back(self, seconds: float) -> None:
        """Read nothing for a while."""
        self.transport.pause_reading()
        self.loop.call_later(seconds, self._read_on)

    def _read_on(self) -> None:
        if not (self.read_paused or self.disconnected or self.transport.is_closing()):
            self.transport.resume_reading()

    def _said_nothing(self) -> bool:
        """Whether a frame without a message is one of few."""
        self._empty += 1
        if self._empty == EMPTY_AT_ONCE:
            self.abort()
        return self._empty < EMPTY_AT_ONCE

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._said_nothing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._said_nothing():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Handle another part of a message."""
        if event.data or event.fin or self._said_nothing():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        self._told = True
        super().send_receive_event_to_app()

    def handle_text(self, event: Frame) -> None:
        """Handle a text, or the first part of one."""
        prompt = self.first is not None and event.fin and not self.close_sent and self.queue.empty()
        if prompt and self.first is not None and self.first(bytes(event.data)):
            self._told = True
            return
        super().handle_text(event)

    def write(self, messages: Iterable[bytes]) -> bool:
        """Send messages in one go; False, with nothing sent, unless the network takes them at once."""
        ready = self.handshake_complete and self.writable.is_set()
        if not ready or self.disconnected or self.conn.state is not State.OPEN:
            return False
        began = time.thread_time()
        for data in messages:
            (self.conn.send_text if is_text(data) else self.conn.send_binary)(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.account is not None:
            self.account.charge(time.thread_time() - began)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone; nothing of it is left to the garbage collector, which comes rarely."""
        super().connection_lost(exc)
        lost, self.first, self.lost = self.lost, None, None
        if lost is not None:
            lost()
        self.conn.extensions.clear()
        del self.conn.parser  # a generator, which refers to what it belongs to

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        super().keepalive_timeout()
        self.abort()

    def abort(self) -> None:
        """Cut the connection off."""
        self.transport.abort()
