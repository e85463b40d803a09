"""Why a play is advised: its points, the turn it earns, and the trios it leaves or takes from the others.

These are what searches weigh (`leaf`, `play_value`): the points of the best play, another play for a repeat
space, and what the board offers to whoever plays next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.games.triolet.bots.best_plays import is_trio
from parlour.games.triolet.bots.leaf import promise, worth_now
from parlour.games.triolet.display import tell
from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import cell_name
from parlour.games.triolet.rules import turn
from parlour.games.triolet.rules.board import filled, fitting
from parlour.games.triolet.rules.hidden import swapped_kind
from parlour.games.triolet.rules.scoring import covers_repeat, unplayed
from parlour.games.triolet.state import END, FREE_SWAP, JOKER, PASS, PLAIN, SIZE, SPACE, VALUES
from parlour.kernel.actors import OVER
from parlour.kernel.message import Words, joined
from parlour.kernel.state import State


def reasons(view: State, run: Sequence[int]) -> list[Words]:
    """What speaks for a turn."""
    assert view.viewer is not None
    seat, first = view.viewer, run[0]
    if swapped_kind(first) >= 0 or first == PASS:
        free = int(view.fields.stuck) == FREE_SWAP or int(view.fields.extra)
        return [] if free else [say("why-stuck")]
    laid = view.copy()
    for action in run:
        if action != END:
            laid.apply(seat, action)
    play = laid.fields
    after = laid.copy()
    if seat in after.turn and END in after.legal_actions(seat):
        after.apply(seat, END)
    return [*_points(view, seat, play, after.fields), *_for_the_others(view.fields, play, after.fields)]


def _points(view: State, seat: int, play: Any, after: Any) -> list[Words]:
    told = tell(view.variant, play, seat, END, after, seat)
    points = told.gain if told is not None else 0
    said: list[Words] = []
    if told is not None and points:
        said.append(say("why-points", points=points, parts=joined(told.parts, "; ")))
    if covers_repeat(play):
        said.append(say("why-again"))
    elif len(view.legal_actions(seat)) > 1 and points and worth_now(play) >= _most(view, seat):
        said.append(say("why-most"))
    return said


def _most(view: State, seat: int) -> float:
    """At least the points of the best play of the seat, as the search is told them."""
    if int(view.fields.hands[seat, JOKER]):
        return float("inf")  # no joker is laid in thought
    record = view.fields.copy()
    return max(promise(record, seat, action) for action in view.legal_actions(seat))


def _for_the_others(before: Any, play: Any, after: Any) -> list[Words]:
    """What a play takes from whoever plays next."""
    if int(turn(after)) == OVER or int(after.seats) == 1:
        return []
    left, were = trio_spaces(after), trio_spaces(before)
    if not left:
        return [say("why-no-trio")] if after.bag_size or were else []
    lost = [
        cell
        for cell in were
        if cell not in left and SPACE[divmod(cell, SIZE)] != PLAIN and not filled(play, *divmod(cell, SIZE))
    ]
    return [say("why-closed", cell=cell_name(cell)) for cell in lost[:1]]


def trio_spaces(state: Any) -> list[int]:
    """The empty spaces on which one token that is not yet played would make a trio."""
    found = []
    there = {value for value in range(VALUES) if unplayed(state, value)}
    if unplayed(state, JOKER):
        there = set(range(VALUES))
    for cell in range(SIZE * SIZE):
        y, x = divmod(cell, SIZE)
        if filled(state, y, x) or not (is_trio(state, y, x, 0, 1) or is_trio(state, y, x, 1, 0)):
            continue
        if any(fitting(state, y, x) >> value & 1 for value in there):
            found.append(cell)
    return found
