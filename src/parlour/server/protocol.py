"""uvicorn's websocket protocol, which can also cut a connection that nobody reads from.

A peer that stops reading leaves what was written to it in the transport's buffer, and a transport that is
closed waits for its buffer. So whoever has not read for long is aborted instead.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlour.server.socket import ABORT


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
