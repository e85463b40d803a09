"""Events over the wire: come with a code, play at one's own table, look at the wall, read the results."""

from __future__ import annotations

import asyncio
import csv
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.games import catalogue, everything, find
from parlour.kernel.actors import CHANCE
from parlour.kernel.entries import Entry
from parlour.play.event_board import form_of
from parlour.server.settings import Rate
from parlour.server.storage.sqlite import FILE
from parlour.server.tables.connection import NO_TABLE
from parlour.server.tables.uptime import FREEZE_SECONDS
from parlour.wire.to_client import Bye, ClockTimes, Company, Moves, Next, Refused, Unseated
from tests.play.test_event_board import TRIES
from tests.server.people import Person, Served, Site, generous, serving, visiting
from tests.server.processes import Process

pytestmark = pytest.mark.anyio

GAMES = [game for game in everything() if game.event]
RACES = {
    room.game.slug: game.slug
    for game in catalogue()
    for room in game.rooms
    if game.puzzles and room.game.event and "puzzle" in (room.game.dtype.names or ())
}
"""The races through the puzzles of a game, each with the game."""
TURN = {"kind": "turn", "main": 600}
LONG = 3 * 24 * 3600
WINDOW = {"kind": "window", "main": LONG}


class Maker:
    """Who runs an event."""

    def __init__(self, site: Site, made: dict[str, Any]) -> None:
        self.site, self.made, self.event, self.code = site, made, made["event"], made["code"]
        self.people: list[Person] = []
        """All who are connected, or were."""

    @classmethod
    @asynccontextmanager
    async def of(cls, site: Site, slug: str = GAMES[0].slug, **more: Any) -> AsyncIterator[Maker]:
        """Make an event; in the end everybody hangs up."""
        got = await site.post("events", {"game": slug, "title": "Club evening", "clock": TURN, **more})
        assert got.status_code == 201, got.text
        maker = cls(site, got.json())
        try:
            yield maker
        finally:
            for person in maker.people:
                await person.go()

    async def at(self, table: str, token: str = "") -> Person:
        """Somebody looks at a table."""
        person = Person(self.site.url, table, token, stream=True)
        self.people.append(person)
        return await person.come()

    async def run(self, step: str, key: str = "", **more: Any) -> httpx2.Response:
        """Take a step."""
        return await self.site.http.post(
            f"{self.site.url}/api/v1/events/{self.event}/run",
            json={"step": step, **more},
            headers={"authorization": f"Bearer {key or self.made['key']}"},
        )

    async def must(self, step: str, **more: Any) -> None:
        """Take a step that is possible."""
        got = await self.run(step, **more)
        assert got.status_code == 200, got.text

    async def now(self, key: str = "") -> dict[str, Any]:
        """How it stands, to whoever has a key."""
        got = await self.site.get(f"events/{self.event}", key)
        assert got.status_code == 200, got.text
        shown: dict[str, Any] = got.json()
        return shown

    async def join(self, name: str) -> Person:
        """Somebody comes, and looks at their table."""
        got = await self.site.post("events/join", {"code": self.code, "name": name})
        assert got.status_code == 200, got.text
        assert got.json()["event"] == self.event
        return await self.at(got.json()["table"], got.json()["token"])


async def play_turn(person: Person, random: Random) -> None:
    """Play at random until the turn is over, in a window with the draws that follow."""
    while not person.due and person.phase != "over":
        await person.hear()
    had, tries = len(drawn(person)), 0
    form = form_of(find(next(said.game for said in person.heard if isinstance(said, Company))))
    while person.due and person.phase != "over" and len(drawn(person)) == had:
        assert person.fold is not None
        away = form.away(person.fold.fields, person.legal)
        answer = await person.play([random.choice(person.legal) if tries < TRIES else away])
        tries += 1
        assert not isinstance(answer, Refused), answer


