"""A person: the devices they play on, and the tables where they have had a seat.

A person's key lists and recovers seats; it never plays. Only digests of keys and tokens are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined

MOST_SEATS: Final = 5000
"""The most seats that a person may keep."""
MOST_HOLDERS: Final = 8
"""The most tokens of one seat that are remembered: the latest may not hold the seat yet."""


MOST_DEVICES: Final = 30
"""The most devices that a person may have."""
LINK_SECONDS: Final = 600
"""Seconds for which a link to another device is valid."""

TableHolder = tuple[str, str]
"""A table, and the digest of a token that holds a seat there."""


class Subscription(msgspec.Struct, frozen=True):
    """A device's web push subscription: endpoint and encryption keys (RFC 8030, 8291)."""

    endpoint: str
    """The address: secret, since anybody who knows it can send to it."""
    key: str
    """The browser's public key, an uncompressed point of P-256, in base64url."""
    secret: str
    """The browser's 16 secret bytes that enter the encryption, in base64url."""
    language: str
    """The language in which its messages are written: `fr`."""


class Device(msgspec.Struct, frozen=True):
    """A browser of a person, known by the digest of its key."""

    id: str
    key: str
    """The digest of the device's key; empty once it is signed out and its tokens are not yet revoked."""
    label: str
    """The device's own name."""
    made: int
    push: Subscription | None = None
    """How the device is notified of turns while no page is open there; None if it is not."""


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat that a person took at a table, theirs while one of these holders has it."""

    table: str
    holders: Mapping[str, str]
    """The digests of the seat's tokens so far, each with the device that received the token."""

    def with_holder(self, new: str, device: str) -> HeldSeat:
        """The seat with a further token, received by a device; "" for no device."""
        return HeldSeat(self.table, dict([*self.holders.items(), (new, device)][-MOST_HOLDERS:]))

    def of(self, device: str) -> Collection[str]:
        """The digests of the tokens that a device received."""
        return {holder for holder, owner in self.holders.items() if owner == device}


class Pass(msgspec.Struct, frozen=True):
    """A code that makes further devices a person's, known by its digest: a link, once, or a sheet to keep."""

    digest: str
    until: int = 0
    """When a link expires, in seconds since 1970; 0 for a sheet, which does not."""


class Person(msgspec.Struct, frozen=True):
    """A person, in the version `n` of the stored row; nobody is left of one without devices and sheet."""

    id: str
    n: int = 1
    devices: tuple[Device, ...] = ()
    seats: tuple[HeldSeat, ...] = ()
    passes: tuple[Pass, ...] = ()

    @property
    def is_reachable(self) -> bool:
        """Whether anybody can still prove to be this person."""
        return self.has_sheet or any(device.key for device in self.devices)

    @property
    def has_sheet(self) -> bool:
        """Whether a sheet has been made."""
        return any(not pass_.until for pass_ in self.passes)

    @property
    def has_push(self) -> bool:
        """Whether one of the person's devices is notified of turns while no page is open there."""
        return any(device.push for device in self.devices)

    def device(self, key: str) -> Device | None:
        """The device that has the key with this digest."""
        return next((device for device in self.devices if device.key == key), None)

    def passes_at(self, code: str, now: float) -> bool:
        """Whether a code with this digest can add a device to the person now."""
        return any(pass_.digest == code and (not pass_.until or pass_.until > now) for pass_ in self.passes)

    def passing(self, code: str, until: int) -> Person:
        """The person with a pass, which replaces the one of its kind."""
        others = tuple(pass_ for pass_ in self.passes if bool(pass_.until) != bool(until))
        return replace(self, passes=(*others, Pass(code, until)))

    def with_device(self, device: Device, code: str) -> Person:
        """The person with a device that has shown a code; the code of a link is used up."""
        if len(self.devices) >= MOST_DEVICES:
            raise Declined("limit", HOUSE("person-devices", most=MOST_DEVICES))
        passes = tuple(pass_ for pass_ in self.passes if pass_.digest != code or not pass_.until)
        return replace(self, devices=(*self.devices, device), passes=passes)

    def without_device(self, id: str) -> Person:
        """The person without a device."""
        return replace(self, devices=tuple(device for device in self.devices if device.id != id))

    def subscribing(self, id: str, push: Subscription | None) -> Person:
        """The person with another push subscription for a device."""
        devices = tuple(replace(device, push=push) if device.id == id else device for device in self.devices)
        return self if devices == self.devices else replace(self, devices=devices)

    def signing_out(self, id: str, new: Callable[[], str]) -> Person:
        """The person with a device signed out; new holders are due for the seats whose tokens it received."""
        devices = tuple(
            replace(device, key="", push=None) if device.id == id else device for device in self.devices
        )
        seats = tuple(seat.with_holder(new(), "") if seat.of(id) else seat for seat in self.seats)
        return replace(self, devices=devices, seats=seats)

    def seats_of(self, device: str) -> tuple[HeldSeat, ...]:
        """The seats of which a device received a token."""
        return tuple(seat for seat in self.seats if seat.of(device))

    def seat(self, table: str, holder: str) -> HeldSeat | None:
        """The person's seat at a table with a holder."""
        return next((seat for seat in self.seats if seat.table == table and holder in seat.holders), None)

    def keeping(self, held: Collection[TableHolder], device: str) -> Person:
        """The person with further seats: tables, each with a holder; raises `Declined` for too many.

        A rematch has the holders of the game before: one of them may hold seats at many tables.
        """
        more = tuple(
            HeldSeat(table, {holder: device}) for table, holder in held if self.seat(table, holder) is None
        )
        if len(self.seats) + len(more) > MOST_SEATS:
            raise Declined("limit", HOUSE("person-full", most=MOST_SEATS))
        return replace(self, seats=self.seats + more) if more else self

    def without_table(self, table: str) -> Person:
        """The person with a table removed from their list."""
        seats = tuple(seat for seat in self.seats if seat.table != table)
        return self if len(seats) == len(self.seats) else replace(self, seats=seats)

    def recovering(self, table: str, holder: str, new: str, device: str) -> Person:
        """The person whose seat, with `holder` now, is about to have a new one; raises `Declined`."""
        held = self.seat(table, holder)
        if held is None:
            raise Declined("not-seated", HOUSE("not-seated"))
        seats = tuple(seat.with_holder(new, device) if seat is held else seat for seat in self.seats)
        return replace(self, seats=seats)
