"""The record of a game of duplicate: that of Triolet, and what the best plays came to.

Nothing is hidden, and which play is best stands nowhere before it is laid: others may still look for it. What
the seat played is taken up again; board, bag and hand are everybody's.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from parlour.games.triolet.state import CELLS, DRAW_DUE, HAND, KINDS, VALUES
from parlour.games.triolet.state import FIELDS as FIELDS_OF_ALL
from parlour.kernel.features import left_out
from parlour.kernel.fields import ALL, ITS_VIEWER, Field, Fields
from parlour.kernel.records import in_order

# -- stages, beside those of Triolet -------------------------------------------------------------------

LAYING: Final = 1
"""The best play is due. The number is that of drawing who begins, which nobody does here."""
REDRAW: Final = DRAW_DUE + 1
"""The stage in which nothing fitted and the hand went back: the next token drawn is one that fits."""

# -- the best play ---------------------------------------------------------------------------------------

LAY: Final = KINDS
"""The one outcome where the best play is due."""

CONTENTS: Final = 2 * VALUES + 1
"""What a cell may hold (`triolet.state`): nothing, a token, a joker."""
TOKENS_OF_A_PLAY: Final = CONTENTS**HAND
ACROSS: Final = 0
DOWN: Final = 1
PLAYS: Final = 2 * CELLS * TOKENS_OF_A_PLAY
"""A play is a number below this, `33 ** 3 * (225 * way + first cell) + 33 ** 2 * one + 33 * two + three`: the
way is 0 across and 1 down, the cell the first that a token goes to, the tokens follow in line as the board
holds them, and 0 stands for none."""

ENTRIES_OF_A_TURN: Final = HAND + 1 + 1 + 2 * HAND
"""The most there are in a turn: tokens and the end of the play, the best play, a hand drawn, and another."""

MOST_POINTS: Final = 10_000
"""Far more than the best plays of a game make, about 1,600."""


HIGHEST: Final = {"stage": REDRAW, "scores": MOST_POINTS}
"""Fields of Triolet's record whose values go further here."""


def _shown(field: Field) -> Field:
    """A field of Triolet's record where everybody sees everything."""
    if field.shown_to == ITS_VIEWER:
        return field
    feature = replace(field.feature, high=HIGHEST.get(field.name, field.feature.high))
    return replace(field, feature=feature, shown_to=ALL, pool=False)


FIELDS: Final = Fields(
    # Points of the best plays so far; four bytes, so that no byte is padding.
    Field(left_out("best_total", high=MOST_POINTS), shown_to=ALL, number=np.int32),
    *map(_shown, FIELDS_OF_ALL.all),
    layout=in_order,
    leading=("board", "room"),
)
"""The record, field by field."""
STATE: Final = FIELDS.dtype