def drawn(person: Person) -> list[Entry]:
    """The draws that somebody has been told of."""
    assert person.fold is not None
    return [entry for entry in person.fold.entries if entry.actor == CHANCE]


async def to_the_end(person: Person, random: Random) -> None:
    """Play until the board is over."""
    while person.phase != "over":
        await play_turn(person, random)


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
async def test_a_whole_event(site: Site, slug: str) -> None:
    async with Maker.of(site, slug, boards=2) as maker:
        await maker.at(maker.event)
        people = [await maker.join(name) for name in ("Anna", "Ben", "Cleo")]
        companies = [one for person in people for one in person.heard if isinstance(one, Company)]
        assert [company.event for company in companies] == [maker.event] * 3
        before = await maker.now()
        assert before["phase"] == "waiting"
        assert before["shared"] == next(
            game.event.is_shared for game in GAMES if game.slug == slug and game.event
        )
        await maker.must("start")
        for board in (1, 2):
            async with asyncio.timeout(120):
                await asyncio.gather(*[to_the_end(person, Random(n)) for n, person in enumerate(people)])
            now = await maker.now()
            assert (now["board"], now["boards"], len(now["members"])) == (board, 2, 3)
            for person in people:
                record = await site.get(f"tables/{person.table}/record")
                assert record.status_code == 200
            if board == 1:
                await maker.must("next")
                tables = [(await person.until(Next)).table for person in people]
                people = [
                    await maker.at(table, person.token) for table, person in zip(tables, people, strict=True)
                ]
                await maker.must("start")
        results = (await site.get(f"events/{maker.event}/results")).json()
        assert [f"{results['boards'][-1]['table']}-{n}" for n in (1, 2, 3)] == [one.table for one in people]
        assert results["boards"][0]["table"] == maker.event
        assert [member["place"] for member in results["members"]] == sorted(
            member["place"] for member in results["members"]
        )
        assert all(len(member["turns"]) == 2 for member in results["members"])
        text = (await site.get(f"events/{maker.event}/results?form=csv")).text
        rows = list(csv.reader(text.splitlines()))
        assert [row[1] for row in rows[1:]] == [member["name"] for member in results["members"]]
        assert (await maker.run("next")).status_code == 409


async def test_everybody_hears_their_own_and_the_draws_at_once(site: Site) -> None:
    async with Maker.of(site) as maker:
        anna, ben = await maker.join("Anna"), await maker.join("Ben")
        await maker.must("start")
        await anna.until(Moves)
        await ben.until(Moves)
        heard = len(ben.heard)
        await play_turn_alone(anna)
        assert (await maker.now())["members"][0]["points"] == (await maker.now())["members"][1]["points"]
        played = {member["name"]: member["played"] for member in (await maker.now())["members"]}
        assert played == {"Anna": True, "Ben": False}
        await maker.join("Cleo")
        assert not [one for one in ben.heard[heard:] if isinstance(one, Moves)]
        await maker.must("ring")
        await anna.until(Moves)
        await ben.until(Moves)
        assert anna.due == ben.due == [0]
        assert anna.fold is not None
        assert ben.fold is not None
        assert drawn(anna) == drawn(ben)
        await maker.must("pause")
        while not (await anna.until(ClockTimes)).paused:
            pass
        again = await maker.at(anna.table, anna.token)
        assert [one.paused for one in again.heard if isinstance(one, ClockTimes)] == [True]
        answer = await anna.play([anna.legal[0]])
        assert isinstance(answer, Refused)
        await maker.must("continue")
        times = await anna.until(ClockTimes)
        assert (times.running, times.paused) == ([0], False)
        await maker.must("end")
        result = (await site.look(anna.table, anna.token)).result
        assert result is not None
        assert str(result.sentence) == "This event is over."


