"""Lessons in every language: what is said fits a phone. The suite plays them."""

from __future__ import annotations

from typing import Final

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, speaking
from parlour.play.lesson import course_of
from parlour.testing.checks.lessons import is_told

TAUGHT: Final = [game for game in catalogue() if game.lesson is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=[game.slug for game in TAUGHT])
def test_what_a_lesson_says_fits_a_phone_in_every_language(game: Game, language: str) -> None:
    course = course_of(game)
    assert course is not None
    with speaking(language):
        is_told(course)
