"""The exact odds of the next draw, from what a seat may know.

>>> from parlour.search.advice.odds import odds
>>> from parlour.testing.tiny import GAME
>>> view = Variant.of(GAME, random_start=False).new_state(draws="manual").view(0)
>>> odds(view).outcomes
(('draw 1', Fraction(1, 3)), ('draw 2', Fraction(1, 3)), ('draw 3', Fraction(1, 3)))
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from parlour.kernel.actors import CHANCE
from parlour.kernel.game import Game
from parlour.kernel.rng import random
from parlour.kernel.state import State, Variant
from parlour.search.players.greedy import greedy_run
from parlour.search.players.random_player import random_run

WAYS: Final = 6
"""Ways to finish the turn that are tried, to see whether the odds depend on it."""
WORLDS: Final = 4
"""Deals of the unknown and moves of others that are tried; odds that depend on them are unknown."""
MOST_RUNS: Final = 16
"""Runs until the next draw."""
TRIED_RUNS: Final = 30
"""A game without a draw in this many runs is taken to have none."""


@dataclass(frozen=True)
class Odds:
    """The outcomes of the next draw with texts and probabilities.

    `after` is the run they apply to, if another would change them.
    """

    outcomes: tuple[tuple[str, Fraction], ...]
    after: tuple[int, ...] = ()


def odds(view: State) -> Odds:
    """The odds of the pending draw, or of the next one after the seat's turn.

    Empty if another seat would act before it, on what the seat cannot know.
    """
    if view.turn == (CHANCE,):
        return Odds(_outcomes(view))
    best = greedy_run(view, 0)
    found = _after(view, best)
    for seed in range(WAYS):
        if found and _after(view, random_run(view, seed)) not in (found, ()):
            return Odds(found, tuple(best))
    return Odds(found)


def _after(view: State, run: list[int]) -> tuple[tuple[str, Fraction], ...]:
    """The odds once the seat has played a run and the others who are due now have finished too.

    Empty if they differ between deals that are possible for the seat.
    """
    found = {_in_a_world(view, run, seed) for seed in range(WORLDS)}
    return found.pop() if len(found) == 1 else ()


def _in_a_world(view: State, run: list[int], seed: int) -> tuple[tuple[str, Fraction], ...]:
    assert view.viewer is not None
    full = view.guess(random(seed))
    now = set(full.turn)
    for action in run:
        full.apply(view.viewer, action)
    for _ in range(MOST_RUNS):
        due = full.turn
        if due == (CHANCE,):
            return _outcomes(full.view(view.viewer))
        if not due or not set(due) <= now:
            return ()
        for action in random_run(full.view(due[0]), seed):
            full.apply(due[0], action)
    return ()


def _outcomes(view: State) -> tuple[tuple[str, Fraction], ...]:
    return tuple((view.action_text(CHANCE, k), chance) for k, chance in view.chance_outcomes())


@lru_cache(maxsize=64)
def draws_go_on(game: Game) -> bool:
    """Whether anything is drawn after the start."""
    state = Variant.of(game).new_state(seed=1)
    for run in range(TRIED_RUNS):
        if state.is_over:
            break
        seat, known = state.turn[0], len(state.history)
        for action in random_run(state.view(seat), run):
            state.apply(seat, action)
        if any(entry.actor == CHANCE for entry in state.history[known:]):
            return True
    return False
