"""A turn by tree search: greedy until the search is compiled, reusing the tree between turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from parlour.kernel.batch import cores
from parlour.kernel.state import State
from parlour.search.players.greedy import greedy_run
from parlour.search.players.random_player import LONGEST_RUN, random_run
from parlour.search.tree.compile import loops_now
from parlour.search.tree.search import Search

AFTER_FIRST: Final = 0.25
"""The share of the budget for each further action of a turn, minus simulations already in the tree."""
LEAST: Final = 64
"""Simulations of a turn whose time the game's solver has used up."""
ANOTHER: Final = 1 << 32
"""Added to the seed for the random share of turns, independent of the search's own."""


@dataclass(frozen=True)
class Strength:
    """How hard a bot tries."""

    simulations: int
    """For the first action of a turn."""
    seconds: float = 2.0
    """The most per turn, on one core."""
    slip: float = 0.0
    """The share of turns played at random."""
    solve: bool = True
    """Whether the game's own solver, if any, is asked first."""
    threads: int = 1
    """One tree per thread, whose visits are summed; 0: one per core."""


class Memory:
    """What a bot remembers of a game between turns; for one seat, used by one turn at a time."""

    def __init__(self) -> None:
        self.search: Search | None = None

    def search_from(self, view: State, seed: int, threads: int) -> Search:
        """A search from this view that reuses earlier results."""
        if self.search is None or self.search.seat != view.viewer or self.search.variant != view.variant:
            self.search = Search(view, seed=seed, threads=threads or cores())
        else:
            self.search.advance_to(view)
        return self.search

    @property
    def size(self) -> int:
        """Bytes of its trees; 0 if there are none yet."""
        return 0 if self.search is None else self.search.size

    def rest(self) -> None:
        """Release memory reserved for growth until the next turn."""
        if self.search is not None:
            self.search.rest()


def searched_run(
    view: State,
    seed: int,
    strength: Strength,
    memory: Memory | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[int]:
    """A run of actions by tree search; greedy until the search is compiled.

    Without `memory` the same view and seed give the same run, unless the time runs out first.
    """
    if strength.slip and Random(seed).random() < strength.slip:
        return random_run(view, seed + ANOTHER)
    until = time.perf_counter() + strength.seconds
    if loops_now(view.game) is None:
        return greedy_run(view, seed)
    narrow = getattr(view.game.bots, "narrow", None)
    if narrow is not None:
        view = narrow(view)
    solver = getattr(view.game.bots, "solve", None) if strength.solve else None
    if solver is not None:
        solved: list[int] | None = solver(view, seed, strength.seconds / 2)
        if solved:
            return solved
    assert view.viewer is not None
    after, run, wanted = view.copy(), list[int](), strength.simulations
    search: Search | None = None
    while len(run) < LONGEST_RUN:
        legal = after.legal_actions(view.viewer)
        action = legal[0]
        if len(legal) > 1:
            search = _looked(search, after, seed, strength, memory if not run else None)
            missing = max(0, wanted - search.visits) if run else wanted
            search.run(missing, max(0.0, until - time.perf_counter()), stop)
            if not search.visits:
                search.run(LEAST, stop=stop)
            lines = search.lines()
            action = lines[0].action if lines else Random(seed).choice(legal)
        wanted = int(strength.simulations * AFTER_FIRST)
        due = after.turn
        after.apply(view.viewer, action)
        run.append(action)
        if action in view.game.closing or after.turn != due:
            break
    return run


def _looked(
    search: Search | None, view: State, seed: int, strength: Strength, memory: Memory | None
) -> Search:
    if search is not None:
        search.advance_to(view)
        return search
    if memory is not None:
        return memory.search_from(view, seed, strength.threads)
    return Search(view, seed=seed, threads=strength.threads or cores())