async def test_the_event_is_over_after_its_last_board(site: Site) -> None:
    async with Maker.of(site, boards=2) as maker:
        for said, more in (("This board is over; the next one comes.", True), ("This event is over.", False)):
            anna = await maker.join("Ben" if more else "Anna")
            await maker.must("start")
            await maker.must("end")
            seen = await site.look(anna.table, anna.token)
            assert seen.result is not None
            assert (str(seen.result.sentence), str(seen.log[-1].told.text)) == (said, said)
            late = await site.post("events/join", {"code": maker.code, "name": "Cleo"})
            assert (late.status_code, late.json()["sentence"]) == (409, said)
            if more:
                await maker.must("next")


async def play_turn_alone(person: Person) -> None:
    """Play until the own turn is over, and nothing more comes."""
    while person.due:
        await person.play([person.legal[-1]])


async def test_who_comes_back_is_the_same_and_who_is_removed_is_nobody(site: Site) -> None:
    async with Maker.of(site) as maker:
        anna = await maker.join("Anna")
        await anna.go()
        anna = await maker.at(anna.table, anna.token)
        assert anna.seat == 0
        assert (await maker.now())["members"][0]["here"] is True
        await maker.must("rename", member=1, name="Annie")
        assert (await maker.now())["members"][0]["name"] == "Annie"
        await maker.must("remove", member=1)
        await anna.until(Unseated)
        assert (await maker.now())["members"] == []
        assert (await site.get(f"tables/{anna.table}", anna.token)).status_code == 403


@pytest.mark.parametrize("slug", [game.slug for game in GAMES if not game.draws_first])
async def test_a_ranking_for_the_end_is_told_to_nobody_before(site: Site, slug: str) -> None:
    async with Maker.of(site, slug, ranking="end") as maker:
        people = [await maker.join(name) for name in ("Anna", "Ben")]
        await maker.must("start")
        for turn in range(3):
            for number, person in enumerate(people):
                await play_turn(person, Random(turn + number))
        now = await maker.now()
        assert (now["ranked"], now["best"]) == (False, 0)
        facts = [[member[fact] for fact in ("name", "points", "place", "share")] for member in now["members"]]
        assert facts == [["Anna", 0, 0, -1], ["Ben", 0, 0, -1]]
        results = (await site.get(f"events/{maker.event}/results")).json()
        assert (results["boards"], [member["turns"] for member in results["members"]]) == ([], [[], []])
        rows = (await site.get(f"events/{maker.event}/results?form=csv")).text.splitlines()
        assert rows[1:] == ["0,Anna,0,", "0,Ben,0,"]
        await maker.must("end")
        assert (await maker.now())["ranked"]
        results = (await site.get(f"events/{maker.event}/results")).json()
        assert [len(member["turns"][0]) for member in results["members"]] == [3, 3]


async def test_a_deleted_event_is_nowhere(served: Served, site: Site) -> None:
    async with Maker.of(site, boards=2) as maker:
        await maker.join("Traceable")
        await maker.must("start")
        await maker.must("end")
        await maker.must("next")
        anna = await maker.join("Anna")
        for key in (anna.token, "nothing"):
            assert (await maker.run("delete", key)).status_code == 403
        first, second = maker.event, (await maker.now())["table"]
        await maker.must("delete")
        with pytest.raises(ConnectionClosed):
            await anna.until(Bye)
        assert anna.closed == NO_TABLE
        gone = [f"events/{first}", f"events/{first}/results", f"events/codes/{maker.code}"]
        gone += [f"tables/{table}" for table in (first, second, f"{first}-1", f"{second}-2")]
        assert [(await site.get(path)).status_code for path in gone] == [404] * len(gone)
        assert (await maker.run("delete")).status_code == 404
        with closing(sqlite3.connect(served.settings.data / FILE)) as store:
            assert not any("Traceable" in line for line in store.iterdump())


