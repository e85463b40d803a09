"""The most points of a play that begins with a token, worked out from the lines through its space alone.

Nothing is laid to find them: of each line only its length, its sum and its points matter. A play goes on in
one of the two lines through its first token, at either end of it:

- the first token makes a pair with a token of the board, and one of the hand completes the trio;
- or nothing lies beside it in that line, and the second token goes next to it, where it may join a token
  that lies there already;
- the third token goes to either end of the first two.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import beside, filled, fitting_line, is_joker
from parlour.games.triolet.state import (
    DOUBLE,
    FIFTEEN,
    HAND_POINTS,
    LINE,
    REPEAT,
    SIZE,
    SPACE,
    TRIO_POINTS,
    TRIPLE,
    VALUES,
)
from parlour.kernel.compile.decorators import compiled

AGAIN: Final = 35.0
"""What the further play of a repeat space is worth."""
UNPLAYABLE: Final = -1.0e9


class First(NamedTuple):
    """The token that a play begins with: its space, what it is (a joker perhaps), what it stands for."""

    y: int
    x: int
    kind: int
    value: int


@compiled
def cross_points(state: TrioletState, y: int, x: int, dy: int, dx: int, value: int, worth: int) -> float:
    """What a token laid on (y, x) would bring by its line in one direction and its space.

    `UNPLAYABLE` where the line does not allow it. A space counts by its token: whoever knows that another
    line makes a trio of it asks `space_points` himself.
    """
    ahead, ahead_sum = beside(state, y, x, dy, dx)
    behind, behind_sum = beside(state, y, x, -dy, -dx)
    tokens = ahead + behind
    if fitting_line(tokens, ahead_sum + behind_sum) >> value & 1 == 0:
        return UNPLAYABLE
    if tokens == LINE - 1:
        return float(TRIO_POINTS)
    if tokens == 0:
        return 0.0
    points = worth
    if ahead == 1 and not is_joker(state, y + dy, x + dx):
        points += ahead_sum
    if behind == 1 and not is_joker(state, y - dy, x - dx):
        points += behind_sum
    return float(points)


@compiled
def bonus(y: int, x: int, trio: bool, worth: int) -> float:
    """What the space under a token adds, by whether a trio goes through it."""
    kind = int(SPACE[y, x])
    if kind == REPEAT:
        return AGAIN
    if kind != DOUBLE and kind != TRIPLE:
        return 0.0
    return float(kind * (TRIO_POINTS if trio else worth))


@compiled
def best_from(state: TrioletState, seat: int, y: int, x: int, kind: int, value: int) -> float:
    """The most points of a play that begins with a token of the seat's hand on (y, x), which fits there.

    `kind` is what it is (a joker perhaps), `value` what it stands for. No joker follows in thought.
    """
    worth = value if kind < VALUES else 0
    across = cross_points(state, y, x, 0, 1, value, worth)
    down = cross_points(state, y, x, 1, 0, value, worth)
    trio = is_trio(state, y, x, 0, 1) or is_trio(state, y, x, 1, 0)
    best = across + down + bonus(y, x, trio, worth)
    if int(state.tokens) == 0:
        best += worth
    first = First(y, x, kind, value)
    best = max(best, best_along(state, seat, first, 0, 1, down))
    return max(best, best_along(state, seat, first, 1, 0, across))


@compiled
def is_trio(state: TrioletState, y: int, x: int, dy: int, dx: int) -> bool:
    """Whether a token on the empty space (y, x) would make a line of three."""
    ahead, _ = beside(state, y, x, dy, dx)
    behind, _ = beside(state, y, x, -dy, -dx)
    return ahead + behind == LINE - 1


@compiled
def left_over(state: TrioletState, seat: int, value: int, kind: int, other: int) -> bool:
    """Whether the hand still has a token of a value once one of a kind, and one of another, are laid."""
    count = int(state.hands[seat, value])
    if kind == value:
        count -= 1
    if other == value:
        count -= 1
    return count > 0


@compiled
def best_along(state: TrioletState, seat: int, first: First, dy: int, dx: int, crossing: float) -> float:
    """The most points of plays that go on in one direction; `crossing`: what the other line scores."""
    y, x, kind, value = first
    ahead, ahead_sum = beside(state, y, x, dy, dx)
    behind, behind_sum = beside(state, y, x, -dy, -dx)
    there = ahead + behind
    if there >= LINE - 1:
        return UNPLAYABLE
    crosses = is_trio(state, y, x, dx, dy)
    worth = value if kind < VALUES else 0
    best = UNPLAYABLE
    if there == 1:
        wanted = FIFTEEN - value - ahead_sum - behind_sum
        if wanted < 0 or wanted >= VALUES or not left_over(state, seat, wanted, kind, -1):
            return UNPLAYABLE
        own = crossing + bonus(y, x, True, worth) + TRIO_POINTS
        for side in range(2):
            sign = 1 - 2 * side
            steps = 1 + (ahead if side == 0 else behind)
            found = last_of_trio(
                state, y + sign * steps * dy, x + sign * steps * dx, sign * dy, sign * dx, wanted
            )
            best = max(best, own + found)
        return best
    for side in range(2):
        sign = 1 - 2 * side
        best = max(best, best_pair(state, seat, first, sign * dy, sign * dx, crossing, crosses))
    return best


@compiled
def last_of_trio(state: TrioletState, y: int, x: int, dy: int, dx: int, value: int) -> float:
    """What a token that completes the line beyond whose end (y, x) lies scores by its own crossing line."""
    if y < 0 or x < 0 or y >= SIZE or x >= SIZE or filled(state, y, x) or filled(state, y + dy, x + dx):
        return UNPLAYABLE
    crossing = cross_points(state, y, x, abs(dx), abs(dy), value, value)
    return crossing + bonus(y, x, True, value)


@compiled
def best_pair(
    state: TrioletState, seat: int, first: First, dy: int, dx: int, crossing: float, crosses: bool
) -> float:
    """The best play whose second token lies next to the first one, towards (dy, dx)."""
    y, x, kind, value = first
    y2 = y + dy
    x2 = x + dx
    if y2 < 0 or x2 < 0 or y2 >= SIZE or x2 >= SIZE:
        return UNPLAYABLE
    beyond, beyond_sum = beside(state, y2, x2, dy, dx)
    if beyond >= LINE - 1:
        return UNPLAYABLE
    worth = value if kind < VALUES else 0
    best = UNPLAYABLE
    for second in range(FIFTEEN - value - beyond_sum + 1):
        if not left_over(state, seat, second, kind, -1):
            continue
        if beyond == 1 and value + second + beyond_sum != FIFTEEN:
            continue
        their = cross_points(state, y2, x2, abs(dx), abs(dy), second, second)
        if their == UNPLAYABLE:
            continue
        own = crossing + their
        if beyond == 1:
            best = max(best, own + bonus(y, x, True, worth) + bonus(y2, x2, True, second) + TRIO_POINTS)
            continue
        doubled = is_trio(state, y2, x2, dx, dy)
        pair = own + bonus(y, x, crosses, worth) + bonus(y2, x2, doubled, second) + worth + second
        best = max(best, pair)
        third = FIFTEEN - value - second
        if left_over(state, seat, third, kind, second):
            full = own + bonus(y, x, True, worth) + bonus(y2, x2, True, second) + TRIO_POINTS
            if kind < VALUES:
                full += HAND_POINTS
            best = max(best, full + last_of_trio(state, y2 + dy, x2 + dx, dy, dx, third))
            best = max(best, full + last_of_trio(state, y - dy, x - dx, -dy, -dx, third))
    return best
