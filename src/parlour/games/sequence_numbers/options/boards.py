"""Boards and decks as data, and the checks that refuse a bad one by name (2)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.state import FREE, LENGTH, MAX_SIDE, SPECIAL_CARDS
from parlour.kernel.errors import BadOption
from parlour.kernel.message import listed

PRESETS: Final = {"10x10": (10, 10), "8x8": (8, 8)}
CORNERS: Final = 4


def cells_of(rows: int, cols: int) -> list[int]:
    """The designed board: the cells but the corners, row by row, read 1 … N twice.

    >>> cells_of(10, 10)[:12]
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10]
    """
    numbers = (rows * cols - CORNERS) // 2
    corners = {0, cols - 1, (rows - 1) * cols, rows * cols - 1}
    cells, k = [], 0
    for cell in range(rows * cols):
        if cell in corners:
            cells.append(FREE)
        else:
            cells.append(k % numbers + 1)
            k += 1
    return cells


def grid(text: str) -> tuple[int, int, list[int]]:
    """Rows, columns and printed numbers of a board's text, which `read_board` has checked."""
    if text in PRESETS:
        rows, cols = PRESETS[text]
        return rows, cols, cells_of(rows, cols)
    lines = text.split("/")
    return len(lines), lines[0].count(",") + 1, [int(n) for line in lines for n in line.split(",")]


def read_board(text: str) -> str:
    """A preset's name, or rows of numbers such as `0,1,2,0/…` with 0 in the four corners; else `BadOption`.

    >>> read_board("8x8")
    '8x8'
    >>> read_board("0,1,1,1,0/2,2,3,3,4/4,5,5,6,6/0,7,7,8,0")
    Traceback (most recent call last):
    parlour.kernel.errors.BadOption: board: the number 1 stands on 3 cells; every number needs two
    """
    if text in PRESETS:
        return text
    lines = text.replace(" ", "").split("/")
    if not all(re.fullmatch(r"[0-9]{1,3}(?:,[0-9]{1,3})*", line) for line in lines[: MAX_SIDE + 1]):
        raise BadOption("board", say("board-must", known=listed(list(PRESETS), "or")))
    widths = {line.count(",") + 1 for line in lines}
    if len(lines) > MAX_SIDE or len(widths) != 1 or max(widths) > MAX_SIDE:
        raise BadOption("board", say("board-rows", most=MAX_SIDE))
    text = "/".join(",".join(str(int(n)) for n in line.split(",")) for line in lines)
    rows, cols, cells = grid(text)
    if max(rows, cols) < LENGTH or min(rows, cols) < 2:
        raise BadOption("board", say("board-room", rows=rows, columns=cols, length=LENGTH))
    corners = {0, cols - 1, (rows - 1) * cols, rows * cols - 1}
    if {cell for cell, number in enumerate(cells) if number == FREE} != corners:
        raise BadOption("board", say("board-corners"))
    highest = (rows * cols - CORNERS) // 2
    for number, count in sorted(Counter(n for n in cells if n != FREE).items()):
        if count != 2:
            raise BadOption("board", say("board-twice", number=number, count=count))
        if number > highest:
            raise BadOption("board", say("board-high", number=number, highest=highest))
    return text


def numbers_of(text: str) -> int:
    """How many numbers a board has, each of them twice.

    >>> numbers_of("10x10"), numbers_of("8x8")
    (48, 30)
    """
    rows, cols, _ = grid(text)
    return (rows * cols - CORNERS) // 2


def deck_of(numbers: int, copies: int) -> int:
    """How many cards a deck has: the numbers' cards, Plus and Minus.

    >>> deck_of(48, 2), deck_of(30, 2)
    (100, 64)
    """
    return numbers * copies + 2 * SPECIAL_CARDS


def write_board(state: SequenceNumbersState, text: str) -> None:
    """Put the board into the record."""
    rows, cols, cells = grid(text)
    state.rows, state.cols, state.numbers = rows, cols, (rows * cols - CORNERS) // 2
    state.printed[: rows * cols] = cells
    for number in range(1, int(state.numbers) + 1):
        state.spots[number] = [cell for cell, printed in enumerate(cells) if printed == number]
