"""What the suite of every game asks of this one: where the tiles are, and what can be drawn."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import SEAT_DRAW


def material(state: Any) -> dict[str, int]:
    """Every tile is on the board, in a pile or still to be dealt; those for the corners may lie twice."""
    seen = {int(tile) for tile in state.board if tile}
    for seat in range(2):
        seen |= {int(tile) for trope in state.piles[seat, : int(state.collected[seat])] for tile in trope}
    waiting = 36 - int(state.dealt) if int(state.dealt) < 36 else 0
    return {"tiles": len(seen) + waiting}


def draws(state: Any) -> dict[int, int]:
    """Who begins; a tile that lies nowhere; or one of those on the central squares."""
    if not int(state.phase):
        return {SEAT_DRAW + seat: 1 for seat in range(2)}
    if int(state.dealt) < 36:
        return {tile: 1 for tile in range(1, 37) if tile not in set(map(int, state.board))}
    return {int(state.board[square]): 1 for square in (27, 28, 35, 36) if state.board[square]}


def fixed_options() -> dict[int, dict[str, str]]:
    """What sentences of the printed text say of options, read apart from the options themselves."""
    return {
        1: {"seats": "2"},
        14: {"primes": "as_printed"},
        15: {"power": "one_base"},
        20: {"passing": "allowed"},
        21: {"combine": "false"},
        22: {"jump_dirs": "8"},
        23: {"multi": "choose_one"},
        24: {"target": "3"},
    }
