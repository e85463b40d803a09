"""One search from a seat's view: run it for a budget, query it at any time, continue, follow the game.

>>> from parlour.search.tree.search import Search, SearchSettings
>>> from parlour.kernel.state import Variant
>>> from parlour.testing.tiny import GAME
>>> view = Variant.of(GAME, random_start=False).new_state(seed=7).view(0)
>>> search = Search(view, SearchSettings(), seed=1, compiled=False)
>>> search.run(simulations=60)
60
>>> sum(line.visits for line in search.lines())
60
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

import numpy as np

from parlour.kernel.batch import ENDLESS, cores
from parlour.kernel.entries import Entry
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM, reseed
from parlour.kernel.state import State
from parlour.search.tree.arrays import Tree, Workspace
from parlour.search.tree.compile import tree_of
from parlour.search.tree.nodes import BLOCK, NONE, PLACES_A_CHILD
from parlour.search.tree.selection import SETTINGS

SLICE_SECONDS: Final = 0.02
"""Seconds that the loops run between checks of the clock."""
FIRST_SLICE: Final = 8
MOST_NODES: Final = 1 << 21
"""Node slots of one tree, some of which stay empty (`search.tree.nodes`): 84 MB for two seats."""
THREAD_SEED: Final = 0x9E3779B97F4A7C15


@dataclass(frozen=True)
class SearchSettings:
    """How a tree grows."""

    exploration: float = 0.7
    """The exploration constant of UCT, or of PUCT if the game weighs its actions.

    Returns are between -1 and 1.
    """
    unvisited: float = 0.0
    """PUCT: the value of an untried action below its parent's (first-play urgency)."""
    most_nodes: int = MOST_NODES

    def __post_init__(self) -> None:
        """Raise `ValueError` for a value out of range."""
        if not (isfinite(self.exploration) and self.exploration >= 0):
            raise ValueError(f"exploration must be a number from 0, not {self.exploration}")
        if not isfinite(self.unvisited):
            raise ValueError(f"unvisited must be a number, not {self.unvisited}")
        if self.most_nodes < BLOCK:
            raise ValueError(f"most_nodes must be a whole number from {BLOCK}, not {self.most_nodes}")


def settings_of(game: Game) -> SearchSettings:
    """The settings of a game's trees: its own `SETTINGS`, else the defaults.

    >>> from parlour.testing.tiny import GAME
    >>> settings_of(GAME) == SearchSettings()
    True
    """
    return SearchSettings(**getattr(game.bots, "SETTINGS", {}))


@dataclass(frozen=True)
class ActionStats:
    """An action from the root, with its statistics."""

    action: int
    visits: int
    values: tuple[float, ...]
    """The mean return of each seat."""
    proved: bool


