"""The nodes of a search tree: an array in which siblings are contiguous.

A simulation reads all children of the nodes it passes, so its cost is the number of cache lines they occupy:
a node takes 24 bytes, and siblings form a block of 2, doubled whenever they outgrow it. Outgrown blocks are
reused.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

NONE: Final = -1

NODE: Final = np.dtype(
    [
        ("worth", np.float32),  # mean return for the actor of the edge to it, used by selection (`note`)
        ("reach", np.float32),  # 1 / sqrt(visits): the uncertainty of the mean; 0 if proved
        ("visits", np.int32),
        ("first", np.int32),  # of its children, ascending by label
        ("label", np.int32),  # of the edge to it
        ("count", np.uint16),  # of its children
        ("actor", np.int8),  # the actor of the edge to it: a seat, or CHANCE
        ("known", np.int8),  # SOME, WHOLE or PROVED
    ]
)
"""A node; the sums of its values are in a separate array, 8 bytes per seat."""

SOME: Final = 0
WHOLE: Final = 1
PROVED: Final = 2
"""The status of a node: partial; with a child for every legal action; with its true value."""

USED: Final = 0
ROOT: Final = 1
MADE: Final = 2
FREE: Final = 3
SIZES: Final = 15
FACTS: Final = FREE + SIZES
"""The columns of `facts`: slots in use, the root, the number of nodes, and for each block size the head of
its free list (0: none), linked through the first node of each block."""

BLOCK: Final = 2
"""The initial capacity for children; the root has a block to itself."""
MOST_CHILDREN: Final = BLOCK << SIZES - 1
PLACES_A_CHILD: Final = 4
"""Bounds all blocks together: each is at most twice as large as necessary."""

LESS: Final = 1e-3
"""Among equals, an unproved node is preferred."""
GRAIN: Final = 2.0**-31
"""Scales a 16-bit number derived from the node's index: breaks ties between equal nodes."""
_MIX: Final = 0x9E3779B1


@compiled
def place(tree: Array, node: int, label: int) -> int:
    """The position of a label among the children of a node, present or not."""
    first = int(tree[node].first)
    low = 0
    high = int(tree[node].count)
    while low < high:
        middle = (low + high) >> 1
        if int(tree[first + middle].label) < label:
            low = middle + 1
        else:
            high = middle
    return low


@compiled
def child_at(tree: Array, node: int, at: int, label: int) -> int:
    """The child with a label at its position, or NONE."""
    child = int(tree[node].first) + at
    if at < int(tree[node].count) and int(tree[child].label) == label:
        return child
    return NONE


@compiled
def add(tree: Array, values: Array, facts: Array, node: int, at: int, actor: int, label: int) -> int:
    """Insert a new child at a position; NONE if memory is exhausted."""
    count = int(tree[node].count)
    if (count == 0 or count == BLOCK << size_for(count)) and not enlarge(tree, values, facts, node, count):
        return NONE
    tree[node].count = count + 1
    facts[MADE] += 1
    made = int(tree[node].first) + at
    for later in range(int(tree[node].first) + count, made, -1):
        copy(tree, values, later - 1, tree, values, later)
    clear(tree, values, made)
    tree[made].label = label
    tree[made].actor = actor
    return made


@compiled
def size_for(count: int) -> int:
    """The size class of a block for this many children: 0 for `BLOCK`, 1 for twice as many, and so on."""
    size = 0
    while BLOCK << size < count:
        size += 1
    return size


@compiled
def enlarge(tree: Array, values: Array, facts: Array, node: int, count: int) -> bool:
    """Move the children of a node to a larger block; returns whether there was memory."""
    if count == MOST_CHILDREN:
        return False
    size = size_for(count + 1)
    first = int(facts[FREE + size])
    if first != 0:
        facts[FREE + size] = tree[first].first
    elif int(facts[USED]) + (BLOCK << size) <= tree.shape[0]:
        first = int(facts[USED])
        facts[USED] = first + (BLOCK << size)
    else:
        return False
    before = int(tree[node].first)
    for k in range(count):
        copy(tree, values, before + k, tree, values, first + k)
    tree[node].first = first
    if count > 0:
        tree[before].first = facts[FREE + size - 1]
        facts[FREE + size - 1] = before
    return True


@compiled
def copy(tree: Array, values: Array, node: int, other: Array, other_values: Array, there: int) -> None:
    """Copy a node to another place."""
    other[there] = tree[node]
    for column in range(values.shape[1]):
        other_values[there, column] = values[node, column]


@compiled
def clear(tree: Array, values: Array, node: int) -> None:
    """Reset a node."""
    tree[node].worth = 0.0
    tree[node].reach = 1.0
    tree[node].visits = 0
    tree[node].first = 0
    tree[node].label = 0
    tree[node].count = 0
    tree[node].actor = 0
    tree[node].known = SOME
    for column in range(values.shape[1]):
        values[node, column] = 0.0


@compiled
def note(tree: Array, values: Array, node: int, high: float) -> None:
    """Update a node's selection terms after its visits or values changed; `high` is the maximal return."""
    share = 1.0 / int(tree[node].visits)
    mean = values[node, max(0, int(tree[node].actor))] * share
    if int(tree[node].known) == PROVED:
        tree[node].reach = 0.0
        if mean < high:
            mean -= LESS
    else:
        tree[node].reach = sqrt(share)
    tree[node].worth = mean + ((node * _MIX) >> 16 & 0xFFFF) * GRAIN


@compiled
def keep(
    tree: Array, values: Array, facts: Array, root: int, other: Array, other_values: Array, queue: Any
) -> None:
    """Copy the subtree below `root` into another tree."""
    for k in range(BLOCK):
        queue[k] = NONE
    queue[0] = root
    copy(tree, values, root, other, other_values, 0)
    used = BLOCK
    made = 1
    at = 0
    while at < used:
        count = 0
        if queue[at] != NONE:
            count = int(other[at].count)
        if count > 0:
            first = int(other[at].first)
            other[at].first = used
            size = BLOCK << size_for(count)
            for k in range(size):
                queue[used + k] = NONE
                if k < count:
                    queue[used + k] = first + k
                    copy(tree, values, first + k, other, other_values, used + k)
            used += size
            made += count
        at += 1
    facts[USED] = used
    facts[ROOT] = 0
    facts[MADE] = made
