"""The record of Newgame: the die, what the turn has brought, and the points of all.

mover 1   die 4   rolling 0   brought 9      points  12 7 0 .      turns 5
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.features import count, kind, seat
from parlour.kernel.fields import ALL, Field, Fields, options

SEATS: Final = 4
SIDES: Final = 6
LOSES: Final = 1
"""The number that loses what the turn has brought."""
GOAL: Final = 20
ROUNDS: Final = 10
MOST_ROLLS: Final = GOAL // 2
"""The most throws of a turn: each brings two points at least."""
MOST_POINTS: Final = GOAL - 1 + SIDES

ROLL: Final = 0
STOP: Final = 1
ACTIONS: Final = 2

FIELDS: Final = Fields(
    *options("version", "seats"),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),
    Field(count("turns", "Turns that are over.", ROUNDS * SEATS), shown_to=ALL),
    Field(count("rolling", "The die is rolling.", 1), shown_to=ALL),
    Field(kind("die", "What the die shows; 0 before the first roll of a turn.", SIDES), shown_to=ALL),
    Field(count("brought", "Points that the turn has brought so far.", MOST_POINTS), shown_to=ALL),
    Field(count("points", "Points.", MOST_POINTS, by_seat=True), (SEATS,), ALL),
)
"""The record, field by field; a field not declared as shown is hidden."""
STATE: Final = FIELDS.dtype
