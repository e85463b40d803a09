"""Rounds of pairs over the wire: drawn by the maker, played at tables of their own, counted together."""

from __future__ import annotations

import asyncio
import csv
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from parlour.games import everything
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import commitment_to
from parlour.play.tokens import new_token
from parlour.server.storage.sqlite import FILE
from parlour.wire.to_client import Draws, Next, Refused
from tests.server.people import Person, Served, Site, serving, visiting
from tests.server.processes import Process
from tests.server.tables.test_events import TURN, Maker
from tests.server.web.test_people import sent

pytestmark = pytest.mark.anyio

GAME: Final = next(game for game in everything() if game.plays_pairs and not game.pairs_in_teams)
IN_TEAMS: Final = next(game for game in everything() if game.plays_pairs and game.pairs_in_teams)
NAMES: Final = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
SWISS: Final = {"rounds": "swiss", "boards": 3}


class Member(NamedTuple):
    """Somebody who has come, with the number and the token that hold their seats."""

    number: int
    token: str


async def come(maker: Maker, *names: str, in_teams: bool = False) -> dict[int, Member]:
    """They all come, two and two to play together; by their numbers."""
    members = dict[int, Member]()
    for at, name in enumerate(names):
        partner = max(members) if in_teams and at % 2 else 0
        body = {"code": maker.code, "name": name, "partner": partner}
        got = await maker.site.post("events/join", body)
        assert got.status_code == 200, got.text
        joined = got.json()
        assert (joined["event"], joined["table"]) == (maker.event, maker.event)
        members[joined["seat"]] = Member(joined["seat"], joined["token"])
    return members


async def resign(site: Site, table: str, loser: Member) -> None:
    """One of them loses."""
    got = await site.post(f"tables/{table}/leave", {"token": loser.token})
    assert got.status_code == 200, got.text


async def play_out(person: Person, random: Random) -> None:
    """Play at random to the end, where it is one's turn."""
    while person.phase != "over":
        if person.legal:
            answer = await person.play([random.choice(person.legal)])
            assert not isinstance(answer, Refused), answer
        else:
            await person.hear()


async def second_game(maker: Maker, at: int) -> str:
    """The table of a meeting's second game, which begins by itself."""
    for _ in range(50):
        tables: list[str] = (await maker.now())["meetings"][at]["tables"]
        if len(tables) == 2:
            return tables[1]
    raise AssertionError("there is no second game")


async def play_round(maker: Maker, members: dict[int, Member]) -> dict[int, int]:
    """All games of the round now: whoever has the lower number wins both. What each has won."""
    won = dict[int, int]()
    for at, meeting in enumerate((await maker.now())["meetings"]):
        if len(meeting["members"]) < 2:
            won[meeting["members"][0]] = 2
            continue
        loser, winner = members[max(meeting["members"])], members[min(meeting["members"])]
        await resign(maker.site, meeting["tables"][0], loser)
        await resign(maker.site, await second_game(maker, at), loser)
        won |= {winner.number: 4, loser.number: 0}
    return won


def points(now: dict[str, Any]) -> dict[int, int]:
    """The points of each, by number."""
    return {member["member"]: member["points"] for member in now["members"]}


async def test_a_club_of_eight_over_three_rounds(site: Site) -> None:
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        members = await come(maker, *NAMES)
        now = await maker.now()
        assert (now["phase"], now["boards"], now["rounds"], now["meetings"]) == ("waiting", 3, "swiss", [])
        total, met = dict.fromkeys(members, 0), set[frozenset[int]]()
        for number in (1, 2, 3):
            await maker.must("start" if number == 1 else "next")
            now = await maker.now()
            assert (now["phase"], now["board"], points(now)) == ("playing", number, total)
            pairs = [frozenset(meeting["members"]) for meeting in now["meetings"]]
            assert sorted(one for pair in pairs for one in pair) == sorted(members)
            assert met.isdisjoint(pairs)
            met |= set(pairs)
            assert (await maker.run("next")).status_code == 409, "the round is not over"
            won = await play_round(maker, members)
            total = {member: total[member] + won[member] for member in members}
            now = await maker.now()
            assert (now["phase"], points(now)) == ("over", total)
            assert (now["best"], now["members"][0]["share"]) == (4 * number, 100)
            assert all(meeting["won"] in ([2, 2], [0, 0]) for meeting in now["meetings"])
        assert (await maker.run("next")).status_code == 409
        results = (await site.get(f"events/{maker.event}/results")).json()
        assert results["members"][0]["member"] == 1
        assert [len(one) for one in results["rounds"]] == [4, 4, 4]
        rows = list(csv.reader((await site.get(f"events/{maker.event}/results?form=csv")).text.splitlines()))
        assert rows[0][:5] == ["place", "name", "points", "share", "met"]
        first = rows[1]
        assert first[1:3] == ["Anna", "12"]
        assert set(first[5::2]) < set(NAMES)
        assert first[6::2] == ["4", "4", "4"]


