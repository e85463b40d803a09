"""The compiled functions of displays: the plain ones draw and tell until they are ready."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, Final, cast

from parlour.display import hooks
from parlour.display.contract import Following, PieceRows, display_of
from parlour.display.differences import differences
from parlour.kernel.compile.packages import Packages, load
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.compile.twin import Twin, following_signatures, pieces_signatures, prepare_states, twin
from parlour.kernel.game import Game

FOLLOWING: Final = "parlour.display.following"

Differences = Callable[[Any, Any, Any, Any, Any], int]

_ready: Final[dict[ModuleType, PieceRows]] = {}
_following: Final[dict[ModuleType, Following]] = {}
_compiled_differences: Final[list[Differences]] = []


def pieces_now(game: Game) -> PieceRows:
    """The compiled functions if they are ready, the plain ones until then."""
    return _ready.get(game.rules) or display_of(game).pieces


def following_now(game: Game) -> Following:
    """The same for all functions of a display that tells in numbers, and `display.following`."""
    return _following.get(game.rules) or plain_following(game)


@cache
def plain_following(game: Game) -> Following:
    """The plain functions."""
    return cast(Following, twin(game, compiled=False).module(FOLLOWING, hooks.bindings(game)))


def prepare_display(game: Game) -> Twin:
    """Compile a game's rules and display, or load them from the cache; blocks."""
    made, rules = prepare_states(game), game.rules
    if made.compiled and game.pieces_module and rules not in _ready:
        if game.telling_module:
            signatures = following_signatures(game.dtype)
            module: Any = made.entries(FOLLOWING, signatures, hooks.bindings(game))
            _following[rules] = module
        else:
            module = _entries(made, game.pieces_module, pieces_signatures(game.dtype))
        module.MOST_PIECES = display_of(game).pieces.MOST_PIECES
        _ready[rules] = module
    if made.compiled and not _compiled_differences:
        _compiled_differences.append(_differences())
    return made


def _entries(made: Twin, name: str, signatures: Mapping[str, tuple[Any, ...]]) -> Any:
    """Those of a module's functions that are there, compiled."""
    there = importlib.import_module(name)
    return made.entries(name, {each: kinds for each, kinds in signatures.items() if hasattr(there, each)})


def differences_now() -> Differences:
    """The compiled function `differences` if it is ready, the plain one until then."""
    return _compiled_differences[0] if _compiled_differences else differences


def _differences() -> Differences:
    """The function compiled for all games, or loaded from the cache."""
    from numba import types

    home = differences.__module__
    package = Packages("display", home, compiled=True).make(collect_sources((home,), {}), {})
    made: Any = load(package, home).differences
    rows, kept = types.int32[:, ::1], types.Array(types.int32, 2, "C", readonly=True)
    made.compile((kept, kept, types.uint8[::1], types.int32[::1], rows))
    return cast(Differences, made)
