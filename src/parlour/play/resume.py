"""A table, an event or a pair of its rounds from a stored log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.kernel.game import Game
from parlour.play.event_board import Board
from parlour.play.event_rounds import PairTable, Rounds
from parlour.play.events import Created, Event
from parlour.play.steady_clock import seconds
from parlour.play.table import Table


def resume_table(
    events: Sequence[Event],
    find: Callable[[str], Game],
    now: Callable[[], float] = seconds,
    checkpoint: bytes = b"",
) -> Table:
    """The table of stored events, as the class that its first event asks for (`Table.resume`)."""
    first = events[0].payload if events else None
    if not isinstance(first, Created) or not first.event:
        kind = PairTable if isinstance(first, Created) and first.pair else Table
        return kind.resume(events, find, now, checkpoint)
    return (Rounds if first.event.rounds else Board).resume(events, find, now)
