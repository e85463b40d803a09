"""The players that do not search, and the odds of the next draw, natively: memory for `search.players.loops`.

Compiled where the search of the game is; until then plain, over rules that are compiled before it. Browsers
have the same (`browser/package`).
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.packages import DEFAULTS, FUNCTIONS
from parlour.kernel.game import Game
from parlour.kernel.records import records, records_of
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import State
from parlour.search.hooks import bindings
from parlour.search.players.loops import FIRST, ODDS, PLACES, RECORDS, THOUGHTS, VALUES
from parlour.search.tree.arrays import thoughts
from parlour.search.tree.thinking import LONGEST_RUN, THOUGHT

PLAYERS: Final = "parlour.search.players.loops"


def random_run(view: State, seed: int) -> list[int]:
    """A random legal action at each step, with equal odds, until the turn ends."""
    memory = _Memory(view, seed)
    memory.loops.random_run(*memory.arrays)
    return memory.run


def greedy_run(view: State, seed: int) -> list[int]:
    """The run with the best value at its end; the seed breaks ties."""
    memory = _Memory(view, seed)
    memory.loops.greedy_run(*memory.arrays, *memory.rating())
    return memory.run


def next_draw(view: State) -> tuple[list[tuple[int, int]], list[int]]:
    """The outcomes of the next draw with their weights in lowest terms, and the run that they apply to.

    The run is empty where no other would change them; without outcomes another seat acts before.
    """
    memory = _Memory(view, 0)
    draws = np.zeros((ODDS, memory.longest), np.int64)
    weights = np.zeros(memory.longest, np.int64)
    count = memory.loops.odds(*memory.arrays, *memory.rating(), draws, weights)
    outcomes, chances = draws[:2, :count].tolist()
    return list(zip(outcomes, chances, strict=True)), memory.run


class _Memory:
    """The memory of the search for a turn."""

    def __init__(self, view: State, seed: int) -> None:
        game, seat = view.game, view.viewer
        assert seat is not None
        self._view, self._seat = view, seat
        self.loops = quickest_loops(game)
        self.longest = max(game.max_legal, game.max_outcomes)
        blank = bytes((RECORDS - 1) * game.dtype.itemsize)
        states = records_of(game.dtype, view.to_bytes() + blank)
        self._thoughts = thoughts(game, seat, seed, THOUGHTS)
        actions = np.zeros((LONGEST_RUN, FIRST + self.longest), np.int32)
        self.arrays = self._thoughts, states, records(RANDOM, 1), actions

    def rating(self) -> tuple[Any, ...]:
        """What notes and rates positions: keys, values, scores, returns, rivals, sign of scores."""
        seats, teams = self._view.seats, self._view.variant.teams
        rivals = sum(1 << other for other in range(seats) if teams[other] != teams[self._seat])
        room = np.zeros(PLACES, np.uint64), np.zeros(2 * VALUES)
        scored = np.zeros(seats, np.int32), np.zeros(seats)
        return *room, *scored, rivals, 1 if self._view.game.more_is_better else -1

    @property
    def run(self) -> list[int]:
        """The turn that was found."""
        thought = self._thoughts[0]
        actions: list[int] = thought.run[: int(thought.length)].tolist()
        return actions


def loops_of(game: Game, *, compiled: bool | None = None) -> ModuleType:
    """The loops bound to a game's rules and hooks; functions compile when first called."""
    return game.compiled.twin(compiled=compiled).module(PLAYERS, bindings(game.bots))


def quickest_loops(game: Game) -> ModuleType:
    """The fastest version of the loops that this process has.

    Plain ones go over the rules as states do (`Game.running`), which are compiled long before the search.
    """
    if game.compiled.search.now:
        return loops_of(game)
    loops, running = loops_of(game, compiled=False), game.running
    if loops.turn is not running.turn:
        for names in (vars(loops), loops.choose_at_random.__globals__):
            for rule in (*FUNCTIONS, *DEFAULTS):
                if rule in names and hasattr(running, rule):
                    names[rule] = getattr(running, rule)
    return loops


def signatures(dtype: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    """The types of the arguments of the loops, for numba."""
    import numba
    from numba import types

    thought, state, random = (numba.from_dtype(layout)[::1] for layout in (THOUGHT, dtype, RANDOM))
    whole, numbers, lines, longs = types.int64, types.int32[::1], types.int32[:, ::1], types.int64[::1]
    keys = types.uint64[::1]
    floats = types.float64[::1]
    run = thought, state, random, lines
    rated = keys, floats, numbers, floats, whole, whole
    return {
        "random_run": run,
        "greedy_run": (*run, *rated),
        "odds": (*run, *rated, types.int64[:, ::1], longs),
    }


def load_players(game: Game) -> None:
    """Compile them, or load them from the cache; blocks."""
    loops = loops_of(game)
    for name, kinds in signatures(game.dtype).items():
        getattr(loops, name).compile(kinds)
