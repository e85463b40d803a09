"""The layout of records: one digest for all machines, known at once, another when a rule changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
    for seed in ("1", "2"):
        found = layouts(
            *packages, PYTHONHASHSEED=seed, PARLOUR_CACHE=str(tmp_path / seed), PARLOUR_COMPILE="0"
        )
        assert found == [layout_of(game) for game in games]
        assert not (tmp_path / seed).exists()
    assert len({*found}) == len(games)


def helper_of(game: Game, folder: Path) -> Path:
    """A module beside the rules that they are made of, in a copy of a game."""
    package = folder / english_only(game, folder)
    return next(path for path in sorted((package / "rules").glob("*.py")) if path.name != "__init__.py")


GAME = next(game for game in catalogue() if (game.folder / "rules").is_dir())


@pytest.mark.parametrize(
    ("added", "other"),
    [
        ("\n\nEDITED = 1\n", True),
        ("\n\n# why\n", False),
    ],
    ids=["code", "prose"],
)
def test_a_layout_changes_with_a_helper_of_the_rules(
    added: str, other: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = helper_of(GAME, tmp_path)
    slug = helper.relative_to(tmp_path).parts[0]
    paths = os.pathsep.join([str(tmp_path), *sys.path])
    before = layouts(slug, PYTHONPATH=paths)
    helper.write_text(helper.read_text(encoding="utf-8") + added, encoding="utf-8")
    assert (layouts(slug, PYTHONPATH=paths) != before) == other
