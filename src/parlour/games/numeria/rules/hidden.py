"""What a seat may know: everything lies open in this game (5)."""

from __future__ import annotations

from typing import Any

from parlour.games.numeria.state import MAX_PILE, SEATS
from parlour.games.numeria.state.geometry import LENGTH, SQUARES
from parlour.kernel.compile.decorators import compiled


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Everything lies open (5.1)."""
    out.version = state.version
    out.seats = state.seats
    out.first = state.first
    out.setup_tropes = state.setup_tropes
    out.primes = state.primes
    out.power = state.power
    out.jump_dirs = state.jump_dirs
    out.combine = state.combine
    out.multi = state.multi
    out.target = state.target
    out.passing = state.passing
    out.no_trope_limit = state.no_trope_limit
    out.viewer = seat + 1
    out.phase = state.phase
    out.dealt = state.dealt
    out.reshuffles = state.reshuffles
    out.mover = state.mover
    for square in range(SQUARES):
        out.board[square] = state.board[square]
    out.last_from = state.last_from
    out.last_to = state.last_to
    for other in range(SEATS):
        out.collected[other] = state.collected[other]
        for k in range(MAX_PILE):
            for at in range(LENGTH):
                out.piles[other, k, at] = state.piles[other, k, at]
    out.passes = state.passes
    out.quiet = state.quiet


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Everything is seen."""
    return action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Nothing is unknown."""
    state.viewer = 0