async def test_a_meeting_is_two_tables_with_the_same_draws_and_changed_seats(site: Site) -> None:
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        members = await come(maker, "Anna", "Ben")
        await maker.must("start")
        (meeting,) = (await maker.now())["meetings"]
        one, other = (members[number] for number in meeting["members"])
        (first,) = meeting["tables"]
        people = [await maker.at(first, member.token) for member in (one, other)]
        assert [person.seat for person in people] == [0, 1]
        async with asyncio.timeout(300):
            await asyncio.gather(*[play_out(person, Random(n)) for n, person in enumerate(people)])
        following = {(await person.until(Next)).table for person in people}
        assert following == {await second_game(maker, 0)}
        again = [await maker.at(table, member.token) for table in following for member in (one, other)]
        assert [person.seat for person in again] == [1, 0]
        draws = []
        for person in (people[0], again[0]):
            assert person.fold is not None
            draws.append([entry for entry in person.fold.entries if entry.actor == CHANCE])
        assert draws[0] == draws[1] != []
        result = (await site.look(first)).result
        assert result is not None
        won = round(result.returns[0]) + 1
        assert (await maker.now())["meetings"][0]["won"] == [won]
        await resign(site, again[0].table, other)
        now = await maker.now()
        assert (now["phase"], points(now)) == ("over", {one.number: won + 2, other.number: 2 - won})


async def test_teams_of_two_play_both_games_at_once(site: Site) -> None:
    """Nobody sees the other table before both games are over, then everybody sees both."""
    async with Maker.of(site, IN_TEAMS.slug, rounds="all") as maker:
        (anna,) = await come(maker, "Anna")
        invite = (await site.get(f"events/codes/{maker.code}")).json()
        assert invite["alone"] == [{"member": anna, "name": "Anna"}]
        assert (await maker.run("start")).status_code == 409, "there is no team"
        await maker.must("remove", member=anna)
        members = await come(maker, "Ben", "Cleo", "Dan", "Eve", in_teams=True)
        assert (await site.get(f"events/codes/{maker.code}")).json()["alone"] == []
        await maker.must("start")
        (meeting,) = (await maker.now())["meetings"]
        (one, other), (its, others), (first, second) = (
            meeting[what] for what in ("members", "partners", "tables")
        )
        at = {
            table: [members[n] for n in people]
            for table, people in ((first, (one, other)), (second, (others, its)))
        }
        for table, seats in at.items():
            assert [(await site.look(table, member.token)).seat for member in seats] == [0, 1]
            for token in (
                "",
                maker.made["key"],
                *(members[n].token for n in members if members[n] not in seats),
            ):
                assert (await site.get(f"tables/{table}", token)).status_code == 403
        people = [await maker.at(first, member.token) for member in at[first]]
        await asyncio.gather(*[play_out(person, Random(n)) for n, person in enumerate(people)])
        result = (await site.look(first, at[first][0].token)).result
        assert result is not None
        assert result.seed == "", "the other game is still played with these draws"
        now = await maker.now()
        assert (now["phase"], now["meetings"][0]["won"]) == ("playing", [])
        for path in ("record", ""):
            assert (
                await site.get(f"tables/{first}/{path}".rstrip("/"), members[its].token)
            ).status_code != 200
        await resign(site, second, members[others])
        drawn = await people[0].until(Draws)  # though nobody looks at the event
        now = await maker.now()
        won = round(result.returns[0]) + 1
        assert (now["phase"], now["meetings"][0]["won"]) == ("over", [won, 2])
        assert points(now) == {one: won + 2, its: won + 2, other: 2 - won, others: 2 - won}
        assert sorted(row["place"] for row in now["members"]) in ([1, 1, 2, 2], [1, 1, 3, 3], [1, 1, 1, 1])
        assert commitment_to(bytes.fromhex(drawn.seed)) == result.commitment
        for table in (first, second):
            record = (await site.get(f"tables/{table}/record")).json()
            assert record["seed"] == drawn.seed
        rows = list(csv.reader((await site.get(f"events/{maker.event}/results?form=csv")).text.splitlines()))
        assert rows[0][4:6] == ["met", "with"]
        named = {row[1]: row for row in rows[1:]}
        assert (named["Ben"][5], named["Ben"][6]) == ("Cleo", "Dan" if one in (anna + 1, anna + 3) else "Eve")


