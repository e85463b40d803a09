"""Players that do not search, and the odds of the next draw, as loops that its game's twin compiles.

Natively and in browsers. A turn is a `THOUGHT` (`search.tree.thinking`), whose seed decides it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.flow import first_due
from parlour.kernel.rng import below, reseed
from parlour.kernel.rules import chance, conceal, guess, legal, play, returns, reveals, scores, turn
from parlour.kernel.solving import is_new, key_of
from parlour.kernel.types import Array, Random, Record
from parlour.search.hooks.evaluate import evaluate
from parlour.search.tree.thinking import DECIDED, FRESH, LONGEST_RUN, MOST_CLOSING, choose_at_random

MOST_POSITIONS: Final = 4000
"""The most positions that a greedy turn visits."""
PLACES: Final = 8192
"""For the keys of positions that were met; a power of two."""
WAYS: Final = 6
"""Ways to finish the turn that are tried, to see whether the odds depend on it."""
WORLDS: Final = 4
"""Deals of the unknown, with moves of others, that are tried; odds that differ between them are unknown."""
MOST_RUNS: Final = 16
"""Runs until the next draw."""

THOUGHTS: Final = 3
"""Turns that `odds` needs: the best, another, one of the others' seats."""
BLANK: Final = LONGEST_RUN + 1
"""Among the records: one of zeros, after the positions on the way through a turn."""
KNOWN: Final = BLANK + 1
WORLD: Final = KNOWN + 1
RECORDS: Final = WORLD + 1
"""How many records there are."""

COUNT: Final = 0
LEFT: Final = 1
FIRST: Final = 2
"""The length of the head of a row of actions: how many there are, and how many are still to be tried."""
VALUES: Final = 3
"""Numbers of a position's value, compared one after the other (`rate`); there is room for two."""
PAIR: Final = 2
"""Rows of odds: outcomes, and weights in lowest terms."""
ODDS: Final = 3 * PAIR
"""The rows for three odds: the result, those after another turn, those in another deal."""


class Room(NamedTuple):
    """Room to play on in: `RECORDS` records, a generator, rows of actions, the weights of a draw."""

    states: Any
    random: Any
    actions: Array
    weights: Array


@compiled
def random_run(thoughts: Any, states: Any, random: Any, actions: Array) -> None:
    """Decide a turn at random; `states[1]` is played on."""
    copy_record(states[0], states[1])
    reseed(random[0], thoughts[0].seed)
    choose_at_random(thoughts[0], states[1], random[0], actions[0])


@compiled
def greedy_run(  # noqa: PLR0913  # exported to pages, which hand over arrays
    thoughts: Any,
    states: Any,
    random: Any,
    actions: Array,
    keys: Array,
    values: Array,
    points: Array,
    results: Array,
    rivals: int,
    sign: int,
) -> None:
    """Decide on the turn with the best value at its end (`rate`); the seed breaks ties.

    Depth-first over all turns in random order, each position once, until `MOST_POSITIONS` are visited.
    `states[0]` is what the seat may know.
    """
    thought = thoughts[0]
    seat, due, depth, met = int(thought.seat), turn(states[0]), 0, 0
    keys[:] = 0
    reseed(random[0], thought.seed)
    _offer(states[0], seat, random[0], actions[0])
    while depth >= 0 and met < MOST_POSITIONS:
        row = actions[depth]
        if row[LEFT] == 0:
            depth -= 1
            continue
        action = int(row[FIRST + row[COUNT] - row[LEFT]])
        row[LEFT] -= 1
        copy_record(states[depth], states[depth + 1])
        play(states[depth + 1], seat, action)
        if not is_new(keys, key_of(states[depth + 1])):
            continue
        met += 1
        ends = turn(states[depth + 1]) != due or _closes(thought, action) or depth + 1 == LONGEST_RUN
        if not ends and not reveals(states[depth], seat, action):
            depth += 1
            _offer(states[depth], seat, random[0], actions[depth])
            continue
        rate(states[depth + 1], seat, rivals, sign, points, results, values[VALUES:])
        if int(thought.length) == 0 or _higher(values[VALUES:], values):
            for k in range(VALUES):
                values[k] = values[VALUES + k]
            thought.length = depth + 1
            for k in range(depth + 1):
                thought.run[k] = actions[k, FIRST + actions[k, COUNT] - actions[k, LEFT] - 1]
    if int(thought.length) == 0:  # no turn ended within the bound
        random_run(thoughts, states, random, actions)
    thought.stage = DECIDED


@compiled
def _offer(state: Record, seat: int, random: Random, row: Array) -> None:
    """Write the legal actions in random order."""
    count = legal(state, seat, row[FIRST:])
    row[COUNT], row[LEFT] = count, count
    for last in range(count - 1, 0, -1):
        other = below(random, last + 1)
        action = row[FIRST + last]
        row[FIRST + last] = row[FIRST + other]
        row[FIRST + other] = action


@compiled
def _closes(thought: Any, action: int) -> bool:
    for k in range(MOST_CLOSING):  # noqa: SIM110 # numba compiles no generators
        if int(thought.closing[k]) == action:
            return True
    return False


