"""The table of Numeria without the piles: nothing is taken."""

from __future__ import annotations

from parlour.display.board import Board, Touches, drawn_once
from parlour.games.numeria.display.drawing import faces, squares_area
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import SQUARE_NAMES
from parlour.games.numeria.state import PASS
from parlour.kernel.state import Variant


@drawn_once
def board(variant: Variant) -> Board:
    """The chessboard, and what to touch."""
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(squares_area(),),
        faces=faces(),
        touches=(
            Touches(0, axes=(SQUARE_NAMES, SQUARE_NAMES)),
            Touches(PASS, buttons=(say.now("button-give-up"),)),
        ),
        material="stone",
    )
