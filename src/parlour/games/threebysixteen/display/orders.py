"""What hints tell people to do, in the imperative."""

from __future__ import annotations

from typing import Any

from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS
from parlour.games.threebysixteen.rules.board import bottom
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE
from parlour.kernel.message import Words
from parlour.kernel.state import Variant


def instruction(variant: Variant, before: Any, seat: int, action: int) -> Words:
    """One action: "put the 7 in column b"."""
    if action == DONE:
        return say("do-end")
    if action == START:
        return say("do-start")
    if action >= TAKE:
        column = action - TAKE
        return say("do-take", number=int(bottom(before, seat, column)), column=COLUMNS[column])
    return say("do-put", number=int(before.called), column=COLUMNS[action - PLACE])
