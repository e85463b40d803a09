"""What lessons and puzzles share: a turn of their only player, and the frames that lead there."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.frames import Frame, frame_of, play_on
from parlour.kernel.state import State
from parlour.play.turns import run


def frames_to(state: State, start: State) -> list[Frame]:
    """The frames from the position with which a state's history begins to the state."""
    frames = [frame_of(start.game, start.seats, start.to_bytes())]
    while len(frames) <= len(state.history):
        frames += play_on(frames[-1], state.history[len(frames) - 1 :])
    return frames


def after_actions(state: State, seat: int, actions: Sequence[int]) -> State:
    """The position after a seat's actions, before anything is drawn; raises `Declined`."""
    after = state.copy()
    now = frame_of(state.game, state.seats, state.to_bytes())
    for frame in run(state, now, seat, actions):
        after.enter(*frame.entry)
    return after
