"""Messages of a table to its clients. `from_client` has those from them, `parts` what they are made of.

Messages are JSON objects with a tag `t`; the browser's types (`web/src/lib/wire.ts`) are generated from these
modules. Actions and draws carry only what the receiving seat may know.
"""

from __future__ import annotations

import msgspec

from parlour.display.scene import Change, Mark, Panel, Piece, Preview, Seat
from parlour.kernel.message import Words
from parlour.play.types import ChannelKind, Phase, ToldWay, Watching
from parlour.wire.parts import (
    Call,
    ChatLine,
    ClockInfo,
    LogEntry,
    Move,
    NumberedLine,
    OriginInfo,
    Player,
    Question,
    RematchAhead,
    Result,
    Said,
    Series,
    Step,
    Wrong,
)


class TaggedMessage(msgspec.Struct, tag_field="t", omit_defaults=True, forbid_unknown_fields=True):
    """Base of all messages."""


class Snapshot(TaggedMessage, tag="snapshot"):
    """The whole table as one seat sees it."""

    n: int
    """The number of the last entry: those are counted that exist for the seat."""
    table: str
    game: str
    title: Words
    score_name: Words
    """What its scores count: "points"."""
    phase: Phase
    seat: int
    """The viewing seat; the number of seats for a spectator."""
    players: list[Player]
    options: list[tuple[Words, Words]]
    """Non-default options in words: label, value."""
    board: Words
    """The permanent address of its board: `/api/v1/boards/{hash}?game=…&option=…`."""
    commitment: str
    """SHA-256 of the server's secret; that and the players' contributions make the seed of the draws."""
    hidden: bool
    """Whether seats on one device need a curtain."""
    invite: str = ""
    """The code of the invite link while seats are open; only for players."""
    pieces: list[Piece] = []
    seats: list[Seat] = []
    sentence: Words = ""
    status: Words = ""
    marks: dict[str, Mark] = {}
    panels: list[Panel] = []
    due: list[int] = []
    legal: list[int] = []
    """Legal action numbers of this seat, ascending, delta-encoded."""
    log: list[NumberedLine] = []
    chat: list[ChatLine] = []
    result: Result | None = None
    next: str = ""
    """The table of the rematch, once it exists."""
    starter: int = -1
    """The seat that was drawn to begin, if the game draws one."""
    host: int = -1
    """The creator's seat: the referee."""
    calls: list[Call] = []
    question: Question | None = None
    clock: ClockInfo | None = None
    series: Series | None = None
    origin: OriginInfo | None = None
    """What the game continues from, if it does not start from scratch."""
    patience: int = 0
    """Seconds without a move after which a bot may play for a seat (`Waits`); 0: never."""
    contributions: list[str] = []
    """The seats' contributions to the seed, "" for none: final once the game starts."""
    awaited: bool = False
    """Whether the start waits for this seat's contribution (`POST /tables/{table}/contribution`)."""
    more_is_better: bool = True
    """Whether the most of what scores count wins."""
    shares_wins: bool = True
    """Whether those who are level at the top share the win; else the game is a draw."""
    score_forms: dict[str, Words] = {}
    """`score_name` by the plural category of a number, where it has forms: "point" for "one"."""
    away_seconds: float = 0.0
    """Seconds without a connection after which the others may let a bot play for somebody."""
    moved: bool = False
    """Whether this seat has a turn that it could ask to take back."""
    asks_ready: bool = False
    """Whether the start waits until all people have said that they are ready."""
    fewer: list[int] = []
    """Before the start, the smaller numbers of seats with which the host may begin (`StartWithFewer`)."""
    watching: Watching = "welcome"
    webhook: ChannelKind | None = None
    """What is told besides whose turn it is, if anything."""
    event: str = ""
    """The event that the table belongs to; empty where it is one of its own."""
    before: str = ""
    """The table that this is the rematch of, for who sat there: its chat goes on in this one."""
    cut: int = 0
    """How often a turn has been taken back; `Try` and `Play` carry `cut` and `n`."""
    line: int = 0
    """The number of the last line, of all that is no turn."""


