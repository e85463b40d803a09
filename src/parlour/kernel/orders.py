"""A run of actions in words: as instructions, and in the game's notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from parlour.kernel.message import HOUSE, Words, joined
from parlour.kernel.state import State, drawing


def orders(view: State, run: Sequence[int]) -> Words:
    """A run as instructions, or its notation where the game has no words for them.

    Ending the turn is not mentioned beside other actions.
    """
    assert view.viewer is not None
    state, said = view.copy(), list[Words]()
    for action in run:
        if not said or action not in view.game.closing:
            said.append(drawing().instruction(state, action))
        state.apply(view.viewer, action)
    if not all(said):
        return joined(texts(view, run), ", ")
    return reduce(lambda first, then: HOUSE("hint-then", first=first, then=then), said)


def texts(view: State, run: Sequence[int]) -> list[str]:
    """The notation of each action of a run."""
    assert view.viewer is not None
    state, said = view.copy(), []
    for action in run:
        said.append(state.action_text(view.viewer, action))
        state.apply(view.viewer, action)
    return said
