"""The end of a game for two with an empty bag: nothing is hidden or drawn then, so all plays are looked at.

What is sought is the best margin, points of one seat less those of the other, which is also the best result.
Alpha-beta over single actions, the plays with most points first; each position at the beginning of a turn is
looked at once, whatever the order in which its tokens were laid. `endgame` asks.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.triolet.bots.leaf import promise
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules import play, turn
from parlour.games.triolet.rules.actions import legal
from parlour.games.triolet.state import END, JOKER, PLACE_JOKER, VALUES
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.solving import hash_combine, insert_ranked
from parlour.kernel.types import Array

SEATS: Final = 2
DEEPEST: Final = 64
"""Actions from the first one on: six tokens are laid and their plays ended, with passes in between."""
ENDLESS: Final = 1 << 14
"""More than any margin."""
NOWHERE: Final = -1
HAND_BITS: Final = 2
SKIP_BITS: Final = 8

ENTRY: Final = np.dtype(
    [
        ("digest", np.uint64),
        ("low", np.int16),  # the margin still to come is at least this …
        ("high", np.int16),  # … and at most this
        ("spare", np.int32),
    ]
)
"""What is known of a position at the beginning of a turn."""

EMPTY: Final = np.uint64(0x9E3779B97F4A7C15)
"""The fingerprint of the board from which the first action is sought."""
_LAID: Final = np.uint64(0xC2B2AE3D27D4EB4F)


class MarginSearch(NamedTuple):
    """What looking for a margin works on: a line of positions, a table, room for the actions of each."""

    states: Any
    table: Any
    actions: Array
    ranks: Array
    budget: Any
    """What may still be looked at; once it is below 0, answers mean nothing."""


@compiled
def with_token(board: Any, action: int) -> Any:
    """The fingerprint of a board after an action; the order in which tokens are laid does not matter."""
    if action < END or action >= PLACE_JOKER:
        return board ^ hash_combine(_LAID, action)
    return board


@compiled
def digest_of_turn(state: TrioletState, board: Any) -> Any:
    """The fingerprint of a position at the beginning of a turn: board, hands, whose turn it is, skips.

    What lies on the board and in one hand tells what is in the other.
    """
    hand = 0
    for value in range(VALUES):
        hand = (hand << HAND_BITS) | int(state.hands[0, value])
    whose = (int(state.hands[0, JOKER]) << HAND_BITS) + 2 * int(state.mover) + int(state.extra)
    whose = (((whose << SKIP_BITS) + int(state.skips)) << SKIP_BITS) + int(state.passes)
    return hash_combine(hash_combine(board, hand), whose)


@compiled
def lead(state: TrioletState, seat: int) -> int:
    """A seat's points less those of the other."""
    return int(state.scores[seat]) - int(state.scores[1 - seat])


@compiled
def sorted_actions(state: TrioletState, seat: int, actions: Array, ranks: Array) -> int:
    """The legal actions, beginnings of plays with most points first; how many."""
    count = legal(state, seat, actions)
    for k in range(count):
        action = int(actions[k])
        insert_ranked(actions, ranks, k, action, promise(state, seat, action))
    return count


@compiled
def margin(search: MarginSearch, at: int, board: Any, seat: int, low: int, high: int) -> int:
    """The margin that a seat still gains from position `at` of the line on when both play their best.

    Exact between `low` and `high`, else a bound beyond them. `board` is the fingerprint of what has been laid
    so far.
    """
    states, table, actions, ranks, budget = search
    state = states[at]
    if int(turn(state)) == OVER:
        return 0
    budget[0] -= 1
    if budget[0] < 0:
        return 0
    place = NOWHERE
    digest = board
    if int(state.placed) == 0:
        digest = digest_of_turn(state, board)
        place = int(digest & np.uint64(table.shape[0] - 1))
        if table[place].digest == digest:
            if int(table[place].low) >= high or int(table[place].low) == int(table[place].high):
                return int(table[place].low)
            if int(table[place].high) <= low:
                return int(table[place].high)
    mover = int(state.mover)
    best = -ENDLESS if mover == seat else ENDLESS
    floor = low
    ceiling = high
    count = sorted_actions(state, mover, actions[at], ranks[at])
    for k in range(count):
        action = int(actions[at, k])
        states[at + 1] = states[at]
        play(states[at + 1], mover, action)
        gain = lead(states[at + 1], seat) - lead(state, seat)
        after = with_token(board, action)
        found = gain + margin(search, at + 1, after, seat, floor - gain, ceiling - gain)
        if mover == seat:
            best = max(best, found)
            floor = max(floor, found)
        else:
            best = min(best, found)
            ceiling = min(ceiling, found)
        if floor >= ceiling:
            break
    if place != NOWHERE and budget[0] >= 0:
        keep(table[place], digest, best, low, high)
    return best


@compiled
def keep(entry: Any, digest: Any, best: int, low: int, high: int) -> None:
    """Note what was found between two bounds; another position that was kept there is forgotten."""
    if entry.digest != digest:
        entry.digest = digest
        entry.low = -ENDLESS
        entry.high = ENDLESS
    if best > low:
        entry.low = max(int(entry.low), best)
    if best < high:
        entry.high = min(int(entry.high), best)
