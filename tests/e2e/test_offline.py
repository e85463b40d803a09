"""The network is cut in a puzzle, in a chain of a day, in a turn at a table; nothing of it is lost."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.kernel.game import Game
from parlour.kernel.puzzle import is_ready, puzzles_of
from parlour.kernel.state import State
from parlour.play.puzzle import Task, play, reached, solution_of, tasks_of_day
from parlour.search.tree.wasm import built
from tests.e2e.conftest import Meet
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_instant_drafts import GAME, drafts
from tests.e2e.test_puzzles import BOOKS, CHAINED, CHAINS, task, wrong
from tests.e2e.touching import LYING, plays
from tests.e2e.two_people import sits_first

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(CHAINED)
    built(GAME)


def alone(meet: Meet, rules_server: ServerProcess, path: str, puzzles: int) -> Person:
    """Somebody whose page has fetched all that it needs of the first puzzles, and is cut off then."""
    person = meet(address=rules_server.address)
    found: set[str] = set()
    person.page.on("response", lambda one: found.add(one.url) if one.url.endswith("/solution") else None)
    person.page.goto(path)
    person.page.wait_for_selector("[data-task] [data-ask]")
    eventually(lambda: person.page.evaluate("true") and len(found) >= puzzles)
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    return person


CUT, BACK, CUT_AGAIN = 3, 8, 9
"""Turns of a day's game after which the network goes, comes back and goes for good."""
AHEAD: Final = "**/ahead"
"""Whence a page has what it goes on with in a day's game."""
MISSED: Final = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
"""What Chromium calls it: asked by the page itself, and through its service worker."""


def nothing_but_the_network(person: Person) -> None:
    """Forget that the browser missed the network, which is what it is about; all else stays a trouble."""
    person.troubles[:] = [one for one in person.troubles if not any(name in one for name in MISSED)]


def test_a_puzzle_is_missed_and_solved_without_a_network(meet: Meet, rules_server: ServerProcess) -> None:
    first = task(CHAINED, "1")
    person = alone(meet, rules_server, f"/puzzles/{CHAINED.slug}?p=1", 1)
    plays(person, first.start, first.seat, wrong(first), answered=False)
    expect(person.page.locator('[data-said="open"]')).to_be_visible()
    person.page.click("[data-hint]")
    plays(person, first.start, first.seat, solution_of(first)[0], answered=False)
    expect(person.page.locator('[data-said="solved"]')).to_be_visible()
    nothing_but_the_network(person)


def solves(person: Person, one: Task) -> None:
    """Plays the solution, turn by turn."""
    solution = solution_of(one)
    for k, turn in enumerate(solution):
        plays(person, reached(one, solution[:k]).state, one.seat, turn, answered=False)
    expect(person.page.locator('[data-said="solved"]')).to_be_visible()


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.slug)
def test_a_puzzle_of_each_game_is_solved_without_a_network(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    built(game)
    name = next(str(n) for n, one in enumerate(puzzles_of(game), 1) if is_ready(game, one))
    person = alone(meet, rules_server, f"/puzzles/{game.slug}?p={name}", 1)
    solves(person, task(game, name))
    nothing_but_the_network(person)


@pytest.mark.parametrize(
    "game", [game for game in CHAINS if not hasattr(game.puzzles, "MODULES")], ids=lambda game: game.slug
)
def test_a_day_is_played_to_its_end_without_a_network(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    """Of the games whose puzzles need no compiled code, which this server has not."""
    built(game)
    names = tasks_of_day(game, datetime.now(UTC).date())
    person = alone(meet, rules_server, f"/daily/{game.slug}", len(names))
    for name in names:
        person.page.wait_for_selector(f'[data-task="{name}"] [data-ask]')
        solves(person, task(game, name))
        person.page.click("[data-next]")
    assert "●●●●●" in person.page.inner_text("[data-line]")
    nothing_but_the_network(person)


def test_the_network_is_cut_in_the_game_of_a_day_and_it_is_played_to_its_end(
    meet: Meet, rules_server: ServerProcess
) -> None:
    game = next(game for game in BOOKS if hasattr(game.puzzles, "daily"))
    built(game)
    one = task(game, datetime.now(UTC).date().isoformat())
    person = meet(address=rules_server.address)
    page = person.page
    with page.expect_response(AHEAD):
        page.goto(f"/daily/{game.slug}")
    played: list[list[int]] = []
    came = None
    while came is None or came.verdict.outcome == "open":
        if len(played) in (CUT, CUT_AGAIN):
            page.wait_for_load_state("networkidle")
            person.context.set_offline(True)
        before = reached(one, played).state
        turn = some_turn(before, one.seat, len(played))
        plays(person, before, one.seat, turn, answered=False)
        came = play(one, played, turn)
        played.append(turn)
        if came.verdict.outcome == "open":
            expect(page.locator("[data-ask]")).to_have_text(str(one.book.ask(one.puzzle, came.now)))
        if len(played) == BACK:
            finds_it_again(person)
    expect(page.locator('[data-said="solved"]')).to_have_text(str(came.verdict.sentence))
    page.click("[data-next]")
    expect(page.locator("[data-line]")).to_contain_text(f" · {came.verdict.made} · ")
    nothing_but_the_network(person)


def finds_it_again(person: Person) -> None:
    """Has a network again, and the server shows the same table to a new page."""
    eventually(lambda: not person.look()["busy"])
    lying = person.page.evaluate(LYING)
    person.context.set_offline(False)
    with person.page.expect_response(AHEAD):
        person.page.reload()
    eventually(lambda: person.page.evaluate(LYING) == lying)


def some_turn(state: State, seat: int, number: int) -> list[int]:
    """A whole turn, which begins otherwise each time."""
    now, turn = state.copy(), list[int]()
    while now.turn == (seat,):
        legal = now.legal_actions(seat)
        turn.append(legal[0 if turn else number % len(legal)])
        now.enter(seat, turn[-1])
    return turn


def test_a_turn_composed_and_confirmed_without_a_network_is_played_once_it_is_back(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person = meet(address=rules_server.address)
    table = sits_first(person, rules_server, GAME, rules=True)
    begins = rules_server.get(f"/tables/{table}")["due"]
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    drafts(person)
    eventually(lambda: person.look()["confirm"] or None)
    person.page.mouse.click(*person.look()["confirm"][0]["at"])
    before = rules_server.get(f"/tables/{table}")["due"]
    assert before == begins  # nothing has reached the server
    person.context.set_offline(False)
    eventually(lambda: rules_server.get(f"/tables/{table}")["due"] != begins or None)
    nothing_but_the_network(person)
