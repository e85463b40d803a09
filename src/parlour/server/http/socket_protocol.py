"""uvicorn's protocol of websockets, extended: floods are held back.

What has been received is parsed in slices, each when it is the turn of its address (`http.fair_reader`), and
the network is read again when nothing is left.

A peer that stops reading leaves written data in the transport's buffer, and closing a transport waits for its
buffer; so a peer that has not read for long is aborted instead.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from parlour.server.http.cpu_budgets import Account
from parlour.server.http.fair_reader import FairReader
from parlour.server.live.connection import is_text
from parlour.server.live.signals import Inbox
from parlour.server.live.socket import PEER

SLICE_BYTES: Final = 1024
"""As much is parsed at a time: two milliseconds of the smallest frames."""
SLICE_FRAMES: Final = 32
"""Frames in a slice; correct clients send a few. Who sends more is cut off before any of them is handled."""
UNREAD_BYTES: Final = 64 * 1024
"""As much may wait to be parsed; correct clients send less than the longest message at a time."""
CLOSING_SECONDS: Final = 10.0
"""How long a peer may take to answer that a socket is closed; then it is aborted."""
HELD_BACK_SECONDS: Final = 1.0
"""The longest that a socket is not read at a time; the answer to a ping has longer."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Offers itself to the application, and aborts if a ping is not answered.

    Messages wait for the application, which looks at budgets; frames that it never hears of are bounded here.
    """

    account: Account | None = None
    reader: FairReader | None = None
    serving: Coroutine[Any, Any, None] | None = None
    """Awaited once the application has returned, so that a socket keeps none of its layers in memory."""
    lost: Callable[[], None] | None = None
    """Called once the connection is gone."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._layers, self.app = self.app, self._run
        self._unread = b""
        self._told = False  # whether this slice has brought a message
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
            return
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.abort)
        self._read_on()

    def read_for(self, account: Account, reader: FairReader) -> None:
        """Parse what is received from now on by turns, charged to an account."""
        self.account, self.reader = account, reader
        self._read_on()

    def data_received(self, data: bytes) -> None:
        """Queue data after the handshake; close if the library refused that, which uvicorn does not do."""
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
            return
        self._unread += data
        if len(self._unread) > UNREAD_BYTES:
            self.abort()
            return
        if self.reader is not None and self.account is not None:
            self.reader.enter(self.account, self._read_slice)
        if self._unread:
            self.transport.pause_reading()

    def _read_slice(self) -> None:
        account = self.account
        if self.disconnected or self.transport.is_closing() or account is None:
            self._unread = b""
            return
        data, self._unread = self._unread[:SLICE_BYTES], self._unread[SLICE_BYTES:]
        self._told = False
        super().data_received(data)
        if not self._told and account.wait:
            self.transport.pause_reading()
            self.loop.call_later(min(account.wait, HELD_BACK_SECONDS), self._read_on)
        else:
            self._read_on()

    def _read_on(self) -> None:
        """Go on with what is unread, or with the network, unless the application has messages to take."""
        if self.read_paused or self.disconnected or self.transport.is_closing():
            return
        if self._unread and self.reader is not None and self.account is not None:
            self.reader.enter(self.account, self._read_slice)
        elif not self._unread and not self.transport.is_reading():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application; after the last one, more is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def handle_events(self) -> None:
        """Handle the frames of a slice, unless they are too many."""
        if len(self.conn.events) > SLICE_FRAMES:
            self.abort()
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        self._told = True
        super().send_receive_event_to_app()

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
        lost, self.lost = self.lost, None
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
