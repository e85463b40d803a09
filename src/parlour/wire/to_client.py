"""Messages of a table to its clients; `from_client` has the clients' messages, `parts` their parts.

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
    """The number of the last entry, counting those that exist for the seat."""
    table: str
    game: str
    title: Words
    score_name: Words
    """The unit of scores: "points"."""
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
    """The beginning that the game continues from; null if it starts from scratch."""
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
    """The kind of channel that is notified of turns, if there is one."""
    event: str = ""
    """The event that the table belongs to; empty for none."""
    before: str = ""
    """The previous table of a rematch, for its players, whose chat continues here."""
    cut: int = 0
    """How often a turn has been taken back; `Try` and `Play` carry `cut` and `n`."""
    line: int = 0
    """The number of the last line, counting lines that are no turns."""


class Update(TaggedMessage, tag="update"):
    """The changes by one commit (and the draws after it), for one seat. Missing fields are unchanged."""

    n: int
    """The number of the last entry, counting those that exist for the seat from the beginning."""
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
    """The number of the commit's line, counting lines that are no turns; 0 for a turn."""


class Company(TaggedMessage, tag="company"):
    """Players, log and everything else at a table except the position, as names and parameters, for pages.

    Its board has the game's title; the game follows as `Moves`. Fields without a note are those of
    `Snapshot`.
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
    """The layout of the game's records (`Hello.layout`), without which they cannot be read."""
    options: dict[str, str] = {}
    """The non-default options, as requested."""
    more_is_better: bool = True
    shares_wins: bool = True
    cut: int = 0
    line: int = 0
    invite: str = ""
    log: list[LogEntry] = []
    """All lines of the log except turns."""
    chat: list[ChatLine] = []
    """The chat after the `line` of the hello; if there is much, its last lines."""
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
    """A line of the log that is no turn, with its effects, as sent to pages."""

    entry: LogEntry
    result: Result | None = None
    """The result, if this ended the game: then nobody is due, and no call is possible."""


class Moves(TaggedMessage, tag="moves"):
    """The changes by a game's entries in the record of a seat, for clients that ask for them (`Hello.wire`).

    Applied to the record at the beginning, they give all that the seat may know of the game.
    """

    cut: int
    """The number of takebacks; after one, the game is sent from its beginning."""
    n: int
    """The number of the last entry, counting those that exist for the seat from the beginning."""
    checksum: int
    """The CRC-32 of the record after them, as zlib has it."""
    moves: list[Move] = []
    start: str = ""
    """The record that the first move changes, in base64; only if `Hello.known` is not continued."""
    id: int = -1
    """The `id` of the `Play` that this answers, for its sender; then no `Accepted` follows."""
    calls: list[int] | None = None
    """The referee's calls that this seat may raise now; null if they are as before."""
    result: Result | None = None
    """The result, once the game is over, without the parts that `Draws` has."""
    moved: bool = False
    """Whether this is the first turn that the seat could ask to take back."""


class CutBack(TaggedMessage, tag="back"):
    """A takeback, for clients that get `Moves`: counting goes on from `to`."""

    cut: int
    to: int
    """The number of the last remaining entry."""
    checksum: int
    """The CRC-32 of the record there, as zlib has it."""
    entry: LogEntry
    """The line of the log; no request is open any more."""
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
    """The answer to `Ask`, in numbers, as `NarratorCall` describes for each call."""

    id: int
    answers: list[list[list[int]]]


class Refused(TaggedMessage, tag="refused"):
    """A message that was declined, and why. Nothing changed.

    `code` is one of: rule (with `rule`), stale (the table has changed, as earlier messages say),
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
    """Whether the event is paused, so that nobody may play."""


class Waits(TaggedMessage, tag="waits"):
    """Milliseconds until a bot may play for a reminded seat (-1: none); whether the game may be claimed."""

    left: list[int]
    claim: bool = False


class Nudged(TaggedMessage, tag="nudged"):
    """Seat `by` reminds seat `whom` that the game waits for it; -1 is the table itself."""

    by: int
    whom: int


class ToldElsewhere(TaggedMessage, tag="told-elsewhere"):
    """Absent players were notified of their turns: on a device, or in the table's channel."""

    seats: list[int]
    way: ToldWay


class Announced(TaggedMessage, tag="announced"):
    """The announcement of the server's host; empty once it is withdrawn."""

    text: str


class Players(TaggedMessage, tag="players"):
    """The players, after somebody sat down, left, connected or disconnected, or changed a rematch request."""

    phase: Phase
    players: list[Player]
    host: int = -1
    """The creator's seat: the referee."""
    line: int = 0
    """The number of the last line, counting lines that are no turns."""


class Watchers(TaggedMessage, tag="watchers"):
    """The spectators: their number, and the names of some."""

    count: int
    names: list[str] = []


class Unseated(TaggedMessage, tag="unseated"):
    """A token shown on this socket no longer holds its seat: the player left, here or elsewhere.

    If the socket was using it, nothing more is sent or accepted until the next `Hello`.
    """

    seat: int


class Chat(TaggedMessage, tag="chat"):
    """A new line of the chat."""

    line: ChatLine


class Draws(TaggedMessage, tag="draws"):
    """Facts about the draws, besides `Snapshot.commitment`, as they become known."""

    contributions: list[str] | None = None
    """The seats' contributions to the seed, "" for none, at the start."""
    seed: str = ""
    secret: str = ""
    ahead: RematchAhead | None = None
    """The fixed facts of the rematch, at the end."""


class Standings(TaggedMessage, tag="standings"):
    """The series, after a game of it."""

    series: Series


class Next(TaggedMessage, tag="next"):
    """The rematch exists; the same tokens hold the same people's seats there."""

    table: str


class Reseated(TaggedMessage, tag="reseated"):
    """People have changed places: look up the seats that the tokens hold now, and send hello again."""


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
