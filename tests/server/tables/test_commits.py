"""A commit with compiled rules: proposed, stored, told; and what happens when the store fails it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.server.settings import Limits
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import LostRace, StoreError
from parlour.server.tables.checkpoints import CheckpointPace
from parlour.server.tables.connection import Answer, Connection, MessageFormat
from parlour.server.tables.hub import Hub
from parlour.wire.from_client import Play
from parlour.wire.to_client import Accepted, Moves, Refused, Update
from tests.games import some_game
from tests.server.people import PATIENCE, Person, generous, serving, visiting
from tests.server.tables.test_hub import PEOPLE, Moody, Outbox, any_move
from tests.server.tables.test_races import race

pytestmark = pytest.mark.anyio

SOON = 8
"""Events between two checkpoints: no game is over by then."""
ME, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}


@pytest.fixture(autouse=True)
def compiled() -> None:
    some_game().compiled.load_rules()
    some_game(hidden=False).compiled.load_rules()


async def a_table(hub: Hub) -> str:
    new = await hub.make(some_game(), {}, PEOPLE, "link")
    return new.table.state.id


async def test_a_commit_leaves_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    class Proposal:
        def __call__(self, table: Table) -> list[Event]:
            return any_move(Random(1))(table)

    store = SqliteStore(tmp_path)
    hub = Hub(store, generous())
    await hub.start()
    table, propose = await a_table(hub), Proposal()
    gone = weakref.ref(propose)
    gc.disable()
    try:
        await hub.change(table, propose)
        del propose
        async with asyncio.timeout(PATIENCE):
            while gone() is not None:
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
    await store.close()


async def test_what_comes_at_once_is_carried_out_in_order_and_told_when_it_is_on_disk(tmp_path: Path) -> None:
    store = Moody(tmp_path)
    hub = Hub(store, generous())
    await hub.start()
    table, random = await a_table(hub), Random(1)
    live = hub.live_tables[table]
    watcher = Outbox()
    live.connections.add(connection := Connection(watcher.send, "", Limits()))
    connection.holder = ""
    pump = asyncio.create_task(connection.pump())
    n, store.holds = live.table.state.n, True
    changes = [asyncio.create_task(hub.change(table, any_move(random))) for _ in range(3)]
    for done in range(3):
        await store.asked()
        assert len(store.held) == 1, "one at a time: each builds on what is on disk"
        assert [change.done() for change in changes] == [k < done for k in range(3)]
        assert len(await store.events(table)) == n + done
        told = len(watcher.sent)
        await asyncio.sleep(0.02)
        assert len(watcher.sent) == told, "nobody is told before it is on disk"
        store.let_go()
        assert await changes[done] == n + done + 1
    assert await store.events(table) == live.table.state.events
    pump.cancel()
    await store.close()


async def test_a_checkpoint_keeps_no_play_waiting(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    hub = Hub(store, generous())
    hub.checkpoints.pace = CheckpointPace(rest_seconds=0.0, at_rest=SOON)
    await hub.start()
    live = hub.live_tables[await a_table(hub)]
    random = Random(1)
    while not live.checkpointed:
        await hub.change(live.table.state.id, any_move(random))
        await asyncio.sleep(0)  # the checkpoint, if one is due
    assert live.checkpointed >= SOON
    await store.close()


async def test_two_that_are_due_at_once_are_told_of_both_plays_in_order(tmp_path: Path) -> None:
    """Each browser ends with what a new one is shown."""
    game = next((game for game in catalogue() if several_due(game)), None)
    if game is None:
        pytest.skip("in no game are two seats due at once")
    game.compiled.load_rules()
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN, game=game)
            people = [Person(site.url, table, token) for token in tokens.values()]
            for person in people:
                await person.come()
            playing = [asyncio.create_task(plays(person, 12)) for person in people]
            _, late = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in late:
                task.cancel()
            await asyncio.wait(playing)
            await site.look(table)  # waits for what is on its way to the disk
            for person in people:
                async with Person(site.url, table, person.token) as anew:
                    while person.n < anew.n:
                        await person.hear()
                    assert (person.known, person.due, person.legal) == (anew.known, anew.due, anew.legal)
                await person.go()


async def test_a_commit_goes_on_when_whoever_sent_it_goes_away(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a, Person(site.url, table, tokens[1]) as b:
                goes, stays = (a, b) if a.seat in a.due else (b, a)
                before = stays.n
                await goes.send(Play(1, *(goes.known or (0, 0)), goes.legal[:1]))
                assert goes.socket is not None
                goes.socket.transport.close()
                while stays.n == before:
                    await stays.hear()


async def plays(person: Person, commits: int) -> None:
    """Play so many times whenever due, then listen."""
    random = Random(person.seat)
    while True:
        if commits and person.seat in person.due and person.legal:
            commits -= isinstance(await person.play([random.choice(person.legal)]), Accepted)
        elif commits:
            await person.hear()
        else:
            return


def several_due(game: Game) -> bool:
    return 2 in game.seating.seats and len(Variant.of(game, seats=2).new_state(seed=1).turn) > 1


@pytest.mark.parametrize("fails", [StoreError("the disk is full"), LostRace("another was first")])
async def test_a_commit_that_is_not_stored_leaves_the_log_as_it_was(
    tmp_path: Path, fails: StoreError | LostRace
) -> None:
    store = Moody(tmp_path)
    hub = Hub(store, generous())
    await hub.start()
    table = await a_table(hub)
    n = hub.live_tables[table].table.state.n
    failures = [fails]
    store.fail = lambda: failures[0]
    with pytest.raises(StoreError):
        await hub.change(table, any_move(Random(1)))
    store.fail = None
    async with hub.hold(table) as live:
        assert live.table.state.n == n == len(await store.events(table))
    assert await hub.change(table, any_move(Random(1))) == n + 1
    await store.close()


async def test_the_news_answer_a_commit_that_has_lost_a_race_too(tmp_path: Path) -> None:
    game = next(game for game in catalogue() if game.display is not None and 2 in game.seating.seats)
    game.compiled.load_rules()
    store = Moody(tmp_path)
    hub = Hub(store, generous())
    await hub.start()
    live = hub.live_tables[(await hub.make(game, {}, PEOPLE, "link")).table.state.id]
    author = Connection(Outbox().send, "", Limits())
    author.form = MessageFormat(compact=True)
    author.holder = live.table.state.chairs[live.table.state.due[0]].holder
    live.connections.add(author)
    table = live.table.state.id

    def once() -> Exception:
        store.fail = None
        return LostRace("another was first")

    for store.fail in (once, None):
        answer = Answer(author, 7)
        author.holder = live.table.state.chairs[live.table.state.due[0]].holder
        n = await hub.change(table, any_move(Random(1)), answer)
        assert live.table.state.n == n
        assert answer.given
    await store.close()


async def test_its_author_hears_the_update_first_and_what_is_wrong_at_once(tmp_path: Path) -> None:
    random = Random(1)
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            people = [Person(site.url, table, token) for token in tokens.values()]
            for person in people:
                await person.come()
            while not (able := [one for one in people if one.seat in one.due and one.legal]):
                await people[0].hear()
            author = able[0]
            refused = await author.play([10**6])
            assert isinstance(refused, Refused)
            assert refused.code == "unreadable"
            author.heard.clear()
            assert isinstance(await author.play([random.choice(author.legal)]), Accepted)
            kinds = [type(message) for message in author.heard]
            assert kinds.index(Update) < kinds.index(Accepted)
            for person in people:
                await person.go()


async def test_the_news_of_a_commit_are_the_answer_to_its_socket_alone(tmp_path: Path) -> None:
    random = Random(2)
    game = next(game for game in catalogue() if game.display is not None and 2 in game.seating.seats)
    game.compiled.load_rules()
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN, game=game)
            sockets = [Person(site.url, table, token, stream=True) for token in (*tokens.values(), tokens[0])]
            for socket in sockets:
                await socket.come()
            while not (able := [one for one in sockets if one.seat in one.due and one.legal]):
                await sockets[0].hear()
            author = able[0]
            for socket in sockets:
                socket.heard.clear()
            stored = await author.play([random.choice(author.legal)])
            assert isinstance(stored, Accepted)
            assert not any(isinstance(message, Accepted) for message in author.heard)
            for socket in sockets:
                news = author.heard[-1] if socket is author else await socket.until(Moves)
                assert isinstance(news, Moves)
                assert news.id == (stored.id if socket is author else -1)
            for socket in sockets:
                await socket.go()


async def test_who_hangs_up_while_an_answer_is_under_way_breaks_nothing(tmp_path: Path) -> None:
    errors = list[dict[str, Any]]()
    with serving(tmp_path) as served:
        served.do(
            lambda: asyncio.get_running_loop().set_exception_handler(lambda _, said: errors.append(said))
        )
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            person = await Person(site.url, table, tokens[0]).come()
            assert person.socket is not None
            frames = person.socket.protocol
            frames.send_text(msgspec.json.encode(Play(1, *(person.known or (0, 0)), [10**6])))
            frames.send_close(1000)
            person.socket.transport.write(b"".join(frames.data_to_send()))  # so that both arrive at once
            await person.socket.wait_closed()
    assert not errors


async def test_exactly_one_of_two_commits_wins_with_compiled_rules(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            await race(site, 60)
