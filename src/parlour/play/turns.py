"""A commit: a run of actions of one seat up to the next draw or the next change of who is due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

from parlour.kernel import calls
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Source
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant
from parlour.play.errors import Declined
from parlour.play.moment import Moment, Run

LONGEST_RUN: Final = 64
"""Actions in one commit or draft; far more than any turn has."""


def checked(game: Game, actions: Sequence[int]) -> None:
    """Decline anything but a list of this game's action numbers, before computing with it."""
    if len(actions) > LONGEST_RUN:
        raise Declined("limit", HOUSE("run-too-long", most=LONGEST_RUN, given=len(actions)))
    count = game.action_count
    for action in actions:
        if not 0 <= action < count:
            raise Declined("unreadable", HOUSE("no-action", action=action, last=count - 1))


def run(state: State, now: Moment, seat: int, actions: Sequence[int], source: Source) -> Run:
    """A commit on `state`, which is at the moment `now` and stays as it is.

    Its entries are the actions, the closing action if the table adds it (`Game.auto_close`), and the draws
    that follow. Raises `Declined` with the rule that forbids an action, or if the run goes past its end.
    """
    game, due = state.game, now.turn
    checked(game, actions)
    if not actions:
        raise Declined("unreadable", HOUSE("run-empty"))
    found = Run([], [], [])
    for number, action in enumerate(actions):
        if number and now.turn != due:
            left = len(actions) - number
            raise Declined("limit", HOUSE("turn-ends-earlier", count=number, left=left))
        if action not in now.legal[seat]:
            try:
                calls.check(game, now.fields, seat, action)
            except NotAllowed as error:
                raise Declined("rule", error.message, error.rule) from None
        now = found.go_on(now, seat, action)
    closing = _closing_due(state.variant, now.legal[seat]) if now.turn == due else None
    if closing is not None:
        now = found.go_on(now, seat, closing)
    draws = count(state.draws_made)
    while now.turn == (CHANCE,):
        drawn = source.draw(next(draws), *calls.outcomes(game, now.fields))
        now = found.go_on(now, CHANCE, drawn)
    return found


def _closing_due(variant: Variant, legal: Sequence[int]) -> int | None:
    """The closing action that the table adds: the only one left, if the options allow it."""
    game = variant.game
    if not (game.auto_close and variant.options[game.auto_close]):
        return None
    return legal[0] if len(legal) == 1 and legal[0] in game.closing else None
