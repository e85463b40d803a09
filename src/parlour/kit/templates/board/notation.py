"""Actions and positions of Newgame as one line of text."""

from __future__ import annotations

from typing import Final

from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

from parlour.kit.templates.board.locales import say
from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.state import CELLS, FIELDS, SIZE, STATE

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `mover=1 cells=5:1 placed=1`; a game may write its own."""


def cell_name(cell: int) -> str:
    """The column's letter and the row's number.

    >>> cell_name(0), cell_name(1), cell_name(SIZE)
    ('a1', 'b1', 'a2')
    """
    return f"{chr(ord('a') + cell % SIZE)}{cell // SIZE + 1}"


CELL_OF: Final = {cell_name(cell): cell for cell in range(CELLS)}


def action_text(state: NewgameState, actor: int, action: int) -> str:
    """The name of the cell."""
    return cell_name(action)


def read_action(state: NewgameState, actor: int, text: str) -> int:
    """The number of a text; raises `NotReadable`."""
    if text not in CELL_OF:
        raise NotReadable(say("read-action", text=repr(text), last=cell_name(CELLS - 1)))
    return CELL_OF[text]
