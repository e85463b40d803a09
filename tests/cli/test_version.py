"""The version, and games, in one line."""

from __future__ import annotations

from importlib.metadata import version

import pytest

import parlour
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME
from tests.cli.conftest import Run


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert parlour.__version__ == version("parlour")
    done = run("--version")
    assert (done.code, done.out.strip()) == (0, f"parlour {parlour.__version__}")


@pytest.mark.parametrize("game", [GAME, *catalogue()], ids=lambda game: str(game.slug))
def test_a_game_is_written_in_one_readable_line(game: Game) -> None:
    full = Variant.of(game, seats=game.seating.seats[-1])
    for said in map(repr, (game, Variant.of(game), full)):
        assert game.slug in said
        assert len(said) < 80
        assert "\n" not in said
    names = {"load": lambda slug, **options: Variant.of(game, **options)}
    assert eval(repr(full), names) == full  # noqa: S307 # our own line
