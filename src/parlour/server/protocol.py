"""uvicorn's protocols, which also cut connections that nobody reads from, or says nothing whole on.

A peer that stops reading leaves what was written to it in the transport's buffer, and a transport that is
closed waits for its buffer. So whoever has not read for long is aborted instead.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlour.server.documents import Problem
from parlour.server.limits import Counts, household
from parlour.server.problems import MEDIA
from parlour.server.settings import Limits
from parlour.server.socket import ABORT

NO_HTTP: Final = "This is no HTTP request, or its address is too long."


class SocketProtocol(WebSocketsSansIOProtocol):
    """Offers `abort` to the application, and aborts when a ping is not answered."""

    def handle_connect(self, event: Request) -> None:
        """Take the request to connect."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort

    def keepalive_timeout(self) -> None:
        """Nobody has answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()


class RequestProtocol(HttpToolsProtocol):
    """Waits so long for the head of a request, and takes so many connections of one address.

    A connection that has become a websocket is counted with those (`server.socket`).
    """

    limits: Limits
    counts: Counts
    proxies: list[str]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Take a connection, unless its address has too many."""
        super().connection_made(transport)
        self._counted = ""
        self._waiting: asyncio.TimerHandle | None = None
        client = get_remote_addr(transport)
        address = client[0] if client else ""
        if address and not trusted(address, self.proxies):
            if not self.counts.enter(household(address)):
                transport.abort()
                return
            self._counted = household(address)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take what comes; from its first byte on, a head has so long."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self._wait()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head has come."""
        self._wait_no_more()
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """What has come is no HTTP, or its address longer than any: said as everything else is."""
        body = msgspec.json.encode(Problem("unreadable", NO_HTTP))
        head = (
            f"HTTP/1.1 400 Bad Request\r\ncontent-type: {MEDIA}\r\ncontent-length: {len(body)}\r\n"
            "connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a websocket."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._wait_no_more()
        self._leave()
        super().connection_lost(exc)

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


def request_protocol(limits: Limits, proxies: str) -> type[RequestProtocol]:
    """The protocol of one server; `proxies` are trusted with as many connections as they like."""
    facts: dict[str, Any] = {
        "limits": limits,
        "counts": Counts(limits.address_connections, limits.sockets),
        "proxies": [proxy.strip() for proxy in proxies.split(",")],
    }
    return type("RequestProtocolOfServer", (RequestProtocol,), facts)


def trusted(address: str, proxies: list[str]) -> bool:
    """Whether an address is that of a trusted proxy.

    >>> trusted("10.1.2.3", ["10.0.0.0/8"]), trusted("::1", ["127.0.0.1"])
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
