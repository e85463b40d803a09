"""What the messages of lessons and puzzles share: the table of a single player, sent like any other."""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Sequence

from parlour.display.game_words import unusual_options
from parlour.kernel.entries import Entry
from parlour.kernel.state import State, Variant
from parlour.play.counts import Count
from parlour.play.exercise import frames_to
from parlour.view.ask import narrate
from parlour.view.board_address import board_address
from parlour.view.stream import existing, moves
from parlour.wire.parts import NarratorAnswers, NarratorCall, Player
from parlour.wire.to_client import Company, Moves


def company_of(variant: Variant, seat: int) -> Company:
    """The table of a person in a seat who plays alone with bots."""
    game = variant.game
    return Company(
        n=0,
        table="",
        game=game.slug,
        phase="playing",
        seat=seat,
        players=[Player("person" if other == seat else "bot", here=True) for other in range(variant.seats)],
        board=board_address(variant),
        commitment="",
        hidden=False,
        options=unusual_options(game, variant.options_text()),
        more_is_better=game.more_is_better,
        shares_wins=game.shares_wins,
    )


def start_of(start: State, seat: int) -> Moves:
    """The position in which a game begins, for a seat."""
    record = start.view(seat).to_bytes()
    return Moves(0, 0, zlib.crc32(record), start=b64encode(record).decode())


def moves_to(after: State, start: State, seat: int, since: int) -> Moves:
    """The entries of a game from number `since` of its history on, for a seat."""
    frames = frames_to(after, start)
    entries = moves(seat, frames[since:])
    before = sum(1 for _ in existing(seat, frames[: since + 1]))
    return Moves(0, before + len(entries), zlib.crc32(frames[-1].known(seat)), entries)


def told_of(now: State, start: State, seat: int, calls: Sequence[NarratorCall]) -> NarratorAnswers:
    """The answers to a page without the game's module; raises `Declined`."""
    return NarratorAnswers(narrate(_Played(now, start, seat), 0, calls))


class _Played:
    """A game that one person plays, as their seat knows it."""

    def __init__(self, now: State, start: State, seat: int) -> None:
        self.variant, self.seat = now.variant, seat
        frames = frames_to(now, start)
        self._records, self._entries = [frames[0].known(seat)], list[Entry]()
        for actor, action, _, after in existing(seat, frames):
            self._records.append(after)
            self._entries.append(Entry(actor, action))

    @property
    def known(self) -> Count:
        """The number of the last entry that exists for the seat."""
        return Count(0, len(self._entries))

    def record(self, n: int) -> bytes:
        """The seat's record after `n` entries."""
        return self._records[n]

    def played(self, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """The entries as the seat knows them."""
        return self._entries[first:last], self._records[first : last + 1]
