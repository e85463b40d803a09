"""How a tile gets from one square to another: the squares of a slide, or of the shortest chain of jumps.

Where the tile gets to is noted as `ends`: a square, and `SQUARES` times the number of the end before it. The
first, 0, is the tile's own square, which counts as empty.
"""

from __future__ import annotations

from typing import Any

from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.actions import slides, views_of
from parlour.games.numeria.state import ALL_DIRECTIONS
from parlour.games.numeria.state.geometry import NEXT, NOWHERE, SQUARES, STEPS
from parlour.kernel.compile.decorators import compiled


@compiled
def path(state: NumeriaState, home: int, goal: int, way: Any) -> int:
    """Write the squares from `home` to `goal`, where the tile lands on its way; how many, 1 if there is none.

    A slide lands nowhere between. Of several chains of jumps the shortest is given, and a slide before all of
    them; where slide and jumps may be combined, that comes last. What is behind the way is scratch.
    """
    ends = way[SQUARES:]
    ends[0] = home
    slid = _slides(state, home, 0, ends, 1)
    found = _found(ends, 1, slid, goal) or _found(ends, 1, _jumps(state, home, 0, ends, 1), goal)
    if found or int(state.combine) == 0:
        return _trace(ends, found, way)
    slid = _slides(state, home, 0, ends, 1)
    length = _trace(ends, _found(ends, slid, _jumps(state, home, 1, ends, slid), goal), way)
    count = _jumps(state, home, 0, ends, 1)
    for k in range(1, count):
        found = _found(ends, count, _slides(state, home, k, ends, count), goal)
        if found:
            return _trace(ends, found, way) if length == 1 or _length(ends, found) < length else length
    return length


@compiled
def is_slide(state: NumeriaState, home: int, goal: int) -> bool:
    """Whether the tile slides from `home` to `goal`."""
    rows, files, rising, falling = views_of(state)
    return slides(rows, files, rising, falling, home) >> goal & 1 != 0


@compiled
def _slides(state: NumeriaState, home: int, k: int, ends: Any, count: int) -> int:
    """Note after `count` ends where the tile from `home` slides to from one; how many there are then."""
    origin = int(ends[k]) % SQUARES
    for step in range(len(STEPS)):
        square = int(NEXT[origin, step])
        while square != NOWHERE and (square == home or int(state.board[square]) == 0):
            if square != home:
                ends[count] = SQUARES * k + square
                count += 1
            square = int(NEXT[square, step])
    return count


@compiled
def _jumps(state: NumeriaState, home: int, k: int, ends: Any, count: int) -> int:
    """Note where chains of jumps lead from the ends `k` to `count`, the shortest first, each square once."""
    met = 1 << home
    for i in range(k, count):
        met |= 1 << int(ends[i]) % SQUARES
    while k < count:
        for step in range(len(STEPS)):
            dx, dy = STEPS[step]
            over = int(NEXT[int(ends[k]) % SQUARES, step])
            if over == NOWHERE or over == home or int(state.board[over]) == 0:
                continue
            land = int(NEXT[over, step])
            if land == NOWHERE or int(state.board[land]) or met >> land & 1:
                continue
            if int(state.jump_dirs) == ALL_DIRECTIONS or (dx and dy):
                met |= 1 << land
                ends[count] = SQUARES * k + land
                count += 1
        k += 1
    return count


@compiled
def _found(ends: Any, first: int, count: int, goal: int) -> int:
    """The first end on a square, from a number on; 0 if there is none."""
    for k in range(first, count):
        if int(ends[k]) % SQUARES == goal:
            return k
    return 0


@compiled
def _length(ends: Any, k: int) -> int:
    """How many squares lead to an end, with both."""
    length = 1
    while k:
        k = int(ends[k]) // SQUARES
        length += 1
    return length


@compiled
def _trace(ends: Any, k: int, way: Any) -> int:
    """Write the squares that lead to an end; how many."""
    length = _length(ends, k)
    for at in range(length - 1, -1, -1):
        way[at] = int(ends[k]) % SQUARES
        k = int(ends[k]) // SQUARES
    return length
