"""A commit: a run of actions of one seat up to the next draw, reveal, or change of who is due.

An action reveals something if others' secret choices become known with it (`kernel.rules.reveals`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from parlour.kernel import calls
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import NotAllowed, ParlourError
from parlour.kernel.frames import Frame, play_on
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State
from parlour.play.errors import Declined

LONGEST_RUN: Final = 64
"""The most actions in one commit or draft; far more than any turn has."""
AHEAD: Final = 2
"""Draws prepared for a turn if there have been any lately; few turns are followed by more."""
LATELY: Final = 12
"""The number of last entries in which a draw makes further ones likely."""


def check_actions(game: Game, actions: Sequence[int]) -> None:
    """Decline anything but a list of this game's action numbers, before computing with it."""
    if len(actions) > LONGEST_RUN:
        raise Declined("limit", HOUSE("run-too-long", most=LONGEST_RUN, given=len(actions)))
    count = game.action_count
    for action in actions:
        if not 0 <= action < count:
            raise Declined("unreadable", HOUSE("no-action", action=action, last=count - 1))


def run(
    state: State, now: Frame, seat: int, actions: Sequence[int], source: Seeded | None = None
) -> list[Frame]:
    """Play a commit on `state`, which is at the frame `now` and stays as it is.

    There is a frame for each action, for the closing action if the table adds it (`Game.auto_close`), and for
    the draws that follow, if a source is given. Raises `Declined` with the rule that forbids an action, or if
    the run goes past its end.
    """
    game, draws_made = state.game, state.draws_made
    check_actions(game, actions)
    if not actions:
        raise Declined("unreadable", HOUSE("run-empty"))
    lately = [actor for actor, _ in state.history[-LATELY:]]
    hashes = source.hashes(draws_made, AHEAD) if source and CHANCE in lately else b""
    closing = game.closing if game.auto_close and state.variant.options[game.auto_close] else ()
    entries = [(seat, action) for action in actions]
    frames = play_on(now, entries, alone=True, closing=closing, random=hashes)
    if len(frames) < len(actions):
        _decline([now, *frames], seat, actions)
    if source:
        frames += draws_after(frames[-1], draws_made + count_draws(frames), source)
    return frames


def draws_after(now: Frame, draws_made: int, source: Seeded) -> list[Frame]:
    """Play the draws that follow a frame, where `draws_made` came before; returns their frames."""
    frames: list[Frame] = []
    while now.choices.turn == (CHANCE,):
        action = source.draw(draws_made + len(frames), *calls.outcomes(now.game, now.fields))
        now = play_on(now, [(CHANCE, action)])[-1]
        frames.append(now)
    return frames


def count_draws(frames: Sequence[Frame]) -> int:
    """The number of draws among frames."""
    return sum([frame.entry.actor == CHANCE for frame in frames])


def _decline(frames: Sequence[Frame], seat: int, actions: Sequence[int]) -> NoReturn:
    """Raise `Declined` with the reason why a commit cannot go on after these frames."""
    played, now = len(frames) - 1, frames[-1]
    revealed = played and calls.reveals(now.game.running, frames[-2].fields, seat, now.entry.action)
    if revealed or (played and now.choices.turn != frames[0].choices.turn):
        raise Declined("limit", HOUSE("turn-ends-earlier", count=played, left=len(actions) - played))
    try:
        calls.check(now.game, now.fields, seat, actions[played])
    except NotAllowed as error:
        raise Declined("rule", error.message, error.rule) from None
    raise ParlourError(f"the law allows ({seat}, {actions[played]}), which is not among the legal actions")
