"""The tiles on the board and in the piles, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import FOUND, NO_MARK, put
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.state import (
    ENDED,
    FILLING,
    MAX_PILE,
    PASS,
    SEATS,
    STARTER_DUE,
    TAKE_ALL,
    TAKING,
    TILES,
)
from parlour.games.numeria.state.geometry import LENGTH, LINES, MOST_THROUGH, NOWHERE, SIDE, SQUARES, THROUGH
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

MOST_AT_ONCE: Final = 3
"""Tropes that a pile has room for beyond those that win, where one move may take several."""
MOST_PIECES: Final = TILES + SEATS * MAX_PILE * LENGTH


@compiled
def pieces(state: NumeriaState, seat: int, out: Array) -> int:
    """Every seat sees all pieces; the tropes to choose from are lit."""
    made = made_through(state, int(state.last_to)) if int(state.phase) == TAKING else 0
    return _lying(state, out, int(state.last_to), made)


@compiled
def between(state: NumeriaState, actor: int, action: int, after: NumeriaState, seat: int, out: Array) -> int:
    """The tropes made, lit on the board, before they go to the pile."""
    if actor == CHANCE or action >= PASS or int(after.phase) == TAKING:
        return 0
    home, goal = action // SQUARES, action % SQUARES
    state.board[goal] = state.board[home]
    state.board[home] = 0
    made = made_through(state, goal)
    return _lying(state, out, goal, made) if made else 0


@compiled
def _lying(state: NumeriaState, out: Array, goal: int, made: int) -> int:
    """All tiles, where the tropes `made` through the square last moved to are lit."""
    n, found, shown = 0, squares_of(goal, made), 0
    for square in range(SQUARES):
        number = int(state.board[square])
        if number:
            n = put(out, n, number, place_of(square), face_of(number), mark=_lit(found >> square & 1 != 0))
            shown |= 1 << number
    room = int(state.target) + (MOST_AT_ONCE if int(state.multi) == TAKE_ALL else 0)
    taker = int(state.mover) if int(state.phase) == ENDED else 1 - int(state.mover)
    latest = _just_taken(state, goal, taker)
    for one in range(SEATS):
        for trope in range(min(int(state.collected[one]), MAX_PILE)):
            numbers = numbers_in(state, one, trope)
            mark = _lit(one == taker and numbers & latest != 0)
            place = SQUARES + room * one + min(trope, room - 1)  # the last row has room for all that follow
            for k in range(LENGTH):
                number = int(state.piles[one, trope, k])
                again = shown >> number & 1  # a tile counts in each of several tropes taken at once
                name = number + TILES * (1 + trope + MAX_PILE * one) * again
                order = k + LENGTH * max(0, trope - room + 1)
                n = put(out, n, name, place, face_of(number) + 1, order, mark=mark)
            shown |= numbers
    return n


@compiled
def place_of(square: int) -> int:
    """The place of a square: the last row is drawn first."""
    return square % SIDE + SIDE * (SIDE - 1 - square // SIDE)


@compiled
def face_of(number: int) -> int:
    """The face of a tile on the board; the one in a pile, which is small, follows it."""
    return 2 * (number - 1)


@compiled
def _lit(lit: bool) -> int:
    return FOUND if lit else NO_MARK


@compiled
def squares_of(goal: int, made: int) -> int:
    """The squares of lines through a square, as a set."""
    found = 0
    for k in range(MOST_THROUGH):
        if made >> k & 1:
            for i in range(LENGTH):
                found |= 1 << int(LINES[int(THROUGH[goal, k]), i])
    return found


@compiled
def numbers_in(state: NumeriaState, seat: int, trope: int) -> int:
    """The numbers of a trope in a pile, as a set."""
    found = 0
    for k in range(LENGTH):
        found |= 1 << int(state.piles[seat, trope, k])
    return found


@compiled
def _just_taken(state: NumeriaState, goal: int, taker: int) -> int:
    """The numbers of the last trope in the pile of a seat that the last turn added to, else none."""
    phase, count = int(state.phase), int(state.collected[taker])
    if goal == NOWHERE or int(state.board[goal]) or int(state.passes) or count == 0:
        return 0
    if phase == STARTER_DUE or phase == FILLING:
        return 0
    return numbers_in(state, taker, min(count, MAX_PILE) - 1)
