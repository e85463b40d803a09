"""A person: the devices they play on, and the tables where they have had a seat.

A person's key lists and recovers seats; it never plays. Only digests of keys and tokens are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined

MOST_SEATS: Final = 5000
"""The most seats that a person may keep."""
MOST_HOLDERS: Final = 8
"""The tokens of one seat that are remembered: the last one given may not have come to hold it."""


class Device(msgspec.Struct, frozen=True):
    """A browser of a person, known by the digest of its key."""

    id: str
    key: str
    label: str
    """What it calls itself."""
    made: int


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat that a person took at a table, which is theirs while one of these holders sits there."""

    table: str
    holders: Mapping[str, str]
    """Digests of the tokens that the seat had one after another, each with the device that got the token."""


class Person(msgspec.Struct, frozen=True):
    """A person, in the version `n` of the stored row."""

    id: str
    n: int = 1
    devices: tuple[Device, ...] = ()
    seats: tuple[HeldSeat, ...] = ()

    def device(self, key: str) -> Device | None:
        """The device that has the key with this digest."""
        return next((device for device in self.devices if device.key == key), None)

    def seat(self, table: str, holder: str) -> HeldSeat | None:
        """The person's seat at a table with a holder."""
        return next((one for one in self.seats if one.table == table and holder in one.holders), None)

    def keeping(self, held: Mapping[str, str], device: str) -> Person:
        """The person with further seats: holders, each with its table; raises `Declined` for too many."""
        more = tuple(
            HeldSeat(table, {holder: device})
            for holder, table in held.items()
            if self.seat(table, holder) is None
        )
        if len(self.seats) + len(more) > MOST_SEATS:
            raise Declined("limit", HOUSE("person-full", most=MOST_SEATS))
        return replace(self, seats=self.seats + more) if more else self

    def recovering(self, table: str, holder: str, new: str, device: str) -> Person:
        """The person whose seat, with `holder` now, is about to have a new one; raises `Declined`."""
        found = self.seat(table, holder)
        if found is None:
            raise Declined("not-seated", HOUSE("not-seated"))
        given = [*found.holders.items(), (new, device)][-MOST_HOLDERS:]
        seats = tuple(HeldSeat(table, dict(given)) if one is found else one for one in self.seats)
        return replace(self, seats=seats)
