"""Counting what can happen ("perft"), which any implementation of the rules can compare with its own."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import CHANCE
from parlour.kernel.calls import legal_actions, outcomes, turn
from parlour.kernel.game import Game
from parlour.kernel.records import copied


def entries(game: Game, fields: Any) -> list[tuple[int, int]]:
    """Return all that can happen in a position: pairs of actor and action, or outcome of a draw."""
    return [
        (actor, action)
        for actor in turn(game, fields)
        for action in (outcomes(game, fields)[0] if actor == CHANCE else legal_actions(game, fields, actor))
    ]


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
