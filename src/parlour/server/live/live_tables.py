"""The tables in memory: no more than there is room for, unless people look at them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from parlour.server.live.live_table import LiveTable

BACK_SOON: Final = 2
"""Seconds after which clients come back where the store could not be written or read."""


class LiveTables(OrderedDict[str, LiveTable]):
    """Live tables by their ids, those longest untouched first."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self.on_forget: list[Callable[[LiveTable], None]] = []
        """Called when a table leaves the memory."""

    def enter(self, live: LiveTable) -> None:
        """Take in a table, and let go of idle ones where there are too many."""
        self[live.table.state.id] = live
        surplus = len(self) - self._most
        if surplus > 0:
            idle = (one for one in self.values() if one.idle)
            for one in [one for one, _ in zip(idle, range(surplus), strict=False)]:
                self.forget(one)

    def forget(self, live: LiveTable) -> None:
        """Let go of a table: whoever wants it again reads it from the store."""
        live.gone = True
        if self.get(live.table.state.id) is live:
            del self[live.table.state.id]
        for listener in self.on_forget:
            listener(live)

    def lose(self, live: LiveTable) -> None:
        """Throw away a table that is ahead of the store; its clients come back and read the log."""
        self.forget(live)
        for connection in list(live.connections):
            connection.bye(BACK_SOON)