class Update(TaggedMessage, tag="update"):
    """What one commit (and the draws after it) changed, for one seat. Missing fields are unchanged."""

    n: int
    """The number of the last entry that exists for the seat, from the beginning."""
    steps: list[Step] = []
    seats: list[Seat] | None = None
    sentence: Words | None = None
    status: Words | None = None
    marks: dict[str, Mark] | None = None
    panels: list[Panel] | None = None
    due: list[int] | None = None
    legal: list[int] | None = None
    """Legal action numbers of this seat now, ascending, delta-encoded."""
    result: Result | None = None
    starter: int = -1
    """The seat that has just been drawn to begin."""
    calls: list[Call] | None = None
    moved: bool = False
    """Whether this is the first turn that the seat could ask to take back."""
    cut: int = 0
    """How often a turn has been taken back."""
    line: int = 0
    """The number of the commit among all that is no turn; 0 for a turn."""


class Company(TaggedMessage, tag="company"):
    """Who is at a table and all else that is no position, in names and parameters: what pages are told.

    What its game is called stands on its board, the game follows as `Moves`. Fields without a note
    are those of `Snapshot`.
    """

    n: int
    table: str
    game: str
    phase: Phase
    seat: int
    players: list[Player]
    board: Words
    """The address of the board, for the language of the hello."""
    commitment: str
    hidden: bool
    layout: str = ""
    """That of the game's records (`Hello.layout`): who reads them by another reads them wrong."""
    options: dict[str, str] = {}
    """The options that are not the usual ones, as they were asked for."""
    more_is_better: bool = True
    shares_wins: bool = True
    cut: int = 0
    line: int = 0
    invite: str = ""
    log: list[LogEntry] = []
    """All that has happened but turns."""
    chat: list[ChatLine] = []
    """What was said after the `line` that the hello names: the last lines, if there are many."""
    result: Result | None = None
    next: str = ""
    starter: int = -1
    host: int = -1
    calls: list[int] = []
    """The referee's calls that this seat may raise now, as action numbers."""
    question: Question | None = None
    clock: ClockInfo | None = None
    series: Series | None = None
    origin: OriginInfo | None = None
    patience: int = 0
    contributions: list[str] = []
    awaited: bool = False
    away_seconds: float = 0.0
    moved: bool = False
    asks_ready: bool = False
    fewer: list[int] = []
    watching: Watching = "welcome"
    webhook: ChannelKind | None = None
    event: str = ""
    before: str = ""


class Happened(TaggedMessage, tag="happened"):
    """Something that is no turn, as pages are told it."""

    entry: LogEntry
    result: Result | None = None
    """How the game ended, if this has ended it: then nobody is due, and no call is possible."""


class Moves(TaggedMessage, tag="moves"):
    """What a game's entries have changed in the record of a seat, for who asks for that (`Hello.wire`).

    Folded from the record at the beginning on, they give all that the seat may know of the game.
    """

    cut: int
    """How often a turn has been taken back; then the game is told from its beginning."""
    n: int
    """The number of the last entry: those are counted that exist for the seat, from the beginning."""
    checksum: int
    """The CRC-32 of the record after them, as zlib has it."""
    moves: list[Move] = []
    start: str = ""
    """The record that the first move changes, in base64: at a hello, unless they go on from what it names."""
    id: int = -1
    """The `id` of the `Play` that this answers, for the one who sent it; then no `Accepted` follows."""
    calls: list[int] | None = None
    """The referee's calls that this seat may raise now; null if they are as before."""
    result: Result | None = None
    """How the game ended, once it has, without what `Draws` say."""
    moved: bool = False
    """Whether this is the first turn that the seat could ask to take back."""


class CutBack(TaggedMessage, tag="back"):
    """A turn is taken back, and what followed it, as told beside `Moves`: counting goes on from `to`."""

    cut: int
    to: int
    """The number of the last entry that is left."""
    checksum: int
    """The CRC-32 of the record there, as zlib has it."""
    entry: LogEntry
    """How the log says so; no request is open any more."""
    calls: list[int] = []
    """The referee's calls that this seat may raise now."""
    moved: bool = False
    """Whether this seat has a turn that it could ask to take back."""


class Draft(TaggedMessage, tag="draft"):
    """The answer to `Try`: the table with the draft on it."""

    id: int
    n: int
    """The number of the last entry that the draft was composed on."""
    actions: list[int]
    """The draft's actions in a legal order, without those of `wrong`."""
    changes: list[Change]
    """The pieces that differ from the committed table."""
    legal: list[int]
    """Actions that may be added, ascending, delta-encoded; the closing one if the draft may be confirmed."""
    preview: Preview | None = None
    wrong: list[Wrong] = []
    cut: int = 0


