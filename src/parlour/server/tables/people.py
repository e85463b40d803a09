"""People (`play.person`): their devices, and taking over, listing and recovering their seats.

A person is stored before the event at the table, so that even if the server is killed in between, the token
that holds a seat is known to its person.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE
from parlour.play.errors import Declined
from parlour.play.event_table import board_of, event_of
from parlour.play.events import Event
from parlour.play.forgetting import forgotten, in_other_events, traces
from parlour.play.names import one_line
from parlour.play.person import LINK_SECONDS, Device, HeldSeat, Person, Subscription, TableHolder
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_code, new_token
from parlour.server.storage.store import LostRace, StoreError
from parlour.server.tables.hub import ATTEMPTS, Hub
from parlour.server.tables.listing import SeatAtTable, own_table, seat_of
from parlour.server.tables.reader import NoTable, boards_of

ID_LENGTH: Final = 14
LONGEST_LABEL: Final = 40
CODE_LENGTH: Final = 28
"""The length of a pass: about 138 bits."""
MOST_NAMES: Final = 3
MOST_PROGRESS: Final = 64 * 1024
"""The most bytes of a person's stored progress."""

TableToken = tuple[str, str]
"""A table, and a token that may hold a seat there."""


class NotKnown(Declined):
    """The key is nobody's, or no longer valid."""

    def __init__(self) -> None:
        super().__init__("not-seated", HOUSE("person-unknown"))


class NotPassed(Declined):
    """The code does not exist, or has expired."""

    def __init__(self) -> None:
        super().__init__("not-seated", HOUSE("person-no-pass"))


