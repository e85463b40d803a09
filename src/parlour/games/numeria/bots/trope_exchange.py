"""The solver for "trope in one": which trope to make where one can be made, and whether to make one at all.

All tiles are common, so a trope that one seat leaves is one that the other may take. Taking is looked at to
its end: each seat takes the trope that is best for it, or stops and makes a quiet move. That some quiet move
leaves no trope is taken for granted, with two hundred to choose from; where taking and stopping come to the
same, the trope is taken, since then nothing is left to chance.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from parlour.games.numeria.state import MAX_LEGAL, MOVING, TAKING
from parlour.kernel.actors import OVER
from parlour.kernel.compile.twin import twin
from parlour.kernel.game import Game
from parlour.kernel.records import records
from parlour.kernel.state import State

GAPS: Final = "parlour.games.numeria.bots.one_move_tropes"
WON: Final = 100
"""Of the trope that wins, above all that others can add up to."""


def solve(view: State, seed: int, seconds: float) -> list[int] | None:
    """The way to the best trope, or to the best of several made at once.

    None where there is no trope to make, where a quiet move is better, or when the time is up.
    """
    seat = view.viewer
    if seat is None:
        return None
    found = Exchange(view.game, time.perf_counter() + seconds).best(view.fields, seat)
    return found[1] if found is not None and found[1] else None


def second(view: State, run: Sequence[int], seed: int, seconds: float) -> list[int] | None:
    """The way to the best trope but the one that `run` makes.

    None where there is no other, where some quiet move is better than it, or when the time is up.
    """
    seat = view.viewer
    if seat is None:
        return None
    found = Exchange(view.game, time.perf_counter() + seconds).choices(view.fields, seat)
    others = [choice for choice in found or [] if choice[1][0] != run[0]]
    value, way = max(others, key=lambda choice: choice[0], default=(0, list[int]()))
    quiet_is_better = int(view.fields.phase) == MOVING and value < 0
    return way if way and not quiet_is_better else None


class Exchange:
    """Tropes taken in turn, to the end."""

    def __init__(self, game: Game, until: float) -> None:
        self._rules = game.running
        self._gaps: Any = twin(game).module(GAPS)
        self._dtype = game.dtype
        self._until = until
        self._out = np.zeros(MAX_LEGAL, np.int32)

    def best(self, fields: Any, seat: int) -> tuple[int, list[int]] | None:
        """Tropes ahead for the seat that moves, and its run; an empty run where it does best to take none."""
        found = self.choices(fields, seat)
        if found is None:
            return None
        value, run = 0 if int(fields.phase) == MOVING else -WON * WON, list[int]()
        for worth, way in found:
            if worth > value or (worth == value and not run):
                value, run = worth, way
        return value, run

    def choices(self, fields: Any, seat: int) -> list[tuple[int, list[int]]] | None:
        """Each trope that the seat may make, or choose of several made: what it is worth, and the way to it.

        None when the time is up.
        """
        if int(fields.phase) == MOVING:
            actions = self._out[: self._gaps.tropes_in_one(fields, self._out)].tolist()
        else:
            actions = self._out[: self._rules.legal(fields, seat, self._out)].tolist()
        found: list[tuple[int, list[int]]] = []
        for action in actions:
            worth = self._after(fields, seat, action)
            if worth is None:
                return None
            found.append((worth[0], [action, *worth[1]]))
        return found

    def _after(self, fields: Any, seat: int, action: int) -> tuple[int, list[int]] | None:
        """What an action is worth to the seat, and the choice of a trope that follows it."""
        if time.perf_counter() > self._until:
            return None
        after = records(self._dtype, 1)[0]
        np.copyto(np.asarray(after), np.asarray(fields))
        after.viewer = 0  # the other's choices are looked at too; nothing is hidden
        self._rules.play(after, seat, action)
        if int(after.phase) == TAKING:
            return self.best(after, seat)
        gained = int(after.collected[seat]) - int(fields.collected[seat])
        if self._rules.turn(after) == OVER:
            return (WON if int(after.collected[seat]) >= int(after.target) else gained), []
        reply = self.best(after, 1 - seat)
        return None if reply is None else (gained - reply[0], [])
