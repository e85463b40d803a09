"""Counting what can happen ("perft"), which any implementation of the rules can compare with its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.kernel.actors import CHANCE, OVER, seats_in
from parlour.kernel.game import Game
from parlour.kernel.records import copied


def entries(game: Game, fields: Any) -> list[tuple[int, int]]:
    """Return all that can happen in a position: pairs of actor and action, or outcome of a draw."""
    rules, out = game.running, np.zeros(max(game.max_legal, game.max_outcomes), np.int32)
    due = int(rules.turn(fields))
    if due == OVER:
        return []
    if due == CHANCE:
        count = int(rules.chance(fields, out, np.zeros(game.max_outcomes, np.int64)))
        return [(CHANCE, int(k)) for k in out[:count]]
    return [(seat, int(k)) for seat in seats_in(due) for k in out[: int(rules.legal(fields, seat, out))]]


def sequences(game: Game, fields: Any, depth: int) -> int:
    """Return how many sequences of `depth` entries there are; one that ends the game counts as one.

    >>> from parlour.kernel.state import Variant
    >>> from parlour.testing.tiny import GAME
    >>> sequences(GAME, Variant.of(GAME).new_state(seed=7).fields, 1)
    4
    """
    possible = entries(game, fields)
    if depth == 0 or not possible:
        return 1
    if depth == 1:
        return len(possible)
    total = 0
    for actor, action in possible:
        after = copied(fields)
        game.running.play(after, actor, action)
        total += sequences(game, after, depth - 1)
    return total
