"""How seats, cells and tokens are written."""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.state import JOKER, SIZE

SEATS: Final = "ABCD"
COLUMNS: Final = "abcdefghijklmno"
JOKER_SIGN: Final = "*"

NUMBER: Final = "1[0-5]|[0-9]"
"""Pattern of a value."""
KIND: Final = rf"{NUMBER}|\*"
"""Pattern of a token."""
CELL: Final = "[a-o](?:1[0-5]|[1-9])"
"""Pattern of a cell."""


def cell_name(cell: int) -> str:
    """A cell's name: its column a … o from the left, its row 1 … 15 from the top.

    >>> cell_name(0), cell_name(112), cell_name(224)
    ('a1', 'h8', 'o15')
    """
    return f"{COLUMNS[cell % SIZE]}{cell // SIZE + 1}"


def cell_number(name: str) -> int:
    """The number of a cell's name.

    >>> cell_number("h8")
    112
    """
    return COLUMNS.index(name[0]) + SIZE * (int(name[1:]) - 1)


def kind_name(kind: int) -> str:
    """A token as written: its value, or `*` for a joker."""
    return JOKER_SIGN if kind == JOKER else str(kind)


def kind_number(name: str) -> int:
    """The kind of a token as written."""
    return JOKER if name == JOKER_SIGN else int(name)


def listed(words: list[str], last: str = "and") -> str:
    """Words as in a sentence.

    >>> listed(["3"]), listed(["3", "7"]), listed(["3", "7", "9"], "or")
    ('3', '3 and 7', '3, 7 or 9')
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def kind_words(kind: int) -> str:
    """A token in a sentence: its value, or "joker"."""
    return "joker" if kind == JOKER else str(kind)
