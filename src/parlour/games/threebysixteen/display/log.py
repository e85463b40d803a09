"""What is told of each entry: the calls, and each seat's handling of them once it is known."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.scene import LogLine
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.notation.words import COLUMNS, SEATS
from parlour.games.threebysixteen.rules.hidden import due
from parlour.games.threebysixteen.state import NOBODY
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.message import Words, joined, listed
from parlour.kernel.state import Variant

YOU: Final = "you"
OTHER: Final = "other"


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """One line for a call, and one for a step that is finished; single tiles are told with it.

    What the others did shows when the last of them is done: their steps then stand below the last one's.
    """
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            return LogLine(say("begins-calling"))
        caller = int(before.calling)
        if caller == NOBODY:
            return LogLine(say("call-house", number=action))
        return LogLine(say("call-by", seat=SEATS[caller], number=action))
    if before.done[actor] or not after.done[actor]:
        return None
    if not due(after):
        return _told_all(before, actor, after, seat)
    if actor == seat or int(after.open_step):
        return _told_step(BoardsBefore(before), after, actor)
    return None


def _told_all(before: Any, actor: int, after: Any, seat: int) -> LogLine:
    """The last step of a call, and those of the others that this seat has not been told yet."""
    told_before = range(int(after.seats)) if int(after.open_step) else (actor, seat)
    old = BoardsBefore(before)
    steps = {other: done(old, after, other) for other in range(int(after.seats)) if other not in told_before}
    parts = [joined([SEATS[other], step]) for other, step in steps.items() if step != ""]
    return _told_step(old, after, actor, *parts)


def _told_step(old: Any, new: Any, seat: int, *beside: Words) -> LogLine:
    """A seat's step, with the rows that it completed."""
    rows = [row for row in range(int(new.runs)) if old.rows[seat, row] < new.rows[seat, row] == new.top]
    complete = [say("row-complete", number=row + 1) for row in rows]
    places = tuple(f"{SEATS[seat]}.row{row + 1}" for row in rows)
    return LogLine(step_of(old, new, seat), parts=(*complete, *beside), places=places)


class BoardsBefore:
    """All boards as they stood at the end of the last step, by the names of those of now."""

    def __init__(self, fields: Any) -> None:
        self.rows, self.stacks, self.heights = fields.shown_rows, fields.shown_stacks, fields.shown_heights


def step_of(old: Any, new: Any, seat: int, who: str = OTHER) -> Words:
    """What a seat did between two positions of its board, told to itself (`YOU`) or after its name."""
    return done(old, new, seat, who) or say("kept", who=who)


def done(old: Any, new: Any, seat: int, who: str = OTHER) -> Words:
    """What is seen of a seat's step: "put the 7 in column b and took 8"; "" while its board is not shown."""
    called = int(new.called)
    moved = [
        number
        for row in range(int(new.runs))
        for number in range(int(old.rows[seat, row]) + 1, int(new.rows[seat, row]) + 1)
    ]
    column = _put_in(old, new, seat)
    steps: list[Words] = []
    if column is not None:
        steps.append(say("put", who=who, number=called, column=COLUMNS[column]))
    elif called in moved:
        moved.remove(called)
        steps.append(say("started", who=who) if called == 1 else say("straight", who=who, number=called))
    if moved:
        steps.append(say("took", who=who, numbers=listed([str(number) for number in sorted(moved)])))
    return listed(steps) if steps else ""


def _put_in(old: Any, new: Any, seat: int) -> int | None:
    """The column that the called tile was put in and lies in still."""
    for column in range(int(new.columns)):
        height = int(new.heights[seat, column])
        before = min(height, int(old.heights[seat, column]))
        if list(new.stacks[seat, column, :height]) != list(old.stacks[seat, column, :before]):
            return column
    return None
