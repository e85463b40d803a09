"""A cache of answers about a table, until its next event: a crowd that arrives gets the same ones."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from parlour.play.table_state import TableState

MOST: Final = 32
"""The most cached answers; clients choose the `known` of their hello, and each has its own answer."""

Answer = TypeVar("Answer")


class AnswerCache:
    """Answers that follow from a table's events alone, until its next one.

    Presence, clocks and whatever else changes without an event must not be part of them.
    """

    def __init__(self, table: TableState) -> None:
        self._table, self._n = table, table.n
        self._answers: dict[Hashable, Any] = {}

    def get(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """The answer for a key, made by `make` if it is not cached; shared, so do not modify it."""
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
