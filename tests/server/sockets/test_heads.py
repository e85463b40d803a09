"""Heads of requests that are too long: refused and closed, whatever they hold, before they cost anything."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path

import msgspec
import pytest

from parlour.server.settings import Limits
from parlour.server.sockets.protocol import HEAD_BYTES
from parlour.server.web.game_info import playable
from parlour.server.web.parameters import QUERY_OPTIONS
from parlour.wire.http.requests import ID_LENGTH, OPTION_LENGTH
from tests.server.limits.test_hostile import BEN, ME, UPGRADE, raw
from tests.server.people import PATIENCE, Person, Served, Site, serving

pytestmark = pytest.mark.anyio

START = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
CHUNKED = (
    "POST /api/v1/tables/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
    "Content-Type: application/json\r\n\r\n"
)
LONG = "x" * HEAD_BYTES
LINES = "".join(f"X-{n}: {'x' * 1000}\r\n" for n in range(70))


TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large"


@pytest.mark.parametrize(
    "head",
    [
        f"{START}X-Long: {LONG}\r\n\r\n",
        f"{START}X-Long: {6 * LONG}",
        f"GET / HTTP/1.1\r\nX-Long: {6 * LONG}",
        f"{START}{LINES}\r\n",
        f"{START}{LONG}: x\r\n\r\n",
        UPGRADE.replace("\r\n\r\n", f"\r\nX-Long: {LONG}\r\n\r\n"),
        f"{CHUNKED}0\r\n{LINES}\r\n",
        f"{CHUNKED}2;{6 * LONG}",
    ],
    ids=["value", "unfinished", "first", "lines", "name", "websocket", "trailers", "chunk"],
)
async def test_a_head_that_is_too_long_is_refused(served: Served, head: str) -> None:
    status, _, rest = (await raw(served, head)).partition(b"\r\n")
    about, _, body = rest.partition(b"\r\n\r\n")
    assert status == TOO_LONG
    assert b"connection: close" in about
    assert msgspec.json.decode(body)["code"] == "unreadable"


@pytest.mark.parametrize("end", ["", " HTTP/1.1\r\nHost: localhost\r\n\r\n"], ids=["unfinished", "whole"])
async def test_an_address_that_is_too_long_is_a_bad_request(served: Served, end: str) -> None:
    answer = await raw(served, f"GET /{LONG}{end}")
    assert answer.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["code"] == "unreadable"


@pytest.mark.parametrize(
    "sent",
    [
        f"{CHUNKED}zz\r\n",
        f"{CHUNKED}2\r\n{{}}zz",
        "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n",
        f"{START}Host: elsewhere\r\n\r\n",
    ],
    ids=["chunk", "second chunk", "no host", "two hosts"],
)
async def test_what_is_no_http_is_refused_as_all_else(served: Served, sent: str) -> None:
    head, _, body = (await raw(served, sent)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert b"content-type: application/problem+json" in head
    assert msgspec.json.decode(body)["code"] == "unreadable"


async def test_whatever_a_query_may_hold_fits_into_a_head(site: Site) -> None:
    """The longest that the description allows, every letter of it escaped."""
    pair = "&option=" + "%7E" * (ID_LENGTH + 1 + OPTION_LENGTH)
    address = (
        f"{site.url}/api/v1/boards/{'x' * ID_LENGTH}?game={'%F0%9F%98%80' * ID_LENGTH}{pair * QUERY_OPTIONS}"
    )
    assert (await site.http.get(address)).status_code == 404, "no such game"
    assert all(len(game.all_options) <= QUERY_OPTIONS for game in playable())


@pytest.mark.parametrize("piece", [1, 1000, 30_000])
async def test_a_head_within_the_bound_may_come_in_pieces(served: Served, piece: int) -> None:
    head = f"{START}X-Long: {'x' * (HEAD_BYTES - 200 if piece > 1 else 200)}\r\n\r\n".encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    for first in range(0, len(head), piece):
        writer.write(head[first : first + piece])
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_a_body_is_no_head(served: Served) -> None:
    pieces = f"3e8\r\n{' ' * 1000}\r\n" * (2 * HEAD_BYTES // 1000)
    head = CHUNKED.replace("Host", "Connection: close\r\nHost")
    answer = await raw(served, f'{head}{pieces}e\r\n{{"tables": []}}\r\n0\r\n\r\n')
    assert answer.startswith(b"HTTP/1.1 200")


async def test_who_is_refused_and_comes_again_at_once_runs_out_of_connections(tmp_path: Path) -> None:
    limits = Limits(address_connections=5, linger_seconds=PATIENCE)
    with serving(tmp_path, limits, trusted_proxies="192.0.2.1") as served:
        for _ in range(limits.address_connections):
            assert (await raw(served, f"{START}X-Long: {LONG}\r\n\r\n")).startswith(TOO_LONG)
        with contextlib.suppress(ConnectionResetError):
            assert await raw(served, f"{START}\r\n") == b""


async def test_an_endless_head_is_cut_off(served: Served, site: Site) -> None:
    """Most of it is never read: nobody else waits while it comes."""
    table, _, tokens = await site.make(ME, BEN)
    async with Person(site.url, table, tokens[0]):
        _, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(f"{START}X-Long: ".encode())
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    writer.write(b"x" * 2**16)
                    await writer.drain()
        writer.close()
        assert (await site.get("levels")).status_code == 200


async def test_a_websocket_with_a_line_that_its_library_refuses_is_closed(served: Served) -> None:
    head = UPGRADE.replace("\r\n\r\n", f"\r\nX-Long: {'x' * 20_000}\r\n\r\n")
    assert (await raw(served, head)).startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    "head",
    [
        UPGRADE.replace("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        UPGRADE.replace("Version: 13", "Version: 8"),
        UPGRADE.replace("GET", "POST"),
    ],
    ids=["key", "version", "method"],
)
async def test_a_handshake_that_is_refused_is_answered_once(
    served: Served, head: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = await raw(served, head)
        assert (await raw(served, f"{START}\r\n")).startswith(b"HTTP/1.1 200 ")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["code"] == "unreadable"
    assert not caplog.records
