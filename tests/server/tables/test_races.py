"""Two commits of one seat on one version: exactly one wins, whichever way they come."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from parlour.wire.to_client import Accepted, Bye, Refused
from tests.games import some_game
from tests.server.people import Person, Served, Site, over_http, serving, visiting

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "here", "name": "Ben"}


async def catch_up(people: list[Person]) -> None:
    """Listen until everybody has heard of what the foremost knows."""
    newest = max((person.n, person.line) for person in people)
    for person in people:
        while (person.n, person.line) < newest:
            await person.hear()


async def race(site: Site, races: int, other: Site | None = None) -> None:
    """Let each seat's commit be made twice at once, from two browsers or a browser and a program.

    The second ones are at another process, where there is one. Nobody loses the socket by it.
    """
    other = other or site
    game = some_game(hidden=False)
    random = Random(races)
    left = races
    while left > 0:
        table, _, tokens = await site.make(ME, BEN, game=game)
        first = [Person(site.url, table, tokens[seat]) for seat in (0, 1)]
        second = [Person(other.url, table, tokens[seat]) for seat in (0, 1)]
        everybody = first + second
        for person in everybody:
            await person.come()
        await catch_up(everybody)
        while left > 0 and first[0].phase != "over":
            seat = first[0].due[0]
            a, b = first[seat], second[seat]
            assert (a.known, a.legal) == (b.known, b.legal)
            before = a.n
            one, another = random.choice(a.legal), random.choice(a.legal)
            if left % 3:
                answers = await asyncio.gather(a.play([one]), b.play([another]))
                won = [isinstance(answer, Accepted) for answer in answers]
                lost = [answer.code for answer in answers if isinstance(answer, Refused)]
                assert all(code in ("stale", "not-due", "stopped") for code in lost)
            else:
                answer, taken = await asyncio.gather(a.play([one]), over_http(other, b, another))
                won = [isinstance(answer, Accepted), taken]
            assert sorted(won) == [False, True]
            assert (await site.look(table)).n > before
            left -= 1
            while a.n <= before:
                await a.hear()
            await catch_up(everybody)
        for person in everybody:
            assert not [message for message in person.heard if isinstance(message, Bye)]
            await person.go()


async def test_exactly_one_of_two_commits_wins(site: Site) -> None:
    await race(site, 40)


@pytest.mark.long
async def test_exactly_one_of_two_commits_wins_a_thousand_times(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            await race(site, 1000)


async def test_of_many_friends_with_one_invite_one_gets_the_seat(site: Site, served: Served) -> None:
    for _ in range(5):
        table, invite, _ = await site.make(ME, {"kind": "link"})
        asked = [
            site.post(f"tables/{table}/join", {"invite": invite, "name": f"Friend {n}"}) for n in range(8)
        ]
        codes = sorted(got.status_code for got in await asyncio.gather(*asked))
        assert codes == [200] + [409] * 7
        assert (await site.look(table)).phase == "playing"
