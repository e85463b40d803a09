"""The compiled functions of displays: the plain ones draw and tell until they are ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, Final, cast

from parlour.display.contract import Following, PieceRows, display_of
from parlour.display.differences import differences
from parlour.kernel.compile.drawing import (
    FOLLOWING,
    bindings,
    differences_signature,
    following_signatures,
)
from parlour.kernel.compile.packages import Packages, load
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.compile.twin import Twin, prepare_states, twin
from parlour.kernel.game import Game

Differences = Callable[[Any, Any, Any, Any, Any], int]

_ready: Final[dict[ModuleType, Following]] = {}
_of_all_games: Final[dict[str, Callable[..., int]]] = {}
"""The compiled functions that know no game, by name."""


def pieces_now(game: Game) -> PieceRows:
    """The compiled functions if they are ready, the plain ones until then."""
    return _ready.get(game.rules) or display_of(game).pieces


def following_now(game: Game) -> Following:
    """The same for all functions of a display that tells in numbers, and `display.following`."""
    return _ready.get(game.rules) or plain_following(game)


@cache
def plain_following(game: Game) -> Following:
    """The plain functions."""
    return cast(Following, twin(game, compiled=False).module(FOLLOWING, bindings(game)))


def prepare_display(game: Game) -> Twin:
    """Compile a game's rules and display, or load them from the cache; blocks."""
    made, rules = twin(game), game.rules
    made.run()
    if made.compiled and game.pieces_module and rules not in _ready:
        module: Any = made.entries(FOLLOWING, following_signatures(game.dtype), bindings(game))
        module.MOST_PIECES = display_of(game).pieces.MOST_PIECES
        _ready[rules] = module
    if made.compiled and not _of_all_games:
        _of_all_games["differences"] = _compiled(differences, differences_signature())
    return prepare_states(game)  # last: whoever has compiled rules tells by the compiled display


def differences_now() -> Differences:
    """The compiled function `differences` if it is ready, the plain one until then."""
    return _of_all_games.get("differences", differences)


def _compiled(plain: Callable[..., int], signature: tuple[Any, ...]) -> Callable[..., int]:
    """A function compiled for all games, or loaded from the cache."""
    home = plain.__module__
    package = Packages("display", home, compiled=True).make(collect_sources((home,), {}), {})
    made: Any = getattr(load(package, home), plain.__name__)
    made.compile(signature)
    return cast(Callable[..., int], made)
