"""Hands connections from worker to worker: each request about a table is answered by the worker that has it.

All workers accept on one listening socket. Whoever reads the first line of a request that is another's passes
the connection on, with what has been read of it, over a pair of datagram sockets. The parent keeps these
open, so what is handed to a worker that has just been killed waits for its successor.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from typing import Final

from parlour.server.logs import log
from parlour.server.storage.shares import owner_of

LONGEST_LINE: Final = 4096
"""Bytes of a request in which its first line must end for it to be handed over."""
LARGEST: Final = 1 << 20
"""The most bytes handed over with a connection."""

_code: Final = re.compile(
    rb"[A-Z]+ (?:/api/v1/(?:tables|invites)|/j|/previews/tables)/([a-z0-9]{10,14})(?![a-z0-9])[^\r\n]*\r?\n"
)

Adopt = Callable[[socket.socket, bytes], None]


class HandOver:
    """One worker's way to the others, and from them."""

    def __init__(self, worker: int, inbox: socket.socket, outboxes: list[socket.socket]) -> None:
        """`outboxes` are those of all workers, in order."""
        self.worker = worker
        self._inbox = inbox
        self._outboxes = outboxes
        for channel in (inbox, *outboxes):
            channel.setblocking(False)

    def owner(self, begun: bytes) -> int | None:
        """The worker that is to answer a request that begins like this; None if any may."""
        found = _code.match(begun)
        return None if found is None else owner_of(found[1].decode(), len(self._outboxes))

    def give(self, worker: int, connection: int, begun: bytes) -> bool:
        """Hand a connection's file over; False if the other worker has too many waiting."""
        try:
            socket.send_fds(self._outboxes[worker], [begun], [connection])
        except OSError as error:
            log().warning("connection could not be handed over", worker=worker, reason=str(error))
            return False
        return True

    def start(self, adopt: Adopt) -> None:
        """Adopt what the others hand over."""
        asyncio.get_running_loop().add_reader(self._inbox, self._take, adopt)

    def stop(self) -> None:
        """Leave what comes to a successor."""
        asyncio.get_running_loop().remove_reader(self._inbox)

    def _take(self, adopt: Adopt) -> None:
        try:
            begun, files, _, _ = socket.recv_fds(self._inbox, LARGEST, 1)
        except BlockingIOError:
            return
        for file in files:
            adopt(socket.socket(fileno=file), begun)
