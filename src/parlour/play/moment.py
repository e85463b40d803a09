"""Positions of a table's game as everybody there may know them, and runs of entries from one to another."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.actors import CHANCE, seats_in
from parlour.kernel.entries import Entry, entry, shared
from parlour.kernel.game import Game
from parlour.kernel.records import record_of, records_of
from parlour.kernel.stepping import HASH_BYTES, HEAD
from parlour.kernel.workspaces import Workspaces

KIND: Final = "i"
"""The type code of the numbers that rules write: 32 bits, in the order of this machine."""
SIZE: Final = struct.calcsize(KIND)
ROOM: Final = 8
"""Entries that a workspace has room for at least."""


class Moment(NamedTuple):
    """The position before an entry."""

    game: Game
    position: bytes
    """The full record, which is secret."""
    seen: bytes
    """What each seat and, last, the spectator may know of it: a record each."""
    turn: tuple[int, ...]
    """Who is to act, as `State.turn` says."""
    due: tuple[int, ...]
    """The seats among them."""
    able: tuple[bytes, ...]
    """The bytes of what is legal, which most do not look at, for each seat and the spectator."""
    calls: tuple[int, ...]
    """The referee's calls that are possible, as a spectator could name them."""

    @property
    def fields(self) -> np.record:
        """The full position."""
        return record_of(self.game.dtype, self.position)

    @property
    def views(self) -> list[bytes]:
        """What each seat and, last, the spectator may know."""
        size = len(self.position)
        return [self.seen[at : at + size] for at in range(0, len(self.seen), size)]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.able) - 1

    def legal(self, seat: int) -> list[int]:
        """The legal action numbers of a seat or the spectator, ascending; none where it is not due."""
        return array(KIND, self.able[seat]).tolist()

    def known(self, seat: int) -> bytes:
        """What a seat (or with the number of seats, a spectator) may know."""
        size = len(self.position)
        return self.seen[seat * size : (seat + 1) * size]

    def view(self, seat: int) -> np.record:
        """The same as a record."""
        return record_of(self.game.dtype, self.known(seat))


