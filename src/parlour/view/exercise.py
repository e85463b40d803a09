"""What the messages of lessons and puzzles share: the table of whoever plays alone, drafts and updates."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from msgspec.structs import replace

from parlour.kernel.state import State, Variant
from parlour.play.counts import Count
from parlour.play.draft import attempt
from parlour.play.exercise import Seen
from parlour.view.words import SeatView
from parlour.wire.parts import Player, SeatRecord
from parlour.wire.to_client import Draft, Snapshot, Update


def snapshot_of(variant: Variant, seat: int, view: State, n: int) -> Snapshot:
    """The table of a person in a seat who plays alone with bots, from the seat's view of a position."""
    seat_view = _seat_view(variant, seat, view)
    players = [Player("person" if each == seat else "bot", here=True) for each in range(variant.seats)]
    return replace(
        seat_view.snapshot(0, players, variant.options_text(), ""),
        n=n,
        phase="playing",
        hidden=False,
    )


def draft_of(state: State, seat: int, n: int, actions: Sequence[int], face: int | None) -> Draft:
    """What a draft would do in a position; raises `Declined` for what is no draft."""
    view = state.view(seat)
    trial = attempt(view, seat, actions)
    return _seat_view(state.variant, seat, view).draft(0, Count(0, n), trial, face)


def update_of(variant: Variant, seat: int, seen: Seen, n: int, *, ends: bool) -> Update:
    """What a turn and its consequences change; `ends`: nobody is to act afterwards."""
    positions, entries = seen
    seat_view = SeatView(variant, seat, positions.__getitem__, lambda first, last: entries[first:last])
    update = seat_view.update(Count(0, n), 0, len(entries))
    if ends:
        update.sentence, update.status, update.due, update.legal = "", "", [], []
    return update


def record_message(n: int, seat: int, view: State) -> SeatRecord:
    """The position as a seat may know it after entry `n`, as bytes."""
    return SeatRecord(n, seat, base64.b64encode(view.to_bytes()).decode())


def _seat_view(variant: Variant, seat: int, view: State) -> SeatView:
    return SeatView(variant, seat, lambda entry: view.fields, lambda first, last: [])
