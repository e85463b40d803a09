"""Cards and chips as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import DEAD, FOUND, LOCKED, NO_MARK, put
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.actions import is_dead
from parlour.games.sequence_numbers.rules.cards import held_copy
from parlour.games.sequence_numbers.rules.lines import cell_on
from parlour.games.sequence_numbers.rules.numbers import cells, is_sum
from parlour.games.sequence_numbers.state import (
    ENDED,
    LENGTH,
    MAX_CARDS,
    MAX_CELLS,
    MAX_HAND,
    MAX_SEATS,
    OWN_FACES,
    SPECIAL_CARDS,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

BACK: Final = 0
"""The face before those of the cards, which go number by number: without a sum, then each copy."""
HELD: Final = MAX_HAND + 1
"""The most cards in a hand, with the one aside."""
HANDS: Final = MAX_CELLS
PILES: Final = HANDS + MAX_SEATS * MAX_CARDS * HELD
LEFT: Final = PILES + MAX_SEATS
"""Ids begin with those of the chips, by cell; these follow. A new card on a pile has a new id."""
MOST_PIECES: Final = MAX_CELLS + MAX_SEATS * (1 + HELD) + 1


@compiled
def pieces(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """Piles come before chips: a card played goes to its pile, a chip is new."""
    n = _tops(state, out)
    for one in range(int(state.seats)):
        place = cells(state) + 2 + int(state.seats) + one
        n = in_hand(state, one, seat, place, out, n)
    n = chips(state, out, n)
    if int(state.deck_size):
        n = put(out, n, LEFT, cells(state) + 1, _left(state) + int(state.deck_size))
    return n


@compiled
def _tops(state: SequenceNumbersState, out: Array) -> int:
    """The last card of each pile; under version 1 its copy follows from how many lie there (`discarded`)."""
    n, seats, newest = 0, int(state.seats), int(state.mover)
    if not (int(state.dead_used) or int(state.drawing) == newest or int(state.phase) == ENDED):
        newest -= 1
    for back in range(seats):
        seat = (newest - back) % seats
        card = int(state.top[seat])
        if card:
            copy = int(state.top_copy[seat])
            if int(state.version) < OWN_FACES:
                copy = discarded(state, card) - 1
                for later in range(back):
                    if int(state.top[(newest - later) % seats]) == card:
                        copy -= 1
            size = 0
            for k in range(MAX_CARDS):
                size += int(state.pile[seat, k])
            name = LEFT + 1 + MAX_SEATS * size + seat
            n = put(out, n, name, cells(state) + 2 + seat, face_of(state, card, copy))
    return n


@compiled
def chips(state: SequenceNumbersState, out: Array, n: int) -> int:
    """Every chip; those of the sequences just made are lit."""
    for cell in range(cells(state)):
        side = int(state.owner[cell]) - 1
        if side >= 0:
            face = _chip(state) + 2 * side + int(state.locked[cell])
            mark = FOUND if _just_made(state, cell) else NO_MARK
            n = put(out, n, cell, cell, face, owner=side, mark=mark)
    return n


@compiled
def in_hand(state: SequenceNumbersState, holder: int, seat: int, place: int, out: Array, n: int) -> int:
    """A hand in ascending order, then the card aside; what the seat that looks may not see lies face down.

    Equal cards (Plus and Minus; under version 1 all of a number) are named by how many of them come after:
    when one is played, the others stay what they are.
    """
    known = 0
    while known < MAX_HAND and int(state.hand[holder, known]):
        known += 1
    held = known + (1 if int(state.aside[holder]) else 0)
    for order in range(held):
        card = _held(state, holder, order)
        before, after = 0, 0
        for other in range(held):
            if _held(state, holder, other) == card:
                before += 1 if other < order else 0
                after += 1 if other > order else 0
        copy = discarded(state, card) + before
        if int(state.version) >= OWN_FACES and is_sum(state, card):
            copy = after = int(state.hand_copy[holder, order] if order < known else state.aside_copy[holder])
        mark = LOCKED if order == known else NO_MARK
        if order < known and holder == seat and is_dead(state, card):
            mark = DEAD
        n = put(out, n, _name(holder, card, after), place, face_of(state, card, copy), order, mark=mark)
    for order in range(held, int(state.hand_size[holder]) + int(state.has_aside[holder])):
        n = put(out, n, _name(holder, 0, order), place, BACK, order)
    return n


@compiled
def _held(state: SequenceNumbersState, seat: int, order: int) -> int:
    """A card of a hand, the one aside last."""
    if order < MAX_HAND and int(state.hand[seat, order]):
        return int(state.hand[seat, order])
    return int(state.aside[seat])


@compiled
def _name(seat: int, card: int, k: int) -> int:
    return HANDS + (MAX_CARDS * seat + card) * HELD + k


@compiled
def discarded(state: SequenceNumbersState, card: int) -> int:
    """How many of a card lie on the piles: under version 1 the copies before the first in a hand."""
    count = 0
    for seat in range(MAX_SEATS):
        count += int(state.pile[seat, card])
    return count


@compiled
def copy_to_play(state: SequenceNumbersState, seat: int, card: int) -> int:
    """Which card of its number a seat would play; under version 1 the first that lies on no pile."""
    return discarded(state, card) if int(state.version) < OWN_FACES else held_copy(state, seat, card)


@compiled
def _just_made(state: SequenceNumbersState, cell: int) -> bool:
    """Whether a cell is on a sequence through the chip that was put last."""
    last = int(state.last_cell)
    if last < 0 or int(state.owner[last]) == 0:
        return False
    side = int(state.owner[last]) - 1
    for k in range(int(state.scored[side])):
        line = int(state.lines[side, k])
        if is_on(state, last, line) and is_on(state, cell, line):
            return True
    return False


@compiled
def is_on(state: SequenceNumbersState, cell: int, line: int) -> bool:
    """Whether a cell is on a line."""
    for k in range(LENGTH):
        if cell_on(state, line, k) == cell:
            return True
    return False


# -- faces -------------------------------------------------------------------------------------------------


@compiled
def face_of(state: SequenceNumbersState, card: int, copy: int) -> int:
    """The face of a card: the copies of a number have their sums in order."""
    if card > int(state.numbers):
        return _left(state) + _deck(state) + card - int(state.numbers)
    return 1 + (card - 1) * (1 + int(state.copies)) + 1 + copy


@compiled
def number_on(state: SequenceNumbersState, face: int) -> int:
    """The number that the sum on a face makes; 0 where there is no sum."""
    faces = 1 + int(state.copies)
    if not 0 < face <= _left(state) or (face - 1) % faces == 0:
        return 0
    return (face - 1) // faces + 1


@compiled
def _left(state: SequenceNumbersState) -> int:
    """Before the faces of the numbers of cards in the deck."""
    return int(state.numbers) * (1 + int(state.copies))


@compiled
def _deck(state: SequenceNumbersState) -> int:
    return int(state.numbers) * int(state.copies) + 2 * SPECIAL_CARDS


@compiled
def _chip(state: SequenceNumbersState) -> int:
    """The first side's chip, after Plus and Minus."""
    return _left(state) + _deck(state) + 3
