"""The published suite for the game that PARLOUR_GAME names, or for all: what `parlour check` runs.

The game is found by its name, or as a package that can be imported.
"""

from __future__ import annotations

import importlib
import os

from parlour.games import find
from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.testing.suite import *  # noqa: F403  # its tests become the tests of this module


def _game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame:
        game: Game = importlib.import_module(name).GAME
        return game


GAMES = tuple(_game(name) for name in os.environ.get("PARLOUR_GAME", "").split())
