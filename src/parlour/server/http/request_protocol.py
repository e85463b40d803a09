"""uvicorn's protocol of HTTP, extended to cut connections whose peer does not read or finish a request.

What has been received is parsed when it is the turn of its address (`http.fair_reader`). The parser does not
bound the head of a request, so it is bounded here. `http.socket_protocol` is its other half.
"""

from __future__ import annotations

import asyncio
import ipaddress
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from parlour.kernel.language import SOURCE
from parlour.kernel.message import HOUSE, Words, encoder
from parlour.server.http.admission import Admission
from parlour.server.http.client_address import unmapped
from parlour.server.http.cpu_budgets import Account, Accounts
from parlour.server.http.fair_reader import FairReader
from parlour.server.http.rate_limits import MOST_REMEMBERED, Buckets, Counts, household
from parlour.server.http.refusals import Refusals
from parlour.server.schema.errors import MEDIA
from parlour.server.schema.responses import Problem
from parlour.server.settings import Limits

NO_HTTP: Final = HOUSE("no-http")
HEAD_BYTES: Final = 64 * 1024
"""The longest head of a request, address included; also of chunk extensions and trailers."""
TOO_LONG: Final = HOUSE("head-long", most=HEAD_BYTES)
LINGER_SECONDS: Final = 1.0
"""Seconds in which a client that is still sending may read why it was refused."""
PIPELINED: Final = 8
"""Requests that may be pipelined before the first is answered; browsers pipeline none."""
TOO_MANY: Final = HOUSE("pipelined", most=PIPELINED)
READ_PER_SECOND: Final = 1024
"""The least bytes of an answer that a reading client takes between two checks."""


class RequestProtocol(HttpToolsProtocol):
    """Bounds the time for the head of a request, and the number and rate of connections per address.

    Those over it are cut off before anything is read: a handshake costs a hundred times as much.

    A connection that has become a websocket is counted with those (`server.live.socket`).
    """

    limits: Limits
    counts: Counts
    arrivals: Buckets
    refusals: Refusals
    proxies: tuple[str, ...]
    reader: FairReader
    accounts: Accounts
    proxied: Account
    """That of all who come by proxies: their addresses are not known yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Take a connection, unless its address has, or opens, too many."""
        super().connection_made(transport)
        self._counted = ""
        self._waiting: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the head that the parser has reported
        self._parsing = 0  # bytes that it has consumed since it last reported something
        self._too_long = 0  # the status with which to refuse the head
        self._refused = False
        self._queued = 0  # pieces of data that wait to be parsed
        self._account = self.proxied
        self._cycles: list[RequestResponseCycle] = []  # of requests that came one upon the other
        client = get_remote_addr(transport)
        address = unmapped(client[0]) if client else ""
        if address and not trusted(address, self.proxies):
            home = household(address)
            if not (self.arrivals.of(home).take() and self.counts.enter(home)):
                self.refusals.note("connections")
                transport.abort()
                return
            self._counted = home
            self._account = self.accounts.of(home)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Handle data when it is the turn of its address; nothing more is read until then."""
        self._queued += 1
        self.reader.enter(self._account, partial(self._handle, data))
        if self._queued:
            self.transport.pause_reading()

    def _handle(self, data: bytes) -> None:
        self._queued -= 1
        if not self._refused:
            self._parse(data)
        if not (self._queued or self.flow.read_paused or self._refused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        """Parse data; from its first byte, the time and length of a head are bounded."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self._wait()
        self._parsing += len(data)
        super().data_received(data)
        if self._head + self._parsing > HEAD_BYTES and not self.transport.is_closing():
            self._refuse(431, TOO_LONG)

    def on_message_begin(self) -> None:
        """A head begins."""
        if len(self._cycles) > PIPELINED:
            self._cycles = [one for one in self._cycles if not one.response_complete]
            if len(self._cycles) > PIPELINED:
                self.refusals.note("requests")
                self._refused = True
                self.transport.abort()
                raise ValueError(str(TOO_MANY))  # stops the parser
        self._head = self._parsing = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Part of the address has arrived."""
        self._count(len(url), 400)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header or trailer has arrived."""
        self._count(len(name) + len(value), 431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head has arrived."""
        self._head = self._parsing = 0
        self._wait_no_more()
        super().on_headers_complete()
        if self.cycle is not None:
            self._cycles = [one for one in self._cycles if not one.response_complete]
            self._cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """Part of the body has arrived."""
        self._parsing = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._head = self._parsing = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """The data is not HTTP, or its head is too long: answered like every other problem."""
        if self._too_long:
            self._refuse(self._too_long, TOO_LONG)
        else:
            self._refuse(400, NO_HTTP)

    def pause_writing(self) -> None:
        """The client reads more slowly than we write."""
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client has read nearly all."""
        if self._unread is not None:
            self._unread.cancel()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a websocket."""
        self._leave()
        super().handle_websocket_upgrade()
        del self.parser  # it refers to this, and would wait for the garbage collector

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._refused = True  # what is queued
        self._wait_no_more()
        if self._unread is not None:
            self._unread.cancel()
        self._leave()
        for cycle in self._cycles:  # uvicorn tells the last one alone, and the others would answer nobody
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)
        del self.parser  # as above

    def _count(self, length: int, status: int) -> None:
        """Count the head bytes that the parser has reported; raises to stop it if they are too many."""
        self._head += length
        self._parsing = 0
        if self._head > HEAD_BYTES:
            self._too_long = status
            raise ValueError(str(TOO_LONG))

    def _refuse(self, status: int, sentence: Words) -> None:
        """Answer with the problem and close; further data is not read.

        Until then the connection counts for its address, even if the client has left.
        """
        if self._refused:
            return
        self._refused = True
        self.refusals.note("head")
        self._wait_no_more()
        self.transport.pause_reading()
        body = encoder(SOURCE).encode(Problem("unreadable", sentence))
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {MEDIA}\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _watch(self, left: int) -> None:
        """Check again later whether the client has read enough of its pending data."""
        seconds = self.limits.send_seconds
        self._unread = self.loop.call_later(seconds, self._look, left - int(seconds * READ_PER_SECOND))

    def _look(self, most: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left > most:
            self.refusals.note("slow")
            self.transport.abort()
        else:
            self._watch(left)

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.limits.head_seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _leave(self) -> None:
        if self._counted:
            self.counts.leave(self._counted)
            self._counted = ""


def request_protocol(limits: Limits, proxies: str, admission: Admission) -> type[RequestProtocol]:
    """The protocol of one server; `proxies` may open any number of connections."""
    facts: dict[str, Any] = {
        "limits": limits,
        "counts": Counts(limits.address_connections, limits.sockets),
        "arrivals": Buckets(limits.connection_rate, limits.connection_burst),
        "refusals": admission.refusals,
        "reader": admission.reader,
        "accounts": admission.accounts,
        "proxied": Account(1.0, 1.0),
        "proxies": tuple(proxy.strip() for proxy in proxies.split(",")),
    }
    return type("RequestProtocolOfServer", (RequestProtocol,), facts)


@lru_cache(MOST_REMEMBERED)
def trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is that of a trusted proxy.

    >>> trusted("10.1.2.3", ("10.0.0.0/8",)), trusted("::1", ("127.0.0.1",))
    (True, False)
    """
    for proxy in proxies:
        try:
            if proxy == "*" or ipaddress.ip_address(address) in ipaddress.ip_network(proxy, strict=False):
                return True
        except ValueError:
            if proxy == address:
                return True
    return False
