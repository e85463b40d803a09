"""The rules of arranging layouts, as plain functions on one record. Numbers are those of RULES.md."""

from __future__ import annotations

from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.games.thirtysix.rooms.layouts.state import (
    ARRANGING,
    BEGIN,
    CHOOSE,
    DONE,
    DRAW,
    FINISHED,
    KEPT,
    LEAVE,
    LEFT,
    MOST_CHANGES,
    MOVE,
    NAMES,
    NO_TILE,
    ORIGINS,
    SPOTS,
    STARTS,
    TILE_SIDE,
    TURN,
    TURNED,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILES
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.open_information import conceal, guess, seen
from parlour.kernel.types import Array

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]

BEGINNINGS = len(NAMES)
ALL = (1 << TILES) - 1


@compiled
def start(state: ThirtysixLayoutsState) -> None:
    """The printed square lies in the middle (1.1)."""
    begin(state, 0)


@compiled
def begin(state: ThirtysixLayoutsState, layout: int) -> None:
    """All tiles in their order, unturned, as one of the named layouts."""
    for tile in range(TILES):
        state.x[tile] = STARTS[layout, tile, 0]
        state.y[tile] = STARTS[layout, tile, 1]
        state.turn[tile] = 0
    count_near(state)


@compiled
def count_near(state: ThirtysixLayoutsState) -> None:
    """For each origin, count the tiles that overlap a tile there."""
    for y in range(ORIGINS):
        for x in range(ORIGINS):
            state.near[y, x] = 0
    for tile in range(TILES):
        press(state, int(state.x[tile]), int(state.y[tile]), 1)


@compiled
def press(state: ThirtysixLayoutsState, x: int, y: int, by: int) -> None:
    """A tile comes to an origin (1), or leaves it (-1)."""
    for v in range(max(0, y - 1), min(ORIGINS, y + TILE_SIDE)):
        for u in range(max(0, x - 1), min(ORIGINS, x + TILE_SIDE)):
            state.near[v, u] += by


@compiled
def put(state: ThirtysixLayoutsState, tile: int, x: int, y: int) -> None:
    """Move a tile."""
    press(state, int(state.x[tile]), int(state.y[tile]), -1)
    state.x[tile] = x
    state.y[tile] = y
    press(state, x, y, 1)


@compiled
def turn(state: ThirtysixLayoutsState) -> int:
    """The one seat, until it is done or leaves."""
    return 1 if int(state.phase) == ARRANGING else OVER


@compiled
def chance(state: ThirtysixLayoutsState, out: Array, weights: Array) -> int:
    """Nothing is drawn."""
    return 0


@compiled
def free(state: ThirtysixLayoutsState, tile: int, x: int, y: int) -> bool:
    """Whether a tile overlaps no other at an origin (2.1)."""
    own = 1 if abs(int(state.x[tile]) - x) < TILE_SIDE and abs(int(state.y[tile]) - y) < TILE_SIDE else 0
    return int(state.near[y, x]) == own


@compiled
def joined(state: ThirtysixLayoutsState, one: int, other: int) -> bool:
    """Whether two tiles share an edge of a square (2.2)."""
    dx = abs(int(state.x[one]) - int(state.x[other]))
    dy = abs(int(state.y[one]) - int(state.y[other]))
    return (dx == TILE_SIDE and dy < TILE_SIDE) or (dy == TILE_SIDE and dx < TILE_SIDE)


@compiled
def group_of(state: ThirtysixLayoutsState, first: int) -> int:
    """The tiles that hold together with one, as a bit mask."""
    reached = 1 << first
    grew = True
    while grew:
        grew = False
        for tile in range(TILES):
            if reached >> tile & 1:
                continue
            for other in range(TILES):
                if reached >> other & 1 and joined(state, tile, other):
                    reached |= 1 << tile
                    grew = True
                    break
    return reached


@compiled
def largest_group(state: ThirtysixLayoutsState) -> int:
    """The most tiles that hold together, as a bit mask; of equal groups that of the first tile."""
    largest = 0
    most = 0
    for first in range(TILES):
        group = group_of(state, first)
        count = 0
        for tile in range(TILES):
            count += group >> tile & 1
        if count > most:
            largest, most = group, count
    return largest


