"""What lessons and puzzles share: a turn of the one person who plays, and what that seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from parlour.kernel.calls import concealed
from parlour.kernel.entries import Entry
from parlour.kernel.records import copied
from parlour.kernel.state import State
from parlour.play.frames import frame_of
from parlour.play.turns import run


class Seen(NamedTuple):
    """What a seat may know of the way from one position to another."""

    positions: list[np.record]
    """The position before each entry, and after the last."""
    entries: list[Entry]


def seen_between(before: State, after: State, seat: int) -> Seen:
    """What a seat may know of the way from a position to a later one of the same game."""
    state = State(before.variant, copied(before.fields))
    positions = [concealed(state.game, state.fields, seat)]
    for entry in after.history[len(before.history) :]:
        state.enter(*entry)
        positions.append(concealed(state.game, state.fields, seat))
    return Seen(positions, after.seen_by(seat, len(before.history)))


def after_actions(state: State, seat: int, actions: Sequence[int]) -> State:
    """The position after a seat's actions, before anything is drawn; raises `Declined`."""
    after = state.copy()
    now = frame_of(state.game, state.seats, state.to_bytes())
    for frame in run(state, now, seat, actions):
        after.enter(*frame.entry)
    return after
