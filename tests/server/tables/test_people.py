"""People: seats follow a key, which never plays; in both stores, and whenever the server is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.games import everything
from parlour.play.clock import Clock
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.forgetting import MARK
from parlour.play.rematch import rematch
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.server.storage.postgresql import PostgresStore
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.events import Events
from parlour.server.tables.hub import Hub
from parlour.server.tables.people import NotKnown, NotPassed, People
from parlour.server.tables.reader import NoTable, boards_of
from parlour.server.tables.uptime import Uptime
from tests.games import some_game
from tests.play.tables import facts_of
from tests.server.people import generous

pytestmark = pytest.mark.anyio

Store = SqliteStore | PostgresStore


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    store: Store
    if request.param == "sqlite":
        store = SqliteStore(tmp_path)
    else:
        running = request.getfixturevalue("running")
        store = PostgresStore(running.address)
        await store.open()
        await running.execute(
            "TRUNCATE parlour.events, parlour.cards, parlour.people, parlour.person_keys CASCADE"
        )
    yield store
    await store.close()


@pytest.fixture
async def hub(store: Store) -> AsyncIterator[Hub]:
    hub = Hub(store, generous(), levels=("random",))
    await hub.start()
    yield hub
    await hub.say_goodbye()


async def a_table(hub: Hub, *names: str) -> tuple[str, dict[int, str]]:
    """A table with people on one device, the first of them its maker: its id and their tokens."""
    plans = [Plan("here" if at else "me", name) for at, name in enumerate(names or ("Anna", "Ben"))]
    new = await hub.make(some_game(), {}, plans, "link")
    return new.table.state.id, dict(new.tokens)


async def seats_of(people: People, key: str) -> list[tuple[str, int]]:
    return [(summary.table, seat) for summary, seat in await people.tables(key, [])]


def asks_again(table: Table, seat: int) -> list[Event]:
    """The proposal of a seat's wish to play again."""
    return table.propose_again(seat)


async def seat_with(hub: Hub, table: str, token: str) -> int | None:
    async with hub.hold(table) as live:
        return live.table.state.seat_of(token)


async def test_a_person_lists_the_seats_that_their_browsers_have_shown(hub: Hub) -> None:
    people, key = People(hub), new_token()
    first, tokens = await a_table(hub)
    await people.begin(key, "Firefox", [(first, tokens[0]), (first, tokens[1])])
    assert await seats_of(people, key) == [(first, 0), (first, 1)]
    second, more = await a_table(hub, "Cara", "Dan")
    listed = await people.tables(key, [(second, more[1]), (second, "forged"), ("nowhere", "forged")])
    assert [(summary.table, seat) for summary, seat in listed] == [(first, 0), (first, 1), (second, 1)]
    before = await people.of(key)
    await people.tables(key, [(second, more[1])])
    assert await people.of(key) == before, "what is known already is not stored again"
    assert await seats_of(People(hub), key) == [(first, 0), (first, 1), (second, 1)]


async def test_a_rematch_is_listed_beside_the_game_before_whose_tokens_it_has(hub: Hub) -> None:
    people, key = People(hub), new_token()
    first, tokens = await a_table(hub)
    await hub.change(first, lambda table: table.propose_leave(1))
    for seat in tokens:
        await hub.change(first, partial(asks_again, seat=seat))
    await hub.follow(first, rematch)
    async with hub.hold(first) as live:
        second = live.table.state.next
    shown = [(second, tokens[1]), (first, tokens[1])]
    await people.begin(key, "Firefox", shown)
    assert await seats_of(people, key) == [(second, 1), (first, 1)]
    other = new_token()
    for table, token in ((first, tokens[0]), (second, tokens[0])):  # each when it is played
        await people.begin(other, "Firefox", [(table, token)])
    assert await seats_of(people, other) == [(first, 0), (second, 0)]


async def test_only_who_holds_a_seat_begins(hub: Hub) -> None:
    people, key = People(hub), new_token()
    table, _ = await a_table(hub)
    for shown in ([(table, "forged")], [("nowhere", new_token())], []):
        with pytest.raises(Declined) as refused:
            await people.begin(key, "Firefox", shown)
        assert refused.value.code == "not-seated"
    for ask in (people.of(key), people.tables(key, []), people.recover(key, table, 0)):
        with pytest.raises(NotKnown):
            await ask


