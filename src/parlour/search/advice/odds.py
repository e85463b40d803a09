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
from parlour.kernel.state import State, Variant
from parlour.search.players.plain import next_draw, random_run

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
    outcomes, after = next_draw(view)
    total = sum(weight for _, weight in outcomes)
    chances = ((view.action_text(CHANCE, k), Fraction(weight, total)) for k, weight in outcomes)
    return Odds(tuple(chances), tuple(after))


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
