"""Where tables are kept: an append-only log of events, and for each table a summary that lists are made from.

An event is written once, under (table, number), and never changed; of two writers of one number the second
gets `LostRace`. What `append` has returned from is on the disk. The summary is only what lists and invites
need to find a table without folding it; it is written in the same transaction as the events it follows from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.play.events import Event
from parlour.play.types import ChairKind, Phase, Visibility

MOST_RECENT: Final = 200
"""Tables looked at to learn which games are played."""


class StoredPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat, as the store keeps it: so what clients are told may change freely."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    team: int = -1
    again: bool = False
    stands_in: bool = False


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list. `holders` are hashes of seat tokens, "" for seats without: for the server alone."""

    table: str
    game: str
    invite: str
    visibility: Visibility
    phase: Phase
    players: list[StoredPlayer]
    holders: list[str]
    due: list[int]
    open: int
    """How many seats are open."""
    made: int
    updated: int
    """When everybody was last told of anything, in seconds since 1970 as `made`."""
    bots_due: bool = False
    """Whether a bot of the house is to act: after a restart such tables are woken."""
    until: list[int] = []
    """When the running clocks run out, one figure a seat, in seconds since 1970; 0 for those that stand."""
    nudged: list[int] = []
    """Seats that have been reminded of their turn."""
    told: list[int] = []
    """When each seat was last told of anything."""

    deadline: int = 0
    """When the server is to look again: a clock runs out, or somebody is to be reminded; 0 for never."""


class StoreError(ParlourError):
    """The store could not do it: the disk is full, say. What was to be appended may be in the log or not."""


class LostRace(ParlourError):
    """Somebody else has appended an event of this number. Nothing was appended."""


class StoreInUse(ParlourError):
    """Another Parlour is using this data folder."""


class Alive(NamedTuple):
    """What a process that said that it lives is told."""

    known: bool
    """Whether the others knew it; else they hold it for new, and it holds nothing."""
    ended: int
    """How many others have gone silent, and hold nothing any more."""


class Peers(Protocol):
    """What processes that share a store tell each other. Where `shared` is False, none of it is asked."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write into the store."""
        ...

    async def live(self, process: str, seconds: float) -> Alive:
        """Say that a process lives for so many seconds more, and end those that have gone silent."""
        ...

    async def leave(self, process: str) -> None:
        """A process ends: what it held is free, and nobody is connected to it."""
        ...

    async def take(self, process: str, tables: Sequence[str]) -> set[str]:
        """Take the leases that nobody holds; those of these tables that the process holds now."""
        ...

    async def give_back(self, process: str, table: str) -> None:
        """Let go of a lease."""
        ...

    async def waiting_for_bots(self, process: str) -> list[str]:
        """Tables where a bot of the house is to act, but those of other processes."""
        ...

    async def attend(self, process: str, table: str, holders: Sequence[str]) -> None:
        """Say whose tokens are connected to a process at a table; all others hear of it."""
        ...

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Whose tokens are connected at tables to other processes."""
        ...


class Alone:
    """The only process of a store: it holds every lease, and nobody is connected elsewhere."""

    shared = False

    async def live(self, process: str, seconds: float) -> Alive:
        """Nobody waits for it."""
        return Alive(known=True, ended=0)

    async def leave(self, process: str) -> None:
        """Nobody takes over."""

    async def take(self, process: str, tables: Sequence[str]) -> set[str]:
        """All of them."""
        return set(tables)

    async def give_back(self, process: str, table: str) -> None:
        """Nobody else wants it."""

    async def waiting_for_bots(self, process: str) -> list[str]:
        """None that wait for another process."""
        return []

    async def attend(self, process: str, table: str, holders: Sequence[str]) -> None:
        """Nobody listens."""

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Nobody."""
        return {}


class Store(Protocol):
    """What the server asks of a store (implemented by `storage.sqlite` and `storage.postgresql`)."""

    @property
    def peers(self) -> Peers:
        """The other processes that share it."""
        ...

    async def append(self, summary: TableSummary, events: list[Event]) -> None:
        """Keep events of one table and its new summary, all or nothing; returns when they are on the disk.

        Raises `LostRace` or `StoreError`.
        """
        ...

    async def keep_checkpoint(self, table: str, n: int, row: bytes) -> None:
        """Keep what a table's events up to `n` come to, unless more is kept; raises `StoreError`."""
        ...

    async def checkpoint(self, table: str) -> bytes:
        """What was kept last; empty where nothing was."""
        ...

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order; none when there is no such table."""
        ...

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        """The summaries of the tables that exist, in no order."""
        ...

    async def invited(self, code: str) -> str | None:
        """The table of an invite's code."""
        ...

    async def open_tables(self, most: int) -> list[TableSummary]:
        """Tables that everybody may find and that are not over, newest first."""
        ...

    async def waiting_for_bots(self) -> list[str]:
        """Tables where a bot of the house is to act."""
        ...

    async def deadlines(self, until: float) -> list[tuple[int, str]]:
        """Tables to be looked at by a time (seconds since 1970), and when, soonest first."""
        ...

    async def alive(self, process: str, since: int, now: int) -> list[tuple[int, int]]:
        """Note that a process has been up since a time; when any was, from and to, soonest first."""
        ...

    async def recent_games(self) -> list[str]:
        """The games of the tables that changed last, by slug, the most recent first."""
        ...

    async def count(self) -> int:
        """How many tables are kept."""
        ...

    async def follow(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with a table and its last event for commits of other processes.

        `heard(table, 0)` says that others are connected there now, `heard("", 0)` that some commits may have
        been missed. A store of one process never calls it.
        """
        ...

    async def check(self) -> None:
        """Find out whether it can be read and written now; raises `StoreError`."""
        ...

    async def close(self) -> None:
        """Write what is under way, and let go of the files."""
        ...
