"""Players touch what an action changes: the touch table of a board is compared with the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np

from parlour.display.board import Board, Ref, Touches
from parlour.display.contract import MovesTwice, display_of
from parlour.display.pieces import draw, reader_of
from parlour.display.rows import COLUMNS
from parlour.display.scene import Piece
from parlour.kernel.actors import seats_in
from parlour.kernel.calls import concealed
from parlour.kernel.records import copied
from parlour.kernel.state import State, Variant
from parlour.testing.checks.laws import sample

MOST_TRIED: Final = 30
"""The most legal actions of a position that are tried."""


@dataclass
class Touched:
    """How often a place that is touched changes or shows what comes, and when another does instead."""

    hits: int = 0
    misses: list[str] = field(default_factory=list)


def board_of(variant: Variant) -> Board:
    """The board of a table."""
    return display_of(variant.game).board(variant)


def lead_to_their_actions(states: Iterable[State], board_of: Callable[[Variant], Board] = board_of) -> None:
    """Every legal action has things to touch, or a button, of its own; they are there, and it changes them.

    Where nothing changes that may be touched for it, what lies there is what comes elsewhere: a number that
    is touched is the one written. Now and then what an action changes goes on to another place at once, so
    places are judged by what changes most of the times that they are touched.
    """
    by_ref: dict[tuple[int, int, Ref], Touched] = {}
    for state in states:
        board = board_of(state.variant)
        for seat in seats_in(max(0, int(state.game.running.turn(state.fields)))):
            _told_apart(state, board, seat)
            for action in sample(state.legal_actions(seat), MOST_TRIED):
                _tried(state, board, seat, action, by_ref)
    wrong = [touched.misses[0] for touched in by_ref.values() if len(touched.misses) > touched.hits]
    assert not wrong, "\n".join(wrong)


def are_named(variant: Variant, board_of: Callable[[Variant], Board] = board_of) -> None:
    """Where `pieces` names the first place of each kind, in `AT`, the board has it there."""
    named = getattr(display_of(variant.game).pieces, "AT", None)
    ids = list(board_of(variant).place)
    for name, number in named._asdict().items() if named else ():
        assert number < len(ids), f"AT.{name} is place {number}, and the board has {len(ids)}"
        assert ids[number].startswith(name), f"AT.{name} is place {number}, which is {ids[number]}"


def _told_apart(state: State, board: Board, seat: int) -> None:
    """No two legal actions are touched alike."""
    ways: dict[tuple[Ref, ...] | str, int] = {}
    for action in state.legal_actions(seat):
        way = board.refs(action)
        assert way is not None, f"the touch table lacks {state.action_text(seat, action)}, action {action}"
        other = ways.setdefault(way, action)
        assert other == action, (
            f"{state.action_text(seat, action)} and {state.action_text(seat, other)} are touched alike: {way}"
        )


def _tried(
    state: State, board: Board, seat: int, action: int, by_ref: dict[tuple[int, int, Ref], Touched]
) -> None:
    """Look whether what is touched for an action is there, and changes."""
    block = next(touch for touch in board.touches if 0 <= action - touch.first < touch.count())
    view = concealed(state.game, state.fields, seat)
    shown = reader_of(board).pieces(draw(state.game, view, seat))
    changed = changes(state, board, view, seat, action)
    written = set().union(*changed.values())
    for nth, ref in enumerate(block.at(action - block.first)):
        said = f"{state.action_text(seat, action)} of seat {seat} touches {ref}"
        at = lying(board, shown, seat, ref)
        assert at or ref == "*", f"{said}, which is not on the table"
        if places(board, seat, ref):
            others = {place for other in alternatives(block, nth) for place in places(board, seat, other)}
            touched = by_ref.setdefault((block.first, nth, ref), Touched())
            if at & changed.keys():
                touched.hits += 1
            elif instead := sorted(changed.keys() & others):
                touched.misses.append(f"{said}, where nothing changes; {', '.join(instead)} changes")
            elif faces_at(shown, at) & written:
                touched.hits += 1
            elif instead := sorted(faces_at(shown, others) & written):
                touched.misses.append(f"{said}, which shows no {', '.join(instead)}; that is what comes")


def places(board: Board, seat: int, ref: Ref) -> set[str]:
    """The places that a ref names: one of the board, or the seat's own ones of a name that each seat has."""
    own = {place.id for area in board.areas if area.seat == seat for place in area.places if place.own == ref}
    return own or ({ref} & board.place.keys())


def lying(board: Board, shown: tuple[Piece, ...], seat: int, ref: Ref) -> set[str]:
    """Where what a ref means is: its place, or those of the pieces that it may be."""
    if ref[0] == "@":
        return {piece.place for piece in shown if piece.id == ref[1:]}
    if ref[0] == "=":
        hands = {place.id for area in board.areas if area.seat == seat for place in area.places}
        faces = {ref[1:], ref[1:].rpartition(".")[0]}
        return {
            piece.place
            for piece in shown
            if piece.place in hands and {piece.face, piece.face.rpartition(".")[0]} & faces - {""}
        }
    return places(board, seat, ref)


def alternatives(block: Touches, nth: int) -> set[Ref]:
    """What the actions of a block touch as their nth thing."""
    if block.axes:
        return set(block.axes[nth])
    return {refs[nth] for refs in block.each if nth < len(refs)}


def faces_at(shown: tuple[Piece, ...], spots: set[str]) -> set[str]:
    """The faces of the pieces in some places."""
    return {piece.face for piece in shown if piece.place in spots}


def changes(state: State, board: Board, view: Any, seat: int, action: int) -> dict[str, set[str]]:
    """The places where a piece comes, goes or changes, and what comes there, as the seat foresees it."""
    game, module = state.game, display_of(state.game).pieces
    after = copied(view)
    game.rules.play(after, seat, action)
    frames = [draw(game, view, seat), draw(game, after, seat)]
    if isinstance(module, MovesTwice):
        out = np.zeros((module.MOST_PIECES, COLUMNS), np.int32)
        count = module.between(copied(view), seat, action, after, seat, out)
        if count:
            frames.insert(1, out[:count].tobytes())
    looks_by_piece = [{piece.id: looks(piece) for piece in reader_of(board).pieces(rows)} for rows in frames]
    changed = dict[str, set[str]]()
    for one, other in pairwise(looks_by_piece):
        for piece in one.keys() | other.keys():
            if one.get(piece) != other.get(piece):
                if piece in one:
                    changed.setdefault(one[piece][0], set())
                if piece in other:
                    changed.setdefault(other[piece][0], set()).add(other[piece][1])
    return changed


def looks(piece: Piece) -> tuple[str, str, int, int, float, float]:
    """The properties of a piece that an action may change, its place first."""
    return piece.place, piece.face, piece.turn, piece.owner, piece.x, piece.y
