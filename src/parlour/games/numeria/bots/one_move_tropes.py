"""Lines that lack one tile, and the moves that fill them: the tropes that one move makes."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.actions import destinations
from parlour.games.numeria.rules.lines import is_trope, tiles_there
from parlour.games.numeria.state import MAX_LEGAL, TILES
from parlour.games.numeria.state.geometry import LENGTH, LINE_COUNT, LINES, NOWHERE, SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

GAPS: Final = "parlour.games.numeria.bots.one_move_tropes"
"""This module, for `kernel.puzzle`."""


@compiled
def tropes_in_one(state: NumeriaState, out: Array) -> int:
    """Write the moves (`64 * from + to`, ascending) that make a trope now, and return how many."""
    there = tiles_there(state)
    count = 0
    for home in range(SQUARES):
        if state.board[home] == 0:
            continue
        goals = goals_of(state, home, there)
        if goals != 0:
            goals &= destinations(state, home)
        for goal in range(SQUARES):
            if goals >> goal & 1:
                out[count] = SQUARES * home + goal
                count += 1
    return count


@compiled
def goals_of(state: NumeriaState, home: int, there: int) -> int:
    """The empty squares on which the tile from `home` would make a trope, wherever it can go."""
    goals = 0
    number = int(state.board[home])
    for line in range(LINE_COUNT):
        gap = only_gap(state, line)
        if gap != NOWHERE and not holds(line, home) and completing(state, line, gap, there) >> number & 1:
            goals |= 1 << int(LINES[line, gap])
    return goals


@compiled
def only_gap(state: NumeriaState, line: int) -> int:
    """The position of the one empty square of a line, or NOWHERE if it has none or more."""
    gap = NOWHERE
    for k in range(LENGTH):
        if state.board[LINES[line, k]] == 0:
            if gap != NOWHERE:
                return NOWHERE
            gap = k
    return gap


@compiled
def holds(line: int, square: int) -> bool:
    """Whether a square is one of a line's."""
    for k in range(LENGTH):
        if int(LINES[line, k]) == square:
            return True
    return False


@compiled
def completing(state: NumeriaState, line: int, gap: int, there: int) -> int:
    """The numbers, of those `there`, that make a line a trope in its gap, as a set of bits."""
    first = 1 if gap == 0 else 0
    last = LENGTH - 2 if gap == LENGTH - 1 else LENGTH - 1
    rising = int(state.board[LINES[line, first]]) < int(state.board[LINES[line, last]])
    a = number_at(state, line, 0, rising)
    b = number_at(state, line, 1, rising)
    c = number_at(state, line, 2, rising)
    d = number_at(state, line, 3, rising)
    place = gap if rising else LENGTH - 1 - gap
    low = number_at(state, line, place - 1, rising) if place > 0 else 0
    high = number_at(state, line, place + 1, rising) if place < LENGTH - 1 else TILES + 1
    found = 0
    for number in range(low + 1, high):
        if there >> number & 1:
            w = a if a != 0 else number
            x = b if b != 0 else number
            y = c if c != 0 else number
            z = d if d != 0 else number
            if w < x and x < y and y < z and is_trope(state, w, x, y, z):
                found |= 1 << number
    return found


@compiled
def number_at(state: NumeriaState, line: int, k: int, rising: bool) -> int:
    """The number at a position of a line, counted from its lower end."""
    at = k if rising else LENGTH - 1 - k
    return int(state.board[LINES[line, at]])


def warm(states: Any, randoms: Any) -> None:
    """Have it compiled, by looking at an empty board."""
    tropes_in_one(states[0], np.zeros(MAX_LEGAL, np.int32))
