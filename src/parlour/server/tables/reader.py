"""Reading tables from the store: the checkpoint, and the log after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.display.contract import display_of
from parlour.kernel.errors import BadRecord, UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.play.errors import NewerRules
from parlour.play.events import Event
from parlour.play.resume import resume_table
from parlour.play.table import Table
from parlour.server.limits.fair_queue import in_thread
from parlour.server.logs import log
from parlour.server.storage.store import Store
from parlour.server.tables.load_order import LoadOrder
from parlour.server.tables.uptime import Uptime
from parlour.view.company import LayoutOf, Pages, PlaysAs

LOADED_AT_ONCE: Final = 2
"""Tables loaded at a time: more would only slow each other down and delay the first."""


NO_TABLE: Final = HOUSE("no-table")


class NoTable(Exception):
    """There is no such table, or its game is unknown; `sentence` is for people."""

    def __init__(self, table: str, sentence: Words = NO_TABLE) -> None:
        super().__init__(table)  # not the sentence: rendering the first one is slow
        self.sentence = sentence


async def boards_of(store: Store, table: str) -> tuple[list[str], list[str]]:
    """The tables of the event whose log it is, or just that table; and those of its season's other events."""
    for own in await store.summaries([table]):
        if own.event and own.part != "game":
            boards = await store.season(own.season or own.event)
            return (
                [board.table for board in boards if board.event == own.event],
                [board.table for board in boards if board.event != own.event],
            )
    return [table], []


class TableReader:
    """Reads tables, those that people wait for first."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Game],
        uptime: Uptime,
        away_seconds: float,
        plays_as: PlaysAs,
        layout_of: LayoutOf,
    ) -> None:
        self._store = store
        self._find = find
        self._uptime = uptime
        self._away_seconds = away_seconds
        self._plays_as = plays_as
        self.layout_of = layout_of
        self.order = LoadOrder(LOADED_AT_ONCE)

    async def read(self, table: str, *, later: bool = False) -> tuple[Pages, int]:
        """A table from the store, and the last event that its checkpoint covers.

        `later`: tables that people wait for come first. Raises `NoTable` or `StoreError`.
        """
        row = await self._store.checkpoint(table)
        events = await self._store.events(table)
        if not events:
            raise NoTable(table)
        try:
            async with self.order.turn(table, later=later):
                return await in_thread(self._resumed, events, row)
        except NewerRules as error:
            log().warning("table of newer rules", table=table, reason=str(error))
            raise NoTable(table, error.message) from error
        except (UnknownGame, BadRecord) as error:
            log().error("table cannot be resumed", table=table, reason=str(error))
            raise NoTable(table) from error

    def pages(self, table: Table) -> Pages:
        """Make the messages' source for a table's pages; for a thread, as it draws the board."""
        table.state.outages = self._uptime.outages
        table.state.frames.rest()
        display_of(table.state.game).board(table.state.variant)
        return Pages(table, self._away_seconds, self._plays_as, self.layout_of)

    def _resumed(self, events: list[Event], row: bytes) -> tuple[Pages, int]:
        table = resume_table(events, self._find, self._uptime, row)
        return self.pages(table), table.restored
