"""The contract of a store: an append-only event log, and a summary of each table for lists.

An event is written once, under (table, number), and never changed but to forget a person; of two writers of
one number the second gets `LostRace`. When `append` returns, the events are on disk. The summary is what
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
"""Stands for the last event of a table that has been deleted."""
MOST_RECENT: Final = 200
"""Recent tables considered to find out which games are played."""


class StoredPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder of a seat, as stored; independent of the wire types."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    team: int = -1
    again: bool = False
    stands_in: bool = False
    program: bool = False


class StoredClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table's time control, as stored."""

    kind: ClockKind
    main: int
    plus: int = 0
    loses: bool = False


class StoredResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, as stored."""

    scores: list[int]
    returns: list[float]
    ranking: list[list[int]]
    ended: Ending = "rules"
    verdict: Verdict | None = None
    """The verdict of the game; None as stored by an older Parlour."""
    leaders: list[int] = []


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list. `holders` are hashes of seat tokens, "" for none; never sent to clients.

    Of a board of an event the maker has seat 0, and each member that of their number.
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
    """How many seats are open."""
    made: int
    updated: int
    """When everybody was last told of anything, in seconds since 1970 as `made`."""
    listed: bool = False
    """Whether it is in the public list."""
    bots_due: bool = False
    """Whether a server's bot is to act: such tables are woken after a restart."""
    until: list[int] = []
    """When the clocks run out, one per seat, in seconds since 1970; 0 if stopped."""
    nudged: list[int] = []
    """Seats that have been reminded of their turn."""
    told: list[int] = []
    """When each seat was last told of anything."""

    deadline: int = 0
    """When the server must act next: a clock runs out, or somebody is to be reminded; 0 for never."""
    options: dict[str, str] = {}
    """The options as texts; empty in summaries from before lists showed them, as are clock and result."""
    clock: StoredClock | None = None
    result: StoredResult | None = None
    colours: list[int] = []
    """Which of the six seat colours each seat has; empty where it has that of its number."""
    form: SeriesForm | None = None
    """The form of the series that the table belongs to; None in summaries from before lists showed it."""
    games: int = 0
    """The most games of that series."""
    watching: Watching = "welcome"
    chat: bool = True
    """Whether the host of the server lets people chat there."""
    asked_back: int = NOBODY
    """The seat that somebody asks for on another device."""
    asked_code: str = ""
    """The digits that the device shows which asks."""
    unanswered: list[int] = []
    """The seats whose holders have not answered to that."""
    event: str = ""
    """The event that it belongs to."""
    part: EventPart = "board"
    """What of the event it is."""
    event_title: str = ""
    """The title of the event, where this is of one seat's own table (`tables.listing.own_table`)."""
    next: str = ""
    """The board after it."""

    season: str = ""
    """The season of that event, its own where it is by itself; empty in summaries from before seasons."""
    rule: Season | None = None
    """How that season counts, unless the event is the first of one."""
    sealed: bool = False
    """Whether it is a game of a meeting whose other game is not over, as far as its log knows."""
    stands: list[Placing] = []
    """How each has come out of the event so far, by seats, once the board is over."""


def as_made(board: TableSummary) -> tuple[int, bool]:
    """The key by which boards stand in the order in which they were made, be it within one second."""
    return board.made, not board.next


SUMMARY: Final = msgspec.json.Decoder(TableSummary)


class StoreError(ParlourError):
    """The store failed, for example because the disk is full. The events may be in the log or not."""


class LostRace(ParlourError):
    """Somebody else has appended an event with this number. Nothing was appended."""


class StoreInUse(ParlourError):
    """Another Parlour is using this data folder."""


class Heartbeat(NamedTuple):
    """What the store answers to a process that says it is alive."""

    known: bool
    """Whether the process was known; else it counts as new and holds nothing."""
    ended: int
    """How many others have gone silent and lost their leases."""