class Told(TaggedMessage, tag="told"):
    """The answer to `Ask`, in numbers: to each call as `NarratorCall` says."""

    id: int
    answers: list[list[list[int]]]


class Refused(TaggedMessage, tag="refused"):
    """A message that was declined, and why. Nothing changed.

    `code` is one of: rule (with `rule`), stale (the table has changed; what came before this says how),
    not-due, stopped (before the start, or after the end), limit, unreadable, not-seated, closed, no-table.
    """

    code: str
    sentence: Words
    """The reason in words; empty for pages."""
    id: int = -1
    rule: str = ""
    said: Said = ""
    """`sentence` for pages."""


class Accepted(TaggedMessage, tag="accepted"):
    """A commit is stored durably. The update with its effects is sent as well; `Moves` may say both."""

    id: int


class Asked(TaggedMessage, tag="asked"):
    """The open request at the table; none without `question`."""

    question: Question | None = None


class ClockTimes(TaggedMessage, tag="clocks"):
    """The clocks when this is sent; those of `running` count down once `starts` is over."""

    left: list[int]
    """Milliseconds, one per seat."""
    running: list[int]
    starts: int = 0
    """Milliseconds until they run: the deal is shown first."""
    paused: bool = False
    """Whether the maker of the event lets it pause: nobody may play."""


class Waits(TaggedMessage, tag="waits"):
    """Milliseconds until a bot may play for a reminded seat (-1: no such), and whether one may then claim."""

    left: list[int]
    claim: bool = False


class Nudged(TaggedMessage, tag="nudged"):
    """Seat `by` reminds seat `whom` that the game waits for it; -1 is the table, which is losing patience."""

    by: int
    whom: int


class ToldElsewhere(TaggedMessage, tag="told-elsewhere"):
    """Those at some seats, who are away, were told of their turns: on a device, or in the table's channel."""

    seats: list[int]
    way: ToldWay


class Announced(TaggedMessage, tag="announced"):
    """What the host of the server wants everybody to know; empty: no longer."""

    text: str


class Players(TaggedMessage, tag="players"):
    """Somebody sat down, left, came back or went away, or asked for a rematch or does no longer."""

    phase: Phase
    players: list[Player]
    host: int = -1
    """The creator's seat: the referee."""
    line: int = 0
    """The number of the last line, of all that is no turn."""


class Watchers(TaggedMessage, tag="watchers"):
    """Who watches the table: how many, and the names of some who gave one."""

    count: int
    names: list[str] = []


class Unseated(TaggedMessage, tag="unseated"):
    """A token shown on this socket no longer holds its seat: the player left, here or elsewhere.

    If the socket was using it, nothing more is sent or accepted until the next `Hello`.
    """

    seat: int


class Chat(TaggedMessage, tag="chat"):
    """Somebody has said something in the chat."""

    line: ChatLine


class Draws(TaggedMessage, tag="draws"):
    """What belongs to the draws besides `Snapshot.commitment`, once that is known."""

    contributions: list[str] | None = None
    """The seats' contributions to the seed, "" for none, at the start."""
    seed: str = ""
    secret: str = ""
    ahead: RematchAhead | None = None
    """What is fixed about the rematch, at the end."""


class Standings(TaggedMessage, tag="standings"):
    """The series, after a game of it."""

    series: Series


class Next(TaggedMessage, tag="next"):
    """The rematch exists; the same tokens hold the same people's seats there."""

    table: str


class Reseated(TaggedMessage, tag="reseated"):
    """People have changed places: find out which seats one's secrets hold now, and say hello anew."""


class Bye(TaggedMessage, tag="bye"):
    """The server is stopping or overloaded; reconnect after `after` seconds."""

    after: int


ToClient = (
    Snapshot
    | Update
    | Company
    | Happened
    | Moves
    | CutBack
    | Draft
    | Told
    | Refused
    | Accepted
    | Players
    | Watchers
    | Unseated
    | Chat
    | Asked
    | ClockTimes
    | Waits
    | Nudged
    | ToldElsewhere
    | Announced
    | Draws
    | Standings
    | Next
    | Reseated
    | Bye
)


class ForSeat(TaggedMessage, tag="for"):
    """A message for a seat of the device that the hello named among its `others`."""

    seat: int
    message: ToClient


ToSocket = ToClient | ForSeat
