"""Columns and positions as one line of text: `d`, and the rows from the top, `x` for seat 0, `o` for seat 1.

......./......./......./......./...o.../...x...
"""

from __future__ import annotations

from typing import Any, Final

from bench.connect_four.rules import four_in_line
from bench.connect_four.state import CELLS, COLUMNS, NOBODY, ROWS, SEATS, STRIDE, TALL
from parlour.kernel.errors import NotReadable

LETTERS: Final = "abcdefg"
DISCS: Final = "xo"
FREE: Final = "."


def action_text(state: Any, actor: int, action: int) -> str:
    """The letter of the column."""
    return LETTERS[action]


def read_action(state: Any, actor: int, text: str) -> int:
    """The column of a letter; raises `NotReadable`."""
    if len(text) != 1 or text not in LETTERS:
        raise NotReadable(f"{text!r} is no column; they are {LETTERS[0]} to {LETTERS[-1]}")
    return LETTERS.index(text)


def position_text(state: Any) -> str:
    """The rows from the top down."""
    return "/".join(
        "".join(disc_at(state, column, row) for column in range(COLUMNS)) for row in reversed(range(ROWS))
    )


def disc_at(state: Any, column: int, row: int) -> str:
    """The letter of what lies in a cell."""
    for seat in range(SEATS):
        if int(state.discs[seat]) >> STRIDE * column + row & 1:
            return DISCS[seat]
    return FREE


def read_position(state: Any, text: str) -> None:
    """Fill the record from a text; raises `NotReadable` for what no game comes to."""
    rows = text.split("/")
    if len(rows) != ROWS or any(len(row) != COLUMNS or set(row) - set(DISCS + FREE) for row in rows):
        raise NotReadable(f"a position is {ROWS} rows of {COLUMNS} of {DISCS + FREE}, with / between them")
    masks = [0] * SEATS
    for row, line in enumerate(reversed(rows)):
        for column, letter in enumerate(line):
            if letter != FREE:
                masks[DISCS.index(letter)] |= 1 << STRIDE * column + row
    _check(masks)
    winners = [seat for seat in range(SEATS) if four_in_line(masks[seat])]
    for seat in range(SEATS):
        state.discs[seat] = masks[seat]
    state.played = sum(mask.bit_count() for mask in masks)
    state.mover = int(state.played) % SEATS
    state.winner = winners[0] if winners else NOBODY


def _check(masks: list[int]) -> None:
    counts = [mask.bit_count() for mask in masks]
    if counts[0] - counts[1] not in (0, 1):
        raise NotReadable(f"the seats take turns, and cannot have {counts[0]} and {counts[1]} discs")
    discs = masks[0] | masks[1]
    for column in range(COLUMNS):
        stack = discs >> STRIDE * column & TALL
        if stack & stack + 1:
            raise NotReadable(f"a disc hangs in the air in column {LETTERS[column]}")
    last = (sum(counts) - 1) % SEATS
    if four_in_line(masks[1 - last]):
        raise NotReadable("a disc was dropped after the end of the game")
    assert sum(counts) <= CELLS
