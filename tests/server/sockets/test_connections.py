"""Connections that send or read nothing, or are too many: they lock nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import struct
import sys
import time
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from parlour.server.settings import Limits, Rate
from parlour.server.sockets.protocol import PARTS_BYTES, SOCKET_BYTES, Peer
from parlour.server.tables.connection import LEAST_PACKED, POLICY, Connection
from parlour.wire.from_client import Hello
from parlour.wire.to_client import Company, Moves, Players, Snapshot
from tests.server.limits.test_hostile import BEN, ME, plays_on, raw
from tests.server.people import PATIENCE, Person, Site, generous, serving, visiting
from tests.server.processes import RUN, Process

pytestmark = pytest.mark.anyio

KEPT_BY_HTTPX = 5.0
"""Seconds for which httpx keeps a connection without a request."""


async def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(head_seconds=0.3)) as served:
        started = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
        heads = ("", "G", "\r\n", started, f"{started}\r\n{started}")
        answers = await asyncio.gather(*(raw(served, head) for head in heads))
        assert [answer.count(b"HTTP/1.1 200") for answer in answers] == [0, 0, 0, 0, 1]
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as a:
                await asyncio.sleep(0.5)
                await a.send(Hello(a.token))  # a socket is no head
                await a.until(Players)


async def test_a_connection_is_kept_for_longer_than_clients_keep_it(tmp_path: Path) -> None:
    request = b"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving(tmp_path) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        async with asyncio.timeout(PATIENCE):
            for pause in (KEPT_BY_HTTPX + 0.5, 0.0):
                writer.write(request)
                await reader.readuntil(b"HTTP/1.1 200")
                await asyncio.sleep(pause)
        writer.close()


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no socket here takes IPv4 and IPv6")
async def test_a_proxy_at_a_socket_of_both_kinds_is_believed(tmp_path: Path) -> None:
    limits = {"PARLOUR_CHEAP_RATE": "0.2"}
    with Process(tmp_path, PARLOUR_HOST="::", **limits) as server:
        for at, net in (("127.0.0.1", "192.0.2"), ("[::1]", "198.51.100")):
            async with visiting(f"http://{at}:{server.port}") as site:

                async def three(visitor: str, site: Site = site) -> list[int]:
                    asked = [site.http.get(site.url, headers={"x-forwarded-for": visitor}) for _ in range(3)]
                    return sorted(got.status_code for got in await asyncio.gather(*asked))

                for statuses in await asyncio.gather(three(f"{net}.1"), three(f"{net}.2")):
                    assert statuses == [200, 200, 429]


async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = Limits(address_connections=5, head_seconds=PATIENCE)
    with serving(tmp_path, limits, trusted_proxies="192.0.2.1") as served:
        idle = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(5)]
        request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        with contextlib.suppress(ConnectionResetError):
            assert await raw(served, request) == b""
        for _, writer in idle:
            writer.close()
        async with asyncio.timeout(PATIENCE):
            while served.server.server_state.connections:
                await asyncio.sleep(0.02)
        assert (await raw(served, request)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("page", [True, False], ids=["page", "program"])
async def test_what_is_long_is_packed_for_pages_alone(tmp_path: Path, page: bool) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0], stream=page) as anna:
                assert anna.socket is not None
                assert anna.socket.protocol.extensions == [], "browsers would pack all that they send"
                whole = [Company, Moves] if page else [Snapshot]
                assert [type(message) for message in anna.heard] == [*whole, Players]
                (long, sent), *_, (short, as_sent) = sorted(
                    zip(map(len, anna.raw), anna.lengths, strict=True), reverse=True
                )
                assert short < LEAST_PACKED <= long
                assert as_sent == short
                assert (sent < long) == page


@pytest.mark.parametrize(
    "frame",
    [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\0\x80\0\0\0\0", b"\0\x81\0\0\0\0x", b"\x81\x81\0\0\0\0x"],
    ids=["pings", "pongs", "empty parts", "parts of a byte", "texts of a byte"],
)
async def test_tiny_frames_are_parsed_a_few_at_a_time(
    tmp_path: Path, frame: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed, parse = list[int](), WebSocketsSansIOProtocol.data_received

    def noted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(len(data))
        parse(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)  # uvicorn tells nobody
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as anna:
                assert anna.socket is not None
                parsed.clear()
                if not frame[0]:  # of a text that begins
                    anna.socket.transport.write(b"\x01\x80\0\0\0\0")
                anna.socket.transport.write(frame * 500)
                if not frame[0]:  # and ends
                    anna.socket.transport.write(b"\x80\x80\0\0\0\0")
                if frame[0] == 0x81:  # a text, and each is nonsense
                    assert await anna.hear_out() == POLICY
                else:
                    await asyncio.wait_for(await anna.socket.ping(), PATIENCE)
                    assert sum(parsed) > 500 * len(frame)
    assert max(parsed) <= SOCKET_BYTES


async def test_parts_that_never_make_a_message_are_not_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as anna:
                assert anna.socket is not None
                anna.socket.transport.write(b"\x01\x80\0\0\0\0")
                with contextlib.suppress(RuntimeError):  # it may be closed before the last is written
                    for _ in range(PARTS_BYTES // 6000 + 1):
                        anna.socket.transport.write(b"\0\x80\0\0\0\0" * 1000)
                        await asyncio.sleep(0.01)
                await asyncio.wait_for(anna.socket.wait_closed(), PATIENCE)


async def test_who_has_used_up_the_budget_by_frames_that_say_nothing_is_read_later(tmp_path: Path) -> None:
    with serving(tmp_path, Limits()) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with Person(site.url, table, tokens[0]) as anna:
                assert anna.socket is not None
                its = served.socket
                its.account.charge(Limits().costly_rate.burst)
                async with asyncio.timeout(PATIENCE):
                    while its.transport.is_reading():
                        await (await anna.socket.ping())  # one frame a read, since many cut the socket off
                        await asyncio.sleep(0.01)
                    while not its.transport.is_reading():
                        await asyncio.sleep(0.01)
                assert not its.is_lost


async def test_what_is_sent_waits_for_nothing_on_the_plain_loop_either(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            assert (await site.get("games")).status_code == 200
            kept = [connection.transport for connection in served.server.server_state.connections]
            own = [transport.get_extra_info("socket") for transport in kept]
            assert [its.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for its in own] == [1]


async def test_a_connection_that_has_ended_leaves_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    def left() -> int:
        kinds = (Peer, HttpToolsProtocol, WebSocketsSansIOProtocol, ServerProtocol, Connection)
        return sum(issubclass(type(one), kinds) for one in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        with serving(tmp_path) as served:
            async with visiting(served.url) as site:
                table, _, tokens = await site.make(
                    {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
                )
                async with Person(site.url, table, tokens[0]), Person(site.url, table):
                    assert left() >= 5
            async with asyncio.timeout(PATIENCE):
                while left():
                    await asyncio.sleep(0.5)
    finally:
        gc.enable()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux answers on all of 127.0.0.0/8")
async def test_one_address_opens_connections_at_a_pace(tmp_path: Path) -> None:
    limits = Limits(cheap_rate=Rate(0.001, 3))
    with serving(tmp_path, limits, trusted_proxies="192.0.2.1") as served:
        request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        for _ in range(3):
            assert (await raw(served, request)).startswith(b"HTTP/1.1 200")
        with contextlib.suppress(ConnectionResetError):
            assert await raw(served, request) == b""
        assert (await raw(served, request, "127.0.0.2")).startswith(b"HTTP/1.1 200")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux answers on all of 127.0.0.0/8")
async def test_idle_connections_of_a_few_addresses_do_not_shut_others_out(tmp_path: Path) -> None:
    """Of a server that may have 300 files open, three addresses want 400 connections."""
    run = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 300)); {RUN}"
    limits = {"PARLOUR_TRUSTED_PROXIES": "192.0.2.1"}
    with contextlib.ExitStack() as stack:
        process = stack.enter_context(Process(tmp_path, run, **limits))
        for n in range(400):
            place = f"127.0.0.{n % 3 + 2}", 0
            idle = socket.create_connection(("127.0.0.1", process.port), PATIENCE, place)
            stack.callback(idle.close)
        async with visiting(process.url) as site:
            assert (await site.get("levels")).status_code == 200
            table, _, tokens = await site.make(ME, BEN)
            await plays_on(site, table, tokens)


async def test_connections_all_at_once_do_not_use_up_the_open_files(tmp_path: Path) -> None:
    """They are accepted a few at a time, and those beyond a limit closed before the next."""
    run = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 300)); {RUN}"
    with contextlib.ExitStack() as stack:
        process = stack.enter_context(Process(tmp_path, run, PARLOUR_TRUSTED_PROXIES="192.0.2.1"))
        for _ in range(4):
            for n in range(400):
                idle = stack.enter_context(socket.socket())
                idle.setblocking(False)
                idle.bind((f"127.0.0.{n % 3 + 2}", 0))
                idle.connect_ex(("127.0.0.1", process.port))
            async with visiting(process.url) as site:
                assert (await site.get("levels")).status_code == 200


def test_requests_of_who_has_gone_are_answered_to_nobody(tmp_path: Path) -> None:
    """Pipelined ones, too: each would be a traceback in the log."""
    limits = {"PARLOUR_CHEAP_RATE": "0"}
    server = Process(tmp_path, **limits).start()
    assert server.process is not None
    assert server.process.stdout is not None
    for _ in range(2):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as gone:
            gone.sendall(3 * b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert gone.recv(12) == b"HTTP/1.1 429", "and goes while the second is worked on"
            gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as other:
            other.sendall(b"no request\r\n\r\n")
            assert other.recv(12) == b"HTTP/1.1 400"
    time.sleep(2 * Limits().refused_seconds)
    server.process.send_signal(signal.SIGINT)
    said = server.process.stdout.read()
    server.process.wait(PATIENCE)
    server.process.stdout.close()
    assert "Traceback" not in said
    assert "Invalid HTTP" not in said, "a line for each would fill the log"
    assert "head=3" in said


async def test_requests_one_upon_the_other_are_parsed_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come at once, no more than one is kept besides the bytes of one read."""
    many, parsed = 500, list[str]()
    made = HttpToolsProtocol.on_message_begin

    def counted(self: HttpToolsProtocol) -> None:
        parsed.append("")
        made(self)

    monkeypatch.setattr(HttpToolsProtocol, "on_message_begin", counted)
    request = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving(tmp_path, Limits(cheap_rate=Rate(0.001, 1))) as served:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write((many * request).encode())
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"HTTP/1.1 200")
        await asyncio.sleep(0.2)
        assert len(parsed) == 2, "the second one waits for its answer"
        writer.close()
    with serving(tmp_path, generous(head_seconds=0.3)) as served:
        answers = await raw(served, many * request)
        assert answers.count(b"HTTP/1.1 200") == many


async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    with serving(tmp_path, generous(send_seconds=0.3)) as served:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", served.port))
        deaf.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
        async with asyncio.timeout(PATIENCE):
            while not served.server.server_state.connections:
                await asyncio.sleep(0.02)
            while served.server.server_state.connections:
                await asyncio.sleep(0.02)
        deaf.close()
