"""Five cells in a row summed up in one number, so that a bot counts lines quickly.

Every cell has a code of fields of four bits: a free corner, the chip of each side, a locked chip, and for
each side whether it holds a card for the cell. The sum of five codes tells all that matters of a line:

    held by C, B, A | locked | chips of C, B, A | corners
"""

from __future__ import annotations

from typing import Final

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.cards import holds
from parlour.games.sequence_numbers.rules.lines import LAST, cell_on
from parlour.games.sequence_numbers.rules.numbers import plus_card, side_of
from parlour.games.sequence_numbers.state import FREE, LENGTH, MAX_HAND
from parlour.kernel.compile.decorators import compiled

BITS: Final = 4
FIELD: Final = (1 << BITS) - 1
CORNER: Final = 1
LOCKED_AT: Final = 4 * BITS
LOCKED: Final = 1 << LOCKED_AT
HELD_AT: Final = LOCKED_AT
"""The field of side s, counted from 1, lies `BITS * s` above."""
A: Final = 1
B: Final = 2
C: Final = 3
MIXED: Final = -1
NOBODY_YET: Final = 0


@compiled
def chip(side: int) -> int:
    """The code of a side's chip that can still be taken."""
    return 1 << (BITS * (side + 1))


@compiled
def code(state: SequenceNumbersState, cell: int, held_a: int, held_b: int, held_c: int) -> int:
    """The code of a cell, given the numbers that each side holds cards of, as sets of bits."""
    number = int(state.printed[cell])
    if number == FREE:
        return CORNER
    owner = int(state.owner[cell])
    if owner == 0:
        return (
            (held_a >> number & 1) << (HELD_AT + A * BITS)
            | (held_b >> number & 1) << (HELD_AT + B * BITS)
            | (held_c >> number & 1) << (HELD_AT + C * BITS)
        )
    if state.locked[cell] != 0:
        return 1 << (BITS * owner) | LOCKED
    return 1 << (BITS * owner)


@compiled
def window_on(state: SequenceNumbersState, line: int, held_a: int, held_b: int, held_c: int) -> int:
    """The sum of the codes on a line."""
    window = 0
    for k in range(LENGTH):
        window += code(state, cell_on(state, line, k), held_a, held_b, held_c)
    return window


@compiled
def most_shared(state: SequenceNumbersState) -> int:
    """How many locked chips a line may hold and still count (6.4)."""
    return min(int(state.shared_chips), LAST)


@compiled
def owner_of(window: int, shared: int) -> int:
    """The side (from 1) whose chips alone lie on a line that can still count, `NOBODY_YET`, or `MIXED`."""
    if window >> LOCKED_AT & FIELD > shared:
        return MIXED
    a = window >> (A * BITS) & FIELD
    b = window >> (B * BITS) & FIELD
    c = window >> (C * BITS) & FIELD
    if a != 0:
        return MIXED if b != 0 or c != 0 else A
    if b != 0:
        return MIXED if c != 0 else B
    return C if c != 0 else NOBODY_YET


@compiled
def missing(window: int, owner: int) -> int:
    """How many cells a side (from 1) lacks on a line of its own."""
    return LENGTH - (window & FIELD) - (window >> (BITS * owner) & FIELD)


@compiled
def held(window: int, owner: int) -> int:
    """For how many of them it holds a card."""
    return window >> (HELD_AT + BITS * owner) & FIELD


@compiled
def numbers_in_hand(state: SequenceNumbersState, seat: int) -> int:
    """Return the numbers of a seat's equation cards, as far as they are known, as a set of bits."""
    held = 0
    for place in range(MAX_HAND):
        card = int(state.hand[seat, place])
        if card != 0 and card < plus_card(state):
            held |= 1 << card
    return held


@compiled
def numbers_of_side(state: SequenceNumbersState, side: int) -> int:
    """Return the numbers of the equation cards of all seats of a side, as a set of bits."""
    held = 0
    for seat in range(int(state.seats)):
        if side_of(state, seat) == side:
            held |= numbers_in_hand(state, seat)
    return held


@compiled
def sides_with(state: SequenceNumbersState, card: int) -> int:
    """Return the sides that hold a Plus, or a Minus, as a set of bits."""
    holders = 0
    for seat in range(int(state.seats)):
        if holds(state, seat, card):
            holders |= 1 << side_of(state, seat)
    return holders