@compiled
def rate(state: Record, seat: int, rivals: int, sign: int, points: Array, results: Array, out: Array) -> None:
    """Write how good a position is for a seat, as numbers that are compared one after the other.

    The result, if the game is over; the lead over the best of the `rivals`, a bit mask, where `sign` is -1 if
    less is better; what the game's bots think of what the seat may know (`search.hooks.evaluate`).
    """
    out[0] = 0.0
    if turn(state) == OVER:
        returns(state, results)
        out[0] = results[seat]
    scores(state, points)
    lead = sign * int(points[seat])
    best, some = 0, False
    for other in range(len(points)):
        if rivals >> other & 1 and (not some or sign * int(points[other]) > best):
            best, some = sign * int(points[other]), True
    out[1] = lead - best
    out[2] = evaluate(state, seat)


@compiled
def _higher(one: Array, other: Array) -> bool:
    for k in range(VALUES):
        if one[k] != other[k]:
            return bool(one[k] > other[k])
    return False


@compiled
def odds(  # noqa: PLR0913  # exported to pages, which hand over arrays
    thoughts: Any,
    states: Any,
    random: Any,
    actions: Array,
    keys: Array,
    values: Array,
    points: Array,
    results: Array,
    rivals: int,
    sign: int,
    draws: Array,
    weights: Array,
) -> int:
    """Find the odds of the pending draw, or of the next after the turn of the seat of `thoughts[0]`.

    Writes the outcomes and their weights in lowest terms into the first two rows of `draws`, and returns how
    many there are: none where another seat acts before it on what this one cannot know. The turn that they
    apply to, if another would change them, is left in `thoughts[0]`.
    """
    best, other = thoughts[0], thoughts[1:]
    seat = int(best.seat)
    if turn(states[0]) == CHANCE:
        return _drawn(states[0], actions[0], weights, draws)
    greedy_run(thoughts, states, random, actions, keys, values, points, results, rivals, sign)
    room = Room(states, random, actions, weights)
    count = _after(best, thoughts[2], room, draws)
    for seed in range(WAYS):
        if count > 0:
            _ask(other[0], seat, seed)
            random_run(other, states, random, actions)
            other_count = _after(other[0], thoughts[2], room, draws[PAIR:])
            if other_count > 0 and not _same(draws, count, draws[PAIR:], other_count):
                return count
    best.length = 0
    return count


@compiled
def _ask(thought: Any, seat: int, seed: int) -> None:
    """Ask for a turn."""
    thought.seat = seat
    thought.seed = seed
    thought.stage = FRESH
    thought.length = 0


@compiled
def _after(thought: Any, others: Any, room: Room, draws: Array) -> int:
    """Find the odds once the seat has played a turn and the others who are due now have finished too.

    None if they differ between deals that are possible for the seat.
    """
    count = _in_a_world(thought, others, 0, room, draws)
    for seed in range(1, WORLDS):
        more = len(draws) - PAIR
        other_count = _in_a_world(thought, others, seed, room, draws[more:])
        if not _same(draws, count, draws[more:], other_count):
            return 0
    return count


@compiled
def _in_a_world(thought: Any, others: Any, seed: int, room: Room, draws: Array) -> int:
    """Find the odds in one deal of what the seat does not know."""
    states, random, actions, weights = room
    world, known, seat = states[WORLD], states[KNOWN], int(thought.seat)
    copy_record(states[0], world)
    _ask(others, seat, seed)
    reseed(random[0], others.seed)
    guess(world, seat, random[0])
    now = turn(world)
    for k in range(int(thought.length)):
        play(world, seat, int(thought.run[k]))
    for _ in range(MOST_RUNS):
        due = turn(world)
        copy_record(states[BLANK], known)
        if due == CHANCE:
            conceal(world, seat, known)
            return _drawn(known, actions[0], weights, draws)
        if due <= 0 or due & ~now != 0:
            return 0
        who = first_due(due)
        conceal(world, who, known)
        _ask(others, who, seed)
        reseed(random[0], others.seed)
        choose_at_random(others, known, random[0], actions[0])
        for k in range(int(others.length)):
            play(world, who, int(others.run[k]))
    return 0


@compiled
def _drawn(known: Record, outcomes: Array, weights: Array, draws: Array) -> int:
    """Write the outcomes of a draw and their weights in lowest terms; return how many there are."""
    count = chance(known, outcomes, weights)
    divisor = 0
    for k in range(count):
        divisor = _common(divisor, int(weights[k]))
    for k in range(count):
        draws[0, k] = outcomes[k]
        draws[1, k] = weights[k] // divisor
    return count


@compiled
def _common(a: int, b: int) -> int:
    """Return the greatest common divisor."""
    while b != 0:
        rest = a % b
        a = b
        b = rest
    return a


@compiled
def _same(some: Array, count: int, others: Array, other_count: int) -> bool:
    if count != other_count:
        return False
    for row in range(PAIR):
        for k in range(count):
            if some[row, k] != others[row, k]:
                return False
    return True
