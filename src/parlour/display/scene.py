"""Scenes: what a seat sees at one moment, computed from its concealed state alone."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from parlour.kernel.message import Words

Mark = Literal["last", "draft", "locked", "due", "found", "dead", "refused"]
"""How a piece or place is marked, always by shape as well as colour: played last, being composed, locked,
waiting to be used, part of a pattern found, spent, not allowed where it lies."""
MARKS: Final = (None, *get_args(Mark))
"""Marks by their numbers in rows (`display.rows`)."""


class Piece(msgspec.Struct, omit_defaults=True, frozen=True):
    """A thing on the table. `id` is stable where the real piece has one; `face` names a face or a back."""

    id: str
    place: str
    face: str
    order: int = 0
    """Position among the pieces of its place, from 0."""
    turn: int = 0
    """Quarter turns clockwise."""
    owner: int = -1
    """The seat or team whose colour, pattern and letter it has."""
    mark: Mark | None = None
    x: int = 0
    """In a free place: the offset from the place's centre, in units of the area."""
    y: int = 0


class Counter(msgspec.Struct, omit_defaults=True):
    """A count shown at a seat: "in hand" 3."""

    label: Words
    value: int


class Seat(msgspec.Struct, omit_defaults=True):
    """The public facts of a seat."""

    score: int
    counters: tuple[Counter, ...] = ()
    team: int = -1
    note: Words = ""
    """A short status: "has passed", "done", "out of tokens"."""
    colour: int = -1
    """Which of the six seat colours, if the game assigns colours itself; else the seat's number."""


class Cell(msgspec.Struct, omit_defaults=True, frozen=True):
    """One entry of a panel: "7", "5 left"."""

    label: Words
    value: Words
    face: str = ""


class Panel(msgspec.Struct, omit_defaults=True):
    """Facts beside the board: unseen tokens by value, numbers still to come."""

    title: Words
    cells: tuple[Cell, ...]


class Scene(msgspec.Struct, omit_defaults=True):
    """The whole table for one seat (`seat` = number of seats for a spectator)."""

    seat: int
    seats: tuple[Seat, ...]
    sentence: Words
    """One sentence on what is to be done; the page adds "Your turn."."""
    marks: dict[str, Mark] = {}
    """Marked places."""
    panels: tuple[Panel, ...] = ()
    status: Words = ""
    """A short status for the header: "46 in the bag"."""
    pieces: tuple[Piece, ...] = ()
    """The pieces in drawing order: lower `order` first."""


class LogLine(msgspec.Struct, omit_defaults=True):
    """One log line: what an action did, as one seat knows it."""

    text: Words
    """The line without the actor's name: "8 and 4 beside the 3: 15 across, 30"."""
    gain: int | None = None
    """The points scored, if any."""
    parts: tuple[Words, ...] = ()
    """The breakdown, each part a verifiable sum: "7 + 8 across makes 15"."""
    places: tuple[str, ...] = ()
    """Places to mark until the actor's next turn."""


class Preview(msgspec.Struct, omit_defaults=True):
    """The effects of a draft if it is confirmed now."""

    button: Words
    """The button's label: "Play for 12"."""
    sentence: Words
    """The sum spelled out: "5 + 7 downwards makes 12."."""
    hint: Words = ""
    gain: int | None = None


class Change(msgspec.Struct, omit_defaults=True, array_like=True):
    """One piece's change within a step: it appears, moves, turns over, or (place "") leaves.

    `was` is the id of the piece it came from, if it continues under another id (a token leaving a hand).
    """

    id: str
    place: str
    face: str = ""
    order: int = 0
    turn: int = 0
    owner: int = -1
    mark: str = ""
    was: str = ""
    x: int = 0
    y: int = 0
