"""Puzzles are made of bots' games: the same from the same seed, and what is stored is read back."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.puzzle import HIGHEST_RATING, LOWEST_RATING, puzzles_of, written
from parlour.search.puzzle_maker import make
from parlour.testing.tiny import GAME as TINY

BOOKS = [game for game in catalogue() if game.puzzles is not None]
ENOUGH = 60


@pytest.mark.parametrize("game", BOOKS, ids=[game.slug for game in BOOKS])
def test_the_same_seed_makes_the_same_puzzles(game: Game) -> None:
    first, again = tuple(make(game, 1, seed=3)), tuple(make(game, 1, seed=3))
    assert first == again
    assert len(first) == 1


@pytest.mark.parametrize("game", BOOKS, ids=[game.slug for game in BOOKS])
def test_there_are_puzzles_of_every_strength(game: Game) -> None:
    stored = puzzles_of(game)
    assert len(stored) >= ENOUGH
    assert all(LOWEST_RATING <= puzzle.rating <= HIGHEST_RATING for puzzle in stored)
    assert len({puzzle.rating for puzzle in stored}) > ENOUGH // 4
    assert written(stored) == (game.folder / "puzzles/puzzles.jsonl").read_bytes()


def test_a_game_without_puzzles_says_so() -> None:
    assert puzzles_of(TINY) == ()
    with pytest.raises(ParlourError, match="no puzzles"):
        next(make(TINY, 1, seed=1))
