"""The processes in which bots think, so that no commit waits for a search.

Each process caches its bots' memories between their turns, up to a number of bytes.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NamedTuple, Self

import msgspec

from parlour.games import load
from parlour.kernel.entries import Entry
from parlour.kernel.records import record_of
from parlour.kernel.state import State
from parlour.play.counts import Count
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.compile import load_search
from parlour.search.turn import Strength, searched_run
from parlour.server.settings import Settings
from parlour.server.work.bots.memory import BotMemories, MemoryKey
from parlour.server.work.garbage import keep_one_heap
from parlour.server.work.pool import Pool
from parlour.server.work.threads import Threads


class BotTurn(NamedTuple):
    """A turn of one bot, to think about."""

    table: str
    seat: int
    on: Count
    """The count of its seat that the turn is based on."""
    view: State
    level: str
    seed: int
    waited_for: bool
    """Whether the game waits for the bot, which then plays at a pace that people can follow."""


class View(msgspec.Struct):
    """A seat's view, and nothing else of its table."""

    game: str
    options: dict[str, str]
    record: bytes
    history: list[Entry]
    seat: int
    ready: bool
    """Whether the game's search is in the compile cache."""

    @classmethod
    def of(cls, view: State) -> Self:
        """Take what a thinking process needs from a seat's view."""
        assert view.viewer is not None
        variant, ready = view.variant, view.game.compiled.search.ready
        return cls(view.game.slug, variant.options_text(), view.to_bytes(), view.history, view.viewer, ready)

    def state(self) -> State:
        """Return the view as a state, its search loaded."""
        variant = load(self.game, **self.options)
        if self.ready:
            load_search(variant.game)
        view = State(variant, record_of(variant.game.dtype, self.record), viewer=self.seat)
        view.remember(self.history, [])
        return view


class Thought(msgspec.Struct):
    """A turn for a bot to think about."""

    view: View
    strength: Strength
    seed: int
    key: MemoryKey


memories = BotMemories(0)
"""The memories of this process's bots."""


class Thinkers:
    """Lets bots think in processes; levels that do not search play in threads."""

    def __init__(self, settings: Settings) -> None:
        self.count = max(1, settings.bot_processes or os.cpu_count() or 1)
        self.pool = Pool(self.count, begin, settings.limits.bot_memory_bytes // self.count)
        self._threads = Threads()

    async def __call__(self, turn: BotTurn) -> Sequence[int]:
        """The run that a bot plays; it remembers its turns at a table."""
        level, view = level_named(turn.level), turn.view
        claim = view.claim(turn.seat)
        if claim is not None:
            return [claim]
        if level.player is not None:
            return await self._threads(level.player, view, turn.seed)
        key = MemoryKey(turn.table, turn.seat, turn.level)
        thought = Thought(View.of(view), strength_of(level, view.game), turn.seed, key)
        return await self.pool.run(turn.table, think, thought)


def begin(most_bytes: int) -> None:
    """Prepare a process."""
    keep_one_heap()
    memories.kept.most = most_bytes


def think(thought: Thought) -> list[int]:
    """Return the run of actions that a bot plays."""
    memory = memories.take(thought.key)
    run = searched_run(thought.view.state(), thought.seed, thought.strength, memory, wait=False)
    memories.give(thought.key, memory)
    return run
