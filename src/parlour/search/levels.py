"""The named strengths of bots, and the one door to all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import State
from parlour.search.greedy import greedy_run
from parlour.search.plain import random_run

Player = Callable[[State, int], list[int]]
"""Chooses a run from a view, with a seed for what it leaves to chance."""


@dataclass(frozen=True)
class Level:
    """A strength of bots: its name in the API, and two lines for people."""

    name: str
    label: str
    about: str
    player: Player


LEVELS = (
    Level("random", "Random", "Plays any turn the rules allow.", random_run),
    Level("greedy", "Greedy", "Takes the most it can get this turn, and looks no further.", greedy_run),
)


def levels() -> tuple[Level, ...]:
    """All levels, from weak to strong."""
    return LEVELS


def choose(view: State, level: str, seed: int) -> list[int]:
    """What a bot of a level plays: actions of the viewing seat up to the next draw or change of turn.

    `view` is a seat's view (`State.view`), so that no bot can look further; it stays as it is. The same view
    and seed give the same run. Raises `ParlourError` for an unknown level, a full state, or a seat not due.
    """
    if view.viewer is None:
        raise ParlourError("a bot gets a seat's view, never the full state")
    if view.viewer not in view.turn:
        raise ParlourError(f"seat {view.viewer} is not due")
    for known in LEVELS:
        if known.name == level:
            return known.player(view, seed)
    raise ParlourError(f"bots play at {' or '.join(known.name for known in LEVELS)}, not {level!r}")
