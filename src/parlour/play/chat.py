"""Chat lines of players and spectators."""

from __future__ import annotations

from typing import Final

from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.events import ChatSent
from parlour.play.names import clean_name, distinct, one_line, persons_name
from parlour.play.table_state import TableState

LONGEST_LINE: Final = 300
"""The most characters of a chat line."""
MOST_LINES: Final = 2000
"""The most chat lines of a table's players."""
MOST_WATCHERS_LINES: Final = 500
"""The most chat lines of spectators; they never use up those of the players."""


def say(table: TableState, seat: int, text: str, name: str = "") -> ChatSent:
    """Add a chat line; for a spectator, `seat` is the number of seats and `name` is given."""
    line = one_line(text)
    if not line:
        raise Declined("unreadable", HOUSE("nothing-said"))
    if len(line) > LONGEST_LINE:
        raise Declined("limit", HOUSE("line-too-long", most=LONGEST_LINE))
    if not table.has_chat:
        raise Declined("closed", HOUSE("chat-ended"))
    watches = seat == table.seats
    if watches and table.created.watching != "welcome":
        raise Declined("closed", HOUSE("watchers-silent"))
    most = MOST_WATCHERS_LINES if watches else MOST_LINES
    if (table.watchers_lines if watches else table.lines) >= most:
        raise Declined("limit", HOUSE("lines-used-up", most=most))
    if watches:
        return ChatSent(NOBODY, clean_name(name, "A spectator"), line)
    table.must_sit(seat)
    return ChatSent(seat, table.chairs[seat].name, line)


def watcher_name(table: TableState, name: str) -> str:
    """A spectator's name; "" if it is invalid, or could be taken for that of somebody at the table."""
    try:
        called = persons_name(name)
    except Declined:
        return ""
    return called if all(distinct((called, chair.name)) for chair in table.chairs if chair.name) else ""
