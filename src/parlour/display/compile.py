"""The compiled functions of displays: the plain ones draw and tell until they are ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, Final, cast

from parlour.display.contract import Following, PieceRows, display_of
from parlour.display.differences import differences
from parlour.display.functions import (
    FOLLOWING,
    bindings,
    differences_signature,
    following_signatures,
)
from parlour.kernel.compile.compiled import Part
from parlour.kernel.compile.packages import Packages, load
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.compile.twin import Twin
from parlour.kernel.game import Game

Differences = Callable[[Any, Any, Any, Any, Any], int]

DIFFERENCES: Final = Part[Differences]()
"""The function `differences`, which knows no game."""


def load_display(game: Game) -> Twin:
    """Compile a game's rules and display, or load them from the cache; blocks."""
    twin = game.compiled.twin()
    if twin.compiled and game.display is not None:
        game.compiled.display.load(lambda: _display(game, twin))
    if twin.compiled:
        DIFFERENCES.load(_differences)
    return game.compiled.load_rules()  # last: where rules are compiled, the compiled display is used


def pieces_of(game: Game) -> PieceRows:
    """A game's `pieces`: compiled if they are ready, plain until then."""
    return cast(PieceRows, game.compiled.display.now or display_of(game).pieces)


def following_of(game: Game) -> Following:
    """All functions of a display that tells in numbers: compiled if they are ready, plain until then."""
    return cast(Following, game.compiled.display.now or plain_following(game))


def differences_now() -> Differences:
    """The function `differences`: compiled if it is ready, plain until then."""
    return DIFFERENCES.now or differences


@cache
def plain_following(game: Game) -> Following:
    """The plain functions of a display that tells in numbers."""
    return cast(Following, game.compiled.twin(compiled=False).module(FOLLOWING, bindings(game)))


def _display(game: Game, twin: Twin) -> ModuleType:
    module: Any = twin.entries(FOLLOWING, following_signatures(game.dtype), bindings(game))
    module.MOST_PIECES = display_of(game).pieces.MOST_PIECES
    return cast(ModuleType, module)


def _differences() -> Differences:
    home = differences.__module__
    package = Packages("display", home, compiled=True).make(collect_sources((home,), {}), {})
    function: Any = getattr(load(package, home), differences.__name__)
    function.compile(differences_signature())
    return cast(Differences, function)
