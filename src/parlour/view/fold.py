"""Folds the moves that a client receives into the record of its seat, for programs in Python."""

from __future__ import annotations

import zlib
from base64 import b64decode
from collections.abc import Iterator

import numpy as np

from parlour.kernel.calls import legal_actions, turn
from parlour.kernel.entries import Entry, entry
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.records import record_of
from parlour.view.changes import changed
from parlour.wire.to_client import CutBack, Moves


class Torn(ParlourError):
    """Moves do not fit the record: send a new hello, without `known`."""


class Fold:
    """A seat's view of the game at a table, kept up to date by its messages."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._records = list[bytes]()
        """The records before the first entry and after each."""
        self.entries = list[Entry]()
        """The entries that exist for the seat; a negative action stands for a hidden one."""
        self.cut = self.n = 0
        """The cut of the last moves, which a `Hello` names in `known`."""

    @property
    def record(self) -> bytes:
        """The record now, of the game's dtype; none before the first message."""
        return self._records[-1] if self._records else b""

    def take(self, message: Moves | CutBack) -> None:
        """Apply a message; raises `Torn` if the checksum shows that something was missed."""
        if isinstance(message, CutBack):
            self.n = message.to
            del self._records[self.n + 1 :], self.entries[self.n :]
        else:
            if message.start:
                self._records = [b64decode(message.start)]
                self.entries.clear()
            for move in message.moves:
                self._records.append(changed(self.record, b64decode(move.changes)))
                self.entries.append(entry(move.actor, move.action))
            self.n = message.n
        self.cut = message.cut
        if zlib.crc32(self.record) != message.checksum or len(self.entries) != self.n:
            raise Torn(f"these moves lead to another record than that of entry {self.n}")

    def steps(self, since: int) -> Iterator[tuple[np.record, Entry, np.record]]:
        """The entries from `since` on, each between the records before and after it."""
        records = [record_of(self._game.dtype, record) for record in self._records[since:]]
        yield from zip(records, self.entries[since:], records[1:], strict=False)

    @property
    def fields(self) -> np.record:
        """The record's fields."""
        return record_of(self._game.dtype, self.record)

    @property
    def due(self) -> list[int]:
        """The seats to act, by the rules."""
        return [seat for seat in turn(self._game, self.fields) if seat >= 0]

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of the seat that the record belongs to; none where it is not due."""
        return legal_actions(self._game, self.fields, seat) if seat in self.due else []
