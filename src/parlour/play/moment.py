"""A position of a table's game as everybody there may know it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.kernel.actors import CHANCE, seats_in
from parlour.kernel.compile.twin import stepping_now
from parlour.kernel.entries import Entry, entry, shared
from parlour.kernel.game import Game
from parlour.kernel.records import record_of, records_of


class Moment(NamedTuple):
    """The position before an entry."""

    game: Game
    records: tuple[bytes, ...]
    """The full position, which is secret, and what each seat and the spectator may know of it."""
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
        return record_of(self.game.dtype, self.records[0])

    @property
    def views(self) -> tuple[bytes, ...]:
        """What each seat and, last, the spectator may know."""
        return self.records[1:]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.records) - 2

    def view(self, seat: int) -> np.record:
        """What a seat (or with the number of seats, a spectator) may know."""
        return record_of(self.game.dtype, self.records[1 + seat])


class Run(NamedTuple):
    """Entries, and what they lead to."""

    entries: list[Entry]
    seen: list[tuple[int, ...]]
    """The action of each as every seat and the spectator know it."""
    moments: list[Moment]
    """The position after each."""

    def go_on(self, now: Moment, actor: int, action: int) -> Moment:
        """Add an entry, played at the last moment."""
        moment, seen = _moment(now.game, now.seats, now.records[0], (actor, action))
        self.entries.append(entry(actor, action))
        self.seen.append(shared(seen))
        self.moments.append(moment)
        return moment


def observed(game: Game, seats: int, position: bytes) -> Moment:
    """A position as everybody may know it."""
    return _moment(game, seats, position, None)[0]


def _moment(
    game: Game, seats: int, position: bytes, played: tuple[int, int] | None
) -> tuple[Moment, tuple[int, ...]]:
    stepping, size = stepping_now(game), len(position)
    records = records_of(game.dtype, position + bytes((seats + 1) * size))
    out = np.empty(2 * seats + 3 + (seats + 1) * game.max_legal, np.int32)
    n = (
        stepping.observe(records, seats, out)
        if played is None
        else stepping.step(records, *played, seats, out)
    )
    numbers = out[:n].tolist()
    at, legal = 2 * seats + 3, list[tuple[int, ...]]()
    for count in numbers[1 : seats + 2]:
        legal.append(tuple(numbers[at : at + count]))
        at += count
    calls, legal[seats] = legal[seats], ()
    whole, due = records.tobytes(), () if numbers[0] == CHANCE else seats_in(numbers[0])
    moment = Moment(
        game,
        tuple([whole[k : k + size] for k in range(0, len(whole), size)]),
        (CHANCE,) if numbers[0] == CHANCE else due,
        due,
        tuple(legal),
        calls,
    )
    return moment, tuple(numbers[seats + 2 : 2 * seats + 3])
