"""Tree search over any game's rules, as loops that its twin compiles (`kernel.compile.twin`).

One tree serves open games and hidden hands, for any number of seats:

- A node is what the searching seat (`me`) knows: an edge is labelled by what it is told of an action
(`seen`). Its own actions and draws are distinct; another seat's hidden draw is one edge.
- Each simulation starts from the root as the seat sees it, with the unknown dealt at random (`guess`):
  information-set search from one seat's point of view (Cowling, Powley and Whitehouse 2012). In an open game
  there is nothing to deal, which gives plain tree search.
- A draw is a node of its own; its children are drawn by their exact weights.
- Values are vectors, one number per seat; the actor maximises its own, which covers teams and three seats.
- If several seats are due at once, `me` comes first and the others follow in order. They cannot exploit what
they may not know: what `me` cannot distinguish is one edge, in which the others play as in `rollout`.
- In open games, without a draw in between, won and lost positions are proved (Winands, Björnsson, Saito
2008).

All memory is allocated in advance (`search.tree.arrays`), and the GIL is released.
"""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.flow import draw, first_due
from parlour.kernel.rng import pick
from parlour.kernel.rules import chance, guess, legal, play, returns, seen, turn
from parlour.kernel.types import Array, Random, Record
from parlour.search.hooks.estimate import estimate
from parlour.search.hooks.horizon import horizon
from parlour.search.hooks.rollout import rollout
from parlour.search.tree.nodes import (
    NONE,
    PROVED,
    ROOT,
    SOME,
    WHOLE,
    add,
    child_at,
    note,
    place,
)
from parlour.search.tree.selection import (
    ACTIONS,
    FOUND,
    LABELS,
    OUTCOMES,
    VALUE,
    TreeSearch,
    best_of_all,
    choose,
)


@compiled
def simulate(  # noqa: PLR0913  # exported to pages, which hand over arrays
    roots: Any,
    states: Array,
    tree: Array,
    values: Array,
    facts: Array,
    settings: Any,
    randoms: Array,
    numbers: Array,
    floats: Array,
    weights: Array,
    path: Array,
    count: int,
) -> int:
    """Run `count` simulations from `roots[0]`, a record as `me` sees it; fewer if the root is proved.

    `states` holds one record, `path` a line through the tree. Returns how many ran.
    """
    setting = settings[0]
    random = randoms[0]
    is_open = int(setting.hidden) == 0
    seats = int(setting.seats)
    value = floats[VALUE, :seats]
    search = TreeSearch(tree, values, setting, random, numbers, floats)
    for done in range(count):
        if int(tree[int(facts[ROOT])].known) == PROVED:
            return done
        states[0] = roots[0]
        state = states[0]
        guess(state, int(setting.me), random)
        length = descend(search, state, facts, weights, path)
        leaf = int(path[length - 1])
        if int(tree[leaf].known) == PROVED and int(tree[leaf].visits) > 0:
            for seat in range(seats):
                value[seat] = values[leaf, seat] / int(tree[leaf].visits)
        elif finish(state, setting, random, numbers, weights, value) and is_open:
            tree[leaf].known = PROVED
        for k in range(length):
            node = int(path[k])
            tree[node].visits += 1
            for seat in range(seats):
                values[node, seat] += value[seat]
            note(tree, values, node, setting.high)
        if is_open and int(tree[leaf].known) == PROVED:
            prove(tree, values, setting, path, length)
    return count


@compiled
def descend(search: TreeSearch, state: Record, facts: Array, weights: Array, path: Array) -> int:
    """Play `state` down the tree to a new node, the end, or a proved node; writes the nodes to `path`."""
    tree, values, setting, random, numbers, _ = search
    node = int(facts[ROOT])
    path[0] = node
    length = 1
    while length < path.shape[0]:
        due = int(turn(state))
        if due == OVER or int(tree[node].known) == PROVED:
            break
        actor = CHANCE
        ways = 0
        if due == CHANCE:
            count = chance(state, numbers[OUTCOMES], weights)
            action = int(numbers[OUTCOMES, pick(random, weights, count)])
            label = action
            if int(setting.hidden) != 0:
                label = int(seen(state, CHANCE, action, int(setting.me)))
            child = child_at(tree, node, place(tree, node, label), label)
        else:
            actor = acting(due, int(setting.me))
            if int(tree[node].known) == WHOLE and int(setting.puct) == 0:
                child = best_of_all(tree, node, setting.exploration)
                action = label = int(tree[child].label)
            else:
                ways = legal(state, actor, numbers[ACTIONS])
                k = choose(search, state, node, actor, ways)
                action = int(numbers[ACTIONS, k])
                label = int(numbers[LABELS, k])
                child = int(numbers[FOUND, k])
        play(state, actor, action)
        is_new = child == NONE
        if is_new:
            child = add(tree, values, facts, node, place(tree, node, label), actor, label)
            if child == NONE:
                break  # no memory left: play on from here
            if int(setting.hidden) == 0:
                if int(tree[node].count) == ways:
                    tree[node].known = WHOLE
            elif int(setting.puct) == 0:
                values[child, int(setting.seats)] = 1.0  # it was available, and is chosen
        node = child
        path[length] = node
        length += 1
        if is_new:
            break
    return length


@compiled
def acting(due: int, me: int) -> int:
    """The first to act of those due: `me`, else the lowest seat."""
    if due >> me & 1:
        return me
    return first_due(due)


@compiled
def finish(state: Record, setting: Any, random: Random, numbers: Array, weights: Array, out: Array) -> bool:
    """Play out a leaf as far as the game says and write its value; returns whether the leaf is terminal."""
    if int(turn(state)) == OVER:
        returns(state, out)
        return True
    for _ in range(min(int(horizon(state)), int(setting.bound))):
        due = int(turn(state))
        if due == OVER:
            break
        if due == CHANCE:
            draw(state, random, numbers[OUTCOMES], weights)
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
def prove(tree: Array, values: Array, setting: Any, path: Array, length: int) -> None:
    """Propagate proofs from a leaf: a node is proved by one winning child, or if all children are known."""
    for k in range(length - 1, 0, -1):
        child = int(path[k])
        parent = int(path[k - 1])
        actor = int(tree[child].actor)
        if actor == CHANCE:
            return
        best = child
        if values[child, actor] < setting.high * int(tree[child].visits):
            if int(tree[parent].known) == SOME:
                return
            first = int(tree[parent].first)
            for other in range(first, first + int(tree[parent].count)):
                if int(tree[other].known) != PROVED:
                    return
                here = values[other, actor] * int(tree[best].visits)
                if here > values[best, actor] * int(tree[other].visits):
                    best = other
        tree[parent].known = PROVED
        for seat in range(int(setting.seats)):
            values[parent, seat] = values[best, seat] / int(tree[best].visits) * int(tree[parent].visits)
        note(tree, values, parent, setting.high)
