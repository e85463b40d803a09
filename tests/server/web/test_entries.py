"""What was played so far, over real HTTP: told where nothing is hidden, and nowhere else."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.game_record import read
from parlour.pictures import sample_game
from parlour.play.counts import Count
from parlour.server.work.pictures import Pictures
from parlour.server.work.threads import Threads
from parlour.testing.tiny import GAME as TINY
from parlour.wire.from_client import Leave
from parlour.wire.http.responses import TableEntries
from tests.server.people import Person, Site, together

pytestmark = pytest.mark.anyio

PLAYERS = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
GAMES = [game for game in catalogue() if len(PLAYERS) in game.seating.seats]


async def told(site: Site, table: str) -> TableEntries:
    got = await site.get(f"tables/{table}/entries")
    assert got.status_code == 200, got.text
    return msgspec.json.decode(got.content, type=TableEntries)


def test_there_is_one_of_each_to_try() -> None:
    assert {game.hidden for game in GAMES} == {True, False}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
async def test_all_that_was_played_is_told_only_where_nothing_is_hidden(site: Site, game: Game) -> None:
    table, _, tokens = await site.make(*PLAYERS, game=game)
    people = [await Person(site.url, table, token).come() for token in tokens.values()]
    await together(people, Random(4), 6)
    so_far = await told(site, table)
    await people[0].send(Leave())
    while people[0].phase != "over":
        await people[0].hear()
    for person in people:
        await person.go()
    record = read((await site.get(f"tables/{table}/record")).content)
    assert so_far.rules_version == record.rules_version
    assert len(record.entries) >= 6
    assert so_far.entries == ([] if game.hidden else [list(entry) for entry in record.entries])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
async def test_the_position_is_drawn_as_spectators_see_it_and_drawn_once(site: Site, game: Game) -> None:
    table, _, tokens = await site.make(*PLAYERS, game=game)
    address = f"tables/{table}/position.svg"
    before = await site.get(address)
    assert before.headers["content-type"] == "image/svg+xml"
    assert (await site.get(address, **{"if-none-match": before.headers["etag"]})).status_code == 304
    people = [await Person(site.url, table, token).come() for token in tokens.values()]
    await together(people, Random(4), 6)
    after = await site.get(address)
    assert after.text.startswith("<svg")
    assert after.content != before.content
    assert after.content == (await site.get(address)).content
    assert after.content != (await site.get(f"{address}?dark=1")).content
    for person in people:
        await person.go()


async def test_a_position_is_drawn_once_until_it_changes() -> None:
    pictures, state = Pictures(Threads()), sample_game(TINY).state
    view = state.view(state.seats)
    first = await pictures.svg("t", Count(0, 3), view, "light")
    assert await pictures.svg("t", Count(0, 3), view, "light") is first
    for changed in (Count(1, 3), Count(0, 4)):
        assert await pictures.svg("t", changed, view, "light") is not first


async def test_a_table_that_is_not_there_has_none(site: Site) -> None:
    assert (await site.get("tables/nowhere/entries")).status_code == 404
    assert (await site.get("tables/nowhere/position.svg")).status_code == 404
