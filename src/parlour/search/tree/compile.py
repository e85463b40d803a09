"""Compiling a game's search: at once, in the background, or when a turn first waits for it.

python -m parlour.search.tree.compile <game's package>     compiles into the cache, ready for the next process
"""

from __future__ import annotations

import importlib
import logging
import subprocess
import sys
import threading
from types import ModuleType
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.isolation import module_command
from parlour.kernel.compile.twin import compiling, prepare, twin
from parlour.kernel.game import Game
from parlour.kernel.puzzle import prepare_puzzles
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.search.hooks import bindings
from parlour.search.hooks.solve import WORK

TREE: Final = "parlour.search.tree.thinking"

_log = logging.getLogger(__name__)
_loaded: dict[str, ModuleType] = {}
_ready: set[str] = set()
_begun: dict[str, threading.Thread] = {}
_lock = threading.Lock()
_waiting = threading.Lock()


def loops_of(game: Game, *, compiled: bool | None = None) -> ModuleType:
    """The tree search bound to a game's rules and hooks; functions compile when first called."""
    return twin(game, compiled=compiled).module(TREE, bindings(game.bots))


def work_of(game: Game) -> np.dtype[Any]:
    """The layout of the memory of a game's solver."""
    found: np.dtype[Any] = getattr(game.bots, "WORK", WORK)
    return found


def loops_now(game: Game) -> ModuleType | None:
    """The compiled tree search of a game if it is loaded, else None."""
    return _loaded.get(_key(game))


def search_ready(game: Game) -> bool:
    """Whether it is compiled: loaded here, or in the cache for the processes that search."""
    return _key(game) in _ready


def note_search(game: Game) -> None:
    """Note that the cache has a game's search (`search_command`)."""
    _ready.add(_key(game))


def prepare_search(game: Game) -> ModuleType:
    """Compile a game's rules and search, or load them from the cache; blocks."""
    prepare(game)
    loops = loops_of(game)
    if compiling():
        loops.warm(records(game.dtype, 1), records(RANDOM, 1), records(work_of(game), 1))
        prepare_puzzles(game)
        _loaded[_key(game)] = loops
        note_search(game)
    return loops


def search_pending(game: Game) -> bool:
    """Whether a turn that searches would have to wait for compiling or loading first."""
    return compiling() and loops_now(game) is None


def await_search(game: Game) -> None:
    """Return once a game's search is loaded, compiling it if need be; at once where compiling is off."""
    in_background = _begun.get(_key(game))
    if in_background is not None:
        in_background.join()
    with _waiting:
        if search_pending(game):
            prepare_search(game)


def prepare_search_in_background(game: Game) -> threading.Thread | None:
    """Compile a game's search in a process of its own, then load it in a thread; None if compiling is off.

    Repeated calls for a game do nothing and return None.
    """

    def work() -> None:
        ended = subprocess.run(
            search_command(game), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        if ended.returncode:
            _log.warning("compiling the search of %s failed: %s", game.slug, ended.stderr[-2000:])
        else:
            prepare_search(game)

    with _lock:
        if not compiling() or _key(game) in _begun:
            return None
        thread = _begun[_key(game)] = threading.Thread(
            target=work, name=f"search of {game.slug}", daemon=True
        )
        thread.start()
    return thread


def search_command(game: Game) -> list[str]:
    """The command that compiles a game's rules and search into the cache in a separate process."""
    return module_command("parlour.search.tree.compile", game.package)


def _key(game: Game) -> str:
    insight = "" if game.bots is None else game.bots.__name__
    return f"{game.rules.__name__} {insight}"


def main(argv: list[str]) -> int:
    """Compile one game, named by its package."""
    if len(argv) != 1 or argv[0].startswith("-"):
        print(__doc__)
        return 2
    game: Game = importlib.import_module(argv[0]).GAME
    importlib.import_module("parlour.search.tree.compile").prepare_search(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
