"""Removes a person from the events of a table: their names, their chat, the hashes of their tokens.

All boards of an event are rewritten together, as a later board names the members of earlier ones. Lists of
names are passed on from event to event of a season, so that the other events lose the name too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.play import absence
from parlour.play import events as happening
from parlour.play.events import Created, Event, EventFacts, Payload
from parlour.play.names import name_key
from parlour.play.seating import Chair
from parlour.play.table_state import TableState

MARK: Final = "…"
"""Replaces the name of a person, and the text of their chat lines."""
GONE: Final = "gone"
"""Replaces the hash of a token; no token has it."""


def forget_seat(table: TableState, holders: Collection[str], stand_in: str) -> list[Payload]:
    """Leave the seat of one of these holders, if any, and forget its person."""
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.holder in holders), None)
    if seat is None:
        return []
    payloads: list[Payload] = []
    if table.phase != "over" and not table.chairs[seat].stands_in:
        payloads = absence.leave(table, seat, stand_in=stand_in)
    opened = any(isinstance(payload, happening.PlayerLeft) for payload in payloads)
    return payloads if opened else [*payloads, happening.Forgotten(seat)]


class Traces(NamedTuple):
    """The traces of a person in the events of a table, or of all boards of an event."""

    holders: Collection[str]
    members: Collection[int]
    """The person's numbers as a member of an event."""
    names: Collection[str]


def traces(events: Iterable[Event], holders: Collection[str]) -> Traces:
    """Find the traces of the person who had one of these holders."""
    payloads = [event.payload for event in events]
    members = {number for payload in payloads for number in _members(payload, holders)}
    names = {name for payload in payloads for name in _names(payload, holders, members)} - {MARK}
    return Traces(holders, members, names)


def in_other_events(of: Traces) -> Traces:
    """The traces in other events of the season, where the person has other numbers and tokens."""
    return Traces((), (), of.names)


def forgotten(events: Sequence[Event], of: Traces) -> list[Event]:
    """Return the events with traces of a person, rewritten without them."""
    without = [replace(event, payload=_without(event.payload, of)) for event in events]
    return [after for before, after in zip(events, without, strict=True) if after != before]


def _members(payload: Payload, holders: Collection[str]) -> list[int]:
    match payload:
        case Created(event=EventFacts(members=members)):
            return [number for number, member in enumerate(members, 1) if member.holder in holders]
        case happening.Joined(member=number, holder=holder) if holder in holders:
            return [number]
        case happening.MemberRecovered(member=number, holder=holder) if holder in holders:
            return [number]
        case _:
            return []


def _names(payload: Payload, holders: Collection[str], members: Collection[int]) -> list[str]:
    match payload:
        case Created():
            invited = payload.event.members if payload.event else ()
            return [
                *[chair.name for chair in payload.chairs if chair.holder in holders],
                *[member.name for number, member in enumerate(invited, 1) if number in members],
            ]
        case happening.Sat(_, name, holder) if holder in holders:
            return [name]
        case happening.Joined(member=number, name=name) if number in members:
            return [name]
        case happening.MemberRenamed(member=number, name=name) if number in members:
            return [name]
        case _:
            return []


def _without(payload: Payload, of: Traces) -> Payload:
    match payload:
        case Created(chairs=chairs, event=facts):
            emptied = tuple(_emptied(chair, of.holders) for chair in chairs)
            return replace(
                payload, chairs=emptied, event=facts and _facts_without(facts, of, made=emptied != chairs)
            )
        case happening.Sat(_, _, holder) if holder in of.holders:
            return replace(payload, name=MARK, holder=GONE)
        case happening.SeatRecovered(_, holder) if holder in of.holders:
            return replace(payload, holder=GONE)
        case happening.QuestionAsked() if payload.holder in of.holders:
            return replace(payload, holder=GONE)
        case happening.ChatSent(seat, name) if name in of.names and seat >= 0:
            return replace(payload, name=MARK, text=MARK)
        case happening.Removed() if payload.name in of.names:
            return replace(payload, name=MARK)
        case happening.Joined(member=number) if number in of.members:
            return replace(payload, name=MARK, holder=GONE)
        case happening.MemberRenamed(member=number) if number in of.members:
            return replace(payload, name=MARK)
        case happening.MemberRecovered(member=number) if number in of.members:
            return replace(payload, holder=GONE)
        case _:
            return payload


def _emptied(chair: Chair, holders: Collection[str]) -> Chair:
    return replace(chair, name=MARK, holder=GONE) if chair.holder in holders else chair


def _facts_without(facts: EventFacts, of: Traces, *, made: bool) -> EventFacts:
    """The facts of an event without a person; its title goes too if the person has `made` it."""
    keys = {name_key(name) for name in of.names}
    return replace(
        facts,
        title=MARK if made else facts.title,
        names=tuple(MARK if name_key(name) in keys else name for name in facts.names),
        members=tuple(
            replace(member, name=MARK, holder=member.holder and GONE) if number in of.members else member
            for number, member in enumerate(facts.members, 1)
        ),
    )
