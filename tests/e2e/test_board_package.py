"""The board as an npm package: beside a game's own it makes a page to play at, with nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from parlour.browser.npm import write
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME as TINY
from tests.e2e.persona import WIDE, Person
from tests.e2e.serving import served
from tests.sources import ROOT

WEB: Final = ROOT / "web"
PLAYGROUND: Final = WEB / "playground"
TURNS: Final = 2000
Playground = Callable[[Game], Path]
every_game = pytest.mark.parametrize(
    "game",
    [TINY, *(pytest.param(game, marks=pytest.mark.long) for game in catalogue())],
    ids=lambda game: game.slug,
)


def run(*command: str, folder: Path = WEB) -> str:
    """What a command of npm or Node printed, which must succeed."""
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"there is no {command[0]}")
    done = subprocess.run([program, *command[1:]], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def packed(folder: Path, into: Path) -> str:
    """The tarball of a package."""
    said = run("npm", "pack", "--json", "--ignore-scripts", "--pack-destination", str(into), str(folder))
    return str(into / json.loads(said)[0]["filename"])


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The tarball of the board's package."""
    run("npm", "run", "board")
    return packed(WEB / "dist", tmp_path_factory.mktemp("board"))


@pytest.fixture
def playground(board: str, tmp_path: Path) -> Playground:
    """Builds the playground in an empty folder, out of the tarballs of the board and of a game."""

    def made(game: Game) -> Path:
        game_package = packed(write(Variant.of(game), tmp_path / "game"), tmp_path)
        page = shutil.copytree(PLAYGROUND, tmp_path / "page")
        (page / "package.json").write_text('{"private": true, "type": "module"}', encoding="utf-8")
        run("npm", "install", "--offline", "--no-audit", "--no-fund", board, game_package, folder=page)
        run("node", str(WEB / "node_modules/vite/bin/vite.js"), "build", "--target", "es2022", folder=page)
        return page / "dist"

    return made


@contextmanager
def at(browser: Browser, folder: Path, *, touch: bool = False) -> Iterator[Person]:
    """Somebody at the playground, whose page has no errors."""
    with served(folder) as address:
        person = Person(browser, address, size=WIDE, touch=touch)
        person.page.goto("/")
        person.page.wait_for_selector("[data-key]")
        yield person
        assert person.troubles == []
        person.context.close()


def status(page: Page) -> str:
    """Who is to act, or how it ended."""
    return page.locator("#status").inner_text()


@every_game
def test_a_game_is_played_to_its_end_by_touch(browser: Browser, playground: Playground, game: Game) -> None:
    with at(browser, playground(game), touch=True) as person:
        for _ in range(TURNS):
            if status(person.page).startswith("Over"):
                break
            assert person.does_something("touch"), status(person.page)
        assert status(person.page).startswith("Over")


def test_an_author_looks_from_each_seat_and_steps_back(browser: Browser, playground: Playground) -> None:
    with at(browser, playground(TINY)) as person:
        page = person.page
        page.click("[data-look='1']")
        assert page.locator("[data-look='1'][aria-pressed='true']").count() == 1
        page.click("[data-look='0']")
        legal = page.locator("#actions").inner_text()
        assert legal.split()
        state = page.locator("#state").inner_text()
        while page.locator("#back").is_disabled():
            assert person.does_something()
        assert page.locator("#state").inner_text() != state
        page.click("#back")
        assert (page.locator("#state").inner_text(), page.locator("#actions").inner_text()) == (state, legal)
