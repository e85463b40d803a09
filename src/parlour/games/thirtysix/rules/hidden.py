"""What a seat may know: everything lies open in this game (7)."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.state import COLOURS, CORNERS, SQUARES, TILES
from parlour.kernel.compile.decorators import compiled


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Everything lies open (7)."""
    out.version = state.version
    out.seats = state.seats
    out.first = state.first
    out.give_order = state.give_order
    out.idle_limit = state.idle_limit
    out.gates = state.gates
    for tile in range(TILES):
        out.laid_tile[tile] = state.laid_tile[tile]
        out.laid_turn[tile] = state.laid_turn[tile]
        out.tile[tile] = state.tile[tile]
        out.turn[tile] = state.turn[tile]
        out.layout[tile, 0] = state.layout[tile, 0]
        out.layout[tile, 1] = state.layout[tile, 1]
        for corner in range(CORNERS):
            out.tiles[tile, corner] = state.tiles[tile, corner]
    for square in range(SQUARES):
        out.colour[square] = state.colour[square]
        out.x[square] = state.x[square]
        out.y[square] = state.y[square]
        out.gate[square] = state.gate[square]
        out.lines[square] = state.lines[square]
    out.viewer = seat + 1
    out.phase = state.phase
    out.slot = state.slot
    out.starter = state.starter
    out.mover = state.mover
    for other in range(int(state.seats)):
        out.chosen[other] = state.chosen[other]
        out.pawn[other] = state.pawn[other]
        for colour in range(COLOURS):
            out.reserve[other, colour] = state.reserve[other, colour]
    out.counters = state.counters
    for k in range(len(state.owed)):
        out.owed[k] = state.owed[k]
    out.passes = state.passes
    out.idle = state.idle
    out.winner = state.winner


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Everything is seen."""
    return action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Nothing is unknown."""
    state.viewer = 0
