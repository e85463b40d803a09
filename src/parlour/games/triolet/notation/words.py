"""How seats, cells and tokens are written."""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.locales import say
from parlour.games.triolet.state import (
    CELLS,
    END,
    JOKER,
    PASS,
    PLACE,
    PLACE_JOKER,
    SIZE,
    SWAP,
    SWAP_JOKER,
    VALUES,
)
from parlour.kernel.action import Action
from parlour.kernel.message import Words

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


CELL_NAMES: Final = tuple(map(cell_name, range(CELLS)))
ACTIONS: Final = (
    Action("place", PLACE, {"value": range(VALUES), "cell": CELL_NAMES}),
    Action("end", END, closing=True),
    Action("swap", SWAP, {"value": range(VALUES)}),
    Action("pass", PASS),
    Action("place_joker", PLACE_JOKER, {"value": range(VALUES), "cell": CELL_NAMES}),
    Action("swap_joker", SWAP_JOKER),
)
"""The families of actions, of the game and of its room."""


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


def token_on(content: int, cell: int) -> Words:
    """A token on a cell, by what the board holds there: `7 on f6`, a joker with the value it stands for."""
    value, name = (content - 1) % VALUES, cell_name(cell)
    if content > VALUES:
        return say("joker-on", value=value, cell=name)
    return say("token-on", value=value, cell=name)
