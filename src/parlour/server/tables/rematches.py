"""Makes the next table for people who have all asked for a rematch.

Every process that knows of the request makes it, in case the one that received the last agreement is gone.
Its id was fixed with the old table, so the store accepts it from one of them, and all send their people
there.
"""

from __future__ import annotations

from parlour.play.errors import Declined
from parlour.play.rematch import rematch
from parlour.server.logs import log
from parlour.server.storage.store import StoreError
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.tables.reader import NoTable


class Rematches:
    """The rematches being made by this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._making: set[str] = set()

    def wanted(self, live: LiveTable) -> None:
        """Make the rematch that all players of a table want, once."""
        table = live.table.state.id
        if table not in self._making and not self._hub.stopping:
            self._making.add(table)
            self._hub.spawn(self._make(table))

    async def _make(self, table: str) -> None:
        """Make the next table, and send its people there."""
        try:
            await self._hub.follow(table, rematch)
        except (StoreError, NoTable, Declined) as error:
            log().error("no rematch", table=table, reason=str(error))
        finally:
            self._making.discard(table)
