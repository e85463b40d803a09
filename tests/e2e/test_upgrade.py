"""Pages that have been open since before the server was renewed load themselves again, once, and go on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.wire.version import VERSION
from tests.e2e.conftest import Meet
from tests.e2e.front import Front
from tests.e2e.persona import THINKING, Person, eventually, play_on
from tests.e2e.server_process import ServerProcess
from tests.server.postgres import Database, database

RENEWED: Final = [game for game in catalogue() if game.rules_version > 1]

pytestmark = pytest.mark.service_worker

SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
FURTHER: Final = 4
"""Entries in which each of two has had a turn."""


@pytest.mark.parametrize("loads", [1, 9], ids=["that is renewed", "that stays"])
def test_a_page_of_another_version(server: ServerProcess, meet: Meet, loads: int) -> None:
    table, _, _ = server.table(catalogue()[0].slug, SEATS)
    anna = meet()
    anna.context.add_init_script(f"probes.sayOtherVersion({loads}, {VERSION})")
    anna.page.goto(f"/t/{table}")
    said = anna.page.get_by_text("This page is of another version of Parlour")
    expect(anna.page.locator(".stage") if loads == 1 else said).to_be_visible()
    assert anna.page.evaluate("sessionStorage.getItem('loads')") == "2"


@pytest.mark.long
@pytest.mark.parametrize("game", RENEWED, ids=lambda game: game.slug)
def test_a_table_ends_under_the_rules_that_it_began_with(tmp_path: Path, meet: Meet, game: Game) -> None:
    modules.built(game, Part.SPEAKS)
    server = ServerProcess(tmp_path, browser_rules=True, older=[game.slug])
    try:
        table, tokens, _ = server.table(game.slug, SEATS)
        people = [meet(address=server.address).sits(table, {seat: token}) for seat, token in tokens.items()]
        for person in people:
            person.page.evaluate("document.documentElement.dataset.since = 'before'")
        for person in people * 2:
            eventually(person.does_something)
            person.goes_on()
        begun = server.get(f"/tables/{table}")["n"]
        server.renew()
        for person in people:
            expect(person.page.locator("[data-since]")).to_have_count(0)
            person.page.wait_for_selector(".table")
        play_on(*people)
        record = server.get(f"/tables/{table}/record")
    finally:
        server.stop()
    assert record["rules_version"] == game.rules_version - 1
    assert len(record["entries"]) > begun > 0
    assert record["over"]
    for person in people:
        assert person.finals == dict(enumerate(record["scores"]))
        person.troubles = [each for each in person.troubles if "ERR_CONNECTION_REFUSED" not in each]


@pytest.fixture
def shared() -> Iterator[Database]:
    """A database that several servers share."""
    with database("two processes at once were") as found:
        yield found


@pytest.fixture
def front(tmp_path: Path, shared: Database) -> Iterator[Front]:
    """A front before a process of before the renewal, and one of after it."""
    modules.built(RENEWED[0], Part.SPEAKS)
    older = [RENEWED[0].slug]
    servers = [
        ServerProcess(tmp_path, browser_rules=True, older=o, store=shared.address) for o in (older, [])
    ]
    with Front(*servers) as made:
        yield made
    for server in servers:
        server.stop()


COMPILING: Final = 4000
"""Milliseconds between turns while a module is compiled: the game is not to be over before it is there."""


def asks_of(person: Person) -> list[str]:
    """What a person's page asks of the game by its socket from now on, where it has no module."""
    asks = list[str]()

    def sends(frame: str | bytes) -> None:
        if '"t":"ask"' in str(frame):
            asks.append(str(frame))

    person.page.on("websocket", lambda line: line.on("framesent", sends))
    return asks


def play_more(people: list[Person], server: ServerProcess, table: str) -> None:
    """Both play, until each has had a turn."""
    until = server.get(f"/tables/{table}")["n"] + FURTHER

    def further() -> bool:
        for person in people:
            person.goes_on()
        return bool(server.get(f"/tables/{table}")["n"] >= until)

    eventually(further)


def keeps(log: Locator, before: list[str]) -> bool:
    """Whether a log has what it had, below what has come since."""
    return log.all_inner_texts()[-len(before) :] == before


@pytest.mark.long
def test_a_game_goes_on_while_processes_are_replaced_one_by_one(front: Front, meet: Meet) -> None:
    game, (old, new) = RENEWED[0], front.servers
    table, tokens, _ = old.table(game.slug, SEATS)
    people = [meet(address=front.address) for _ in tokens]
    asks = [asks_of(person) for person in people]

    def play_without_asking() -> bool:
        for each in asks:
            each.clear()
        play_more(people, front.sockets, table)
        if any(asks):
            people[0].page.wait_for_timeout(COMPILING)
        return not any(asks)

    for person, (seat, token) in zip(people, tokens.items(), strict=True):
        person.sits(table, {seat: token})
        person.page.evaluate("document.documentElement.dataset.since = 'before'")
    assert play_without_asking()
    logs = [person.page.locator(".log .turn") for person in people]
    told = [log.all_inner_texts() for log in logs]

    front.move_sockets(new)
    for person, log, before in zip(people, logs, told, strict=True):
        expect(person.page.locator("[data-since]")).to_have_count(0)
        eventually(partial(keeps, log, before))
    assert not play_without_asking(), "the old process has no module for the records of the new one"

    front.requests = new
    old.stop()
    eventually(play_without_asking, within=THINKING)
    people[0].resigns()
    play_on(*people)
    record = new.get(f"/tables/{table}/record")
    assert record["rules_version"] == game.rules_version - 1
    assert record["ended"] == "resigned"