async def test_hostile_members_and_strangers(site: Site) -> None:
    async with Maker.of(site) as maker:
        anna, ben = await maker.join("Anna"), await maker.join("Ben")
        for step in ("start", "pause", "ring", "next", "end", "remove"):
            for key in (anna.token, "nothing"):
                got = await maker.run(step, key, member=2)
                assert got.status_code == 403, got.text
        await maker.must("start")
        for token in ("", ben.token, maker.made["key"]):  # nobody looks at another's table, or plays there
            assert (await site.get(f"tables/{anna.table}", token)).status_code == 403
            got = await site.post(
                f"tables/{anna.table}/play", {"token": token, "cut": 0, "n": 0, "actions": [0]}
            )
            assert got.status_code == 403, got.text
        assert (await site.get(f"tables/{anna.table}/record")).status_code == 409
        assert (await site.get(f"tables/{maker.event}/record")).status_code == 409
        board = {"token": maker.made["key"], "cut": 0, "n": 0, "actions": [0]}
        assert (await site.post(f"tables/{maker.event}/play", board)).status_code in (403, 409)
        assert (await site.post("events/join", {"code": maker.code, "name": "Anna"})).status_code == 409
        numbers = ("9", "0", "-1", "01", "1-1", "+1", "٣", "1.0", "9" * 5000)
        for table in [*(f"{maker.event}-{number}" for number in numbers), "nowhere-1"]:
            assert (await site.get(f"tables/{table}", anna.token)).status_code in (404, 422), table
            assert await Person(site.url, table, anna.token).turned_away() == NO_TABLE
        await play_turn(anna, Random(1))  # who is still told what happens at their table
        table, _, _ = await site.make({"kind": "me"}, {"kind": "link"})
        assert (await site.get(f"events/{table}")).status_code == 404
        assert (await site.get(f"tables/{table}-1")).status_code == 404


async def test_of_two_devices_that_take_one_name_at_once_one_does(site: Site) -> None:
    for names in (["Anna", "Ben"], []):
        async with Maker.of(site, names=names) as maker:
            asked = [site.post("events/join", {"code": maker.code, "name": "Anna"}) for _ in range(6)]
            assert sorted([got.status_code for got in await asyncio.gather(*asked)]) == [200, *[409] * 5]


@pytest.mark.parametrize("names", [["Anna", "anna"], ["Anna", "\u0410nna"], ["Ben", ""]])
async def test_a_list_has_no_names_that_could_be_confused(site: Site, names: list[str]) -> None:
    got = await site.post("events", {"game": GAMES[0].slug, "title": "X", "clock": TURN, "names": names})
    assert got.status_code == 409


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"names": ["Anna", "Ben"], "most": 1}, "A list of 2 names is longer than the 1 who may come"),
        ({"options": {"seats": "1"}}, "An event has its own seats; what can be chosen: "),
        ({"options": {"aids": "on"}}, "An event has its own aids; what can be chosen: "),
        ({"language": "xx"}, "There is nothing in xx here, but in en, "),
    ],
)
async def test_what_an_event_would_not_heed_is_refused(site: Site, asked: dict[str, Any], said: str) -> None:
    plan = {"game": GAMES[0].slug, "title": "X", "clock": TURN}
    got = await site.post("events", {**plan, **asked})
    assert got.status_code == 409
    assert got.json()["sentence"].startswith(said)
    chosen = got.json()["sentence"].removeprefix(said).rstrip(".").split(", ")
    assert not {"seats", "aids"} & set(chosen)


async def test_a_play_after_the_bell_is_refused(site: Site) -> None:
    async with Maker.of(site) as maker:
        anna, _ = await maker.join("Anna"), await maker.join("Ben")
        await maker.must("start")
        while not anna.due:
            await anna.hear()
        known, action = anna.known, anna.legal[0]
        await maker.must("ring")
        answer = await anna.play([action], on=known)
        assert isinstance(answer, Refused)
        assert answer.code == "stale"


