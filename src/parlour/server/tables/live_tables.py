"""The tables in memory: a bounded number, plus those with connections."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import Final

from parlour.server.tables.live_table import LiveTable

BACK_SOON: Final = 2
"""Seconds after which clients reconnect if the store failed."""


class LiveTables(OrderedDict[str, LiveTable]):
    """Live tables by id, the least recently used first."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self.on_forget: list[Callable[[LiveTable], None]] = []
        """Called when a table is evicted."""

    def enter(self, live: LiveTable) -> None:
        """Add a table, and evict idle ones if there are too many."""
        self[live.table.state.id] = live
        surplus = len(self) - self._most
        if surplus > 0:
            idle = (table for table in self.values() if table.idle)
            for table in list(islice(idle, surplus)):
                self.forget(table)

    def forget(self, live: LiveTable) -> None:
        """Evict a table; it is read from the store when needed again."""
        live.gone = True
        for member in list(live.members.values()):
            self.forget(member)
        if live.board is not None:
            live.board.members = {n: member for n, member in live.board.members.items() if member is not live}
        if self.get(live.table.state.id) is live:
            del self[live.table.state.id]
        for listener in self.on_forget:
            listener(live)

    def lose(self, live: LiveTable) -> None:
        """Discard a table that is ahead of the store; its clients reconnect and read the log."""
        connections = live.everybody()
        self.forget(live)
        for connection in connections:
            connection.bye(BACK_SOON)
