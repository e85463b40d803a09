"""Frames: a game after one of its entries as everybody at a table may know it, and the frames that follow."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from parlour.kernel.actors import CHANCE, NOBODY, seats_in
from parlour.kernel.entries import Entry, entry, shared
from parlour.kernel.game import Game
from parlour.kernel.records import record_of, records_of
from parlour.kernel.stepping import HASH_BYTES, HEAD
from parlour.kernel.workspaces import Workspaces

KIND: Final = "i"
"""The type code of the numbers that rules write: 32 bits, in the order of this machine."""
SIZE: Final = struct.calcsize(KIND)
ROOM: Final = 8
"""The least number of entries that a workspace has room for."""
BEGINNING: Final = Entry(NOBODY, NOBODY)


class Choices(NamedTuple):
    """Who is to act in a position, and what each may do."""

    turn: tuple[int, ...]
    """The actors that are to act, as `State.turn` gives them."""
    due: tuple[int, ...]
    """The seats that are to act."""
    legal_packed: tuple[bytes, ...]
    """The legal action numbers of each seat, ascending, as bytes: most are never read."""
    calls: tuple[int, ...]
    """The referee's calls that are possible, as a spectator could name them."""


class Frame(msgspec.Struct, gc=False):
    """A game after one of its entries, or at its beginning."""

    game: Game
    records: tuple[bytes, ...]
    """The position, which is secret, then what each seat and, last, the spectator may know of it."""
    entry: Entry = BEGINNING
    """The entry that led here; `BEGINNING` in a frame that was not played from another one."""
    seen: tuple[int, ...] = ()
    """The action of the entry as each seat and the spectator know it."""
    known_choices: Choices | None = None
    """The choices, once somebody has asked for them."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.records) - 2

    @property
    def position(self) -> bytes:
        """The bytes of the full record."""
        return self.records[0]

    @property
    def fields(self) -> np.record:
        """The full position."""
        return record_of(self.game.dtype, self.position)

    def known(self, view: int) -> bytes:
        """The record as a seat or, with the number of seats, a spectator may know it."""
        return self.records[1 + view]

    def view(self, view: int) -> np.record:
        """The position as a seat or spectator may know it."""
        return record_of(self.game.dtype, self.known(view))

    def exists(self, view: int, before: Frame) -> bool:
        """Whether the entry exists for a view: it knows the action, or its record changed."""
        return self.seen[view] >= 0 or self.known(view) != before.known(view)

    @property
    def choices(self) -> Choices:
        """Who is to act, and what each may do."""
        if self.known_choices is None:
            self.known_choices = frame_of(self.game, self.seats, self.position).choices
        return self.known_choices

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that are to act now."""
        return self.choices.due

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat or the spectator, ascending; none where it is not due."""
        return array(KIND, self.choices.legal_packed[seat]).tolist()


def frame_of(game: Game, seats: int, position: bytes) -> Frame:
    """Conceal a position for everybody, and find who is to act."""
    space = _workspace(game, seats, ROOM)
    space.begin(position, 1)
    n = game.compiled.stepping_now.observe(space.records, seats, space.numbers)
    records, choices = space.block(0), _choices(seats, space.numbers[:n])
    _workspaces.give((game.compiled, seats), space)
    return Frame(game, records, known_choices=choices)


def play_on(
    now: Frame,
    entries: Sequence[tuple[int, int]],
    *,
    alone: bool = False,
    closing: Sequence[int] = (),
    random: bytes = b"",
) -> list[Frame]:
    """Play entries as long as they are possible, and the draws that follow; a frame each.

    `kernel.stepping.run` says what else ends the run.
    """
    game, seats = now.game, now.seats
    sure = (
        bool(entries and now.known_choices)
        and 0 <= entries[0][0] < seats
        and entries[0][1] in now.legal(entries[0][0])
    )
    question = [len(entries), sure, alone, len(random) // HASH_BYTES, seats, len(closing)]
    for pair in entries:
        question += pair
    question += closing
    room, begin = question[0] + 1 + question[3], len(question)
    space = _workspace(game, seats, room + len(closing))
    space.begin(b"".join(now.records), 1 + room)
    struct.pack_into(f"{begin}i", space.asked, 0, *question)
    space.drawn[: len(random)] = random
    end = game.compiled.stepping_now.run(space.records, space.random, space.weights, space.numbers)
    row = seats + 2
    at = room * row
    ends = begin + at + 1 + room
    numbers = space.numbers[begin:ends].tolist()
    frames = [
        Frame(
            game,
            space.block(n + 1),
            entry(numbers[n * row], numbers[at + 1 + n]),
            shared(tuple(numbers[n * row + 1 : (n + 1) * row])),
        )
        for n in range(numbers[at])
    ]
    if frames:
        frames[-1].known_choices = _choices(seats, space.numbers[ends:end])
    _workspaces.give((game.compiled, seats), space)
    return frames


class _Workspace:
    """What `kernel.stepping` reads and writes for at most `room` entries."""

    def __init__(self, game: Game, seats: int, room: int) -> None:
        self.room = room
        self._size = game.dtype.itemsize
        self._stride = (seats + 2) * self._size
        self.records = records_of(game.dtype, bytes((1 + room) * self._stride))
        self._data = memoryview(self.records.base)
        """The bytes of these records."""
        self._blank = memoryview(bytes((1 + room) * self._stride))
        self.random = np.empty(room * HASH_BYTES, np.uint8)
        self.drawn = self.random.data
        self.weights = np.empty(game.max_outcomes, np.int64)
        numbers = HEAD + room * (2 + seats + 2 + 1 + 1) + 1 + seats + 2 + (seats + 1) * game.max_legal
        self.numbers = np.empty(numbers + game.max_outcomes, np.int32)
        self.asked = self.numbers.data.cast("B")

    def begin(self, records: bytes, blocks: int) -> None:
        """Write the records of a position, or the first of them, and zero the rest of `blocks` blocks."""
        size, end = len(records), blocks * self._stride
        self._data[:size], self._data[size:end] = records, self._blank[size:end]

    def block(self, n: int) -> tuple[bytes, ...]:
        """The records of the `n`-th position."""
        first, size = n * self._stride, self._size
        block = bytes(self._data[first : first + self._stride])
        return tuple([block[at : at + size] for at in range(0, self._stride, size)])


_seats_in: Final = lru_cache(seats_in)
_workspaces: Final = Workspaces[_Workspace]()


def _workspace(game: Game, seats: int, room: int) -> _Workspace:
    free = _workspaces.take((game.compiled, seats))
    return free if free and free.room >= room else _Workspace(game, seats, max(room, ROOM))


def _choices(seats: int, numbers: NDArray[np.int32]) -> Choices:
    """Read what `kernel.stepping` has written of a position."""
    at = (seats + 2) * SIZE
    due, *counts = numbers[: seats + 2].tolist()
    written = numbers.tobytes()
    legal_packed: list[bytes] = []  # `list[…]()` would put the type together each time
    for count in counts:
        legal_packed.append(written[at : at + count * SIZE])
        at += count * SIZE
    calls, legal_packed[seats] = tuple(array(KIND, legal_packed[seats])), b""
    seats_due = () if due == CHANCE else _seats_in(due)
    turn = (CHANCE,) if due == CHANCE else seats_due
    return Choices(turn, seats_due, tuple(legal_packed), calls)
