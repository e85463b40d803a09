"""States for people: pictures in notebooks, text in terminals, words (`kernel.state.Drawing`)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.display.board import Board
from parlour.display.contract import display_of
from parlour.display.pieces import scene
from parlour.display.scene import LogLine, Scene
from parlour.display.svg.page import table_svg
from parlour.display.telling import teller_of
from parlour.display.text import text
from parlour.kernel.message import Words, joined
from parlour.kernel.state import State


def looked_at(state: State, seat: int | None = None) -> tuple[Board, Scene]:
    """The board, and the scene as a seat sees it; by default the viewer, else the seat to act."""
    board = display_of(state.game).board(state.variant)
    return board, state.scene(seat)


def scene_of(state: State, seat: int) -> Scene:
    """The scene of a state for a seat."""
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


def instruction(view: State, action: int) -> Words:
    """The instruction for an action of the viewer, in the imperative; "" where the game has none."""
    assert view.viewer is not None
    if view.game.display is None or not hasattr(display_of(view.game).telling, "instruction"):
        return ""
    return teller_of(view.variant).instruction(view.fields, view.viewer, action)


def line(view: State, action: int, after: State) -> Words:
    """The line of the log for an action of the viewer, its parts in brackets; "" where there is none."""
    assert view.viewer is not None
    if view.game.display is None:
        return ""
    seat = view.viewer
    said = teller_of(view.variant).tell(view.fields, seat, action, after.fields, seat)
    return "" if said is None else in_one_line(said)


def in_one_line(line: LogLine) -> Words:
    """Return a line of the log with its parts in brackets."""
    parts = joined(["(", joined(line.parts, ", "), ")"], "") if line.parts else ""
    return joined([line.text, parts])


def reasons(view: State, run: Sequence[int], after: State) -> tuple[Words, ...]:
    """The game's own arguments for a run of the viewer."""
    assert view.viewer is not None
    if view.game.display is None or not view.game.reasons_module:
        return ()
    return teller_of(view.variant).reasons(view.fields, run, after.fields, view.viewer)
