"""What hints tell people to do, in the imperative."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, square_name
from parlour.games.thirtysix.state import COLOUR, GIVE, PASS, PLACING
from parlour.kernel.message import Words
from parlour.kernel.state import Variant


def instruction(variant: Variant, before: Any, seat: int, action: int) -> Words:
    """One action: "move your pawn to e3"."""
    if action == PASS:
        return say("do-pass")
    if action >= GIVE:
        return say("do-give", colour=COLOUR_WORDS[action - GIVE])
    if action >= COLOUR:
        return say("do-choose", colour=COLOUR_WORDS[action - COLOUR])
    name = square_name(before, action)
    if int(before.phase) == PLACING:
        return say("do-put", square=name)
    if int(before.gate[int(before.pawn[seat])]) == action:
        return say("do-through", square=name)
    return say("do-move", square=name)
