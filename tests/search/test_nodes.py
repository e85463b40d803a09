"""Children side by side: found, added in their place, moved to larger blocks, kept: as a dictionary would."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.search.tree import nodes
from parlour.search.tree.arrays import LINE, Tree, bytes_a_node
from parlour.search.tree.nodes import (
    BLOCK,
    LESS,
    NONE,
    PLACES_A_CHILD,
    PROVED,
    USED,
    add,
    child_at,
    note,
    place,
    size_for,
)

Known = dict[tuple[int, ...], int]
"""The truth: the way of labels to each node, and its visits."""

LABELS = st.integers(-3, 40)
WAYS = st.lists(st.lists(LABELS, min_size=1, max_size=4), max_size=60)
LOOPS = SimpleNamespace(keep=nodes.keep)


def grown(ways: list[list[int]], capacity: int = 4096) -> tuple[Tree, Known]:
    """A tree with these ways in it, each node visited once for each way through it."""
    tree, known = Tree(capacity, 2, offers=False), Known()
    for way in ways:
        node = 0
        for depth, label in enumerate(way):
            at = place(tree.nodes, node, label)
            child = child_at(tree.nodes, node, at, label)
            if child == NONE:
                child = add(tree.nodes, tree.values, tree.facts, node, at, depth % 2, label)
                assert child != NONE
            node = child
            tree.nodes[node].visits += 1
            tree.values[node] += (1, -1)
            known[(*way[: depth + 1],)] = known.get((*way[: depth + 1],), 0) + 1
    return tree, known


def read(tree: Tree, node: int, way: tuple[int, ...] = ()) -> Known:
    """What a tree holds below a node."""
    found = Known()
    for child in tree.children(node):
        below = (*way, int(tree.nodes[child].label))
        found[below] = tree.visits(child)
        assert tree.sums(child).tolist() == [tree.visits(child), -tree.visits(child)]
        assert int(tree.nodes[child].actor) == len(way) % 2
        found |= read(tree, child, below)
    return found


@given(WAYS)
def test_a_tree_holds_what_was_put_in(ways: list[list[int]]) -> None:
    tree, known = grown(ways)
    assert read(tree, 0) == known
    assert tree.made == len(known) + 1
    labels = [int(tree.nodes[child].label) for child in tree.children(0)]
    assert all(one < other for one, other in pairwise(labels))


@given(WAYS, st.data())
def test_what_lies_below_a_node_is_kept_and_the_rest_let_go(ways: list[list[int]], data: Any) -> None:
    tree, known = grown(ways)
    root = data.draw(st.sampled_from(sorted(known))) if known else ()
    node = 0
    for label in root:
        node = child_at(tree.nodes, node, place(tree.nodes, node, label), label)
    other = tree.moved(node, LOOPS)
    below = {way[len(root) :]: visits for way, visits in known.items() if way[: len(root)] == root != way}
    held = {way[len(root) :]: visits for way, visits in read(tree, node, root).items()}
    assert held == below
    assert other.made == len(below) + 1
    assert other.used <= tree.used
    if len(root) % 2 == 0:  # the same seats act
        assert read(other, other.root) == below


@pytest.mark.parametrize("count", [1, 7, 8, 9, 16, 17, 200])
def test_a_block_is_as_large_as_it_must_be_and_at_most_twice(count: int) -> None:
    assert count <= BLOCK << size_for(count) < max(BLOCK + 1, 2 * count)
    tree, _ = grown([[label] for label in range(count)])
    assert len(tree.children(0)) == count
    assert tree.used <= BLOCK + PLACES_A_CHILD * count


def test_blocks_that_were_outgrown_are_used_again() -> None:
    tree, _ = grown([[label] for label in range(64)])
    used = tree.used
    for child in list(tree.children(0))[:5]:  # 2, 4, 8, 16 and 32 places are free
        add(tree.nodes, tree.values, tree.facts, child, 0, 1, 7)
    assert tree.used == used + 4 * BLOCK


def test_memory_that_is_used_up_is_told_and_nothing_changes() -> None:
    tree, known = grown([[label] for label in range(BLOCK)], capacity=2 * BLOCK)
    before = tree.nodes.tobytes()
    assert add(tree.nodes, tree.values, tree.facts, 0, 0, 0, -5) == NONE
    assert tree.nodes.tobytes() == before
    assert tree.facts[USED] == 2 * BLOCK
    assert read(tree, 0) == known


def test_choices_go_by_the_mean_and_how_far_it_may_be_off() -> None:
    tree, _ = grown([[1], [1], [1], [1]])
    child = tree.child(0, 0, 1)
    tree.values[child] = (2, -2)
    note(tree.nodes, tree.values, child, 1.0)
    assert tree.nodes[child].worth == pytest.approx(0.5, abs=1e-4)
    assert tree.nodes[child].reach == pytest.approx(1 / sqrt(4))
    tree.nodes[child].known = PROVED
    note(tree.nodes, tree.values, child, 1.0)
    assert tree.nodes[child].reach == 0.0
    assert tree.nodes[child].worth == pytest.approx(0.5 - LESS, abs=1e-4)
    note(tree.nodes, tree.values, child, 0.5)  # nothing is better: it is not put off
    assert tree.nodes[child].worth == pytest.approx(0.5, abs=1e-4)


def test_memory_begins_with_a_cache_line() -> None:
    tree = Tree(100, 3, offers=True)
    assert tree.nodes.ctypes.data % LINE == 0
    assert tree.values.ctypes.data % LINE == 0
    assert (tree.nodes.nbytes + tree.values.nbytes) / 100 == bytes_a_node(3) + 8
    assert not np.any(tree.values)
