"""What people may look up and ask: all tropes by kind, and whether one move makes a trope."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.tropes import all_spelled, tropes_made
from parlour.games.numeria.notation.words import KIND_NAMES, square_name
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
from parlour.kernel.message import Message, listed
from parlour.kernel.options import OptionValue

ABOUT: Final = {
    CONSECUTIVE: say("about-consecutive"),
    MULTIPLES: say("about-multiples"),
    IRREGULAR: say("about-irregular"),
    PLUS_123: say("about-plus-123"),
    PRIME: say("about-prime"),
    POWER: say("about-power"),
    SQUARE: say("about-square"),
    TRIANGULAR: say("about-triangular"),
    FIBONACCI: say("about-fibonacci"),
}
TABLES: Final[Mapping[str, Callable[[int], Message]]] = {
    CONSECUTIVE: lambda count: say("table-consecutive", count=count),
    MULTIPLES: lambda count: say("table-multiples", count=count),
    IRREGULAR: lambda count: say("table-irregular", count=count),
    PLUS_123: lambda count: say("table-plus-123", count=count),
    PRIME: lambda count: say("table-prime", count=count),
    POWER: lambda count: say("table-power", count=count),
    SQUARE: lambda count: say("table-square", count=count),
    TRIANGULAR: lambda count: say("table-triangular", count=count),
    FIBONACCI: lambda count: say("table-fibonacci", count=count),
}
"""Titles, by the number of tropes below."""
MOST_TOLD: Final = 3
"""Moves that are told one by one; of more only their number is."""


def references(options: Mapping[str, OptionValue]) -> tuple[Reference, ...]:
    """All tropes under the options, a table for each kind."""
    every = list_of(options["primes"] == "as_printed", options["power"] == "geometric")
    tables = []
    for kind, about in ABOUT.items():
        rows = tuple(
            (" ".join(map(str, trope)), listed([KIND_NAMES[other] for other in kinds if other != kind]))
            for trope, kinds in every.items()
            if kind in kinds
        )
        columns = (say("column-numbers"), say("column-also"))
        tables.append(Reference(TABLES[kind](len(rows)), columns, rows, about))
    return tuple(tables)


def any_trope_in_one(fields: Any, seat: int) -> Answer:
    """Whether the seat could make a trope now, and by which moves."""
    if int(fields.phase) != MOVING:
        return Answer(say("aid-not-now"))
    out = np.zeros(MAX_LEGAL, np.int32)
    moves = [int(move) for move in out[: tropes_in_one(fields, out)]]
    if not moves:
        return Answer(say("aid-none"))
    if len(moves) > MOST_TOLD:
        return Answer(say("aid-many", count=len(moves)), tuple(moves))
    told = listed([_told(fields, move) for move in moves], "or")
    return Answer(say("aid-some", moves=told), tuple(moves))


def _told(fields: Any, move: int) -> Message:
    home, goal = divmod(move, SQUARES)
    made = all_spelled(fields, tropes_made(fields, home, goal))
    tile, here, there = int(fields.board[home]), square_name(home), square_name(goal)
    return say("aid-move", tile=tile, home=here, goal=there, tropes=made)


ANY_TROPE: Final = Aid(
    "trope_in_one",
    say("aid-trope"),
    say("aid-trope-about"),
    any_trope_in_one,
)
