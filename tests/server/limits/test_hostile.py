"""Clients that mean harm: nothing leaks to them, nothing breaks, and the others play on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import takewhile
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.display.board import Board
from parlour.play.tokens import holder_of
from parlour.server.tables.connection import NO_TABLE
from parlour.wire.from_client import Hello, Leave, Play, Say
from parlour.wire.to_client import Players, Refused, Snapshot, Update
from tests.games import some_game
from tests.server.people import (
    DECODER,
    PATIENCE,
    Person,
    Served,
    Site,
    generous,
    serving,
    together,
    visiting,
)

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "here", "name": "Ben"}
TOO_BIG = 1009
ABNORMAL = 1006

NO_MESSAGES: list[str | bytes] = [
    "", " ", "{}", "[]", "null", "1", '"hello"', "{", "}", "\x00", '{"t":1}', '{"t":"shutdown"}',
    '{"t":"snapshot"}',
    '{"t":"hello","token":7}', '{"t":"hello","since":"0"}', '{"t":"hello","admin":true}',
    '{"t":"play"}', '{"t":"play","id":1,"cut":0,"n":0}', '{"t":"play","id":1,"cut":0,"n":0,"actions":7}',
    '{"t":"play","id":1,"cut":0,"n":0,"actions":["7"]}', '{"t":"play","id":1,"cut":0,"n":0,"actions":[1.5]}',
    '{"t":"play","id":1e400,"cut":0,"n":0,"actions":[1]}',
    '{"t":"play","id":1,"cut":0,"n":NaN,"actions":[1]}',
    '{"t":"try","id":1,"cut":0,"n":0,"actions":[true]}', '{"t":"say","text":["x"]}', '{"t":"say"}',
    '{"t":"say","text":"' + "\\ud800" + '"}', "[" * 10_000, '{"a":' * 3000,
    '{"t":"again","t":"leave","extra":1}', b"\xff\xfe\x00", b"", b"\x80abc",
]  # fmt: skip

UPGRADE = """\
GET /api/v1/tables/{table}/socket HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
Sec-WebSocket-Version: 13\r
\r
"""

STRANGE_PLAYS = [
    [], [-1], [2**31], [2**63 - 1], [-(2**63)], [0] * 65, [0] * 3000, [10**18, 3], list(range(64)),
]  # fmt: skip
STRANGE_NUMBERS = [-1, -(2**63), 2**31, 2**63 - 1, 10**6]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = generous(faults=10**6, hello_seconds=PATIENCE)
    with serving(tmp_path_factory.mktemp("data"), limits) as served:
        yield served


@pytest.fixture
async def site(served: Served) -> AsyncIterator[Site]:
    async with visiting(served.url) as site:
        yield site


async def raw(served: Served, head: str, address: str = "127.0.0.1") -> bytes:
    """What the server answers to this head, until it hangs up."""
    served.server.config.timeout_keep_alive = 1
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=(address, 0))
    writer.write(head.encode())
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


async def refused(person: Person) -> Refused:
    """The next refusal."""
    message = await person.until(Refused)
    assert isinstance(message, Refused)
    assert message.sentence
    return message


async def plays_on(site: Site, table: str, tokens: dict[int, str]) -> None:
    """Assert that the people at a table can still play."""
    async with Person(site.url, table, tokens[0]) as a, Person(site.url, table, tokens[1]) as b:
        before = a.n
        await together([a, b], Random(1), 4)
        assert (await site.look(table)).n > before


async def test_what_is_no_message_is_refused_and_nothing_happens(site: Site) -> None:
    table, _, tokens = await site.make(ME, BEN)
    before = (await site.look(table)).n
    async with Person(site.url, table, tokens[0]) as attacker:
        for frame in NO_MESSAGES:
            await attacker.send(frame)
            assert (await refused(attacker)).code == "unreadable", frame
        await attacker.send('{"t": "play", "id": 9}')
        assert (await refused(attacker)).id == 9
    assert (await site.look(table)).n == before
    await plays_on(site, table, tokens)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(st.one_of(st.text(), st.binary(max_size=200)), min_size=1, max_size=20))
def test_no_frame_breaks_anything(served: Served, frames: list[str | bytes]) -> None:
    async def attack() -> None:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(served.url, table, tokens[0]) as attacker:
                for frame in frames:
                    await attacker.send(
                        frame.encode(errors="replace").decode() if isinstance(frame, str) else frame
                    )
                    await refused(attacker)
                await attacker.send(Hello(tokens[0]))
                await attacker.until(Players)

    asyncio.run(attack())


async def test_strange_plays_and_drafts_are_refused(site: Site) -> None:
    table, _, tokens = await site.make(ME, BEN)
    before = (await site.look(table)).n
    async with Person(site.url, table, tokens[0]) as a, Person(site.url, table, tokens[1]) as b:
        attacker = a if a.seat in a.due else b
        for actions in STRANGE_PLAYS:
            answer = await attacker.play(actions)
            assert isinstance(answer, Refused), actions
            assert answer.code in ("unreadable", "limit", "rule")
            await attacker.draft(actions)
        for n in STRANGE_NUMBERS:
            answer = await attacker.play([attacker.legal[0]], (0, n))
            assert isinstance(answer, Refused)
            assert answer.code == "stale"
    assert (await site.look(table)).n == before
    await plays_on(site, table, tokens)


async def test_a_foreign_token_opens_nothing(site: Site) -> None:
    table, _, tokens = await site.make(ME, BEN)
    other, _, foreign = await site.make(ME, BEN)
    person = Person(site.url, table)
    async with connect(f"{site.url.replace('http', 'ws')}/api/v1/tables/{table}/socket") as raw:
        for token in (
            foreign[0],
            "x",
            holder_of(tokens[0]),
            tokens[0][:-1],
            tokens[0] + "A",
            "é" * 40,
            "\x00",
        ):
            await raw.send(msgspec.json.encode(Hello(token)).decode())
            answer = DECODER.decode(await raw.recv())
            assert isinstance(answer, Refused)
            assert answer.code == "not-seated"
        await raw.send(msgspec.json.encode(Play(1, 0, 0, [0])).decode())
        answer = DECODER.decode(await raw.recv())
        assert isinstance(answer, Refused)
        assert answer.code == "not-seated"
    for token in (foreign[0], "nonsense"):
        assert (await site.get(f"tables/{table}", token)).status_code == 403
        body = {"token": token, "cut": 0, "n": 0, "actions": [0]}
        assert (await site.post(f"tables/{table}/play", body)).status_code == 403
    assert (await site.post(f"tables/{table}/join", {"invite": "x", "name": "Eve"})).status_code in (403, 409)
    assert person.known is None
    await plays_on(site, table, tokens)
    await plays_on(site, other, foreign)


async def test_no_secret_goes_over_the_wire(site: Site, served: Served) -> None:
    table, invite, tokens = await site.make(ME, {"kind": "link"})
    _, tokens[1] = await site.join(table, invite, "Ben")
    async with (
        Person(site.url, table, tokens[0]) as a,
        Person(site.url, table, tokens[1]) as b,
        Person(site.url, table) as watcher,
    ):
        await together([a, b], Random(2), 30)
        await watcher.send(Hello())
        await watcher.until(Players)
        created = served.services.hub.live_tables[table].table.state.created
        for person in (a, b, watcher):
            everything = "".join(person.raw)
            under_way = "".join(takewhile(lambda raw: '"result"' not in raw, person.raw))
            assert len(under_way) > 1000
            assert created.secret not in under_way
            for token in tokens.values():
                assert token not in everything
                assert holder_of(token) not in everything
        assert invite not in "".join(watcher.raw)


async def test_other_hands_are_backs_on_the_wire(site: Site) -> None:
    game = some_game(covered=True)
    if not game.hidden:
        pytest.skip("needs a game with hidden hands")
    table, _, tokens = await site.make(ME, BEN, game=game)
    board = msgspec.json.decode((await site.get(f"tables/{table}/board")).content, type=Board)
    hands = {place.id: area.seat for area in board.areas if area.role == "hand" for place in area.places}
    assert hands
    backs = {face.id for face in board.faces if face.back}
    async with (
        Person(site.url, table, tokens[0]) as a,
        Person(site.url, table, tokens[1]) as b,
        Person(site.url, table) as watcher,
    ):
        await together([a, b], Random(3), 40)
        await a.send(Say("done"))
        for person in (a, b, watcher):
            await person.catch_up(await site.look(table, person.token))
            seen = 0
            for message in person.heard:
                lying: list[tuple[str, str]] = []
                if isinstance(message, Snapshot):
                    lying = [(piece.place, piece.face) for piece in message.pieces]
                elif isinstance(message, Update):
                    lying = [(change.place, change.face) for step in message.steps for change in step.changes]
                for place, face in lying:
                    if place in hands and hands[place] != person.seat:
                        seen += 1
                        assert face in backs
            assert seen


async def test_huge_frames_close_the_socket_and_nobody_else_notices(site: Site) -> None:
    table, _, tokens = await site.make(ME, BEN)
    async with Person(site.url, table, tokens[1]) as ben:
        async with Person(site.url, table, tokens[0]) as attacker:
            await attacker.send(Say("x" * 20_000))
            assert await attacker.hear_out() == TOO_BIG
        await ben.send(Hello(ben.token))
        await ben.until(Players)
    await plays_on(site, table, tokens)


async def test_a_long_line_of_chat_is_refused(site: Site) -> None:
    table, _, tokens = await site.make(ME, BEN)
    async with Person(site.url, table, tokens[0]) as a:
        await a.send(Say("x" * 2000))
        assert (await refused(a)).code == "limit"
        await a.send(Say(" \u202e\u200b\n"))
        assert (await refused(a)).code == "unreadable"


async def test_a_table_that_is_none_closes_the_socket(site: Site) -> None:
    async with connect(f"{site.url.replace('http', 'ws')}/api/v1/tables/nowhere/socket") as raw:
        answer = DECODER.decode(await raw.recv())
        assert isinstance(answer, Refused)
        assert answer.code == "no-table"
        with pytest.raises(ConnectionClosed) as closed:
            await raw.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_TABLE


async def test_pages_of_other_sites_get_nothing_done(site: Site) -> None:
    table, _, _ = await site.make(ME, BEN)
    address = f"{site.url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers={"Sec-Fetch-Site": "cross-site"})
    assert refused.value.response.status_code == 403
    got = await site.http.post(
        f"{site.url}/api/v1/tables/mine", json={"tables": []}, headers={"sec-fetch-site": "cross-site"}
    )
    assert got.status_code == 403


async def test_a_proxy_may_leave_the_port_out_of_the_host(served: Served, site: Site) -> None:
    own = {"host": "localhost", "origin": "http://localhost:8080"}
    got = await site.http.post(f"{site.url}/api/v1/tables/mine", json={"tables": []}, headers=own)
    assert got.status_code == 200
    table, _, _ = await site.make(ME, BEN)
    shake = (
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:8080\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(shake.encode())
    assert (await reader.read(12)) == b"HTTP/1.1 101"
    writer.close()


async def test_who_is_refused_as_foreign_is_in_the_log(served: Served, site: Site) -> None:
    refusals = served.services.admission.refusals
    refusals.tell()
    evil = {"origin": "http://evil.example"}
    await site.http.post(f"{site.url}/api/v1/tables/mine", json={"tables": []}, headers=evil)
    await site.http.get(site.url, headers={"host": "evil.example"})
    assert refusals.tell() == {
        "foreign": 1, "last_foreign": f"http://evil.example to 127.0.0.1:{served.port}",
        "host": 1, "last_host": "evil.example",
    }  # fmt: skip


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://127.0.0.1:1", "ftp://127.0.0.1"])
async def test_pages_of_other_origins_get_nothing_done(site: Site, origin: str) -> None:
    table, _, _ = await site.make(ME, BEN)
    address = f"{site.url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    mine = f"{site.url}/api/v1/tables/mine"
    got = await site.http.post(mine, json={"tables": []}, headers={"origin": origin})
    assert (got.status_code, got.json()["code"]) == (403, "foreign")
    for own in ({"origin": site.url}, {"origin": origin, "sec-fetch-site": "same-origin"}):
        assert (await site.http.post(mine, json={"tables": []}, headers=own)).status_code == 200
    async with connect(address, additional_headers={"Origin": site.url}) as socket:
        await socket.send(msgspec.json.encode(Hello()).decode())
        assert isinstance(DECODER.decode(await socket.recv()), Snapshot)


async def test_a_name_that_was_made_to_lead_here_finds_nobody(site: Site, served: Served) -> None:
    table, _, _ = await site.make(ME, BEN)
    for path in ("/", "/api/v1/games", "/healthz"):
        for host, status in (("evil.example", 421), (f"evil.example:{served.port}", 421), ("localhost", 200)):
            got = await site.http.get(f"{site.url}{path}", headers={"host": host})
            assert got.status_code == status, (path, host)
    head = UPGRADE.format(table=table).replace("localhost", "evil.example")
    assert (await raw(served, head)).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/..%2f..%2f__init__.py",
        "/assets/%00",
        "//etc/passwd",
    ],
)
async def test_no_file_outside_the_client_is_served(served: Served, path: str) -> None:
    answer = await raw(served, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    status = answer.split(b" ", 2)[1]
    assert status in (b"404", b"400")
    assert b"[project]" not in answer
    assert b"root:" not in answer


@pytest.mark.parametrize("address", ["\x16\x03\x01", "/ HTTP/9"])
async def test_what_is_no_request_is_told_so_like_all_else(served: Served, address: str) -> None:
    head, _, body = (await raw(served, f"GET {address} HTTP/1.1\r\nHost: localhost\r\n\r\n")).partition(
        b"\r\n\r\n"
    )
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"application/problem+json" in head
    assert msgspec.json.decode(body)["code"] == "unreadable"


@pytest.mark.parametrize("path", ["records", "play-on"])
@pytest.mark.parametrize("nested", ["[" * 900_000, "[" * 600 + "]" * 600, '{"entries":' * 5000])
async def test_nested_json_is_refused(site: Site, path: str, nested: str) -> None:
    got = await site.http.post(
        f"{site.url}/api/v1/{path}", content=nested, headers={"content-type": "application/json"}
    )
    assert got.status_code in (400, 413, 422)
    assert got.json()["code"] in ("unreadable", "limit")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be"])
async def test_a_record_may_come_in_any_unicode_encoding(site: Site, encoding: str) -> None:
    table, _, tokens = await site.make(ME, BEN)
    async with Person(site.url, table, tokens[0]) as a:
        await a.send(Leave())
        await a.until(Update)
    record = (await site.get(f"tables/{table}/record")).text
    got = await site.http.post(
        f"{site.url}/api/v1/records",
        content=record.encode(encoding),
        headers={"content-type": "application/json"},
    )
    assert got.status_code == 200, got.text


async def test_a_forged_record_is_named_by_its_lie(site: Site) -> None:
    table, _, tokens = await site.make(ME, BEN)
    async with Person(site.url, table, tokens[0]) as a:
        await a.send(Leave())
        await a.until(Update)
    record = (await site.get(f"tables/{table}/record")).json()
    assert (await site.post("records", record)).status_code == 200
    for field, lie in (("scores", [999, 0]), ("over", True), ("commitment", "00" * 32)):
        got = await site.post("records", {**record, field: lie})
        assert (got.status_code, got.json()["field"]) == (409, field)
