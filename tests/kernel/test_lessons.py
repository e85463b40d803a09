"""Lessons in every language: each step can be played, and what is said fits a phone."""

from __future__ import annotations

from typing import Final

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, speaking
from parlour.testing.checks.lessons import is_taught

TAUGHT: Final = [game for game in catalogue() if game.lesson is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=[game.slug for game in TAUGHT])
def test_every_lesson_can_be_played_in_every_language(game: Game, language: str) -> None:
    with speaking(language):
        is_taught(game)
