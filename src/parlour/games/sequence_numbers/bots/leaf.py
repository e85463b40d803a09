"""How promising an action is, and which one is played on beyond the tree (`parlour.search.hooks`).

An own line is worth more the fewer cells it lacks and the more cards one holds for them; a line
of another's takes as much. The weights are logits of winning, fitted to games that the bot played against
itself and then moved by the cross-entropy method towards what won most often.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.sequence_numbers.bots.line_values import (
    NOBODY_YET,
    chip,
    code,
    held,
    missing,
    most_shared,
    numbers_in_hand,
    owner_of,
)
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.actions import is_dead
from parlour.games.sequence_numbers.rules.lines import LAST
from parlour.games.sequence_numbers.rules.numbers import (
    dead_first,
    draw_number,
    forfeit_first,
    minus_first,
    pass_number,
    plus_card,
    plus_first,
    side_of,
    waive_number,
)
from parlour.games.sequence_numbers.state import DIRECTIONS, LENGTH, MAX_HAND, STEP_COL, STEP_ROW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp
from parlour.kernel.types import Array, Random

WON: Final = 8.0
MOST_HELD: Final = 4
OWN: Final = np.array(
    [
        [WON, WON, WON, WON, WON],
        [0.207, 2.771, 2.771, 2.771, 2.771],
        [0.062, 0.152, 1.366, 1.366, 1.366],
        [0.021, 0.035, 0.129, 0.526, 0.526],
        [0.001, 0.007, 0.031, 0.134, 0.337],
        [0.0, 0.002, 0.008, 0.034, 0.084],
    ]
)
"""Cells lacking, cards held for them: what a line without another's chips is worth."""
OTHERS: Final = np.array([WON, 0.45, 0.075, 0.02, 0.007, 0.0])
"""The value of another seat's line to that seat, whose cards are unknown, by cells lacking."""
PLUS_KEPT: Final = 1.2
MINUS_KEPT: Final = 0.35
"""What Plus and Minus are worth unplayed."""
FREE_CARD: Final = 3.0
"""What another card for a dead one is worth, or a card owed."""
WARMTH: Final = 0.25
"""A gain so much greater is e times as promising."""
MOST: Final = 8.0
"""No gain counts for more, or weights would leave the range of numbers."""
BARE: Final = 1.0
SLIP: Final = 0.05
"""The weight of leaving a card that could be drawn, and of giving up a Plus or a Minus."""


@compiled
def weigh(state: SequenceNumbersState, seat: int, actions: Array, count: int, out: Array) -> None:
    """Chips by the lines they fill or block, Plus and Minus where they do more; free cards first."""
    side = side_of(state, seat)
    hand = numbers_in_hand(state, seat)
    for k in range(count):
        out[k] = promise(state, seat, side, hand, int(actions[k]))


@compiled
def rollout(state: SequenceNumbersState, seat: int, actions: Array, count: int, random: Random) -> int:
    """What is most promising."""
    side = side_of(state, seat)
    hand = numbers_in_hand(state, seat)
    best = 0
    most = 0.0
    for k in range(count):
        weight = promise(state, seat, side, hand, int(actions[k]))
        if weight > most:
            most = weight
            best = k
    return best


@compiled
def promise(state: SequenceNumbersState, seat: int, side: int, hand: int, action: int) -> float:
    """How promising one action is, more than 0; `hand`: the seat's numbers as bits."""
    if action < minus_first(state):
        return weight_of(chip_gain(state, seat, side, hand, action))
    if action < dead_first(state):
        return weight_of(change(state, side, hand, action - minus_first(state), 0) - MINUS_KEPT)
    if action < pass_number(state) or action == draw_number(state):
        return weight_of(FREE_CARD)
    if action == waive_number(state):
        return SLIP
    card = action - forfeit_first(state) + 1
    if action >= forfeit_first(state) and card <= plus_card(state) + 1:
        return giving_up(state, card)
    return BARE


@compiled
def weight_of(gain: float) -> float:
    """The weight of a gain in logits."""
    return exp(min(gain, MOST) / WARMTH)


@compiled
def giving_up(state: SequenceNumbersState, card: int) -> float:
    """Dead cards are given up gladly, Plus and Minus least."""
    if is_dead(state, card):
        return weight_of(FREE_CARD)
    if card >= plus_card(state):
        return SLIP
    return BARE


@compiled
def chip_gain(state: SequenceNumbersState, seat: int, side: int, hand: int, action: int) -> float:
    """What a chip brings, less what its card could have brought on the other cell of its number."""
    if action >= plus_first(state):
        return change(state, side, hand, action - plus_first(state), chip(side)) - PLUS_KEPT
    gain = change(state, side, hand, action, chip(side))
    number = int(state.printed[action])
    other = int(state.spots[number, 0]) + int(state.spots[number, 1]) - action
    if state.owner[other] == 0 and copies_in_hand(state, seat, number) == 1:
        gain += change(state, side, hand, other, 0)
    return gain


@compiled
def copies_in_hand(state: SequenceNumbersState, seat: int, card: int) -> int:
    """How many cards of a kind a seat is known to hold."""
    count = 0
    for place in range(MAX_HAND):
        if int(state.hand[seat, place]) == card:
            count += 1
    return count


@compiled
def change(state: SequenceNumbersState, side: int, hand: int, cell: int, new: int) -> float:
    """What all lines through a cell gain for a side when the cell's code becomes `new`."""
    rows, cols = int(state.rows), int(state.cols)
    shared = most_shared(state)
    held_a = hand if side == 0 else 0
    held_b = hand if side == 1 else 0
    held_c = hand if side > 1 else 0
    old = code(state, cell, held_a, held_b, held_c)
    gain = 0.0
    for direction in range(DIRECTIONS):
        down, right = int(STEP_ROW[direction]), int(STEP_COL[direction])
        back = steps_back(cell // cols, cell % cols, down, right, cols)
        row, col = cell // cols - back * down, cell % cols - back * right
        a, b, c, d = 0, 0, 0, 0
        for k in range(back + LENGTH):
            if row >= rows or col < 0 or col >= cols:
                break
            e = code(state, cols * row + col, held_a, held_b, held_c)
            if k >= LAST:
                window = a + b + c + d + e
                gain += worth(window - old + new, side, shared) - worth(window, side, shared)
            a, b, c, d = b, c, d, e
            row += down
            col += right
    return gain


@compiled
def steps_back(row: int, col: int, down: int, right: int, cols: int) -> int:
    """How many steps, four at most, lead back from a cell before the board ends."""
    count = 0
    while count < LAST:
        row -= down
        col -= right
        if row < 0 or col < 0 or col >= cols:
            break
        count += 1
    return count


@compiled
def worth(window: int, side: int, shared: int) -> float:
    """What a line is worth to a side."""
    owner = owner_of(window, shared)
    if owner == side + 1 or owner == NOBODY_YET:
        return float(OWN[missing(window, side + 1), min(MOST_HELD, held(window, side + 1))])
    if owner > 0:
        return -float(OTHERS[missing(window, owner)])
    return 0.0
