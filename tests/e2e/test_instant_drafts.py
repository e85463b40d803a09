"""Drafts on a slow network: what may be added is known at once, by the rules in the page."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, WebSocketRoute, expect

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, every_game, every_game_at_once
from tests.e2e.modules import built
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import HERE, ME, nearly_over, sits_first

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

GAME = next(game for game in GAMES if game.hidden and game.closing)
"""One of turns of several parts, with hidden hands."""
SEEKING = [game for game in GAMES if hasattr(import_module(game.law_module), "mismatch")]
"""Those in which finding what goes together is the player's part."""
PLAYED = re.compile(r'{"t":"moves".*"id":')
"""The answer to a commit."""
ANSWER, TOLD, MOVES = '{"t":"draft"', '{"t":"told"', '{"t":"moves"'
DARK = "[data-key]:not([data-lit]):not([data-pick])"
DELAY = 0.2
"""Seconds that each answer of the server is held back."""
LONGEST_MOVE = 1500
"""Milliseconds in which all that an answer moves has come to rest."""


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(GAME)


def slow(person: Person, heard: list[str], kept: Sequence[str] = (ANSWER,)) -> None:
    """Hold every message of the server back, and note all of them; those that begin as `kept` never come."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def later(message: str | bytes) -> None:
            text = message if isinstance(message, str) else zlib.decompress(message).decode()
            time.sleep(DELAY)
            heard.append(text)
            if not text.startswith(tuple(kept)):
                socket.send(message)

        server.on_message(later)

    person.page.route_web_socket("**/socket", route)


def at_table(meet: Meet, server: ServerProcess, *, rules: bool) -> tuple[Person, list[str]]:
    """Somebody who is to act, to whom the server never answers about drafts."""
    person, heard = meet(address=server.address), list[str]()
    slow(person, heard)
    sits_first(person, server, GAME, rules=rules)
    return person, heard


def has_moves(heard: list[str]) -> Callable[[], bool]:
    """Whether the moves have come on whose record drafts are tried."""
    return lambda: any(one.startswith(MOVES) for one in heard)


def drafts(person: Person) -> None:
    """Touch what lights up until something is drafted."""
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    for _ in range(4):
        seen = person.look()
        for kind in ("choices", "lit", "pick"):
            if seen[kind]:
                person.page.mouse.click(*seen[kind][0]["at"])
                break
        if person.page.locator("[data-busy]").count() or person.look()["confirm"]:
            return


def test_a_piece_may_be_confirmed_before_the_server_has_answered(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person, heard = at_table(meet, rules_server, rules=True)
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    assert [one for one in heard if one.startswith((ANSWER, TOLD))] == []


def test_from_a_touch_to_the_targets_nothing_goes_back_and_forth(
    meet: Meet, rules_server: ServerProcess
) -> None:
    """What a page shows after a touch does not depend on the line: not a message has come meanwhile."""
    person, heard = at_table(meet, rules_server, rules=True)
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    eventually(lambda: (person.look() and any(one.startswith(MOVES) for one in heard)) or None)
    person.page.wait_for_load_state("networkidle")
    before = len(heard)
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    assert [one for one in heard[before:] if not one.startswith(ANSWER)] == []


@every_game
def test_what_may_be_pressed_next_waits_for_no_answer(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    """Refused, laid, taken back, laid again, and played, while no answer about a draft ever comes."""
    built(game)
    person, heard = meet(address=rules_server.address), list[str]()
    slow(person, heard)
    table, tokens, _ = nearly_over(rules_server, game)  # no game is begun by buttons alone by then
    due = rules_server.get(f"/tables/{table}")["due"][0]
    with person.page.expect_response("**/modules?*"):
        person.sits(table, {due: tokens[due]})
    eventually(lambda: (person.look() and has_moves(heard)()) or None)
    offered = person.look()
    if offered["pick"]:
        person.page.mouse.click(*offered["pick"][0]["at"])
        person.page.locator(DARK).last.click()  # says why not, where the page can
        person.page.keyboard.press("Escape")
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    while person.page.locator("[data-undo]").count():
        person.page.locator("[data-undo]").click()
    assert {one["key"] for one in person.look()["pick"]} == {one["key"] for one in offered["pick"]}
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    before = len(heard)
    person.page.mouse.click(*person.look()["confirm"][0]["at"])
    eventually(lambda: (person.look() and [one for one in heard[before:] if PLAYED.match(one)]) or None)


@every_game_at_once
def test_what_others_play_meanwhile_leaves_a_draft_ready(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    """Others who act at the same time keep nobody waiting."""
    built(game)
    table, tokens, _ = rules_server.table(game.slug, [ME, HERE])
    anna, ben = meet(address=rules_server.address), meet(address=rules_server.address)
    heard = list[str]()
    slow(anna, heard)
    with anna.page.expect_response("**/modules?*"):
        anna.sits(table, {0: tokens[0]})
    ben.sits(table, {1: tokens[1]})
    eventually(lambda: (anna.look() and has_moves(heard)()) or None)
    drafts(anna)
    eventually(lambda: anna.look()["confirm"] or None)
    before = len(heard)
    ben.composes()
    ben.page.mouse.click(*ben.look()["confirm"][0]["at"])
    eventually(lambda: (anna.look() and [one for one in heard[before:] if one.startswith(MOVES)]) or None)
    assert anna.look()["confirm"]
    anna.page.mouse.click(*anna.look()["confirm"][0]["at"])
    eventually(lambda: (anna.look() and [one for one in heard[before:] if PLAYED.match(one)]) or None)


@every_game
def test_a_commit_lies_there_until_it_is_answered_and_after(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    """In no frame does the table go back to before the turn, while the answer comes late and moves pieces."""
    built(game)
    person, heard = meet(address=rules_server.address, still=False), list[str]()
    slow(person, heard)
    page = person.page
    table, tokens, _ = nearly_over(rules_server, game)
    due = rules_server.get(f"/tables/{table}")["due"][0]
    with page.expect_response("**/modules?*"):
        person.sits(table, {due: tokens[due]})
    eventually(lambda: (person.look() and has_moves(heard)()) or None)
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    page.wait_for_load_state("networkidle")
    before = page.evaluate("probes.pieceCounts()")
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    drafted = page.evaluate("probes.pieceCounts()")
    page.evaluate("probes.watchCounts()")
    told = len(heard)
    page.mouse.click(*person.look()["confirm"][0]["at"])
    expect(page.locator("[data-busy]")).to_have_count(1)
    eventually(lambda: (person.look() and [one for one in heard[told:] if PLAYED.match(one)]) or None)
    expect(page.locator("[data-busy]")).to_have_count(0)
    page.wait_for_timeout(LONGEST_MOVE)
    frames = page.evaluate("probes.countedFrames()")
    end = frames[-1]
    laid = [place for place in drafted if before.get(place, 0) < drafted[place] <= end.get(place, 0)]
    assert len(frames) > 1
    assert [frame for frame in frames if any(frame.get(place, 0) < drafted[place] for place in laid)] == []


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


@pytest.mark.parametrize("rules", [True, False], ids=["module", "server"])
@pytest.mark.parametrize("game", SEEKING, ids=[game.slug for game in SEEKING])
def test_what_does_not_go_together_is_explained(
    meet: Meet, rules_server: ServerProcess, own_server: ServerProcess, game: Game, *, rules: bool
) -> None:
    """By the module, or where there is none by the server in numbers; it never answers about drafts."""
    built(game)
    server = rules_server if rules else own_server
    person, heard = meet(address=server.address), list[str]()
    slow(person, heard)
    sits_first(person, server, game, rules=rules)
    hand = eventually(lambda: person.look()["pick"] or None)
    person.page.wait_for_load_state("networkidle")
    person.page.mouse.click(*hand[0]["at"])
    told = [refused_at(place) for place in person.page.locator(DARK).all()[:4]]  # a free corner among them
    assert any(re.fullmatch(r"2\.3 \d+ . \d+ is not \d+\.", one) for one in told), told
    assert bool([one for one in heard if one.startswith(TOLD)]) != rules


def refused_at(place: Locator) -> str:
    """The rule that is named soon after a place is touched, with what it says; "" for none."""
    place.click()
    refused = place.page.locator("[data-refused]")
    with suppress(PlaywrightError):
        refused.wait_for(timeout=2000)
        return f"{refused.get_attribute('data-refused')} {refused.text_content()}"
    return ""


def test_without_a_module_the_server_is_waited_for(meet: Meet, own_server: ServerProcess) -> None:
    person, heard, kept = meet(address=own_server.address), list[str](), [ANSWER]
    slow(person, heard, kept)
    sits_first(person, own_server, GAME)
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    kept.append(TOLD)
    before = len(heard)
    drafts(person)
    eventually(lambda: (person.look() and [one for one in heard[before:] if one.startswith(TOLD)]) or None)
    assert not person.look()["confirm"]
