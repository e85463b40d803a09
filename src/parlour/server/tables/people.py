"""People (`play.person`): their seats are taken over as their browsers show them, listed and recovered.

A person is stored before the event at the table: whenever the server may be killed, the token that holds a
seat is known to its person.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.names import one_line
from parlour.play.person import Device, Person
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_code, new_token
from parlour.server.storage.store import LostRace, StoreError, TableSummary
from parlour.server.tables.hub import ATTEMPTS, Hub

ID_LENGTH: Final = 14
LONGEST_LABEL: Final = 40


class NotKnown(Declined):
    """No person has this key, or no person has it any longer."""

    def __init__(self) -> None:
        super().__init__("not-seated", HOUSE("person-unknown"))


class People:
    """The people of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store

    async def of(self, key: str) -> Person:
        """The person with a key; raises `NotKnown` or `StoreError`."""
        person = await self._store.person(holder_of(key))
        if person is None:
            raise NotKnown
        return person

    async def begin(self, key: str, label: str, tokens: Collection[tuple[str, str]]) -> None:
        """A new person with one device, who holds seats: tables, each with a token.

        A person who is known already takes them over. Raises `Declined` where none of them is held.
        """
        held = await self._held(tokens)
        if await self._store.person(holder_of(key)) is None:
            if not held:
                raise Declined("not-seated", HOUSE("not-seated"))
            device = Device(
                new_code(ID_LENGTH), holder_of(key), one_line(label)[:LONGEST_LABEL], int(self._hub.now())
            )
            person = Person(new_code(ID_LENGTH), devices=(device,)).keeping(held, device.id)
            try:
                await self._store.keep_person(person)
            except LostRace:  # another window of this browser
                await self._take_over(key, held)
            return
        await self._take_over(key, held)

    async def tables(self, key: str, tokens: Collection[tuple[str, str]]) -> list[tuple[TableSummary, int]]:
        """Each seat of a person with its table, those of further `tokens` too, which are taken over."""
        person = await self._take_over(key, await self._held(tokens))
        summaries = await self._store.summaries(list({seat.table for seat in person.seats}))
        of_table = {summary.table: summary for summary in summaries}
        found: list[tuple[TableSummary, int]] = []
        for held in person.seats:
            summary = of_table.get(held.table)
            seat = NOBODY if summary is None else _seat_of(summary.holders, held.holders)
            if summary is not None and seat != NOBODY:
                found.append((summary, seat))
        return found

    async def recover(self, key: str, table: str, seat: int) -> str:
        """A new token for a person's seat; the one before is worth nothing then.

        Raises `Declined`, `NoTable` or `StoreError`.
        """
        token = new_token()
        await self._renew(key, table, seat, holder_of(token))
        if await self._store.person(holder_of(key)) is None:  # signed out meanwhile
            await self._hub.change(
                table, partial(recovered, seat=seat, holders=[holder_of(token)], new=holder_of(new_token()))
            )
            raise NotKnown
        return token

    async def _renew(self, key: str, table: str, seat: int, new: str) -> None:
        """Give a person's seat another holder, whose token the device with a key gets."""
        async with self._hub.hold(table, fresh=True) as live:
            chairs = live.table.state.chairs
            holder = chairs[seat].holder if 0 <= seat < len(chairs) else ""

        def recovering(person: Person, device: Device) -> Person:
            return person.recovering(table, holder, new, device.id)

        person, known = await self._changed(key, recovering), set[str]()
        while (held := person.seat(table, new)) is not None and held.holders.keys() > known:
            known = set(held.holders)
            with suppress(Declined):
                await self._hub.change(table, partial(recovered, seat=seat, holders=known, new=new))
                return
            person = await self.of(key)  # another device of theirs was given a token meanwhile
        raise Declined("not-seated", HOUSE("not-seated"))

    async def _take_over(self, key: str, held: Mapping[str, str]) -> Person:
        return await self._changed(key, lambda person, device: person.keeping(held, device.id))

    async def _changed(self, key: str, change: Callable[[Person, Device], Person]) -> Person:
        """The person with a key, changed and stored; raises `NotKnown`, `Declined` or `StoreError`."""
        for _ in range(ATTEMPTS):
            person = await self.of(key)
            device = person.device(holder_of(key))
            if device is None:
                raise NotKnown
            changed = change(person, device)
            if changed is person:
                return person
            try:
                changed = replace(changed, n=person.n + 1)
                await self._store.keep_person(changed)
            except LostRace:
                continue
            return changed
        raise StoreError(f"person {person.id} is changed by somebody else all the time")

    async def _held(self, tokens: Collection[tuple[str, str]]) -> dict[str, str]:
        """The digests of those tokens that hold a seat, each with its table."""
        summaries = await self._store.summaries(list({table for table, _ in tokens}))
        holders_at = {summary.table: summary.holders for summary in summaries}
        digests = [(table, holder_of(token)) for table, token in tokens]
        return {holder: table for table, holder in digests if holder in holders_at.get(table, ())}


def recovered(table: Table, seat: int, holders: Collection[str], new: str) -> list[Event]:
    """The proposal that gives a seat of one of some holders a new one."""
    return table.propose_recovery(seat, holders, new)


def _seat_of(holders: list[str], mine: Collection[str]) -> int:
    """The seat of the first of a table's holders that is one of mine, or `NOBODY`."""
    return next((seat for seat, holder in enumerate(holders) if holder and holder in mine), NOBODY)
