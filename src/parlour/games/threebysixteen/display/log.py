"""What is told of each entry: the calls, and each seat's handling of them once it is known."""

from __future__ import annotations

from typing import Any

from parlour.display.scene import LogLine
from parlour.games.threebysixteen.notation.words import COLUMNS, SEATS, listed
from parlour.games.threebysixteen.rules.hidden import due
from parlour.games.threebysixteen.state import NOBODY
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.state import Variant


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for a call, and one for a step that is finished; single tiles are told with it.

    What the others did shows when the last of them is done: their steps then stand below the last one's.
    """
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return LogLine("calls the numbers, drawn by lot")
        caller = int(before.calling)
        return LogLine(f"{SEATS[caller]} calls {action}" if caller != NOBODY else f"The call is {action}")
    if before.done[actor] or not after.done[actor]:
        return None
    if not due(after):
        return _told_all(before, actor, after, seat)
    if actor == seat or int(after.open_step):
        return LogLine(step_of(BoardsBefore(before), after, actor))
    return None


def _told_all(before: Any, actor: int, after: Any, seat: int) -> LogLine:
    """The last step of a call, and those of the others that this seat has not been told yet."""
    told_before = range(int(after.seats)) if int(after.open_step) else (actor, seat)
    old = BoardsBefore(before)
    steps = {other: done(old, after, other) for other in range(int(after.seats)) if other not in told_before}
    parts = [f"{SEATS[other]} {step}" for other, step in steps.items() if step]
    return LogLine(step_of(old, after, actor), parts=tuple(parts))


class BoardsBefore:
    """All boards as they stood at the end of the last step, by the names of those of now."""

    def __init__(self, fields: Any) -> None:
        self.rows, self.stacks, self.heights = fields.shown_rows, fields.shown_stacks, fields.shown_heights


def step_of(old: Any, new: Any, seat: int) -> str:
    """What a seat did between two positions of its board, in words."""
    return done(old, new, seat) or "left everything as it was"


def done(old: Any, new: Any, seat: int) -> str:
    """What is seen of a seat's step: "put the 7 in column b and took 8"; "" while its board is not shown."""
    called = int(new.called)
    moved = [
        number
        for row in range(int(new.runs))
        for number in range(int(old.rows[seat, row]) + 1, int(new.rows[seat, row]) + 1)
    ]
    column = _put_in(old, new, seat)
    down = ""
    if column is not None:
        down = f"put the {called} in column {COLUMNS[column]}"
    elif called in moved:
        moved.remove(called)
        down = "started a row" if called == 1 else f"put the {called} straight into a row"
    taken = f"took {listed(sorted(moved))}" if moved else ""
    return " and ".join(part for part in (down, taken) if part)


def _put_in(old: Any, new: Any, seat: int) -> int | None:
    """The column that the called tile was put in and lies in still."""
    for column in range(int(new.columns)):
        height = int(new.heights[seat, column])
        before = min(height, int(old.heights[seat, column]))
        if list(new.stacks[seat, column, :height]) != list(old.stacks[seat, column, :before]):
            return column
    return None
