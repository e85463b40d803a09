"""The websockets of tables: accepts each, or not, and counts it until the client has gone."""

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

    def __init__(self, hub: Hub, limits: Limits, makers: Buckets, admission: Admission) -> None:
        """`makers` limits who may make tables; a rematch counts as one."""
        self._hub = hub
        self._limits = limits
        self._shared = SharedLimits(limits, makers, admission)

    @property
    def count(self) -> int:
        """How many sockets are open."""
        return self._shared.sockets.total

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket to its end."""
        peer: Peer | None = scope.get("state", {}).get(PEER)
        table, address = str(scope["path_params"]["table"]), client_address(scope)
        foreign = where_from(scope) if foreign_page(scope) else ""
        await self._serve(table, address, foreign, receive, send, peer)

    async def _serve(
        self, table: str, address: str, foreign: str, receive: Receive, send: Send, peer: Peer | None
    ) -> None:
        await receive()  # the request to connect
        refusals = self._shared.admission.refusals
        welcome = not self._hub.stopping and not foreign
        if foreign:
            refusals.note("foreign", foreign)
        if welcome and not self._shared.sockets.enter(address):
            refusals.note("sockets")
            welcome = False
        if not welcome:
            await send({"type": "websocket.close", "code": POLICY})
            return
        own = SocketLimits(self._shared, address, table)
        account = own.account
        try:
            async with self._shared.admission.queue.place(account):
                await send({"type": "websocket.accept"})
            if peer is None:
                connection = Connection(send, address, self._limits)
            else:
                peer.account = account
                connection = Connection(send, address, self._limits, peer.abort, peer.write_messages)
            session = SocketSession(self._hub, connection, table, self._shared, own)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(connection.pump())
                tasks.create_task(session.run(receive))
        except MustWait:
            refusals.note("budget")
            await send({"type": "websocket.close", "code": POLICY})
        except (OSError, RuntimeError):
            pass  # gone before it was accepted
        finally:
            if peer is None or peer.is_lost:
                own.leave()
            else:
                peer.lost = own.leave  # a socket that is closed counts until the client has gone
