"""A whole turn of a level that searches, as loops that its game's twin compiles: natively and for browsers.

A `THOUGHT` goes through slips, the smaller game of `narrow`, the game's own `solve`, then one search per
action of the turn. `think` does a piece of it, so that its caller can look at a clock; the same seed gives
the same turn however it is cut into pieces, unless it is cut short.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below, bits, reseed, reseed_for
from parlour.kernel.rules import legal, play, reveals, turn
from parlour.kernel.solving import AGAIN, ANY
from parlour.kernel.types import Array, Random
from parlour.search.hooks.narrow import narrow
from parlour.search.hooks.solve import solve
from parlour.search.tree.nodes import (
    BLOCK,
    FACTS,
    MADE,
    NODE,
    NONE,
    PROVED,
    ROOT,
    USED,
    child_at,
    clear,
    keep,
    place,
)
from parlour.search.tree.selection import ACTIONS, FLOATS, FOUND, LABELS, NUMBERS, SETTINGS, VALUE
from parlour.search.tree.simulate import simulate

LONGEST_RUN: Final = 64
"""The most actions in one run; the rest of a turn is another run."""
MOST_CLOSING: Final = 8
"""Actions of a game that close a turn, at most."""
AFTER_FIRST: Final = 4
"""An action after the first gets this part of the simulations, minus those in the tree already."""
LEAST: Final = 64
"""Simulations where the time is up before any."""
SLIPS: Final = 1
"""The stream of random numbers for slips, independent of the search's own."""
ONE: Final = 2.0**32

FRESH: Final = 0
SOLVING: Final = 1
SEARCHING: Final = 2
DECIDED: Final = 3
"""The stages of a turn."""
BY_SEARCH: Final = 0
BY_CHANCE: Final = 1
BY_SOLVER: Final = 2
"""How a turn was decided."""

THOUGHT: Final = np.dtype(
    [
        # what is asked
        ("seed", np.uint64),
        ("slip", np.float64),  # the share of turns played at random
        ("low", np.float64),  # the minimal return
        ("simulations", np.int64),  # for the first action
        ("effort", np.int64),  # of the solver, in milliseconds of a common processor; 0: it is not asked
        ("avoid", np.int64),  # an action that the solver's run must not begin with, or ANY
        ("seat", np.int64),
        ("closing", np.int32, (MOST_CLOSING,)),  # the game's own, padded with ANY
        # where it stands
        ("stage", np.int64),
        ("left", np.int64),  # simulations still to run for the present action; -1: it is not begun
        ("by", np.int64),  # how it was decided: BY_SEARCH, BY_CHANCE, BY_SOLVER
        ("second", np.int64),  # the next best first action by the search, or ANY
        ("length", np.int64),
        ("run", np.int32, (LONGEST_RUN,)),
    ]
)
"""One turn of a seat, being thought about."""

VISITS: Final = LABELS
PROOFS: Final = FOUND
SUMS: Final = VALUE
"""Rows of the simulations' own arrays, in use while an action is chosen."""


@compiled
def think(  # noqa: PLR0913  # exported to pages, which hand over arrays
    thoughts: Any,
    works: Any,
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
) -> bool:
    """Think on for at most `count` simulations, or a piece of the solver's work; whether the turn is decided.

    A `count` of 0 decides it now. `roots[0]`, the position as the seat sees it, is played on.
    """
    thought = thoughts[0]
    begin(thought, roots[0], settings[0], randoms[0], numbers[ACTIONS])
    if int(thought.stage) == SOLVING:
        ask_solver(thought, roots[0], works[0], count == 0)
        return int(thought.stage) == DECIDED
    left = count
    while int(thought.stage) == SEARCHING:
        root = int(facts[ROOT])
        if int(thought.left) < 0:
            thought.left = wanted(thought, int(tree[root].visits))
        choices = legal(roots[0], int(thought.seat), numbers[ACTIONS])
        if choices > 1:
            piece = min(int(thought.left), left)
            if count == 0:
                piece = LEAST if int(tree[root].visits) == 0 else 0
            ran = simulate(
                roots, states, tree, values, facts, settings, randoms, numbers, floats, weights, path, piece
            )
            left -= piece
            thought.left -= piece
            if ran == piece and int(thought.left) > 0 and count > 0:
                return False
        choices = offered(thought, roots[0], numbers, floats)
        tally(thought, tree, values, facts, numbers, floats, choices)
        decide(thought, roots[0], settings[0], numbers, floats, choices)
        step(tree, values, facts, int(thought.run[int(thought.length) - 1]))
    return int(thought.stage) == DECIDED


