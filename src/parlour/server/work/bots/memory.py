"""What bots remember between turns, bounded over all tables."""

from __future__ import annotations

from typing import NamedTuple

from parlour.search import Memory
from parlour.server.bounded_cache import BoundedCache


class MemoryKey(NamedTuple):
    """A bot at a table."""

    table: str
    seat: int
    level: str


class BotMemories:
    """Memories of bots; the most recently used, up to a number of bytes, not counting those in use."""

    def __init__(self, most_bytes: int) -> None:
        self.kept = BoundedCache[MemoryKey, Memory](most_bytes, lambda memory: memory.size)

    def take(self, key: MemoryKey) -> Memory:
        """What a bot knew after its last turn; empty if it was not kept."""
        return self.kept.pop(key) or Memory()

    def give(self, key: MemoryKey, memory: Memory) -> None:
        """Keep what a bot knows after a turn; the oldest go over the bound."""
        memory.rest()
        if memory.size:
            self.kept.put(key, memory)
