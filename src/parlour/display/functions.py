"""The compiled functions of a game's display and law, and the types of their arguments, for numba."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.display.contract import display_of
from parlour.kernel.game import Game

FOLLOWING: Final = "parlour.display.following"
HOOKS: Final = "parlour.display.hooks"
PIECE_COLUMNS: Final = ("id", "place", "face", "order", "turn", "owner", "mark", "x", "y")
"""The meanings of the numbers in a piece's row (`display.rows`)."""
TELLING_ROOM: Final = 8192
"""The room for numbers that describe something; the unwritten part may serve as scratch."""


def bindings(game: Game) -> dict[str, str]:
    """The module that replaces each hook of `display.following`."""
    display = display_of(game)
    modules: dict[str, Any] = {"pieces": display.pieces, "telling": display.telling}
    if hasattr(display.pieces, "between"):
        modules["between"] = display.pieces
    return {f"{HOOKS}.{name}": module.__name__ for name, module in modules.items()}


def following_signatures(dtype: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    """The signatures of `display.following`, whose module has all functions of a display."""
    import numba
    from numba import types

    state, whole = numba.from_dtype(dtype), types.int64
    numbers, rows = types.int32[::1], types.int32[:, ::1]
    return {
        "write_changes": (
            state[::1], rows, numbers, types.uint8[::1], numbers, rows, rows, numbers, numbers,
        ),
        "pieces": (state, whole, rows),
        "between": (state, whole, whole, state, whole, rows),
        "scene": (state, whole, numbers),
        "seat_colours": (state, whole, numbers),
        "tell": (state, whole, whole, state, whole, numbers),
        "preview": (state, state, numbers, state, whole, numbers),
        "ending": (state, numbers),
        "instruction": (state, whole, whole, numbers),
        "write_step": (
            state, state, whole, whole, state, whole, types.uint8[::1], numbers, rows, rows, numbers, whole,
        ),
        "write_facts": (state, state, whole, numbers, numbers, numbers, whole),
    }  # fmt: skip


def differences_signature() -> tuple[Any, ...]:
    """The signature of `display.differences`, which knows no game."""
    from numba import types

    kept = types.Array(types.int32, 2, "C", readonly=True)
    return kept, kept, types.uint8[::1], types.int32[::1], types.int32[:, ::1]


def law_signature(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    """The signature of `why_not` of a law (`Game.law_module`)."""
    import numba
    from numba import types

    return numba.from_dtype(dtype), types.int64, types.int64, types.int32[::1]


def mismatch_signature(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    """The signature of `mismatch` of a law that has it (`display.contract.FindsMismatches`)."""
    import numba
    from numba import types

    return numba.from_dtype(dtype), types.int64, types.int64, types.int64, types.int32[::1]


def reasons_signature(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    """The signature of `why` of bots that give arguments for turns (`Game.reasons_module`)."""
    import numba
    from numba import types

    state, numbers = numba.from_dtype(dtype), types.int32[::1]
    return state, state, numbers, state, types.int64, numbers


def answer_signature(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    """The signature of `answer` of an aid in numbers (`Aid.module`)."""
    import numba
    from numba import types

    return numba.from_dtype(dtype), types.int64, types.int32[::1]
