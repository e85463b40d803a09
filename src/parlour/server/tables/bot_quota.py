"""The quota of unfinished bot-only tables per address: each is costly, and nobody plays there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from parlour.kernel.message import HOUSE
from parlour.play.seating import Plan
from parlour.server.limits.fair_queue import MustWait
from parlour.server.tables.hub import Hub

AGAIN_SECONDS: Final = 60


class BotTables:
    """The unfinished bot-only tables by the address that made them; a restart forgets them."""

    def __init__(self, hub: Hub, most: int) -> None:
        self._hub = hub
        self._most = most
        self._of: dict[str, list[str]] = {}
        self._making: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str, plans: Sequence[Plan]) -> Iterator[Callable[[str], None]]:
        """Make a table in this block and report its id; raises `MustWait` above the quota."""
        if any(plan.kind != "bot" for plan in plans):
            yield lambda table: None
            return
        if len(self._unfinished(address)) + self._making[address] >= self._most:
            raise MustWait(AGAIN_SECONDS, HOUSE("bot-tables", most=self._most))
        self._making[address] += 1
        try:
            yield lambda table: self._of.setdefault(address, []).append(table)
        finally:
            self._making -= Counter({address: 1})

    def _unfinished(self, address: str) -> list[str]:
        tables = [table for table in self._of.pop(address, []) if self._goes_on(table)]
        if tables:
            self._of[address] = tables
        return tables

    def _goes_on(self, table: str) -> bool:
        """Whether bots still play there: no bot works on a table that was evicted."""
        live = self._hub.live_tables.get(table)
        return live is not None and live.table.state.phase != "over"
