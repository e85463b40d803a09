"""What is stored of a live table besides its log, so that it can be shown at once after a restart.

The fold (`play.checkpoint`), and the lines of each seat's log as far as they are known. These depend on this
program's wording, so a program with other sources recomputes them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import parlour
from parlour.kernel.game import Game
from parlour.play.checkpoint import DIGEST_BYTES, checkpoint, digest, packed, unpacked
from parlour.play.events import Event
from parlour.presentation.presenter import Presenter

FORMAT: Final = b"parlour-telling-4\n"
"""Raise the number when a field's meaning changes."""


class Stored(msgspec.Struct, frozen=True):
    """A row of the store: two parts, each with its own integrity check."""

    fold: bytes = b""
    telling: bytes = b""


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the presenter knows after the events of digest `log`; one item a seat, the spectator last."""

    n: int
    log: bytes
    rules: int
    words: str
    """Digest of the sources that make the lines."""
    logged: list[int]
    """Events that `lines` are about."""
    lines: list[msgspec.Raw]
    """As `presentation.packed_lines` has them."""


TELLING = msgspec.msgpack.Decoder(Telling)
_stored_row = msgspec.msgpack.Decoder(Stored)


def to_store(presenter: Presenter) -> bytes:
    """The row of a table."""
    table = presenter.table
    presenter.logs.pack()
    log = digest(table.state.events)
    telling = Telling(
        n=table.state.n,
        log=log,
        rules=table.state.game.rules_version,
        words=digest_of_words(table.state.game),
        logged=presenter.logs.read,
        lines=list(map(msgspec.Raw, presenter.logs.packed)),
    )
    return msgspec.msgpack.encode(Stored(checkpoint(table.state, log), packed(FORMAT, telling)))


def stored(row: bytes) -> Stored:
    """The parts of a row; empty ones if it cannot be read."""
    try:
        return _stored_row.decode(row) if row else Stored()
    except msgspec.DecodeError:
        return Stored()


def restore(presenter: Presenter, events: Sequence[Event], telling: bytes) -> int:
    """Restore a presenter's state at an event of this log; returns the event, or 0 to store it again."""
    kept = unpacked(FORMAT, telling, TELLING)
    seats = presenter.table.state.seats + 1
    if (
        kept is None
        or not 0 < kept.n <= len(events)
        or kept.log != digest(events[: kept.n])
        or kept.rules != presenter.table.state.game.rules_version
        or {len(one) for one in (kept.logged, kept.lines)} != {seats}
        or kept.words != digest_of_words(presenter.table.state.game)
    ):
        return 0
    presenter.logs.packed = list(map(bytes, kept.lines))
    presenter.logs.read = kept.logged
    return kept.n


def digest_of_words(game: Game) -> str:
    """A digest of all sources that may affect a log line."""
    return _digest_of_sources(game.rules.__file__ or parlour.__file__)


@cache
def _digest_of_sources(rules: str) -> str:
    made = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for folder in (Path(parlour.__file__).parent, Path(rules).parent):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.ftl"))):
            made.update(b"%b\0%b\0" % (path.name.encode(), path.read_bytes()))
    return made.hexdigest()
