"""What the greedy player is told: lines of five that can still be filled, and cards worth keeping."""

from __future__ import annotations

import numpy as np

from parlour.games.sequence_numbers.bots.line_values import missing, most_shared, owner_of, window_on
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.actions import is_dead
from parlour.games.sequence_numbers.rules.cards import holds
from parlour.games.sequence_numbers.rules.lines import NO_LINE, line_at
from parlour.games.sequence_numbers.rules.numbers import cells, minus_card, plus_card, side_of
from parlour.games.sequence_numbers.state import DIRECTIONS, LENGTH, MAX_HAND
from parlour.kernel.compile.decorators import compiled

WORTH = np.array([0.0, 1.0, 4.0, 14.0, 50.0, 0.0])
"""Value of a line by its number of own chips, free corners included, without others'; five is in the
score."""
THREAT = 1.1
"""What another side's lines count beside one's own: they move next."""
KEPT = 6.0
"""The value of a Plus or Minus still in hand."""
CARD = 5.0
"""The value of any card in hand, or about to be."""
DEAD = 8.0
"""What a dead card takes from the value of a hand."""
GOES_ON = 60.0
"""The value of a turn that goes on: the play is still to come."""


@compiled
def evaluate(state: SequenceNumbersState, seat: int) -> float:
    """How good a position is for a seat: its side's lines against those of the others, and its own cards."""
    side = side_of(state, seat)
    shared = most_shared(state)
    value = cards(state, seat)
    for first in range(cells(state)):
        for direction in range(DIRECTIONS):
            line = line_at(state, first, direction, 0)
            if line != NO_LINE:
                window = window_on(state, line, 0, 0, 0)
                owner = owner_of(window, shared)
                if owner == side + 1:
                    value += WORTH[LENGTH - missing(window, owner)]
                elif owner > 0:
                    value -= THREAT * WORTH[LENGTH - missing(window, owner)]
    return value


@compiled
def cards(state: SequenceNumbersState, seat: int) -> float:
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
