"""Every stored puzzle loads, and solutions reach their goals; a sample is proved again."""

from __future__ import annotations

from typing import Final

from parlour.kernel.game import Game
from parlour.kernel.puzzle import load_puzzles, puzzles_of, turns_of
from parlour.play.puzzle import Task, play, solution_of, task_of

MOST_CHARACTERS: Final = 280
"""The most letters of a text: it is shown above the hand on a phone."""


def are_solved(game: Game, sample: int) -> None:
    """Every puzzle loads; in a sample the solution reaches the goal, and no other first turn does."""
    stored = puzzles_of(game)
    if not stored:
        return
    load_puzzles(game)
    assert len({puzzle.position for puzzle in stored}) == len(stored)
    assert [puzzle.rating for puzzle in stored] == sorted(puzzle.rating for puzzle in stored)
    for number in range(1, len(stored) + 1):
        task = task_of(game, str(number))
        assert task is not None
        assert task.start.parse(task.seat, task.puzzle.solution[0][0]) in task.start.legal_actions(task.seat)
        if number % max(1, len(stored) // sample) == 0:
            _is_solved(task)
            _is_proved(task)


def _is_solved(task: Task) -> None:
    played: list[list[int]] = []
    turns = solution_of(task)
    for number, actions in enumerate(turns, 1):
        verdict = play(task, played, actions).verdict
        where = f"turn {number} of puzzle {task.name} of {task.variant.game.slug}"
        assert verdict.outcome == ("solved" if number == len(turns) else "open"), where
        assert len(str(verdict.sentence)) <= MOST_CHARACTERS, where
        played.append(actions)
    ask, hint = task.book.ask(task.puzzle, task.start), task.book.hint(task.puzzle, task.start)
    assert 0 < len(str(ask)) <= MOST_CHARACTERS
    assert 0 < len(str(hint)) <= MOST_CHARACTERS


def _is_proved(task: Task) -> None:
    """Other turns lead to another position and fail, where only one turn is right."""
    solution = tuple(solution_of(task)[0])
    right = task.start.copy()
    for action in solution:
        right.enter(task.seat, action)
    for actions, after in turns_of(task.start):
        verdict = task.book.judge(task.puzzle, task.start, after, 1)
        alike = after.to_bytes() == right.to_bytes()
        assert not alike or verdict.outcome != "failed", actions
        assert alike or verdict.outcome == "failed" or not task.book.ONLY_WAY, actions
        assert verdict.sentence or verdict.outcome == "open", actions
