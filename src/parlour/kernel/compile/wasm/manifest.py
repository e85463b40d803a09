"""What a caller must know of a game's compiled rules; whoever has more exported adds to it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np

from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.game import Game

FORMAT: Final = 7
"""Raise when the manifest or what exports write changes, in `lab/wasm_package/game.mjs` too."""


class RulesManifest(msgspec.Struct):
    """What a caller must know of any module. Sizes are in bytes, lengths in elements."""

    format: int
    game: str
    rules_version: int
    record: int
    """The size of a state."""
    longest: int
    """The most legal actions, or outcomes of a draw: the length of those arrays."""
    hidden: bool
    chance: int
    over: int
    table: int
    seat_draw: int
    closing: list[int]
    """Actions that close a turn."""
    exports: dict[str, list[str]]
    """Export -> its parameters: `record`, `i32`, `i64`, or `type[]` (a pointer, and a length per
    dimension)."""
    fields: dict[str, list[Any]]
    """Field of the record -> NumPy type, offset, shape."""


def manifest_of(game: Game, exports: dict[str, list[str]]) -> RulesManifest:
    """The manifest of a game's module with these exports."""
    return RulesManifest(
        format=FORMAT,
        game=game.slug,
        rules_version=game.rules_version,
        record=game.dtype.itemsize,
        longest=max(game.max_legal, game.max_outcomes),
        hidden=game.hidden,
        chance=CHANCE,
        over=OVER,
        table=TABLE,
        seat_draw=SEAT_DRAW,
        closing=list(game.closing),
        exports=exports,
        fields=layout(game.dtype),
    )


def layout(dtype: np.dtype[Any]) -> dict[str, list[Any]]:
    """Field -> NumPy type, offset, shape.

    >>> layout(np.dtype([("turn", np.int8), ("cells", np.int16, (3, 3))]))
    {'turn': ['i1', 0, []], 'cells': ['i2', 1, [3, 3]]}
    """
    fields: Any = dtype.fields or {}
    return {
        name: [field[0].base.str.lstrip("<|"), field[1], list(field[0].shape)]
        for name, field in fields.items()
    }
