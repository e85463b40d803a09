"""Integrity of stored data: each table's log, its fold, its draws, its checkpoint.

The log is the truth; cards and checkpoints follow from it. What an older version stored in them is not a
fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from parlour.kernel.errors import BadRecord, ParlourError, UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.verify import check
from parlour.play.checkpoint import CHECKPOINT, FORMAT, checkpoint, digest, unpacked
from parlour.play.errors import NewerRules
from parlour.play.events import Created, Event
from parlour.play.resume import resume_table
from parlour.play.table import Table
from parlour.server.storage.store import SUMMARY

CARD_FACTS: Final = ("table", "game", "invite", "visibility", "phase", "holders")
"""Fields of a card that follow from the log in every version of Parlour."""


OLDER_CHECKPOINTS: Final = (b"parlour-checkpoint-", b"\x82\xa4fold")
"""How checkpoints of older versions begin, which are ignored."""


class EventRow(NamedTuple):
    """A stored row of the event log."""

    n: int
    kind: str
    seat: int
    at: int
    what: str


class StoredTable(NamedTuple):
    """All stored data of one table."""

    table: str
    events: list[EventRow]
    card: str | None
    checkpoint: tuple[int, bytes] | None


class DerivedFault(str):
    """A fault in derived data, which the server makes again from the log."""

    __slots__ = ()


class NotChecked(ParlourError):
    """A table cannot be opened: it has newer rules, or its game is not installed."""


def faults(stored: StoredTable, find: Callable[[str], Game]) -> Iterator[str]:
    """One sentence per fault of a table; raises `NotChecked`."""
    if not stored.events:
        yield "its log is missing"
        return
    try:
        events = list(_read(stored.events))
        _check_table(stored, events[0])
        table = resume_table(events, find)
    except (NewerRules, UnknownGame) as error:
        raise NotChecked(str(error)) from error
    except BadRecord as error:
        yield str(error)
        return
    except Exception as error:  # damaged data may fail anywhere, and the rest must still be checked
        yield f"its log cannot be folded ({type(error).__name__}: {error})"
        return
    yield from _of_the_record(table)
    yield from _of_the_card(stored.card, table)
    if stored.checkpoint is not None:
        yield from _of_the_checkpoint(*stored.checkpoint, events, find)


def _read(rows: list[EventRow]) -> Iterator[Event]:
    """The events of gapless rows; raises `BadRecord`."""
    for number, row in enumerate(rows, 1):
        if row.n != number:
            raise BadRecord(f"event {number} is missing: event {row.n} stands in its place")
        event = Event.from_json(row.n, row.at, row.what)
        if (event.kind, event.seat) != (row.kind, row.seat):
            raise BadRecord(
                f"event {number} is stored as {row.kind!r} of seat {row.seat}"
                f" and says {event.kind!r} of seat {event.seat}"
            )
        yield event


def _check_table(stored: StoredTable, first: Event) -> None:
    """Check that a log is that of its table; raises `BadRecord`."""
    created = first.payload
    if isinstance(created, Created) and created.table != stored.table:
        raise BadRecord(f"its log is that of table {created.table}")


def _of_the_record(table: Table) -> Iterator[str]:
    """Check that its record replays by the law, that the seed gives the draws, and the commitment fits it."""
    try:
        final = check(table.state.variant, table.whole_record())
    except (BadRecord, ValueError) as error:
        yield f"its record does not hold: {error}"
        return
    if final.to_bytes() != table.state.position.to_bytes():
        yield "its record replays to another position"


def _of_the_card(text: str | None, table: Table) -> Iterator[str]:
    """Check that the card agrees with the log, so that lists and invites find the table."""
    if text is None:
        yield "its card is missing, so that no list and no invite finds it"
        return
    try:
        card = SUMMARY.decode(text)
    except msgspec.DecodeError as error:
        yield f"its card cannot be read: {error}"
        return
    created = table.state.created
    facts = (
        table.state.id, created.game, table.state.invite, created.visibility, table.state.phase,
        [chair.holder for chair in table.all_chairs],
    )  # fmt: skip
    for name, fact in zip(CARD_FACTS, facts, strict=True):
        if getattr(card, name) != fact:
            yield f"its card is of another {name} than its log"


def _of_the_checkpoint(n: int, row: bytes, events: list[Event], find: Callable[[str], Game]) -> Iterator[str]:
    """Check that a usable checkpoint is byte for byte what the log gives."""
    stored = unpacked(FORMAT, row, CHECKPOINT)
    if not row.startswith(FORMAT):
        if not row.startswith(OLDER_CHECKPOINTS):
            yield DerivedFault("its checkpoint cannot be read")
    elif stored is None:
        yield DerivedFault("its checkpoint is damaged")
    elif stored.n != n or not 0 < n <= len(events):
        yield "its checkpoint is of another log"
    elif stored.log != digest(events[:n]):
        yield DerivedFault("its checkpoint is of another log")
    else:
        rebuilt: Any = unpacked(FORMAT, checkpoint(resume_table(events[:n], find).state), CHECKPOINT)
        differing = [
            name for name in stored.__struct_fields__ if getattr(stored, name) != getattr(rebuilt, name)
        ]
        if differing and not {"rules", "layout"} & set(differing):
            yield f"its checkpoint differs from its log's fold in {', '.join(differing)}"
