"""The contract of a store: an append-only event log, and a summary of each table for lists.

An event is written once, under (table, number), and changed only to forget a person; the second of two
writers of one number gets `LostRace`. When `append` returns, the events are on disk. The summary is what
lists and invites need without folding the table; it is written in the same transaction as its events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import ParlourError
from parlour.play.events import Event
from parlour.play.person import Person
from parlour.play.season import Placing, Season
from parlour.play.types import (
    ChairKind,
    ClockKind,
    Ending,
    EventPart,
    Phase,
    SeriesForm,
    ToldWay,
    Verdict,
    Visibility,
    Watching,
)

DELETED: Final = -1
"""The last event's number, for a deleted table."""
MOST_RECENT: Final = 200
"""Recent tables considered to find out which games are played."""


class StoredPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stored holder of a seat; independent of the wire types."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    team: int = -1
    again: bool = False
    stands_in: bool = False
    program: bool = False


class StoredClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stored time control of a table."""

    kind: ClockKind
    main: int
    plus: int = 0
    loses: bool = False


class StoredResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stored result of a game."""

    scores: list[int]
    returns: list[float]
    ranking: list[list[int]]
    ended: Ending = "rules"
    verdict: Verdict | None = None
    """The verdict of the game; None in rows of older versions."""
    leaders: list[int] = []


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list. `holders` are hashes of seat tokens, "" for none; never sent to clients.

    At a board of an event the maker has seat 0, and members the seats of their numbers.
    """

    table: str
    game: str
    invite: str
    visibility: Visibility
    phase: Phase
    players: list[StoredPlayer]
    holders: list[str]
    due: list[int]
    open: int
    """The number of open seats."""
    made: int
    updated: int
    """When everybody was last told of anything, in seconds since 1970, like `made`."""
    listed: bool = False
    """Whether the table is in the public list."""
    bots_due: bool = False
    """Whether a server's bot is due: such tables are loaded after a restart."""
    until: list[int] = []
    """When each seat's clock runs out, in seconds since 1970; 0 if it is stopped."""
    nudged: list[int] = []
    """Seats that have been reminded of their turn."""
    told: list[int] = []
    """When each seat was last told of anything."""

    deadline: int = 0
    """When a clock runs out or a reminder is due, in seconds since 1970; 0 for never."""
    options: dict[str, str] = {}
    """The options as texts; empty, as are clock and result, in summaries of older versions."""
    clock: StoredClock | None = None
    result: StoredResult | None = None
    colours: list[int] = []
    """The number of each seat's colour among the six; empty where it is the seat's own number."""
    form: SeriesForm | None = None
    """The form of the series that the table belongs to; None in summaries of older versions."""
    games: int = 0
    """The most games of that series."""
    watching: Watching = "welcome"
    chat: bool = True
    """Whether the host of the server lets people chat there."""
    asked_back: int = NOBODY
    """The seat that somebody asks for on another device."""
    asked_code: str = ""
    """The digits shown on the device that asks."""
    unanswered: list[int] = []
    """The seats whose holders have not answered that request."""
    event: str = ""
    """The event that the table belongs to."""
    part: EventPart = "board"
    """The part of the event that the table is."""
    event_title: str = ""
    """The title of the event, in summaries of a seat's own table (`tables.listing.own_table`)."""
    next: str = ""
    """The next board."""

    season: str = ""
    """The id of the season, or of an event without one; empty for other tables and in older summaries."""
    rule: Season | None = None
    """How the season counts; None for its first event, and for tables without a season."""
    sealed: bool = False
    """Whether the table is a game of a meeting whose other game, by its log, is not over."""
    stands: list[Placing] = []
    """The results of the event so far, by seat, once the board is over."""


def as_made(board: TableSummary) -> tuple[int, bool]:
    """The key that sorts boards by creation, even within one second."""
    return board.made, not board.next


SUMMARY: Final = msgspec.json.Decoder(TableSummary)


class StoreError(ParlourError):
    """The store failed, for example because the disk is full. The events may be in the log or not."""


class LostRace(ParlourError):
    """Somebody else has appended an event with this number. Nothing was appended."""


class StoreInUse(ParlourError):
    """Another Parlour is using this data folder."""


class Heartbeat(NamedTuple):
    """The store's answer to a process's sign of life."""

    known: bool
    """Whether the process was known; if not, it counts as new and holds no leases."""
    ended: int
    """The number of other processes that have fallen silent and lost their leases."""


class Peers(Protocol):
    """Communication between processes that share a store; unused if `shared` is False."""

    @property
    def shared(self) -> bool:
        """Whether any process may write about any table."""
        ...

    async def live(self, process: str, seconds: float) -> Heartbeat:
        """Extend a process's life by some seconds, and end processes that have fallen silent."""
        ...

    async def leave(self, process: str) -> None:
        """End a process: release its leases, and drop its connections."""
        ...

    async def take(self, process: str, tables: Sequence[str]) -> set[str]:
        """Take free leases; returns which of these tables the process holds now."""
        ...

    async def give_back(self, process: str, table: str) -> None:
        """Release the lease of a table."""
        ...

    async def attend(self, process: str, table: str, holders: Sequence[str]) -> None:
        """Publish the holders connected to a process at a table."""
        ...

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """The holders connected to other processes, by table."""
        ...