class Peers(Protocol):
    """Communication between processes that share a store; unused if `shared` is False."""

    @property
    def shared(self) -> bool:
        """Whether any process may write about any table."""
        ...

    async def live(self, process: str, seconds: float) -> Heartbeat:
        """Extend a process's life by some seconds, and end those that have gone silent."""
        ...

    async def leave(self, process: str) -> None:
        """End a process: release what it held; nobody is connected to it."""
        ...

    async def take(self, process: str, tables: Sequence[str]) -> set[str]:
        """Take free leases; returns which of these tables the process holds now."""
        ...

    async def give_back(self, process: str, table: str) -> None:
        """Release the lease of a table."""
        ...

    async def attend(self, process: str, table: str, holders: Sequence[str]) -> None:
        """Publish whose tokens are connected to a process at a table."""
        ...

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Whose tokens are connected to other processes, by table."""
        ...


class Alone:
    """A single process: it holds every lease, and nobody is connected elsewhere."""

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
        """The other processes that share it."""
        ...

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        """Store events of one table and its new summary atomically; the future is done when they are on disk.

        Raises, as the future does, `LostRace` or `StoreError`.
        """
        ...

    def keep_untold(
        self, process: str, way: ToldWay, table: str, seats: Collection[int]
    ) -> asyncio.Future[None]:
        """Store that a process is to tell of these seats' turns; the future is done when that is on disk."""
        ...

    async def drop_untold(self, way: ToldWay, table: str, seats: Collection[int]) -> None:
        """Remove the seats of whose turns there is nothing more to tell."""
        ...

    async def take_untold(self, process: str, way: ToldWay) -> list[tuple[str, int]]:
        """Have a process tell of what those that are no more were to tell of; returns tables and seats."""
        ...

    async def rewrite(self, table: str, events: list[Event]) -> None:
        """Replace events of a table for whom a person is forgotten, and drop its checkpoint.

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
        """The boards of all events of a season, in the order in which they were made."""
        ...

    async def invited(self, code: str) -> str | None:
        """The table with an invite code."""
        ...

    async def open_tables(self, most: int) -> list[TableSummary]:
        """Public tables that are not over, newest first."""
        ...

    async def waiting_for_bots(self, process: str) -> list[str]:
        """Tables where a server's bot is to act, but for those that another process than this acts for."""
        ...

    async def deadlines(self, until: float) -> list[tuple[int, str]]:
        """Tables due by a time (seconds since 1970), and when, earliest first."""
        ...

    async def person(self, key: str) -> Person | None:
        """The person with the digest of a key or a pass."""
        ...

    async def progress(self, person: str) -> str:
        """How far a person is in what they learn, as it was stored; empty if it was not."""
        ...

    async def keep_progress(self, person: str, progress: str) -> None:
        """Store how far a person is in what they learn, in place of what was; nothing of who is no more."""
        ...

    async def pushed_at(self, table: str) -> list[Person]:
        """Those people with a seat at a table, now or once, who have a device with a push subscription."""
        ...

    async def keep_person(self, person: Person) -> None:
        """Store a person's version `n` after the one before, or drop who cannot be reached any longer.

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
        """How many tables are stored."""
        ...

    async def phases(self) -> dict[Phase, int]:
        """How many tables there are in each phase."""
        ...

    async def find_tables(self, text: str, most: int) -> list[TableSummary]:
        """Tables with this id or invite code, or with a player in whose name the text occurs, newest first.

        All tables if it is empty. Upper and lower case are one, at least of the letters a to z.
        """
        ...

    async def unchanged(self, before: int, most: int) -> list[str]:
        """Tables of which nobody was told anything since a time (seconds since 1970), the oldest first.

        Of the boards of an event it is the last one, which nobody is led on from.
        """
        ...

    async def delete(self, tables: list[str]) -> None:
        """Remove all that is stored of some tables, of all or of none; other processes hear of it."""
        ...

    async def note(self, name: str) -> str:
        """What was stored last under a name; empty if nothing."""
        ...

    async def keep_note(self, name: str, text: str) -> None:
        """Store a text under a name; other processes hear of it. Raises `StoreError`."""
        ...

    async def keep_first_note(self, name: str, text: str) -> str:
        """Store a text under a name unless there is one; returns what is stored. Raises `StoreError`."""
        ...

    async def follow(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with a table and its last event for commits of other processes.

        `heard(table, 0)` means that presence has changed there, `heard(table, DELETED)` that the table is no
        more, `heard("", 0)` that some commits may have been missed or a note has changed. A single-process
        store never calls it.
        """
        ...

    async def check(self) -> None:
        """Check that it can be read and written now; raises `StoreError`."""
        ...

    async def close(self) -> None:
        """Write pending data and close the files."""
        ...
