"""A state for people: a picture in a notebook, text in a terminal. `State` gets both from here."""

from __future__ import annotations

from parlour.display.board import Board
from parlour.display.contract import display_of
from parlour.display.pieces import scene
from parlour.display.scene import Scene
from parlour.display.svg.page import table_svg
from parlour.display.text import text
from parlour.kernel.state import State


def looked_at(state: State, seat: int | None = None) -> tuple[Board, Scene]:
    """The board, and the scene as a seat sees it; by default the viewer, else the seat to act."""
    board = display_of(state.game).board(state.variant)
    return board, state.scene(seat)


def scene_of(state: State, seat: int) -> Scene:
    """What a seat sees of a state."""
    return scene(state.variant, state.view(seat).fields, seat)


def painted(state: State, seat: int | None = None) -> str:
    """The whole table as SVG that follows the reader's choice of light or dark."""
    board, scene = looked_at(state, seat)
    return table_svg(board, scene, turn=[due for due in state.turn if due >= 0])


def spelled(state: State, seat: int | None = None, *, colour: bool = False) -> str:
    """The whole table as text."""
    board, scene = looked_at(state, seat)
    turn = [due for due in state.turn if due >= 0]
    return text(board, scene, colour=colour, turn=turn, unit=state.game.score_unit)
