"""The rules of the border puzzle, as plain functions on one record. Numbers are those of RULES.md."""

from __future__ import annotations

from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.games.thirtysix.rooms.puzzle.state import (
    CELLS,
    COLOURS_OF,
    EDGES,
    GIVE_UP,
    GIVEN_UP,
    KEPT,
    LAY,
    LAYING,
    MOST_CHANGES,
    NOTHING,
    REMOVE,
    SIDE,
    SOLVED,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.rules.laying import corner_at
from parlour.games.thirtysix.state import CORNERS, TILES
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.open_information import conceal, guess, seen
from parlour.kernel.types import Array

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]

TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT = 0, 1, 2, 3
"""Corners of a cell, in reading order."""


@compiled
def start(state: ThirtysixPuzzleState) -> None:
    """All tiles lie in the heap, unturned (1.1)."""
    for tile in range(TILES):
        state.cell[tile] = NOTHING


@compiled
def turn(state: ThirtysixPuzzleState) -> int:
    """The one seat, until the puzzle is solved or given up."""
    return 1 if int(state.phase) == LAYING else OVER


@compiled
def chance(state: ThirtysixPuzzleState, out: Array, weights: Array) -> int:
    """Nothing is drawn."""
    return 0


@compiled
def tile_in(state: ThirtysixPuzzleState, cell: int) -> int:
    """The tile in a cell, or `NOTHING`."""
    for tile in range(TILES):
        if int(state.cell[tile]) == cell:
            return tile
    return NOTHING


@compiled
def colour_at(tile: int, quarter: int, corner: int) -> int:
    """The colour at a corner (in reading order) of a tile after quarter turns."""
    return int(COLOURS_OF[tile, corner_at(corner, quarter)])


@compiled
def match_across(state: ThirtysixPuzzleState, left: int, right: int) -> bool:
    """Whether two tiles side by side match (2.1)."""
    a, b = int(state.turn[left]), int(state.turn[right])
    return colour_at(left, a, TOP_RIGHT) == colour_at(right, b, TOP_LEFT) and colour_at(
        left, a, BOTTOM_RIGHT
    ) == colour_at(right, b, BOTTOM_LEFT)


@compiled
def match_down(state: ThirtysixPuzzleState, upper: int, lower: int) -> bool:
    """Whether two tiles one below the other match (2.1)."""
    a, b = int(state.turn[upper]), int(state.turn[lower])
    return colour_at(upper, a, BOTTOM_LEFT) == colour_at(lower, b, TOP_LEFT) and colour_at(
        upper, a, BOTTOM_RIGHT
    ) == colour_at(lower, b, TOP_RIGHT)


@compiled
def matched(state: ThirtysixPuzzleState) -> int:
    """How many of the twelve inner edges match."""
    count = 0
    for cell in range(CELLS):
        tile = tile_in(state, cell)
        if tile == NOTHING:
            continue
        if cell % SIDE < SIDE - 1:
            right = tile_in(state, cell + 1)
            if right != NOTHING and match_across(state, tile, right):
                count += 1
        if cell < CELLS - SIDE:
            lower = tile_in(state, cell + SIDE)
            if lower != NOTHING and match_down(state, tile, lower):
                count += 1
    return count


@compiled
def legal(state: ThirtysixPuzzleState, seat: int, out: Array) -> int:
    """Laying, removing, turning, taking back, giving up (1)."""
    if seat != 0 or int(state.phase) != LAYING or int(state.viewer) > 1:
        return 0
    count = 0
    if int(state.changes) < MOST_CHANGES:
        for tile in range(TILES):
            first = LAY + CELLS * (CORNERS * tile + int(state.turn[tile]))
            for cell in range(CELLS):
                if int(state.cell[tile]) != cell:
                    out[count] = first + cell
                    count += 1
        for cell in range(CELLS):
            if tile_in(state, cell) != NOTHING:
                out[count] = REMOVE + cell
                count += 1
        for tile in range(TILES):
            out[count] = TURN + tile
            count += 1
    if int(state.kept) > 0:
        out[count] = UNDO
        count += 1
    out[count] = GIVE_UP
    return count + 1


@compiled
def play(state: ThirtysixPuzzleState, actor: int, action: int) -> None:
    """One change, one change taken back, or the end (1)."""
    if action == GIVE_UP:
        state.phase = GIVEN_UP
        return
    if action == UNDO:
        take_back(state)
    else:
        change(state, action)
    if matched(state) == EDGES:
        state.phase = SOLVED


@compiled
def change(state: ThirtysixPuzzleState, action: int) -> None:
    """Lay, remove or turn a tile, and keep what it takes to undo that."""
    came = NOTHING
    other = NOTHING
    if action >= TURN:
        state.turn[action - TURN] = (int(state.turn[action - TURN]) + 1) % CORNERS
    elif action >= REMOVE:
        other = tile_in(state, action - REMOVE)
        state.cell[other] = NOTHING
    else:
        tile = action // (CORNERS * CELLS)
        came = int(state.cell[tile])
        other = tile_in(state, action % CELLS)
        if other != NOTHING:
            state.cell[other] = came
        state.cell[tile] = action % CELLS
    state.changes += 1
    keep(state, action, came, other)


@compiled
def keep(state: ThirtysixPuzzleState, action: int, came: int, other: int) -> None:
    """Remember a change; the oldest is forgotten where there is no more room."""
    if int(state.kept) == KEPT:
        for k in range(KEPT - 1):
            state.past[k] = state.past[k + 1]
            state.came[k] = state.came[k + 1]
            state.other[k] = state.other[k + 1]
        state.kept -= 1
    at = int(state.kept)
    state.past[at] = action
    state.came[at] = came
    state.other[at] = other
    state.kept += 1


@compiled
def take_back(state: ThirtysixPuzzleState) -> None:
    """Undo the last change (1.4)."""
    state.kept -= 1
    at = int(state.kept)
    action = int(state.past[at])
    came = int(state.came[at])
    other = int(state.other[at])
    if action >= TURN:
        state.turn[action - TURN] = (int(state.turn[action - TURN]) + CORNERS - 1) % CORNERS
    elif action >= REMOVE:
        state.cell[other] = action - REMOVE
    else:
        state.cell[action // (CORNERS * CELLS)] = came
        if other != NOTHING:
            state.cell[other] = action % CELLS
    state.past[at] = 0
    state.came[at] = 0
    state.other[at] = 0


@compiled
def returns(state: ThirtysixPuzzleState, out: Array) -> None:
    """Solved is won, given up is lost."""
    out[0] = 1.0 if int(state.phase) == SOLVED else -1.0


@compiled
def scores(state: ThirtysixPuzzleState, out: Array) -> None:
    """Changes made; fewer is better."""
    out[0] = int(state.changes)