@compiled
def apart(state: ThirtysixLayoutsState) -> int:
    """The first tile that does not hold together with the most; `NO_TILE` if all do."""
    group = largest_group(state)
    for tile in range(TILES):
        if not group >> tile & 1:
            return tile
    return NO_TILE


@compiled
def holds_together(state: ThirtysixLayoutsState) -> bool:
    """Whether there are no isolated groups (2.2)."""
    return group_of(state, 0) == ALL


@compiled
def legal(state: ThirtysixLayoutsState, seat: int, out: Array) -> int:
    """Moving, turning, starting again, choosing, taking back, done, leaving (1)."""
    if seat != 0 or int(state.phase) != ARRANGING or int(state.viewer) > 1:
        return 0
    count = 0
    if int(state.changes) < MOST_CHANGES:
        for tile in range(TILES):
            for y in range(ORIGINS):
                for x in range(ORIGINS):
                    here = int(state.x[tile]) == x and int(state.y[tile]) == y
                    if not here and free(state, tile, x, y):
                        out[count] = MOVE + SPOTS * tile + ORIGINS * y + x
                        count += 1
        if int(state.chosen) == 1:
            for tile in range(TILES):
                out[count] = TURN + tile
                count += 1
        for layout in range(BEGINNINGS):
            out[count] = BEGIN + layout
            count += 1
        out[count] = DRAW if int(state.chosen) == 1 else CHOOSE
        count += 1
    if int(state.kept) > 0:
        out[count] = UNDO
        count += 1
    if holds_together(state):
        out[count] = DONE
        count += 1
    out[count] = LEAVE
    return count + 1


@compiled
def play(state: ThirtysixLayoutsState, actor: int, action: int) -> None:
    """One change, one change taken back, or the end (1)."""
    if action == DONE:
        state.phase = FINISHED
    elif action == LEAVE:
        state.phase = LEFT
    elif action == UNDO:
        take_back(state)
    else:
        change(state, action)


@compiled
def change(state: ThirtysixLayoutsState, action: int) -> None:
    """Move or turn a tile, start again, or say whether the tiles are chosen."""
    state.changes += 1
    if action == CHOOSE or action == DRAW:
        state.chosen = 1 if action == CHOOSE else 0
    elif action >= BEGIN:
        forget(state)
        begin(state, action - BEGIN)
    elif action >= TURN:
        tile = action - TURN
        keep(state, tile, TURNED, TURNED)
        state.turn[tile] = (int(state.turn[tile]) + 1) % CORNERS
    else:
        tile = action // SPOTS
        keep(state, tile, int(state.x[tile]), int(state.y[tile]))
        put(state, tile, action % ORIGINS, action % SPOTS // ORIGINS)


@compiled
def forget(state: ThirtysixLayoutsState) -> None:
    """Nothing can be taken back any more."""
    for k in range(KEPT):
        state.past_tile[k] = 0
        state.past_x[k] = 0
        state.past_y[k] = 0
    state.kept = 0


@compiled
def keep(state: ThirtysixLayoutsState, tile: int, x: int, y: int) -> None:
    """Remember a change; the oldest is forgotten where there is no more room."""
    if int(state.kept) == KEPT:
        for k in range(KEPT - 1):
            state.past_tile[k] = state.past_tile[k + 1]
            state.past_x[k] = state.past_x[k + 1]
            state.past_y[k] = state.past_y[k + 1]
        state.kept -= 1
    at = int(state.kept)
    state.past_tile[at] = tile
    state.past_x[at] = x
    state.past_y[at] = y
    state.kept += 1


@compiled
def take_back(state: ThirtysixLayoutsState) -> None:
    """Undo the last move or turn (1.5)."""
    state.kept -= 1
    at = int(state.kept)
    tile = int(state.past_tile[at])
    if int(state.past_x[at]) == TURNED:
        state.turn[tile] = (int(state.turn[tile]) + CORNERS - 1) % CORNERS
    else:
        put(state, tile, int(state.past_x[at]), int(state.past_y[at]))
    state.past_tile[at] = 0
    state.past_x[at] = 0
    state.past_y[at] = 0


@compiled
def returns(state: ThirtysixLayoutsState, out: Array) -> None:
    """A layout was made, or none."""
    out[0] = 1.0 if int(state.phase) == FINISHED else -1.0


@compiled
def scores(state: ThirtysixLayoutsState, out: Array) -> None:
    """Changes made."""
    out[0] = int(state.changes)
