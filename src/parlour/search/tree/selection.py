"""Selection: upper confidence bounds (UCT), with the game's weights as priors (PUCT).

In UCT untried actions come first, in random order. In open games a node always has the same actions: once all
have been tried, the rules are not called, and reads are contiguous (`nodes`). With hidden hands an action is
not always available, so bounds count how often it was.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import log
from parlour.kernel.rng import below
from parlour.kernel.rules import seen
from parlour.kernel.types import Array, Random, Record
from parlour.search.hooks.rollout import rollout
from parlour.search.hooks.weigh import weigh
from parlour.search.tree.nodes import LESS, NONE, PROVED, child_at, place

SETTINGS: Final = np.dtype(
    [
        ("exploration", np.float64),  # the constant of UCT or PUCT
        ("high", np.float64),  # the maximal return
        ("unvisited", np.float64),  # PUCT: first-play urgency reduction
        ("bound", np.int64),  # entries of a game at most
        ("me", np.int64),
        ("seats", np.int64),
        ("hidden", np.int64),  # 1: redeal in each simulation
        ("puct", np.int64),  # 1: the game weighs its actions (PUCT); 0: all are equal (UCT)
    ]
)

ACTIONS: Final = 0
LABELS: Final = 1
FOUND: Final = 2
OUTCOMES: Final = 3
NUMBERS: Final = 4
"""The rows of `numbers`, each as long as the longest list."""

PRIORS: Final = 0
VALUE: Final = 1
FLOATS: Final = 2
"""The rows of `floats`, each as long as the longest list, or the seats."""


class TreeSearch(NamedTuple):
    """What choosing works on: the tree, the settings, and scratch space (`search.tree.arrays`)."""

    tree: Array
    values: Array
    setting: Any
    random: Random
    numbers: Array
    floats: Array


@compiled
def best_of_all(tree: Array, node: int, exploration: float) -> int:
    """The child with the greatest upper bound: mean + c * sqrt(ln visits of the node / visits)."""
    spread = exploration * sqrt(log(float(int(tree[node].visits))))
    first = int(tree[node].first)
    best = first
    most = float(tree[first].worth) + spread * float(tree[first].reach)
    for child in range(first + 1, first + int(tree[node].count)):
        bound = float(tree[child].worth) + spread * float(tree[child].reach)
        if bound > most:
            most = bound
            best = child
    return best


@compiled
def untried(found: Any, fresh: int, random: Random) -> int:
    """The index of a random one of the `fresh` actions without a child."""
    left = below(random, fresh)
    k = 0
    while left > 0 or found[k] != NONE:
        if found[k] == NONE:
            left -= 1
        k += 1
    return k


@compiled
def choose(search: TreeSearch, state: Record, node: int, actor: int, count: int) -> int:
    """The index of the action to follow among `count` legal ones; leaves labels and children in `numbers`."""
    tree, values, setting, random, numbers, floats = search
    actions = numbers[ACTIONS]
    labels = numbers[LABELS]
    found = numbers[FOUND]
    veiled = False
    for k in range(count):
        labels[k] = actions[k]
        if int(setting.hidden) != 0 and actor != int(setting.me):
            labels[k] = seen(state, actor, int(actions[k]), int(setting.me))
            veiled = veiled or labels[k] != actions[k]
    if veiled:
        k = rollout(state, actor, actions, count, random)
        label = int(labels[k])
        found[k] = child_at(tree, node, place(tree, node, label), label)
        return k
    fresh = match(tree, node, labels, count, found)
    if int(setting.puct) != 0:
        if count == 1:
            return 0
        weigh(state, actor, actions, count, floats[PRIORS])
        return best_puct(search, node, actor, count)
    if int(setting.hidden) != 0:
        for k in range(count):
            if found[k] != NONE:
                values[int(found[k]), int(setting.seats)] += 1.0  # it was available
    if fresh > 0:
        return untried(found, fresh, random)
    return best_uct(tree, values, setting, found, count)


@compiled
def match(tree: Array, node: int, labels: Any, count: int, found: Any) -> int:
    """Write the child for each label (ascending), or NONE; returns how many have none."""
    child = int(tree[node].first)
    after = child + int(tree[node].count)
    fresh = 0
    for k in range(count):
        label = int(labels[k])
        while child < after and int(tree[child].label) < label:
            child += 1
        if child < after and int(tree[child].label) == label:
            found[k] = child
        else:
            found[k] = NONE
            fresh += 1
    return fresh


@compiled
def best_uct(tree: Array, values: Array, setting: Any, found: Any, count: int) -> int:
    """The action with the greatest upper bound: mean + c * sqrt(ln offered / visits)."""
    offered = int(setting.seats)
    best = 0
    most = 0.0
    for k in range(count):
        child = int(found[k])
        spread = setting.exploration * sqrt(log(values[child, offered]))
        bound = float(tree[child].worth) + spread * float(tree[child].reach)
        if k == 0 or bound > most:
            best = k
            most = bound
    return best


@compiled
def best_puct(search: TreeSearch, node: int, actor: int, count: int) -> int:
    """The action with the greatest mean + c * prior * sqrt(visits of all) / (1 + visits)."""
    tree, values, setting, random = search.tree, search.values, search.setting, search.random
    found, priors = search.numbers[FOUND], search.floats[PRIORS]
    total = 0.0
    visits = 0
    for k in range(count):
        total += priors[k]
        if found[k] != NONE:
            visits += int(tree[int(found[k])].visits)
    untried = 0.0
    if int(tree[node].visits) > 0:
        untried = values[node, actor] / int(tree[node].visits) - setting.unvisited
    spread = setting.exploration * sqrt(visits + 1.0)
    best = 0
    alike = 0
    most = 0.0
    for k in range(count):
        bound = untried
        tries = 0
        open_ = True
        if found[k] != NONE:
            child = int(found[k])
            tries = int(tree[child].visits)
            bound = values[child, actor] / tries
            open_ = int(tree[child].known) != PROVED
        if open_:
            bound += spread * (priors[k] / total if total > 0.0 else 1.0 / count) / (1.0 + tries)
        elif bound < setting.high:
            bound -= LESS
        if alike == 0 or bound > most:
            best = k
            most = bound
            alike = 1
        elif bound == most:
            alike += 1
            if below(random, alike) == 0:
                best = k
    return best
