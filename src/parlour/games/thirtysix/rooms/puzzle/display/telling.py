"""What is told, as numbers (`display.saying`): scenes, and a line for each change."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import NOTHING as NO_WORDS
from parlour.display.saying import PART, PLACE_SHOWN, SEAT, STATUS, WORDS, Parameters, say
from parlour.games.thirtysix.rooms.puzzle.display.messages import M
from parlour.games.thirtysix.rooms.puzzle.notation.words import CELL_NAMES
from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.games.thirtysix.rooms.puzzle.rules import matched, tile_in
from parlour.games.thirtysix.rooms.puzzle.state import (
    CELLS,
    EDGES,
    GIVE_UP,
    GIVEN_UP,
    LAYING,
    NOTHING,
    REMOVE,
    SOLVED,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES, TILES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {
    **dict.fromkeys(("tile", "other"), TILE_NAMES),
    "cell": CELL_NAMES,
    "changes": WORDS,
}


@compiled
def scene(state: ThirtysixPuzzleState, seat: int, out: Array) -> int:
    """The square, the heap, and the borders that match; after giving up, those of a solution."""
    n = say(out, _sentence(state, out), SEAT, int(state.changes))
    count = EDGES if int(state.phase) == GIVEN_UP else matched(state)
    return say(out, say(out, n, STATUS), M.borders_match, count, EDGES)


@compiled
def _sentence(state: ThirtysixPuzzleState, out: Array) -> int:
    if int(state.phase) != LAYING:
        return ending(state, out)
    heap = in_heap(state)
    if heap == TILES:
        return say(out, 0, M.puzzle_begin)
    return say(out, 0, M.in_heap, heap) if heap else say(out, 0, M.borders_clash, EDGES - matched(state))


@compiled
def in_heap(state: ThirtysixPuzzleState) -> int:
    """How many tiles lie in no cell."""
    heap = 0
    for tile in range(TILES):
        heap += int(state.cell[tile]) == NOTHING
    return heap


@compiled
def tell(
    before: ThirtysixPuzzleState, actor: int, action: int, after: ThirtysixPuzzleState, seat: int, out: Array
) -> int:
    """One line for one change."""
    if action == GIVE_UP:
        return say(out, 0, M.shown_solution)
    if action == UNDO:
        return say(out, 0, M.undid)
    cell, shown = action % CELLS, True
    if action >= TURN:
        cell = int(before.cell[action - TURN])
        n, shown = say(out, 0, M.turned, action - TURN), cell != NOTHING
    elif action >= REMOVE:
        cell, shown = action - REMOVE, False
        n = say(out, 0, M.removed, tile_in(before, cell), cell)
    else:
        tile, there = action // (CORNERS * CELLS), tile_in(before, cell)
        n = say(out, 0, M.put_tile if there == NOTHING else M.exchanged, tile, cell)
        n = n if there == NOTHING else say(out, n, there)
    n = say(out, n, PART, M.borders_match, matched(after), EDGES)
    return say(out, n, PLACE_SHOWN, cell) if shown else n


@compiled
def preview(
    state: ThirtysixPuzzleState,
    other: ThirtysixPuzzleState,
    actions: Array,
    after: ThirtysixPuzzleState,
    seat: int,
    out: Array,
) -> int:
    """Changes are made at once, so there is nothing to foretell."""
    return 0


@compiled
def ending(state: ThirtysixPuzzleState, out: Array) -> int:
    """Why it ended."""
    if int(state.phase) == SOLVED:
        return say(out, say(out, 0, M.all_match, EDGES), M.changes_counted, int(state.changes))
    if int(state.phase) != GIVEN_UP:
        return say(out, 0, M.puzzle_not_over)
    if in_heap(state) == TILES:
        return say(out, 0, M.one_solution)
    return say(out, 0, M.nearest_solution, matched(state), EDGES)


@compiled
def instruction(state: ThirtysixPuzzleState, seat: int, action: int, out: Array) -> int:
    """Hints say by themselves what to do."""
    return say(out, 0, NO_WORDS)
