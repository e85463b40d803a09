"""Drafts: actions in any order, tried on the seat's own view; nothing is stored, drawn or revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from parlour.kernel.calls import reveals
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.records import records_of
from parlour.kernel.state import State
from parlour.play.turns import check_actions


@dataclass(frozen=True)
class Trial:
    """The result of trying a draft."""

    order: tuple[int, ...]
    """The draft's actions in a legal order, without those of `wrong`."""
    wrong: tuple[tuple[int, Refusal], ...]
    """Actions that no order allows, each with the reason it is refused after the others, or in place of the
    last one if that ends the turn by itself."""
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
    check_actions(view.game, actions)
    order, legal = _arranged(view, seat, actions)
    remaining, before_last, after = list(actions), view, view
    for action in order:
        remaining.remove(action)
        before_last, after = after, after.copy()
        after.enter(seat, action)
    rules = view.game.running
    revealed = bool(order) and reveals(rules, before_last.fields, seat, order[-1])
    closing = next((action for action in legal if action in view.game.closing), None)
    closed: State | None = None
    if closing is not None and not reveals(rules, after.fields, seat, closing):
        closed = after.copy()
        closed.enter(seat, closing)
    ends = not legal and order and order[-1] not in view.game.closing
    shown = before_last if revealed else after  # what an action reveals is not on the view it is played on
    stands = before_last if ends else after
    ended = HOUSE("turn-ends-earlier", count=len(order), left=len(remaining))
    otherwise = ended if revealed else HOUSE("too-many-ways")
    wrong = tuple((action, _refusal((stands, shown), seat, action, otherwise)) for action in remaining)
    return Trial(order, wrong, legal, view, shown, closing, closed, stands)


def _arranged(view: State, seat: int, actions: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Find a legal order of as many actions as a bounded search can place, and what may follow it."""
    game, n = view.game, len(actions)
    views = records_of(game.dtype, view.to_bytes() + bytes(n * game.dtype.itemsize))
    numbers = np.zeros(room_of(game, n), np.int32)
    longest = game.compiled.stepping_now.arrange(views, seat, np.array(actions, np.int32), numbers)
    following = numbers[n + 1 : n + 1 + numbers[n]].tolist()
    return tuple([actions[k] for k in numbers[:longest]]), tuple(following)


def room_of(game: Game, count: int) -> int:
    """The room that `kernel.stepping.arrange` needs for this many actions."""
    return count + 1 + game.max_legal + count + count * count


def _refusal(states: Sequence[State], seat: int, action: int, otherwise: Words) -> Refusal:
    """Why the first of these positions that refuses an action does; `otherwise` if none does."""
    why = (state.game.law.why_not(state.fields, seat, action) for state in states)
    return next(filter(None, why), None) or Refusal("turn", otherwise)
