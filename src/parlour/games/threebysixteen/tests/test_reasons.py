"""What hints say for a step is true, by the rules and the board alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour import State
from parlour.games.threebysixteen.state import DONE, START, TAKE
from parlour.games.threebysixteen.tests.helpers import solo
from parlour.kernel.state import State as AnyState
from parlour.testing.reasons import Check, played, reasons_hold

Given = Mapping[str, Any]


def columns(view: AnyState) -> list[list[int]]:
    """The seat's columns, from top to bottom."""
    fields, seat = view.fields, view.viewer
    return [
        [int(n) for n in fields.stacks[seat, column, : fields.heights[seat, column]]]
        for column in range(int(fields.columns))
    ]


def ends(view: AnyState) -> list[int]:
    return [int(end) for end in view.fields.rows[view.viewer, : int(view.fields.runs)]]


def after(view: AnyState, run: Sequence[int]) -> AnyState:
    """The view after a run, before the step is ended."""
    return played(view, [action for action in run if action != DONE])


def above(view: AnyState, run: Sequence[int], given: Given) -> int:
    """The number that the called tile is put below, 0 for none."""
    placed = next(action for action in run if action < TAKE)
    column = columns(after(view, run[: run.index(placed)]))[placed]
    return column[-1] if column else 0


def takes(view: AnyState, run: Sequence[int], given: Given) -> bool:
    count = sum(TAKE <= action < START for action in run)
    left = sum(16 - end for end in ends(after(view, run)))
    return given["count"] == count and given["left"] == left and len(str(given["numbers"])) > 0


def called(view: AnyState) -> int:
    return int(view.fields.called)


CHECKS: Mapping[str, Check] = {
    "why-starts": lambda view, run, given: called(view) == 1 and START in run,
    "why-takes": takes,
    "why-done": lambda view, run, given: all(
        not column or column[-1] - 1 not in ends(view) for column in columns(view)
    ),
    "why-follows": lambda view, run, given: (
        given["number"] == called(view) and called(view) - 1 in ends(view)
    ),
    "why-empty": lambda view, run, given: above(view, run, given) == 0,
    "why-next": lambda view, run, given: above(view, run, given) == given["above"] == called(view) + 1,
    "why-equal": lambda view, run, given: above(view, run, given) == called(view) == given["before"] + 1,
    "why-below": lambda view, run, given: above(view, run, given) == given["above"] > called(view),
    "why-covers": lambda view, run, given: all(
        column and column[-1] < called(view) for column in columns(view)
    ),
}


def test_every_reason_is_true() -> None:
    special: list[State] = [
        solo("3.0.0:9.5/8/7/6/12", 15),
        solo("3.0.0:9.5/8/7/6/12", 4),
        solo("3.0.0:9.5/8/7/6/12", 11),
        solo("3.0.0:9.5/8/7/6/12", 13),
    ]
    special[3].apply(0, 1)
    reasons_hold(special[0].game, CHECKS, 300, special)
