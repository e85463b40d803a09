"""Compiling a game's search: at once, in the background, or when a turn first waits for it.

python -m parlour.search.tree.compile <game's package>     compiles into the cache, ready for the next process
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.twin import compiling
from parlour.kernel.game import Game
from parlour.kernel.puzzle import load_puzzles
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.search.hooks import bindings
from parlour.search.hooks.solve import WORK
from parlour.search.players.plain import load_players

TREE: Final = "parlour.search.tree.thinking"


def tree_of(game: Game, *, compiled: bool | None = None) -> ModuleType:
    """The tree search bound to a game's rules and hooks; functions compile when first called."""
    return game.compiled.twin(compiled=compiled).module(TREE, bindings(game.bots))


def work_of(game: Game) -> np.dtype[Any]:
    """The layout of the memory of a game's solver."""
    layout: np.dtype[Any] = getattr(game.bots, "WORK", WORK)
    return layout


def load_search(game: Game) -> None:
    """Compile a game's rules, search and puzzles, or load them from the cache; blocks."""
    if compiling():
        game.compiled.search.load(lambda: _search(game))


def begin_search(game: Game) -> None:
    """Begin to compile a game's search in the background."""
    if compiling():
        command = module_command("parlour.search.tree.compile", game.package)
        game.compiled.search.begin(command, lambda: _search(game))


def search_pending(game: Game) -> bool:
    """Whether a turn that searches would have to wait for compiling or loading first."""
    return compiling() and game.compiled.search.now is None


def _search(game: Game) -> ModuleType:
    game.compiled.load_rules().warm()
    tree = tree_of(game)
    tree.warm(records(game.dtype, 1), records(RANDOM, 1), records(work_of(game), 1))
    load_players(game)
    load_puzzles(game)
    return tree


def main(argv: list[str]) -> int:
    """Compile one game, named by its package."""
    if len(argv) != 1 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    load_search(importlib.import_module(argv[0]).GAME)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
