"""A table heard of by long polling, in words, for programs where sockets are blocked."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2
import pytest

from parlour.server.web.routes import tables
from parlour.wire.from_client import Say
from parlour.wire.to_client import Chat
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio

BESIDE = "draws"
"""What is told beside the last event is told once more: a connection may break between the two."""
PLAYERS = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}


def poll(site: Site, table: str, token: str = "", **known: int) -> Any:
    """What a request for news of a table is to be answered by."""
    query = "&".join(f"{name}={number}" for name, number in known.items())
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return site.get(f"tables/{table}/stream?{query}", **headers)


def told(answer: httpx2.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    messages: list[dict[str, Any]] = answer.json()["messages"]
    assert messages[-1]["t"] == "players"
    return messages[:-1]


def last(messages: list[dict[str, Any]]) -> dict[str, int]:
    """The numbers that the next request names."""
    return {name: messages[0].get(name, 0) for name in ("cut", "n", "line")}


async def test_a_game_is_played_by_long_polling_alone(site: Site) -> None:
    table, _, tokens = await site.make(*PLAYERS)
    for _ in range(6):
        for token in tokens.values():
            snapshot, *_ = told(await poll(site, table, token))
            if snapshot["seat"] in snapshot["due"]:
                break
        legal = [sum(snapshot["legal"][: k + 1]) for k in range(len(snapshot["legal"]))]
        cut, n, _ = last([snapshot]).values()
        sent = {"token": token, "cut": cut, "n": n, "actions": legal[:1]}
        assert (await site.post(f"tables/{table}/play", sent)).status_code == 200


async def test_who_waits_is_told_as_soon_as_something_happens(site: Site) -> None:
    table, _, tokens = await site.make(*PLAYERS)
    people = [await Person(site.url, table, token).come() for token in tokens.values()]
    heard = [last(told(await poll(site, table, token))) for token in (*tokens.values(), "")]
    waiting = [
        asyncio.create_task(poll(site, table, token, **known))
        for token, known in zip((*tokens.values(), ""), heard, strict=True)
    ]
    await asyncio.sleep(0.3)
    assert not any(task.done() for task in waiting)
    mover = next(person for person in people if person.seat in person.due)
    await mover.play(mover.legal[:1])
    news = [told(answer) for answer in await asyncio.gather(*waiting)]
    assert all(messages[0]["n"] > known["n"] for messages, known in zip(news, heard, strict=True))
    await people[0].send(Say("Hello"))
    await people[0].until(Chat)
    chat = told(await poll(site, table, "", **last(news[2])))
    assert [message["t"] for message in chat if message["t"] != BESIDE] == ["chat"]
    for person in people:
        await person.go()


async def test_where_nothing_happens_an_empty_answer_comes_in_time(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "WAIT_SECONDS", 0.2)
    table, _, tokens = await site.make(*PLAYERS)
    token = next(iter(tokens.values()))
    known = last(told(await poll(site, table, token)))
    assert [message["t"] for message in told(await poll(site, table, token, **known))] == [BESIDE]


async def test_who_has_no_seat_is_told_so(site: Site) -> None:
    table, _, _ = await site.make(*PLAYERS)
    assert (await poll(site, table, "nobody")).status_code == 403
    assert (await poll(site, "nowhere")).status_code == 404
    assert (await poll(site, table, n=-1)).status_code == 422
