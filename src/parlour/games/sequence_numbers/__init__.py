"""Sequence Numbers (published by Jax): solve the sum on a card, put a chip on its number, line up five."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.sequence_numbers import insight, law, notation, rules, table
from parlour.games.sequence_numbers.boards import deck_of, numbers_of
from parlour.games.sequence_numbers.numbers import hand_of
from parlour.games.sequence_numbers.observation import FEATURES
from parlour.games.sequence_numbers.options import OPTIONS, check, teams_of
from parlour.games.sequence_numbers.state import (
    DIRECTIONS,
    MAX_CELLS,
    MAX_NUMBERS,
    MAX_SIDES,
    STATE,
)
from parlour.kernel.game import Action, Game, Seating
from parlour.kernel.options import Value

DEAD = 3 * MAX_CELLS
PASS = DEAD + MAX_NUMBERS
FORFEIT = PASS + 3
CALL = FORFEIT + MAX_NUMBERS + 2
LINE = CALL + MAX_SIDES
ENTRIES_A_TURN = 8  # a dead card, a play, two cards drawn, a late card with its draw, a line picked, a loss
ENTRIES_A_CARD = 2  # of those dealt: a call, and the card given up


def max_turns(options: Mapping[str, Value]) -> int:
    """Each run of n turns holds a play, each play takes a card; cards and shuffles are limited (8.4)."""
    seats = int(options["seats"])
    deck = deck_of(numbers_of(str(options["board"])), int(options["copies"]))
    cards = deck * (int(options["max_reshuffles"]) + 1)
    return 1 + cards + seats * cards * ENTRIES_A_TURN + seats * hand_of(seats) * ENTRIES_A_CARD


GAME = Game(
    slug="sequence_numbers",
    title="Sequence Numbers",
    names=("sequence numbers",),
    credit="Published by Jax",
    summary="Solve the sum on a card, put a chip on its number, and line up five before the others do.",
    seating=Seating(
        (2, 3, 4, 6),
        teams_of,
        (
            (1, "it takes somebody to play against"),
            (5, "five cannot be divided evenly into teams"),
        ),
    ),
    options=OPTIONS,
    dtype=STATE,
    features=FEATURES,
    actions=(
        Action("place", 0, MAX_CELLS),
        Action("plus", MAX_CELLS, MAX_CELLS),
        Action("minus", 2 * MAX_CELLS, MAX_CELLS),
        Action("dead", DEAD, MAX_NUMBERS),
        Action("pass", PASS),
        Action("draw", PASS + 1),
        Action("waive", PASS + 2),
        Action("forfeit", FORFEIT, MAX_NUMBERS + 2),
        Action("call", CALL, MAX_SIDES),
        Action("line", LINE, DIRECTIONS * MAX_CELLS),
    ),
    max_legal=LINE,
    max_outcomes=MAX_NUMBERS + 2,
    max_turns=max_turns,
    rules_version=1,
    rules=rules,
    law=law,
    notation=notation,
    table=table,
    insight=insight,
    check=check,
    hidden=True,
    score_name="sequences",
)
