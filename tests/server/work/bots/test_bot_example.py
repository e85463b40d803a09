"""The example bot holds a seat over the API, to the end of the game, also when the server is restarted."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.games import some_game
from tests.server.people import PATIENCE, Site, serving, visiting
from tests.sources import ROOT

pytestmark = pytest.mark.anyio

SCRIPT = ROOT / "docs/examples/bot.py"
GAMES = [game for game in catalogue() if game.display is not None and 2 in game.seating.seats]
EVENTS_BEFORE = 8
"""What is played before the server is stopped."""


@asynccontextmanager
async def bot(link: str, pace: float = 0) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot as a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(SCRIPT), link, "--pace", str(pace),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def to_the_end(process: asyncio.subprocess.Process) -> None:
    """Wait until the bot says how the game ended."""
    async with asyncio.timeout(10 * PATIENCE):
        said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    assert said.decode().startswith("over: ")


async def with_an_open_seat(site: Site, game: Game) -> tuple[str, str]:
    """A table against a bot of the house: its code and its invite link."""
    table, invite, _ = await site.make({"kind": "bot", "level": "random"}, {"kind": "link"}, game=game)
    return table, f"{site.url}/j/{invite}"


async def played_against_the_house(site: Site, game: Game) -> None:
    table, link = await with_an_open_seat(site, game)
    async with bot(link) as process:
        await to_the_end(process)
    end = await site.look(table)
    assert (end.phase, end.players[1].name) == ("over", "Asker")


async def test_it_plays_a_whole_game(site: Site) -> None:
    await played_against_the_house(site, some_game(hidden=False))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
async def test_it_plays_every_game(site: Site, game: Game) -> None:
    await played_against_the_house(site, game)


@pytest.mark.long
async def test_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    async with AsyncExitStack() as at_the_end:
        with serving(tmp_path) as first:
            async with visiting(first.url) as site:
                table, link = await with_an_open_seat(site, some_game(hidden=False))
                process = await at_the_end.enter_async_context(bot(link, pace=0.02))
                async with asyncio.timeout(PATIENCE):
                    while (await site.look(table)).n < EVENTS_BEFORE:
                        await asyncio.sleep(0.02)
                assert (await site.look(table)).phase == "playing"
        with serving(tmp_path, port=first.port) as second:
            await to_the_end(process)
            async with visiting(second.url) as site:
                assert (await site.look(table)).phase == "over"


async def test_a_link_that_is_none_is_told() -> None:
    async with bot("http://127.0.0.1/t/abc") as process:
        said, _ = await process.communicate()
    assert process.returncode == 1
    assert said.decode().startswith("an invite link looks like")