async def test_who_guesses_codes_locks_out_nobody_who_was_shown_one(tmp_path: Path) -> None:
    """A code that is known at an address is answered there, whoever guesses beside; another is not."""
    with serving(tmp_path, generous(code_rate=Rate(0.01, 3))) as served:
        async with (
            visiting(served.url) as site,
            Maker.of(site, names=["Anna", "Ben"]) as maker,
            Maker.of(site) as elsewhere,
        ):
            await maker.join("Anna")
            got = [(await site.get(f"events/codes/wrong{n}")).status_code for n in range(5)]
            assert got == [404, 404, 404, 429, 429]
            invite = await site.get(f"events/codes/{maker.code.upper()}")
            assert invite.json()["names"] == ["Ben"]
            assert (await site.get(f"events/codes/{maker.code}/qr.svg")).status_code == 200
            late = await site.post("events/join", {"code": maker.code, "name": "Ben"})
            assert late.status_code == 200
            unknown = await site.post("events/join", {"code": elsewhere.code, "name": "Ben"})
            assert unknown.status_code == 429, "a right code is as good as a guess where nobody was shown it"
            assert int(unknown.headers["retry-after"]) > 0
            await elsewhere.now()
            shown = await site.post("events/join", {"code": elsewhere.code, "name": "Ben"})
            assert shown.status_code == 200, "the wall shows it"


async def test_a_killed_server_keeps_every_play_and_the_clock(tmp_path: Path) -> None:
    """What was acknowledged is there, and the turn has the time left that it had."""
    with Process(tmp_path) as process:
        async with visiting(process.url) as site, Maker.of(site) as maker:
            people = [await maker.join(name) for name in ("Anna", "Ben")]
            await maker.must("start")
            for _ in range(3):
                for number, person in enumerate(people):
                    await play_turn(person, Random(number))
            await play_turn(people[0], Random(9))
            while not people[1].due:
                await people[1].hear()
            before = await maker.now()
            process.kill()
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            maker.site = site
            after = await maker.now()
            for fact in ("points", "played"):
                assert [member[fact] for member in after["members"]] == [
                    member[fact] for member in before["members"]
                ]
            assert after["turn"] == before["turn"] == 4
            last_beat = 1000 * FREEZE_SECONDS  # what passed after it, until the kill, is not known
            assert before["left"] - 60_000 < after["left"] <= before["left"] + last_beat
            for person in people:
                assert person.fold is not None
                async with Person(site.url, person.table, person.token, stream=True) as again:
                    assert again.fold is not None
                    assert again.fold.record == person.fold.record
                    assert again.due == person.due
                    if again.due:
                        assert not isinstance(await again.play([again.legal[0]]), Refused)


async def test_in_a_window_everybody_plays_when_they_like(site: Site) -> None:
    """Who is quick goes on at once, and only the maker hears of it; who is late begins at the first turn."""
    async with Maker.of(site, clock=WINDOW, boards=2) as maker:
        invite = (await site.get(f"events/codes/{maker.code}")).json()
        assert (invite["window"], invite["left"]) == (True, -1)
        anna, ben = await maker.join("Anna"), await maker.join("Ben")
        wall = await maker.at(maker.event)
        await maker.must("start")
        await wall.until(Moves)
        await ben.until(Moves)
        heard = len(ben.heard), len(wall.heard)
        await to_the_end(anna, Random(1))
        cleo = await maker.join("Cleo")
        await play_turn(cleo, Random(2))
        for person, before in zip((ben, wall), heard, strict=True):
            await person.send(b"{}")
            await person.until(Refused)
            assert not [one for one in person.heard[before:] if isinstance(one, Moves)]
        shown = await maker.now()
        assert (shown["window"], shown["turn"], shown["ranked"], shown["best"]) == (True, 0, False, 0)
        assert 0 < shown["left"] <= 1000 * LONG
        assert [(member["played"], member["turns"], member["points"]) for member in shown["members"]] == [
            (False, 0, 0)
        ] * 3
        kept = (await maker.now(maker.made["key"]))["members"]
        assert [one["played"] for one in kept] == [True, False, False]
        assert [one["turns"] for one in kept][1:] == [0, 1]
        assert kept[0]["turns"] > 1
        assert (await site.get(f"tables/{anna.table}/record", anna.token)).status_code == 409
        assert (await site.get(f"events/{maker.event}/results")).json()["boards"] == []
        await maker.must("ring")
        while ben.phase != "over":
            await ben.hear()
        results = (await site.get(f"events/{maker.event}/results")).json()
        turns = len(results["boards"][0]["best"])
        assert turns == kept[0]["turns"]
        assert [len(member["turns"][0]) for member in results["members"]] == [turns] * 3
        assert results["members"][0]["place"] == 1
        for person in (anna, ben, cleo):
            assert (await site.get(f"tables/{person.table}/record")).status_code == 200
        await maker.must("next")
        assert (await maker.now())["window"] is True


