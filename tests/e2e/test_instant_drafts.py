"""Drafts on a slow network: what may be added is known at once, by the rules in the page."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from parlour.search.tree.wasm import built
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import sits_first

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

GAME = next(game for game in GAMES if game.hidden and game.closing)
"""One of turns of several parts, with hidden hands."""
ANSWER, RECORD = '{"t":"draft"', '{"t":"record"'
DARK = "[data-key]:not([data-lit]):not([data-pick])"
DELAY = 0.2
"""Seconds that each answer of the server is held back."""


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(GAME)


def slow(person: Person, heard: list[str]) -> None:
    """Hold every message of the server back, drop its answers to drafts altogether, and keep all of them."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def later(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            time.sleep(DELAY)
            heard.append(text)
            if not text.startswith(ANSWER):
                socket.send(text)

        server.on_message(later)

    person.page.route_web_socket("**/socket", route)


def at_table(meet: Meet, server: ServerProcess, *, rules: bool) -> tuple[Person, list[str]]:
    """Somebody who is to act, to whom the server never answers about drafts."""
    person, heard = meet(address=server.address), list[str]()
    slow(person, heard)
    sits_first(person, server, GAME, rules=rules)
    return person, heard


def drafts(person: Person) -> None:
    """Touch what lights up until something is drafted."""
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    for _ in range(4):
        seen = person.look()
        for kind in ("choices", "lit", "pick"):
            if seen[kind]:
                person.page.mouse.click(*seen[kind][0]["at"])
                break
        if person.page.locator("[data-busy]").count():
            return


def test_a_piece_may_be_confirmed_before_the_server_has_answered(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person, _ = at_table(meet, rules_server, rules=True)
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    assert person.page.locator("[data-busy]").count() == 1  # no answer has come, nor will it


def test_from_a_touch_to_the_targets_nothing_goes_back_and_forth(
    meet: Meet, rules_server: ServerProcess
) -> None:
    """What a page shows after a touch does not depend on the line: not a message has come meanwhile."""
    person, heard = at_table(meet, rules_server, rules=True)
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    eventually(lambda: (person.look() and any(one.startswith(RECORD) for one in heard)) or None)
    person.page.wait_for_load_state("networkidle")
    before = len(heard)
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    assert [one for one in heard[before:] if not one.startswith(ANSWER)] == []


def test_a_refusal_is_explained_before_the_server_has_answered(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person, _ = at_table(meet, rules_server, rules=True)
    eventually(lambda: person.look()["pick"] or None)
    person.page.wait_for_load_state("networkidle")
    person.page.mouse.click(*person.look()["pick"][0]["at"])
    for place in person.page.locator(DARK).all():
        place.click()
        if person.page.locator("[data-refused]").count():
            break
    expect(person.page.locator("[data-refused]")).to_have_text(re.compile(r"[.!]$"))


def test_without_a_module_the_server_is_waited_for(meet: Meet, server: ServerProcess) -> None:
    person, heard = at_table(meet, server, rules=False)
    drafts(person)
    eventually(lambda: (person.look() and [one for one in heard if one.startswith(ANSWER)]) or None)
    assert not person.look()["confirm"]