async def test_who_comes_to_a_team_is_checked(site: Site) -> None:
    async with Maker.of(site, IN_TEAMS.slug, rounds="all") as maker:
        await come(maker, "Anna", "Ben", in_teams=True)
        for partner, status in ((1, 409), (7, 403), (-1, 422), ("x", 422)):
            body = {"code": maker.code, "name": "Cleo", "partner": partner}
            assert (await site.post("events/join", body)).status_code == status
        two = await come(maker, "Cleo", "Dan")

        async def chooses(token: str, partner: object) -> int:
            path = f"{site.url}/api/v1/events/{maker.event}/partner"
            who = {"authorization": f"Bearer {token}"}
            return (await site.http.post(path, json={"partner": partner}, headers=who)).status_code

        cleo, dan = two.values()
        for token, partner, status in (
            (cleo.token, 1, 409),
            (cleo.token, cleo.number, 409),
            (cleo.token, 99, 403),
            (cleo.token, "x", 422),
            (maker.made["key"], dan.number, 403),
            ("nothing", dan.number, 403),
            (cleo.token, dan.number, 200),
            (dan.token, cleo.number, 409),
        ):
            assert await chooses(token, partner) == status
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        await come(maker, "Anna")
        got = await site.post("events/join", {"code": maker.code, "name": "Ben", "partner": 1})
        assert got.status_code == 409


async def test_nobody_plays_or_looks_for_another(site: Site) -> None:
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        members = await come(maker, "Anna", "Ben", "Cleo", "Dan")
        await maker.must("start")
        meeting, elsewhere = (await maker.now())["meetings"]
        table, strange = meeting["tables"][0], members[elsewhere["members"][0]]
        for token in (strange.token, maker.made["key"], "nothing"):
            for path, more in (("leave", {}), ("play", {"cut": 0, "n": 0, "actions": [0]})):
                got = await site.post(f"tables/{table}/{path}", {"token": token, **more})
                assert got.status_code == 403, got.text
        own = members[meeting["members"][0]]
        for path in (f"tables/{maker.event}/play", f"tables/{maker.event}/leave"):
            for token in (own.token, maker.made["key"]):
                body = {"token": token, "cut": 0, "n": 0, "actions": [0]}
                got = await site.post(path, body if path.endswith("play") else {"token": token})
                assert got.status_code in (403, 409), got.text
        for step in ("ring", "pause", "continue"):
            assert (await maker.run(step)).status_code == 409
        for step in ("start", "next", "end", "delete"):
            assert (await maker.run(step, own.token)).status_code == 403
        assert (await site.get(f"tables/{maker.event}-1", own.token)).status_code == 404
        sat = await site.post(f"tables/{maker.event}/join", {"invite": maker.code, "name": "Eve"})
        assert sat.status_code == 409


