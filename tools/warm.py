"""Compiles what tests of several files need into the cache, else each of their processes would.

python -m tools.warm PACKAGE [--pages] [--environments] [--search]
"""

from __future__ import annotations

import argparse
import gc
import importlib

import numpy as np

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.display.compile import load_display
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.lab.vector import Games
from parlour.search.tree.compile import load_search


def warm(game: Game, *, pages: bool, environments: bool, search: bool) -> None:
    """Compile a game and its rooms: rules, display, and what `pages`, `environments` and `search` need."""
    for one in (game, *(room.game for room in game.rooms)):
        load_display(one)
        if pages:
            modules.built(one, Part.SPEAKS)
    if environments:
        games = Games(Variant.of(game), 2)
        games.reset(1)
        games.observe()
        games.step(games.random_legal(np.random.default_rng(1)))
    if search:
        load_search(game)


if __name__ == "__main__":
    gc.set_threshold(20_000, 20, 20)  # collect rarely: compiling frees little
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("package")
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--environments", action="store_true")
    parser.add_argument("--search", action="store_true")
    given = parser.parse_args()
    game = importlib.import_module(given.package).GAME
    warm(game, pages=given.pages, environments=given.environments, search=given.search)
