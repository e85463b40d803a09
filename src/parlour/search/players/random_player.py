"""A sandbox for trying actions on a view, and the random player; browsers have the same (`players.mjs`)."""

from __future__ import annotations

import numpy as np

from parlour.kernel.calls import reveals
from parlour.kernel.records import new_record
from parlour.kernel.rng import below, random
from parlour.kernel.state import State
from parlour.search.tree.thinking import LONGEST_RUN


class Sandbox:
    """One seat's legal actions and their effects on copies of its record, without history.

    A run ends when it closes the turn or reveals something, or when anything but the seat's own next action
    follows.
    """

    def __init__(self, view: State) -> None:
        assert view.viewer is not None
        self.seat: int = view.viewer
        self.seats = view.seats
        self.rules = view.game.running
        self._dtype = view.game.dtype
        self._due = int(self.rules.turn(view.fields))
        self._closing = frozenset(view.game.closing)
        self._out = np.zeros(view.game.max_legal, np.int32)

    def legal(self, fields: np.record) -> list[int]:
        """The legal actions, ascending."""
        count = int(self.rules.legal(fields, self.seat, self._out))
        return [int(action) for action in self._out[:count]]

    def after(self, fields: np.record, action: int) -> np.record:
        """A new record, with the action played."""
        played = self.copy(fields)
        self.rules.play(played, self.seat, action)
        return played

    def copy(self, fields: np.record) -> np.record:
        """A record of its own with the same bytes."""
        other = new_record(self._dtype)
        np.copyto(np.asarray(other), np.asarray(fields))
        return other

    def over(self, fields: np.record, action: int, after: np.record) -> bool:
        """Whether a run ends with an action that leads from one record to another."""
        ends = action in self._closing or int(self.rules.turn(after)) != self._due
        return ends or reveals(self.rules, fields, self.seat, action)


def random_run(view: State, seed: int) -> list[int]:
    """A random legal action at each step, with equal odds, until the turn ends."""
    sandbox, chance = Sandbox(view), random(seed)
    fields = view.fields
    run: list[int] = []
    while len(run) < LONGEST_RUN:
        actions = sandbox.legal(fields)
        action = actions[below(chance, len(actions))]
        before, fields = fields, sandbox.after(fields, action)
        run.append(action)
        if sandbox.over(before, action, fields):
            break
    return run
