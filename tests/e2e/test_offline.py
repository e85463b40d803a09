"""The network is cut in a puzzle, a chain of a day, a turn at a table; nothing is lost, not by a reload."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.kernel.game import Game
from parlour.kernel.puzzle import is_ready, puzzles_of
from parlour.kernel.state import State
from parlour.play.puzzle import Task, play, reached, solution_of, tasks_of_day
from tests.e2e.conftest import Meet
from tests.e2e.modules import built
from tests.e2e.persona import Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_instant_drafts import GAME, drafts
from tests.e2e.test_puzzles import BOOKS, CHAINED, CHAINS, task, wrong
from tests.e2e.touching import LYING, plays
from tests.e2e.two_people import sits_first

pytestmark = [
    pytest.mark.long,  # compiling a game takes half a minute where the cache has none
    pytest.mark.service_worker,
]


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(CHAINED)
    built(GAME)


def keeps(person: Person, path: str, game: Game, names: Sequence[str], what: str = "/solution") -> None:
    """Waits until the browser has a page with some puzzles."""
    wanted = [f"/api/v1/games/{game.slug}/puzzles/{name}{what}" for name in names]
    eventually(lambda: person.page.evaluate("probes.keepsAll", [path, wanted]))


def alone(meet: Meet, server: ServerProcess, path: str, game: Game, names: Sequence[str]) -> Person:
    """Somebody whose page has all that it needs of some puzzles, is cut off, and opens it again."""
    person = meet(address=server.address)
    person.page.goto(path)
    keeps(person, path.partition("?")[0], game, names)
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    person.page.reload()
    person.page.wait_for_selector("[data-task] [data-ask]")
    return person


CUT, SHOWN_AGAIN, BACK, CUT_AGAIN = 3, 6, 8, 9
"""Turns of a day's game after which the network goes, the page is opened again, it is back, goes for good."""
AHEAD: Final = "**/ahead"
"""Whence a page has what it goes on with in a day's game."""
MISSED: Final = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
"""What Chromium calls it: asked by the page itself, and through its service worker."""


def nothing_but_the_network(person: Person) -> None:
    """Forget that the browser missed the network, which is what it is about; all else stays a trouble."""
    person.troubles[:] = [one for one in person.troubles if not any(name in one for name in MISSED)]


def test_a_puzzle_is_missed_and_solved_without_a_network(meet: Meet, rules_server: ServerProcess) -> None:
    first = task(CHAINED, "1")
    person = alone(meet, rules_server, f"/puzzles/{CHAINED.slug}?p=1", CHAINED, ["1"])
    plays(person, first.start, first.seat, wrong(first), answered=False)
    expect(person.page.locator('[data-said="open"]')).to_be_visible()
    person.page.click("[data-hint]")
    plays(person, first.start, first.seat, solution_of(first)[0], answered=False)
    expect(person.page.locator('[data-said="solved"]')).to_be_visible()
    person.page.click("[data-next]")
    person.page.wait_for_selector('[data-task]:not([data-task="1"]) [data-ask]')
    solves(person, task(CHAINED, person.page.get_attribute("[data-task]", "data-task") or ""))
    nothing_but_the_network(person)


def solves(person: Person, one: Task) -> None:
    """Plays the solution, turn by turn; after each the page is opened again."""
    solution = solution_of(one)
    for k, turn in enumerate(solution):
        plays(person, reached(one, solution[:k]).state, one.seat, turn, answered=False)
        if k + 1 < len(solution):
            asked = str(one.book.ask(one.puzzle, reached(one, solution[: k + 1]).state))
            expect(person.page.locator("[data-ask]")).to_have_text(asked)
            opens_it_again(person)
            expect(person.page.locator("[data-ask]")).to_have_text(asked)
    expect(person.page.locator('[data-said="solved"]')).to_be_visible()


@pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.slug)
def test_a_puzzle_of_each_game_is_solved_without_a_network(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    built(game)
    name = next(str(n) for n, one in enumerate(puzzles_of(game), 1) if is_ready(game, one))
    person = alone(meet, rules_server, f"/puzzles/{game.slug}?p={name}", game, [name])
    solves(person, task(game, name))
    nothing_but_the_network(person)


@pytest.mark.parametrize("game", CHAINS, ids=lambda game: game.slug)
def test_a_day_is_played_to_its_end_without_a_network(
    meet: Meet, solving_server: ServerProcess, game: Game
) -> None:
    built(game)
    names = tasks_of_day(game, datetime.now(UTC).date())
    person = alone(meet, solving_server, f"/daily/{game.slug}", game, names)
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
    page, path = person.page, f"/daily/{game.slug}"
    page.goto(path)
    keeps(person, path, game, [one.name], "/ahead")
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
        elif len(played) == SHOWN_AGAIN:
            opens_it_again(person)
    expect(page.locator('[data-said="solved"]')).to_have_text(str(came.verdict.sentence))
    page.click("[data-next]")
    expect(page.locator("[data-line]")).to_contain_text(f" · {came.verdict.made} · ")
    nothing_but_the_network(person)


def opens_it_again(person: Person) -> None:
    """Opens the page anew, which shows the same table."""
    eventually(lambda: not person.look()["busy"])
    lying = person.page.evaluate(LYING)
    person.page.reload()
    eventually(lambda: person.page.evaluate(LYING) == lying)


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


def test_the_first_page_once_opened_begins_a_game_without_a_network(
    meet: Meet, rules_server: ServerProcess
) -> None:
    person = meet(address=rules_server.address)
    page = person.page
    page.goto("/")
    eventually(lambda: page.evaluate("probes.keepsHome", GAME.slug))
    page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-unreached]")).to_contain_text("The server cannot be reached")
    card = page.locator(f"article[aria-labelledby='game-{GAME.slug}']")
    card.locator("button.go").click()
    page.wait_for_url("**/local/*")
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    page.reload()
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    nothing_but_the_network(person)
