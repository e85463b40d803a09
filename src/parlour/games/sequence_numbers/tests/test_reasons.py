"""What hints say for a turn is true, by lines looked for in a simple way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from parlour.games.sequence_numbers import GAME
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.tests.helpers import DEAD, FORFEIT, MINUS, MINUS_ON, PASS, PLUS, lay
from parlour.games.sequence_numbers.tests.reference import Cells, all_lines
from parlour.kernel.state import State
from parlour.testing.reasons import Check, played, reasons_hold

Given = Mapping[str, Any]
LINES: Final = all_lines(10, 10)
CORNERS: Final = {0, 9, 90, 99}


def chips(state: State, side: int) -> set[int]:
    return {cell for cell in range(100) if state.fields.owner[cell] == side + 1}


def lacks(state: State, line: Cells, side: int) -> set[int]:
    """The cells that a side lacks on a line; all five where it can complete none."""
    others = {cell for cell in line if state.fields.owner[cell] not in (0, side + 1)}
    turned = sum(bool(state.fields.locked[cell]) for cell in line)
    return set(line) if others or turned > 1 else set(line) - chips(state, side) - CORNERS


def through(state: State, cell: int, side: int) -> list[set[int]]:
    return [lacks(state, line, side) for line in LINES if cell in line]


def cell_of(run: Sequence[int]) -> int:
    return next(action for action in run if action < DEAD) % 100


def own(view: State) -> int:
    return view.viewer or 0


def four(view: State, run: Sequence[int], given: Given) -> bool:
    after = played(view, run)
    found = [lacked for lacked in through(after, cell_of(run), own(view)) if len(lacked) == 1]
    ends = {cell_name(after.fields, next(iter(lacked))): lacked for lacked in found}
    number = int(after.fields.printed[next(iter(ends[given["cell"]]))])
    return bool(number == given["number"])


def four_held(view: State, run: Sequence[int], given: Given) -> bool:
    return four(view, run, given) and given["number"] in played(view, run).fields.hand[own(view)]


def near(state: State, cell: int, side: int) -> int:
    return min(map(len, through(state, cell, side)))


def side_named(given: Given) -> int:
    return "ABC".index(str(given["side"])[-1])


def gained(view: State, run: Sequence[int]) -> int:
    return int(played(view, run).fields.scored[own(view)]) - int(view.fields.scored[own(view)])


def is_covered(view: State, run: Sequence[int], given: Given) -> bool:
    number = next(a - (DEAD if a < PASS else FORFEIT) for a in run if a >= DEAD)
    return sum(bool(view.fields.owner[c]) for c in range(100) if view.fields.printed[c] == number) == 2


CHECKS: Mapping[str, Check] = {
    "why-wins": lambda view, run, given: played(view, run).is_over and gained(view, run) > 0,
    "why-sequence": lambda view, run, given: gained(view, run) == given["count"],
    "why-four": four,
    "why-four-held": four_held,
    "why-three": lambda view, run, given: near(played(view, run), cell_of(run), own(view)) == 2,
    "why-lines": lambda view, run, given: (
        sum(len(lacked) < 5 for lacked in through(played(view, run), cell_of(run), own(view)))
        == given["count"]
    ),
    "why-blocks": lambda view, run, given: (
        near(view, cell_of(run), side_named(given)) == given["count"]
        and near(played(view, run), cell_of(run), side_named(given)) > given["count"]
    ),
    "why-breaks": lambda view, run, given: (
        near(view, cell_of(run), side_named(given)) == given["count"] and run[0] >= MINUS_ON
    ),
    "why-dead": is_covered,
}


@pytest.mark.parametrize("positions", [40, pytest.param(300, marks=pytest.mark.long)])
def test_every_reason_is_true(positions: int) -> None:
    seven = [cell for cell in range(100) if lay().fields.printed[cell] == 7]
    special = [
        lay([[21, 22, 23], [45, 46]], {0: [PLUS, MINUS, 20, 24, 30]}),
        lay([[21, 22, seven[0]], [45, 46, 47, 48, seven[1]]], {0: [MINUS, 7, 20, 22, 30]}),
    ]
    reasons_hold(GAME, CHECKS, positions, special)