@compiled
def begin(thought: Any, root: Any, setting: Any, random: Random, actions: Array) -> None:
    """The first stage: a turn at random, or the start of the solver or the search."""
    if int(thought.stage) != FRESH:
        return
    thought.left = -1
    thought.second = ANY
    reseed_for(random, thought.seed, SLIPS)
    if thought.slip > 0.0 and float(np.int64(bits(random))) < thought.slip * ONE:
        thought.by = BY_CHANCE
        choose_at_random(thought, root, random, actions)
        return
    reseed(random, thought.seed)
    seats = narrow(root, int(thought.seat))
    if seats > 0:
        thought.seat = 0
        setting.me = 0
        setting.seats = seats
    thought.stage = SEARCHING
    if int(thought.effort) > 0:
        thought.stage = SOLVING


@compiled
def choose_at_random(thought: Any, root: Any, random: Random, actions: Array) -> None:
    """A turn of legal actions with equal odds."""
    while int(thought.stage) != DECIDED:
        count = legal(root, int(thought.seat), actions)
        append(thought, root, int(actions[below(random, count)]))


@compiled
def ask_solver(thought: Any, root: Any, work: Any, hurry: bool) -> None:
    """A piece of the solver's work; what it leaves alone is searched."""
    effort = int(thought.effort)
    if hurry:
        effort = 0
    found = solve(root, int(thought.seat), int(thought.avoid), thought.seed, effort, work, thought.run[:])
    if found > 0:
        thought.length = found
        thought.by = BY_SOLVER
        thought.stage = DECIDED
    elif found != AGAIN or hurry:
        thought.stage = SEARCHING


@compiled
def wanted(thought: Any, visits: int) -> int:
    """Simulations for the present action, of whose position the tree has seen some already."""
    if int(thought.length) == 0:
        return int(thought.simulations)
    most = int(thought.simulations) // AFTER_FIRST
    if visits == 0:
        return max(LEAST, most)
    return max(0, most - visits)


@compiled
def offered(thought: Any, root: Any, numbers: Array, floats: Array) -> int:
    """Write the legal actions of the seat, with no votes for any yet, and return how many."""
    count = legal(root, int(thought.seat), numbers[ACTIONS])
    for k in range(count):
        numbers[VISITS, k] = 0
        numbers[PROOFS, k] = 0
        floats[SUMS, k] = 0.0
    return count


@compiled
def tally(
    thought: Any, tree: Array, values: Array, facts: Array, numbers: Array, floats: Array, choices: int
) -> None:
    """Add what a tree says of each action that is offered: visits, sums of the seat's values, proofs."""
    root = int(facts[ROOT])
    k = 0
    for child in range(int(tree[root].first), int(tree[root].first) + int(tree[root].count)):
        while k < choices and numbers[ACTIONS, k] < tree[child].label:
            k += 1
        if k < choices and numbers[ACTIONS, k] == tree[child].label:
            numbers[VISITS, k] += tree[child].visits
            floats[SUMS, k] += values[child, int(thought.seat)]
            if int(tree[child].known) == PROVED:
                numbers[PROOFS, k] = 1


@compiled
def decide(thought: Any, root: Any, setting: Any, numbers: Array, floats: Array, choices: int) -> None:
    """Play the best of the actions that are offered: won, then not lost, then by visits and by value."""
    best = 0
    second = ANY
    for k in range(1, choices):
        if better(k, best, thought, setting, numbers, floats):
            second = best
            best = k
        elif second == ANY or better(k, second, thought, setting, numbers, floats):
            second = k
    if int(thought.length) == 0 and second != ANY and int(numbers[VISITS, second]) > 0:
        thought.second = numbers[ACTIONS, second]
    append(thought, root, int(numbers[ACTIONS, best]))