class Alone:
    """The peers of a single process, which holds every lease; nobody is connected elsewhere."""

    shared = False

    async def live(self, process: str, seconds: float) -> Heartbeat:
        """Answer that no other process has ended; a single one needs no heartbeat."""
        return Heartbeat(known=True, ended=0)

    async def leave(self, process: str) -> None:
        """Do nothing: no other process takes over."""

    async def take(self, process: str, tables: Sequence[str]) -> set[str]:
        """Take all of the tables; a single process holds every lease."""
        return set(tables)

    async def give_back(self, process: str, table: str) -> None:
        """Do nothing: no other process wants the lease."""

    async def attend(self, process: str, table: str, holders: Sequence[str]) -> None:
        """Do nothing: no other process wants to know who is connected."""

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Return nobody; there is no other process to be connected to."""
        return {}


class Store(Protocol):
    """A store, as the server uses it (implemented by `storage.sqlite` and `storage.postgresql`)."""

    @property
    def peers(self) -> Peers:
        """The other processes that share the store."""
        ...

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        """Store events of one table and its new summary atomically; the future is done when they are on disk.

        Raises, as the future does, `LostRace` or `StoreError`.
        """
        ...

    def keep_untold(
        self, process: str, way: ToldWay, table: str, seats: Collection[int]
    ) -> asyncio.Future[None]:
        """Store that a process is to announce these seats' turns; the future is done when it is on disk."""
        ...

    async def drop_untold(self, way: ToldWay, table: str, seats: Collection[int]) -> None:
        """Remove the seats whose turns need no announcement any more."""
        ...

    async def take_untold(self, process: str, way: ToldWay) -> list[tuple[str, int]]:
        """Let a process take over announcements of processes that have ended; returns tables and seats."""
        ...

    async def rewrite(self, table: str, events: list[Event]) -> None:
        """Replace events of a table to forget a person, and drop its checkpoint.

        Raises `StoreError`.
        """
        ...

    async def keep_checkpoint(self, table: str, n: int, row: bytes) -> None:
        """Store the checkpoint of a table at event `n`, unless there is a later one; raises `StoreError`."""
        ...

    async def checkpoint(self, table: str) -> bytes:
        """The last checkpoint; empty if there is none."""
        ...

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order; empty if there is no such table."""
        ...

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        """The summaries of the tables that exist, unordered."""
        ...

    async def season(self, season: str) -> list[TableSummary]:
        """The boards of all events of a season, in order of creation."""
        ...

    async def invited(self, code: str) -> str | None:
        """The table with an invite code."""
        ...

    async def open_tables(self, most: int) -> list[TableSummary]:
        """Public tables that are not over, newest first."""
        ...

    async def waiting_for_bots(self, process: str) -> list[str]:
        """Tables where a server's bot is due, except those that another process acts for."""
        ...

    async def deadlines(self, until: float) -> list[tuple[int, str]]:
        """Tables with a deadline up to a time (seconds since 1970), and the deadlines, earliest first."""
        ...

    async def person(self, key: str) -> Person | None:
        """The person with the digest of a key or a pass."""
        ...

    async def progress(self, person: str) -> str:
        """A person's stored progress; empty if there is none."""
        ...

    async def keep_progress(self, person: str, progress: str) -> None:
        """Replace a person's stored progress; does nothing for a deleted person."""
        ...

    async def pushed_at(self, table: str) -> list[Person]:
        """The people with a seat at a table, now or earlier, and a device with a push subscription."""
        ...

    async def keep_person(self, person: Person) -> None:
        """Store a person's next version `n`, or drop a person without devices and sheet.

        Raises `LostRace` or `StoreError`.
        """
        ...

    async def alive(self, process: str, since: int, now: int) -> list[tuple[int, int]]:
        """Record that a process has been up since a time; returns all such periods in order."""
        ...

    async def recent_games(self) -> list[str]:
        """The games of the tables that changed last, by slug, the most recent first."""
        ...

    async def count(self) -> int:
        """The number of stored tables."""
        ...

    async def phases(self) -> dict[Phase, int]:
        """The number of tables in each phase."""
        ...

    async def find_tables(self, text: str, most: int) -> list[TableSummary]:
        """Tables with this text as id or invite code, or in a player's name, newest first.

        An empty text finds all tables. Case does not matter, at least for the letters a to z.
        """
        ...

    async def unchanged(self, before: int, most: int) -> list[str]:
        """Tables without news since a time (seconds since 1970), the oldest first.

        An event is represented by its last board.
        """
        ...

    async def delete(self, tables: list[str]) -> None:
        """Remove all that is stored of some tables, of all or of none; other processes are notified."""
        ...

    async def note(self, name: str) -> str:
        """The text stored under a name; empty if there is none."""
        ...

    async def keep_note(self, name: str, text: str) -> None:
        """Store a text under a name; other processes are notified. Raises `StoreError`."""
        ...

    async def keep_first_note(self, name: str, text: str) -> str:
        """Store a text under a name unless there is one; returns what is stored. Raises `StoreError`."""
        ...

    async def follow(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with a table and its last event for commits of other processes.

        `heard(table, 0)` means that presence has changed there, `heard(table, DELETED)` that the table was
        deleted, `heard("", 0)` that commits may have been missed or a note has changed. A single-process
        store never calls it.
        """
        ...

    async def check(self) -> None:
        """Check that the store can be read and written now; raises `StoreError`."""
        ...

    async def close(self) -> None:
        """Write pending data and close the files."""
        ...