class People:
    """The people of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store

    async def of(self, key: str) -> Person:
        """The person with a key; raises `NotKnown` or `StoreError`."""
        return (await self._with_device(holder_of(key)))[0]

    async def _with_device(self, digest: str) -> tuple[Person, Device]:
        """The person whose device has the key with a digest, and the device."""
        person = await self._store.person(digest)
        device = None if person is None else person.device(digest)
        if person is None or device is None:
            raise NotKnown
        return person, device

    async def looked_up(self, key: str) -> tuple[Person, list[str]]:
        """The person with a key, and their names; first completes a sign-out that was interrupted."""
        person = await self.of(key)
        for device in person.devices:
            if not device.key:
                person = await self._end(key, device.id)
        return person, await self.names(person)

    async def names(self, person: Person) -> list[str]:
        """A person's names at their tables, the latest first."""
        seats = [own_table(*seat) for seat in await self._seats(person.seats)]
        latest = sorted(seats, key=lambda seat: -seat[0].updated)
        own = [
            summary.players if summary.part == "rounds" else summary.players[seat:]
            for summary, seat in latest
        ]
        names = [players[0].name for players in own if players]
        return list(dict.fromkeys(names))[:MOST_NAMES]

    async def begin(self, key: str, label: str, tokens: Collection[TableToken]) -> None:
        """Create a person with one device, who holds seats: tables, each with a token.

        An existing person takes the seats over. Raises `Declined` if none of the tokens holds a seat.
        """
        held = await self._homes(tokens)
        if await self._store.person(holder_of(key)) is None:
            if not held:
                raise Declined("not-seated", HOUSE("not-seated"))
            device = self._device(key, label)
            person = Person(new_code(ID_LENGTH), devices=(device,)).keeping(held, device.id)
            try:
                await self._store.keep_person(person)
            except LostRace:  # another window of this browser
                await self._take_over(key, held)
            return
        await self._take_over(key, held)

    # -- data shared by a person's devices -------------------------------------------------------------------

    async def progress(self, key: str) -> str:
        """The progress of the person with a key; raises `NotKnown` or `StoreError`."""
        return await self._store.progress((await self.of(key)).id)

    async def keep_progress(self, key: str, progress: str) -> None:
        """Store the progress of the person with a key; raises `Declined` if it is too long, or as `of`.

        The last write wins; a device whose part was overwritten merges it in at its next visit.
        """
        if len(progress.encode()) > MOST_PROGRESS:
            raise Declined("limit", HOUSE("person-progress", most=MOST_PROGRESS))
        await self._store.keep_progress((await self.of(key)).id, progress)

    # -- devices ---------------------------------------------------------------------------------------------

    async def new_link(self, key: str) -> str:
        """Make a code that adds one device to a person, and soon expires; it replaces the one before."""
        until = int(self._hub.now()) + LINK_SECONDS
        return await self._new_pass(key, until)

    async def new_sheet(self, key: str) -> str:
        """Make a permanent code that adds devices to a person; it replaces the one before."""
        return await self._new_pass(key, 0)

    async def _new_pass(self, key: str, until: int) -> str:
        code = new_code(CODE_LENGTH)
        await self._changed(key, lambda person, _: person.passing(holder_of(code), until))
        return code

    async def whose(self, code: str) -> Person:
        """The person that a code adds devices to; raises `NotPassed` or `StoreError`."""
        person = await self._store.person(holder_of(code))
        if person is None or not person.passes_at(holder_of(code), self._hub.now()):
            raise NotPassed
        return person

    async def add_device(self, key: str, label: str, code: str, tokens: Collection[TableToken]) -> None:
        """Add a device that has shown a code to its person, who takes over the device's seats.

        The device is removed from any other person. Raises `NotPassed`, `Declined` or `StoreError`.
        """
        held, target = await self._homes(tokens), await self.whose(code)
        before = await self._store.person(holder_of(key))
        if before is not None and before.id == target.id:
            return
        if before is not None:
            await self._changed(key, lambda person, device: person.without_device(device.id))
        for _ in range(ATTEMPTS):
            person, device = await self.whose(code), self._device(key, label)
            joined = person.with_device(device, holder_of(code)).keeping(held, device.id)
            with suppress(LostRace):
                await self._store.keep_person(replace(joined, n=person.n + 1))
                return
        raise StoreError(f"person {target.id} is changed by somebody else all the time")

    async def sign_out(self, key: str, device: str) -> None:
        """Revoke the key and the tokens of another device of a person; raises `Declined` or `StoreError`."""

        def ends(person: Person, asking: Device) -> Person:
            if device == asking.id or all(other.id != device for other in person.devices):
                raise Declined("closed", HOUSE("person-no-device"))
            return person.signing_out(device, _new_holder)

        await self._changed(key, ends)
        await self._end(key, device)

    async def _end(self, key: str, device: str) -> Person:
        """Revoke the tokens of a signed-out device, then forget it."""
        person = await self.of(key)
        for held in person.seats_of(device):
            holders, new = held.of(device), list(held.holders)[-1]
            for summary, seat in await self._seats([held]):
                await self._end_at(own_table(summary, seat)[0].table, holders, new)
            await self._end_in_rounds(held.table, holders, new)
        return await self._changed(key, lambda person, _: person.without_device(device))

    async def _end_at(self, table: str, holders: Collection[str], new: str) -> None:
        """Give the seat of one of these holders at a table, if any, a new holder."""
        with suppress(Declined, NoTable):
            await self._hub.change(table, partial(recover_held_seat, holders=holders, new=new))

    async def _end_in_rounds(self, home: str, holders: Collection[str], new: str) -> None:
        """Give a seat a new holder in an event's log, and at all of its games."""
        for own in await self._store.summaries([home]):
            if own.part == "rounds":
                await self._end_at(home, holders, new)  # first: games made from now on have it
                for summary in await self._store.season(own.season):
                    if summary.event == home and seat_of(summary, holders) != NOBODY:
                        await self._end_at(summary.table, holders, new)

    def _device(self, key: str, label: str) -> Device:
        now = int(self._hub.now())
        return Device(new_code(ID_LENGTH), holder_of(key), one_line(label)[:LONGEST_LABEL], now)

    async def subscribe(self, key: str, push: Subscription | None) -> None:
        """Subscribe the device with a key to turns, or unsubscribe it; raises `NotKnown` or `StoreError`."""
        await self._changed(key, lambda person, device: person.subscribing(device.id, push))

    async def subscribed(self, table: str, holder: str) -> list[tuple[Device, Subscription]]:
        """The devices to notify of a turn of a seat's person; raises `StoreError`."""
        home = await self._home(table)
        people = [person for person in await self._store.pushed_at(home) if person.seat(home, holder)]
        return [(device, device.push) for person in people for device in person.devices if device.push]

    async def unsubscribe(self, device: Device) -> None:
        """Forget an expired subscription, unless the device has another by now."""

        def without(person: Person, now: Device) -> Person:
            return person.subscribing(now.id, None) if now.push == device.push else person

        with suppress(NotKnown):
            await self._changed_device(device.key, without)

    async def leave_out(self, key: str, table: str) -> None:
        """Take a table off a person's list, on all devices; raises `NotKnown` or `StoreError`."""
        home = await self._home(table)
        await self._changed(key, lambda person, _: person.without_table(home))

    async def forget(self, key: str) -> None:
        """Delete a person: leave their seats, and remove their traces from all logs.

        The person is dropped last, so that an interrupted deletion is completed by asking again.
        """
        person = await self.of(key)
        for seat in person.seats:
            await self._forget(seat.table, seat.holders)
        await self._changed(key, lambda person, _: replace(person, devices=(), passes=()))

    async def _forget(self, table: str, holders: Collection[str]) -> None:
        hub = self._hub
        boards, others = await boards_of(self._store, table)
        for board in boards:
            with suppress(Declined, NoTable):
                await hub.change(board, lambda t: t.propose_forget(holders, hub.stand_in))
        logs = {board: await self._store.events(board) for board in boards}
        of = traces([event for events in logs.values() for event in events], holders)
        for board in others:  # first, as the own ones tell what to forget if this is interrupted
            await self._rewrite(board, forgotten(await self._store.events(board), in_other_events(of)))
        for board, events in logs.items():
            await self._rewrite(board, forgotten(events, of))

    async def _rewrite(self, board: str, changed: list[Event]) -> None:
        if changed:
            await self._store.rewrite(board, changed)
            if (live := self._hub.live_tables.get(board)) is not None:
                self._hub.live_tables.lose(live)  # it has the events as they were

    async def holders_at(self, key: str, table: str) -> set[str]:
        """The holders of the seats that the person with a key has at a table; none for an unknown key."""
        person = await self._store.person(holder_of(key))
        return {
            holder
            for seat in (person.seats if person else ())
            if seat.table == table
            for holder in seat.holders
        }

    # -- seats -----------------------------------------------------------------------------------------------

    async def tables(self, key: str, tokens: Collection[TableToken]) -> list[SeatAtTable]:
        """Each seat of a person with its table, including those of further `tokens`, which are taken over.

        For an event it is the table at the current board.
        """
        person = await self._take_over(key, await self._homes(tokens))
        return [own_table(*seat) for seat in await self._seats(person.seats)]

    async def held(self, tokens: Collection[TableToken]) -> dict[TableToken, SeatAtTable]:
        """The seats that tables' tokens hold, each with its table; tokens without a seat are left out."""
        return {
            key: own_table(summary, seat)
            for key, (summary, seat) in (await self._held_at_boards(tokens)).items()
            if board_of(key[0])[1] in (0, seat)
        }

    async def _seats(self, held: Collection[HeldSeat]) -> list[SeatAtTable]:
        """The seats that are still a person's, each with its table, or an event's current board."""
        tables = list({seat.table for seat in held})
        now = {summary.table: summary for summary in await self._store.summaries(tables)}
        while following := {summary.next: table for table, summary in now.items() if summary.next}:
            boards = await self._store.summaries(list(following))
            now |= {following[summary.table]: summary for summary in boards}
            if not boards:
                break
        seats = [
            (now[seat.table], seat_of(now[seat.table], seat.holders)) for seat in held if seat.table in now
        ]
        return [(summary, seat) for summary, seat in seats if seat != NOBODY]

    async def recover(self, key: str, table: str, seat: int) -> str:
        """Make a new token for a person's seat; the old one becomes invalid.

        Raises `Declined`, `NoTable` or `StoreError`.
        """
        token = new_token()
        await self._renew(key, table, seat, holder_of(token))
        if await self._store.person(holder_of(key)) is None:  # signed out meanwhile
            nobody = holder_of(new_token())
            await self._hub.change(
                table, partial(recover_seat, seat=seat, holders=[holder_of(token)], new=nobody)
            )
            await self._end_in_rounds(await self._home(table), [holder_of(token)], nobody)
            raise NotKnown
        return token

    async def _renew(self, key: str, table: str, seat: int, new: str) -> None:
        """Give a person's seat another holder, whose token the device with a key receives."""
        async with self._hub.hold(table, fresh=True) as live:
            chairs, home = live.table.all_chairs, event_of(live.table.state.created) or table
            holder = chairs[seat].holder if 0 <= seat < len(chairs) else ""

        def recovering(person: Person, device: Device) -> Person:
            return person.recovering(home, holder, new, device.id)

        person, holders = await self._changed(key, recovering), set[str]()
        while (held := person.seat(home, new)) is not None and held.holders.keys() > holders:
            holders = set(held.holders)
            with suppress(Declined):
                await self._hub.change(table, partial(recover_seat, seat=seat, holders=holders, new=new))
                await self._end_in_rounds(home, holders - {new}, new)
                return
            person = await self.of(key)  # another device of theirs received a token meanwhile
        raise Declined("not-seated", HOUSE("not-seated"))

    async def _take_over(self, key: str, held: Collection[TableHolder]) -> Person:
        return await self._changed(key, lambda person, device: person.keeping(held, device.id))

    async def _changed(self, key: str, change: Callable[[Person, Device], Person]) -> Person:
        """Change and store the person with a key; raises `NotKnown`, `Declined` or `StoreError`."""
        return await self._changed_device(holder_of(key), change)

    async def _changed_device(self, digest: str, change: Callable[[Person, Device], Person]) -> Person:
        """Change and store the person whose device's key has a digest; raises as `_changed`."""
        for _ in range(ATTEMPTS):
            person, device = await self._with_device(digest)
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

    async def _homes(self, tokens: Collection[TableToken]) -> list[TableHolder]:
        """The tables under which a person's seats, held by tokens, are stored, each with its holder.

        A token holds its seat at all boards of an event, which is stored under the first.
        """
        held = await self._held_at_boards(tokens)
        homes = (
            (summary.event or summary.table, holder_of(token)) for (_, token), (summary, _) in held.items()
        )
        return list(dict.fromkeys(homes))

    async def _home(self, table: str) -> str:
        """The table under which a person's seats at a table are stored."""
        board, _ = board_of(table)
        return next((summary.event for summary in await self._store.summaries([board])), "") or board

    async def _held_at_boards(self, tokens: Collection[TableToken]) -> dict[TableToken, SeatAtTable]:
        """The seats that tables' tokens hold; a member's is at their board."""
        boards = {table: board_of(table)[0] for table, _ in tokens}
        at = {summary.table: summary for summary in await self._store.summaries(list(set(boards.values())))}
        seats = {
            (table, token): (at[boards[table]], seat_of(at[boards[table]], [holder_of(token)]))
            for table, token in tokens
            if boards[table] in at
        }
        return {key: (summary, seat) for key, (summary, seat) in seats.items() if seat != NOBODY}


def recover_seat(table: Table, seat: int, holders: Collection[str], new: str) -> list[Event]:
    """The proposal that gives the seat of one of these holders a new holder."""
    return table.propose_recovery(seat, holders, new)


def recover_held_seat(table: Table, holders: Collection[str], new: str) -> list[Event]:
    """The proposal that gives the seat of one of these holders a new holder, wherever it is now."""
    seat = next((seat for seat, chair in enumerate(table.all_chairs) if chair.holder in holders), NOBODY)
    return table.propose_recovery(seat, holders, new)


def _new_holder() -> str:
    """The digest of a token that nobody has."""
    return holder_of(new_token())
