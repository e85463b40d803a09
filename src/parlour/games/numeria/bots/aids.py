"""What people may look up and ask: all tropes by kind, and whether one move makes a trope."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.display.log import spelled, tropes_made
from parlour.games.numeria.notation.words import listed, square_name
from parlour.games.numeria.rules.tropes import (
    CONSECUTIVE,
    FIBONACCI,
    IRREGULAR,
    MULTIPLES,
    PLUS_123,
    POWER,
    PRIME,
    SQUARE,
    TRIANGULAR,
    list_of,
)
from parlour.games.numeria.state import MAX_LEGAL, MOVING
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.game import Aid, Answer, Reference
from parlour.kernel.options import OptionValue

ABOUT: Final = {
    CONSECUTIVE: "Four numbers one apart.",
    MULTIPLES: "Neighbours in the row of multiples of 2 or more, begun anywhere.",
    IRREGULAR: "Equal steps of 2 or more that are no such multiples.",
    PLUS_123: "Steps of 1, 2 and 3.",
    PRIME: "Neighbours among the primes, and the printed examples where they count.",
    POWER: "Neighbours among the powers of one number, or any whole factor where that counts.",
    SQUARE: "Neighbours among the squares.",
    TRIANGULAR: "Neighbours among the triangular numbers 1, 3, 6, 10, 15, 21, 28, 36.",
    FIBONACCI: "Neighbours among 1, 2, 3, 5, 8, 13, 21, 34.",
}
MOST_TOLD: Final = 3
"""Moves that are told one by one; of more only their number is."""


def references(options: Mapping[str, OptionValue]) -> tuple[Reference, ...]:
    """All tropes under the options, a table for each kind."""
    every = list_of(options["primes"] == "as_printed", options["power"] == "geometric")
    tables = []
    for kind, about in ABOUT.items():
        rows = tuple(
            (" ".join(map(str, trope)), listed([other for other in kinds if other != kind]))
            for trope, kinds in every.items()
            if kind in kinds
        )
        tables.append(
            Reference(f"{kind[0].upper()}{kind[1:]}: {len(rows)}", ("numbers", "also"), rows, about)
        )
    return tuple(tables)


def any_trope_in_one(fields: Any, seat: int) -> Answer:
    """Whether the seat could make a trope now, and by which moves."""
    if int(fields.phase) != MOVING:
        return Answer("No tile is to be moved now.")
    out = np.zeros(MAX_LEGAL, np.int32)
    moves = [int(move) for move in out[: tropes_in_one(fields, out)]]
    if not moves:
        return Answer("No: no move makes a trope now.")
    if len(moves) > MOST_TOLD:
        return Answer(f"Yes: {len(moves)} moves make a trope.", tuple(moves))
    return Answer(f"Yes: {listed([_told(fields, move) for move in moves], 'or')}.", tuple(moves))


def _told(fields: Any, move: int) -> str:
    home, goal = divmod(move, SQUARES)
    made = listed([spelled(fields, trope) for trope in tropes_made(fields, home, goal)])
    tile = int(fields.board[home])
    return f"the {tile} from {square_name(home)} to {square_name(goal)} makes {made}"


ANY_TROPE: Final = Aid(
    "trope_in_one",
    "Any trope in one move?",
    "Says whether a tile can be moved so that it makes a trope, and where to.",
    any_trope_in_one,
)
