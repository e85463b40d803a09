"""Playing on from the middle of a finished game, over real HTTP; and all seats of a device being here."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.games import find
from parlour.kernel.entries import turns
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord, read
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from parlour.wire.from_client import Hello, Leave, OtherSeat
from parlour.wire.http.responses import FinishedGame, Invite, TableMade
from parlour.wire.to_client import Players, Refused, Snapshot
from tests.games import some_game
from tests.server.people import Person, Served, Site, together

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "greedy"}
LINK = {"kind": "link"}


async def finished(site: Site, game: Game | None = None) -> tuple[str, GameRecord, list[int]]:
    """A table where some turns were played before somebody resigned; its record and moments."""
    table, _, tokens = await site.make(ME, BEN, game=game or some_game())
    people = [await Person(site.url, table, token).come() for token in tokens.values()]
    await together(people, Random(4), 12)
    await people[0].send(Leave())
    while people[0].phase != "over":
        await people[0].hear()
    for person in people:
        await person.go()
    record = read((await site.get(f"tables/{table}/record")).content)
    history = Variant.of(find(record.game)).replay(record).history
    return table, record, [0, *(last for _, last in turns(history))]


def made(got: Any) -> TableMade:
    assert got.status_code == 201, got.text
    return msgspec.json.decode(got.content, type=TableMade)


async def test_a_finished_game_is_played_on_from_its_middle(site: Site) -> None:
    table, record, steps = await finished(site)
    moment = len(steps) // 2
    entries = steps[moment]
    new = made(
        await site.post(f"tables/{table}/play-on", {"entries": entries, "seats": [LINK, ME]}),
    )
    assert [one.seat for one in new.tokens] == [1]
    invited = msgspec.json.decode((await site.get(f"invites/{new.invite}")).content, type=Invite)
    assert invited.origin is not None
    assert (invited.origin.table, invited.origin.moment) == (table, moment)
    async with Person(site.url, new.table, new.tokens[0].token) as anna:
        assert anna.phase == "waiting"
        seat, token = await site.join(new.table, new.invite, "Cleo")
        shown = await anna.until(Snapshot)  # no steps over all that was before
        assert seat == 0
        assert shown.origin == invited.origin
        assert (shown.phase, shown.clock, shown.series) == ("playing", None, None)
        said = [line.n for line in shown.log]
        assert said == sorted(said)
        assert len({line.n for line in shown.log if line.n < 1 and line.seat >= 0}) >= moment - 1
        assert any("taken over" in line.told.text for line in shown.log if line.n == 0)
        async with Person(site.url, new.table, token) as cleo:
            await together([anna, cleo], Random(1), 6)
            await cleo.send(Leave())
            while cleo.phase != "over":
                await cleo.hear()
    its = read((await site.get(f"tables/{new.table}/record")).content)
    assert (its.given, its.origin, its.entries[:entries]) == (entries, table, record.entries[:entries])
    assert verify(Variant.of(find(its.game)), its).history
    again = msgspec.json.decode((await site.get(f"tables/{new.table}/replay")).content, type=FinishedGame)
    assert (again.last.origin, again.last.log) == (invited.origin, [])
    assert again.record == its


async def test_bots_play_on_from_a_record_of_a_file(site: Site, served: Served) -> None:
    _, record, steps = await finished(site)
    entries = steps[1]
    body = {"record": msgspec.to_builtins(record), "entries": float(entries), "seats": [BOT, BOT]}
    new = made(await site.post("play-on", body))
    assert new.tokens == []
    shown = await site.look(new.table)
    assert shown.origin is not None
    assert (shown.origin.table, shown.origin.entries) == ("", entries)
    async with asyncio.timeout(60):
        while (await site.look(new.table)).phase != "over":
            await asyncio.sleep(0.1)
    its = read((await site.get(f"tables/{new.table}/record")).content)
    assert its.over
    assert verify(Variant.of(find(its.game)), its).is_over


async def test_what_no_game_can_go_on_from_is_refused_with_its_reason(site: Site) -> None:
    table, record, _ = await finished(site)
    good = msgspec.to_builtins(record)
    seats = [ME, BOT]

    async def refused(path: str, body: Any, status: int, code: str, words: str = "") -> None:
        got = await site.post(path, body)
        assert (got.status_code, got.json()["code"]) == (status, code), got.text
        assert words in got.json()["sentence"]

    here = f"tables/{table}/play-on"
    await refused(here, {"entries": len(record.entries) + 1, "seats": seats}, 409, "unreadable", "entries")
    await refused(here, {"entries": -1, "seats": seats}, 422, "unreadable", "entries")
    await refused(here, {"entries": 2, "seats": [ME]}, 409, "unreadable", "2 seats need 2 plans")
    await refused(here, {"entries": 2, "seats": [ME, {"kind": "bot", "level": "wizard"}]}, 409, "unreadable")
    await refused(here, {"entries": 2, "seats": seats, "clock": None}, 422, "unreadable")
    await refused("tables/nowhere/play-on", {"entries": 2, "seats": seats}, 404, "no-table")
    playing, _, _ = await site.make(ME, BEN)
    await refused(f"tables/{playing}/play-on", {"entries": 1, "seats": seats}, 409, "closed", "over")
    at = next(i for i, (actor, _) in enumerate(record.entries) if actor >= 0)
    broken = {**good, "entries": [*good["entries"][:at], [0, 2**31 - 1], *good["entries"][at:]]}
    longer = {**good, "entries": good["entries"] * 1000}
    for body, status, code, words in (
        ({**good, "game": "nonsense"}, 404, "unknown-game", ""),
        ({**good, "format": "other"}, 409, "unreadable", "format"),
        ({**good, "given": 10**6}, 409, "unreadable", "given"),
        ({**good, "given": -1}, 422, "unreadable", "given"),
        (broken, 409, "unreadable", f"Entry {at} "),
        (longer, 409, "limit", "at most"),
        ({}, 422, "unreadable", "not a record"),
    ):
        await refused("play-on", {"record": body, "entries": at + 1, "seats": seats}, status, code, words)
    await refused("play-on", {"record": good, "entries": 2, "seats": seats, "x": 1}, 422, "unreadable")
    long_name = [{**ME, "name": "x" * 99}, BOT]
    await refused("play-on", {"record": good, "entries": 2, "seats": long_name}, 422, "unreadable")
    await refused("play-on", [], 422, "unreadable")


async def test_all_seats_of_a_device_are_here_and_gone_with_it(site: Site) -> None:
    table, invite, tokens = await site.make(ME, LINK)
    _, token = await site.join(table, invite, "Cleo")
    async with Person(site.url, table, token) as cleo:
        device = Person(site.url, table, tokens[0])
        await device.come()
        await device.send(
            Hello(tokens[0], others=[OtherSeat(each) for each in (token, "no token of this table", "")])
        )
        there = await device.until(Players)
        assert [player.here for player in there.players] == [True, True]
        await cleo.go()
        await device.send(Hello(tokens[0]))
        there = await device.until(Players)
        assert [player.here for player in there.players] == [True, True]
        await device.send(Hello(tokens[0], others=[OtherSeat("x")] * 13))
        assert (await device.until(Refused)).code == "limit"
        await device.go()
    async with asyncio.timeout(10):
        while any(player.here for player in (await site.look(table)).players):
            await asyncio.sleep(0.05)
