"""`parlour puzzle`: a stored puzzle solved by typing, in the language of whoever types."""

from __future__ import annotations

import pytest

from parlour import catalogue
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, into
from parlour.kernel.puzzle import puzzles_of
from parlour.play.puzzle import play, solution_of, task_of
from tests.commands import Run

GAMES = [game for game in catalogue() if game.puzzles is not None]


def typed(game: Game) -> str:
    """What solves a game's first puzzle."""
    return "".join(f"{action}\n" for turn in puzzles_of(game)[0].solution for action in turn)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_puzzle_is_solved_by_its_solution(real: Run, game: Game) -> None:
    done = real("puzzle", game.slug, "1", typed=f"?\nsolution\n{typed(game)}")
    assert done.code == 0, done.err
    assert str(HOUSE("cli-puzzle", name="1", rating=puzzles_of(game)[0].rating)) in done.out
    assert puzzles_of(game)[0].solution[0][0] in done.out, "the solution is shown"
    task = task_of(game, "1")
    assert task is not None
    *before, last = solution_of(task)
    said = str(play(task, before, last).verdict.sentence)
    assert said in done.out
    left = real("puzzle", game.slug, "1", typed="undo\nquit\n")
    assert left.code == 0
    assert said not in left.out


def test_a_puzzle_speaks_the_language_of_its_solver(real: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "cs")
    done = real("puzzle", GAMES[0].slug, "1", typed="xyz\nlegal\nboard\nquit\n")
    assert into(HOUSE("cli-puzzle-help"), "cs") in done.out
    assert into(HOUSE("cli-puzzle", name="1", rating=puzzles_of(GAMES[0])[0].rating), "cs") in done.out


def test_the_task_of_a_day_is_its_puzzles_and_no_other_name_is_one(real: Run) -> None:
    assert real("puzzle", GAMES[0].slug, "2026-11-22", typed="quit\n").code == 0
    for name in ("0", "x", "2026-13-01"):
        assert str(HOUSE("no-puzzle")) in real("puzzle", GAMES[0].slug, name).err
