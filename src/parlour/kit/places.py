"""The places of new games: in a source checkout among ours, else packages in the current folder."""

from __future__ import annotations

import importlib
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

import parlour
from parlour import games
from parlour.games import GROUP
from parlour.kernel.compile.sources import source_of
from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game

SOURCES: Final = Path(parlour.__file__).parent


def checkout() -> Path | None:
    """The source checkout that this Parlour runs from, if the current folder is inside it."""
    root = SOURCES.parents[1]
    ours = (root / "tests" / "test_house.py").is_file() and Path.cwd().is_relative_to(root)
    return root if ours else None


def holds(root: Path | None, game: Game) -> bool:
    """Whether the game is one of the checkout's own."""
    return root is not None and game.folder.is_relative_to(root / "src/parlour/games")


def locate(name: str) -> tuple[Path, str] | None:
    """Find a game's folder and package by its slug without importing it; None if there is no such game."""
    if (SOURCES / "games" / name / "__init__.py").is_file():
        return SOURCES / "games" / name, f"parlour.games.{name}"
    packages = [point.module for point in entry_points(group=GROUP) if point.name == name]
    for package in packages or [name]:
        top, *parts = package.split(".")
        origin = source_of(top) or Path.cwd() / top / "__init__.py"
        folder = origin.parent.joinpath(*parts)
        if (folder / "__init__.py").is_file():
            return folder, package
    return None


def find(name: str) -> Game:
    """Find a game by its name, else as a package in the current folder; raises `UnknownGame`."""
    try:
        return games.find(name)
    except UnknownGame:
        here = Path.cwd()
        if not name.isidentifier() or not (here / name / "__init__.py").is_file():
            raise
        if str(here) not in sys.path:
            sys.path.insert(0, str(here))
        game = getattr(importlib.import_module(name), "GAME", None)
        if not isinstance(game, Game):
            raise UnknownGame(f"the package {name} has no GAME") from None
        return game
