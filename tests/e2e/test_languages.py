"""Tables in a language that nobody speaks: nothing is hard-wired, and longer words have room.

`test_language_change` has the pages.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from parlour.games import everything
from parlour.kernel.game import Game
from parlour.kernel.language import PSEUDO
from parlour.kernel.message import FOLDER, into
from parlour.kernel.options import WholeOption
from parlour.kernel.state import Variant
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, few, people
from tests.e2e.persona import PHONE, play_on
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_lessons import FIRST, course, does

LAPTOP: Final = (1440, 900)
BOOK: Final = "main [lang]"
"""The rule book, which is translated as a whole."""


NAMES: Final = re.compile(r"\b(Parlour|Anna|Cleo|Dora|Enter|Escape|Tab|https?\S*|[A-Z][a-z]+ ([A-L]|\d))\b")
FOREIGN: Final = re.compile(
    r"\d+ (second|minute|hour|day)s?( ago)?|\d+(, \d+)*,? or \d+|Fraunces|Atkinson Hyperlegible Next|Svelte"
    r"|Swagger UI|[A-Z][a-z]+ \d+, \d{4}"
)
"""Times, days and lists, which the browser itself puts into words, and names of programs and fonts."""
BARE: Final = re.compile(r"(?<![\w~’])[A-Za-z]{2,}(?![\w’])")


def hard_wired(page: Page) -> list[str]:
    """What a page shows that is in no catalogue."""
    names = {name for game in everything() for name in (str(game.title), *game.names)}
    names.update(page.evaluate("probes.peopleAtOpenTables()"))
    found = []
    for text in page.evaluate("probes.saidOutside", BOOK):
        rest = FOREIGN.sub("", NAMES.sub("", text))
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, "")
        if BARE.search(rest):
            found.append(text)
    return found


def speaks_and_fits(page: Page) -> None:
    """Nothing on a page is hard-wired, and nothing is too long on a laptop and on a phone."""
    for width, height in (LAPTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("probes.settled()")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (page.url, width)
        assert page.evaluate("probes.clipped()") == [], (page.url, width)
    assert hard_wired(page) == [], page.url
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})


@pytest.mark.parametrize(
    "game", [game for game in GAMES if (game.folder / FOLDER).is_dir()], ids=lambda game: game.slug
)
def test_no_table_has_words_of_its_own_and_longer_ones_fit(
    meet: Meet, server: ServerProcess, game: Game
) -> None:
    table, tokens, _ = server.table(game.slug, people(few(game)))
    person = meet(size=LAPTOP, locale=PSEUDO).sits(table, tokens)
    if person.page.query_selector("[data-curtain]"):
        speaks_and_fits(person.page)
        person.page.click("[data-curtain] button")
    speaks_and_fits(person.page)
    for _ in range(3):
        person.does_something()
    speaks_and_fits(person.page)
    for beside in ("learn", *(["facts"] if game.references(Variant.of(game).options) else [])):
        person.page.goto(f"/{beside}/{game.slug}")
        person.page.wait_for_selector("main h1, [data-ask]", state="attached")
        speaks_and_fits(person.page)


def shortest(game: Game) -> dict[str, str]:
    """Options under which a game is soon over: the least of all whole numbers."""
    return {option.name: str(option.low) for option in game.options if isinstance(option, WholeOption)}


def test_two_people_play_a_game_each_in_their_own_language(meet: Meet, server: ServerProcess) -> None:
    game = next(game for game in GAMES if {1, 2} <= set(game.seating.seats))
    table, tokens, _ = server.table(
        game.slug, [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}], shortest(game)
    )
    anna = meet(size=LAPTOP, locale="cs-CZ").sits(table, {0: tokens[0]})
    ben = meet(size=PHONE, locale="de").sits(table, {1: tokens[1]})
    play_on(anna, ben)
    told = {}
    for person, language in ((anna, "cs"), (ben, "de")):
        shown = server.get(f"/tables/{table}?language={language}")
        told[language] = shown["result"]["sentence"].partition(". ")[
            2
        ]  # why it is over: the same to everybody
        expect(person.page.locator("main")).to_contain_text(told[language])
        assert person.page.get_attribute("html", "lang") == language
    assert told["cs"] != told["de"]


@pytest.mark.parametrize("language", ["cs", "de"])
def test_a_lesson_is_begun_in_the_language_of_its_learner(meet: Meet, language: str) -> None:
    person = meet(size=PHONE, locale=language)
    taught = course(FIRST)
    person.page.goto(f"/learn/{FIRST.slug}")
    expect(person.page.locator("[data-ask]")).to_have_text(into(taught.steps[0].ask, language))
    does(person, taught, 0)
    expect(person.page.locator("[data-said]")).to_have_text(into(taught.steps[0].done, language))
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-ask]")).to_have_text(into(taught.steps[1].ask, language))
