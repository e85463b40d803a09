"""Puts the numbers of `display.saying` into words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from parlour.display import saying
from parlour.display.contract import Asked, Messages, RefusalReasons
from parlour.display.functions import TELLING_ROOM
from parlour.display.saying import END, FIRST, Parameters
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Answer
from parlour.kernel.message import Catalogue, PlayerName, Words, joined, listed
from parlour.kernel.records import copied

NOTATION: Final[Mapping[int, Callable[[int], Words]]] = {
    saying.NUMBER: str,
    saying.LETTER: lambda k: chr(ord("A") + k),
    saying.PLAYER: PlayerName,
    saying.COLUMN: lambda k: chr(ord("a") + k),
}
BETWEEN: Final = {
    saying.SPACED: " ",
    saying.COMMAS: ", ",
    saying.SEMICOLONS: "; ",
    saying.STOPS: ". ",
    saying.PLUS: " + ",
    saying.TOGETHER: "",
}
LAW_ROOM: Final = 256
"""The room for the numbers of a law."""

Numbers = Iterator[int]


def refusal_in_numbers(reasons: RefusalReasons, state: Any, seat: int, action: int) -> list[int]:
    """Return chapter and rule by which a law refuses an action, then its words; empty if it is legal."""
    out = np.empty(LAW_ROOM, np.int32)
    numbers: list[int] = out[: reasons.why_not(copied(state), seat, action, out)].tolist()
    return numbers


def mismatch_in_numbers(reasons: RefusalReasons, state: Any, seat: int, action: int, face: int) -> list[int]:
    """Return chapter and rule, then words, on what does not fit together (`FindsMismatches`); else empty."""
    mismatch: Callable[..., int] | None = getattr(reasons, "mismatch", None)
    if mismatch is None:
        return []
    out = np.empty(LAW_ROOM, np.int32)
    numbers: list[int] = out[: mismatch(copied(state), seat, action, face, out)].tolist()
    return numbers


class Reader:
    """Reads the words of messages; `names` gives the names of places and faces."""

    def __init__(
        self,
        say: Catalogue,
        messages: Messages,
        parameters: Parameters,
        names: Mapping[int, Callable[[int], str]] | None = None,
    ) -> None:
        self._say = say
        self._notation = {**NOTATION, **(names or {})}
        self._messages = [
            (
                name,
                [
                    (parameter.lstrip("*"), self._reader(parameters.get(parameter.lstrip("*"))))
                    for parameter in about
                ],
            )
            for name, about in saying.entries(messages.MESSAGES)
        ]

    def words(self, numbers: Numbers) -> Words:
        """The next words."""
        return self._said(next(numbers), numbers)

    def several(self, numbers: Numbers) -> tuple[Words, ...]:
        """All words up to the end."""
        return tuple([self._said(code, numbers) for code in numbers])

    def refusals(self, reasons: RefusalReasons) -> Callable[[Any, int, int], Refusal | None]:
        """Return the function `why_not` of a law (`kernel.contracts.Law`) from its reasons in numbers."""

        def why_not(state: Any, seat: int, action: int) -> Refusal | None:
            return self.refusal(refusal_in_numbers(reasons, state, seat, action))

        return why_not

    def refusal(self, numbers: Sequence[int]) -> Refusal | None:
        """Return the rule that numbers name, with its words; None for no numbers."""
        if not numbers:
            return None
        chapter, rule, *words = numbers
        return Refusal(f"{chapter}.{rule}", self.words(iter(words)))

    def answers(self, aid: Asked) -> Callable[[Any, int], Answer]:
        """The function that answers for an aid."""

        def answer(fields: Any, seat: int) -> Answer:
            out = np.empty(TELLING_ROOM, np.int32)
            numbers = iter(out[: aid.answer(copied(fields), seat, out)].tolist())
            return Answer(self.words(numbers), tuple(numbers))

        return answer

    def _reader(self, kind: int | Sequence[str] | None) -> Callable[[int, Numbers], Any]:
        """The reader of a kind of parameter, given its first number and those that follow."""
        if kind is None:
            return lambda number, _: number
        if kind == saying.WORDS:
            return self._said
        if isinstance(kind, int):
            return lambda number, _: self._notation[kind](number)
        return lambda number, _: kind[number]

    def _said(self, code: int, numbers: Numbers) -> Words:
        if code >= FIRST:
            name, parameters = self._messages[code - FIRST]
            return self._say(name, **{key: read(next(numbers), numbers) for key, read in parameters})
        if code == saying.NOTHING:
            return ""
        if code in self._notation:
            return self._notation[code](next(numbers))
        items = [self._said(number, numbers) for number in iter(partial(next, numbers), END)]
        if code in BETWEEN:
            return joined(items, BETWEEN[code])
        return listed(items, "and" if code == saying.AND else "or")
