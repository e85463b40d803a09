"""Clients that ask too much, too often or too slowly, under limits like everybody's: the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.kernel.state import State
from parlour.search import choose
from parlour.server.limits.admission import PRICE
from parlour.server.settings import Limits, Rate
from parlour.server.tables.connection import POLICY, RESTART, TOO_SLOW
from parlour.wire.from_client import Again, Hello, Leave, Say, Try
from parlour.wire.to_client import Accepted, Chat, Next, Players, Refused, Update
from tests.games import some_game
from tests.server.limits.test_hostile import BEN, ME, UPGRADE, plays_on, refused
from tests.server.people import DECODER, PATIENCE, Person, Served, Site, generous, serving, visiting

pytestmark = pytest.mark.anyio

ABNORMAL = 1006
CLOSE = b"\x88"
"""The first byte of a frame that closes."""
BOT = {"kind": "bot", "level": "random"}
FAULTS = 8


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = Limits(
        faults=FAULTS, fault_seconds=0.001, hello_seconds=0.4, send_seconds=0.5, backlog_messages=50,
        address_sockets=12, table_rate=Rate(0.001, 10),
    )  # fmt: skip
    with serving(tmp_path_factory.mktemp("strict"), limits) as served:
        yield served


async def test_a_flood_of_messages_loses_its_socket_and_the_others_play_on(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with Person(site.url, table, tokens[1]) as ben:
            attacker = await Person(site.url, table, tokens[0]).come()
            with contextlib.suppress(ConnectionClosed):
                for number in range(5000):
                    await attacker.send(Try(number, 0, 0, [0]))
            assert await attacker.hear_out() in (POLICY, ABNORMAL)
            await attacker.go()
            await ben.send(Hello(ben.token))
            await ben.until(Players)
        await plays_on(site, table, tokens)


async def test_who_keeps_sending_nonsense_loses_the_socket(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with Person(site.url, table, tokens[0]) as attacker:
            for _ in range(FAULTS):
                await attacker.send("nonsense")
                await refused(attacker)
            with pytest.raises(ConnectionClosed):
                await attacker.hear()
            assert attacker.closed == POLICY


async def test_who_guesses_tokens_loses_the_socket(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, _ = await site.make(ME, BEN)
        async with Person(site.url, table) as attacker:
            for guess in range(FAULTS):
                await attacker.send(Hello(f"guess {guess}"))
                assert (await refused(attacker)).code == "not-seated"
            with pytest.raises(ConnectionClosed):
                await attacker.hear()


async def test_who_says_nothing_is_not_waited_for(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, _ = await site.make(ME, BEN)
        async with connect(f"{site.url.replace('http', 'ws')}/api/v1/tables/{table}/socket") as silent:
            answer = DECODER.decode(await silent.recv())
            assert isinstance(answer, Refused)
            with pytest.raises(ConnectionClosed):
                await silent.recv()


async def test_chat_has_a_pace(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with Person(site.url, table, tokens[0]) as a:
            for n in range(7):
                await a.send(Say(f"line {n}"))
            assert (await refused(a)).code == "limit"


async def test_a_crowd_that_watches_does_not_drown_the_players(tmp_path: Path) -> None:
    limits = Limits(chat_rate=Rate(0.001, 5))
    with serving(tmp_path, limits) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a:
                answers = []
                for n in range(7):
                    async with Person(site.url, table) as watcher:
                        await watcher.send(Say(f"line {n}"))
                        answers.append(await watcher.until(Chat, Refused))
                assert [isinstance(answer, Chat) for answer in answers] == [True] * 5 + [False] * 2
                await a.send(Say("Your turn"))
                while (await a.until(Chat, Refused)).line.seat != 0:
                    pass


async def test_one_person_talks_so_much_and_no_more_over_all_sockets(tmp_path: Path) -> None:
    limits = Limits(chat_rate=Rate(0.001, 5))
    with serving(tmp_path, limits) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            said = 0
            for _ in range(3):
                async with Person(site.url, table, tokens[0]) as a:
                    for n in range(3):
                        await a.send(Say(f"line {n}"))
                        said += isinstance(await a.until(Chat, Refused), Chat)
            assert said == 5


async def test_who_does_not_read_is_cut_off_and_the_others_play_on(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        count = strict.services.sockets.count
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", strict.port))
        deaf.sendall(UPGRADE.format(table=table).encode())
        assert b" 101 " in deaf.recv(4096)
        deaf.sendall(frame(b'{"t":"hello"}'))
        async with asyncio.timeout(PATIENCE):
            while strict.services.sockets.count == count:
                await asyncio.sleep(0.02)
            live = strict.services.hub.live_tables[table]
            while not live.connections:
                await asyncio.sleep(0.02)
            connection = next(iter(live.connections))
            for _ in range(40):
                strict.do(lambda: connection.send(b"x" * 200_000))  # as much as a very busy table
            while strict.services.sockets.count > count:
                await asyncio.sleep(0.05)
        deaf.close()
        await plays_on(site, table, tokens)


async def test_a_client_that_falls_behind_is_closed_rather_than_waited_for(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with Person(site.url, table, tokens[0]) as slow:
            connection = next(iter(strict.services.hub.live_tables[table].connections))

            def crowd() -> None:  # more than the network takes while nobody reads
                while not connection.closing:
                    connection.send(b'{"t":"bye","after":0%s}' % (100_000 * b" "))

            strict.do(crowd)
            assert await slow.hear_out() == TOO_SLOW


async def test_one_address_opens_so_many_sockets_and_no_more(strict: Served) -> None:
    async with visiting(strict.url) as site:
        table, _, _ = await site.make(ME, BEN)
        watchers = [Person(site.url, table) for _ in range(strict.settings.limits.address_sockets)]
        for watcher in watchers:
            await watcher.come()
        with pytest.raises(InvalidStatus):
            await Person(site.url, table).come()
        for watcher in watchers:
            await watcher.go()


async def test_sockets_count_until_their_clients_have_gone(strict: Served) -> None:
    most = strict.settings.limits.address_sockets
    async with visiting(strict.url) as site:
        table, _, _ = await site.make(ME, BEN)
        silent = [await asyncio.open_connection("127.0.0.1", strict.port) for _ in range(most)]
        for reader, writer in silent:
            writer.write(UPGRADE.format(table=table).encode())
            await reader.readuntil(b"\r\n\r\n")
        for reader, _ in silent:  # who says nothing is not waited for
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(CLOSE)
        with pytest.raises(InvalidStatus):
            await Person(site.url, table).come()
        for _, writer in silent:
            writer.close()


async def test_who_does_not_answer_that_they_are_closed_is_aborted_before_long(tmp_path: Path) -> None:
    with serving(tmp_path, generous(hello_seconds=0.1, closing_seconds=0.01)) as served:
        async with visiting(served.url) as site:
            table, _, _ = await site.make(ME, BEN)
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(UPGRADE.format(table=table).encode())
            async with asyncio.timeout(PATIENCE):
                await reader.read()  # to its end
            writer.close()


async def test_one_address_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(table_rate=Rate(0.001, 3))) as served:
        async with visiting(served.url) as site:
            for _ in range(3):
                await site.make(ME, BEN)
            body = {"game": some_game().slug, "seats": [ME, BEN]}
            got = await site.post("tables", body)
            assert (got.status_code, got.json()["code"]) == (429, "limit")
            assert int(got.headers["retry-after"]) > 100


async def test_one_address_has_so_many_tables_of_bots_alone_and_no_more(tmp_path: Path) -> None:
    go = threading.Event()

    def waits(view: State, level: str, seed: int) -> Sequence[int]:
        go.wait(PATIENCE)
        return choose(view, level, seed)

    limits = Limits(address_bot_tables=2, table_rate=Rate(0.001, 4))  # what is refused counts for none
    with serving(tmp_path, limits, bots=waits) as served:
        async with visiting(served.url) as site:
            first, _, _ = await site.make(BOT, BOT)
            await site.make(BOT, BOT)
            got = await site.post("tables", {"game": some_game().slug, "seats": [BOT, BOT]})
            assert (got.status_code, got.json()["code"], "retry-after" in got.headers) == (429, "limit", True)
            await site.make(ME, BOT)
            go.set()
            async with Person(site.url, first) as watcher:
                while watcher.phase != "over":
                    await watcher.hear()
            await site.make(BOT, BOT)


async def test_another_game_is_a_table_like_any_other(tmp_path: Path) -> None:
    """Whoever resigns and asks again, over and over, makes no more tables than by asking for tables."""
    with serving(tmp_path, Limits(table_rate=Rate(0.001, 4))) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BOT)
            made = 1
            while True:
                async with Person(site.url, table, tokens[0]) as a:
                    await a.send(Leave())
                    await a.until(Update)
                    await a.send(Again())
                    answer = await a.until(Next, Refused)
                if isinstance(answer, Refused):
                    break
                made += 1
                table = answer.table
            assert (answer.code, made) == ("limit", 4)
            assert served.services.hub.count == made


async def test_no_rematch_where_there_is_no_room_for_a_table(tmp_path: Path) -> None:
    with serving(tmp_path, generous(tables=1)) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BOT)
            async with Person(site.url, table, tokens[0]) as a:
                await a.send(Leave())
                await a.until(Update)
                await a.send(Again())
                assert "as many tables as it can hold" in str((await refused(a)).sentence)
            assert served.services.hub.count == 1


OPENED: Final = {"sec-fetch-dest": "document"}
"""What a browser says which opens a page."""


async def test_one_address_asks_so_much_and_no_more(tmp_path: Path) -> None:
    """What is beyond it waits for its turn first."""
    limits = Limits(costly_rate=Rate(1e-6, 4.5 * PRICE), turn_seconds=0.2)
    with serving(tmp_path, limits) as served:
        async with visiting(served.url) as site:
            codes = [(await site.get("levels")).status_code for _ in range(6)]
            assert codes == [200] * 5 + [429]
            assert (await site.http.get(site.url)).status_code == 200
            soon = await site.http.get(f"{site.url}/t/elsewhere", headers=OPENED)
            assert (soon.status_code, "by itself" in soon.text) == (429, True)


async def test_one_address_reads_so_many_pages_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(cheap_rate=Rate(0.001, 5), refused_most_seconds=0.1)) as served:
        async with visiting(served.url) as site:
            got = [await site.http.get(f"{site.url}/robots.txt") for _ in range(6)]
            assert [one.status_code for one in got] == [200] * 5 + [429]
            assert int(got[-1].headers["retry-after"]) > 100
            soon = await site.http.get(site.url, headers=OPENED)
            assert (soon.status_code, "by itself" in soon.text) == (429, True)
            assert soon.headers["refresh"] == soon.headers["retry-after"]
            assert (await site.get("levels")).status_code == 200


async def test_who_asks_too_often_is_answered_later(tmp_path: Path) -> None:
    seconds = 3.0  # as long as the server then takes to stop
    limits = Limits(cheap_rate=Rate(0.001, 1), refused_seconds=seconds, refused_most_seconds=seconds)
    with serving(tmp_path, limits) as served:
        async with visiting(served.url) as site:
            assert (await site.http.get(site.url)).status_code == 200
            refused = asyncio.create_task(site.http.get(site.url))
            while not served.services.admission.refusals.tell():
                await asyncio.sleep(0.01)
            assert (await site.get("levels")).status_code == 200
            assert not refused.done()
            refused.cancel()


async def test_long_bodies_are_not_read(site: Site) -> None:
    got = await site.post("tables/mine", {"tables": [], "more": "x" * 600_000})
    assert (got.status_code, got.json()["code"]) == (413, "limit")


async def test_a_stopping_server_says_goodbye(tmp_path: Path) -> None:
    with serving(tmp_path, generous()) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            person = await Person(site.url, table, tokens[0]).come()
            served.server.should_exit = True
            assert await person.hear_out() == RESTART
            assert person.raw[-1] == '{"t":"bye","after":2}'


def frame(data: bytes) -> bytes:
    """A masked text frame."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    return bytes([0x81, 0x80 | len(data)]) + mask + masked


def test_the_frame_of_this_file_is_one() -> None:
    assert frame(b"abc")[:2] == b"\x81\x83"
    assert msgspec.json.encode(Accepted(1)) == b'{"t":"accepted","id":1}'
