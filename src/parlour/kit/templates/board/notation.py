"""Actions and positions of Newgame as one line of text."""

from __future__ import annotations

from typing import Final

from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

from parlour.kit.templates.board.locales import say
from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.state import CELL_NAMES, EMPTY, FIELDS, STATE

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `mover=1 cells=5:1 placed=1`; a game may write its own."""

CELL_OF: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def is_possible(state: NewgameState) -> bool:
    """Whether the count of stones is right, and stones and turn are those of seats in the game."""
    stones = state.cells[state.cells != EMPTY]
    seats = int(state.seats)
    belong = all(int(number) <= seats for number in (*stones, state.winner))
    return belong and len(stones) == int(state.placed) and int(state.mover) < seats


def action_text(state: NewgameState, actor: int, action: int) -> str:
    """The name of the cell."""
    return CELL_NAMES[action]


def read_action(state: NewgameState, actor: int, text: str) -> int:
    """The action that a text names; raises `NotReadable`."""
    if text not in CELL_OF:
        raise NotReadable(say("read-action", text=repr(text), last=CELL_NAMES[-1]))
    return CELL_OF[text]
