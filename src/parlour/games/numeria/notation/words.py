"""How squares, lines and numbers are written and said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.games.numeria.state.geometry import LENGTH, LINES, SIDE

FILES: Final = "abcdefgh"
SEATS: Final = "AB"


def square_name(square: int) -> str:
    """A square as in chess.

    >>> square_name(0), square_name(63)
    ('a1', 'h8')
    """
    return f"{FILES[square % SIDE]}{square // SIDE + 1}"


def square_number(name: str) -> int:
    """The number of a square's name; the caller has checked its form.

    >>> square_number("h8")
    63
    """
    return SIDE * (int(name[1]) - 1) + FILES.index(name[0])


def line_name(line: int) -> str:
    """A line by its ends, lowest row and file first.

    >>> line_name(0)
    'a1-d1'
    """
    return f"{square_name(int(LINES[line, 0]))}-{square_name(int(LINES[line, LENGTH - 1]))}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in one phrase.

    >>> listed(["prime"]), listed(["prime", "power"]), listed(["a", "b", "c"], "or")
    ('prime', 'prime and power', 'a, b or c')
    """
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


def tropes(count: int) -> str:
    """A number of tropes in words.

    >>> tropes(1), tropes(3)
    ('1 trope', '3 tropes')
    """
    return f"{count} trope" if count == 1 else f"{count} tropes"
