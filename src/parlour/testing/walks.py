"""Random walks through a game: the positions that the suite looks at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.chance import Seeded
from parlour.kernel.state import State, Variant
from parlour.testing.cases import Case

CALLS: Final = 0.02
"""How often the table calls when it can."""
POSITIONS_A_GAME: Final = 20
MOST_ENTRIES: Final = 1000


def walk(variant: Variant, seed: int) -> Iterator[State]:
    """The one state of a random game, again before each entry (draws too) and at its end.

    Keep a `copy()` of what you need. Several due: anyone of them; the table calls now and then. A walk stops
    after `MOST_ENTRIES` entries; that games end in time is checked with whole ones (`checks.ends`).
    """
    random = Random(seed)
    draws = Seeded(seed)
    state = variant.new_state(seed=seed, draws="manual")
    for number in range(MOST_ENTRIES):
        yield state
        if state.is_over:
            return
        state.apply(*choose(state, random, draws, number))


def choose(state: State, random: Random, draws: Seeded, number: int) -> tuple[int, int]:
    """The next entry of a random game: an actor and its action."""
    if state.turn == (CHANCE,):
        return CHANCE, draws.draw(number, *state.draws())
    if random.random() < CALLS:
        calls = state.legal_actions(TABLE)
        if calls:
            return TABLE, random.choice(calls)
    seat = random.choice(state.turn)
    return seat, random.choice(state.legal_actions(seat))


@lru_cache(maxsize=16)
def positions(case: Case, count: int) -> tuple[State, ...]:
    """About `count` positions of random games, evenly spread over each, first and last included."""
    games = max(2, count // POSITIONS_A_GAME)
    states: list[State] = []
    for seed in range(games):
        states += _spread(walk(case.variant, seed), -(-count // games))
    return tuple(states)


def _spread(states: Iterator[State], most: int) -> list[State]:
    """Up to `most` copies, evenly spaced, and the last; they are thinned out as the game gets longer."""
    copies: list[State] = []
    step = 1
    for number, state in enumerate(states):
        if number % step == 0:
            if len(copies) == most:
                copies, step = copies[::2], 2 * step
            if number % step == 0:
                copies.append(state.copy())
    if len(copies[-1].history) < len(state.history):
        copies.append(state.copy())
    return copies
