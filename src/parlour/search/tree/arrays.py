"""The memory of one search: nodes, sums, lists; allocated once, so that the loops allocate nothing."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.game import Game
from parlour.kernel.records import records
from parlour.kernel.solving import ANY
from parlour.search.tree.nodes import BLOCK, FACTS, MADE, NODE, NONE, PROVED, ROOT, USED
from parlour.search.tree.selection import FLOATS, NUMBERS
from parlour.search.tree.thinking import MOST_CLOSING, THOUGHT

SUM: Final = np.dtype(np.float64)
LINE: Final = 64
"""Bytes of a cache line."""
LONGEST_PATH: Final = 512
"""The depth limit; deeper, a simulation plays on outside the tree."""


def bytes_a_node(seats: int) -> int:
    """Bytes per node slot; blocks of slots are not always full (`search.tree.nodes`).

    >>> bytes_a_node(2)
    40
    """
    return NODE.itemsize + SUM.itemsize * seats


def aligned(count: int, dtype: np.dtype[Any]) -> Any:
    """A zeroed array aligned to a cache line."""
    room = np.zeros(count * dtype.itemsize + LINE, np.uint8)
    before = -room.ctypes.data % LINE
    return room[before : before + count * dtype.itemsize].view(dtype)


def thoughts(game: Game, seat: int, seed: int, count: int = 1) -> Any:
    """New turns of a seat to think about (`search.tree.thinking`), without settings."""
    turns = records(THOUGHT, count)
    for thought in turns:
        thought.seed = np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        thought.seat = seat
        thought.closing[:] = [*game.closing, *[ANY] * (MOST_CLOSING - len(game.closing))]
    return turns


class Tree:
    """Nodes and the sums of their values; the root is the last position searched from.

    With `offers`, nodes also count how often they could have been chosen.
    """

    def __init__(self, capacity: int, seats: int, *, offers: bool) -> None:
        capacity = max(BLOCK, capacity)
        columns = seats + int(offers)
        self.seats, self.offers = seats, offers
        self.nodes: Any = aligned(capacity, NODE).view(np.recarray)
        self.values: NDArray[np.float64] = aligned(capacity * columns, SUM).reshape(capacity, columns)
        self.facts = np.zeros(FACTS, np.int64)
        self.facts[USED] = BLOCK
        self.facts[MADE] = 1

    @property
    def root(self) -> int:
        """The index of the root."""
        return int(self.facts[ROOT])

    @property
    def used(self) -> int:
        """How many slots are in use."""
        return int(self.facts[USED])

    @property
    def made(self) -> int:
        """How many nodes there are."""
        return int(self.facts[MADE])

    def children(self, node: int) -> range:
        """The children of a node, by label."""
        first = int(self.nodes[node].first)
        return range(first, first + int(self.nodes[node].count))

    def child(self, node: int, actor: int, label: int) -> int:
        """The child at the end of an edge, or `NONE`."""
        for child in self.children(node):
            if int(self.nodes[child].label) == label and int(self.nodes[child].actor) == actor:
                return child
        return NONE

    def visits(self, node: int) -> int:
        """Simulations that went through a node."""
        return int(self.nodes[node].visits)

    def proved(self, node: int) -> bool:
        """Whether its value is the true one."""
        return int(self.nodes[node].known) == PROVED

    def sums(self, node: int) -> NDArray[np.float64]:
        """The sum of values of simulations through a node, one per seat."""
        return self.values[node, : self.seats]

    def mean(self, node: int) -> tuple[float, ...]:
        """The mean value of a node for each seat; zeros if it was never visited."""
        return tuple(float(v) for v in self.sums(node) / max(1, self.visits(node)))

    @property
    def size(self) -> int:
        """Bytes of its arrays."""
        return int(self.nodes.nbytes + self.values.nbytes)

    def resized(self, capacity: int) -> Tree:
        """Return a tree with another capacity, in which everything in use is kept in place."""
        other = Tree(max(capacity, self.used), self.seats, offers=self.offers)
        other.nodes[: self.used] = self.nodes[: self.used]
        other.values[: self.used] = self.values[: self.used]
        other.facts[:] = self.facts
        return other

    def moved(self, node: int, loops: Any) -> Tree:
        """An independent tree with the subtree below a node."""
        other = Tree(self.used, self.seats, offers=self.offers)
        queue = np.zeros(self.used, np.int32)
        loops.keep(self.nodes, self.values, other.facts, node, other.nodes, other.values, queue)
        return other


class Workspace:
    """Arrays for one thread to work in."""

    def __init__(self, game: Game, seats: int) -> None:
        longest = max(game.max_legal, game.max_outcomes)
        self.states: Any = records(game.dtype, 1)
        self.numbers = np.zeros((NUMBERS, longest), np.int32)
        self.floats = np.zeros((FLOATS, max(longest, seats)), np.float64)
        self.weights = np.zeros(game.max_outcomes, np.int64)
        self.path = np.zeros(LONGEST_PATH, np.int32)
