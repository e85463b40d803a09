"""What the suite needs to know of duplicate: the tokens, and what a draw can be."""

from __future__ import annotations

from typing import Any

from parlour.games.triolet.rooms.duplicate.notation import play_text
from parlour.games.triolet.rooms.duplicate.rules.best_play import best_play
from parlour.games.triolet.rooms.duplicate.state import LAY, LAYING, REDRAW
from parlour.games.triolet.rooms.duplicate.tests.reference import best, fitting_values, hand_of
from parlour.games.triolet.state import JOKER, KINDS
from parlour.games.triolet.tests.material import material as tokens
from parlour.games.triolet.tests.reference import board_of


def material(fields: Any) -> dict[str, int]:
    """The tokens of each kind, in the bag, in the hand and on the board."""
    return tokens(fields)


def draws(fields: Any) -> dict[int, int]:
    """The one best play, found by trying all; else, token by token, what may come out of the bag."""
    if int(fields.stage) == LAYING:
        found = best(board_of(fields), *hand_of(fields), squares=bool(fields.opening_square))
        assert found.text == play_text(best_play(fields))
        return {LAY: 1}
    possible = list(range(KINDS))
    if int(fields.stage) == REDRAW:
        values = fitting_values(board_of(fields))
        possible = [*sorted(values), *([JOKER] if values else [])]
    return {kind: int(fields.bag[kind]) for kind in possible if fields.bag[kind]}
