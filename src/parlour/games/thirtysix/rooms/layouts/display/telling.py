"""What is told, as numbers (`display.saying`): scenes, and a line for each change."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import NOTHING, PLACE, PLACE_SHOWN, SEAT, STATUS, WORDS, Parameters, say
from parlour.games.thirtysix.rooms.layouts.display.messages import M
from parlour.games.thirtysix.rooms.layouts.display.pieces import spot_of
from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.games.thirtysix.rooms.layouts.rules import apart
from parlour.games.thirtysix.rooms.layouts.state import (
    ARRANGING,
    BEGIN,
    CHOOSE,
    DONE,
    FINISHED,
    LEFT,
    NAMES,
    NO_TILE,
    SPOTS,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import TILE_NAMES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {"spot": PLACE, "name": TILE_NAMES, "layout": NAMES, "tile": WORDS}


@compiled
def scene(state: ThirtysixLayoutsState, seat: int, out: Array) -> int:
    """Whether the tiles hold together as they lie."""
    n = say(out, say(out, _sentence(state, out), SEAT, int(state.changes)), STATUS)
    return say(out, n, M.tiles_chosen if int(state.chosen) else M.tiles_drawn)


@compiled
def _sentence(state: ThirtysixLayoutsState, out: Array) -> int:
    if int(state.phase) != ARRANGING:
        return ending(state, out)
    tile = apart(state)
    if tile == NO_TILE:
        return say(out, 0, M.holds_together)
    n = say(out, 0, M.apart_named, tile) if int(state.chosen) else say(out, 0, M.apart)
    return say(out, n, spot_of(state, tile))


@compiled
def tell(
    before: ThirtysixLayoutsState,
    actor: int,
    action: int,
    after: ThirtysixLayoutsState,
    seat: int,
    out: Array,
) -> int:
    """One line for one change."""
    if action >= DONE:
        return say(out, 0, M.arranged if action == DONE else M.left)
    if action == UNDO:
        return say(out, 0, M.undid)
    if action >= CHOOSE:
        return say(out, 0, M.chose_tiles if action == CHOOSE else M.left_to_chance)
    if action >= BEGIN:
        return say(out, 0, M.began_with, action - BEGIN)
    if action >= TURN:
        return _tile(after, action - TURN, out, say(out, 0, M.turned))
    n = _tile(before, action // SPOTS, out, say(out, 0, M.moved_tile))
    return say(out, say(out, n, action % SPOTS), PLACE_SHOWN, action % SPOTS)


@compiled
def _tile(state: ThirtysixLayoutsState, tile: int, out: Array, n: int) -> int:
    """A tile by where it lies, and by its name where the tiles are chosen."""
    n = say(out, n, M.named_tile, tile) if int(state.chosen) else say(out, n, M.tile_on)
    return say(out, n, spot_of(state, tile))


@compiled
def preview(
    state: ThirtysixLayoutsState,
    other: ThirtysixLayoutsState,
    actions: Array,
    after: ThirtysixLayoutsState,
    seat: int,
    out: Array,
) -> int:
    """Changes are made at once, so there is nothing to foretell."""
    return 0


@compiled
def ending(state: ThirtysixLayoutsState, out: Array) -> int:
    """Why it ended."""
    if int(state.phase) == FINISHED:
        return say(out, 0, M.layout_ready)
    return say(out, 0, M.no_layout if int(state.phase) == LEFT else M.layout_not_ready)


@compiled
def instruction(state: ThirtysixLayoutsState, seat: int, action: int, out: Array) -> int:
    """Nobody is told how to arrange tiles."""
    return say(out, 0, NOTHING)