async def test_a_recovered_seat_has_a_new_token_and_the_old_one_is_worth_nothing(hub: Hub) -> None:
    people, key = People(hub), new_token()
    table, tokens = await a_table(hub)
    await people.begin(key, "Firefox", [(table, tokens[1])])
    new = await people.recover(key, table, 1)
    assert await seat_with(hub, table, new) == 1
    assert await seat_with(hub, table, tokens[1]) is None
    assert await seat_with(hub, table, tokens[0]) == 0
    again = await people.recover(key, table, 1)
    assert [await seat_with(hub, table, one) for one in (new, again)] == [None, 1]
    assert await seats_of(people, key) == [(table, 1)]
    for _ in range(20):
        again = await people.recover(key, table, 1)
    assert await seat_with(hub, table, again) == 1


async def test_nobody_recovers_a_seat_that_is_not_theirs(hub: Hub) -> None:
    people, mine, others = People(hub), new_token(), new_token()
    table, tokens = await a_table(hub)
    await people.begin(mine, "Firefox", [(table, tokens[0])])
    await people.begin(others, "Safari", [(table, tokens[1])])
    for seat in (1, 2, -1, 99):
        with pytest.raises(Declined) as refused:
            await people.recover(mine, table, seat)
        assert refused.value.code == "not-seated"
    with pytest.raises(NoTable):
        await people.recover(mine, "nowhere", 0)
    assert await seat_with(hub, table, tokens[1]) == 1


async def test_a_removed_person_does_not_recover_the_seat(hub: Hub) -> None:
    people, key = People(hub), new_token()
    new = await hub.make(some_game(), {}, [Plan("me", "Anna"), Plan("link")], "link", contributes=True)
    table, invite = new.table.state.id, new.table.state.invite
    seat, token = await hub.join(table, invite, "Ben")
    await people.begin(key, "Firefox", [(table, token)])
    await hub.change(table, lambda t: t.propose_remove(0, seat))
    with pytest.raises(Declined):
        await people.recover(key, table, seat)
    assert await seats_of(people, key) == []


async def test_the_key_of_a_person_and_its_digest_hold_no_seat(hub: Hub) -> None:
    people, key = People(hub), new_token()
    table, tokens = await a_table(hub)
    await people.begin(key, "Firefox", [(table, tokens[0])])
    for forged in (key, holder_of(key), holder_of(tokens[0]), ""):
        assert await seat_with(hub, table, forged) is None


async def test_several_who_change_a_person_at_once_lose_nothing(hub: Hub) -> None:
    people, key = People(hub), new_token()
    made = [await a_table(hub) for _ in range(4)]
    shown = [(table, tokens[0]) for table, tokens in made]
    await people.begin(key, "Firefox", shown[:1])
    await asyncio.gather(*(people.tables(key, [one]) for one in shown))
    assert {table for table, _ in await seats_of(people, key)} == {table for table, _ in made}
    new = await asyncio.gather(*(people.recover(key, shown[0][0], 0) for _ in range(4)))
    assert [await seat_with(hub, shown[0][0], one) for one in new].count(0) == 1
    assert await seat_with(hub, shown[0][0], await people.recover(key, shown[0][0], 0)) == 0


LINKED = "Chrome, Android"


async def two_devices(hub: Hub) -> tuple[People, str, str, str, dict[int, str]]:
    """A person with a laptop, which holds seat 0 of a table, and a phone: keys, table and tokens."""
    people, laptop, phone = People(hub), new_token(), new_token()
    table, tokens = await a_table(hub)
    await people.begin(laptop, "Firefox", [(table, tokens[0])])
    await people.add_device(phone, LINKED, await people.new_link(laptop), [])
    return people, laptop, phone, table, tokens


