"""What happens at a table, as numbered events. A table is the fold of its events; nothing else is stored.

An event is written durably before anybody hears of it. Events hold secrets (the seed, hidden draws, hashes of
seat tokens): they are for the store alone and never go over the wire.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from parlour.kernel.errors import BadRecord

ChairKind = Literal["person", "bot", "open"]
Visibility = Literal["link", "open"]
"""Who finds the table: only people with its link, or everybody."""

NOBODY: Final = -1
"""In place of a seat: a spectator, or the table itself."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat. `holder` is the hash of the secret token that opens it (`play.seats`)."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    """Of a bot."""
    holder: str = ""


class Happening(
    msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True
):
    """Base of everything that can happen."""


class Created(Happening, frozen=True, tag="created", kw_only=True):
    """The table's facts, and the secret all its draws come from. Always event 1."""

    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    """As played: open values ("random") are already drawn."""
    asked: dict[str, str]
    """As asked for, so that a rematch draws open values anew."""
    chairs: tuple[Chair, ...]
    visibility: Visibility
    secret: str
    """32 random bytes in hex; its SHA-256 is shown from the start, itself at the end."""
    invite: str
    """The code of the invite link."""
    before: str = ""
    """The table this one is the rematch of."""


class Sat(Happening, frozen=True, tag="sat"):
    """Somebody took an open seat."""

    seat: int
    name: str
    holder: str


class Stood(Happening, frozen=True, tag="stood"):
    """Somebody left before the start; the seat is open again."""

    seat: int


class Started(Happening, frozen=True, tag="started"):
    """All seats are taken: the game begins with the draws that come first (the lot, the deal)."""

    entries: tuple[tuple[int, int], ...]


class Played(Happening, frozen=True, tag="played"):
    """One commit: a seat's actions, what the table added to close the turn, and the draws that followed."""

    seat: int
    entries: tuple[tuple[int, int], ...]


class Said(Happening, frozen=True, tag="said"):
    """A line of chat; `seat` is `NOBODY` for a spectator."""

    seat: int
    name: str
    text: str


class Again(Happening, frozen=True, tag="again"):
    """A seat asks for, or agrees to, another game with the same people."""

    seat: int


class Abandoned(Happening, frozen=True, tag="abandoned"):
    """A seat gave up in the middle; the game ends there."""

    seat: int


class Next(Happening, frozen=True, tag="next"):
    """The rematch exists."""

    table: str


What = Created | Sat | Stood | Started | Played | Said | Again | Abandoned | Next


class Event(msgspec.Struct, frozen=True):
    """A happening with its number (1, 2, 3 … at each table) and its time (whole seconds since 1970).

    >>> event = Event(4, 1_700_000_000, Said(0, "Anna", "Good luck!"))
    >>> event.to_json()
    b'{"kind":"said","seat":0,"name":"Anna","text":"Good luck!"}'
    >>> Event.from_json(4, 1_700_000_000, event.to_json()) == event
    True
    """

    n: int
    at: int
    what: What

    @property
    def kind(self) -> str:
        """The tag of what happened."""
        return str(type(self.what).__struct_config__.tag)

    @property
    def seat(self) -> int:
        """The seat that did it, or `NOBODY`."""
        return getattr(self.what, "seat", NOBODY)

    def to_json(self) -> bytes:
        """What happened, as it is stored beside number and time."""
        return msgspec.json.encode(self.what)

    @classmethod
    def from_json(cls, n: int, at: int, data: bytes | str) -> Event:
        """The event of a stored row; raises `BadRecord` when it is none."""
        try:
            return cls(n, at, msgspec.json.decode(data, type=What))
        except msgspec.DecodeError as error:
            raise BadRecord(f"event {n} cannot be read: {error}") from None