async def test_a_seat_in_rounds_comes_back_on_another_device(site: Site) -> None:
    """By a code of the person: at the game that runs, at the second one and in the next round."""
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        members = await come(maker, "Anna", "Ben")
        laptop, phone = new_token(), new_token()
        shown = {"label": "Firefox", "tables": [{"table": maker.event, "token": members[1].token}]}
        assert (await sent(site, "me", shown, laptop)).status_code == 200
        await maker.must("start")
        code = (await sent(site, "me/link", {}, laptop)).json()["code"]
        owner = (await site.post("me/pass", {"code": code})).json()
        assert owner == {"names": ["Anna"], "seats": 1, "devices": 1}
        added = {"label": "Chrome", "code": code, "tables": []}
        assert (await sent(site, "me/devices", added, phone)).status_code == 200
        listed = (await sent(site, "tables/mine", {"tables": []}, phone)).json()["tables"]
        assert [(one["table"], one["my_seat"]) for one in listed] == [(maker.event, 1)]

        async def taken(table: str, seat: int) -> str:
            got = await sent(site, f"tables/{table}/recover", {"seat": seat}, phone)
            assert got.status_code == 200, got.text
            token: str = got.json()["token"]
            return token

        async def refused(table: str, token: str) -> None:
            assert (await site.get(f"tables/{table}", token)).status_code == 403
            assert (await site.post(f"tables/{table}/leave", {"token": token})).status_code == 403

        (meeting,) = (await maker.now())["meetings"]
        first, seat = meeting["tables"][0], meeting["members"].index(1)
        got = await sent(site, f"tables/{first}/recover", {"seat": 1 - seat}, phone)
        assert got.status_code == 403, "the seat of the other one"
        token = await taken(first, seat)
        await refused(first, members[1].token)
        assert (await site.look(first, token)).seat == seat
        await resign(site, first, Member(1, token))
        second = await second_game(maker, 0)
        assert (await site.look(second, token)).seat == 1 - seat
        await refused(second, members[1].token)
        await resign(site, second, Member(1, token))
        assert points(await maker.now()) == {1: 0, 2: 4}
        await maker.must("next")
        (meeting,) = (await maker.now())["meetings"]
        table, seat = meeting["tables"][0], meeting["members"].index(1)
        assert (await site.look(table, token)).seat == seat, "one token is as good in all rounds"
        await refused(table, members[1].token)
        again = await taken(maker.event, 1)
        assert (await site.look(table, again)).seat == seat
        await refused(table, token)
        devices = (await site.get("me", laptop)).json()["devices"]
        (lost,) = [device["id"] for device in devices if not device["here"]]
        assert (await sent(site, "me/sign-out", {"device": lost}, laptop)).status_code == 200
        await refused(table, again)


async def test_what_rounds_would_not_heed_is_refused(site: Site) -> None:
    plan = {"game": GAME.slug, "title": "X", "clock": TURN, **SWISS}
    other = next(game for game in everything() if not game.plays_pairs)
    for more in ({"ranking": "end"}, {"game": other.slug}, {"options": {"seats": "3"}}):
        got = await site.post("events", {**plan, **more})
        assert got.status_code == 409, got.text


async def test_deleted_rounds_leave_no_table(served: Served, site: Site) -> None:
    async with Maker.of(site, GAME.slug, **SWISS) as maker:
        await come(maker, "Traceable", "Ben")
        await maker.must("start")
        (table,) = (await maker.now())["meetings"][0]["tables"]
        await maker.must("delete")
        for path in (f"events/{maker.event}", f"tables/{table}", f"events/{maker.event}/results"):
            assert (await site.get(path)).status_code == 404
        with closing(sqlite3.connect(served.settings.data / FILE)) as store:
            assert not any("Traceable" in line for line in store.iterdump())


async def test_a_killed_server_goes_on_with_its_rounds(tmp_path: Path) -> None:
    """What was drawn is there, the second game begins, and the round ends."""
    with Process(tmp_path) as process:
        async with visiting(process.url) as site, Maker.of(site, GAME.slug, **SWISS) as maker:
            members = await come(maker, "Anna", "Ben", "Cleo")
            await maker.must("start")
            before = (await maker.now())["meetings"]
            process.kill()
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            maker.site = site
            assert (await maker.now())["meetings"] == before
            won = await play_round(maker, members)
            now = await maker.now()
            assert (now["phase"], points(now)) == ("over", won)


async def test_a_killed_server_opens_a_meeting_that_is_over(tmp_path: Path) -> None:
    """The kill comes as soon as the second game is over; the round counts once, and all see both games."""
    with Process(tmp_path) as process:
        async with visiting(process.url) as site, Maker.of(site, IN_TEAMS.slug, rounds="all") as maker:
            members = await come(maker, *NAMES[:4], in_teams=True)
            await maker.must("start")
            (meeting,) = (await maker.now())["meetings"]
            for table, people in zip(
                meeting["tables"], (meeting["members"], meeting["partners"]), strict=True
            ):
                await resign(site, table, members[people[0]])
            process.kill()
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            maker.site = site
            now = await maker.now()
            assert (now["phase"], now["meetings"][0]["won"]) == ("over", [0, 0])
            won = dict.fromkeys((meeting["members"][1], meeting["partners"][1]), 4)
            assert points(now) == dict.fromkeys(members, 0) | won
            for table in meeting["tables"]:
                assert (await site.get(f"tables/{table}/record")).status_code == 200
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        rows = "SELECT kind, count(*) FROM events WHERE kind IN (?, ?) GROUP BY kind"
        assert dict(store.execute(rows, ("meeting-over", "round-over"))) == {
            "meeting-over": 2,
            "round-over": 1,
        }
