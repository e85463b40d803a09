"""Tree search over any game's rules, as loops that its twin compiles (`kernel.twin`).

One tree serves open games and hidden hands, for any number of seats:

- A node is what the searching seat (`me`) knows: an edge is labelled by what it is told of an action
  (`seen`). Its own actions and draws are told apart, another's hidden draw is one edge.
- Each simulation begins with the root as the seat sees it and a deal of the unknown (`guess`):
  information-set search from one seat's point of view (Cowling, Powley and Whitehouse 2012). In an open game
  there is nothing to deal, and it is plain tree search.
- A draw is a node of its own; its children are drawn by their exact weights.
- Values are vectors, one number a seat; who acts maximises its own: teams and three seats need nothing more.
- When several seats are due at once, `me` comes first and the others follow in order. They cannot use what
  they may not know: what `me` cannot tell apart is one edge, in which the others play as in `rollout`.
- In open games, with no draw in between, won and lost positions are proved (Winands, Björnsson, Saito 2008).

All memory is made before (`search.memory`); nothing is allocated, and the interpreter's lock is not held.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

import numpy as np

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compiled import compiled
from parlour.kernel.rng import below, pick
from parlour.kernel.rules import chance, guess, legal, play, returns, seen, turn
from parlour.search.hooks.estimate import estimate
from parlour.search.hooks.horizon import horizon
from parlour.search.hooks.rollout import rollout
from parlour.search.hooks.weigh import weigh

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

USED: Final = 0
ROOT: Final = 1
FACTS: Final = 2
"""What `facts` holds: the nodes in use, and which is the root."""

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


@compiled
def simulate(
    roots: Any,
    states: Any,
    tree: Any,
    values: Any,
    facts: Any,
    settings: Any,
    randoms: Any,
    numbers: Any,
    floats: Any,
    weights: Any,
    path: Any,
    count: int,
) -> int:
    """Run `count` simulations from `roots[0]`, a record as `me` sees it; fewer when the root is proved.

    `states` is room for one record; `path` for a line through the tree. Returns how many there were.
    """
    setting = settings[0]
    random = randoms[0]
    me = int(setting.me)
    seats = values.shape[1]
    value = floats[VALUE]
    for done in range(count):
        if tree[int(facts[ROOT])].proved != 0:
            return done
        states[0] = roots[0]
        state = states[0]
        guess(state, me, random)
        length = descend(state, tree, values, facts, setting, random, numbers, floats, weights, path)
        leaf = int(path[length - 1])
        if tree[leaf].proved != 0 and tree[leaf].visits > 0:
            for seat in range(seats):
                value[seat] = values[leaf, seat] / tree[leaf].visits
        elif finish(state, setting, random, numbers, weights, value[:seats]) and int(setting.hidden) == 0:
            tree[leaf].proved = 1
        for k in range(length):
            node = int(path[k])
            tree[node].visits += 1
            for seat in range(seats):
                values[node, seat] += value[seat]
        if int(setting.hidden) == 0 and tree[leaf].proved != 0:
            prove(tree, values, setting, path, length)
    return count


@compiled
def descend(
    state: Any,
    tree: Any,
    values: Any,
    facts: Any,
    setting: Any,
    random: Any,
    numbers: Any,
    floats: Any,
    weights: Any,
    path: Any,
) -> int:
    """Play `state` down the tree to a new node, the end, or what is proved; the nodes met lie in `path`."""
    node = int(facts[ROOT])
    me = int(setting.me)
    path[0] = node
    length = 1
    while length < path.shape[0]:
        due = int(turn(state))
        if due == OVER or tree[node].proved != 0:
            break
        if due == CHANCE:
            actor = CHANCE
            count = chance(state, numbers[OUTCOMES], weights)
            action = int(numbers[OUTCOMES, pick(random, weights, count)])
            label = action
            if int(setting.hidden) != 0:
                label = int(seen(state, CHANCE, action, me))
            child = find(tree, node, label)
        else:
            actor = acting(due, me)
            k = choose(state, tree, values, node, actor, setting, random, numbers, floats)
            action = int(numbers[ACTIONS, k])
            label = int(numbers[LABELS, k])
            child = int(numbers[FOUND, k])
        play(state, actor, action)
        is_new = child == NONE
        if is_new:
            child = add(tree, values, facts, node, actor, label)
            if child == NONE:
                break  # no memory left: play on from here
        node = child
        path[length] = node
        length += 1
        if is_new:
            break
    return length


@compiled
def acting(due: int, me: int) -> int:
    """Who acts first of those due: `me`, else the lowest seat."""
    if due >> me & 1:
        return me
    seat = 0
    while due >> seat & 1 == 0:
        seat += 1
    return seat


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


LESS: Final = 1e-3
"""Of two that promise the same, what is not proved is looked at first."""


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
def finish(state: Any, setting: Any, random: Any, numbers: Any, weights: Any, out: Any) -> bool:
    """Play a leaf on as far as the game says and write what comes out; whether the leaf itself is the end."""
    if int(turn(state)) == OVER:
        returns(state, out)
        return True
    for _ in range(min(int(horizon(state)), int(setting.bound))):
        due = int(turn(state))
        if due == OVER:
            break
        if due == CHANCE:
            count = chance(state, numbers[OUTCOMES], weights)
            play(state, CHANCE, int(numbers[OUTCOMES, pick(random, weights, count)]))
        else:
            seat = acting(due, int(setting.me))
            count = legal(state, seat, numbers[ACTIONS])
            k = 0
            if count > 1:
                k = rollout(state, seat, numbers[ACTIONS], count, random)
            play(state, seat, int(numbers[ACTIONS, k]))
    if int(turn(state)) == OVER:
        returns(state, out)
    else:
        estimate(state, out)
    return False


@compiled
def prove(tree: Any, values: Any, setting: Any, path: Any, length: int) -> None:
    """A proved leaf may prove its parent, and so on: won by one child, or all children known."""
    for k in range(length - 1, 0, -1):
        child = int(path[k])
        parent = int(path[k - 1])
        actor = int(tree[child].actor)
        if actor == CHANCE:
            return
        best = child
        if values[child, actor] < setting.high * tree[child].visits:
            known = 0
            other = int(tree[parent].first)
            while other != NONE:
                if tree[other].proved == 0:
                    return
                known += 1
                if values[other, actor] * tree[best].visits > values[best, actor] * tree[other].visits:
                    best = other
                other = int(tree[other].next)
            if known < int(tree[parent].ways):
                return
        tree[parent].proved = 1
        for seat in range(values.shape[1]):
            values[parent, seat] = values[best, seat] / tree[best].visits * tree[parent].visits


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


def warm(states: Any, randoms: Any) -> None:
    """Have the search compiled, by calling it for no simulations."""
    tree = np.zeros(1, NODE).view(np.recarray)
    values = np.zeros((1, 1), np.float64)
    settings = np.zeros(1, SETTINGS).view(np.recarray)
    facts = np.zeros(FACTS, np.int64)
    numbers = np.zeros((NUMBERS, 1), np.int32)
    floats = np.zeros((FLOATS, 1), np.float64)
    weights = np.zeros(1, np.int64)
    path = np.zeros(1, np.int32)
    simulate(states, states, tree, values, facts, settings, randoms, numbers, floats, weights, path, 0)
    clear(tree, values, 0)
    keep(tree, values, facts, 0, tree.copy(), values.copy(), path)
