"""Which action a simulation follows: upper bounds of means (UCT), with the game's weights as priors (PUCT).

In UCT untried actions come first, the heaviest before the lighter ones. Bounds count how often an action
could have been chosen, since with hidden hands it is not always there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

import numpy as np

from parlour.kernel.compiled import compiled
from parlour.kernel.rng import below
from parlour.kernel.rules import legal, seen
from parlour.search.hooks.rollout import rollout
from parlour.search.hooks.weigh import weigh
from parlour.search.nodes import NONE, find

SETTINGS: Final = np.dtype(
    [
        ("exploration", np.float64),  # the constant of UCT or PUCT
        ("high", np.float64),  # a return that cannot be bettered
        ("unvisited", np.float64),  # PUCT: what an untried action is worth less than its parent
        ("bound", np.int64),  # entries of a game at most
        ("me", np.int64),
        ("hidden", np.int64),  # 1: deal anew in each simulation
        ("puct", np.int64),  # 1: weights as priors (PUCT); 0: as the order of trying (UCT)
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

LESS: Final = 1e-3
"""Of two that promise the same, what is not proved is looked at first."""


@compiled
def choose(
    state: Any,
    tree: Any,
    values: Any,
    node: int,
    actor: int,
    setting: Any,
    random: Any,
    numbers: Any,
    floats: Any,
) -> int:
    """The index of the action to follow among those legal; lists, labels and children stay in `numbers`."""
    actions = numbers[ACTIONS]
    labels = numbers[LABELS]
    found = numbers[FOUND]
    count = legal(state, actor, actions)
    tree[node].ways = count
    veiled = False
    for k in range(count):
        labels[k] = actions[k]
        if int(setting.hidden) != 0 and actor != int(setting.me):
            labels[k] = seen(state, actor, int(actions[k]), int(setting.me))
            veiled = veiled or labels[k] != actions[k]
    if veiled:
        k = rollout(state, actor, actions, count, random)
        found[k] = find(tree, node, int(labels[k]))
        return k
    fresh = match(tree, node, labels, count, found)
    if count == 1:
        return 0
    priors = floats[PRIORS]
    if int(setting.puct) != 0 or fresh > 0:
        weigh(state, actor, actions, count, priors)
    if int(setting.puct) != 0:
        return best_puct(tree, values, node, actor, setting, random, found, priors, count)
    if fresh > 0:
        return heaviest_untried(random, found, priors, count)
    return best_uct(tree, values, actor, setting, random, found, count)


@compiled
def match(tree: Any, node: int, labels: Any, count: int, found: Any) -> int:
    """Write the child for each label (ascending), or NONE; returns how many have none."""
    child = int(tree[node].first)
    fresh = 0
    for k in range(count):
        label = int(labels[k])
        while child != NONE and int(tree[child].label) < label:
            child = int(tree[child].next)
        if child != NONE and int(tree[child].label) == label:
            found[k] = child
            tree[child].offered += 1
        else:
            found[k] = NONE
            fresh += 1
    return fresh


@compiled
def heaviest_untried(random: Any, found: Any, priors: Any, count: int) -> int:
    """The untried action with the greatest weight; the generator decides among equals."""
    best = NONE
    alike = 0
    for k in range(count):
        if found[k] == NONE:
            if best == NONE or priors[k] > priors[best]:
                best = k
                alike = 1
            elif priors[k] == priors[best]:
                alike += 1
                if below(random, alike) == 0:
                    best = k
    return best


@compiled
def best_uct(tree: Any, values: Any, actor: int, setting: Any, random: Any, found: Any, count: int) -> int:
    """The action with the greatest upper bound: mean + c * sqrt(ln offered / visits)."""
    best = 0
    alike = 0
    most = 0.0
    for k in range(count):
        child = int(found[k])
        visits = float(tree[child].visits)
        bound = values[child, actor] / visits
        if tree[child].proved == 0:
            bound += setting.exploration * sqrt(log(float(tree[child].offered)) / visits)
        elif bound < setting.high:
            bound -= LESS  # proved and not won: what is still open comes first
        if alike == 0 or bound > most:
            best = k
            most = bound
            alike = 1
        elif bound == most:
            alike += 1
            if below(random, alike) == 0:
                best = k
    return best


@compiled
def best_puct(
    tree: Any,
    values: Any,
    node: int,
    actor: int,
    setting: Any,
    random: Any,
    found: Any,
    priors: Any,
    count: int,
) -> int:
    """The action with the greatest mean + c * prior * sqrt(visits of all) / (1 + visits)."""
    total = 0.0
    visits = 0
    for k in range(count):
        total += priors[k]
        if found[k] != NONE:
            visits += int(tree[int(found[k])].visits)
    untried = 0.0
    if tree[node].visits > 0:
        untried = values[node, actor] / tree[node].visits - setting.unvisited
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
            open_ = tree[child].proved == 0
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
