"""How squares, lines and kinds of tropes are written and said."""

from __future__ import annotations

from typing import Final

from parlour.games.numeria.locales import say
from parlour.games.numeria.rules.tropes import (
    CONSECUTIVE,
    FIBONACCI,
    IRREGULAR,
    MULTIPLES,
    PLUS_123,
    POWER,
    PRIME,
    SQUARE,
    TRIANGULAR,
)
from parlour.games.numeria.state.geometry import LENGTH, LINES, SIDE, SQUARES

FILES: Final = "abcdefgh"
SEATS: Final = "AB"
KIND_NAMES: Final = {
    CONSECUTIVE: say("kind-consecutive"),
    MULTIPLES: say("kind-multiples"),
    IRREGULAR: say("kind-irregular"),
    PLUS_123: say("kind-plus-123"),
    PRIME: say("kind-prime"),
    POWER: say("kind-power"),
    SQUARE: say("kind-square"),
    TRIANGULAR: say("kind-triangular"),
    FIBONACCI: say("kind-fibonacci"),
}


def square_name(square: int) -> str:
    """A square as in chess.

    >>> square_name(0), square_name(63)
    ('a1', 'h8')
    """
    return f"{FILES[square % SIDE]}{square // SIDE + 1}"


SQUARE_NAMES: Final = tuple(map(square_name, range(SQUARES)))


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
