"""The record of Newgame: the sheets as everybody sees them, and where each seat writes in this step.

sheets[0]  2 . 3 . . . . 6      rolled 4      chosen[0] 1 + 3      written[0] 1
sheets[1]  . 2 3 . . . 6 .                    chosen[1] 0          written[1] 0

Action `box` writes the number in that box, counted from 0.
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.features import count, kind, rank
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options

SEATS: Final = 4
BOXES: Final = 8
SIDES: Final = 6
EMPTY: Final = 0
NO_BOX: Final = 0

HIDDEN_BOX: Final = -1
"""The action that others see when a seat writes in a box."""

FIELDS: Final = Fields(
    *options("version", "seats"),
    Field(count("steps", "Steps that are over.", BOXES), shown_to=ALL),
    Field(rank("rolled", "The number of this step; 0 before the die is rolled.", SIDES), shown_to=ALL),
    Field(
        rank("sheets", "The numbers of each sheet; 0 is an empty box.", SIDES, by_seat=True),
        (SEATS, BOXES),
        ALL,
    ),
    Field(
        kind("chosen", "1 + the box that the seat writes in; 0 for none yet.", BOXES, by_seat=True),
        (SEATS,),
        OWNER,
    ),
    Field(count("written", "The seat has written in this step.", 1, by_seat=True), (SEATS,), ALL),
)
"""The record, field by field; a field not declared as shown is hidden."""
STATE: Final = FIELDS.dtype
