"""What bots remember between turns, bounded over all tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, NamedTuple

from parlour.search import Memory
from parlour.server.live.live_table import LiveTable

OVER: Final = "over"


def plays(live: LiveTable, seat: int) -> bool:
    """Whether a bot plays at a seat now."""
    return live.table.state.phase != OVER and live.table.state.chairs[seat].kind == "bot"


class Kept(NamedTuple):
    """The memory of one bot."""

    level: str
    memory: Memory
    size: int


class BotMemories:
    """Memories of bots, one per seat of a live table; the most recently used, up to `most_bytes`.

    A memory that is taken belongs to one thread until it is put back, so it is never shared.
    """

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[tuple[LiveTable, int], Kept] = OrderedDict()
        self.size = 0
        """Bytes of the trees kept, not counting those in use."""

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, live: LiveTable, seat: int, level: str) -> Memory:
        """What a bot of this level knew after its last turn at this seat; empty if it was not kept."""
        found = self._drop((live, seat))
        return Memory() if found is None or found.level != level else found.memory

    def give(self, live: LiveTable, seat: int, level: str, memory: Memory) -> None:
        """Keep what a bot knows after a turn while its game goes on; evicts the oldest over the bound."""
        self._drop((live, seat))
        if live.gone or not memory.size or not plays(live, seat):
            return
        self._kept[live, seat] = Kept(level, memory, memory.size)
        self.size += memory.size
        while self.size > self._most:
            self._drop(next(iter(self._kept)))

    def forget(self, live: LiveTable) -> None:
        """Forget everything that bots know about a table."""
        self._forget(live, range(live.table.state.seats))

    def table_changed(self, live: LiveTable) -> None:
        """A table has changed: forget bots that no longer play there."""
        self._forget(live, [seat for seat in range(live.table.state.seats) if not plays(live, seat)])

    def _forget(self, live: LiveTable, seats: Iterable[int]) -> None:
        for seat in seats:
            self._drop((live, seat))

    def _drop(self, key: tuple[LiveTable, int]) -> Kept | None:
        found = self._kept.pop(key, None)
        if found is not None:
            self.size -= found.size
        return found
