"""A table's state at one event, as stored: after a restart, only later events are replayed.

The log is the only truth. A checkpoint is a cache of it: with another format, other rules, another record
layout, another log or a changed byte it is ignored, and the state is rebuilt.

`Checkpoint` is what a stored row holds; messages have types of their own.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import starmap
from typing import Any, Final, TypeVar

import msgspec
import numpy as np

from parlour.kernel.actors import NOBODY
from parlour.kernel.entries import Entry, entry
from parlour.kernel.errors import NotReadable
from parlour.play.apply import arrange
from parlour.play.events import Arranged, Called, Event, Played, QuestionAsked, Started, TakenBack
from parlour.play.frames import Span
from parlour.play.seating import Chair
from parlour.play.table_state import TableState
from parlour.play.types import Ending, Phase

FORMAT: Final = b"parlour-checkpoint-3\n"
"""Raise the number when a field's meaning changes; changed names or types are detected anyway."""
DIGEST_BYTES: Final = 16
QUICK: Final = 1
"""The zlib level: positions are mostly zeros and compress well at the lowest."""

Row = TypeVar("Row", bound=msgspec.Struct)


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state after events 1 to `n`. `facts` are fields of the table with the same names."""

    n: int
    log: bytes
    """Digest of those events."""
    rules: tuple[int, int]
    """The rules version of the table, and the newest one known then."""
    layout: str
    """The layout of the game's record."""
    facts: StoredFacts
    fields: bytes
    """The position now."""
    seen: list[tuple[int, ...]]
    """Each entry's action as known to each seat and the spectator; plain rules would be slow to find it."""
    counts: tuple[int, list[int], list[bytes]]
    clocks: tuple[list[float], dict[int, float]] | None


class StoredFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields of a table that are stored as they are."""

    chairs: list[Chair]
    invite: str
    ready: set[int]
    phase: Phase
    contributions: list[str]
    asking: set[int]
    contributions_ahead: list[str]
    creator: int
    ended: Ending
    ended_by: int
    ended_with: tuple[int, ...]
    next: str
    lines: int
    watchers_lines: int
    has_chat: bool
    question: QuestionAsked | None
    agreed: set[int]
    declined: set[QuestionAsked]
    settled: set[int]
    questions: list[int]
    absences: list[int]
    taken_back: set[int]
    helped: set[int]
    nudged: dict[int, float]
    waiting_since: dict[int, float]
    warned: set[int]
    warnings: int
    webhook_stopped: bool
    sealed: bool
    told_at: list[int]


def checkpoint(table: TableState) -> bytes:
    """The table as it is now, to be stored."""
    position, clocks = table.position, table.clocks
    return packed(
        FORMAT,
        Checkpoint(
            n=table.n,
            log=digest(table.events),
            rules=_rules(table),
            layout=_layout(table.game.dtype),
            facts=StoredFacts(**{name: getattr(table, name) for name in StoredFacts.__struct_fields__}),
            fields=position.to_bytes(),
            seen=position.seen_by_all(),
            counts=table.counts.kept(),
            clocks=None if clocks is None else clocks.kept(),
        ),
    )


CHECKPOINT = msgspec.msgpack.Decoder(Checkpoint)


def restore(table: TableState, events: Sequence[Event], data: bytes) -> bool:
    """Restore a new table from a checkpoint of its log; False, and spoilt, if it does not match."""
    stored = unpacked(FORMAT, data, CHECKPOINT)
    if stored is None or not _fits(table, events, stored):
        return False
    for event in events[: stored.n]:
        if isinstance(event.payload, Arranged):
            arrange(table, event.payload)
    entries, spans = _played(table, events[: stored.n])
    if len(entries) != len(stored.seen):
        return False
    try:
        position = table.variant.from_bytes(stored.fields)
    except NotReadable:
        return False
    position.remember(entries, stored.seen)
    for name in StoredFacts.__struct_fields__:
        setattr(table, name, getattr(stored.facts, name))
    table.events = list(events[: stored.n])
    table.frames.restore(position, spans)
    table.counts.restore(*stored.counts)
    if table.clocks is not None and stored.clocks is not None:
        table.clocks.restore(*stored.clocks)
    return True


def _fits(table: TableState, events: Sequence[Event], stored: Checkpoint) -> bool:
    """Whether a checkpoint belongs to this log, these rules and this program."""
    return (
        0 < stored.n <= len(events)
        and stored.log == digest(events[: stored.n])
        and stored.rules == _rules(table)
        and stored.layout == _layout(table.game.dtype)
    )


def _played(table: TableState, events: Sequence[Event]) -> tuple[list[Entry], list[Span]]:
    """Read from a log the entries of the game, and which event played which."""
    entries, spans = list[Entry](), list[Span]()
    for event in events:
        match event.payload:
            case Started() | Played() | Called() as played:
                first, given = len(entries), table.given if isinstance(played, Started) else ()
                entries += starmap(entry, (*given, *played.entries))
                seat = played.seat if isinstance(played, Played) else NOBODY
                spans.append(Span(event.n, seat, first, len(entries)))
            case TakenBack(_, n):
                while spans and spans[-1].n >= n:
                    del entries[spans.pop().first :]
    return entries, spans


def _rules(table: TableState) -> tuple[int, int]:
    return table.created.rules_version, table.game.rules_version


@lru_cache
def _layout(dtype: np.dtype[Any]) -> str:
    return hashlib.blake2b(repr(dtype).encode(), digest_size=DIGEST_BYTES).hexdigest()


def digest(events: Sequence[Event]) -> bytes:
    """The digest of a log."""
    hasher = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for event in events:
        hasher.update(b"%d %d %b\n" % (event.n, event.at, event.to_json()))
    return hasher.digest()


# -- rows with a checksum ------------------------------------------------------------------------------------


def packed(kind: bytes, row: msgspec.Struct) -> bytes:
    """A row, preceded by its kind and a digest."""
    body = zlib.compress(msgspec.msgpack.encode(row), QUICK)
    return kind + _print(kind, body) + body


def unpacked(kind: bytes, data: bytes, decoder: msgspec.msgpack.Decoder[Row]) -> Row | None:
    """The row of `packed`; None if it is of another kind, or damaged.

    Decoders are made when a module is imported: msgspec resolves a type at its first use, and crashes where
    threads do that at the same time (msgspec 0.22).
    """
    body = data[len(kind) + DIGEST_BYTES :]
    if data[: len(kind) + DIGEST_BYTES] != kind + _print(kind, body):
        return None
    try:
        return decoder.decode(zlib.decompress(body))
    except (zlib.error, msgspec.DecodeError):
        return None


def _print(kind: bytes, body: bytes) -> bytes:
    return hashlib.blake2b(kind + body, digest_size=DIGEST_BYTES).digest()
