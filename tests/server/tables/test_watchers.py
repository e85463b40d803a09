"""Who watches has a name and is counted; a table may close its doors to them, or its chat."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.play.chat import watcher_name
from parlour.server.tables.connection import DOORS
from parlour.wire.from_client import Ask, Hello, Say
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import Chat, Company, Refused, Watchers
from parlour.wire.version import VERSION
from tests.games import some_game
from tests.play.tables import table_of
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio

PLAYERS = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
LINK = {"kind": "link"}


async def watches(site: Site, table: str, name: str = "") -> Person:
    """Somebody who watches under a name."""
    person = await Person(site.url, table, stream=True).come()
    await person.send(Hello(name=name, wire=VERSION))
    await person.until(Company)
    return person


async def said(person: Person, count: int) -> Watchers:
    """What is told of those who watch, once there are so many."""
    while (told := await person.until(Watchers)).count != count:
        pass
    assert isinstance(told, Watchers)
    return told


async def test_those_who_watch_are_counted_and_named(site: Site) -> None:
    table, _, tokens = await site.make(*PLAYERS)
    async with Person(site.url, table, tokens[0]) as anna:
        dana = await watches(site, table, "Dana")
        assert await said(anna, 1) == Watchers(1, ["Dana"])
        nobody = await watches(site, table)
        assert await said(anna, 2) == Watchers(2, ["Dana"])
        await nobody.send(Say("Hello"))
        await dana.send(Say("Hello"))
        lines = [(await anna.until(Chat)).line.name for _ in range(2)]
        assert "Dana" in lines
        await dana.go()
        assert await said(anna, 1) == Watchers(1)
        await nobody.go()


@pytest.mark.parametrize("name", ["Anna", "ANNA", "\u0410nna", "Bot B", "", " ", "x" * 60])
def test_nobody_watches_under_a_players_name_or_none(name: str) -> None:
    assert watcher_name(table_of().state, name) == ""


async def test_chat_may_be_closed_to_those_who_watch(site: Site) -> None:
    table, _, tokens = await site.make(*PLAYERS, watching="silent")
    watcher = await watches(site, table, "Dana")
    await watcher.send(Say("Hello"))
    refused = await watcher.until(Refused)
    assert refused.code == "closed"
    async with Person(site.url, table, tokens[0]) as anna:
        await anna.send(Say("Hello"))
        await anna.until(Chat)
    await watcher.go()


async def closed(site: Site, *seats: dict[str, str], **more: Any) -> tuple[str, str, dict[int, str]]:
    """A table whose doors are closed."""
    return await site.make(*(seats or PLAYERS), watching="closed", **more)


async def test_closed_doors_show_nothing_until_the_game_is_over(site: Site) -> None:
    table, _, tokens = await closed(site, game=some_game(hidden=False))
    paths = ("", "/stream", "/entries", "/position.svg")
    for path in paths:
        got = await site.get(f"tables/{table}{path}")
        assert (got.status_code, got.json()["code"]) == (403, "doors"), path
    assert (await site.look(table, tokens[0])).watching == "closed"
    page = (await site.http.get(f"{site.url}/t/{table}")).text
    assert f"{table}.png" not in page
    watcher = Person(site.url, table)
    with pytest.raises(ConnectionClosed):
        await watcher.come()
    assert [type(message) for message in watcher.heard] == [Refused]
    assert watcher.closed == DOORS
    async with Person(site.url, table, tokens[0]) as anna:
        assert anna.phase == "playing"
    for token in tokens.values():
        await site.post(f"tables/{table}/leave", {"token": token})
    for path in paths[:1] + paths[2:]:
        assert (await site.get(f"tables/{table}{path}")).status_code == 200


async def test_closed_doors_tell_whether_an_invitation_still_opens_them(site: Site) -> None:
    table, invite, _ = await closed(site, PLAYERS[0], LINK)
    assert (await site.get(f"tables/{table}")).json()["code"] == "invited"
    watcher = Person(site.url, table)
    with pytest.raises(ConnectionClosed):
        await watcher.come()
    assert [message.code for message in watcher.heard if isinstance(message, Refused)] == ["invited"]
    await site.join(table, invite, "Cleo")
    assert (await site.get(f"tables/{table}")).json()["code"] == "doors"


async def test_doors_that_are_closed_while_somebody_watches_shut_them_out(site: Site) -> None:
    table, invite, tokens = await site.make(PLAYERS[0], LINK)
    watcher = await watches(site, table, "Dana")
    terms = (await site.get(f"tables/{table}/terms")).json()
    asked = {"token": tokens[0], "options": terms["options"], "watching": "closed"}
    assert (await site.post(f"tables/{table}/terms", asked)).status_code == 200
    await site.join(table, invite, "Cleo")
    async with Person(site.url, table, tokens[0]) as anna:
        await anna.send(Say("Only for you"))
        await anna.until(Chat)
    await watcher.send(Ask(1, 0, [NarratorCall("legal", 0)]))
    heard = await watcher.until(Refused)
    assert heard.code == "not-seated"
    assert not any(isinstance(message, Chat) for message in watcher.heard)
    await watcher.go()


async def test_a_table_of_closed_doors_is_offered_while_a_seat_is_free_alone(site: Site) -> None:
    table, invite, _ = await closed(site, PLAYERS[0], LINK, visibility="open")
    listed = [one["table"] for one in (await site.get("tables/open")).json()["tables"]]
    assert table in listed
    await site.join(table, invite, "Cleo")
    listed = [one["table"] for one in (await site.get("tables/open")).json()["tables"]]
    assert table not in listed
