"""The rules of Newgame; numbers in brackets are those of RULES.md."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.rng import below
from parlour.kernel.types import Array, Random

from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.state import BOXES, EMPTY, HIDDEN_BOX, NO_BOX, SIDES


@compiled
def start(state: NewgameState) -> None:
    """Empty sheets (1.1): all is zero already."""


@compiled
def still_to_write(state: NewgameState) -> int:
    """The seats that have not written in this step, as a bit mask."""
    mask = 0
    for seat in range(int(state.seats)):
        if int(state.written[seat]) == 0:
            mask |= 1 << seat
    return mask


@compiled
def turn(state: NewgameState) -> int:
    """The die (2.1), then all who have not written, together (2.2), until all boxes are full (3.1)."""
    if int(state.steps) == BOXES:
        return OVER
    if int(state.rolled) == 0:
        return CHANCE
    return still_to_write(state)


@compiled
def legal(state: NewgameState, seat: int, out: Array) -> int:
    """Every empty box of the seat's own sheet (2.2)."""
    count = 0
    due = turn(state)
    if seat >= 0 and due != CHANCE and due >> seat & 1:
        for box in range(BOXES):
            if int(state.sheets[seat, box]) == EMPTY:
                out[count] = box
                count += 1
    return count


@compiled
def chance(state: NewgameState, out: Array, weights: Array) -> int:
    """Each side of the die with equal odds (1.2)."""
    for k in range(SIDES):
        out[k] = 1 + k
        weights[k] = 1
    return SIDES


@compiled
def play(state: NewgameState, actor: int, action: int) -> None:
    """Roll a number, or write it in a box; the last seat to write ends the step."""
    if actor == CHANCE:
        state.rolled = action
        return
    state.chosen[actor] = 1 + action
    state.written[actor] = 1
    if still_to_write(state) == 0:
        end_step(state)


@compiled
def end_step(state: NewgameState) -> None:
    """Show everybody what was written (2.3)."""
    for seat in range(int(state.seats)):
        state.sheets[seat, int(state.chosen[seat]) - 1] = state.rolled
        state.chosen[seat] = NO_BOX
        state.written[seat] = 0
    state.rolled = 0
    state.steps += 1


@compiled
def points(state: NewgameState, seat: int) -> int:
    """A point for each box higher than the one before it (3.2)."""
    scored = 0
    for box in range(1, BOXES):
        before, number = int(state.sheets[seat, box - 1]), int(state.sheets[seat, box])
        if before != EMPTY and number > before:
            scored += 1
    return scored


@compiled
def returns(state: NewgameState, out: Array) -> None:
    """Most points win (3.3)."""
    for seat in range(int(state.seats)):
        out[seat] = -points(state, seat)
    share_win(out, int(state.seats))


@compiled
def scores(state: NewgameState, out: Array) -> None:
    """The points of each seat."""
    for seat in range(int(state.seats)):
        out[seat] = points(state, seat)


@compiled
def conceal(state: NewgameState, seat: int, out: NewgameState) -> None:
    """All sheets, who has written, and where the seat itself writes (4.1)."""
    out.version = state.version
    out.seats = state.seats
    out.steps = state.steps
    out.rolled = state.rolled
    for other in range(int(state.seats)):
        for box in range(BOXES):
            out.sheets[other, box] = state.sheets[other, box]
        out.written[other] = state.written[other]
        if other == seat:
            out.chosen[other] = state.chosen[other]


@compiled
def seen(state: NewgameState, actor: int, action: int, seat: int) -> int:
    """Nobody sees where others write (2.3)."""
    if actor >= 0 and actor != seat:
        return HIDDEN_BOX
    return action


@compiled
def guess(state: NewgameState, seat: int, random: Random) -> None:
    """Choose a random empty box for each other seat that has written."""
    for other in range(int(state.seats)):
        if other != seat and int(state.written[other]) == 1:
            nth = below(random, BOXES - int(state.steps))
            for box in range(BOXES):
                if int(state.sheets[other, box]) == EMPTY:
                    if nth == 0:
                        state.chosen[other] = 1 + box
                    nth -= 1


@compiled
def reveals(state: NewgameState, seat: int, action: int) -> bool:
    """Whether an action reveals what all have written: that of the last seat to write (2.3)."""
    return still_to_write(state) == 1 << seat
