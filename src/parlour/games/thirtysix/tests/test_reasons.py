"""What hints say for a turn is true, by the rules alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.thirtysix import GAME
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, SEATS
from parlour.games.thirtysix.state import GIVING
from parlour.kernel.rng import random
from parlour.kernel.state import State, Variant
from parlour.testing.reasons import Check, played, reasons_hold

Given = Mapping[str, Any]


def reserve(state: State, seat: int) -> int:
    return int(state.fields.reserve[seat].sum())


def sows(view: State, run: Sequence[int], given: Given) -> bool:
    after, seat = played(view, run[:1]), view.viewer
    colour = COLOUR_WORDS.index(given["colour"])
    fewer = int(view.fields.reserve[seat, colour]) - int(after.fields.reserve[seat, colour])
    return fewer == 1 and reserve(after, seat or 0) == given["count"]


def crosses(view: State, run: Sequence[int], given: Given) -> bool:
    after = played(view, run[:1]).fields
    return int(after.phase) == GIVING and sum(int(seat) >= 0 for seat in after.owed) == given["count"]


def blocks(view: State, run: Sequence[int], given: Given) -> bool:
    """Whatever the next player does, the reserve stays as it is."""
    state = played(view, run).guess(random(1))
    (other,) = state.turn
    for action in range(37):
        now = state.copy()
        if action in now.legal_actions(other):
            now.apply(other, action)
            if now.turn == (other,) or reserve(now, other) != reserve(state, other):
                return False
    return bool(str(given["seat"]) == SEATS[other])


CHECKS: Mapping[str, Check] = {
    "why-wins": lambda view, run, given: played(view, run).returns()[view.viewer or 0] > 0,
    "why-sows": sows,
    "why-crosses": crosses,
    "why-gives": lambda view, run, given: (
        reserve(view, view.viewer or 0) - 1 == reserve(played(view, run), view.viewer or 0) == given["count"]
    ),
    "why-blocks": blocks,
}


def test_every_reason_is_true() -> None:
    start = "view 0 phase 5 first A turn A tiles ARG/0,ARB/0,DR/0,ABG/3,DG/0,AGB/2,DB/0,ABR/2,AGR/0"
    gift = Variant.of(GAME).from_text(
        f"{start} counters 0 owed B passes 0 idle 1 won -; A red a4 12.0.0; B blue a3 0.0.12"
    )
    reasons_hold(GAME, CHECKS, 300, [gift])
