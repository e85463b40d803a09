"""What the host of the server does while it runs: finding, closing, deleting, restoring, announcing."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.games import everything
from parlour.kernel.actors import NOBODY
from parlour.play.clock import DAY
from parlour.server.settings import BadSetting, Settings
from parlour.server.storage.sqlite import FILE
from parlour.server.tables.connection import NO_TABLE
from parlour.server.tables.purge import Purge
from parlour.wire.from_client import Say
from parlour.wire.to_client import Announced, Bye, Chat, Happened, Refused
from tests.server.people import Person, Served, Site, serving, visiting

pytestmark = pytest.mark.anyio

KEY = "a key of the host"
ME = {"kind": "me", "name": "Anna"}
FRIEND = {"kind": "link"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("data")
    words = data / "words.txt"
    words.write_text("villain\n", encoding="utf-8")
    with serving(data, admin_key=KEY, refused_names=str(words)) as served:
        yield served


@pytest.fixture
async def site(served: Served) -> AsyncIterator[Site]:
    async with visiting(served.url) as site:
        yield site


async def told(site: Site, path: str, body: Any = None, key: str = KEY) -> httpx2.Response:
    """What the host is answered to a request."""
    return await site.http.post(
        f"{site.url}/api/v1/host/{path}", json=body, headers={"authorization": f"Bearer {key}"}
    )


async def found(site: Site, text: str) -> list[dict[str, Any]]:
    """The tables that the host finds."""
    got = await site.get(f"host/tables?text={text}", KEY)
    assert got.status_code == 200, got.text
    tables: list[dict[str, Any]] = got.json()["tables"]
    return tables


async def test_nobody_else_is_let_in(site: Site) -> None:
    table, _, _ = await site.make(ME, FRIEND)
    there = [f"tables/{table}/{what}" for what in ("close", "delete", "chat", "give-seat", "refuse-seat")]
    for path in ("tables", "chat", *there):
        for key in ("x", "a key of the hosT", KEY[:-1], KEY + "x"):
            body: Any = {"events": []} if path == "tables" else {"on": False} if "chat" in path else None
            body = {"code": "0000"} if "give" in path else body
            got = await told(site, path, body, key)
            assert (got.status_code, got.json()["code"]) == (403, "not-host"), (path, key)
    assert (await site.get("host")).status_code == 403
    assert (await site.get("host/tables")).status_code == 403
    assert (await site.look(table)).phase == "waiting"


async def test_without_a_key_there_is_no_host(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            got = await site.get("host", "")
            assert (got.status_code, got.json()["code"]) == (404, "no-host-key")
            assert (await told(site, "chat", {"on": False}, "x")).status_code == 404
            table, _, _ = await site.make(ME, {"kind": "bot", "level": "random"})
            got = await site.post(f"tables/{table}/ask-back", {"seat": 0})
            assert (got.status_code, got.json()["code"]) == (409, "closed"), "nobody could agree"


def test_refused_words_are_in_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="PARLOUR_REFUSED_NAMES cannot be read"):
        Settings(refused_names=str(tmp_path / "none")).refused_words()


def test_a_key_is_not_short() -> None:
    with pytest.raises(BadSetting, match="PARLOUR_ADMIN_KEY must have 16"):
        Settings.load({"PARLOUR_ADMIN_KEY": "short"})


async def test_tables_are_found_by_name_code_and_id(site: Site) -> None:
    table, invite, _ = await site.make({"kind": "me", "name": "Zoë"}, FRIEND)
    for text in ("zo", "Zoë", table, invite):
        assert [one["table"] for one in await found(site, text)] == [table]
    assert table in [one["table"] for one in await found(site, "")]
    assert await found(site, "%") == []
    counts = (await site.get("host", KEY)).json()
    assert counts["tables"]["waiting"] >= 1
    assert counts["chat"]


async def test_a_table_is_closed_and_says_by_whom(site: Site) -> None:
    table, invite, _ = await site.make(ME, FRIEND)
    await site.join(table, invite, "Ben")
    assert (await told(site, f"tables/{table}/close")).status_code == 200
    shown = await site.look(table)
    assert shown.phase == "over"
    assert shown.result is not None
    assert shown.result.ended == "closed"
    assert "host of this server" in str(shown.result.sentence)
    assert (await told(site, f"tables/{table}/close")).status_code == 200  # twice changes nothing


async def test_a_table_that_waits_can_be_closed(site: Site) -> None:
    table, _, _ = await site.make(ME, FRIEND)
    assert (await told(site, f"tables/{table}/close")).status_code == 200
    assert (await site.look(table)).phase == "over"


async def test_the_host_gives_a_seat_back_where_nobody_else_is_a_person(site: Site, served: Served) -> None:
    table, _, tokens = await site.make({"kind": "me", "name": "Lonely"}, {"kind": "bot", "level": "random"})
    asked = (await site.post(f"tables/{table}/ask-back", {"seat": 0})).json()
    shown = {"token": asked["token"]}
    awaited = (await site.post(f"tables/{table}/take-back", shown)).json()
    assert awaited["waiting"] == [NOBODY]
    (listed,) = await found(site, "lonely")
    assert (listed["asked_back"], listed["asked_code"]) == (0, awaited["code"])
    given = {"code": awaited["code"]}
    other = await told(site, f"tables/{table}/give-seat", {"code": f"{awaited['code']}0"})
    assert (other.status_code, other.json()["code"]) == (409, "closed"), "meant for another request"
    for _ in range(2):
        assert (await told(site, f"tables/{table}/give-seat", given)).status_code == 200
        assert [one["asked_back"] for one in await found(site, "lonely")] == [NOBODY]
    assert not (await site.post(f"tables/{table}/take-back", shown)).json()["held"], "the device may refuse"
    served.goes_on(table, DAY)
    assert (await site.post(f"tables/{table}/take-back", shown)).json()["held"]
    assert (await site.get(f"tables/{table}", tokens[0])).status_code == 403


async def test_the_host_refuses_a_seat_and_who_has_lost_it_may_ask_later(site: Site, served: Served) -> None:
    table, _, tokens = await site.make({"kind": "me", "name": "Wary"}, {"kind": "bot", "level": "random"})
    stranger = (await site.post(f"tables/{table}/ask-back", {"seat": 0})).json()
    assert (await site.post(f"tables/{table}/ask-back", {"seat": 0})).status_code == 409
    assert (await told(site, f"tables/{table}/refuse-seat")).status_code == 200
    assert [one["asked_back"] for one in await found(site, "wary")] == [NOBODY]
    assert "declines to give the seat" in str(await site.look(table, tokens[0]))
    gone = await site.post(f"tables/{table}/take-back", {"token": stranger["token"]})
    assert (gone.status_code, gone.json()["code"]) == (403, "not-seated")
    again = await told(site, f"tables/{table}/refuse-seat")
    assert (again.status_code, again.json()["code"]) == (409, "closed")
    assert (await site.post(f"tables/{table}/ask-back", {"seat": 0})).status_code == 409
    served.goes_on(table, DAY)
    asked = (await site.post(f"tables/{table}/ask-back", {"seat": 0})).json()
    (listed,) = await found(site, "wary")
    assert (await told(site, f"tables/{table}/give-seat", {"code": listed["asked_code"]})).status_code == 200
    for_stranger = await site.post(f"tables/{table}/ask-back", {"seat": 0})
    assert (for_stranger.status_code, for_stranger.json()["code"]) == (409, "closed")
    served.goes_on(table, DAY)
    assert (await site.post(f"tables/{table}/take-back", {"token": asked["token"]})).json()["held"]


async def test_the_host_gives_no_seat_that_others_are_to_give(site: Site) -> None:
    table, _, _ = await site.make({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"})
    got = await told(site, f"tables/{table}/give-seat", {"code": "0000"})
    assert (got.status_code, got.json()["code"]) == (409, "closed")
    asked = (await site.post(f"tables/{table}/ask-back", {"seat": 0})).json()
    awaited = (await site.post(f"tables/{table}/take-back", {"token": asked["token"]})).json()
    got = await told(site, f"tables/{table}/give-seat", {"code": awaited["code"]})
    assert (got.status_code, got.json()["code"]) == (403, "not-seated")


async def test_a_deleted_table_is_nowhere_and_can_be_restored(site: Site, served: Served) -> None:
    table, invite, tokens = await site.make({"kind": "me", "name": "Traceable"}, FRIEND)
    file = served.settings.data / FILE
    with closing(sqlite3.connect(file)) as store:
        rows = store.execute("SELECT n, at, what FROM events WHERE tbl = ? ORDER BY n", (table,)).fetchall()
    async with Person(site.url, table, tokens[0]) as anna:
        assert (await told(site, f"tables/{table}/delete")).status_code == 200
        with pytest.raises(ConnectionClosed):
            await anna.until(Bye)
        assert anna.closed == NO_TABLE
    assert (await site.get(f"tables/{table}")).status_code == 404
    assert (await site.get(f"invites/{invite}")).status_code == 404
    with closing(sqlite3.connect(file)) as store:
        assert not any("Traceable" in line for line in store.iterdump())
    body = {"events": [{"n": n, "at": at, "what": what} for n, at, what in rows]}
    damaged = {"events": body["events"][1:]}
    assert (await told(site, "tables", damaged)).status_code == 409
    assert (await told(site, "tables", body)).status_code == 200
    assert (await told(site, "tables", body)).status_code == 409
    assert (await site.look(table, tokens[0])).seat == 0


async def test_chat_ends_at_a_table_and_everywhere(site: Site) -> None:
    table, invite, tokens = await site.make(ME, FRIEND)
    await site.join(table, invite, "Ben")
    async with Person(site.url, table, tokens[0], stream=True) as anna:
        for path in (f"tables/{table}/chat", "chat"):
            assert (await told(site, path, {"on": False})).status_code == 200
            if "tables" in path:
                await anna.until(Happened)
                assert not (await found(site, table))[0]["chat"], "its page offers to allow it again"
            await anna.send(Say("hello"))
            assert (await anna.until(Refused)).code == "closed"
            assert (await told(site, path, {"on": True})).status_code == 200
            await anna.send(Say("hello again"))
            assert (await anna.until(Chat)).line.text == "hello again"


async def test_an_announcement_is_heard_at_tables_at_home_and_by_who_comes(site: Site) -> None:
    table, _, tokens = await site.make(ME, FRIEND)
    text = "This server rests tonight."
    async with Person(site.url, table, tokens[0]) as anna:
        assert (await told(site, "announcement", {"text": f" {text}\n"})).status_code == 200
        assert (await anna.until(Announced)).text == text
        assert (await site.get("tables/open")).json()["announcement"] == text
        ben = Person(site.url, table)
        await ben.come()
        assert text in [one.text for one in ben.heard if isinstance(one, Announced)]
        await ben.go()
        assert (await told(site, "announcement", {"text": ""})).status_code == 200
        assert (await anna.until(Announced)).text == ""
    assert (await told(site, "announcement", {"text": "x" * 301})).status_code == 409


async def test_names_with_refused_words_are_refused(site: Site) -> None:
    table, invite, _ = await site.make(ME, FRIEND)
    for name in ("Villain", "vi11ain", "V.i.l.l.a.i.n"):
        got = await site.post(f"tables/{table}/join", {"invite": invite, "name": name})
        assert got.status_code == 409, name
    body = {
        "game": (await site.get("games")).json()[0]["slug"],
        "seats": [{"kind": "me", "name": "Villain"}, FRIEND],
    }
    assert (await site.post("tables", body)).status_code == 409
    await site.join(table, invite, "Villainess")


async def test_old_tables_are_deleted_where_the_host_wants_that(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            table, _, _ = await site.make(ME, FRIEND)
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        store.execute("UPDATE cards SET updated = updated - ?", (3 * DAY,))
        store.commit()
    with serving(tmp_path, purge_days=4) as served:
        async with visiting(served.url) as site:
            assert (await site.look(table)).phase == "waiting"
    with serving(tmp_path, purge_days=2) as served:
        async with visiting(served.url) as site:
            for _ in range(100):
                if (await site.get(f"tables/{table}")).status_code == 404:
                    break
            assert (await site.get(f"tables/{table}")).status_code == 404


async def stored(site: Site) -> int:
    """How many tables there are."""
    return sum((await site.get("host", KEY)).json()["tables"].values())


async def event_of_two_boards(site: Site) -> list[str]:
    """An event whose first board is over and whose second one waits."""
    slug = next(game.slug for game in everything() if game.event)
    plan = {"game": slug, "title": "Evening", "boards": 2, "clock": {"kind": "turn", "main": 600}}
    made = (await site.post("events", plan)).json()
    who = {"authorization": f"Bearer {made['key']}"}
    for step in ("start", "end", "next"):
        got = await site.http.post(
            f"{site.url}/api/v1/events/{made['event']}/run", json={"step": step}, headers=who
        )
        assert got.status_code == 200, got.text
    return [made["event"], (await site.get(f"events/{made['event']}")).json()["table"]]


@pytest.mark.parametrize("at", [0, 1])
async def test_of_an_event_all_boards_are_deleted(site: Site, at: int) -> None:
    boards, other = await event_of_two_boards(site), await event_of_two_boards(site)
    before = await stored(site)
    async with Person(site.url, boards[1 - at]) as watcher:
        assert (await told(site, f"tables/{boards[at]}/delete")).status_code == 200
        with pytest.raises(ConnectionClosed):
            await watcher.until(Refused)  # which does not come
    for board in boards:
        assert (await site.get(f"tables/{board}")).status_code == 404
    assert (await site.get(f"events/{other[0]}")).json()["table"] == other[1]
    assert await stored(site) == before - 2


async def test_an_event_is_purged_whole_once_nothing_happens_at_its_last_board(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            old, young = await event_of_two_boards(site), await event_of_two_boards(site)
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        store.execute("UPDATE cards SET updated = updated - ? WHERE tbl <> ?", (3 * DAY, young[1]))
        store.commit()
    with serving(tmp_path, purge_days=2) as served:
        async with visiting(served.url) as site:
            for _ in range(100):
                if (await site.get(f"events/{old[0]}")).status_code == 404:
                    break
            assert [(await site.get(f"tables/{board}")).status_code for board in old] == [404, 404]
            assert (await site.get(f"events/{young[0]}")).json()["table"] == young[1]
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        assert sorted({row[0] for row in store.execute("SELECT tbl FROM events")}) == sorted(young)


def test_a_purge_without_days_never_starts() -> None:
    purge = Purge(None, 0)  # type: ignore[arg-type]  # it asks nobody
    purge.start()
