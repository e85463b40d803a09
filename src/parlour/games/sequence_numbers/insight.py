"""What a bot should look at: lines of five that a side can still fill, and cards worth keeping."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.sequence_numbers.cards import holds
from parlour.games.sequence_numbers.lines import LAST, NO_LINE, cell_on, line_at
from parlour.games.sequence_numbers.numbers import cells, minus_card, plus_card, side_of
from parlour.games.sequence_numbers.plays import is_dead
from parlour.games.sequence_numbers.state import DIRECTIONS, FREE, LENGTH, MAX_HAND
from parlour.kernel.compiled import compiled

WORTH = np.array([0.0, 1.0, 4.0, 14.0, 50.0, 0.0])
"""Of a line with so many own chips and no other's."""
THREAT = 1.1
"""What another side's lines count beside one's own: they move next."""
KEPT = 6.0
"""Of a Plus or Minus still in hand."""
CARD = 5.0
"""Of any card in hand, or about to be."""
DEAD = 8.0
"""What a dead card takes from that."""
GOES_ON = 60.0
"""Of a turn that goes on: the play is still to come."""


@compiled
def evaluate(state: Any, seat: int) -> float:
    """How good a position is for a seat: its side's lines against those of the others, and its own cards."""
    side = side_of(state, seat)
    value = cards(state, seat)
    for first in range(cells(state)):
        for direction in range(DIRECTIONS):
            line = line_at(state, first, direction, 0)
            if line != NO_LINE:
                owner = owner_of(state, line)
                if owner == side + 1:
                    value += WORTH[chips_on(state, line)]
                elif owner > 0:
                    value -= THREAT * WORTH[chips_on(state, line)]
    return value


@compiled
def cards(state: Any, seat: int) -> float:
    """What the seat's own cards are worth."""
    value = CARD * (int(state.hand_size[seat]) + int(state.has_aside[seat]))
    if int(state.drawing) == seat:
        value += CARD
        if state.turn_goes_on != 0:
            value += GOES_ON
    for place in range(MAX_HAND):
        card = int(state.hand[seat, place])
        if card != 0 and is_dead(state, card):
            value -= DEAD
    if holds(state, seat, plus_card(state)):
        value += KEPT
    if holds(state, seat, minus_card(state)):
        value += KEPT
    return value


@compiled
def owner_of(state: Any, line: int) -> int:
    """The side (+ 1) whose chips alone lie on a line that can still count; 0 for nobody's."""
    found = 0
    locked = 0
    for k in range(LENGTH):
        cell = cell_on(state, line, k)
        owner = int(state.owner[cell])
        locked += int(state.locked[cell])
        if owner != 0:
            if found != 0 and owner != found:
                return 0
            found = owner
    if locked > min(int(state.shared_chips), LAST):
        return 0
    return found


@compiled
def chips_on(state: Any, line: int) -> int:
    """How many cells of a line are covered, or free corners."""
    count = 0
    for k in range(LENGTH):
        cell = cell_on(state, line, k)
        if int(state.owner[cell]) != 0 or int(state.printed[cell]) == FREE:
            count += 1
    return count
