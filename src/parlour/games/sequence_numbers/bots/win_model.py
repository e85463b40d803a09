"""Who stands to win, from the lines that each side may still fill and the cards dealt for them.

The logits were fitted by logistic regression to 180,000 positions of 40,000 games of a bot against itself.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.sequence_numbers.bots.line_values import (
    BITS,
    FIELD,
    HELD_AT,
    A,
    B,
    C,
    code,
    held,
    missing,
    most_shared,
    numbers_of_side,
    owner_of,
    sides_with,
)
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.actions import is_dead
from parlour.games.sequence_numbers.rules.numbers import minus_card, plus_card, side_of, sides
from parlour.games.sequence_numbers.state import DIRECTIONS, LENGTH, MAX_HAND, NOBODY, STEP_COL, STEP_ROW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp
from parlour.kernel.types import Array

TO_MOVE: Final = 0
WAITING: Final = 1
MOST_HELD: Final = 4
LINE: Final = np.array(
    [
        [
            [0.25, 0.23, 5.05, 7.43, 5.05, 7.43, 5.05, 7.43, 5.05, 7.43],
            [0.06, 0.05, 0.19, 0.09, 1.86, 0.53, 1.86, 0.53, 1.86, 0.53],
            [0.02, 0.01, 0.04, 0.02, 0.21, 0.07, 0.84, 0.09, 0.84, 0.09],
            [0.0, 0.0, 0.01, 0.01, 0.03, 0.02, 0.15, 0.04, 0.62, -0.22],
        ],
        [
            [0.22, 0.17, 2.74, 0.76, 2.74, 0.76, 2.74, 0.76, 2.74, 0.76],
            [0.05, 0.04, 0.18, 0.08, 1.62, 0.67, 1.62, 0.67, 1.62, 0.67],
            [0.01, 0.02, 0.04, 0.02, 0.18, 0.09, 0.6, 0.14, 0.6, 0.14],
            [0.0, 0.0, 0.01, 0.0, 0.04, 0.01, 0.18, 0.12, 0.45, 0.27],
        ],
    ]
)
"""To move or waiting; cells lacking, less 1; twice the cards held for them, and 1 if others can interfere."""
PLUS_HELD: Final = np.array([-0.22, -0.47])
MINUS_HELD: Final = np.array([0.21, 0.21])
DEAD_HELD: Final = np.array([0.26, 0.18])
"""What each such card is worth, to move or waiting, beside what it does for lines."""
SEQUENCE: Final = 2.5
"""What a sequence is worth where more than one is needed."""
LOOK_ON: Final = 4
"""Entries played on from a new leaf, and one more where a card is to be drawn."""


@compiled
def horizon(state: SequenceNumbersState) -> int:
    """A little way, to where the next seat is to play: only there the estimate holds."""
    if int(state.drawing) != NOBODY:
        return LOOK_ON + 1
    return LOOK_ON


@compiled
def estimate(state: SequenceNumbersState, out: Array) -> None:
    """The returns to be expected, by the logits of all sides."""
    count = sides(state)
    mover = side_of(state, int(state.mover)) + 1
    for side in range(count):
        out[side] = SEQUENCE * int(state.scored[side])
    add_lines(state, mover, out)
    for seat in range(int(state.seats)):
        side = side_of(state, seat)
        out[side] += cards(state, seat, TO_MOVE if side + 1 == mover else WAITING)
    share(out, count, int(state.seats))


@compiled
def share(out: Array, count: int, seats: int) -> None:
    """The logits of `count` sides become returns of all seats, team mates alike."""
    top = out[0]
    for side in range(1, count):
        top = max(top, out[side])
    total = 0.0
    for side in range(count):
        out[side] = exp(out[side] - top)
        total += out[side]
    for side in range(count):
        out[side] = (out[side] / total * count - 1.0) / (seats - 1)
    for seat in range(count, seats):
        out[seat] = out[seat % count]


@compiled
def cards(state: SequenceNumbersState, seat: int, role: int) -> float:
    """What a seat's Plus, Minus and dead cards are worth."""
    value = 0.0
    for place in range(MAX_HAND):
        card = int(state.hand[seat, place])
        if card == plus_card(state):
            value += PLUS_HELD[role]
        elif card == minus_card(state):
            value += MINUS_HELD[role]
        elif card != 0 and is_dead(state, card):
            value += DEAD_HELD[role]
    return value


@compiled
def add_lines(state: SequenceNumbersState, mover: int, out: Array) -> None:
    """Add the worth of every line that one side alone has chips on to the logit of that side."""
    held_a = numbers_of_side(state, A - 1)
    held_b = numbers_of_side(state, B - 1)
    held_c = numbers_of_side(state, C - 1)
    wild = sides_with(state, plus_card(state))
    taking = sides_with(state, minus_card(state))
    rows, cols = int(state.rows), int(state.cols)
    shared = most_shared(state)
    for direction in range(DIRECTIONS):
        down, right = int(STEP_ROW[direction]), int(STEP_COL[direction])
        for first in range(rows * cols):
            row, col = first // cols, first % cols
            if row >= down and 0 <= col - right < cols:
                continue  # not where a row, column or diagonal begins
            a, b, c, d = 0, 0, 0, 0
            length = 0
            while row < rows and 0 <= col < cols:
                e = code(state, cols * row + col, held_a, held_b, held_c)
                length += 1
                if length >= LENGTH:
                    window = a + b + c + d + e
                    owner = owner_of(window, shared)
                    if owner > 0 and missing(window, owner) > 0:
                        out[owner - 1] += line_worth(window, owner, mover, wild, taking)
                a, b, c, d = b, c, d, e
                row += down
                col += right


@compiled
def line_worth(window: int, owner: int, mover: int, wild: int, taking: int) -> float:
    """What a line adds to its owner's logit; sides count from 1; `wild`, `taking`: those with Plus, Minus."""
    lacking = missing(window, owner)
    have = min(held(window, owner) + (wild >> (owner - 1) & 1), lacking, MOST_HELD)
    others = window >> (HELD_AT + BITS) & ~(FIELD << (BITS * (owner - 1)))
    stopped = 0
    if others != 0 or (wild | taking) & ~(1 << (owner - 1)) != 0:
        stopped = 1
    role = TO_MOVE if owner == mover else WAITING
    return float(LINE[role, lacking - 1, 2 * have + stopped])
