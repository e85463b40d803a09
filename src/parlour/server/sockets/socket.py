"""The websocket of a table: reads messages, checks them and carries them out.

Whatever a client sends, it gets an answer saying what was wrong, and nobody else notices. One that keeps
sending what no correct client sends is disconnected.
"""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send

from parlour.kernel.message import HOUSE
from parlour.server.limits.admission import Admission
from parlour.server.limits.client_address import client_address, foreign_page, where_from
from parlour.server.limits.fair_queue import MustWait
from parlour.server.limits.rate_limits import Buckets
from parlour.server.logs import log
from parlour.server.settings import Limits
from parlour.server.sockets.limits import SharedLimits, SocketLimits
from parlour.server.sockets.protocol import PEER, Peer
from parlour.server.sockets.session import SocketSession
from parlour.server.storage.store import StoreError
from parlour.server.tables.connection import GOING_AWAY, INTERNAL, NO_TABLE, POLICY, Connection
from parlour.server.tables.hub import Hub, NoTable
from parlour.server.tables.live_tables import BACK_SOON


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
            async with self._shared.admission.turns.place(account):
                await send({"type": "websocket.accept"})
            if peer is None:
                connection = Connection(send, address, self._limits)
            else:
                peer.account = account
                connection = Connection(send, address, self._limits, peer.abort, peer.write_messages)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(connection.pump())
                tasks.create_task(self._read(connection, own, table, receive))
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

    async def _read(self, connection: Connection, own: SocketLimits, table: str, receive: Receive) -> None:
        """Handle messages until the client leaves or is closed."""
        session = SocketSession(self._hub, connection, table, self._shared, own)
        try:
            async with self._shared.admission.turns.place(own.account), self._hub.hold(table):
                pass  # it may have to be loaded
            while not connection.closing:
                wait = self._limits.hello_seconds if connection.holder is None else None
                frame = await asyncio.wait_for(receive(), wait)
                if frame["type"] == "websocket.disconnect":
                    break
                await session.take(frame)
                await connection.pauses()
                await connection.catches_up()
        except NoTable as error:
            connection.refuse("no-table", error.sentence)
            connection.close(NO_TABLE)
        except MustWait:
            self._shared.admission.refusals.note("budget")
            connection.bye(BACK_SOON)
        except StoreError:
            connection.bye(BACK_SOON)
        except TimeoutError:
            connection.refuse("not-seated", HOUSE("no-hello"))
            connection.close(POLICY)
        except Exception:
            log().exception("socket failed", table=table)
            connection.close(INTERNAL)
        finally:
            connection.close(GOING_AWAY)
            await asyncio.shield(asyncio.ensure_future(session.end()))
