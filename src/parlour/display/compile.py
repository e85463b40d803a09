"""The compiled `pieces` of games: the plain functions draw until they are ready.

python -m parlour.display.compile <game's package>     compiles rules and pieces into the cache
"""

from __future__ import annotations

import importlib
import sys
from typing import Any, Final

from parlour.display.contract import PieceRows, display_of
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.twin import Twin, pieces_signatures, prepare
from parlour.kernel.game import Game

_ready: Final[dict[str, PieceRows]] = {}


def pieces_now(game: Game) -> PieceRows:
    """The compiled functions if they are ready, the plain ones until then."""
    return _ready.get(game.package) or display_of(game).pieces


def prepare_display(game: Game) -> Twin:
    """Compile a game's rules and pieces, or load them from the cache; blocks."""
    made = prepare(game)
    if made.compiled and game.pieces_module and game.package not in _ready:
        plain = display_of(game).pieces
        signatures = pieces_signatures(game.dtype)
        module: Any = made.entries(
            game.pieces_module, {name: kinds for name, kinds in signatures.items() if hasattr(plain, name)}
        )
        module.MOST_PIECES = plain.MOST_PIECES
        _ready[game.package] = module
    return made


def display_command(game: Game) -> list[str]:
    """The command that compiles a game's rules and pieces into the cache in a separate process."""
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
