"""A commit: a run of actions of one seat up to the next draw or the next change of who is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.kernel.chance import Source
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Entry, State
from parlour.play.errors import Declined

LONGEST_RUN: Final = 64
"""Actions in one commit or draft; far more than any turn has."""


def checked(game: Game, actions: Sequence[int]) -> None:
    """Decline anything but a list of this game's action numbers, before computing with it."""
    if len(actions) > LONGEST_RUN:
        raise Declined("limit", HOUSE("run-too-long", most=LONGEST_RUN, given=len(actions)))
    for action in actions:
        if not 0 <= action < game.action_count:
            raise Declined("unreadable", HOUSE("no-action", action=action, last=game.action_count - 1))


def run(state: State, seat: int, actions: Sequence[int], source: Source) -> list[Entry]:
    """The entries of a commit on `state`, which stays as it is.

    They are the actions, the closing action if the table adds it (`Game.auto_close`), and the draws that
    follow. Raises `Declined` with the rule that forbids an action, or if the run goes past its end.
    """
    checked(state.game, actions)
    if not actions:
        raise Declined("unreadable", HOUSE("run-empty"))
    after = state.copy()
    due = after.turn
    for count, action in enumerate(actions):
        if count and after.turn != due:
            left = len(actions) - count
            raise Declined("limit", HOUSE("turn-ends-earlier", count=count, left=left))
        if action not in after.legal_actions(seat):
            try:
                after.check(seat, action)
            except NotAllowed as error:
                raise Declined("rule", error.message, error.rule) from None
        after.enter(seat, action)
    closing = closing_due(after, seat) if after.turn == due else None
    if closing is not None:
        after.enter(seat, closing)
    after.settle(source)
    return after.history[len(state.history) :]


def closing_due(state: State, seat: int) -> int | None:
    """The closing action that the table adds: the only one left, if the options allow it."""
    game = state.game
    if not (game.auto_close and state.variant.options[game.auto_close]):
        return None
    legal = state.legal_actions(seat)
    return legal[0] if len(legal) == 1 and legal[0] in game.closing else None
