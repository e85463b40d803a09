"""A cache of what a table's events come to, until the next one: a crowd that comes is told the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from parlour.play.table_state import TableState

MOST: Final = 32
"""Answers at a time: what is known when somebody comes is theirs to say, and each one another answer."""

Answer = TypeVar("Answer")


class AnswerCache:
    """Answers that follow from a table's events alone, until its next one.

    Who is here, clocks, and what else changes without an event must not be in them.
    """

    def __init__(self, table: TableState) -> None:
        self._table, self._n = table, table.n
        self._answers: dict[Hashable, Any] = {}

    def get(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """The answer that `make` gives for a key, made once; nobody may change it."""
        if self._n != self._table.n or (key not in self._answers and len(self._answers) == MOST):
            self.forget()
        if key not in self._answers:
            self._answers[key] = make()
        answer: Answer = self._answers[key]
        return answer

    def forget(self) -> None:
        """Drop all answers."""
        self._n = self._table.n
        self._answers.clear()
