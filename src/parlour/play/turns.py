"""A commit: a run of actions of one seat up to the next draw or the next change of who is due."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final

import numpy as np

from parlour.kernel import calls
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Source
from parlour.kernel.entries import Entry, entry
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.records import copied
from parlour.kernel.state import State, Variant
from parlour.play.errors import Declined

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


def run(state: State, seat: int, actions: Sequence[int], source: Source) -> list[Entry]:
    """The entries of a commit on `state`, which stays as it is.

    They are the actions, the closing action if the table adds it (`Game.auto_close`), and the draws that
    follow. Raises `Declined` with the rule that forbids an action, or if the run goes past its end.
    """
    checked(state.game, actions)
    if not actions:
        raise Declined("unreadable", HOUSE("run-empty"))
    game, after = state.game, copied(state.fields)
    due = calls.turn(game, after)
    entries: list[Entry] = []

    def enter(actor: int, action: int) -> None:
        game.running.play(after, actor, action)
        entries.append(entry(actor, action))

    for number, action in enumerate(actions):
        if number and calls.turn(game, after) != due:
            left = len(actions) - number
            raise Declined("limit", HOUSE("turn-ends-earlier", count=number, left=left))
        if action not in calls.legal_actions(game, after, seat):
            try:
                calls.check(game, after, seat, action)
            except NotAllowed as error:
                raise Declined("rule", error.message, error.rule) from None
        enter(seat, action)
    closing = _closing_due(state.variant, after, seat) if calls.turn(game, after) == due else None
    if closing is not None:
        enter(seat, closing)
    drawn = count(state.draws_made)
    while calls.turn(game, after) == (CHANCE,):
        enter(CHANCE, source.draw(next(drawn), *calls.draws(game, after)))
    return entries


def _closing_due(variant: Variant, fields: np.record, seat: int) -> int | None:
    """The closing action that the table adds: the only one left, if the options allow it."""
    game = variant.game
    if not (game.auto_close and variant.options[game.auto_close]):
        return None
    legal = calls.legal_actions(game, fields, seat)
    return legal[0] if len(legal) == 1 and legal[0] in game.closing else None
