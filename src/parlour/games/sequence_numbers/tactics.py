"""What the tree search is told (`parlour.search.hooks`): how promising each action is."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.sequence_numbers.lines import LAST, NO_LINE, cell_on, line_at
from parlour.games.sequence_numbers.numbers import (
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
from parlour.games.sequence_numbers.plays import is_dead
from parlour.games.sequence_numbers.state import DIRECTIONS, FREE, LENGTH
from parlour.kernel.compiled import compiled

WORTH: Final = np.array([0.0, 1.0, 4.0, 14.0, 50.0, 400.0])
"""Of a line with so many chips of one side, free corners among them, and no other's."""
BLOCKED: Final = 0.9
"""What taking a line from another side is worth beside having it."""
SPECIAL: Final = 12.0
"""What Plus and Minus are worth unplayed."""
FREE_CARD: Final = 60.0
"""Of another card for a dead one, and of a card owed."""
BARE: Final = 1.0
"""The least promise of an action, so that none is forgotten."""
SLIP: Final = 0.05
"""Of leaving a card that could be drawn."""

MIXED: Final = -1
NOBODY_YET: Final = 0


@compiled
def weigh(state: Any, seat: int, actions: Any, count: int, out: Any) -> None:
    """Chips by the lines they fill or block, Plus and Minus where they do more; free cards first."""
    for k in range(count):
        out[k] = promise(state, seat, int(actions[k]))


@compiled
def promise(state: Any, seat: int, action: int) -> float:
    """How promising one action is, more than 0."""
    if action < plus_first(state):
        return BARE + chip_gain(state, side_of(state, seat), action)
    if action < minus_first(state):
        gain = chip_gain(state, side_of(state, seat), action - plus_first(state))
        return max(BARE, BARE + gain - SPECIAL)
    if action < dead_first(state):
        return max(BARE, BARE + taking_gain(state, action - minus_first(state)) - SPECIAL)
    if action < pass_number(state) or action == draw_number(state):
        return FREE_CARD
    if action == waive_number(state):
        return SLIP
    card = action - forfeit_first(state) + 1
    if action >= forfeit_first(state) and card <= plus_card(state) + 1:
        return giving_up(state, card)
    return BARE


@compiled
def giving_up(state: Any, card: int) -> float:
    """Dead cards are given up gladly, Plus and Minus least."""
    if is_dead(state, card):
        return FREE_CARD
    if card >= plus_card(state):
        return SLIP
    return BARE


@compiled
def chip_gain(state: Any, side: int, cell: int) -> float:
    """What a chip on an open cell adds to a side's lines and takes from those of the others."""
    gain = 0.0
    for direction in range(DIRECTIONS):
        for back in range(LENGTH):
            line = line_at(state, cell, direction, back)
            if line != NO_LINE:
                owner = owner_of(state, line)
                chips = chips_on(state, line)
                if owner == side + 1 or owner == NOBODY_YET:
                    gain += WORTH[chips + 1] - WORTH[chips]
                elif owner > 0:
                    gain += BLOCKED * WORTH[chips]
    return gain


@compiled
def taking_gain(state: Any, cell: int) -> float:
    """What another side's lines lose with a chip."""
    gain = 0.0
    side = int(state.owner[cell])
    for direction in range(DIRECTIONS):
        for back in range(LENGTH):
            line = line_at(state, cell, direction, back)
            if line != NO_LINE and owner_of(state, line) == side:
                chips = chips_on(state, line)
                gain += WORTH[chips] - WORTH[chips - 1]
    return gain


@compiled
def owner_of(state: Any, line: int) -> int:
    """The side (+ 1) whose chips alone lie on a line that can still count, `NOBODY_YET`, or `MIXED`."""
    found = NOBODY_YET
    locked = 0
    for k in range(LENGTH):
        cell = cell_on(state, line, k)
        owner = int(state.owner[cell])
        locked += int(state.locked[cell])
        if owner != 0:
            if found != NOBODY_YET and owner != found:
                return MIXED
            found = owner
    if locked > min(int(state.shared_chips), LAST):
        return MIXED
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
