"""Why an action is refused, in numbers: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import Parameters, say
from parlour.games.thirtysix.rooms.puzzle.law.messages import M
from parlour.games.thirtysix.rooms.puzzle.notation.words import CELL_NAMES
from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.games.thirtysix.rooms.puzzle.rules import tile_in
from parlour.games.thirtysix.rooms.puzzle.state import (
    ACTIONS,
    CELLS,
    GIVE_UP,
    LAYING,
    MOST_CHANGES,
    NOTHING,
    REMOVE,
    SOLVED,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {"tile": TILE_NAMES, "cell": CELL_NAMES}


@compiled
def why_not(state: ThirtysixPuzzleState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing where `legal` lists it."""
    return (
        over(state, out)
        or not_due(state, seat, out)
        or unknown(action, out)
        or undo(state, action, out)
        or enough(state, action, out)
        or lie(state, action, out)
        or remove(state, action, out)
    )


@compiled
def over(state: ThirtysixPuzzleState, out: Array) -> int:
    """2.2, 2.3: solved, or given up."""
    if int(state.phase) == LAYING:
        return 0
    if int(state.phase) == SOLVED:
        return say(out, 0, 2, 2, M.puzzle_solved)
    return say(out, 0, 2, 3, M.puzzle_given_up)


@compiled
def not_due(state: ThirtysixPuzzleState, seat: int, out: Array) -> int:
    """1.1: it is for one."""
    return say(out, 0, 1, 1, M.puzzle_for_one) if seat != 0 or int(state.viewer) > 1 else 0


@compiled
def unknown(action: int, out: Array) -> int:
    """1.5: the actions have numbers."""
    return 0 if 0 <= action < ACTIONS else say(out, 0, 1, 5, M.puzzle_no_such)


@compiled
def undo(state: ThirtysixPuzzleState, action: int, out: Array) -> int:
    """1.4: what was not done cannot be taken back."""
    return say(out, 0, 1, 4, M.nothing_to_undo) if action == UNDO and int(state.kept) == 0 else 0


@compiled
def enough(state: ThirtysixPuzzleState, action: int, out: Array) -> int:
    """2.4: there is an end to trying."""
    if action == UNDO or action == GIVE_UP or int(state.changes) < MOST_CHANGES:
        return 0
    return say(out, 0, 2, 4, M.puzzle_enough, MOST_CHANGES)


@compiled
def lie(state: ThirtysixPuzzleState, action: int, out: Array) -> int:
    """1.2: a tile is laid as it is turned, and somewhere else."""
    if action >= REMOVE:
        return 0
    tile, cell = action // (CORNERS * CELLS), action % CELLS
    now = int(state.turn[tile])
    if action // CELLS % CORNERS != now:
        return say(out, 0, 1, 2, M.turned_otherwise, tile, now)
    if int(state.cell[tile]) == cell:
        return say(out, 0, 1, 2, M.lies_there, tile, cell)
    return 0


@compiled
def remove(state: ThirtysixPuzzleState, action: int, out: Array) -> int:
    """1.3: only what lies there can be removed."""
    if REMOVE <= action < TURN and tile_in(state, action - REMOVE) == NOTHING:
        return say(out, 0, 1, 3, M.no_tile_there, action - REMOVE)
    return 0
