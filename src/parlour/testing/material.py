"""What a game tells the suite: a module `tests.material` in its folder with these functions.

`material(state) -> dict[str, int]`
    How many pieces of each kind there are, wherever they lie, counted in a full state; it never changes
    within a game.
`draws(state) -> dict[int, int]`
    At a draw: every outcome with its weight, counted from the material another way than `chance` counts.
    A game without draws needs none.
`option_values() -> dict[str, list[str]]`
    Further values of free options (a board, a layout) that the suite should play with; may be missing.
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any, Final

from parlour.kernel.game import Game

NAMES: Final = ("material", "draws", "option_values")


def of(game: Game) -> ModuleType | None:
    """The hooks of a game, or None."""
    name = f"{game.package}.tests.material"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None
    return importlib.import_module(name) if found else None


def hook(game: Game, name: str) -> Any:
    """One function of a game's hooks, or None."""
    assert name in NAMES
    return getattr(of(game), name, None)
