"""Folds the moves that a client is told into the record of its seat, for programs in Python."""

from __future__ import annotations

import zlib
from base64 import b64decode

import numpy as np

from parlour.kernel.calls import legal_actions, turn
from parlour.kernel.entries import Entry, entry
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.records import record_of
from parlour.view.changes import changed
from parlour.wire.to_client import Moves


class Torn(ParlourError):
    """Moves do not fit what is known: say hello anew, without `known`."""


class Fold:
    """The game at a table, as far as its seat may know it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.record = b""
        """Of the game's dtype."""
        self.entries = list[Entry]()
        """Those that exist for the seat; a negative action stands for a hidden one."""
        self.cut = self.n = 0
        """Of the last moves: what a `Hello` names as `known`."""

    def take(self, message: Moves) -> None:
        """Go on by what a message tells; raises `Torn` where the checksum says that something was missed."""
        if message.start:
            self.record = b64decode(message.start)
            self.entries.clear()
        for move in message.moves:
            self.record = changed(self.record, b64decode(move.changes))
            self.entries.append(entry(move.actor, move.action))
        self.cut, self.n = message.cut, message.n
        if zlib.crc32(self.record) != message.checksum or len(self.entries) != self.n:
            raise Torn(f"these moves lead to another record than that of entry {self.n}")

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
