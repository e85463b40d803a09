"""Accepts or refuses the websockets of tables, and counts each until its client has left."""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send

from parlour.server.limits.admission import Admission
from parlour.server.limits.client_address import client_address, foreign_page, where_from
from parlour.server.limits.fair_queue import MustWait
from parlour.server.limits.rate_limits import Buckets
from parlour.server.settings import Limits
from parlour.server.sockets.message_limits import SharedLimits, SocketLimits
from parlour.server.sockets.protocol import PEER, Peer
from parlour.server.sockets.session import SocketSession
from parlour.server.tables.connection import POLICY, Connection
from parlour.server.tables.hub import Hub


class Sockets:
    """The ASGI endpoint of all tables' sockets; `count` says how many are open."""

    def __init__(self, hub: Hub, limits: Limits, new_tables: Buckets, admission: Admission) -> None:
        """`new_tables` limits the tables that an address makes; a rematch counts as one."""
        self._hub = hub
        self._limits = limits
        self._shared = SharedLimits(limits, new_tables, admission)

    @property
    def count(self) -> int:
        """How many sockets are open."""
        return self._shared.sockets.total

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket to its end."""
        table, address = str(scope["path_params"]["table"]), client_address(scope)
        peer: Peer | None = scope.get("state", {}).get(PEER)
        await receive()  # the request to connect
        if not self._admits(scope, address):
            await send({"type": "websocket.close", "code": POLICY})
            return
        own, admission = SocketLimits(self._shared, address, table), self._shared.admission
        try:
            async with admission.queue.place(own.account):
                await send({"type": "websocket.accept"})
            if peer is None:
                connection = Connection(send, address, self._limits)
            else:
                peer.account = own.account
                connection = Connection(send, address, self._limits, peer.abort, peer.write_messages)
            session = SocketSession(self._hub, connection, table, admission, own)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(connection.pump())
                tasks.create_task(session.run(receive))
        except MustWait:
            admission.refusals.note("budget")
            await send({"type": "websocket.close", "code": POLICY})
        except (OSError, RuntimeError):
            pass  # the client left before the socket was accepted
        finally:
            if peer is None or peer.is_lost:
                own.leave()
            else:
                peer.lost = own.leave  # a closed socket counts until its client has left

    def _admits(self, scope: Scope, address: str) -> bool:
        """Count a socket of an address; returns False, not counting it, if it is refused."""
        refusals = self._shared.admission.refusals
        if foreign_page(scope):
            refusals.note("foreign", where_from(scope))
            return False
        if self._hub.stopping:
            return False
        if not self._shared.sockets.enter(address):
            refusals.note("sockets")
            return False
        return True
