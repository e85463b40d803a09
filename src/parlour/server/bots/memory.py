"""What bots remember between turns, bounded over all tables."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import NamedTuple

from parlour.search import Memory


class Whose(NamedTuple):
    """A bot at a table."""

    table: str
    seat: int
    level: str


class BotMemories:
    """Memories of bots; the most recently used, up to `most_bytes`.

    For several threads: a memory that is taken belongs to one of them until it is put back.
    """

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._lock = Lock()
        self._kept: OrderedDict[Whose, Memory] = OrderedDict()
        self.size = 0
        """Bytes of the trees kept, not counting those in use."""

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, whose: Whose) -> Memory:
        """What a bot knew after its last turn; empty if it was not kept."""
        with self._lock:
            return self._drop(whose)

    def give(self, whose: Whose, memory: Memory) -> None:
        """Keep what a bot knows after a turn; the oldest go over the bound."""
        memory.rest()
        if not memory.size:
            return
        with self._lock:
            self._drop(whose)
            self._kept[whose] = memory
            self.size += memory.size
            while self.size > self._most:
                self._drop(next(iter(self._kept)))

    def _drop(self, whose: Whose) -> Memory:
        found = self._kept.pop(whose, None) or Memory()
        self.size -= found.size
        return found