async def test_a_link_makes_another_device_mine(hub: Hub) -> None:
    people, laptop, phone, table, _ = await two_devices(hub)
    assert await seats_of(people, phone) == [(table, 0)]
    person, names = await people.looked_up(laptop)
    assert ([device.label for device in person.devices], names) == (["Firefox", LINKED], ["Anna"])
    assert await seat_with(hub, table, await people.recover(phone, table, 0)) == 0


async def test_a_link_is_good_once_and_soon(hub: Hub) -> None:
    people, laptop, _, _, _ = await two_devices(hub)
    code = await people.new_link(laptop)
    assert await people.whose(code) == await people.of(laptop)
    together = [people.add_device(new_token(), "", code, []) for _ in range(3)]
    failed = [one for one in await asyncio.gather(*together, return_exceptions=True) if one is not None]
    assert [type(one) for one in failed] == [NotPassed, NotPassed]
    first, second = await people.new_link(laptop), await people.new_link(laptop)
    now = hub.now()
    hub.now = Uptime(lambda: now + 601)
    for bad in (code, first, second, "", "forged", holder_of(second)):
        with pytest.raises(NotPassed):
            await people.whose(bad)
        with pytest.raises(NotPassed):
            await people.add_device(new_token(), "", bad, [])
    assert len((await people.of(laptop)).devices) == 3


async def test_a_sheet_finds_the_person_again_whose_devices_are_lost(hub: Hub) -> None:
    people, laptop, _, table, _ = await two_devices(hub)
    old, sheet = await people.new_sheet(laptop), await people.new_sheet(laptop)
    await people.new_link(laptop)
    with pytest.raises(NotPassed):
        await people.whose(old)
    for _ in range(2):
        found = new_token()
        await people.add_device(found, "", sheet, [])
        assert await seats_of(people, found) == [(table, 0)]
    for one in (sheet, holder_of(sheet)):
        with pytest.raises(NotKnown):
            await people.of(one)
        assert await seat_with(hub, table, one) is None


async def test_a_device_signed_out_has_neither_key_nor_seat(hub: Hub) -> None:
    people, laptop, phone, table, tokens = await two_devices(hub)
    (own,) = [device.id for device in (await people.of(phone)).devices if device.label == LINKED]
    other, theirs = await a_table(hub, "Cara", "Dan")
    await people.tables(phone, [(other, theirs[1])])
    for refused in (own, "nothing", ""):
        with pytest.raises(Declined):
            await people.sign_out(phone, refused)
    lost = (await people.of(phone)).devices[0].id
    await people.sign_out(phone, lost)
    with pytest.raises(NotKnown):
        await people.of(laptop)
    assert await seat_with(hub, table, tokens[0]) is None
    assert await seat_with(hub, table, tokens[1]) == 1
    assert await seat_with(hub, other, theirs[1]) == 1, "what the device that is left has got stays"
    assert await seat_with(hub, table, await people.recover(phone, table, 0)) == 0


async def test_a_device_that_becomes_anothers_brings_only_what_it_holds(hub: Hub) -> None:
    people, laptop, phone, table, tokens = await two_devices(hub)
    stranger = new_token()
    far, theirs = await a_table(hub, "Cara", "Dan")
    await people.begin(stranger, "Safari", [(far, theirs[0])])
    await people.add_device(phone, LINKED, await people.new_link(stranger), [(table, tokens[1])])
    assert set(await seats_of(people, phone)) == {(far, 0), (table, 1)}
    assert await seats_of(people, laptop) == [(table, 0)], "the person whose it was keeps their own"
    assert [device.label for device in (await people.of(laptop)).devices] == ["Firefox"]
    await people.add_device(laptop, "Firefox", await people.new_link(stranger), [])
    assert len((await people.of(laptop)).devices) == 3
    assert await seats_of(people, laptop) == await seats_of(people, stranger)


class Killed(Exception):
    """The server is killed here."""


