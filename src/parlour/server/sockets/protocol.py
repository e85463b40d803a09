"""Limits what the peer of a connection may do, between the network and uvicorn's protocols.

uvicorn's protocol is fed the received data in small pieces, when it is the turn of the peer's address
(`limits.fair_reader`), and one request at a time. It writes to a transport of ours, so that a peer that does
not read, or keeps a closed connection open, is cut off. Of uvicorn, only asyncio's protocols and transports
and ASGI are used.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from parlour.kernel.language import SOURCE
from parlour.kernel.message import HOUSE, Words, encoder
from parlour.server.limits.admission import Admission
from parlour.server.limits.client_address import unmapped
from parlour.server.limits.rate_limits import Bucket, Buckets, Counts, household
from parlour.server.settings import Limits, Rate
from parlour.server.tables.connection import is_text
from parlour.wire.http.responses import PROBLEM_JSON, Problem

PEER: Final = "peer"
"""Key of a scope's state under which the peer is found."""
HEAD_BYTES: Final = 64 * 1024
"""The longest head of a request in bytes, address included; it limits chunk extensions and trailers too."""
HEAD_END: Final = b"\r\n\r\n"
REQUEST_BYTES: Final = 4096
"""The most bytes of a request parsed at a time; the shortest header lines take a millisecond."""
SOCKET_BYTES: Final = 256
"""The most bytes of a websocket parsed at a time; the smallest frames take half a millisecond."""
UNREAD_BYTES: Final = 64 * 1024
"""The most bytes of a websocket that may wait to be parsed; correct clients send one message at a time."""
PARTS_BYTES: Final = 256 * 1024
"""The most bytes of a websocket parsed without completing a message: uvicorn stores every part of a message,
even empty ones. Answers to pings count too, some hundred bytes an hour."""
HELD_BACK_SECONDS: Final = 1.0
"""The longest pause in reading a socket, in seconds; a ping must be answered within longer."""
READ_PER_SECOND: Final = 1024
"""The least bytes per second that a slow peer must read, on average between two checks."""

NO_HTTP: Final = HOUSE("no-http")
TOO_LONG: Final = HOUSE("head-long", most=HEAD_BYTES)


@dataclass
class PeerFactory:
    """Makes the protocols of a server's connections, and holds what they have in common."""

    limits: Limits
    admission: Admission
    is_trusted_proxy: Callable[[str], bool]
    """Whether an address is that of a trusted proxy, which may open any number of connections."""

    def __post_init__(self) -> None:
        """Create the counters that all connections share."""
        self.counts = Counts(self.limits.address_connections, self.limits.sockets)
        self.arrivals = Buckets(self.limits.cheap_rate)
        self.proxied = Bucket(Rate(1.0, 1.0))
        """The account of all connections from proxies, whose clients' addresses are not known yet."""

        self.lingering: set[Peer] = set()
        """Refused connections whose clients may still read the reason."""

    def close(self) -> None:
        """Abort the connections that linger."""
        for peer in self.lingering:
            peer.abort()

    def make(self, **arguments: Any) -> Peer:
        """Make the protocol of a connection, from the arguments that uvicorn passes."""
        return Peer(self, **arguments)