@compiled
def better(k: int, other: int, thought: Any, setting: Any, numbers: Array, floats: Array) -> bool:
    """Whether one action ranks before another; of equal ones the lower number."""
    one = class_of(k, thought, setting, numbers, floats)
    two = class_of(other, thought, setting, numbers, floats)
    if one != two:
        return one > two
    if numbers[VISITS, k] != numbers[VISITS, other]:
        return bool(numbers[VISITS, k] > numbers[VISITS, other])
    mine = floats[SUMS, k] / max(1, int(numbers[VISITS, k]))
    theirs = floats[SUMS, other] / max(1, int(numbers[VISITS, other]))
    return bool(mine > theirs or (mine == theirs and k < other))


@compiled
def class_of(k: int, thought: Any, setting: Any, numbers: Array, floats: Array) -> int:
    """3 for an action that is proved to win, 2 for any other that was tried, 1 if untried, 0 if it loses."""
    visits = int(numbers[VISITS, k])
    if visits == 0:
        return 1
    mean = floats[SUMS, k] / visits
    if numbers[PROOFS, k] != 0 and mean >= setting.high:
        return 3
    if numbers[PROOFS, k] != 0 and mean <= thought.low:
        return 0
    return 2


@compiled
def append(thought: Any, root: Any, action: int) -> None:
    """Play an action of the turn, and end the turn with it or go on."""
    due = turn(root)
    revealed = reveals(root, int(thought.seat), action)
    play(root, int(thought.seat), action)
    at = int(thought.length)
    thought.run[at] = action
    thought.length = at + 1
    thought.left = -1
    ended = revealed or at + 1 == LONGEST_RUN or turn(root) != due
    for k in range(MOST_CLOSING):
        if int(thought.closing[k]) == action:
            ended = True
    if ended:
        thought.stage = DECIDED


@compiled
def step(tree: Array, values: Array, facts: Array, label: int) -> None:
    """Go down to a child of the root, which becomes the root; an empty tree if there is none."""
    root = int(facts[ROOT])
    child = child_at(tree, root, place(tree, root, label), label)
    if child == NONE:
        forget(tree, values, facts)
    else:
        facts[ROOT] = child


@compiled
def forget(tree: Array, values: Array, facts: Array) -> None:
    """Empty a tree."""
    for k in range(FACTS):
        facts[k] = 0
    facts[USED] = BLOCK
    facts[MADE] = 1
    clear(tree, values, 0)


@compiled
def follow(tree: Array, facts: Array, way: Any, me: int, narrowed: int) -> int:
    """The node at the end of a sequence of seen entries (actor, action) from the root on, or NONE.

    In a game that was `narrowed` the others' entries do not occur, and the seat `me` is the first.
    """
    node = int(facts[ROOT])
    for k in range(way.shape[0]):
        actor = int(way[k, 0])
        label = int(way[k, 1])
        if narrowed != 0:
            if (actor >= 0 and actor != me) or (actor == CHANCE and label >= SEAT_DRAW):
                continue
            if actor == me:
                actor = 0
        if actor < CHANCE:
            return NONE  # a referee's call, which is not in the tree
        node = child_at(tree, node, place(tree, node, label), label)
        if node == NONE or int(tree[node].actor) != actor:
            return NONE
    return node


def warm(states: Array, randoms: Array, works: Any) -> None:
    """Compile it all, by thinking about a turn that is decided."""
    tree = np.zeros(1, NODE).view(np.recarray)
    values = np.zeros((1, 1), np.float64)
    settings = np.zeros(1, SETTINGS).view(np.recarray)
    thoughts = np.zeros(1, THOUGHT).view(np.recarray)
    thoughts[0].stage = DECIDED
    facts = np.zeros(FACTS, np.int64)
    numbers = np.zeros((NUMBERS, 1), np.int32)
    floats = np.zeros((FLOATS, 1), np.float64)
    weights = np.zeros(1, np.int64)
    path = np.zeros(1, np.int32)
    search = (states, states, tree, values, facts, settings, randoms, numbers, floats, weights, path)
    simulate(*search, 0)
    think(thoughts, works, *search, 0)
    clear(tree, values, 0)
    keep(tree, values, facts, 0, tree.copy(), values.copy(), np.zeros(BLOCK, np.int32))
    follow(tree, facts, np.zeros((0, 2), np.int32), 0, 0)


__all__ = ["THOUGHT", "follow", "forget", "keep", "simulate", "step", "tally", "think"]
