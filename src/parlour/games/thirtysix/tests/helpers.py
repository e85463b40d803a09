"""Positions for the tests: the solved board, with pawns and counters put where a test wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import parlour
from parlour.games.thirtysix.state import COLOURS, MOVING, NOWHERE

SOLVED: Final = "0,0,ARG,0 2,0,ARB,0 4,0,DR,0 0,2,ABG,3 2,2,DG,0 4,2,AGB,2 0,4,DB,0 2,4,ABR,2 4,4,AGR,0"
"""Every border of this board matches:

R R|R R|R G     0  1  2  3  4  5
B G|G B|B R     6  7  8  9 10 11
B G|G B|B R    12 13 14 15 16 17
B R|R G|G G    18 19 20 21 22 23
B R|R G|G G    24 25 26 27 28 29
G B|B B|B R    30 31 32 33 34 35
"""

R, G, B = range(COLOURS)
A_SEAT, B_SEAT, C_SEAT = range(3)
Reserve = tuple[int, int, int]


def game(seats: int = 2, layout: str = SOLVED, first: str = "0", **options: object) -> parlour.State:
    """A game at its start; draws are the test's to choose, where any are left."""
    return parlour.load("thirtysix", seats=seats, layout=layout, first=first, **options).new_state(
        draws="manual"
    )


def moving(
    pawns: Mapping[int, tuple[int, int]],
    reserves: Mapping[int, Reserve] | None = None,
    counters: Iterable[int] = (),
    mover: int = A_SEAT,
    **options: object,
) -> parlour.State:
    """A position in play: seat -> (colour, square); by default each seat holds the twelve of its colour."""
    state = game(len(pawns), SOLVED, "0", **options)
    fields = state.fields
    fields.phase, fields.mover = MOVING, mover
    for seat, (colour, square) in pawns.items():
        fields.chosen[seat], fields.pawn[seat] = colour, square
        given = None if reserves is None else reserves.get(seat)
        fields.reserve[seat] = given or tuple(12 if c == colour else 0 for c in range(COLOURS))
    fields.counters = sum(1 << square for square in counters)
    fields.owed[:] = NOWHERE
    return state


def reserve(state: parlour.State, seat: int) -> Reserve:
    """A seat's unplayed counters: red, green, blue."""
    red, green, blue = (int(count) for count in state.fields.reserve[seat])
    return red, green, blue


def played(state: parlour.State, *actions: int) -> parlour.State:
    """The state after actions of the seats to act."""
    for action in actions:
        state.apply(state.turn[0], action)
    return state


def squares(state: parlour.State) -> set[int]:
    """Squares with a counter."""
    return {square for square in range(36) if int(state.fields.counters) >> square & 1}
