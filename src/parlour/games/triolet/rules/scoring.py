"""What a play scores."""

from __future__ import annotations

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import beside, filled, is_joker, value_at
from parlour.games.triolet.state import (
    DOUBLE,
    FIFTEEN,
    HAND,
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


@compiled
def worth(state: TrioletState, y: int, x: int) -> int:
    """What a token counts where no trio is made: its value; a joker counts nothing."""
    if is_joker(state, y, x):
        return 0
    return value_at(state, y, x)


@compiled
def line_length(state: TrioletState, y: int, x: int, dy: int, dx: int) -> int:
    """How many tokens stand in the line through a filled cell."""
    ahead, _ = beside(state, y, x, dy, dx)
    behind, _ = beside(state, y, x, -dy, -dx)
    return behind + 1 + ahead


@compiled
def line_points(state: TrioletState, y: int, x: int, dy: int, dx: int) -> int:
    """What the line through a filled cell scores: 30 as a trio, its sum as a pair, else nothing."""
    length = line_length(state, y, x, dy, dx)
    if length == LINE:
        return TRIO_POINTS
    if length == 1:
        return 0
    if filled(state, y + dy, x + dx):
        return worth(state, y, x) + worth(state, y + dy, x + dx)
    return worth(state, y, x) + worth(state, y - dy, x - dx)


@compiled
def space_points(state: TrioletState, y: int, x: int) -> int:
    """What the space just covered adds."""
    kind = int(SPACE[y, x])
    if kind != DOUBLE and kind != TRIPLE:
        return 0
    if line_length(state, y, x, 0, 1) == LINE or line_length(state, y, x, 1, 0) == LINE:
        return kind * TRIO_POINTS
    return kind * worth(state, y, x)


@compiled
def joined(state: TrioletState, one: int, other: int) -> bool:
    """Whether tokens lie on all cells between two of one line, the lower one first."""
    step = 1 if one // SIZE == other // SIZE else SIZE
    for cell in range(one + step, other, step):
        if not filled(state, cell // SIZE, cell % SIZE):
            return False
    return True


@compiled
def whole_hand(state: TrioletState) -> bool:
    """Whether this play has three tokens, none a joker, that add up to fifteen (5.4)."""
    if int(state.placed) < HAND:
        return False
    total = 0
    for i in range(HAND):
        y = int(state.draft[i]) // SIZE
        x = int(state.draft[i]) % SIZE
        if is_joker(state, y, x):
            return False
        total += value_at(state, y, x)
    return total == FIFTEEN


@compiled
def play_points(state: TrioletState) -> int:
    """What the tokens placed in this play score."""
    first_y = int(state.draft[0]) // SIZE
    first_x = int(state.draft[0]) % SIZE
    points = 0
    for i in range(int(state.placed)):
        y = int(state.draft[i]) // SIZE
        x = int(state.draft[i]) % SIZE
        new = i == 0 or not joined(state, int(state.draft[i - 1]), int(state.draft[i]))
        if new or y != first_y:  # a line that holds several tokens of the play counts once
            points += line_points(state, y, x, 0, 1)
        if new or x != first_x:
            points += line_points(state, y, x, 1, 0)
        points += space_points(state, y, x)
    if int(state.tokens) == 1:
        points += worth(state, first_y, first_x)
    if whole_hand(state):
        points += HAND_POINTS
    return points


@compiled
def covers_repeat(state: TrioletState) -> bool:
    """Whether a token of this play lies on a repeat space."""
    for i in range(int(state.placed)):
        cell = int(state.draft[i])
        if int(SPACE[cell // SIZE, cell % SIZE]) == REPEAT:
            return True
    return False


@compiled
def left_in_other_hands(state: TrioletState, seat: int) -> int:
    """The values left in the other hands, once the bag is empty. Jokers count nothing.

    On a view the other hands are counted in `bag`, which in the full state is empty by then.
    """
    total = 0
    for value in range(VALUES):
        total += value * int(state.bag[value])
        for other in range(int(state.seats)):
            if other != seat:
                total += value * int(state.hands[other, value])
    return total


@compiled
def unplayed(state: TrioletState, kind: int) -> int:
    """How many tokens of a kind are not on the board."""
    count = int(state.bag[kind])
    for seat in range(int(state.seats)):
        count += int(state.hands[seat, kind])
    return count


@compiled
def all_played(state: TrioletState) -> bool:
    """Whether every token lies on the board."""
    left = int(state.bag_size)
    for seat in range(int(state.seats)):
        left += int(state.held[seat])
    return left == 0
