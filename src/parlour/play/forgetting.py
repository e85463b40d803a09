"""Takes a person out of the events of a table: their names, what they said, the hashes of their tokens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from parlour.play import absence
from parlour.play import events as happening
from parlour.play.events import Event, Payload
from parlour.play.seating import Chair
from parlour.play.table_state import TableState

MARK: Final = "…"
"""What stands for the name of a person, and for what they said."""
GONE: Final = "gone"
"""What stands for the hash of a token; it is that of none."""


def forget_seat(table: TableState, holders: Collection[str], stand_in: str) -> list[Payload]:
    """Leave the seat of one of these holders, if any, and forget who sat there."""
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.holder in holders), None)
    if seat is None:
        return []
    left: list[Payload] = []
    if table.phase != "over" and not table.chairs[seat].stands_in:
        left = absence.leave(table, seat, stand_in=stand_in)
    opened = any(isinstance(payload, happening.PlayerLeft) for payload in left)
    return left if opened else [*left, happening.Forgotten(seat)]


def forgotten(events: Sequence[Event], holders: Collection[str]) -> list[Event]:
    """Return the events that told of whoever sat there by one of these holders, written anew without that."""
    names = {name for event in events for name in _names(event.payload, holders)} - {MARK}
    without = [replace(event, payload=_without(event.payload, names, holders)) for event in events]
    return [after for before, after in zip(events, without, strict=True) if after != before]


def _names(payload: Payload, holders: Collection[str]) -> list[str]:
    match payload:
        case happening.Created():
            return [chair.name for chair in payload.chairs if chair.holder in holders]
        case happening.Sat(_, name, holder) if holder in holders:
            return [name]
        case _:
            return []


def _without(payload: Payload, names: Collection[str], holders: Collection[str]) -> Payload:
    match payload:
        case happening.Created():
            return replace(payload, chairs=tuple(_emptied(chair, holders) for chair in payload.chairs))
        case happening.Sat(_, _, holder) if holder in holders:
            return replace(payload, name=MARK, holder=GONE)
        case happening.SeatRecovered(_, holder) if holder in holders:
            return replace(payload, holder=GONE)
        case happening.QuestionAsked() if payload.holder in holders:
            return replace(payload, holder=GONE)
        case happening.ChatSent(seat, name) if name in names and seat >= 0:
            return replace(payload, name=MARK, text=MARK)
        case happening.Removed() if payload.name in names:
            return replace(payload, name=MARK)
        case _:
            return payload


def _emptied(chair: Chair, holders: Collection[str]) -> Chair:
    return replace(chair, name=MARK, holder=GONE) if chair.holder in holders else chair
