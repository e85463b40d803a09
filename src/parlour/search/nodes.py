"""The nodes of a search tree: an array, and how children are found, added and kept."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compiled import compiled

NONE: Final = -1

NODE: Final = np.dtype(
    [
        ("first", np.int32),  # of its children, which are a list ascending by label
        ("next", np.int32),  # child of the same parent
        ("label", np.int32),  # of the edge to it
        ("visits", np.int32),
        ("offered", np.int32),  # how often it could have been chosen
        ("ways", np.int32),  # legal actions when last looked at
        ("actor", np.int8),  # who acted on the edge to it: a seat, or CHANCE
        ("proved", np.int8),  # its value is the true one
        ("spare", np.uint8, (2,)),
    ]
)
"""A node; the sums of its values lie in an array of their own, 8 bytes a seat."""

USED: Final = 0
ROOT: Final = 1
FACTS: Final = 2
"""What `facts` holds: the nodes in use, and which is the root."""


@compiled
def find(tree: Any, node: int, label: int) -> int:
    """The child at the end of an edge, or NONE."""
    child = int(tree[node].first)
    while child != NONE and int(tree[child].label) < label:
        child = int(tree[child].next)
    if child != NONE and int(tree[child].label) == label:
        return child
    return NONE


@compiled
def add(tree: Any, values: Any, facts: Any, node: int, actor: int, label: int) -> int:
    """A new child in its place among the others; NONE when the memory is used up."""
    made = int(facts[USED])
    if made == tree.shape[0]:
        return NONE
    facts[USED] = made + 1
    before = NONE
    child = int(tree[node].first)
    while child != NONE and int(tree[child].label) < label:
        before = child
        child = int(tree[child].next)
    clear(tree, values, made)
    tree[made].next = child
    tree[made].label = label
    tree[made].actor = actor
    if before == NONE:
        tree[node].first = made
    else:
        tree[before].next = made
    return made


@compiled
def clear(tree: Any, values: Any, node: int) -> None:
    """Make a node as new."""
    tree[node].first = NONE
    tree[node].next = NONE
    tree[node].label = 0
    tree[node].visits = 0
    tree[node].offered = 1
    tree[node].ways = 0
    tree[node].actor = 0
    tree[node].proved = 0
    for seat in range(values.shape[1]):
        values[node, seat] = 0.0


@compiled
def keep(tree: Any, values: Any, facts: Any, root: int, other: Any, other_values: Any, queue: Any) -> None:
    """Copy the part of a tree below `root` into another, which it fills from the start."""
    queue[0] = root
    used = 1
    at = 0
    other[0] = tree[root]
    other[0].next = NONE
    for seat in range(values.shape[1]):
        other_values[0, seat] = values[root, seat]
    while at < used:
        child = int(tree[int(queue[at])].first)
        last = NONE
        while child != NONE:
            other[used] = tree[child]
            other[used].next = NONE
            for seat in range(values.shape[1]):
                other_values[used, seat] = values[child, seat]
            if last == NONE:
                other[at].first = used
            else:
                other[last].next = used
            last = used
            queue[used] = child
            used += 1
            child = int(tree[child].next)
        at += 1
    facts[USED] = used
    facts[ROOT] = 0
