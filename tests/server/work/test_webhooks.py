"""A channel is told whose turn it is: once a turn, together, to be followed, and given up when it is gone."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.server import app
from parlour.server.settings import Settings
from parlour.server.work.announcing import Pace
from parlour.server.work.outbound import Outbound
from parlour.server.work.webhooks import Webhooks
from parlour.wire.from_client import Say
from parlour.wire.to_client import Chat, Happened
from tests.games import some_game
from tests.server.people import PATIENCE, Person, Served, Site, serving, visiting
from tests.server.processes import Process
from tests.server.work.receivers import OUTSIDE, Receiver, is_inside, receiving

pytestmark = pytest.mark.anyio
pytest.importorskip("aiohttp", reason="no aiohttp here: webhooks were NOT tried")

PLAYERS = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
RUN = """
import ssl
from functools import partial
from parlour.server import app, serve
from parlour.server.work.announcing import Pace
from parlour.server.work.outbound import Outbound
from parlour.server.work.webhooks import Webhooks
outbound = Outbound(inside=lambda host: False, trusted=ssl.create_default_context(cafile={certificate!r}))
app.Webhooks = partial(Webhooks, outbound=outbound, pace=Pace(together={together}))
serve()
"""
SOON = Pace(together=0.2, again=0.05, seldom=0.1, patience=0.3)


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Receiver, Served]]:
    """A channel, and a server that may write to it."""
    with receiving(tmp_path_factory.mktemp("certificates")) as (receiver, trusted):
        hosts = f"{OUTSIDE}:{receiver.port}"
        with serving(tmp_path_factory.mktemp("hooked"), webhook_hosts=hosts) as served:
            served.services.webhooks.outbound = Outbound(inside=is_inside, trusted=trusted)
            yield receiver, served


@pytest.fixture
async def site(receiver: tuple[Receiver, Served]) -> AsyncIterator[Site]:
    channel, served = receiver
    channel.got.clear()
    channel.status = 204
    served.services.webhooks.pace = SOON
    async with visiting(served.url) as site:
        yield site


@pytest.fixture
def channel(receiver: tuple[Receiver, Served]) -> Receiver:
    return receiver[0]


def hook(channel: Receiver, kind: str = "json", path: str = "/hook", **more: Any) -> dict[str, Any]:
    """What is asked for with a new table."""
    return {"kind": kind, "address": f"https://{OUTSIDE}:{channel.port}{path}", **more}


async def comes(channel: Receiver, count: int = 1) -> list[tuple[str, dict[str, Any]]]:
    """The messages, once so many have come."""
    until = time.monotonic() + PATIENCE
    while len(channel.got) < count:
        assert time.monotonic() < until, channel.got
        await asyncio.sleep(0.02)
    return channel.got


async def test_a_channel_is_told_whose_turn_it_is_with_a_link_that_can_be_followed(
    site: Site, channel: Receiver
) -> None:
    table, _, tokens = await site.make(*PLAYERS, webhook=hook(channel))
    ((path, message),) = await comes(channel)
    due = (await site.look(table)).due
    assert path == "/hook"
    assert message["due"] == [{"seat": due[0], "name": PLAYERS[due[0]]["name"]}]
    assert message["table"] == table
    assert PLAYERS[due[0]]["name"] in message["text"]
    assert message["link"] == f"{site.url}/t/{table}"
    assert (await site.http.get(message["link"])).status_code == 200
    for seen in (await site.look(table), await site.look(table, tokens[0])):
        assert seen.webhook == "json"
        assert "/hook" not in repr(seen), "the address is a secret"


@pytest.mark.parametrize("kind", ["discord", "slack", "matrix", "ntfy"])
async def test_each_kind_of_channel_is_written_to_in_its_own_form(
    site: Site, channel: Receiver, kind: str
) -> None:
    people = {"kind": "me", "name": "<Anna> *1*"}, {"kind": "here", "name": "[Ben](b.co)"}
    table, _, _ = await site.make(*people, webhook=hook(channel, kind, "/our/topic"))
    ((path, message),) = await comes(channel)
    link = f"{site.url}/t/{table}"
    if kind == "ntfy":
        assert (path, message["topic"], message["click"]) == ("/our", "topic", link)
        return
    text = message["content" if kind == "discord" else "text"]
    assert path == "/our/topic"
    assert text.endswith(link)
    assert not any(sign in text.removesuffix(link) for sign in ("<Anna>", "[Ben](b"))
    assert kind != "discord" or message["allowed_mentions"] == {"parse": []}


async def test_a_turn_is_told_once_and_not_to_who_is_there(site: Site, channel: Receiver) -> None:
    table, _, tokens = await site.make(*PLAYERS, webhook=hook(channel))
    await comes(channel)
    due = (await site.look(table)).due[0]
    async with Person(site.url, table, tokens[due]) as person:
        await person.send(Say("soon"))
        await person.until(Chat)
        await asyncio.sleep(3 * SOON.together)
        assert len(channel.got) == 1
        while (await site.look(table)).due == [due]:
            await person.play([person.legal[0]])
        _, (_, message) = await comes(channel, 2)
        assert [one["seat"] for one in message["due"]] != [due]
    async with Person(site.url, table, tokens[1 - due]) as other:
        while (await site.look(table)).due != [due]:
            await other.play([other.legal[0]])
    await comes(channel, 3)
    async with Person(site.url, table, tokens[0]) as anna, Person(site.url, table, tokens[1]) as ben:
        for _ in range(2):
            mover = anna if anna.seat in (await site.look(table)).due else ben
            await mover.catch_up(await site.look(table, mover.token))
            await mover.play([mover.legal[0]])
        await asyncio.sleep(3 * SOON.together)
    assert len(channel.got) == 3, "whose turns begin while they are there need no message"


async def test_what_happens_within_a_moment_is_one_message(
    site: Site, receiver: tuple[Receiver, Served]
) -> None:
    channel, served = receiver
    served.services.webhooks.pace = replace(SOON, together=6.0)
    table, _, tokens = await site.make(*PLAYERS, webhook=hook(channel))
    people = [await Person(site.url, table, token).come() for token in tokens.values()]
    for _ in range(4):
        seen = await site.look(table)
        mover = people[seen.due[0]]
        await mover.catch_up(await site.look(table, mover.token))
        await mover.play([mover.legal[0]])
    for person in people:
        await person.go()
    await comes(channel)
    await asyncio.sleep(1.0)
    assert len(channel.got) == 1


async def test_nothing_is_sent_in_quiet_hours(site: Site, channel: Receiver) -> None:
    hour = time.gmtime().tm_hour
    quiet = {"begin": (hour - 1) % 24, "end": (hour + 2) % 24, "zone": "UTC"}
    await site.make(*PLAYERS, webhook=hook(channel, quiet=quiet))
    await asyncio.sleep(4 * SOON.together)
    assert channel.got == []


async def test_a_channel_that_is_gone_is_given_up_and_that_is_said(site: Site, channel: Receiver) -> None:
    channel.status = 404
    table, _, _ = await site.make(*PLAYERS, webhook=hook(channel))
    async with Person(site.url, table, stream=True) as watcher:
        until = time.monotonic() + PATIENCE
        while (await site.look(table)).webhook:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert len(channel.got) > 1, "it was tried again"
        said = str((await site.look(table)).log[-1].told)
        assert "could not be delivered" in said
        await watcher.until(Happened)
        assert "log-webhook-stopped" in watcher.raw[-1]
    tries = len(channel.got)
    await asyncio.sleep(4 * SOON.seldom)
    assert len(channel.got) == tries


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_a_turn_that_waits_to_be_told_is_told_once_after_a_restart(
    tmp_path: Path, how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = 1.5
    with receiving(tmp_path) as (channel, trusted):
        run = RUN.format(certificate=str(tmp_path / f"{OUTSIDE}.crt"), together=together)
        data, hosts = tmp_path / "data", f"{OUTSIDE}:{channel.port}"
        server = Process(data, run, PARLOUR_WEBHOOK_HOSTS=hosts).start()
        async with visiting(server.url) as site:
            table, _, tokens = await site.make(*PLAYERS, webhook=hook(channel))
            await comes(channel)
            due = (await site.look(table)).due[0]
            async with Person(server.url, table, tokens[due]) as person:
                while (await site.look(table)).due == [due]:
                    await person.play([person.legal[0]])
        server.end(how)
        assert len(channel.got) == 1
        there = Outbound(inside=is_inside, trusted=trusted)
        monkeypatch.setattr(app, "Webhooks", partial(Webhooks, outbound=there, pace=Pace(together=together)))
        with serving(data, webhook_hosts=hosts):
            _, (_, message) = await comes(channel, 2)
            assert [one["seat"] for one in message["due"]] == [1 - due]
        with serving(data, webhook_hosts=hosts):
            await asyncio.sleep(2 * together)
        assert len(channel.got) == 2


@pytest.mark.parametrize(
    "address",
    [
        "http://{host}/hook",
        "https://{host}@evil.example/hook",
        "https://evil.example/{host}",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://{host}/a b",
        "https://user:secret@{host}/hook",
        "https://{host}.evil.example/",
        "https://[{host}/",
        "",
    ],
)
async def test_other_hosts_are_refused_at_their_field(site: Site, channel: Receiver, address: str) -> None:
    asked = {"kind": "json", "address": address.format(host=f"{OUTSIDE}:{channel.port}")}
    body = {"game": some_game().slug, "seats": list(PLAYERS), "webhook": asked}
    got = await site.post("tables", body)
    assert (got.status_code, got.json()["field"]) == (409, "webhook.address")


async def test_a_server_without_hosts_sends_nothing(tmp_path: Path, channel: Receiver) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            assert (await site.get("channels")).json()["hosts"] == []
            body = {"game": some_game().slug, "seats": list(PLAYERS), "webhook": hook(channel)}
            assert (await site.post("tables", body)).status_code == 409


def test_a_host_that_is_no_longer_allowed_is_not_written_to(served: Served, channel: Receiver) -> None:
    assert not Webhooks(served.services.hub, []).allows(hook(channel)["address"])
    assert Settings.load({"PARLOUR_WEBHOOK_HOSTS": "discord.com"}).webhook_hosts == "discord.com"
