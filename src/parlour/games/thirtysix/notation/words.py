"""The words for colours, squares and counters that the law, the notation and the table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

COLOUR_WORDS: Final = ("red", "green", "blue")
FILES: Final = "abcdefghijklmnopqr"


def square_name(state: Any, square: int) -> str:
    """File and rank of a square, from its place on the grid."""
    return f"{FILES[int(state.x[square])]}{int(state.y[square]) + 1}"


def counters(count: int) -> str:
    """A number of counters in words.

    >>> counters(1), counters(3)
    ('1 counter', '3 counters')
    """
    return f"{count} counter" if count == 1 else f"{count} counters"


def listed(words: Sequence[str]) -> str:
    """Words in one phrase.

    >>> listed(["red"]), listed(["red", "green", "blue"])
    ('red', 'red, green and blue')
    """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
