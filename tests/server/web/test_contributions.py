"""Contributions to the seed over the wire: fixed at the start, shown to all, and checked in the record."""

from __future__ import annotations

import asyncio
import hashlib
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.kernel.game_record import GameRecord
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.wire.from_client import Again
from parlour.wire.to_client import Draws, Next, Players, Snapshot
from tests.games import some_game
from tests.server.people import Person, Site

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}
ANNAS, BENS = "aa" * 32, "be" * 32


async def gives(site: Site, table: str, token: str, contribution: str = ANNAS) -> int:
    got = await site.post(f"tables/{table}/contribution", {"token": token, "contribution": contribution})
    return got.status_code


async def sits(site: Site, table: str, invite: str, **more: Any) -> str:
    got = await site.post(f"tables/{table}/join", {"invite": invite, "name": "Ben", **more})
    assert got.status_code == 200, got.text
    return str(got.json()["token"])


async def begun(site: Site) -> tuple[str, str, str]:
    """A table of Anna and Ben, who both gave to its draws: its id and both tokens."""
    table, invite, tokens = await site.make(ME, LINK, contributes=True)
    assert await gives(site, table, tokens[0]) == 200
    return table, tokens[0], await sits(site, table, invite, contribution=BENS)


async def record_of(site: Site, table: str) -> GameRecord:
    return msgspec.json.decode((await site.get(f"tables/{table}/record")).content, type=GameRecord)


async def test_the_commitment_is_there_before_anybody_contributes(site: Site) -> None:
    body = {"game": some_game().slug, "seats": [ME, LINK], "contributes": True}
    made = (await site.post("tables", body)).json()
    invite = (await site.get(f"invites/{made['invite']}")).json()
    seen = await site.look(made["table"])
    assert made["commitment"] == invite["commitment"] == seen.commitment
    assert len(seen.commitment) == 64
    assert (seen.contributions, seen.awaited, seen.phase) == ([], False, "waiting")
    mine = await site.look(made["table"], made["tokens"][0]["token"])
    assert mine.awaited


async def test_a_game_alone_starts_with_the_creators_contribution(site: Site) -> None:
    table, _, tokens = await site.make(ME, BOT, contributes=True)
    assert (await site.look(table)).phase == "waiting"
    async with Person(site.url, table, tokens[0]) as anna:
        assert await gives(site, table, tokens[0]) == 200
        assert await anna.until(Draws) == Draws([ANNAS, ""])
    for other in (ANNAS, BENS):
        assert await gives(site, table, tokens[0], other) == 409
    assert (await site.look(table)).contributions == [ANNAS, ""]


async def test_without_contributions_a_game_starts_at_once(site: Site) -> None:
    table, _, _ = await site.make(ME, BOT)
    assert (await site.look(table)).contributions == ["", ""]


@pytest.mark.parametrize("wrong", ["a", "AA" * 32, "aa" * 33, "zz" * 32, 7])
async def test_what_is_no_contribution_is_refused(site: Site, wrong: object) -> None:
    table, invite, tokens = await site.make(ME, LINK, contributes=True)
    for path, body in (
        ("contribution", {"token": tokens[0], "contribution": wrong}),
        ("join", {"invite": invite, "name": "Ben", "contribution": wrong}),
    ):
        assert (await site.post(f"tables/{table}/{path}", body)).status_code == 422


async def test_a_stranger_contributes_nothing(site: Site) -> None:
    table, _, _ = await site.make(ME, LINK, contributes=True)
    assert await gives(site, table, "strange") == 403


async def test_all_is_in_the_finished_record_and_in_the_result(site: Site) -> None:
    table, anna, ben = await begun(site)
    before = await site.look(table)
    assert before.contributions == [ANNAS, BENS]
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
    record = await record_of(site, table)
    assert verify(Variant.of(some_game(), **record.options), record).is_over
    result = (await site.look(table)).result
    assert result is not None
    assert result.contributions == record.contributions == before.contributions
    assert result.secret == record.secret
    assert hashlib.sha256(bytes.fromhex(result.secret)).hexdigest() == before.commitment
    lines = ["parlour-seed-1", table, result.secret, ANNAS, BENS]
    assert result.seed == hashlib.sha256("\n".join(lines).encode()).hexdigest()


async def test_who_comes_back_hears_again_what_is_told_beside_updates(site: Site) -> None:
    table, anna, ben = await begun(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        for end in (False, True):
            if end:
                await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
            await a.go()
            a.heard.clear()
            await a.come()
            draws, players = a.heard
            assert isinstance(draws, Draws)
            assert (draws.contributions, bool(draws.seed), bool(draws.ahead)) == ([ANNAS, BENS], end, end)
            assert isinstance(players, Players)


async def test_the_page_of_records_refuses_a_forged_contribution_by_name(site: Site) -> None:
    table, anna, ben = await begun(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
    record = msgspec.to_builtins(await record_of(site, table))
    assert (await site.post("records", record)).status_code == 200
    got = await site.post("records", {**record, "contributions": [ANNAS, "c1" * 32]})
    assert got.status_code == 409
    assert "contributions" in got.json()["sentence"]


async def test_the_rematch_is_committed_to_before_anybody_asks_for_it(site: Site) -> None:
    table, anna, ben = await begun(site)
    async with Person(site.url, table, anna) as a, Person(site.url, table, ben) as b:
        await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        ahead = shown.ahead if (shown := (await site.look(table)).result) else None
        assert ahead is not None
        await a.send(Again("c1" * 32))
        await b.send(Again())
        following = await a.until(Next)
    assert isinstance(following, Next)
    again = await site.look(following.table)
    assert isinstance(again, Snapshot)
    assert (again.table, again.commitment) == (ahead.table, ahead.commitment)
    assert (again.phase, again.contributions) == ("playing", ["c1" * 32, ""])
