"""The compiled `pieces` and `telling` of games: the plain functions draw and tell until they are ready.

python -m parlour.display.compile <game's package>     compiles rules and display into the cache
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from parlour.display.contract import PieceRows, Telling, display_of
from parlour.display.differences import differences
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.packages import Packages, load
from parlour.kernel.compile.sources import collect_sources
from parlour.kernel.compile.twin import Twin, pieces_signatures, prepare, telling_signatures
from parlour.kernel.game import Game

Differences = Callable[[Any, Any, Any, Any, Any], int]

_ready: Final[dict[str, PieceRows]] = {}
_telling: Final[dict[str, Telling]] = {}
_compiled_differences: Final[list[Differences]] = []


def pieces_now(game: Game) -> PieceRows:
    """The compiled functions if they are ready, the plain ones until then."""
    return _ready.get(game.rules.__name__) or display_of(game).pieces


def telling_now(game: Game) -> Telling:
    """The same for a game that tells in numbers."""
    display: Any = game.display
    plain: Telling = display.telling
    return _telling.get(game.rules.__name__, plain)


def prepare_display(game: Game) -> Twin:
    """Compile a game's rules and display, or load them from the cache; blocks."""
    made = prepare(game)
    if made.compiled and game.pieces_module and game.rules.__name__ not in _ready:
        plain = display_of(game).pieces
        module = _entries(made, game.pieces_module, pieces_signatures(game.dtype))
        module.MOST_PIECES = plain.MOST_PIECES
        _ready[game.rules.__name__] = module
    if made.compiled and game.telling_module and game.rules.__name__ not in _telling:
        told = _entries(made, game.telling_module, telling_signatures(game.dtype))
        _telling[game.rules.__name__] = told
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


def display_command(game: Game) -> list[str]:
    """The command that compiles a game's rules and display into the cache in a separate process."""
    return module_command("parlour.display.compile", game.package)


def main(argv: list[str]) -> int:
    """Compile one game, named by its package."""
    if len(argv) != 1 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    prepare_display(importlib.import_module(argv[0]).GAME)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
