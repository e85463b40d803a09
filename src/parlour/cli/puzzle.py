"""`parlour puzzle`: stored puzzles, solved at the keyboard."""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Annotated, Final

import typer
from rich.text import Text

from parlour.cli.screen import out, print_line, print_log_line, show_table
from parlour.display import telling
from parlour.display.show import looked_at
from parlour.kernel.errors import NotAllowed, NotReadable, ParlourError
from parlour.kernel.message import HOUSE, joined, sentence
from parlour.kernel.puzzle import is_ready, load_puzzles
from parlour.kit.places import find
from parlour.play.exercise import frames_to
from parlour.play.puzzle import SolverTurn, Task, play, reached, solution_of, task_of, tasks_of_day
from parlour.play.seating import default_name

TODAY: Final = "today"


def puzzle(
    game: Annotated[str, typer.Argument(help="A game.")],
    name: Annotated[
        str, typer.Argument(help="A puzzle's number, or a day such as 2026-11-22 for its task.")
    ] = TODAY,
) -> None:
    """Solve puzzles of a game: those of today, of another day, or one by its number."""
    known_game = find(game)
    if known_game.puzzles is None:
        raise ParlourError(HOUSE("no-puzzles"))
    day = _day(name)
    for number in (name,) if day is None else tasks_of_day(known_game, day):
        task = task_of(known_game, number)
        if task is None:
            raise ParlourError(HOUSE("no-puzzle"))
        if not is_ready(known_game, task.puzzle):
            load_puzzles(known_game)
        if not Solver(task).solves():
            return


def _day(name: str) -> date | None:
    """The day that a name means; None if it is no day.

    >>> _day("2026-11-22"), _day("12")
    (datetime.date(2026, 11, 22), None)
    """
    if name == TODAY:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(name) if "-" in name else None
    except ValueError:
        return None


class Solver:
    """One puzzle at the keyboard: typed actions make up turns, which are judged."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.names = [default_name(seat) for seat in range(task.start.seats)]
        self.played: list[list[int]] = []
        self.actions: list[int] = []
        self.start = task.start
        self.now = task.start.copy()

    def solves(self) -> bool:
        """Run until the puzzle is solved; returns False if the solver leaves before."""
        print_line(HOUSE("cli-puzzle", name=self.task.name, rating=self.task.puzzle.rating), "bold")
        self._show()
        solved = False
        while not solved:
            try:
                line = out.input(Text("> ", "bold")).strip()
            except EOFError:
                return False
            if line.lower() in ("quit", "q"):
                return False
            solved = self._answer(line)
        return True

    def _answer(self, line: str) -> bool:
        """Execute a typed line; returns whether it has solved the puzzle."""
        match line.lower():
            case "hint" | "h":
                print_line(self.task.book.hint(self.task.puzzle, self.task.start))
            case "solution":
                self._solution()
            case "undo" | "u":
                self._back(self.actions[:-1])
                self._show()
            case "legal" | "l":
                print_line(
                    "  ".join(self.now.action_text(self.task.seat, action) for action in self._legal())
                )
            case "board" | "b":
                self._show()
            case "?" | "help":
                print_line(HOUSE("cli-puzzle-help"))
            case _:
                return self._add(line)
        return False

    def _add(self, line: str) -> bool:
        seat = self.task.seat
        closing = [action for action in self.task.variant.game.closing if action in self._legal()]
        try:
            if not line and not closing:
                raise NotReadable(HOUSE("cli-nothing-to-confirm"))
            action = self.now.view(seat).parse(seat, line) if line else closing[0]
            self.now.apply(seat, action)
        except NotReadable as error:
            print_line(joined([sentence(str(error)), HOUSE("cli-puzzle-help")]), "red")
            return False
        except NotAllowed as error:
            print_line(str(error), "red")
            return False
        self.actions.append(action)
        if self.now.turn != (seat,):
            return self._judged(play(self.task, self.played, self.actions))
        self._show()
        return False

    def _judged(self, turn: SolverTurn) -> bool:
        """Print the verdict on a turn and the replies to it; returns whether the puzzle is solved."""
        verdict = turn.verdict
        figures = f"{verdict.made}/{verdict.best}" if verdict.best else ""
        print_line(joined([verdict.sentence, figures]), "red" if verdict.outcome == "failed" else "green")
        if verdict.outcome == "open":
            self._tell(turn)
            self.played.append(self.actions)
            self.start = reached(self.task, self.played).state
        if verdict.outcome != "solved":
            self._back([])
            self._show()
        return verdict.outcome == "solved"

    def _tell(self, turn: SolverTurn) -> None:
        seat, frames = self.task.seat, frames_to(turn.now, self.task.start)
        for before, after in pairwise(frames[len(turn.before.history) :]):
            actor, action = after.entry.actor, after.seen[seat]
            line = telling.tell(self.task.variant, before.view(seat), actor, action, after.view(seat), seat)
            if line is not None:
                print_log_line(self.names, actor, line, "")

    def _solution(self) -> None:
        played = list[list[int]]()
        for actions in solution_of(self.task):
            now = reached(self.task, played).state.copy()
            texts = []
            for action in actions:
                texts.append(now.action_text(self.task.seat, action))
                now.apply(self.task.seat, action)
            print_line("  ".join(texts))
            played.append(actions)

    def _back(self, actions: list[int]) -> None:
        self.actions = list(actions)
        self.now = self.start.copy()
        for action in self.actions:
            self.now.apply(self.task.seat, action)

    def _legal(self) -> tuple[int, ...]:
        return tuple(self.now.legal_actions(self.task.seat))

    def _show(self) -> None:
        board, scene = looked_at(self.now, self.task.seat)
        out.print()
        show_table(self.now.game, board, scene, self.names, [self.task.seat])
        print_line(self.task.book.ask(self.task.puzzle, self.now if self.actions else self.start), "bold")
