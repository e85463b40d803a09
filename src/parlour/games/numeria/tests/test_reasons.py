"""What hints say for a move is true, by the rules alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from parlour.games.numeria import GAME
from parlour.games.numeria.state import PASS, TAKE, TAKING
from parlour.games.numeria.tests.helpers import lay
from parlour.kernel.rng import random
from parlour.kernel.state import State, Variant
from parlour.testing.reasons import Check, played, reasons_hold

Given = Mapping[str, Any]
TRIED = 30
"""Replies tried one by one against a sentence about all of them, in a few positions."""


def gained(view: State, run: Sequence[int]) -> int:
    seat = view.viewer or 0
    return int(played(view, run).fields.collected[seat]) - int(view.fields.collected[seat])


def for_the_other(view: State) -> State:
    """The same position, open to all, where the other one moves."""
    state = view.guess(random(1))
    if state.turn == (view.viewer,):
        state.apply(state.turn[0], PASS)
    return state


def takes(view: State, run: Sequence[int], given: Given) -> bool:
    other = for_the_other(view)
    (seat,) = other.turn
    before = int(other.fields.collected[seat])
    other.apply(seat, run[0])
    return gained(view, run) >= 1 and int(other.fields.collected[seat]) > before


def several(view: State, run: Sequence[int], given: Given) -> bool:
    return int(played(view, run[:1]).fields.phase) == TAKING and gained(view, run) >= 1


def leaves_none(view: State, run: Sequence[int], given: Given) -> bool:
    """No reply takes a trope or has to choose one; replies are tried after one move in nine."""
    if run[0] % 9:
        return True
    state = for_the_other(played(view, run))
    (seat,) = state.turn
    replies = state.legal_actions(seat)
    for action in replies[:: max(1, len(replies) // TRIED)]:
        after = state.copy()
        after.apply(seat, action)
        if int(after.fields.phase) == TAKING or after.fields.collected[seat] > state.fields.collected[seat]:
            return False
    return True


CHECKS: Mapping[str, Check] = {
    "why-takes": takes,
    "why-several": several,
    "why-chosen": lambda view, run, given: run[0] >= TAKE and gained(view, run) == 1,
    "why-wins": lambda view, run, given: played(view, run).returns()[view.viewer or 0] == 1.0,
    "why-leaves-none": leaves_none,
}

EMPTY = "A view 0 phase {phase} dealt 40 again 0 last {last} passes 0 quiet 1 A: B:"


@pytest.mark.parametrize("positions", [40, pytest.param(300, marks=pytest.mark.long)])
def test_every_reason_is_true(positions: int) -> None:
    variant = Variant.of(GAME)
    choice = "......./......./......./......./......./1.2.3.4.5.../......./......."
    special = [variant.from_text(f"{choice} {EMPTY.format(phase=3, last='e8-d3')}")]
    about_to_win = lay("b3=1 c3=2 d3=3 e8=4 h8=9")
    about_to_win.fields.collected[0] = 2
    special += [about_to_win, lay("b3=1 c3=2 d3=3 f3=5 e8=4 h8=9")]
    reasons_hold(GAME, CHECKS, positions, special)
