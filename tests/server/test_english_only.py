"""Games of other packages that speak English alone: readers of every language get them, and ours beside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from websockets.asyncio.client import connect

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.testing.tiny import GAME as TINY
from parlour.wire.from_client import Hello
from parlour.wire.to_client import Snapshot
from tests.packages import english_only
from tests.server.people import PATIENCE, Site, visiting
from tests.server.processes import Process

pytestmark = pytest.mark.anyio

ALL: Final = [*(language for language in LANGUAGES if language != SOURCE), SOURCE]
"""English comes last: what it put into a cache would hide a fault."""
GAMES: Final = [TINY, *(game for game in catalogue() if game.display is not None)]
OF_A_GAME: Final = (
    *("rules", "messages", "lesson", "puzzles", "daily", "facts", "local", "picture.svg", "puzzles/1"),
    *("puzzles/1/solution", "puzzles/2026-01-01", "puzzles/2026-01-01/ahead"),
)
HERE: Final = {"kind": "here", "name": "Ben"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with copies of games in packages without translations."""
    folder = tmp_path_factory.mktemp("packages")
    for game in GAMES:
        english_only(game, folder)
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    with Process(tmp_path_factory.mktemp("data"), PYTHONPATH=path) as process:
        yield process.url


def named(game: Game) -> str:
    """The copy's slug."""
    return f"english_{game.slug}"


async def said(site: Site, path: str, language: str) -> bytes:
    """What an address answers to readers of a language; nothing where there is nothing."""
    got = await site.get(path, **{"accept-language": language})
    assert got.status_code < 300 or got.status_code == 404, (path, language, got.status_code, got.text)
    return got.content if got.status_code == 200 else b""


async def test_the_list_has_all_games_in_every_language(address: str) -> None:
    async with visiting(address) as site:
        for language in ALL:
            games = msgspec.json.decode(await said(site, "games", language))
            slugs = {game["slug"]: game for game in games}
            assert {named(game) for game in GAMES} <= slugs.keys()
            for game in GAMES:
                assert slugs[named(game)]["summary"] == str(game.summary)


@pytest.mark.parametrize("game", GAMES, ids=str)
async def test_pages_of_a_game_say_in_english_what_has_no_other_words(address: str, game: Game) -> None:
    async with visiting(address) as site:
        for path in OF_A_GAME:
            there = [bool(await said(site, f"games/{named(game)}/{path}", language)) for language in ALL]
            assert len(set(there)) == 1, path
        told = [await said(site, f"games/{named(game)}/messages", language) for language in ALL]
        names = {frozenset(msgspec.json.decode(phrases)["patterns"]) for phrases in told}
        assert len(names) == 1


@pytest.mark.parametrize("game", GAMES, ids=str)
async def test_tables_of_such_a_game_are_shown_in_every_language(address: str, game: Game) -> None:
    seats = [{"kind": "me", "name": "Anna"}, *[HERE] * (min(n for n in game.seating.seats if n > 1) - 1)]
    async with visiting(address) as site:
        made = (await site.post("tables", {"game": named(game), "seats": seats})).json()
        table, invite, token = made["table"], made["invite"], made["tokens"][0]["token"]
        english = await site.look(table, token)
        for language in ALL:
            seen = msgspec.json.decode(await said(site, f"tables/{table}", language), type=Snapshot)
            board: Any = (await site.http.get(address + str(seen.board))).json()
            assert board["title"] == str(game.title)
            assert (board.get("phrases") or {}).get("language", language) == language
            socket = f"{address.replace('http', 'ws')}/api/v1/tables/{table}/socket"
            async with connect(socket, open_timeout=PATIENCE, max_size=None) as line:
                await line.send(msgspec.json.encode(Hello(token, language=language)))
                assert msgspec.json.decode(await line.recv(), type=Snapshot).title == english.title
            for path in ("beside", "rules", "board", "facts"):
                await said(site, f"tables/{table}/{path}", language)
            for page in (f"j/{invite}", f"t/{table}", f"replay/{table}", f"new/{named(game)}"):
                got = await site.http.get(f"{address}/{page}", headers={"accept-language": language})
                assert got.status_code == 200
                assert f"{game.title}" in got.text.partition("</head>")[0]