@pytest.mark.parametrize("after", [0, 1])
async def test_a_kill_between_two_writes_loses_no_seat(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    people, key = People(hub), new_token()
    table, tokens = await a_table(hub)
    await people.begin(key, "Firefox", [(table, tokens[0])])

    def killed(*_: Any) -> Any:
        raise Killed

    monkeypatch.setattr(store, "append" if after else "keep_person", killed)
    with pytest.raises(Killed):
        await people.recover(key, table, 0)
    monkeypatch.undo()
    risen = Hub(store, generous(), levels=("random",))
    assert await seat_with(risen, table, tokens[0]) == 0
    assert await seats_of(People(risen), key) == [(table, 0)]
    assert await seat_with(risen, table, await People(risen).recover(key, table, 0)) == 0
    await risen.say_goodbye()


async def test_a_device_that_was_being_signed_out_at_a_kill_is_ended_later(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, laptop, phone, table, tokens = await two_devices(hub)
    lost = (await people.of(phone)).devices[0].id

    def killed(*_: Any) -> Any:
        raise Killed

    monkeypatch.setattr(store, "append", killed)
    with pytest.raises(Killed):
        await people.sign_out(phone, lost)
    monkeypatch.undo()
    risen = Hub(store, generous(), levels=("random",))
    with pytest.raises(NotKnown):
        await People(risen).of(laptop)
    person, _ = await People(risen).looked_up(phone)
    assert [device.label for device in person.devices] == [LINKED]
    assert await seat_with(risen, table, tokens[0]) is None
    assert await seat_with(risen, table, await People(risen).recover(phone, table, 0)) == 0
    await risen.say_goodbye()


def all_of(folder: Path) -> bytes:
    """What the files of a data folder hold."""
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def test_whoever_is_deleted_has_left_no_trace_in_any_file(
    hub: Hub, store: Store, tmp_path: Path
) -> None:
    people, laptop, phone, table, tokens = await two_devices(hub)
    sheet = await people.new_sheet(phone)
    other, more = await a_table(hub, "Cara", "Annabelle")
    await people.tables(laptop, [(other, more[1])])
    await hub.change(table, lambda t: t.propose_chat(0, "My secret words"))
    await hub.change(table, lambda t: t.propose_chat(1, "Whom I answer"))
    await people.recover(laptop, table, 0)
    await hub.checkpoints.at_stop(list(hub.live_tables.values()))
    await people.keep_progress(phone, '{"an old puzzle": 1}')
    await people.keep_progress(laptop, '{"a new puzzle": 2}')
    traces = [b"a new puzzle", b"Anna", b"My secret words", b"Annabelle", b"Firefox", LINKED.encode()]
    traces += [holder_of(one).encode() for one in (laptop, phone, sheet, tokens[0], more[1])]
    if isinstance(store, SqliteStore):
        assert all(trace in all_of(tmp_path) for trace in traces)
    person = await people.of(phone)
    await people.forget(phone)
    if isinstance(store, SqliteStore):
        assert [trace for trace in (b"an old puzzle", *traces) if trace in all_of(tmp_path)] == []
    await store.keep_progress(person.id, "a late puzzle")
    assert await store.progress(person.id) == ""
    told = b"".join([event.to_json() for one in (table, other) for event in await store.events(one)])
    assert [trace for trace in traces if trace in told] == []
    assert b"Whom I answer" in told
    for gone in (laptop, phone):
        with pytest.raises(NotKnown):
            await people.of(gone)
    with pytest.raises(NotPassed):
        await people.whose(sheet)
    assert [await seat_with(hub, table, tokens[seat]) for seat in (0, 1)] == [None, 1]
    async with hub.hold(table) as live:
        state = live.table.state
        assert ([chair.name for chair in state.chairs], state.phase) == ([MARK, "Ben"], "over")
    risen = Hub(store, generous(), levels=("random",))
    assert await seat_with(risen, table, tokens[1]) == 1
    await risen.say_goodbye()


EVENT = next(game for game in everything() if game.event)


async def an_event(hub: Hub, store: Store, *names: str) -> tuple[Events, str, str]:
    """An event of two boards for those on a list: events, its id and its maker's key."""
    events = Events(hub, store)
    new = await events.make(
        EVENT, {}, facts_of("Anna's evening", boards=2, most=9, names=names), Clock("turn", 600)
    )
    return events, new.table.state.id, new.tokens[0]


async def the_next_event(events: Events, event: str, key: str, *names: str) -> str:
    """Another event of the season, to which nobody has come."""
    season = await events.next_of_season(event, key)
    new = await events.make(
        EVENT, {}, facts_of("Later", most=9, names=names, season=season), Clock("turn", 600)
    )
    return new.table.state.id


async def on_to_the_next_board(events: Events, event: str, key: str) -> None:
    """End the board that is played now, and make the next one."""
    await events.run(event, key, lambda board: board.propose_close())
    await events.lead_on(event, key)


async def test_who_comes_to_an_event_has_a_seat_that_follows(hub: Hub, store: Store) -> None:
    people, laptop, phone = People(hub), new_token(), new_token()
    events, event, key = await an_event(hub, store)
    anna, ben = await events.join(event, "Anna"), await events.join(event, "Ben")
    assert await people.held([(anna.table, ben.token), (ben.table, "forged"), (f"{event}-9", key)]) == {}
    await people.begin(laptop, "Firefox", [(anna.table, anna.token), (event, key)])
    assert set(await seats_of(people, laptop)) == {(anna.table, 0), (event, 0)}
    assert (await people.looked_up(laptop))[1] == ["Anna"]
    await people.add_device(phone, LINKED, await people.new_link(laptop), [])
    new = await people.recover(phone, anna.table, 0)
    assert [await seat_with(hub, anna.table, one) for one in (anna.token, new, ben.token)] == [None, 0, None]
    await on_to_the_next_board(events, event, key)
    at_next = {(summary.table, seat) for summary, seat in await people.tables(phone, [(anna.table, new)])}
    board = next(table for table, _ in at_next if "-" not in table)
    assert at_next == {(board, 0), (f"{board}-1", 0)}
    assert board != event
    assert await seat_with(hub, f"{board}-1", new) == 0
    made = await people.recover(phone, board, 0)
    for step, may in ((key, False), (made, True)):
        with nullcontext() if may else pytest.raises(Declined):
            await events.run(event, step, lambda board: board.propose_begin())
    await people.sign_out(phone, (await people.of(laptop)).devices[0].id)
    assert await seat_with(hub, f"{board}-1", new) == 0, "what the device that is left has got stays"
    assert await seat_with(hub, f"{board}-2", ben.token) == 0
    await events.run(event, made, lambda board: board.propose_removal(1))
    assert await seats_of(people, phone) == [(board, 0)]
    with pytest.raises(Declined):
        await people.recover(phone, f"{board}-1", 0)
    for nobodys in (f"{board}-2", f"{board}-9"):
        with pytest.raises((Declined, NoTable)):
            await people.recover(phone, nobodys, 0)
    await people.leave_out(phone, f"{board}-1")
    assert await seats_of(people, phone) == []


async def test_who_has_come_does_not_come_again(hub: Hub, store: Store) -> None:
    people, laptop = People(hub), new_token()
    events, event, key = await an_event(hub, store)
    assert await people.holders_at(laptop, event) == set()
    anna = await events.join(event, "Anna")
    await people.begin(laptop, "Firefox", [(anna.table, anna.token)])
    await on_to_the_next_board(events, event, key)
    mine = await people.holders_at(laptop, event)
    with pytest.raises(Declined, match="Anna"):
        await events.join(event, "Anne-Marie", mine)
    await events.join(event, "Otto", mine, beside=True)
    async with events.hold(event) as (_, board):
        assert [(one.name, one.beside) for one in board.present] == [("Anna", 0), ("Otto", 1)]
    await events.run(event, key, lambda board: board.propose_removal(1))
    await events.join(event, "Annie", mine)


async def test_a_device_signed_out_has_lost_its_seat_at_every_event(hub: Hub, store: Store) -> None:
    people, laptop, phone = People(hub), new_token(), new_token()
    events, event, key = await an_event(hub, store)
    anna = await events.join(event, "Anna")
    await people.begin(laptop, "Firefox", [(anna.table, anna.token), (event, key)])
    await people.add_device(phone, LINKED, await people.new_link(laptop), [])
    await on_to_the_next_board(events, event, key)
    await people.sign_out(phone, (await people.of(laptop)).devices[0].id)
    (made, _), (own, _) = sorted(await seats_of(people, phone), key=lambda one: len(one[0]))
    assert await seat_with(hub, own, anna.token) is None
    with pytest.raises(Declined):
        await events.run(event, key, lambda board: board.propose_begin())
    assert await seat_with(hub, own, await people.recover(phone, own, 0)) == 0
    new = await people.recover(phone, made, 0)
    await events.run(event, new, lambda board: board.propose_begin())


@pytest.mark.parametrize("makes", [False, True])
async def test_whoever_is_deleted_has_left_no_trace_in_any_event(
    hub: Hub, store: Store, tmp_path: Path, makes: bool
) -> None:
    people, laptop, bens = People(hub), new_token(), new_token()
    events, event, key = await an_event(hub, store, "Annabelle", "Ben", "Cara")
    anna, ben = await events.join(event, "annabelle"), await events.join(event, "Ben")
    await people.begin(laptop, "Firefox", [(event, key) if makes else (anna.table, anna.token)])
    await people.begin(bens, "Safari", [(ben.table, ben.token)])
    new = "" if makes else await people.recover(laptop, anna.table, 0)
    await events.run(event, key, lambda board: board.propose_rename(1, "Annie"))
    await events.run(event, key, lambda board: board.propose_begin())
    await on_to_the_next_board(events, event, key)
    await events.run(event, key, lambda board: board.propose_begin())
    listed = () if makes else ("Annabelle", "Ben")
    later = await the_next_event(events, event, key, *listed)
    traces = [b"Firefox", holder_of(laptop).encode(), holder_of(key if makes else anna.token).encode()]
    traces += (
        [b"Anna's evening"] if makes else [b"Annabelle", b"annabelle", b"Annie", holder_of(new).encode()]
    )
    if isinstance(store, SqliteStore):
        assert all(trace in all_of(tmp_path) for trace in traces)
    await people.forget(laptop)
    if isinstance(store, SqliteStore):
        assert [trace for trace in traces if trace in all_of(tmp_path)] == []
    boards, others = await boards_of(store, event)
    assert (len(boards), len(others)) == (2, 1)
    told = b"".join([one.to_json() for board in boards + others for one in await store.events(board)])
    assert [trace for trace in traces if trace in told] == []
    for server in (hub, risen := Hub(store, generous(), levels=("random",))):
        async with Events(server, store).hold(later) as (_, board):
            assert board.facts.names == (() if makes else (MARK, "Ben"))
    async with Events(risen, store).hold(event) as (_, board):
        names = [member.name for member in board.present]
        assert names == ([MARK, "Ben"] if not makes else ["Annie", "Ben"])
        assert board.facts.title == (MARK if makes else "Anna's evening")
        assert board.facts.names == (("Annabelle" if makes else MARK), "Ben", "Cara")
        assert board.member(1).left is not makes
        table = board.state.id
    assert await seat_with(risen, f"{table}-2", ben.token) == 0
    assert await seats_of(People(risen), bens) == [(f"{table}-2", 0)]
    await risen.say_goodbye()


async def test_a_deletion_that_was_killed_is_ended_when_it_is_asked_for_again(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, laptop, _, table, tokens = await two_devices(hub)

    def killed(*_: Any) -> Any:
        raise Killed

    for step in ("append", "rewrite", "keep_person"):
        monkeypatch.setattr(store, step, killed)
        with pytest.raises(Killed):
            await people.forget(laptop)
        monkeypatch.undo()
        assert (await people.of(laptop)).seats
    await people.forget(laptop)
    with pytest.raises(NotKnown):
        await people.of(laptop)
    told = b"".join([event.to_json() for event in await store.events(table)])
    assert not any(trace in told for trace in (b"Anna", holder_of(tokens[0]).encode()))


async def test_nobody_deletes_another(hub: Hub) -> None:
    people, laptop, _, table, tokens = await two_devices(hub)
    code = await people.new_link(laptop)
    for forged in (new_token(), holder_of(laptop), code, tokens[0]):
        with pytest.raises(NotKnown):
            await people.forget(forged)
    assert await seat_with(hub, table, tokens[0]) == 0
