"""The memory of one search: nodes, sums, lists; made once, so that the loops allocate nothing."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.game import Game
from parlour.kernel.twin import records
from parlour.search.nodes import FACTS, NODE, NONE, ROOT, USED
from parlour.search.picking import FLOATS, NUMBERS

LONGEST_LINE: Final = 512
"""Edges from the root; beyond them a simulation plays on outside the tree."""


def bytes_a_node(seats: int) -> int:
    """What a node takes in memory.

    >>> bytes_a_node(2)
    44
    """
    return NODE.itemsize + 8 * seats


class Tree:
    """Nodes and the sums of their values; the root is the last position searched from."""

    def __init__(self, capacity: int, seats: int) -> None:
        self.nodes: Any = records(NODE, capacity)
        self.values = np.zeros((capacity, seats), np.float64)
        self.facts = np.zeros(FACTS, np.int64)
        self.facts[USED] = 1
        self.nodes[0].first = self.nodes[0].next = NONE
        self.nodes[0].offered = 1

    @property
    def root(self) -> int:
        """The index of the root."""
        return int(self.facts[ROOT])

    @property
    def used(self) -> int:
        """How many nodes there are."""
        return int(self.facts[USED])

    def children(self, node: int) -> list[int]:
        """The children of a node, by label."""
        found = []
        child = int(self.nodes[node].first)
        while child != NONE:
            found.append(child)
            child = int(self.nodes[child].next)
        return found

    def child(self, node: int, actor: int, label: int) -> int:
        """The child at the end of an edge, or `NONE`."""
        for child in self.children(node):
            if int(self.nodes[child].label) == label and int(self.nodes[child].actor) == actor:
                return child
        return NONE

    def visits(self, node: int) -> int:
        """Simulations that went through a node."""
        return int(self.nodes[node].visits)

    def mean(self, node: int) -> tuple[float, ...]:
        """What a node is worth to each seat; zeros where it was never visited."""
        return tuple(float(v) for v in self.values[node] / max(1, self.visits(node)))

    def moved(self, node: int, loops: Any, capacity: int) -> Tree:
        """A tree of its own with what is known below a node, as far as it has room for."""
        capacity = max(capacity, self.used)
        other = Tree(capacity, self.values.shape[1])
        queue = np.zeros(self.used, np.int32)
        loops.keep(self.nodes, self.values, other.facts, node, other.nodes, other.values, queue)
        return other


class Room:
    """What one thread works in."""

    def __init__(self, game: Game, seats: int) -> None:
        longest = max(game.max_legal, game.max_outcomes)
        self.states: Any = records(game.dtype, 1)
        self.numbers = np.zeros((NUMBERS, longest), np.int32)
        self.floats = np.zeros((FLOATS, max(longest, seats)), np.float64)
        self.weights = np.zeros(game.max_outcomes, np.int64)
        self.path = np.zeros(LONGEST_LINE, np.int32)
