"""A draft: actions in any order, tried on the seat's own view; nothing is stored, drawn or revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.kernel.calls import reveals
from parlour.kernel.errors import Refusal
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State
from parlour.play.turns import checked

MOST_POSITIONS: Final = 160
"""The most positions searched for an order, to bound the cost: 64 actions in a good order need 65."""


@dataclass(frozen=True)
class Trial:
    """What a draft would do."""

    order: tuple[int, ...]
    """The draft's actions in a legal order, without those of `wrong`."""
    wrong: tuple[tuple[int, Refusal], ...]
    """Actions that no order allows, each with the reason it is refused after the others; if the last of these
    ends the turn by itself, in its place."""
    legal: tuple[int, ...]
    """The actions that may be added to the draft."""
    before: State
    after: State
    """The seat's view before the draft, and after `order`, less a last action that reveals something."""
    closing: int | None
    """The action that would close the turn now, if any."""
    closed: State | None
    """The view after the closing action too, unless that reveals something."""
    stands: State
    """The view on which the law is asked first about the actions of `wrong`."""


def attempt(view: State, seat: int, actions: Sequence[int]) -> Trial:
    """Try a draft on a seat's view, in the first order in which every action is legal.

    Raises `Declined` for anything but a list of actions. If no order takes all, the longest run found is kept
    and the rest is wrong.
    """
    checked(view.game, actions)
    order, before_last, after = _DraftSearch(view, seat).longest(actions)
    left = list(actions)
    for action in order:
        left.remove(action)
    rules = view.game.running
    revealed = bool(order) and reveals(rules, before_last.fields, seat, order[-1])
    going_on = after.turn == view.turn and not revealed
    legal = tuple(after.legal_actions(seat)) if going_on else ()
    closing = next((action for action in legal if action in view.game.closing), None)
    closed: State | None = None
    if closing is not None and not reveals(rules, after.fields, seat, closing):
        closed = after.copy()
        closed.enter(seat, closing)
    ends = not going_on and order and order[-1] not in view.game.closing
    stands = before_last if ends else after
    wrong = tuple((action, _refusal((stands, after), seat, action)) for action in left)
    shown = before_last if revealed else after
    return Trial(tuple(order), wrong, legal, view, shown, closing, closed, stands)


class _DraftSearch:
    """Depth-first search over a draft's orders; a position with the same rest is visited once."""

    def __init__(self, view: State, seat: int) -> None:
        self._view = view
        self._seat = seat
        self._met: set[tuple[bytes, tuple[int, ...]]] = set()
        self._best: tuple[list[int], State, State] = ([], view, view)

    def longest(self, actions: Sequence[int]) -> tuple[list[int], State, State]:
        """The longest order found, and the views before its last action and after it."""
        self._go([], list(actions), self._view, self._view)
        return self._best

    def _go(self, order: list[int], left: list[int], before: State, state: State) -> bool:
        """Whether everything is placed, or the budget is spent."""
        key = (state.to_bytes(), tuple(sorted(left)))
        if key in self._met:
            return False
        self._met.add(key)
        if len(order) > len(self._best[0]):
            self._best = (order, before, state)
        if not left or len(self._met) >= MOST_POSITIONS:
            return True
        if state.turn != self._view.turn:
            return False
        if order and reveals(state.game.running, before.fields, self._seat, order[-1]):
            return False
        legal = set(state.legal_actions(self._seat))
        for action in dict.fromkeys(left):
            if action in legal:
                after = state.copy()
                after.enter(self._seat, action)
                rest = left.copy()
                rest.remove(action)
                if self._go([*order, action], rest, state, after):
                    return True
        return False


def _refusal(states: Sequence[State], seat: int, action: int) -> Refusal:
    """Why an action is refused, in the first of some positions where it is."""
    why = (state.game.law.why_not(state.fields, seat, action) for state in states)
    return next(filter(None, why), None) or Refusal("turn", HOUSE("too-many-ways"))
