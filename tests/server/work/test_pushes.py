"""Devices are told by web push whose turn it is: a push service of the test decrypts what it gets."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.play.tokens import new_token
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.hub import Hub
from parlour.server.tables.people import People
from parlour.server.work.announcing import Pace
from parlour.server.work.outbound import Outbound
from parlour.server.work.pushes import Pushes, decoded
from parlour.wire.from_client import Nudge
from parlour.wire.to_client import ToldElsewhere
from tests.server.people import Person, Served, Site, generous, serving, visiting
from tests.server.tables.test_event_rounds import GAME, SWISS, come
from tests.server.tables.test_events import Maker
from tests.server.web.test_people import sent
from tests.server.work.receivers import INSIDE, OUTSIDE, Receiver, is_inside, receiving
from tests.server.work.test_webhooks import PLAYERS, SOON, comes

pytestmark = pytest.mark.anyio
http_ece, py_vapid, ec, serialization = (
    pytest.importorskip(name, reason="the extra notify is not here: web push was NOT tried")
    for name in (
        "http_ece",
        "py_vapid",
        "cryptography.hazmat.primitives.asymmetric.ec",
        "cryptography.hazmat.primitives.serialization",
    )
)

PRIVATE = ec.generate_private_key(ec.SECP256R1())
"""The key of the browser."""
SECRET = bytes(range(16))


def text(of: bytes) -> str:
    return urlsafe_b64encode(of).decode().rstrip("=")


POINT = serialization.PublicFormat.UncompressedPoint
KEY = text(PRIVATE.public_key().public_bytes(serialization.Encoding.X962, POINT))


def opened(body: bytes) -> dict[str, Any]:
    """What the browser reads."""
    message = http_ece.decrypt(body, private_key=PRIVATE, auth_secret=SECRET, version="aes128gcm")
    read: dict[str, Any] = json.loads(message)
    return read


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Receiver, Served]]:
    """A push service, and a server that may write to it."""
    with receiving(tmp_path_factory.mktemp("certificates")) as (receiver, trusted):
        receiver.read = opened
        with serving(tmp_path_factory.mktemp("pushing"), names="127.0.0.1") as served:
            served.pushes.outbound = Outbound(inside=is_inside, trusted=trusted)
            yield receiver, served


@pytest.fixture
def service(services: tuple[Receiver, Served]) -> Receiver:
    return services[0]


@pytest.fixture
async def site(services: tuple[Receiver, Served]) -> AsyncIterator[Site]:
    service, served = services
    service.got.clear()
    service.headers.clear()
    service.status, service.location = 201, ""
    served.pushes.pace = SOON
    async with visiting(served.url) as site:
        yield site


def subscription(service: Receiver, path: str = "/device", **other: str) -> dict[str, Any]:
    endpoint = f"https://{OUTSIDE}:{service.port}{path}"
    return {"subscription": {"endpoint": endpoint, "key": KEY, "secret": text(SECRET)} | other}


async def waiting(
    site: Site, service: Receiver, path: str = "/device", **other: str
) -> tuple[str, str, dict[int, str]]:
    """A table where another person is to play, who is subscribed: the table, their key, the tokens."""
    table, _, tokens = await site.make(*PLAYERS)
    due = (await site.look(table)).due[0]
    async with Person(site.url, table, tokens[due]) as mover:
        key = new_token()
        shown = {"label": "Firefox", "tables": [{"table": table, "token": tokens[1 - due]}]}
        assert (await sent(site, "me", shown, key)).status_code == 200
        got = await sent(site, "me/push", subscription(service, path, **other), key)
        assert got.status_code == 200, got.text
        while (await site.look(table)).due == [due]:
            await mover.play([mover.legal[0]])
    return table, key, tokens


async def test_a_device_is_told_whose_turn_it_is_and_nobody_else_can_read_it(
    site: Site, service: Receiver
) -> None:
    table, _, tokens = await waiting(site, service)
    ((path, message),) = await comes(service)
    seen = await site.look(table)
    mover = PLAYERS[1 - seen.due[0]]["name"]
    assert path == "/device"
    assert set(message) == {"title", "text", "table"}, "no more than those know who watch"
    assert (message["title"], message["table"]) == (str(seen.title), table)
    assert "your turn" in message["text"]
    assert mover in message["text"]
    (head,) = service.headers
    assert (head["content-encoding"], head["topic"]) == ("aes128gcm", table)
    assert py_vapid.Vapid.verify(head["authorization"])
    public = (await site.get("channels")).json()["push"]
    assert head["authorization"].endswith(f"k={public}"), "the key that browsers subscribe by"
    token = head["authorization"].split("t=")[1].split(",")[0]
    claims = json.loads(decoded(token.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (f"https://{OUTSIDE}:{service.port}", "https://127.0.0.1")
    await asyncio.sleep(3 * SOON.together)
    assert len(service.got) == 1, "a turn is told once"
    assert tokens


async def test_a_member_of_an_event_of_rounds_is_told_of_a_round_that_is_drawn(
    site: Site, service: Receiver
) -> None:
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        for number, member in (await come(maker, "Anna", "Ben")).items():
            shown = {"label": "", "tables": [{"table": maker.event, "token": member.token}]}
            key = new_token()
            assert (await sent(site, "me", shown, key)).status_code == 200
            got = await sent(site, "me/push", subscription(service, f"/{number}"), key)
            assert got.status_code == 200, got.text
        await maker.must("start")
        (meeting,) = (await maker.now())["meetings"]
        ((path, message),) = await comes(service)
        (due,) = (await site.look(meeting["tables"][0])).due
        assert path == f"/{meeting['members'][due]}"
        assert (message["table"], message["event"]) == (meeting["tables"][0], maker.event)


async def test_processes_that_make_the_key_at_once_have_one(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    hubs = [Hub(store, generous(), levels=("random",)) for _ in range(3)]
    pushes = [Pushes(hub, People(hub), "https://127.0.0.1") for hub in hubs]
    await asyncio.gather(*(one.start() for one in pushes))
    assert len({one.public_key for one in pushes}) == 1
    risen = Pushes(hubs[0], People(hubs[0]), "https://127.0.0.1")
    await risen.start()
    assert risen.public_key == pushes[0].public_key
    await store.close()


async def test_whoever_reminds_learns_that_a_device_was_told(site: Site, service: Receiver) -> None:
    table, _, tokens = await waiting(site, service)
    await comes(service)
    (due,) = (await site.look(table)).due
    async with Person(site.url, table, tokens[1 - due]) as other:
        await other.send(Nudge(due))
        told = await other.until(ToldElsewhere)
        assert (told.seats, told.way) == ([due], "device")
    assert len(service.got) == 2


async def test_who_is_at_the_table_is_not_called(site: Site, service: Receiver) -> None:
    table, key, tokens = await waiting(site, service)
    await comes(service)
    assert key
    async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
        for _ in range(3):
            mover = anna if anna.seat in (await site.look(table)).due else ben
            await mover.catch_up(await site.look(table, mover.token))
            await mover.play([mover.legal[0]])
        await asyncio.sleep(3 * SOON.together)
    assert len(service.got) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(site: Site, service: Receiver, status: int) -> None:
    service.status = status
    _, key, _ = await waiting(site, service)
    await comes(service)
    for _ in range(100):
        (device,) = (await site.get("me", key)).json()["devices"]
        if not device["push"]:
            break
        await asyncio.sleep(0.05)
    assert not device["push"]
    await asyncio.sleep(4 * SOON.seldom)
    assert len(service.got) == 1


async def test_a_service_that_fails_is_tried_again(site: Site, service: Receiver) -> None:
    service.status = 503
    await waiting(site, service)
    await comes(service, 2)
    service.status = 201
    count = len(await comes(service, 3))
    await asyncio.sleep(4 * SOON.seldom)
    assert len(service.got) <= count + 1, "told once it works"


async def test_nothing_is_sent_once_it_is_switched_off_or_the_device_is_signed_out(
    site: Site, services: tuple[Receiver, Served]
) -> None:
    service, served = services
    served.pushes.pace = Pace(together=1.0)
    _, key, _ = await waiting(site, service)
    assert (await sent(site, "me/push", {"subscription": None}, key)).status_code == 200
    _, key, _ = await waiting(site, service)
    code = (await sent(site, "me/link", {}, key)).json()["code"]
    phone = new_token()
    joined = {"code": code, "label": "Phone", "tables": []}
    assert (await sent(site, "me/devices", joined, phone)).status_code == 200
    laptop = next(device for device in (await site.get("me", phone)).json()["devices"] if not device["here"])
    assert laptop["push"]
    assert (await sent(site, "me/sign-out", {"device": laptop["id"]}, phone)).status_code == 200
    _, key, _ = await waiting(site, service)
    assert (await sent(site, "me/delete", {}, key)).status_code == 200
    await asyncio.sleep(1.5)
    assert service.got == []


async def test_the_inside_is_not_written_to(
    site: Site, services: tuple[Receiver, Served], tmp_path: Path
) -> None:
    service, _ = services
    with receiving(tmp_path, INSIDE, service.port) as (inside, _):
        for host in (INSIDE, "2130706434", f"[::ffff:{INSIDE}]"):
            await waiting(site, service, endpoint=f"https://{host}:{inside.port}/device")
        service.status, service.location = 307, f"https://{INSIDE}:{inside.port}/"
        await waiting(site, service)
        await comes(service)
        await asyncio.sleep(3 * SOON.together)
        assert inside.got == []


@pytest.mark.parametrize(
    "other",
    [
        {"endpoint": "http://push.example.org/device"},
        {"endpoint": "https://me:secret@push.example.org/device"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": ""},
        {"key": ""},
        {"key": KEY[:-4]},
        {"key": "B" + "A" * 86},
        {"secret": "AAAA"},
        {"secret": "é"},
    ],
)
async def test_what_cannot_be_sent_to_is_refused(
    site: Site, service: Receiver, other: dict[str, str]
) -> None:
    table, _, tokens = await site.make(*PLAYERS)
    key = new_token()
    shown = {"label": "Firefox", "tables": [{"table": table, "token": tokens[0]}]}
    assert (await sent(site, "me", shown, key)).status_code == 200
    got = await sent(site, "me/push", subscription(service, **other), key)
    assert (got.status_code, got.json()["code"]) == (409, "unreadable")
    assert (await sent(site, "me/push", subscription(service), new_token())).status_code == 403


async def test_the_key_of_the_server_stays(tmp_path: Path) -> None:
    keys = set[str]()
    for _ in range(2):
        with serving(tmp_path) as served:
            async with visiting(served.url) as site:
                keys.add((await site.get("channels")).json()["push"])
    (key,) = keys
    assert len(decoded(key)) == 65


async def test_without_what_sends_nothing_is_offered(
    tmp_path: Path, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.app.installed", lambda: False)
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            assert (await site.get("channels")).json()["push"] == ""
            table, _, tokens = await site.make(*PLAYERS)
            key = new_token()
            shown = {"label": "Firefox", "tables": [{"table": table, "token": tokens[0]}]}
            assert (await sent(site, "me", shown, key)).status_code == 200
            assert (await sent(site, "me/push", subscription(service), key)).status_code == 409
