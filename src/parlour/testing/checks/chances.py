"""Draws: weights are exact, and a view's odds are those of the deals it allows."""

from __future__ import annotations

from math import sqrt

import numpy as np

from parlour.kernel.actors import CHANCE
from parlour.kernel.calls import concealed_by
from parlour.kernel.state import State
from parlour.testing.checks.leaks import deals
from parlour.testing.material import hook

LARGEST = 1 << 32
"""The generator of compiled code chooses below this (`kernel.rng.below`)."""
SIGMAS = 6.0
"""How far the frequency in fixed seeds may be from the odds: enough for thousands of comparisons."""


def well_formed(state: State) -> None:
    """Outcomes ascend, weights are positive and small enough, probabilities sum to 1; else there are none."""
    outcomes = state.chance_outcomes()
    if state.turn != (CHANCE,):
        assert not outcomes
        return
    numbers = [k for k, _ in outcomes]
    assert numbers == sorted(set(numbers)), f"outcomes are not ascending: {numbers}"
    assert 0 < len(numbers) <= state.game.max_outcomes
    assert sum(p for _, p in outcomes) == 1
    assert all(p > 0 for _, p in outcomes), "an outcome without weight is none"
    weights = np.zeros(state.game.max_outcomes, np.int64)
    state.game.running.chance(state.fields, np.zeros(state.game.max_outcomes, np.int32), weights)
    assert int(weights.sum()) < LARGEST
    assert all(state.legal_actions(seat) == [] for seat in range(state.seats)), (
        "a draw is due, and a seat too"
    )


def exact(state: State) -> None:
    """The probabilities equal a count of the material made another way (the game's hook `draws`)."""
    if state.turn != (CHANCE,):
        return
    count = hook(state.game, "draws")
    assert count is not None, (
        f"tests/material.py of {state.game.slug} has no `draws` to count the material with"
    )
    expected: dict[int, int] = count(state.fields)
    total = sum(expected.values())
    for outcome, probability in state.chance_outcomes():
        weight = expected.pop(outcome, 0)
        assert probability * total == weight, f"draw {outcome} has odds {probability}, not {weight}/{total}"
    assert not any(expected.values()), f"these can be drawn and are not among the outcomes: {expected}"


def odds_of_views(state: State, count: int) -> None:
    """A seat's odds of the next draw are their mean over the deals it allows."""
    if state.turn != (CHANCE,):
        return
    rules, dtype = state.game.running, state.game.dtype
    for seat in range(state.seats + 1):
        view = concealed_by(rules, state.fields, seat)
        odds = _odds(state, view)
        total = dict.fromkeys(odds, 0.0)
        for full in deals(rules, dtype, view, seat, count, seed=seat + 1):
            for outcome, probability in _odds(state, full).items():
                assert outcome in total, f"seat {seat} holds {outcome} for impossible, and a deal allows it"
                total[outcome] += probability
        for outcome, probability in odds.items():
            near = SIGMAS * sqrt(probability * (1 - probability) / count) + 1e-9
            assert abs(total[outcome] / count - probability) <= near, (
                f"seat {seat} is told {probability:.4f} for draw {outcome}, "
                f"its deals say {total[outcome] / count:.4f}"
            )


def _odds(state: State, fields: object) -> dict[int, float]:
    outcomes = np.zeros(state.game.max_outcomes, np.int32)
    weights = np.zeros(state.game.max_outcomes, np.int64)
    count = int(state.game.running.chance(fields, outcomes, weights))
    total = int(weights[:count].sum())
    return {int(outcomes[i]): int(weights[i]) / total for i in range(count)}


def draws_later(state: State) -> bool:
    """Whether something has been drawn after the first turn."""
    actors = [actor for actor, _ in state.history]
    turns = [n for n, actor in enumerate(actors) if actor != CHANCE]
    return bool(turns) and CHANCE in actors[turns[0] :]
