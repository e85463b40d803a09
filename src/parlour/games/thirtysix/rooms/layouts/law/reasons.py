"""Why an action is refused, in numbers: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import COLUMN, END, NUMBER, TOGETHER, WORDS, Parameters, say
from parlour.games.thirtysix.rooms.layouts.law.messages import M
from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.games.thirtysix.rooms.layouts.rules import apart
from parlour.games.thirtysix.rooms.layouts.state import (
    ACTIONS,
    ARRANGING,
    BEGIN,
    CHOOSE,
    DONE,
    DRAW,
    FINISHED,
    MOST_CHANGES,
    NO_TILE,
    ORIGINS,
    SPOTS,
    TILE_SIDE,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import TILE_NAMES, TILES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {"name": TILE_NAMES, "spot": WORDS, "tile": WORDS}


@compiled
def why_not(state: ThirtysixLayoutsState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing where `legal` lists it."""
    return (
        over(state, out)
        or not_due(state, seat, out)
        or unknown(action, out)
        or undo(state, action, out)
        or isolated(state, action, out)
        or enough(state, action, out)
        or turning(state, action, out)
        or no_choice(state, action, out)
        or already(state, action, out)
        or overlap(state, action, out)
    )


@compiled
def over(state: ThirtysixLayoutsState, out: Array) -> int:
    """3.1, 3.2: it is done, or was left."""
    if int(state.phase) == ARRANGING:
        return 0
    return say(out, 0, 3, 1 if int(state.phase) == FINISHED else 2, M.arrange_over)


@compiled
def not_due(state: ThirtysixLayoutsState, seat: int, out: Array) -> int:
    """1.1: it is for one."""
    return say(out, 0, 1, 1, M.arrange_for_one) if seat != 0 or int(state.viewer) > 1 else 0


@compiled
def unknown(action: int, out: Array) -> int:
    """1.6: the actions have numbers."""
    return 0 if 0 <= action < ACTIONS else say(out, 0, 1, 6, M.arrange_no_such)


@compiled
def undo(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """1.5: what was not done cannot be taken back."""
    return say(out, 0, 1, 5, M.nothing_to_undo) if action == UNDO and int(state.kept) == 0 else 0


@compiled
def isolated(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """2.2: what is played on holds together."""
    tile = apart(state) if action == DONE else NO_TILE
    if tile == NO_TILE:
        return 0
    n = say(out, 0, 2, 2, M.apart_named, tile) if int(state.chosen) else say(out, 0, 2, 2, M.apart)
    return _spot(int(state.x[tile]), int(state.y[tile]), out, n)


@compiled
def enough(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """3.3: there is an end to arranging."""
    if action >= UNDO or int(state.changes) < MOST_CHANGES:
        return 0
    return say(out, 0, 3, 3, M.arrange_enough, MOST_CHANGES)


@compiled
def turning(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """1.4: a tile left to chance is not turned by hand."""
    return say(out, 0, 1, 4, M.choose_tiles_first) if TURN <= action < BEGIN and not int(state.chosen) else 0


@compiled
def no_choice(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """1.4: it is one or the other."""
    chosen = int(state.chosen) != 0
    if action == CHOOSE and chosen:
        return say(out, 0, 1, 4, M.chosen_already)
    return say(out, 0, 1, 4, M.chance_already) if action == DRAW and not chosen else 0


@compiled
def already(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """1.2: a move moves."""
    if action >= TURN:
        return 0
    x, y, tile = action % ORIGINS, action % SPOTS // ORIGINS, action // SPOTS
    if int(state.x[tile]) != x or int(state.y[tile]) != y:
        return 0
    return _spot(x, y, out, say(out, 0, 1, 2, M.tile_stays))


@compiled
def overlap(state: ThirtysixLayoutsState, action: int, out: Array) -> int:
    """2.1: no square is covered twice."""
    if action >= TURN:
        return 0
    x, y = action % ORIGINS, action % SPOTS // ORIGINS
    for other in range(TILES):
        u, v = int(state.x[other]), int(state.y[other])
        if other != action // SPOTS and abs(u - x) < TILE_SIDE and abs(v - y) < TILE_SIDE:
            n = _spot(x, y, out, say(out, 0, 2, 1, M.would_overlap))
            n = say(out, n, M.named_tile, other) if int(state.chosen) else say(out, n, M.tile_on)
            return _spot(u, v, out, n)
    return 0


@compiled
def _spot(x: int, y: int, out: Array, n: int) -> int:
    """The name of an origin: its file and rank."""
    n = say(out, say(out, n, TOGETHER, COLUMN, x), NUMBER, y + 1)
    return say(out, n, END)
