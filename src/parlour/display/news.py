"""The changes by entries for a seat: in numbers, as `display.following` writes them, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.display.compile import following_of
from parlour.display.contract import display_of
from parlour.display.differences import GONE, NEW
from parlour.display.following import CHANGE, KNOWN, NEXT, SENTENCE, VIEWS
from parlour.display.functions import TELLING_ROOM
from parlour.display.pieces import PieceReader
from parlour.display.rows import COLUMNS, USUAL
from parlour.display.saying import MARK, PANEL, SEAT, STATUS
from parlour.display.scene import Change, LogLine
from parlour.display.telling import Teller
from parlour.kernel.entries import Entry
from parlour.kernel.records import records_of
from parlour.kernel.state import Variant
from parlour.kernel.workspaces import Workspaces

Numbers = tuple[int, ...]

MOST_STEPS: Final = 2
"""The most steps of one entry."""
KINDS: Final = {SENTENCE: "sentence", STATUS: "status", MARK: "marks", SEAT: "seats", PANEL: "panels"}
"""The fields of a scene, by the tags of their facts."""


class DecodedStep(NamedTuple):
    """One action or draw, or a half of it."""

    subject: int
    """The seat that the step is about."""
    line: LogLine | None
    """The step's line of the log, if it has one."""
    changes: Sequence[Change]


class DecodedChanges(NamedTuple):
    """The changes by entries, in words."""

    steps: list[DecodedStep]
    facts: dict[str, Any]
    """The fields of the scene that differ."""


class _Workspace:
    """The arrays that `display.following` writes to, for a bounded number of pieces."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.rows = np.empty((VIEWS * most, COLUMNS), np.int32)
        self.changed = np.empty((2 * most, CHANGE), np.int32)
        self.scenes = np.empty(2 * TELLING_ROOM, np.int32)
        self._out = np.empty(0, np.int32)

    def out(self, viewers: int, entries: int) -> NDArray[np.int32]:
        """Room for all changes by entries for some viewers."""
        size = viewers * (1 + TELLING_ROOM + entries * MOST_STEPS * 2 * self._most * (CHANGE + 1))
        if len(self._out) < size:
            self._out = np.empty(size, np.int32)
        return self._out


_workspaces: Final = Workspaces[_Workspace]()


class Follower:
    """Finds the changes by entries for the seats of a variant's tables."""

    def __init__(self, variant: Variant, teller: Teller, reader: PieceReader) -> None:
        self._game, self._teller, self._reader = variant.game, teller, reader
        self._most = display_of(variant.game).pieces.MOST_PIECES
        self._spare = bytes(variant.game.dtype.itemsize)

    def encode(self, seat: int, views: Sequence[bytes], entries: Sequence[Entry]) -> NDArray[np.int32]:
        """The changes by entries, given the seat's records before the first and after each."""
        numbers = np.array(entries, np.int32).reshape(-1, 2)
        return self.numbers([seat], b"".join(views), numbers)[0]

    def numbers(
        self, viewers: Sequence[int], records: bytes, entries: NDArray[np.int32]
    ) -> list[NDArray[np.int32]]:
        """The changes for each of these seats, in one call of `display.following.write_changes`."""
        if not len(entries):
            return [np.zeros(1, np.int32) for _ in viewers]
        game, reader, count = self._game, self._reader, len(viewers)
        space = _workspaces.take(game.rules) or _Workspace(self._most)
        out = space.out(count, len(entries))
        following_of(game).write_changes(
            records_of(game.dtype, records + self._spare),
            entries,
            np.array(viewers, np.int32),
            reader.backs,
            reader.general,
            space.rows,
            space.changed,
            space.scenes,
            out,
        )
        parts: list[NDArray[np.int32]] = []  # `list[…]()` would put the type together each time
        at = count
        for length in out[:count].tolist():
            parts.append(out[at : at + length].copy())
            at += length
        _workspaces.give(game.rules, space)
        return parts

    def decode(self, encoded: Numbers) -> DecodedChanges:
        """Read the changes by entries from their numbers."""
        steps, at = split(encoded)
        decoded, facts = list[DecodedStep](), dict[str, Any]()
        for about, line, moved in steps:
            changes = list(map(self._reader.change, changes_of(moved)))
            decoded.append(DecodedStep(about, self.line(line) if line else None, changes))
        while at < len(encoded):
            kind, count = encoded[at : at + 2]
            at += 2 + count
            facts[KINDS[kind]] = self._fact(kind, encoded[at - count : at])
        return DecodedChanges(decoded, facts)

    def line(self, numbers: Numbers) -> LogLine:
        """A line of the log from its numbers."""
        line = self._teller.line(numbers)
        assert line is not None
        return line

    def _fact(self, kind: int, numbers: Numbers) -> Any:
        if kind == SENTENCE:
            return self._teller.sentence(numbers)
        facts = self._teller.facts(numbers)
        if kind == STATUS:
            return facts[0] if facts else ""
        return dict(facts) if kind == MARK else tuple(facts)


def split(encoded: Numbers) -> tuple[list[tuple[int, Numbers, Numbers]], int]:
    """Cut the steps from the changes by entries, and return where the facts after them begin.

    A step has the seat it is about, its line, and its changes of pieces (`changes_of`).

    >>> split((1, 0, 3, 16, 7, 2, 0))
    ([(0, (16, 7, 2), ())], 7)
    """
    steps, at = list[tuple[int, Numbers, Numbers]](), 1
    for _ in range(encoded[0]):
        about, length = encoded[at : at + 2]
        at += 2 + length
        line, moved = encoded[at - length : at], encoded[at]
        at += 1 + moved
        steps.append((about, line, encoded[at - moved : at]))
    return steps, at


def changes_of(moved: Numbers) -> Iterator[Numbers]:
    """The changes of pieces in a step, as rows of `display.differences`.

    >>> list(changes_of((3, 7, 2, 1, 0, 8, 14, 6, 9, 2, 1, 5)))  # new, gone, moved
    [(7, 2, 1, 0, 0, -1, 0, 0, 0, -1), (8, 0, 0, 0, 0, -1, 0, 0, 0, -2), (9, 2, 1, 5, 0, -1, 0, 0, 0, 6)]
    >>> list(changes_of((3, 7, 2, 1, 23, 3, 1)))[1]  # the next
    (8, 3, 1, 0, 0, -1, 0, 0, 0, -1)
    """
    numbers, piece = iter(moved), -1
    for head in numbers:
        was = next(numbers) if head % NEXT > KNOWN else NEW if head else GONE
        piece = piece + 1 if head > NEXT else next(numbers)
        row = (piece, *islice(numbers, max(0, head % KNOWN - 1)))
        yield (*row, *USUAL[len(row) :], was)