class Run(NamedTuple):
    """Entries, and what they lead to."""

    began: Moment
    """The position before the first."""
    last: Moment
    """The position after the last."""
    entries: list[Entry]
    seen: list[tuple[int, ...]]
    """The action of each as every seat and the spectator know it."""
    known: NDArray[np.int32]
    """The same, after the actor of each."""
    records: bytes
    """Before the first and after each: the position, and what each seat and the spectator may know of it."""

    def position(self, n: int) -> bytes:
        """The full record after `n` entries."""
        size, views = len(self.began.position), self.began.seats + 2
        return self.records[n * size * views :][:size]

    def moment(self, n: int) -> Moment:
        """The position after `n` entries."""
        if n == len(self.entries):
            return self.last
        return observed(self.began.game, self.began.seats, self.position(n)) if n else self.began

    def view(self, n: int, view: int) -> bytes:
        """What a view may know after `n` entries."""
        size, views = len(self.began.position), self.began.seats + 2
        at = (n * views + 1 + view) * size
        return self.records[at : at + size]

    def exists(self, n: int, view: int) -> bool:
        """Whether the `n`-th entry exists for a view: it knows the action, or its record changes."""
        return bool(self.known[n, 1 + view] >= 0) or self.view(n, view) != self.view(n + 1, view)

    def then(self, run: Run) -> Run:
        """Both this run and one that goes on from it."""
        known = np.concatenate([self.known, run.known])
        records = self.records + run.records[len(self.records) // (len(self.entries) + 1) :]
        entries, seen = self.entries + run.entries, self.seen + run.seen
        return Run(self.began, run.last, entries, seen, known, records)


def observed(game: Game, seats: int, position: bytes) -> Moment:
    """A position as everybody may know it."""
    space = _workspace(game, seats, ROOM)
    space.begin(position, 1)
    n = game.compiled.stepping_now.observe(space.records, seats, space.numbers)
    found = _moment(game, seats, space.data[: space.stride].tobytes(), space.numbers[:n])
    _workspaces.give((game.rules, seats), space)
    return found


def run_on(
    now: Moment,
    given: Sequence[tuple[int, int]],
    *,
    alone: bool = False,
    closing: Sequence[int] = (),
    random: bytes = b"",
) -> Run:
    """Play entries as long as they are possible, and what follows (`kernel.stepping.run`)."""
    game, seats = now.game, now.seats
    sure = bool(given) and 0 <= given[0][0] < seats and given[0][1] in now.legal(given[0][0])
    asked = [len(given), sure, alone, len(random) // HASH_BYTES, seats, len(closing)]
    for each in given:
        asked += each
    asked += closing
    room, begin = asked[0] + 1 + asked[3], len(asked)
    space = _workspace(game, seats, room + len(closing))
    space.begin(now.position + now.seen, 1 + room)
    struct.pack_into(f"{begin}i", space.asked, 0, *asked)
    space.drawn[: len(random)] = random
    end = game.compiled.stepping_now.run(space.records, space.random, space.weights, space.numbers)
    at, row = room * (seats + 2), seats + 2
    ends = begin + at + 1 + room
    numbers = space.numbers[begin:ends].tolist()
    done = numbers[at]
    known = space.numbers[begin : begin + done * row].reshape(done, row).copy()
    data = space.data[: (1 + done) * space.stride].tobytes()
    last = _moment(game, seats, data[done * space.stride :], space.numbers[ends:end])
    _workspaces.give((game.rules, seats), space)
    entries = [entry(numbers[n * row], numbers[at + 1 + n]) for n in range(done)]
    seen = [shared(tuple(numbers[n * row + 1 : (n + 1) * row])) for n in range(done)]
    return Run(now, last, entries, seen, known, data)


class _Workspace:
    """What `kernel.stepping` reads and writes for runs of at most `room` entries."""

    def __init__(self, game: Game, seats: int, room: int) -> None:
        self.room = room
        self.stride = (seats + 2) * game.dtype.itemsize
        self.records = records_of(game.dtype, bytes((1 + room) * self.stride))
        self.data = memoryview(self.records.base)
        """The bytes of these records."""
        self._blank = memoryview(bytes((1 + room) * self.stride))
        self.random = np.empty(room * HASH_BYTES, np.uint8)
        self.drawn = self.random.data
        self.weights = np.empty(game.max_outcomes, np.int64)
        numbers = HEAD + room * (2 + seats + 2 + 1 + 1) + 1 + seats + 2 + (seats + 1) * game.max_legal
        self.numbers = np.empty(numbers + game.max_outcomes, np.int32)
        self.asked = self.numbers.data.cast("B")

    def begin(self, known: bytes, blocks: int) -> None:
        """Write what is known of a position, and blank the rest of so many blocks."""
        size, end = len(known), blocks * self.stride
        self.data[:size], self.data[size:end] = known, self._blank[size:end]


_seats_in: Final = lru_cache(seats_in)
_workspaces: Final = Workspaces[_Workspace]()


def _workspace(game: Game, seats: int, room: int) -> _Workspace:
    found = _workspaces.take((game.rules, seats))
    return found if found and found.room >= room else _Workspace(game, seats, max(room, ROOM))


def _moment(game: Game, seats: int, data: bytes, numbers: NDArray[np.int32]) -> Moment:
    """A position from its records and its numbers."""
    size, at = game.dtype.itemsize, (seats + 2) * SIZE
    due, *counts = numbers[: seats + 2].tolist()
    written = numbers.tobytes()
    able: list[bytes] = []  # `list[…]()` would put the type together each time
    for count in counts:
        able.append(written[at : at + count * SIZE])
        at += count * SIZE
    calls, able[seats] = tuple(array(KIND, able[seats])), b""
    seats_due = () if due == CHANCE else _seats_in(due)
    turn = (CHANCE,) if due == CHANCE else seats_due
    return Moment(game, data[:size], data[size:], turn, seats_due, tuple(able), calls)
