"""Requests to other hosts never reach the inside: by address, name, redirect, or a name that moves."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from ssl import SSLContext
from typing import Any

import pytest

from parlour.server.work.outbound import NotSent, Outbound
from tests.server.work.receivers import INSIDE, OUTSIDE, Receiver, is_inside, receiving

pytestmark = pytest.mark.anyio
pytest.importorskip("aiohttp", reason="no aiohttp here: requests to other hosts were NOT tried")


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Receiver, SSLContext, Receiver]]:
    """A host outside with what trusts it, and one inside at the same port."""
    folder: Path = tmp_path_factory.mktemp("certificates")
    with receiving(folder) as (outside, trusted), receiving(folder, INSIDE, outside.port) as (inside, _):
        trusted.load_verify_locations(folder / f"{INSIDE}.crt")
        yield outside, trusted, inside


@pytest.fixture(autouse=True)
def afresh(hosts: tuple[Receiver, SSLContext, Receiver]) -> None:
    outside, _, inside = hosts
    outside.got.clear()
    inside.got.clear()
    outside.status, outside.location = 204, ""


def named(monkeypatch: pytest.MonkeyPatch, *answers: str) -> list[str]:
    """Let a name lead to one address after the other; the look-ups that were made."""
    asked: list[str] = []
    known = socket.getaddrinfo

    def look_up(host: Any, port: Any, *args: Any, **kwargs: Any) -> Any:
        if host != "chat.example.org":
            return known(host, port, *args, **kwargs)
        asked.append(host)
        address = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


async def test_what_is_sent_outside_arrives(hosts: tuple[Receiver, SSLContext, Receiver]) -> None:
    outside, trusted, _ = hosts
    out = Outbound(inside=is_inside, trusted=trusted)
    await out.post(f"https://{OUTSIDE}:{outside.port}/hook", b'{"a": 1}', {})
    assert outside.got == [("/hook", {"a": 1})]


@pytest.mark.parametrize(
    "host",
    [INSIDE, "2130706434", "0x7f000002", "127.2", f"[::ffff:{INSIDE}]", "[::1]", "0.0.0.0"],  # noqa: S104  # an address to try
)
async def test_an_address_inside_is_not_connected_to(
    hosts: tuple[Receiver, SSLContext, Receiver], host: str
) -> None:
    outside, trusted, inside = hosts
    with pytest.raises(NotSent):
        await Outbound(inside=is_inside, trusted=trusted).post(f"https://{host}:{outside.port}/", b"{}", {})
    assert inside.got == outside.got == []


async def test_a_name_that_leads_inside_is_not_followed(
    hosts: tuple[Receiver, SSLContext, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    outside, trusted, inside = hosts
    named(monkeypatch, INSIDE)
    out, address = Outbound(inside=is_inside, trusted=trusted), f"https://chat.example.org:{outside.port}/"
    with pytest.raises(NotSent, match="inside"):
        await out.post(address, b"{}", {})
    assert inside.got == outside.got == []


async def test_a_name_that_moves_inside_is_looked_up_once(
    hosts: tuple[Receiver, SSLContext, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    outside, trusted, inside = hosts
    asked = named(monkeypatch, OUTSIDE, INSIDE)
    out, address = Outbound(inside=is_inside, trusted=trusted), f"https://chat.example.org:{outside.port}/"
    await out.post(address, b"{}", {})
    assert (len(asked), len(outside.got), inside.got) == (1, 1, [])
    with pytest.raises(NotSent, match="inside"):
        await out.post(address, b"{}", {})
    assert (len(outside.got), inside.got) == (1, [])


async def test_a_redirect_is_a_failure(hosts: tuple[Receiver, SSLContext, Receiver]) -> None:
    outside, trusted, inside = hosts
    out, address = Outbound(inside=is_inside, trusted=trusted), f"https://{OUTSIDE}:{outside.port}/"
    for status in (301, 302, 307, 308):
        outside.status, outside.location = status, f"https://{INSIDE}:{outside.port}/"
        with pytest.raises(NotSent, match=str(status)):
            await out.post(address, b"{}", {})
    assert inside.got == []


async def test_a_certificate_of_nobody_is_not_trusted(hosts: tuple[Receiver, SSLContext, Receiver]) -> None:
    outside, _, _ = hosts
    with pytest.raises(NotSent):
        await Outbound(inside=is_inside).post(f"https://{OUTSIDE}:{outside.port}/", b"{}", {})
    assert outside.got == []


async def test_this_host_is_inside_of_itself(hosts: tuple[Receiver, SSLContext, Receiver]) -> None:
    outside, trusted, _ = hosts
    for host in (OUTSIDE, "localhost"):
        with pytest.raises(NotSent):
            await Outbound(trusted=trusted).post(f"https://{host}:{outside.port}/", b"{}", {})
    assert outside.got == []
