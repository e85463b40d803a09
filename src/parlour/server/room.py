"""A table in memory: the fold of its events, who looks at it, and the lock that orders its changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from parlour.play.table import Table
from parlour.server.cards import card_of
from parlour.server.client import INTERNAL, Client, encoded
from parlour.server.logs import log
from parlour.server.messages import ToClient
from parlour.server.present import Presenter
from parlour.server.store import Card


class Room:
    """A live table. Whoever looks at it or changes it holds `lock`, and has seen that the room is not `gone`.

    While the lock is held for a change, the table may be ahead of the store; nobody is told before the store
    has caught up, and a room whose change could not be stored is gone.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presenter = Presenter(table)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.gone = False
        self.bots_at_work: asyncio.Task[None] | None = None
        self.rematching = False
        """Whether the table of the rematch is being made."""
        self.moved = 0.0
        """When the table last changed, on the loop's clock."""

    @property
    def here(self) -> frozenset[int]:
        """The seats somebody is connected for."""
        return frozenset(seat for client in self.clients for seat in client.proven)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.clients or self.bots_at_work or self.lock.locked())

    def card(self) -> Card:
        """The card for the store."""
        return card_of(self.table, self.presenter.players().players)

    def tell_since(self, n: int) -> None:
        """Tell everybody what happened after event `n`: worked out once a seat."""
        here = self.here
        for seat, clients in self._by_seat():
            try:
                texts = [encoded(message) for message in self.presenter.updates(seat, n, here)]
            except Exception:
                log().exception("telling failed", table=self.table.id, event_after=n)
                for client in clients:
                    client.bye(1, INTERNAL)
                continue
            for client in clients:
                for text in texts:
                    client.send(text)

    def tell_all(self, message: ToClient) -> None:
        """Tell everybody the same."""
        text = encoded(message)
        for client in self.clients:
            if client.seat is not None:
                client.send(text)

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(self.presenter.players(self.here))

    def _by_seat(self) -> Iterator[tuple[int, list[Client]]]:
        seats: dict[int, list[Client]] = {}
        for client in self.clients:
            if client.seat is not None:
                seats.setdefault(client.seat, []).append(client)
        yield from seats.items()
