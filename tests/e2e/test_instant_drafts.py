"""Drafts on a slow network: what may be added is known at once, by the rules in the page."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import WebSocketRoute

from parlour.search.tree.wasm import built
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

GAME = next(game for game in GAMES if game.hidden and game.closing)
"""One of turns of several parts, with hidden hands."""
DELAY = 0.2
"""Seconds that each answer of the server is held back."""


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(GAME)


def slow(person: Person, heard: list[str]) -> None:
    """Hold every message of the server back, and drop its answers to drafts altogether."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def later(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            time.sleep(DELAY)
            if text.startswith('{"t":"draft"'):
                heard.append(text)
            else:
                socket.send(text)

        server.on_message(later)

    person.page.route_web_socket("**/socket", route)


def at_table(meet: Meet, address: ServerProcess) -> tuple[Person, list[str]]:
    """Somebody who is to act, to whom the server never answers about drafts."""
    person, heard = meet(address=address.address), list[str]()
    slow(person, heard)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    table, tokens, _ = address.table(GAME.slug, seats)
    begins = address.get(f"/tables/{table}")["due"]
    person.sits(table, {begins[0]: tokens[begins[0]]})
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
    person, _ = at_table(meet, rules_server)
    with person.page.expect_response("**/modules/*"):
        pass
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    assert person.page.locator("[data-busy]").count() == 1  # no answer has come, nor will it


def test_without_a_module_the_server_is_waited_for(meet: Meet, server: ServerProcess) -> None:
    person, heard = at_table(meet, server)
    drafts(person)
    eventually(lambda: (person.look() and heard) or None)
    assert not person.look()["confirm"]
