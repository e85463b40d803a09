"""The board of Sequence Numbers and one hand: no deck, no piles, nobody else's cards."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.display.board import Board, Touches, drawn_once
from parlour.games.sequence_numbers import GAME
from parlour.games.sequence_numbers.display import drawing
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.rooms.race.state import GIVE_UP, PUZZLE_OPTIONS
from parlour.kernel.state import Variant


@drawn_once
def board(variant: Variant) -> Board:
    """The board, the hand, and what to touch."""
    chosen = {name: variant.options[name] for name in ("deck", "answers")}
    table = drawing.board(Variant.of(GAME, **PUZZLE_OPTIONS, **chosen))
    hand = next(area for area in table.areas if area.seat == 0)
    return replace(
        table,
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(table.areas[0], hand),
        touches=(table.touches[0], Touches(GIVE_UP, buttons=(say.now("race-button-give-up"),))),
        source="",
    )