class Search:
    """A growing tree from a view; several threads have one tree each, whose visits are summed."""

    def __init__(
        self,
        view: State,
        settings: SearchSettings | None = None,
        seed: int = 0,
        *,
        threads: int = 1,
        compiled: bool | None = None,
    ) -> None:
        """`threads`: 0 is one per core. Raises `ParlourError` for a full state: searches get views."""
        if threads < 0:
            raise ValueError(f"threads must be a whole number from 0, not {threads}")
        threads = threads or cores()
        if view.viewer is None:
            raise ParlourError("a search gets a seat's view, never the full state")
        self.game = view.game
        self.seat: int = view.viewer
        self.variant = view.variant
        self._history = list(view.history)
        self.settings = settings or settings_of(view.game)
        self._loops: Any = tree_of(view.game, compiled=compiled)
        self._randoms = [records(RANDOM, 1) for _ in range(threads)]
        for k, random in enumerate(self._randoms):
            reseed(random[0], np.uint64((seed ^ k * THREAD_SEED) & 0xFFFF_FFFF_FFFF_FFFF))
        self._trees: list[Tree | None] = [None] * threads
        self._workspaces = [Workspace(view.game, view.seats) for _ in range(threads)]
        self._root: Any = records(view.game.dtype, 1)
        self._setting = self._written()
        self._narrowed = 0
        self.advance_to(view)

    def _written(self) -> Any:
        game, variant = self.game, self.variant
        written = records(SETTINGS, 1)
        setting = written[0]
        setting.exploration = self.settings.exploration
        setting.unvisited = self.settings.unvisited
        setting.high = game.returns_range[1]
        setting.bound = game.max_turns(variant.options) or ENDLESS
        setting.me = self.seat
        setting.seats = variant.seats
        setting.hidden = int(game.hidden)
        setting.puct = int(hasattr(game.bots, "weigh"))
        return written

    @property
    def threads(self) -> int:
        """How many trees grow."""
        return len(self._trees)

    # -- growing ---------------------------------------------------------------------------------------------

    def run(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> int:
        """Search until the simulations per thread or the time are used up; returns how many ran.

        With `simulations` alone, the result depends only on the seed.
        """
        if simulations is None and seconds is None:
            raise ValueError("a search needs a budget: simulations, seconds or both")
        for name, budget in (("simulations", simulations), ("seconds", seconds)):
            if budget is not None and not budget >= 0:
                raise ValueError(f"{name} must be a number from 0, not {budget}")
        until = None if seconds is None else time.perf_counter() + seconds
        if len(self._workspaces) == 1:
            return self._grow(0, simulations, until, stop)
        with ThreadPoolExecutor(len(self._workspaces), thread_name_prefix="search") as pool:
            grown = pool.map(lambda k: self._grow(k, simulations, until, stop), range(len(self._workspaces)))
            return sum(grown)

    def _grow(self, k: int, simulations: int | None, until: float | None, stop: Callable[[], bool]) -> int:
        done, piece = 0, FIRST_SLICE
        tree = self._tree(k, simulations)
        while simulations is None or done < simulations:
            if stop() or (until is not None and time.perf_counter() >= until):
                break
            count = piece if simulations is None else min(piece, simulations - done)
            began = time.perf_counter()
            ran = int(self._loops.simulate(*self._arrays(k, tree), count))
            done += ran
            if ran < count:
                break  # the root is proved
            if time.perf_counter() - began < SLICE_SECONDS / 2:
                piece *= 2
            elif time.perf_counter() - began > SLICE_SECONDS * 2:
                piece = max(1, piece // 2)
        return done

    def _arrays(self, k: int, tree: Tree) -> tuple[Any, ...]:
        """What the loops of a thread work on."""
        work = self._workspaces[k]
        return (
            self._root, work.states, tree.nodes, tree.values, tree.facts, self._setting, self._randoms[k],
            work.numbers, work.floats, work.weights, work.path,
        )  # fmt: skip

    def _tree(self, k: int, simulations: int | None) -> Tree:
        """The tree of a thread, with capacity for one new node per simulation."""
        most = self.settings.most_nodes
        tree = self._trees[k]
        in_use = tree.made if tree else 1
        capacity = most if simulations is None else min(most, BLOCK + PLACES_A_CHILD * (in_use + simulations))
        if tree is None:
            offers = bool(self._setting[0].hidden) and not self._setting[0].puct
            tree = self._trees[k] = Tree(capacity, self.variant.seats, offers=offers)
        elif len(tree.nodes) < capacity:
            tree = self._trees[k] = tree.resized(min(most, max(capacity, 2 * len(tree.nodes))))
        return tree

    # -- asking ----------------------------------------------------------------------------------------------

    def lines(self) -> list[ActionStats]:
        """The statistics of each action of the seat, the best first."""
        visits: dict[int, int] = {}
        values: dict[int, Any] = {}
        proved: dict[int, bool] = {}
        for tree in filter(None, self._trees):
            for child in tree.children(tree.root):
                action = int(tree.nodes[child].label)
                visits[action] = visits.get(action, 0) + tree.visits(child)
                values[action] = values.get(action, 0) + tree.sums(child)
                proved[action] = proved.get(action, False) or tree.proved(child)
        lines = [
            ActionStats(
                action, count, tuple(float(v) for v in values[action] / max(1, count)), proved[action]
            )
            for action, count in visits.items()
        ]
        return sorted(lines, key=self._rank, reverse=True)

    def _rank(self, line: ActionStats) -> tuple[bool, bool, int, float, int]:
        mine = line.values[self.seat]
        won = line.proved and mine >= self.game.returns_range[1]
        lost = line.proved and mine <= self.game.returns_range[0]
        return (won, not lost, line.visits, mine, -line.action)

    def values(self) -> tuple[float, ...]:
        """The value of the root for each seat."""
        trees = [tree for tree in self._trees if tree is not None and tree.visits(tree.root)]
        total = sum(tree.visits(tree.root) for tree in trees)
        if not total:
            return (0.0,) * self.variant.seats
        sums = np.sum([tree.sums(tree.root) for tree in trees], axis=0)
        return tuple(float(value) for value in sums / total)

    @property
    def nodes(self) -> int:
        """Nodes in use, of all trees."""
        return sum(tree.made for tree in self._trees if tree is not None)

    @property
    def visits(self) -> int:
        """Simulations through the root, including those of earlier turns."""
        return sum(tree.visits(tree.root) for tree in self._trees if tree is not None)

    @property
    def size(self) -> int:
        """Bytes of its trees."""
        return sum(tree.size for tree in self._trees if tree is not None)

    # -- following the game ----------------------------------------------------------------------------------

    def advance_to(self, view: State) -> None:
        """Search from a later view of the same seat, keeping the subtree."""
        if view.viewer != self.seat or view.variant != self.variant:
            raise ParlourError("a search goes on for the same seat of the same game")
        known = len(self._history)
        way = view.history[known:] if view.history[:known] == self._history else None
        self._history = list(view.history)  # the view may be played on
        np.copyto(np.asarray(self._root[0]), np.asarray(view.fields))
        for k, tree in enumerate(self._trees):
            node = NONE if tree is None or way is None else self._follow(tree, way)
            if tree is None or node == NONE:
                self._trees[k] = None
            elif node != tree.root:
                self._trees[k] = tree.moved(node, self._loops)

    def _follow(self, tree: Tree, way: list[Entry]) -> int:
        """The node reached from the root by a sequence of seen entries, or `NONE`."""
        entries = np.array([(actor, action) for actor, action in way], np.int32).reshape(-1, 2)
        return int(self._loops.follow(tree.nodes, tree.facts, entries, self.seat, self._narrowed))

    def rest(self) -> None:
        """Release memory reserved for growth."""
        self._trees = [None if tree is None else tree.resized(0) for tree in self._trees]
