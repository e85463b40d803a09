"""Where bots think: in processes of their own, so that nobody's commit waits for a search.

    python -m parlour.server.bots.process BYTES

answers requests (`jobs.processes`), and keeps up to so many bytes of what bots know between their turns.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from threading import Lock
from typing import NamedTuple, Self

import msgspec

from parlour.games import load
from parlour.kernel.entries import Entry
from parlour.kernel.records import record_of
from parlour.kernel.state import State
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.compile import loops_now, prepare_search, search_ready
from parlour.search.turn import Strength, searched_run
from parlour.server.bots.memory import BotMemories, Whose
from parlour.server.jobs.garbage import keep_one_heap
from parlour.server.jobs.processes import Processes, serve
from parlour.server.jobs.subprocess import LOWEST
from parlour.server.jobs.threads import Threads
from parlour.server.settings import Settings


class BotTurn(NamedTuple):
    """What one bot is to think about."""

    table: str
    seat: int
    v: int
    view: State
    level: str
    seed: int
    waited_for: bool
    """Whether the game waits for it: then it plays at a pace that people can follow."""


class View(msgspec.Struct):
    """What a seat may know, and nothing else of its table."""

    game: str
    options: dict[str, str]
    record: bytes
    history: list[Entry]
    seat: int
    ready: bool
    """Whether the game's search is in the compile cache."""

    @classmethod
    def of(cls, view: State) -> Self:
        """That of a state which is a seat's view."""
        assert view.viewer is not None
        variant, ready = view.variant, search_ready(view.game)
        return cls(view.game.slug, variant.options_text(), view.to_bytes(), view.history, view.viewer, ready)

    def state(self) -> State:
        """The same as a state, its search loaded."""
        variant = load(self.game, **self.options)
        if self.ready:
            with _loading:
                if loops_now(variant.game) is None:
                    prepare_search(variant.game)
        view = State(variant, record_of(variant.game.dtype, self.record), viewer=self.seat)
        view.remember(self.history, [])
        return view


class Thought(msgspec.Struct):
    """A turn for a bot to think about."""

    view: View
    strength: Strength
    seed: int
    whose: Whose


_thoughts = msgspec.msgpack.Decoder(Thought)
_runs = msgspec.msgpack.Decoder(list[int])
_loading = Lock()


class Thinkers:
    """Processes in which bots think; levels that do not search play in threads."""

    def __init__(self, settings: Settings) -> None:
        most = max(1, settings.bot_processes or os.cpu_count() or 1)
        memory = settings.limits.bot_memory_bytes // most
        self.processes = Processes(__name__, str(memory), priority=LOWEST, most=most)
        self._threads = Threads()

    async def __call__(self, turn: BotTurn) -> Sequence[int]:
        """What a bot plays; at one table it remembers its turns."""
        level, view = level_named(turn.level), turn.view
        claim = view.claim(turn.seat)
        if claim is not None:
            return [claim]
        if level.player is not None:
            return await self._threads(level.player, view, turn.seed)
        whose = Whose(turn.table, turn.seat, turn.level)
        thought = Thought(View.of(view), strength_of(level, view.game), turn.seed, whose)
        return _runs.decode(await self.processes(msgspec.msgpack.encode(thought), turn.table))


def answer_to(asked: bytes, memories: BotMemories) -> bytes:
    """Think about a turn."""
    thought = _thoughts.decode(asked)
    memory = memories.take(thought.whose)
    run = searched_run(thought.view.state(), thought.seed, thought.strength, memory, wait=False)
    memories.give(thought.whose, memory)
    return msgspec.msgpack.encode(run)


def main(most_bytes: int) -> None:
    """Serve."""
    keep_one_heap()
    memories = BotMemories(most_bytes)
    serve(lambda asked: answer_to(asked, memories))


if __name__ == "__main__":
    main(int(sys.argv[1]))
