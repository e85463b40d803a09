"""People: seats follow a key, which never plays; in both stores, and whenever the server is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from parlour.play.errors import Declined
from parlour.play.seating import Plan
from parlour.play.tokens import holder_of, new_token
from parlour.server.storage.postgresql import PostgresStore
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.hub import Hub, NoTable
from parlour.server.tables.people import NotKnown, People
from tests.games import some_game
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
    made = await hub.make(some_game(), {}, plans, "link")
    return made.table.state.id, dict(made.tokens)


async def seats_of(people: People, key: str) -> list[tuple[str, int]]:
    return [(summary.table, seat) for summary, seat in await people.tables(key, [])]


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
    made = await hub.make(some_game(), {}, [Plan("me", "Anna"), Plan("link")], "link", contributes=True)
    table, invite = made.table.state.id, made.table.state.invite
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