class Peer(asyncio.Protocol):
    """A connection that limits what its peer may do.

    A connection counts for its address until it becomes a websocket, which `sockets.socket` counts.
    """

    transport: asyncio.Transport

    def __init__(
        self,
        factory: PeerFactory,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._factory = factory
        self._loop = _loop or asyncio.get_running_loop()
        self._made = partial(HttpToolsProtocol, config, server_state, {**app_state, PEER: self}, self._loop)
        self._inner: asyncio.Protocol | None = None
        """uvicorn's protocol; None before the connection is accepted and after it was refused or lost."""
        self._is_socket = False
        """Whether the connection has become a websocket."""
        self.account = factory.proxied
        """The account that is charged for parsing."""
        self.lost: Callable[[], None] | None = None
        """Called once, when the connection is lost."""
        self._counted = ""
        self._in_progress = False  # a request, or the websocket
        self._wanted = False  # the application waits for more of the request
        self._answering = False
        self._parsing = False  # uvicorn is parsing a piece of a request
        # data that was received, and is parsed piece by piece
        self._unread = b""
        self._last = b""  # the last bytes parsed: HEAD_END may be split over two pieces
        self._parsed = 0  # bytes, since the application last received something
        self._one_line = True  # none of these bytes ended a line
        self._held = False  # uvicorn has paused reading
        self._late = False  # the account is overdrawn
        self._queued = False
        self._soon: asyncio.Handle | None = None
        # timeouts
        self._head_timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None
        self._close_timer: asyncio.TimerHandle | None = None

    @property
    def is_lost(self) -> bool:
        """Whether the connection was lost or refused."""
        return self._inner is None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept a connection, unless its address has, or opens, too many: a handshake costs much more."""
        self.transport = cast(asyncio.Transport, transport)
        client = transport.get_extra_info("peername")
        address = unmapped(client[0]) if client else ""
        if address and not self._factory.is_trusted_proxy(address):
            home = household(address)
            if not (self._factory.arrivals.of(home).take() and self._factory.counts.enter(home)):
                self._factory.admission.refusals.note("connections")
                self.transport.abort()
                return
            self._counted = home
            self.account = self._factory.admission.accounts.of(home)
        self._inner = self._made()
        del self._made  # it refers to `self`, a reference cycle
        self._inner.connection_made(InnerTransport(self))
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Queue received data for parsing; the network is read no further while much is unparsed."""
        self._unread += data
        if self._is_socket and len(self._unread) > UNREAD_BYTES:
            self.abort()
        else:
            self._read_on()

    def eof_received(self) -> None:
        """Let the transport close, as the peer will send nothing more."""

    def pause_writing(self) -> None:
        """Watch a peer that reads more slowly than we write."""
        if self._inner is not None:
            self._inner.pause_writing()
            self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Stop watching a peer that has read nearly everything."""
        if self._send_timer is not None:
            self._send_timer.cancel()
            self._send_timer = None
        if self._inner is not None:
            self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up, without reference cycles for the garbage collector, which runs rarely."""
        self._unread = b""
        for timer in (self._head_timer, self._send_timer, self._close_timer, self._soon):
            if timer is not None:
                timer.cancel()
        self._leave()
        self._factory.lingering.discard(self)
        self._drop(exc)
        if self.lost is not None:
            self.lost()
            self.lost = None

    def _drop(self, exc: Exception | None) -> None:
        """Tell uvicorn that the connection is lost."""
        inner, self._inner = self._inner, None
        if inner is not None:
            inner.connection_lost(exc)
            if self._is_socket:
                inner.conn.parser.close()  # type: ignore[attr-defined]  # breaks a reference cycle

    # -- what the peer sends -----------------------------------------------------------------------------

    def _read_on(self) -> None:
        """Queue for the parser if data is unread and wanted, and pause or resume reading from the network."""
        if self._inner is None or self.transport.is_closing():
            return
        if self._unread and not self._queued and self._may_go_on():
            self._queued = True
            self._factory.admission.reader.enter(self.account, self._feed)
        at_a_time = SOCKET_BYTES if self._is_socket else REQUEST_BYTES
        if len(self._unread) > at_a_time or self._inner is None:
            self.transport.pause_reading()
        elif not (self._held or self._late or self.transport.is_reading()):
            self.transport.resume_reading()

    def _may_go_on(self) -> bool:
        request_needs_no_more = not self._is_socket and self._in_progress and not self._wanted
        return not (self._held or self._late or request_needs_no_more)

    def _feed(self) -> None:
        """Let uvicorn parse one piece."""
        self._queued = False
        if self._inner is None or self.transport.is_closing():
            self._unread = b""
        elif self._may_go_on():
            if self._is_socket:
                self._feed_socket(self._inner)
            else:
                self._feed_request(self._inner)
            if self._unread:
                self._read_on_soon()
            else:
                self._read_on()

    def _read_on_soon(self) -> None:
        """Call `_read_on` once the application has received what was parsed last."""
        if self._soon is not None:
            self._soon.cancel()
        self._soon = self._loop.call_soon(self._read_on_now)

    def _read_on_now(self) -> None:
        self._soon = None  # else a reference cycle
        self._read_on()

    def _feed_request(self, inner: asyncio.Protocol) -> None:
        """Let uvicorn parse one piece of a request, which ends with the head at the latest."""
        piece = self._unread[:REQUEST_BYTES]
        end = (self._last + piece).find(HEAD_END)
        if end >= 0:
            piece = piece[: end + len(HEAD_END) - len(self._last)]
        self._unread = self._unread[len(piece) :]
        self._last = b"" if end >= 0 else (self._last + piece)[1 - len(HEAD_END) :]
        self._parsed += len(piece)
        if self._parsed > HEAD_BYTES:
            is_address = self._one_line and not self._in_progress
            self._refuse(400 if is_address else 431, TOO_LONG)
            return
        self._one_line = self._one_line and b"\n" not in piece
        if not self._in_progress:
            self._await_head()
        self._parsing = True
        try:
            inner.data_received(piece)
        finally:
            self._parsing = False
        if end >= 0:
            self._factory.admission.reader.end_turn()

    def _feed_socket(self, inner: asyncio.Protocol) -> None:
        """Let uvicorn parse one piece of a websocket; pause reading if the account is overdrawn then."""
        piece, self._unread = self._unread[:SOCKET_BYTES], self._unread[SOCKET_BYTES:]
        self._parsed += len(piece)
        if self._parsed > PARTS_BYTES:
            self.abort()
            return
        inner.data_received(piece)
        if self.account.wait() and not self._held:
            self._late = True
            self.transport.pause_reading()
            self._loop.call_later(min(self.account.wait(), HELD_BACK_SECONDS), self._on_time)

    def _on_time(self) -> None:
        self._late = False
        self._read_on()

    # -- what the application does -----------------------------------------------------------------------

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Run an application for a request or websocket of this connection."""
        self._in_progress, self._answering = True, False
        self._heard()
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
        if scope["type"] == "websocket":
            await app(scope, receive, send)
            return
        more = True

        async def receive_more() -> Message:
            nonlocal more
            self._wanted = more
            if self._unread:
                self._read_on_soon()
            try:
                message = await receive()
            finally:
                self._heard()
            more = message.get("more_body", False)
            return message

        async def send_more(message: Message) -> None:
            self._answering = True
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                self._in_progress = False
                self._heard()
                self._read_on()

        await app(scope, receive_more, send_more)

    def _heard(self) -> None:
        """Reset what is counted until the application receives something."""
        self._parsed, self._one_line, self._wanted = 0, True, False

    def write_messages(self, messages: Iterable[bytes]) -> bool:
        """Send messages of a websocket in one write; returns False if the peer is slow or gone."""
        if self._send_timer is not None or self._inner is None or self.transport.is_closing():
            return False
        frames = [Frame(Opcode.TEXT if is_text(data) else Opcode.BINARY, data) for data in messages]
        self.transport.write(b"".join([frame.serialize(mask=False) for frame in frames]))
        return True

    # -- what uvicorn does, by its transport -------------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Send data of uvicorn's; to a request that it cannot parse, send our own answer instead."""
        if self._inner is None:
            return
        if self._parsing and not self._is_socket:
            self._refuse(400, NO_HTTP)
        else:
            self.transport.write(data)

    def hold(self, held: bool) -> None:
        """Pause parsing, as uvicorn asks when it has a whole message of a websocket, or resume it."""
        self._held = held
        if held and self._is_socket:
            self._heard()
        if not held:
            self._read_on()

    def become(self, socket: asyncio.BaseProtocol) -> None:
        """Hand the connection over to a websocket's protocol, unless its handshake has been refused."""
        refused = self._inner is None
        if self._inner is not None:
            self._inner.connection_lost(ConnectionError())
        self._inner, self._is_socket = cast(asyncio.Protocol, socket), True
        if refused:  # the connection lingers and counts until its client has read the reason
            self._drop(ConnectionAbortedError("refused"))
            return
        self._leave()
        self._loop.call_soon(self._check_handshake)

    def _check_handshake(self) -> None:
        """Answer a handshake whose head the websockets library refuses: uvicorn would not."""
        if not self._in_progress:
            self._refuse(431, TOO_LONG)

    def close(self) -> None:
        """Close the connection once the peer has read everything, or after `closing_seconds`."""
        if self._inner is not None:
            self._close_timer = self._close_timer or self._loop.call_later(
                self._factory.limits.closing_seconds, self.abort
            )
            self.transport.close()

    def abort(self) -> None:
        """Close the connection at once, discarding what is not sent."""
        self.transport.abort()

    # -- bounds --------------------------------------------------------------------------------------------

    def _refuse(self, status: int, sentence: Words) -> None:
        """Answer with a problem, read no more, and close after `linger_seconds`.

        Until it is closed the connection counts for its address, even if the client has left.
        """
        if self._inner is None or self.transport.is_closing():
            return
        self._drop(ConnectionAbortedError("refused"))
        self._factory.lingering.add(self)
        self._factory.admission.refusals.note("head")
        self.transport.pause_reading()
        if self._answering:
            self.abort()
            return
        body = encoder(SOURCE).encode(Problem("unreadable", sentence))
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {PROBLEM_JSON}\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self._close_timer = self._loop.call_later(self._factory.limits.linger_seconds, self.abort)
        self.transport.write(head.encode() + body)
        with contextlib.suppress(OSError):  # the client may have left
            self.transport.write_eof()

    def _watch(self, unsent: int) -> None:
        """Check after `send_seconds` whether the peer has read enough of the `unsent` bytes."""
        seconds = self._factory.limits.send_seconds
        self._send_timer = self._loop.call_later(seconds, self._look, unsent - int(seconds * READ_PER_SECOND))

    def _look(self, most: int) -> None:
        unsent = self.transport.get_write_buffer_size()
        if unsent > most:
            self._factory.admission.refusals.note("slow")
            self.abort()
        else:
            self._watch(unsent)

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self._loop.call_later(self._factory.limits.head_seconds, self.abort)

    def _leave(self) -> None:
        if self._counted:
            self._factory.counts.leave(self._counted)
            self._counted = ""


class InnerTransport(asyncio.Transport):
    """The transport that uvicorn's protocols get in place of the network's."""

    def __init__(self, peer: Peer) -> None:
        super().__init__()
        self._peer = peer

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return information about the network's transport."""
        return self._peer.transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self._peer.transport.is_closing()

    def write(self, data: Any) -> None:
        """Send data to the peer."""
        self._peer.write(data)

    def close(self) -> None:
        """Close the connection."""
        self._peer.close()

    def pause_reading(self) -> None:
        """Pause parsing of the peer's data."""
        self._peer.hold(True)

    def resume_reading(self) -> None:
        """Resume parsing of the peer's data."""
        self._peer.hold(False)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Replace the protocol by a websocket's."""
        self._peer.become(protocol)


class PeerMiddleware:
    """The outermost middleware, which tells peers when the application receives and answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        peer = scope.get("state", {}).get(PEER)
        if isinstance(peer, Peer):
            await peer.serve(self._app, scope, receive, send)
        else:
            await self._app(scope, receive, send)
