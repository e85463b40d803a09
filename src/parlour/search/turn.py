"""A turn by a level that searches, reusing the tree between turns.

What it does is compiled (`search.tree.thinking`); here are its memory and its clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from math import isfinite
from typing import Any, Final

import numpy as np

from parlour.kernel.calls import reveals
from parlour.kernel.entries import Entry
from parlour.kernel.errors import ParlourError
from parlour.kernel.records import copied, records
from parlour.kernel.rng import reseed
from parlour.kernel.solving import ANY
from parlour.kernel.state import State
from parlour.search.players.plain import greedy_run
from parlour.search.tree.arrays import thoughts
from parlour.search.tree.compile import load_search, work_of
from parlour.search.tree.search import FIRST_SLICE, SLICE_SECONDS, THREAD_SEED, Search
from parlour.search.tree.selection import ACTIONS
from parlour.search.tree.thinking import (
    BY_SEARCH,
    LEAST,
    SEARCHING,
    SOLVING,
    wanted,
)

ROOM: Final = 2
"""A tree has capacity for this many times the simulations of a turn's first action."""
SOLVER_SHARE: Final = 0.5
"""The share of a turn's time that the solver may take."""
MILLISECONDS: Final = 1000


class BadStrength(ParlourError, ValueError):
    """A setting of a level does not exist, or is out of range; the message names it."""


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
    solver_seconds: float = 60.0
    """The most that the solver works, on a common processor; half of `seconds` if that is less."""

    def __post_init__(self) -> None:
        """Raise `BadStrength` for a value out of range."""
        if self.simulations < 1:
            raise BadStrength(f"simulations must be a whole number from 1, not {self.simulations}")
        if self.threads < 0:
            raise BadStrength(f"threads must be a whole number from 0, not {self.threads}")
        if not 0 <= self.slip <= 1:
            raise BadStrength(f"slip must be a number from 0 to 1, not {self.slip}")
        for name in ("seconds", "solver_seconds"):
            if not (isfinite(getattr(self, name)) and getattr(self, name) >= 0):
                raise BadStrength(f"{name} must be a number from 0, not {getattr(self, name)}")

    @property
    def solver_effort(self) -> int:
        """How long the solver works, in milliseconds of a common processor; 0 if it is not asked."""
        seconds = min(self.solver_seconds, self.seconds * SOLVER_SHARE)
        return int(seconds * MILLISECONDS) if self.solve else 0

    def scaled(self, effort: float) -> Strength:
        """The strength with `effort` times the work: simulations, the solver's part, and time for both.

        >>> Strength(400, seconds=1.0).scaled(0.5)
        Strength(simulations=200, seconds=0.5, slip=0.0, solve=True, threads=1, solver_seconds=30.0)
        """
        if not (isfinite(effort) and effort > 0):
            raise BadStrength(f"effort must be a number above 0, not {effort}")
        return replace(
            self,
            simulations=max(1, round(self.simulations * effort)),
            seconds=self.seconds * effort,
            solver_seconds=self.solver_seconds * effort,
        )

    def changed(self, text: str) -> Strength:
        """The strength with some settings changed, and then scaled by `effort`; raises `BadStrength`.

        >>> Strength(100).changed("simulations=5,slip=0.5").slip
        0.5
        >>> Strength(100).changed("effort=3").simulations
        300
        """
        values: dict[str, Any] = {}
        for part in text.split(","):
            name, _, value = part.partition("=")
            if name not in SETTINGS:
                raise BadStrength(f"a strength has {', '.join(SETTINGS)}, and no {name!r}")
            if name in values:
                raise BadStrength(f"{name} is given twice")
            values[name] = _read(name, value)
        effort = values.pop(EFFORT, 1.0)
        return replace(self, **values).scaled(effort)


EFFORT: Final = "effort"
SETTINGS: Final = (*(field.name for field in fields(Strength)), EFFORT)
"""The settings of a level that can be changed, by name."""
READ_AS: Final = {"simulations": "a whole number", "threads": "a whole number", "solve": "true or false"}


def _read(name: str, text: str) -> Any:
    """The value of a setting; raises `BadStrength` where it is no number, or neither true nor false."""
    kind = READ_AS.get(name, "a number")
    try:
        return (
            {"true": True, "false": False}[text]
            if name == "solve"
            else (int(text) if name in READ_AS else float(text))
        )
    except (KeyError, ValueError):
        raise BadStrength(f"{name} is {kind}, not {text!r}") from None


@dataclass(frozen=True)
class Thought:
    """A search's evaluation of the turn that it chose."""

    visits: int
    """Simulations through the position after it."""
    value: float
    """The mean return of the seat in them, from -1 to 1."""


@dataclass(frozen=True)
class Turn:
    """A turn that was thought about."""

    run: list[int]
    searched: bool
    """Whether the search decided, and not the game's solver, a slip or the greedy player."""
    second: int | None
    """The next best first action by the search."""
    thought: Thought | None = None
    """None where the search did not decide, or had nothing to choose from."""


class Memory:
    """What a bot remembers of a game between turns; for one seat, used by one turn at a time."""

    def __init__(self) -> None:
        self.search: TurnSearch | None = None
        self.thought: Thought | None = None
        """The evaluation of the last turn that was searched."""

    def search_from(self, view: State, threads: int) -> TurnSearch:
        """A search from this view that reuses earlier results."""
        if self.search is None or self.search.seat != view.viewer or self.search.variant != view.variant:
            self.search = TurnSearch(view, threads=threads)
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
    *,
    wait: bool = True,
) -> list[int]:
    """A run of actions by tree search, compiled first if need be; without `wait` greedy until it is.

    Without `memory` the same view and seed give the same run, unless the time runs out first.
    """
    return searched_turn(view, seed, strength, memory, stop, wait=wait).run


