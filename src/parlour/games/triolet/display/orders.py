"""What hints tell people to do, in the imperative."""

from __future__ import annotations

from typing import Any

from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import kind_words, token_on
from parlour.games.triolet.rules.hidden import swapped_kind
from parlour.games.triolet.state import CELLS, END, PASS, PLACE_JOKER, VALUES
from parlour.kernel.message import Words
from parlour.kernel.state import Variant


def instruction(variant: Variant, before: Any, seat: int, action: int) -> Words:
    """One action: "place 9 on e8".

    >>> str(instruction(None, None, 0, 7 * CELLS + 112)), str(instruction(None, None, 0, END))
    ('place 7 on h8', 'end the turn')
    """
    kind = swapped_kind(action)
    if kind >= 0:
        return say("do-swap", token=kind_words(kind))
    if action == END:
        return say("do-end")
    if action == PASS:
        return say("do-decline") if before.extra else say("do-pass")
    if action >= PLACE_JOKER:
        value, cell = divmod(action - PLACE_JOKER, CELLS)
        return say("do-place", token=token_on(1 + VALUES + value, cell))
    value, cell = divmod(action, CELLS)
    return say("do-place", token=token_on(1 + value, cell))
