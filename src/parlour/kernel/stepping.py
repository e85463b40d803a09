"""A position as everybody at a table may know it, in one call: the numbers that a table keeps of it.

    whom it waits for, as `turn` says
    for each seat, and for the table itself     how many actions are legal
    for each seat and the spectator             the last entry's action as they know it
    all these legal actions

Written once against the contract in `kernel.rules`; `kernel.compile.twin` puts a game's own rules there.
"""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rules import conceal, legal, play, seen, turn


@compiled
def step(records: Any, actor: int, action: int, seats: int, out: Any) -> int:
    """Play an entry, and observe what comes of it."""
    state, known = records[0], 2 + seats
    for seat in range(seats + 1):
        out[known + seat] = seen(state, actor, action, seat)
    play(state, actor, action)
    return observe(records, seats, out)


@compiled
def observe(records: Any, seats: int, out: Any) -> int:
    """Conceal a position for each seat and the spectator, and write its numbers; return how many there are.

    `records` are the position and a blank record for each of them. Legal actions are those of each seat's own
    view, and the table's of the spectator's.
    """
    state = records[0]
    due, n = turn(state), 2 * seats + 3
    out[0] = due
    for seat in range(seats + 1):
        view = records[1 + seat]
        conceal(state, seat, view)
        count = 0
        if seat == seats:
            count = legal(view, TABLE, out[n:])
        elif due > 0 and due >> seat & 1:
            count = legal(view, seat, out[n:])
        out[1 + seat] = count
        n += count
    return n