@pytest.mark.parametrize("slug", RACES)
async def test_a_running_race_closes_its_book_to_nobody(site: Site, slug: str) -> None:
    """A refusal would tell which puzzles come, and the book lies in every page (docs, fairness)."""
    async with Maker.of(site, slug) as maker:
        anna = await maker.join("Anna")
        await maker.must("start")
        while not anna.due:
            await anna.hear()
        assert anna.fold is not None
        number = int(anna.fold.fields.puzzle)
        for puzzle in (number, number + 1):
            got = await site.get(f"games/{RACES[slug]}/puzzles/{puzzle}/solution")
            assert got.status_code == 200, got.text


async def test_a_window_ends_by_itself(site: Site) -> None:
    async with Maker.of(site, clock={"kind": "window", "main": 5}) as maker:
        anna = await maker.join("Anna")
        await maker.must("start")
        await play_turn(anna, Random(1))
        async with asyncio.timeout(20):
            while anna.phase != "over":
                await anna.hear()
        assert (await maker.now())["phase"] == "over"


@pytest.mark.parametrize(
    ("clock", "code", "said"),
    [
        ({"kind": "days", "main": 1}, 422, "none of the allowed values"),
        ({"kind": "window", "main": 61 * 24 * 3600}, 409, "5 to 5184000 seconds"),
        ({"kind": "window", "main": 60, "plus": 5}, 422, "no field clock.plus"),
    ],
)
async def test_an_event_has_one_of_two_clocks(
    site: Site, clock: dict[str, Any], code: int, said: str
) -> None:
    plan = {"game": GAMES[0].slug, "title": "X"}
    got = await site.post("events", {**plan, "clock": clock})
    assert said in got.json()["sentence"]
    assert got.status_code == code
    table = {"game": GAMES[0].slug, "seats": [{"kind": "me"}], "clock": WINDOW}
    assert (await site.post("tables", table)).json()["field"] == "clock.kind"


async def test_a_killed_server_keeps_a_window_and_how_far_each_is(tmp_path: Path) -> None:
    """Each goes on where they were, with the same draws, and the window has the time left that it had."""
    with Process(tmp_path) as process:
        async with visiting(process.url) as site, Maker.of(site, clock=WINDOW) as maker:
            quick, slow = await maker.join("Anna"), await maker.join("Ben")
            await maker.must("start")
            for _ in range(4):
                await play_turn(quick, Random(1))
            await play_turn(slow, Random(2))
            before = await maker.now(maker.made["key"])
            process.kill()
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            maker.site = site
            after = await maker.now(maker.made["key"])
            assert [member["turns"] for member in after["members"]] == [4, 1]
            last_beat = 1000 * FREEZE_SECONDS  # what passed after it, until the kill, is not known
            assert before["left"] - 60_000 < after["left"] <= before["left"] + last_beat
            for person in (quick, slow):
                assert person.fold is not None
                async with Person(site.url, person.table, person.token, stream=True) as again:
                    assert again.fold is not None
                    assert again.fold.record == person.fold.record
                    await to_the_end(again, Random(3))
                    person.fold = again.fold
            assert quick.fold is not None
            assert slow.fold is not None
            assert drawn(quick) == drawn(slow)
