"""What hints say for a play is true, by the rules and the board alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from parlour.games.triolet import GAME
from parlour.games.triolet.bots.choose_play import WORK, find_plays
from parlour.games.triolet.notation.words import cell_name, cell_number
from parlour.games.triolet.state import END, PLAIN, REPEAT, SPACE
from parlour.games.triolet.tests.helpers import position
from parlour.kernel.records import records
from parlour.kernel.state import State
from parlour.testing.reasons import Check, played, reasons_hold

Given = Mapping[str, Any]
CELLS: Final = [(y, x) for y in range(15) for x in range(15)]
FEW: Final = 40
"""Plays of a position that are all compared."""


def gained(view: State, run: Sequence[int]) -> int:
    """What the play scores; where it is not ended yet, by ending it."""
    after, seat = played(view, run), view.viewer or 0
    if seat in after.turn and END in after.legal_actions(seat):
        after.apply(seat, END)
    return int(after.fields.scores[seat]) - int(view.fields.scores[seat])


def most(view: State, run: Sequence[int], given: Given) -> bool:
    """All plays are compared where they are few, else those of one token; one time in three."""
    seat = view.viewer or 0
    if run[0] % 3:
        return True
    work = records(WORK, 1)[0]
    count = find_plays(view.fields, seat, work) if len(view.legal_actions(seat)) <= FEW else 0
    if count <= 0:
        singles = [[action, END] for action in view.legal_actions(seat)]
        return all(gained(view, one) <= gained(view, run) for one in singles[::7])
    best = max(int(after.scores[seat]) for after in work.roots[:count])
    return best - int(view.fields.scores[seat]) <= gained(view, run)


def line(board: Any, y: int, x: int, dy: int, dx: int) -> list[int]:
    found = []
    for sign in (1, -1):
        v, u = y + sign * dy, x + sign * dx
        while 0 <= v < 15 and 0 <= u < 15 and board[v, u]:
            found.append((int(board[v, u]) - 1) % 16)
            v, u = v + sign * dy, u + sign * dx
    return found


def trios(state: State) -> set[str]:
    """Where a token that is not on the board would make a trio."""
    fields = state.fields
    left = [int(n) + int(fields.hands[:, kind].sum()) for kind, n in enumerate(fields.bag)]
    found = set()
    for y, x in CELLS:
        lines = [line(fields.board, y, x, 0, 1), line(fields.board, y, x, 1, 0)]
        if fields.board[y, x] or max(map(len, lines)) > 2 or all(len(one) < 2 for one in lines):
            continue
        for value in range(16):
            fits = all(
                sum(one) + value == 15 if len(one) == 2 else sum(one) + value <= 15 for one in lines if one
            )
            if fits and left[value]:
                found.add(cell_name(15 * y + x))
    return found


def nothing_fits(view: State, run: Sequence[int], given: Given) -> bool:
    return all(action > END for action in view.legal_actions(view.viewer or 0))


def closed(view: State, run: Sequence[int], given: Given) -> bool:
    y, x = divmod(cell_number(given["cell"]), 15)
    after = played(view, run)
    gone = given["cell"] in trios(view) and given["cell"] not in trios(after)
    return bool(gone and SPACE[y, x] != PLAIN and not after.fields.board[y, x])


CHECKS: Mapping[str, Check] = {
    "why-points": lambda view, run, given: gained(view, run) == given["points"],
    "why-most": most,
    "why-again": lambda view, run, given: REPEAT in spaces(view, run),
    "why-no-trio": lambda view, run, given: not trios(played(view, run)),
    "why-closed": closed,
    "why-stuck": nothing_fits,
}


def spaces(view: State, run: Sequence[int]) -> set[int]:
    """The kinds of spaces that a play covers."""
    before, after = view.fields.board, played(view, run).fields.board
    return {int(SPACE[cell]) for cell in CELLS if after[cell] and not before[cell]}


@pytest.mark.parametrize("positions", [40, pytest.param(300, marks=pytest.mark.long)])
def test_every_reason_is_true(positions: int) -> None:
    special = [
        position("turn A | board 6@c2 4@d2 | hands A 1 5 15, B 1 2 3"),
        position("turn A | board 6@h8 4@h7 | hands A 9 2 4, B 0 1 2"),
    ]
    reasons_hold(GAME, CHECKS, positions, special)
