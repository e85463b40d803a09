"""Why a move is advised: the trope it takes, that it wins, and what it leaves to be made in one move.

All tiles are common, so the tropes that one move makes are what searches go by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.tropes import all_spelled, numbers_on, spelled, tropes_made
from parlour.games.numeria.state import ENDED, MAX_LEGAL, MOVING, PASS, TAKE
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.message import Words
from parlour.kernel.state import State


def reasons(view: State, run: Sequence[int]) -> list[Words]:
    """What speaks for a move, or for the trope chosen of several."""
    seat, after = view.viewer, view.copy()
    assert seat is not None
    for action in run:
        after.apply(seat, action)
    said = _taken(view.fields, run, int(after.fields.collected[seat]) > int(view.fields.collected[seat]))
    if int(after.fields.phase) == ENDED:
        won = int(after.fields.collected[seat]) >= int(after.fields.target)
        return [*said, say("why-wins")] if won else said
    if int(after.fields.phase) == MOVING and not tropes_left(after.fields):
        said.append(say("why-leaves-none"))
    return said


def _taken(before: Any, run: Sequence[int], gained: bool) -> list[Words]:
    """The tropes taken: both players move all tiles, so what one leaves the other can make."""
    first, last = run[0], run[-1]
    if last >= TAKE and not gained:
        return []
    if first >= TAKE:
        return [say("why-chosen", tropes=spelled(before, numbers_on(before, first - TAKE)))]
    if first == PASS:
        return []
    made = tropes_made(before, *divmod(first, SQUARES))
    if not made:
        return []
    if last >= TAKE:
        return [say("why-several", tropes=all_spelled(before, made))]
    return [say("why-takes", tropes=all_spelled(before, made))] if gained else []


def tropes_left(state: Any) -> int:
    """How many moves make a trope now."""
    return int(tropes_in_one(state, np.zeros(MAX_LEGAL, np.int32)))