def searched_turn(
    view: State,
    seed: int,
    strength: Strength,
    memory: Memory | None = None,
    stop: Callable[[], bool] = lambda: False,
    avoid: int = ANY,
    *,
    wait: bool = True,
) -> Turn:
    """A turn as of `searched_run`, with how it was found; the solver does not begin with action `avoid`."""
    if wait:
        load_search(view.game)
    elif view.game.compiled.search.now is None:
        return Turn(greedy_run(view, seed), searched=False, second=None)
    memory = memory or Memory()
    turn = memory.search_from(view, strength.threads).turn(view, seed, strength, stop, avoid)
    memory.thought = turn.thought
    return turn


def until_revealed(view: State, run: list[int]) -> list[int]:
    """A run up to its first action that reveals something: what follows is chosen with that knowledge."""
    seat, fields = view.viewer, copied(view.fields)
    assert seat is not None
    for length, action in enumerate(run[:-1], 1):
        if reveals(view.game.running, fields, seat, action):
            return run[:length]
        view.game.running.play(fields, seat, action)
    return run


class _Clock:
    """When the time for a turn is up, and the solver's part of it."""

    def __init__(self, seconds: float, stop: Callable[[], bool]) -> None:
        began = time.perf_counter()
        self.until = began + seconds
        self.solver_until = began + SOLVER_SHARE * seconds
        self.stop = stop

    def late(self, stage: int) -> bool:
        """Whether to decide now."""
        until = self.until if stage == SEARCHING else self.solver_until
        return self.stop() or time.perf_counter() >= until


class TurnSearch(Search):
    """A search for whole turns, whose root follows the actions that it chooses."""

    def turn(
        self, view: State, seed: int, strength: Strength, stop: Callable[[], bool], avoid: int = ANY
    ) -> Turn:
        """The turn at the view to which the search has advanced."""
        self._setting = self._written()
        turn = self._asked(seed, strength, avoid)
        work = records(work_of(self.game), 1)
        think = self._alone if len(self._randoms) == 1 else self._together
        think(turn, work, _Clock(strength.seconds, stop))
        thought = turn[0]
        self._narrowed = int(int(self._setting[0].seats) != self.variant.seats)
        run = until_revealed(view, [int(action) for action in thought.run[: int(thought.length)]])
        self._history = list(view.history)
        second = None if int(thought.second) == ANY else int(thought.second)
        if int(thought.by) != BY_SEARCH:
            return Turn(run, searched=False, second=second)
        self._history += [Entry(self.seat, action) for action in run]
        evaluation = Thought(self.visits, self.values()[int(thought.seat)]) if self.visits else None
        return Turn(run, searched=True, second=second, thought=evaluation)

    def _asked(self, seed: int, strength: Strength, avoid: int) -> Any:
        turn = thoughts(self.game, self.seat, seed)
        thought = turn[0]
        thought.slip = strength.slip
        thought.low = self.game.returns_range[0]
        thought.simulations = strength.simulations
        thought.effort = strength.solver_effort
        thought.avoid = avoid
        return turn

    def _alone(self, turn: Any, work: Any, clock: _Clock) -> None:
        """Think with one tree, a slice at a time."""
        thought, piece = turn[0], FIRST_SLICE
        arrays = self._arrays(0, self._tree(0, ROOM * int(thought.simulations)))
        while True:
            began, stage = time.perf_counter(), int(thought.stage)
            if self._loops.think(turn, work, *arrays, 0 if clock.late(stage) else piece):
                return
            if stage == SEARCHING and time.perf_counter() - began < SLICE_SECONDS / 2:
                piece *= 2
            elif stage == SEARCHING and time.perf_counter() - began > SLICE_SECONDS * 2:
                piece = max(1, piece // 2)

    def _together(self, turn: Any, work: Any, clock: _Clock) -> None:
        """Think with a tree per thread, whose visits are summed."""
        loops, thought, root, setting = self._loops, turn[0], self._root[0], self._setting[0]
        numbers, floats = self._workspaces[0].numbers, self._workspaces[0].floats
        for k, random in enumerate(self._randoms):
            reseed(random[0], np.uint64(int(thought.seed) ^ (k * THREAD_SEED & 0xFFFF_FFFF_FFFF_FFFF)))
        loops.begin(thought, root, setting, self._randoms[0][0], numbers[ACTIONS])
        while int(thought.stage) == SOLVING:
            loops.ask_solver(thought, root, work[0], clock.late(SOLVING))
        while int(thought.stage) == SEARCHING:
            if loops.offered(thought, root, numbers, floats) > 1:
                self._grow_all(thought, clock)
            trees = [self._tree(k, 0) for k in range(len(self._randoms))]
            choices = loops.offered(thought, root, numbers, floats)
            for tree in trees:
                loops.tally(thought, tree.nodes, tree.values, tree.facts, numbers, floats, choices)
            loops.decide(thought, root, setting, numbers, floats, choices)
            for tree in trees:
                loops.step(tree.nodes, tree.values, tree.facts, int(thought.run[int(thought.length) - 1]))

    def _grow_all(self, thought: Any, clock: _Clock) -> None:
        """Run each thread's simulations for the next action."""

        def grow(k: int) -> int:
            tree = self._tree(k, 0)
            return self._grow(k, wanted(thought, tree.visits(tree.root)), clock.until, clock.stop)

        with ThreadPoolExecutor(len(self._randoms), thread_name_prefix="search") as pool:
            list(pool.map(grow, range(len(self._randoms))))
        if not self.visits:
            self._grow(0, LEAST, None, lambda: False)
