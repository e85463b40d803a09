"""A position of a table's game as everybody there may know it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from parlour.kernel.actors import CHANCE, seats_in
from parlour.kernel.compile.twin import stepping_now
from parlour.kernel.entries import Entry, entry, shared
from parlour.kernel.game import Game
from parlour.kernel.records import record_of, records_of
from parlour.kernel.workspaces import Workspaces


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
    legal: tuple[tuple[int, ...], ...]
    """The legal action numbers of each seat and the spectator, ascending; none where it is not due."""
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
        return len(self.legal) - 1

    def known(self, seat: int) -> bytes:
        """What a seat (or with the number of seats, a spectator) may know."""
        size = len(self.position)
        return self.seen[seat * size : (seat + 1) * size]

    def view(self, seat: int) -> np.record:
        """The same as a record."""
        return record_of(self.game.dtype, self.known(seat))


class Run(NamedTuple):
    """Entries, and what they lead to."""

    entries: list[Entry]
    seen: list[tuple[int, ...]]
    """The action of each as every seat and the spectator know it."""
    moments: list[Moment]
    """The position after each."""

    def go_on(self, now: Moment, actor: int, action: int) -> Moment:
        """Add an entry, played at the last moment."""
        moment, seen = _moment(now.game, now.seats, now.position, (actor, action))
        self.entries.append(entry(actor, action))
        self.seen.append(shared(seen))
        self.moments.append(moment)
        return moment


def observed(game: Game, seats: int, position: bytes) -> Moment:
    """A position as everybody may know it."""
    return _moment(game, seats, position, None)[0]


class _Workspace:
    """What `kernel.stepping` reads and writes."""

    def __init__(self, game: Game, seats: int) -> None:
        size = game.dtype.itemsize
        self.records = records_of(game.dtype, bytes((seats + 2) * size))
        self.data = memoryview(self.records.base)
        """The bytes of these records."""
        self.blank = bytes((seats + 1) * size)
        """Those of views that nothing has been copied into yet."""
        self.numbers = np.empty(2 * seats + 3 + (seats + 1) * game.max_legal, np.int32)


_workspaces: Final = Workspaces[_Workspace]()


def _moment(
    game: Game, seats: int, position: bytes, played: tuple[int, int] | None
) -> tuple[Moment, tuple[int, ...]]:
    stepping, size, key = stepping_now(game), len(position), (game.rules, seats)
    space = _workspaces.take(key) or _Workspace(game, seats)
    space.data[:size], space.data[size:] = position, space.blank
    if played is None:
        n = stepping.observe(space.records, seats, space.numbers)
    else:
        n = stepping.step(space.records, *played, seats, space.numbers)
    numbers, whole = space.numbers[:n].tolist(), space.data.tobytes()
    _workspaces.give(key, space)
    at, legal = 2 * seats + 3, list[tuple[int, ...]]()
    for count in numbers[1 : seats + 2]:
        legal.append(tuple(numbers[at : at + count]))
        at += count
    calls, legal[seats] = legal[seats], ()
    draws = numbers[0] == CHANCE
    due = () if draws else seats_in(numbers[0])
    turn = (CHANCE,) if draws else due
    moment = Moment(game, whole[:size], whole[size:], turn, due, tuple(legal), calls)
    return moment, tuple(numbers[seats + 2 : 2 * seats + 3])
