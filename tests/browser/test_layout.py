"""The layout of records: one digest for all machines, known at once, another when a rule changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from parlour.browser.parts import layout_of
from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.packages import english_only

SAY = """
import importlib, sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from parlour.browser.parts import layout_of
for package in sys.argv[1:]:
    print(layout_of(importlib.import_module(package).GAME))
"""
"""Prints layouts in a process that cannot compile."""


def layouts(*packages: str, **env: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-P", "-c", SAY, *packages],
        env=os.environ | env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_layout_is_the_same_in_every_process_and_needs_no_compiler(tmp_path: Path) -> None:
    games = catalogue()
    packages = [game.package for game in games]
    cache = tmp_path / "cache"
    found = layouts(*packages, PYTHONHASHSEED="1", PARLOUR_CACHE=str(cache), PARLOUR_COMPILE="0")
    assert found == [layout_of(game) for game in games]
    assert not cache.exists()
    assert len({*found}) == len(games)


def helper_of(game: Game, folder: Path) -> Path:
    """A module beside the rules that they are made of, in a copy of a game."""
    package = folder / english_only(game, folder)
    return next(path for path in sorted((package / "rules").glob("*.py")) if path.name != "__init__.py")


GAME = next(game for game in catalogue() if (game.folder / "rules").is_dir())


def test_a_layout_changes_with_the_code_of_a_helper_of_the_rules(tmp_path: Path) -> None:
    helper = helper_of(GAME, tmp_path)
    slug = helper.relative_to(tmp_path).parts[0]
    paths = os.pathsep.join([str(tmp_path), *sys.path])
    found = []
    for added in ("", "\n\n# why\n", "\n\nEDITED = 1\n"):
        helper.write_text(helper.read_text(encoding="utf-8") + added, encoding="utf-8")
        found += layouts(slug, PYTHONPATH=paths)
    before, after_prose, after_code = found
    assert before == after_prose != after_code
