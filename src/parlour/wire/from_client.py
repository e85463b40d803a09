"""Messages of a client (the browser, or another program) to a table; `to_client` has the server's."""

from __future__ import annotations

import msgspec

from parlour.play.types import RequestKind
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import TaggedMessage


class OtherSeat(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A further seat of the client's device, and what it knows of the game."""

    token: str
    """The secret that holds the seat."""
    known: tuple[int, int] | None = None
    """The `cut` and `n` of the last entry that the seat was told."""


class Hello(TaggedMessage, tag="hello"):
    """First message; repeated to switch to another seat of this device, or to resynchronise.

    `token` is a seat's secret, or empty to watch. The answer is what followed the `known` entry, or the
    whole table; `Players` comes after either.
    """

    token: str = ""
    others: list[OtherSeat] = msgspec.field(default_factory=list)
    """Further seats of this device: their players are present too, and get the table as `ForSeat`."""
    language: str = ""
    """The language of texts (`en`, `cs`, `de`, `fr`, `es`); English if it is missing or unknown."""
    wire: int = 0
    """The protocol version of a page (`wire.version`), which gets the game as `Moves` and long messages
    deflated. A page of another version is told to reload; without a version, the client gets words.
    """
    layout: str = ""
    """The layout of records that the client knows (`Company.layout`); a server with another one sends the
    whole game."""
    known: tuple[int, int] | None = None
    """The `cut` and `n` of the last entry that the client has shown. A client without `wire` gets the whole
    table if anything was played since."""
    line: int = 0
    """The last `line` that the client received."""
    name: str = ""
    """The name of a spectator."""
    damaged: bool = False
    """Whether the client's record did not match the `checksum`."""


class Try(TaggedMessage, tag="try"):
    """Try these actions without storing anything. The answer repeats `id`."""

    id: int
    cut: int
    n: int
    """The number of the last entry that the draft was composed on."""
    actions: list[int]


class Play(TaggedMessage, tag="play"):
    """Commit a run of actions of this seat."""

    id: int
    cut: int
    n: int
    """The number of the last entry that the run was composed on."""
    actions: list[int]


class Say(TaggedMessage, tag="say"):
    """Say something in the chat."""

    text: str


class Again(TaggedMessage, tag="again"):
    """Ask for, or agree to, a rematch."""

    contribution: str = ""
    """32 random bytes in hex for the seed of its draws (`RematchAhead`), or empty."""


class WithdrawAgain(TaggedMessage, tag="withdraw-again"):
    """Withdraw the request for a rematch, while others have not asked for it."""


class Leave(TaggedMessage, tag="leave"):
    """Leave the seat.

    Before the start the seat becomes open again. During the game a bot of `level` takes over, if other people
    remain; without a level this seat resigns: with two players it loses, with more a bot takes over and the
    others play on, and alone the game ends unfinished.
    """

    level: str = ""


class Back(TaggedMessage, tag="back"):
    """Take one's seat back from the bot that plays there."""


class Ask(TaggedMessage, tag="ask"):
    """Ask questions that the compiled rules answer, for a page without them; answered by `Told`."""

    id: int
    cut: int
    """The number of takebacks before the entries in question."""
    calls: list[NarratorCall]


class Request(TaggedMessage, tag="request"):
    """Ask the others for something.

    `what` is the action of a referee's call (one of `Snapshot.calls`), or the seat that a bot of `level` is
    to play.
    """

    about: RequestKind
    what: int = -1
    level: str = ""


class AnswerOthers(TaggedMessage, tag="answer"):
    """Agree to the open request, or decline it; the asker withdraws it by declining."""

    yes: bool


class Nudge(TaggedMessage, tag="nudge"):
    """Remind a seat that the game waits for it."""

    whom: int


class Replace(TaggedMessage, tag="replace"):
    """Let a bot play for seat `whom`, which has kept the table waiting too long (`Waits`)."""

    whom: int


class Ready(TaggedMessage, tag="ready"):
    """Say that the player is ready, if the start waits for that."""


class SeatBot(TaggedMessage, tag="seat-bot"):
    """Put a bot of `level` into the open seat `seat`, as the host before the start."""

    seat: int
    level: str


class Remove(TaggedMessage, tag="remove"):
    """Empty seat `whom`, as the host before the start; the old invite becomes invalid."""

    whom: int


class Swap(TaggedMessage, tag="swap"):
    """Let those in two seats change places, as the host before the start; one of them may be open."""

    first: int
    second: int


class StartWithFewer(TaggedMessage, tag="start-with-fewer"):
    """Begin without the open seats, as the host; `Company.fewer` has the possible numbers of seats."""


class Helped(TaggedMessage, tag="helped"):
    """Report that the player has asked for help, which everybody is told."""


class Claim(TaggedMessage, tag="claim"):
    """Claim the game against those who have kept the table waiting too long (`Waits`)."""


ToOthers = (
    WithdrawAgain
    | Leave
    | Back
    | Request
    | AnswerOthers
    | Nudge
    | Replace
    | Claim
    | Helped
    | Ready
    | StartWithFewer
    | SeatBot
    | Remove
    | Swap
)
FromSeat = Try | Ask | Play | Say | Again | ToOthers


class AsSeat(TaggedMessage, tag="as"):
    """A message of a seat of the device that the hello named among its `others`."""

    seat: int
    message: FromSeat


FromClient = Hello | FromSeat
FromSocket = FromClient | AsSeat
